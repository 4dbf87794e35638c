import { beforeAll, expect, test } from 'vitest';
import { readReturns } from '#backend/features/orders/deposits/deposit-moves-repository.ts';
import { addFailedRefund } from '#backend/features/orders/refunds/refund-repository.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addDepositType, addProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';

const hour = 3_600_000;
let now = Date.parse('2026-03-02T09:00:00Z');
const backend = backendForTests({ maxOpenOrders: null }, () => now);
const classic = backendForTests({ isClassic: true });
let seller: StoreClient;
let shopper: StoreClient & { id: string };
let address = '';
/** Water costs 0.89 and has a bottle of 0.15; beer costs 12.00 and has 20 bottles; bread costs 2.00. */
const ids = { water: '', beer: '', bread: '', oldBread: '' };
const types = { bottle: '', crate: '' };

const classes = [
  { code: 'A', name: 'Standard', basisPoints: 1900 },
  { code: 'B', name: 'Food', basisPoints: 700 },
];

async function saveTax(mode: 'RATES' | 'FLOOR', more: object = {}) {
  const form = new FormData();
  form.append('storeData', JSON.stringify({ tax: { mode, number: '', classes, ...more } }));
  expect((await seller.send('/api/store/update', { method: 'POST', body: form })).body.success).toBe(true);
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  await saveTax('RATES');
  types.bottle = await addDepositType(seller, { name: 'Bottle', amount: 0.15 });
  types.crate = await addDepositType(seller, { name: 'Crate', amount: 1.5, kind: 'CRATE' });
  const add = (name: string, price: string, more: object) =>
    addProduct(seller, { name, price, offerPrice: price, ...more });
  ids.water = await add('Water', '0.89', { deposit: { type: types.bottle, count: 1 } });
  ids.beer = await add('Beer', '12.00', { deposit: { type: types.bottle, count: 20 } });
  ids.bread = await add('Bread', '2.00', { taxClass: 'B' });
  ids.oldBread = await add('Old bread', '0.50', { taxClass: 'B' });
  await addWhatMustNotCount(backend);
});

const cents = (units: number) => Math.round(units * 100);
const listed = async (id: string) =>
  (await backend.visitor().get('/api/product/list')).body.products.find((each: { _id: string }) => each._id === id);
const seen = async (orderId: string) => (await seller.get(`/api/order/seller?id=${orderId}`)).body.orders[0];
const balanceOf = async (type: string) => {
  const { body } = await seller.get('/api/deposit/balances');
  const found = body.balances.find((each: { type: { id: string } }) => each.type.id === type);
  return { charged: cents(found.charged), returned: cents(found.returned), open: cents(found.open) };
};
const giveBack = (fields: object, headers: Record<string, string> = {}, by = seller) =>
  by.post('/api/deposit/return', { payout: 'CASH', ...fields }, headers);

async function place(items: { product: string; quantity: number }[], more: object = {}) {
  const { body } = await shopper.post('/api/order/cod', { items, address, ...more });
  expect(body).toMatchObject({ success: true });
  return body.order;
}
const move = async (orderId: string, ...stages: string[]) => {
  for (const to of stages) expect((await seller.post('/api/order/move', { orderId, to })).body.success).toBe(true);
};

test('a product says its deposit beside the price, and what is no deposit is refused', async () => {
  expect(await listed(ids.beer)).toMatchObject({
    price: 12,
    offerPrice: 12,
    deposit: { type: types.bottle, count: 20, name: 'Bottle', kind: 'RETURNABLE', amount: 3 },
  });
  expect(await listed(ids.bread)).not.toHaveProperty('deposit');
  const faulty = [{ type: types.bottle, count: 0 }, { type: types.bottle }, 'Bottle', { type: 'none', count: 1 }];
  for (const deposit of faulty) {
    const { body } = await sendProduct(seller, { id: ids.bread, deposit }, [], '/api/product/update');
    expect({ deposit, ...body }).toMatchObject({ deposit, success: false, code: 'INVALID' });
    expect(body.errors[0].field).toMatch(/^deposit/);
  }
});

test('the trail of changes names a deposit that a product gets and one that it loses', async () => {
  const change = async (deposit: object | null) => {
    const { body } = await sendProduct(seller, { id: ids.oldBread, deposit }, [], '/api/product/update');
    expect(body).toMatchObject({ success: true });
    const { changes } = (await seller.get('/api/staff/changes?first=1')).body;
    return [changes[0].before.deposit, changes[0].after.deposit];
  };
  expect(await change({ type: types.bottle, count: 2 })).toEqual([null, '2 × Bottle']);
  expect(await change(null)).toEqual(['2 × Bottle', null]);
});

test('a type has its own name, keeps its amount, and is archived when no product for sale has it', async () => {
  const id = await addDepositType(seller, { name: 'Can', amount: 0.25, kind: 'SINGLE_USE' });
  const cola = await addProduct(seller, { name: 'Cola', deposit: { type: id, count: 1 } });
  const change = async (fields: object) => (await seller.post('/api/deposit/type/update', { id, ...fields })).body;
  expect(await change({ name: 'bottle' })).toMatchObject({ success: false, code: 'TAKEN' });
  expect(await change({ name: 'Tin', amount: 9 })).toMatchObject({ success: true });
  expect(await listed(cola)).toMatchObject({ deposit: { name: 'Tin', amount: 0.25 } });
  expect(await change({ archived: true })).toMatchObject({ success: false, code: 'REFUSED' });
  await sendProduct(seller, { id: cola, deposit: null }, [], '/api/product/update');
  expect(await listed(cola)).not.toHaveProperty('deposit');
  expect(await change({ archived: true })).toMatchObject({ success: true });
  const again = await sendProduct(seller, { id: cola, deposit: { type: id, count: 1 } }, [], '/api/product/update');
  const archived = refusal('INVALID', 'This type of deposit is archived. Please choose another one.', 'deposit');
  expect(again.body).toMatchObject(archived);
  // Also for a product that has another deposit.
  const other = { id: ids.water, deposit: { type: id, count: 1 } };
  expect((await sendProduct(seller, other, [], '/api/product/update')).body).toMatchObject(archived);
  // A product keeps the archived type that it has, in another number too.
  const { database } = backend.context;
  await database.query
    .updateTable('products')
    .set({ deposit_type_id: id, deposit_count: 1 })
    .where('id', '=', cola)
    .execute();
  const kept = await sendProduct(seller, { id: cola, deposit: { type: id, count: 2 } }, [], '/api/product/update');
  expect(kept.body).toMatchObject({ success: true });
});

test('a shop has at most 100 types that are not archived, and 1000 with the archived ones', async () => {
  const { query } = backend.context.database;
  const known = await query.selectFrom('deposit_types').select('archived_at').execute();
  const used = known.filter(({ archived_at }) => archived_at === null).length;
  const fill = (name: string, count: number, archived_at: number | null) => {
    const type = { cents: 25, kind: 'RETURNABLE' as const, created_at: 1, archived_at };
    const rows = Array.from({ length: count }, (_, at) => ({
      ...type,
      id: `full ${name} ${at}`,
      name: `${name} ${at}`,
    }));
    return query.insertInto('deposit_types').values(rows).execute();
  };
  const add = async (name: string) =>
    (await seller.post('/api/deposit/type/add', { name, amount: 1, kind: 'CRATE' })).body;
  const archive = async (id: string, archived: boolean) =>
    (await seller.post('/api/deposit/type/update', { id, archived })).body;
  const tooMany = { success: false, code: 'TOO_MANY' };
  await fill('Sold', 99 - used, null);
  await fill('Old', 2, 5);
  expect(await archive('full Old 0', false)).toMatchObject({ success: true });
  expect(await archive('full Old 1', false)).toMatchObject(tooMany);
  expect(await add('One more')).toMatchObject({
    ...tooMany,
    message: expect.stringMatching(/at most 100 .* archive one/),
  });
  expect(await archive('full Old 0', true)).toMatchObject({ success: true });
  await fill('Older', 999 - (known.length + 99 - used + 2), 5);
  expect(await add('One more')).toMatchObject({ success: true });
  expect(await archive('full Sold 0', true)).toMatchObject({ success: true });
  expect(await add('Two more')).toMatchObject({ ...tooMany, message: expect.stringMatching(/at most 1000 /) });
  await query
    .deleteFrom('deposit_types')
    .where((is) => is.or([is('id', 'like', 'full %'), is('name', '=', 'One more')]))
    .execute();
});

test('an archived product whose type was archived, too, is brought back with another deposit only', async () => {
  const id = await addDepositType(seller, { name: 'Keg', amount: 30, kind: 'RETURNABLE' });
  const beer = await addProduct(seller, { name: 'Draught Beer', deposit: { type: id, count: 1 } });
  const archive = async (archived: boolean) => (await seller.post('/api/product/archive', { id: beer, archived })).body;
  expect(await archive(true)).toMatchObject({ success: true });
  expect((await seller.post('/api/deposit/type/update', { id, archived: true })).body).toMatchObject({ success: true });
  expect(await archive(false)).toMatchObject({ success: false, errors: [{ field: 'deposit' }] });
  await sendProduct(seller, { id: beer, deposit: null }, [], '/api/product/update');
  expect(await archive(false)).toMatchObject({ success: true });
});

test('an exported file names deposits, and an imported one sets them', async () => {
  const preview = async (text: string) => {
    const form = new FormData();
    form.append('file', new Blob([text], { type: 'text/csv' }), 'list.csv');
    return (await seller.send('/api/product/import/preview', { method: 'POST', body: form })).body;
  };
  const file = (await seller.get('/api/product/export')).text;
  expect(file).toContain('20 x Bottle');
  expect((await preview(file)).counts).toMatchObject({ changed: 0, faulty: 0 });
  const { rows, token } = await preview(`id,deposit\n${ids.oldBread},2 X crate\n`);
  expect(rows[0].changes).toEqual([{ field: 'deposit', was: '', becomes: '2 x Crate' }]);
  await seller.post('/api/product/import/apply', { token });
  expect(await listed(ids.oldBread)).toMatchObject({ deposit: { count: 2, amount: 3 } });
  for (const cell of [' crate ', '1 x Crate']) {
    const [row] = (await preview(`id,deposit\n${ids.oldBread},"${cell}"\n`)).rows;
    expect(row.changes).toEqual([{ field: 'deposit', was: '2 x Crate', becomes: 'Crate' }]);
  }
  expect((await preview(`id,deposit\n${ids.oldBread},Barrel\n`)).rows[0].faults).toEqual([
    { field: 'deposit', message: expect.stringMatching(/^There is no deposit Barrel\. Write one of Bottle, Crate/) },
  ]);
  await sendProduct(seller, { id: ids.oldBread, deposit: null }, [], '/api/product/update');
});

test('an order charges deposits beside its subtotal and in its total, taxed as its goods', async () => {
  const items = [
    { product: ids.water, quantity: 6 },
    { product: ids.bread, quantity: 1 },
  ];
  const order = await place(items, { expectedTotal: 8.24 });
  expect(order).toMatchObject({ subtotal: 7.34, deposits: 0.9, tax: 0, amount: 8.24 });
  expect(order.items[0]).toMatchObject({ price: 0.89, deposit: { name: 'Bottle', count: 1, amount: 0.15 } });
  expect(order.items[1]).not.toHaveProperty('deposit');
  expect(order.placedTaxes).toEqual([
    { name: 'Standard', rate: 19, amount: 1, net: 5.24 },
    { name: 'Food', rate: 7, amount: 0.13, net: 1.87 },
  ]);
  const wrong = await shopper.post('/api/order/cod', { items, address, expectedTotal: 7.34 });
  expect(wrong.body).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
});

test('the tax of 2 % is added to goods and deposits', async () => {
  await saveTax('FLOOR');
  const order = await place([{ product: ids.beer, quantity: 1 }]);
  await saveTax('RATES');
  expect(order).toMatchObject({ subtotal: 12, deposits: 3, tax: 0.3, amount: 15.3 });
});

test('a minimum order and a free delivery do not count deposits', async () => {
  const plan = (areas: object[], ifVersion: number) =>
    seller.post('/api/delivery/plan/save', { ifVersion, daysAhead: 7, windows: [], closedDays: [], areas });
  const area = { name: 'Town', postalCodes: ['97477'], fee: 4, freeFrom: 13, minimum: 12.5 };
  expect((await plan([area], 0)).body.success).toBe(true);
  const { body } = await shopper.post('/api/order/cod', { items: [{ product: ids.beer, quantity: 1 }], address });
  expect(body).toMatchObject({ success: false });
  expect(body.message).toContain('0.50');
  const items = [
    { product: ids.beer, quantity: 1 },
    { product: ids.oldBread, quantity: 1 },
  ];
  expect(await place(items)).toMatchObject({ subtotal: 12.5, deposits: 3, shipping: 4, amount: 19.5 });
  expect((await plan([], 1)).body.success).toBe(true);
});

test('what is not packed takes its deposit with it, and the cash taken at the door is charged', async () => {
  const before = await balanceOf(types.bottle);
  const { _id: orderId } = await place([
    { product: ids.water, quantity: 6 },
    { product: ids.bread, quantity: 1 },
  ]);
  expect((await balanceOf(types.bottle)).charged).toBe(before.charged);
  const pick = async (line: number, quantity: number) =>
    seller.post('/api/order/pick', { orderId, line, quantity, reason: 'MISSING' });
  await pick(0, 4);
  await pick(1, 1);
  const { body } = await seller.post('/api/order/finish-picking', { orderId });
  expect(body.order.settled).toMatchObject({ subtotal: 5.56, deposits: 0.6, tax: 0, amount: 6.16 });
  await move(orderId, 'OUT', 'DONE');
  expect(await seen(orderId)).toMatchObject({ paid: 6.16 });
  expect((await balanceOf(types.bottle)).charged).toBe(before.charged + 60);
});

test('a refund for a line gives its deposit back last, and a refund of all of it whole', async () => {
  const { _id: orderId } = await place([
    { product: ids.beer, quantity: 1 },
    { product: ids.bread, quantity: 1 },
  ]);
  await move(orderId, 'PICKING', 'READY', 'OUT', 'DONE');
  const before = await balanceOf(types.bottle);
  const refund = async (amount: number, lines?: number[]) => {
    const { body } = await seller.post('/api/order/refund', { orderId, amount, reason: 'Bruised', lines });
    expect(body).toMatchObject({ success: true });
    return (await balanceOf(types.bottle)).charged - before.charged;
  };
  expect((await seen(orderId)).items[0]).toMatchObject({ refundable: 15 });
  expect(await refund(2, [1])).toBe(0);
  expect(await refund(11, [0])).toBe(0);
  expect(await refund(2, [0])).toBe(-100);
  expect(await refund(2, [0])).toBe(-300);
});

test.each([
  ['stripe', 300, 0],
  ['sandbox', 0, 0],
] as const)('a deposit paid online by %s is charged when the money comes: %i cents', async (provider, paid, back) => {
  const before = (await balanceOf(types.bottle)).charged;
  const items = [{ product: ids.beer, quantity: 1 }];
  const { _id: orderId, amount } = (await shopper.post('/api/order/stripe', { items, address })).body.order;
  const { database } = backend.context;
  await database.query.updateTable('orders').set({ provider }).where('id', '=', orderId).execute();
  expect((await balanceOf(types.bottle)).charged).toBe(before);
  const event = { provider, id: `paid-${orderId}`, orderId, kind: 'paid' as const, currency: 'usd' };
  await applyPaymentEvent(database, { ...event, amountCents: cents(amount) }, now);
  expect((await balanceOf(types.bottle)).charged).toBe(before + paid);
  await seller.post('/api/order/cancel', { orderId });
  expect((await balanceOf(types.bottle)).charged).toBe(before + back);
  // The bank has sent the refund back.
  const refund = await database.query
    .selectFrom('refunds')
    .select(['id', 'cents'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await database.write((trx) => addFailedRefund(trx, { ...refund, orderId, at: now }));
  expect((await balanceOf(types.bottle)).charged).toBe(before + paid);
});

test('a classic store says nothing of deposits, and charges none', async () => {
  const classicSeller = await classic.seller();
  const classicShopper = await classic.shopper();
  const at = await saveAddress(classicShopper);
  const cola = await addProduct(classicSeller, { name: 'Cola', price: '2', offerPrice: '2' });
  const { query } = classic.context.database;
  const can = { id: 'can', name: 'Can', cents: 25, kind: 'SINGLE_USE' as const, created_at: 1, archived_at: null };
  await query.insertInto('deposit_types').values(can).execute();
  await query.updateTable('products').set({ deposit_type_id: 'can', deposit_count: 1, changed_in: 99 }).execute();
  await query.updateTable('shop_facts').set({ value: '99' }).where('name', '=', 'catalogue-version').execute();
  const { body: list } = await classic.visitor().get('/api/product/list');
  expect(list.products).toEqual([expect.not.objectContaining({ deposit: expect.anything() })]);
  await classicShopper.post('/api/order/cod', { items: [{ product: cola, quantity: 2 }], address: at });
  const [order] = (await classicShopper.get(`/api/order/user?userId=${classicShopper.id}`)).body.orders;
  expect(order).toMatchObject({ amount: 4.08 });
  expect(JSON.stringify(order)).not.toContain('deposit');
  expect((await classicSeller.get('/api/deposit/types')).status).toBe(404);
});

test('a cancelled order gives all deposits back', async () => {
  const before = await balanceOf(types.bottle);
  const { _id: orderId } = await place([{ product: ids.beer, quantity: 2 }]);
  await seller.post('/api/order/cancel', { orderId });
  expect(await balanceOf(types.bottle)).toEqual(before);
});

test('a substitute charges its own deposit, and is refused when it would cost more with it', async () => {
  const before = await balanceOf(types.bottle);
  const wish = { substitution: 'SIMILAR_NOT_DEARER' };
  const { _id: orderId } = await place([{ product: ids.bread, quantity: 1 }], wish);
  const pick = async (id: string, substituteId: string) =>
    (await seller.post('/api/order/pick', { orderId: id, line: 0, quantity: 1, substituteId, reason: 'MISSING' })).body;
  const dear = await addProduct(seller, { name: 'Crated', price: '1.90', offerPrice: '1.90' });
  await sendProduct(seller, { id: dear, deposit: { type: types.crate, count: 1 } }, [], '/api/product/update');
  expect(await pick(orderId, dear)).toMatchObject({ success: false, errors: [{ field: 'substituteId' }] });
  const { order } = await pick(orderId, ids.water);
  expect(order.items[0].picked.substitute).toMatchObject({ price: 0.89, deposit: { name: 'Bottle', amount: 0.15 } });
  const { body } = await seller.post('/api/order/finish-picking', { orderId });
  expect(body.order.settled).toMatchObject({ subtotal: 0.89, deposits: 0.15, amount: 1.04 });
  // Nothing that was ordered has a deposit, and this one is charged when its money comes.
  await seller.post('/api/order/move', { orderId, to: 'DONE' });
  expect((await balanceOf(types.bottle)).charged).toBe(before.charged + 15);
});

test('containers come back by type, once for a key, and a wrong entry is taken back', async () => {
  const before = await balanceOf(types.crate);
  const key = { 'idempotency-key': 'two crates' };
  const containers = [{ type: types.crate, count: 2 }];
  expect((await giveBack({ containers }, key)).body).toMatchObject({ success: true, amount: 3 });
  expect((await giveBack({ containers }, key)).body).toMatchObject({ success: true, amount: 3 });
  expect((await balanceOf(types.crate)).returned).toBe(before.returned + 300);
  await giveBack({ containers: [{ type: types.crate, count: -1 }], payout: 'TERMINAL' });
  expect((await balanceOf(types.crate)).returned).toBe(before.returned + 150);
  const { body } = await seller.get('/api/deposit/returns');
  expect(body.returns.slice(0, 2)).toMatchObject([
    { type: types.crate, count: -1, amount: -1.5, payout: 'TERMINAL', orderNumber: null },
    { count: 2, amount: 3, payout: 'CASH' },
  ]);
  const { _id: orderId } = await place([{ product: ids.water, quantity: 1 }]);
  await giveBack({ containers, orderId });
  const ofOrder = await seller.get(`/api/deposit/returns?orderId=${orderId}`);
  expect(ofOrder.body.returns).toMatchObject([{ count: 2, orderNumber: expect.any(String) }]);
});

test('at most a thousand containers of a type come back at once, and as many are taken back', async () => {
  const before = await balanceOf(types.bottle);
  const give = async (count: number) => (await giveBack({ containers: [{ type: types.bottle, count }] })).body;
  for (const count of [0, 1001, -1001, 1.5]) {
    expect({ count, ...(await give(count)) }).toMatchObject({ count, success: false, code: 'INVALID' });
  }
  expect(await balanceOf(types.bottle)).toEqual(before);
  for (const count of [1000, -1000]) expect(await give(count)).toMatchObject({ success: true, amount: count * 0.15 });
  expect(await balanceOf(types.bottle)).toEqual(before);
});

test('pages of entries of one moment and of later ones have each entry once', async () => {
  const containers = [{ type: types.crate, count: 1 }];
  const from = now;
  for (const minutes of [0, 0, 0, 1, 1]) {
    now = from + minutes * 60_000;
    await giveBack({ containers });
  }
  const read = (limit: number, after: { at: number; id: string } | null) =>
    readReturns(backend.context.database, { from, to: now + 1 }, { limit, after });
  const { body } = await seller.get('/api/deposit/returns');
  const newest = (body.returns as { id: string; at: string }[]).map(({ at, id }) => `${at} ${id}`);
  expect(newest).toEqual(newest.toSorted().toReversed());
  const all = await read(100, null);
  expect(all.length).toBeGreaterThanOrEqual(5);
  const pages = await Promise.all([null, ...all].map((entry) => read(2, entry)));
  expect(pages).toEqual([0, ...all.map((_entry, at) => at + 1)].map((at) => all.slice(at, at + 2)));
});

test.each([
  [{ containers: [] }],
  [{ containers: [{ type: 'none', count: 1 }] }],
  [{ containers: [{ type: '', count: 0 }] }],
  [{ containers: [{ type: '', count: 1 }], payout: 'CARD' }],
  [{ containers: [{ type: '', count: 1 }], orderId: '0'.repeat(24) }],
])('the return %j is refused', async (fields) => {
  const containers = fields.containers.map(({ type, count }) => ({ type: type || types.crate, count }));
  expect((await giveBack({ ...fields, containers })).body).toMatchObject({ success: false });
});

test('a packer takes containers, and neither adds types nor sees what is open', async () => {
  const client = await memberOf(backend, 'PACKER');
  const containers = [{ type: types.crate, count: 1 }];
  expect((await giveBack({ containers }, {}, client)).body).toMatchObject({ success: true });
  expect((await client.get('/api/deposit/types')).body).toMatchObject({ success: true });
  expect((await client.get('/api/deposit/balances')).body).toMatchObject({ success: false, code: 'FORBIDDEN' });
  const added = await client.post('/api/deposit/type/add', { name: 'Keg', amount: 30, kind: 'RETURNABLE' });
  expect(added.body).toMatchObject({ success: false, code: 'FORBIDDEN' });
});

test('a day has in takings, in its file and in the ledger the same deposits, to the cent', async () => {
  now += hour;
  const from = now;
  const before = await balanceOf(types.bottle);
  const { _id: orderId, number } = await place([{ product: ids.beer, quantity: 1 }]);
  await move(orderId, 'PICKING', 'READY', 'OUT', 'DONE');
  now += hour;
  await giveBack({ orderId, containers: [{ type: types.bottle, count: 7 }] });
  await giveBack({ containers: [{ type: types.bottle, count: 3 }], payout: 'TRANSFER' });
  const to = (now += hour);

  const iso = [from, to].map((at) => new Date(at).toISOString());
  const { body } = await seller.get(`/api/order/seller/takings?starts=${iso.join()}`);
  expect(body.takings[0]).toMatchObject({
    cash: 15,
    net: 15,
    deposits: [{ name: 'Bottle', charged: 3, returned: 1.5 }],
    depositPayouts: [
      { payout: 'CASH', amount: 1.05 },
      { payout: 'TRANSFER', amount: 0.45 },
    ],
  });
  const after = await balanceOf(types.bottle);
  expect(after).toEqual({ charged: before.charged + 300, returned: before.returned + 150, open: before.open + 150 });

  const file = await seller.get(`/api/order/export?since=${iso[0]}&placedBefore=${iso[1]}`);
  const [head = [], ...rows] = file.text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((row: string) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  const sumOf = (column: string) =>
    rows.reduce((sum: number, row: string[]) => sum + cents(Number(row[head.indexOf(column)])), 0);
  expect(sumOf('Deposits placed')).toBe(300);
  expect(sumOf('Deposit Bottle charged in the period')).toBe(300);
  expect(sumOf('Deposit Bottle given back in the period')).toBe(150);
  expect(sumOf('Takings of the period')).toBe(1500);
  expect(rows.map((row: string[]) => [row[0], row[head.indexOf('Payment')]])).toEqual([
    [number, 'Cash on delivery'],
    [number, 'Cash'],
    ['', 'Transfer'],
  ]);
});

test('a refund for no line that leaves less than all deposits leaves no more deposits than that', async () => {
  const small = [
    await addDepositType(seller, { name: 'Cup', amount: 1 }),
    await addDepositType(seller, { name: 'Lid', amount: 1 }),
  ];
  const items = [];
  for (const type of small) {
    const product = await addProduct(seller, { price: '1', offerPrice: '1', deposit: { type, count: 1 } });
    items.push({ product, quantity: 1 });
  }
  const { _id: orderId } = await place(items);
  await move(orderId, 'PICKING', 'READY', 'DONE');
  // 1.20 of 4.00 is left.
  const { body } = await seller.post('/api/order/refund', { orderId, amount: 2.8, reason: 'Late' });
  expect(body).toMatchObject({ success: true });
  const charged = [(await balanceOf(small[0]!)).charged, (await balanceOf(small[1]!)).charged];
  expect(charged).toEqual([100, 20]);
});

test('a refund for no line leaves deposits that are not taxed, so their tax is the one of the goods that are left', async () => {
  await saveTax('RATES', { depositTax: 'NONE' });
  const type = await addDepositType(seller, { name: 'Jar', amount: 1 });
  const product = await addProduct(seller, { price: '1.19', offerPrice: '1.19', deposit: { type, count: 1 } });
  const { _id: orderId, taxes } = await place([{ product, quantity: 1 }]);
  const untaxed = { name: 'Deposits, not taxed', rate: 0, amount: 0, net: 1 };
  expect(taxes).toEqual([{ name: 'Standard', rate: 19, amount: 0.19, net: 1 }, untaxed]);
  await move(orderId, 'PICKING', 'READY', 'DONE');
  const from = now;
  now += hour;
  const { body } = await seller.post('/api/order/refund', { orderId, amount: 1, reason: 'Late' });
  expect(body.order.afterRefunds).toMatchObject({
    amount: 1.19,
    taxes: [{ name: 'Standard', rate: 19, amount: 0.03, net: 0.16 }, untaxed],
  });
  now += hour;
  const starts = [from + 1, now].map((at) => new Date(at).toISOString()).join();
  const { takings } = (await seller.get(`/api/order/seller/takings?starts=${starts}`)).body;
  expect(takings[0].taxes).toEqual([{ name: 'Standard', rate: 19, amount: -0.16, net: -0.84 }]);
  expect(await balanceOf(type)).toEqual({ charged: 100, returned: 0, open: 100 });
});

test('types are listed by their names; of many that are added at once with one name, one is added', async () => {
  const add = (name: string) => seller.post('/api/deposit/type/add', { name, amount: 1, kind: 'CRATE' });
  // PostgreSQL runs them at a time.
  const all = await Promise.all(Array.from({ length: 8 }, () => add('Barrel')));
  expect(all.filter(({ body }) => body.success)).toHaveLength(1);
  await add('Ampoule');
  const { body } = await seller.get('/api/deposit/types');
  const names: string[] = body.types.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(names[0]).toBe('Ampoule');
});
