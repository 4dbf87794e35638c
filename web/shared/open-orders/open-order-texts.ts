import { shopLocale } from '#web/shared/lib/format/money.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { comma } from '#web/shared/lib/texts.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import type { OpenOrder } from './use-open-orders.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';

/** The promised time of an open order with its place, as a sentence; empty without both. */
export function promiseText({ address, slot }: Pick<OpenOrder, 'address' | 'slot'>): string {
  const place = slot?.kind === 'PICKUP' ? [] : [address?.street, address?.city];
  const promise = [slot && slotText(slot), ...place].filter(Boolean).join(comma);
  return promise && `${promise}.`;
}

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
