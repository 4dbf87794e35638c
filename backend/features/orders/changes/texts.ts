import type { OrderStage } from '#backend/db/tables.ts';

export const noSuchOrder = 'There is no such order. Please load the orders again.';
export const changedSince = 'This order was changed in the meantime. Please look at it again.';
export const isCollected =
  'This order is collected at the shop, so it is not sent out. Move it to DONE when it is collected.';
export const cannotBeMoved = (stage: OrderStage, to: OrderStage) =>
  `This order is in the stage ${stage} and cannot be moved to ${to} from there.`;
export const isNoStop = (number: string) =>
  `Order ${number} is collected at the shop, so it is not sent out. Nothing was changed.`;
/** The order is neither ready nor out. */
export const cannotBeSentOut = (number: string, stage: OrderStage) =>
  `Order ${number} is in the stage ${stage} and cannot be sent out. Nothing was changed.`;
export const checkAge = (age: number) =>
  `This order has goods for people of ${age} and over. Please check the age, and confirm it.`;
/** In the events of the order. */
export const ageChecked = (age: number) => `Age checked: ${age} or over.`;
export const isCancelled = 'This order is cancelled already.';
export const sellerCannotCancel = (stage: OrderStage) =>
  `This order is in the stage ${stage} and can no longer be cancelled.`;
/** The wishes for missing products. */
export const wishesAreFixed =
  'The shop has begun to pack this order, so your wish can no longer be changed here. Please contact the store.';
export const shopperCannotCancel = 'This order can no longer be cancelled here. Please contact the store.';
/** The reason of a refund, when the seller gives none for the cancelled order. */
export const cancelled = 'Cancelled';

/** Labels of fields. They stand at the beginning of a sentence, such as "… is required.". */
export const note = 'Note';
export const reason = 'Reason';
export const amountFault = 'Amount must be an amount from 0.01 with at most two decimals.';

export const moved = 'Order moved.';
export const tourStarted = 'Tour started.';
export const cancelledNow = 'Order cancelled.';
export const wishesChanged = 'Your wish was saved.';
export const refunded = 'Refund recorded.';
