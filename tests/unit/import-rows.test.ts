import { describe, expect, test } from 'vitest';
import { previewImport } from '#backend/features/imports/import-preview.ts';

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
  ])('%s is %i cents', async (price, priceCents) => {
    expect(await productOf({ price })).toMatchObject({ priceCents, offerPriceCents: priceCents });
  });

  test.each([['1.2.3,4,5'], ['-5'], ['five'], ['5.001']])('%s is a fault of the price', async (price) => {
    expect(await faultsOf({ price })).toContain('price');
  });
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

test('yes and no are read in either case, as true and false, and as 1 and 0', async () => {
  for (const [cell, isArchived] of [
    ['Yes', true],
    ['TRUE', true],
    ['1', true],
    [' no ', false],
    ['false', false],
    ['0', false],
    ['', false],
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
  expect(shown.map(({ kind }) => kind)).toEqual(['NEW', 'FAULTY', 'NEW', 'NEW', 'NEW']);
  expect(shown[1]?.faults).toMatchObject([{ field: 'id' }]);
});
