import { useEffect, useEffectEvent, useState } from 'react';
import {
  useSellerProductsQuery,
  type SellerProduct_productFragment,
  type SellerProductsQuery,
} from '#web/__generated__/seller-stock.ts';
import { notifyThrown, clearError } from '#web/shared/lib/messages/notify.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { useArticleNumbers } from './use-article-numbers.ts';
import { applyStockView, isWholeList, type StockView } from './stock-view.ts';

/** The number of rows that a slow phone renders without a visible delay. */
const rowsPerPage = 25;

/** All products, by name. */
export const allProducts: StockView = { search: '', category: '', stock: '', sort: 'name', page: 1 };

const noProducts: readonly SellerProduct_productFragment[] = [];

/** The newly loaded products, followed by those that are known from before. */
function withRest(fresh: readonly SellerProduct_productFragment[], known: readonly SellerProduct_productFragment[]) {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...known.filter(({ id }) => !ids.has(id))];
}

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
 *
 * @param needsAll whether all are needed anyway
 */
export function useStockList(view: StockView, needsAll: boolean) {
  const { data, error, refetch, fetchMore } = useSellerProductsQuery({
    fetchPolicy: 'cache-and-network',
    // A request renders nothing new until its response arrives.
    notifyOnNetworkStatusChange: false,
  });
  useErrorToast(error);

  const connection = data?.products;
  const fresh = connection?.nodes ?? noProducts;
  const { endCursor, hasNextPage = false } = connection?.pageInfo ?? {};
  const isWhole = isWholeList(view);
  const isPartial = hasNextPage && (needsAll || !isWhole || fresh.length < view.page * rowsPerPage);

  // A list that is loaded again begins with its first part. Until the rest has arrived, the rows of before stay.
  const [known, setKnown] = useState(fresh);
  if (known !== fresh && (!isPartial || fresh.length >= known.length)) setKnown(fresh);
  const isRenewed = isPartial && known.length > fresh.length;
  const loaded = isRenewed ? withRest(fresh, known) : fresh;
  const isIncomplete = isPartial && !isRenewed;

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
    if (isPartial) void fetchRest();
  }, [isPartial, endCursor]);

  const skus = useArticleNumbers(view.search.trim() !== '');
  const matching = applyStockView(loaded, view, skus);
  const count = isWhole ? (connection?.totalCount ?? 0) : matching.length;
  const pageCount = Math.max(1, Math.ceil(count / rowsPerPage));
  const page = isIncomplete ? view.page : Math.min(view.page, pageCount);
  return {
    connection,
    error,
    retry: () => void refetch().catch(() => undefined),
    /** Loads the list again after a change that adds or removes rows. */
    reload: async () => {
      setKnown(noProducts);
      await refetch().catch(() => undefined);
    },
    loaded,
    /** The products that the view shows on all its pages, as far as they are loaded. */
    matching,
    shown: matching.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    page,
    pageCount,
    /** How many products the view shows on all its pages. */
    matchingCount: count,
    /** Whether more products are being loaded. */
    isPartial,
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
