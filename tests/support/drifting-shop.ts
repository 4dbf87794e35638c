import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedProducts } from '#backend/seed/seed-products.ts';
import { openDriftingStore } from './drifting-store/drifting-store.ts';
import { mixedQuirks } from './drifting-store/quirks.ts';
import { sellerLogin, startShop } from './running-shop.ts';
import { provideShops } from './shared-shop.ts';

/** Set-up of the browser tests over a drifting store that has most quirks at once. */
export const setup = (project: TestProject): Promise<() => Promise<void>> => provideShops(project, startDriftingShop);

async function startDriftingShop() {
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
    readPicture: (name) => readFile(join('backend/seed/pictures', `${name}-960.webp`)).catch(() => undefined),
  });
  // The web app sends registered operations only, so the safelist can be enforced.
  const shop = await startShop({ BACKEND_URL: store.url, SAFELIST: 'enforce' });
  return {
    url: shop.url,
    close: async () => {
      const code = await shop.close();
      await store.close();
      return code;
    },
  };
}
