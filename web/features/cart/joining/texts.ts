/** The legend of the choice between an open order and a new one. */
export const together = 'Add to an order';
export const withOrder = (number: string) => `Add to order ${number}`;
/** `until`: such as "Wed 6:00 PM". */
export const terms = (until: string) => `No delivery fee, no minimum. Open until ${until}.`;
export const ofItsOwn = 'A new order';
export const byItself = 'Comes by itself.';
