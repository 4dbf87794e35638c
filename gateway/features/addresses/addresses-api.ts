import type { Log } from '#gateway/rest/log.ts';
import { isRecord, readOutcome, refusalFor, type AddAddressOutcome } from '#gateway/rest/outcome.ts';
import { readList } from '#gateway/rest/read-list.ts';
import { isEmptyAddressBook } from '#gateway/rest/refusal-messages.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import { addressShape, type RestAddress } from '#gateway/rest/shapes.ts';
import type { ShopperSession, UserIds } from '#gateway/rest/shopper-session.ts';
import type { InputPath, UserError } from '#gateway/rest/user-errors.ts';

interface NewAddress {
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  city: string;
  state: string;
  country: string;
  phone: string;
  zipcode: number;
}

const textFieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  street: 'Street',
  city: 'City',
  state: 'State',
  country: 'Country',
  phone: 'Phone',
} satisfies Partial<Record<keyof NewAddress, string>>;

/** The store's `address.phone` is the input's `phone`. */
const addressInput: InputPath = ([parent, name]) => {
  if (parent !== 'address' || name === undefined) return null;
  return name === 'zipcode' || name === 'zipCode' ? ['zipcode'] : name in textFieldLabels ? [name] : null;
};

/** The fields without a visible character, which most stores would accept. */
function missingFields(address: NewAddress): UserError[] {
  return (Object.keys(textFieldLabels) as (keyof typeof textFieldLabels)[])
    .filter((name) => !/[^\s\p{Cf}]/u.test(address[name]))
    .map((name) => ({ code: 'INVALID', field: [name], message: `${textFieldLabels[name]} is required.` }));
}

export type AddressesApi = ReturnType<typeof createAddressesApi>;

/** GET /api/address/get, POST /api/address/add */
export function createAddressesApi(rest: RestClient, session: ShopperSession, log: Log) {
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
    return readList(response, 'addresses', { shape: addressShape, log });
  }

  return {
    list: (userId: string) => list(session.idsOf(userId)),

    async add(address: NewAddress): Promise<AddAddressOutcome> {
      const missing = refusalFor(missingFields(address));
      if (missing) return missing;
      const shopper = await session.actor();
      if ('refusal' in shopper) return shopper.refusal;
      const before = await list(shopper.ids).catch(() => undefined);
      const response = await rest.send({
        method: 'POST',
        path: '/api/address/add',
        kind: 'change',
        cookies: ['shopper'],
        // One store spells it `zipCode`.
        json: { ...shopper.ids, address: { ...address, zipCode: address.zipcode } },
      });
      return {
        ...readOutcome(response, { toInput: addressInput }),
        knownIds: before && new Set(before.map(({ _id }) => _id)),
      };
    },

    /** The address that `add` created. Stores do not send its id, so it is the one that did not exist before. */
    async added({ success, knownIds }: AddAddressOutcome): Promise<RestAddress | null> {
      if (!success || !knownIds) return null;
      const shopper = await session.actor();
      if ('refusal' in shopper) return null;
      const addresses = await list(shopper.ids);
      return addresses.findLast(({ _id }) => !knownIds.has(_id)) ?? null;
    },
  };
}
