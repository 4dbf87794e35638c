import type { StaffRole } from '#web/__generated__/seller-team.ts';

export const team = 'Team';
export const loadingTeam = 'Loading the team';
export const members = 'Members of the team';
export const teamSaved = 'Team saved.';
export const teamNotChanged = 'The team was not changed.';
export const oneTimePasswordOf = (name: string) =>
  `The one-time password of ${name}, for the first login. It is shown only now: write it down or send it to them.`;
export const hidePassword = 'Hide the password';
export const isFirstOwner = 'This login is in the settings of the store.';
export const hasNotLoggedIn = 'Has not logged in yet.';
export const deactivated = 'Deactivated';
export const roleOf = (name: string) => `Role of ${name}`;
export const newPassword = 'New password';
export const newPasswordFor = (name: string) => `New password for ${name}`;
export const activate = 'Activate';
export const activateMember = (name: string) => `Activate ${name}`;
export const deactivate = 'Deactivate';
export const deactivateMember = (name: string) => `Deactivate ${name}`;

export const addPerson = 'Add a person';
export const name = 'Name';
export const email = 'Email';
export const role = 'Role';
export const addToTeam = 'Add to the team';
export const roleNames: Record<StaffRole, string> = { OWNER: 'Owner', MANAGER: 'Manager', PACKER: 'Packer' };
export const roleHints: Record<StaffRole, string> = {
  OWNER: 'Everything, also the team.',
  MANAGER: 'Products, stock, orders and refunds; not the team, and no settings about money or the law.',
  PACKER: 'Packs and delivers orders. Sees no sums of the shop.',
};

export const choosePassword = 'Choose a password';
export const changePassword = 'Change password';
export const mustChoose = 'You have logged in with a one-time password. Choose a password of your own to go on.';
export const oneTimePassword = 'One-time password';
export const presentPassword = 'Present password';
export const savePassword = 'Save password';

export const changes = 'Changes';
export const filterChanges = 'Filter the changes';
export const who = 'Who';
export const everyone = 'Everyone';
export const shoppers = 'Shoppers';
export const theStore = 'The store';
export const somebodyUnknown = 'Somebody unknown';
export const what = 'What';
export const everything = 'Everything';
export const subjectKinds = {
  PRODUCT: 'Products and stock',
  ORDER: 'Orders',
  CATEGORY: 'Categories',
  SETTINGS: 'Shop',
  STAFF: 'Team',
  LOGIN: 'Logins',
  EXPORT: 'Downloads and lists',
};
export const nameOrNumber = 'Name or order number';
export const day = 'Day';
export const noChangesMatch = 'No changes match. Change the filter.';
export const changeList = 'Changes, newest first';
export const pagesOfChanges = 'Pages of changes';
export const newer = 'Newer';
export const older = 'Older';
/** The moment of the last one of several equal entries, behind the name of who did it. */
export const lastOn = (moment: string) => `last on ${moment}`;
/** The kinds of mails, the ways to tax, and how an order reaches the shopper. */
export const mailNames = {
  ORDER_CANCELLED: 'Order cancelled',
  ORDER_FOR_SHOP: 'New order',
  ORDER_OUT: 'Order on its way',
  ORDER_PLACED: 'Order placed',
  ORDER_READY: 'Order ready to collect',
  ORDER_REFUNDED: 'Refund',
  ORDER_SETTLED: 'Order packed',
  PASSWORD_RESET: 'New password',
};
export const stockReasons = { CORRECTED: 'Corrected', COUNTED: 'Counted', RECEIVED: 'Received', WASTED: 'Wasted' };
export const depositTaxes = { GOODS: 'The tax of the goods', NONE: 'No tax' };
export const feeTaxes = { CLASS_A: 'That of class A', GOODS: 'Those of the goods' };
export const taxModes = {
  FLOOR: 'Tax is added to the prices',
  RATES: 'Prices include the tax of their class',
};
export const slotKinds = {
  DELIVERY: 'delivery',
  PICKUP: 'collection',
};
/** A picture that was put in the place of another one, which is the second text. */
export const newPicture = 'a new picture';
export const earlierPicture = 'the picture before';
export const percent = (number: string) => `${number} %`;
export const empty = '(empty)';

/** `name`: the member whose email was used; undefined for an unknown email. */
export const failedLogins = (times: number, name: string | undefined) =>
  `${times === 1 ? '1 failed login' : `${times} failed logins`} with ${name === undefined ? 'an unknown email' : `the email of ${name}`}`;
/** The titles of entries that record what somebody has read or downloaded. */
export const readings = {
  ACCOUNT_EXPORTED: 'Downloaded the data of their account',
  ORDERS_EXPORTED: 'Downloaded the list of orders',
  PRODUCTS_EXPORTED: 'Downloaded the list of products',
  SUBSCRIBERS_EXPORTED: 'Downloaded the list of subscribers',
  SUBSCRIBERS_READ: 'Read the list of subscribers',
};
export const repeated = (reading: string, times: number) => (times === 1 ? reading : `${reading} ${times} times`);
/** What happened, in front of the name of a product, a category or a person, or of an order's number: `Product changed: Kiwi`. */
export const actions = {
  CATEGORIES_ARRANGED: 'Categories arranged',
  CATEGORY_ADDED: 'Category added',
  CATEGORY_CHANGED: 'Category changed',
  CATEGORY_REMOVED: 'Category removed',
  CUSTOMER_NOTE_CHANGED: 'Note about a customer changed',
  DEPOSIT_RETURNED: 'Containers came back',
  DEPOSIT_TYPE_ADDED: 'Type of deposits added',
  DEPOSIT_TYPE_CHANGED: 'Type of deposits changed',
  DELIVERY_CHANGED: 'Delivery changed',
  LOGGED_IN: 'Logged in',
  LOGGED_OUT: 'Logged out',
  MAIL_SENT_AGAIN: 'Mail sent again',
  ORDER_CANCELLED: 'Order cancelled',
  ORDER_MOVED: 'Order moved',
  ORDER_TAKEN: 'Order taken by telephone',
  ORDER_PICKED: 'Order picked',
  ORDER_REFUNDED: 'Order refunded',
  ORDER_RELEASED: 'Order released',
  WITHDRAWAL_ANSWERED: 'Withdrawal answered',
  WITHDRAWAL_REOPENED: 'Withdrawal not answered after all',
  ORDER_SETTLED: 'Order settled',
  PRODUCT_ADDED: 'Product added',
  PRODUCT_ARCHIVED: 'Product archived',
  PRODUCT_ARRANGED: 'Product arranged',
  PRODUCT_BROUGHT_BACK: 'Product brought back',
  PRODUCT_CHANGED: 'Product changed',
  PRODUCT_FOOD_CHANGED: 'Food facts changed',
  PRODUCT_IMPORTED: 'Product imported',
  PRODUCTS_REMOVED: 'Products removed',
  SETTINGS_CHANGED: 'Settings changed',
  STAFF_ADDED: 'Staff added',
  STAFF_CHANGED: 'Staff changed',
  STAFF_CHANGED_OWN_PASSWORD: 'Staff changed own password',
  STAFF_GOT_NEW_PASSWORD: 'Staff got new password',
  STAFF_LOGIN_CHANGED_IN_SETTINGS: 'Staff login changed in settings',
  STAFF_SET_PASSWORD_BY_LINK: 'Staff set password by link',
  STOCK_ADJUSTED: 'Stock adjusted',
  STOCK_NOT_COUNTED: 'Stock not counted',
  STOCK_SWITCHED: 'Stock switched',
};
export const yes = 'yes';
export const no = 'no';
/** A field with parts: `Contact, phone`. */
export const partOfField = (field: string, part: string) => `${field}, ${part.toLowerCase()}`;
/** A value with its name, in a list: `weekday 1, start 09:00`. */
export const namedValue = (field: string, value: string) => `${field.toLowerCase()} ${value}`;
/** The fields of products, categories, orders, the team and the settings, and their parts. */
export const fields = {
  address: 'Address',
  amount: 'Amount',
  areas: 'Areas',
  basisPoints: 'Rate',
  capacity: 'Capacity',
  change: 'Change',
  classes: 'Classes',
  closedDays: 'Closed days',
  code: 'Code',
  contact: 'Contact',
  containers: 'Containers',
  containerKind: 'Kind of container',
  country: 'Country of the law',
  currency: 'Currency',
  cutOffDaysBefore: 'Cut off days before',
  cutOffTime: 'Cut off time',
  daysAhead: 'Days ahead',
  deliveryPromise: 'Delivery promise',
  email: 'Email',
  end: 'End',
  feeCents: 'Fee',
  freeFromCents: 'Free from',
  banner: 'Banner',
  bannerPicture: 'Photograph of the banner',
  from: 'From',
  until: 'Until',
  guaranteePicture: 'Picture of the legal guarantee',
  hasPicture: 'Has picture',
  heading: 'Heading',
  isActive: 'Is active',
  isArchived: 'Is archived',
  isBestSeller: 'Shop’s pick',
  kind: 'Kind',
  label: 'Label',
  line: 'Line',
  list: 'List',
  logo: 'Logo',
  mail: 'Mail',
  minimumCents: 'Minimum order',
  mode: 'Mode',
  note: 'Note',
  number: 'Number',
  onHand: 'On hand',
  openingHours: 'Opening hours',
  own: 'Own',
  'page delivery': 'Page delivery',
  'page imprint': 'Page imprint',
  'page payment': 'Page payment',
  'page accessibility': 'Page accessibility',
  'page legal-guarantee': 'Page legal guarantee',
  'page privacy': 'Page privacy',
  'page returns': 'Page returns',
  'page terms': 'Page terms',
  payout: 'Given back as',
  phone: 'Phone',
  picture: 'Picture',
  pictures: 'Pictures',
  position: 'Position',
  postalCodes: 'Postal codes',
  products: 'Products',

  reason: 'Reason',
  reasons: 'Reasons to buy',
  role: 'Role',
  socialLinks: 'Social links',
  stage: 'Stage',
  start: 'Start',
  status: 'Status',
  feeTax: 'Tax in the delivery fee',
  depositTax: 'Tax in deposits',
  tax: 'Tax',
  tooFewOf: 'Too few in stock of',
  taxText: 'Tax text',
  timeZone: 'Time zone',
  unit: 'Unit',
  url: 'Address',
  walk: 'Walk',
  weekday: 'Weekday',
  basis: 'Amounts for',
  checkedAt: 'Checked on',
  mayContain: 'Traces of',
  nonFoodCategories: 'Categories without food',
  originDays: 'Days for which an origin is valid',
  originsAt: 'Origin stated on',
  produceCategories: 'Categories of fruit and vegetables',
  guestOrders: 'Orders without an account',
  requireFoodFacts: 'Sell only with checked food facts',
  windows: 'Windows',
};
