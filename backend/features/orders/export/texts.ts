/** The name of the file, without its ending. */
export const fileName = 'orders';

/** The names of the columns. "Placed" is what was ordered, "settled" what was found of it. */
export const columns = {
  number: 'Number',
  time: 'Time',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  products: 'Products',
  stage: 'Stage',
  payment: 'Payment',
  subtotalPlaced: 'Subtotal placed',
  addedTaxPlaced: 'Added tax placed',
  totalPlaced: 'Total placed',
  subtotalSettled: 'Subtotal settled',
  addedTaxSettled: 'Added tax settled',
  totalSettled: 'Total settled',
  paid: 'Paid',
  refunded: 'Refunded',
  shipping: 'Shipping',
  promisedFrom: 'Promised From',
  promisedTo: 'Promised To',
  test: 'Test',
  paidInPeriod: 'Paid in the period',
  refundedInPeriod: 'Refunded in the period',
  takings: 'Takings of the period',
  addedTaxInTakings: 'Added tax in the takings',
};

/** The names of the columns of a tax rate such as `5.5 %`: the net price and the tax, as ordered and in the takings. */
export const taxColumns = (rate: string): readonly string[] => [
  `Net ${rate} placed`,
  `Tax ${rate} placed`,
  `Net ${rate} in the takings`,
  `Tax ${rate} in the takings`,
];

/** The columns of deposits of a shop that has them: those of an order, and of a type such as `Crate` in the period of the file. */
export const depositColumns: readonly string[] = ['Deposits placed', 'Deposits settled'];
export const depositTypeColumns = (type: string): readonly string[] => [
  `Deposit ${type} charged in the period`,
  `Deposit ${type} given back in the period`,
];
/** In the column of the products, for containers that came back. */
export const cameBack = (count: number, type: string) => `Came back: ${count} × ${type}`;
export const payoutNames = { CASH: 'Cash', TERMINAL: 'Terminal', TRANSFER: 'Transfer' };

export const paymentNames = { COD: 'Cash on delivery', Online: 'Online payment' };
/** In place of cash on delivery, for an order that is collected. */
export const cashAtShop = 'Cash at the shop';

// What was found of an ordered product.
export const notFound = 'Not found, not charged';
export const replacedBy = (amount: string, product: string) => `Replaced by ${amount} ${product}`;
export const found = (count: number, ordered: number) => `${count} of ${ordered} found`;

/** In the column of test orders. */
export const test = 'test';

export const exportRuns = 'Your last file of orders is still being written. Please wait for it, then try again.';
