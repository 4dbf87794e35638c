import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

// The session of the seller ends after less than a day.
const hourMs = 3_600_000;
let now = Date.parse('2026-03-01T06:00:00Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let carrots = '';

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
  await addWhatMustNotCount(backend);
});

beforeEach(async () => {
  if (absentPostgres() === null) carrots = await addProduct(seller, { name: 'Carrots', category: 'Vegetables' });
});

const timeOf = (at: number) => new Date(at).toISOString();
const listed = async (): Promise<Record<string, unknown>[]> => (await seller.get('/api/product/origins')).body.products;
const rowOf = async (id = carrots) => (await listed()).find((row) => row['id'] === id);
const say = async (rows: object[], client = seller) =>
  (await client.post('/api/product/origins/update', { products: rows })).body;
const food = async (id = carrots, version?: number) =>
  (await backend.visitor().get(`/api/product/food?id=${id}${version === undefined ? '' : `&version=${version}`}`)).body
    .food;
const saveFacts = async (facts: object, checked?: boolean) =>
  (await seller.post('/api/product/food/update', { id: carrots, facts, checked })).body;

async function set(storeData: object) {
  const form = new FormData();
  form.append('storeData', JSON.stringify(storeData));
  return (await seller.send('/api/store/update', { method: 'POST', body: form })).body;
}

test('an origin is stated and confirmed with its time, and keeps facts checked and the product as it is', async () => {
  expect(await rowOf()).toMatchObject({ origins: [], originsAt: null, qualityClass: null, variety: null });
  await saveFacts({ legalName: 'Carrots', allergens: [] }, true);
  const { version } = (await seller.get(`/api/product/seller?id=${carrots}`)).body.products[0];
  const { checkedAt } = await food();
  expect(checkedAt).toBe(timeOf(now));

  now += hourMs;
  expect(await say([{ id: carrots, origins: ['ES'], qualityClass: 'I', variety: 'Nantes' }])).toMatchObject({
    success: true,
    message: 'Origins saved.',
  });
  const stated = { origins: ['ES'], originsAt: timeOf(now), qualityClass: 'I', variety: 'Nantes' };
  expect(await rowOf()).toMatchObject(stated);
  expect(await food()).toMatchObject({ version: 2, origins: ['ES'], checkedAt, legalName: 'Carrots' });
  expect((await seller.get(`/api/product/seller?id=${carrots}`)).body.products[0].version).toBe(version);

  now += hourMs;
  await say([{ id: carrots, origins: ['ES'] }]);
  expect(await rowOf()).toMatchObject({ ...stated, originsAt: timeOf(now) });
  expect(await food()).toMatchObject({ version: 3, checkedAt });
  const { changes } = (await seller.get('/api/staff/changes?first=1')).body;
  expect(changes).toMatchObject([
    {
      action: 'PRODUCT_FOOD_CHANGED',
      subject: { id: carrots, name: 'Carrots' },
      before: { originsAt: timeOf(now - hourMs) },
      after: { originsAt: timeOf(now) },
    },
  ]);
  // A class alone confirms no origin.
  now += hourMs;
  await say([{ id: carrots, qualityClass: 'II' }]);
  expect(await rowOf()).toMatchObject({ ...stated, qualityClass: 'II', originsAt: timeOf(now - hourMs) });
});

test('an undo brings back the origin with its time, and nothing stated is no origin', async () => {
  await say([{ id: carrots, origins: ['ES'] }]);
  const first = timeOf(now);
  now += hourMs;
  await say([{ id: carrots, origins: ['MA'] }]);
  await say([{ id: carrots, origins: ['ES'], originsAt: first }]);
  expect(await rowOf()).toMatchObject({ origins: ['ES'], originsAt: first });
  await say([{ id: carrots, origins: ['ES'], originsAt: timeOf(now + hourMs) }]);
  expect(await rowOf()).toMatchObject({ originsAt: timeOf(now) });
  await say([{ id: carrots, origins: null }]);
  expect(await rowOf()).toMatchObject({ origins: [], originsAt: null });
  expect(await food()).toBeNull();
});

test('the form states an origin when it changes it or checks all facts, and a changed origin there is unchecked', async () => {
  await saveFacts({ allergens: [], origins: ['ES'] }, true);
  const first = timeOf(now);
  now += hourMs;
  await saveFacts({ storage: 'Keep cool', origins: ['ES'] });
  expect(await rowOf()).toMatchObject({ originsAt: first });
  await saveFacts({}, true);
  expect(await rowOf()).toMatchObject({ originsAt: timeOf(now) });
  now += hourMs;
  await saveFacts({ origins: ['MA'] });
  expect(await rowOf()).toMatchObject({ origins: ['MA'], originsAt: timeOf(now) });
  expect(await food()).toMatchObject({ checkedAt: null });
});

test('a product offers its own origins, the most recent first, or those of all fruit and vegetables', async () => {
  for (const origins of [['ES'], ['MA'], ['NL', 'BE'], ['ES']]) {
    now += 1000;
    await say([{ id: carrots, origins }]);
  }
  const plums = await addProduct(seller, { name: 'Plums', category: 'Fruits' });
  expect(await rowOf()).toMatchObject({ usedOrigins: ['ES', 'NL', 'BE', 'MA'] });
  const { usedOrigins } = (await rowOf(plums)) as { usedOrigins: string[] };
  expect(usedOrigins.slice(0, 4)).toEqual(['ES', 'NL', 'BE', 'MA']);
  expect(usedOrigins.length).toBeLessThanOrEqual(6);
});

test('the seller chooses the categories, and archived products are left out', async () => {
  const milk = await addProduct(seller, { name: 'Milk', category: 'Dairy' });
  expect(await rowOf(milk)).toBeUndefined();
  expect(await set({ produceCategories: ['dairy'], originDays: 3 })).toMatchObject({
    success: true,
    settings: { produceCategories: ['dairy'], originDays: 3 },
  });
  expect(await rowOf(milk)).toBeDefined();
  expect(await rowOf()).toBeUndefined();
  await set({ produceCategories: [] });
  expect(await listed()).toEqual([]);
  expect(await set({ originDays: 61 })).toMatchObject({ success: false, errors: [{ field: 'originDays' }] });
  await set({ produceCategories: ['vegetables', 'fruits'], originDays: 7 });
  await seller.post('/api/product/archive', { id: carrots, archived: true });
  expect(await rowOf()).toBeUndefined();
});

test('an unknown product is named, and then nothing is saved', async () => {
  const unknown = 'f'.repeat(24);
  expect(await say([{ id: carrots, origins: ['ES'] }, { id: unknown }, { id: 'no id' }])).toMatchObject({
    success: false,
    code: 'UNKNOWN_PRODUCT',
    errors: [{ field: 'products.1.id' }, { field: 'products.2.id' }],
  });
  expect(await food()).toBeNull();
});

test.each([
  ['products', []],
  ['products', Array.from({ length: 201 }, (_, at) => ({ id: String(at) }))],
  ['products', [{ id: 'a' }, { id: 'a' }]],
  ['products.0.origins.0', [{ id: 'a', origins: ['x'.repeat(61)] }]],
  ['products.0.variety', [{ id: 'a', variety: 'x'.repeat(81) }]],
  ['products.0.originsAt', [{ id: 'a', origins: ['ES'], originsAt: '1'.repeat(41) }]],
  ['products.0.originsAt', [{ id: 'a', origins: ['ES'], originsAt: 'yesterday' }]],
])('a fault of %s is refused with its field', async (field, products) => {
  expect(await say(products)).toMatchObject({ success: false, errors: [{ field }] });
});

test('only managers see and state origins', async () => {
  const packer = await memberOf(backend, 'PACKER');
  expect(await say([{ id: carrots, origins: ['ES'] }], packer)).toMatchObject({ success: false, code: 'FORBIDDEN' });
  expect((await packer.get('/api/product/origins')).body).toMatchObject({ success: false, code: 'FORBIDDEN' });
});

test('a line of an order names the origin that was shown', async () => {
  await say([{ id: carrots, origins: ['ES'] }]);
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await shopper.post('/api/order/cod', { items: [{ product: carrots, quantity: 1 }], address });
  await say([{ id: carrots, origins: ['MA'] }]);
  const [order] = (await shopper.get('/api/order/user')).body.orders;
  expect(await food(carrots, order.items[0].foodVersion)).toMatchObject({ origins: ['ES'] });
  expect(await food()).toMatchObject({ origins: ['MA'] });
});
