import { NetworkStatus } from '@apollo/client';
import { useProductListQuery, type ProductListQueryVariables } from '#web/__generated__/catalog.ts';
import { announce } from '#web/shared/lib/announce.ts';
import { notifyThrown } from '#web/shared/lib/notify.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';

/** A list of products that grows page by page. While a changed list is fetched, the last one stays, marked `stale`. */
export function useProductList(variables: ProductListQueryVariables) {
  const { data, previousData, error, fetchMore, networkStatus, refetch } = useProductListQuery({ variables });
  useErrorToast(error);
  const page = data?.products ?? (error ? undefined : previousData?.products) ?? undefined;
  const hasMore = page?.pageInfo.hasNextPage ?? false;

  async function loadMore() {
    try {
      const more = await fetchMore({ variables: { after: page?.pageInfo.endCursor } });
      announce(`${more.data?.products?.nodes.length ?? 0} more products loaded`);
    } catch (thrown) {
      notifyThrown(thrown);
    }
  }

  return {
    products: page?.nodes,
    /** How many there are in all; null while nobody knows. */
    total: page?.totalCount ?? null,
    stale: !data?.products && page !== undefined,
    error,
    retry: () => void refetch().catch(() => undefined), // the error shows through `error`
    hasMore,
    loadMore: () => void loadMore(),
    loadingMore: networkStatus === NetworkStatus.fetchMore,
  };
}
