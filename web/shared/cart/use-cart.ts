import { maxQuantity } from '#common/limits.ts';
import { useReactiveVar } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { announce } from '#web/shared/lib/page/announce.ts';
import { cartChange, clearToast, notify, notifySuccess, notifyWithAction } from '#web/shared/lib/messages/notify.ts';
import { useCartSync } from './CartProvider.tsx';
import { cartCount, cartVar, quantityIn, withLineBack, withMore, withOneLess } from './cart-state.ts';
import * as texts from './texts.ts';

/** The shopper's changes to the cart on every page, with their toasts. The object is the same in every render. */
export function useCartActions() {
  const cartSync = useCartSync();
  return useMemo(
    () => ({
      add: (id: string, name: string, count = 1) => {
        if (!cartSync.change((cart) => withMore(cart, id, count))) {
          notify(texts.atMost(maxQuantity));
          return;
        }
        clearToast(`removed ${id}`);
        const quantity = quantityIn(cartVar(), id);
        notifySuccess(texts.addedToCart, {
          subject: cartChange,
          detail: quantity > 1 ? `${quantity} × ${name}` : undefined,
        });
      },
      /** Removes one item. The removal of the last one can be undone in a toast. */
      remove: (id: string, name: string) => {
        const before = cartVar();
        cartSync.change((cart) => withOneLess(cart, id));
        const left = quantityIn(cartVar(), id);
        if (left > 0) announce(texts.leftInCart(left, name));
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
  return { cart, count: cartCount(cart) };
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
