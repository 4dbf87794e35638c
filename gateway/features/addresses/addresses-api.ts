import type { AddAddressInput, UpdateAddressInput } from '#gateway/__generated__/schema.ts';
import { readAddress, type RestAddress } from '#gateway/documents/address.ts';
import { readList } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';
import { isRecord, readOutcome, refusal, refusalFor, type Outcome } from '#gateway/refusals/outcome.ts';
import { isEmptyAddressBook } from '#gateway/refusals/refusal-messages.ts';
import type { InputPath, UserError } from '#gateway/refusals/user-errors.ts';
import type { UserIds } from '#gateway/store/shopper-session.ts';
import { phoneToSend } from '#readers/phone.ts';
import { readPostalCode } from '#readers/postal-code.ts';
import * as texts from './texts.ts';

export interface UpdateAddressOutcome extends Outcome {
  /** The changed address; null after a refusal. */
  address: RestAddress | null;
}

export interface AddAddressOutcome extends Outcome {
  /** The ids of the shopper's earlier addresses; undefined when they could not be read. */
  knownIds?: ReadonlySet<string> | undefined;
}

const { zipcode: zipcodeRequired, ...textRequired } = texts.required satisfies Record<
  Exclude<keyof AddAddressInput, 'idempotencyKey' | 'postalCode'>,
  string
>;

const cannotEdit = refusal('NOT_SUPPORTED', texts.notSupported);

/** Errors for fields without a visible character, which most stores would accept. @param takesNoState whether the state may be empty */
function missingFields(address: AddAddressInput, takesNoState: boolean): UserError[] {
  return (Object.keys(textRequired) as (keyof typeof textRequired)[])
    .filter((name) => !/[^\s\p{Cf}]/u.test(address[name]) && !(takesNoState && name === 'state'))
    .map((name) => ({ code: 'INVALID', field: [name], message: textRequired[name] }));
}

/** Maps names of the store to the input: `address.phone` is `phone`, `addressId` is `id`. */
const inputOf =
  (postalField: 'postalCode' | 'zipcode'): InputPath =>
  ([parent, name]) => {
    if (parent === 'addressId') return ['id'];
    if (parent !== 'address' || name === undefined) return null;
    return name === 'zipcode' || name === 'zipCode' ? [postalField] : name in textRequired ? [name] : null;
  };

/** GET /api/address/get, POST /api/address/add; with the feature `addresses.edit` also update, remove and default */
export function createAddressesApi({ rest, shopper, features, log, additions, jar }: Parts) {
  /** @param ids of the logged-in shopper: some stores use them instead of the session cookie */
  async function list(ids: UserIds): Promise<RestAddress[]> {
    const response = await rest.send({
      method: 'GET',
      path: '/api/address/get',
      kind: 'read',
      cookies: ['shopper'],
      query: ids,
    });
    const { body } = response;
    // Some stores send this message without `success`.
    const message = isRecord(body) && !Array.isArray(body['addresses']) ? body['message'] : null;
    if (typeof message === 'string' && isEmptyAddressBook(message)) return [];
    return readList(response, 'addresses', { read: readAddress, log });
  }

  /** The address in the form that the store reads, or why it is not sent. */
  function toSend({ postalCode, zipcode, ...typed }: AddAddressInput) {
    const isText = features.has('ADDRESSES_EDIT') && postalCode != null;
    const code = isText ? (readPostalCode(postalCode) ?? postalCode) : zipcode;
    const texts = { ...typed, phone: phoneToSend(typed.phone) };
    const missing = missingFields(texts, features.has('ADDRESSES_STATE'));
    const postalField = isText ? ('postalCode' as const) : ('zipcode' as const);
    if (code == null) missing.push({ code: 'INVALID', field: ['zipcode'], message: zipcodeRequired });
    // One store spells it `zipCode`.
    return { refused: refusalFor(missing), json: { ...texts, zipcode: code, zipCode: code }, postalField };
  }

  async function send(path: string, json: object, toInput: InputPath, headers: Record<string, string> = {}) {
    const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: ['shopper'], headers, json });
    return { outcome: readOutcome(response, { toInput }), body: response.body };
  }

  /** Sends a change that only stores with the feature `addresses.edit` know. */
  async function edit(path: string, json: object, toInput: InputPath = inputOf('zipcode')) {
    const actor = await shopper.actor();
    if ('refusal' in actor) return { outcome: actor.refusal, body: undefined };
    return send(path, { ...actor.ids, ...json }, toInput);
  }

  async function changeOne(path: string, addressId: string): Promise<Outcome> {
    if (!features.has('ADDRESSES_EDIT')) return cannotEdit;
    return (await edit(path, { addressId })).outcome;
  }

  return {
    list: (userId: string) => list(shopper.idsOf(userId)),

    async add({ idempotencyKey: key, ...address }: AddAddressInput): Promise<AddAddressOutcome> {
      const path = '/api/address/add';
      return additions.once<AddAddressOutcome>(
        jar,
        { path, roles: ['shopper'], key, contents: address },
        async (headers) => {
          const { refused, json, postalField } = toSend(address);
          if (refused) return refused;
          const actor = await shopper.actor();
          if ('refusal' in actor) return actor.refusal;
          const before = await list(actor.ids).catch(() => undefined);
          const sent = { ...actor.ids, address: json };
          const { outcome } = await send(path, sent, inputOf(postalField), headers);
          return { ...outcome, knownIds: before && new Set(before.map(({ _id }) => _id)) };
        },
      );
    },

    /** The address that `add` created. Stores do not send its id, so it is the one that did not exist before. */
    async added({ success, knownIds }: AddAddressOutcome): Promise<RestAddress | null> {
      if (!success || !knownIds) return null;
      const actor = await shopper.actor();
      if ('refusal' in actor) return null;
      const addresses = await list(actor.ids);
      return addresses.findLast(({ _id }) => !knownIds.has(_id)) ?? null;
    },

    async update({ id, ...address }: UpdateAddressInput): Promise<UpdateAddressOutcome> {
      if (!features.has('ADDRESSES_EDIT')) return { ...cannotEdit, address: null };
      const { refused, json, postalField } = toSend(address);
      if (refused) return { ...refused, address: null };
      const sent = { addressId: id, address: json };
      const { outcome, body } = await edit('/api/address/update', sent, inputOf(postalField));
      const saved = isRecord(body) ? readAddress(body['address']) : undefined;
      return { ...outcome, address: outcome.success ? (saved ?? null) : null };
    },

    remove: (id: string) => changeOne('/api/address/remove', id),

    setDefault: (id: string) => changeOne('/api/address/default', id),
  };
}
