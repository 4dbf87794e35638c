import { useProductListQuery, type ProductListQueryVariables } from '#web/__generated__/catalog.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';

/** One page of a list of products. While another page or list is fetched, the last one stays, marked `stale`. */
export function useProductList(variables: ProductListQueryVariables) {
  const { data, previousData, error, refetch } = useProductListQuery({ variables });
  useErrorToast(error);
  const connection = (data ?? (error ? undefined : previousData))?.products;

  return {
    products: connection?.nodes,
    /** The number of products on all pages; null while it is unknown. */
    total: connection?.totalCount ?? null,
    stale: !data && connection !== undefined,
    error,
    retry: () => void refetch().catch(() => undefined), // the error shows through `error`
  };
}

export type ProductList = ReturnType<typeof useProductList>;
