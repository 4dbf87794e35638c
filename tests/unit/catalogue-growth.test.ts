import { expect, test } from 'vitest';
import { pageOf, type PageRequest } from '#gateway/catalogue/catalogue-page.ts';
import { createProductReader } from '#gateway/catalogue/product-reader.ts';
import { createSnapshot, type Snapshot } from '#gateway/catalogue/snapshot.ts';
import { fold } from '#gateway/search/text-fold.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';

const first = ['Vine', 'Crème', 'Wild', 'Grüne', 'Old'];
const second = ['tomatoes', 'Brûlée', 'rice', 'Bohnen', 'vinegar', 'cola-light', 'Reis'];
const weights = ['500 g', '1,5 l', '6 pcs', 'bunch', undefined];
const categories = ['Vegetables', 'Dairy', 'Grains'];

const document = (number: number) => ({
  _id: `p${number}`,
  name: `${first[number % 5]} ${second[number % 7]} ${number}`,
  category: categories[number % 3],
  price: (number % 90) + 1,
  offerPrice: (number % 90) + (number % 2) * 0.5 + 0.5,
  image: [`/images/${number}.webp`],
  inStock: number % 10 > 0,
  weight: weights[number % 5],
});

async function read(count: number): Promise<RestProduct[]> {
  const { products } = await createProductReader((address) => address).read(
    Array.from({ length: count }, (_none, number) => document(number)),
  );
  return products;
}

const idsOf = (snapshot: Snapshot, request: PageRequest) =>
  pageOf(snapshot, { first: 100, ...request }).entries.map(({ product }) => product._id);

test('a search in ten thousand names finds the same products as a linear scan, in every sort order', async () => {
  const snapshot = await createSnapshot(await read(10_000), 1);
  const foldedNames = new Map(snapshot.sorted('FEATURED').map((product) => [product, fold(product.name)]));
  for (const search of ['tom', 'a', 'BRULEE', 'la-li', 'vine 77', '9999', 'grune bohnen 1', 'nowhere', 'in eg']) {
    for (const sort of ['FEATURED', 'NAME', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'UNIT_PRICE_ASC'] as const) {
      const words = fold(search).split(' ');
      const expected = snapshot
        .sorted(sort)
        .filter((product) => product.inStock && words.every((word) => foldedNames.get(product)?.includes(word)));
      const page = pageOf(snapshot, { filter: { search, inStock: true }, sort, first: 100 });
      expect(page.totalCount).toBe(expected.length);
      expect(page.entries.map(({ product }) => product)).toEqual(expected.slice(0, 100));
    }
  }
});

test('cursor pages return every product of a category once, in every sort order', async () => {
  const snapshot = await createSnapshot(await read(700), 1);
  for (const sort of ['FEATURED', 'NAME', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'UNIT_PRICE_ASC'] as const) {
    const filter = { category: 'dairy', onOffer: true } as const;
    const seen: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const page = pageOf(snapshot, { filter, sort, first: 7, after });
      seen.push(...page.entries.map(({ product }) => product._id));
      after = page.entries.at(-1)?.cursor ?? null;
      more = page.hasNextPage;
    }
    const wanted = snapshot.sorted(sort).filter((one) => one.category === 'Dairy' && one.offerPrice < one.price);
    expect(seen).toEqual(wanted.map(({ _id }) => _id));
  }
});

test('a page continues after a product that has left the filter or the catalogue', async () => {
  const products = await read(100);
  const before = await createSnapshot(products, 1);
  const filter = { inStock: true };
  const page = pageOf(before, { filter, sort: 'PRICE_DESC', first: 5 });
  const last = page.entries.at(-1)!;
  const rest = idsOf(before, { filter, sort: 'PRICE_DESC', after: last.cursor });
  const soldOut = products.map((each) => (each === last.product ? { ...each, inStock: false } : each));
  expect(
    idsOf(await createSnapshot(soldOut, 2, { earlier: before }), { filter, sort: 'PRICE_DESC', after: last.cursor }),
  ).toEqual(rest);
  const gone = products.filter((each) => each !== last.product);
  expect(
    pageOf(await createSnapshot(gone, 3, { earlier: before }), { filter, sort: 'PRICE_DESC', after: last.cursor })
      .entries.length,
  ).toBeGreaterThan(0);
});

test('a search in a grown list finds its new names, and the older snapshot does not', async () => {
  const before = await createSnapshot(await read(50), 1);
  const after = await createSnapshot(await read(60), 2, { earlier: before });
  expect(idsOf(before, { filter: { search: '57' } })).toEqual([]);
  expect(idsOf(after, { filter: { search: '57' } })).toEqual(['p57']);
  const renamed = (await read(60)).map((product) => (product._id === 'p7' ? { ...product, name: 'Quince' } : product));
  const third = await createSnapshot(renamed, 3, { earlier: after });
  expect(idsOf(third, { filter: { search: 'quin' } })).toEqual(['p7']);
  expect(idsOf(after, { filter: { search: 'quin' } })).toEqual([]);
});

test('unchanged documents keep their product objects, and a changed document gets a new one', async () => {
  const reader = createProductReader((address) => `https://shop.example${address}`);
  const { products } = await reader.read([document(1), document(2), { name: 'no id' }]);
  const again = await reader.read([document(1), { ...document(2), inStock: false }, { name: 'no id' }]);
  expect(again.products[0]).toBe(products[0]);
  expect(again.products[1]).toMatchObject({ _id: 'p2', inStock: false });
  expect(again.skipped).toBe(1);
  expect(products[0]?.images.map(({ url }) => url)).toEqual(['https://shop.example/images/1.webp']);
});
