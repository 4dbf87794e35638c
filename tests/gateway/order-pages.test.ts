import { describe, expect, test } from 'vitest';
import { order, shopper } from '#tests/support/goods.ts';
import { openGateway, type OpenGateway } from '#tests/support/open-gateway.ts';
import { mockStore, type SeenCall } from '#tests/support/store-mock.ts';

const store = mockStore();
const asBoth = { cookie: 'token=ann; sellerToken=sam' };

const pageQuery = `
  query ($first: Int, $after: String, $filter: OrderFilter) {
    seller { ordersConnection(first: $first, after: $after, filter: $filter) {
      nodes { id } edges { cursor node { id } }
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    } }
  }`;
const ownPage = `
  query ($first: Int, $after: String) {
    me { ordersConnection(first: $first, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }
  }`;
const sumsQuery = `
  query ($filter: OrderFilter, $starts: [DateTime!]) {
    seller { orderSums(filter: $filter, starts: $starts) {
      count amount pendingCount pendingAmount paymentTypes days { count amount }
    } }
  }`;

const orders = Array.from({ length: 7 }, (_none, at) =>
  order({
    _id: `o${7 - at}`,
    amount: 10.1,
    isPaid: at % 2 === 1,
    paymentType: at % 2 === 1 ? 'Online' : 'COD',
    createdAt: new Date(Date.UTC(2026, 0, 20 - at)).toISOString(),
  }),
);

/** A store that pages its orders by the query parameters. */
function storeWithPages() {
  const page = ({ query }: SeenCall) => {
    const start = orders.findIndex(({ _id }) => _id === query['after']) + 1;
    const list = orders.slice(start, start + Number(query['first']));
    const hasNextPage = start + list.length < orders.length;
    return Response.json({
      success: true,
      orders: list,
      pageInfo: { endCursor: list.at(-1)?._id ?? null, hasNextPage },
    });
  };
  store.on('GET /api/order/seller', page);
  store.on('GET /api/order/user', page);
  store.on('GET /api/order/seller/sums', {
    success: true,
    sums: {
      count: 7_000_000,
      amount: 70.7004,
      pendingCount: 4,
      pendingAmount: 40.396,
      paymentTypes: ['COD', 'Online'],
    },
    days: [{ count: 1, amount: 10.1001 }],
  });
}

function openShop() {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/seller/is-auth', { success: true });
  return openGateway();
}

async function allPages(run: OpenGateway['run'], query: string, variables: object) {
  const ids: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { data, errors } = await run(query, { ...variables, after }, asBoth);
    expect(errors).toBeUndefined();
    const { nodes, pageInfo } = (data.seller ?? data.me).ordersConnection;
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  return ids;
}

describe.each([
  ['a store with pages', storeWithPages],
  [
    'a store without them',
    () => {
      store.on('GET /api/order/seller', { success: true, orders });
      store.on('GET /api/order/user', { success: true, orders });
    },
  ],
])('over %s', (_kind, answerOrders) => {
  test('all pages of orders together are the whole list', async () => {
    answerOrders();
    const { run } = await openShop();
    const all = orders.map(({ _id }) => _id);
    expect(await allPages(run, pageQuery, { first: 3 })).toEqual(all);
    expect(await allPages(run, ownPage, { first: 2 })).toEqual(all);
  });

  test('a page has a cursor for each order and flags for previous and next pages', async () => {
    answerOrders();
    const { run } = await openShop();
    const { data } = await run(pageQuery, { first: 2 }, asBoth);
    const { edges, pageInfo } = data.seller.ordersConnection;
    expect(edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(['o7', 'o6']);
    expect(pageInfo).toEqual({
      startCursor: edges[0].cursor,
      endCursor: edges[1].cursor,
      hasNextPage: true,
      hasPreviousPage: false,
    });
    const next = await run(pageQuery, { first: 5, after: edges[1].cursor }, asBoth);
    expect(next.data.seller.ordersConnection.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test.each([[{ first: 0 }], [{ first: 101 }], [{ after: 'no cursor' }]])('%j is refused', async (variables) => {
    answerOrders();
    const { run } = await openShop();
    const { data, errors } = await run(pageQuery, variables, asBoth);
    expect(data.seller.ordersConnection).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a visitor gets no pages', async () => {
    answerOrders();
    const { run } = await openShop();
    const { data } = await run(`{ me { id } seller { ordersConnection { nodes { id } } } }`);
    expect(data).toEqual({ me: null, seller: null });
  });
});

test('the gateway requests only one page from a store with pages, with the filter in its REST form', async () => {
  storeWithPages();
  const { run } = await openShop();
  const since = '2026-01-10T00:00:00.000Z';
  const { data } = await run(pageQuery, { first: 2 }, asBoth);
  const after = data.seller.ordersConnection.pageInfo.endCursor;
  await run(pageQuery, { first: 4, after, filter: { isPaid: true, paymentType: 'Online', since } }, asBoth);
  expect(store.calls('GET /api/order/seller').map(({ query }) => query)).toEqual([
    { first: '2' },
    { first: '4', after: 'o6', paid: 'true', method: 'Online', since },
  ]);
});

test.each([
  ['a store with pages', 'There is no such order to continue after.'],
  ['a store with pages and another message', 'After must be 24 hexadecimal characters.'],
])('a cursor that is unknown to %s is a client error', async (_what, message) => {
  store.on('GET /api/order/seller', { success: false, message });
  store.on('GET /api/order/user', { success: false, message });
  const { run } = await openShop();
  const after = Buffer.from('order:gone').toString('base64url');

  for (const query of [pageQuery, ownPage]) {
    const { errors } = await run(query, { after }, asBoth);
    expect(errors).toEqual([
      expect.objectContaining({
        message: '`after` must be the cursor of an order in this list.',
        extensions: { code: 'BAD_USER_INPUT' },
      }),
    ]);
  }

  store.on('GET /api/order/seller', { success: true, orders });
  store.on('GET /api/order/user', { success: true, orders });
  for (const query of [pageQuery, ownPage]) {
    const { errors } = await run(query, { after }, asBoth);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

test('page and sums are read with two calls from a store that has both', async () => {
  storeWithPages();
  const { run } = await openShop();
  const { data } = await run(
    `{ seller { ordersConnection(first: 2) { nodes { id } } orderSums { count amount days { count } } } }`,
    {},
    asBoth,
  );
  expect(data.seller.orderSums).toEqual({ count: 7_000_000, amount: 70.7, days: [{ count: 1 }] });
  expect(store.calls('GET /api/order/seller')).toHaveLength(1);
  expect(store.calls('GET /api/order/seller/sums')).toHaveLength(1);
});

test('the gateway calculates the sums from one read of the whole list when the store has none', async () => {
  store.on('GET /api/order/seller', { success: true, orders });
  const { run } = await openShop();
  const starts = ['2026-01-14T00:00:00.000Z', '2026-01-16T00:00:00.000Z', '2026-01-20T00:00:00.000Z'];
  const { data } = await run(sumsQuery, { starts }, asBoth);
  expect(data.seller.orderSums).toEqual({
    count: 7,
    amount: 70.7,
    pendingCount: 4,
    pendingAmount: 40.4,
    paymentTypes: ['COD', 'Online'],
    days: [
      { count: 2, amount: 20.2 },
      { count: 4, amount: 40.4 },
      { count: 1, amount: 10.1 },
    ],
  });
  const paid = await run(sumsQuery, { filter: { isPaid: true, since: '2026-01-16T12:00:00+02:00' } }, asBoth);
  expect(paid.data.seller.orderSums).toMatchObject({
    count: 2,
    amount: 20.2,
    pendingCount: 0,
    paymentTypes: ['Online'],
  });
  expect(store.calls('GET /api/order/seller')).toHaveLength(2);
});

test('the store’s message is forwarded when it refuses a page or the sums', async () => {
  storeWithPages();
  store.on('GET /api/order/seller/sums', { success: false, message: 'Counting is over for today.' });
  const { run } = await openShop();
  const { errors } = await run(sumsQuery, {}, asBoth);
  expect(errors?.[0]).toMatchObject({ message: 'Counting is over for today.', extensions: { code: 'STORE_REFUSED' } });
});
