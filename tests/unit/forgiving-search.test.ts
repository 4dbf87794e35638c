import { expect, test } from 'vitest';
import type { OwnCategory } from '#gateway/catalogue/categories.ts';
import { createForgivingIndex } from '#gateway/catalogue/forgiving-search.ts';
import { createSnapshot } from '#gateway/catalogue/snapshot.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import { groceryNames } from '#tests/lab/search/grocery-names.ts';

const shop: [name: string, category: string][] = [
  ['Sourdough bread', 'Bakery'],
  ['Plain bagels', 'Bakery'],
  ['White sliced loaf', 'Bakery'],
  ['Crème brûlée', 'Dairy'],
  ['Vanilla ice cream', 'Dairy'],
  ['Whole milk', 'Dairy'],
  ['Vine tomatoes', 'Vegetables'],
  ['Red onions', 'Vegetables'],
  ['Broccoli', 'Vegetables'],
  ['Strawberries', 'Fruits'],
  ['Bananas', 'Fruits'],
  ['Orange juice', 'Drinks'],
  ['Milk chocolate', 'Instant'],
  ['Corn flakes', 'Grains'],
  ['Dog biscuits', 'Pet food'],
  ['Oat cookies', 'Snacks'],
];

const productOf = ([name, category]: readonly [string, string]): RestProduct => ({
  _id: name,
  name,
  description: [],
  category,
  price: 2,
  offerPrice: 2,
  images: [],
  inStock: true,
  isBestSeller: false,
  createdAt: null,
  updatedAt: null,
  availability: null,
  left: null,
  expectedGrams: null,
  likelyGrams: null,
  weight: null,
  size: null,
});

const snapshotOf = (entries: readonly (readonly [string, string])[], own: OwnCategory[] = []) =>
  createSnapshot(entries.map(productOf), 1, { own });

const namesFor = async (text: string) => (await snapshotOf(shop)).found(text)?.products.map(({ name }) => name);

test.each([
  ['without accents', 'creme brulee', ['Crème brûlée']],
  ['with accents that the name does not have', 'bröccoli', ['Broccoli']],
  ['in the singular', 'tomato', ['Vine tomatoes']],
  ['in another singular', 'strawberry', ['Strawberries']],
  ['in the singular with “ie”', 'cookie', ['Oat cookies']],
  ['in a plural with “es”', 'broccolies', ['Broccoli']],
  ['in the plural', 'milks', ['Whole milk', 'Milk chocolate']],
  ['in an irregular plural', 'loaves', ['White sliced loaf']],
  ['by the beginning of words', 'van ice', ['Vanilla ice cream']],
  ['by the end of a word in another number', 'berry', ['Strawberries']],
  ['with a letter too many', 'bannana', ['Bananas']],
  ['with a letter too few', 'brocoli', ['Broccoli']],
  ['with a wrong letter', 'anions', ['Red onions']],
  ['with two letters swapped', 'mlik', ['Whole milk', 'Milk chocolate']],
  ['with errors in two words', 'oragne jiuce', ['Orange juice']],
  ['with an error beside the beginning of a word', 'vanila crem', ['Vanilla ice cream']],
  ['written together', 'icecream', ['Vanilla ice cream']],
  ['written apart', 'straw berries', ['Strawberries']],
  ['in another order', 'cream vanilla', ['Vanilla ice cream']],
  ['by its category and its name', 'dairy milk', ['Whole milk']],
  ['by the category’s name in the store', 'vegetable', ['Vine tomatoes', 'Red onions', 'Broccoli']],
  ['by the category’s label in the singular', 'veggie', ['Vine tomatoes', 'Red onions', 'Broccoli']],
  ['by a category that only the store has', 'pets', ['Dog biscuits']],
])('a product is found %s: “%s”', async (_how, text, names) => {
  expect(await namesFor(text)).toEqual(names);
});

test('names that contain the text come before the other goods of a category with its name', async () => {
  expect(await namesFor('bread')).toEqual(['Sourdough bread', 'Plain bagels', 'White sliced loaf']);
});

test('names that contain the text come first: at their beginning, then at the beginning of a word, then inside', async () => {
  const names = ['Buttermilk', 'Whole milk', 'Milk', 'Mild cheese', 'Milks of oats'];
  const snapshot = await snapshotOf(names.map((name) => [name, 'Dairy'] as const));
  const found = ['Milk', 'Milks of oats', 'Whole milk', 'Buttermilk'];
  expect(snapshot.found('milk')?.products.map(({ name }) => name)).toEqual(found);
});

test('a word that a name has is not taken for a typing error of another', async () => {
  const snapshot = await snapshotOf([
    ['Pears', 'Fruits'],
    ['Peas', 'Vegetables'],
    ['Bears', 'Toys'],
  ]);
  expect(snapshot.found('pear')?.products.map(({ name }) => name)).toEqual(['Pears']);
});

test('a plural is not taken for the beginning of a longer word', async () => {
  const snapshot = await snapshotOf([
    ['Frozen peaches', 'Fruits'],
    ['Frozen garden peas', 'Vegetables'],
  ]);
  expect(snapshot.found('frozen peas')?.products.map(({ name }) => name)).toEqual(['Frozen garden peas']);
});

test('an own category is found by its name, also after the seller has renamed it', async () => {
  const own = { slug: 'party', name: 'Party & gifts', picture: null };
  const before = await snapshotOf([['Paper cups', 'Party & gifts']], [own]);
  expect(before.found('gift')?.products.map(({ name }) => name)).toEqual(['Paper cups']);
  const renamed = [productOf(['Paper cups', 'Celebrations'])];
  const after = await createSnapshot(renamed, 2, { own: [{ ...own, name: 'Celebrations' }], earlier: before });
  expect(after.found('celebration')?.products.map(({ name }) => name)).toEqual(['Paper cups']);
  expect(after.found('gift')?.products).toEqual([]);
});

test('a text without a word finds nothing and limits nothing', async () => {
  const snapshot = await snapshotOf(shop);
  for (const text of ['', '   ', null, undefined]) expect(snapshot.found(text)).toBeUndefined();
  expect(snapshot.search('', 5)).toEqual([]);
  expect(snapshot.search(' \n ', 5)).toEqual([]);
});

test('numbers are found exactly, and one or two letters only in names', async () => {
  const snapshot = await snapshotOf([
    ['Rice 500 g', 'Grains'],
    ['Rice 600 g', 'Grains'],
    ['Yogurt', 'Dairy'],
  ]);
  expect(snapshot.found('rice 500')?.products.map(({ name }) => name)).toEqual(['Rice 500 g']);
  expect(snapshot.found('da')?.products).toEqual([]);
  expect(snapshot.found('yo')?.products.map(({ name }) => name)).toEqual(['Yogurt']);
});

test('matches say how they fit: the name, something similar, or only a part of the text', async () => {
  const snapshot = await snapshotOf(shop);
  const fits = (text: string) => snapshot.search(text, 2).map(({ product, fit }) => [product.name, fit]);
  expect(fits('bread')).toEqual([
    ['Sourdough bread', 'name'],
    ['Plain bagels', 'similar'],
  ]);
  expect(fits('purple bananas from the moon')).toEqual([['Bananas', 'partial']]);
  expect(fits('zzzzzz')).toEqual([]);
});

test.each([
  ['very long', 'tomato '.repeat(20_000)],
  ['one very long word', 'a'.repeat(200_000)],
  ['of operators', '+(tomato|) AND -"x" .* \\ [^] $& ${} %00 \u0000'],
  ['of names of object members', '__proto__ constructor toString hasOwnProperty'],
  ['of half a surrogate pair', '\uD83C tomato \uDF45'],
  ['of marks', '\u0301'.repeat(1000)],
])('a text that is %s is searched in a moment', async (_what, text) => {
  const snapshot = await snapshotOf(shop);
  const startedAt = performance.now();
  expect(snapshot.found(text.slice(0, 100))?.products.length ?? 0).toBeLessThanOrEqual(shop.length);
  snapshot.search(text, 5);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test('names of object members are words like others', async () => {
  const index = createForgivingIndex();
  index.add({ name: '__proto__ constructor', category: 'toString' });
  expect(index.matches('constructors')).toHaveLength(1);
  expect(index.matches('tostring')).toHaveLength(1);
  expect(index.matches('valueof')).toEqual([]);
});

test('indexing ten thousand products lets other work run at least every tenth of a second', async () => {
  const entries = groceryNames(10_000).map(({ name, category }) => [name, category] as const);
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const startedAt = performance.now();
  await snapshotOf(entries);
  isDone = true;
  expect(turns).toBeGreaterThan((performance.now() - startedAt) / 100);
});
