import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { storeCallsOf } from '#gateway/graphql/operation-limits.ts';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';
import { inLife, order, product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson, type StoreHandler } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { addressInput, sessionReplies } from '#tests/support/store-operations.ts';

const schema = buildSchema(readSchemaText());

/** The most calls that an operation causes, by the costs of its fields. */
function storeCallsIn(text: string): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`This is not one operation: ${text}`);
  return storeCallsOf(schema, document, operation);
}

const page = { success: true, orders: [order()], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
const sums = { count: 1, amount: 8, pendingCount: 0, pendingAmount: 0, paymentTypes: [] };
const sellerProduct = { ...product(), version: 2, isArchived: false };
const replies: Record<string, object> = {
  ...sessionReplies,
  'GET /api/delivery/slots': { success: true, slots: [], isDelivered: true, area: null },
  'GET /api/order/seller': page,
  'GET /api/order/seller/sums': { success: true, sums, days: [], stages: {} },
  'GET /api/order/unpaid': { success: true, orders: [{ ...order(), heldUntil: '2026-02-03T06:00:00.000Z' }] },
  'GET /api/order/user': page,
  'GET /api/product/stock/list': { success: true, stocks: [{ productId: 'p1', onHand: 4 }] },
  'POST /api/order/cancel': { success: true, order: order(inLife()) },
  'POST /api/order/move': { success: true, order: order(inLife()) },
  'POST /api/product/archive': { success: true, product: sellerProduct },
  'POST /api/product/update': { success: true, product: sellerProduct },
};

/** Sends one operation through a gateway to a store with these features. Returns the calls that the store gets. */
async function callsOf(text: string, features: string): Promise<string[]> {
  const calls: string[] = [];
  const answer: StoreHandler = (request, response) => {
    const call = `${request.method} ${request.url?.split('?', 1)[0]}`;
    calls.push(call);
    request.resume();
    const login = call === 'POST /api/seller/login' ? { 'set-cookie': 'sellerToken=new; Path=/' } : {};
    sendJson(response, replies[call] ?? { success: true, message: 'Done' }, 200, login);
  };
  const store = await openStore({
    'GET /api/store': (_request, response) => {
      calls.push('GET /api/store');
      sendJson(response, withFeatures(...features.split(' ')));
    },
    '*': answer,
  });
  const gateway = await openGateway({ backendUrl: store.url }, { catalogueTimeToLiveMs: 60_000 });
  // This operation waits for the store's features and loads the catalogue.
  await gateway.run('{ products { totalCount } }');
  calls.length = 0;
  const { errors } = await gateway.run(text, {}, { cookie: 'token=ann; sellerToken=sam' });
  expect(errors).toBeUndefined();
  return calls;
}

const cashOrder = 'addressId: "a1", payment: COD, items: [{ productId: "p1", quantity: 1 }], idempotencyKey: "one"';
const address = `id: "a1", ${addressInput}`;
const line = 'productId: "p1"';

test.each([
  ['an order that only the seller may see', '', '{ order(id: "gone") { id } }', 4],
  ['the member of the team who is logged in', 'staff', '{ seller { me { name } } }', 1],
  ['unpaid orders', 'orders.unpaid', '{ seller { unpaidOrders { holds { order { id } } } } }', 2],
  ['sums of orders', 'orders.pages orders.sums', '{ seller { orderSums { count } } }', 3],
  [
    'the terms of two postal codes',
    'orders.slots',
    '{ store { a: deliveryTerms(postalCode: "1") { fee } b: deliveryTerms(postalCode: "2") { fee } } }',
    2,
  ],
  ['times for orders, and what delivery costs', 'orders.slots', '{ store { slots { id } delivery { kinds } } }', 1],
  [
    'the next stage of an order',
    'order.stages',
    'mutation { moveOrder(input: { id: "o1", to: READY }) { order { id } } }',
    2,
  ],
  [
    'a cancelled order',
    'order.stages',
    'mutation { cancelOrder(input: { id: "o1", reason: "x" }) { order { id } } }',
    3,
  ],
  [
    'an order that the store does not send back',
    '',
    `mutation { placeOrder(input: { ${cashOrder} }) { order { id } user { id } } }`,
    8,
  ],
  ['a cart', '', `mutation { updateCart(input: { items: [] }) { cart { total } user { id } } }`, 3],
  ['a new address', '', `mutation { addAddress(input: { ${addressInput} }) { address { id } user { id } } }`, 4],
  ['a changed address', 'addresses.edit', `mutation { updateAddress(input: { ${address} }) { user { id } } }`, 2],
  ['a deleted address', 'addresses.edit', 'mutation { removeAddress(input: { id: "a1" }) { user { id } } }', 2],
  ['a default address', 'addresses.edit', 'mutation { setDefaultAddress(input: { id: "a1" }) { user { id } } }', 2],
  [
    'counted stock',
    'stock.count',
    `mutation { adjustStock(input: { changes: [{ ${line}, change: 1, reason: RECEIVED }] }) { stock { onHand } } }`,
    3,
  ],
  ['a stock switch', '', `mutation { setProductStock(input: { ${line}, inStock: true }) { product { id } } }`, 3],
  [
    'a changed product',
    'products.edit',
    'mutation { updateProduct(input: { id: "p1", category: "fruits" }) { product { product { category { slug } } } } }',
    3,
  ],
  [
    'an archived product',
    'products.edit',
    'mutation { archiveProduct(input: { id: "p1", isArchived: true }) { product { product { category { slug } } } } }',
    3,
  ],
  [
    'a seller’s login',
    '',
    'mutation { sellerLogin(input: { email: "a@b.c", password: "x" }) { seller { __typename } } }',
    2,
  ],
  [
    'a delivery plan',
    'orders.slots store.settings',
    'mutation { saveDelivery(input: { ifVersion: 1, daysAhead: 2, windows: [], closedDays: [], areas: [] }) { delivery { version } } }',
    4,
  ],
])('the gateway calls the store for %s as often as the cost says', async (_what, features, text, count) => {
  expect(storeCallsIn(text)).toBe(count);
  expect(await callsOf(text, features)).toHaveLength(count);
});
