import { paths } from '#web/shared/lib/paths.ts';
import { pageFeatures } from '#web/shared/store-pages/page-features.ts';
import type { PageEntry } from './pages.ts';

const ofEveryStore = [paths.seller, paths.sellerProductList, paths.sellerOrders];
const ofSomeStores = Object.keys(pageFeatures).filter((path) => path.startsWith(`${paths.seller}/`));

/** Each page of the seller. The gateway sends other addresses below `/seller` with status 404; the browser needs no list. */
export const sellerPages: readonly PageEntry[] = [
  ...[...ofEveryStore, ...ofSomeStores].map((path) => ({ path, audience: 'seller' }) as const),
  { path: `${paths.seller}/*`, audience: 'seller', isNotFound: true },
];
