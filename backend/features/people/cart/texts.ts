export const quantityIsNoWhole = 'Each quantity in the cart must be a whole number.';
export const tooManyPieces = (max: number) => `You can have at most ${max} of one product in the cart.`;
export const tooManyProducts = (max: number) => `A cart can hold at most ${max} different products.`;
export const cartIsMissing = 'Cart is required.';

/** Why a cart was not saved. */
export const notSaved = {
  'older-than-order': 'This cart is older than your last order, so it was not saved.',
  'changed-elsewhere': 'The cart has changed elsewhere, so this one was not saved.',
};
export const updated = 'Cart updated.';
export const updatedWithout = (count: number) =>
  count === 1
    ? 'Cart updated. One product that is no longer sold was left out.'
    : `Cart updated. ${count} products that are no longer sold were left out.`;
