import { useReactiveVar } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { announce } from '../lib/announce.ts';
import { notify, notifySuccess, notifyWithAction, settled } from '../lib/notify.ts';
import { useCartKeeper } from './CartProvider.tsx';
import {
  maxQuantity,
  cartCount,
  cartVar,
  quantityIn,
  withLineBack,
  withOneLess,
  withOneMore,
  withQuantity,
  withoutProducts,
} from './cart-state.ts';

/** What a shopper can do to the cart, toasts included. The object stays the same over renders. */
export function useCartActions() {
  const keeper = useCartKeeper();
  return useMemo(
    () => ({
      /** One more. */
      add: (id: string) => {
        if (keeper.change((cart) => withOneMore(cart, id))) notifySuccess('Added to cart');
        else notify(`${maxQuantity} of one product is the most we can deliver`);
      },
      /** An exact quantity. */
      setQuantity: (id: string, quantity: number) => {
        if (keeper.change((cart) => withQuantity(cart, id, quantity))) notifySuccess('Cart Updated');
      },
      /** Several products at once, each on top of what is in the cart. */
      addAll: (lines: readonly { id: string; quantity: number }[]) => {
        const changed = keeper.change((cart) =>
          lines.reduce((sum, { id, quantity }) => withQuantity(sum, id, quantityIn(sum, id) + quantity), cart),
        );
        if (changed) notifySuccess('Added to cart');
      },
      /** One less; the last one deletes the entry. `undo` says where that can be taken back: in a toast, or in the page. */
      remove: (id: string, name: string, undo: 'toast' | 'page' = 'toast') => {
        const before = cartVar();
        keeper.change((cart) => withOneLess(cart, id));
        const left = quantityIn(cartVar(), id);
        if (left > 0) announce(`${left} of ${name} left in the cart`);
        if (quantityIn(before, id) === 0 || left > 0) return;
        if (undo === 'page') {
          announce(`${name} removed`);
          return;
        }
        notifyWithAction(`${name} removed`, `removed ${id}`, {
          label: 'Undo',
          run: () => void keeper.change((cart) => (quantityIn(cart, id) > 0 ? cart : withLineBack(cart, before, id))),
        });
      },
      /** Takes a removal back, long after its toast has gone. */
      putBack: (id: string, quantity: number) => {
        settled(`removed ${id}`);
        keeper.change((cart) => withQuantity(cart, id, quantityIn(cart, id) + quantity));
      },
      /** Takes products out whole, for example because the shop no longer has them. */
      drop: (ids: readonly string[]) => void keeper.change((cart) => withoutProducts(cart, ids)),
    }),
    [keeper],
  );
}

/** The cart and what can be done to it. Renders again on every change of the cart. */
export function useCart() {
  const cart = useReactiveVar(cartVar);
  return { cart, count: cartCount(cart), ...useCartActions() };
}

/** How many of one product are in the cart. Renders again only when that number changes. */
export function useCartQuantity(id: string): number {
  return useSyncExternalStore(
    subscribe,
    () => quantityIn(cartVar(), id),
    () => 0,
  );
}

function subscribe(onChange: () => void) {
  let stop: () => void;
  // A reactive variable forgets its listener after each change.
  const listen = () => {
    stop = cartVar.onNextChange(() => {
      listen();
      onChange();
    });
  };
  listen();
  return () => stop();
}
