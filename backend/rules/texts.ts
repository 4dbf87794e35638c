import type { SlotWindow } from '#backend/features/orders/delivery/delivery-plan.ts';
import { collectedTexts, stageTexts } from './stages.ts';

/** The days of the week, from Monday. */
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const kindNames: Record<SlotWindow['kind'], string> = { DELIVERY: 'delivery', PICKUP: 'collection' };
/** `time` is such as 09:00–11:00, `on` is a list of days. */
export const timeIsTwice = (kind: SlotWindow['kind'], time: string, on: string) =>
  `The ${kindNames[kind]} time ${time} is there twice on ${on}. Please remove one, and add its places to the other.`;
export const timesOverlap = (kind: SlotWindow['kind'], first: string, second: string, on: string) =>
  `The ${kindNames[kind]} times ${first} and ${second} overlap on ${on}. Please change or remove one of them.`;

/** The names of the stages, as the web app has them (`web/shared/order-life/texts.ts`). In English they are the `status` of an order. */
export const stageNames = stageTexts;
// The stages of an order that the shopper collects.
export const readyToCollect = collectedTexts.READY;
export const collected = collectedTexts.DONE;
