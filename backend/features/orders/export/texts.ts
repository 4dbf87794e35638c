import type { OrderStage } from '#backend/db/tables.ts';

/** The stages in the file of orders: the words of the web app (`web/shared/order-life/texts.ts`). */
export const stageNames: Record<OrderStage, string> = {
  PLACED: 'Order Placed',
  PICKING: 'Being Packed',
  READY: 'Ready',
  OUT: 'Out For Delivery',
  DONE: 'Delivered',
  CANCELLED: 'Cancelled',
};
// The stages of an order that the shopper collects.
export const readyToCollect = 'Ready To Collect';
export const collected = 'Collected';

export const paymentNames = { COD: 'Cash on delivery', Online: 'Online payment' };

// What was found of an ordered product.
export const notFound = 'Not found, not charged';
export const replacedBy = (count: number, product: string) => `Replaced by ${count} × ${product}`;
export const found = (count: number, ordered: number) => `${count} of ${ordered} found`;
export const grams = (count: number) => `${count} g`;

/** In the column of test orders. */
export const test = 'test';

export const exportRuns = 'Your last file of orders is still being written. Please wait for it, then try again.';
