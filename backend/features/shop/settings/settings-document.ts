import { z } from 'zod';
import { slotKind } from '#backend/http/enumerations.ts';
import { toUnits } from '#backend/rules/money.ts';
import { symbolOf, type AmountStyle } from '#backend/currency.ts';
import { pictureUrl } from '#backend/features/catalogue/products/product-document.ts';
import { deliveryFees } from '#backend/rules/delivery-fees.ts';
import type { DeliveryPlan } from '#backend/features/orders/delivery/delivery-plan.ts';
import { lawCountries } from '#backend/features/shop/law/countries.ts';
import { guaranteeText } from '#backend/features/shop/law/legal-guarantee.ts';
import { pageSlugs } from './page-slugs.ts';
import { bannerFields, isBannerShown } from './banner.ts';
import { guestOrdersChoice } from './guest-orders-choice.ts';
import { feeTaxOf, taxDocument } from './tax-settings.ts';
import type { PageSlug, SavedPicture, SavedSettings, StoreSettings } from './store-settings.ts';
import { pageTitles } from './texts.ts';

const picture = z.object({ url: z.string(), width: z.number().nullable(), height: z.number().nullable() });

/** The settings in responses. Their pages have no texts: `storePage` has them. */
export const settingsDocument = z
  .object({
    version: z.int().meta({ description: 'Rises with each change.' }),
    name: z.string().meta({ description: 'The name of the shop.' }),
    logo: picture
      .nullable()
      .meta({ description: 'With its size in pixels. Replace 960 in the URL by 640 or 320 for smaller ones.' }),
    contact: z
      .object({ email: z.string(), phone: z.string(), address: z.string() })
      .meta({ description: 'Each may be empty; the address has several lines.' }),
    openingHours: z.string(),
    deliveryPromise: z.string(),
    delivery: z
      .object({
        kinds: z.array(slotKind).meta({ description: 'How orders reach the shopper.' }),
        hasTimes: z.boolean().meta({ description: 'Whether orders are promised for times that the shopper chooses.' }),
        fees: z
          .array(
            z.object({
              fee: z.number().meta({ description: 'In currency units.' }),
              freeFrom: z.number().nullable().meta({
                description: 'The sum of the products from which delivery is free; null when it never is.',
              }),
            }),
          )
          .meta({ description: 'The fees of all areas, equal ones once, the lowest first. Empty: delivery is free.' }),
      })
      .meta({
        description: 'What delivery costs before an address is known. GET delivery/slots has the fee of an address.',
      }),
    currency: z.string().optional().meta({ description: 'ISO 4217, such as `USD`; absent when it is not known.' }),
    currencySymbol: z.string().meta({ description: 'To show with amounts.' }),
    timeZone: z.string().meta({ description: 'An IANA name, such as `Europe/Berlin`.' }),
    country: z
      .enum(lawCountries)
      .nullable()
      .meta({ description: 'The country whose law the shop follows; null when none is chosen.' }),
    taxText: z.string(),
    tax: taxDocument,
    reasons: z
      .object({
        heading: z.string(),
        list: z.array(z.object({ title: z.string(), text: z.string() })),
      })
      .nullable()
      .meta({
        description:
          'Why to buy here. Null until the seller has said it; an empty list shows nothing. Heading and texts may be empty.',
      }),
    banner: z
      .object({
        ...bannerFields,
        picture: picture.nullable().meta({ description: 'The photograph. It is at most 1600 pixels wide.' }),
      })
      .meta({ description: 'What the seller says in the banner of the home page.' }),
    requireFoodFacts: z.boolean().meta({ description: 'Only products with checked food facts can be put on sale.' }),
    produceCategories: z
      .array(z.string())
      .meta({ description: 'The slugs of the categories whose products are fruit and vegetables.' }),
    nonFoodCategories: z.array(z.string()).meta({
      description: 'The slugs of the categories whose products are no food: nobody asks for food facts of them.',
    }),
    originDays: z.int().meta({ description: 'For how many days a stated origin of fruit and vegetables is valid.' }),
    guestOrders: guestOrdersChoice.optional(),
    socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
    pages: z
      .array(z.object({ slug: z.enum(pageSlugs as [PageSlug, ...PageSlug[]]), title: z.string() }))
      .meta({ description: 'The pages that have a text.' }),
  })
  .meta({ id: 'Settings' });

/** A page of the shop with its text. */
export const storePage = z
  .object({
    slug: z.enum(pageSlugs as [PageSlug, ...PageSlug[]]),
    title: z.string(),
    text: z.string().meta({
      description:
        'No HTML. An empty line starts a paragraph; lines with `- ` or `1. ` are lists, with `# ` or `## ` headings; `[text](https://…)` is a link.',
    }),
    picture: picture
      .optional()
      .meta({ description: 'Above the text; only the notice of the legal guarantee can have one.' }),
  })
  .meta({ id: 'ShopPage' });

const pictureDocument = ({ hash, width, height }: SavedPicture, base: string) => ({
  url: pictureUrl(hash, base),
  width,
  height,
});

/** The text of a page as shoppers read it. */
const pageTextOf = ({ pages, country }: StoreSettings, slug: PageSlug): string =>
  slug === 'legal-guarantee' ? guaranteeText(country, pages[slug]) : pages[slug];

/** `base` is the origin under which pictures are served; the day of `now` decides whether the banner is shown. */
export function toSettingsDocument(
  saved: SavedSettings,
  plan: DeliveryPlan,
  style: AmountStyle,
  { base, now }: { base: string; now: number },
): z.infer<typeof settingsDocument> {
  const { version, settings, logo, bannerPicture } = saved;
  const { currency, pages: _pages, ...rest } = settings;
  const { kinds, fees } = deliveryFees(plan);
  return {
    version,
    ...rest,
    tax: { ...rest.tax, feeTax: feeTaxOf(settings), depositTax: rest.tax.depositTax ?? 'GOODS' },
    delivery: {
      kinds,
      hasTimes: plan.windows.length > 0,
      fees: fees.map(({ feeCents, freeFromCents }) => ({
        fee: toUnits(feeCents),
        freeFrom: freeFromCents === null ? null : toUnits(freeFromCents),
      })),
    },
    logo: logo && pictureDocument(logo, base),
    banner: {
      ...settings.banner,
      isShown: isBannerShown(saved, now),
      picture: bannerPicture && pictureDocument(bannerPicture, base),
    },
    ...(currency !== null && { currency }),
    currencySymbol: currency === null ? style.currencySymbol : symbolOf(currency, style),
    pages: pageSlugs
      .filter((slug) => pageTextOf(settings, slug) !== '')
      .map((slug) => ({ slug, title: pageTitles[slug] })),
  };
}

/** All pages, also those without a text. `base` is the origin under which pictures are served. */
export function toPages({ settings, guaranteePicture }: SavedSettings, base: string): z.infer<typeof storePage>[] {
  return pageSlugs.map((slug) => ({
    slug,
    title: pageTitles[slug],
    text: pageTextOf(settings, slug),
    ...(slug === 'legal-guarantee' && guaranteePicture && { picture: pictureDocument(guaranteePicture, base) }),
  }));
}
