import { ownFields } from '#backend/features/catalogue/products/product-fields.ts';

/** An extension of the seventeen calls of the REST contract. */
export interface Extension {
  /** The use of it for a client, for the description of the calls. */
  meaning: string;
  /** Its own calls, by path. */
  calls?: readonly string[];
  /** Parameters in the query, and fields at the top of the body, by the path of the call. */
  inputs?: Readonly<Record<string, readonly string[]>>;
  /** Headers of requests, in lower case. */
  headers?: readonly string[];
  /** Fields of responses, at any depth. No field of the REST contract may have such a name. */
  outputs?: readonly string[];
}

const pageInputs = ['first', 'after', 'last', 'before', 'count', 'id', 'number'];
const filterInputs = ['paid', 'method', 'since'];

/**
 * Every extension, by the name of its feature. Clients read the names at GET /api/store, and a store with FEATURES=classic
 * hides all that is listed here: add new calls, inputs and fields to this table. Fields of products are in product-fields.ts.
 */
const extensions = {
  'accounts.confirm': {
    meaning: 'The link in mails about orders to an unconfirmed email leads to `/confirm-email#<token>`.',
    calls: ['/api/account/confirm-email'],
  },
  'accounts.profile': {
    meaning:
      'The shopper changes name, email and password, exports all data of the account, and deletes the account. `password` is the current one; a wrong one is refused with `WRONG_LOGIN`.',
    calls: ['/api/user/rename', '/api/user/email', '/api/user/password', '/api/user/export', '/api/user/remove'],
  },
  'addresses.edit': {
    meaning:
      'Addresses, also those of orders, have `postalCode`, a text, beside `zipcode`, which is null when the code is no number; `address/add` takes such a text as `zipcode`. An id of another shopper is refused with `UNKNOWN_ADDRESS`.',
    calls: ['/api/address/update', '/api/address/remove', '/api/address/default'],
    outputs: ['isDefault', 'postalCode'],
  },
  'addresses.state': {
    meaning: 'The `state` of an address may be empty or missing, because many countries have none.',
  },
  'accounts.reset': {
    meaning: 'A mail has a link to `/reset-password#<account>.<token>`, which sets a new password.',
    calls: ['/api/account/request-reset', '/api/account/reset'],
  },
  'cart.versions': {
    meaning:
      'A cart has a version, and `cart/update` refuses a change of an older version. The store itself takes the lines of a placed order out of the cart.',
    inputs: { '/api/cart/update': ['cartVersion'] },
    outputs: ['cartVersion'],
  },
  'categories.own': {
    meaning:
      'The seller has own categories after the seven, and an order in which orders are picked. `product/list` has the own ones beside `products`; the `category` of a product is the name.',
    calls: ['/api/category/list', '/api/category/save', '/api/category/remove', '/api/category/arrange'],
    outputs: ['categories'],
  },
  'errors.codes': {
    meaning: 'A refusal has a `code` beside its `message`, and names the refused fields.',
    outputs: ['code', 'errors'],
  },
  mail: {
    meaning: 'The store writes mails, and the seller sees them and sends them again.',
    calls: ['/api/mail/list', '/api/mail/resend'],
    outputs: ['mail', 'mails'],
  },
  newsletter: { meaning: 'Visitors leave an email for the newsletter.', calls: ['/api/newsletter/subscribe'] },
  'newsletter.list': {
    meaning: 'The seller sees who has subscribed, and each subscriber can end it by a link.',
    calls: ['/api/newsletter/subscribers', '/api/newsletter/unsubscribe'],
    outputs: ['subscribers', 'unsubscribeToken'],
  },
  'orders.details': {
    meaning: 'An order says more than the REST contract does, and replies of both order calls have the placed `order`.',
    outputs: ['isTest', 'number', 'order', 'shipping', 'subtotal', 'tax'],
  },
  'orders.keys': {
    meaning:
      'Both order calls remember the header `Idempotency-Key` for a day: the same key never places a second order. They refuse an address of another shopper and a product out of stock themselves.',
    headers: ['idempotency-key'],
  },
  'orders.lean': {
    meaning:
      'With `products=id`, `product` of an item is the id of the product if the item has a `name` and an `image`; else it is the whole product.',
    inputs: { '/api/order/user': ['products'], '/api/order/seller': ['products'] },
  },
  'orders.next': { meaning: 'The seller reads which orders to pick next.', calls: ['/api/order/seller/next'] },
  'orders.promised': {
    meaning:
      'The seller lists orders by their promised times: `sort` is `newest` or `promised`, and the filter takes a span of promised times. Needs `orders.pages` and `orders.slots`.',
    calls: ['/api/order/seller/promises'],
    inputs: {
      '/api/order/seller': ['promisedFrom', 'promisedBefore', 'promisedKind', 'sort'],
      '/api/order/seller/sums': ['promisedFrom', 'promisedBefore', 'promisedKind'],
    },
  },
  'orders.notes': {
    meaning: 'An order has a note to the shop and a note to the courier, each of at most 500 characters.',
    inputs: {
      '/api/order/cod': ['noteToShop', 'noteToCourier'],
      '/api/order/stripe': ['noteToShop', 'noteToCourier'],
    },
    outputs: ['noteToShop', 'noteToCourier'],
  },
  'orders.online': { meaning: '`POST /api/order/stripe` is set up.' },
  'orders.ledger': {
    meaning: 'The seller reads what money came in, and which products were ordered most.',
    calls: ['/api/order/seller/takings', '/api/order/seller/best-sellers'],
  },
  'orders.pages': {
    meaning:
      'Lists of orders have pages: `first` and `after`, or `last` and `before`; with `count=true` also `totalCount`. They find one order by `id` or `number`. A store with this feature also has `orders.sums`.',
    inputs: { '/api/order/user': pageInputs, '/api/order/seller': [...pageInputs, ...filterInputs] },
    outputs: ['pageInfo', 'totalCount'],
  },
  'order.stages': {
    meaning:
      'An order has stages that the seller moves it through, cancelling and refunds; `status` is the stage in words. The calls take `ifVersion` and send the `order` as it is now, also with a refusal. Both lists have an `ETag`.',
    calls: ['/api/order/move', '/api/order/cancel', '/api/order/refund'],
    inputs: { '/api/order/seller': ['stages'] },
    outputs: ['stage', 'paymentState', 'version', 'actions', 'timeline', 'refunds', 'paid', 'refunded', 'refundable'],
  },
  'orders.picked': {
    meaning:
      'The seller records what was found of each line, and the order costs that: `settled.amount` is at most `amount`. The shopper says whether missing products may be replaced. `actions` also has `PICK` and `FINISH_PICKING`. Needs `order.stages`.',
    calls: ['/api/order/pick', '/api/order/finish-picking'],
    inputs: {
      '/api/order/cod': ['substitution', 'substitutionExceptions'],
      '/api/order/stripe': ['substitution', 'substitutionExceptions'],
    },
    outputs: ['expectedGrams', 'leastGrams', 'likelyGrams', 'picked', 'settled', 'substitution'],
  },
  'orders.search': {
    meaning:
      'The seller finds orders by number, digits of the phone, and beginnings of words of name and email, and lists chosen ones. Needs `orders.pages`.',
    inputs: { '/api/order/seller': ['search', 'ids'], '/api/order/seller/sums': ['search', 'ids'] },
  },
  'orders.sizes': {
    meaning:
      'Items of orders have the weight or size of the product when it was ordered, such as `6 x 330 ml`, or null.',
    outputs: ['sizeText'],
  },
  'orders.slots': {
    meaning:
      'The store promises times from a weekly template, and delivers to areas with fees. `slots` is null when no times are promised; else `slotId` is required. Both order calls refuse a closed slot with `SLOT_CLOSED` on `slotId` and the next free time in the message. The fee is in `shipping` and `amount`.',
    calls: ['/api/delivery/slots', '/api/delivery/plan', '/api/delivery/plan/save'],
    inputs: { '/api/order/cod': ['slotId'], '/api/order/stripe': ['slotId'] },
    outputs: ['slot'],
  },
  'orders.sums': {
    meaning: 'The seller reads number and amount of all orders that a filter lets through.',
    calls: ['/api/order/seller/sums'],
  },
  'orders.totals': {
    meaning:
      'An order can name the total that the shopper has seen, in currency units. When it would cost another total, nothing is placed, and the code is `PRICE_CHANGED`.',
    inputs: { '/api/order/cod': ['expectedTotal'], '/api/order/stripe': ['expectedTotal'] },
  },
  'orders.unpaid': {
    meaning:
      'The seller, but no packer, sees which online orders wait for their payment, and gives their goods and times back.',
    calls: ['/api/order/release', '/api/order/unpaid'],
    outputs: ['heldUntil'],
  },
  'pictures.sizes': { meaning: 'The product list has the size of each picture.', outputs: ['pictures'] },
  'products.import': {
    meaning: 'The seller exports all products as a CSV file and imports such a file, after a preview.',
    calls: ['/api/product/export', '/api/product/import/preview', '/api/product/import/apply'],
  },
  'products.sku': {
    meaning:
      'Products have an article number, `sku`, by which rows of imported files find them, then by a name that only one product has; the preview says by what. Files have a column for the counted stock. The store describes the columns, and writes and reads the form of spreadsheets in its locale. Needs `products.edit` and `products.import`.',
    calls: ['/api/product/import/columns'],
    inputs: { '/api/product/export': ['dialect'] },
  },
  'products.demo': {
    meaning: 'The seller removes the demonstration products.',
    calls: ['/api/product/demo', '/api/product/remove-demo'],
  },
  'products.bulk': {
    meaning:
      'The seller changes prices by per cent, category, tax class, or whether they are sold, of many products at once. Needs `products.edit`.',
    calls: ['/api/product/bulk'],
  },
  'products.edit': {
    meaning:
      'The seller edits, archives and arranges products. `pictures` of `productData` has them in their order: a stored one by its `url`, a sent file by its number; `product/add` takes it, and `size`, too. Replies have the newest `product`, also a refusal with `CHANGED_SINCE`.',
    calls: ['/api/product/seller', '/api/product/update', '/api/product/archive', '/api/product/arrange'],
    outputs: ['isArchived', 'isBestSeller', 'version'],
  },
  'refunds.lines': {
    meaning:
      'A refund can be for lines of the order, named by their positions from 0, and takes their taxes; the order says what is left. Items also have `refundable`, and refunds have `lines`.',
    inputs: { '/api/order/refund': ['lines'] },
    outputs: ['afterRefunds', 'placedTaxes'],
  },
  'stock.count': {
    meaning:
      'The seller counts pieces; the public sees whether few are left. Orders take counted pieces; cancelled and expired ones give them back.',
    calls: [
      '/api/product/stock/list',
      '/api/product/stock/moves',
      '/api/product/stock/adjust',
      '/api/product/stock/stop',
    ],
    outputs: ['availability', 'left'],
  },
  'stock.sheets': {
    meaning:
      'The seller counts up to 500 products in one call, or books a delivery in it: with a note, and once for an `Idempotency-Key`. A count names the newest move that was seen, so that it undoes no order. Needs `stock.count`.',
    inputs: { '/api/product/stock/adjust': ['note', 'idempotencyKey'] },
    outputs: ['lastMove'],
  },
  'sessions.own': {
    meaning: 'Each call checks its session itself, needs no `userId`, and uses only records of that session’s shopper.',
  },
  'tax.rates': {
    meaning:
      'Prices can include taxes by rates; a store without this feature adds 2 % to them. The `taxes` of an order add up to what it costs and never change with the settings. Needs `store.settings`.',
    outputs: ['taxes'],
  },
  staff: {
    meaning:
      'The seller’s area has people with roles, and a trail of what they change and read. A call that a role may not use is refused with `FORBIDDEN`.',
    calls: ['/api/staff/add', '/api/staff/changes', '/api/staff/list', '/api/staff/password', '/api/staff/update'],
    inputs: { '/api/newsletter/subscribers': ['export'], '/api/order/seller': ['export'] },
    outputs: ['staff', 'staffName'],
  },
  'store.settings': {
    meaning: '`GET /api/store` has all facts of the shop in `settings`, and the seller can change them.',
    calls: ['/api/store/pages', '/api/store/update'],
  },
} as const satisfies Record<string, Extension>;

type FeatureName = keyof typeof extensions;

export const featureNames = [
  ...new Set([...Object.keys(extensions), ...ownFields.map(({ feature }) => feature)]),
] as FeatureName[];

const listed: Partial<Record<string, Extension>> = extensions;

/** Every extension with its fields of products, by the name of its feature. */
export const allExtensions: Record<string, Extension> = Object.fromEntries(
  featureNames.map((feature) => {
    const fields = ownFields.filter((field) => field.feature === feature).map(({ name }) => name);
    const extension = listed[feature] ?? { meaning: `Products have ${fields.join(' and ')}.` };
    return [feature, { ...extension, outputs: [...(extension.outputs ?? []), ...fields] }];
  }),
);
