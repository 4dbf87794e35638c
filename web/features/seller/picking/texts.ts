import type { ReactNode } from 'react';
import type { ShortReason, SubstitutionWish } from '#web/__generated__/seller-picking.ts';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export const pickList = 'Pick list';
export const packingSlips = 'Packing slips';
export const loadingOrders = 'Loading the orders';
export const notLoaded = 'The orders could not be loaded. Please try again.';
const orderCount = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;
/** The orders of the list, and how many of their products are picked. */
export const listNote = (orders: number, done: number, products: number) =>
  `${orderCount(orders)}, ${done} of ${products} products picked`;
/** Nothing is left to pick. */
export const allPicked = (orders: number) => `${orderCount(orders)}, all picked`;
export const slipCount = (count: number) => `${count} ${count === 1 ? 'slip' : 'slips'}`;
/** Some of the chosen orders are not on the page. */
export const leftOut = (count: number) =>
  `${orderCount(count)} ${count === 1 ? 'was' : 'were'} left out: cancelled, or no longer there.`;
export const print = 'Print';
export const backToOrders = 'Back to the orders';
export const nothingToPack = 'No orders to pack';
/** `button` is the name of the list or of the slips. */
export const chooseFirst = (button: string) => `Choose orders in the list, then press ${button}.`;
export const chooseOrders = 'Choose orders';

export const promisedTime = 'Promised time';
export const allTimes = 'All times';
export const noteOf = (number: string) => `Note of No. ${number}`;
export const noteToShop = 'Note to the shop';
export const noteToCourier = 'Note to the courier';
/** The group of the products without a category. */
export const otherProducts = 'Other products';
export const goneProduct = 'A product that is no longer sold';
export const quantityFor = (quantity: number | string, number: string) => `${quantity} for No. ${number}`;
export const notSent = (count: number, isOnline: boolean) =>
  `${count} not sent yet${isOnline ? '.' : ': you are offline.'}`;
export const notConfirmed = 'The shop did not confirm it. Please try again.';
/** The weight of all pieces of a line. */
export const together = (from: number, to: number) => `${from}–${to} g together`;
/** What the shopper wants when the product is not there. */
export const wishes: Record<SubstitutionWish, string> = {
  SIMILAR_NOT_DEARER: 'Replace if missing',
  NONE: 'No substitute',
};
/** `numbers`: the orders with this wish, with commas. */
export const wishOf = (wish: string, numbers: string) => `${wish}: ${numbers}`;
/** The buttons for everything except `all found`. */
export const missingOrReplace = 'Missing or replace…';
export const weighOrReplace = 'Weigh or replace…';
export const otherFor = (button: string, name: string) => `${button} ${name}`;

export const orders = 'Orders';
export const numbered = (number: string) => `No. ${number}`;
export const progress = (order: ReactNode, done: number, total: number) =>
  sentence`${order}: ${done} of ${total} picked`;
export const finish = 'Finish';
export const finishOrder = (number: string) => `Finish order ${number}`;
export const finishHint =
  'Finish sets what the order costs, and the customer sees what is not as ordered. It cannot be undone.';
export const finishTitle = (number: string) => `Finish order ${number}?`;
/** Before a list of products. */
export const notTicked = 'Not ticked. They count as not found, and the customer does not pay for them:';
export const paysBack = (amount: string) =>
  `The goods cost ${amount} less than ordered. The order is paid: the customer gets back now what was not refunded for it before.`;
export const finishNow = 'Finish the order';
export const keepPicking = 'Keep picking';
export const isReady = (number: string) => `Order ${number} is ready`;
/** The amount for what was found, when it is lower than that of the order. */
export const amountInstead = (amount: string, ordered: string) => `${amount} instead of ${ordered}`;

export const order = 'Order';
export const piecesFound = 'Pieces found';
export const piecesOf = (name: string) => `Pieces of ${name}`;
export const piecesHint = (quantity: number, number: string, hasSubstitute: boolean) =>
  `${quantity} ordered for No. ${number}.${hasSubstitute ? ' The substitute takes the place of all of them.' : ''}`;
export const piecesFault = (least: number, most: number, hasSubstitute: boolean) =>
  `Enter a number from ${least} to ${most}${hasSubstitute ? ', or replace by nothing' : ''}.`;
export const weight = 'Weight in grams';
export const weightHint = 'All pieces together.';
/** For goods that are sold in steps of weight; `amount`: such as `300 g`. */
export const stepsHint = (amount: string, number: string) =>
  `${amount} ordered for No. ${number}. Enter what the scale says, or 0 when there is none.`;
export const weightFault = 'Enter the weight of all pieces together, in grams.';
/** `expected` is one of the two texts below. */
export const unlikelyWeight = (grams: number, expected: string) =>
  `${grams} g is unlikely: ${expected} are expected. If it is right, save once more.`;
export const gramRange = (from: number, to: number) => `${from}–${to} g`;
export const aboutGrams = (grams: number) => `about ${grams} g`;
export const reason = 'Reason';
export const reasons: Record<ShortReason, string> = {
  MISSING: 'Not on the shelf',
  DAMAGED: 'Not good enough',
  OTHER: 'Another reason: the rest goes back',
};
export const noSubstitute = 'The customer wants no substitute.';
export const replaceBy = 'Replace by';
/** The choice of no substitute. */
export const nothing = 'Nothing';
export const findSubstitute = 'Find another substitute';
export const save = 'Save';

export const noAddress = 'The store no longer has the address.';
export const isPaid = 'Paid: nothing to collect';
export const isPaidByTest = 'Paid (test payment)';
export const cashToCollect = (amount: string) => `Cash to collect: ${amount}`;
/** The list of the chosen orders with their cash. */
export const tour = 'Tour and cash';
export const stopNumbered = (stop: number, number: string) => `Stop ${stop}: No. ${number}`;
export const arrangeStops = 'Put the stops in the order in which you drive.';
/** @param numbers such as `No. 1001` */
export const notReady = (numbers: string[]) => `Not ready yet: ${numbers.join(', ')}`;
export const startTour = 'Start the tour';
/** @param time such as `2:05 PM` */
export const startedAt = (time: string) => `The tour has started at ${time}.`;
export const saveOrder = 'Save the order';
export const orderSaved = 'The order of the stops is saved.';
export const call = (phone: string) => `Call ${phone}`;
export const map = 'Map';
/** The label of the link `map`: it begins with the same word. */
export const mapFor = (number: string) => `Map for No. ${number}`;
/** The order is paid. */
export const noCash = 'no cash';
export const cashToBringBack = 'Cash to bring back';
/** A part of that sum. */
export const cashAtShop = 'of it when orders are collected';
export const toPay = (amount: string) => `To pay: ${amount}`;

/** After a scan: how many of the ordered pieces are found. */
export const scanned = (name: string, found: number, ordered: number, number: string) =>
  `${name}: ${found} of ${ordered} found for No. ${number}`;
export const allFound = (name: string) => `${name}: everything is found already`;
export const codeInNoLine = (code: string) => `No product of this list has the barcode ${code}. Nothing was marked.`;
/** `scanned` is the sentence about the piece. */
export const scannedCase = (scanned: string) => `${scanned}. The code is of a case: one piece was counted.`;
/** The minimum age of goods, and what the courier does at the door. */
export const withDeposit = (count: number, type: string) => `Deposit: ${count} × ${type}`;
export const fromAge = (age: number) => `only from ${age}`;
export const checkAge = (age: number) => `Check the age: ${age} or over.`;
