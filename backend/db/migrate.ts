import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { statementsFor, type Migration } from './migrations/migration.ts';
import { StartFault } from './start-fault.ts';

/** Any fixed number that no other advisory lock in the database uses. */
const schemaLockId = 7_211_460_001;

function checksum(migration: Migration, kind: Database['kind']): string {
  return createHash('sha256').update(statementsFor(migration, kind).join(';\n')).digest('hex');
}

/** Lets one process migrate at a time. On SQLite, `begin immediate` does that already. */
async function lockSchema(database: Database, trx: DatabaseTransaction): Promise<void> {
  if (database.kind === 'postgres') {
    await trx.executeQuery(CompiledQuery.raw('select pg_advisory_xact_lock($1)', [schemaLockId]));
  }
}

async function run(trx: DatabaseTransaction, statement: string): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(statement));
}

function refuseOtherSchema(
  applied: { id: number; checksum: string }[],
  migrations: Migration[],
  kind: Database['kind'],
): void {
  const newest = Math.max(0, ...migrations.map((migration) => migration.id));
  const newer = applied.find((row) => row.id > newest);
  if (newer) {
    throw new StartFault(
      `The database was last used by a newer version of this program (schema ${newer.id}, this one knows ${newest}). Start the newer version, or use another DATA_DIR or DATABASE_URL.`,
    );
  }
  const changed = migrations.find((migration) =>
    applied.some((row) => row.id === migration.id && row.checksum !== checksum(migration, kind)),
  );
  if (changed) {
    throw new StartFault(
      `The database was made with a different migration ${changed.id} (${changed.name}). Start the version that made it, or use another DATA_DIR or DATABASE_URL.`,
    );
  }
}

/**
 * Runs the missing migrations, each in one transaction. Several processes may do so at the same time.
 *
 * @throws StartFault when the schema is from a newer version or from different migrations
 */
export async function migrate(database: Database, migrations: Migration[] = allMigrations): Promise<void> {
  await database.withoutTimeouts((unlimited) => migrateAll(unlimited, migrations));
}

async function migrateAll(database: Database, migrations: Migration[]): Promise<void> {
  await database.write(async (trx) => {
    await lockSchema(database, trx);
    await run(
      trx,
      `create table if not exists schema_migrations (
        id integer primary key, name text not null, checksum text not null, applied_at bigint not null)`,
    );
  });
  for (const migration of migrations) {
    await database.write(async (trx) => {
      await lockSchema(database, trx);
      const applied = await trx.selectFrom('schema_migrations').select(['id', 'checksum']).execute();
      refuseOtherSchema(applied, migrations, database.kind);
      if (applied.some((row) => row.id === migration.id)) return;
      for (const statement of statementsFor(migration, database.kind)) await run(trx, statement);
      await migration.fill?.(trx);
      const { id, name } = migration;
      await trx
        .insertInto('schema_migrations')
        .values({ id, name, checksum: checksum(migration, database.kind), applied_at: Date.now() })
        .execute();
    });
  }
}
