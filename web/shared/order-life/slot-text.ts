import type { OrderSlot_slotFragment } from '#web/__generated__/order-life.ts';
import { shopLocale } from '../lib/money.ts';
import { shop } from '../lib/shop.ts';
import * as texts from './texts.ts';

/** The time that an order is promised for, by the shop's clocks, such as `Tue, Nov 24, 9:00 – 11:00 AM`, and whether it is collected. */
export function slotText(
  { start, end, kind }: Pick<OrderSlot_slotFragment, 'start' | 'end' | 'kind'>,
  timeZone = shop().timeZone,
): string {
  const format = new Intl.DateTimeFormat(shopLocale(), {
    ...(timeZone !== undefined && { timeZone }),
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const text = format.formatRange(new Date(start), new Date(end));
  return kind === 'PICKUP' ? texts.toCollect(text) : text;
}
