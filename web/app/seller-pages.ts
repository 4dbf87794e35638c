import { paths } from '#web/shared/lib/paths.ts';
import type { PageEntry } from './pages.ts';

const known = [
  paths.seller,
  paths.sellerProductList,
  paths.sellerProduct(':id'),
  paths.sellerOrders,
  paths.sellerPick,
  paths.sellerSlips,
  paths.sellerToday,
  paths.sellerCategories,
  paths.sellerImport,
  `${paths.sellerShop}/*`,
  paths.sellerTeam,
  paths.sellerChanges,
  paths.sellerPassword,
];

/** Each page of the seller. The gateway sends other addresses below `/seller` with status 404; the browser needs no list. */
export const sellerPages: readonly PageEntry[] = [
  ...known.map((path) => ({ path, audience: 'seller' }) as const),
  { path: `${paths.seller}/*`, audience: 'seller', isNotFound: true },
];
