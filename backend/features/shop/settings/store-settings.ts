import type { LawCountry } from '#backend/features/shop/law/countries.ts';
import type { DepositTax, FeeTax, TaxClassCode, TaxRate } from '#backend/rules/money.ts';

/** The shop's own pages. */
export type PageSlug =
  'imprint' | 'terms' | 'privacy' | 'delivery' | 'returns' | 'payment' | 'accessibility' | 'legal-guarantee';

/**
 * The settings by which the shop taxes its orders. The classes stay while the mode is `FLOOR`, which does not use them.
 */
export interface TaxSettings {
  mode: 'FLOOR' | 'RATES';
  /** The shop's tax number, for receipts; may be empty. */
  number: string;
  classes: (TaxRate & { code: TaxClassCode })[];
  /** The tax in the delivery fee; absent: what the country of the shop asks for. */
  feeTax?: FeeTax | undefined;
  /** The tax in deposits; absent: that of their goods. */
  depositTax?: DepositTax | undefined;
}

export type GuestOrders = 'OFF' | 'CONFIRMED' | 'OPEN';

/** Why to buy here, as the home page lists it. An empty list shows nothing; heading and texts may be empty. */
interface Reasons {
  heading: string;
  list: { title: string; text: string }[];
}

/** What the seller says in the banner of the home page. Empty parts show what the shop has without them. */
export interface Banner {
  heading: string;
  text: string;
  /** The first and the last day in the time zone of the shop, as `2026-12-24`; empty without one. */
  from: string;
  until: string;
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
  /** The country whose law the shop follows; null when none is chosen. */
  country: LawCountry | null;
  taxText: string;
  tax: TaxSettings;
  /** Null until the seller has saved them. */
  reasons: Reasons | null;
  banner: Banner;
  /** Whether only products with checked food facts can be put on sale. */
  requireFoodFacts: boolean;
  /** The slugs of the categories whose products are fruit and vegetables: each delivery of them can have another origin. */
  produceCategories: string[];
  /** The slugs of the categories whose products are no food: nobody asks for food facts of them. */
  nonFoodCategories: string[];
  /** For how many days a stated origin of fruit and vegetables is valid. */
  originDays: number;
  /** Whether people order without an account; `CONFIRMED`: a cash order of theirs waits until a link in a mail is pressed. */
  guestOrders: GuestOrders;
  socialLinks: { label: string; url: string }[];
  /** The text of each page. An empty text stands for no page. */
  pages: Record<PageSlug, string>;
}

export interface SavedPicture {
  hash: string;
  width: number | null;
  height: number | null;
}

/** The settings of the shop as they are now. */
export interface SavedSettings {
  /** 0 before the first change, and one more with each change. */
  version: number;
  settings: StoreSettings;
  /** The picture of the shop's logo, if it has one. */
  logo: SavedPicture | null;
  bannerPicture: SavedPicture | null;
  /** The EU's picture of the notice of the legal guarantee, if the seller has sent it. */
  guaranteePicture: SavedPicture | null;
}

/** The email that the seller has saved in the shop's settings, or null. */
export function savedContact({ version, settings }: SavedSettings): string | null {
  return version === 0 || settings.contact.email === '' ? null : settings.contact.email;
}
