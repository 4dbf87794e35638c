/** `until`: such as "Wed 6:00 PM". */
export const isOpen = (number: string, until: string) => `Order ${number} is open until ${until}`;
export const addToIt = 'Add to it';
/** The shopper has chosen to add to it. */
export const comesWith = (number: string, until: string) => `What you order until ${until} comes with order ${number}`;
export const toCart = 'To the cart';
/** The name of the bar for screen readers. */
export const openOrder = 'Open order';
