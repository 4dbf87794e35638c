import { z } from 'zod';
import { blockField, emailField, lineField } from '#backend/http/text-fields.ts';
import { pictureLimits } from '#backend/images/image-encoder.ts';
import { isCurrencyCode } from '#backend/currency.ts';
import { pageSlugs, pageTitles } from './page-slugs.ts';
import { taxInput } from './tax-settings.ts';
import type { PageSlug } from './store-settings.ts';

const settingsLimits = { socialLinks: 8, pageText: 10_000 };

/** The field, or an empty text. */
const emptyOr = <Field extends z.ZodType<string>>(field: Field) =>
  z.union([z.string().trim().length(0), field], { error: (issue) => firstMessage(issue) });

/** A union has one message for all its members: that of the field itself. */
function firstMessage({ errors = [] }: { errors?: { message: string }[][] }): string | undefined {
  return errors.at(-1)?.[0]?.message;
}

/** Offsets such as `+01:00` are no names: they have no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[\w+-]+)*$/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

const httpsFault = 'Links must be complete https addresses, like https://example.com/shop.';

/** Whether it is `https://host…`. With a name and a password in front of the host, a link can look like one to another site. */
const isHttpsAddress = (text: string) =>
  /^https:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text) && !/[\s"<>\\]/.test(text) && URL.canParse(text);

const httpsField = lineField('Link', 300).refine(isHttpsAddress, { error: httpsFault });

const socialLink = z.object(
  { label: lineField('Label', 40), url: httpsField },
  { error: 'Each link must have a label and an address.' },
);

const pageText = (slug: PageSlug) => blockField(pageTitles[slug], settingsLimits.pageText).optional();

const pages = z.strictObject(
  Object.fromEntries(pageSlugs.map((slug) => [slug, pageText(slug)])) as Record<PageSlug, ReturnType<typeof pageText>>,
  { error: `Pages must be texts by slug: ${pageSlugs.join(', ')}.` },
);

/** The JSON in the `storeData` part of store/update: only what changes. */
export const storeData = z.object(
  {
    ifVersion: z.int({ error: 'If version must be the version of the settings, a number.' }).min(0).optional(),
    name: lineField('Name', 60).optional(),
    contact: z
      .object({
        email: emptyOr(emailField('Contact email')),
        phone: emptyOr(
          lineField('Phone', 40).refine((text) => /^[+\d][\d\s()./-]*$/.test(text), {
            error: 'Phone must be digits, perhaps with a plus sign in front.',
          }),
        ),
        address: blockField('Postal address', 300),
      })
      .optional(),
    openingHours: blockField('Opening hours', 500).optional(),
    deliveryPromise: emptyOr(lineField('Delivery promise', 160)).optional(),
    currency: z
      .string({ error: 'Currency must be text.' })
      .trim()
      .toUpperCase()
      .refine(isCurrencyCode, { error: 'Currency must be an ISO 4217 code with two decimals, like USD or EUR.' })
      .optional(),
    timeZone: lineField('Time zone', 60)
      .refine(isTimeZone, { error: 'Time zone must be a name like Europe/Berlin or America/New_York.' })
      .optional(),
    taxText: emptyOr(lineField('Tax text', 200)).optional(),
    tax: taxInput.optional(),
    socialLinks: z
      .array(socialLink, { error: 'Social links must be a list.' })
      .max(settingsLimits.socialLinks, { error: `There can be at most ${settingsLimits.socialLinks} links.` })
      .optional(),
    pages: pages.optional(),
    removeLogo: z.boolean({ error: 'Remove logo must be true or false.' }).optional(),
  },
  { error: 'Store data must be a JSON object.' },
);

/** The form of store/update, for the OpenAPI description. `readStoreUpload` reads the parts one by one. */
export const storeForm = z.object({
  storeData: storeData.meta({ description: 'Sent as JSON text. Fields that are absent keep their value.' }),
  logo: z
    .file()
    .meta({
      type: 'string',
      format: 'binary',
      description: `JPEG, PNG, WebP or GIF (its first frame), at most ${pictureLimits.megabytes} MB.`,
    })
    .optional(),
});
