import type { StoreFeature } from '#gateway/__generated__/schema.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import type { Parts } from '#gateway/parts.ts';
import { keyError } from '#gateway/refusals/idempotency-key.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { lineErrors } from '#gateway/refusals/line-rules.ts';
import { refusal, refusalFor, refusalOfRead } from '#gateway/refusals/outcome.ts';
import type { UserError } from '#gateway/refusals/user-errors.ts';
import { createCheckedPlacing, searchedOrders } from './checked-placing.ts';
import type { PlaceOrderOutcome } from './order-attempts.ts';
import { createOrderLists, type OrderName } from './order-lists.ts';
import { sendOrder, type NewOrder } from './order-sending.ts';
import { newestEqualOrder } from './placed-order.ts';
import * as texts from './texts.ts';

/** With these features, the store makes all checks of an order itself, and the gateway only forwards it. */
const storeChecks: readonly StoreFeature[] = ['SESSIONS_OWN', 'ORDERS_KEYS', 'CART_VERSIONS'];
const noJoining = refusal('NOT_SUPPORTED', texts.noJoining, ['joins']);
const noOnlinePayment = refusal('NOT_SUPPORTED', texts.noOnlinePayment, ['payment']);

/** POST /api/order/cod, POST /api/order/stripe, and the lists of orders. */
export function createOrdersApi(parts: Parts) {
  const { rest, shopper, seller, features, log, publicOrigin } = parts;
  const lists = createOrderLists(parts);
  const placeChecked = createCheckedPlacing(parts, lists);

  /** Forwards an order to a store that makes all checks. */
  async function forward(order: NewOrder): Promise<PlaceOrderOutcome> {
    const actor = await shopper.actor();
    if ('refusal' in actor) return { ...actor.refusal, redirectUrl: null };
    return await sendOrder(rest, order, { ids: actor.ids, publicOrigin, readPlaced: lists.readChanged });
  }

  /**
   * A cash order that the store has placed without sending it back. Null if not found: the order still counts as
   * placed.
   */
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

  return {
    lists,

    /**
     * The order that this shopper or the seller may see, or null.
     * @throws Fault BAD_USER_INPUT unless named by id or number
     */
    async find(name: OrderName): Promise<RestOrder | null> {
      if ((name.id == null) === (name.number == null)) throw badInput('Name the order by `id` or by `number`.');
      const user = await shopper.user();
      const own = user && (await lists.findOfShopper(user._id, name));
      if (own) return own;
      return (await seller.seller()) ? await lists.findOfStore(name) : null;
    },

    /** Places an order. `withOrder` also finds the placed order over a store that does not send it. */
    async place(order: NewOrder, { withOrder = false } = {}): Promise<PlaceOrderOutcome> {
      const invalid = refusalFor(orderErrors(order));
      if (invalid) return { ...invalid, redirectUrl: null };
      if (order.joins !== undefined && !features.has('ORDERS_JOINED')) return { ...noJoining, redirectUrl: null };
      if (order.isOnline && !features.has('ORDERS_ONLINE')) return { ...noOnlinePayment, redirectUrl: null };
      try {
        const checksItself = storeChecks.every((feature) => features.has(feature));
        const outcome = await (checksItself ? forward(order) : placeChecked(order));
        // This sets the order in the outcome that `attempts` has stored: repetitions get the same order.
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

/** The faults of an order, by the rules in the schema. */
function orderErrors({ addressId, joins, lines, idempotencyKey }: NewOrder): UserError[] {
  const errors = lineErrors(lines);
  if (joins === undefined && addressId.trim() === '') {
    errors.push({ code: 'INVALID', field: ['addressId'], message: texts.noAddress });
  }
  if (lines.length === 0) {
    errors.push({ code: 'INVALID', field: ['items'], message: texts.noProducts });
  }
  const badKey = keyError(idempotencyKey);
  if (badKey) errors.push(badKey);
  return errors;
}
