import type { ClosedReason } from '#backend/rules/slots.ts';

/** Labels of fields. They stand at the beginning of a sentence, such as "… must be a time like 09:30.". */
export const from = 'From';
export const to = 'To';
export const places = 'Places';
export const lastTime = 'The last time to order';
export const daysBefore = 'The days before';
export const daysAhead = 'Days ahead';
export const postalCode = 'Postal code';
export const name = 'Name';
export const fee = 'Fee';
export const freeFrom = 'Free from';
export const minimum = 'Minimum';

/** The name of the delivery plan in the list of changes. */
export const delivery = 'Delivery';

export const isNoWhole = (label: string, min: number, max: number) =>
  `${label} must be a whole number from ${min} to ${max}.`;
/** After the sentence about the places. */
export const removeInstead = 'Remove a time that takes no orders.';
export const isNoTime = (label: string) => `${label} must be a time like 09:30.`;
export const isNoAmount = (label: string) => `${label} must be an amount with at most two decimals.`;
export const isNoDate = 'Each closed day must be a date like 2026-12-25.';
export const toBeforeFrom = 'To must be later than from.';
export const lastTimeAfterFrom = 'On the same day, the last time to order cannot be later than from.';
/** `date` is such as 2026-12-25. */
export const closedDayIsOver = (date: string) => `The closed day ${date} is over. Please remove it.`;
/** The last one of a list, for those that are not named. */
export const more = (count: number) => `${count} more`;
export const closedDaysAreOver = (dates: string) => `The closed days ${dates} are over. Please remove them.`;
export const postalCodeFault =
  'Postal codes have letters, digits and hyphens; write * behind the beginning of several codes, like SW1A*.';
export const noPostalCode = 'An area must have at least one postal code.';
export const tooManyPostalCodes = (max: number) => `An area can have at most ${max} postal codes.`;
export const freeFromBelowMinimum =
  'Free from cannot be less than the minimum order. Please raise it, or lower the minimum.';
export const tooManyWindows = (max: number) => `There can be at most ${max} windows.`;
export const tooManyClosedDays = (max: number) => `There can be at most ${max} closed days.`;
export const tooManyAreas = (max: number) => `There can be at most ${max} areas.`;

export const saved = 'Delivery saved.';
/** Orders that are promised times which the plan no longer has. */
export const keepTimes = (orders: number) =>
  orders === 1
    ? '1 order is promised for a time that you removed, and keeps it.'
    : `${orders} orders are promised for times that you removed, and keep them.`;
export const changedSince = 'The delivery plan was changed elsewhere since you opened it. Compare both and save again.';

export const noDeliveryTo = (code: string) => `The shop does not deliver to ${code}. Please choose another address.`;
export const belowMinimum = (area: string, minimum: string, missing: string) =>
  `Deliveries to ${area} start at ${minimum}. Please add products for ${missing} more.`;
/** `time` is such as `Tuesday 24 November, 09:00–11:00`, here and below. */
export const placesHeld = (time: string) =>
  `Other shoppers are paying online for places of the time ${time}, and the rest is kept for orders paid in cash. Please choose to pay in cash, or another time.`;
export const placesHeldForGuest = (time: string) =>
  `The places left of the time ${time} are kept for other shoppers. Please log in to take one, or choose another time.`;

/** Why a time cannot be had, by the reason. */
const closedTexts: Record<ClosedReason, string> = {
  FULL: 'is full',
  PAST_CUT_OFF: 'can no longer be ordered',
  CLOSED_DAY: 'is on a day on which the shop is closed',
  NO_DELIVERY: 'is for deliveries, and the shop does not deliver to this postal code',
};
export const timeIsClosed = (time: string, reason: ClosedReason) => `The time ${time} ${closedTexts[reason]}.`;
export const chooseTime = 'Please choose a time for this order.';
export const timeNotOffered = 'The time that you chose is no longer offered.';
export const nextFree = (time: string) => `The next free time is ${time}.`;
export const nextFreeToCollect = (time: string) => `The next free time is ${time}, to collect at the shop.`;
export const noFreeTime = 'There is no free time at the moment. Please try again later.';
