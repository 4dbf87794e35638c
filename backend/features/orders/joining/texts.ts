export const noSuchOrder = 'There is no such order to add to. Please load your orders again.';
/** `number` is that of the first order. */
export const isClosed = (number: number) =>
  `Nothing can be added to order ${number} any more. Please place a new order instead.`;
export const isFull = (number: number, max: number) =>
  `At most ${max} orders can be added to order ${number}. Please place a new order instead.`;
/** The shopper cancels an order; `added` are the numbers of those that were added to it, with commas. */
export const cancelAddedFirst = (added: string) =>
  `Please cancel what you added to this order first: order ${added}. It comes without a fee because of this one.`;
