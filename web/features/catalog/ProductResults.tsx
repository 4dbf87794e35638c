import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { messageOf } from '#web/shared/lib/notify.ts';
import { ProductCardSkeleton } from '#web/shared/products/ProductCardSkeleton.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { productGrid } from '#web/theme/layout.css.ts';
import { CardGrid } from './CardGrid.tsx';
import type { useProductList } from './use-product-list.ts';
import * as styles from './ListingPage.css.ts';

interface ProductResultsProps {
  list: ReturnType<typeof useProductList>;
  /** What stands here when the list has no product at all. */
  empty: ReactNode;
}

const placeholders = Array.from({ length: 10 }, (_none, at) => at);

/** The grid of a list page in every state: loading, failed, empty, filled, growing. */
export function ProductResults({ list, empty }: ProductResultsProps) {
  const { entry, total, stale, error, retry, hasMore, loadMore, loadingMore } = list;
  const grid = useRef<HTMLUListElement>(null);
  // In steps, which leave room for what a person does meanwhile: an answer itself would have to be shown at once.
  const products = useDeferredValue(list.products);
  const firstNew = useRef<number>(undefined);
  const count = products?.length ?? 0;

  // Focus lives in the document: with the last page the button goes, and the focus on it goes to the first new product.
  useEffect(() => {
    if (firstNew.current === undefined || count <= firstNew.current) return;
    grid.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [count]);

  if (!products && error) return <ErrorState message={messageOf(error)} onRetry={retry} />;
  if (!products) {
    return (
      <ul className={productGrid} aria-busy="true" aria-label="Loading products">
        {placeholders.map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  if (products.length === 0 && !hasMore && !stale) return empty;
  return (
    <div className={styles.results} data-stale={stale} aria-busy={stale}>
      {/* Another list takes the place of the whole one: to take hundreds of cards out one by one would take long. */}
      <CardGrid key={products[0]?.id} grid={grid} entry={entry} products={products} />
      {hasMore && (
        <div className={styles.more}>
          <p className={styles.shown}>{`${products.length} of ${total} products`}</p>
          <Button
            variant="quiet"
            size="large"
            busy={loadingMore}
            onClick={() => {
              firstNew.current = count;
              loadMore();
            }}
          >
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}
