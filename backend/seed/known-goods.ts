import { arabicGoods } from './arabic/arabic-goods.ts';
import { frenchGoods } from './french/french-goods.ts';
import { germanGoods } from './german/german-goods.ts';
import type { SeedProduct } from './products/seed-product.ts';
import { seedProducts } from './seed-products.ts';
import { spanishGoods } from './spanish/spanish-goods.ts';

/** The demonstration products in every language: a shop may have got them in another one than that of today. */
export const knownGoods: readonly SeedProduct[] = seedProducts.flatMap((product) => [
  product,
  ...[germanGoods, frenchGoods, arabicGoods, spanishGoods].map((goods) => ({ ...product, ...goods.get(product.slug) })),
]);
