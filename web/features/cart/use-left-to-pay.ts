import { useEffect, useEffectEvent, useState } from 'react';
import { leftToPay, type ShownOrder } from '#web/shared/cart/shown-order.ts';
import { report } from '#web/shared/lib/network/report.ts';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import type { CartLineView } from './use-cart-lines.ts';

/**
 * The order whose payment page this shopper has left to return to the cart. A paid order's products are no longer in the store's
 * cart, so rely on it only when the cart was read again from the store: `isCurrent`.
 */
export function useLeftToPay(userId: string | undefined): { left: ShownOrder | undefined; isCurrent: boolean } {
  const [left, setLeft] = useState(() => leftToPay.read());
  const [isCurrent, setIsCurrent] = useState(true);
  const { checkAgain } = useSessionActions();

  const refresh = useEffectEvent(async () => {
    setLeft(leftToPay.read());
    setIsCurrent(false);
    try {
      await checkAgain();
      setIsCurrent(true);
    } catch (error) {
      report('The cart could not be refreshed', error);
    }
  });

  // The back-forward cache shows the page with the cart from before the payment.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && refresh());
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return { left: left?.userId === userId ? left : undefined, isCurrent };
}

/** Whether the cart has all products of an order. The store takes the products of a paid order out of the cart. */
export function isInCart({ items }: ShownOrder, lines: readonly CartLineView[]): boolean {
  return items.every(({ productId, quantity }) =>
    lines.some((line) => line.product.id === productId && line.quantity >= quantity),
  );
}
