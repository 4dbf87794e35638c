import { useSellerShopFactsQuery, type StoreFeature } from '#web/__generated__/seller-shell.ts';
import { sellerPageFeatures } from './seller-pages.ts';
import { ownTimeZone } from './store-days.ts';

/** The store's features. While they are not known, and after a failed request, the store counts as one without any. */
export function useShopFacts() {
  const { data, loading } = useSellerShopFactsQuery({ fetchPolicy: 'cache-first' });
  const features = data?.store.features ?? [];
  const has = (feature: StoreFeature) => features.includes(feature);
  return {
    isLoading: loading,
    has,
    /** Whether the store has the page of this pattern. */
    hasPage: (pattern: string): boolean => {
      const needs = sellerPageFeatures[pattern];
      return needs === undefined || has(needs);
    },
    /** The time zone of the shop's days: an IANA name. It is this browser's time zone when the store has none. */
    timeZone: data?.store.timeZone ?? ownTimeZone(),
  };
}
