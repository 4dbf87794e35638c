import { beforeAll, beforeEach, expect, test } from 'vitest';
import { plainColumnNames } from '#backend/features/catalogue/imports/row-reader.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodProduct, sendProduct } from '#tests/support/store-records.ts';

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
  // The store notices only changes that raise the version.
  await addProduct(seller, { name: 'Milk', category: 'Dairy', price: '2', offerPrice: '1.50', weight: '1 l' });
});

const bytesOf = (text: string) => Buffer.from(text);

async function preview(file: Buffer | string, fields: Record<string, string> = {}, client = seller) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const bytes = typeof file === 'string' ? bytesOf(file) : file;
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/csv' }), 'products.csv');
  return (await client.send('/api/product/import/preview', { method: 'POST', body: form })).body;
}

const apply = async (token: string, fields: object = {}) =>
  (await seller.post('/api/product/import/apply', { token, ...fields })).body;

interface Listed {
  _id: string;
  name: string;
  category: string;
  price: number;
  offerPrice: number;
  description: string[];
}

const list = async (): Promise<Listed[]> => (await seller.get('/api/product/seller')).body.products;
const exported = async () => (await seller.get('/api/product/export')).text;
const columns = plainColumnNames.join();

test('the exported file has a byte order mark, a header and a row for each product', async () => {
  const answer = await seller.send('/api/product/export', { method: 'GET' });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('products.csv');
  const response = await fetch(`${backend.address}/api/product/export`, {
    headers: { cookie: `sellerToken=${seller.cookies.get('sellerToken')}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [{ _id }] = (await list()) as [Listed];
  const cells: Record<string, string> = {
    id: _id,
    name: 'Milk',
    category: 'Dairy',
    price: '2.00',
    offerPrice: '1.50',
    description: '"Fresh\nOrganic"',
    weight: '1 l',
    inStock: 'yes',
    bestSeller: 'no',
    archived: 'no',
  };
  const row = plainColumnNames.map((name) => cells[name] ?? '').join();
  expect(Object.keys(cells)).toEqual(plainColumnNames.filter((name) => name in cells));
  expect(bytes.toString().slice(1)).toBe(`${columns}\r\n${row}\r\n`);
});

test.each([
  { name: '=1+1' },
  { name: '+49 cola' },
  { name: '@home' },
  { name: "'=quoted" },
  { name: "''-5" },
  { name: "'plain" },
  { name: 'a "quoted" name; with, all' },
  { name: 'Grüne Äpfel 🍏' },
  { description: ['-first line', '=second', '"'] },
  { weight: '-1 kg' },
  { price: '100000', offerPrice: '0.01' },
])('importing the exported file changes nothing, also with %j', async (fields) => {
  await addProduct(seller, fields);
  const text = await exported();
  for (const row of text.split('\r\n')) expect(row).not.toMatch(/(^|,)"?[=+\-@]/);
  expect(await preview(text)).toMatchObject({
    success: true,
    rows: [],
    counts: { added: 0, changed: 0, unchanged: 2, faulty: 0 },
    ignored: [],
  });
});

test('a file adds and changes products; the preview shows each field before and after', async () => {
  const [{ _id }] = (await list()) as [Listed];
  const text = `Id;Name;Category;Price;Offer Price;Note\n${_id};Whole milk;dairy;2,20;1,50;x\n;Figs;Fruits;5;;\n`;
  const shown = await preview(text);
  expect(shown).toMatchObject({
    success: true,
    counts: { added: 1, changed: 1, unchanged: 0, faulty: 0 },
    ignored: ['Note'],
    rows: [
      {
        line: 2,
        kind: 'CHANGED',
        name: 'Whole milk',
        changes: [
          { field: 'name', was: 'Milk', becomes: 'Whole milk' },
          { field: 'price', was: '2.00', becomes: '2.20' },
        ],
        faults: [],
      },
      { line: 3, kind: 'NEW', name: 'Figs' },
    ],
  });
  expect(await list()).toHaveLength(1);

  expect(await apply(shown.token)).toEqual({ success: true, message: '1 added, 1 changed.', added: 1, changed: 1 });
  expect(await list()).toMatchObject([
    { _id, name: 'Whole milk', price: 2.2, offerPrice: 1.5, description: ['Fresh', 'Organic'] },
    { name: 'Figs', category: 'Fruits', price: 5, offerPrice: 5, inStock: true, isArchived: false },
  ]);
  expect(await apply(shown.token)).toMatchObject({ success: false, code: 'REFUSED' });
});

test('a file without a product leaves it as it is; archived and bestSeller are set', async () => {
  const id = await addProduct(seller, { name: 'Bread', category: 'Bakery' });
  const shown = await preview(`id\tbestSeller\tarchived\tinStock\tsize\n${id}\tyes\t1\tno\t1,5 kg\n`);
  expect(await apply(shown.token)).toMatchObject({ success: true, changed: 1 });
  expect(await list()).toMatchObject([
    { name: 'Milk', isArchived: false },
    { name: 'Bread', isArchived: true, isBestSeller: true, inStock: false, size: { amount: 1500, unit: 'G' } },
  ]);
});

test('a new product is a best seller when its row says so', async () => {
  const shown = await preview('name,category,price,bestSeller\nFigs,Fruits,5,yes\nPlums,Fruits,5,no\n');
  expect(await apply(shown.token)).toMatchObject({ success: true, added: 2 });
  const { products } = (await backend.visitor().get('/api/product/list')).body;
  const best = products.filter((each: { isBestSeller?: boolean }) => each.isBestSeller);
  expect(best).toMatchObject([{ name: 'Figs' }]);
});

test('a category may be named as shoppers see it', async () => {
  const shown = await preview('name,category,price\nFigs,Fresh Fruits,5\n');
  await apply(shown.token);
  expect((await list()).find(({ name }) => name === 'Figs')).toMatchObject({ category: 'Fruits' });
});

test('a new row that is marked archived becomes a product that no shopper sees', async () => {
  const shown = await preview('name,category,price,archived\nFigs,Fruits,5,yes\nPlums,Fruits,5,no\n');
  expect(await apply(shown.token)).toMatchObject({ success: true, added: 2 });
  const { products } = (await backend.visitor().get('/api/product/list')).body;
  expect(products.map(({ name }: Listed) => name).toSorted()).toEqual(['Milk', 'Plums']);
  expect(await list()).toMatchObject([{ name: 'Milk' }, { name: 'Figs', isArchived: true }, { name: 'Plums' }]);
});

test('each faulty row has a sentence, and the file is written only without them', async () => {
  const [{ _id }] = (await list()) as [Listed];
  const rows = [
    `${_id},Milk,Dairy,2,1.50,maybe`,
    'no-such-id,X,Dairy,2,1,yes',
    ',,Dairy,2,1,yes',
    ',Toy,Toys,2,1,yes',
    ',Dear,Dairy,1,2,yes',
    ',Short,Dairy',
    `${_id},Milk,Dairy,3,1.50,yes`,
    ',Good,Dairy,"1.234,50",,',
  ];
  const shown = await preview(`id,name,category,price,offerPrice,inStock\n${rows.join('\n')}`);
  expect(shown.rows.map(({ kind, faults }: { kind: string; faults: object[] }) => faults[0] ?? kind)).toEqual([
    { field: 'inStock', message: 'Write yes or no, not maybe.' },
    { field: 'id', message: 'There is no product with this id. Empty the cell to add a new product.' },
    { field: 'name', message: 'Name is required.' },
    { field: 'category', message: expect.stringMatching(/^Category must be one of Vegetables, /) },
    { field: 'offerPrice', message: 'Offer price must not be higher than the price.' },
    { field: null, message: expect.stringMatching(/^The row has 3 cells, but the first line names 6 columns\./) },
    { field: 'id', message: 'An earlier row has the same id. Please remove one of them.' },
    'NEW',
  ]);
  expect(shown.counts).toEqual({ added: 1, changed: 0, unchanged: 0, faulty: 7 });
  expect(await apply(shown.token)).toMatchObject({ success: false, code: 'INVALID' });
  expect(await apply(shown.token, { skipFaulty: true })).toMatchObject({ success: true, added: 1, changed: 0 });
  expect((await list()).at(-1)).toMatchObject({ name: 'Good', price: 1234.5 });
});

test('a row without an id changes the only product of its name', async () => {
  const shown = await preview('name,category,price,offerPrice,weight\n milk ,Dairy,2.50,1.50,1 l\n');
  expect(shown).toMatchObject({
    counts: { added: 0, changed: 1 },
    matched: { id: 0, sku: 0, gtin: 0, name: 1 },
    rows: [{ kind: 'CHANGED', matchedBy: 'name', changes: [{ field: 'name' }, { field: 'price', becomes: '2.50' }] }],
  });
  expect(await apply(shown.token)).toMatchObject({ success: true, added: 0, changed: 1 });
  expect(await list()).toMatchObject([{ name: 'milk', price: 2.5 }]);
});

test.each([
  ['sku', 'A-1', 'A-2'],
  ['gtin', '4006381333931', '5000112637922'],
])('a row with another %s than the product of its name adds a product', async (column, own, other) => {
  const id = await addProduct(seller, { name: 'Tea', category: 'Drinks', [column]: own });
  const shown = await preview(`name,category,price,${column}\ntea,Drinks,2.10,${other}\n`);
  expect(shown).toMatchObject({ counts: { added: 1, changed: 0, faulty: 0 }, matched: { name: 0 } });
  expect(await apply(shown.token)).toMatchObject({ success: true, added: 1 });
  expect((await list()).filter(({ name }) => /^tea$/i.test(name)).map(({ _id }) => _id === id)).toContain(false);
});

test('of two usual words for one column the first counts, and the second column is left out', async () => {
  const shown = await preview('Artikelname;Bezeichnung;category;price\nMilk;Fresh milk;Dairy;2.10\n');
  expect(shown).toMatchObject({ counts: { added: 0, changed: 1, faulty: 0 }, matched: { name: 1 } });
  expect(await apply(shown.token)).toMatchObject({ success: true, changed: 1 });
  expect(await list()).toMatchObject([{ name: 'Milk', price: 2.1 }]);
});

/** A wholesaler's list of two hundred goods, without ids. */
const wholesale = (price: (at: number) => number, more = '') =>
  `sku;name;category;price;size\n${Array.from(
    { length: 200 },
    (_none, at) => `W-${at};Good ${at % 150};${at % 2 ? 'Dairy products' : 'veggies'};${price(at)};500 Gramm\n`,
  ).join('')}${more}`;

test('a name of one sold product is its own, whatever archived ones are called; one of two archived ones is a fault', async () => {
  const [{ _id: sold }] = (await list()) as [Listed];
  for (const _time of [1, 2]) {
    const id = await addProduct(seller, { name: 'Milk', category: 'Dairy' });
    await seller.post('/api/product/archive', { id, archived: true });
  }
  const file = 'name,price\nMilk,2.10\n';
  const shown = await preview(file);
  expect(shown).toMatchObject({ counts: { changed: 1, faulty: 0 }, matched: { name: 1 } });
  expect(await apply(shown.token)).toMatchObject({ success: true, changed: 1 });
  expect((await list()).find(({ _id }) => _id === sold)).toMatchObject({ price: 2.1 });
  await seller.post('/api/product/archive', { id: sold, archived: true });
  expect((await preview(file)).counts).toMatchObject({ changed: 0, faulty: 1 });
});

test('the audit trail shows the offer that a file ends or begins, and none where there is none', async () => {
  const [{ _id }] = (await list()) as [Listed];
  const written = async (price: string, offerPrice: string) => {
    await apply((await preview(`id,price,offerPrice\n${_id},${price},${offerPrice}\n`)).token);
    const [{ before, after }] = (await seller.get('/api/staff/changes?first=1')).body.changes;
    return [before, after];
  };
  expect(await written('2.20', '')).toEqual([
    { price: 2, offerPrice: 1.5 },
    { price: 2.2, offerPrice: null },
  ]);
  expect(await written('2.20', '2.00')).toEqual([{ offerPrice: null }, { offerPrice: 2 }]);
});

test('a wholesaler’s list of 200 goods comes twice: first all are new, then nothing, then only prices change', async () => {
  const first = await preview(wholesale((at) => at + 1));
  expect(first.counts).toEqual({ added: 200, changed: 0, unchanged: 0, faulty: 0 });
  expect(await apply(first.token)).toMatchObject({ success: true, added: 200 });

  const again = await preview(wholesale((at) => at + 1));
  expect(again).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 200, faulty: 0 }, rows: [] });
  expect(again.matched).toEqual({ id: 0, sku: 200, gtin: 0, name: 0 });

  const raised = await preview(wholesale((at) => at + (at < 30 ? 2 : 1), 'W-new;Good 7;Fruits;3;\n'));
  expect(raised.counts).toEqual({ added: 1, changed: 30, unchanged: 170, faulty: 0 });
  const fields = raised.rows.flatMap(({ kind, changes }: { kind: string; changes: { field: string }[] }) =>
    kind === 'CHANGED' ? changes.map(({ field }) => field) : [],
  );
  expect(new Set(fields)).toEqual(new Set(['price']));
  expect(await apply(raised.token)).toMatchObject({ success: true, added: 1, changed: 30 });
  expect((await list()).length).toBe(202);
});

test('a list without article numbers comes twice by its names; names of several products or rows are faults', async () => {
  const text = 'name,category,price\nFigs,Fruits,5\nPlums,Fruits,3\n';
  await apply((await preview(text)).token);
  expect((await preview(text)).counts).toEqual({ added: 0, changed: 0, unchanged: 2, faulty: 0 });
  await addProduct(seller, { name: 'figs', category: 'Fruits', weight: '2 kg' });
  const { rows } = await preview(`${text}plums,Fruits,4\n`);
  expect(rows.map(({ line, faults }: { line: number; faults: object[] }) => [line, faults[0]])).toEqual([
    [2, { field: 'name', message: expect.stringMatching(/^2 products have this name\. Say which one by its id/) }],
    [3, { field: 'name', message: expect.stringMatching(/^Several rows have this name/) }],
    [4, { field: 'name', message: expect.stringMatching(/^Several rows have this name/) }],
  ]);
});

test('a row gives an article number to the only product of its name that has none; each number is of one product', async () => {
  const [{ _id }] = (await list()) as [Listed];
  const shown = await preview('sku,name,price\n0047,Milk,2\n');
  expect(shown.rows).toMatchObject([{ matchedBy: 'name', changes: [{ field: 'sku', was: '', becomes: '0047' }] }]);
  await apply(shown.token);
  expect(await list()).toMatchObject([{ _id, sku: '0047' }]);

  const other = await addProduct(seller, { name: 'Oats', category: 'Grains', sku: ' 0048 ' });
  const { rows } = await preview(`id,sku,price\n${other},0047,2\n,0047,3\n,0047,4\n,${'x'.repeat(41)},1\n`);
  const faultOf = ({ kind, faults }: { kind: string; faults: { field: string }[] }) =>
    faults.find(({ field }) => field === 'sku') ?? kind;
  expect(rows.map(faultOf)).toMatchObject([
    { field: 'sku', message: 'The article number 0047 belongs to Milk. Each product needs its own.' },
    { field: 'sku', message: 'An earlier row changes the same product. Please remove one of them.' },
    { field: 'sku', message: 'Article number can have at most 40 characters.' },
    'CHANGED',
  ]);
});

test('the store refuses an article number of another product, also of an archived one, and one with hidden characters', async () => {
  const id = await addProduct(seller, { name: 'Oats', category: 'Grains', sku: '4711' });
  await seller.post('/api/product/archive', { id, archived: true });
  const add = async (sku: string) => (await sendProduct(seller, { ...goodProduct, sku })).body.errors;
  expect(await add('4711')).toMatchObject([{ field: 'sku', message: expect.stringContaining('belongs to Oats') }]);
  expect(await add('47\u200B11')).toMatchObject([{ field: 'sku', message: expect.stringContaining('visible') }]);
  const [milk] = await list();
  const update = async (fields: object) =>
    (await sendProduct(seller, { id: milk?._id, ...fields }, [], '/api/product/update')).body;
  expect(await update({ sku: '4711' })).toMatchObject({ success: false, errors: [{ field: 'sku' }] });
  expect(await update({ sku: '4712' })).toMatchObject({ success: true, product: { sku: '4712' } });
  expect(await update({ sku: '4712' })).toMatchObject({ success: true });
  expect(await update({ sku: '' })).toMatchObject({ success: true, product: { sku: null } });
});

const stocks = async () => (await seller.get('/api/product/stock/list')).body.stocks as { onHand: number }[];

test('the column stock counts pieces, and an order between the preview and the import refuses it', async () => {
  const [{ _id }] = (await list()) as [Listed];
  const count = async (cell: string) => preview(`name,category,price,stock\nMilk,Dairy,2,${cell}\n`);
  const shown = await count('9');
  expect(shown.rows).toMatchObject([{ changes: [{ field: 'stock', was: '', becomes: '9' }] }]);
  expect(await apply(shown.token)).toMatchObject({ success: true, changed: 1 });
  expect(await stocks()).toMatchObject([{ productId: _id, onHand: 9, heldByUnpaid: 0 }]);
  const { moves } = (await seller.get(`/api/product/stock/moves?productId=${_id}`)).body;
  expect(moves).toMatchObject([{ kind: 'COUNTED', change: 9, onHand: 9 }]);
  const { changes } = (await seller.get('/api/staff/changes')).body;
  expect(changes[0]).toMatchObject({
    action: 'STOCK_ADJUSTED',
    actor: { id: 'owner' },
    after: { onHand: 9, change: 9, reason: 'COUNTED' },
  });

  const late = await count('12');
  expect(late.rows).toMatchObject([{ changes: [{ field: 'stock', was: '9', becomes: '12' }] }]);
  const sold = { productId: _id, change: -1, reason: 'WASTED', ifOnHand: 9 };
  expect((await seller.post('/api/product/stock/adjust', { changes: [sold] })).body).toMatchObject({ success: true });
  expect(await apply(late.token)).toMatchObject({
    success: false,
    code: 'CHANGED_SINCE',
    message: expect.stringContaining('Milk'),
  });
  expect(await stocks()).toMatchObject([{ onHand: 8 }]);
  // The catalogue in memory still has the stock of before.
  expect(await exported()).toContain(',1 l,,,,,,,8,no,no');
  expect((await preview(await exported())).counts).toMatchObject({ changed: 0, unchanged: 1 });
  expect((await count('')).counts).toMatchObject({ unchanged: 1 });
  expect((await count('-1')).rows[0].faults).toMatchObject([{ field: 'stock' }]);
  const added = await preview('name,category,price,stock\nFigs,Fruits,5,0\n');
  expect(await apply(added.token)).toMatchObject({ success: true, added: 1 });
  expect((await stocks()).map(({ onHand }) => onHand).toSorted((one, other) => one - other)).toEqual([0, 8]);
  // Of a counted product the count decides, also when there is none: the cell of its switch is empty.
  expect(await exported()).toMatch(/,Figs,.*,,0,no,no\r$/m);
});

test('the store describes every column of the exported file', async () => {
  const described = (await seller.get('/api/product/import/columns')).body.columns as Record<string, unknown>[];
  // Only files with food facts have their columns.
  expect(described.map(({ name }) => name).join()).toMatch(new RegExp(`^${columns},legalName,.*,foodChecked$`));
  expect(described.find(({ name }) => name === 'category')).toMatchObject({
    isRequired: true,
    values: expect.arrayContaining(['Organic veggies']),
  });
  const header = described.map(({ label }) => label).join('\t');
  const example = described.map(({ example: cell }) => `"${String(cell)}"`).join('\t');
  expect(await preview(`${header}\n${example}\n`)).toMatchObject({ counts: { added: 1, faulty: 0 }, ignored: [] });
});

test('a preview is refused when anything in the catalogue has changed since, and after an hour', async () => {
  const text = 'name,category,price\nFigs,Fruits,5\n';
  const stale = await preview(text);
  await addProduct(seller, { ...goodProduct, name: 'Other' });
  expect(await apply(stale.token)).toMatchObject({ success: false, code: 'CHANGED_SINCE' });
  const old = await preview(text);
  now += 61 * 60 * 1000;
  expect(await apply(old.token)).toMatchObject({ success: false, code: 'REFUSED' });
  expect((await list()).map(({ name }) => name)).toEqual(['Milk', 'Other']);
});

test('two imports of one preview at once write it once', async () => {
  const { token } = await preview('name,category,price\nFigs,Fruits,5\n');
  const answers = await Promise.all([apply(token), apply(token)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await list()).toHaveLength(2);
});

test('the refusal of a file in Windows-1252 says what to do, and the file is read with that encoding', async () => {
  const bytes = Buffer.from('name;category;price\nÄpfel;Fruits;5\n', 'latin1');
  expect(await preview(bytes)).toMatchObject({ success: false, errors: [{ field: 'encoding' }] });
  expect(await preview(bytes, { encoding: 'windows-1252' })).toMatchObject({ rows: [{ kind: 'NEW', name: 'Äpfel' }] });
});

test.each([
  ['', /The file is empty/],
  ['\n\n', /The file is empty/],
  ['foo,bar\n1,2\n', /first line must name the columns/],
  ['name,name\n1,2\n', /The column name is there twice/],
  ['name\n"open', /quotation mark in row 2 is not closed/],
  ['name\n"a"b', /In row 2, text follows a closing quotation mark/],
  [`name\n${'x\n'.repeat(5001)}`, /more than 5000 rows/],
  ['x'.repeat(8 * 1024 * 1024 + 1), /at most 8 MB/],
])('a file like %.12j is refused with a sentence', async (text, message) => {
  expect(await preview(text)).toMatchObject({ success: false, message: expect.stringMatching(message) });
});

test.each([
  ['Bezeichner,Gruppe\nPears,Fruits\n', [null, null], 'Bezeichner'],
  ['name,name\nPears,Fruits\n', ['name', null], 'name'],
])(
  'the refusal of the header of %j has its cells, and the file is read with chosen columns',
  async (text, read, first) => {
    const second = text.slice(0, text.indexOf('\n')).split(',')[1];
    expect(await preview(text)).toMatchObject({
      success: false,
      headers: [
        { place: 0, text: first, column: read[0] },
        { place: 1, text: second, column: read[1] },
      ],
    });
    const { success, headers } = await preview(text, { columns: JSON.stringify(['name', 'category']) });
    expect([success, headers[1]]).toEqual([true, { place: 1, text: second, column: 'category' }]);
  },
);

test('five thousand products are written, exported and compared', async () => {
  const rows = Array.from({ length: 4999 }, (_none, at) => `Product ${at},Dairy,${(at % 100) + 1}`);
  const shown = await preview(`name,category,price\n${rows.join('\n')}`);
  expect(shown.counts).toMatchObject({ added: 4999, faulty: 0 });
  expect(await apply(shown.token)).toMatchObject({ success: true, added: 4999 });
  expect((await list()).at(-1)).toMatchObject({ name: 'Product 4998' });
  expect((await preview(await exported())).counts).toEqual({ added: 0, changed: 0, unchanged: 5000, faulty: 0 });
}, 60_000);

test('only the seller exports and imports', async () => {
  const shopper = await backend.shopper();
  expect((await shopper.get('/api/product/export')).body).toMatchObject({ code: 'NOT_LOGGED_IN' });
  expect(await preview('name\n', {}, shopper)).toMatchObject({ code: 'NOT_LOGGED_IN' });
  expect((await shopper.post('/api/product/import/apply', { token: 'x' })).body).toMatchObject({
    code: 'NOT_LOGGED_IN',
  });
});

test('every byte from 0x80 to 0x9f of Windows-1252 is read by the encoding standard; its five undefined ones are refused', async () => {
  const characters = '€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ';
  const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
  const rows = Array.from({ length: 32 }, (_none, at) =>
    Buffer.concat([Buffer.from(`Tea ${at} `), Buffer.from([0x80 + at]), Buffer.from('x;Drinks;3\n')]),
  );
  const shown = await preview(Buffer.concat([Buffer.from('name;category;price\n'), ...rows]), {
    encoding: 'windows-1252',
  });
  const names = (kind: string) =>
    shown.rows.filter((row: { kind: string }) => row.kind === kind).map(({ name }: { name: string }) => name);
  expect(names('NEW')).toEqual(
    characters.split('').flatMap((character, at) => (character === '?' ? [] : [`Tea ${at} ${character}x`])),
  );
  expect(shown.rows.slice(0, 5)).toMatchObject(
    undefinedBytes.map((byte) => ({
      line: byte - 0x80 + 2,
      kind: 'FAULTY',
      faults: [{ field: 'name', message: expect.stringMatching(/control character/) }],
    })),
  );
});

test('a file with control characters is imported only without their rows', async () => {
  const shown = await preview('name,category,price,weight\nGouda,Dairy,9,400\u0096600 g\nBrie,Dairy,8,200 g\n');
  expect(shown.counts).toMatchObject({ added: 1, faulty: 1 });
  expect(await apply(shown.token)).toMatchObject({ success: false });
});

test.each([
  [Buffer.from('\uFEFFname\tprice', 'utf16le'), {}, 'file', /UTF-16/],
  [Buffer.from('\uFEFFname\tprice', 'utf16le'), { encoding: 'windows-1252' }, 'file', /UTF-16/],
  [Buffer.from('name;category;price\nÄpfel;Fruits;5\n'), { encoding: 'windows-1252' }, 'encoding', /choose UTF-8/],
])('a file in another encoding than the chosen one is refused: %#', async (bytes, fields, field, message) => {
  expect(await preview(bytes, fields)).toMatchObject({
    success: false,
    errors: [{ field, message: expect.stringMatching(message) }],
  });
});

test.each(['\n', '\r\n'])('rows are numbered as a spreadsheet shows them, with line ends like %j', async (end) => {
  const text = `name,category,price,description${end}Figs,Fruits,5,"one${end}two${end}three"${end}${end}Pears,Fruits,cheap,${end}`;
  const { rows } = await preview(text);
  expect(rows).toMatchObject([
    { line: 4, name: 'Pears', kind: 'FAULTY' },
    { line: 2, name: 'Figs', kind: 'NEW' },
  ]);
});

test.each([
  'name,category,price\nFigs,Fruits,cheap\n',
  'name,category,price,offerPrice\nFigs,Fruits,,\n',
  'name,category,price,offerPrice\nFigs,Fruits,cheap,3\n',
  'name,category,price,offerPrice\nFigs,Fruits,0,3\n',
])('a row with a wrong price has one fault: %j', async (text) => {
  const { rows } = await preview(text);
  expect(rows[0].faults).toEqual([{ field: 'price', message: expect.stringMatching(/^Price /) }]);
});

test('the preview of a new product shows its category, price, size and tax class', async () => {
  const { rows } = await preview(
    'name,category,price,offerPrice,size,taxClass\nFigs,fruits,5,4,500 g,b\nPears,Fruits,3,,,\n',
  );
  const texts = rows.map(({ changes }: { changes: { field: string; becomes: string }[] }) =>
    changes.map(({ field, becomes }) => `${field} ${becomes}`),
  );
  expect(texts).toEqual([
    ['category Fruits', 'price 5.00', 'offerPrice 4.00', 'size 500 g', 'taxClass B'],
    ['category Fruits', 'price 3.00', 'taxClass A'],
  ]);
});

test('without an offer the cell of the offer price is empty, and a new price alone makes none', async () => {
  await addProduct(seller, { name: 'Butter', category: 'Dairy', price: '2.34', offerPrice: '2.34' });
  const text = await exported();
  expect(text).toContain(',Butter,Dairy,2.34,,');
  for (const [was, price] of [
    ['2.34,,', '2.99'],
    ['2.99,,', '1.99'],
    // Older files have both prices.
    ['1.99,,', '2.49'],
  ] as const) {
    const becomes = price === '2.49' ? '2.49,1.99,' : `${price},,`;
    const shown = await preview((await exported()).replace(was, becomes));
    expect(shown.rows).toMatchObject([{ changes: [{ field: 'price', becomes: price }] }]);
    expect(await apply(shown.token)).toMatchObject({ success: true });
    expect((await list()).at(-1)).toMatchObject({ price: Number(price), offerPrice: Number(price) });
  }
  const [, butter] = await list();
  const shown = await preview(`id,price\n${butter?._id},3.10\n`);
  expect(await apply(shown.token)).toMatchObject({ success: true });
  expect((await list()).at(-1)).toMatchObject({ price: 3.1, offerPrice: 3.1 });
});
