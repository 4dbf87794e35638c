import { useFeatures } from '#web/shared/features/use-features.ts';
import { useOpenOrders } from '#web/shared/open-orders/use-open-orders.ts';
import { useWantedOrder, wantOrder } from '#web/shared/open-orders/wanted-order.ts';

/** What the way of an order that is added to another one costs: nothing. The first order has paid for it. */
export const noDelivery = {
  slots: null,
  chosen: undefined,
  isReady: true,
  isLoading: false,
  error: undefined,
  shippingCents: 0,
  shippingText: undefined,
  isFeeOpen: undefined,
  note: undefined,
};

/** The open orders of the shopper who is logged in, and the one that the shopper has chosen to add to. */
export function useJoining(isLoggedIn: boolean) {
  const { has } = useFeatures();
  const { orders, isLoading, reload } = useOpenOrders(isLoggedIn && has('ORDERS_JOINED'));
  const wanted = useWantedOrder();
  return {
    orders,
    /** The chosen order; undefined for a new order, and when it is no longer open. */
    chosen: orders.find(({ id }) => id === wanted),
    choose: wantOrder,
    isLoading,
    reload,
  };
}
