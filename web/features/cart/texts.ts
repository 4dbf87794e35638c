import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

// The page
export const cartLoads = 'Loading your cart…';
export const needsScripts = 'Your cart needs JavaScript. Please turn it on and reload this page.';
export const yourCart = 'Your cart';
export const cartIsEmpty = 'Your cart is empty';
export const addSomething = 'Add something fresh. Your cart is saved while you browse.';
export const startShopping = 'Start shopping';
export const continueShopping = 'Continue shopping';
export const productsInCart = 'Products in your cart';
export const removedFromCart = 'Removed from your cart';
export const notLoaded = 'Your cart is safe, but its products could not be loaded.';
export const itemsOf = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
export const noLongerSold = (count: number) =>
  count === 1
    ? 'One product is no longer sold and was removed from your cart.'
    : `${count} products are no longer sold and were removed from your cart.`;
/** For a visitor whose browser blocks the storage. */
export const notStored = 'Your browser does not let this shop store your cart. After a reload it is empty.';

// A product's row
export const mostYouPay = 'Sold by weight: the price is the most you pay.';
export const each = (price: string) => `${price} each`;
export const priceChanged = (now: string, before: string) => `Price changed: now ${now}, was ${before}`;
export const outOfStock = 'Out of stock';
export const stepsChanged = (step: string, amount: string) =>
  `Now in steps of ${step}: ${amount}. Please check the amount.`;
export const otherAmounts = (from: string, to: string) => `Sold from ${from} to ${to}. Please choose another amount.`;
export const onlyLeft = (left: number | string) => `Only ${left} left. Please choose fewer.`;
export const removeOne = (name: string) => `Remove one ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const addOne = (name: string) => `Add one ${name}`;
export const atMost = (max: number, name: string) => `You can have at most ${max} of ${name}`;
export const isOutOfStock = (name: string) => `${name} is out of stock`;
/** For screen readers: stands before a sum. */
export const notInTotal = 'Not in the total:';
export const removedName = (name: ReactNode) => sentence`${name} Removed ·`;
export const undo = 'Undo';
export const putBack = (name: string) => `Undo: put ${name} back`;
export const hideMessage = (name: string) => `Hide the message about ${name}`;
export const cartUpdated = 'Cart Updated';
export const nowInCart = (quantity: number | string, name: string) => `${quantity} of ${name} in the cart`;
export const leftInCart = (quantity: number | string, name: string) => `${quantity} of ${name} left in the cart`;
export const nameRemoved = (name: string) => `${name} removed`;

// The order summary
export const orderSummary = 'Order summary';
export const loadingSummary = 'Loading the order summary';
export const logInToChoose = 'Log in to choose where we deliver.';
export const logInToCollect = 'Log in to place the order.';
export const loadingTimes = 'Loading the times…';
export const timesNotLoaded = 'The delivery times could not be loaded.';
export const youSave = (amount: string) => `You save ${amount} with today’s offers`;
export const paymentLeft = 'You left the payment page before the order was paid. To try again, place the order.';
/** @param name the shopper who is logged in now */
export const otherShopper = (name: string) =>
  `You are logged in as ${name} now. Choose the delivery address, then place the order.`;
export const totalChanged = (now: string, before: string) =>
  `The total is now ${now}. It was ${before}. Check your cart, then place the order again.`;
export const offline = 'You are offline. Your cart is saved. You can order when you are back online.';
/** @param soldOut the number of products in the cart that are out of stock; a notice above has named them */
export const placeOrder = (soldOut: number) =>
  `Place Order${soldOut === 0 ? '' : soldOut === 1 ? ' without it' : ' without them'}`;
/** For online payments. @param soldOut as above */
export const proceedToCheckout = (soldOut: number) =>
  `Proceed to Checkout${soldOut === 0 ? '' : soldOut === 1 ? ' without it' : ' without them'}`;
export const logInToOrder = 'Login to place your order';
export const orderAsGuest = 'Order without an account';
/** The name and the text of the link from a long cart down to the summary. */
export const checkout = 'Checkout';
/** @param names the products, such as `Carrots and Soap` */
export const soldOut = (names: string, count: number) =>
  count === 1
    ? `${names} is out of stock. It is not in the total and will not be ordered.`
    : `${names} are out of stock. They are not in the total and will not be ordered.`;
export const removeSoldOut = (count: number) => (count === 1 ? 'Remove it from the cart' : 'Remove them from the cart');

// The sums
export const price = 'Price';
export const deposits = 'Deposit';
export const shippingFee = 'Shipping Fee';
export const free = 'Free';
export const tax = (percent: number) => `Tax (${percent}%)`;
export const totalAmount = (isTaxIncluded: boolean, isFeeOpen: boolean) =>
  `Total Amount${isTaxIncluded ? ', incl. tax' : ''}${isFeeOpen ? ', plus delivery' : ''}`;

// The address
export const deliveryAddress = 'Delivery Address';
export const loadingAddresses = 'Loading your addresses';
export const addressesNotLoaded = 'Your addresses could not be loaded.';
export const noAddressYet = 'You have no saved address yet';
export const change = 'Change';
export const addAddress = 'Add address';
export const selectAddress = 'Please select an address';

// The notes
export const addNote = 'Add a note';
export const notes = 'Notes';
export const noteToShop = 'Note to the shop';
export const noteToShopExample = 'Such as: ripe bananas, please';
export const noteToCourier = 'Note to the courier';
export const noteToCourierExample = 'Such as: the bell is broken, please call';

// The payment
export const paymentMethod = 'Payment Method';
export const cash = 'Cash On Delivery';
export const cashDetail = 'Pay at your door';
export const cashAtShop = 'Cash at the shop';
export const cashAtShopDetail = 'Pay when you collect';
export const online = 'Online Payment';
export const onlineDetail = 'Pay now on the provider’s secure page';

// Placing the order
export const chooseTime = 'Please choose a time';
export const loginExpired = 'Your login has expired. Log in again to place your order.';
export const notConfirmed = 'The shop did not confirm the order.';
export const notPlaced = 'The order could not be placed.';
export const noPaymentPage = 'The payment page could not be opened. Please try again.';
export const myOrders = 'My orders';
/** @param isOnce whether the shop places an order that is sent twice only once */
export const maybePlaced = (isOnce: boolean) =>
  `The shop did not answer, so your order may have been placed. ${isOnce ? 'Order again without a change: the same order is never placed twice.' : 'Look at your orders before you order again.'}`;
export const tryAgain = 'Try again';

// Ordering by the law of the country
/** The law’s words for the button that orders. */
export const orderWithDuty = 'Order with obligation to pay';
export const orderAndPay = 'Order and pay';
/** Before the links to the pages below. */
export const beforeOrdering = 'Please read before you order:';
/** The page about withdrawing from an order. */
export const withdrawal = 'Withdrawal';
/** @param age 16 or 18 */
export const onlyFromAge = (count: number, age: number, isCollected: boolean) =>
  `${count === 1 ? 'One product is' : `${count} products are`} only for people of ${age} and over. ${isCollected ? 'The shop checks your age when you collect.' : 'The courier checks your age.'}`;
