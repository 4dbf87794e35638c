import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { BulkStockBar } from './BulkStockBar.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { StockPages } from './StockPages.tsx';
import { StockRow } from './StockRow.tsx';
import { StockTools } from './StockTools.tsx';
import { readStockView } from './stock-view.ts';
import { useProductStock } from './use-product-stock.ts';
import { useStockList } from './use-stock-list.ts';
import * as styles from './ProductStockPage.css.ts';
import * as tools from './StockTools.css.ts';

const placeholders = [1, 2, 3, 4, 5];
const nobody: ReadonlySet<string> = new Set();

/** Every product, in stock or not, the newest first, each with its stock switch. */
export function ProductStockPage() {
  const [params, setParams] = useSearchParams();
  const list = useStockList(readStockView(params));
  const { connection, error, shown, isIncomplete } = list;
  const putInStock = useProductStock();
  const [selected, setSelected] = useState(nobody);
  const selectAll = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);

  const select = useCallback((id: string, on: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  function turn(to: number) {
    const next = new URLSearchParams(params);
    if (to > 1) next.set('page', String(to));
    else next.delete('page');
    setParams(next);
    setSelected(nobody);
    table.current?.scrollIntoView({ block: 'start' });
    table.current?.focus({ preventScroll: true });
  }

  const switchStock = useCallback((id: string, inStock: boolean) => void putInStock(id, inStock), [putInStock]);

  if (!connection && error) {
    return (
      <SellerPage title="Product List">
        <ErrorState message={messageOf(error)} onRetry={list.retry} />
      </SellerPage>
    );
  }
  if (!connection) {
    return (
      <SellerPage title="Product List">
        <div className={styles.loading} aria-busy="true" aria-label="Loading the products">
          {placeholders.map((place) => (
            <Skeleton key={place} shape="row" />
          ))}
        </div>
      </SellerPage>
    );
  }
  if (list.loaded.length === 0) {
    return (
      <SellerPage title="Product List">
        <EmptyState
          art="/art/empty-basket.webp"
          title="No products yet"
          text="What you add appears here, and in the shop as soon as it is in stock."
          action={<ButtonLink to={paths.seller}>Add your first product</ButtonLink>}
        />
      </SellerPage>
    );
  }

  const outOfStock = list.loaded.filter((product) => !product.inStock).length;
  // What the filters hide is not changed by accident.
  const chosen = shown.filter(({ id }) => selected.has(id));
  return (
    <SellerPage
      title="Product List"
      note={`${connection.totalCount} ${connection.totalCount === 1 ? 'product' : 'products'}, ${outOfStock} out of stock${connection.pageInfo.hasNextPage ? ' so far' : ''}`}
    >
      <DemoNotice />
      <StockTools />
      <div className={styles.list}>
        <table ref={table} tabIndex={-1} className={styles.table}>
          <caption className={styles.caption}>
            All products with their stock{list.pages > 1 && `, page ${list.page} of ${list.pages}`}
          </caption>
          <thead>
            <tr className={styles.headRow}>
              <td className={styles.selectHead}>
                <label className={tools.check}>
                  <input
                    ref={selectAll}
                    type="checkbox"
                    className={tools.box}
                    aria-label="Select all shown products"
                    checked={shown.length > 0 && chosen.length === shown.length}
                    onChange={(event) =>
                      setSelected(event.target.checked ? new Set(shown.map(({ id }) => id)) : nobody)
                    }
                  />
                </label>
              </td>
              <th scope="col" className={styles.productHead}>
                Product
              </th>
              <th scope="col" className={styles.wideHead}>
                Category
              </th>
              <th scope="col" className={styles.wideHead}>
                Offer price
              </th>
              <th scope="col" className={styles.stockHead}>
                In stock
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((product) => (
              <StockRow
                key={product.id}
                product={product}
                selected={selected.has(product.id)}
                onSelect={select}
                onSwitch={switchStock}
              />
            ))}
          </tbody>
        </table>
        {isIncomplete && (
          <output className={styles.none}>
            {list.retryRest
              ? `Only ${list.loaded.length} of ${connection.totalCount} products could be loaded. `
              : `Loading all products: ${list.loaded.length} of ${connection.totalCount}…`}
            {list.retryRest && (
              <Button variant="quiet" size="dense" icon="retry" onClick={list.retryRest}>
                Try again
              </Button>
            )}
          </output>
        )}
        {shown.length === 0 && !isIncomplete && (
          <p className={styles.none}>No products match. Change the search or the filters.</p>
        )}
        <StockPages page={list.page} pages={list.pages} onTurn={turn} />
      </div>
      <BulkStockBar
        selected={chosen}
        onClear={() => setSelected(nobody)}
        // The focus needs a place when the bar goes.
        onGone={() => selectAll.current?.focus()}
      />
    </SellerPage>
  );
}
