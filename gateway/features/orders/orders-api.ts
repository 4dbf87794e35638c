import { setTimeout as pause } from 'node:timers/promises';
import type { StoreFeature } from '#gateway/__generated__/schema.ts';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import type { RestUser } from '#gateway/documents/user.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput, Fault } from '#gateway/refusals/faults.ts';
import { lineErrors } from '#gateway/refusals/line-rules.ts';
import { accepted, refusal, refusalFor, refusalOfRead } from '#gateway/refusals/outcome.ts';
import type { UserError } from '#gateway/refusals/user-errors.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';
import type { PlaceOrderOutcome } from './order-attempts.ts';
import type { OrderAttempt } from './order-attempts.ts';
import { createOrderLists, type OrderName } from './order-lists.ts';
import { sendOrder, type NewOrder } from './order-sending.ts';
import { findSentOrder, idsOfEqualOrders, newestEqualOrder } from './placed-order.ts';

type KnownProducts = Pick<Snapshot, 'find'>;

/** How long a first attempt waits for the list of orders. */
const firstAttemptWaitMs = 1000;
/** How many orders are searched for one that was sent without a response. */
const searchedOrders = 20;
/** With these features, the store makes all checks of an order itself, and the gateway only forwards it. */
const storeChecks: readonly StoreFeature[] = ['SESSIONS_OWN', 'ORDERS_KEYS', 'CART_VERSIONS'];
const noOnlinePayment = refusal('NOT_SUPPORTED', 'Online payment is not available. Please choose cash on delivery.', [
  'payment',
]);
const validKey = /^[\x20-\x7e]{1,255}$/;

/** POST /api/order/cod, POST /api/order/stripe, and the lists of orders. */
export function createOrdersApi(parts: Parts) {
  const { rest, shopper, seller, features, log, publicOrigin, catalogue, orderAttempts, addresses, cart } = parts;
  const lists = createOrderLists(parts);
  const readPlaced = (response: RestResponse) => lists.readChanged(response);

  async function placeFor(
    user: RestUser,
    order: NewOrder,
    attempt: OrderAttempt | undefined,
  ): Promise<PlaceOrderOutcome> {
    const { addressId, lines, isOnline } = order;
    const startedAtMs = Date.now();
    // Only cash orders can be looked up: stores do not list an online order before it is paid.
    const [saved, orders, known] = await Promise.all([
      addresses.list(user._id),
      attempt && !isOnline ? knownOrders(user._id, attempt) : null,
      catalogue.freshWithinTimeout(),
    ]);
    const address = saved.find(({ _id }) => _id === addressId);
    if (!address) {
      const message = 'This address is not among your saved addresses. Please choose another.';
      return { ...refusal('UNKNOWN_ADDRESS', message, ['addressId']), redirectUrl: null };
    }

    if (orders && attempt?.sent) {
      if (orders instanceof Fault) throw cannotLookUp(orders);
      const placed = findSentOrder(orders, { lines, address }, attempt.sent);
      if (placed) {
        await removeFromCart(lines, user);
        return { ...accepted('Your order was placed.'), redirectUrl: null, order: placed };
      }
    }

    // The store may have placed this order already, and sold its last pieces to it.
    const mayBePlaced = order.idempotencyKey !== undefined && features.has('ORDERS_KEYS');
    const notForSale = mayBePlaced ? undefined : refusalFor(reasonsNotToSell(lines, known));
    if (notForSale) return { ...notForSale, redirectUrl: null };

    const knownIds = Array.isArray(orders) ? idsOfEqualOrders(orders, { lines, address }) : null;
    try {
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

  /** A cash order that the store has placed without sending it. That it cannot be found is no failure of it. */
  async function findPlaced({ lines }: NewOrder): Promise<RestOrder | null> {
    try {
      const user = await shopper.user();
      const page = user && (await lists.pageOfShopper(user._id, { first: searchedOrders }));
      return page && newestEqualOrder(page.orders, lines);
    } catch (error) {
      log.warn({ err: error }, 'a placed order could not be read');
      return null;
    }
  }

  /** The order is placed, so a cart that cannot be changed is no failure of it. */
  async function removeFromCart(lines: NewOrder['lines'], before: RestUser) {
    try {
      await cart.removeOrdered(lines, before);
    } catch (error) {
      log.warn({ err: error }, 'an ordered cart could not be emptied');
    }
  }

  /** Why these products cannot be bought now, as far as the catalogue knows. */
  function reasonsNotToSell(lines: NewOrder['lines'], known: KnownProducts | undefined): UserError[] {
    if (!known) return [];
    return lines.flatMap(({ productId }, index): UserError[] => {
      const product = known.find(productId);
      const field = ['items', String(index)];
      if (!product) {
        const message = 'A product in this order is no longer sold. Please check your cart.';
        return [{ code: 'UNKNOWN_PRODUCT', field, message }];
      }
      return product.inStock ? [] : [{ code: 'SOLD_OUT', field, message: `${product.name} is out of stock.` }];
    });
  }

  async function placeOnce(order: NewOrder): Promise<PlaceOrderOutcome> {
    if (storeChecks.every((feature) => features.has(feature))) {
      const actor = await shopper.actor();
      if ('refusal' in actor) return { ...actor.refusal, redirectUrl: null };
      return await sendOrder(rest, order, { ids: actor.ids, publicOrigin, readPlaced });
    }
    const session = await shopper.require();
    if ('refusal' in session) return { ...session.refusal, redirectUrl: null };
    const { user } = session;
    const { idempotencyKey: key } = order;
    if (key === undefined || features.has('ORDERS_KEYS')) return await placeFor(user, order, undefined);
    return await orderAttempts.placeOnce({ userId: user._id, key, order }, (attempt) => placeFor(user, order, attempt));
  }

  return {
    lists,

    /** The order that this shopper or the seller may see, or null. @throws Fault BAD_USER_INPUT without one of both names */
    async find(name: OrderName): Promise<RestOrder | null> {
      if ((name.id == null) === (name.number == null)) throw badInput('Name the order by `id` or by `number`.');
      const user = await shopper.user();
      const own = user && (await lists.findOfShopper(user._id, name));
      if (own) return own;
      return (await seller.seller()) ? await lists.findOfStore(name) : null;
    },

    /** `withOrder`: also finds the placed order over a store that does not send it. */
    async place(order: NewOrder, { withOrder = false } = {}): Promise<PlaceOrderOutcome> {
      const invalid = refusalFor(orderErrors(order));
      if (invalid) return { ...invalid, redirectUrl: null };
      if (order.isOnline && !features.has('ORDERS_ONLINE')) return { ...noOnlinePayment, redirectUrl: null };
      try {
        const outcome = await placeOnce(order);
        // Set in the outcome that `attempts` has stored: repetitions get the same order.
        if (withOrder && outcome.success && !order.isOnline) outcome.order ??= await findPlaced(order);
        return outcome;
      } catch (error) {
        return { ...refusalOfRead(error), redirectUrl: null };
      } finally {
        // The store may have changed the cart.
        shopper.forget();
      }
    },
  };
}

/** What is wrong with an order, by the rules in the schema. */
function orderErrors({ addressId, lines, idempotencyKey }: NewOrder): UserError[] {
  const errors = lineErrors(lines);
  if (addressId.trim() === '') {
    errors.push({ code: 'INVALID', field: ['addressId'], message: 'Please select an address' });
  }
  if (lines.length === 0) {
    errors.push({ code: 'INVALID', field: ['items'], message: 'An order needs at least one product.' });
  }
  if (idempotencyKey !== undefined && !validKey.test(idempotencyKey)) {
    const message = 'The idempotency key must be 1 to 255 printable ASCII characters.';
    errors.push({ code: 'INVALID', field: ['idempotencyKey'], message });
  }
  return errors;
}

/** An order that may have been placed is not sent again before the gateway knows. */
function cannotLookUp({ code, detail, retryAfterMs }: Fault) {
  const message =
    'The store did not say whether your order was placed, and your orders cannot be read right now. It was not sent again. Please wait a moment, then try again.';
  return new Fault(code, message, { detail, retryAfterMs });
}
