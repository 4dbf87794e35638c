import { z } from 'zod';
import { dateAt } from '#backend/rules/local-time.ts';
import { blockField, emptyOr, lineField } from '#backend/http/text-fields.ts';
import type { Banner, SavedSettings } from './store-settings.ts';
import * as texts from './texts.ts';

export const emptyBanner: Banner = { heading: '', text: '', from: '', until: '' };

const dateField = z.union([z.literal(''), z.iso.date()], { error: texts.bannerDateFault });

export const bannerInput = z
  .object(
    {
      heading: emptyOr(lineField(texts.bannerHeading, 60)),
      text: blockField(texts.bannerText, 160),
      from: dateField,
      until: dateField,
    },
    { error: 'The banner must have a heading, a text, from and until.' },
  )
  .refine(({ from, until }) => from === '' || until === '' || from <= until, {
    error: texts.bannerDatesFault,
    path: ['until'],
  });

export const bannerFields = {
  heading: z.string().meta({ description: 'May be empty, as the text may.' }),
  text: z.string(),
  from: z
    .string()
    .meta({ description: 'The first day in the time zone of the shop, as `2026-12-01`; empty: at once.' }),
  until: z.string().meta({ description: 'The last day; empty: for good.' }),
  isShown: z.boolean().meta({
    description: 'Whether it has something to show, and today is one of its days. All of it can be read before them.',
  }),
};

/** Whether shoppers see the banner of the seller now. */
export function isBannerShown({ settings: { banner, timeZone }, bannerPicture }: SavedSettings, now: number): boolean {
  if (banner.heading === '' && banner.text === '' && bannerPicture === null) return false;
  const today = dateAt(now, timeZone);
  return banner.from <= today && (banner.until === '' || today <= banner.until);
}
