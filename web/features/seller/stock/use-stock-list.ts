import { useEffect, useEffectEvent, useState } from 'react';
import {
  useSellerProductsQuery,
  type SellerProduct_productFragment,
  type SellerProductsQuery,
} from '#web/__generated__/seller-stock.ts';
import { notifyThrown, clearError } from '#web/shared/lib/notify.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';
import { applyStockView, isWholeList, type StockView } from './stock-view.ts';

/** The number of rows that a slow phone renders without a visible delay. */
const rowsPerPage = 25;

const noProducts: readonly SellerProduct_productFragment[] = [];

/** The loaded products followed by the next ones. */
function appendProducts(
  { products: above }: SellerProductsQuery,
  { fetchMoreResult: { products: below } }: { fetchMoreResult: SellerProductsQuery },
): SellerProductsQuery {
  return { products: { ...below, nodes: [...above.nodes, ...below.nodes] } };
}

/**
 * One page of the product list. Products are loaded a hundred at a time, as far as the page needs them. A search, a filter or
 * another sort order needs all products.
 */
export function useStockList(view: StockView) {
  const { data, error, refetch, fetchMore } = useSellerProductsQuery({
    fetchPolicy: 'cache-and-network',
    // A request renders nothing new until its response arrives.
    notifyOnNetworkStatusChange: false,
  });
  useErrorToast(error);

  const connection = data?.products;
  const loaded = connection?.nodes ?? noProducts;
  const { endCursor, hasNextPage = false } = connection?.pageInfo ?? {};
  const isWhole = isWholeList(view);
  const isIncomplete = hasNextPage && (!isWhole || loaded.length < view.page * rowsPerPage);

  // The cursor at which loading failed.
  const [failedAt, setFailedAt] = useState<string | null>();
  const fetchNext = () =>
    fetchMore({ variables: { after: endCursor }, updateQuery: appendProducts }).then(
      () => clearError('stock list'),
      (thrown: unknown) => {
        notifyThrown(thrown, 'stock list');
        setFailedAt(endCursor);
      },
    );
  const fetchRest = useEffectEvent(fetchNext);
  // Loads one part after the other. After a failure, a button continues.
  useEffect(() => {
    if (isIncomplete) void fetchRest();
  }, [isIncomplete, endCursor]);

  const matching = applyStockView(loaded, view);
  const count = isWhole ? (connection?.totalCount ?? 0) : matching.length;
  const pageCount = Math.max(1, Math.ceil(count / rowsPerPage));
  const page = isIncomplete ? view.page : Math.min(view.page, pageCount);
  return {
    connection,
    error,
    retry: () => void refetch().catch(() => undefined),
    loaded,
    shown: matching.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    page,
    pageCount,
    /** Whether products that may belong to this page are not loaded yet. */
    isIncomplete,
    /** Loads the missing products. Undefined unless loading has failed. */
    retryRest:
      isIncomplete && failedAt !== undefined && failedAt === endCursor
        ? () => {
            setFailedAt(undefined);
            void fetchNext();
          }
        : undefined,
  };
}
