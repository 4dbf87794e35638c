import type {} from './postgres-cluster.ts';
import type {} from './server-builds.ts';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { buildBackend } from '#backend/backend-app.ts';
import { readBackendConfig, type BackendConfig } from '#backend/config.ts';
import type { DatabaseConfig } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { openAppContext } from '#backend/open-app-context.ts';
import type { AppContext } from '#backend/app-context.ts';
import { createLog } from '#backend/log.ts';
import type { Clock } from '#backend/clock.ts';
import { createStoreClient, type StoreClient } from './store-client.ts';
import { register } from './store-records.ts';

export const sellerLogin = { email: 'seller@example.com', password: 'seller-password' };

/** The database of this test run. */
export const databaseKind = inject('postgres') === undefined ? 'sqlite' : 'postgres';

/** The reason why PostgreSQL is missing, or null. */
export function absentPostgres(): string | null {
  const postgres = inject('postgres');
  return postgres !== undefined && 'absent' in postgres ? postgres.absent : null;
}

/** Skips the tests of a file, with the reason, when PostgreSQL is missing. */
export function skipWithoutPostgres(): void {
  beforeEach((context) => {
    const absent = absentPostgres();
    if (absent !== null) context.skip(absent);
  });
}

/** Waits up to four seconds until a database has no connections. */
const untilUnused = (name: string) => `do $$ begin
  for attempt in 1..200 loop
    exit when not exists (select from pg_stat_activity where datname = '${name}');
    perform pg_sleep(0.02), pg_stat_clear_snapshot();
  end loop;
end $$`;

async function withAdmin(url: string, ...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/**
 * Makes an empty database: a file in a new folder, or a database of the temporary PostgreSQL server, there as a copy of
 * `template`.
 */
export async function makeDatabase(
  template = 'template1',
): Promise<{ folder: string; database: DatabaseConfig; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const postgres = inject('postgres');
  if (postgres === undefined || 'absent' in postgres) {
    return { folder, database: { kind: 'sqlite', file: path.join(folder, 'greengate.db') }, remove: removeFolder };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin(postgres.url, `create database ${name} template ${template}`);
  const url = postgres.url.replace('/postgres?', `/${name}?`);
  return {
    folder,
    database: { kind: 'postgres', url },
    remove: async () => {
      // A pool ends before its connections do, and would throw the error with which the server ends one of them.
      await withAdmin(postgres.url, untilUnused(name), `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

/** The migrated database of this process, which further ones copy: a copy takes a tenth of the time of all migrations. */
let migrated: Promise<DatabaseConfig> | undefined;

/** Whether this process migrates a database for its tests. */
export const migrations = { areRunning: false };

async function migrateOne(scratchDir: string): Promise<DatabaseConfig> {
  const file = path.join(scratchDir, `migrated-${process.pid}.db`);
  const config =
    databaseKind === 'postgres' ? (await makeDatabase()).database : ({ kind: 'sqlite', file } satisfies DatabaseConfig);
  migrations.areRunning = true;
  const database = await openDatabase(config, () => undefined);
  await migrate(database);
  await database.close();
  migrations.areRunning = false;
  return config;
}

/** Makes a database without rows that has the newest schema. */
async function makeMigratedDatabase(): ReturnType<typeof makeDatabase> {
  const scratchDir = inject('scratchDir');
  if (scratchDir === undefined) return makeDatabase();
  migrated ??= migrateOne(scratchDir);
  const from = await migrated;
  if (from.kind === 'postgres') return makeDatabase(new URL(from.url).pathname.slice(1));
  const made = await makeDatabase();
  if (made.database.kind === 'sqlite') await copyFile(from.file, made.database.file);
  return made;
}

/**
 * A store for tests shares its event loop with other stores and with the tests, and other processes delay it by seconds. It refuses
 * requests after this lag.
 */
const patientLagMs = 60_000;

/** The configuration of a store for tests, without rate limits. */
export function testConfig(folder: string, database: DatabaseConfig, overrides: Partial<BackendConfig>): BackendConfig {
  const read = readBackendConfig({
    DATA_DIR: folder,
    SELLER_EMAIL: sellerLogin.email,
    SELLER_PASSWORD: sellerLogin.password,
    BACKEND_PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return { ...read.config, maxLagMs: patientLagMs, database, ...overrides };
}

export interface OpenBackend {
  address: string;
  context: AppContext;
  /** The store's log so far, one JSON line each. */
  logged: string[];
  visitor(): StoreClient;
  shopper(): Promise<StoreClient & { id: string; email: string }>;
  seller(): Promise<StoreClient>;
  close(): Promise<void>;
}

/** Starts a store with that configuration. */
export async function startBackend(config: BackendConfig, clock?: Clock): Promise<OpenBackend> {
  const logged: string[] = [];
  const logger = createLog('info', { write: (line: string) => void logged.push(line) });
  const { context } = await openAppContext(config, () => undefined, clock);
  const app = await buildBackend(context, logger);
  app.addHook('onClose', () => context.database.close());
  await app.listen({ host: '127.0.0.1', port: config.port });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const visitor = () => createStoreClient(address);
  return {
    address,
    context,
    logged,
    visitor,
    async shopper() {
      const client = visitor();
      return Object.assign(client, await register(client));
    },
    async seller() {
      const client = visitor();
      const { body } = await client.post('/api/seller/login', sellerLogin);
      if (body.success !== true) throw new Error('The seller cannot log in.');
      return client;
    },
    close: () => app.close(),
  };
}

/** Starts stores on a new database before the tests of a file, stops them and deletes the database afterwards. */
function startForTests(
  overrides: Partial<BackendConfig>,
  start: (config: BackendConfig) => Promise<OpenBackend[]>,
): OpenBackend[] {
  const backends: OpenBackend[] = [];
  let remove: () => Promise<void> = () => Promise.resolve();
  skipWithoutPostgres();
  beforeAll(async () => {
    if (absentPostgres() !== null) return;
    const made = await makeMigratedDatabase();
    remove = () => made.remove();
    backends.push(...(await start(testConfig(made.folder, made.database, overrides))));
  });
  afterAll(async () => {
    for (const backend of new Set(backends)) await backend.close();
    await remove();
  });
  return backends;
}

/**
 * One store for the tests of a file, on its own database. The object is empty until the first test. Where PostgreSQL is
 * missing, the tests are skipped with the reason.
 */
export function backendForTests(overrides: Partial<BackendConfig> = {}, clock?: Clock): OpenBackend {
  const backend = {} as OpenBackend;
  startForTests(overrides, async (config) => [Object.assign(backend, await startBackend(config, clock))]);
  return backend;
}

/** Two stores on one PostgreSQL for the tests of a file. SQLite allows only one store: there, both are the same. */
export function twoBackendsForTests(overrides: Partial<BackendConfig>, clock?: Clock): OpenBackend[] {
  return startForTests(overrides, async (config) => {
    const first = await startBackend(config, clock);
    return [first, databaseKind === 'postgres' ? await startBackend(config, clock) : first];
  });
}
