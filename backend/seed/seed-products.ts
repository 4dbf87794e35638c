import { bakery } from './products/bakery.ts';
import { dairy } from './products/dairy.ts';
import { drinks } from './products/drinks.ts';
import { fruits } from './products/fruits.ts';
import { grains } from './products/grains.ts';
import { instant } from './products/instant.ts';
import type { SeedProduct } from './products/seed-product.ts';
import { vegetables } from './products/vegetables.ts';

/** The first product of each category, then the second of each, and so on, so that every page of the list is varied. */
function interleave(categories: SeedProduct[][]): SeedProduct[] {
  const rows = Math.max(...categories.map((products) => products.length));
  return Array.from({ length: rows }, (_, row) =>
    categories.flatMap((products) => products.slice(row, row + 1)),
  ).flat();
}

/** The demonstration products of a new shop, in the order of the list. The first five are the home page's best sellers. */
export const seedProducts: SeedProduct[] = interleave([vegetables, fruits, bakery, dairy, drinks, instant, grains]);

export type SeedSlug = (
  typeof vegetables | typeof fruits | typeof bakery | typeof dairy | typeof drinks | typeof instant | typeof grains
)[number]['slug'];
