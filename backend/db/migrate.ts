import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Database, DatabaseTransaction, ExclusiveTurn } from './database.ts';
import { makeLeases } from './lease.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { statementsFor, type Migration, type ReportBatch } from './migrations/migration.ts';
import { StartFault } from './start-fault.ts';

/** The pause between two tries to begin the work. */
const pollMs = 300;

function checksum(migration: Migration, kind: Database['kind']): string {
  return createHash('sha256').update(statementsFor(migration, kind).join(';\n')).digest('hex');
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
 * Shows a text to the person who waits for the upgrade of a database. The promise lets the process send it before the
 * work continues.
 */
export type ReportUpgrade = (text: string) => Promise<void>;

/**
 * Runs the missing migrations, each in one transaction. Several processes may do so at the same time: one works, the others
 * wait. `report` is called before each migration, about once a second in its batches, and while another process works; never
 * for an empty or a current database.
 *
 * @throws StartFault when the schema is from a newer version or from different migrations
 */
export async function migrate(
  database: Database,
  migrations: Migration[] = allMigrations,
  report: ReportUpgrade = () => Promise.resolve(),
): Promise<void> {
  await database.withoutTimeouts((unlimited) =>
    alone(unlimited, report, async ({ write }) => {
      const applied = await write(async (trx) => {
        await run(trx, schemaMigrationsTable);
        return readApplied(trx);
      });
      refuseOtherSchema(applied, migrations, unlimited.kind);
      const missing = migrations.filter(({ id }) => applied.every((row) => row.id !== id));
      for (const [index, migration] of missing.entries()) {
        const text = `Upgrading the database: step ${index + 1} of ${missing.length} (${migration.name})`;
        const reportStep: ReportUpgrade = applied.length === 0 ? () => Promise.resolve() : report;
        await reportStep(text);
        await runMigration({ kind: unlimited.kind, write }, migration, reportEachSecond(text, reportStep));
      }
    }),
  );
}

/** Runs `work`, the whole upgrade, in one process at a time. SQLite's file is open in one process only. */
async function alone(
  database: Database,
  report: ReportUpgrade,
  work: (turn: ExclusiveTurn) => Promise<void>,
): Promise<void> {
  if (database.kind === 'postgres') await makeLeases(database);
  const startedAt = performance.now();
  while (!(await database.exclusively('schema', work))) {
    const seconds = Math.floor((performance.now() - startedAt) / 1000);
    // Other starting processes do the work for a moment without an upgrade: report only a longer wait.
    if (seconds > 0) await report(`Waiting for another process that upgrades the database, for ${seconds} s`);
    await sleep(pollMs);
  }
}

const schemaMigrationsTable = `create table if not exists schema_migrations (
  id integer primary key, name text not null, checksum text not null, applied_at bigint not null)`;

function readApplied(source: Database['query']): Promise<{ id: number; checksum: string }[]> {
  return source.selectFrom('schema_migrations').select(['id', 'checksum']).execute();
}

async function runMigration(
  { kind, write }: Pick<Database, 'kind' | 'write'>,
  migration: Migration,
  report: ReportBatch,
): Promise<void> {
  await write(async (trx) => {
    if ((await readApplied(trx)).some(({ id }) => id === migration.id)) return;
    for (const statement of statementsFor(migration, kind)) await run(trx, statement);
    await migration.fill?.(trx, report);
    const { id, name } = migration;
    await trx
      .insertInto('schema_migrations')
      .values({ id, name, checksum: checksum(migration, kind), applied_at: Date.now() })
      .execute();
  });
}

/** Reports the batches of a step, at most one a second. */
function reportEachSecond(step: string, report: ReportUpgrade): ReportBatch {
  let reportedAt = performance.now();
  return async (what, done, total) => {
    if (performance.now() - reportedAt < 1000) return;
    reportedAt = performance.now();
    await report(`${step}, ${what} ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`);
  };
}
