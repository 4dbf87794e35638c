import type { UpdateCartInput } from '#gateway/__generated__/schema.ts';
import { readCartVersion, type RestCart, type RestCartLine, type RestUser } from '#gateway/documents/user.ts';
import type { Parts } from '#gateway/parts.ts';
import { storeRefused } from '#gateway/refusals/faults.ts';
import { lineErrors } from '#gateway/refusals/line-rules.ts';
import { isRecord, readOutcome, refusalFor, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath, type InputPath, type UserError } from '#gateway/refusals/user-errors.ts';
import type { UserIds } from '#gateway/store/shopper-session.ts';
import * as texts from './texts.ts';

export interface UpdateCartOutcome extends Outcome {
  /** The saved cart; null after a refusal. */
  cart: RestCart | null;
}

const cartFields = inputPath<UpdateCartInput>({ items: 'cartItems', version: [] });
/** Maps names of the store to the input: REST has the lines by product, the input has a list. */
const cartInput: InputPath = ([name = '']) => cartFields([name]);

/** POST /api/cart/update */
export function createCartApi({ rest, shopper, features }: Parts) {
  const hasVersions = () => features.has('CART_VERSIONS');

  function save(ids: UserIds, lines: readonly RestCartLine[], cartVersion: number | null) {
    const cartItems = Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));
    return rest.send({
      method: 'POST',
      path: '/api/cart/update',
      kind: 'change',
      isFrequent: true,
      cookies: ['shopper'],
      json: { cartItems, ...ids, ...(cartVersion !== null && hasVersions() && { cartVersion }) },
    });
  }

  return {
    /** Replaces the saved cart. */
    async update(lines: readonly RestCartLine[], cartVersion: number | null): Promise<UpdateCartOutcome> {
      const invalid = refusalFor([...lineErrors(lines), ...repeatedProducts(lines)]);
      if (invalid) return { ...invalid, cart: null };
      const actor = await shopper.actor();
      if ('refusal' in actor) return { ...actor.refusal, cart: null };
      try {
        const response = await save(actor.ids, lines, cartVersion);
        const outcome = readOutcome(response, { toInput: cartInput });
        if (!outcome.success) return { ...outcome, cart: null };
        const version = readCartVersion(isRecord(response.body) ? response.body['cartVersion'] : null);
        return { cart: { lines, version }, ...outcome };
      } finally {
        shopper.forget();
      }
    },

    /**
     * Removes the lines of a cash order from the saved cart, if the store has left them in it. Lines that were added
     * meanwhile stay.
     *
     * @param before the shopper before the order
     * @throws Fault when the cart cannot be read or saved
     */
    async removeOrdered(ordered: readonly RestCartLine[], before: RestUser): Promise<void> {
      // A store with cart versions removes the lines itself, together with the order.
      if (hasVersions() || !hasAnyOf(before.cartItems, ordered)) return;
      shopper.forget();
      const user = await shopper.user();
      if (!user || !hasAnyOf(user.cartItems, ordered)) return;
      try {
        const outcome = readOutcome(await save(shopper.idsOf(user._id), subtract(user.cartItems, ordered), null));
        if (!outcome.success) throw storeRefused(outcome);
      } finally {
        shopper.forget();
      }
    },
  };
}

function repeatedProducts(lines: readonly RestCartLine[]): UserError[] {
  const ids = new Set<string>();
  return lines.flatMap(({ productId }, index): UserError[] => {
    if (ids.size < ids.add(productId).size) return [];
    const field = ['items', String(index), 'productId'];
    return [{ code: 'INVALID', field, message: texts.repeatedProduct }];
  });
}

function hasAnyOf(cart: readonly RestCartLine[], ordered: readonly RestCartLine[]): boolean {
  return cart.some(({ productId }) => ordered.some((line) => line.productId === productId));
}

function subtract(cart: readonly RestCartLine[], ordered: readonly RestCartLine[]): RestCartLine[] {
  return cart.flatMap(({ productId, quantity }) => {
    const removed = ordered.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
    return quantity > removed ? [{ productId, quantity: quantity - removed }] : [];
  });
}
