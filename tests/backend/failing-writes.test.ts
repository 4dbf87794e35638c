import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backendForTests, databaseKind, type OpenBackend } from '#tests/support/open-backend.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);

const degraded = { success: true, status: 'degraded', message: 'The store can be read, but changes fail.' };

/** The readiness that a balancer sees some time later. */
async function readiness(secondsLater: number) {
  now += secondsLater * 1000;
  const { status, body } = await backend.visitor().get('/health/ready');
  return [status, body];
}

/** Makes the database of this run read-only, or writable again. */
async function setReadOnly({ context: { config, database } }: OpenBackend, isReadOnly: boolean): Promise<void> {
  if (config.database.kind === 'sqlite') {
    await sql`pragma query_only = ${sql.raw(String(Number(isReadOnly)))}`.execute(database.query);
    return;
  }
  const admin = new pg.Client({ connectionString: config.database.url });
  await admin.connect();
  try {
    await admin.query('set default_transaction_read_only = off');
    await admin.query(
      `alter database ${admin.database} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
    );
    // It applies to new connections.
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [admin.database],
    );
  } finally {
    await admin.end();
  }
}

test('while the database is read-only the store stays in service and reports that it is degraded', async () => {
  const shopper = await backend.shopper();
  const seller = await backend.seller();
  expect(await readiness(10)).toEqual([200, { success: true, status: 'ready' }]);
  await setReadOnly(backend, true);
  // The pool replaces its closed connections one by one.
  await expect.poll(async () => (await shopper.get('/api/product/list')).status).toBe(200);
  await expect.poll(() => readiness(10)).toEqual([200, degraded]);
  expect((await shopper.get('/api/user/is-auth')).body.success).toBe(true);
  // The trail cannot have the entry of this read; the log has it.
  expect((await seller.get('/api/order/seller')).body).toMatchObject({ success: true, orders: [] });
  expect(backend.logged.join('')).toContain('"action":"ORDERS_EXPORTED"');
  const { status, body } = await shopper.post('/api/cart/update', { cartItems: {} });
  expect([status, body]).toEqual([
    503,
    { success: false, message: 'The store cannot answer right now. Please try again in a moment.' },
  ]);
  expect((await backend.visitor().get('/metrics')).text).toMatch(/^greengate_database_writable 0$/m);

  await setReadOnly(backend, false);
  await expect.poll(() => readiness(40)).toEqual([200, { success: true, status: 'ready' }]);
  expect((await shopper.post('/api/cart/update', { cartItems: {} })).body.success).toBe(true);
  expect((await backend.visitor().get('/metrics')).text).toMatch(/^greengate_database_writable 1$/m);
});

test.skipIf(databaseKind === 'postgres')(
  'with a full disk the store is degraded until writes work again, even if small writes still work',
  async () => {
    const { query } = backend.context.database;
    expect(await readiness(60)).toEqual([200, { success: true, status: 'ready' }]);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(query);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(query);
    let status = 200;
    for (let index = 0; status === 200; index += 1) {
      ({ status } = await backend
        .visitor()
        .post('/api/newsletter/subscribe', { email: `${'n'.repeat(60)}${index}@example.com` }));
    }
    expect(status).toBe(503);
    expect(await readiness(0)).toEqual([200, degraded]);
    expect(await readiness(20)).toEqual([200, degraded]);
    await sql`pragma max_page_count = 1000000`.execute(query);
    expect(await readiness(40)).toEqual([200, { success: true, status: 'ready' }]);
  },
);
