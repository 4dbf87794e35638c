import { useEffect, useEffectEvent, useState } from 'react';
import {
  useSellerProductsQuery,
  type SellerProduct_productFragment,
  type SellerProductsQuery,
} from '#web/__generated__/seller.ts';
import { notifyThrown, clearError } from '#web/shared/lib/notify.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';
import { applyStockView, isWholeList, type StockView } from './stock-view.ts';

/** Rows on a page: what a slow phone still draws at once without a stutter. */
const rows = 25;

const nothing: readonly SellerProduct_productFragment[] = [];

/** The loaded products, with those that follow them put below. */
function putBelow(
  { products: above }: SellerProductsQuery,
  { fetchMoreResult: { products: below } }: { fetchMoreResult: SellerProductsQuery },
): SellerProductsQuery {
  return { products: above && below && { ...below, nodes: [...above.nodes, ...below.nodes] } };
}

/**
 * One page of the products as they are looked at. They come a hundred at a time, as far as the page asks for; a search, a
 * filter or another order is about all products, so all are fetched then.
 */
export function useStockList(view: StockView) {
  const { data, error, refetch, fetchMore } = useSellerProductsQuery({ fetchPolicy: 'cache-and-network' });
  useErrorToast(error);

  const connection = data?.products;
  const loaded = connection?.nodes ?? nothing;
  const { endCursor, hasNextPage = false } = connection?.pageInfo ?? {};
  const whole = isWholeList(view);
  const isIncomplete = hasNextPage && (!whole || loaded.length < view.page * rows);

  // Where the fetching ended, if it failed.
  const [failedAt, setFailedAt] = useState<string | null>();
  const fetchNext = () =>
    fetchMore({ variables: { after: endCursor }, updateQuery: putBelow }).then(
      () => clearError('stock list'),
      (fault: unknown) => {
        notifyThrown(fault, 'stock list');
        setFailedAt(endCursor);
      },
    );
  const fetchRest = useEffectEvent(fetchNext);
  // One part after the other. A failure ends it, and a button goes on.
  useEffect(() => {
    if (isIncomplete) void fetchRest();
  }, [isIncomplete, endCursor]);

  const fitting = applyStockView(loaded, view);
  const count = whole ? (connection?.totalCount ?? 0) : fitting.length;
  const pages = Math.max(1, Math.ceil(count / rows));
  const page = isIncomplete ? view.page : Math.min(view.page, pages);
  return {
    connection,
    error,
    retry: () => void refetch().catch(() => undefined),
    loaded,
    shown: fitting.slice((page - 1) * rows, page * rows),
    page,
    pages,
    /** Whether products that may belong here are still on their way. */
    isIncomplete,
    /** Whether they are not on their way any more; this asks for them again. */
    retryRest:
      isIncomplete && failedAt !== undefined && failedAt === endCursor
        ? () => {
            setFailedAt(undefined);
            void fetchNext();
          }
        : undefined,
  };
}
