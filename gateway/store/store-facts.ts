import { z } from 'zod';
import { lawCountries, slotKinds } from '#common/__generated__/contract.ts';
import { storeTaxShape } from '../documents/store-tax.ts';

/** The name of a shop whose store says none. */
export const standardShopName = 'Greengate';

/** A page of the shop, such as its terms. */
export interface ShopPage {
  slug: string;
  title: string;
  /** Without HTML; with paragraphs, headings, lists and links as in `StorePageInput`. */
  text: string;
  picture: z.output<typeof picture> | null;
}

const size = z.int().positive().nullable().catch(null);

const text = z
  .string()
  .trim()
  .transform((value) => value || null)
  .nullable()
  .catch(null);

const contact = z
  .object({ email: text, phone: text, address: text })
  .catch({ email: null, phone: null, address: null });

const picture = z.object({
  url: z.string().min(1),
  width: size,
  height: size,
});

const socialLink = z.object({
  label: z.string(),
  url: z.url({ protocol: /^https$/ }).regex(/^https:\/\/[^/?#@]+(?:[/?#]|$)/i),
});

const reasons = z
  .object({ heading: text, list: z.array(z.object({ title: z.string().trim().min(1), text })).max(4) })
  .nullable()
  .catch(null);

const banner = z
  .object({
    heading: text,
    text,
    from: text,
    until: text,
    picture: picture.nullable().catch(null),
    isShown: z.boolean(),
  })
  .nullable()
  .catch(null);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const deliveryFee = z.object({ fee: z.number().nonnegative(), freeFrom: z.number().nonnegative().nullable() });

/** The delivery of a store with the feature `orders.slots`. Unknown costs are null, never free. */
const delivery = z
  .object({
    kinds: z.array(z.enum(slotKinds)).min(1),
    hasTimes: z.boolean().catch(false),
    fees: z.array(deliveryFee),
  })
  .nullable()
  .catch(null);

/** The settings of a store with the feature `store.settings`. What cannot be read is absent. */
export const storeFacts = z.object({
  version: z.int().nonnegative().nullable().catch(null),
  logo: picture.nullable().catch(null),
  contact,
  country: z.enum(lawCountries).nullable().catch(null),
  openingHours: text,
  deliveryPromise: text,
  delivery,
  currencySymbol: text,
  timeZone: text.transform((zone) => (zone !== null && isTimeZone(zone) ? zone : null)),
  taxText: text,
  tax: storeTaxShape,
  reasons,
  banner,
  guestOrders: z.enum(['OFF', 'CONFIRMED', 'OPEN']).nullable().catch(null),
  requireFoodFacts: z.boolean().nullable().catch(null),
  produceCategories: z.array(z.string()).nullable().catch(null),
  nonFoodCategories: z.array(z.string()).nullable().catch(null),
  originDays: z.int().min(1).nullable().catch(null),
  socialLinks: z
    .array(socialLink.nullable().catch(null))
    .transform((links) => links.filter((link) => link !== null))
    .catch([]),
});

export type StoreFacts = z.infer<typeof storeFacts>;

/** The response of `GET /api/store/pages`. Pages without a text are left out. */
export const shopPages = z
  .object({
    success: z.literal(true),
    pages: z.array(
      z.object({
        slug: z.string().regex(/^[a-z][a-z-]{0,39}$/),
        title: z.string().min(1),
        text: z.string(),
        picture: picture.nullable().catch(null),
      }),
    ),
  })
  .transform(({ pages }): ShopPage[] => pages.filter((page) => page.text.trim() !== ''));
