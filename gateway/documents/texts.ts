/** How far an order is, in place of the English texts of stores. */
export const orderStatuses = {
  placed: 'Order Placed',
  testPlaced: 'Order Placed (test payment)',
  picking: 'Being Packed',
  ready: 'Ready',
  readyToCollect: 'Ready To Collect',
  out: 'Out For Delivery',
  delivered: 'Delivered',
  collected: 'Collected',
  cancelled: 'Cancelled',
  /** An online order before its payment. */
  unpaid: 'Payment Pending',
  /** A guest's cash order until its link is pressed. */
  unconfirmed: 'Confirmation Pending',
  /** An order that was not paid in time. */
  expired: 'Expired',
  replaced: 'Replaced By A Newer Order',
  /** The shop gave the goods of an unpaid order to others. */
  released: 'Released By The Store',
};
