import { expect, test } from 'vitest';
import { matchRows } from '#backend/features/catalogue/imports/row-matcher.ts';
import { withInitial } from '#backend/features/catalogue/products/product-fields.ts';
import type { Product } from '#backend/features/catalogue/products/product.ts';

const [figGtin, dateGtin, freeGtin] = ['04006381333931', '00036000291452', '05901234123457'];
const longSku = `S-${'9'.repeat(38)}`;

const product = (id: string, name: string, fields: Partial<Product> = {}) =>
  ({
    ...withInitial({ name, category: 'Fruits', description: [], priceCents: 100, offerPriceCents: 100 }),
    id,
    isArchived: false,
    sku: null,
    gtin: null,
    ...fields,
  }) as Product;

const products = [
  product('figs', 'Figs', { sku: 'A-1', gtin: figGtin }),
  product('dates', 'Dates', { gtin: dateGtin }),
  product('kiwis', 'Kiwis', { sku: 'C-3' }),
  product('plums', 'Plums'),
  product('old-plums', 'plums', { isArchived: true }),
  product('limes', 'Limes'),
  product('other-limes', 'LIMES'),
  product('old-pears', 'Pears', { isArchived: true }),
  product('older-pears', 'Pears', { isArchived: true }),
  product('nuts', 'Nuts', { sku: longSku }),
];

/** What the matcher says of these rows: the product and its column, "new", or the column and the sentence of a fault. */
const matched = (...rows: (Record<string, string> | null)[]) =>
  matchRows(rows, { products, byId: new Map(products.map((each) => [each.id, each])) }).map((match) => {
    if (match === null) return null;
    if ('fault' in match) return `${match.fault.field}: ${match.fault.message}`;
    return match.before === null ? 'new' : `${match.before.id} by ${match.by}`;
  });

const isTaken = (what: string, of: string) => `The ${what} belongs to ${of}. Each product needs its own.`;

test.each([
  [{ id: ' figs ' }, 'figs by id'],
  [{ id: 'figs', sku: 'B-9', gtin: freeGtin, name: 'Dates' }, 'figs by id'],
  [{ id: 'none', sku: 'A-1' }, 'id: There is no product with this id. Empty the cell to add a new product.'],
  [{ id: 'dates', sku: 'A-1' }, `sku: ${isTaken('article number A-1', 'Figs')}`],
  [{ id: 'kiwis', gtin: figGtin }, `gtin: ${isTaken(`barcode ${figGtin}`, 'Figs')}`],
  [{ sku: 'A-1', gtin: figGtin, name: 'Other' }, 'figs by sku'],
  [{ sku: 'A-1', gtin: freeGtin }, 'figs by sku'],
  [{ sku: 'A-1', gtin: dateGtin }, `gtin: ${isTaken(`barcode ${dateGtin}`, 'Dates')}`],
  [{ sku: longSku }, 'nuts by sku'],
  [{ gtin: figGtin }, 'figs by gtin'],
  [{ gtin: '4006381333931', sku: '' }, 'figs by gtin'],
  [{ gtin: dateGtin, sku: 'D-4' }, 'dates by gtin'],
  [{ gtin: figGtin, sku: 'D-4' }, expect.stringMatching(/^sku: .*Figs.*A-1/)],
  [{ name: ' KIWIS ' }, 'kiwis by name'],
  [{ name: 'kiwis', gtin: freeGtin }, 'kiwis by name'],
  [{ name: 'Kiwis', sku: 'D-4' }, 'new'],
  [{ name: 'Dates', sku: 'D-4' }, 'dates by name'],
  [{ name: 'Dates', gtin: freeGtin }, 'new'],
  [{ name: 'Plums' }, 'plums by name'],
  [{ name: 'Limes' }, expect.stringMatching(/^name: .*\b2\b/)],
  [{ name: 'Pears' }, expect.stringMatching(/^name: .*\b2\b/)],
  [{ name: 'Melons', sku: 'M-1', gtin: freeGtin }, 'new'],
  [{ name: 'figs'.padEnd(501) }, 'new'],
  [{ name: 'figs'.padEnd(500) }, 'figs by name'],
  [{}, 'new'],
])('the row %j is of this product', (row, found) => {
  expect(matched(row)).toEqual([found]);
});

test('a name in two rows is a fault of both, numbers tell rows apart, and a row that cannot be read is none', () => {
  const twice = expect.stringMatching(/^name: /);
  expect(matched({ name: 'Kiwis' }, null, { name: ' kiwis' }, { name: 'Kiwis', sku: 'C-3' }, { name: 'Figs' })).toEqual(
    [twice, null, twice, 'kiwis by sku', 'figs by name'],
  );
});
