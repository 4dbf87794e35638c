import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import type { RestUser } from '#gateway/documents/user.ts';
import type { Parts } from '#gateway/parts.ts';
import { Fault } from '#gateway/refusals/faults.ts';
import { accepted, refusal, refusalFor } from '#gateway/refusals/outcome.ts';
import { refusals } from '#gateway/refusals/texts.ts';
import type { UserError } from '#gateway/refusals/user-errors.ts';
import type { OrderAttempt, PlaceOrderOutcome } from './order-attempts.ts';
import type { OrderLists } from './order-lists.ts';
import { sendOrder, type NewOrder } from './order-sending.ts';
import { findSentOrder, idsOfEqualOrders } from './placed-order.ts';
import * as texts from './texts.ts';

type KnownProducts = Pick<Snapshot, 'find'>;

/** The time for which a first attempt waits for the list of orders. */
const firstAttemptWaitMs = 1000;
/** The number of orders that are searched for one that was sent without a response. */
export const searchedOrders = 20;

/**
 * Places orders over a store that does not make all checks of an order itself: the gateway checks session, address and
 * products, places an order once per idempotency key, and empties the cart.
 */
export function createCheckedPlacing(parts: Parts, lists: OrderLists) {
  const { rest, shopper, features, log, publicOrigin, catalogue, orderAttempts, addresses, cart } = parts;

  async function placeFor(
    user: RestUser,
    order: NewOrder,
    attempt: OrderAttempt | undefined,
  ): Promise<PlaceOrderOutcome> {
    const { addressId, joins, lines, isOnline } = order;
    const startedAtMs = Date.now();
    // Only cash orders can be looked up: stores do not list an online order before it is paid.
    const [saved, orders, products] = await Promise.all([
      addresses.list(user._id),
      attempt && !isOnline ? knownOrders(user._id, attempt) : null,
      catalogue.freshWithinTimeout(),
    ]);
    const address = joins === undefined ? saved.find(({ _id }) => _id === addressId) : null;
    if (address === undefined) {
      return { ...refusal('UNKNOWN_ADDRESS', refusals.UNKNOWN_ADDRESS, ['addressId']), redirectUrl: null };
    }

    if (orders && attempt?.sent) {
      if (orders instanceof Fault) throw cannotLookUp(orders);
      const placed = findSentOrder(orders, { lines, address }, attempt.sent);
      if (placed) {
        await removeFromCart(lines, user);
        return { ...accepted(texts.placed), redirectUrl: null, order: placed };
      }
    }

    // The store may have placed this order already, and sold its last pieces to it.
    const mayBePlaced = order.idempotencyKey !== undefined && features.has('ORDERS_KEYS');
    const notForSale = mayBePlaced ? undefined : refusalFor(reasonsNotToSell(lines, products));
    if (notForSale) return { ...notForSale, redirectUrl: null };

    const knownIds = Array.isArray(orders) ? idsOfEqualOrders(orders, { lines, address }) : null;
    try {
      const readPlaced = lists.readChanged;
      const outcome = await sendOrder(rest, order, { ids: shopper.idsOf(user._id), publicOrigin, readPlaced });
      if (outcome.success && !isOnline) await removeFromCart(lines, user);
      return outcome;
    } catch (error) {
      const wasSent = !(error instanceof Fault) || error.wasSent;
      if (attempt && wasSent) attempt.sent ??= { startedAtMs, knownIds };
      throw error;
    }
  }

  /** A first attempt does not wait long for the list, because the order can be placed without it. */
  async function knownOrders(userId: string, { sent }: OrderAttempt) {
    const orders = newestOrders(userId);
    return await (sent ? orders : Promise.race([orders, pause(firstAttemptWaitMs, null, { ref: false })]));
  }

  /** The shopper's newest orders, or why they cannot be read. */
  async function newestOrders(userId: string): Promise<RestOrder[] | Fault> {
    try {
      return (await lists.pageOfShopper(userId, { first: searchedOrders })).orders;
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
  }

  /** Removes the ordered lines from the cart. A failure is only logged: the order counts as placed. */
  async function removeFromCart(lines: NewOrder['lines'], before: RestUser) {
    try {
      await cart.removeOrdered(lines, before);
    } catch (error) {
      log.warn({ err: error }, 'an ordered cart could not be emptied');
    }
  }

  return async function place(order: NewOrder): Promise<PlaceOrderOutcome> {
    const session = await shopper.require();
    if ('refusal' in session) return { ...session.refusal, redirectUrl: null };
    const { user } = session;
    const { idempotencyKey: key } = order;
    if (key === undefined || features.has('ORDERS_KEYS')) return await placeFor(user, order, undefined);
    return await orderAttempts.placeOnce({ userId: user._id, key, order }, (attempt) => placeFor(user, order, attempt));
  };
}

/** The reasons why these products cannot be bought now, as far as the catalogue knows. */
function reasonsNotToSell(lines: NewOrder['lines'], products: KnownProducts | undefined): UserError[] {
  if (!products) return [];
  return lines.flatMap(({ productId }, index): UserError[] => {
    const product = products.find(productId);
    const field = ['items', String(index)];
    if (!product) return [{ code: 'UNKNOWN_PRODUCT', field, message: texts.noLongerSold }];
    return product.inStock ? [] : [{ code: 'SOLD_OUT', field, message: texts.outOfStock(product.name) }];
  });
}

/** The error when an order may have been placed: it is not sent again before the gateway knows. */
function cannotLookUp({ code, detail, retryAfterMs }: Fault) {
  return new Fault(code, texts.perhapsPlaced, { detail, retryAfterMs });
}
