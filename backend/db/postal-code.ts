/** Postal codes are texts. The REST contract, and the version before, have numbers. */

/** The number that the REST contract has for a postal code: without leading zeros, null when the code is not a number. */
function zipcodeOf(postalCode: string): number | null {
  return /^\d{1,10}$/.test(postalCode) ? Number(postalCode) : null;
}

/**
 * The number that processes of the version before read as the postal code.
 *
 * @removeAfter 0015
 */
export const zipcodeForOldReaders = (postalCode: string): number => zipcodeOf(postalCode) ?? 0;

/** Adds the postal code as the number of the REST contract to an address in a response. */
export function withZipcode<Address extends { postalCode: string }>(address: Address) {
  return { ...address, zipcode: zipcodeOf(address.postalCode) };
}

/** The address of an order as JSON. */
export function writeOrderAddress(address: { postalCode: string }): string {
  return JSON.stringify({ ...address, zipcode: zipcodeForOldReaders(address.postalCode) });
}

/** Reads what `writeOrderAddress` wrote. Addresses of the version before have the postal code as a number only. */
export function readOrderAddress<Address extends { postalCode: string }>(json: string): Address {
  const { zipcode, ...address } = JSON.parse(json) as Address & { zipcode?: number };
  return { ...address, postalCode: address.postalCode ?? String(zipcode ?? '') } as unknown as Address;
}
