import { expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '#tests/support/open-store.ts';
import { product, shopper } from '#tests/support/goods.ts';
import { withFeatures } from '#tests/support/store-features.ts';

// Tested here: each argument with a limit of its own, with the last value that is taken and the first that is refused.

const asBoth = { cookie: 'token=ann; sellerToken=sam' };
const letters = (length: number) => JSON.stringify('x'.repeat(length));
const digits = (length: number) => JSON.stringify('1'.repeat(length));
const ids = (length: number) => JSON.stringify(Array.from({ length }, (_, at) => `i${at}`));
const times = (what: string) => (length: number) => `[${Array.from({ length }, () => what).join()}]`;
const days = (length: number) =>
  JSON.stringify(Array.from({ length }, (_, at) => new Date(Date.UTC(2026, 0, at + 1)).toISOString()));

type Limit = [least: number, most: number, query: (value: number) => string];

/** Numbers: less than the least one and more than the greatest one are refused. */
const numbers: Record<string, Limit> = {
  'products, first': [1, 100, (first) => `products(first: ${first}) { totalCount }`],
  'products, last': [1, 100, (last) => `products(last: ${last}) { totalCount }`],
  'products, offset': [0, 5000, (offset) => `products(offset: ${offset}) { totalCount }`],
  'related, first': [1, 20, (first) => `product(id: "p1") { related(first: ${first}) { id } }`],
  'nearestProducts, first': [1, 20, (first) => `nearestProducts(search: "milk", first: ${first}) { id }`],
  'a picture, width': [1, 5000, (width) => `product(id: "p1") { images { url(width: ${width}) } }`],
  'slots, first': [1, 100, (first) => `store { slots(first: ${first}) { id } }`],
  'me.orders, first': [1, 100, (first) => `me { orders(first: ${first}) { totalCount } }`],
  'me.orders, last': [1, 100, (last) => `me { orders(last: ${last}) { totalCount } }`],
  'me.regulars, first': [1, 20, (first) => `me { regulars(first: ${first}) { quantity } }`],
  'seller.orders, first': [1, 100, (first) => `seller { orders(first: ${first}) { totalCount } }`],
  'seller.orders, last': [1, 100, (last) => `seller { orders(last: ${last}) { totalCount } }`],
  'seller.allProducts, first': [1, 100, (first) => `seller { allProducts(first: ${first}) { totalCount } }`],
  'seller.allProducts, last': [1, 100, (last) => `seller { allProducts(last: ${last}) { totalCount } }`],
  bestSellers: [1, 20, (first) => `seller { bestSellers(since: "2026-01-01T00:00:00Z", first: ${first}) { name } }`],
  nextToPick: [1, 100, (first) => `seller { nextToPick(first: ${first}) { id } }`],
  mails: [1, 100, (first) => `seller { mails(first: ${first}) { nodes { id } } }`],
  'stockHistory, first': [1, 100, (first) => `seller { stockHistory(productId: "p1", first: ${first}) { hasMore } }`],
  'stockHistory, before': [
    1,
    5000,
    (before) => `seller { stockHistory(productId: "p1", before: ${before}) { hasMore } }`,
  ],
  shopChanges: [1, 100, (first) => `seller { shopChanges(first: ${first}) { nodes { id } } }`],
  subscribers: [1, 100, (first) => `seller { subscribers(first: ${first}) { totalCount } }`],
  customers: [1, 50, (first) => `seller { customers(first: ${first}) { nextAfter } }`],
  withdrawals: [1, 100, (first) => `seller { withdrawals(first: ${first}) { nodes { id } } }`],
};

/** Texts and lists: longer ones are refused. */
const lengths: Record<string, Limit> = {
  'products, search': [0, 100, (length) => `products(filter: { search: ${letters(length)} }) { totalCount }`],
  'products, ids': [0, 100, (length) => `products(filter: { ids: ${ids(length)} }) { totalCount }`],
  'products, containsAny': [
    0,
    14,
    (length) => `products(filter: { containsAny: ${times('MILK')(length)} }) { totalCount }`,
  ],
  'products, freeFrom': [0, 14, (length) => `products(filter: { freeFrom: ${times('MILK')(length)} }) { totalCount }`],
  'products, availability': [
    0,
    3,
    (length) => `products(filter: { availability: ${times('LOW')(length)} }) { totalCount }`,
  ],
  'nearestProducts, search': [0, 100, (length) => `nearestProducts(search: ${letters(length)}) { id }`],
  'matchList, text': [0, 2000, (length) => `matchList(text: ${letters(length)}) { lines { name } }`],
  'slots, postalCode': [0, 20, (length) => `store { slots(postalCode: ${digits(length)}) { id } }`],
  'deliveryTerms, postalCode': [
    0,
    20,
    (length) => `store { deliveryTerms(postalCode: ${digits(length)}) { postalCode } }`,
  ],
  'seller.orders, ids': [0, 100, (length) => `seller { orders(filter: { ids: ${ids(length)} }) { totalCount } }`],
  'seller.orders, search': [
    0,
    100,
    (length) => `seller { orders(filter: { search: ${letters(length)} }) { totalCount } }`,
  ],
  'seller.orderSums, ids': [0, 100, (length) => `seller { orderSums(filter: { ids: ${ids(length)} }) { count } }`],
  'seller.orderSums, starts': [0, 62, (length) => `seller { orderSums(starts: ${days(length)}) { count } }`],
  'seller.takings, starts': [0, 62, (length) => `seller { takings(starts: ${days(length)}) { real { net } } }`],
  'mails, after': [0, 100, (length) => `seller { mails(after: ${letters(length)}) { nodes { id } } }`],
  'stock, productIds': [0, 100, (length) => `seller { stock(productIds: ${ids(length)}) { productId } }`],
  'shopChanges, after': [0, 100, (length) => `seller { shopChanges(after: ${letters(length)}) { nodes { id } } }`],
  'shopChanges, subject': [
    0,
    100,
    (length) => `seller { shopChanges(filter: { subject: ${letters(length)} }) { nodes { id } } }`,
  ],
  'shopChanges, actorId': [
    0,
    100,
    (length) => `seller { shopChanges(filter: { actorId: ${letters(length)} }) { nodes { id } } }`,
  ],
  'subscribers, after': [0, 254, (length) => `seller { subscribers(after: ${letters(length)}) { totalCount } }`],
  'customers, after': [1, 20, (length) => `seller { customers(after: ${digits(length)}) { nextAfter } }`],
  'customers, search': [0, 100, (length) => `seller { customers(search: ${letters(length)}) { nextAfter } }`],
  'withdrawals, after': [0, 100, (length) => `seller { withdrawals(after: ${letters(length)}) { nodes { id } } }`],
};

const features = [
  'products.food',
  'orders.slots',
  'orders.ledger',
  'orders.pages',
  'orders.search',
  'orders.next',
  'mail',
  'stock.count',
];
const moreFeatures = [
  'staff',
  'newsletter.list',
  'orders.for-customers',
  'orders.withdrawal',
  'sessions.own',
  'pictures.sizes',
  'products.edit',
];

test('each argument takes the least and the greatest value of its limit, and refuses the next ones', async () => {
  const store = await openStore({
    'GET /api/store': withFeatures(...features, ...moreFeatures),
    'GET /api/product/list': { success: true, products: [product()] },
    'GET /api/product/seller': { success: true, products: [] },
    'GET /api/user/is-auth': { success: true, user: shopper() },
    'GET /api/seller/is-auth': { success: true },
  });
  const { run } = await openGateway({ backendUrl: store.url, rateLimitsOn: false }, { catalogueTimeToLiveMs: 60_000 });
  /** Whether the gateway itself refuses the argument. */
  async function refuses(field: string) {
    const { errors } = await run(`{ ${field} }`, {}, asBoth);
    const fault = errors?.find(({ extensions }) => extensions.code.startsWith('GRAPHQL_'));
    if (fault) return fault.message;
    return errors?.some(({ extensions }) => extensions.code === 'BAD_USER_INPUT') ?? false;
  }
  const found: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const [name, [least, most, query]] of Object.entries({ ...numbers, ...lengths })) {
    const isLength = name in lengths;
    const isOpen = most === 5000;
    // oxlint-disable-next-line no-await-in-loop -- one after the other: together they would be too many at once
    found[name] = [
      !isLength && (await refuses(query(least - 1))),
      await refuses(query(least)),
      await refuses(query(most)),
      await refuses(query(most + 1)),
    ];
    wanted[name] = [!isLength, false, false, !isOpen];
  }
  expect(found).toEqual(wanted);
});
