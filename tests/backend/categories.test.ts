import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createCategoryFinder } from '#backend/features/catalogue/categories/category-names.ts';
import { categoryNames } from '#backend/features/catalogue/categories/category-repository.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodProduct, sendProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();
const seven = ['vegetables', 'fruits', 'drinks', 'instant', 'dairy', 'bakery', 'grains'];
let seller: StoreClient;

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  const { query } = backend.context.database;
  await query.deleteFrom('products').execute();
  await query.deleteFrom('categories').where('is_own', '=', 1).execute();
  await query.deleteFrom('images').execute();
  await query.updateTable('categories').set({ label: null }).execute();
});

async function save(fields: Record<string, string>, picture?: Buffer, client = seller) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (picture) form.append('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
  return (await client.send('/api/category/save', { method: 'POST', body: form })).body;
}

interface Listed {
  slug: string;
  name: string;
  isOwn: boolean;
  productCount: number;
  picture: { url: string; width: number; height: number } | null;
}

const list = async () => (await backend.visitor().get('/api/category/list')).body;
const own = async (): Promise<Listed[]> => (await list()).categories.filter(({ isOwn }: Listed) => isOwn);
const productList = async () => (await backend.visitor().get('/api/product/list')).body;
const pictures = async () => (await backend.context.database.query.selectFrom('images').selectAll().execute()).length;

test('a new store has the seven categories in the order of the REST contract', async () => {
  const { categories, walk } = await list();
  expect(categories.map(({ slug }: Listed) => slug)).toEqual(seven);
  expect(categories[0]).toEqual({
    slug: 'vegetables',
    name: 'Vegetables',
    isOwn: false,
    label: null,
    productCount: 0,
    picture: null,
  });
  expect(walk).toEqual(seven);
  expect((await productList()).categories).toEqual([]);
});

test('an own category comes after the seven; products can have it, in any case', async () => {
  expect(await save({ name: '  Pet Food ' })).toEqual({ success: true, message: 'Category added.' });
  await addProduct(seller, { category: 'pet food' });
  expect(await own()).toEqual([
    { slug: 'pet-food', name: 'Pet Food', isOwn: true, label: null, productCount: 1, picture: null },
  ]);
  expect((await list()).walk).toEqual([...seven, 'pet-food']);
  const { products, categories } = await productList();
  expect(products[0].category).toBe('Pet Food');
  expect(categories).toEqual([{ slug: 'pet-food', name: 'Pet Food', picture: null }]);
});

test('the slug has letters and digits only, with single hyphens between them', async () => {
  for (const name of ['Tea & Coffee!', '(Ice) 2 go...']) await save({ name });
  expect((await own()).map(({ slug }) => slug)).toEqual(['tea-coffee', 'ice-2-go']);
});

test('a rename keeps the slug and renames the category of its products', async () => {
  await save({ name: 'Pet Food' });
  await addProduct(seller, { category: 'Pet Food' });
  await productList();
  expect(await save({ slug: 'pet-food', name: 'Cats & Dogs' })).toEqual({ success: true, message: 'Category saved.' });
  const { products, categories } = await productList();
  expect(products[0].category).toBe('Cats & Dogs');
  expect(categories).toEqual([{ slug: 'pet-food', name: 'Cats & Dogs', picture: null }]);
  expect(await save({ name: 'Pet food' })).toMatchObject({ success: true });
  expect((await own()).map(({ slug }) => slug)).toEqual(['pet-food', 'pet-food-2']);
});

test('a picture is re-encoded, kept when only the name changes, replaced, and deleted when it is no longer used', async () => {
  await save({ name: 'Pet Food' }, await makePicture('png', 90, 60));
  const [{ picture } = { picture: null }] = await own();
  expect(picture).toEqual({ url: expect.stringMatching(/\/images\/[0-9a-f]{32}-960\.webp$/), width: 90, height: 60 });
  expect((await backend.visitor().get(new URL(picture!.url).pathname)).headers.get('content-type')).toBe('image/webp');
  await save({ slug: 'pet-food', name: 'Animals' });
  expect((await own())[0]?.picture).toEqual(picture);
  await save({ slug: 'pet-food', name: 'Animals' }, await makePicture('png', 40, 40));
  expect((await own())[0]?.picture).toMatchObject({ width: 40, height: 40 });
  expect(await pictures()).toBe(1);
  await save({ slug: 'pet-food', name: 'Animals', removePicture: 'true' });
  expect((await own())[0]?.picture).toBe(null);
  expect(await pictures()).toBe(0);
});

test.each([
  [{ name: '' }, refusal('INVALID', 'Name is required.', 'name')],
  [{ name: '!!!' }, refusal('INVALID', 'Name must have a letter or a digit.', 'name')],
  [{ name: 'x'.repeat(41) }, refusal('INVALID', 'Name can have at most 40 characters.', 'name')],
  [
    { name: 'fruits' },
    refusal('TAKEN', 'There is already a category with this name. Please choose another name.', 'name'),
  ],
  [
    { slug: 'gone', name: 'Berries' },
    refusal(
      'REFUSED',
      'This category is no longer in the store, or it is not one of your own. Please reload the categories.',
      'slug',
    ),
  ],
])('a category with %j is refused', async (fields, refused) => {
  expect(await save(fields as Record<string, string>)).toEqual(refused);
  expect(await own()).toEqual([]);
});

test('one of the seven gets another name: its products keep theirs, files have it, and the usual name takes it away', async () => {
  await addProduct(seller, { category: 'Vegetables' });
  expect(await save({ slug: 'vegetables', name: ' Gemüse ' })).toEqual({ success: true, message: 'Category saved.' });
  const { categories } = await list();
  expect(categories[0]).toMatchObject({ slug: 'vegetables', name: 'Vegetables', label: 'Gemüse', isOwn: false });
  const { products, categoryLabels } = await productList();
  expect([products[0].category, categoryLabels]).toEqual(['Vegetables', { vegetables: 'Gemüse' }]);
  expect((await seller.get('/api/product/export?dialect=local')).text).toContain('Gemüse');
  expect((await seller.get('/api/product/export')).text).toContain('Vegetables');
  const { columns } = (await seller.get('/api/product/import/columns')).body;
  expect(columns.find(({ name }: { name: string }) => name === 'category').values[0]).toBe('Gemüse');
  expect(await save({ name: 'gemüse' })).toMatchObject({ code: 'TAKEN' });
  expect(await save({ slug: 'fruits', name: 'Gemüse' })).toMatchObject({ code: 'TAKEN' });
  expect(await save({ slug: 'vegetables', name: 'Greens' }, await makePicture('png', 9, 9))).toMatchObject({
    code: 'INVALID',
  });
  await save({ slug: 'vegetables', name: 'Organic veggies' });
  expect((await productList()).categoryLabels).toEqual({});
});

test('a row of a file with an unknown category is refused with the names that the owner gave', async () => {
  await save({ slug: 'vegetables', name: 'Gemüse' });
  const form = new FormData();
  form.append('file', new Blob(['name,category,price\nToy,Toys,2\nLeek,Gemüse,2'], { type: 'text/csv' }), 'goods.csv');
  const { rows } = (await seller.send('/api/product/import/preview', { method: 'POST', body: form })).body;
  expect(rows.map(({ faults }: { faults: { message: string }[] }) => faults[0]?.message ?? null)).toEqual([
    expect.stringMatching(/^Category must be one of Gemüse, Fruits, Drinks/),
    null,
  ]);
});

test.each([
  'Fresh Fruits',
  'FRESH  FRUITS',
  ' fresh-fruits',
  'Ｆｒｅｓｈ Fruits',
  'Fresh Fru\u00ADits',
  'organic veggies',
  'Bakery & Breads',
])('a category called %j is refused, because shoppers see one of that name already', async (name) => {
  const taken = refusal('TAKEN', 'There is already a category with this name. Please choose another name.', 'name');
  expect(await save({ name })).toEqual(taken);
  await save({ name: 'Pet Food' });
  expect(await save({ slug: 'pet-food', name })).toEqual(taken);
  expect((await own()).map((each) => each.name)).toEqual(['Pet Food']);
});

test('two own categories cannot look alike, whatever the case and the accents are composed of', async () => {
  await save({ name: 'Früchte & Säfte' });
  for (const name of ['FRÜCHTE & SÄFTE', 'Fru\u0308chte & Sa\u0308fte', 'früchte  säfte']) {
    expect(await save({ name })).toMatchObject({ success: false, code: 'TAKEN' });
  }
  expect(await save({ name: 'Fruchte & Safte' })).toMatchObject({ success: true });
  expect(await save({ slug: 'fruchte-safte', name: 'Früchte, Säfte' })).toMatchObject({ code: 'TAKEN' });
});

test('an older own category with the shown name of another category keeps it until the seller renames it', async () => {
  const { query } = backend.context.database;
  await query
    .insertInto('categories')
    .values({ slug: 'fresh-fruits', name: 'Fresh Fruits', is_own: 1, picture_hash: null, position: 7, walk: 7 })
    .execute();
  const kept = { slug: 'fresh-fruits', name: 'Fresh Fruits' };
  expect(await save(kept, await makePicture('png', 40, 40))).toMatchObject({ success: true });
  expect(await save({ ...kept, name: 'fresh fruits' })).toMatchObject({ success: false, code: 'TAKEN' });
  expect(await save({ ...kept, name: 'Berries' })).toMatchObject({ success: true });
});

test('a name in a file means the category whose own name it is, then the one that people see under it, then a usual one', () => {
  const names = ['Fruits', 'Drinks', 'Ice'];
  const labels = new Map([
    ['Drinks', 'Ice'],
    ['Fruits', 'Beverages'],
  ]);
  const find = createCategoryFinder(names, labels);
  const known = ['ice', 'FRUITS', 'fruit', 'beverages', 'drink', 'Organic veggies', 'x'.repeat(201)];
  expect(known.map(find)).toEqual(['Ice', 'Fruits', 'Fruits', 'Fruits', 'Drinks', 'Organic veggies', 'x'.repeat(201)]);
  expect(createCategoryFinder(names)('Beverages')).toBe('Drinks');
});

test('a file that is no picture is refused at the field of the picture', async () => {
  const body = await save({ name: 'Pet Food' }, Buffer.from('no picture'));
  expect(body).toMatchObject({ success: false, errors: [{ code: 'INVALID', field: 'picture' }] });
  expect(await own()).toEqual([]);
});

test('of several pictures the first one counts: a wrong one is refused, and a second one is not read', async () => {
  const [wrong, small, large] = [
    Buffer.from('no picture'),
    await makePicture('png', 40, 40),
    await makePicture('png', 90, 60),
  ];
  const send = async (...files: Buffer[]) => {
    const form = new FormData();
    form.append('name', 'Pet Food');
    for (const file of files) form.append('picture', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'a.png');
    return (await seller.send('/api/category/save', { method: 'POST', body: form })).body;
  };
  expect(await send(wrong, small)).toMatchObject({ success: false, errors: [{ code: 'INVALID', field: 'picture' }] });
  expect(await send(wrong, wrong)).toMatchObject({ success: false, errors: [{ code: 'INVALID', field: 'picture' }] });
  expect(await send(small, large)).toMatchObject({ success: true });
  expect((await own())[0]?.picture).toMatchObject({ width: 40, height: 40 });
  expect(await pictures()).toBe(1);
});

test('the fifty-first own category is refused', async () => {
  for (let number = 1; number <= 50; number += 1) await save({ name: `Shelf ${number}` });
  expect(await save({ name: 'One more' })).toMatchObject({ success: false, code: 'TOO_MANY' });
  expect(await own()).toHaveLength(50);
});

test('a category with products cannot be removed; without products it can, with its picture', async () => {
  await save({ name: 'Pet Food' }, await makePicture('png', 90, 60));
  await addProduct(seller, { category: 'Pet Food' });
  const remove = async (slug: string) => (await seller.post('/api/category/remove', { slug })).body;
  expect(await remove('pet-food')).toEqual(
    refusal('REFUSED', '1 product has this category. Please give them another category first.', 'slug'),
  );
  await backend.context.database.query.deleteFrom('products').execute();
  expect(await remove('pet-food')).toEqual({ success: true, message: 'Category removed.' });
  expect([await own(), await pictures()]).toEqual([[], 0]);
  expect(await remove('pet-food')).toMatchObject({ success: false, code: 'REFUSED' });
  expect(await remove('fruits')).toMatchObject({ success: false, code: 'REFUSED' });
});

test.each([
  ['logo', 91],
  ['guaranteePicture', 92],
])('the picture of a removed category stays while the shop shows it as its %s', async (part, width) => {
  const picture = await makePicture('png', width, 60);
  const form = new FormData();
  form.append('storeData', '{}');
  form.append(part, new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
  expect((await seller.send('/api/store/update', { method: 'POST', body: form })).body.success).toBe(true);
  await save({ name: 'Pet Food' }, picture);
  expect((await seller.post('/api/category/remove', { slug: 'pet-food' })).body.success).toBe(true);
  expect(await pictures()).toBe(1);
});

test('the seller sets the order of the own categories and the walk through all', async () => {
  await save({ name: 'Pet Food' });
  await save({ name: 'Paper' });
  const arrange = async (body: object) => (await seller.post('/api/category/arrange', body)).body;
  const walk = ['paper', ...seven.toReversed(), 'pet-food'];
  expect(await arrange({ own: ['paper', 'pet-food'], walk })).toEqual({ success: true, message: 'Order saved.' });
  expect((await own()).map(({ slug }) => slug)).toEqual(['paper', 'pet-food']);
  expect((await list()).walk).toEqual(walk);
  expect((await productList()).categories.map(({ slug }: Listed) => slug)).toEqual(['paper', 'pet-food']);
  for (const stale of [{ own: ['paper'] }, { own: ['paper', 'paper'] }, { walk: seven }]) {
    expect(await arrange(stale)).toMatchObject({ success: false, code: 'CHANGED_SINCE' });
  }
  expect(await arrange({})).toMatchObject({ success: false, code: 'INVALID' });
  expect((await list()).walk).toEqual(walk);
  // A new one comes last in both orders, also after the removal of others.
  for (const name of ['Soap', 'Tea']) await save({ name });
  const next = [...walk, 'soap', 'tea'];
  expect((await list()).walk).toEqual(next);
  await arrange({ walk: next.toSorted((one, other) => Number(one === 'pet-food') - Number(other === 'pet-food')) });
  await arrange({ own: ['pet-food', 'paper', 'soap', 'tea'] });
  for (const slug of ['paper', 'soap', 'tea']) await seller.post('/api/category/remove', { slug });
  await save({ name: 'Rice' });
  expect((await own()).map(({ slug }) => slug)).toEqual(['pet-food', 'rice']);
  expect((await list()).walk).toEqual([...seven.toReversed(), 'pet-food', 'rice']);
});

test('each change gives the product list and the category list another ETag', async () => {
  const etags = async () => [
    (await backend.visitor().get('/api/product/list')).headers.get('etag'),
    (await backend.visitor().get('/api/category/list')).headers.get('etag'),
  ];
  const before = await etags();
  expect(await etags()).toEqual(before);
  const visitor = backend.visitor();
  expect(await visitor.get('/api/category/list', { 'if-none-match': before[1] ?? '' })).toMatchObject({ status: 304 });
  await save({ name: 'Pet Food' });
  const after = await etags();
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, false]);
});

test('a product with a category that was removed during its upload is not added', async () => {
  await save({ name: 'Pet Food' });
  const [added, removed] = await Promise.all([
    sendProduct(seller, { ...goodProduct, category: 'Pet Food' }, [await makePicture('png', 900, 900)]),
    seller.post('/api/category/remove', { slug: 'pet-food' }),
  ]);
  const names = await categoryNames(backend.context.database.query);
  const { products } = await productList();
  expect(products.every(({ category }: { category: string }) => names.includes(category))).toBe(true);
  expect([added.body.success, removed.body.success].filter(Boolean)).toHaveLength(1);
});

test('only the seller changes categories', async () => {
  const shopper = await backend.shopper();
  expect(await save({ name: 'Pet Food' }, undefined, shopper)).toMatchObject({ code: 'NOT_LOGGED_IN' });
  expect((await shopper.post('/api/category/remove', { slug: 'x' })).body).toMatchObject({ code: 'NOT_LOGGED_IN' });
  expect((await shopper.post('/api/category/arrange', { own: [] })).body).toMatchObject({ code: 'NOT_LOGGED_IN' });
});
