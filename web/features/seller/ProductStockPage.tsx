import { NetworkStatus } from '@apollo/client';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSellerProductsQuery } from '#web/__generated__/seller.ts';
import { messageOf, notifyThrown } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { BulkStockBar } from './BulkStockBar.tsx';
import { SellerPage } from './SellerPage.tsx';
import { StockRow } from './StockRow.tsx';
import { StockTools } from './StockTools.tsx';
import { applyStockView, readStockView } from './stock-view.ts';
import { useProductStock } from './use-product-stock.ts';
import * as styles from './ProductStockPage.css.ts';
import * as tools from './StockTools.css.ts';

const placeholders = [1, 2, 3, 4, 5];

/** Every product, in stock or not, the newest first, each with its stock switch. */
export function ProductStockPage() {
  const { data, error, refetch, fetchMore, networkStatus } = useSellerProductsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const putInStock = useProductStock();
  const page = data?.products;
  const [params] = useSearchParams();
  const [selected, setSelected] = useState<readonly string[]>([]);

  useErrorToast(error);

  if (!page && error) {
    return (
      <SellerPage title="Product List">
        <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </SellerPage>
    );
  }
  if (!page) {
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
  if (page.nodes.length === 0) {
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

  const outOfStock = page.nodes.filter((product) => !product.inStock).length;
  const { endCursor, hasNextPage } = page.pageInfo;
  const shown = applyStockView(page.nodes, readStockView(params));
  // What the filters hide is not changed by accident.
  const chosen = shown.filter(({ id }) => selected.includes(id));
  return (
    <SellerPage
      title="Product List"
      note={`${page.totalCount} ${page.totalCount === 1 ? 'product' : 'products'}, ${outOfStock} out of stock${hasNextPage ? ' so far' : ''}`}
    >
      <StockTools />
      <div className={styles.list}>
        <table className={styles.table}>
          <caption className={styles.caption}>All products with their stock</caption>
          <thead>
            <tr>
              <td className={styles.selectHead}>
                <label className={tools.check}>
                  <input
                    type="checkbox"
                    className={tools.box}
                    aria-label="Select all shown"
                    checked={shown.length > 0 && chosen.length === shown.length}
                    onChange={(event) => setSelected(event.target.checked ? shown.map(({ id }) => id) : [])}
                  />
                </label>
              </td>
              <th scope="col" className={styles.head}>
                Product
              </th>
              <th scope="col" className={styles.wideHead}>
                Category
              </th>
              <th scope="col" className={styles.head}>
                Offer price
              </th>
              <th scope="col" className={styles.head}>
                In stock
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((product) => (
              <StockRow
                key={product.id}
                product={product}
                selected={selected.includes(product.id)}
                onSelect={(on) =>
                  setSelected(on ? [...selected, product.id] : selected.filter((id) => id !== product.id))
                }
                onSwitch={(inStock) => void putInStock(product.id, inStock)}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className={styles.none}>No product fits. Change the search or the filters.</p>}
        {hasNextPage && (
          <div className={styles.more}>
            <Button
              variant="quiet"
              busy={networkStatus === NetworkStatus.fetchMore}
              onClick={() => void fetchMore({ variables: { after: endCursor } }).catch(notifyThrown)}
            >
              Load more
            </Button>
          </div>
        )}
      </div>
      <BulkStockBar selected={chosen} onClear={() => setSelected([])} />
    </SellerPage>
  );
}
