import { NetworkStatus } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useProductListQuery, type ProductListQueryVariables } from '#web/__generated__/catalog.ts';
import { announce } from '#web/shared/lib/announce.ts';
import { notifyThrown, clearError } from '#web/shared/lib/notify.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';
import { lengthOfList, rememberLength } from './list-lengths.ts';

/** A list of products that grows page by page. While a changed list is fetched, the last one stays, marked `stale`. */
export function useProductList(variables: ProductListQueryVariables) {
  const { data, previousData, error, fetchMore, networkStatus, refetch } = useProductListQuery({ variables });
  useErrorToast(error);
  const page = data?.products ?? (error ? undefined : previousData?.products) ?? undefined;
  const hasMore = page?.pageInfo.hasNextPage ?? false;
  const isFetching = networkStatus === NetworkStatus.fetchMore;

  // Each entry of the history has a list of its own length.
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const length = data?.products?.nodes.length ?? 0;

  // A reload starts with the first page; the others follow by themselves until the list is as long as it was.
  const growBack = useEffectEvent(() => {
    if (hasMore && !isFetching && length < lengthOfList(entry))
      fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(notifyThrown);
  });
  useEffect(() => growBack(), [entry, length]);

  async function loadMore() {
    try {
      const more = await fetchMore({ variables: { after: page?.pageInfo.endCursor } });
      rememberLength(entry, length + (more.data?.products?.nodes.length ?? 0));
      clearError('more products');
      announce(`${more.data?.products?.nodes.length ?? 0} more products loaded`);
    } catch (thrown) {
      notifyThrown(thrown, 'more products');
    }
  }

  return {
    /** The entry of the history it belongs to. */
    entry,
    products: page?.nodes,
    /** How many there are in all; null while nobody knows. */
    total: page?.totalCount ?? null,
    stale: !data?.products && page !== undefined,
    error,
    retry: () => void refetch().catch(() => undefined), // the error shows through `error`
    hasMore,
    loadMore: () => void loadMore(),
    loadingMore: isFetching,
  };
}
