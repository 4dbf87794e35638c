import { useBestSellersQuery } from '#web/__generated__/products.ts';

/** The first five best sellers in stock. */
export function useBestSellers() {
  const { data, error, refetch } = useBestSellersQuery();
  return { products: data?.products.nodes, error, refetch };
}
