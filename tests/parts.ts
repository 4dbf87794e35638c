/**
 * Which tests `npm test` runs, and which `npm test -- --rest`. Each rule of the shop is proven in the first part, where it is decided;
 * the rest repeats rules on the second database and in other languages, and tries several machines, installers and releases.
 */

/** Whether this run is that of the first part. */
export const isFirstPart = process.env['TEST_PART'] === 'first';
/** Whether this run is that of the rest. */
export const isRest = process.env['TEST_PART'] === 'rest';

/** Whether a piece of a product of tables runs now. The first part runs some pieces, and the rest all others. */
export const isOfThisPart = (isOfFirst: boolean): boolean => (isFirstPart ? isOfFirst : isRest ? !isOfFirst : true);

/** Of equal pieces the first part runs the first one, and the rest all others. */
export const piecesOfThisPart = <T>(pieces: readonly T[]): T[] => pieces.filter((_piece, at) => isOfThisPart(at === 0));

/** The files of the backend that the first part runs on PostgreSQL: about locks, faults and migrations. */
export const firstOnPostgres = [
  'tests/backend/migrations/*.test.ts',
  'tests/backend/{adding-once,bulk-editing,clock-set-back,database-outage,old-shop,order-repetition,postgres-close,race-drill}.test.ts',
  'tests/backend/{schema-migrations,unpaid-orders}.test.ts',
];

/**
 * The further files of the backend that the rest runs on PostgreSQL, by what could differ there: who may write at once and what a stopped
 * process leaves, sums, the order of texts and of empty values, searches, pages, plans, and copies of the database. The other files run
 * there only with `--all`: what they send is prepared there, and the types of what they receive are compared (tests/statements).
 */
export const restOnPostgres = [
  'tests/backend/{account,address-book,deposits,order-life,rate-limits}.test.ts',
  'tests/backend/{cart-sync,counted-stock,delivery-slots,exclusive-work,failing-writes,fuzz-drill,grocers-day-drill}.test.ts',
  'tests/backend/{guest-accounts,joined-orders,kill-drill,load-drill,mail-kill-drill,mails-at-once,order-day-drill,order-numbers}.test.ts',
  'tests/backend/{order-placing,order-sequence,password-guessing,payment-orders,picked-stock,refund-drill,refunds,start-drill}.test.ts',
  'tests/backend/{standby-failover,store-process,tours,transaction-pooling}.test.ts',
  'tests/backend/{line-accounts,lean-orders,money-histories,month-sums,order-export,order-file-takings,order-takings,price-moves}.test.ts',
  'tests/backend/{settled-sums,shop-days,stock-sheets,takings-sums,todays-origins,trail-counts}.test.ts',
  'tests/backend/{categories,customer-orders,customers,list-borders,next-orders,order-pages,order-search,page-borders}.test.ts',
  'tests/backend/{product-catalogue,product-import,product-words,query-plans,statements-per-call}.test.ts',
  'tests/backend/{account-deletion,account-export,backup-restore,changed-tables,dated-backups,metrics,shop-status}.test.ts',
];

/** The files of the gateway that belong to the rest as a whole: each kind of long text in each place for a text. */
export const restOfGateway = ['tests/gateway/long-texts.test.ts'];
/** The same for the backend. These texts reach no query, so the second database repeats nothing. */
export const restOfBackend = ['tests/backend/long-texts.test.ts'];
/**
 * The files of the backend that run on PostgreSQL in the rest, and on SQLite only with `--all`: orders never race there, because it has one
 * writer, and each step of a whole day is proven by a file of its own.
 */
export const onlyOnPostgres = ['tests/backend/{grocers-day-drill,race-drill}.test.ts'];

/**
 * The files with a browser that belong to the rest: shops in other countries and languages, starts of the command, a whole day and a
 * whole week (tests/backend has the sums), forms whose connection closes (tests/backend and tests/gateway have the keys), and products
 * of tables: axe in each state of a page (the first part has axe on each page), each page under a translator (lint holds the rule), and
 * what fits each first screen.
 */
export const restInBrowsers = [
  'tests/e2e/{accessible-seller,accessible-states,closed-connections,day-in-the-shop,density,translated-shop}.test.ts',
  'tests/e2e/{german-contract,german-day,german-opening,grocers-week,ham-by-weight,languages,local-money,start-command}.test.ts',
];
/** The files with a browser of which the first part runs some pieces of a product of tables or one screen, and the rest all others. */
export const piecesInBrowsers = [
  'tests/e2e/{empty-shop,page-walk,pick-sheets,recorded-presses,regulars,shopping-list,toasts,unit-prices}.test.ts',
];
/** The same for the gateway: a third of a product of tables, and the other two. */
export const piecesOfGateway = ['tests/gateway/store-faults.test.ts'];

/** The files with a browser that run over a drifting store, too. tests/gateway tries each answer of such a store. */
export const drifting = ['tests/e2e/{browsing,cart-sums,selling,shopping}.test.ts'];

/** The projects that belong to the rest as a whole. */
export const restProjects = new Set([
  'e2e-drifting',
  'languages',
  'other-browsers',
  'spreadsheets',
  'cluster',
  'dropped-clauses',
]);
/** The projects that belong to the first part as a whole. */
export const firstProjects = new Set([
  'unit',
  'web',
  'contract',
  'german',
  'spanish',
  'statements',
  'replaced-modules',
  'replaced-modules-web',
  'e2e-classic',
]);
