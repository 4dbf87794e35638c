import type { StaffRole } from '#backend/db/staff-tables.ts';
import { ownFields } from '#backend/features/catalogue/products/product-fields.ts';
import type { Extension } from './extension.ts';
import { orderExtensions } from './order-extensions.ts';

/**
 * Every extension, by the name of its feature. Clients read the names at GET /api/store, and a store with FEATURES=classic
 * hides all that is listed here: add new inputs and fields to this table. A call names its feature in the `config` of its route, and
 * fields of products are in product-fields.ts.
 */
const extensions = {
  ...orderExtensions,
  'accounts.confirm': {
    meaning: 'The link in mails about orders to an unconfirmed email leads to `/confirm-email#<token>`.',
  },
  'accounts.profile': {
    meaning:
      'The shopper changes name, email and password, exports all data of the account, and deletes the account. `password` is the current one; a wrong one is refused with `WRONG_LOGIN`.',
  },
  'additions.keys': {
    meaning:
      '`address/add`, `product/add`, `category/save` of a new category, `staff/add` and `withdrawal/send` remember the header `Idempotency-Key` for a day: the same key with the same contents adds once.',
    headers: ['idempotency-key'],
  },
  'addresses.edit': {
    meaning:
      'Addresses, also those of orders, have `postalCode`, a text, beside `zipcode`, which is null when the code is no number; `address/add` takes such a text as `zipcode`. An id of another shopper is refused with `UNKNOWN_ADDRESS`.',
    outputs: ['isDefault', 'postalCode'],
  },
  'addresses.state': {
    meaning: 'The `state` of an address may be empty or missing, because many countries have none.',
  },
  'accounts.reset': {
    meaning: 'A mail has a link to `/reset-password#<account>.<token>`, which sets a new password.',
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
    outputs: ['categories'],
  },
  'categories.labels': {
    meaning:
      'The owner can rename the seven categories: `category/save` takes the slug of one of them, and `product/list` has the names that people see in `categoryLabels`. Products keep the name of the REST contract as their `category`. Needs `categories.own`.',
    outputs: ['categoryLabels', 'label'],
  },
  deposits: {
    meaning:
      'Containers can have a deposit, which is charged beside the price and never in it. The seller has types of deposits, and a product has `deposit`: the type and the number of its containers. Items of orders keep it, `deposits` of an order are in its `amount` and not in its `subtotal`, and a refund for a line takes its deposit. `deposit/return` enters containers that came back; it remembers the header `Idempotency-Key` for a day.',
    outputs: ['deposits', 'depositPayouts'],
  },
  'errors.codes': {
    meaning: 'A refusal has a `code` beside its `message`, and names the refused fields.',
    outputs: ['code', 'errors'],
  },
  'law.country': {
    meaning:
      'The shop follows the law of a country, which the seller chooses: `settings` of `GET /api/store` has `country`. The owner reads what that law asks for before the shop opens. Needs `store.settings`.',
  },
  mail: {
    meaning: 'The store writes mails, and the seller sees them and sends them again.',
    outputs: ['mail', 'mails'],
  },
  newsletter: { meaning: 'Visitors leave an email for the newsletter.' },
  'newsletter.list': {
    meaning: 'The seller sees who has subscribed, and each subscriber can end it by a link.',
    outputs: ['subscribers', 'unsubscribeToken'],
  },
  'newsletter.confirm': {
    meaning:
      'In a shop with `law.country`, a subscriber confirms the email by a link to `/newsletter/confirm#<token>` in a mail, and the list has confirmed ones only. Needs `newsletter.list`.',
    outputs: ['confirmedAt', 'waitingCount'],
  },
  'pictures.sizes': { meaning: 'The product list has the size of each picture.', outputs: ['pictures'] },
  'prices.history': {
    meaning:
      'The store keeps every price of a product, and says with which price its present offer is compared: the lowest of the 30 days on sale before the reduction began (Directive 98/6/EC, article 6a). A further reduction keeps the comparison.',
    outputs: ['referencePrice'],
  },
  'products.import': {
    meaning: 'The seller exports all products as a CSV file and imports such a file, after a preview.',
  },
  'products.sku': {
    meaning:
      'Products have an article number, `sku`, by which rows of imported files find them, then by a name that only one product has; the preview says by what. Files have a column for the counted stock. The store describes the columns, and writes and reads the form of spreadsheets in its locale. Needs `products.edit` and `products.import`.',
    inputs: { '/api/product/export': ['dialect'] },
  },
  'products.gtin': {
    meaning:
      'Products have the number of their barcode, `gtin`, with 14 digits in documents and files; requests may have 8, 12, 13 or 14. Rows of imported files find products by it, after `sku` and before the name. Needs `products.edit` and `products.import`.',
    inputs: { '/api/product/seller': ['gtin'] },
  },
  'products.lookup': {
    meaning:
      'The seller asks what Open Food Facts has of a barcode, before the facts are checked and saved. Needs `products.gtin`.',
    outputs: ['foundFacts'],
  },
  'products.demo': {
    meaning: 'The seller removes the demonstration products.',
  },
  'products.bulk': {
    meaning:
      'The seller changes prices by per cent, category, tax class, or whether they are sold, of many products at once. Needs `products.edit`.',
  },
  'products.words': {
    meaning:
      'Products can have `searchWords`: words by which shoppers find them, such as `pop, fizzy drink`, with commas between names. Lists have them, because clients search in them; pages for shoppers do not show them. Files have a column for them. Needs `products.edit` and `products.import`.',
  },
  'products.age': {
    meaning:
      'A product can have a minimum age, 16 or 18; `minimumAge` is absent in lists without one. Order lines keep it, and an order with such goods is moved to DONE only with `ageChecked`. Needs `order.stages`.',
    inputs: { '/api/order/move': ['ageChecked'] },
  },
  'products.portions': {
    meaning:
      'Goods can be sold in steps of weight: `portion` of a product has the grams of a step, and the least and the largest amount. Quantities are numbers of steps, prices those of one. Other amounts are refused with `TOO_MANY`. Items of orders keep the step as `portionGrams`; a pick of such an item needs `grams`, from which its quantity follows. Needs `products.edit` and `orders.picked`.',
    inputs: {},
    outputs: ['portionGrams'],
  },
  'products.edit': {
    meaning:
      'The seller edits, archives and arranges products. `pictures` of `productData` has them in their order: a stored one by its `url`, a sent file by its number; `product/add` takes it, and `size`, too. Replies have the newest `product`, also a refusal with `CHANGED_SINCE`.',
    outputs: ['isArchived', 'isBestSeller', 'version'],
  },
  'products.food': {
    meaning:
      'Products have food facts, each version of which stays: orders name the version that was shown. `product/list` has only the allergens, as the number `in`. Facts that change are unchecked until a person confirms them.',
    outputs: ['food', 'foodVersion', 'in'],
  },
  'shop.status': {
    meaning: 'The owner reads how the shop is: its backups, disk, mail, certificate and waiting payments.',
  },
  'stock.count': {
    meaning:
      'The seller counts pieces; the public sees whether few are left. Orders take counted pieces; cancelled and expired ones give them back.',
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
  'tax.fee': {
    meaning:
      'The settings say which tax the delivery fee has when prices include taxes (`feeTax`): that of class A, or those of the goods. The seller can change it. Needs `tax.rates`.',
    outputs: ['feeTax'],
  },
  'tax.deposits': {
    meaning:
      'The settings say which tax deposits have when prices include taxes (`depositTax`): that of their goods, or none. The seller can change it. Needs `tax.rates` and `deposits`.',
    outputs: ['depositTax'],
  },
  staff: {
    meaning:
      'The seller’s area has people with roles, and a trail of what they change and read. A call that a role may not use is refused with `FORBIDDEN`.',
    inputs: { '/api/newsletter/subscribers': ['export'], '/api/order/seller': ['export'] },
    outputs: ['staff', 'staffName'],
  },
  'store.banner': {
    meaning:
      'The settings have a `banner` for the home page, with a heading, a text, a photograph and the days on which it is shown, and the seller can change it. Needs `store.settings`.',
    outputs: ['banner'],
  },
  'store.reasons': {
    meaning:
      'The settings have `reasons` to buy here, at most four with a title and a text, and the seller can change them. Needs `store.settings`.',
    outputs: ['reasons'],
  },
  'store.settings': {
    meaning: '`GET /api/store` has all facts of the shop in `settings`, and the seller can change them.',
  },
} as const satisfies Record<string, Extension>;

export type FeatureName = keyof typeof extensions;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The feature that the call belongs to; none for the calls of the REST contract. FEATURES=classic hides the call. */
    feature?: FeatureName;
    /** The lowest role of the team that may use this call of the seller. */
    role?: StaffRole;
  }
}

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
