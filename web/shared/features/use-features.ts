import { useStoreFeaturesQuery } from '#web/__generated__/features.ts';
import type { StoreFeature } from '#web/__generated__/inputs-and-enums.ts';

/**
 * The store's features, for shoppers. The seller's area has `useShopFacts`, which also knows the time zone.
 * @param isNeeded when false, the gateway is not asked
 */
export function useFeatures(isNeeded = true) {
  const { data, error, loading, refetch } = useStoreFeaturesQuery({ ssr: false, skip: !isNeeded });
  const features = data?.store?.features;
  return {
    /** Whether the store has the feature; false until the gateway has said so. */
    has: (feature: StoreFeature): boolean => features?.includes(feature) ?? false,
    /** Whether the gateway has told the features. */
    isKnown: features !== undefined,
    isLoading: loading,
    error,
    retry: () => void refetch().catch(() => undefined), // the failure shows through `error`
  };
}
