import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';
import type { Refund } from './order-types.ts';
import type { OrderStage } from './order-types.ts';

/** The stages as shoppers and sellers read them: the words of the order's status (`gateway/documents/texts.ts`). */
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

export const cashOnDelivery = 'Cash on delivery';
export const cashAtShop = 'Cash at the shop';
export const onlinePayment = 'Online payment';
// The amounts of an order, one beside the other.
export const paid = (amount: string) => `${amount} paid`;
export const refunded = (amount: string) => `${amount} refunded`;
export const toPay = (amount: string) => `${amount} to pay`;
export const nothingCharged = 'Nothing was charged';

/** `time`: a day with the times between which an order is collected. */
export const toCollect = (time: string) => `${time}, to collect`;

// The other orders of the same stop: the one that an order was added to, or those that were added to it.
export const addedTo = 'Added to';
export const additions = 'Additions';
export const numbered = (orderNumber: string) => `No. ${orderNumber}`;

// What was found of an ordered product.
export const notFound = 'Not found, not charged';
export const replacedBy = (amount: string, product: string) => `Replaced by ${amount} ${product}`;
export const found = (count: number, ordered: number) => `${count} of ${ordered} found`;

/** The words for the states of a refund. They stand after a comma. */
export const refundStates: Record<Refund['state'], string> = {
  PENDING: 'on its way',
  DONE: 'paid back',
  FAILED: 'not paid back: the payment provider refused it',
};
/** Stands after "Refund" or an amount. */
export const forProducts = (names: string) => ` for ${names}`;
export const goneProduct = 'a product that is no longer sold';

/** The names of lists for screen readers. */
export const history = 'History';
export const notes = 'Notes';
export const reached = (time: ReactNode, stage: string, note: string | null) =>
  sentence`${time}: ${stage}${note ? `. ${note}` : ''}`;
/** `products`: empty, or such as " for Carrots, Soap". */
export const refund = (time: ReactNode, amount: string, products: string, state: string, reason: string | null) =>
  sentence`${time}: Refund of ${amount}${products}, ${state}${reason ? `. ${reason}` : ''}`;
/** Behind what happened, for the seller. */
export const doneBy = (name: string) => `by ${name}`;
