import { usePaymentMethodsQuery } from '#web/__generated__/cart.ts';

/** Whether the store takes online payments; true until the gateway says otherwise. */
export function useOnlinePayment(): boolean {
  const { data } = usePaymentMethodsQuery();
  return data?.store?.features.includes('ORDERS_ONLINE') ?? true;
}
