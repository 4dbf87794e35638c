import type { IncomingMessage, ServerResponse } from 'node:http';
import { address, inLife, order, product, shopper } from '../goods.ts';
import { openStore, sendJson } from '../open-store.ts';
import { withFeatures } from '../store-features.ts';
import { createRandom, type Random } from './random.ts';

/** Values that rows of foreign stores have in place of the usual ones. */
const unusualValues = [
  null,
  undefined,
  '',
  ' ',
  0,
  -1,
  7,
  1e21,
  0.1 + 0.2,
  '12.50',
  'many',
  true,
  'false',
  [],
  {},
  [null, 1, 'x'],
  { _id: 'p2' },
  'two\nlines\u2028 and "quotes" \\ 😀 \ud800',
  '2026-02-03T04:05:06+02:00',
  1_770_091_506_000,
];
const names = ['Green Apples', 'Apple "Gold" 6 x 330 ml', 'Möhren\t1 kg', 'Bread \u2028 🍞', 'x'];
const categories = ['Fruits', 'Vegetables', 'Pet food', 'Drinks'];
const allFeatures = [
  'cart.versions categories.labels categories.own newsletter newsletter.list orders.between orders.details orders.keys orders.lean orders.ledger orders.online',
  'orders.pages orders.search orders.sizes orders.sums orders.totals order.stages pictures.sizes products.demo products.edit',
  'products.import sessions.own stock.count store.settings',
].flatMap((line) => line.split(' '));

/** The numbers that choose the rows of the store: the same numbers mean the same rows. */
export interface Dataset {
  seed: number;
  /** The probability that a value of a row is an unusual one, and that a call fails. */
  oddity: number;
}

/**
 * A store on a real port with random rows, also in its responses to changes, and with the features that some stores have. It
 * keeps nothing: the same call has the same response until `use` chooses other rows.
 */
export async function openRandomStore(isClassic: boolean) {
  let catalogue: Dataset = { seed: 1, oddity: 0 };
  let rows: Dataset = { seed: 1, oddity: 0 };
  const known = new Map<string, { status: number; body: unknown }>();

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const call = `${request.method} ${(request.url ?? '').split('?', 1)[0]}`;
    request.resume();
    let found = known.get(call);
    if (!found) {
      const dataset = call === 'GET /api/product/list' ? catalogue : rows;
      found = responseOf(call, createRandom(hash(call) ^ dataset.seed), dataset.oddity);
      known.set(call, found);
    }
    if (typeof found.body === 'string')
      response.writeHead(found.status, { 'content-type': 'text/html' }).end(found.body);
    else sendJson(response, found.body as object, found.status);
  }

  const store = await openStore({
    'GET /api/store': isClassic
      ? (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end()
      : withFeatures(...allFeatures),
    'GET /api/store/pages': { success: true, pages: [{ slug: 'terms', title: 'Terms', text: 'Pay.' }] },
    '*': answer,
  });
  return {
    url: store.url,
    use(chosen: { catalogue: Dataset; rows: Dataset }): void {
      ({ catalogue, rows } = chosen);
      known.clear();
    },
  };
}

function responseOf(call: string, random: Random, oddity: number): { status: number; body: unknown } {
  const { chance, pick } = random;
  // The store is never down: then reads would be repeated and the circuit would open, which other tests cover.
  if (chance(oddity * 2)) {
    return pick([
      { status: 200, body: { success: false, message: 'Not today' } },
      { status: 400, body: { success: false, message: 'No', code: 'INVALID' } },
      { status: 404, body: '<h1>Not here</h1>' },
      { status: 200, body: '<h1>Hello</h1>' },
      { status: 200, body: {} },
      { status: 403, body: {} },
    ]);
  }
  return { status: 200, body: distort({ success: true, ...bodyOf(call, random) }, random, oddity) };
}

function bodyOf(call: string, random: Random): object {
  const { below, chance } = random;
  const many = <T>(make: (index: number) => T, max = 5) =>
    Array.from({ length: below(max) + 1 }, (_none, at) => make(at));
  const products = () => many((at) => randomProduct(`p${at + 1}`, random), 12);
  const stocks = () => many((at) => ({ productId: `p${at + 1}`, onHand: below(50), heldByUnpaid: below(3) }));
  const money = () => ({ count: below(9), amount: below(90_000) / 100 });
  switch (call) {
    case 'GET /api/product/list':
      return { products: products() };
    case 'GET /api/product/seller':
      return { products: products().map((each) => ({ ...each, version: below(9), isArchived: chance(0.3) })) };
    case 'GET /api/user/is-auth':
    case 'POST /api/user/login':
    case 'POST /api/user/register':
      return { user: shopper({ cartItems: { p1: 1 + below(9), p2: 1, gone: 2 }, cartVersion: below(9) }) };
    case 'GET /api/address/get':
      return { addresses: many((at) => address({ _id: `a${at + 1}`, city: random.pick(names) })) };
    case 'GET /api/order/user':
    case 'GET /api/order/seller':
      return {
        orders: many((at) => randomOrder(`o${at + 1}`, random)),
        pageInfo: { hasNextPage: chance(0.5), hasPreviousPage: false },
        totalCount: below(90),
      };
    case 'POST /api/order/cod':
    case 'POST /api/order/cancel':
    case 'POST /api/order/move':
    case 'POST /api/order/refund':
      return { message: 'Done', order: randomOrder('o1', random) };
    case 'POST /api/order/stripe':
      return { url: 'https://pay.test/1', order: randomOrder('o1', random) };
    case 'GET /api/order/seller/sums':
      return {
        sums: { ...money(), pendingCount: 1, pendingAmount: 2.5, paymentTypes: ['COD'] },
        days: many(money, 3),
        stages: { PLACED: below(9) },
      };
    case 'GET /api/order/seller/best-sellers':
      return { products: many((at) => ({ productId: `p${at + 1}`, name: 'Apple', quantity: below(9), amount: 2.5 })) };
    case 'GET /api/category/list':
      return { categories: many((at) => ({ slug: `own-${at}`, label: `Own ${at}`, isOwn: true, walk: at })) };
    case 'GET /api/product/stock/list':
    case 'POST /api/product/stock/adjust':
      return { message: 'Stock saved.', stocks: stocks() };
    case 'GET /api/product/demo':
      return { count: below(44) };
    default:
      return { message: 'Done', product: { ...randomProduct('p1', random), version: 2, isArchived: false } };
  }
}

function randomProduct(_id: string, { below, chance, pick }: Random) {
  return product({
    _id,
    name: pick(names),
    category: pick(categories),
    price: below(5000) / 100,
    offerPrice: below(4000) / 100,
    inStock: chance(0.8),
    weight: pick([undefined, '500 g', '1,5 l', '1 dozen']),
    image: Array.from({ length: below(3) }, (_none, at) => `https://pictures.test/${_id}-${at}.png`),
    description: [pick(names), 'Fresh.'],
    availability: pick(['IN_STOCK', 'LOW', 'SOLD_OUT', null]),
    left: pick([null, 1, 5]),
  });
}

function randomOrder(_id: string, random: Random) {
  const { below, chance, pick } = random;
  return order({
    _id,
    ...(chance(0.8) && inLife({ version: below(9), stage: pick(['PLACED', 'PICKING', 'OUT', 'DONE', 'CANCELLED']) })),
    number: pick([undefined, '1001', 1002]),
    items: Array.from({ length: below(4) }, (_none, at) => ({
      product: chance(0.7) ? randomProduct(`p${at + 1}`, random) : pick(['p1', 'gone', null]),
      quantity: 1 + below(5),
      price: below(900) / 100,
      ...(chance(0.7) && { name: pick(names), image: 'https://pictures.test/then.png', sizeText: '500 g' }),
    })),
    amount: below(90_000) / 100,
    subtotal: pick([undefined, 8]),
    address: chance(0.9) ? address({ zipcode: pick([97477, '97477', null]) }) : null,
    isPaid: chance(0.5),
    createdAt: `2026-02-0${1 + below(8)}T04:05:06.000Z`,
  });
}

/** The value with unusual values in some places. */
function distort(value: unknown, random: Random, oddity: number): unknown {
  if (oddity === 0) return value;
  if (Array.isArray(value)) {
    return value.map((entry) => (random.chance(oddity) ? random.pick(unusualValues) : distort(entry, random, oddity)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key !== 'success' && random.chance(oddity) ? random.pick(unusualValues) : distort(entry, random, oddity),
    ]),
  );
}

const hash = (text: string) =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7);
