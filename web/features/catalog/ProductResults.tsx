import { Suspense, useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import { ProductCardSkeleton } from '#web/shared/products/ProductCardSkeleton.tsx';
import { useChoice } from '#web/shared/suits/choice.ts';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { productGrid } from '#web/theme/layout.css.ts';
import { ListPages } from './ListPages.tsx';
import { productsPerPage } from './listing-params.ts';
import { NoSuchPage } from './NoSuchPage.tsx';
import type { ProductList } from './use-product-list.ts';
import * as texts from './texts.ts';
import * as styles from './ListingPage.css.ts';

const SuitsBar = optionalPart(async () => (await import('./SuitsBar.tsx')).SuitsBar);
const NothingSuits = optionalPart(async () => (await import('./SuitsBar.tsx')).NothingSuits);

interface ProductResultsProps {
  list: ProductList;
  page: number;
  /** The content when the list has no product at all. */
  empty: ReactNode;
}

const placeholders = Array.from({ length: 10 }, (_none, at) => at);
/** The number of cards on a phone's first screen, whose pictures load first. */
const firstScreenCards = 4;

/** The products of a list page, below the filter of a shopper who avoids allergens. */
export function ProductResults(props: ProductResultsProps) {
  const { allergens } = useChoice();
  return (
    <>
      {allergens.length > 0 && (
        <Suspense fallback={null}>
          <SuitsBar hidden={props.list.hidden} />
        </Suspense>
      )}
      <Results {...props} />
    </>
  );
}

/** The products in every state: loading, failed, empty, filled, beyond the last page. */
function Results({ list, page, empty }: ProductResultsProps) {
  const { total, stale, error, retry } = list;
  const grid = useRef<HTMLUListElement>(null);
  // Deferred, so that input can interrupt the rendering of a new list. An empty list shows at once.
  const deferred = useDeferredValue(list.products);
  const products = deferred?.length === 0 ? list.products : deferred;
  const pages = Math.ceil((total ?? 0) / productsPerPage);

  // After a turn of the page, the list is scrolled into view and gets the focus. Going back restores both without this.
  const turnedTo = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (turnedTo.current !== page || !grid.current) return;
    turnedTo.current = undefined;
    grid.current.scrollIntoView();
    grid.current.focus({ preventScroll: true });
  }, [page, products]);
  const noteTurn = (to: number) => {
    turnedTo.current = to;
  };

  if (!list.products && error) return <ErrorState message={messageOf(error)} onRetry={retry} />;
  if (!list.products || !products) {
    return (
      <ul className={productGrid} aria-busy="true" aria-label={texts.loadingProducts}>
        {placeholders.map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  if (list.products.length === 0 && !stale) {
    if (pages > 0) return <NoSuchPage page={page} pages={pages} onTurn={noteTurn} />;
    const isAllHidden = list.hidden && list.hidden.naming + list.hidden.unknown > 0;
    if (!isAllHidden) return empty;
    return (
      <Suspense fallback={null}>
        <NothingSuits />
      </Suspense>
    );
  }
  return (
    <div className={styles.results} data-stale={stale} aria-busy={stale}>
      <ul ref={grid} tabIndex={-1} className={productGrid} aria-label={texts.products}>
        {products.map((product, at) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              level={2}
              priority={at === 0 ? 'first' : at < firstScreenCards ? 'early' : undefined}
            />
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={pages} onTurn={noteTurn} />
    </div>
  );
}
