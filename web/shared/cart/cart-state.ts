import { maxQuantity } from '#common/limits.ts';
import { makeVar } from '@apollo/client';

/** Product id to quantity, 1 or more. */
export type Cart = Readonly<Record<string, number>>;

const emptyCart: Cart = {};

/**
 * The shown cart. It is local state, since visitors have one too. Only CartSync writes it.
 */
export const cartVar = makeVar<Cart>(emptyCart);

export function quantityIn(cart: Cart, id: string): number {
  return Object.hasOwn(cart, id) ? (cart[id] ?? 0) : 0;
}

/** The number of pieces, and of steps of goods that are sold in steps of weight. */
export function cartCount(cart: Cart): number {
  return Object.values(cart).reduce((sum, quantity) => sum + quantity, 0);
}

/** Sets a quantity, at most `maxQuantity`; 0 or less removes the product. */
export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  const { [id]: _old, ...others } = cart;
  const whole = Math.min(maxQuantity, Math.floor(quantity));
  if (!(whole > 0)) return others;
  // The product stays at its position.
  return Object.hasOwn(cart, id) ? { ...cart, [id]: whole } : { ...others, [id]: whole };
}

export function withMore(cart: Cart, id: string, count: number): Cart {
  return withQuantity(cart, id, quantityIn(cart, id) + count);
}

export function withoutProducts(cart: Cart, ids: readonly string[]): Cart {
  return ids.reduce((rest, id) => withQuantity(rest, id, 0), cart);
}

/** Puts a removed product back at its old position. */
export function withLineBack(cart: Cart, before: Cart, id: string): Cart {
  const full = withQuantity(cart, id, quantityIn(before, id));
  const order = [...Object.keys(before), ...Object.keys(full)];
  return order.reduce<Cart>((placed, each) => withQuantity(placed, each, quantityIn(full, each)), emptyCart);
}

/** Takes out the ordered quantities. What was added beyond them stays. */
export function withoutLines(cart: Cart, lines: readonly CartLine[]): Cart {
  return lines.reduce(
    (rest, { productId, quantity }) => withQuantity(rest, productId, quantityIn(rest, productId) - quantity),
    cart,
  );
}

/** Takes the larger quantity of each product, so nothing in either cart is lost. */
export function mergeCarts(one: Cart, other: Cart): Cart {
  return Object.keys(other).reduce(
    (merged, id) => withQuantity(merged, id, Math.max(quantityIn(one, id), quantityIn(other, id))),
    one,
  );
}

/** Applies to `cart` the differences between two states of another cart. */
export function withChanges(cart: Cart, before: Cart, after: Cart): Cart {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].reduce((changed, id) => {
    const difference = quantityIn(after, id) - quantityIn(before, id);
    return difference === 0 ? changed : withQuantity(changed, id, quantityIn(changed, id) + difference);
  }, cart);
}

/**
 * The store's cart with the changes made here since the store had `base`. A cart that was `sent` without a response may
 * have arrived: where the store has the sent quantity, the change is not applied again. A cart that certainly did not arrive
 * must not be passed as `sent`.
 */
export function rebased(atStore: Cart, { cart: base, sent }: { cart: Cart; sent: Cart | null }, here: Cart): Cart {
  const arrived = Object.keys({ ...base, ...sent }).filter(
    (id) => sent && quantityIn(atStore, id) === quantityIn(sent, id),
  );
  const from = arrived.reduce((known, id) => withQuantity(known, id, quantityIn(atStore, id)), base);
  return withChanges(atStore, from, here);
}

export function sameCart(one: Cart, other: Cart): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => quantityIn(one, id) === quantityIn(other, id));
}

export interface CartLine {
  productId: string;
  quantity: number;
}

export function toLines(cart: Cart): CartLine[] {
  return Object.entries(cart).map(([productId, quantity]) => ({ productId, quantity }));
}

export function fromLines(lines: readonly CartLine[]): Cart {
  return lines.reduce((cart, { productId, quantity }) => withQuantity(cart, productId, quantity), emptyCart);
}
