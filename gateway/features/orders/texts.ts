export const placed = 'Your order was placed.';
export const outOfStock = (product: string) => `${product} is out of stock.`;
export const noLongerSold = 'A product in this order is no longer sold. Please check your cart.';
export const noAddress = 'Please select an address';
export const noProducts = 'An order needs at least one product.';
export const noJoining = 'This store adds no order to another one. Please place an order of its own.';
export const noOnlinePayment = 'Online payment is not available. Please choose to pay in cash.';
export const perhapsPlaced =
  'The store did not say whether your order was placed, and your orders cannot be read right now. It was not sent again. Please wait a moment, then try again.';
export const keyOfOtherOrder =
  'This idempotency key was already used for a different order. Please send this order with a new key.';

export const notSupported = {
  move: 'This store cannot move orders. Nothing was changed.',
  cancel: 'This store cannot cancel orders. Nothing was changed.',
  refund: 'This store cannot refund orders. Nothing was changed.',
  refundMissing:
    'In this store a refund cannot count towards what will be missing. Please refund the amount after the packing, or leave this out.',
  refundLines: 'This store cannot refund single products. Please refund a part of the whole order.',
  release: 'This store cannot release unpaid orders. Nothing was changed.',
  pick: 'This store does not pick orders line by line. Nothing was changed.',
  wishes: 'In this store a wish for missing products cannot be changed later. Nothing was changed.',
  tour: 'This store cannot start tours. Nothing was changed.',
};
export const pleaseLogIn = 'Please log in.';
