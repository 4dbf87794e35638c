export const nothingRefundable = 'Nothing of this order can be refunded.';
export const noSuchProduct = 'The order has no such product. Please load the order again.';
export const nothingRefundableForProducts =
  'Nothing can be refunded for these products. Please choose others, or none to refund a part of the whole order.';
export const mostOfOrder = (amount: string) =>
  `At most ${amount} of this order can be refunded. Please enter a lower amount.`;
export const mostForProducts = (amount: string) =>
  `At most ${amount} for these products can be refunded. Please enter a lower amount.`;
export const missingOfOrder =
  'Only a refund for the whole order can count towards what will be missing. Please choose no products, or leave this out.';
export const missingIsPaidBack =
  'This order is packed, and what was missing is paid back already. Please load the order again and refund what is left to refund.';
/** The reason of a refund that was made on the pages of the payment provider. */
export const refundedAtStripe = 'Refunded at Stripe';
