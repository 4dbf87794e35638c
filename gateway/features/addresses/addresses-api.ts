import type { AddAddressOutcome } from '#gateway/rest/outcome.ts';
import { isRecord, readOutcome } from '#gateway/rest/outcome.ts';
import { readList } from '#gateway/rest/read-list.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import { addressShape, type RestAddress } from '#gateway/rest/shapes.ts';
import type { ShopperSession } from '#gateway/rest/shopper-session.ts';
import type { Log } from '#gateway/rest/store-connection.ts';
import { isEmptyAddressBook } from '#gateway/rest/store-words.ts';
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

const labels = {
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
  return name === 'zipcode' || name === 'zipCode' ? ['zipcode'] : name in labels ? [name] : null;
};

/** The fields without a visible character: most stores would save them. */
function missingFields(address: NewAddress): UserError[] {
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((name) => !/[^\s\p{Cf}]/u.test(address[name]))
    .map((name) => ({ field: [name], message: `${labels[name]} is required.` }));
}

/** GET /api/address/get, POST /api/address/add */
export class AddressesApi {
  readonly #rest: RestClient;
  readonly #session: ShopperSession;
  readonly #log: Log;

  constructor(rest: RestClient, session: ShopperSession, log: Log) {
    this.#rest = rest;
    this.#session = session;
    this.#log = log;
  }

  /** @param userId the session's own: stores of this family differ in which of cookie and query they believe */
  async list(userId: string): Promise<RestAddress[]> {
    const reply = await this.#rest.send({
      method: 'GET',
      path: '/api/address/get',
      kind: 'read',
      roles: ['shopper'],
      query: { userId, userID: userId },
    });
    const { body } = reply;
    // With or without a `success` beside the words.
    const words = isRecord(body) && !Array.isArray(body['addresses']) ? body['message'] : null;
    if (typeof words === 'string' && isEmptyAddressBook(words)) return [];
    return readList(reply, 'addresses', { shape: addressShape, log: this.#log });
  }

  async add(address: NewAddress): Promise<AddAddressOutcome> {
    const missing = missingFields(address);
    if (missing[0]) return { success: false, message: missing[0].message, errors: missing };
    const shopper = await this.#session.require();
    if ('refusal' in shopper) return shopper.refusal;
    const userId = shopper.user._id;
    const before = await this.list(userId).catch(() => undefined);
    const reply = await this.#rest.send({
      method: 'POST',
      path: '/api/address/add',
      kind: 'change',
      roles: ['shopper'],
      // One store of this family spells it `zipCode`.
      json: { userId, userID: userId, address: { ...address, zipCode: address.zipcode } },
    });
    return {
      ...readOutcome(reply, { toInput: addressInput }),
      knownIds: before && new Set(before.map(({ _id }) => _id)),
    };
  }

  /** The address an `add` made: no store tells its identifier, so it is the one that was not there before. */
  async added({ success, knownIds }: AddAddressOutcome): Promise<RestAddress | null> {
    const user = success && knownIds ? await this.#session.user() : null;
    if (!user) return null;
    const now = await this.list(user._id);
    return now.findLast(({ _id }) => !knownIds?.has(_id)) ?? null;
  }
}
