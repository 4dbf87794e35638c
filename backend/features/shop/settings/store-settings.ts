import type { TaxClassCode, TaxRate } from '#backend/money.ts';

/** The shop's own pages. */
export type PageSlug = 'imprint' | 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment';

/**
 * The settings by which the shop taxes its orders. The classes stay while the mode is `FLOOR`, which does not use them.
 */
export interface TaxSettings {
  mode: 'FLOOR' | 'RATES';
  /** The shop's tax number, for receipts; may be empty. */
  number: string;
  classes: (TaxRate & { code: TaxClassCode })[];
}

/** The facts of the shop that the seller can change. */
export interface StoreSettings {
  name: string;
  /** Each part may be empty. */
  contact: { email: string; phone: string; address: string };
  openingHours: string;
  deliveryPromise: string;
  /** ISO 4217 in upper case; null for the currency of the environment settings when its symbol has no code. */
  currency: string | null;
  /** An IANA name, such as `Europe/Berlin`. */
  timeZone: string;
  taxText: string;
  tax: TaxSettings;
  socialLinks: { label: string; url: string }[];
  /** The text of each page. An empty text stands for no page. */
  pages: Record<PageSlug, string>;
}

/** The settings of the shop as they are now. */
export interface SavedSettings {
  /** 0 before the first change, and one more with each change. */
  version: number;
  settings: StoreSettings;
  /** The picture of the shop's logo, if it has one. */
  logo: { hash: string; width: number | null; height: number | null } | null;
}
