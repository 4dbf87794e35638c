import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { shopper } from '#tests/support/goods.ts';
import { openGateway, readAnswer } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

const store = mockStore();
const ann = { cookie: 'token=ann' };
const whoQuery = 'query Who { me { id name } }';

function openFor(config: Parameters<typeof openGateway>[0] = {}) {
  store.on('GET /api/user/is-auth', ({ headers }) =>
    withCookies({ success: true, user: shopper({ name: headers['cookie'] }) }, []),
  );
  store.on('POST /api/cart/update', { success: true, message: 'Cart Updated' });
  return openGateway(config, { catalogueTimeToLiveMs: 60_000 });
}

/** Sends the same request three times. */
async function thrice(ask: () => Promise<Response>) {
  const texts = [];
  for (let count = 0; count < 3; count += 1) {
    const response = await ask();
    texts.push(`${response.status} ${response.headers.get('content-type')} ${await response.text()}`);
  }
  return texts;
}

test('a cached operation is executed for each shopper', async () => {
  const { run } = await openFor();
  for (const name of ['ann', 'bob', 'ann', 'cid']) {
    expect((await run(whoQuery, {}, { cookie: `token=${name}` })).data.me.name).toBe(`token=${name}`);
  }
  expect((await run(whoQuery)).data).toEqual({ me: null });
});

test('a cached mutation is executed on every request', async () => {
  const { run } = await openFor();
  const query = 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success message user { id } } }';
  for (const quantity of [1, 2, 3]) {
    const { data } = await run(query, { input: { items: [{ productId: 'p1', quantity }] } }, ann);
    expect(data.updateCart).toEqual({ success: true, message: 'Cart Updated', user: { id: 'u1' } });
  }
  expect(store.calls('POST /api/cart/update').map(({ body }) => body)).toMatchObject([
    { cartItems: { p1: 1 } },
    { cartItems: { p1: 2 } },
    { cartItems: { p1: 3 } },
  ]);
});

test('a change is sent once when a field of its response fails', async () => {
  const { run } = await openFor();
  const query = 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success user { id } } }';
  const save = () => run(query, { input: { items: [{ productId: 'p1', quantity: 1 }] } }, ann);
  for (let count = 0; count < 3; count += 1) expect((await save()).errors).toBeUndefined();
  const isSaved = () => store.calls('POST /api/cart/update').length > 3;
  store.on('GET /api/user/is-auth', () =>
    isSaved() ? new Response('broken', { status: 500 }) : withCookies({ success: true, user: shopper() }, []),
  );
  const { data, errors } = await save();
  expect(data).toEqual({ updateCart: { success: true, user: null } });
  expect(errors).toMatchObject([{ path: ['updateCart', 'user'], extensions: { code: 'UPSTREAM_BAD_REPLY' } }]);
  expect(store.calls('POST /api/cart/update')).toHaveLength(4);
});

test('invalid variables and a failed mutation get the same response again, and no mutation is sent twice', async () => {
  const { run } = await openFor();
  const query = 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }';
  const tries = [{ input: { items: [{ productId: 'p1', quantity: 1000 }] } }, { input: { items: 5 } }, {}];
  const ask = async () => {
    const answers = [];
    for (const variables of tries) {
      const { status, data, errors } = await run(query, variables, ann);
      answers.push({ status, data, errors });
    }
    return answers;
  };
  const first = await ask();
  await run(query, { input: { items: [] } }, ann);
  await run(query, { input: { items: [] } }, ann);
  expect(await ask()).toEqual(first);
  expect(store.calls('POST /api/cart/update')).toHaveLength(2);
});

test('media type, operation name and HTTP method are parts of the cache key', async () => {
  const { url } = await openFor();
  const post = (body: object, headers: Record<string, string> = {}) =>
    thrice(() =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...ann, ...headers },
        body: JSON.stringify(body),
      }),
    );
  const who =
    '{"data":{"me":{"id":"u1","name":"token=ann"}},"extensions":{"cost":{"objects":1,"charged":1,"limit":2500}}}\n';
  const text = `${whoQuery} query Id { me { id } }`;
  const plain = '200 application/json; charset=utf-8';
  expect(new Set(await post({ query: text, operationName: 'Who' }))).toEqual(new Set([`${plain} ${who}`]));
  expect(new Set(await post({ query: text, operationName: 'Id' }))).toEqual(
    new Set([`${plain} {"data":{"me":{"id":"u1"}},"extensions":{"cost":{"objects":1,"charged":1,"limit":2500}}}\n`]),
  );
  expect((await post({ query: text })).every((answer) => answer.startsWith('400 '))).toBe(true);
  const modern = { accept: 'application/graphql-response+json' };
  expect(new Set(await post({ query: text, operationName: 'Who' }, modern))).toEqual(
    new Set([`200 application/graphql-response+json; charset=utf-8 ${who}`]),
  );
  const image = await post({ query: text, operationName: 'Who' }, { accept: 'image/png' });
  expect(image.every((answer) => answer.startsWith('406 '))).toBe(true);
  const form = await post({ query: text, operationName: 'Who' }, { 'content-type': 'text/plain' });
  expect(form.every((answer) => answer.startsWith('415 '))).toBe(true);
});

test('a registered operation is executed by its hash alone, an unregistered one is not', async () => {
  const { url } = await openFor();
  const sha256Hash = createHash('sha256').update(whoQuery).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const post = async (body: object) =>
    await readAnswer(
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...ann },
        body: JSON.stringify(body),
      }),
    );
  for (let count = 0; count < 3; count += 1) {
    expect((await post({ extensions })).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await post({ query: whoQuery })).data.me.id).toBe('u1');
  }
  for (let count = 0; count < 3; count += 1)
    expect((await post({ query: whoQuery, extensions })).data.me.id).toBe('u1');
  for (let count = 0; count < 3; count += 1) expect((await post({ extensions })).data.me.id).toBe('u1');
});

test('introspection by a token holder does not open the schema to others in production', async () => {
  const { run } = await openFor({ production: true, publicOrigin: 'https://shop.test', introspectionToken: 'key' });
  const query = '{ me { id } __schema { queryType { name } } }';
  const headers = { authorization: 'Bearer key' };
  for (let count = 0; count < 3; count += 1) {
    expect((await run(query, {}, { ...ann, headers })).errors).toBeUndefined();
    expect((await run(query, {}, ann)).errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  }
});

test('the metrics count every response', async () => {
  const { run, get } = await openFor();
  for (let count = 0; count < 5; count += 1) await run(whoQuery, {}, ann);
  expect(await (await get('/metrics')).text()).toContain(
    'greengate_operation_seconds_count{operation="other",outcome="ok",type="query"} 5',
  );
});
