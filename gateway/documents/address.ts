import { isRecord } from '../refusals/outcome.ts';
import { toId, toNumber, toOptionalFlag, toText } from './read-values.ts';

export interface RestDeliveryAddress {
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  city: string;
  state: string;
  country: string;
  phone: string;
  zipcode: number | null;
  /** The zip code as text. A store that has it as a number has lost the leading zeros. */
  postalCode: string | null;
}

/** A saved address of a shopper. */
export interface RestAddress extends RestDeliveryAddress {
  _id: string;
  /** Whether it is the default address; null when the store does not say. */
  isDefault: boolean | null;
}

/** The delivery address, or null when there is none. */
export function readDeliveryAddress(value: unknown): RestDeliveryAddress | null {
  if (!isRecord(value)) return null;
  // One store spells it `zipCode`.
  const zipcode = value['zipcode'] ?? value['zipCode'];
  return {
    firstName: toText(value['firstName']),
    lastName: toText(value['lastName']),
    email: toText(value['email']),
    street: toText(value['street']),
    city: toText(value['city']),
    state: toText(value['state']),
    country: toText(value['country']),
    phone: toText(value['phone']),
    zipcode: toZipcode(zipcode),
    postalCode: toText(value['postalCode'] ?? zipcode).trim() || null,
  };
}

/** The address, or undefined when it cannot be read. */
export function readAddress(entry: unknown): RestAddress | undefined {
  const address = readDeliveryAddress(entry);
  if (!address || !isRecord(entry)) return undefined;
  const _id = toId(entry['_id']);
  return _id === undefined ? undefined : { _id, isDefault: toOptionalFlag(entry['isDefault']), ...address };
}

function toZipcode(value: unknown): number | null {
  const number = toNumber(value);
  return number !== undefined && Number.isSafeInteger(number) ? number : null;
}
