import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRegularsQuery } from '#web/__generated__/regulars.ts';
import { text } from '#web/theme/text.css.ts';
import * as cartTexts from '../cart/texts.ts';
import { useCartSync } from '../cart/CartProvider.tsx';
import { cartVar, quantityIn, withMore } from '../cart/cart-state.ts';
import { cartChange, notify, notifySuccess } from '../lib/notify.ts';
import { report } from '../lib/report.ts';
import { ProductCard } from '../products/ProductCard.tsx';
import * as row from '../products/product-row.css.ts';
import { Button } from '../ui/Button.tsx';
import * as texts from './texts.ts';

/** The products in a reminder. */
const maxReminders = 4;

export interface BuyAgainProps {
  /** Whether the shelf reminds of a few products that the cart does not have, instead of offering all. */
  isReminder?: boolean;
  /** Names what a press in the shelf has put above it. When it changes, the pressed card stays in view. */
  after?: string | undefined;
  /** Called before a press in the shelf has its effect. */
  onUse?: () => void;
}

/** A row of what the shopper usually buys, whose Add buttons add the usual quantity. Renders nothing without orders. */
export function BuyAgainShelf({ isReminder = false, after, onUse }: BuyAgainProps) {
  const cartSync = useCartSync();
  // The cache may be older than the newest order.
  const { data, error } = useRegularsQuery({ fetchPolicy: 'cache-and-network' });
  const all = data?.me?.regulars ?? [];
  // A product stays in the reminder when it is added.
  const [cartBefore] = useState(cartVar);
  const regulars = isReminder
    ? all.filter(({ product }) => product.inStock && quantityIn(cartBefore, product.id) === 0).slice(0, maxReminders)
    : all;
  const pressed = useRef<Element>(null);

  useEffect(() => {
    if (error) report('The regulars could not be loaded', error);
  }, [error]);

  // The first product in an empty cart changes the page above, more than once: the pressed card stays in view.
  useLayoutEffect(() => {
    if (after) pressed.current?.scrollIntoView({ block: isReminder ? 'nearest' : 'center' });
    if (!after || isReminder) pressed.current = null;
  }, [after, isReminder]);

  if (regulars.length === 0) return null;

  function addAll() {
    const missing = regulars.filter(({ product }) => quantityIn(cartVar(), product.id) === 0);
    const isChanged = cartSync.change((cart) =>
      missing.reduce((sum, { product, quantity }) => withMore(sum, product.id, quantity), cart),
    );
    if (!isChanged) return notify(texts.allInCart);
    const detail = missing.length === 1 ? missing[0]?.product.name : texts.products(missing.length);
    return notifySuccess(cartTexts.addedToCart, { subject: cartChange, detail });
  }

  return (
    // The handler only notes what was pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      className={row.section}
      aria-labelledby="buy-again-heading"
      onClickCapture={({ target }) => {
        pressed.current = target instanceof Element ? (target.closest('li') ?? target.closest('button')) : null;
        onUse?.();
      }}
    >
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
