import { usePaymentMethodsQuery } from '#web/__generated__/cart.ts';

/** Whether the store takes online payments; true until the gateway says otherwise. It is not asked for an empty cart. */
export function useOnlinePayment(isCartEmpty: boolean): boolean {
  const { data } = usePaymentMethodsQuery({ skip: isCartEmpty });
  return data?.store?.features.includes('ORDERS_ONLINE') ?? true;
}

/** Whether the store can be told what to do when a product is missing. */
export function useTakesWishes(): boolean {
  const { data } = usePaymentMethodsQuery();
  return data?.store?.features.includes('ORDERS_PICKED') ?? false;
}
