import { useReactiveVar } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { announce } from '#web/shared/lib/page/announce.ts';
import { cartChange, clearToast, notify, notifySuccess, notifyWithAction } from '#web/shared/lib/messages/notify.ts';
import { useCartSync } from './CartProvider.tsx';
import { amountText, gramsText, quantityText } from '#web/shared/lib/format/quantity.ts';
import { fewestOf, mostOf, oneLess, type Portion } from '../products/orderable.ts';
import { cartVar, quantityIn, withLineBack, withQuantity } from './cart-state.ts';
import { acceptSteps, itemsIn, seenSteps } from './sold-in-steps.ts';
import * as texts from './texts.ts';

interface AddedProduct {
  id: string;
  name: string;
  portion: Portion;
}

/** The shopper's changes to the cart on every page, with their toasts. The object is the same in every render. */
export function useCartActions() {
  const cartSync = useCartSync();
  return useMemo(
    () => ({
      /** Adds so many pieces or steps, and of a product that is not in the cart at least the smallest amount. */
      add: ({ id, name, portion }: AddedProduct, count = 1) => {
        const most = mostOf({ portion });
        const isChanged = cartSync.change((cart) =>
          withQuantity(cart, id, Math.min(most, Math.max(fewestOf({ portion }), quantityIn(cart, id) + count))),
        );
        if (!isChanged) {
          notify(portion ? texts.atMostOf(gramsText(most * portion.grams), name) : texts.atMost(most));
          return;
        }
        acceptSteps([{ id, portion }]);
        clearToast(`removed ${id}`);
        const quantity = quantityIn(cartVar(), id);
        notifySuccess(texts.addedToCart, {
          subject: cartChange,
          detail: quantity > 1 ? `${amountText(quantity, portion?.grams)} ${name}` : undefined,
        });
      },
      /** Removes one piece or step. The removal of the last one can be undone in a toast. */
      remove: ({ id, name, portion }: AddedProduct) => {
        const before = cartVar();
        cartSync.change((cart) => withQuantity(cart, id, oneLess(quantityIn(cart, id), { portion })));
        const left = quantityIn(cartVar(), id);
        if (left > 0) announce(texts.leftInCart(quantityText(left, portion?.grams), name));
        if (quantityIn(before, id) === 0 || left > 0) return;
        clearToast(cartChange);
        notifyWithAction(texts.removed(name), `removed ${id}`, {
          label: texts.undo,
          run: () => void cartSync.change((cart) => (quantityIn(cart, id) > 0 ? cart : withLineBack(cart, before, id))),
        });
      },
    }),
    [cartSync],
  );
}

/** The cart. Renders again on every change of the cart. */
export function useCart() {
  const cart = useReactiveVar(cartVar);
  return { cart, count: itemsIn(cart, useReactiveVar(seenSteps)) };
}

/** The quantity of one product in the cart. Renders again only when it changes. */
export function useCartQuantity(id: string): number {
  return useSyncExternalStore(
    subscribe,
    () => quantityIn(cartVar(), id),
    () => 0,
  );
}

function subscribe(onChange: () => void) {
  let stop: () => void;
  // A reactive variable removes its listener after each change.
  const listen = () => {
    stop = cartVar.onNextChange(() => {
      listen();
      onChange();
    });
  };
  listen();
  return () => stop();
}
