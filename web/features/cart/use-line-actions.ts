import { useMemo } from 'react';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { cartVar, quantityIn, withQuantity, withoutProducts } from '#web/shared/cart/cart-state.ts';
import { quantityText } from '#web/shared/lib/format/quantity.ts';
import { fewestOf, oneLess } from '#web/shared/products/orderable.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { cartChange, clearToast, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import * as texts from './texts.ts';

type Product = Pick<ProductCard_productFragment, 'id' | 'name' | 'portion'>;

/** The cart page's own changes of the cart. The object is the same in every render. */
export function useLineActions() {
  const cartSync = useCartSync();
  return useMemo(
    () => ({
      setQuantity: (id: string, quantity: number) => {
        if (cartSync.change((cart) => withQuantity(cart, id, quantity)))
          notifySuccess(texts.cartUpdated, { subject: cartChange });
      },
      /** Adds one piece or step, without a toast: the number beside the button shows it. */
      addOne: ({ id, name, portion }: Product) => {
        cartSync.change((cart) => withQuantity(cart, id, Math.max(fewestOf({ portion }), quantityIn(cart, id) + 1)));
        announce(texts.nowInCart(quantityText(quantityIn(cartVar(), id), portion?.grams), name));
      },
      /** Removes one piece or step, without a toast: the row that replaces the last one has the Undo button, and a toast could cover it. */
      removeOne: ({ id, name, portion }: Product) => {
        cartSync.change((cart) => withQuantity(cart, id, oneLess(quantityIn(cart, id), { portion })));
        const left = quantityIn(cartVar(), id);
        const leftText = quantityText(left, portion?.grams);
        announce(left > 0 ? texts.leftInCart(leftText, name) : texts.nameRemoved(name));
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
