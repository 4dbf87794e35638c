import { shopLocale } from '#web/shared/lib/format/money.ts';
import { plainAmount } from '#web/shared/lib/format/numbers.ts';
import { timeText } from './store-days.ts';

/** The separator of cells in spreadsheets of the shop's locale: a semicolon where the comma is the decimal sign. */
export const localSeparator = () => (plainAmount(0).includes(',') ? ';' : ',');

/** A moment in digits, as in the shop's locale. English shops get `2026-03-29 14:05`, which sorts. */
export function localMoment(moment: string, timeZone: string): string {
  const locale = shopLocale();
  if (locale === 'en-US') return timeText(moment, timeZone);
  const parts = [
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  ] as const;
  return parts.map((part) => new Intl.DateTimeFormat(locale, { ...part, timeZone }).format(new Date(moment))).join(' ');
}
