/** Words of the head of rendered pages, for search engines and link previews. */

export const frameTitle = (shopName: string) => `${shopName} · Groceries at your door`;
/** `time` ends the first sentence and may be empty, such as " in under 30 minutes". */
export const slogan = (time: string, takesOnline: boolean) =>
  `Fresh fruit, vegetables, dairy, bakery and more, at your door${time}. ${takesOnline ? 'Pay online or on delivery.' : 'Pay on delivery.'}`;
export const everyOffer = 'Every product that costs less than usual today.';
export const aboutCategory = (category: string, shopName: string, time: string) =>
  `${category} at ${shopName}: see today’s prices and have it at your door${time}.`;
export const productAt = (product: string, shopName: string) => `${product} at ${shopName}.`;
/** Steps of the path to a page. */
export const home = 'Home';
export const products = 'Products';
