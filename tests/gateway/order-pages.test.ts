import { describe, expect, test } from 'vitest';
import { order, shopper } from '#tests/support/goods.ts';
import { openGateway, type OpenGateway } from '#tests/support/open-gateway.ts';
import { mockStore, type SeenCall } from '#tests/support/store-mock.ts';

const store = mockStore();
const asBoth = { cookie: 'token=ann; sellerToken=sam' };

const pageQuery = `
  query ($first: Int, $after: String, $last: Int, $before: String, $filter: OrderFilter) {
    seller { orders(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      nodes { id } edges { cursor node { id } }
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    } }
  }`;
const ownPage = `
  query ($first: Int, $after: String, $last: Int, $before: String) {
    me { orders(first: $first, after: $after, last: $last, before: $before) {
      nodes { id }
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    } }
  }`;
const sumsQuery = `
  query ($filter: OrderFilter, $starts: [DateTime!]) {
    seller { orderSums(filter: $filter, starts: $starts) {
      count amount pendingCount pendingAmount payments days { count amount }
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
    const isBackward = query['last'] !== undefined;
    const from = orders.findIndex(({ _id }) => _id === (query['before'] ?? query['after']));
    const end = isBackward ? (from === -1 ? orders.length : from) : from + 1 + Number(query['first']);
    const start = isBackward ? Math.max(0, end - Number(query['last'])) : from + 1;
    return Response.json({
      success: true,
      orders: orders.slice(start, end),
      pageInfo: { hasNextPage: end < orders.length, hasPreviousPage: start > 0 },
      ...(query['count'] === 'true' && { totalCount: orders.length }),
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
    const { nodes, pageInfo } = (data.seller ?? data.me).orders;
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  return ids;
}

async function allPagesBackward(run: OpenGateway['run'], query: string, variables: object) {
  const ids: string[] = [];
  for (let before: string | null = null, more = true; more;) {
    const { data, errors } = await run(query, { ...variables, before }, asBoth);
    expect(errors).toBeUndefined();
    const { nodes, pageInfo } = (data.seller ?? data.me).orders;
    ids.unshift(...nodes.map(({ id }: { id: string }) => id));
    before = pageInfo.startCursor;
    more = pageInfo.hasPreviousPage;
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
    expect(await allPagesBackward(run, pageQuery, { last: 3 })).toEqual(all);
    expect(await allPagesBackward(run, ownPage, { last: 2 })).toEqual(all);
  });

  test('a page has a cursor for each order and flags for previous and next pages', async () => {
    answerOrders();
    const { run } = await openShop();
    const { data } = await run(pageQuery, { first: 2 }, asBoth);
    const { edges, pageInfo } = data.seller.orders;
    expect(edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(['o7', 'o6']);
    expect(pageInfo).toEqual({
      startCursor: edges[0].cursor,
      endCursor: edges[1].cursor,
      hasNextPage: true,
      hasPreviousPage: false,
    });
    const next = await run(pageQuery, { first: 5, after: edges[1].cursor }, asBoth);
    expect(next.data.seller.orders.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const oldest = (await run(pageQuery, { last: 2 }, asBoth)).data.seller.orders;
    expect(oldest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const above = await run(pageQuery, { last: 9, before: oldest.pageInfo.startCursor }, asBoth);
    expect(above.data.seller.orders.nodes).toHaveLength(5);
    expect(above.data.seller.orders.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  test('the gateway counts the orders', async () => {
    answerOrders();
    const { run } = await openShop();
    const counted = '{ me { orders(first: 2) { totalCount } } seller { orders(last: 2) { ...Count } } }';
    const { data } = await run(`${counted} fragment Count on OrderConnection { totalCount }`, {}, asBoth);
    expect(data).toEqual({ me: { orders: { totalCount: 7 } }, seller: { orders: { totalCount: 7 } } });
  });

  test.each([
    [{ first: 0 }],
    [{ first: 101 }],
    [{ last: 0 }],
    [{ last: 101 }],
    [{ after: 'no cursor' }],
    [{ before: 'no cursor' }],
    [{ first: 1, last: 1 }],
    [{ first: 1, before: 'b3JkZXI6bzE' }],
    [{ last: 1, after: 'b3JkZXI6bzE' }],
    [{ after: 'b3JkZXI6bzE', before: 'b3JkZXI6bzE' }],
  ])('the gateway refuses the arguments %j', async (variables) => {
    answerOrders();
    const { run } = await openShop();
    const { data, errors } = await run(pageQuery, variables, asBoth);
    expect(data.seller.orders).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a visitor gets no pages', async () => {
    answerOrders();
    const { run } = await openShop();
    const { data } = await run(`{ me { id } seller { orders { nodes { id } } } }`);
    expect(data).toEqual({ me: null, seller: null });
  });
});

test('the gateway requests only one page from a store with pages, with the filter in its REST form', async () => {
  storeWithPages();
  const { run } = await openShop();
  const since = '2026-01-10T00:00:00.000Z';
  const { data } = await run(pageQuery, { first: 2 }, asBoth);
  const after = data.seller.orders.pageInfo.endCursor;
  await run(pageQuery, { first: 4, after, filter: { isPaid: true, payment: 'ONLINE', since } }, asBoth);
  expect(store.calls('GET /api/order/seller').map(({ query }) => query)).toEqual([
    { first: '2' },
    { first: '4', after: 'o6', paid: 'true', method: 'Online', since },
  ]);
  await run(ownPage, { last: 3, before: after }, asBoth);
  await run('{ me { orders { totalCount } } }', {}, asBoth);
  const user = { userId: 'u1', userID: 'u1' };
  expect(store.calls('GET /api/order/user').map(({ query }) => query)).toEqual([
    { ...user, last: '3', before: 'o6' },
    { ...user, first: '20', count: 'true' },
  ]);
});

test.each([
  ['a store with pages', 'There is no such order to continue after.'],
  ['a store with pages and another message', 'After must be 24 hexadecimal characters.'],
  ['a store with pages and one more message', 'Before must be 24 hexadecimal characters.'],
])('a cursor that is unknown to %s is a client error', async (_what, message) => {
  store.on('GET /api/order/seller', { success: false, message });
  store.on('GET /api/order/user', { success: false, message });
  const { run } = await openShop();
  const after = Buffer.from('order:gone').toString('base64url');

  for (const query of [pageQuery, ownPage]) {
    const { errors } = await run(query, { after }, asBoth);
    const backward = await run(query, { before: after }, asBoth);
    expect(backward.errors?.[0]?.message).toBe('`before` must be the cursor of an order in this list.');
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
    `{ seller { orders(first: 2) { nodes { id } } orderSums { count amount days { count } } } }`,
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
    payments: ['COD', 'ONLINE'],
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
    payments: ['ONLINE'],
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

test('a store with pages that cannot count has null for the number', async () => {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false };
  store.on('GET /api/order/user', { success: true, orders, pageInfo });
  const { run } = await openShop();
  const { data } = await run('{ me { orders { totalCount nodes { id } } } }', {}, asBoth);
  expect(data.me.orders).toMatchObject({ totalCount: null, nodes: { length: 7 } });
});

test.each([
  ['COD', 'COD'],
  ['Cash on delivery', 'COD'],
  ['Online', 'ONLINE'],
  ['stripe', 'ONLINE'],
  ['Credit card', 'ONLINE'],
  ['Barter', null],
])('the payment text %s is the method %s, and orders are filtered by it', async (paymentType, payment) => {
  store.on('GET /api/order/seller', { success: true, orders: [order({ paymentType })] });
  const { run } = await openShop();
  const { data } = await run(
    `{ seller {
      orders { nodes { payment paymentText } }
      cash: orders(filter: { payment: COD }) { totalCount }
      online: orders(filter: { payment: ONLINE }) { totalCount }
      orderSums { payments }
    } }`,
    {},
    asBoth,
  );
  expect(data.seller).toEqual({
    orders: { nodes: [{ payment, paymentText: paymentType }] },
    cash: { totalCount: payment === 'COD' ? 1 : 0 },
    online: { totalCount: payment === 'ONLINE' ? 1 : 0 },
    orderSums: { payments: payment === null ? [] : [payment] },
  });
});
