import type { SlotClosedReason } from '#web/__generated__/inputs-and-enums.ts';

export const time = 'Time';
export const day = 'Day';
export const noFreeTime = 'There is no free time at the moment. Please try again later.';
export const closedBecause: Record<SlotClosedReason, string> = {
  CLOSED_DAY: 'The shop is closed on this day',
  FULL: 'Full',
  NO_DELIVERY: 'We do not deliver to this address',
  PAST_CUT_OFF: 'Too late to order for this time',
};
export const collect = 'Collect at the shop';
export const delivery = 'Delivery';
/** Stands after one of the two above, with a comma. */
export const placesLeft = (count: number) => `${count} ${count === 1 ? 'place' : 'places'} left`;
