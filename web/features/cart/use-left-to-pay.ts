import { useEffect, useState } from 'react';
import { leftToPay, type ShownOrder } from '#web/shared/cart/shown-order.ts';
import type { CartLineView } from './use-cart-lines.ts';

/** The order for whose payment this shopper has left the shop and come back to the cart. */
export function useLeftToPay(userId: string | undefined): ShownOrder | undefined {
  const [left, setLeft] = useState(() => leftToPay.read());

  // A browser may show the page again as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeft(leftToPay.read());
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return left?.userId === userId ? left : undefined;
}

/** Whether the cart still has all of an order: a paid one is taken out of it. */
export function isInCart({ items }: ShownOrder, lines: readonly CartLineView[]): boolean {
  return items.every(({ productId, quantity }) =>
    lines.some((line) => line.product.id === productId && line.quantity >= quantity),
  );
}
