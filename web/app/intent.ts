import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { loadPage, pageComponents } from './page-components.ts';
import { pageAt, pages } from './pages.ts';
import { morphPictures } from './picture-morph.ts';

/** The time that the pointer must rest on a link, so that a pointer that only crosses it loads nothing. */
const dwellMs = 80;

/**
 * Preloads a link's page when the pointer, the focus or a finger is on the link: the page's code, and a product's data. Does
 * nothing in browsers that are set to save data. A preloaded product's picture moves from its card into its page.
 * @returns a function that stops it
 */
export function followIntent(client: ApolloClient): () => void {
  const requested = new Set<string>();
  const loaded = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onIntent = ({ target }: Event) => follow(target);

  function follow(target: EventTarget | null | undefined) {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || requested.has(link.pathname) || savesData()) return;
    const { pathname } = link;
    timer = setTimeout(() => {
      requested.add(pathname);
      // After a failed preload, following the link loads the page again and shows the error.
      fetchPage(client, pathname).then(
        () => loaded.add(pathname),
        () => requested.delete(pathname),
      );
    }, dwellMs);
  }

  const kinds = ['pointerover', 'focusin', 'touchstart'];
  for (const kind of kinds) document.addEventListener(kind, onIntent, { passive: true });
  const stopMorphs = morphPictures((pathname) => pageAt(pathname) === 'product' && loaded.has(pathname));
  // The pointer may rest on a link since before this code was loaded.
  follow(document.querySelector('a:hover') ?? document.activeElement);
  return () => {
    stopMorphs();
    clearTimeout(timer);
    for (const kind of kinds) document.removeEventListener(kind, onIntent);
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
