import { beforeAll, beforeEach, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct } from '#tests/support/store-records.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({ locale: 'de-DE' }, () => now);
let seller: StoreClient;
let muesli = '';
let milk = '';

const full = {
  legalName: 'Muesli, "crunchy"',
  brand: 'Mill & Sons',
  ingredients: '_Oat_ flakes; raisins,\n_hazelnuts_',
  allergens: ['GLUTEN', 'NUTS'],
  mayContain: ['MILK'],
  nutrition: {
    basis: 'G',
    energyKj: 1560,
    energyKcal: 372,
    fat: 7.25,
    saturates: 1.2,
    carbohydrate: 62,
    sugars: 15,
    protein: 10,
    salt: 0.05,
    fibre: 9,
  },
  origins: ['DE', 'Farm by the river, EU'],
  qualityClass: 'I',
  variety: 'Oats',
  storage: '=cool',
  use: 'With milk',
  maker: { name: 'Mill', address: '1 Mill Lane, Bristol' },
  organicCode: 'DE-ÖKO-006',
  alcohol: 0.5,
};

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  now += 60_000;
  await backend.context.database.query.deleteFrom('products').execute();
  muesli = await addProduct(seller, { name: 'Muesli' });
  milk = await addProduct(seller, { name: 'Milk' });
  await save({ id: muesli, facts: full, checked: true });
  await save({ id: milk, facts: { allergens: [] } });
});

const save = async (body: object) =>
  expect((await seller.post('/api/product/food/update', body)).body.success).toBe(true);
const food = async (id: string) => (await seller.get(`/api/product/food?id=${id}`)).body.food;
const exported = async (dialect: string) => (await seller.get(`/api/product/export?dialect=${dialect}`)).text;

async function preview(text: string) {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'products.csv');
  return (await seller.send('/api/product/import/preview', { method: 'POST', body: form })).body;
}

async function importFile(text: string) {
  const { token, counts, rows } = await preview(text);
  expect(rows.flatMap(({ faults }: { faults: object[] }) => faults)).toEqual([]);
  expect((await seller.post('/api/product/import/apply', { token })).body).toMatchObject({ success: true });
  return counts;
}

test.each(['plain', 'local'])(
  'an exported file with food facts changes nothing, in the dialect %s',
  async (dialect) => {
    const { counts, rows } = await preview(await exported(dialect));
    expect(rows).toEqual([]);
    expect(counts).toEqual({ added: 0, changed: 0, unchanged: 2, faulty: 0 });
  },
);

test('the facts of an exported file become the same facts of a new product, and are not checked', async () => {
  const text = await exported('plain');
  const row = text.slice(0, text.indexOf(milk)).replace(muesli, '').replace('Muesli', 'Granola');
  expect(await importFile(row)).toMatchObject({ added: 1 });
  const { products } = (await seller.get('/api/product/seller')).body;
  const { version, checkedAt, ...facts } = await food(products.at(-1)._id);
  expect({ version, checkedAt }).toEqual({ version: 1, checkedAt: null });
  expect(facts).toEqual(full);
});

test('changed facts of a file are unchecked, also where the file still has the day of the check', async () => {
  const text = (await exported('plain')).replace('raisins', 'dates');
  const { rows } = await preview(text);
  expect(rows[0].changes.map(({ field }: { field: string }) => field)).toEqual(['ingredients', 'foodChecked']);
  await importFile(text);
  expect(await food(muesli)).toMatchObject({
    version: 2,
    checkedAt: null,
    ingredients: expect.stringContaining('dates'),
  });
  const { changes } = (await seller.get('/api/staff/changes?first=3')).body;
  const entry = { action: 'PRODUCT_FOOD_CHANGED', subject: { kind: 'PRODUCT', id: muesli, name: 'Muesli' } };
  expect(changes).toContainEqual(
    expect.objectContaining({ ...entry, after: expect.objectContaining({ checkedAt: null }) }),
  );
});

test('a file says that a person has checked the facts by yes, and that nobody has by no', async () => {
  await importFile(`id,ingredients,foodChecked\n${muesli},Oats,yes\n${milk},,ja\n`);
  expect(await food(muesli)).toMatchObject({ ingredients: 'Oats', checkedAt: new Date(now).toISOString() });
  expect(await food(milk)).toMatchObject({ allergens: [], checkedAt: new Date(now).toISOString() });
  await importFile(`id,foodChecked\n${muesli},no\n`);
  expect(await food(muesli)).toMatchObject({ ingredients: 'Oats', checkedAt: null });
});

test.each([
  ['allergens', 'Weizen', /no allergen weizen/],
  ['fat', 'much', /Fat must be a number/],
  ['sugars', '90', /Sugars cannot be more than Carbohydrate/],
  ['organicCode', 'Bio', /DE-ÖKO-006/],
  ['foodChecked', 'maybe', /Write yes/],
  ['nutritionBasis', 'cup', /100 g or for 100 ml/],
])('a fault in the column %s is shown at it', async (column, cell, message) => {
  const { rows } = await preview(`id,${column}\n${muesli},${cell}\n`);
  expect(rows).toMatchObject([
    { kind: 'FAULTY', faults: [{ field: column, message: expect.stringMatching(message) }] },
  ]);
});

test('facts that state no allergens cannot be checked by a file', async () => {
  const { rows } = await preview(`id,allergens,foodChecked\n${milk},,yes\n`);
  expect(rows).toMatchObject([{ kind: 'FAULTY', faults: [{ field: 'foodChecked' }] }]);
});

test('a file without columns of food facts leaves them, and a shop without facts exports none', async () => {
  await importFile(`id,price\n${muesli},30\n`);
  expect(await food(muesli)).toMatchObject({ version: 1, legalName: full.legalName });
  await backend.context.database.query.deleteFrom('products').execute();
  await addProduct(seller, { name: 'Soap' });
  expect((await exported('plain')).split('\r\n')[0]).not.toContain('legalName');
  const { columns } = (await seller.get('/api/product/import/columns')).body;
  expect(columns.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['legalName', 'foodChecked']),
  );
});

test('a shop that asks for checked facts takes no row that would sell a product without them', async () => {
  const form = new FormData();
  form.append('storeData', JSON.stringify({ requireFoodFacts: true }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
  try {
    const file = 'name,category,price,allergens,foodChecked,inStock\n';
    const { rows } = await preview(
      `${file}Figs,Fruits,2,none,,yes\nDates,Fruits,2,none,yes,yes\nPlums,Fruits,2,none,,\n`,
    );
    expect(rows.map(({ name, kind }: { name: string; kind: string }) => `${name} ${kind}`).toSorted()).toEqual([
      'Dates NEW',
      'Figs FAULTY',
      'Plums NEW',
    ]);
    const changed = await preview(`id,legalName\n${muesli},Other\n`);
    expect(changed.rows).toMatchObject([{ kind: 'FAULTY', faults: [{ field: 'foodChecked' }] }]);
    await importFile(`${file}Plums,Fruits,2,none,,\n`);
    const { products } = (await seller.get('/api/product/seller')).body;
    expect(products.at(-1)).toMatchObject({ name: 'Plums', inStock: false });
  } finally {
    const undo = new FormData();
    undo.append('storeData', JSON.stringify({ requireFoodFacts: false }));
    await seller.send('/api/store/update', { method: 'POST', body: undo });
  }
});
