import type { LawCountry } from '#web/__generated__/inputs-and-enums.ts';
import * as texts from '#web/shared/lib/texts.ts';

/** Why to buy here. The list may be empty. */
export interface Reasons {
  heading: string | null;
  list: readonly { title: string; text: string | null }[];
}

/** What is null shows what the shop has without a banner of its own. */
interface Banner {
  heading: string | null;
  text: string | null;
  /** The last day on which it is shown, such as `2026-12-24`. */
  until: string | null;
  /** The addresses of the photograph: 640 and at most 1600 pixels wide. */
  pictures: readonly string[] | null;
}

/** The facts of the shop that every page shows. */
interface Shop {
  name: string;
  logo: { url: string; width: number | null; height: number | null } | null;
  contact: { email: string | null; phone: string | null; address: string | null };
  openingHours: string | null;
  /**
   * The cost of delivery before an address is known. It is absent when delivery is free, null when the store does not
   * say it.
   */
  delivery?: {
    kinds: readonly ('DELIVERY' | 'PICKUP')[];
    /**
     * The fees in currency units. `freeFrom`: the sum of the products from which delivery is free; null when it never
     * is.
     */
    fees: readonly { fee: number; freeFrom: number | null }[];
  } | null;
  /** Whether orders are promised for times that the shopper chooses. */
  hasTimes?: true;
  /** One sentence. */
  deliveryPromise: string | null;
  /** What the seller says in the banner of the home page; absent when it is not shown now. */
  banner?: Banner;
  /** Whether a product states its allergens, so that shoppers can choose those that they avoid. */
  hasAllergens?: true;
  /** Whether products show the specification's fixed rating. */
  hasRating: boolean;
  /** Whether the products on the home page are called the shop's picks: nobody has counted that they sell best. */
  hasPicks: boolean;
  /** Absent until the shop has said its own: see `shownReasons`. */
  reasons?: Reasons;
  /** Whether orders can be paid online. */
  takesOnline: boolean;
  taxText: string | null;
  /** The IANA name of the time zone in which dates are shown; absent when the store does not tell it. */
  timeZone?: string;
  /** The country whose law the shop follows; absent when none is chosen. */
  country?: LawCountry;
  /** The tax number for receipts; absent when the shop has none. */
  taxNumber?: string;
  /** Whether the law of the shop asks for a form that withdraws from an order, and the store has it. */
  takesWithdrawals?: true;
  /** Whether people order without an account. */
  takesGuests?: true;
  socialLinks: { label: string; url: string }[];
  /** The pages that have a text. */
  pages: { slug: string; title: string }[];
}

/** The facts of the specification, where the server tells no others. */
const standardShop: Shop = {
  name: 'Greengate',
  logo: null,
  contact: { email: 'hello@greengate.example', phone: '+1 555 010 0199', address: null },
  openingHours: texts.openingHours,
  deliveryPromise: texts.deliveryPromise,
  hasRating: true,
  hasPicks: false,
  takesOnline: true,
  taxText: null,
  socialLinks: [],
  pages: [],
};

let current = standardShop;

/** Sets the facts. The entry point calls it once, with the JSON that the server wrote into the page. */
export function setShop(json: string | undefined) {
  // The development server leaves the placeholder in the page.
  current = json?.startsWith('{') ? { ...standardShop, ...JSON.parse(json) } : standardShop;
}

export const shop = () => current;

/** The time of a delivery as the end of a sentence. Empty when the seller has written another delivery promise. */
export const deliveryTime = () => (deliveryPromise() === texts.deliveryPromise ? texts.inUnderThirtyMinutes : '');

/** Whether the shop delivers nothing: shoppers collect their orders. */
export const collectsOnly = () => current.delivery?.kinds.includes('DELIVERY') === false;

/**
 * What the shop promises about deliveries; null without deliveries. The promise of the specification does not count where
 * shoppers choose times.
 */
export function deliveryPromise(): string | null {
  const { deliveryPromise: promise, hasTimes } = current;
  return collectsOnly() || (hasTimes && promise === texts.deliveryPromise) ? null : promise;
}
