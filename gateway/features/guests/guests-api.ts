import type {
  ChangeGuestOrderWishesInput,
  GuestOrderInput,
  KeepGuestOrderInput,
  PlaceGuestOrderInput,
} from '#gateway/__generated__/schema.ts';
import { readGuest, type Guest } from '#gateway/__generated__/store-documents.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import type { Parts } from '#gateway/parts.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import { keyError } from '#gateway/refusals/idempotency-key.ts';
import { lineErrors } from '#gateway/refusals/line-rules.ts';
import { isRecord, readOutcome, refusal, refusalFor, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath, type InputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';
import {
  orderHeaders,
  toRestAddress,
  toRestContents,
  typedOrderFields,
  typedOrderPath,
} from '#gateway/store/typed-order.ts';
import * as texts from './texts.ts';

/** The order of a link, and what its holder may do with it. */
export type OpenedGuestOrder = Guest & { order: RestOrder };

export interface GuestOrderOutcome extends Outcome {
  /** The order after the change, or as it is after a refusal; null when the store does not send it. */
  guestOrder: OpenedGuestOrder | null;
}

export interface PlaceGuestOrderOutcome extends GuestOrderOutcome {
  secret: string | null;
  redirectUrl: string | null;
}

export interface ExportGuestDataOutcome extends Outcome {
  /** The text of a JSON file; null after a refusal. */
  data: string | null;
}

const notSupported = refusal('NOT_SUPPORTED', texts.notSupported);
const wishesNotSupported = refusal('NOT_SUPPORTED', texts.wishesNotSupported);
const toSecret = inputPath<KeepGuestOrderInput>({ secret: true, password: true });
const wishesPath = inputPath<ChangeGuestOrderWishesInput>({
  exceptions: 'substitutionExceptions',
  ifVersion: true,
  secret: true,
  substitution: true,
});
/** The path in the input, without the place in a list. */
const toPath: InputPath = ([name = '']) => wishesPath([name]);
const toInput = typedOrderPath(inputPath<PlaceGuestOrderInput>(typedOrderFields));

/** POST /api/guest/order, read, confirm, cancel, wishes, keep, export, remove: the feature `orders.guests`. No call sends a session but `keep`. */
export function createGuestsApi({ rest, features, orders, shopper, publicOrigin, countLoginAttempt }: Parts) {
  function readGuestOrder(response: RestResponse): OpenedGuestOrder | null {
    const order = orders.lists.readChanged(response);
    const guest = isRecord(response.body) ? readGuest(response.body['guest']) : undefined;
    return order && guest ? { ...guest, order } : null;
  }

  const send = (call: string, { secret }: GuestOrderInput, more: object = {}) =>
    rest.send({ method: 'POST', path: `/api/guest/${call}`, kind: 'change', json: { secret, ...more } });

  async function change(
    call: 'read' | 'confirm' | 'cancel' | 'wishes',
    input: GuestOrderInput,
    more?: object,
  ): Promise<GuestOrderOutcome> {
    if (!features.has('ORDERS_GUESTS')) return { ...notSupported, guestOrder: null };
    const response = await send(call, input, more);
    return { ...readOutcome(response, { toInput: toPath }), guestOrder: readGuestOrder(response) };
  }

  return {
    /** @throws Fault when the response of the store cannot be understood */
    async place(input: PlaceGuestOrderInput): Promise<PlaceGuestOrderOutcome> {
      const withoutOrder = (outcome: Outcome) => ({ ...outcome, guestOrder: null, secret: null, redirectUrl: null });
      if (!features.has('ORDERS_GUESTS')) return withoutOrder(notSupported);
      const badKey = keyError(input.idempotencyKey);
      const invalid = refusalFor([...lineErrors(input.items), ...(badKey ? [badKey] : [])]);
      if (invalid) return withoutOrder(invalid);
      const response = await rest.send({
        method: 'POST',
        path: '/api/guest/order',
        kind: 'change',
        headers: orderHeaders(input, publicOrigin),
        json: { address: toRestAddress(input.address), ...toRestContents(input, features) },
      });
      const outcome = readOutcome(response, { toInput });
      if (!outcome.success) return withoutOrder(outcome);
      const { secret, url } = isRecord(response.body) ? response.body : {};
      const guestOrder = readGuestOrder(response);
      const isPage = url === null || (typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? ''));
      if (typeof secret !== 'string' || guestOrder === null || !isPage) throw badStoreResponse(response.detail);
      return { ...outcome, guestOrder, secret, redirectUrl: url };
    },

    open: (input: GuestOrderInput) => change('read', input),
    confirm: (input: GuestOrderInput) => change('confirm', input),
    cancel: (input: GuestOrderInput) => change('cancel', input),

    async changeWishes({
      ifVersion,
      substitution,
      exceptions,
      ...link
    }: ChangeGuestOrderWishesInput): Promise<GuestOrderOutcome> {
      if (!features.has('ORDERS_WISHES')) return { ...wishesNotSupported, guestOrder: null };
      const substitutionExceptions = Object.fromEntries(
        (exceptions ?? []).map(({ productId, substitution: wish }) => [productId, wish]),
      );
      return change('wishes', link, { substitution, substitutionExceptions, ...given({ ifVersion }) });
    },

    async keep({ secret, password }: KeepGuestOrderInput): Promise<Outcome> {
      if (!features.has('ORDERS_GUESTS')) return notSupported;
      if (password != null) await countLoginAttempt();
      const json = { secret, ...given({ password }) };
      const path = '/api/guest/keep';
      const cookies = password == null ? (['shopper'] as const) : [];
      const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: [...cookies], json });
      shopper.forget();
      return readOutcome(response, { toInput: toSecret });
    },

    async export(input: GuestOrderInput): Promise<ExportGuestDataOutcome> {
      if (!features.has('ORDERS_GUESTS')) return { ...notSupported, data: null };
      const response = await send('export', input);
      const outcome = readOutcome(response, { toInput: toSecret });
      const data = isRecord(response.body) ? response.body['data'] : undefined;
      if (!outcome.success) return { ...outcome, data: null };
      if (!isRecord(data)) throw badStoreResponse(response.detail);
      return { ...outcome, data: `${JSON.stringify(data, null, 2)}\n` };
    },

    async remove(input: GuestOrderInput): Promise<Outcome> {
      if (!features.has('ORDERS_GUESTS')) return notSupported;
      return readOutcome(await send('remove', input), { toInput: toSecret });
    },
  };
}
