import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import type { OrderSlot } from '../order.ts';
import { shareOfUnpaid } from '#backend/rules/availability.ts';
import { readSettings } from '#backend/features/shop/settings/settings-repository.ts';
import type { StoreSettings } from '#backend/features/shop/settings/store-settings.ts';
import { areaOf, feeOf } from '#backend/rules/delivery-area.ts';
import { countTaken, readPlan, slotLock } from './delivery-repository.ts';
import type { DeliveryArea, DeliveryPlan } from './delivery-plan.ts';
import { periodText } from '#backend/rules/local-time.ts';
import { closedBecause, exceededBy, slotsAhead, type DatedSlot, type Exceeded } from '#backend/rules/slots.ts';
import * as texts from './texts.ts';

/** The parts of a new order that decide whether a slot can be promised. */
interface PromisedOrder {
  slotId: string | null;
  /** Whether the store has the feature `orders.slots`. */
  hasSlots: boolean;
  /** What the order waits for; null for an order that is placed at once. */
  waitsFor: 'PAYMENT' | 'PRESS' | null;
  address: AddressFields;
  subtotalCents: number;
  settingsDefaults: StoreSettings;
  amountText: (cents: number) => string;
  /** Whether it may exceed the places of its time, and the last time to order. */
  isException: boolean;
}

/** `exceeded` is what the order exceeds by exception. */
type Promised = { slot: OrderSlot | null; shippingCents: number; exceeded: Exceeded[] };

/**
 * Takes the place of a new order in its slot, which stays locked until the transaction ends, and says what the delivery costs. The
 * plan is read after the lock, so that no order takes a place of a plan that is changed meanwhile.
 * Or refuses: the slot is closed, the address is in no area, or the order is below the minimum of its area. Lock the order's
 * products before.
 */
export async function reserveSlot(
  database: Database,
  trx: DatabaseTransaction,
  order: PromisedOrder,
  now: number,
): Promise<Promised | { refusal: Refusal }> {
  if (order.hasSlots && order.slotId !== null) await database.lockIds(trx, [slotLock(order.slotId)], 'exclusive');
  const plan = await readPlan(trx);
  if (!order.hasSlots || (plan.windows.length === 0 && plan.areas.length === 0))
    return { slot: null, shippingCents: 0, exceeded: [] };
  const area = areaOf(plan.areas, order.address.postalCode);
  const isDelivered = plan.areas.length === 0 || area !== null;
  const chosen = plan.windows.length === 0 ? null : await takePlace(trx, { plan, order, isDelivered }, now);
  if (chosen !== null && 'refusal' in chosen) return chosen;
  const slot = chosen && { id: chosen.id, kind: chosen.kind, start: chosen.start, end: chosen.end };
  const promised = { slot, shippingCents: 0, exceeded: chosen?.exceeded ?? [] };
  return slot?.kind === 'PICKUP' || plan.areas.length === 0 ? promised : withFee(area, order, promised);
}

/** Adds the fee of a delivery, or refuses it. `area` is null outside of all areas. */
function withFee(
  area: DeliveryArea | null,
  { address, subtotalCents, amountText }: PromisedOrder,
  promised: Promised,
): Promised | { refusal: Refusal } {
  if (area === null) {
    return { refusal: refused('REFUSED', texts.noDeliveryTo(address.postalCode), 'address') };
  }
  if (subtotalCents < area.minimumCents) {
    const missing = amountText(area.minimumCents - subtotalCents);
    const text = texts.belowMinimum(area.name, amountText(area.minimumCents), missing);
    return { refusal: refused('REFUSED', text, 'items') };
  }
  return { ...promised, shippingCents: feeOf(area, subtotalCents) };
}

async function takePlace(
  trx: DatabaseTransaction,
  { plan, order, isDelivered }: { plan: DeliveryPlan; order: PromisedOrder; isDelivered: boolean },
  now: number,
): Promise<(DatedSlot & { exceeded: Exceeded[] }) | { refusal: Refusal }> {
  const { slotId, settingsDefaults } = order;
  const { timeZone } = (await readSettings(trx, settingsDefaults)).settings;
  const slots = slotsAhead(plan, timeZone, now);
  const chosen = slots.find(({ id }) => id === slotId);
  // Counted after the lock: orders that waited for it see each other.
  const taken = await countTaken(trx, slots);
  const takenOf = ({ id }: DatedSlot) => taken.get(id)?.stops ?? 0;
  const reasonOf = (slot: DatedSlot) => closedBecause(slot, { taken: takenOf(slot), isDelivered, now });
  const reason = chosen && reasonOf(chosen);
  if (chosen && order.isException && (reason === 'FULL' || reason === 'PAST_CUT_OFF')) {
    return { ...chosen, exceeded: exceededBy(chosen, { taken: takenOf(chosen), now }) };
  }
  if (chosen && reason === null) {
    const isHeldTooMuch =
      order.waitsFor !== null && (taken.get(chosen.id)?.unpaid ?? 0) >= shareOfUnpaid(chosen.capacity);
    if (!isHeldTooMuch) return { ...chosen, exceeded: [] };
    const heldText = order.waitsFor === 'PRESS' ? texts.placesHeldForGuest : texts.placesHeld;
    const text = heldText(periodText(chosen.start, chosen.end, timeZone));
    return { refusal: refused('REFUSED', text, 'slotId') };
  }
  const nextFree = slots.find((slot) => reasonOf(slot) === null && (!chosen || slot.kind === chosen.kind));
  const anyFree = nextFree ?? slots.find((slot) => reasonOf(slot) === null);
  const nameOf = ({ start, end }: DatedSlot) => periodText(start, end, timeZone);
  const problem =
    chosen && reason
      ? texts.timeIsClosed(nameOf(chosen), reason)
      : slotId === null
        ? texts.chooseTime
        : texts.timeNotOffered;
  const advice = anyFree
    ? (anyFree.kind === 'PICKUP' ? texts.nextFreeToCollect : texts.nextFree)(nameOf(anyFree))
    : texts.noFreeTime;
  return { refusal: refused('SLOT_CLOSED', `${problem} ${advice}`, 'slotId') };
}
