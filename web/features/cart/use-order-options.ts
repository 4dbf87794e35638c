import { useFeatures } from '#web/shared/features/use-features.ts';

/**
 * What the store takes with an order. Until the gateway has said it: online payments, no notes and no wishes. It is not asked for an empty
 * cart.
 */
export function useOrderOptions(isCartEmpty: boolean) {
  const { has, isKnown, isLoading } = useFeatures(!isCartEmpty);
  return {
    /** Whether the gateway has said it, or has failed to. */
    isKnown: !isLoading,
    takesOnline: !isKnown || has('ORDERS_ONLINE'),
    takesNotes: has('ORDERS_NOTES'),
    /** Whether the store can be told what to do when a product is missing. */
    takesWishes: has('ORDERS_PICKED'),
  };
}
