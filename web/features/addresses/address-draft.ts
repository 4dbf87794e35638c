import { addressFields, type AddressDraft } from './address-form.ts';

/** Of a new address, or of the changes of a saved one. */
const storageKey = (addressId = '') => `greengate.address${addressId && `.${addressId}`}`;

export type TypedAddress = Partial<AddressDraft>;

/**
 * An unsaved address, stored for this tab until it is saved, so that going back, a reload or an expired login does not lose
 * it. It is read only for the shopper who typed it, and a logout deletes it.
 */
export const addressDraft = {
  read(shopperId: string, addressId?: string): TypedAddress {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(addressId)) ?? 'null');
      if (!isRecord(stored) || stored['of'] !== shopperId || !isRecord(stored['typed'])) return {};
      const { typed } = stored;
      return Object.fromEntries(
        addressFields.flatMap(({ name }) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : [])),
      );
    } catch {
      return {};
    }
  },

  write(shopperId: string, typed: TypedAddress, addressId?: string) {
    try {
      sessionStorage.setItem(storageKey(addressId), JSON.stringify({ of: shopperId, typed }));
    } catch {
      // Blocked or full: the draft lasts as long as the form is open.
    }
  },

  forget(addressId?: string) {
    try {
      sessionStorage.removeItem(storageKey(addressId));
    } catch {
      // Blocked: nothing is stored.
    }
  },
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
