import type { PaymentMethod } from '#web/__generated__/seller-orders.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';

export const orders = 'Orders';
export const loadingOrders = 'Loading the orders';
export const orderList = (isByPromise: boolean) => `Orders, ${isByPromise ? 'by promised time' : 'newest first'}`;
export const orderCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`;
/** The orders of the page, and how many of them are not paid. */
export const ordersAndPending = (count: number, pending: number) =>
  `${orderCount(count)}, ${formatNumber(pending)} pending`;
/** `counts`: the text above, in a list that has cancelled orders too. */
export const withoutCancelled = (counts: string) => `${counts}, without cancelled ones`;
/** `hasMore`: whether there may be more. */
export const newOrders = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? ' or more' : ''} new ${count === 1 ? 'order' : 'orders'}`;
export const showNewOrders = (count: number, hasMore: boolean) => `Show ${newOrders(count, hasMore)}`;
export const outdated = 'The shop cannot be reached, so this list may be out of date. It updates by itself.';
export const noOrdersYet = 'No orders yet';
export const whenOrdersAppear = 'Orders appear here as soon as shoppers place them.';
/** For people who see only the orders that are to be packed or delivered. */
export const noOrdersToPack = 'No orders to pack';
export const whenNewOrdersAppear = 'New orders appear here as soon as shoppers place them.';
export const checkProductList = 'Check the product list';
export const noOrdersMatch = 'No orders match. Change the filters.';
export const soundForNewOrders = 'Sound for new orders';
export const chooseAll = (count: number) => `Choose all ${formatNumber(count)} shown`;
/** `total` is undefined when it is not known. */
export const shownOrders = (count: number, total: number | undefined) =>
  `${formatNumber(count)}${total === undefined ? '' : ` of ${formatNumber(total)}`} orders are shown.`;
export const loadOlder = 'Load older orders';
/** In place of it in a list by promised time. */
export const loadMore = 'Load more orders';
export const olderAdded = (count: number) => `${count} more orders added below.`;
export const olderNotLoaded = 'More orders could not be loaded.';

export const search = 'Search';
export const searchPlaceholder = 'Number, name, phone, email or place';
/** For packers, who do not see emails and places. */
export const packerSearchPlaceholder = 'Number, name or phone';

/** The tabs of the stages. */
export const stages = 'Stages';
export const all = 'All';
/** The orders that are neither delivered nor cancelled. */
export const open = 'Open';

// The promised time.
/** The name of the links, which choose the day of the promised time. */
export const promisedDay = 'Promised for';
export const anyDay = 'Any day';
export const tomorrow = 'Tomorrow';
/** The field for another day. */
export const otherDay = 'Another day';
/** The name of the links, which choose one of the promised times of the day. */
export const promisedTimes = 'Promised time';
export const allTimes = 'All times';
export const nonePromised = 'No order is promised for this day.';
export const sortBy = 'Sort';
export const newestFirst = 'Newest first';
export const byPromise = 'Promised time';

/** The button that opens the sums, the chart and the filters. */
export const sumsAndFilters = 'Sums, chart and filters';
export const totalAmount = 'Total amount';
export const pendingPayment = 'Pending payment';
export const averageOrder = 'Average order';
export const testOrders = (count: number, amount: string) =>
  `Not counted: ${orderCount(count)} with a test payment, for ${amount}. Test payments move no money.`;
export const paymentStatus = 'Payment status';
export const paid = 'Paid';
export const pending = 'Pending';
export const paymentMethod = 'Payment method';
export const methodNames: Record<PaymentMethod, string> = {
  COD: 'Cash on delivery or at the shop',
  ONLINE: 'Online payment',
};
export const period = 'Period';
export const allTime = 'All';
export const today = 'Today';
export const lastDays = (count: number) => `${count} days`;
/** Opens the fields for the first and the last day. */
export const twoDays = 'From day to day…';
export const firstDay = 'First day';
export const lastDay = 'Last day';
/** The beginning of the name of the exported file: its days follow. */
export const fileName = 'orders';
export const exportCsv = 'Export CSV';
export const loadingForFile = (count: number, total: number) => `Loading ${count} of ${total}…`;
export const cancelledInNoSum = 'Cancelled orders are in no sum.';
/** `leavesOut`: whether cancelled and test orders are left out. */
export const lastTwoWeeks = (leavesOut: boolean) =>
  `All orders of the last two weeks${leavesOut ? ' except cancelled and test orders' : ''}`;
export const chartLabel = (count: number, amount: string) =>
  `${count} ${count === 1 ? 'order' : 'orders'} for ${amount} in the last two weeks.`;
export const showTable = 'Show table';
export const day = 'Day';

export const numbered = (number: string) => `No. ${number}`;
/** The title of an order without a name. */
export const nameless = 'Order';
export const chooseOrder = (number: string) => `Choose order ${number}`;
export const pieces = (count: number) => `${formatNumber(count)} ${count === 1 ? 'piece' : 'pieces'}`;
// Marks of an order in the list.
export const hasNote = 'Note';
export const mayReplace = 'Replace';
export const isTest = 'Test';
export const noPromise = 'No promised time';
export const goneProduct = 'A product that is no longer sold';
export const noteToShop = 'Note to the shop';
export const noteToCourier = 'Note to the courier';
export const amount = 'Amount';
/** The part of the amount that is for the delivery. */
export const deposits = 'Deposit';
/** Opens the form for containers that come back with the order. */
export const enterContainers = 'Enter empties';
export const shippingFee = 'Shipping fee';
/** The amount as it was ordered, when the final amount is lower. */
export const orderedAmount = 'Ordered';
export const payment = 'Payment';
/** What is paid, paid back and still to pay. */
export const balance = 'Balance';
/** The promised time. */
export const promised = 'Promised';
export const date = 'Date';
export const noDate = 'N/A';
export const history = 'History';
export const noAddress = 'The store no longer has the address.';
export const addressDeleted = 'The address was deleted with the account.';

/** The button that moves an order to a stage, with the name of the stage. */
export const markAs = (stage: string) => `Mark as ${stage.toLowerCase()}`;
export const markAsPaid = (stage: string) => `Mark as ${stage.toLowerCase()} and paid`;
/** The courier has brought the order back. */
export const backTo = (stage: string) => `Back to ${stage.toLowerCase()}`;
export const openRefund = 'Refund…';
export const openCancel = 'Cancel order…';
export const changeUnknown = 'The shop did not say whether the order has changed. Please look at it again.';
export const changed = 'Done.';
export const notChanged = 'The order was not changed.';
/** The order was changed by somebody else. `said` is the sentence of the store. */
export const changedSince = (said: string, stage: string) => `${said} It is now “${stage}”. Please look at it again.`;

export const chosenOrders = 'Chosen orders';
export const chosenCount = (count: number) => `${orderCount(count)} chosen`;
export const moving = (at: number, total: number) => `Moving ${at} of ${total}…`;
/** The button that moves several orders to a stage. */
export const markSome = (count: number, stage: string) => `Mark ${formatNumber(count)} as ${stage.toLowerCase()}`;
export const markSomeAsPaid = (count: number, stage: string) => `${markSome(count, stage)} and paid`;
export const markedAs = (count: number, stage: string) => `${orderCount(count)} marked as ${stage.toLowerCase()}.`;
/** `why` is one of the four reasons below. */
export const stays = (number: string, why: string) => `No. ${number} stays as it is: ${why}.`;
export const isCollectedAtShop = 'it is collected at the shop';
export const isNotPicked = 'not every product is picked';
export const hasNoNextStep = 'it has no next step';
export const isInStage = (stage: string) => `it is “${stage}”`;
export const refusedFor = (number: string, message: string) => `No. ${number}: ${message}`;
export const hide = 'Hide';
export const pickList = 'Pick list';
export const packingSlips = 'Packing slips';
/** Chooses no orders. */
export const clear = 'Clear';

export const cancelTitle = (number: string) => `Cancel order ${number}?`;
/** `refund` is undefined when nothing is paid back. */
export const cancelConsequences = (refund: string | undefined) =>
  `The customer sees it among their orders.${refund === undefined ? '' : ` ${refund} is refunded.`} This cannot be undone.`;
export const reason = 'Reason';
export const customerReadsReason = 'The customer can read it.';
export const cancelOrder = 'Cancel the order';
export const keepOrder = 'Keep the order';
export const backToOrders = 'Back to the orders';

export const refundTitle = (number: string) => `Refund order ${number}`;
export const products = 'Products';
export const productsHint = 'Their taxes are corrected. Choose none for a part of the whole order.';
/** `quantity`: of what was delivered. */
export const refundableLine = (amount: string, name: string, most: string) => `${amount} ${name}, up to ${most}`;
export const forMissing = 'If products are missing when the order is packed';
export const pleaseChoose = 'Please choose';
export const paidBesides = 'they are paid back besides this refund';
export const countsTowards = 'this refund counts towards them';
export const forMissingFault = 'Choose what this refund means for missing products.';
export const mostRefund = (most: string) => `Up to ${most} can be refunded.`;
export const amountFault = (least: string, most: string) => `Enter an amount from ${least} to ${most}.`;
export const reasonFault = 'Say why. The customer can read it.';
export const refund = 'Refund';
export const notNow = 'Not now';

export const waitingForPayment = (count: number, hasMore: boolean) =>
  `Waiting for payment or confirmation (${hasMore ? `more than ${count}` : count})`;
export const unpaidHint =
  'These orders hold their products and times until they are paid or, without an account, confirmed by mail. Releasing an order ends it: its products and its time can be ordered again.';
export const unpaidList = 'Orders that wait for payment or confirmation, newest first';
export const heldUntil = (moment: string) => `Held until ${moment}`;
export const release = 'Release';
export const releaseOrder = (number: string) => `Release order ${number}`;
export const releaseUnknown = 'The shop did not say whether the order was released. Please look at the list again.';
export const released = 'The order was released.';
export const notReleased = 'The order was not released.';

// The withdrawals from orders
/** The mark of an order. */
export const hasWithdrawal = 'Withdrawal received';
export const withdrawals = 'Withdrawals';
export const noWithdrawals = 'No withdrawals yet.';
export const showOlderWithdrawals = 'Show older ones';
export const markAnswered = 'Mark as answered';
export const withdrawalAnswered = (time: string) => `Answered ${time}`;
export const takeAnswerBack = 'Not answered yet';
/** In place of the last text where the store notes answers. */
export const aboutAnswers =
  'Nothing is cancelled or refunded by a withdrawal. Its sender has a receipt. Please answer by mail or phone, and mark it here as answered.';
export const withdrawalSent = (time: string) => `Sent ${time}`;
export const wholeOrder = 'The whole order';
export const withdrawalOfOrder = 'There is an order with this number and email:';
export const withdrawalOfNoOrder = 'There is no order with this number and email.';
export const withdrawnOrder = (number: string) => `Order No. ${number}`;
export const withdrawnGoods = (goods: string) => `Goods: ${goods}`;
export const withdrawalDeleted = 'The account was deleted.';
export const aboutWithdrawals =
  'Nothing is cancelled or refunded by a withdrawal. Its sender has a receipt. Please answer by mail or phone: this page does not record answers.';

// The minimum age
/** Beside a box that the seller ticks before an order is delivered. */
export const ageChecked = (age: number) => `Age checked: ${age} or over`;
/** The reason why an order stays; see above. */
export const needsAgeCheck = (age: number) => `the age of its shopper must be checked (${age} or over)`;
/** The mark of an order. */
export const fromAge = (age: number) => `${age}+`;

// Orders by telephone
export const takeOrder = 'Order by telephone';
export const customers = 'Customers';
