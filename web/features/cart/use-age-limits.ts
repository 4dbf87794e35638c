import { useCartAgesQuery } from '#web/__generated__/cart.ts';
import type { CartLineView } from './use-cart-lines.ts';

/**
 * The minimum ages of the products that are ordered, the highest first, each with the number of its products.
 * @param isOn whether the store has the feature; when false, the gateway is not asked
 */
export function useAgeLimits(lines: readonly CartLineView[], isOn: boolean) {
  const ids = lines.map(({ product }) => product.id);
  const { data, previousData, loading } = useCartAgesQuery({ variables: { ids }, skip: !isOn || ids.length === 0 });
  const products = (data ?? previousData)?.products.nodes ?? [];
  const counts = new Map<number, number>();
  for (const { id, minimumAge } of products) {
    if (minimumAge !== null && ids.includes(id)) counts.set(minimumAge, (counts.get(minimumAge) ?? 0) + 1);
  }
  return {
    limits: [...counts].toSorted(([one], [other]) => other - one),
    isLoading: loading && !data && !previousData,
  };
}
