import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxInFlight } from '#backend/http/load-shedding.ts';
import { databaseVariables, startBackendProcess, type BackendProcess } from '#tests/support/backend-process.ts';
import { drillSize, drillTimeout, isFullDrill, reportDrill } from '#tests/support/drill.ts';
import { absentPostgres, backendForTests, databaseKind, makeDatabase } from '#tests/support/open-backend.ts';
import { createStoreClient, type StoreClient } from '#tests/support/store-client.ts';
import { addProduct, register, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
let made: Awaited<ReturnType<typeof makeDatabase>>;
let store: BackendProcess | undefined;

beforeAll(async () => {
  if (absentPostgres() === null) made = await makeDatabase();
});

afterAll(async () => {
  store?.child.kill('SIGKILL');
  await store?.ended;
  if (absentPostgres() === null) await made.remove();
});

/** Saves a cart on a connection that stays open; true when a response arrived. */
function saveCart(agent: Agent, address: string, cookie: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', cookie };
    const sent = httpRequest({ agent, host: hostname, port, method: 'POST', path: '/api/cart/update', headers });
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.on('error', () => resolve(false));
    });
    sent.on('error', () => resolve(false));
    sent.end('{"cartItems":{}}');
  });
}

test(
  'stopped under load, the store responds to every accepted request and ends with code 0',
  async () => {
    const rounds = drillSize(1, 10);
    let failed = 0;
    let answered = 0;
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      store = startBackendProcess({ ...databaseVariables(made.folder, made.database), RATE_LIMITS: 'off' });
      const { address } = await store.ready;
      const client = createStoreClient(address);
      await register(client);
      const cookie = `token=${client.cookies.get('token')}`;
      let stoppedAt = Number.POSITIVE_INFINITY;
      const clients = Array.from({ length: 24 }, async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        for (;;) {
          const sentAt = performance.now();
          if (await saveCart(agent, address, cookie)) {
            answered += 1;
          } else {
            if (sentAt < stoppedAt) failed += 1;
            agent.destroy();
            return;
          }
        }
      });
      // The store stops in the middle of the load, wherever that is.
      await sleep(400);
      stoppedAt = performance.now();
      store.child.kill('SIGTERM');
      await Promise.all(clients);
      expect((await store.ended).code).toBe(0);
      slowest = Math.max(slowest, performance.now() - stoppedAt);
    }
    reportDrill(`sigterm ${databaseKind}`, {
      rounds,
      'requests answered': answered,
      failed,
      'ms to end at most': Math.round(slowest),
    });
    expect(answered).toBeGreaterThan(rounds * 24);
    expect(failed).toBe(0);
    expect(slowest).toBeLessThan(11_000);
  },
  drillTimeout,
);

test(
  'requests beyond the limit get 503 with Retry-After, and afterwards the store works as before',
  async () => {
    const shopper = await backend.shopper();
    const burst = drillSize(400, 1024);
    const answers = await backend.context.database.write(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', shopper.id).forUpdate().execute();
      let refused = 0;
      const sent = Array.from({ length: burst }, async () => {
        const answer = await shopper.post('/api/cart/update', { cartItems: {} });
        if (answer.status === 503) refused += 1;
        return answer;
      });
      await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(0);
      // Probes get a response under any load.
      expect((await backend.visitor().get('/health/live')).status).toBe(200);
      return { sent };
    });
    const results = await Promise.all(answers.sent);
    const shed = results.filter(({ status }) => status === 503);
    expect(results.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    for (const { headers, body } of shed) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.success).toBe(false);
    }
    const startedAt = performance.now();
    let status = 0;
    while (status !== 200) ({ status } = await shopper.get('/api/user/is-auth'));
    const recovered = performance.now() - startedAt;
    reportDrill(`overload ${databaseKind}`, {
      'requests at once': burst,
      'requests refused with 503': shed.length,
      'ms until accepted again': Math.round(recovered),
    });
    expect(shed.length).toBeGreaterThan(0);
    expect(recovered).toBeLessThan(5000);
  },
  drillTimeout,
);

test('a store that refuses reads still takes orders, and one that refuses orders still takes payments', async () => {
  const shopper = await backend.shopper();
  const seller = await backend.seller();
  const product = await addProduct(seller);
  const address = await saveAddress(shopper);
  const order = (quantity: number) => shopper.post('/api/order/cod', { items: [{ product, quantity }], address });
  const payer = await backend.shopper();
  const unpaid = { items: [{ product, quantity: 1 }], address: await saveAddress(payer) };
  const { pathname } = new URL((await payer.post('/api/order/stripe', unpaid)).body.url);
  const pay = () =>
    payer.send(`${pathname}/pay`, {
      method: 'POST',
      headers: { origin: backend.address, 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
  const ask = () => shopper.get('/api/user/is-auth');

  const token = (await backend.shopper()).cookies.get('token') ?? '';
  // These requests are more than the limit, so the store refuses them.
  const browsing = hold(maxInFlight.browsing + 20, '/api/cart/update', token);
  await expect.poll(async () => (await shopper.get('/api/order/user')).status, { timeout: 10_000 }).toBe(503);
  expect((await ask()).body.success).toBe(true);
  expect((await order(2)).body.success).toBe(true);

  const placing = hold(maxInFlight.ordering - maxInFlight.browsing + 20, '/api/order/cod', token);
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(503);
  expect((await order(3)).status).toBe(503);
  const client = { origin: 'http://localhost:5173' };
  const refused = await shopper.get('/api/order/user', client);
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([503, client.origin]);
  expect(refused.headers.get('access-control-expose-headers')).toMatch(/retry-after/i);
  expect((await preflight(client)).status).toBe(204);
  expect((await pay()).status).toBe(303);

  for (const socket of [...browsing, ...placing]) socket.destroy();
  await expect.poll(async () => (await shopper.get('/api/order/user')).status, { timeout: 10_000 }).toBe(200);
  const paidOf = async (client: StoreClient) =>
    (await client.get('/api/order/user')).body.orders.map(({ isPaid }: { isPaid: boolean }) => isPaid);
  expect([await paidOf(shopper), await paidOf(payer)]).toEqual([[false], [true]]);
});

/** The CORS preflight for JSON from another origin. */
function preflight(headers: Record<string, string>) {
  return backend.visitor().send('/api/order/cod', {
    method: 'OPTIONS',
    headers: { ...headers, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
}

/** Opens `count` connections with unfinished requests. */
function hold(count: number, path: string, token: string): Socket[] {
  const { hostname, port } = new URL(backend.address);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: store',
    `Cookie: token=${token}`,
    'Content-Type: application/json',
    'Content-Length: 2',
  ];
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).resume();
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    return socket;
  });
}

test(
  'connections with unfinished requests do not block others, and are closed',
  async () => {
    const count = drillSize(100, 500);
    const port = Number(new URL(backend.address).port);
    const starts = ['', 'POST /api/user/login HTTP/1.1\r\nHost: x\r\nConten', 'GET / HT'];
    let open = count;
    const sockets: Socket[] = Array.from({ length: count }, (_, index) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(starts[index % starts.length] ?? ''));
      socket.on('error', () => undefined);
      // A socket must be read to notice that it was closed.
      socket.resume();
      socket.on('close', () => (open -= 1));
      return socket;
    });
    // The store sends nothing to a silent connection, so nothing tells that it has accepted all.
    await sleep(300);
    const times: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      const startedAt = performance.now();
      expect((await backend.visitor().get('/api/product/list')).status).toBe(200);
      times.push(performance.now() - startedAt);
    }
    // The time limit for headers is 10 s, checked every 5 s.
    for (let waited = 0; isFullDrill && open > 0 && waited < 20; waited += 1) await sleep(1000);
    reportDrill(`slow ${databaseKind}`, {
      'silent connections': count,
      'still open after 20 s': open,
      'ms for another reader in the middle': Math.round(times.toSorted((one, other) => one - other)[15] ?? 0),
    });
    expect(isFullDrill ? open : 0).toBe(0);
    for (const socket of sockets) socket.destroy();
  },
  drillTimeout,
);
