import { expect, test } from 'vitest';
import { noFacts } from '#backend/features/catalogue/food/food-facts.ts';
import { describeColumns } from '#backend/features/catalogue/imports/column-list.ts';
import { csvLine } from '#backend/features/catalogue/imports/csv.ts';
import { previewImport } from '#backend/features/catalogue/imports/import-preview.ts';
import { cellsOf, columnNames } from '#backend/features/catalogue/imports/row-reader.ts';
import { dialectOf, plainDialect } from '#backend/features/catalogue/products/cell-dialect.ts';
import { withInitial } from '#backend/features/catalogue/products/product-fields.ts';
import type { Product } from '#backend/features/catalogue/products/product.ts';

const categoryNames = ['Vegetables', 'Dairy', 'Tee'];
const dialect = dialectOf('de-DE');

const eggs = {
  ...withInitial({
    name: 'Eier; frisch',
    category: 'Dairy',
    priceCents: 123_450,
    offerPriceCents: 490,
    description: ['Aus der Region', '=1+1'],
    sku: '0047',
    size: { amount: 6, unit: 'PIECE' },
  }),
  id: 'eggs-id',
  isBestSeller: true,
  isArchived: false,
  onHand: 7,
} as Product;

const shop = { products: [eggs], byId: new Map([[eggs.id, eggs]]), categoryNames, dialect };

test('the file for German spreadsheets has semicolons, decimal commas and German words, and comes back unchanged', async () => {
  const cells = cellsOf({ ...eggs, food: null }, columnNames, dialect);
  const shown = ['sku', 'category', 'price', 'offerPrice', 'size', 'stock', 'bestSeller', 'archived'];
  expect(shown.map((name) => cells[columnNames.indexOf(name)])).toEqual([
    "'0047",
    'Milchprodukte',
    '1234,50',
    '4,90',
    '6 Stück',
    '7',
    'ja',
    'nein',
  ]);
  for (const each of [dialect, plainDialect]) {
    const text =
      csvLine(columnNames, each.separator) +
      csvLine(cellsOf({ ...eggs, food: null }, columnNames, each), each.separator);
    const { counts } = await previewImport(text, shop);
    expect(counts).toEqual({ added: 0, changed: 0, unchanged: 1, faulty: 0 });
  }
});

test('a German list has German headers, categories as the shop shows them, units, yes and no', async () => {
  const text =
    'Artikelnummer;Name;Kategorie;Preis;Größe;Vorrätig;Bestand;Archiviert\n' +
    '1;Möhren;Bio-Gemüse;"2,90 €";0,5 Kilo;WAHR;;nein\n' +
    '2;Lauch;gemüse;1.234;1 Stück;nein;12;Ja\n' +
    '3;Assam;tee;4,9;250 Gramm;ja;;\n' +
    '4;Lego;Spielzeug;1;;;;\n';
  const { rows, writes } = await previewImport(text, shop);
  expect(writes).toMatchObject([
    { product: { category: 'Vegetables', priceCents: 290, size: { amount: 500, unit: 'G' }, inStock: true } },
    { product: { category: 'Vegetables', priceCents: 123_400, inStock: false, isArchived: true }, stock: { to: 12 } },
    { product: { category: 'Tee', priceCents: 490, size: { amount: 250, unit: 'G' } } },
  ]);
  expect(rows[0]?.faults).toEqual([
    { field: 'category', message: 'Die Kategorie muss eine von Bio-Gemüse, Milchprodukte, Tee sein.' },
  ]);
  // Rows with a number that could mean something else come after the faulty ones.
  expect(rows.map(({ line }) => line)).toEqual([5, 3, 2, 4]);
  expect(rows[1]?.notes).toEqual([{ field: 'price', message: '1.234 wird als 1234 gelesen.' }]);
  expect(rows[2]?.changes).toContainEqual({ field: 'category', was: '', becomes: 'Bio-Gemüse' });
  expect(rows[2]?.changes).toContainEqual({ field: 'price', was: '', becomes: '2,90' });
});

test('an own category wins over a usual name of another one', async () => {
  const names = [...categoryNames, 'Gemüse'];
  const { writes } = await previewImport('name;category;price\nLauch;Gemüse;1\n', { ...shop, categoryNames: names });
  expect(writes).toMatchObject([{ product: { category: 'Gemüse' } }]);
});

test('a list of no allergens is a German word in files for spreadsheets', () => {
  const food = { version: 1, checkedAt: null, originsAt: null, createdAt: 1, facts: { ...noFacts, allergens: [] } };
  const product = { ...eggs, food };
  const cells = cellsOf(product, columnNames, dialect);
  expect(cells[columnNames.indexOf('allergens')]).toBe('keine');
  expect(cellsOf(product, columnNames)[columnNames.indexOf('allergens')]).toBe('none');
});

test('the columns are described in German, and their examples can be imported', async () => {
  const columns = describeColumns(categoryNames, dialect);
  expect(columns.find(({ name }) => name === 'sku')).toMatchObject({ label: 'Artikelnummer' });
  expect(columns.find(({ name }) => name === 'archived')).toMatchObject({ values: ['ja', 'nein'], example: 'nein' });
  const text =
    csvLine(
      columns.map(({ label }) => label),
      ';',
    ) +
    csvLine(
      columns.map(({ example }) => example),
      ';',
    );
  const { counts, ignored } = await previewImport(text, shop);
  expect([counts.added, ignored]).toEqual([1, []]);
});
