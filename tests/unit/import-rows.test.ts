import { describe, expect, test } from 'vitest';
import { CsvFault } from '#backend/features/catalogue/imports/csv.ts';
import { previewImport } from '#backend/features/catalogue/imports/import-preview.ts';
import { dialectOf } from '#backend/features/catalogue/products/cell-dialect.ts';
import { withInitial } from '#backend/features/catalogue/products/product-fields.ts';
import type { Product } from '#backend/features/catalogue/products/product.ts';

/** The preview of a file for a store without products. */
const previewOf = (text: string) =>
  previewImport(text, { products: [], byId: new Map(), categoryNames: ['Dairy', 'Fruits'] });

async function previewRow(cells: Record<string, string>) {
  const all = { name: 'Figs', category: 'Fruits', price: '5', ...cells };
  const line = (texts: string[]) => texts.map((text) => `"${text}"`).join(',');
  return previewOf(`${line(Object.keys(all))}\n${line(Object.values(all))}\n`);
}

async function productOf(cells: Record<string, string>) {
  const [write] = (await previewRow(cells)).writes;
  return write !== undefined && 'product' in write ? write.product : undefined;
}

const faultsOf = async (cells: Record<string, string>) =>
  (await previewRow(cells)).rows.flatMap(({ faults }) => faults.map(({ field }) => field));

test('cells may have any number of spaces around their quotation marks, and keep those inside', async () => {
  const { writes } = await previewOf('name,category,price,sku\n   "Figs, dried"   ,  "Fruits",5,  " F 1 "  \n');
  expect(writes).toMatchObject([{ product: { name: 'Figs, dried', category: 'Fruits', sku: 'F 1' } }]);
  const { rows } = await previewOf('name,category,price\n  Fi  gs  ,Fruits,5\n');
  expect(rows).toMatchObject([{ name: 'Fi  gs' }]);
});

describe('an amount', () => {
  test.each([
    ['5', 500],
    ['5.2', 520],
    ['5,20', 520],
    ['1234.50', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['12,345.60', 1_234_560],
    ['€ 5,20', 520],
    ['$1 234.50', 123_450],
    [' 0.07 ', 7],
  ])('the amount %s is %i cents', async (price, priceCents) => {
    expect(await productOf({ price })).toMatchObject({ priceCents, offerPriceCents: priceCents });
  });

  test.each([['1.2.3,4,5'], ['-5'], ['five'], ['5.001']])('the amount %s is a fault of the price', async (price) => {
    expect(await faultsOf({ price })).toContain('price');
  });
});

describe('an ambiguous number', () => {
  const inGermany = (price: string) =>
    previewImport(`name;category;price\nFigs;Fruits;${price}\n`, {
      products: [],
      byId: new Map(),
      categoryNames: ['Fruits'],
      dialect: dialectOf('de-DE'),
    });

  test('three digits after the only sign are thousands where the shop writes so, and the preview says it', async () => {
    const { rows, writes } = await inGermany('1.234');
    expect(writes).toMatchObject([{ product: { priceCents: 123_400 } }]);
    expect(rows).toMatchObject([{ notes: [{ field: 'price', message: '1.234 is read as 1234.' }] }]);
    expect((await previewRow({ price: '1,234' })).rows[0]?.notes).toEqual([
      { field: 'price', message: '1,234 is read as 1234.' },
    ]);
  });

  test('three decimals of an amount are a fault in words', async () => {
    const message = 'has three decimals. Write at most two; write thousands without a separator, such as 1234.';
    expect((await previewRow({ price: '1.234' })).rows[0]?.faults).toEqual([
      { field: 'price', message: `1.234 ${message}` },
    ]);
    expect((await inGermany('1,234 €')).rows[0]?.faults).toEqual([{ field: 'price', message: `1,234 ${message}` }]);
  });

  test.each([
    ['4,90', 490],
    ['4.90', 490],
    ['4,90 €', 490],
    ['EUR 4,90', 490],
    ['4,9', 490],
    ['1.234,50 €', 123_450],
    ['1 234,50', 123_450],
    ['1’234.50', 123_450],
    ['٤٫٩٠', 490],
    ['4.90 E£', 490],
    ['‏1,234.50 ر.س.‏', 123_450],
  ])('%s is %i cents in every shop', async (price, priceCents) => {
    expect((await inGermany(price)).writes).toMatchObject([{ product: { priceCents } }]);
    expect(await productOf({ price })).toMatchObject({ priceCents });
  });

  test.each([['5 kg'], ['4.90 per kg'], ['x'.repeat(1000)]])('%s is no amount', async (price) => {
    expect(await faultsOf({ price })).toEqual(['price']);
  });
});

test.each([
  ['6 Stück', { amount: 6, unit: 'PIECE' }],
  ['6 pièces', { amount: 6, unit: 'PIECE' }],
  ['6 pcs.', { amount: 6, unit: 'PIECE' }],
  ['6 قطعة', { amount: 6, unit: 'PIECE' }],
  ['0,75 Liter', { amount: 750, unit: 'ML' }],
  ['33 cl', { amount: 330, unit: 'ML' }],
  ['1.25KG', { amount: 1250, unit: 'G' }],
])('the size %s is read in every shop', async (size, read) => {
  expect(await productOf({ size })).toMatchObject({ size: read });
});

test('a tax class is read in either case, and an empty cell is no class of its own', async () => {
  for (const [cell, taxClass] of [
    ['b', 'B'],
    [' D ', 'D'],
    ['', null],
  ] as const) {
    expect(await productOf({ taxClass: cell })).toMatchObject({ taxClass });
  }
  expect(await faultsOf({ taxClass: 'e' })).toEqual(['taxClass']);
});

test('yes and no are read in either case, as true and false, as 1 and 0, and in German, French and Spanish', async () => {
  for (const [cell, isArchived] of [
    ['Yes', true],
    ['TRUE', true],
    ['1', true],
    [' no ', false],
    ['false', false],
    ['0', false],
    ['', false],
    ['ja', true],
    ['Nein', false],
    ['oui', true],
    ['Non', false],
    ['Sí', true],
    ['si', true],
  ] as const) {
    expect(await productOf({ archived: cell, bestSeller: cell })).toMatchObject({
      isArchived,
      isBestSeller: isArchived,
    });
  }
  expect(await productOf({ inStock: '' })).toMatchObject({ inStock: true });
  expect(await productOf({ inStock: 'no' })).toMatchObject({ inStock: false });
});

test('the same new product twice in a file is added once, and the second row is faulty', async () => {
  const header = 'name,category,price,weight,size';
  const rows = [
    'Milk,Dairy,2,,1 l',
    'milk,Dairy,3,,1 l',
    'Milk,Dairy,2,,2 l',
    'Milk,Fruits,2,,1 l',
    'Milk,Dairy,2,x,1 l',
  ];
  const { counts, rows: shown } = await previewOf(`${header}\n${rows.join('\n')}\n`);
  expect(counts).toEqual({ added: 4, changed: 0, unchanged: 0, faulty: 1 });
  // Faulty rows come first, with their rows of the spreadsheet.
  expect(shown.map(({ kind, line }) => [kind, line])).toEqual([
    ['FAULTY', 3],
    ['NEW', 2],
    ['NEW', 4],
    ['NEW', 5],
    ['NEW', 6],
  ]);
  expect(shown[0]?.faults).toMatchObject([{ field: 'id' }]);
});

const milk = {
  ...withInitial({
    name: 'Milk',
    category: 'Dairy',
    priceCents: 200,
    offerPriceCents: 150,
    description: ['Fresh', 'Organic'],
    weight: '1 l',
    size: { amount: 1000, unit: 'ML' },
    taxClass: 'B',
  }),
  id: 'milk-id',
  isBestSeller: true,
  isArchived: false,
  onHand: null,
} as Product;

/** The preview for a store that has this milk. */
const withMilk = (text: string, product = milk) =>
  previewImport(text, {
    products: [product],
    byId: new Map([[product.id, product]]),
    categoryNames: ['Dairy', 'Fruits'],
  });

describe('a row with the id of a product', () => {
  test('a row with the id of a product changes what it says and keeps the rest; the preview shows both values', async () => {
    const { rows, counts, writes, ignored } = await withMilk(
      'ID, Offer_Price ,Tax-Class,Shelf, \nmilk-id,"1,20",c,7,\n',
    );
    expect(counts).toEqual({ added: 0, changed: 1, unchanged: 0, faulty: 0 });
    expect(rows).toEqual([
      expect.objectContaining({
        kind: 'CHANGED',
        name: 'Milk',
        faults: [],
        changes: [
          { field: 'offerPrice', was: '1.50', becomes: '1.20' },
          { field: 'taxClass', was: 'B', becomes: 'C' },
        ],
      }),
    ]);
    expect(writes).toEqual([{ id: 'milk-id', changes: { offerPriceCents: 120, taxClass: 'C' } }]);
    expect(ignored).toEqual(['Shelf']);
  });

  test.each([
    ['name', 'Milk'],
    ['price', '2.00'],
    ['offerPrice', '1.5'],
    ['description', '"Fresh\r\nOrganic"'],
    ['description', '"Fresh\nOrganic"'],
    ['weight', ' 1 l '],
    ['size', '"1,0 l"'],
    ['bestSeller', ''],
    ['inStock', ''],
    ['archived', 'no'],
    ['category', 'dairy'],
  ])('a row with the same %s as its product is unchanged', async (column, cell) => {
    const { counts, rows, writes } = await withMilk(`id,${column}\nmilk-id,${cell}\n`);
    expect(counts).toEqual({ added: 0, changed: 0, unchanged: 1, faulty: 0 });
    expect([rows, writes]).toEqual([[], []]);
  });

  test('an empty cell of a row empties weight, size, tax class, text and offer of its product', async () => {
    const { writes } = await withMilk('id,weight,size,taxClass,description,offerPrice\nmilk-id,,,,, \n');
    expect(writes).toMatchObject([{ changes: { size: null, taxClass: null, description: [], offerPriceCents: 200 } }]);
  });

  test('a row leaves the stock of a counted product to its count', async () => {
    const counted = { ...milk, onHand: 3 } as Product;
    expect((await withMilk('id,inStock\nmilk-id,no\n', counted)).counts).toMatchObject({ unchanged: 1 });
    expect((await withMilk('id,inStock\nmilk-id,no\n')).counts).toMatchObject({ changed: 1 });
  });

  test('a row is faulty when its id is unknown or there twice, or cells are missing, and says so', async () => {
    const { rows, counts, writes } = await withMilk('id,name\nnone,X\n milk-id ,Oats\nmilk-id,Rye\n,Figs,5\nmilk-id\n');
    expect(rows.map(({ kind, name, faults }) => [kind, name, faults[0]?.field, faults[0]?.message])).toEqual([
      ['FAULTY', 'X', 'id', 'There is no product with this id. Empty the cell to add a new product.'],
      ['FAULTY', 'Rye', 'id', 'An earlier row has the same id. Please remove one of them.'],
      ['FAULTY', 'Figs', null, expect.stringContaining('has 3 cells, but the first line names 2 columns')],
      ['FAULTY', 'Milk', null, expect.stringContaining('has 1 cells, but the first line names 2 columns')],
      ['CHANGED', 'Oats', undefined, undefined],
    ]);
    expect(counts).toEqual({ added: 0, changed: 1, unchanged: 0, faulty: 4 });
    expect(writes).toHaveLength(1);
  });
});

describe('the offer price of a product without an offer', () => {
  const bread = { ...milk, id: 'bread-id', name: 'Bread', offerPriceCents: 200 } as Product;
  const row = async (price: string, offerPrice: string, product = bread) =>
    (await withMilk(`id,price,offerPrice\n${product.id},${price},${offerPrice}\n`, product)).rows[0]?.changes;
  const price = { field: 'price', was: '2.00', becomes: '3.00' };

  test('an empty offer price, or one equal to the old price, makes no offer', async () => {
    expect(await row('3', '')).toEqual([price]);
    expect(await row('3', '2.00')).toEqual([price]);
    expect((await withMilk('id,offerPrice\nbread-id,2\n', bread)).counts).toMatchObject({ unchanged: 1 });
    const { writes } = await withMilk('id,price,offerPrice\nbread-id,3,2\n', bread);
    expect(writes).toEqual([{ id: 'bread-id', changes: { priceCents: 300, offerPriceCents: 300 } }]);
  });

  test('another offer price makes an offer, and so does any offer price of a product with an offer', async () => {
    expect(await row('3', '1.50')).toEqual([price, { field: 'offerPrice', was: '', becomes: '1.50' }]);
    expect(await row('3', '2.00', milk)).toEqual([price, { field: 'offerPrice', was: '1.50', becomes: '2.00' }]);
  });
});

test('a new product is shown with its category, prices, size and tax class, and without empty cells', async () => {
  const { rows } = await previewRow({ offerPrice: '4', size: '500 g', taxClass: 'b' });
  const cells = { category: 'Fruits', price: '5.00', offerPrice: '4.00', size: '500 g', taxClass: 'B' };
  const changes = Object.entries(cells).map(([field, becomes]) => ({ field, was: '', becomes }));
  expect(rows).toEqual([{ line: 2, kind: 'NEW', name: 'Figs', changes, faults: [] }]);
  expect((await previewRow({})).rows[0]?.changes.map(({ field }) => field)).toEqual(['category', 'price', 'taxClass']);
  expect(await productOf({ size: ' ' })).toMatchObject({ description: [], size: null, weight: null });
});

describe('a faulty row', () => {
  test('a faulty row names a column once, and the offer price only when that has a fault of its own', async () => {
    const long = `${'x'.repeat(301)}\n${'y'.repeat(301)}`;
    expect(await faultsOf({ description: long })).toEqual(['description']);
    expect(await faultsOf({ price: 'cheap' })).toEqual(['price']);
    expect(await faultsOf({ offerPrice: 'cheap' })).toEqual(['offerPrice']);
    expect(await faultsOf({ price: 'cheap', offerPrice: 'cheap' })).toEqual(['price', 'offerPrice']);
    expect(await faultsOf({ archived: 'maybe' })).toEqual(['archived']);
  });

  test('a faulty row has its own name or that of its product, and changes nothing', async () => {
    const { rows } = await withMilk('id,name,price\nmilk-id, ,cheap\n, Figs ,5\n,,5\n');
    expect(rows.map(({ name, changes }) => [name, changes])).toEqual([
      ['Milk', []],
      ['Figs', []],
      ['', []],
    ]);
    const unnamed = (await previewOf('id,price\n,5\n')).rows;
    expect(unnamed).toMatchObject([{ name: '', faults: [{ field: 'name' }, { field: 'category' }] }]);
  });

  test('a row with a control character in any column that the store knows is faulty', async () => {
    const message = 'The cell contains a control character. Please type its text again, or save the file as CSV UTF-8.';
    const { rows, counts } = await withMilk(
      'id,name,description,shelf\nmilk-id,Mi\u0007lk,"Fresh\n\u0000",7\nmilk-id,Milk,"Fresh\tand\nOrganic",\u0007\n',
    );
    expect(rows.map(({ kind, faults }) => [kind, faults])).toEqual([
      [
        'FAULTY',
        [
          { field: 'name', message },
          { field: 'description', message },
        ],
      ],
      ['FAULTY', [{ field: 'id', message: 'An earlier row has the same id. Please remove one of them.' }]],
    ]);
    expect(counts).toMatchObject({ faulty: 2, changed: 0 });
    const readable = await withMilk('id,description,shelf\nmilk-id,"Fresh\tand\nOrganic",\u0007\n');
    expect(readable.counts).toMatchObject({ faulty: 0, changed: 1 });
  });
});

test('other requests get their turn after each hundred rows', async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  await previewOf(`name\n${'x\n'.repeat(1000)}`);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(10);
  expect(turns).toBeLessThanOrEqual(20);
});

test('each cell that cannot be read is one fault of its column', async () => {
  const { rows } = await withMilk('id,inStock,size,name\nmilk-id, maybe ,big,\n');
  expect(rows[0]?.faults).toEqual(
    expect.arrayContaining([
      { field: 'inStock', message: 'Write yes or no, not maybe.' },
      { field: 'size', message: expect.stringMatching(/^Size must be an amount with a unit, such as 500 g/) },
      { field: 'name', message: 'Name is required.' },
    ]),
  );
  expect(rows[0]?.faults).toHaveLength(3);
  expect(await faultsOf({ size: '1.5 kg' })).toEqual([]);
  expect(await productOf({ size: ' 1,5 kg ' })).toMatchObject({ size: { amount: 1500, unit: 'G' } });
});

test.each([
  ['', 'The file is empty. Please choose a file with a header and rows.'],
  ['name,Name\n', 'The column name is there twice. Please remove one of them.'],
  ['price,shelf\n', 'The first line must name the columns, such as id, sku, gtin, name, category, price,'],
  [`name\n${'x\n'.repeat(5001)}`, 'The file has more than 5000 rows. Please send it in several parts.'],
])('a file like %.12j is refused with a sentence', async (text, message) => {
  const refused = previewOf(text);
  await expect(refused).rejects.toThrow(CsvFault);
  await expect(refused).rejects.toThrow(message);
});

test('a row of a thousand cells is read, and one of more is refused with its number', async () => {
  const withCells = (count: number) => previewOf(`name${','.repeat(999)}\nFigs${','.repeat(count - 1)}\n`);
  expect((await withCells(1000)).rows).toHaveLength(1);
  await expect(withCells(1001)).rejects.toThrow('Row 2 has more than 1000 cells.');
});

test.each(['\n', '\r', '\r\n'])(
  'rows that end with %j have the numbers that a spreadsheet shows, also after empty rows',
  async (end) => {
    const { rows } = await previewOf(
      ['name,category', '', ' , ', 'Figs,Fruits', '', '"Dates', 'and figs",Fruits', 'Milk,Dairy'].join(end),
    );
    expect(rows.map(({ line, name }) => [line, name?.replaceAll(/\s+/g, ' ')])).toEqual([
      [4, 'Figs'],
      [6, 'Dates and figs'],
      [7, 'Milk'],
    ]);
  },
);

test('a file of exactly five thousand rows, or with ids only, is read', async () => {
  expect((await previewOf(`name\n${'x\n'.repeat(5000)}`)).counts.faulty).toBe(5000);
  expect((await withMilk('id\nmilk-id\n')).counts.unchanged).toBe(1);
});
