import { expect, test } from 'vitest';
import { previewImport } from '#backend/features/catalogue/imports/import-preview.ts';

const shop = { products: [], byId: new Map(), categoryNames: ['Grains'] };
const preview = (text: string) => previewImport(text, shop);

test.each([
  ['sep=;\r\nsku;gtin;name;category;price\r\nA1;4006381333931;Oats;grains;2,99\r\n', 3],
  ['"sep=;"\nname;category;price\nOats;grains;2,99\n', 3],
  ['Price list 2026\n\nBioromeo, valid from May\nname,category,price\nOats,grains,2.99\n', 5],
  ['Preisliste;;\nArtikelnummer;EAN;Bezeichnung;Warengruppe;VK\nA1;4006381333931;Oats;grains;2,99\n', 3],
  ['Artikel-Nr.;Barcode;Artikel;Kategorie;VK-Preis\nA1;4006381333931;Oats;grains;2,99\n', 2],
  ['SKU,UPC,Product name,Department,Retail price\nA1,4006381333931,Oats,grains,2.99\n', 2],
  ['Référence;Désignation;Catégorie;Prix de vente\nA1;Oats;grains;2,99\n', 2],
  ['Código de artículo;Producto;Categoría;PVP\nA1;Oats;grains;2,99\n', 2],
  ['رقم المنتج;الاسم;الفئة;السعر\nA1;Oats;grains;٢٫٩٩\n', 2],
  ['name|category|price\nOats|grains|2.99\n', 2],
  ['name, category, price\n"Oats", "grains", "2,99" \n', 2],
])('a file that begins with %j adds its product', async (text, line) => {
  const { counts, rows, writes } = await preview(text);
  expect(counts).toMatchObject({ added: 1, faulty: 0 });
  expect(rows).toMatchObject([{ line, name: 'Oats' }]);
  expect(writes).toMatchObject([{ product: { name: 'Oats', category: 'Grains', priceCents: 299 } }]);
});

test('of two headers for one column, the column’s own name counts and the other is listed as ignored', async () => {
  const { ignored, rows } = await preview('Bezeichnung,name,category,price\nFlakes,Oats,grains,2.99\n');
  expect(rows).toMatchObject([{ name: 'Oats' }]);
  expect(ignored).toEqual(['Bezeichnung']);
});

test('a file without names of columns is refused', async () => {
  await expect(preview('Oats,grains,2.99\n')).rejects.toThrow(/^The first line must name the columns/);
});

test('the sentence about an unknown allergen names the 14', async () => {
  const { rows } = await preview('name,category,price,allergens\nOats,grains,2.99,pollen\n');
  expect(rows[0]?.faults[0]?.message).toMatch(/no allergen pollen.*Gluten.*Milk.*Molluscs/);
});

test('a file of millions of empty cells is read in portions, between which other requests get their turn', async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await expect(preview(','.repeat(7_900_000))).rejects.toThrow(/empty/i);
  const rows = `${','.repeat(99)}\n`.repeat(79_000);
  expect((await preview(`name,category,price\n${rows}`)).counts).toMatchObject({ added: 0, faulty: 0 });
  clearImmediate(next);
  expect(turns).toBeGreaterThan(20);
});

test('a row with far too many cells is refused', async () => {
  await expect(preview(`name${','.repeat(7_900_000)}\n`)).rejects.toThrow(/more than 1000 cells/);
});

test('the preview says what each header was read as, and a person may choose another column', async () => {
  const text = 'Artikel,category,Netto,VK\nOats,grains,2.49,2.99\n';
  expect((await preview(text)).headers).toEqual([
    { place: 0, text: 'Artikel', column: 'name' },
    { place: 1, text: 'category', column: 'category' },
    { place: 2, text: 'Netto', column: null },
    { place: 3, text: 'VK', column: 'price' },
  ]);
  const chosen = await previewImport(text, shop, ['name', 'category', 'price', null]);
  expect(chosen.writes).toMatchObject([{ product: { priceCents: 249 } }]);
  expect(chosen.ignored).toEqual(['VK']);
});
