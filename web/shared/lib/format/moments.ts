import { shopLocale } from './money.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';

const styles = {
  /** Day and time, such as `Nov 22, 2026, 2:05 PM`. */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** The day in words, for receipts. */
  longMoment: { dateStyle: 'long', timeStyle: 'short' },
  /** The day without its year. */
  day: { month: 'short', day: 'numeric' },
  /** The day with its year. */
  date: { dateStyle: 'medium' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment by the rules of the shop's locale, in the shop's time zone, or in this browser's when the store does not
 * tell the zone.
 */
export function formatMoment(
  moment: string | Date,
  style: keyof typeof styles = 'moment',
  timeZone = shop().timeZone,
): string {
  const locale = shopLocale();
  const key = `${locale} ${style} ${timeZone}`;
  const known = formats.get(key);
  const format = known ?? new Intl.DateTimeFormat(locale, { ...styles[style], ...(timeZone && { timeZone }) });
  if (!known) formats.set(key, format);
  return format.format(new Date(moment));
}
