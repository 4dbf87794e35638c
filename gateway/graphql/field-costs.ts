import type { MutationResolvers, QueryResolvers, SellerResolvers, UserResolvers } from '../__generated__/schema.ts';

/**
 * What fields cost. A new field of Query, Mutation, User or Seller does not compile until it is listed here; a new list or
 * connection of the schema fails a test until it is.
 */

type ListedField = Exclude<
  keyof QueryResolvers | keyof MutationResolvers | keyof UserResolvers | keyof SellerResolvers,
  '__isTypeOf'
>;

/**
 * How many calls to the store a field may cause; fields from the catalogue or from another field's reply cause none. Session
 * checks and equal reads are sent once per operation, but after every change they are sent again.
 */
export const storeCallsByField: ReadonlyMap<string, number> = new Map(
  Object.entries({
    categories: 0,
    matchList: 0,
    me: 1,
    nearestProducts: 0,
    order: 4,
    product: 0,
    products: 0,
    seller: 1,
    store: 0,

    addAddress: 4,
    addProduct: 3,
    adjustStock: 3,
    applyImport: 2,
    arrangeCategories: 2,
    cancelOrder: 3,
    changeEmail: 3,
    changePassword: 2,
    confirmEmail: 1,
    deleteAccount: 2,
    login: 2,
    logout: 1,
    moveOrder: 2,
    finishPicking: 2,
    pickLine: 2,
    placeOrder: 7,
    refundOrder: 2,
    register: 2,
    releaseOrder: 2,
    previewImport: 2,
    removeAddress: 3,
    removeCategory: 2,
    requestPasswordReset: 1,
    resendMail: 2,
    resetPassword: 1,
    archiveProduct: 2,
    arrangeProduct: 2,
    removeDemoProducts: 2,
    saveCategory: 2,
    saveDelivery: 3,
    sellerLogin: 2,
    sellerLogout: 1,
    setDefaultAddress: 3,
    setProductStock: 2,
    stopCounting: 2,
    addTeamMember: 2,
    updateTeamMember: 2,
    changeSellerPassword: 2,
    subscribe: 1,
    unsubscribe: 1,
    updateAddress: 3,
    updateCart: 2,
    updateProduct: 3,
    updateProfile: 3,
    updateStore: 4,

    accountExport: 1,
    addresses: 1,
    cart: 0,
    email: 0,
    id: 0,
    name: 0,
    orders: 1,
    regulars: 1,

    allCategories: 1,
    mails: 1,
    productExport: 1,
    allProducts: 1,
    delivery: 1,
    oneProduct: 1,
    bestSellers: 1,
    nextToPick: 1,
    orderSums: 2,
    removableDemoProducts: 1,
    takings: 1,
    stock: 1,
    stockHistory: 1,
    subscribers: 1,
    shopChanges: 1,
    team: 1,
    unpaidOrders: 1,
  } satisfies Record<ListedField, number>),
);

/** Mutations that check a password, or set one by a link. */
export const credentialFields: readonly string[] = [
  'changeEmail',
  'changePassword',
  'deleteAccount',
  'login',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'sellerLogin',
  'changeSellerPassword',
] satisfies (keyof MutationResolvers)[];

/** The length of a list with the argument `first` or `last`: when both are omitted, and at most. */
export interface LengthByArgument {
  standard: number;
  max: number;
}

/** Lists with the argument `first`. */
export const listsByFirst: Record<string, LengthByArgument> = {
  bestSellers: { standard: 5, max: 20 },
  nearestProducts: { standard: 6, max: 20 },
  nextToPick: { standard: 10, max: 100 },
  regulars: { standard: 8, max: 20 },
  related: { standard: 5, max: 20 },
  slots: { standard: 50, max: 100 },
};

/** Connections, which have the argument `first` and may have `last`. */
export const connections: Record<string, LengthByArgument> = {
  allProducts: { standard: 24, max: 100 },
  mails: { standard: 50, max: 100 },
  products: { standard: 24, max: 100 },
  orders: { standard: 50, max: 100 },
  subscribers: { standard: 50, max: 100 },
  shopChanges: { standard: 50, max: 100 },
};

/** Lists in a connection: as long as its page. */
export const pageLists = ['nodes', 'edges'];

/** Lists without an argument for their length, and the length that is assumed until the response is there. */
export const openLists: Record<string, number> = {
  addresses: 5,
  areas: 5,
  slotsAhead: 20,
  windows: 20,
  changes: 3,
  faults: 1,
  rows: 50,
  allCategories: 20,
  fees: 5,
  holds: 20,
  categories: 10,
  days: 31,
  errors: 5,
  items: 10,
  lines: 20,
  matches: 4,
  moves: 20,
  pages: 6,
  socialLinks: 4,
  stages: 6,
  takings: 31,
  taxClasses: 4,
  team: 10,
  fields: 3,
  stock: 24,
};

/** Lists of scalars, and as how many values each counts. */
export const scalarLists: Record<string, number> = {
  actions: 2,
  closedDays: 2,
  kinds: 2,
  description: 4,
  features: 4,
  ignored: 2,
  field: 4,
  missingCalls: 4,
  payments: 2,
  positions: 1,
  postalCodes: 5,
};

/**
 * Objects that belong to the object around them, and how many of them a field has: they count as values of that object.
 */
export const parts: Record<string, number> = {
  afterRefunds: 1,
  category: 1,
  image: 1,
  images: 4,
  likelyGrams: 1,
  picture: 1,
  placedTaxes: 2,
  refunds: 1,
  slot: 1,
  taxes: 2,
  timeline: 4,
};

/** As how many objects the work behind a field counts, in addition to the objects in the response. */
export const workByField: Record<string, number> = {
  allProducts: 10,
  nearestProducts: 10,
  matchList: 200,
  products: 10,
  regulars: 50,
  __schema: 300,
  __type: 30,
};
