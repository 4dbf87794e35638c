/**
 * Which tests `npm test` runs, and which `npm test -- --rest`. Each rule of the shop is proven in the first part, where it is decided;
 * the rest repeats rules on the second database and in other languages, and tries several machines, installers and releases.
 */

/** The files of the backend that the first part runs on PostgreSQL: about locks, faults and migrations. */
export const firstOnPostgres = [
  'tests/backend/migrations/*.test.ts',
  'tests/backend/{clock-set-back,database-outage,old-shop,order-repetition,postgres-close,race-drill}.test.ts',
  'tests/backend/{schema-migrations,unpaid-orders}.test.ts',
];

/** The files with a browser that belong to the rest: shops in other countries and languages, and starts of the command. */
export const restInBrowsers = [
  'tests/e2e/{german-contract,german-day,german-opening,languages,local-money,start-command}.test.ts',
];

/** The files with a browser that run over a drifting store, too. */
export const drifting = {
  first: ['tests/e2e/shopping.test.ts'],
  rest: ['tests/e2e/{browsing,cart-sums,failures,selling,shell}.test.ts'],
};

/** The projects that belong to the rest as a whole. */
export const restProjects = new Set(['languages', 'other-browsers', 'spreadsheets', 'cluster']);
/** The projects that belong to the first part as a whole. */
export const firstProjects = new Set([
  'unit',
  'web',
  'gateway',
  'backend',
  'contract',
  'german',
  'spanish',
  'statements',
  'replaced-modules',
  'replaced-modules-web',
  'e2e-classic',
]);
