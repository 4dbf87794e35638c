import { useLayoutEffect, useRef } from 'react';
import { BestSellersBelow } from '#web/shared/products/BestSellersBelow.tsx';
import { BuyAgain } from '#web/shared/regulars/BuyAgain.tsx';

interface CartShelfProps {
  /** Whether the shelf reminds of what the cart does not have, instead of filling an empty cart. */
  isReminder?: boolean;
  /** Names what a press in the shelf has put above it. When it changes, the pressed card stays in view. */
  after: string | undefined;
  /** Called before a press in the shelf has its effect. */
  onUse?: () => void;
}

/** What to buy: below an empty cart what the shopper usually buys, or the best sellers; below products a reminder. */
export function CartShelf({ isReminder = false, after, onUse }: CartShelfProps) {
  const pressed = useRef<Element>(null);

  // The first product in an empty cart changes the page above, more than once: the pressed card stays in view.
  useLayoutEffect(() => {
    if (after) pressed.current?.scrollIntoView({ block: isReminder ? 'nearest' : 'center' });
    if (!after || isReminder) pressed.current = null;
  }, [after, isReminder]);

  return (
    // The handler only notes what was pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClickCapture={({ target }) => {
        // A press on + or − adds no row above.
        const isAdd = target instanceof Element && !target.closest('fieldset');
        pressed.current = isAdd ? (target.closest('li') ?? target.closest('button')) : null;
        onUse?.();
      }}
    >
      {isReminder ? <BuyAgain isReminder /> : <BuyAgain otherwise={<BestSellersBelow />} />}
    </div>
  );
}
