/** Places that can be left out without any difference that a person could see, by file and name, with the reason. */
export const equivalents: Record<string, Record<string, string>> = {
  'backend/features/orders/account-orders.ts': {
    "await trx.deleteFrom('mails').where('order_id', 'in', batch).execute();":
      'these mails also have the account, and the database deletes them with it',
  },
  'backend/features/catalogue/deposits/deposit-type-editing.ts': {
    'await raiseCatalogueVersion(trx);':
      'it is the lock for which two additions of one name wait: tests/backend/deposits.test.ts shows it on PostgreSQL',
  },
  'backend/features/orders/customers/customer-repository.ts': {
    ".where('user_id', 'in', known)": 'more rows are read, none is shown: tests/backend/query-plans.test.ts notices it',
    ".where('users.id', 'in', known)":
      'more rows are read, none is shown: tests/backend/query-plans.test.ts notices it',
  },
  'backend/features/people/accounts/account-export.ts': {
    ".orderBy('created_at')":
      'the index of SQLite has this order: tests/backend/account-export.test.ts shows it on PostgreSQL',
    ".orderBy('id')":
      'SQLite sorts a union by its first column: tests/backend/account-export.test.ts shows it on PostgreSQL',
  },
  'backend/features/catalogue/stock/order-stock.ts': {
    ".whereRef('returned.line', '=', 'sold.line')": 'all lines of one attempt to pay are returned together',
  },
};

/** Files whose queries PostgreSQL alone runs: the tests on SQLite cannot notice what is left out of them. */
export const onPostgresOnly = /^backend\/db\/|^backend\/rate-limits\/database-counts\.ts$/;
