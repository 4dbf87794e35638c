import { beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreAnswer, StoreClient } from '#tests/support/store-client.ts';

// Tested here: each number and each list with a limit, with the last value that is taken and the first that is refused.

const backend = backendForTests({ mail: { kind: 'page' } });
let seller: StoreClient;
let shopper: StoreClient;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
});

const idOf = (at: number) => at.toString(16).padStart(24, '0');
const listOf = <Entry>(length: number, entry: (at: number) => Entry) => Array.from({ length }, (_, at) => entry(at));
const joined = (length: number, entry: (at: number) => string) => encodeURIComponent(listOf(length, entry).join());
const letters = (length: number) => 'x'.repeat(length);
const minutesAgo = (at: number) => new Date(Date.now() - (100 - at) * 60_000).toISOString();
const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** `least` is null where nothing is less. */
type Limit = [least: number | null, most: number, fault: RegExp, ask: (value: number) => Promise<StoreAnswer>];

const get = (path: string) => seller.get(`/api/${path}`);
const post = (path: string, body: object) => seller.post(`/api/${path}`, body);
const settings = (fields: object) => {
  const form = new FormData();
  form.append('storeData', JSON.stringify(fields));
  return seller.send('/api/store/update', { method: 'POST', body: form });
};
const plan = (fields: object) =>
  post('delivery/plan/save', { ifVersion: 99, daysAhead: 5, windows: [], closedDays: [], areas: [], ...fields });
const area = { name: 'Centre', postalCodes: ['10115'], fee: 0, freeFrom: null, minimum: 0 };
const pageSize = /^First must be a number from 1 to 100\.$/;

const limits: Record<string, Limit> = {
  'orders, first': [1, 100, pageSize, (first) => get(`order/seller?first=${first}`)],
  'orders, last': [1, 100, /^Last must be a number from 1 to 100\.$/, (last) => get(`order/seller?last=${last}`)],
  'orders, ids': [null, 100, /^Ids/, (length) => get(`order/seller?ids=${joined(length, idOf)}`)],
  'orders, an id': [null, 40, /^Ids/, (length) => get(`order/seller?ids=${letters(length)}`)],
  'orders, number': [null, 40, /^Number/, (length) => get(`order/seller?number=${letters(length)}`)],
  'orders, method': [null, 40, /^Method/, (length) => get(`order/seller?method=${letters(length)}`)],
  'orders, search': [null, 100, /^Search/, (length) => get(`order/seller?search=${letters(length)}`)],
  'own orders, first': [1, 100, pageSize, (first) => shopper.get(`/api/order/user?first=${first}`)],
  'next orders, first': [1, 100, pageSize, (first) => get(`order/seller/next?first=${first}`)],
  'sums, starts': [null, 62, /^Starts/, (length) => get(`order/seller/sums?starts=${joined(length, minutesAgo)}`)],
  'takings, starts': [
    null,
    62,
    /^Starts/,
    (length) => get(`order/seller/takings?starts=${joined(length, minutesAgo)}`),
  ],
  'best sellers, first': [
    1,
    20,
    /^First must be a number from 1 to 20\.$/,
    (first) => get(`order/seller/best-sellers?since=${minutesAgo(0)}&first=${first}`),
  ],
  'slots, first': [1, 100, pageSize, (first) => get(`delivery/slots?first=${first}`)],
  'slots, postal code': [1, 20, /^Postal code/, (length) => get(`delivery/slots?postalCode=${'1'.repeat(length)}`)],
  'moves of stock, first': [
    1,
    100,
    pageSize,
    (first) => get(`product/stock/moves?productId=${idOf(1)}&first=${first}`),
  ],
  'stock, ids': [null, 10_000, /^Ids/, (length) => get(`product/stock/list?ids=${letters(length)}`)],
  'mails, first': [1, 100, pageSize, (first) => get(`mail/list?first=${first}`)],
  'mails, after': [
    null,
    24,
    / can have at most 24 characters\.$/,
    (length) => get(`mail/list?after=${letters(length)}`),
  ],
  'mails, order': [
    null,
    24,
    / can have at most 24 characters\.$/,
    (length) => get(`mail/list?orderId=${letters(length)}`),
  ],
  'changes, first': [1, 100, pageSize, (first) => get(`staff/changes?first=${first}`)],
  'changes, after': [
    null,
    120,
    / can have at most 120 characters\.$/,
    (length) => get(`staff/changes?after=${letters(length)}`),
  ],
  'changes, actor': [
    null,
    40,
    / can have at most 40 characters\.$/,
    (length) => get(`staff/changes?actor=${letters(length)}`),
  ],
  'changes, kind': [
    null,
    40,
    / can have at most 40 characters\.$/,
    (length) => get(`staff/changes?kind=${letters(length)}`),
  ],
  'changes, subject': [
    null,
    100,
    / can have at most 100 characters\.$/,
    (length) => get(`staff/changes?subject=${letters(length)}`),
  ],
  'subscribers, first': [
    1,
    1000,
    /^First must be a number from 1 to 1000\.$/,
    (first) => get(`newsletter/subscribers?first=${first}`),
  ],
  'subscribers, after': [
    null,
    254,
    / can have at most 254 characters\.$/,
    (length) => get(`newsletter/subscribers?after=${letters(length)}`),
  ],
  'customers, first': [
    1,
    50,
    /^“first” (?:can be at most 50|must be at least 1)\.$/,
    (first) => get(`customer/list?first=${first}`),
  ],
  'customers, search': [
    null,
    100,
    / can have at most 100 characters\.$/,
    (length) => get(`customer/list?search=${letters(length)}`),
  ],
  'withdrawals, first': [1, 100, pageSize, (first) => get(`withdrawal/list?first=${first}`)],

  'a tour, orders': [1, 100, /^Order ids/, (length) => post('order/tour', { orderIds: listOf(length, idOf) })],
  'a refund, lines': [
    1,
    100,
    /^Lines/,
    (length) => post('order/refund', { orderId: idOf(1), amount: 1, reason: 'x', lines: listOf(length, (at) => at) }),
  ],
  'a refund, cents': [
    1,
    100_000_000,
    /amount/i,
    (cents) => post('order/refund', { orderId: idOf(1), amount: cents / 100, reason: 'x' }),
  ],
  'a pick, line': [0, 99, /^Line/, (line) => post('order/pick', { orderId: idOf(1), line, quantity: 1 })],
  'a pick, pieces': [0, 99, /quantity/i, (quantity) => post('order/pick', { orderId: idOf(1), line: 0, quantity })],
  'a pick, grams': [
    1,
    10_000_000,
    /gram/i,
    (grams) => post('order/pick', { orderId: idOf(1), line: 0, quantity: 1, grams }),
  ],
  'products together': [
    1,
    500,
    /^(?:Choose at least one product|At most 500 products)/,
    (length) => post('product/bulk', { percent: 5, products: listOf(length, (at) => ({ id: idOf(at) })) }),
  ],
  'per cent dearer': [
    -90,
    1000,
    /per cent/,
    (percent) => post('product/bulk', { percent, products: [{ id: idOf(1) }] }),
  ],
  'origins, products': [
    1,
    200,
    /^(?:Send at least one product|A call can have at most 200)/,
    (length) => post('product/origins/update', { products: listOf(length, (at) => ({ id: idOf(at), variety: 'x' })) }),
  ],
  'changes of stock': [
    1,
    500,
    /^Send at (?:least one|most 500) changes?/,
    (length) =>
      post('product/stock/adjust', {
        changes: listOf(length, (at) => ({ productId: idOf(at), change: 1, reason: 'COUNTED' })),
      }),
  ],
  'a change of stock': [
    -1_000_000,
    1_000_000,
    /too large/,
    (change) => post('product/stock/adjust', { changes: [{ productId: idOf(1), change, reason: 'COUNTED' }] }),
  ],
  'containers, types': [
    1,
    50,
    /^(?:Enter how many|Send at most 50)/,
    (length) =>
      post('deposit/return', { payout: 'CASH', containers: listOf(length, (at) => ({ type: idOf(at), count: 1 })) }),
  ],
  'containers of a type': [
    -1000,
    1000,
    /1,?000/,
    (count) => post('deposit/return', { payout: 'CASH', containers: [{ type: idOf(1), count }] }),
  ],
  'categories in their order': [
    null,
    1000,
    /^Own/,
    (length) => post('category/arrange', { own: listOf(length, idOf) }),
  ],
  'an order, pieces': [
    1,
    99,
    /quantity/i,
    (quantity) => shopper.post('/api/order/cod', { items: [{ product: idOf(1), quantity }], address: idOf(1) }),
  ],
  'an order, lines': [
    1,
    100,
    /^The order has no products|^An order can have at most 100/,
    (length) =>
      shopper.post('/api/order/cod', {
        items: listOf(length, (at) => ({ product: idOf(at), quantity: 1 })),
        address: idOf(1),
      }),
  ],

  'the plan, days ahead': [1, 28, /days ahead/i, (daysAhead) => plan({ daysAhead })],
  'the plan, windows': [
    null,
    100,
    /at most 100 windows/,
    (length) =>
      plan({
        windows: listOf(length, (at) => ({
          kind: 'DELIVERY',
          weekday: (at % 7) + 1,
          start: time(Math.floor(at / 7) * 60),
          end: time(Math.floor(at / 7) * 60 + 60),
          capacity: 1,
          cutOffTime: '00:00',
          cutOffDaysBefore: 1,
        })),
      }),
  ],
  'the plan, closed days': [
    null,
    100,
    /at most 100 closed days/,
    (length) =>
      plan({ closedDays: listOf(length, (at) => new Date(Date.UTC(2099, 0, at + 1)).toISOString().slice(0, 10)) }),
  ],
  'the plan, areas': [
    null,
    50,
    /at most 50 areas/,
    (length) =>
      plan({ areas: listOf(length, (at) => ({ ...area, name: `A${at}`, postalCodes: [String(10_000 + at)] })) }),
  ],
  'an area, postal codes': [
    1,
    500,
    /^An area /,
    (length) => plan({ areas: [{ ...area, postalCodes: listOf(length, (at) => String(10_000 + at)) }] }),
  ],

  'the settings, reasons': [
    null,
    4,
    /at most 4 reasons/,
    (length) => settings({ reasons: { heading: 'x', list: listOf(length, () => ({ title: 'x', text: '' })) } }),
  ],
  'the settings, links': [
    null,
    8,
    /at most 8 links/,
    (length) => settings({ socialLinks: listOf(length, () => ({ label: 'x', url: 'https://x.example' })) }),
  ],
  'the settings, days of an origin': [1, 60, /from 1 to 60/, (originDays) => settings({ originDays })],
  'the settings, fruit and vegetables': [
    null,
    100,
    /^Produce categories/,
    (length) => settings({ produceCategories: listOf(length, (at) => `c${at}`) }),
  ],
  'the settings, no food': [
    null,
    100,
    /^Non-food categories/,
    (length) => settings({ nonFoodCategories: listOf(length, (at) => `c${at}`) }),
  ],
  'the settings, name of a time zone': [
    1,
    60,
    /^Time zone (?:is required|can have)/,
    (length) => settings({ timeZone: letters(length) }),
  ],
};

test.each(Object.entries(limits))('%s: the last value is taken, and the next one is refused', async (_name, limit) => {
  const [least, most, fault, ask] = limit;
  const messageOf = async (value: number): Promise<string> => String((await ask(value)).body.message);
  for (const value of [...(least === null ? [] : [least]), most]) expect(await messageOf(value)).not.toMatch(fault);
  for (const value of [...(least === null ? [] : [least - 1]), most + 1]) expect(await messageOf(value)).toMatch(fault);
});
