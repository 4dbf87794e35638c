/** Words of the head of rendered pages, for search engines and link previews. */

export const frameTitle = (shopName: string, isDelivered: boolean) =>
  `${shopName} · ${isDelivered ? 'Groceries at your door' : 'Groceries to collect'}`;
/** `time` ends the first sentence and may be empty, such as " in under 30 minutes". */
export const slogan = (time: string, takesOnline: boolean, isDelivered: boolean) =>
  isDelivered
    ? `Fresh fruit, vegetables, dairy, bakery and more, at your door${time}. ${takesOnline ? 'Pay online or on delivery.' : 'Pay on delivery.'}`
    : 'Fresh fruit, vegetables, dairy, bakery and more. Order here and collect your order at the shop.';
export const everyOffer = 'Every product that costs less than usual today.';
export const aboutCategory = (category: string, shopName: string, time: string, isDelivered: boolean) =>
  `${category} at ${shopName}: see today’s prices and ${isDelivered ? `have it at your door${time}` : 'collect your order at the shop'}.`;
export const productAt = (product: string, shopName: string) => `${product} at ${shopName}.`;
/** Steps of the path to a page. */
export const home = 'Home';
export const products = 'Products';
