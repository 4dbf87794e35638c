import { useShopTimeZoneQuery, type OrderSlot_slotFragment } from '#web/__generated__/order-life.ts';
import { slotText } from './slot-text.ts';

/** The time that an order is promised for, by the clocks of the shop. */
export function SlotText({ slot }: { slot: OrderSlot_slotFragment }) {
  const { data, loading } = useShopTimeZoneQuery();
  return !loading && slotText(slot, data?.store?.timeZone ?? undefined);
}
