import { useEffect, useState } from 'react';
import { leftToPay, type ShownOrder } from '#web/shared/cart/shown-order.ts';
import type { CartLineView } from './use-cart-lines.ts';

/**
 * The order for whose payment this shopper has left, as long as the cart still has all of it: a paid order is taken out
 * of the cart.
 */
export function useLeftToPay(userId: string | undefined, lines: readonly CartLineView[]): ShownOrder | undefined {
  const [left, setLeft] = useState(() => leftToPay.read());

  // A browser may show the page again as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeft(leftToPay.read());
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  if (!left || left.userId !== userId) return undefined;
  const isInCart = left.items.every(({ productId, quantity }) =>
    lines.some((line) => line.product.id === productId && line.quantity >= quantity),
  );
  return isInCart ? left : undefined;
}
