import { paths } from '#web/shared/lib/shop/paths.ts';
import { allSellerPages } from '#web/features/seller/shell/seller-pages.ts';
import type { PageEntry } from './pages.ts';

/** Each page of the seller. The gateway sends other addresses below `/seller` with status 404; the browser needs no list. */
export const sellerPages: readonly PageEntry[] = [
  ...allSellerPages.map(({ path }) => ({ path, audience: 'seller' }) as const),
  { path: `${paths.seller}/*`, audience: 'seller', isNotFound: true },
];
