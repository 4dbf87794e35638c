import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

const store = mockStore();
const who = '{ me { id name } }';
const orders = '{ me { orders { nodes { id status items { name product { name } } } } } }';
const goods = '{ products { nodes { id name } } }';
const logIn = 'mutation { login(input: { email: "ann@example.com", password: "secret" }) { success } }';

function openShop(config: Parameters<typeof openGateway>[0] = {}, tuning: Parameters<typeof openGateway>[1] = {}) {
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/order/user', {
    success: true,
    orders: Array.from({ length: 20 }, (_, index) => order({ _id: `o${index}` })),
  });
  store.on('POST /api/user/login', () => withCookies({ success: true, user: shopper() }, ['token=new; Max-Age=60']));
  return openGateway(config, { catalogueTimeToLiveMs: 60_000, ...tuning });
}

/** The first request is Apollo Server's; the later ones do not reach Fastify. */
async function thrice(url: string, query: string, headers: Record<string, string> = {}) {
  const answers = [];
  for (let count = 0; count < 3; count += 1) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'token=ann',
        'x-request-id': 'from-the-proxy',
        ...headers,
      },
      body: JSON.stringify({ query }),
    });
    const differing = ['date', 'content-length', 'transfer-encoding'];
    const sent = [...response.headers]
      .filter(([name]) => !differing.includes(name))
      .toSorted(([one], [other]) => one.localeCompare(other));
    answers.push({ status: response.status, headers: sent, text: await response.text() });
  }
  return answers;
}

test.each([
  ['a session', who],
  ['orders, compressed', orders],
  ['public products', goods],
  ['a login', logIn],
])('a repeated request gets the same headers and body as the first one: %s', async (_name, query) => {
  const { url } = await openShop();
  const [first, ...later] = await thrice(url, query, { 'accept-encoding': 'gzip' });
  expect(first?.status).toBe(200);
  expect(first?.headers).toContainEqual(['x-request-id', 'from-the-proxy']);
  expect(first?.headers).toContainEqual(['cache-control', 'no-store']);
  expect(first?.headers.map(([name]) => name)).toContain('content-security-policy');
  expect(later).toEqual([first, first]);
});

test('a repeated request of another origin is refused, or is allowed by name, as the first one', async () => {
  const { url } = await openShop();
  await thrice(url, who);
  const [first, ...later] = await thrice(url, who, { origin: 'https://elsewhere.example' });
  expect([first?.status, first?.text]).toEqual([403, expect.stringContaining('FORBIDDEN_ORIGIN')]);
  expect(later).toEqual([first, first]);
  for (const { headers } of await thrice(url, who, { origin: 'http://localhost:5173' })) {
    expect(headers).toContainEqual(['access-control-allow-origin', 'http://localhost:5173']);
  }
  for (const { status, headers } of await thrice(url, who, { origin: url })) {
    expect([status, headers.some(([name]) => name.startsWith('access-control'))]).toEqual([200, false]);
  }
});

test('repeated requests count towards the rate limit', async () => {
  const { url } = await openShop({}, { rateLimits: { requests: { max: 5, timeWindow: 60_000 } } });
  const statuses = [...(await thrice(url, who)), ...(await thrice(url, who))].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a request that the front door hands over counts once', async () => {
  const { url } = await openShop({}, { rateLimits: { requests: { max: 3, timeWindow: 60_000 } } });
  const statuses = [...(await thrice(url, '{ me { id }')), ...(await thrice(url, who))].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 400, 429, 429, 429]);
});

test('the store learns the address of the client behind the trusted proxies, of repeated requests too', async () => {
  const { url } = await openShop({ trustedProxies: 1, publicOrigin: 'https://shop.example' });
  await thrice(url, who, { 'x-forwarded-for': '203.0.113.7, 198.51.100.4' });
  const addresses = store.calls('GET /api/user/is-auth').map(({ headers }) => headers['x-forwarded-for']);
  expect(addresses).toEqual(['198.51.100.4', '198.51.100.4', '198.51.100.4']);
});

test('errors of the store have the same words in repeated requests', async () => {
  const { url } = await openShop();
  await thrice(url, who);
  store.on('GET /api/user/is-auth', () => new Response('crash', { status: 500 }));
  const texts = (await thrice(url, who)).map(({ status, text }) => `${status} ${text}`);
  expect(texts[0]).toContain('UPSTREAM_BAD_REPLY');
  expect(new Set(texts).size).toBe(1);
});

/** Sends a request in two packets, the second of which begins inside of its first character that is not ASCII. */
async function inTwoPackets(url: string, query: string): Promise<void> {
  const body = Buffer.from(JSON.stringify({ query }));
  const half = body.indexOf(0xc3) + 1;
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const request = httpRequest(`${url}/graphql`, { method: 'POST', headers, agent: false });
  request.write(body.subarray(0, half));
  const [socket] = await once(request, 'socket');
  await once(socket, 'connect');
  // The gateway has read the first half when it has answered this.
  await (await fetch(`${url}/health/live`)).text();
  request.end(body.subarray(half));
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
}

test('a character arrives whole when its bytes come in two packets', async () => {
  const { url } = await openShop();
  for (let count = 0; count < 3; count += 1) await inTwoPackets(url, logIn.replace('secret', 'sécret'));
  const passwords = store.calls('POST /api/user/login').map(({ body }) => body);
  expect(passwords).toMatchObject(Array.from({ length: 3 }, () => ({ password: 'sécret' })));
});
