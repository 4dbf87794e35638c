import { beforeAll, beforeEach, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let product = '';

const facts = {
  legalName: 'Oat muesli with nuts',
  brand: 'Mill',
  ingredients: '_Oat_ flakes, raisins, _hazelnuts_',
  allergens: ['NUTS', 'GLUTEN'],
  mayContain: ['MILK', 'NUTS'],
  nutrition: {
    basis: 'G',
    energyKj: 1560,
    energyKcal: 372,
    fat: 7,
    saturates: 1.2,
    carbohydrate: 62,
    sugars: 15,
    protein: 10,
    salt: 0.05,
  },
  origins: ['DE', 'EU', 'DE'],
  maker: { name: 'Mill Ltd', address: '1 Mill Lane, Bristol' },
  organicCode: 'de-öko-006',
  alcohol: 0,
};

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
});

beforeEach(async () => {
  if (absentPostgres() === null) product = await addProduct(seller, { name: 'Muesli' });
});

const read = async (id = product, version?: number) =>
  (await backend.visitor().get(`/api/product/food?id=${id}${version === undefined ? '' : `&version=${version}`}`)).body
    .food;
const save = async (body: object, client = seller) =>
  (await client.post('/api/product/food/update', { id: product, ...body })).body;
const listed = async (id = product) =>
  (await backend.visitor().get('/api/product/list')).body.products.find(({ _id }: { _id: string }) => _id === id);

async function saveSettings(settings: object) {
  const form = new FormData();
  form.append('storeData', JSON.stringify(settings));
  const { body } = await seller.send('/api/store/update', { method: 'POST', body: form });
  expect(body).toMatchObject({ success: true, settings });
}

const requireFacts = (requireFoodFacts: boolean) => saveSettings({ requireFoodFacts });

test('facts are kept by version, and the list has only their allergens', async () => {
  expect(await read()).toBeNull();
  expect(await listed()).not.toHaveProperty('in');
  const saved = await save({ facts, checked: true });
  expect(saved).toMatchObject({ success: true, message: 'Food facts saved.' });
  const first = {
    ...facts,
    version: 1,
    checkedAt: new Date(now).toISOString(),
    // In the order of the law, and what is contained is no trace.
    allergens: ['GLUTEN', 'NUTS'],
    mayContain: ['MILK'],
    nutrition: { ...facts.nutrition, fibre: null },
    origins: ['DE', 'EU'],
    organicCode: 'DE-ÖKO-006',
    qualityClass: null,
    variety: null,
    storage: null,
    use: null,
  };
  expect(await read()).toEqual(first);
  expect((await listed()).in).toBe(0b11 | (1 << 2) | (1 << 9) | (1 << 22));

  now += 1000;
  await save({ facts: { legalName: 'Muesli', alcohol: null } });
  expect(await read()).toEqual({ ...first, version: 2, checkedAt: null, legalName: 'Muesli', alcohol: null });
  expect(await read(product, 1)).toEqual(first);
  expect(await read(product, 3)).toBeNull();
  expect((await listed()).in).toBe(0b01 | (1 << 2) | (1 << 9) | (1 << 22));
  const { changes } = (await seller.get('/api/staff/changes?first=1')).body;
  expect(changes).toMatchObject([
    {
      action: 'PRODUCT_FOOD_CHANGED',
      subject: { kind: 'PRODUCT', id: product, name: 'Muesli' },
      before: { legalName: facts.legalName, alcohol: 0, checkedAt: first.checkedAt },
      after: { legalName: 'Muesli', alcohol: null, checkedAt: null },
    },
  ]);
});

test('a save without a change adds no version, and clearing everything leaves nothing in the list', async () => {
  await save({ facts, checked: true });
  await save({ facts });
  expect(await read()).toMatchObject({ version: 1 });
  expect((await read()).checkedAt).not.toBeNull();
  const cleared = Object.fromEntries(Object.keys(facts).map((name) => [name, null]));
  expect(await save({ facts: cleared })).toMatchObject({ success: true, food: null });
  expect(await listed()).not.toHaveProperty('in');
  expect(await read()).toBeNull();
  expect(await read(product, 1)).toMatchObject({ legalName: facts.legalName });
});

test.each([
  ['legalName', 200],
  ['brand', 120],
  ['qualityClass', 40],
  ['variety', 80],
  ['storage', 500],
  ['use', 1000],
])('the fact %s may have %i characters and no more', async (name, max) => {
  expect(await save({ facts: { [name]: 'x'.repeat(max) } })).toMatchObject({ success: true });
  const refused = await save({ facts: { [name]: 'x'.repeat(max + 1) } });
  expect(refused).toMatchObject({ success: false, errors: [{ field: `facts.${name}` }] });
  expect(await read()).toMatchObject({ version: 1, [name]: 'x'.repeat(max) });
});

test('a save of an older version is refused with the newer facts', async () => {
  await save({ facts: { legalName: 'One' }, ifVersion: 0 });
  expect(await save({ facts: { legalName: 'Two' }, ifVersion: 0 })).toMatchObject({
    success: false,
    code: 'CHANGED_SINCE',
    food: { version: 1, legalName: 'One' },
  });
  expect(await save({ facts: { legalName: 'Two' }, ifVersion: 1 })).toMatchObject({ food: { version: 2 } });
});

test.each([
  ['facts.allergens', { facts: { legalName: 'Muesli' }, checked: true }],
  ['facts.allergens.0', { facts: { allergens: ['WHEAT'] } }],
  ['facts.ingredients', { facts: { ingredients: 'x'.repeat(4001) } }],
  ['facts.nutrition.sugars', { facts: { nutrition: { ...facts.nutrition, sugars: 70 } } }],
  ['facts.nutrition.salt', { facts: { nutrition: { ...facts.nutrition, salt: 0.001 } } }],
  ['facts.organicCode', { facts: { organicCode: 'Bio' } }],
  ['facts.alcohol', { facts: { alcohol: 101 } }],
  ['facts.maker.address', { facts: { maker: { name: 'Mill' } } }],
  ['facts.origins', { facts: { origins: Array.from({ length: 21 }, (_, at) => `Land ${at}`) } }],
  ['id', { id: 'f'.repeat(24), facts }],
])('a fault of %s is refused with its field, and nothing is saved', async (field, body) => {
  expect(await save(body)).toMatchObject({ success: false, errors: [{ field }] });
  expect(await read()).toBeNull();
});

test('only managers change facts', async () => {
  const packer = await memberOf(backend, 'PACKER');
  expect(await save({ facts }, packer)).toMatchObject({ success: false, code: 'FORBIDDEN' });
  expect(await save({ facts }, backend.visitor())).toMatchObject({ success: false, code: 'NOT_LOGGED_IN' });
});

test('a line of an order names the facts that were shown', async () => {
  await save({ facts, checked: true });
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const plain = await addProduct(seller, { name: 'Soap' });
  await shopper.post('/api/order/cod', {
    items: [product, plain].map((each) => ({ product: each, quantity: 1 })),
    address,
  });
  await save({ facts: { legalName: 'Other' } });
  const versions = ({ items }: { items: { foodVersion: number | null }[] }) =>
    items.map(({ foodVersion }) => foodVersion);
  const [order] = (await shopper.get('/api/order/user')).body.orders;
  expect(versions(order)).toEqual([1, null]);
  expect(versions((await seller.get(`/api/order/seller?id=${order._id}`)).body.orders[0])).toEqual([1, null]);
  expect(await read(product, 1)).toMatchObject({ legalName: facts.legalName });
});

test('a shop that asks for checked facts puts no product without them on sale', async () => {
  const set = async (inStock: boolean, id = product) => (await seller.post('/api/product/stock', { id, inStock })).body;
  const archive = async (archived: boolean) =>
    (await seller.post('/api/product/archive', { id: product, archived })).body;
  await set(false);
  await requireFacts(true);
  const refusal = {
    success: false,
    errors: [{ field: 'inStock', message: expect.stringContaining('fill in its food facts, and confirm') }],
  };
  expect(await set(true)).toMatchObject(refusal);
  await save({ facts });
  expect(await set(true)).toMatchObject(refusal);
  await save({ checked: true });
  expect(await set(true)).toMatchObject({ success: true });

  // While it is on sale, its facts stay checked.
  expect(await save({ facts: { legalName: 'Other' } })).toMatchObject({
    success: false,
    errors: [{ field: 'checked' }],
  });
  expect(await save({ facts: { legalName: 'Other' }, checked: true })).toMatchObject({ success: true });
  await archive(true);
  await save({ checked: false });
  expect(await archive(false)).toMatchObject({ success: false, errors: [{ field: 'archived' }] });
  const bulk = { products: [{ id: product }], archived: false };
  expect((await seller.post('/api/product/bulk', bulk)).body).toMatchObject({
    success: false,
    errors: [{ field: 'archived' }],
  });
  // What is out of stock is not sold, so it may be brought back.
  await set(false);
  expect((await seller.post('/api/product/bulk', bulk)).body).toMatchObject({ success: true });
  await save({ checked: true });
  await set(true);
  await archive(true);
  await save({ checked: false });

  const added = await sendProduct(seller, { ...goodProduct, name: 'New' });
  expect(added.body).toMatchObject({ success: true, message: expect.stringContaining('out of stock') });
  const { products } = (await seller.get('/api/product/seller')).body;
  expect(products.at(-1)).toMatchObject({ name: 'New', inStock: false });
  await requireFacts(false);
  expect(await set(true)).toMatchObject({ success: true });
});

test('a shop that asks for checked facts asks for none in categories without food', async () => {
  await saveSettings({ requireFoodFacts: true, nonFoodCategories: ['drinks'] });
  const add = async (category: string) => {
    await sendProduct(seller, { ...goodProduct, name: `New in ${category}`, category });
    const { products } = (await seller.get('/api/product/seller')).body;
    return products.at(-1);
  };
  const soap = await add('Drinks');
  expect(soap.inStock).toBe(true);
  expect((await seller.post('/api/product/stock', { id: soap._id, inStock: true })).body).toMatchObject({
    success: true,
  });
  expect((await add('Bakery')).inStock).toBe(false);

  // A product on sale does not leave such a category without facts.
  const refusal = { success: false, errors: [{ field: 'category', message: expect.stringContaining('food facts') }] };
  const moved = await sendProduct(seller, { id: soap._id, category: 'Bakery' }, [], '/api/product/update');
  expect(moved.body).toMatchObject(refusal);
  const bulk = { products: [{ id: soap._id }], category: 'Bakery' };
  expect((await seller.post('/api/product/bulk', bulk)).body).toMatchObject(refusal);
  await seller.post('/api/product/stock', { id: soap._id, inStock: false });
  expect((await seller.post('/api/product/bulk', bulk)).body).toMatchObject({ success: true });
  await saveSettings({ requireFoodFacts: false, nonFoodCategories: [] });
});
