import { useEffect, useRef } from 'react';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { announce } from '#web/shared/lib/announce.ts';
import { useCartTotal } from './use-cart-total.ts';

/** Several quick steps are one change. */
const quietMs = 400;

/** What the cart costs, for the name of its link. Says a changed cart once, when the shopper pauses. */
export function CartTotal() {
  const cartSync = useCartSync();
  const { items, total, loading } = useCartTotal();
  const suffix = total ? `, ${total}` : '';
  const text = `Cart, ${items}${suffix}`;
  const said = useRef(text);

  // The live regions are outside React.
  useEffect(() => {
    // What only came back with the page is no news.
    if (!cartSync.isChangedByShopper()) said.current = text;
    if (text === said.current || loading) return undefined;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [cartSync, text, loading]);

  return suffix;
}

/** The same to be seen; `none` stands where nothing is in the cart, or not every price is known. */
export function CartSum({ none }: { none: string }) {
  return useCartTotal().total ?? none;
}
