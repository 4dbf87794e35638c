/** The search without a network. */

export const onlySaved =
  'You are offline. This search found only products that you have seen since you opened the shop.';
export const noneSaved = 'You are offline. No product that you have seen since you opened the shop has these words.';
