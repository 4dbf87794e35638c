import { useEffect, useState, type ReactNode } from 'react';
import { useRegularsQuery } from '#web/__generated__/regulars.ts';
import { text } from '#web/theme/text.css.ts';
import * as cartTexts from '../cart/texts.ts';
import { useCartSync } from '../cart/CartProvider.tsx';
import { cartVar, quantityIn, withQuantity } from '../cart/cart-state.ts';
import { cartChange, notify, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { report } from '#web/shared/lib/network/report.ts';
import { orderable } from '../products/orderable.ts';
import { ProductCard } from '../products/ProductCard.tsx';
import * as row from '../products/product-row.css.ts';
import { Button } from '../ui/Button.tsx';
import { expectShelf } from './shelf.ts';
import * as texts from './texts.ts';

/** The products in a reminder. */
const maxReminders = 4;

export interface BuyAgainShelfProps {
  /**
   * Shows until it is known whether there is a shelf. With it, the shelf keeps its place.
   * Without it, the shelf must stand where it moves no visible content down.
   */
  fallback: ReactNode;
  /** Shows where there is no shelf. */
  otherwise: ReactNode;
  /** Whether the shelf reminds of a few products that the cart does not have, instead of offering all. */
  isReminder: boolean;
}

/** A row of what the shopper usually buys, whose Add buttons add the usual quantity. Renders nothing without orders. */
export function BuyAgainShelf({ fallback, otherwise, isReminder }: BuyAgainShelfProps) {
  const cartSync = useCartSync();
  // The cache may be older than the newest order.
  const { data, error } = useRegularsQuery({ fetchPolicy: 'cache-and-network' });
  const all = data?.me?.regulars ?? [];
  const isKnown = data !== undefined;
  const isFilled = all.length > 0;
  // A product stays in the reminder when it is added.
  const [cartBefore] = useState(cartVar);
  const regulars = isReminder
    ? all.filter(({ product }) => product.inStock && quantityIn(cartBefore, product.id) === 0).slice(0, maxReminders)
    : all;

  useEffect(() => {
    if (error) report('The regulars could not be loaded', error);
  }, [error]);
  useEffect(() => {
    if (isKnown) expectShelf(isFilled);
  }, [isKnown, isFilled]);

  if (!isKnown && !error) return fallback;
  if (regulars.length === 0) return otherwise;

  function addAll() {
    const missing = regulars.filter(({ product }) => quantityIn(cartVar(), product.id) === 0);
    const isChanged = cartSync.change((cart) =>
      missing.reduce((sum, { product, quantity }) => withQuantity(sum, product.id, orderable(quantity, product)), cart),
    );
    if (!isChanged) return notify(texts.allInCart);
    const detail = missing.length === 1 ? missing[0]?.product.name : texts.products(missing.length);
    return notifySuccess(cartTexts.addedToCart, { subject: cartChange, detail });
  }

  return (
    <section className={row.section} aria-labelledby="buy-again-heading">
      <div className={row.head}>
        <h2 id="buy-again-heading" className={text.h2}>
          {isReminder ? texts.forgotten : texts.buyAgain}
        </h2>
        {!isReminder && (
          <Button variant="quiet" aria-label={texts.addAllUsual} onClick={addAll}>
            {texts.addAll}
          </Button>
        )}
      </div>
      <ul className={row.row} data-few={isReminder || undefined}>
        {regulars.map(({ product, quantity }) => (
          <li key={product.id} className={row.card}>
            <ProductCard product={product} usual={quantity} />
          </li>
        ))}
      </ul>
    </section>
  );
}
