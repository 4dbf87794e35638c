import { useEffect, useEffectEvent, useState } from 'react';
import { leftToPay, type ShownOrder } from '#web/shared/cart/shown-order.ts';
import { report } from '#web/shared/lib/report.ts';
import { useSessionActions } from '#web/shared/session/use-session.ts';
import type { CartLineView } from './use-cart-lines.ts';

/**
 * The order for whose payment this shopper has left the shop and come back to the cart. Whether it was paid shows in the
 * cart, so it counts only while the cart is known to be the store's: `isCurrent`.
 */
export function useLeftToPay(userId: string | undefined): { left: ShownOrder | undefined; isCurrent: boolean } {
  const [left, setLeft] = useState(() => leftToPay.read());
  const [isCurrent, setIsCurrent] = useState(true);
  const { checkAgain } = useSessionActions();

  const readAgain = useEffectEvent(async () => {
    setLeft(leftToPay.read());
    setIsCurrent(false);
    try {
      await checkAgain();
      setIsCurrent(true);
    } catch (error) {
      report('The cart could not be read again', error);
    }
  });

  // A browser may show the page again as it was left, with the cart from before the payment.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && readAgain());
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return { left: left?.userId === userId ? left : undefined, isCurrent };
}

/** Whether the cart still has all of an order: a paid one is taken out of it. */
export function isInCart({ items }: ShownOrder, lines: readonly CartLineView[]): boolean {
  return items.every(({ productId, quantity }) =>
    lines.some((line) => line.product.id === productId && line.quantity >= quantity),
  );
}
