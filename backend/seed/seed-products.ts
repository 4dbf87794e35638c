import { bakery } from './products/bakery.ts';
import { dairy } from './products/dairy.ts';
import { drinks } from './products/drinks.ts';
import { fruits } from './products/fruits.ts';
import { grains } from './products/grains.ts';
import { instant } from './products/instant.ts';
import type { SeedProduct } from './products/seed-product.ts';
import { vegetables } from './products/vegetables.ts';

export type { SeedProduct } from './products/seed-product.ts';

/** The first of each shelf, then the second of each, and so on: every stretch of the list is a varied one. */
function interleave(shelves: SeedProduct[][]): SeedProduct[] {
  const rows = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: rows }, (_, row) => shelves.flatMap((shelf) => shelf.slice(row, row + 1))).flat();
}

/** The products a fresh shop opens with, in the shop's order: the first five are the home page's best sellers. */
export const seedProducts: SeedProduct[] = interleave([vegetables, fruits, bakery, dairy, drinks, instant, grains]);
