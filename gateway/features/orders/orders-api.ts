import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import { badInput, Fault, storeNotUnderstood } from '#gateway/rest/faults.ts';
import { isRecord, readOutcome, type PlaceOrderOutcome } from '#gateway/rest/outcome.ts';
import type { RestReply } from '#gateway/rest/rest-call.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import type { RestAddress, RestUser } from '#gateway/rest/shapes.ts';
import type { ShopperSession } from '#gateway/rest/shopper-session.ts';
import type { Log } from '#gateway/rest/store-connection.ts';
import type { InputPath } from '#gateway/rest/user-errors.ts';
import type { OrderAttempt, OrderAttempts, OrderContents } from './order-attempts.ts';
import { OrderLists } from './order-lists.ts';
import { findSentOrder, idsOfEqualOrders } from './placed-order.ts';

export interface NewOrder extends OrderContents {
  idempotencyKey: string | undefined;
}

interface OrdersApiOptions {
  rest: RestClient;
  session: ShopperSession;
  log: Log;
  /** The origin the shopper sees: the store builds the addresses of the payment from it. */
  publicOrigin: string;
  pictureAddress: (address: string) => string;
  /** What orders are checked against; the store of this gateway may check nothing itself. */
  addressesOf: (userId: string) => Promise<RestAddress[]>;
  /** Undefined when the store does not give its list in time: then the store decides alone. */
  freshCatalogue: () => Promise<Pick<Snapshot, 'find'> | undefined>;
  /** Shared by all requests. */
  attempts: OrderAttempts;
  /** Takes ordered lines out of the saved cart where the store leaves them in. */
  takeOutOfCart: (lines: OrderContents['lines'], before: RestUser) => Promise<void>;
}

const firstTryWaitMs = 1000;
const maxLines = 100;
const maxQuantity = 99;
/** Orders that are looked through for one that was sent without an answer. */
const newestOrdersParameters = 20;
const printableKey = /^[\x20-\x7e]{1,255}$/;

/** POST /api/order/cod, POST /api/order/stripe, and the lists of orders. */
export class OrdersApi {
  readonly #options: OrdersApiOptions;
  readonly lists: OrderLists;

  constructor(options: OrdersApiOptions) {
    this.#options = options;
    this.lists = new OrderLists(options);
  }

  /** @throws Fault BAD_USER_INPUT when the order breaks the schema's rules */
  async place(order: NewOrder): Promise<PlaceOrderOutcome> {
    const { lines, idempotencyKey } = order;
    if (lines.length < 1 || lines.length > maxLines) throw badInput(`An order has 1 to ${maxLines} lines.`);
    if (lines.some(({ quantity }) => quantity < 1 || quantity > maxQuantity)) {
      throw badInput(`A quantity must be from 1 to ${maxQuantity}.`);
    }
    if (idempotencyKey !== undefined && !printableKey.test(idempotencyKey)) {
      throw badInput('`idempotencyKey` must be 1 to 255 printable ASCII characters.');
    }

    const { session, attempts } = this.#options;
    const shopper = await session.require();
    if ('refusal' in shopper) return { ...shopper.refusal, redirectUrl: null };
    const { user } = shopper;
    try {
      if (idempotencyKey === undefined) return await this.#place(order, user, undefined);
      return await attempts.once({ userId: user._id, key: idempotencyKey, order }, (attempt) =>
        this.#place(order, user, attempt),
      );
    } finally {
      // The cart may be another one now.
      session.forget();
    }
  }

  async #place(order: NewOrder, user: RestUser, attempt: OrderAttempt | undefined): Promise<PlaceOrderOutcome> {
    const { addressId, lines, isOnline } = order;
    const startedAt = Date.now();
    // Only cash orders can be looked up: stores do not list an online order before it is paid.
    const [addresses, orders] = await Promise.all([
      this.#options.addressesOf(user._id),
      attempt && !isOnline ? this.#knownOrders(user._id, attempt) : null,
    ]);
    const address = addresses.find(({ _id }) => _id === addressId);
    if (!address) throw badInput('`addressId` must be one of the shopper’s saved addresses.');

    if (orders && attempt?.sent) {
      if (orders instanceof Fault) throw cannotLookUp(orders);
      if (findSentOrder(orders, { lines, address }, attempt.sent)) {
        await this.#takeOutOfCart(lines, user);
        return { success: true, message: 'Your order was placed.', redirectUrl: null };
      }
    }

    const message = await this.#whyNot(lines);
    if (message !== undefined) return { success: false, message, redirectUrl: null };

    const knownIds = Array.isArray(orders) ? idsOfEqualOrders(orders, { lines, address }) : null;
    try {
      const outcome = await this.#send(order, user._id);
      if (outcome.success && !isOnline) await this.#takeOutOfCart(lines, user);
      return outcome;
    } catch (error) {
      const wasSent = !(error instanceof Fault) || error.wasSent;
      if (attempt && wasSent) attempt.sent ??= { startedAt, knownIds };
      throw error;
    }
  }

  /** A first try waits a second at most for the list: without it the order can still be placed. */
  async #knownOrders(userId: string, { sent }: OrderAttempt) {
    const orders = this.#newestOrders(userId);
    return await (sent ? orders : Promise.race([orders, pause(firstTryWaitMs, null, { ref: false })]));
  }

  /** The shopper's newest orders, or why they cannot be read. */
  async #newestOrders(userId: string) {
    try {
      return (await this.lists.pageOfShopper(userId, { first: newestOrdersParameters })).orders;
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
  }

  /** The order stands, whatever becomes of the cart. */
  async #takeOutOfCart(lines: NewOrder['lines'], before: RestUser) {
    const { takeOutOfCart, log } = this.#options;
    try {
      await takeOutOfCart(lines, before);
    } catch (error) {
      log.warn({ err: error }, 'an ordered cart could not be emptied');
    }
  }

  async #send({ addressId, lines, isOnline, idempotencyKey }: NewOrder, userId: string): Promise<PlaceOrderOutcome> {
    const { rest, publicOrigin } = this.#options;
    const { host, protocol } = new URL(publicOrigin);
    const reply = await rest.send({
      method: 'POST',
      path: isOnline ? '/api/order/stripe' : '/api/order/cod',
      kind: 'change',
      roles: ['shopper'],
      headers: {
        'idempotency-key': idempotencyKey,
        // Only here: some stores fail on an Origin they do not know.
        ...(isOnline && { origin: publicOrigin, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }),
      },
      json: {
        userId,
        userID: userId,
        items: lines.map(({ productId, quantity }) => ({ product: productId, productId, quantity })),
        address: addressId,
      },
    });
    return isOnline ? readCheckout(reply) : { ...readOutcome(reply, { toInput: orderInput }), redirectUrl: null };
  }

  /** Why these lines cannot be bought now, if the catalogue knows a reason. */
  async #whyNot(lines: NewOrder['lines']): Promise<string | undefined> {
    const catalogue = await this.#options.freshCatalogue();
    if (!catalogue) return undefined;
    const products = lines.map(({ productId }) => catalogue.find(productId));
    if (products.includes(undefined)) return 'A product in this order is no longer sold. Please check your cart.';
    const soldOut = products.find((product) => product?.inStock === false);
    return soldOut ? `${soldOut.name} is out of stock.` : undefined;
  }
}

/** An order that may have been placed is not sent again before that is known. */
function cannotLookUp({ code, detail, retryAfterMs }: Fault) {
  const message =
    'The store did not say whether your order was placed, and your orders cannot be read right now. It was not sent again. Please wait a moment, then try again.';
  return new Fault(code, message, { detail, retryAfterMs });
}

const orderInput: InputPath = ([name, index, ofLine]) => {
  if (name === 'address') return ['addressId'];
  if (name !== 'items') return null;
  if (index === undefined || ofLine === undefined) return ['items'];
  return ['items', index, ofLine === 'product' ? 'productId' : ofLine];
};

/** A success without a page to pay on is none. */
function readCheckout(reply: RestReply): PlaceOrderOutcome {
  const url = isRecord(reply.body) ? reply.body['url'] : undefined;
  const outcome = readOutcome(reply, { hasPayload: () => typeof url === 'string', toInput: orderInput });
  if (!outcome.success) return { ...outcome, redirectUrl: null };
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw storeNotUnderstood({ ...reply.detail, why: 'no web address to pay at' });
  }
  return { ...outcome, redirectUrl: url };
}
