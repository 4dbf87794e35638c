import { useReactiveVar } from '@apollo/client/react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useCartProductsQuery } from '#web/__generated__/cart.ts';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { followSteps, itemsIn, seenSteps } from '#web/shared/cart/sold-in-steps.ts';
import { useCart } from '#web/shared/cart/use-cart.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { feeInTotal } from '#web/shared/lib/format/delivery-cost.ts';
import { cartTotals, formatCents } from '#web/shared/lib/format/money.ts';
import { comma } from '#web/shared/lib/texts.ts';
import { followCart } from './seen-prices.ts';
import * as texts from './total/texts.ts';

/** The API's limit of products per request. */
const maxIds = 100;

/** Changes within this time are announced together. */
const announcementPauseMs = 400;

/** The delivery fee of a total, and whether a fee may still come on top. */
export interface FeeInTotal {
  shippingCents: number;
  isFeeOpen: boolean;
}

/**
 * The cart with its number of items in words and its total, which is undefined until every price is known.
 * @param known the fee at the chosen address
 */
export function useCartTotal(known?: FeeInTotal) {
  // Deferred, so that the pressed button renders first.
  const cart = useDeferredValue(useCart().cart);
  const count = itemsIn(cart, useReactiveVar(seenSteps));
  const ids = Object.keys(cart).slice(0, maxIds);
  const { data, previousData, loading } = useCartProductsQuery({ variables: { ids }, skip: ids.length === 0 });

  const products = (data ?? previousData)?.products.nodes ?? [];
  const lines = ids.flatMap((id) => {
    const product = products.find((each) => each.id === id);
    return product ? [{ product, quantity: cart[id] ?? 0 }] : [];
  });
  const isLoaded = !loading && data !== undefined;
  const sums = cartTotals(lines.filter(({ product }) => product.inStock));
  const { shippingCents, isFeeOpen } = known ?? feeInTotal(sums.amount);
  // Products that are no longer sold have no price, so the total does not wait for them after loading.
  const isKnown = count > 0 && (lines.length === ids.length || isLoaded);
  const totalCents = isKnown ? sums.total + shippingCents : undefined;
  return {
    /** What the total says about delivery. */
    fee: isFeeOpen ? ('open' as const) : shippingCents > 0 ? ('included' as const) : undefined,
    count,
    ids,
    lines,
    items: texts.itemsOf(count),
    totalCents,
    total: totalCents === undefined ? undefined : formatCents(totalCents),
    loading,
  };
}

/**
 * The total for the accessible name of the cart's link. Announces a changed cart when the shopper pauses, and stores the
 * prices that the shopper sees.
 */
export function CartTotal() {
  const cartSync = useCartSync();
  const { ids, lines, items, total, fee, loading } = useCartTotal();
  const sum = total && spokenTotal(total, fee);
  const text = texts.cartWith(items, sum);
  const announced = useRef(text);

  useEffect(() =>
    followCart(
      ids,
      lines.map(({ product }) => product),
    ),
  );
  useEffect(() => {
    if (lines.length === ids.length) followSteps(lines.map(({ product }) => product));
  });

  useEffect(() => {
    // A cart that the page has only restored is not announced.
    if (!cartSync.isChangedByShopper()) announced.current = text;
    if (text === announced.current || loading) return undefined;
    const timer = setTimeout(() => {
      announced.current = text;
      announce(text);
    }, announcementPauseMs);
    return () => clearTimeout(timer);
  }, [cartSync, text, loading]);

  return sum && <span>{comma + sum}</span>;
}

function spokenTotal(total: string, fee: 'open' | 'included' | undefined): string {
  if (fee === undefined) return total;
  return total + comma + (fee === 'open' ? texts.plusDelivery : texts.inclDelivery);
}
