import type { OrderSlot_slotFragment } from '#web/__generated__/order-life.ts';
import { shopLocale } from '#web/shared/lib/format/money.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import * as texts from './texts.ts';

type SlotTimes = Pick<OrderSlot_slotFragment, 'start' | 'end' | 'kind'>;

/** The time that an order is promised for, by the shop's clocks, such as `Tue, Nov 24, 9:00 – 11:00 AM`, and whether it is collected. */
export function slotText(slot: SlotTimes, timeZone = shop().timeZone): string {
  return withKind(slotDayText(slot, timeZone), slot);
}

/** The same beside words that say already that the order is collected. */
export function slotDayText(slot: SlotTimes, timeZone = shop().timeZone): string {
  return rangeText(slot, timeZone, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** The same without the day, such as `9:00 – 11:00 AM`. */
export function slotTimesText(slot: SlotTimes, timeZone = shop().timeZone): string {
  return withKind(rangeText(slot, timeZone, {}), slot);
}

function rangeText({ start, end }: SlotTimes, timeZone: string | undefined, day: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(shopLocale(), {
    ...(timeZone !== undefined && { timeZone }),
    ...day,
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.formatRange(new Date(start), new Date(end));
}

const withKind = (text: string, { kind }: SlotTimes) => (kind === 'PICKUP' ? texts.toCollect(text) : text);
