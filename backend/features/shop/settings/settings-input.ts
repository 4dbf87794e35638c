import { z } from 'zod';
import { blockField, emailField, emptyOr, idField, lineField } from '#backend/http/text-fields.ts';
import { pictureLimits } from '#common/limits.ts';
import { lawCountries } from '#backend/features/shop/law/countries.ts';
import { isCurrencyCode } from '#backend/currency.ts';
import { pageSlugs } from './page-slugs.ts';
import { bannerInput } from './banner.ts';
import { guestOrdersChoice } from './guest-orders-choice.ts';
import { taxInput } from './tax-settings.ts';
import type { PageSlug } from './store-settings.ts';
import { foldedText } from '#readers/folded-text.ts';
import * as texts from './texts.ts';

const settingsLimits = { reasons: 4, socialLinks: 8, categories: 100, originDays: 60, pageText: 60_000 };

const originDaysFault = texts.originDaysFault(settingsLimits.originDays);

const slugList = (name: string) =>
  z
    .array(idField('Category'), { error: `${name} must be a list of slugs.` })
    .max(settingsLimits.categories, { error: `${name} must be a list of slugs.` })
    .optional();

/** Offsets such as `+01:00` are no names: they have no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[\w+-]+)*$/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** Whether it is `https://host…`. With a name and a password in front of the host, a link can look like one to another site. */
const isHttpsAddress = (text: string) =>
  /^https:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text) && !/[\s"<>\\]/.test(text) && URL.canParse(text);

const httpsField = lineField(texts.link, 300).refine(isHttpsAddress, { error: texts.linkFault });

const socialLink = z.object({ label: lineField(texts.label, 40), url: httpsField }, { error: texts.incompleteLink });

const reasons = z.object(
  {
    heading: emptyOr(lineField(texts.reasonsHeading, 80)),
    list: z
      .array(
        z.object(
          { title: lineField(texts.reasonTitle, 80), text: emptyOr(lineField(texts.reasonText, 200)) },
          { error: texts.incompleteReason },
        ),
        { error: 'Reasons must be a list.' },
      )
      .max(settingsLimits.reasons, { error: texts.tooManyReasons(settingsLimits.reasons) }),
  },
  { error: 'Reasons must have a heading and a list.' },
);

const pageText = (slug: PageSlug) => blockField(texts.pageTitles[slug], settingsLimits.pageText).optional();

const pages = z.strictObject(
  Object.fromEntries(pageSlugs.map((slug) => [slug, pageText(slug)])) as Record<PageSlug, ReturnType<typeof pageText>>,
  { error: `Pages must be texts by slug: ${pageSlugs.join(', ')}.` },
);

/** The JSON in the `storeData` part of store/update: only what changes. */
export const storeData = z.object(
  {
    ifVersion: z.int({ error: 'If version must be the version of the settings, a number.' }).min(0).optional(),
    name: lineField(texts.name, 60).optional(),
    contact: z
      .object({
        email: emptyOr(emailField(texts.contactEmail)),
        phone: emptyOr(
          lineField(texts.phone, 40)
            .overwrite(foldedText)
            .refine((text) => /^[+\d][\d\s()./-]*$/.test(text), {
              error: texts.phoneFault,
            }),
        ),
        address: blockField(texts.postalAddress, 300),
      })
      .optional(),
    openingHours: blockField(texts.openingHours, 500).optional(),
    deliveryPromise: emptyOr(lineField(texts.deliveryPromise, 160)).optional(),
    currency: z
      .string({ error: 'Currency must be text.' })
      .trim()
      .toUpperCase()
      .refine(isCurrencyCode, { error: texts.currencyFault })
      .optional(),
    timeZone: lineField(texts.timeZone, 60).refine(isTimeZone, { error: texts.timeZoneFault }).optional(),
    country: z
      .enum(lawCountries, { error: `Country must be one of ${lawCountries.join(', ')}, or null.` })
      .nullable()
      .optional(),
    taxText: emptyOr(lineField(texts.taxText, 200)).optional(),
    tax: taxInput.optional(),
    reasons: reasons.optional(),
    banner: bannerInput.optional(),
    requireFoodFacts: z.boolean({ error: 'Require food facts must be true or false.' }).optional(),
    produceCategories: slugList('Produce categories').meta({
      description: 'The slugs of the categories whose products are fruit and vegetables.',
    }),
    nonFoodCategories: slugList('Non-food categories').meta({
      description: 'The slugs of the categories whose products are no food.',
    }),
    originDays: z
      .int({ error: originDaysFault })
      .min(1, { error: originDaysFault })
      .max(settingsLimits.originDays, { error: originDaysFault })
      .optional()
      .meta({ description: 'For how many days a stated origin is valid.' }),
    guestOrders: guestOrdersChoice.optional(),
    socialLinks: z
      .array(socialLink, { error: 'Social links must be a list.' })
      .max(settingsLimits.socialLinks, { error: texts.tooManyLinks(settingsLimits.socialLinks) })
      .optional(),
    pages: pages.optional(),
    removeBannerPicture: z.boolean({ error: 'Remove banner picture must be true or false.' }).optional(),
    removeLogo: z.boolean({ error: 'Remove logo must be true or false.' }).optional(),
    removeGuaranteePicture: z.boolean({ error: 'Remove guarantee picture must be true or false.' }).optional(),
  },
  { error: 'Store data must be a JSON object.' },
);

const pictureFile = z.file().meta({
  type: 'string',
  format: 'binary',
  description: `JPEG, PNG, WebP or GIF (its first frame), at most ${pictureLimits.megabytes} MB.`,
});

/** The form of store/update, for the OpenAPI description. `readStoreUpload` reads the parts one by one. */
export const storeForm = z.object({
  storeData: storeData.meta({ description: 'Sent as JSON text. Fields that are absent keep their value.' }),
  logo: pictureFile.optional(),
  bannerPicture: pictureFile.optional().meta({ description: 'The photograph of the banner on the home page.' }),
  guaranteePicture: pictureFile
    .optional()
    .meta({ description: 'The picture of the notice of the legal guarantee, which the EU prescribes.' }),
});
