import type { GoodsTexts, SeedProduct } from './products/seed-product.ts';

/** The texts of a demonstration product in the language of the shop. */
export const textsOf = ({ name, description, weight }: SeedProduct): GoodsTexts => ({ name, description, weight });
