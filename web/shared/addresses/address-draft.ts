import { isRecord } from '#web/shared/lib/is-record.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';
import { addressFields } from './address-form.ts';
import type { AddressDraft } from './address-types.ts';

/** The storage entry for a new address, or for the changes to a saved one. */
const entryOf = (addressId?: string) => inTab(addressId ? `greengate.address.${addressId}` : 'greengate.address');

export type TypedAddress = Partial<AddressDraft>;

/**
 * An unsaved address, stored for this tab until it is saved, so that going back, a reload or an expired login does not lose
 * it. It is read only for the shopper who typed it, and a logout deletes it.
 */
export const addressDraft = {
  read: (shopperId: string, addressId?: string): TypedAddress =>
    entryOf(addressId).read((stored) => {
      if (!isRecord(stored) || stored['of'] !== shopperId || !isRecord(stored['typed'])) return {};
      const { typed } = stored;
      return Object.fromEntries(
        addressFields.flatMap(({ name }) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : [])),
      );
    }) ?? {},

  write: (shopperId: string, typed: TypedAddress, addressId?: string) =>
    entryOf(addressId).write({ of: shopperId, typed }),

  forget: (addressId?: string) => entryOf(addressId).forget(),
};
