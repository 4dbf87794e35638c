#!/bin/sh
# kysely-codegen 0.20.0 with @libsql/kysely-libsql 0.4.1, kysely 0.28.17 and typescript 5.9.3, Node.js 20.
# Behaviour: the types that kysely-codegen writes for an SQLite file say string for a column of the type BIGINT, although the driver that it
# read the file with returns a number for it.
# Seen:   generated: at: string;
#         the driver returns: number
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{"type":"module"}' >package.json
npm install --silent --no-audit --no-fund kysely-codegen@0.20.0 @libsql/kysely-libsql@0.4.1 kysely@0.28.17 typescript@5.9.3 >/dev/null
cat >make.mjs <<'END'
import { LibsqlDialect } from '@libsql/kysely-libsql';
import { Kysely, sql } from 'kysely';

const database = new Kysely({ dialect: new LibsqlDialect({ url: 'file:shop.db' }) });
await sql`create table visits (id integer primary key, at bigint not null)`.execute(database);
await sql`insert into visits (at) values (1767225600000)`.execute(database);
const { rows } = await sql`select at from visits`.execute(database);
console.log(`the driver returns: ${typeof rows[0].at}`);
await database.destroy();
END
returned=$(node make.mjs)
DATABASE_URL=file:shop.db npx kysely-codegen --dialect libsql --out-file tables.ts >/dev/null 2>&1
generated="generated: $(grep -o 'at: .*' tables.ts)"
printf '%s\n%s\n' "$generated" "$returned"
[ "$generated" = 'generated: at: string;' ] && [ "$returned" = 'the driver returns: number' ]
