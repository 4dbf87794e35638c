// Customers
export const customers = 'Customers';
export const search = 'Find by name, phone or email';
export const find = 'Find';
export const nobodyFound = 'No customer found.';
export const nobodyYet = 'No orders yet.';
export const list = 'Customers by newest order';
export const orderCount = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
export const lastOrder = (day: string) => `last order ${day}`;
export const openAmount = (amount: string) => `${amount} open`;
export const nothingOpen = 'nothing open';
export const withoutAccount = 'without an account';
export const noEmail = 'no email';
export const showMore = 'Show more';
export const allCustomers = 'All customers';
export const unknown = 'This customer is not known any more.';
export const newestOrders = 'Newest orders';
export const orderNumbered = (number: string) => `No. ${number}`;
export const newOrder = 'New order';
export const newOrderFor = (name: string) => `New order for ${name}`;

// The note
export const note = 'Note of the shop';
export const noteHint =
  'Only the staff sees it here. It is in the customer’s export of personal data, and deleted with the data.';
export const saveNote = 'Save note';
export const noteSaved = 'Note saved.';
export const notSaved = 'The note could not be saved. Please try again.';

// Taking an order
export const takeOrder = 'Order by telephone';
export const customer = 'Customer';
export const findHint = 'Enter finds. If no customer is found, the customer is new.';
export const chooseCustomer = 'Several customers found: choose one, or take a new one.';
export const choose = (name: string) => `Choose ${name}`;
export const newCustomer = 'New customer';
export const otherCustomer = 'Another customer';
export const addressOf = (name: string) => `Address of ${name}`;
export const emailHint = 'The email may stay empty. Without it, the customer gets no mails and no link to pay.';
export const mailsGoTo = (email: string) =>
  `Mails and a link to pay go to ${email}, the email of the customer’s account.`;
export const invalidFields = (count: number) =>
  count === 1
    ? 'One field of the address needs your attention.'
    : `${count} fields of the address need your attention.`;

export const goods = 'Goods';
export const whatIsSaid = 'What the customer wants';
export const saidHint =
  'For example: 3 bananas, milk, 500 g flour. Enter adds it; Enter in the empty field leads to the next part.';
export const add = 'Add';
export const notAdded = 'The goods could not be found. Please try again.';
export const goodsOfOrder = 'Goods of the order';
export const remove = (text: string) => `Remove ${text}`;
export const notFound = 'Not found: remove it and say it in other words';
export const chooseProduct = 'Choose a product';
/** Stands after the name of a product, in the place of its price. */
export const soldOut = 'out of stock';
export const undecided = (count: number) =>
  count === 1
    ? 'Choose a product for one thing, or remove it.'
    : `Choose products for ${count} things, or remove them.`;
export const noGoods = 'Add what the customer wants.';

export const timeAndPayment = 'Time and payment';
export const time = 'Time';
export const chooseTime = 'Choose a time';
export const timesAfterCode = 'The times come with the postal code.';
export const timesNotLoaded = 'The times could not be loaded.';
export const closed: Record<'CLOSED_DAY' | 'FULL' | 'NO_DELIVERY' | 'PAST_CUT_OFF', string> = {
  CLOSED_DAY: 'closed that day',
  FULL: 'full',
  NO_DELIVERY: 'no delivery there',
  PAST_CUT_OFF: 'too late to order',
};
/** A time that is closed, with the reason. */
export const closedTime = (time: string, why: string) => `${time} – ${why}`;
export const reason = 'Reason of the exception';
export const reasonHint =
  'This time is full or too late. The reason stands in the history of the order, which the customer can see.';
export const reasonMissing = 'Write why the order is taken all the same.';
export const payment = 'Payment';
export const atTheDoor = 'When it is handed over';
export const byLink = 'By a link to pay, sent by email';
export const noteToShop = 'Note to the shop';
export const noteToCourier = 'Note to the courier';
export const wishDetail = 'Never by a dearer one. The customer pays nothing for what is missing.';

export const goodsSum = 'Goods';
export const deposits = 'Deposits';
export const delivery = 'Delivery';
export const tax = 'Tax';
export const total = 'Total';
export const noDelivery = 'The shop does not deliver to this postal code.';
export const place = 'Take the order';
export const notPlaced = 'The order was not taken. Please try again.';
export const taken = (number: string, amount: string) => `Order No. ${number}, ${amount}`;
export const nextOrder = 'Take another order';
export const seeOrder = 'See the order';
