/** Places that can be left out without any difference that a person could see, by file and name, with the reason. */
export const equivalents: Record<string, Record<string, string>> = {
  'backend/features/orders/account-orders.ts': {
    "await trx.deleteFrom('mails').where('order_id', 'in', batch).execute();":
      'these mails also have the account, and the database deletes them with it',
  },
  'backend/features/catalogue/stock/order-stock.ts': {
    ".whereRef('returned.line', '=', 'sold.line')": 'all lines of one attempt to pay are returned together',
  },
};
