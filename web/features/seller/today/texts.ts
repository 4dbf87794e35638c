export const today = 'Today';
export const loadingToday = 'Loading today’s numbers';
export const ordersToday = 'Orders today';
export const orderedToday = 'Ordered today';
export const takenToday = 'Taken today';
export const cashToday = 'Cash today';
export const refundedToday = 'Refunded today';
export const takenThisWeek = 'Taken this week';
export const testOrders = (count: number, amount: string) =>
  `Not counted: ${count} test ${count === 1 ? 'order' : 'orders'} for ${amount} today. Test payments move no money.`;

export const toPickNext = 'To pick next';
export const nothingToPick = 'No order waits to be picked.';
export const pickThese = (count: number) => (count === 1 ? 'Pick this order' : `Pick these ${count} orders`);
export const numbered = (number: string) => `No. ${number}`;
export const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;
/** Behind the pieces of an order that is being picked. */
export const begun = 'begun';
export const openOrders = 'Open orders';
export const mostOrdered = (days: number) => `Most ordered in the last ${days} days`;
export const nothingOrdered = 'Nothing was ordered yet.';
export const orderedFor = (quantity: string, amount: string) => `${quantity} for ${amount}`;
export const lowStock = 'Low stock';
export const nothingLow = 'No counted product is running out.';
export const soldOut = 'Sold out';
export const left = (count: number | string) => `${count} left`;

export const takingsByDay = 'Takings by day';
export const day = 'Day';
export const orders = 'Orders';
export const moneyNames = {
  placed: 'Ordered',
  card: 'Online',
  cash: 'Cash',
  refunded: 'Refunded',
  net: 'Received less refunds',
  tax: 'of it tax',
};
/** Days on which nothing happened. */
export const nothing = 'nothing';
export const daySpan = (first: string, last: string) => `${first} – ${last}`;
/** The row of the sums. */
export const allDays = 'All days';
export const taxesByRate = 'Taxes by rate';
/** `tax` is a rate with its name, such as `7 % VAT`. */
export const netAt = (tax: string) => `Net (without tax) at ${tax}`;
export const taxOf = (tax: string) => `Tax of ${tax}`;

export const depositsByDay = 'Deposits by day';
/** @param type of the containers, such as `Bottle` */
export const charged = (type: string) => `${type}, charged`;
export const givenBack = (type: string) => `${type}, given back`;

export const withdrawals = (count: number) =>
  count === 1 ? '1 withdrawal from an order' : `${count} withdrawals from orders`;
export const openWithdrawals = (count: number) =>
  count === 1 ? '1 withdrawal to answer' : `${count} withdrawals to answer`;
export const newestWithdrawal = (time: string) => `The newest one was sent ${time}.`;

export const oldOrigins = (count: number, days: number) =>
  count === 1
    ? `1 origin is older than ${days === 1 ? '1 day' : `${days} days`}.`
    : `${count} origins are older than ${days === 1 ? '1 day' : `${days} days`}.`;
export const missingOrigins = (count: number) =>
  count === 1 ? '1 fruit or vegetable has no stated origin.' : `${count} fruits and vegetables have no stated origin.`;
