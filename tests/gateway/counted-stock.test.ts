import { expect, onTestFinished, test } from 'vitest';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { product } from '#tests/support/goods.ts';

const asSeller = { cookie: 'sellerToken=def' };
const counts = { 'GET /api/store': withFeatures('stock.count') };
const isSeller = { 'GET /api/seller/is-auth': { success: true } };

const adjust = `mutation ($changes: [StockChangeInput!]!) {
  adjustStock(input: { changes: $changes }) {
    success message errors { code field message } stock { productId onHand heldByUnpaid }
  }
}`;
const count = (change: number) => ({ productId: 'p1', change, reason: 'COUNTED' });

test('a shopper sees how many are left, and nothing that the store does not say', async () => {
  const store = await openStore({
    ...counts,
    'GET /api/product/list': {
      success: true,
      products: [
        product({ availability: 'LOW', left: 3 }),
        product({ _id: 'p2', availability: 'IN_STOCK', left: null }),
        product({ _id: 'p3', availability: 'PLENTY', left: 400 }),
      ],
    },
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const { data } = await run('{ products { nodes { availability left } } }');
  expect(data.products.nodes).toEqual([
    { availability: 'LOW', left: 3 },
    { availability: 'IN_STOCK', left: null },
    { availability: null, left: null },
  ]);
  const idsOf = async (availability: string[]) => {
    const list = await run('query ($filter: ProductFilter) { products(filter: $filter) { totalCount nodes { id } } }', {
      filter: { availability },
    });
    return list.data?.products?.nodes.map(({ id }: { id: string }) => id) ?? list.errors;
  };
  expect(await idsOf(['LOW', 'SOLD_OUT'])).toEqual(['p1']);
  expect(await idsOf(['LOW', 'IN_STOCK'])).toEqual(['p1', 'p2']);
  expect(await idsOf([])).toEqual([]);
  expect(await idsOf(['LOW', 'LOW', 'LOW', 'LOW'])).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('the seller reads the stock and its history', async () => {
  const move = {
    position: 2,
    kind: 'SOLD',
    change: -2,
    onHand: 5,
    at: '2026-01-02T03:04:05.000Z',
    orderNumber: '1007',
    staffName: 'Ada',
    note: 'Cold room',
  };
  const asked: string[] = [];
  const store = await openStore({ ...counts, ...isSeller, 'GET /api/product/list': { success: true, products: [] } });
  store.on('GET /api/product/stock/list', (request, response) => {
    asked.push(request.url ?? '');
    sendJson(response, {
      success: true,
      stocks: [{ productId: 'p1', onHand: 5, heldByUnpaid: 2, lastMove: 9 }, { productId: 'bad' }],
    });
  });
  store.on('GET /api/product/stock/moves', (request, response) => {
    asked.push(request.url ?? '');
    sendJson(response, { success: true, moves: [move], hasMore: true });
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const { data } = await run(
    `{ seller {
      stock(productIds: ["p1", "p2"]) { productId onHand heldByUnpaid lastMove }
      stockHistory(productId: "p1", first: 1, before: 3) {
        hasMore moves { position kind change onHand at orderNumber staffName note }
      }
    } }`,
    {},
    asSeller,
  );
  expect(data.seller).toEqual({
    stock: [{ productId: 'p1', onHand: 5, heldByUnpaid: 2, lastMove: 9 }],
    stockHistory: { hasMore: true, moves: [move] },
  });
  expect(asked.toSorted()).toEqual([
    '/api/product/stock/list?ids=p1%2Cp2',
    '/api/product/stock/moves?productId=p1&first=1&before=3',
  ]);
});

test.each([
  ['first: 0', null],
  ['first: 1', 'first=1'],
  ['first: 100', 'first=100'],
  ['first: 101', null],
  ['before: 0', null],
  ['before: 1', 'first=20&before=1'],
])('the history with %s is asked for as %j', async (given, asked) => {
  const store = await openStore({ ...counts, ...isSeller, 'GET /api/product/list': { success: true, products: [] } });
  const urls: string[] = [];
  store.on('GET /api/product/stock/moves', (request, response) => {
    urls.push(request.url ?? '');
    sendJson(response, { success: true, moves: [], hasMore: false });
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const { data, errors } = await run(
    `{ seller { stockHistory(productId: "p1", ${given}) { hasMore } } }`,
    {},
    asSeller,
  );
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(asked === null ? ['BAD_USER_INPUT'] : undefined);
  expect(data.seller?.stockHistory ?? null).toEqual(asked === null ? null : { hasMore: false });
  expect(urls).toEqual(asked === null ? [] : [`/api/product/stock/moves?productId=p1&${asked}`]);
});

test('a refused change names its field, and has the stock as it is now', async () => {
  const store = await openStore({
    ...counts,
    ...isSeller,
    'GET /api/product/list': { success: true, products: [product()] },
    'GET /api/product/stock/list': { success: true, stocks: [{ productId: 'p1', onHand: 5, heldByUnpaid: 0 }] },
  });
  const message = 'Green Apples has 5 on hand now, not 9. Please look again.';
  let sent: unknown;
  store.on('POST /api/product/stock/adjust', (request, response) => {
    void readBody(request).then((body) => {
      sent = JSON.parse(body.toString());
      const errors = [{ code: 'CHANGED_SINCE', field: 'changes.0.ifOnHand', message }];
      sendJson(response, { success: false, code: 'CHANGED_SINCE', message, errors });
    });
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const changes = [{ ...count(3), ifOnHand: 9 }];
  const { data } = await run(adjust, { changes }, asSeller);
  expect(sent).toEqual({ changes });
  expect(data.adjustStock).toEqual({
    success: false,
    message,
    errors: [{ code: 'CHANGED_SINCE', field: ['changes', '0', 'ifOnHand'], message }],
    stock: [{ productId: 'p1', onHand: 5, heldByUnpaid: 0 }],
  });
});

test.each([
  [['stock.count'], {}],
  [['stock.count', 'stock.sheets'], { note: 'Mill, 17', idempotencyKey: 'k1' }],
])('a note and a key go to a store with %j only as far as it takes them', async (features, taken) => {
  const store = await openStore({
    ...isSeller,
    'GET /api/store': withFeatures(...features),
    'GET /api/product/list': { success: true, products: [product()] },
    'GET /api/product/stock/list': {
      success: true,
      stocks: ['p1', 'p2'].map((productId) => ({ productId, onHand: 5, heldByUnpaid: 0 })),
    },
  });
  let sent: unknown;
  store.on('POST /api/product/stock/adjust', (request, response) => {
    void readBody(request).then((body) => {
      sent = JSON.parse(body.toString());
      sendJson(response, { success: true, message: 'Saved' });
    });
  });
  const { run } = await openGateway({ backendUrl: store.url });
  // More products than the call for their stock has room for.
  const others = Array.from({ length: 150 }, (_, at) => ({ productId: `x${at}`, change: 1, reason: 'RECEIVED' }));
  const changes = [{ ...count(3), ifOnHand: 9, ifMove: 2 }, ...others];
  const input = { changes, note: 'Mill, 17', idempotencyKey: 'k1' };
  const query =
    'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { success stock { productId lastMove } } }';
  const { data } = await run(query, { input }, asSeller);
  expect(data.adjustStock).toEqual({ success: true, stock: [{ productId: 'p1', lastMove: null }] });
  expect(sent).toEqual({ changes, ...taken });
});

test('over a store that does not count, nothing is sent', async () => {
  const store = await openStore({ ...isSeller, 'GET /api/product/list': { success: true, products: [product()] } });
  const { run } = await openGateway({ backendUrl: store.url });
  const stop = 'mutation { stopCounting(input: { productId: "p1" }) { success errors { code } } }';
  expect((await run(stop, {}, asSeller)).data.stopCounting).toEqual({
    success: false,
    errors: [{ code: 'NOT_SUPPORTED' }],
  });
  const { data } = await run(adjust, { changes: [count(3)] }, asSeller);
  expect(data.adjustStock).toMatchObject({ success: false, stock: null });
  expect(store.count('POST /api/product/stock/adjust')).toBe(0);
  expect(store.count('GET /api/product/stock/list')).toBe(0);
});

test('over the bundled store the seller counts a product, and shoppers see at once that few are left', async () => {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, {}));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const { url } = await openGateway({ backendUrl: backend.address });
  const [seller, visitor] = [new ShopClient(), new ShopClient()];
  onTestFinished(() => {
    seller.close();
    visitor.close();
  });
  const ask = async (query: string, variables: object = {}) => (await seller.run(url, query, variables)).data;
  await ask('mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', { input: sellerLogin });
  const add = 'mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id } } }';
  const input = { name: 'Peas', category: 'vegetables', price: 2, offerPrice: 1 };
  const { id: productId } = (await ask(add, { input })).addProduct.product;
  const seen = async () => {
    const query = 'query ($id: ID!) { product(id: $id) { inStock availability left } }';
    return (await visitor.run(url, query, { id: productId })).data.product;
  };
  expect(await seen()).toEqual({ inStock: true, availability: 'IN_STOCK', left: null });
  const change = async (by: number, reason: string, ifOnHand?: number) =>
    (await ask(adjust, { changes: [{ productId, change: by, reason, ifOnHand }] })).adjustStock;
  expect(await change(4, 'COUNTED')).toMatchObject({ success: true, stock: [{ productId, onHand: 4 }] });
  expect(await seen()).toEqual({ inStock: true, availability: 'LOW', left: 4 });
  expect(await change(-4, 'WASTED', 4)).toMatchObject({ success: true, stock: [{ onHand: 0 }] });
  expect(await seen()).toEqual({ inStock: false, availability: 'SOLD_OUT', left: null });
  expect(await change(1, 'COUNTED', 4)).toMatchObject({ errors: [{ code: 'CHANGED_SINCE' }], stock: [{ onHand: 0 }] });
  const switchOn =
    'mutation ($input: SetProductStockInput!) { setProductStock(input: $input) { message errors { code field } } }';
  expect((await ask(switchOn, { input: { productId, inStock: true } })).setProductStock).toEqual({
    message: 'Peas is counted, and none is on hand. Receive or count some first.',
    errors: [{ code: 'SOLD_OUT', field: ['inStock'] }],
  });
  const history = 'query ($id: ID!) { seller { stockHistory(productId: $id) { hasMore moves { kind onHand } } } }';
  expect((await ask(history, { id: productId })).seller.stockHistory).toEqual({
    hasMore: false,
    moves: [
      { kind: 'WASTED', onHand: 0 },
      { kind: 'COUNTED', onHand: 4 },
    ],
  });
});
