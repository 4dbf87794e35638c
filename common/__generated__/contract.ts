/* Written by `npm run codegen` from contract/store.openapi.json. */

/** @public */
export const features = [
  'accounts.confirm',
  'accounts.profile',
  'accounts.reset',
  'additions.keys',
  'addresses.edit',
  'addresses.state',
  'cart.versions',
  'categories.labels',
  'categories.own',
  'deposits',
  'errors.codes',
  'law.country',
  'mail',
  'newsletter',
  'newsletter.confirm',
  'newsletter.list',
  'order.stages',
  'orders.between',
  'orders.details',
  'orders.export',
  'orders.for-customers',
  'orders.guests',
  'orders.joined',
  'orders.keys',
  'orders.lean',
  'orders.ledger',
  'orders.next',
  'orders.notes',
  'orders.online',
  'orders.pages',
  'orders.picked',
  'orders.promised',
  'orders.search',
  'orders.sizes',
  'orders.slots',
  'orders.sums',
  'orders.totals',
  'orders.tours',
  'orders.unpaid',
  'orders.wishes',
  'orders.withdrawal',
  'pictures.sizes',
  'prices.history',
  'products.age',
  'products.bulk',
  'products.demo',
  'products.edit',
  'products.food',
  'products.gtin',
  'products.import',
  'products.lookup',
  'products.portions',
  'products.sku',
  'products.words',
  'refunds.lines',
  'refunds.missing',
  'sessions.own',
  'shop.status',
  'staff',
  'stock.count',
  'stock.sheets',
  'store.banner',
  'store.reasons',
  'store.settings',
  'tax.deposits',
  'tax.fee',
  'tax.rates',
  'withdrawals.answer',
] as const;

/** @public */
export type Feature = (typeof features)[number];

/** @public */
export const allergens = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const;

/** @public */
export type Allergen = (typeof allergens)[number];

/** @public */
export const depositKinds = ['SINGLE_USE', 'RETURNABLE', 'CRATE'] as const;

/** @public */
export type DepositKind = (typeof depositKinds)[number];

/** @public */
export const depositPayouts = ['CASH', 'TERMINAL', 'TRANSFER'] as const;

/** @public */
export type DepositPayout = (typeof depositPayouts)[number];

/** @public */
export const depositTaxes = ['GOODS', 'NONE'] as const;

/** @public */
export type DepositTax = (typeof depositTaxes)[number];

/** @public */
export const feeTaxes = ['CLASS_A', 'GOODS'] as const;

/** @public */
export type FeeTax = (typeof feeTaxes)[number];

/** @public */
export const guestOrderss = ['OFF', 'CONFIRMED', 'OPEN'] as const;

/** @public */
export type GuestOrders = (typeof guestOrderss)[number];

/** @public */
export const guestOrdersInputs = ['OFF', 'CONFIRMED', 'OPEN'] as const;

/** @public */
export type GuestOrdersInput = (typeof guestOrdersInputs)[number];

/** @public */
export const importRowKinds = ['NEW', 'CHANGED', 'FAULTY'] as const;

/** @public */
export type ImportRowKind = (typeof importRowKinds)[number];

/** @public */
export const lawCountries = ['DE', 'EU', 'UK'] as const;

/** @public */
export type LawCountry = (typeof lawCountries)[number];

/** @public */
export const lawRules = [
  'CONTACT',
  'IMPRINT',
  'TERMS',
  'PRIVACY',
  'WITHDRAWAL_TEXT',
  'WITHDRAWAL_FUNCTION',
  'LEGAL_GUARANTEE',
  'ORDER_BUTTON',
  'CONFIRMATION_MAIL',
  'DELIVERY_TERMS',
  'TAXES',
  'UNIT_PRICES',
  'DEPOSIT',
  'FOOD_FACTS',
  'ORGANIC',
  'FOOD_BUSINESS',
  'MINIMUM_AGE',
  'PRICE_HISTORY',
  'RATING',
  'NEWSLETTER',
  'ACCESSIBILITY',
  'GUEST_ORDERS',
  'DISPUTES',
  'PACKAGING',
  'CASH',
] as const;

/** @public */
export type LawRule = (typeof lawRules)[number];

/** @public */
export const lawScreens = ['FACTS', 'PAGES', 'TAXES', 'NEWSLETTER', 'MAILS', 'PRODUCTS'] as const;

/** @public */
export type LawScreen = (typeof lawScreens)[number];

/** @public */
export const lawStates = ['DONE', 'MISSING', 'NOT_NEEDED', 'TO_CHECK'] as const;

/** @public */
export type LawState = (typeof lawStates)[number];

/** @public */
export const mailKinds = [
  'ORDER_PLACED',
  'ORDER_FOR_SHOP',
  'ORDER_SETTLED',
  'ORDER_READY',
  'ORDER_OUT',
  'ORDER_CANCELLED',
  'ORDER_CANCELLED_FOR_SHOP',
  'ORDER_REFUNDED',
  'PASSWORD_RESET',
  'EMAIL_CHANGED',
  'NEWSLETTER_CONFIRM',
  'WITHDRAWAL_RECEIPT',
  'WITHDRAWAL_FOR_SHOP',
  'FAULT_FOR_SHOP',
] as const;

/** @public */
export type MailKind = (typeof mailKinds)[number];

/** @public */
export const mailStates = ['WAITING', 'SENT', 'GIVEN_UP'] as const;

/** @public */
export type MailState = (typeof mailStates)[number];

/** @public */
export const nutritionBases = ['G', 'ML'] as const;

/** @public */
export type NutritionBasis = (typeof nutritionBases)[number];

/** @public */
export const orderActions = [
  'MOVE_TO_PICKING',
  'MOVE_TO_READY',
  'MOVE_TO_OUT',
  'MOVE_TO_DONE',
  'CANCEL',
  'REFUND',
  'PICK',
  'FINISH_PICKING',
] as const;

/** @public */
export type OrderAction = (typeof orderActions)[number];

/** @public */
export const orderActors = ['SHOPPER', 'SELLER', 'SYSTEM'] as const;

/** @public */
export type OrderActor = (typeof orderActors)[number];

/** @public */
export const orderPaymentStates = ['UNPAID', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const;

/** @public */
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** @public */
export const orderStages = ['PLACED', 'PICKING', 'READY', 'OUT', 'DONE', 'CANCELLED'] as const;

/** @public */
export type OrderStage = (typeof orderStages)[number];

/** @public */
export const packUnits = ['G', 'ML', 'PIECE'] as const;

/** @public */
export type PackUnit = (typeof packUnits)[number];

/** @public */
export const productAvailabilities = ['IN_STOCK', 'LOW', 'SOLD_OUT'] as const;

/** @public */
export type ProductAvailability = (typeof productAvailabilities)[number];

/** @public */
export const refundStates = ['PENDING', 'DONE', 'FAILED'] as const;

/** @public */
export type RefundState = (typeof refundStates)[number];

/** @public */
export const refusalCodes = [
  'CHANGED_SINCE',
  'FORBIDDEN',
  'INVALID',
  'NOT_LOGGED_IN',
  'PAYMENT_UNAVAILABLE',
  'PRICE_CHANGED',
  'REFUSED',
  'SLOT_CLOSED',
  'SOLD_OUT',
  'TAKEN',
  'TOO_MANY',
  'UNKNOWN_ADDRESS',
  'UNKNOWN_PRODUCT',
  'WRONG_LOGIN',
] as const;

/** @public */
export type RefusalCode = (typeof refusalCodes)[number];

/** @public */
export const shopCheckStates = ['OK', 'WARNING', 'FAULT', 'UNKNOWN'] as const;

/** @public */
export type ShopCheckState = (typeof shopCheckStates)[number];

/** @public */
export const shortReasons = ['MISSING', 'DAMAGED', 'OTHER'] as const;

/** @public */
export type ShortReason = (typeof shortReasons)[number];

/** @public */
export const slotClosedReasons = ['FULL', 'PAST_CUT_OFF', 'CLOSED_DAY', 'NO_DELIVERY'] as const;

/** @public */
export type SlotClosedReason = (typeof slotClosedReasons)[number];

/** @public */
export const slotKinds = ['DELIVERY', 'PICKUP'] as const;

/** @public */
export type SlotKind = (typeof slotKinds)[number];

/** @public */
export const staffRoles = ['OWNER', 'MANAGER', 'PACKER'] as const;

/** @public */
export type StaffRole = (typeof staffRoles)[number];

/** @public */
export const stockMoveKinds = [
  'SOLD',
  'RETURNED',
  'SHORTED',
  'COUNTED',
  'RECEIVED',
  'WASTED',
  'CORRECTED',
  'STOPPED',
] as const;

/** @public */
export type StockMoveKind = (typeof stockMoveKinds)[number];

/** @public */
export const substitutionWishes = ['NONE', 'SIMILAR_NOT_DEARER'] as const;

/** @public */
export type SubstitutionWish = (typeof substitutionWishes)[number];

/** @public */
export const taxClassCodes = ['A', 'B', 'C', 'D'] as const;

/** @public */
export type TaxClassCode = (typeof taxClassCodes)[number];

/** @public */
export const taxModes = ['FLOOR', 'RATES'] as const;

/** @public */
export type TaxMode = (typeof taxModes)[number];
