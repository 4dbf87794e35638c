import { shopLocale } from '#web/shared/lib/format/money.ts';

/** The name of a country by its code, such as `DE`; other texts as they are. */
export function originText(origin: string): string {
  if (!/^[A-Z]{2}$/.test(origin)) return origin;
  return new Intl.DisplayNames(shopLocale(), { type: 'region', fallback: 'code' }).of(origin) ?? origin;
}
