import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { isOfThisPart } from '#tests/parts.ts';
import { shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson, type OpenStore, type StoreHandler, type WhenDone } from '#tests/support/open-store.ts';
import { storeFaults } from '#tests/support/store-faults.ts';
import { callOperations, sessionReplies } from '#tests/support/store-operations.ts';

const lines: string[] = [];
afterEach(() => {
  lines.length = 0;
});

/** A store in which every call works. */
const workingStore: Record<string, object | StoreHandler> = {
  ...sessionReplies,
  'GET /api/order/user': { success: true, orders: [] },
  'GET /api/order/seller': { success: true, orders: [] },
  'POST /api/user/login': (_request, response) =>
    sendJson(response, { success: true, user: { name: 'A' } }, 200, { 'set-cookie': 'token=secret-new' }),
  'POST /api/user/register': (_request, response) =>
    sendJson(response, { success: true, user: { name: 'A' } }, 200, { 'set-cookie': 'token=secret-new' }),
  'POST /api/seller/login': (_request, response) =>
    sendJson(response, { success: true }, 200, { 'set-cookie': 'sellerToken=secret-new' }),
  'POST /api/order/stripe': { success: true, url: 'https://pay.example/1' },
  ...Object.fromEntries(
    [
      'GET /api/user/logout',
      'GET /api/seller/logout',
      'POST /api/cart/update',
      'POST /api/address/add',
      'POST /api/order/cod',
      'POST /api/product/stock',
      'POST /api/product/add',
    ].map((call) => [call, { success: true, message: 'Done' }]),
  ),
};

const gatewayTo = (store: OpenStore, deadlineMs = 20_000, whenDone: WhenDone = onTestFinished) =>
  openGateway(
    { backendUrl: store.url, logLevel: 'debug' },
    {
      deadlinesMs: { read: deadlineMs, change: deadlineMs, upload: deadlineMs },
      logStream: { write: (line) => lines.push(line) },
    },
    whenDone,
  );

const opened: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of opened) await close();
});

/** A store for one call and its gateway. One fault after the other uses them, because each ends with a working store. */
async function openShop(deadlineMs: number) {
  const whenDone: WhenDone = (close) => opened.unshift(close);
  const store = await openStore(workingStore, whenDone);
  return { store, run: (await gatewayTo(store, deadlineMs, whenDone)).run };
}

const shops = new Map<string, ReturnType<typeof openShop>>();

function shopFor(call: string, deadlineMs: number) {
  // A gateway that has known products keeps showing them.
  if (call === 'GET /api/product/list') return openShop(deadlineMs);
  const key = `${call} ${deadlineMs}`;
  const shop = shops.get(key) ?? openShop(deadlineMs);
  shops.set(key, shop);
  return shop;
}

const asBoth = { cookie: 'token=secret-shopper; sellerToken=secret-seller' };

test(`the tables hold ${storeFaults.length} store faults and ${callOperations.length} calls`, () => {
  expect(storeFaults.length).toBeGreaterThanOrEqual(20);
  expect(callOperations).toHaveLength(17);
});

/** The calls that are tried with a fault: all, or a third in the first part, and each call with a third of the faults. */
const callsOf = (fault: (typeof storeFaults)[number]) =>
  callOperations.filter((_, at) => isOfThisPart((at + storeFaults.indexOf(fault)) % 3 === 0));

test.each(storeFaults.map((fault) => [...fault, callsOf(fault)] as const))(
  'when the store %s, every call except a logout fails with %s and leaks no secret, and all work again after recovery',
  async (_name, code, handler, calls) => {
    const deadlineMs = code === 'UPSTREAM_TIMEOUT' ? 2500 : 20_000;
    const results = await Promise.all(
      calls.map(async ([call, operation]) => {
        const { store, run } = await shopFor(call, deadlineMs);
        store.on(call, handler);
        const before = store.count(call);
        const answer = await run(operation, {}, asBoth);
        const asked = store.count(call) - before;
        store.on(call, workingStore[call] ?? {});
        return { call, asked, answer, run, operation };
      }),
    );

    const isLogout = ({ call }: { call: string }) => call.endsWith('logout');
    for (const { call, asked, answer } of results.filter(isLogout)) {
      // A logout clears the cookie even when the store fails.
      expect.soft([answer.errors, Object.values(answer.data)], call).toEqual([undefined, [{ success: true }]]);
      expect.soft(answer.cookies, call).toEqual([expect.stringContaining('Max-Age=0')]);
      expect.soft(asked, call).toBe(1);
    }
    for (const { call, asked, answer } of results.filter((result) => !isLogout(result))) {
      const { errors, data } = answer;
      expect.soft(errors, call).toMatchObject([{ extensions: { code } }]);
      // The message is a sentence for people and reveals nothing about the store.
      expect.soft(errors?.[0]?.message, call).toMatch(/^The store [a-z ,’]+\.( Please try again in a moment\.)?$/);
      expect.soft(Object.values(data), call).not.toContainEqual(expect.objectContaining({ success: true }));
      expect.soft(JSON.stringify(errors), call).not.toMatch(/127\.0\.0\.1|srv|secret|hush/);
      // A change is never sent twice.
      const mayBeRepeated = call.startsWith('GET');
      expect.soft(asked, call).toBeGreaterThanOrEqual(1);
      expect.soft(asked, call).toBeLessThanOrEqual(mayBeRepeated ? 3 : 1);
    }
    expect(lines.join('')).not.toMatch(/secret|hush/);

    const again = await Promise.all(results.map(({ run, operation }) => run(operation, {}, asBoth)));
    for (const [at, { errors }] of again.entries()) expect.soft(errors, results[at]?.call).toBeUndefined();
  },
);

test('a stopped store is reported as unreachable, and reads work again after it restarts', async () => {
  const store = await openStore(sessionReplies);
  const { run } = await gatewayTo(store);
  await store.stop();

  const { data, errors } = await run('{ me { id } store { name } }', {}, asBoth);
  expect(data).toEqual({ me: null, store: { name: 'Greengate' } });
  expect(errors?.[0]).toMatchObject({
    message: 'The store cannot be reached right now. Please try again in a moment.',
    extensions: { code: 'UPSTREAM_UNREACHABLE' },
  });

  await store.start();
  expect((await run('{ me { id } }', {}, asBoth)).data).toEqual({ me: { id: 'u1' } });
});

test('the gateway retries a read after a broken connection, and never retries a change', async () => {
  const store = await openStore({ ...sessionReplies, 'POST /api/cart/update': (request) => request.socket.destroy() });
  store.on('GET /api/user/is-auth', (request, response) => {
    if (store.count('GET /api/user/is-auth') === 1) request.socket.destroy();
    else sendJson(response, { success: true, user: shopper() });
  });
  const { run } = await gatewayTo(store);

  expect((await run('{ me { id } }', {}, asBoth)).data).toEqual({ me: { id: 'u1' } });
  expect((await run('mutation { updateCart(input: { items: [] }) { success } }', {}, asBoth)).errors).toHaveLength(1);
  expect(store.count('POST /api/cart/update')).toBe(1);
});

test('one failing read does not affect the other fields of the response', async () => {
  const store = await openStore({
    ...sessionReplies,
    'GET /api/order/user': (_request, response) => response.writeHead(500).end('oops'),
  });
  const { run } = await gatewayTo(store);

  const { data, errors } = await run(
    '{ me { name orders { nodes { id } } addresses { id } } products { totalCount } }',
    {},
    asBoth,
  );

  expect(data).toEqual({ me: { name: 'Ann', orders: null, addresses: [{ id: 'a1' }] }, products: { totalCount: 1 } });
  expect(errors).toEqual([
    expect.objectContaining({
      path: ['me', 'orders'],
      extensions: { code: 'UPSTREAM_BAD_REPLY', requestId: expect.any(String) },
    }),
  ]);
});

test('a client disconnect aborts reads and lets changes finish', async () => {
  const ended: string[] = [];
  const store = await openStore(sessionReplies);
  for (const call of ['GET /api/user/is-auth', 'POST /api/user/login']) {
    store.on(call, (request, response) => {
      request.socket.once('close', () => ended.push(call));
      // The store answers after the deadline of the gateway.
      setTimeout(() => response.destroyed || sendJson(response, { success: false, message: 'late' }), 150);
      response.once('finish', () => ended.push(`${call} finished`));
    });
  }
  const { url } = await openGateway({ backendUrl: store.url });
  const leave = async (query: string, call: string) => {
    const controller = new AbortController();
    const sending = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'token=x' },
      body: JSON.stringify({ query }),
      signal: controller.signal,
    }).catch(() => undefined);
    await expect.poll(() => store.count(call)).toBe(1);
    controller.abort();
    await sending;
  };

  await leave('{ me { id } }', 'GET /api/user/is-auth');
  await expect.poll(() => ended).toEqual(['GET /api/user/is-auth']);

  await leave('mutation { login(input: { email: "a", password: "b" }) { success } }', 'POST /api/user/login');
  await expect.poll(() => ended).toContain('POST /api/user/login finished');
});

describe('recovery of the store', () => {
  test.each(storeFaults)(
    'after every call has failed because the store %s, the gateway uses a recovered store again within a second',
    async (_name, code, handler) => {
      const store = await openStore();
      store.on('*', handler);
      const { run } = await gatewayTo(store, code === 'UPSTREAM_TIMEOUT' ? 300 : undefined);
      const me = () => run('{ me { id } }', {}, asBoth);
      const answers = await Promise.all(Array.from({ length: 12 }, me));
      for (const { data, errors } of answers) {
        expect(data).toEqual({ me: null });
        expect([code, 'UPSTREAM_CIRCUIT_OPEN']).toContain(errors?.[0]?.extensions.code);
      }

      store.on('*', { success: true, user: shopper() });

      await expect.poll(async () => (await me()).data.me, { timeout: 1000, interval: 50 }).toEqual({ id: 'u1' });
    },
  );
});
