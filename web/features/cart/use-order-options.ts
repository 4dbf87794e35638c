import { useFeatures } from '#web/shared/features/use-features.ts';

export type OrderOptions = ReturnType<typeof useOrderOptions>;

/**
 * The options that the store takes with an order. Until the gateway has named them, they are online payments, and neither notes
 * nor wishes. For an empty cart, the gateway is not asked.
 */
export function useOrderOptions(isCartEmpty: boolean) {
  const { has, isKnown, isLoading } = useFeatures(!isCartEmpty);
  return {
    /** Whether the gateway has named the options, or has failed to. */
    isKnown: !isLoading,
    /** Whether the store takes online payments. */
    takesOnline: !isKnown || has('ORDERS_ONLINE'),
    /** Whether the store takes notes to the shop and to the courier. */
    takesNotes: has('ORDERS_NOTES'),
    /** Whether products can have a minimum age. */
    hasAges: has('PRODUCTS_AGE'),
    /** Whether the store can be told what to do when a product is missing. */
    takesWishes: has('ORDERS_PICKED'),
  };
}
