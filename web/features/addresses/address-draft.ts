import { addressFields, type AddressDraft } from './address-form.ts';

const key = 'greengate.address';

/** What a shopper has typed so far, by field. */
export type TypedAddress = Partial<AddressDraft>;

/**
 * An address that is being typed, kept in this tab until it is saved: a step back, a reload or a login that ends loses
 * nothing of it. It ends with the tab and at a logout, and is shown to nobody but the shopper who typed it. Storage that
 * is blocked holds none.
 */
export const addressDraft = {
  read(shopperId: string): TypedAddress {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (!isRecord(kept) || kept['of'] !== shopperId || !isRecord(kept['typed'])) return {};
      const { typed } = kept;
      return Object.fromEntries(
        addressFields.flatMap(({ name }) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : [])),
      );
    } catch {
      return {};
    }
  },

  keep(shopperId: string, typed: TypedAddress) {
    try {
      sessionStorage.setItem(key, JSON.stringify({ of: shopperId, typed }));
    } catch {
      // Blocked or full: the form holds it for as long as it is open.
    }
  },

  forget() {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked: nothing is there.
    }
  },
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
