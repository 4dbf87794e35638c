import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { paths, routePatterns } from '#web/shared/lib/paths.ts';

/** Pages in chunks of their own, by the pattern of their address; the first that fits counts. */
export const pageLoaders = {
  [paths.products]: () => import('#web/features/catalog/ProductListPage.tsx'),
  [routePatterns.category]: () => import('#web/features/catalog/CategoryPage.tsx'),
  [routePatterns.product]: () => import('#web/features/catalog/ProductPage.tsx'),
  [paths.cart]: () => import('#web/features/cart/CartPage.tsx'),
} as const;

/** Long enough that a pointer on its way to somewhere else asks for nothing. */
const DWELL_MS = 80;

/**
 * Fetches what a link leads to when somebody is about to follow it: the page's code, and for a product its data. Not
 * with a browser that was told to save data.
 * @returns how to stop
 */
export function followIntent(client: ApolloClient): () => void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notice(event: Event) {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || asked.has(link.pathname) || savesData()) return;
    const { pathname } = link;
    timer = setTimeout(() => {
      asked.add(pathname);
      // What could not be fetched is fetched again, and its failure shown, when the link is followed.
      fetchPage(client, pathname).catch(() => asked.delete(pathname));
    }, DWELL_MS);
  }

  const kinds = ['pointerover', 'focusin', 'touchstart'];
  for (const kind of kinds) document.addEventListener(kind, notice, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const kind of kinds) document.removeEventListener(kind, notice);
  };
}

async function fetchPage(client: ApolloClient, pathname: string) {
  if (matchPath(routePatterns.product, pathname)) {
    const { fetchProduct } = await pageLoaders[routePatterns.product]();
    await fetchProduct(client, matchPath(routePatterns.product, pathname)?.params.id ?? '');
    return;
  }
  if (matchPath(paths.products, pathname)) await pageLoaders[paths.products]();
  else if (matchPath(routePatterns.category, pathname)) await pageLoaders[routePatterns.category]();
  else if (matchPath(paths.cart, pathname)) await pageLoaders[paths.cart]();
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
