import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backendForTests, absentPostgres } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodProduct, sendProduct } from '#tests/support/store-records.ts';

const gtin = '04006381333931';
const otherGtin = '00000096385074';

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

const add = async (fields: object) => (await sendProduct(seller, { ...goodProduct, ...fields })).body;
const list = async () => (await seller.get('/api/product/seller')).body.products;
const update = async (id: string, fields: object) =>
  (await sendProduct(seller, { id, ...fields }, [], '/api/product/update')).body;

test('a barcode is stored with 14 digits in whichever form it is sent, and the public list has it where it is known', async () => {
  await addProduct(seller, { name: 'Oats', category: 'Grains' });
  const id = await addProduct(seller, { name: 'Pens', category: 'Grains', gtin: ' 4 006381-333931 ' });
  const products = (await backend.visitor().get('/api/product/list')).body.products;
  expect(products.map((product: object) => ('gtin' in product ? product.gtin : 'none')).toSorted()).toEqual([
    gtin,
    'none',
  ]);
  expect(await update(id, { gtin: '96385074' })).toMatchObject({ success: true, product: { gtin: otherGtin } });
  expect((await update(id, { name: 'Pencils' })).product.gtin).toBe(otherGtin);
  expect((await update(id, { gtin: null })).product).not.toHaveProperty('gtin');
});

test.each([
  [
    '4006381333932',
    'The last digit of the barcode does not fit the others. Please compare the number with the package.',
  ],
  [
    '400638133393',
    'The last digit of the barcode does not fit the others. Please compare the number with the package.',
  ],
  ['40063813', 'The last digit of the barcode does not fit the others. Please compare the number with the package.'],
  ['4006381', 'The barcode must have 8, 12, 13 or 14 digits.'],
  ['00000000', 'The barcode must have 8, 12, 13 or 14 digits.'],
  ['40063813339a1', 'The barcode must have 8, 12, 13 or 14 digits.'],
])('the store refuses the barcode %s in words', async (sent, message) => {
  expect(await add({ gtin: sent })).toMatchObject({ success: false, errors: [{ field: 'gtin', message }] });
});

test('the store says how long a barcode can be', async () => {
  const message = 'Barcode can have at most 40 characters.';
  expect(await add({ gtin: '4'.repeat(5000) })).toMatchObject({ success: false, errors: [{ field: 'gtin', message }] });
});

test('a barcode belongs to one product, also to an archived one, which a question by barcode finds', async () => {
  const id = await addProduct(seller, { name: 'Pens', category: 'Grains', gtin });
  await seller.post('/api/product/archive', { id, archived: true });
  const message = `The barcode ${gtin} belongs to Pens. Each product needs its own.`;
  expect(await add({ gtin: '4006381333931' })).toMatchObject({ success: false, errors: [{ field: 'gtin', message }] });
  const other = await addProduct(seller, { name: 'Oats', category: 'Grains' });
  expect(await update(other, { gtin })).toMatchObject({ success: false, errors: [{ field: 'gtin', message }] });
  expect(await update(id, { gtin })).toMatchObject({ success: true });
  const find = async (typed: string) => (await seller.get(`/api/product/seller?gtin=${typed}`)).body.products;
  expect(await find('4006381333931')).toMatchObject([{ _id: id, isArchived: true }]);
  expect(await find(gtin)).toMatchObject([{ _id: id }]);
  expect(await find('96385074')).toEqual([]);
});

describe('a file', () => {
  async function preview(text: string) {
    const form = new FormData();
    form.append('file', new Blob([text], { type: 'text/csv' }), 'products.csv');
    return (await seller.send('/api/product/import/preview', { method: 'POST', body: form })).body;
  }
  const apply = async (token: string) => (await seller.post('/api/product/import/apply', { token })).body;
  const faultsOf = ({ rows }: { rows: { faults: { field: string; message: string }[] }[] }) =>
    rows.map(({ faults }) => faults.find(({ field }) => field === 'gtin') ?? faults[0]);

  test('asks about an article number that a spreadsheet may have made of a known one, and adds no second product', async () => {
    const id = await addProduct(seller, { name: 'Tissues', category: 'Grains', sku: '00815' });
    const shown = await preview(`sku,name,category,price\n815,Tissues,Grains,3\n816,Towels,Grains,3\n`);
    expect(shown.counts).toMatchObject({ added: 1, faulty: 1 });
    expect(shown.rows[0].faults).toEqual([
      {
        field: 'sku',
        message:
          'The article number 815 may be what a spreadsheet has made of 00815, the number of Tissues. If it is this product, write 00815; if not, add the new product with the form.',
      },
    ]);
    const known = await preview(`id,sku\n${id},815\n`);
    expect(known.counts).toMatchObject({ changed: 0, unchanged: 1, faulty: 0 });
  });

  test('adds lost zeros and writes short and long codes out, each with a note, and names lost zeros that do not fit', async () => {
    const shown = await preview(
      'gtin,name,category,price\n36000291452,A,Grains,1\n04252614,B,Grains,1\n14006381333938,C,Grains,1\n36000291453,D,Grains,1\n',
    );
    const rows: { name: string; notes?: object[]; faults: object[] }[] = shown.rows;
    const of = (name: string) => rows.find((row) => row.name === name);
    const note = (message: string) => [{ field: 'gtin', message }];
    expect(of('A')?.notes).toEqual(note('36000291452 is read as 00036000291452: zeros at the beginning were missing.'));
    expect(of('B')?.notes).toEqual(note('04252614 is read as 00042100005264.'));
    expect(of('C')?.notes).toEqual(
      note('14006381333938 is the barcode of a case. The product gets the barcode of one item in it, 04006381333931.'),
    );
    expect(of('D')?.faults).toEqual(
      note(
        'The barcode lacks digits. If a spreadsheet has removed zeros at its beginning, format the column as text and enter all digits.',
      ),
    );
  });

  test('finds products by sku, then by barcode, then by a name that one product has', async () => {
    await addProduct(seller, { name: 'Pens', category: 'Grains', sku: 'A1', gtin });
    await addProduct(seller, { name: 'Oats', category: 'Grains', gtin: '96385074' });
    await addProduct(seller, { name: 'Figs', category: 'Grains' });
    const shown = await preview(
      'sku,gtin,name,price\nA1,,Pens new,60\n,96385074,Oats new,60\n,036000291452,Figs,60\n,4006381333948,Plums,60\n',
    );
    expect(shown.matched).toEqual({ id: 0, sku: 1, gtin: 1, name: 1 });
    expect(shown.rows.map(({ kind, matchedBy }: { kind: string; matchedBy?: string }) => matchedBy ?? kind)).toEqual([
      'FAULTY',
      'sku',
      'gtin',
      'name',
    ]);
    // The fault is the missing category of the new product.
    expect(faultsOf(shown)[0]).toMatchObject({ field: 'category' });
  });

  test('a barcode that contradicts the id, the sku or another row is a fault of the row', async () => {
    const id = await addProduct(seller, { name: 'Pens', category: 'Grains', sku: 'A1', gtin });
    await addProduct(seller, { name: 'Oats', category: 'Grains', sku: 'A2', gtin: otherGtin });
    const shown = await preview(
      `id,sku,gtin,price\n${id},,96385074,1\n,A1,96385074,1\n,A9,4006381333931,1\n,,4.00638E+12,1\n,,4006381333932,1\n`,
    );
    expect(faultsOf(shown)).toEqual([
      { field: 'gtin', message: `The barcode ${otherGtin} belongs to Oats. Each product needs its own.` },
      { field: 'gtin', message: `The barcode ${otherGtin} belongs to Oats. Each product needs its own.` },
      {
        field: 'sku',
        message: 'The barcode belongs to Pens, which has the article number A1. Empty one of the two cells.',
      },
      expect.objectContaining({ field: 'gtin', message: expect.stringMatching(/^A spreadsheet has shortened/) }),
      expect.objectContaining({ field: 'gtin', message: expect.stringMatching(/^The last digit/) }),
    ]);
    const twice = await preview('gtin,price\n4006381333931,60\n04006381333931,61\n');
    expect(faultsOf(twice)).toEqual([
      { field: 'gtin', message: 'An earlier row changes the same product. Please remove one of them.' },
      undefined,
    ]);
    const newTwice = await preview('gtin,name,category,price\n036000291452,A,Fruits,1\n036000291452,B,Fruits,2\n');
    expect(faultsOf(newTwice)[0]).toEqual({
      field: 'gtin',
      message: 'An earlier row has the same barcode. Please remove one of them.',
    });
  });

  test('a new barcode of the only product of a name that has none is given to it', async () => {
    await addProduct(seller, { name: 'Figs', category: 'Fruits' });
    const shown = await preview('gtin,name,price\n4006381333931,Figs,60\n');
    expect(shown.rows).toMatchObject([
      { matchedBy: 'name', changes: [{ field: 'gtin', was: '', becomes: gtin }, { field: 'price' }] },
    ]);
    expect(await apply(shown.token)).toMatchObject({ success: true, changed: 1 });
    expect(await list()).toMatchObject([{ name: 'Figs', gtin }]);
  });

  test('a product with another barcode or article number is not the one of a row with its name', async () => {
    await addProduct(seller, { name: 'Figs', category: 'Fruits', gtin: '96385074' });
    await addProduct(seller, { name: 'Dates', category: 'Fruits', sku: 'D-1' });
    const { rows } = await preview(
      'sku,gtin,name,price,category\n,4006381333931,Figs,60,Fruits\nD-2,,Dates,70,Fruits\n',
    );
    expect(rows.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['NEW', 'Figs'],
      ['NEW', 'Dates'],
    ]);
  });

  test('the exported files keep every digit, for spreadsheets as text, and importing them changes nothing', async () => {
    await addProduct(seller, { name: 'Pens', category: 'Grains', gtin });
    const plain = (await seller.get('/api/product/export')).text;
    const local = (await seller.get('/api/product/export?dialect=local')).text;
    expect(plain).toContain(`,${gtin},`);
    expect(local).toContain(`,'${gtin},`);
    for (const file of [plain, local, local.replace(`'${gtin}`, `"=""${gtin}"""`), local.replace(`'0`, '')]) {
      expect((await preview(file)).counts).toEqual({ added: 0, changed: 0, unchanged: 1, faulty: 0 });
    }
    const { columns } = (await seller.get('/api/product/import/columns')).body;
    expect(columns.find(({ name }: { name: string }) => name === 'gtin')).toMatchObject({
      label: 'Barcode (GTIN)',
      example: `'${gtin}`,
    });
  });
});
