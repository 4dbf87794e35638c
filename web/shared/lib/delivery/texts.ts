// `sentence` is about the price of a product and has no full stop, such as "Plus 2% tax at checkout".

export const free = (sentence: string) => `${sentence}. Shipping is free.`;
export const collected = (sentence: string) => `${sentence}. You collect your order at the shop, without a fee.`;
export const unknown = (sentence: string) => `${sentence}, plus delivery. You see its cost before you order.`;
/** `freeFrom`: the sum of an order from which delivery is free everywhere. */
export const from = (sentence: string, fee: string, isFreeInSomeAreas: boolean, freeFrom: string | null) =>
  `${sentence}, plus delivery from ${fee}${isFreeInSomeAreas ? ' (free in some areas)' : ''}${freeFrom === null ? '' : `, free for orders from ${freeFrom}`}.`;
