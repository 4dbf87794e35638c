import { seedProducts } from '#backend/seed/seed-products.ts';
import { textsOf } from '#backend/seed/goods-texts.ts';
import { createProductReader } from '#gateway/catalogue/product-reader.ts';
import { createSnapshot } from '#gateway/catalogue/snapshot.ts';
import { measureLists } from '../shopping-list/people-lists-measure.ts';
import { assortment } from './assortment.ts';
import { moreGoods, type FreshSet } from './fresh-sets.ts';
import { searchesOf } from './people-searches.ts';

/** `fresh.ts` loads this with the words of one language. */

const demonstration = seedProducts.map((product) => ({
  ...product,
  ...textsOf(product),
  _id: product.slug,
  price: product.priceCents / 100,
}));

const supermarket = [
  ...assortment,
  ...moreGoods.map(([name, category, weight]) => ({ ...assortment[0]!, _id: name, name, category, weight })),
];

const shopsOf = { demonstration, supermarket };

export async function snapshotOf(shop: keyof typeof shopsOf) {
  const { products } = await createProductReader((url) => url).read(shopsOf[shop]);
  return createSnapshot(products, 1);
}

export interface FreshResult {
  rows: Readonly<Record<string, { all: number; firstThree: number; misses: string[] }>>;
  lists: Awaited<ReturnType<typeof measureLists>>;
}

/** How well the search and the lists of one language do in one shop. */
export async function measureFresh(shop: keyof typeof shopsOf, { searches, lists }: FreshSet): Promise<FreshResult> {
  const snapshot = await snapshotOf(shop);
  const { products } = snapshot;
  const rows: Record<string, { all: number; firstThree: number; misses: string[] }> = {};
  for (const { kind, text, right } of searchesOf(searches)) {
    if (!products.some(({ name }) => right.test(name))) continue;
    const names = (snapshot.found(text)?.products ?? []).slice(0, 3).map(({ name }) => name);
    const row = (rows[kind] ??= { all: 0, firstThree: 0, misses: [] });
    row.all += 1;
    // A need is met by the first three goods, and anything else by one of them.
    const isMet = names.some((name) => right.test(name));
    if (isMet) row.firstThree += 1;
    else row.misses.push(`${text} (${names.join(', ') || 'nothing'})`);
  }
  return { rows, lists: await measureLists(snapshot, lists) };
}
