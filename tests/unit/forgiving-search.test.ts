import { expect, test } from 'vitest';
import type { OwnCategory } from '#gateway/catalogue/categories.ts';
import { createForgivingIndex } from '#gateway/search/forgiving-search.ts';
import { createProductReader } from '#gateway/catalogue/product-reader.ts';
import { createSnapshot } from '#gateway/catalogue/snapshot.ts';
import { wantedOf } from '#gateway/search/wanted.ts';
import { productShape } from '#gateway/documents/shapes.ts';
import { assortment } from '#tests/lab/search/assortment.ts';
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

const productOf = ([name, category]: readonly [string, string]) =>
  productShape.parse({ _id: name, name, description: [], category, price: 2, image: [] });

const snapshotOf = (entries: readonly (readonly [string, string])[], own: OwnCategory[] = []) =>
  createSnapshot(entries.map(productOf), 1, { shopCategories: { own, labels: new Map() } });

const namesFor = async (text: string) => (await snapshotOf(shop)).found(text)?.products.map(({ name }) => name);

test.each([
  ['without accents', 'creme brulee', ['Crème brûlée']],
  ['with accents that the name does not have', 'bröccoli', ['Broccoli']],
  ['in the singular', 'tomato', ['Vine tomatoes']],
  ['in another singular', 'strawberry', ['Strawberries']],
  ['in the singular with “ie”, and by another name', 'cookie', ['Oat cookies', 'Dog biscuits']],
  ['in a plural with “es”', 'broccolies', ['Broccoli']],
  ['in the plural', 'milks', ['Whole milk', 'Milk chocolate']],
  ['in an irregular plural', 'loaves', ['White sliced loaf']],
  ['by the beginning of words', 'van ice', ['Vanilla ice cream']],
  ['by the end of a word in another number', 'berry', ['Strawberries']],
  ['with a letter too many', 'bannana', ['Bananas']],
  ['with a letter too few', 'brocoli', ['Broccoli']],
  ['with a wrong letter', 'oniens', ['Red onions']],
  ['with two letters swapped', 'mlik', ['Whole milk', 'Milk chocolate']],
  ['with errors in two words', 'oragne jiuce', ['Orange juice']],
  ['with an error beside the beginning of a word', 'vanila crem', ['Vanilla ice cream']],
  ['written together', 'icecream', ['Vanilla ice cream']],
  ['written apart', 'straw berries', ['Strawberries']],
  ['in another order', 'cream vanilla', ['Vanilla ice cream']],
  ['by its category and its name', 'dairy milk', ['Whole milk', 'Milk chocolate']],
  ['by the category’s name in the store', 'vegetable', ['Broccoli', 'Vine tomatoes', 'Red onions']],
  ['by the category’s label in the singular', 'veggie', ['Broccoli', 'Red onions', 'Vine tomatoes']],
  ['by a category that only the store has', 'pets', ['Dog biscuits']],
  ['by a category whose name is like a need', 'bakery', ['Plain bagels', 'Sourdough bread', 'White sliced loaf']],
])('a product is found %s: “%s”', async (_how, text, names) => {
  expect(await namesFor(text)).toEqual(names);
});

test('names that contain the text come before the other goods of a category with its name', async () => {
  expect(await namesFor('bread')).toEqual(['Sourdough bread', 'White sliced loaf', 'Plain bagels']);
});

test('the thing itself comes first, then names that begin with it, then names that contain it', async () => {
  const names = ['Buttermilk', 'Whole milk', 'Milk', 'Mild cheese', 'Milks of oats'];
  const snapshot = await snapshotOf(names.map((name) => [name, 'Dairy'] as const));
  const found = ['Milk', 'Whole milk', 'Milks of oats', 'Buttermilk'];
  expect(snapshot.found('milk')?.products.map(({ name }) => name)).toEqual(found);
});

const supermarket = await createSnapshot((await createProductReader((url) => url).read(assortment)).products, 1);
const firstFor = (text: string, count = 3) =>
  (supermarket.found(text)?.products ?? []).slice(0, count).map(({ name }) => name);

test.each([
  ['milk', /milk$/i],
  ['bread', /(bread|loaf)$/i],
  ['potato', /potatoes$/i],
  ['butter', /butter$/i],
  ['tea', /tea bags$/i],
  ['rice', /rice$/i],
])('the search for “%s” lists the thing itself before things that contain its name', (text, expected) => {
  const names = firstFor(text);
  expect(names).toHaveLength(3);
  for (const name of names) expect(name).toMatch(expected);
});

test.each([
  ['organic bananas', 'Organic Bananas'],
  ['bananas from the moon', 'Bananas'],
  ['fresh soft bagels please', 'Bagels'],
  ['semi-skimmed milk 1 l', 'Semi Skimmed Milk'],
  ['half dozen eggs', 'Medium Free Range Eggs'],
  ['eggplant', 'Aubergine'],
  ['loo roll', 'Toilet Tissue'],
  ['mik', 'Whole Milk'],
  ['vinager', 'Malt Vinegar'],
])('a further word ranks, and other names and errors are understood: “%s” finds %s', (text, name) => {
  expect(firstFor(text)).toContain(name);
});

test('lemons come before what has their taste, and bread before flour for it', () => {
  expect(firstFor('lemon', 2)).toEqual(['Lemons', 'Unwaxed Lemons']);
  const names = firstFor('bread', 100);
  expect(names.indexOf('Strong White Bread Flour')).toBeGreaterThan(names.indexOf('Rye Bread'));
});

test('the size chooses the pack', () => {
  const sizes = (text: string) =>
    supermarket
      .found(text)
      ?.products.slice(0, 1)
      .map(({ name, weight }) => [name, weight]);
  expect(sizes('semi skimmed milk 1l')).toEqual([['Semi Skimmed Milk', '1 l']]);
  expect(sizes('semi skimmed milk 2 litres')).toEqual([['Semi Skimmed Milk', '2 l']]);
});

test('words with “and” between are not one word', async () => {
  const entries = ['Buttermilk', 'Salted butter', 'Whole milk'].map((name) => [name, 'Dairy'] as const);
  const { names } = await namesFound(entries, 'butter and milk');
  expect(names?.slice(0, 2).toSorted()).toEqual(['Salted butter', 'Whole milk']);
});

test('a search for two things finds both', () => {
  expect(firstFor('bread and butter').join()).toMatch(/bread.*butter/i);
});

test.each([
  ['vegan sausages', ['Vegan Sausages']],
  ['gluten free bread', ['Gluten Free White Bread']],
  ['halal lamb', []],
  ['vegan bacon', []],
])('a diet is a condition: “%s” finds %j', (text, names) => {
  expect(firstFor(text)).toEqual(names);
});

test.each([
  ['wine', /\bvine\b/i],
  ['diapers', /capers/i],
  ['fries', /eggs/i],
  ['scallions', /scallops/i],
])('“%s” is no typing error for another thing', (text, other) => {
  for (const name of firstFor(text, 50)) expect(name).not.toMatch(other);
});

test('the description is searched when no name and no category has the word', async () => {
  const described = { ...productOf(['Whole milk', 'Dairy']), description: ['Fresh.', 'From the Alps'] };
  const snapshot = await createSnapshot([described, productOf(['Alps chocolate', 'Sweets'])], 1);
  const names = (text: string) => snapshot.found(text)?.products.map(({ name }) => name);
  expect(names('alps')).toEqual(['Alps chocolate']);
  const alone = await createSnapshot([described], 1);
  expect(alone.found('alps')?.products.map(({ name }) => name)).toEqual(['Whole milk']);
});

test('a word that a name has is not taken for a typing error of another', async () => {
  const snapshot = await snapshotOf([
    ['Pears', 'Fruits'],
    ['Peas', 'Vegetables'],
    ['Bears', 'Toys'],
  ]);
  expect(snapshot.found('pear')?.products.map(({ name }) => name)).toEqual(['Pears']);
});

test('the name of a category is not taken for a typing error', async () => {
  const snapshot = await snapshotOf([
    ['Brie', 'Cheeses'],
    ['Chesse board', 'Household'],
  ]);
  expect(snapshot.found('cheeses')?.products.map(({ name }) => name)).toEqual(['Brie']);
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
  const after = await createSnapshot(renamed, 2, {
    shopCategories: { own: [{ ...own, name: 'Celebrations' }], labels: new Map() },
    earlier: before,
  });
  expect(after.found('celebration')?.products.map(({ name }) => name)).toEqual(['Paper cups']);
  expect(after.found('gift')?.products).toEqual([]);
});

const namesFound = async (entries: readonly (readonly [string, string])[], text: string) => {
  const found = (await snapshotOf(entries)).found(text);
  return { names: found?.products.map(({ name }) => name), haveAllWords: found?.haveAllWords };
};

test('a need finds goods for it, the likeliest first', async () => {
  expect(firstFor('movie night', 1).join()).toMatch(/popcorn|popping corn/i);
  const { names } = await namesFound(shop, 'quick breakfast');
  expect(names?.[0]).toBe('Corn flakes');
});

test.each([
  ['moviebreakfast', 'Corn flakes'],
  ['breakfaststuff', 'Corn flakes'],
  ['breakfast in bet', 'Corn flakes'],
  ['provisions for the picnic', 'Strawberries'],
  ['vanilla ice cream evening', 'Vanilla ice cream'],
  ['monday breakfast', 'Corn flakes'],
])('the need in “%s” is found beside and in other words', async (text, name) => {
  expect((await namesFound(shop, text)).names?.[0]).toBe(name);
});

test('goods for a need that are not sold are found by their other names', async () => {
  expect((await namesFound([['Popping Corn Extra', 'Pantry']], 'movie night')).names).toEqual(['Popping Corn Extra']);
  expect((await namesFound([['Penne', 'Pantry']], 'barilla')).names).toEqual(['Penne']);
});

test('a form is the thing where nothing else of a text is known, and a good that is sold is what a typing error means', async () => {
  expect(await namesFound(shop, 'xyzzy loaf')).toEqual({ names: ['White sliced loaf'], haveAllWords: false });
  expect((await namesFound([...shop, ['Midder', 'Dairy']], 'middey')).names).toEqual(['Midder']);
});

test('a brand finds goods with it in the name, and only without them the closest', async () => {
  const cheeses = ['Soft Cheese', 'Garlic Soft Cheese', 'Philadelphia Original Soft Cheese'];
  const entries = cheeses.map((name) => [name, 'Dairy'] as const);
  expect(await namesFound(entries, 'philadelphia')).toEqual({ names: cheeses.slice(2), haveAllWords: true });
  expect(await namesFound(entries.slice(0, 2), 'philadelphia')).toEqual({
    names: cheeses.slice(0, 2),
    haveAllWords: false,
  });
  // One brand has several names, and brands of the same thing are different.
  const drinks = ['Coca-Cola Classic', 'Pepsi Max'].map((name) => [name, 'Drinks'] as const);
  expect((await namesFound(drinks, 'coke')).names).toEqual(['Coca-Cola Classic']);
});

test.each([
  ['coke', 'Zero Coke', 'Zero Coca Cola'],
  ['coca cola', 'Zero Coca Cola', 'Zero Coke'],
])('of two names of one brand, the typed one comes first: “%s”', async (text, typed, other) => {
  for (const names of [
    [typed, other],
    [other, typed],
  ]) {
    const snapshot = await snapshotOf(names.map((name) => [name, 'Drinks'] as const));
    expect(snapshot.found(text)?.products.map(({ name }) => name)).toEqual([typed, other]);
  }
});

test('fruit comes before what is named after it, also in the categories of other goods', async () => {
  const { names } = await namesFound(
    [
      ['Lemon Slices', 'Bakery'],
      ['Lemon Muffins', 'Bakery'],
      ['Fanta Lemon', 'Drinks'],
      ['Waxed Amalfi Lemons', 'Fruit'],
    ],
    'lemons',
  );
  expect(names?.[0]).toBe('Waxed Amalfi Lemons');
});

test('what stands behind “no” or “without” is a wish and no name', async () => {
  const juices = ['Orange Juice with Bits', 'Orange Juice Smooth', 'Bits of Chocolate'];
  const entries = juices.map((name) => [name, 'Drinks'] as const);
  for (const text of ['orange juice no bits', 'orange juice without bits', 'no bits orange juice']) {
    const { names } = await namesFound(entries, text);
    expect(names).toEqual(['Orange Juice Smooth', 'Orange Juice with Bits']);
  }
});

test('a wish that only another thing meets finds the thing', async () => {
  const drinks = [
    ['Whole Milk', 'Dairy'],
    ['Unsweetened Milk', 'Dairy'],
    ['Unsweetened Oat Drink', 'Dairy'],
  ] as const;
  expect((await namesFound(drinks, 'milk no sugar')).names).toEqual(['Unsweetened Milk']);
  expect((await namesFound([drinks[0], drinks[2]], 'milk no sugar')).names).toEqual(['Whole Milk']);
});

test('a wish that no product says it meets finds the closest', async () => {
  const lemonade: [string, string][] = [['Cloudy Lemonade', 'Drinks']];
  expect(await namesFound(lemonade, 'lemonade no sugar')).toEqual({ names: ['Cloudy Lemonade'], haveAllWords: false });
  expect(await namesFound(lemonade, 'sugar free lemonade')).toEqual({ names: [], haveAllWords: false });
});

test('names with more of the words come closest', async () => {
  const { names, haveAllWords } = await namesFound(
    [
      ['Tinned beans', 'Instant'],
      ['Red kidney beans', 'Instant'],
      ['Purple yam', 'Vegetables'],
    ],
    'purple kidney bean stew',
  );
  expect(names).toEqual(['Red kidney beans']);
  expect(haveAllWords).toBe(false);
});

test('a match of the description alone, or inside of a word, only comes closest', async () => {
  const potatoes = { ...productOf(['Golden potatoes', 'Vegetables']), description: ['Fry them with onion'] };
  const snapshot = await createSnapshot([potatoes, productOf(['Chocolate', 'Sweets'])], 1);
  for (const [text, name] of [
    ['onion', 'Golden potatoes'],
    ['cola', 'Chocolate'],
  ] as const) {
    expect(snapshot.found(text)).toMatchObject({ products: [{ name }], haveAllWords: false });
  }
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
    ['White sliced loaf', 'similar'],
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
  // The processor time of this process: other load on the machine does not count.
  const before = process.cpuUsage();
  expect(snapshot.found(text.slice(0, 100))?.products.length ?? 0).toBeLessThanOrEqual(shop.length);
  snapshot.search(text, 5);
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

test('names of object members are words like others', async () => {
  const index = createForgivingIndex();
  index.add({ name: '__proto__ constructor', category: 'toString', description: 'hasOwnProperty', searchWords: '' });
  const ranked = (text: string) => index.rank(wantedOf(text)).positions;
  expect(ranked('constructors')).toHaveLength(1);
  expect(ranked('tostring')).toHaveLength(1);
  expect(ranked('hasownproperty')).toHaveLength(1);
  expect(ranked('valueof')).toHaveLength(0);
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
