// Not reviewed by a native reader.
import type { GoodsTexts } from '../products/seed-product.ts';
import type { SeedSlug } from '../seed-products.ts';
import { bakery } from './bakery.ts';
import { dairy } from './dairy.ts';
import { drinks } from './drinks.ts';
import { fruits } from './fruits.ts';
import { grains } from './grains.ts';
import { instant } from './instant.ts';
import { vegetables } from './vegetables.ts';

const goods: Record<SeedSlug, GoodsTexts> = {
  ...vegetables,
  ...fruits,
  ...drinks,
  ...instant,
  ...dairy,
  ...bakery,
  ...grains,
};

/** The Spanish texts of the demonstration products, by their slug. */
export const spanishGoods: ReadonlyMap<string, GoodsTexts> = new Map(Object.entries(goods));
