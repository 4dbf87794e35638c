import type {
  CancelOrderInput,
  ChangeOrderWishesInput,
  MoveOrderInput,
  OrderParty,
  RefundOrderInput,
} from '#gateway/__generated__/schema.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import type { Parts } from '#gateway/parts.ts';
import { keyError } from '#gateway/refusals/idempotency-key.ts';
import { readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath, type InputPath } from '#gateway/refusals/user-errors.ts';
import type { UserIds } from '#gateway/store/shopper-session.ts';
import type { Role } from '#gateway/transport/cookies.ts';
import { given } from '#gateway/transport/given.ts';
import type { RestCall } from '#gateway/transport/rest-call.ts';
import * as texts from './texts.ts';

export interface ChangeOrderOutcome extends Outcome {
  /** The order after the change, or as it is after a refusal; null when the store does not send it. */
  order: RestOrder | null;
}

/** The parties of a change: the sessions to send, and the ids that name the shopper to the store. */
type Parties = { roles: Role[]; ids: UserIds } | { refusal: Outcome };

const changeInput = inputPath<MoveOrderInput & CancelOrderInput & RefundOrderInput & ChangeOrderWishesInput>({
  id: 'orderId',
  ageChecked: true,
  amount: true,
  as: true,
  exceptions: 'substitutionExceptions',
  forMissing: true,
  idempotencyKey: ['idempotencyKey', 'Idempotency-Key'],
  ifVersion: true,
  note: true,
  positions: 'lines',
  reason: true,
  substitution: true,
  to: true,
});

/** The path in the input, without the place in a list. */
const toInput: InputPath = ([name = '']) => changeInput([name]);

const withoutOrder = (outcome: Outcome): ChangeOrderOutcome => ({ ...outcome, order: null });

/**
 * POST /api/order/move, POST /api/order/cancel and POST /api/order/refund: the feature `order.stages`; POST /api/order/wishes:
 * `orders.wishes`.
 */
export function createOrderChangesApi({ rest, jar, shopper, seller, features, orders }: Parts) {
  async function send(
    path: string,
    { roles, headers, json }: Required<Pick<RestCall, 'json'>> & Pick<RestCall, 'headers'> & { roles: Role[] },
  ): Promise<ChangeOrderOutcome> {
    const response = await rest.send({
      method: 'POST',
      path,
      kind: 'change',
      cookies: roles,
      json,
      ...(headers && { headers }),
    });
    return { ...readOutcome(response, { toInput }), order: orders.lists.readChanged(response) };
  }

  const unsupported = (action: 'move' | 'cancel' | 'refund') =>
    features.has('ORDER_STAGES') ? undefined : withoutOrder(refusal('NOT_SUPPORTED', texts.notSupported[action]));

  /** The sessions with which an order is cancelled: all of the request, or only the one that `as` names. */
  async function parties(as: OrderParty | null | undefined): Promise<Parties> {
    const wanted = as ?? (jar.has('seller') && !jar.has('shopper') ? 'SELLER' : undefined);
    const actor = wanted === 'SELLER' ? undefined : await shopper.actor();
    // A shopper needs no seller's session: the store is asked for it only when the request has one.
    const asksSeller = wanted === 'SELLER' || (wanted === undefined && jar.has('seller'));
    const notSeller = asksSeller ? await seller.refusal() : undefined;
    const roles: Role[] = [
      ...(actor && 'ids' in actor ? (['shopper'] as const) : []),
      ...(notSeller === null ? (['seller'] as const) : []),
    ];
    if (roles.length > 0) return { roles, ids: actor && 'ids' in actor ? actor.ids : {} };
    const refused = notSeller ?? (actor && 'refusal' in actor ? actor.refusal : undefined);
    return { refusal: refused ?? refusal('NOT_LOGGED_IN', texts.pleaseLogIn) };
  }

  return {
    async move({ id, ifVersion, to, note, ageChecked }: MoveOrderInput): Promise<ChangeOrderOutcome> {
      const refused = unsupported('move');
      if (refused) return refused;
      const notSeller = await seller.refusal();
      if (notSeller) return withoutOrder(notSeller);
      return await send('/api/order/move', {
        roles: ['seller'],
        json: {
          orderId: id,
          to,
          ...given({ ifVersion, note, ageChecked: features.has('PRODUCTS_AGE') ? ageChecked : undefined }),
        },
      });
    },

    async cancel({ id, ifVersion, reason, as }: CancelOrderInput): Promise<ChangeOrderOutcome> {
      const refused = unsupported('cancel');
      if (refused) return refused;
      const acting = await parties(as);
      if ('refusal' in acting) return withoutOrder(acting.refusal);
      return await send('/api/order/cancel', {
        roles: acting.roles,
        json: { ...acting.ids, orderId: id, ...given({ ifVersion, reason, as: as?.toLowerCase() }) },
      });
    },

    async changeWishes({
      id,
      ifVersion,
      substitution,
      exceptions,
    }: ChangeOrderWishesInput): Promise<ChangeOrderOutcome> {
      if (!features.has('ORDERS_WISHES')) return withoutOrder(refusal('NOT_SUPPORTED', texts.notSupported.wishes));
      const acting = await parties('SHOPPER');
      if ('refusal' in acting) return withoutOrder(acting.refusal);
      const substitutionExceptions = Object.fromEntries(
        (exceptions ?? []).map(({ productId, substitution: wish }) => [productId, wish]),
      );
      return await send('/api/order/wishes', {
        roles: acting.roles,
        json: { ...acting.ids, orderId: id, substitution, substitutionExceptions, ...given({ ifVersion }) },
      });
    },

    async refund({
      id,
      ifVersion,
      amount,
      reason,
      positions,
      forMissing,
      idempotencyKey,
    }: RefundOrderInput): Promise<ChangeOrderOutcome> {
      const refused = unsupported('refund');
      if (refused) return refused;
      if (positions != null && !features.has('REFUNDS_LINES')) {
        return withoutOrder(refusal('NOT_SUPPORTED', texts.notSupported.refundLines, ['positions']));
      }
      if (forMissing != null && !features.has('REFUNDS_MISSING')) {
        return withoutOrder(refusal('NOT_SUPPORTED', texts.notSupported.refundMissing, ['forMissing']));
      }
      const badKey = keyError(idempotencyKey);
      if (badKey) return withoutOrder(refusal(badKey.code, badKey.message, badKey.field));
      const notSeller = await seller.refusal();
      if (notSeller) return withoutOrder(notSeller);
      return await send('/api/order/refund', {
        roles: ['seller'],
        headers: { 'idempotency-key': idempotencyKey ?? undefined },
        json: { orderId: id, amount, reason, ...given({ ifVersion, lines: positions, forMissing }) },
      });
    },
  };
}
