import { useStoreFeaturesQuery } from '#web/__generated__/features.ts';
import type { StoreFeature } from '#web/__generated__/inputs-and-enums.ts';

/**
 * Whether the store has the feature; false until the gateway has said so.
 * @param isNeeded without it, the gateway is not asked
 */
export function useHasFeature(feature: StoreFeature, isNeeded = true): boolean {
  const { data } = useStoreFeaturesQuery({ ssr: false, skip: !isNeeded });
  return data?.store?.features.includes(feature) ?? false;
}
