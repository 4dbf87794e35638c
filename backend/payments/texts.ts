/** The line on top of every page of the sandbox. */
export const label = 'Sandbox payment — no real money moves';
export const title = 'Sandbox payment';
export const payHeading = 'Pay for your order';
export const orderNumber = (number: number) => `Order No. ${number}`;
export const pay = (amount: string) => `Pay ${amount}`;
export const cancel = 'Cancel';

/** Rows of the bill. */
export const delivery = 'Delivery';
export const deposits = 'Deposit';
export const tax = 'Tax (2 %)';
export const moreProducts = (count: number) => `${count} more products`;

export const seeOrders = 'See my orders';
export const backToCart = 'Back to the cart';
export const goToStore = 'Go to the store';

/** The notices of the sandbox, by the reason why the order cannot be paid. */
export const notices = {
  unknown: {
    title: 'Nothing to pay here',
    text: 'This payment address is not known. Please start again from your cart.',
  },
  otherShopper: {
    title: 'Please log in',
    text: 'Only the shopper who placed this order can pay for it. Log in to the store and open this address again.',
  },
  otherPage: {
    title: 'Please pay on this page',
    text: 'The request did not come from the payment page, so nothing was done.',
  },
  paid: { title: 'Already paid', text: 'This order is paid. There is nothing more to do.' },
  cancelled: {
    title: 'Payment cancelled',
    text: 'This payment was cancelled and nothing was charged. Your cart is still there.',
  },
  expired: {
    title: 'Payment expired',
    text: 'This payment waited too long and nothing was charged. Your cart is still there.',
  },
  replaced: {
    title: 'Replaced by a newer order',
    text: 'You have placed a newer order, so this one ended and nothing was charged. To pay online, start again from your cart.',
  },
  released: {
    title: 'Payment ended by the store',
    text: 'The store has ended this payment and nothing was charged. Your cart is still there: please order again, or contact the store.',
  },
};
export const notRecorded = 'The payment could not be recorded. Please try again.';

/** Notes in the timeline of an order that was paid although it had ended. The seller reads them. */
export const paidAfterNewerOrder = 'Paid after the shopper had placed a newer order.';
export const paidAfterCancelling = 'Paid after it had been cancelled.';
export const paidAfterRelease = 'Paid after the store had released its goods.';
export const paidTooLate = 'Paid after the time for the payment had ended.';
/** `goods` is a list such as `3 × Milk, 150 g Ham`. */
export const noLongerInStock = (goods: string) => `Not in stock any more: ${goods}.`;
export const placeWasFree = 'Its place was free for others meanwhile: please check whether its time can be kept.';
/** `number` is that of the order to which the paid one was added. */
export const firstIsCancelled = (number: number) =>
  `It was added to order ${number}, which is cancelled, so it has neither fee nor minimum: please check it, or cancel it, which refunds it.`;
