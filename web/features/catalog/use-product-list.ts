import {
  useProductListQuery,
  useSuitableProductsQuery,
  type ProductListQueryVariables,
} from '#web/__generated__/catalog.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { useFreeFrom } from '#web/shared/suits/choice.ts';

/**
 * One page of a list of products; of those that suit the shopper, where the shopper wants only these. While another page or
 * list is fetched, the last one stays, marked `stale`.
 */
export function useProductList(variables: ProductListQueryVariables) {
  const freeFrom = useFreeFrom();
  const every = useProductListQuery({ variables, skip: freeFrom !== undefined });
  // A query of its own: the service worker keeps responses of the other one, and this one tells what the shopper avoids.
  const suitable = useSuitableProductsQuery({
    variables: {
      ...variables,
      filter: { ...variables.filter, freeFrom: freeFrom ?? [] },
      all: variables.filter,
      naming: { ...variables.filter, containsAny: freeFrom ?? [] },
    },
    skip: freeFrom === undefined,
  });
  const [asked, other] = freeFrom ? [suitable, every] : [every, suitable];
  const { data, error } = asked;
  useErrorToast(error);
  const before = asked.previousData ?? other.data ?? other.previousData;
  const connection = (data ?? (error ? undefined : before))?.products;
  const counts = freeFrom && suitable.data;

  return {
    products: connection?.nodes,
    /** The number of products on all pages; null while it is unknown. */
    total: connection?.totalCount ?? null,
    /** The products that the shopper's choice of allergens hides; undefined while it hides none, and while it is unknown. */
    hidden: counts && {
      naming: counts.naming.totalCount,
      unknown: counts.all.totalCount - counts.naming.totalCount - counts.products.totalCount,
    },
    /** Whether the products have all words of the search; undefined without one. */
    hasAllWords: connection?.hasAllWords,
    stale: !data && connection !== undefined,
    error,
    retry: () => void asked.refetch().catch(() => undefined), // the error shows through `error`
  };
}

export type ProductList = ReturnType<typeof useProductList>;
