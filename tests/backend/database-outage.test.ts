import path from 'node:path';
import { expect, test } from 'vitest';
import { absentPostgres, databaseKind, makeDatabase, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openTcpRelay } from '#tests/support/tcp-relay.ts';

// SQLite has no connection that could break.
const isSkipped = databaseKind === 'sqlite' || absentPostgres() !== null;

test.skipIf(isSkipped)(
  'while PostgreSQL is unreachable the store responds 503, and afterwards it works again',
  async () => {
    const { backend, relay, close } = await openBehindRelay();
    const shopper = await backend.shopper();
    expect((await shopper.get('/health/ready')).status).toBe(200);

    await relay.close();
    for (const call of [shopper.get('/api/user/is-auth'), shopper.post('/api/cart/update', { cartItems: {} })]) {
      const answer = await call;
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(answer.body).toEqual({
        success: false,
        message: 'The store cannot answer right now. Please try again in a moment.',
      });
    }
    expect((await shopper.get('/health/ready')).status).toBe(503);
    expect((await shopper.get('/health/live')).status).toBe(200);

    await relay.open();
    expect((await shopper.get('/api/user/is-auth')).body.success).toBe(true);
    expect((await shopper.get('/health/ready')).status).toBe(200);
    await close();
  },
);

test.skipIf(isSkipped)('connections that stop responding are closed and replaced', async () => {
  const { backend, relay, close } = await openBehindRelay();
  const shopper = await backend.shopper();
  relay.stall();
  const calls = await Promise.all(Array.from({ length: 10 }, () => shopper.get('/api/user/is-auth')));
  expect(calls.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(calls.some(({ status }) => status === 503)).toBe(true);
  expect((await shopper.get('/api/user/is-auth')).body.success).toBe(true);
  expect((await shopper.post('/api/cart/update', { cartItems: {} })).body.success).toBe(true);
  await close();
});

/** A store that reaches PostgreSQL through a TCP relay. */
async function openBehindRelay() {
  const made = await makeDatabase();
  const url = new URL((made.database as { url: string }).url);
  const relay = await openTcpRelay(path.join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
  const through = `postgres://greengate@127.0.0.1:${relay.port}${url.pathname}`;
  const backend = await startBackend(testConfig(made.folder, { kind: 'postgres', url: through }, {}));
  const close = async (): Promise<void> => {
    relay.resume();
    await backend.close();
    await relay.close();
    await made.remove();
  };
  return { backend, relay, close };
}
