/** With a list that does not have all orders. */
export const newestOrders = (count: number) => `These are the newest ${count} orders.`;
