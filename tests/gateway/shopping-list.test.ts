import { beforeEach, expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '#tests/support/open-store.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();

const goods = [
  product({ _id: 'milk', name: 'Fresh Whole Milk', category: 'Dairy', weight: '1 L' }),
  product({ _id: 'bananas', name: 'Bananas', category: 'Fruits', weight: '1 kg' }),
  product({ _id: 'flour', name: 'Wheat Flour', category: 'Grains', weight: '1 kg' }),
  product({ _id: 'potatoes', name: 'Golden Potatoes', category: 'Vegetables', weight: '500 g' }),
  product({ _id: 'eggs', name: 'Free-Range Eggs', category: 'Dairy', weight: '6 pcs' }),
  product({ _id: 'country-rice', name: 'Country Rice', category: 'Grains', weight: '1 kg', inStock: false }),
  product({ _id: 'basmati-rice', name: 'Basmati Rice', category: 'Grains', weight: '1 kg' }),
  product({ _id: 'pretzels', name: 'Soft Pretzels', category: 'Bakery', weight: '4 pcs', inStock: false }),
  product({ _id: 'loaf', name: 'Sourdough Loaf', category: 'Bakery', weight: '750 g' }),
];

const query = `query ($text: String!) {
  matchList(text: $text) {
    lines { text name count amount { amount unit } state matches { quantity product { id } } }
  }
}`;

beforeEach(() => store.on('GET /api/product/list', { success: true, products: goods }));

async function match(text: string) {
  const { run } = await openGateway();
  return run(query, { text });
}

/** Each line with its state, and its products with their quantities. */
async function matched(text: string): Promise<string[]> {
  const { data } = await match(text);
  return data.matchList.lines.map(
    ({
      name,
      state,
      matches,
    }: {
      name: string;
      state: string;
      matches: { quantity: number; product: { id: string } }[];
    }) => `${name}: ${state} ${matches.map(({ quantity, product: { id } }) => `${quantity} ${id}`).join(', ')}`.trim(),
  );
}

test('a visitor gets the products of a list with their quantities, and what is not sold', async () => {
  expect(await matched('3 bananas, milk, 500 g flour\n2 kg potatoes\n12 eggs\ntoothpaste')).toEqual([
    'bananas: MATCHED 1 bananas',
    'milk: MATCHED 1 milk',
    'flour: MATCHED 1 flour',
    'potatoes: MATCHED 4 potatoes',
    'eggs: MATCHED 2 eggs',
    'toothpaste: NOT_FOUND',
  ]);
});

test('a line has its text, its count and its amount', async () => {
  const { data } = await match('- 2 bags of 500 g flour');
  expect(data.matchList.lines[0]).toMatchObject({
    text: '2 bags of 500 g flour',
    name: 'flour',
    count: 2,
    amount: { amount: 500, unit: 'G' },
  });
});

test('a thing of which the list wants 0 is not sure, and the dash before a line is no minus', async () => {
  store.on('GET /api/product/list', {
    success: true,
    products: [...goods, product({ _id: 'cola', name: 'Cola 0', category: 'Drinks', weight: '1 L' })],
  });
  expect(await matched('0 bananas\nmilk x0, 0x eggs and 2 bananas\n-2 potatoes\ncola 0')).toEqual([
    'bananas: UNSURE 1 bananas',
    'milk: UNSURE 1 milk',
    'eggs: UNSURE 1 eggs',
    'bananas: MATCHED 1 bananas',
    'potatoes: MATCHED 1 potatoes',
    'cola: MATCHED 1 cola',
  ]);
});

test('a brand that the shop does not sell is asked about, also when the thing stands beside it', async () => {
  store.on('GET /api/product/list', {
    success: true,
    products: [...goods, product({ _id: 'butter', name: 'Salted Butter', category: 'Dairy' })],
  });
  expect(await matched('Kerrygold butter\nbutter')).toEqual([
    'Kerrygold butter: UNSURE 1 butter',
    'butter: MATCHED 1 butter',
  ]);
});

test('products in stock come before those that are sold out, and a sold-out product is never sure', async () => {
  expect(await matched('rice\npretzels')).toEqual([
    'rice: MATCHED 1 basmati-rice, 1 country-rice',
    'pretzels: UNSURE 1 pretzels',
  ]);
});

test('typing errors, plurals, words that describe and other names are matched', async () => {
  expect(await matched('mlik\npotatos\n1 organic banana\nbread')).toEqual([
    'mlik: MATCHED 1 milk',
    'potatos: MATCHED 1 potatoes',
    'organic banana: MATCHED 1 bananas',
    'bread: MATCHED 1 loaf',
  ]);
});

test('another name of two words is matched', async () => {
  store.on('GET /api/product/list', {
    success: true,
    products: [product({ _id: 'onions', name: 'Spring Onions', category: 'Vegetables' })],
  });
  expect(await matched('scallions')).toEqual(['scallions: MATCHED 1 onions']);
});

test('a thing that only resembles a product is not sure, and any other thing is not found', async () => {
  expect(await matched('coconut milk\nrice flour\nice cream\nPretoria wheat flour')).toEqual([
    'coconut milk: NOT_FOUND',
    'rice flour: UNSURE 1 flour',
    'ice cream: NOT_FOUND',
    'Pretoria wheat flour: MATCHED 1 flour',
  ]);
});

test('several things in a line are lines of their own when each is sold and no product is all of them', async () => {
  expect(await matched('bananas / potatoes\nsome bananas and a dozen eggs\nmilk flour bananas\nflour or oats')).toEqual(
    [
      'bananas: MATCHED 1 bananas',
      'potatoes: MATCHED 1 potatoes',
      'bananas: MATCHED 1 bananas',
      'eggs: MATCHED 2 eggs',
      'milk: MATCHED 1 milk',
      'flour: MATCHED 1 flour',
      'bananas: MATCHED 1 bananas',
      'flour: MATCHED 1 flour',
    ],
  );
});

test('packs that lack a tenth of the wanted amount are enough, and those that lack more are not', async () => {
  expect(await matched('550 g potatoes\n551 g potatoes\n1050 g potatoes')).toEqual([
    'potatoes: MATCHED 1 potatoes',
    'potatoes: MATCHED 2 potatoes',
    'potatoes: MATCHED 2 potatoes',
  ]);
});

test('of things of which either is wanted, each is offered in one line', async () => {
  expect(await matched('flour or bananas\nbananas or toothpaste')).toEqual([
    'flour: MATCHED 1 flour, 1 bananas',
    'bananas: MATCHED 1 bananas',
  ]);
});

test.each([' and ', ' + '])(
  'a line with “%s” between names twelve things, and one with more is one thing',
  async (between) => {
    const things = ['milk', 'bananas', 'flour', 'potatoes', 'eggs', 'country rice'];
    const lineOf = (count: number) =>
      Array.from({ length: count }, (_, at) => things[at % things.length]).join(between);
    for (const count of [2, 11, 12]) expect(await matched(lineOf(count))).toHaveLength(count);
    expect(await matched(lineOf(13))).toHaveLength(1);
  },
);

test('a diet, and a word that makes another kind of the thing, are never taken for the plain product', async () => {
  expect(await matched('vegan eggs\nchopped bananas\nblack rice')).toEqual([
    'vegan eggs: NOT_FOUND',
    'chopped bananas: UNSURE 1 bananas',
    'black rice: UNSURE 1 basmati-rice, 1 country-rice',
  ]);
});

test('a word of a product’s name is no typing error for another product', async () => {
  store.on('GET /api/product/list', {
    success: true,
    products: [
      product({ _id: 'chickpeas', name: 'Chickpeas', category: 'Grains' }),
      product({ _id: 'curry', name: 'Chicken Curry', category: 'Instant' }),
    ],
  });
  expect(await matched('chicken')).toEqual(['chicken: UNSURE 1 curry']);
});

test('“2x” and packs are packs, and pieces are counted into packs', async () => {
  expect(await matched('2x eggs\n3 cartons of eggs\n7 eggs\n2 milk')).toEqual([
    'eggs: MATCHED 2 eggs',
    'eggs: MATCHED 3 eggs',
    'eggs: MATCHED 2 eggs',
    'milk: MATCHED 2 milk',
  ]);
});

test('a list that is too long is refused with its limit', async () => {
  const long = await match('a'.repeat(2001));
  expect(long.errors).toMatchObject([
    {
      message: 'A list may have at most 2000 characters. Please send it in parts.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
  const many = await match('milk\n'.repeat(51));
  expect(many.errors).toMatchObject([
    {
      message: 'A list may have at most 50 things; this one has 51. Please send it in parts.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
  expect(await matched('milk\n'.repeat(50))).toHaveLength(50);
});

test('a line that looks like a heading stays and is asked about when the shop sells it', async () => {
  expect(await matched('potatoes\n- bananas\n- eggs')).toEqual([
    'potatoes: UNSURE 1 potatoes',
    'bananas: MATCHED 1 bananas',
    'eggs: MATCHED 1 eggs',
  ]);
  expect(await matched('MILK\neggs\nFOR SUNDAY\nflour')).toEqual([
    'MILK: UNSURE 1 milk',
    'eggs: MATCHED 1 eggs',
    'flour: MATCHED 1 flour',
  ]);
});

test('a part of the shop is a heading only above its goods', async () => {
  expect(await matched('## Fruit & veg\n- potatoes')).toEqual(['potatoes: MATCHED 1 potatoes']);
  expect(await matched('Fruit\n- milk')).toEqual(['Fruit: UNSURE 1 bananas', 'milk: MATCHED 1 milk']);
});

test('days above things are headings', async () => {
  expect(await matched('Monday\n- eggs\nTuesday\n- flour')).toEqual(['eggs: MATCHED 1 eggs', 'flour: MATCHED 1 flour']);
});

test('a thing that is crossed out is asked about', async () => {
  expect(await matched('~~bananas~~\nmilk')).toEqual(['bananas: UNSURE 1 bananas', 'milk: MATCHED 1 milk']);
});

test('a sign counts pieces of fruit, and packs of all else', async () => {
  store.on('GET /api/product/list', {
    success: true,
    products: [...goods, product({ _id: 'lemons', name: 'Lemons', category: 'Fruits', weight: '4 pcs' })],
  });
  expect(await matched('bananas x 3\nlemons x 5\nmilk x 3\neggs x 3\nbananas x 3 bags')).toEqual([
    'bananas: MATCHED 1 bananas',
    'lemons: MATCHED 2 lemons',
    'milk: MATCHED 3 milk',
    'eggs: MATCHED 3 eggs',
    'bananas: MATCHED 3 bananas',
  ]);
});

test('a typing error of another name, a need and the name of a brand are asked about', async () => {
  expect(await matched('brekfast\nbiscut\nspudz')).toEqual([
    'brekfast: UNSURE 1 eggs, 1 milk, 1 bananas, 1 loaf',
    'biscut: NOT_FOUND',
    'spudz: UNSURE 1 potatoes',
  ]);
  store.on('GET /api/product/list', {
    success: true,
    products: [
      product({ _id: 'own', name: 'Soft Cheese', category: 'Dairy' }),
      product({ _id: 'nutella', name: 'Nutella', category: 'Instant' }),
    ],
  });
  expect(await matched('philadelphia\nnutella')).toEqual(['philadelphia: UNSURE 1 own', 'nutella: MATCHED 1 nutella']);
  // Another brand of the same thing is not sure.
  const products = [product({ _id: 'cadbury', name: 'Cadbury Chocolate Bar', category: 'Instant' })];
  store.on('GET /api/product/list', { success: true, products });
  expect(await matched('milka')).toEqual(['milka: UNSURE 1 cadbury']);
});

test('the need in another word and the form of an unknown thing are asked about', async () => {
  expect(await matched('morningbreakfast\nxyzzy loaf')).toEqual([
    'morningbreakfast: UNSURE 1 eggs, 1 loaf, 1 milk, 1 bananas',
    'xyzzy loaf: UNSURE 1 loaf',
  ]);
});

test('who wants several of a fruit is not sure to want what is named after it', async () => {
  store.on('GET /api/product/list', {
    success: true,
    products: [product({ _id: 'slices', name: 'Lemon Slices', category: 'Bakery' })],
  });
  expect(await matched('5 lemons')).toEqual(['lemons: UNSURE 5 slices']);
});

test('an unmet wish is asked about, and what harms people is not offered', async () => {
  expect(await matched('milk no sugar\nmilk without lactose\nbananas no spots')).toEqual([
    'milk no sugar: UNSURE 1 milk',
    'milk without lactose: NOT_FOUND',
    'bananas no spots: MATCHED 1 bananas',
  ]);
});

test('the sold things in a line are found beside others, notes and whole sentences', async () => {
  expect(
    await matched('saffron and bananas\nmilk - the big one\nsix eggs two bananas\nthat sort of bananas we liked'),
  ).toEqual([
    'saffron: NOT_FOUND',
    'bananas: UNSURE 1 bananas',
    'milk: MATCHED 1 milk',
    'eggs: MATCHED 1 eggs',
    'bananas: MATCHED 1 bananas',
    'bananas: UNSURE 1 bananas',
  ]);
});

test('an empty list has no lines', async () => {
  expect(await matched(' \n , ')).toEqual([]);
});

test.each([
  ['UK', 568],
  ['DE', 473],
])('in a shop of %s, a pint on a list and in a search is %i ml', async (country, millilitres) => {
  const milkOf = (amount: number) =>
    product({ _id: `milk-${amount}`, name: 'Milk', category: 'Dairy', weight: `${amount} ml` });
  const countryStore = await openStore({
    'GET /api/store': {
      success: true,
      contract: 1,
      features: { 'store.settings': 1, 'law.country': 1 },
      settings: { name: 'Corner shop', currency: 'EUR', country },
    },
    'GET /api/product/list': { success: true, products: [1000, 568, 473, 250].map(milkOf) },
  });
  const { run } = await openGateway({ backendUrl: countryStore.url });
  const { data } = await run(`{
    matchList(text: "1 pint milk") { lines { amount { amount } } }
    products(filter: { search: "1 pint milk" }) { nodes { id } }
  }`);
  expect(data.matchList.lines[0].amount.amount).toBe(millilitres);
  expect(data.products.nodes[0].id).toBe(`milk-${millilitres}`);
});

test('a long line is asked about from four words to ten', async () => {
  const others = ['yonder', 'quick', 'jolly', 'vexed', 'wizard', 'jumps', 'dwarf', 'sphinx', 'quartz', 'judge'];
  const linesOf = (...counts: number[]) =>
    counts.map((count) => ['eggs', ...others.slice(0, count - 1)].join(' ')).join('\n');
  const [three, ...longer] = await matched(linesOf(3, 4, 10, 11));
  expect(three).toBe('eggs yonder quick: UNSURE 1 eggs');
  expect(longer).toEqual(['eggs: UNSURE 1 eggs', 'eggs: UNSURE 1 eggs', `${linesOf(11)}: NOT_FOUND`]);
});

test('things with spaces between are three to twelve', async () => {
  const things = Array.from({ length: 13 }, (_, at) => ['milk', 'bananas', 'eggs'][at % 3] ?? '');
  const isInRow = async (count: number) =>
    (await matched(things.slice(0, count).join(' '))).join() ===
    things
      .slice(0, count)
      .map((thing) => `${thing}: MATCHED 1 ${thing}`)
      .join();
  expect([await isInRow(2), await isInRow(3), await isInRow(12), await isInRow(13)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
