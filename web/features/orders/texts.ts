// The page
export const myOrders = 'My orders';
export const awaited = 'Thank you! Your order appears here as soon as the payment is confirmed.';
export const logInToSee = 'Log in to see your orders';
export const logIn = 'Log in';
export const offline = 'You are offline';
export const ordersAppearOnline = 'Your orders will appear here when you are back online.';
export const notLoaded = 'Your orders could not be loaded.';
export const noOrders = 'No orders yet';
export const ordersAppear = 'Your orders and their status will appear here.';
export const startShopping = 'Start shopping';
export const newestFirst = 'Orders, newest first';
export const loadOlder = 'Load older orders';
export const olderNotLoaded = 'The older orders could not be loaded.';
export const olderAdded = (count: number) => `${count} older orders added below.`;
/** The store charges another total for a new order than the cart showed. */
export const otherCharge = (charged: string, shown: string) =>
  `The store charges ${charged} for this order, but your cart showed ${shown}. The store may calculate prices or tax differently. Please contact us if you have a question.`;

// A new order
export const newOrder = 'Your new order';
export const thankYou = (orderNumber: string) => `Thank you! Your order is No. ${orderNumber}.`;
/** @param time the end of the sentence, such as ` in under 30 minutes`; may be empty */
export const broughtTo = (address: string) => `We bring it to ${address}.`;
/** @param slot the promised time, such as `Tue, Nov 24, 9:00 – 11:00 AM` */
export const broughtAt = (address: string, slot: string) => `We bring it to ${address}: ${slot}.`;
export const collectedAt = (slot: string) => `Your time at the shop: ${slot}.`;
/** @param amount undefined after a refund, when the order says what is paid and paid back */
export const allPaid = (amount: string | undefined, isPickup: boolean) =>
  `${amount ? `${amount} is paid. ` : ''}There is nothing to pay ${isPickup ? 'at the shop' : 'at the door'}.`;
export const payInCash = (amount: string, isPickup: boolean) =>
  `Please pay ${amount} in cash ${isPickup ? 'at the shop' : 'at the door'}.`;
export const paymentAwaited = (amount: string) => `The payment of ${amount} is not confirmed yet.`;

// An order
export const orderNamed = (orderNumber: string) => `Order ${orderNumber}`;
export const order = 'Order';
export const numbered = (orderNumber: string) => `No. ${orderNumber}`;
export const date = 'Date';
export const payment = 'Payment';
export const totalAmount = 'Total Amount';
/** The name of the promised time of an order that is collected. */
export const collect = 'Collect';
/** The name of the promised time of a delivery. */
export const delivery = 'Delivery';
/** The name of the amount that was ordered, when less was found. */
export const ordered = 'Ordered';
/** The name of what is paid, paid back and still to pay. */
export const balance = 'Balance';
export const paid = 'Paid';
/** The payment is pending. */
export const pending = 'Pending';
export const onItsWay = (stops: number) =>
  stops === 0
    ? 'Your order is the next stop.'
    : `Your order is on its way. ${stops} ${stops === 1 ? 'stop' : 'stops'} before you.`;
export const progress = 'Progress';
export const products = 'Products';
export const productGone = 'A product that is no longer sold';
export const quantityOf = (quantity: number | string) => `Quantity: ${quantity}`;
export const each = (price: string) => `${price} each`;
export const noteToShop = 'Your note to the shop';
export const noteToCourier = 'Your note to the courier';
export const deliveryAddress = 'Delivery address';
/** Of an order that is collected. */
export const yourAddress = 'Your address';
export const history = 'History';

// What can be done with an order
export const orderAgain = 'Order again';
export const printReceipt = 'Print receipt';
export const addedToCart = 'Added to cart';
export const noneInStock = 'None of these products is in stock today.';
export const productsAdded = (count: number) =>
  `${count} ${count === 1 ? 'product was' : 'products were'} added to your cart.`;
export const noLongerSold = (name: string) => `${name} is no longer sold.`;
export const outOfStock = (name: string) => `${name} is out of stock.`;
export const nowCosts = (name: string, now: string, before: string) => `${name} now costs ${now}. It was ${before}.`;
export const productWithoutName = 'A product without a name';
export const goToCart = 'Go to the cart';
export const notReplaced = 'Not replaced if it is missing';
export const cancelOrder = 'Cancel order';
/** Below an order to which others were added. */
export const cancelAdditionsFirst = 'This order cannot be cancelled before what you added to it.';
export const cancelQuestion = (orderNumber: string) => `Cancel order ${orderNumber}?`;
export const aboutCancelling = (isPaid: boolean) =>
  `The shop will not pack it.${isPaid ? ' What you have paid is paid back to you.' : ''} You can order the same products again at any time.`;
export const cancelIt = 'Cancel the order';
export const keepIt = 'Keep it';
export const backToOrders = 'Back to my orders';
export const saveWish = 'Save the wish';
export const wishSaved = 'Your wish was saved.';
export const wishNotSaved = 'Your wish was not saved. Please try again.';
export const isCancelled = (orderNumber: string) => `Order ${orderNumber} is cancelled.`;
export const notCancelled = 'The order was not cancelled.';

// The receipt
export const receiptOf = (orderNumber: string) => `Receipt of order ${orderNumber}`;
export const receipt = 'Receipt';
export const orderNumbered = (orderNumber: string) => `Order No. ${orderNumber}`;
/** These stand after the payment method and a comma. */
export const isPaid = 'paid';
export const isPending = 'payment pending';
export const product = 'Product';
export const quantity = 'Quantity';
/** The price of one piece. */
export const priceEach = 'Each';
/** The price of all pieces. */
export const sum = 'Sum';
export const price = 'Price';
export const deposits = 'Deposit';
export const shippingFee = 'Shipping Fee';
export const free = 'Free';
export const tax = 'Tax';
export const leftAfterRefunds = 'Left after refunds';
export const withTax = 'with Tax';
export const taxNumber = (given: string) => `Tax number ${given}`;
/**
 * @param names the end of the first word, such as ` for Carrots, Soap`; may be empty
 * @param state such as `on its way`; only for a refund that has not arrived
 */
export const refund = (names: string, moment: string, state: string | undefined, reason: string | null) =>
  `Refund${names}, ${moment}${state ? `, ${state}` : ''}${reason ? `: ${reason}` : ''}`;
/** @param tax the name of the tax */
export const includedTax = (rate: string, tax: string, net: string) => `incl. ${rate} % ${tax} on ${net} net`;

// The withdrawal
/** The law’s words. */
export const withdraw = 'Withdraw from contract';
export const withdrawalReceived = (time: string) => `Your withdrawal was received ${time}.`;
