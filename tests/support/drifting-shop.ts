import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedProducts } from '#backend/seed/seed-products.ts';
import { openDriftingStore } from './drifting-store/drifting-store.ts';
import { mixedQuirks } from './drifting-store/quirks.ts';
import { sellerLogin, startShop } from './running-shop.ts';
import type {} from './shared-shop.ts';

/** Opens the shop of the end-to-end tests over a drifting store that has most quirks at once. */
export async function setup(project: TestProject) {
  const store = await openDriftingStore({
    quirks: mixedQuirks,
    seller: sellerLogin,
    products: seedProducts.map(({ slug, priceCents, offerPriceCents, pictures, ...product }, index) => ({
      ...product,
      _id: String(index + 1).padStart(24, '0'),
      price: priceCents / 100,
      offerPrice: offerPriceCents / 100,
      pictures: Array.from({ length: pictures }, (_, at) => `${slug}-${at + 1}`),
    })),
    readPicture: (name) => readFile(join('backend/seed/pictures', `${name}.webp`)).catch(() => undefined),
  });
  // The web app sends registered operations only, so the safelist can be enforced.
  const shop = await startShop({ BACKEND_URL: store.url, SAFELIST: 'enforce' });
  project.provide('shopUrl', shop.url);
  return async () => {
    await shop.close();
    await store.close();
  };
}
