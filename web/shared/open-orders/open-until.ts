import { shopLocale } from '#web/shared/lib/format/money.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';

/** Within so much time, the name of the weekday says which day is meant. */
const sixDaysMs = 6 * 86_400_000;

/** The moment until which an order is open, by the shop's clocks, such as `Wed 6:00 PM`. */
export function openUntilText(openUntil: string): string {
  const { timeZone } = shop();
  const at = new Date(openUntil);
  if (at.getTime() - Date.now() > sixDaysMs) return formatMoment(at);
  const format = new Intl.DateTimeFormat(shopLocale(), {
    ...(timeZone && { timeZone }),
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(at);
}
