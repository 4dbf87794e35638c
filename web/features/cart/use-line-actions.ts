import { useMemo } from 'react';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { cartVar, quantityIn, withMore, withQuantity, withoutProducts } from '#web/shared/cart/cart-state.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { cartChange, clearToast, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import * as texts from './texts.ts';

/** The cart page's own changes of the cart. The object is the same in every render. */
export function useLineActions() {
  const cartSync = useCartSync();
  return useMemo(
    () => ({
      setQuantity: (id: string, quantity: number) => {
        if (cartSync.change((cart) => withQuantity(cart, id, quantity)))
          notifySuccess(texts.cartUpdated, { subject: cartChange });
      },
      /** Adds one item, without a toast: the number beside the button shows it. */
      addOne: (id: string, name: string) => {
        cartSync.change((cart) => withMore(cart, id, 1));
        announce(texts.nowInCart(quantityIn(cartVar(), id), name));
      },
      /** Removes one item, without a toast: the row that replaces the last one has the Undo button, and a toast could cover it. */
      removeOne: (id: string, name: string) => {
        cartSync.change((cart) => withQuantity(cart, id, quantityIn(cart, id) - 1));
        const left = quantityIn(cartVar(), id);
        announce(left > 0 ? texts.leftInCart(left, name) : texts.nameRemoved(name));
      },
      /** Undoes a removal from the page. */
      putBack: (id: string, quantity: number) => {
        clearToast(`removed ${id}`);
        cartSync.change((cart) => withQuantity(cart, id, quantityIn(cart, id) + quantity));
      },
      /** Removes products with all their items, for example because the shop no longer sells them. */
      drop: (ids: readonly string[]) => void cartSync.change((cart) => withoutProducts(cart, ids)),
    }),
    [cartSync],
  );
}
