import { beforeAll, beforeEach, expect, test } from 'vitest';
import { backendForTests, absentPostgres } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodProduct, sendProduct } from '#tests/support/store-records.ts';

const searchWords = 'pop, fizzy drink; Brause';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  // Each test has the rate limits of its own minute.
  now += 60_000;
  await backend.context.database.query.deleteFrom('products').execute();
});

const update = async (id: string, fields: object) =>
  (await sendProduct(seller, { id, ...fields }, [], '/api/product/update')).body;

async function preview(text: string) {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'products.csv');
  return (await seller.send('/api/product/import/preview', { method: 'POST', body: form })).body;
}

test('the list has the search words of a product that has some; an edit changes and removes them', async () => {
  const id = await addProduct(seller, { name: 'Cola', searchWords: `  ${searchWords}\n` });
  await addProduct(seller, { name: 'Oats' });
  const listed = async () => {
    const { products } = (await backend.visitor().get('/api/product/list')).body;
    return products.map(({ name, searchWords }: { name: string; searchWords?: string }) => [name, searchWords]);
  };
  expect((await listed()).toSorted()).toEqual([
    ['Cola', searchWords],
    ['Oats', undefined],
  ]);
  expect(await update(id, { name: 'Cola 1 l' })).toMatchObject({ success: true, product: { searchWords } });
  expect(await update(id, { searchWords: 'soda' })).toMatchObject({ success: true, product: { searchWords: 'soda' } });
  expect(await listed()).toContainEqual(['Cola 1 l', 'soda']);
  expect((await update(id, { searchWords: '' })).product).not.toHaveProperty('searchWords');
  const { changes } = (await seller.get('/api/staff/changes')).body;
  expect(changes[0]).toMatchObject({ before: { searchWords: 'soda' }, after: { searchWords: null } });
});

const tooLong = 'Search words can have at most 200 characters.';
test.each([
  ['a'.repeat(201), tooLong],
  ['a'.repeat(5000), tooLong],
  [Array.from({ length: 31 }, (_none, at) => `w${at}`).join(','), 'Search words can have at most 30 words.'],
])('the store refuses search words that are too many', async (sent, message) => {
  const { body } = await sendProduct(seller, { ...goodProduct, searchWords: sent });
  expect(body).toMatchObject({ success: false, errors: [{ field: 'searchWords', message }] });
});

test('search words can have 200 characters', async () => {
  const longest = 'ü'.repeat(200);
  const { body } = await sendProduct(seller, { ...goodProduct, searchWords: longest });
  expect(body).toMatchObject({ success: true });
});

test('the exported file has the search words, importing it changes nothing, and a file changes and removes them', async () => {
  const id = await addProduct(seller, { name: 'Cola', category: 'Drinks', searchWords });
  for (const path of ['/api/product/export', '/api/product/export?dialect=local']) {
    const file = (await seller.get(path)).text;
    expect(file).toContain(`"${searchWords}"`);
    expect((await preview(file)).counts).toEqual({ added: 0, changed: 0, unchanged: 1, faulty: 0 });
  }
  const changed = await preview(`id,Search words\n${id},"soda, =pop"\n`);
  expect(changed.rows).toMatchObject([
    { changes: [{ field: 'searchWords', was: searchWords, becomes: 'soda, =pop' }], faults: [] },
  ]);
  expect((await seller.post('/api/product/import/apply', { token: changed.token })).body).toMatchObject({ changed: 1 });
  const read = async () => (await seller.get(`/api/product/seller?id=${id}`)).body.products[0];
  expect(await read()).toMatchObject({ searchWords: 'soda, =pop' });
  const emptied = await preview(`id,searchWords\n${id},\n`);
  await seller.post('/api/product/import/apply', { token: emptied.token });
  expect(await read()).not.toHaveProperty('searchWords');
  const faulty = await preview(`id,searchWords\n${id},${'a '.repeat(31)}\n`);
  expect(faulty.rows).toMatchObject([{ faults: [{ message: 'Search words can have at most 30 words.' }] }]);
});
