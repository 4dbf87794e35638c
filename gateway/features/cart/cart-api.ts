import { badInput, storeRefused } from '#gateway/rest/faults.ts';
import { isRecord, readOutcome, type UpdateCartOutcome } from '#gateway/rest/outcome.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import { cartVersionShape, type RestCartLine, type RestUser } from '#gateway/rest/shapes.ts';
import type { ShopperSession } from '#gateway/rest/shopper-session.ts';

const maxLines = 100;
const maxQuantity = 99;

/** POST /api/cart/update */
export class CartApi {
  readonly #rest: RestClient;
  readonly #session: ShopperSession;

  constructor(rest: RestClient, session: ShopperSession) {
    this.#rest = rest;
    this.#session = session;
  }

  /** Replaces the saved cart. @throws Fault BAD_USER_INPUT when a line breaks the schema's rules */
  async update(lines: readonly RestCartLine[], cartVersion: number | null): Promise<UpdateCartOutcome> {
    if (lines.length > maxLines) throw badInput(`A cart holds at most ${maxLines} lines.`);
    if (lines.some(({ quantity }) => quantity < 1 || quantity > maxQuantity)) {
      throw badInput(`A quantity must be from 1 to ${maxQuantity}.`);
    }
    if (new Set(lines.map(({ productId }) => productId)).size < lines.length)
      throw badInput('A cart holds each product at most once.');

    const shopper = await this.#session.require();
    if ('refusal' in shopper) return { ...shopper.refusal, version: null };
    try {
      const reply = await this.#save(shopper.user._id, lines, cartVersion);
      const version = cartVersionShape.parse(isRecord(reply.body) ? reply.body['cartVersion'] : null);
      return { ...readOutcome(reply, { toInput: ([name]) => (name === 'cartItems' ? ['items'] : null) }), version };
    } finally {
      this.#session.forget();
    }
  }

  /**
   * Takes lines that were ordered for cash out of the saved cart, where the store has left them in it. What was put in
   * besides stays.
   *
   * @param before the shopper before the order
   * @throws Fault when the cart cannot be read or saved
   */
  async takeOut(ordered: readonly RestCartLine[], before: RestUser): Promise<void> {
    // A store that keeps cart versions takes the lines out together with the order.
    if (before.cartVersion !== null || !holdsAny(before.cartItems, ordered)) return;
    this.#session.forget();
    const user = await this.#session.user();
    if (!user || !holdsAny(user.cartItems, ordered)) return;
    try {
      const { success, message } = readOutcome(await this.#save(user._id, without(user.cartItems, ordered), null));
      if (!success) throw storeRefused(message);
    } finally {
      this.#session.forget();
    }
  }

  #save(userId: string, lines: readonly RestCartLine[], cartVersion: number | null) {
    const cartItems = Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));
    return this.#rest.send({
      method: 'POST',
      path: '/api/cart/update',
      kind: 'change',
      roles: ['shopper'],
      json: { userId, userID: userId, cartItems, ...(cartVersion !== null && { cartVersion }) },
    });
  }
}

function holdsAny(cart: readonly RestCartLine[], ordered: readonly RestCartLine[]): boolean {
  return cart.some(({ productId }) => ordered.some((line) => line.productId === productId));
}

function without(cart: readonly RestCartLine[], ordered: readonly RestCartLine[]): RestCartLine[] {
  return cart.flatMap(({ productId, quantity }) => {
    const taken = ordered.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
    return quantity > taken ? [{ productId, quantity: quantity - taken }] : [];
  });
}
