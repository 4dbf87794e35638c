import { usePaymentMethodsQuery } from '#web/__generated__/cart.ts';

/**
 * What the store takes with an order. Until the gateway has said it: online payments, no notes and no wishes. It is not asked for an empty
 * cart.
 */
export function useOrderOptions(isCartEmpty: boolean) {
  const { data, loading } = usePaymentMethodsQuery({ skip: isCartEmpty });
  const features = data?.store?.features;
  return {
    /** Whether the gateway has said it, or has failed to. */
    isKnown: !loading,
    takesOnline: features?.includes('ORDERS_ONLINE') ?? true,
    takesNotes: features?.includes('ORDERS_NOTES') ?? false,
    /** Whether the store can be told what to do when a product is missing. */
    takesWishes: features?.includes('ORDERS_PICKED') ?? false,
  };
}
