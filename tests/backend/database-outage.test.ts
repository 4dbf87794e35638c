import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { absentPostgres, databaseKind, makeDatabase, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { CrowdBuyer } from '#tests/support/order-crowd.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';
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

test.skipIf(isSkipped)('connections that the server ends under orders lose no order, and double none', async () => {
  const { backend, ask, close } = await openBehindRelay();
  const seller = await backend.seller();
  const basket: [string, string] = [
    await addProduct(seller, { name: 'Ended apple', offerPrice: 0.07 }),
    await addProduct(seller, { name: 'Ended pear', offerPrice: 19.99 }),
  ];
  const buyers = Array.from({ length: 4 }, () => new CrowdBuyer(backend.address, basket));
  await Promise.all(buyers.map((buyer) => buyer.signUp()));
  let isOver = false;
  const ordering = Promise.all(buyers.map((buyer) => buyer.orderOn(20))).then(() => (isOver = true));
  // SQLSTATE 57P01 in the middle of their transactions, and on connections at rest.
  for (let round = 0; !isOver && round < 10; round += 1) {
    await ask('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()');
    await sleep(200);
  }
  await ordering;
  await Promise.all(buyers.map((buyer) => buyer.repeatUnanswered()));
  for (const buyer of buyers) {
    expect(buyer.refusals).toEqual([]);
    expect(buyer.confirmed.size).toBe(20);
    expect(await buyer.audit([7, 1999])).toEqual({ lost: 0, duplicate: 0, torn: 0 });
  }
  await close();
});

test.skipIf(isSkipped).each([
  ['with a key', { 'idempotency-key': 'one' }],
  ['without a key', {}],
])(
  'an order %s whose commit gets no answer is answered in the same request, and placed once',
  async (_name, headers) => {
    const cut = cutAfterFirstOrder();
    const { backend, close } = await openBehindRelay();
    const product = await addProduct(await backend.seller());
    const shopper = await backend.shopper();
    const order = { items: [{ product, quantity: 1 }], address: await saveAddress(shopper) };
    const { status, body } = await shopper.post('/api/order/cod', order, headers);
    expect(cut.isDone()).toBe(true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true });
    expect((await shopper.get('/api/order/user')).body.orders).toHaveLength(1);
    await close();
  },
);

test.skipIf(isSkipped)('connections that cannot write any more are replaced once the server writes again', async () => {
  const { backend, ask, setReadOnly, close } = await openBehindRelay();
  const shopper = await backend.shopper();
  await setReadOnly('on');
  await ask('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()');
  const write = async () => (await shopper.post('/api/cart/update', { cartItems: {} })).status;
  // These connections are read-only as long as they live, like those to a primary that became a standby (SQLSTATE 25006).
  await expect.poll(write).toBe(503);
  await setReadOnly('off');
  await expect.poll(write).toBe(200);
  await close();
});

/** Lets the server commit the first order of the stores that are opened afterwards, and closes the connection in place of the answer. */
function cutAfterFirstOrder() {
  const ordering = new WeakSet<pg.Client>();
  let isDone = false;
  // oxlint-disable-next-line typescript/unbound-method -- called below with the `this` of each call
  const { query } = pg.Client.prototype;
  const sendOrCut = async function (
    this: pg.Client & { connection?: { stream: Socket } },
    ...input: unknown[]
  ): Promise<unknown> {
    const [first] = input;
    const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first;
    const answer: unknown = await (query as (...sent: unknown[]) => unknown).apply(this, input);
    if (String(text).startsWith('insert into "order_keys"')) ordering.add(this);
    if (text !== 'commit' || !ordering.has(this) || isDone) return answer;
    isDone = true;
    this.connection?.stream.destroy();
    throw new Error('Connection terminated unexpectedly');
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(sendOrCut as never);
  onTestFinished(() => spy.mockRestore());
  return { isDone: () => isDone };
}

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
  const withAdmin = async (work: (admin: pg.Client) => Promise<unknown>) => {
    const admin = new pg.Client({ connectionString: url.href, options: '-c default_transaction_read_only=off' });
    await admin.connect();
    await work(admin);
    await admin.end();
  };
  const name = url.pathname.slice(1);
  return {
    backend,
    relay,
    close,
    /** Runs a statement about the database of that name. */
    ask: (statement: string) => withAdmin((admin) => admin.query(statement, [name])),
    /** For connections that are opened afterwards. */
    setReadOnly: (value: 'on' | 'off') =>
      withAdmin((admin) => admin.query(`alter database ${name} set default_transaction_read_only = ${value}`)),
  };
}
