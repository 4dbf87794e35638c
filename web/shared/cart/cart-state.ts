import { makeVar } from '@apollo/client';

/** Product id to quantity, 1 or more. */
export type Cart = Readonly<Record<string, number>>;

/** The most of one product that the store takes. */
export const maxQuantity = 99;

const empty: Cart = {};

/**
 * The cart that is shown. Local state, since visitors have one too; sums are derived, never stored. Only the cart
 * keeper writes it.
 */
export const cartVar = makeVar<Cart>(empty);

export function quantityIn(cart: Cart, id: string): number {
  return Object.hasOwn(cart, id) ? (cart[id] ?? 0) : 0;
}

export function cartCount(cart: Cart): number {
  return Object.values(cart).reduce((sum, quantity) => sum + quantity, 0);
}

/** Sets an exact quantity; 0 and less deletes the entry. */
export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  const { [id]: _old, ...others } = cart;
  const whole = Math.min(maxQuantity, Math.floor(quantity));
  if (!(whole > 0)) return others;
  // A product keeps its place among the others.
  return Object.hasOwn(cart, id) ? { ...cart, [id]: whole } : { ...others, [id]: whole };
}

export function withOneMore(cart: Cart, id: string): Cart {
  return withQuantity(cart, id, quantityIn(cart, id) + 1);
}

/** Lowers by one and deletes the entry at 0. */
export function withOneLess(cart: Cart, id: string): Cart {
  return withQuantity(cart, id, quantityIn(cart, id) - 1);
}

export function withoutProducts(cart: Cart, ids: readonly string[]): Cart {
  return ids.reduce((rest, id) => withQuantity(rest, id, 0), cart);
}

/** Puts a product back that was taken out, where it stood among the others. */
export function withLineBack(cart: Cart, before: Cart, id: string): Cart {
  const full = withQuantity(cart, id, quantityIn(before, id));
  const order = [...Object.keys(before), ...Object.keys(full)];
  return order.reduce<Cart>((placed, each) => withQuantity(placed, each, quantityIn(full, each)), empty);
}

/** Takes out what was ordered. What was put in besides stays. */
export function withoutLines(cart: Cart, lines: readonly CartLine[]): Cart {
  return lines.reduce(
    (rest, { productId, quantity }) => withQuantity(rest, productId, quantityIn(rest, productId) - quantity),
    cart,
  );
}

/** Per product the larger quantity: nothing that was in either cart is lost. */
export function mergeCarts(one: Cart, other: Cart): Cart {
  return Object.keys(other).reduce(
    (merged, id) => withQuantity(merged, id, Math.max(quantityIn(one, id), quantityIn(other, id))),
    one,
  );
}

/** Repeats on `cart` what was done between two states of another one. */
export function withChanges(cart: Cart, before: Cart, after: Cart): Cart {
  const touched = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...touched].reduce((changed, id) => {
    const difference = quantityIn(after, id) - quantityIn(before, id);
    return difference === 0 ? changed : withQuantity(changed, id, quantityIn(changed, id) + difference);
  }, cart);
}

/**
 * The store's cart with what was changed here since the store had `base`. A cart that was `sent` without an answer may have
 * arrived: where the store has the quantity that was sent, the change is not applied again. A cart that was not sent, or
 * that the store refused because its own had changed, has certainly not arrived: it is not given as `sent`.
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
  return lines.reduce((cart, { productId, quantity }) => withQuantity(cart, productId, quantity), empty);
}
