import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { loadPage, pageComponents } from './page-components.ts';
import { pageAt, pages } from './pages.ts';

/** Long enough that a pointer on its way to somewhere else asks for nothing. */
const dwellMs = 80;

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
    }, dwellMs);
  }

  const kinds = ['pointerover', 'focusin', 'touchstart'];
  for (const kind of kinds) document.addEventListener(kind, notice, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const kind of kinds) document.removeEventListener(kind, notice);
  };
}

async function fetchPage(client: ApolloClient, pathname: string) {
  const name = pageAt(pathname);
  if (name === 'product') {
    const { fetchProduct } = await pageComponents.product.load();
    await fetchProduct(client, matchPath(pages.product.path, pathname)?.params.id ?? '');
  } else if (pages[name].audience === 'public' || name === 'cart') {
    await loadPage(pathname);
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
