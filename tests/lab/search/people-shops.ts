import { seedProducts } from '#backend/seed/seed-products.ts';
import { createProductReader } from '#gateway/catalogue/product-reader.ts';
import { createSnapshot } from '#gateway/catalogue/snapshot.ts';
import { assortment } from './assortment.ts';

const demonstration = seedProducts.map(({ slug, priceCents, ...product }) => ({
  ...product,
  _id: slug,
  price: priceCents / 100,
}));

async function snapshotOf(entries: readonly object[]) {
  const { products } = await createProductReader((url) => url).read(entries);
  return createSnapshot(products, 1);
}

/** The two shops in which searches and lists of people are measured. */
export const shops = [
  { name: 'the demonstration goods', snapshot: await snapshotOf(demonstration) },
  { name: 'a supermarket', snapshot: await snapshotOf(assortment) },
];
