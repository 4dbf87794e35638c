import { badInput } from '#gateway/rest/faults.ts';
import { isRecord, readOutcome, type UpdateCartOutcome } from '#gateway/rest/outcome.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import { cartVersionShape, type RestCartLine } from '#gateway/rest/shapes.ts';
import type { ShopperSession } from '#gateway/rest/shopper-session.ts';

const MAX_LINES = 100;
const MAX_QUANTITY = 99;

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
    if (lines.length > MAX_LINES) throw badInput(`A cart holds at most ${MAX_LINES} lines.`);
    if (lines.some(({ quantity }) => quantity < 1 || quantity > MAX_QUANTITY)) {
      throw badInput(`A quantity must be from 1 to ${MAX_QUANTITY}.`);
    }
    const cartItems = Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));
    if (Object.keys(cartItems).length < lines.length) throw badInput('A cart holds each product at most once.');

    const shopper = await this.#session.require();
    if ('refusal' in shopper) return { ...shopper.refusal, version: null };
    const userId = shopper.user._id;
    try {
      const reply = await this.#rest.send({
        method: 'POST',
        path: '/api/cart/update',
        kind: 'change',
        roles: ['shopper'],
        json: { userId, userID: userId, cartItems, ...(cartVersion !== null && { cartVersion }) },
      });
      const version = cartVersionShape.parse(isRecord(reply.body) ? reply.body['cartVersion'] : null);
      return { ...readOutcome(reply), version };
    } finally {
      this.#session.forget();
    }
  }
}
