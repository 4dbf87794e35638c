import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { makeDatabase } from './open-backend.ts';

const folder = new URL('old-shops/', import.meta.url);

const unpacked = async (name: string) => gunzipSync(await readFile(new URL(name, folder)));

/** Makes the database of an earlier version: `schema-5` or `schema-41` (see old-shops/README.md). */
export async function makeOldDatabase(name: 'schema-5' | 'schema-41'): ReturnType<typeof makeDatabase> {
  const made = await makeDatabase();
  if (made.database.kind === 'sqlite') {
    await writeFile(made.database.file, await unpacked(`${name}.sqlite.gz`));
    return made;
  }
  const client = new pg.Client({ connectionString: made.database.url });
  await client.connect();
  await client.query((await unpacked(`${name}.postgres.sql.gz`)).toString());
  await client.end();
  return made;
}
