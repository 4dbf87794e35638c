import type { PendingFile } from '../transport/uploaded-files.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time in RFC 3339 form, in UTC with milliseconds, for example `2026-01-31T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A whole number of up to 53 bits. Wider than `Int`, so that long postal codes fit. */
  SafeInt: { input: number; output: number; }
  /** A file, sent by the GraphQL multipart request specification. Only for input, and only as a variable. */
  Upload: { input: PendingFile; output: never; }
};

/** The kind of account whose password a link sets. */
export type AccountKind =
  /** Somebody who works in the shop. */
  | 'SELLER'
  /** A shopper. */
  | 'SHOPPER';

/** A new delivery address. All fields are required. For the postal code, give one of its two forms. */
export type AddAddressInput = {
  /** City. */
  city: Scalars['String']['input'];
  /** Country. */
  country: Scalars['String']['input'];
  /** Contact email. */
  email: Scalars['String']['input'];
  /** Given name of the receiver. */
  firstName: Scalars['String']['input'];
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the address once.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Family name of the receiver. */
  lastName: Scalars['String']['input'];
  /** Contact phone. */
  phone: Scalars['String']['input'];
  /**
   * Postal code as text, such as `01234` or `SW1A 1AA`: at most 12 letters, digits, spaces and hyphens in the bundled store. Used
   * instead of `zipcode`. Ignored over a store without the feature `addresses.edit`.
   */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State or region. It may be empty over a store with the feature `addresses.state`. */
  state: Scalars['String']['input'];
  /** Street and house number. */
  street: Scalars['String']['input'];
  /** Postal code as a number. Required where `postalCode` is not used. */
  zipcode?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of saving an address. */
export type AddAddressPayload = Reply & {
  __typename?: 'AddAddressPayload';
  /** The new address as the store lists it; null after a refusal, or when the store does not list it. */
  address?: Maybe<Address>;
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The shopper, to read all addresses again; null after a refusal. */
  user?: Maybe<User>;
};

/** A new type of deposits. */
export type AddDepositTypeInput = {
  /** The deposit of one container, in currency units. It cannot be changed. */
  amount: Scalars['Float']['input'];
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the type once.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the container is. */
  kind: DepositKind;
  /** Its name, unique, at most 40 characters. */
  name: Scalars['String']['input'];
};

/** The result of adding a type of deposits. */
export type AddDepositTypePayload = Reply & {
  __typename?: 'AddDepositTypePayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A new product. */
export type AddProductInput = {
  /** The slug of one of the `categories`. */
  category: Scalars['String']['input'];
  /** The deposit of one piece; none when omitted. Ignored over a store without the feature `deposits`. */
  deposit?: InputMaybe<ProductDepositInput>;
  /** The description, one entry per line. */
  description?: Array<Scalars['String']['input']>;
  /**
   * The number of the barcode (GTIN): 8, 12, 13 or 14 digits with a right check digit, or a code that contains it, unique. Of the
   * barcode of a case, the number of its item is stored. Ignored over a store without the feature `products.gtin`.
   */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the product once.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Up to four pictures, the main one first: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB each. */
  images?: Array<Scalars['Upload']['input']>;
  /** The age from which people may buy it: 16 or 18; for everybody when omitted. Ignored over a store without the feature `products.age`. */
  minimumAge?: InputMaybe<Scalars['Int']['input']>;
  /** Display name. */
  name: Scalars['String']['input'];
  /** The price that is charged, in currency units. Not above `price`. */
  offerPrice: Scalars['Float']['input'];
  /**
   * All pictures in their order, also those of other products: then without `images`. Ignored over a store without the feature
   * `products.edit`.
   */
  pictures?: InputMaybe<Array<ProductPictureInput>>;
  /**
   * The steps of goods that are sold by weight in steps; by the piece when omitted. `size` and `weight` are then those of one step. Ignored
   * over a store without the feature `products.portions`.
   */
  portion?: InputMaybe<PortionInput>;
  /** The list price, in currency units. */
  price: Scalars['Float']['input'];
  /**
   * Words by which shoppers find the product, with commas between names: at most 200 characters and 30 words. Ignored over a store
   * without the feature `products.words`.
   */
  searchWords?: InputMaybe<Scalars['String']['input']>;
  /** The content of one piece. Ignored over a store without the feature `products.edit`. */
  size?: InputMaybe<PackSizeInput>;
  /** The article number: at most 40 visible characters, unique. Ignored over a store without the feature `products.sku`. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** The tax class; `A` when omitted. Ignored over a store without the feature `tax.rates`. */
  taxClass?: InputMaybe<TaxClassCode>;
  /**
   * The weight or size as text, such as `500 g`, `ca. 1 kg`, `400-600 g` or `bunch`, at most 40 characters. It replaces `size`. A
   * text with an amount that cannot be read is refused. Ignored over a store without the feature `products.edit`.
   */
  weight?: InputMaybe<Scalars['String']['input']>;
};

/** The result of adding a product. */
export type AddProductPayload = Reply & {
  __typename?: 'AddProductPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** The new product as the store lists it; null after a refusal, or when the store does not list it. */
  product?: Maybe<Product>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A new member of staff. */
export type AddTeamMemberInput = {
  /** The email of the login. */
  email: Scalars['String']['input'];
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the member once.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name of the member. */
  name: Scalars['String']['input'];
  /** What the member may do. */
  role: StaffRole;
};

/** The result of adding a member of staff. */
export type AddTeamMemberPayload = Reply & {
  __typename?: 'AddTeamMemberPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** The member after the change; null after a refusal. */
  member?: Maybe<StaffMember>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** The password for the first login. Shown this once: the store keeps only its hash. Null when none was made. */
  oneTimePassword?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A saved delivery address. */
export type Address = PostalAddress & {
  __typename?: 'Address';
  /** City. */
  city: Scalars['String']['output'];
  /** Country. */
  country: Scalars['String']['output'];
  /** Contact email. */
  email: Scalars['String']['output'];
  /** Given name of the receiver. */
  firstName: Scalars['String']['output'];
  /** The store's identifier (`_id`). */
  id: Scalars['ID']['output'];
  /** Whether the shopper uses it first; true for at most one address. Null over a store without the feature `addresses.edit`. */
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  /** Family name of the receiver. */
  lastName: Scalars['String']['output'];
  /** Contact phone, as typed. */
  phone: Scalars['String']['output'];
  /**
   * Postal code as the store writes it, such as `01234` or `SW1A 1AA`. A store that keeps it as a number has lost the leading
   * zeros. Null when the store has none.
   */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State or region. */
  state: Scalars['String']['output'];
  /** Street and house number. */
  street: Scalars['String']['output'];
  /** Postal code as a number; null when the store's text is not a number. */
  zipcode?: Maybe<Scalars['SafeInt']['output']>;
};

/** Changes of the stock: all of them are made, or none. */
export type AdjustStockInput = {
  /**
   * The changes, at most 500, and one for each product and reason; over a store without the feature `stock.sheets` at most 100, and one
   * for each product.
   */
  changes: Array<StockChangeInput>;
  /**
   * A text that makes it safe to send the changes again: the same key makes them once. Ignored over a store without the feature
   * `stock.sheets`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * A remark for the history, at most 200 characters, such as the number of a delivery note. Ignored over a store without the feature
   * `stock.sheets`.
   */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing the stock of products. */
export type AdjustStockPayload = Reply & {
  __typename?: 'AdjustStockPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /**
   * The stock of these products as it is now, also after a refusal; null when it cannot be read, and over a store without the
   * feature `stock.count`.
   */
  stock?: Maybe<Array<ProductStock>>;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** One of the 14 allergens of annex II of Regulation (EU) No 1169/2011. */
export type Allergen =
  /** Celery. */
  | 'CELERY'
  /** Crustaceans. */
  | 'CRUSTACEANS'
  /** Eggs. */
  | 'EGGS'
  /** Fish. */
  | 'FISH'
  /** Cereals with gluten. */
  | 'GLUTEN'
  /** Lupin. */
  | 'LUPIN'
  /** Milk, also lactose. */
  | 'MILK'
  /** Molluscs. */
  | 'MOLLUSCS'
  /** Mustard. */
  | 'MUSTARD'
  /** Nuts that grow on trees. */
  | 'NUTS'
  /** Peanuts. */
  | 'PEANUTS'
  /** Sesame seeds. */
  | 'SESAME'
  /** Soybeans. */
  | 'SOYBEANS'
  /** Sulphur dioxide and sulphites. */
  | 'SULPHITES';

/**
 * What a product says about allergens. It is free of an allergen only when `isChecked` is true and the allergen is in neither list:
 * what nobody stated or checked is unknown.
 */
export type AllergenSummary = {
  __typename?: 'AllergenSummary';
  /** The allergens that it contains, in the order of the regulation. Null: not stated. Empty: it is stated that it contains none. */
  contains?: Maybe<Array<Allergen>>;
  /** Whether a person has checked the food facts since they last changed. False while `contains` is null. */
  isChecked: Scalars['Boolean']['output'];
  /** The allergens that it may contain as traces. */
  mayContain: Array<Allergen>;
};

/** The import of a file that was previewed. */
export type ApplyImportInput = {
  /** Whether to leave faulty rows out. Without it, a file with faulty rows is refused. */
  skipFaulty?: Scalars['Boolean']['input'];
  /** The preview's token. */
  token: Scalars['String']['input'];
};

/** The result of an import. */
export type ApplyImportPayload = Reply & {
  __typename?: 'ApplyImportPayload';
  /** The number of new products; null after a refusal. */
  added?: Maybe<Scalars['Int']['output']>;
  /** The number of changed products; null after a refusal. */
  changed?: Maybe<Scalars['Int']['output']>;
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The product to archive, or to bring back. */
export type ArchiveProductInput = {
  /** The product's identifier. */
  id: Scalars['ID']['input'];
  /** The `version` that the caller has seen. When the product has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** True: the product is no longer sold. False: it is sold again. */
  isArchived: Scalars['Boolean']['input'];
};

/** The result of archiving a product, or of bringing it back. */
export type ArchiveProductPayload = Reply & {
  __typename?: 'ArchiveProductPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The changed product. After a refusal the product as it is now, if the store sends it: after `CHANGED_SINCE` always, else
   * mostly null.
   */
  product?: Maybe<SellerProduct>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The order of categories. Each list names every category that it is about, once. */
export type ArrangeCategoriesInput = {
  /** The slugs of the seller's own categories, in their order in lists; unchanged when omitted. */
  own?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The slugs of all categories, in the order in which orders are picked; unchanged when omitted. */
  walk?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The result of a new order of categories. */
export type ArrangeCategoriesPayload = Reply & {
  __typename?: 'ArrangeCategoriesPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The place of a product in the list, and whether it is a best seller. Omitted fields stay as they are. */
export type ArrangeProductInput = {
  /** The identifier of the product after which this one is listed; null: it is listed first. */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** The product's identifier. */
  id: Scalars['ID']['input'];
  /** Whether it is one of the best sellers. */
  isBestSeller?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of arranging a product. */
export type ArrangeProductPayload = Reply & {
  __typename?: 'ArrangeProductPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The changed product. After a refusal the product as it is now, if the store sends it: after `CHANGED_SINCE` always, else
   * mostly null.
   */
  product?: Maybe<SellerProduct>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The article number of a product. */
export type ArticleNumber = {
  __typename?: 'ArticleNumber';
  /** The product's identifier. */
  productId: Scalars['ID']['output'];
  /** The number. */
  sku: Scalars['String']['output'];
};

/** A product that was ordered often. Its sums are those of the orders: the picking and refunds do not change them. */
export type BestSeller = {
  __typename?: 'BestSeller';
  /** The sum of the ordered pieces at the prices of the orders, in currency units, without tax. */
  amount: Scalars['Float']['output'];
  /** The product's name at the time of an order. */
  name: Scalars['String']['output'];
  /** The product as it is in the catalogue now; null when it was removed. */
  product?: Maybe<Product>;
  /** The product's identifier. */
  productId: Scalars['ID']['output'];
  /** The number of ordered pieces. */
  quantity: Scalars['Int']['output'];
};

/** The result of cancelling an order without an account. */
export type CancelGuestOrderPayload = Reply & {
  __typename?: 'CancelGuestOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** The order as it is now; null when the link does not work. */
  guestOrder?: Maybe<GuestOrder>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** An order to cancel. */
export type CancelOrderInput = {
  /**
   * The party for whom it is cancelled, when the request has the sessions of both. When omitted: the shopper if the order is the
   * shopper's, else the seller.
   */
  as?: InputMaybe<OrderParty>;
  /** The order's identifier. */
  id: Scalars['ID']['input'];
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The reason, for the timeline. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The result of cancelling an order. */
export type CancelOrderPayload = Reply & {
  __typename?: 'CancelOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The changed order. After a refusal the order as it is now, if the store sends it: after `CHANGED_SINCE` always, else mostly
   * null.
   */
  order?: Maybe<Order>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/**
 * A shopper's cart. Its sums are those of its products in stock, at their offer prices, and of the tax on them. They are null
 * only while the catalogue cannot be read.
 */
export type Cart = {
  __typename?: 'Cart';
  /**
   * The deposits of the lines that can be bought now, in currency units; they are in no price. Null over a store without the feature
   * `deposits`.
   */
  deposits?: Maybe<Scalars['Float']['output']>;
  /** One line for each product, without products that the store no longer has. */
  lines: Array<CartLine>;
  /** The sum of the lines that can be bought now, in currency units. */
  subtotal?: Maybe<Scalars['Float']['output']>;
  /** The tax that is added to the subtotal and the deposits: 2 %, rounded down to the cent; 0 when `Store.taxMode` is `RATES`. */
  tax?: Maybe<Scalars['Float']['output']>;
  /**
   * Subtotal, deposits and tax, without the fee of a delivery: that depends on the address and on the time. `Store.delivery` has the fees of
   * all areas, `Store.deliveryTerms` the fee of an address. An order costs this total and the fee.
   */
  total?: Maybe<Scalars['Float']['output']>;
  /** The version to send with `updateCart`. It increases with every change. Null over a store without the feature `cart.versions`. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** One line of a cart. */
export type CartLine = {
  __typename?: 'CartLine';
  /** The product; null when it was removed from the catalogue a moment ago. */
  product?: Maybe<Product>;
  /** The product's identifier. */
  productId: Scalars['ID']['output'];
  /** The quantity, 1 or more. */
  quantity: Scalars['Int']['output'];
};

/** One line of a cart to save. */
export type CartLineInput = {
  /** The product's identifier. Each product can occur only once. */
  productId: Scalars['ID']['input'];
  /** The quantity, 1 to 99. */
  quantity: Scalars['Int']['input'];
};

/** A category of products. */
export type Category = {
  __typename?: 'Category';
  /** Its own picture; else the main one of its first product in stock, or else of its first product; null without one. */
  image?: Maybe<Image>;
  /** Whether it is one of the seller's own. Null over a store without the feature `categories.own`. */
  isOwn?: Maybe<Scalars['Boolean']['output']>;
  /** The name to show: the seller's or else the specification's label of its seven categories, else the store's name. */
  label: Scalars['String']['output'];
  /** The number of its products in stock. */
  productCount: Scalars['Int']['output'];
  /**
   * The category in arguments and addresses: the store's name in lower case, with one `-` for everything between its letters
   * and digits, for example `pet-food`. One of the seller's own keeps it when it is renamed.
   */
  slug: Scalars['String']['output'];
};

/** Another email for the login. */
export type ChangeEmailInput = {
  /** The new email. */
  email: Scalars['String']['input'];
  /** The current password. */
  password: Scalars['String']['input'];
};

/** The result of changing the email of the login. */
export type ChangeEmailPayload = Reply & {
  __typename?: 'ChangeEmailPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The shopper as changed; null after a refusal. */
  user?: Maybe<User>;
};

/** The wishes for products that are missing when the order of a link is packed. They take the place of those before. */
export type ChangeGuestOrderWishesInput = {
  /** Products for which the guest wants something else than for the order. */
  exceptions?: InputMaybe<Array<OrderWishInput>>;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The fragment of the link, or what `placeGuestOrder` has returned. */
  secret: Scalars['String']['input'];
  /** The wish for the order. */
  substitution: SubstitutionWish;
};

/** The result of a change of the wishes of a guest. */
export type ChangeGuestOrderWishesPayload = Reply & {
  __typename?: 'ChangeGuestOrderWishesPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** The order as it is now; null when the link does not work. */
  guestOrder?: Maybe<GuestOrder>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The wishes for products that are missing when an order is packed. They take the place of those before. */
export type ChangeOrderWishesInput = {
  /** Products for which the shopper wants something else than for the order. */
  exceptions?: InputMaybe<Array<OrderWishInput>>;
  /** The order's identifier. */
  id: Scalars['ID']['input'];
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The wish for the order. */
  substitution: SubstitutionWish;
};

/** The result of a change of wishes. */
export type ChangeOrderWishesPayload = Reply & {
  __typename?: 'ChangeOrderWishesPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The changed order. After a refusal the order as it is now, if the store sends it: after `CHANGED_SINCE` always, else mostly
   * null.
   */
  order?: Maybe<Order>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** Another password. */
export type ChangePasswordInput = {
  /** The new password: at least 8 characters. */
  newPassword: Scalars['String']['input'];
  /** The current password. */
  password: Scalars['String']['input'];
};

/** The result of changing the password. */
export type ChangePasswordPayload = Reply & {
  __typename?: 'ChangePasswordPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** What to change of many products. Omitted fields stay as they are. */
export type ChangeProductsInput = {
  /** The slug of one of the `categories`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Whether only to say what would change. */
  dryRun?: Scalars['Boolean']['input'];
  /** True: the products are no longer sold. False: they are sold again. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * By how many per cent what shoppers pay rises, -90 to 1000 with at most two decimals; rounded to the cent. No offer arises: a
   * product without one gets a new price. The price of a product with an offer stays, unless the new offer price reaches it: then the
   * offer ends.
   */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** The products, at most 500, each once. */
  products: Array<ProductToChangeInput>;
  /** The tax class. Ignored over a store without the feature `tax.rates`. */
  taxClass?: InputMaybe<TaxClassCode>;
};

/** The result of changing many products: all of them are changed, or none. */
export type ChangeProductsPayload = Reply & {
  __typename?: 'ChangeProductsPayload';
  /** The products that change, without those that are so already; none after a refusal. */
  changes: Array<ProductChange>;
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The member's own passwords. */
export type ChangeSellerPasswordInput = {
  /** The new password: 8 to 128 characters. */
  newPassword: Scalars['String']['input'];
  /** The present password. */
  password: Scalars['String']['input'];
};

/** The result of a change of one's own password. */
export type ChangeSellerPasswordPayload = Reply & {
  __typename?: 'ChangeSellerPasswordPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A field before and after a change. */
export type ChangedField = {
  __typename?: 'ChangedField';
  /** The value after it, as text. Null when nothing is left. */
  after?: Maybe<Scalars['String']['output']>;
  /** The value before it, as text. Null when there was nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** The name of the field in the store. */
  name: Scalars['String']['output'];
};

/** The confirmation that the email of an account reaches its owner. */
export type ConfirmEmailInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The result of confirming an email. It is the same when the email was confirmed before. */
export type ConfirmEmailPayload = Reply & {
  __typename?: 'ConfirmEmailPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The result of confirming an order without an account. */
export type ConfirmGuestOrderPayload = Reply & {
  __typename?: 'ConfirmGuestOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** The order as it is now; null when the link does not work. */
  guestOrder?: Maybe<GuestOrder>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The confirmation of a newsletter subscription. */
export type ConfirmSubscriptionInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The result of confirming a newsletter subscription. */
export type ConfirmSubscriptionPayload = Reply & {
  __typename?: 'ConfirmSubscriptionPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A currency. */
export type Currency = {
  __typename?: 'Currency';
  /** The ISO 4217 code, such as `USD`; null when neither the store nor the configuration of this server says it. */
  code?: Maybe<Scalars['String']['output']>;
  /** The short symbol to show with amounts, for example `$`. `Store.locale` says on which side. */
  symbol: Scalars['String']['output'];
};

/** Somebody who has ordered. */
export type Customer = {
  __typename?: 'Customer';
  /** The email for mails; null when the shop knows none. */
  email?: Maybe<Scalars['String']['output']>;
  /** The customer's identifier. */
  id: Scalars['ID']['output'];
  /** Whether the customer has no account. */
  isGuest: Scalars['Boolean']['output'];
  /** The time of the newest order. */
  lastOrderAt: Scalars['DateTime']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The sum of the orders that are neither paid nor cancelled. */
  open: Scalars['Float']['output'];
  /** The number of orders. */
  orderCount: Scalars['Int']['output'];
  /** The phone of the newest order. */
  phone: Scalars['String']['output'];
};

/** Customers of the shop. */
export type CustomerPage = {
  __typename?: 'CustomerPage';
  /** Those with the newest orders first. */
  customers: Array<Customer>;
  /** Where the next page begins; null at the end. */
  nextAfter?: Maybe<Scalars['String']['output']>;
};

/** A customer, with what the shop needs for the next order. */
export type CustomerRecord = {
  __typename?: 'CustomerRecord';
  /** That of the newest order first, then the saved ones. */
  addresses: Array<DeliveryAddress>;
  /** The customer. */
  customer: Customer;
  /** The note of the shop, which only the seller sees; it is in the export of personal data. Empty without one. */
  note: Scalars['String']['output'];
  /** The newest orders, at most 20. */
  orders: Array<Order>;
};

/** The account to delete: that of the session. */
export type DeleteAccountInput = {
  /** The current password. */
  password: Scalars['String']['input'];
};

/** The result of deleting the account. */
export type DeleteAccountPayload = Reply & {
  __typename?: 'DeleteAccountPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The result of deleting the personal data of an order without an account. */
export type DeleteGuestDataPayload = Reply & {
  __typename?: 'DeleteGuestDataPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The delivery address of an order, as it was when the order was placed. */
export type DeliveryAddress = PostalAddress & {
  __typename?: 'DeliveryAddress';
  /** City. */
  city: Scalars['String']['output'];
  /** Country. */
  country: Scalars['String']['output'];
  /** Contact email. */
  email: Scalars['String']['output'];
  /** Given name of the receiver. */
  firstName: Scalars['String']['output'];
  /** Family name of the receiver. */
  lastName: Scalars['String']['output'];
  /** Contact phone, as typed. */
  phone: Scalars['String']['output'];
  /**
   * Postal code as the store writes it, such as `01234` or `SW1A 1AA`. A store that keeps it as a number has lost the leading
   * zeros. Null when the store has none.
   */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State or region. */
  state: Scalars['String']['output'];
  /** Street and house number. */
  street: Scalars['String']['output'];
  /** Postal code as a number; null when the store's text is not a number. */
  zipcode?: Maybe<Scalars['SafeInt']['output']>;
};

/** A place where the store delivers. */
export type DeliveryArea = {
  __typename?: 'DeliveryArea';
  /** The fee of a delivery, in currency units. */
  fee: Scalars['Float']['output'];
  /** The sum of the products from which delivery is free, in currency units; null when it never is. */
  freeFrom?: Maybe<Scalars['Float']['output']>;
  /** The least sum of the products, in currency units. */
  minimum: Scalars['Float']['output'];
  /** The name, for refusals and for the seller. */
  name: Scalars['String']['output'];
  /**
   * Postal codes, and beginnings of some with `*` behind, such as `SW1A*`. The entry that matches the most characters of a code
   * decides; a whole code counts more than a beginning.
   */
  postalCodes: Array<Scalars['String']['output']>;
};

/** A place where the store delivers. */
export type DeliveryAreaInput = {
  /** The fee of a delivery, in currency units. */
  fee: Scalars['Float']['input'];
  /** The sum of the products from which delivery is free, in currency units; never when omitted. Not less than `minimum`. */
  freeFrom?: InputMaybe<Scalars['Float']['input']>;
  /** The least sum of the products, in currency units. */
  minimum: Scalars['Float']['input'];
  /** The name, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Postal codes, and beginnings of some with `*` behind, such as `SW1A*`. 1 to 500. */
  postalCodes: Array<Scalars['String']['input']>;
};

/** What a delivery costs in one or more areas. */
export type DeliveryFee = {
  __typename?: 'DeliveryFee';
  /** The fee of a delivery, in currency units. */
  fee: Scalars['Float']['output'];
  /** The sum of the products from which delivery is free, in currency units; null when it never is. */
  freeFrom?: Maybe<Scalars['Float']['output']>;
};

/** What a delivery to a postal code costs. */
export type DeliveryTerms = {
  __typename?: 'DeliveryTerms';
  /** The area of the postal code; null when the store has no areas, or does not deliver there. */
  areaName?: Maybe<Scalars['String']['output']>;
  /** The fee of a delivery, in currency units. It is part of the total of the order. */
  fee: Scalars['Float']['output'];
  /** The sum of the products from which delivery is free, in currency units; null when it never is. */
  freeFrom?: Maybe<Scalars['Float']['output']>;
  /** Whether the store delivers there. */
  isDelivered: Scalars['Boolean']['output'];
  /** The least sum of the products, in currency units. */
  minimum: Scalars['Float']['output'];
  /** The postal code that was asked for. */
  postalCode: Scalars['String']['output'];
};

/** The deposit of one piece of a product. It is charged beside the price, is never in it, and goes back with the containers. */
export type Deposit = {
  __typename?: 'Deposit';
  /** For all containers of one piece, in currency units. */
  amount: Scalars['Float']['output'];
  /** How many containers one piece has. */
  count: Scalars['Int']['output'];
  /** The name of their type. */
  name: Scalars['String']['output'];
  /** The identifier of their type. */
  typeId: Scalars['ID']['output'];
};

/** What is open of a type of deposits, in currency units. */
export type DepositBalance = {
  __typename?: 'DepositBalance';
  /** Charged with orders, less what went back with their products. */
  charged: Scalars['Float']['output'];
  /** `charged` less `returned`: the containers with this deposit are with customers. */
  open: Scalars['Float']['output'];
  /** Given back for containers that came back. */
  returned: Scalars['Float']['output'];
  /** The type. */
  type: DepositType;
};

/** What a container is. */
export type DepositKind =
  /** A crate. */
  | 'CRATE'
  /** A container that is filled again. */
  | 'RETURNABLE'
  /** A container that is used once. */
  | 'SINGLE_USE';

/** How money was given back for containers. */
export type DepositPayout =
  /** Cash. */
  | 'CASH'
  /** To a card, by the terminal. */
  | 'TERMINAL'
  /** To an account at a bank. */
  | 'TRANSFER';

/** What was given back for containers by one kind of money. */
export type DepositPayoutSum = {
  __typename?: 'DepositPayoutSum';
  /** The amount, in currency units. */
  amount: Scalars['Float']['output'];
  /** The kind of money. */
  payout: DepositPayout;
};

/** An entry of containers that came back. */
export type DepositReturn = {
  __typename?: 'DepositReturn';
  /** What was given back for them, in currency units; negative when a wrong entry was taken back. */
  amount: Scalars['Float']['output'];
  /** When they came. */
  at: Scalars['DateTime']['output'];
  /** How many came; negative when a wrong entry was taken back. */
  count: Scalars['Int']['output'];
  /** The identifier of the entry. */
  id: Scalars['ID']['output'];
  /** The number of the order with which they came; null without one. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** How the money was given back. */
  payout: DepositPayout;
  /** The member of staff who took them, by the name of that time; null when unknown. */
  staffName?: Maybe<Scalars['String']['output']>;
  /** The identifier of their type. */
  typeId: Scalars['ID']['output'];
};

/** The deposits of one type in a period, in currency units. */
export type DepositSum = {
  __typename?: 'DepositSum';
  /** Charged with orders, less what went back with their products. It is in the takings of the period. */
  charged: Scalars['Float']['output'];
  /** The name of the type. */
  name: Scalars['String']['output'];
  /** Given back for containers that came back. It is in no takings. */
  returned: Scalars['Float']['output'];
  /** The identifier of the type. */
  typeId: Scalars['ID']['output'];
};

/** The tax in deposits when prices include taxes. */
export type DepositTax =
  /** The tax of the goods that the deposit belongs to. */
  | 'GOODS'
  /** None. */
  | 'NONE';

/** A type of containers that have a deposit. */
export type DepositType = {
  __typename?: 'DepositType';
  /** The deposit of one container, in currency units. It never changes. */
  amount: Scalars['Float']['output'];
  /** The identifier of the type. */
  id: Scalars['ID']['output'];
  /** Whether no product can get it any more. Its containers still come back. */
  isArchived: Scalars['Boolean']['output'];
  /** What the container is. */
  kind: DepositKind;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** All that the store keeps about the guest of a link. */
export type ExportGuestDataPayload = Reply & {
  __typename?: 'ExportGuestDataPayload';
  /** The text of a JSON file; null after a refusal. */
  data?: Maybe<Scalars['String']['output']>;
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The tax in the delivery fee when prices include taxes. */
export type FeeTax =
  /** The tax of class `A`. */
  | 'CLASS_A'
  /** The taxes of the goods, in proportion to what the goods of each rate cost. */
  | 'GOODS';

/** How a file of products is written. */
export type FileDialect =
  /**
   * For spreadsheets of the shop's locale: with its decimal sign, its separator of cells, and categories, units, yes and no as in its
   * language.
   */
  | 'LOCAL'
  /** For programs: commas, decimal points and English words in every shop. */
  | 'PLAIN';

/** The encoding of a file. */
export type FileEncoding =
  /** UTF-8, with or without a byte order mark. */
  | 'UTF_8'
  /** Windows-1252, which older spreadsheets write in Western Europe. */
  | 'WINDOWS_1252';

/** An order whose lines are all picked. */
export type FinishPickingInput = {
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The order's identifier. */
  orderId: Scalars['ID']['input'];
};

/** The result of finishing the picking of an order. */
export type FinishPickingPayload = Reply & {
  __typename?: 'FinishPickingPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * A sentence for the seller: a substitute that was given was sold to another order meanwhile, so the stock has too few of it. Null when
   * there is nothing to say.
   */
  notice?: Maybe<Scalars['String']['output']>;
  /**
   * The changed order. After a refusal the order as it is now, if the store sends it: after `CHANGED_SINCE` always, else mostly
   * null.
   */
  order?: Maybe<Order>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The facts of a food that a buyer must be able to read. Null and empty lists stand for what nobody stated, if not said otherwise. */
export type FoodFacts = {
  __typename?: 'FoodFacts';
  /** Alcohol in per cent by volume. Null when not stated. */
  alcohol?: Maybe<Scalars['Float']['output']>;
  /** The allergens that it contains, in the order of the regulation. Null: not stated. Empty: it is stated that it contains none. */
  allergens?: Maybe<Array<Allergen>>;
  /** The brand on the package. Null when not stated. */
  brand?: Maybe<Scalars['String']['output']>;
  /** When a person confirmed these facts; null when nobody has since they last changed. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The ingredients, with `_` around each allergen, as in `_milk_`. Null when not stated. */
  ingredients?: Maybe<Scalars['String']['output']>;
  /** The legal name of the food. Null when not stated. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** The firm that is responsible for it. Null when not stated. */
  maker?: Maybe<FoodMaker>;
  /** The allergens that it may contain as traces. */
  mayContain: Array<Allergen>;
  /** The nutrition table. Null when not stated. */
  nutrition?: Maybe<Nutrition>;
  /** The code of the control body of organic food, such as `DE-ÖKO-006`. Null when not stated. */
  organicCode?: Maybe<Scalars['String']['output']>;
  /** Where it comes from: ISO 3166 codes of countries such as `DE`, or texts. */
  origins: Array<Scalars['String']['output']>;
  /** The class of fruit and vegetables, such as `I`. Null when not stated. */
  qualityClass?: Maybe<Scalars['String']['output']>;
  /** How to keep it. Null when not stated. */
  storage?: Maybe<Scalars['String']['output']>;
  /** How to prepare or use it. Null when not stated. */
  use?: Maybe<Scalars['String']['output']>;
  /** The variety, such as `Elstar`. Null when not stated. */
  variety?: Maybe<Scalars['String']['output']>;
  /** From 1; rises with every change of the facts, and when they are checked. Pass it as `ifVersion`. */
  version: Scalars['Int']['output'];
};

/** Food facts. Omitted ones stay as they are, null clears one. */
export type FoodFactsInput = {
  /** Alcohol in per cent by volume, 0 to 100 with at most two decimals. */
  alcohol?: InputMaybe<Scalars['Float']['input']>;
  /** The allergens that it contains. Null: not stated. Empty: it contains none. */
  allergens?: InputMaybe<Array<Allergen>>;
  /** The brand on the package, at most 120 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** The ingredients, with `_` around each allergen, as in `_milk_`; at most 4000 characters. */
  ingredients?: InputMaybe<Scalars['String']['input']>;
  /** The legal name, at most 200 characters. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  /** The firm that is responsible for it. */
  maker?: InputMaybe<FoodMakerInput>;
  /** The allergens that it may contain as traces. Null stands for none stated. */
  mayContain?: InputMaybe<Array<Allergen>>;
  /** The nutrition table. */
  nutrition?: InputMaybe<NutritionInput>;
  /** The code of the control body of organic food, such as `DE-ÖKO-006`. */
  organicCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 codes of countries such as `DE`, or texts, at most 20 of at most 60 characters. */
  origins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The class of fruit and vegetables, at most 40 characters. */
  qualityClass?: InputMaybe<Scalars['String']['input']>;
  /** How to keep it, at most 500 characters. */
  storage?: InputMaybe<Scalars['String']['input']>;
  /** How to prepare or use it, at most 1000 characters. */
  use?: InputMaybe<Scalars['String']['input']>;
  /** The variety, at most 80 characters. */
  variety?: InputMaybe<Scalars['String']['input']>;
};

/** The firm that is responsible for a food. */
export type FoodMaker = {
  __typename?: 'FoodMaker';
  /** Its postal address. */
  address: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** The firm that is responsible for a food. */
export type FoodMakerInput = {
  /** Its postal address, at most 300 characters. */
  address: Scalars['String']['input'];
  /** Its name, at most 120 characters. */
  name: Scalars['String']['input'];
};

/**
 * The facts of a product that others have entered at Open Food Facts. Nothing of it is saved: a person checks it first. Null, and an
 * empty list, stand for what nobody stated.
 */
export type FoundFacts = {
  __typename?: 'FoundFacts';
  /** The alcohol, in per cent by volume. Null when not stated. */
  alcohol?: Maybe<Scalars['Float']['output']>;
  /** The allergens that it contains. Null: not stated, which never means free of them. */
  allergens?: Maybe<Array<Allergen>>;
  /** The brand on the package. Null when not stated. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The ingredients, with `_` around each allergen, as in `_milk_`. Null when not stated. */
  ingredients?: Maybe<Scalars['String']['output']>;
  /** Whether a label says that it is organic. */
  isOrganic: Scalars['Boolean']['output'];
  /** What it is by law, such as `Hazelnut cocoa spread`. Null when not stated. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** The allergens that may be in it as traces. */
  mayContain: Array<Allergen>;
  /** The name on the package. Null when not stated. */
  name?: Maybe<Scalars['String']['output']>;
  /** The nutrition for 100 g or 100 ml; null when a value is missing. */
  nutrition?: Maybe<FoundNutrition>;
  /** The code of the control body of organic food, such as `DE-ÖKO-006`. Null when not stated. */
  organicCode?: Maybe<Scalars['String']['output']>;
  /** Where its ingredients come from, in the words of those who entered it. */
  origins: Array<Scalars['String']['output']>;
  /** The size on the package, such as `500 g`. Null when not stated. */
  size?: Maybe<Scalars['String']['output']>;
};

/** Nutrition for 100 g or 100 ml. Amounts are in grams. */
export type FoundNutrition = {
  __typename?: 'FoundNutrition';
  /** What the amounts are for: 100 grams or 100 millilitres. */
  basis: NutritionBasis;
  /** Carbohydrate. */
  carbohydrate: Scalars['Float']['output'];
  /** The energy in kilocalories. */
  energyKcal: Scalars['Int']['output'];
  /** The energy in kilojoules. */
  energyKj: Scalars['Int']['output'];
  /** Fat. */
  fat: Scalars['Float']['output'];
  /** Fibre; null when it is not stated. */
  fibre?: Maybe<Scalars['Float']['output']>;
  /** Protein. */
  protein: Scalars['Float']['output'];
  /** Salt. */
  salt: Scalars['Float']['output'];
  /** Saturated fat. */
  saturates: Scalars['Float']['output'];
  /** Sugars. */
  sugars: Scalars['Float']['output'];
};

/** The address and the contact that are typed for an order. */
export type GuestAddressInput = {
  /** City. */
  city: Scalars['String']['input'];
  /** Country. */
  country: Scalars['String']['input'];
  /** The email to which the mails about the order go. */
  email: Scalars['String']['input'];
  /** Given name of the receiver. */
  firstName: Scalars['String']['input'];
  /** Family name of the receiver. */
  lastName: Scalars['String']['input'];
  /** Contact phone. */
  phone: Scalars['String']['input'];
  /** Postal code as text, such as `01234` or `SW1A 1AA`. */
  postalCode: Scalars['String']['input'];
  /** State or region. It may be empty over a store with the feature `addresses.state`. */
  state: Scalars['String']['input'];
  /** Street and house number. */
  street: Scalars['String']['input'];
};

/** An order without an account, for who has a link to it. */
export type GuestOrder = {
  __typename?: 'GuestOrder';
  /** Whether it can be cancelled now. */
  canCancel: Scalars['Boolean']['output'];
  /** Whether it waits for a press on this very link, the mailed one. */
  canConfirm: Scalars['Boolean']['output'];
  /** Whether it can be put into an account by this link. */
  canKeep: Scalars['Boolean']['output'];
  /** The typed email, to which mails about the order go. */
  email: Scalars['String']['output'];
  /** Until then it waits for the press on the mailed link, and then ends; null when it waits for none. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The order. */
  order: Order;
};

/** A link to an order without an account. */
export type GuestOrderInput = {
  /** The fragment of the link, or what `placeGuestOrder` has returned. */
  secret: Scalars['String']['input'];
};

/** Whether people order without an account. */
export type GuestOrders =
  /** They do. Their cash orders wait until the link in a mail is pressed, if the store sends mails. */
  | 'CONFIRMED'
  /** They do not. */
  | 'OFF'
  /** They do, and nobody has to press a link. */
  | 'OPEN';

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** A text for people who do not see the picture: the product's name. */
  alt: Scalars['String']['output'];
  /**
   * The height of the largest version, in pixels. Null for the picture of an order's line, and over a store without the feature
   * `pictures.sizes`.
   */
  height?: Maybe<Scalars['Int']['output']>;
  /** The absolute address. */
  url: Scalars['String']['output'];
  /**
   * The width of the largest version, in pixels. Null for the picture of an order's line, and over a store without the feature
   * `pictures.sizes`.
   */
  width?: Maybe<Scalars['Int']['output']>;
};


/** A picture. */
export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A field of a product that changes. */
export type ImportChange = {
  __typename?: 'ImportChange';
  /** The text of the cell after the import. */
  becomes: Scalars['String']['output'];
  /** The name of the column. */
  column: Scalars['String']['output'];
  /** The text of the cell before the import. */
  was: Scalars['String']['output'];
};

/** A column of a file of products. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** A cell, as a spreadsheet of the shop's locale writes it; may be empty. */
  example: Scalars['String']['output'];
  /** What it takes: sentences for users. */
  hint: Scalars['String']['output'];
  /** Whether a new product needs it. */
  isRequired: Scalars['Boolean']['output'];
  /** What it is called in the shop's language. The first line of a file may have this in place of `name`. */
  label: Scalars['String']['output'];
  /** Its name in the first line of a file. */
  name: Scalars['String']['output'];
  /** The texts that it takes; empty where there are many. */
  values: Array<Scalars['String']['output']>;
};

/** The numbers of rows of a file, by what the rows do. */
export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** Rows that add a product. */
  added: Scalars['Int']['output'];
  /** Rows that change a product. */
  changed: Scalars['Int']['output'];
  /** Rows that cannot be imported. */
  faulty: Scalars['Int']['output'];
  /** Rows that change nothing. */
  unchanged: Scalars['Int']['output'];
};

/** Why a row cannot be imported. */
export type ImportFault = {
  __typename?: 'ImportFault';
  /** The name of the column; null when it is about the whole row. */
  column?: Maybe<Scalars['String']['output']>;
  /** A sentence for users. */
  message: Scalars['String']['output'];
};

/** A cell of the first line of a file. */
export type ImportHeader = {
  __typename?: 'ImportHeader';
  /** The name of the column that it was read as; null for none. */
  column?: Maybe<Scalars['String']['output']>;
  /** The place of the cell in the line, from 0. */
  place: Scalars['Int']['output'];
  /** The text of the cell. */
  text: Scalars['String']['output'];
};

/** The column by which a row found its product. */
export type ImportMatch =
  /** `gtin`, the number of the barcode. */
  | 'GTIN'
  /** `id`, the identifier of the product. */
  | 'ID'
  /** `name`, which only one product and one row have. */
  | 'NAME'
  /** `sku`, the article number. */
  | 'SKU';

/** How many products a file found by each column, also those that it does not change. */
export type ImportMatches = {
  __typename?: 'ImportMatches';
  /** By their identifier. */
  byId: Scalars['Int']['output'];
  /** By their barcode; 0 over a store without the feature `products.gtin`. */
  gtin: Scalars['Int']['output'];
  /**
   * By their identifier.
   * @deprecated Use `byId`: caches take `id` for the identity of an object. Removed in 2027-06.
   */
  id: Scalars['Int']['output'];
  /** By their name. */
  name: Scalars['Int']['output'];
  /** By their article number. */
  sku: Scalars['Int']['output'];
};

/** How a cell was read that could mean something else. */
export type ImportNote = {
  __typename?: 'ImportNote';
  /** The name of the column. */
  column: Scalars['String']['output'];
  /** A sentence for users. */
  message: Scalars['String']['output'];
};

/** A row of an imported file that changes something, or cannot be imported. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** The fields that change. Of a new product: its category, prices, size and tax class. */
  changes: Array<ImportChange>;
  /** Why it cannot be imported; empty unless it is faulty. */
  faults: Array<ImportFault>;
  /** What it does. */
  kind: ImportRowKind;
  /** The row as a spreadsheet numbers it: the first line of the file is row 1, and a cell of several lines is in one row. */
  line: Scalars['Int']['output'];
  /**
   * The column by which its product was found. Null for a new product, for a faulty row, and over a store without the feature
   * `products.sku`.
   */
  matchedBy?: Maybe<ImportMatch>;
  /** The name of the product. */
  name: Scalars['String']['output'];
  /** How cells were read that could mean something else, such as `1.234`. Empty over a store without the feature `products.sku`. */
  notes: Array<ImportNote>;
};

/** What a row of an imported file does. */
export type ImportRowKind =
  /** It changes a product. */
  | 'CHANGED'
  /** It cannot be imported. */
  | 'FAULTY'
  /** It adds a product. */
  | 'NEW';

/** A tax in prices, rounded to the cent once for all goods of its rate. Amounts are in currency units. */
export type IncludedTax = {
  __typename?: 'IncludedTax';
  /** The tax. */
  amount: Scalars['Float']['output'];
  /** What the tax class was called. */
  name: Scalars['String']['output'];
  /** The price of these goods without the tax. */
  net: Scalars['Float']['output'];
  /** The rate in percent. */
  rate: Scalars['Float']['output'];
};

/** An order that an account is to keep. */
export type KeepGuestOrderInput = {
  /** The password of a new account with the email of the order; absent for the account of the session. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The fragment of the mailed link. */
  secret: Scalars['String']['input'];
};

/** The result of putting an order into an account. */
export type KeepGuestOrderPayload = Reply & {
  __typename?: 'KeepGuestOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A country whose law a shop can follow. */
export type LawCountry =
  /** Germany. */
  | 'DE'
  /** A country of the European Union that is not named here. */
  | 'EU'
  /** The United Kingdom. */
  | 'UK';

/** What the law asks of a shop before it opens, and whether the shop has it. */
export type LawLine = {
  __typename?: 'LawLine';
  /** The day on which the source was read, such as `2026-11-23`. Null when the law of the country does not ask for it. */
  checkedAt?: Maybe<Scalars['String']['output']>;
  /** The name of the rule, such as `IMPRINT`. */
  id: Scalars['String']['output'];
  /** What does it, or what is missing, in one or two sentences. */
  note: Scalars['String']['output'];
  /** The page of the seller that mends it. Null when the seller has none. */
  screen?: Maybe<LawScreen>;
  /** The law and its article. Null when the law of the country does not ask for it. */
  source?: Maybe<Scalars['String']['output']>;
  /** Whether the shop has it. */
  state: LawState;
  /** The rule in a few words. */
  title: Scalars['String']['output'];
};

/** A page of the seller on which something that the law asks for is mended. */
export type LawScreen =
  /** The facts of the shop. */
  | 'FACTS'
  /** The mails that the shop sends. */
  | 'MAILS'
  /** The newsletter and its subscribers. */
  | 'NEWSLETTER'
  /** The pages that the shop writes itself. */
  | 'PAGES'
  /** The products. */
  | 'PRODUCTS'
  /** The taxes. */
  | 'TAXES';

/** Whether a shop has what the law asks for. */
export type LawState =
  /** The shop has it. */
  | 'DONE'
  /** The shop does not have it. */
  | 'MISSING'
  /** The law of the country does not ask for it, or not of this shop. */
  | 'NOT_NEEDED'
  /** The shop cannot know it: the seller has to check it. */
  | 'TO_CHECK';

/**
 * The range of the weight of one piece in practice, for goods sold by weight. The store accepts another weight only when the client
 * says that it was checked.
 */
export type LikelyGrams = {
  __typename?: 'LikelyGrams';
  /** The least, in grams. */
  from: Scalars['Float']['output'];
  /** The most, in grams. */
  to: Scalars['Float']['output'];
};

/** One thing on a shopping list. */
export type ListLine = {
  __typename?: 'ListLine';
  /** How much of it the list says, for example the 500 g of `500 g flour`; null when it says none, or pieces. */
  amount?: Maybe<PackSize>;
  /** How many the list says, for example the 3 of `3 bananas`; null when it says no number. */
  count?: Maybe<Scalars['Float']['output']>;
  /** The products that fit, best first and at most 4. Of equally good ones, those in stock come first. */
  matches: Array<ListMatch>;
  /** What is wanted, without its quantity: a text to search for. */
  name: Scalars['String']['output'];
  /** How sure the first product is. */
  state: ListLineState;
  /** The thing as it was written. */
  text: Scalars['String']['output'];
};

/** How sure it is that a product is the thing on a shopping list. */
export type ListLineState =
  /** The first product is the thing, and in stock. */
  | 'MATCHED'
  /** The shop has nothing like it. */
  | 'NOT_FOUND'
  /**
   * The products are only like the thing, or sold out, or suit a need such as `breakfast`. Or it may not be wanted: the list says 0 of it,
   * as in `0 apples`, the line looks like a heading, or it is crossed out, as in `~~apples~~`.
   */
  | 'UNSURE';

/** A product that fits a thing on a shopping list. */
export type ListMatch = {
  __typename?: 'ListMatch';
  /** The product. */
  product: Product;
  /**
   * How many packs of it make what the list says, 1 to 99. With `size`, `500 g flour` is one pack of 1 kg, and `12 eggs` are two packs
   * of 6. `2x eggs` are two packs of any size.
   */
  quantity: Scalars['Int']['output'];
};

/** What the shop has for a shopping list. */
export type ListMatches = {
  __typename?: 'ListMatches';
  /** The things on the list, in its order. Empty lines and headings such as `Breakfast:` are left out. */
  lines: Array<ListLine>;
};

/** The credentials of a shopper. */
export type LoginInput = {
  /** Login email. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** The result of a shopper's login. */
export type LoginPayload = Reply & {
  __typename?: 'LoginPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, with the new session. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The shopper, now logged in; null after a refusal. */
  user?: Maybe<User>;
};

/** The result of a shopper's logout. The session cookie is cleared even if the store fails. */
export type LogoutPayload = Reply & {
  __typename?: 'LogoutPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's. Null when the store has none to show. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Always true, because the cookie is cleared. */
  success: Scalars['Boolean']['output'];
};

/** Which barcode to ask about. */
export type LookUpBarcodeInput = {
  /** The number of the barcode: 8, 12, 13 or 14 digits with a right check digit, or a code that contains it. */
  gtin: Scalars['String']['input'];
};

/** The result of a question about a barcode. */
export type LookUpBarcodePayload = Reply & {
  __typename?: 'LookUpBarcodePayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** The facts; null after a refusal. */
  facts?: Maybe<FoundFacts>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A mail that the store has sent, or sends. */
export type Mail = {
  __typename?: 'Mail';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the last try failed, as a sentence; null when none failed. */
  fault?: Maybe<Scalars['String']['output']>;
  /** The identifier of the mail. */
  id: Scalars['ID']['output'];
  /** What it tells; null for a kind that this version does not know. */
  kind?: Maybe<MailKind>;
  /** When it is tried next; null when it is not tried any more. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The identifier of the order that it is about; null when it is about none. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The number of that order; null when it is about none. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** To whom it goes; null when it goes to the shop itself. */
  recipient?: Maybe<Scalars['String']['output']>;
  /** When the mail server has taken it; null before. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The state of the mail. */
  state: MailState;
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** A page of mails, by the Relay cursor connections specification. */
export type MailConnection = {
  __typename?: 'MailConnection';
  /** The mails of this page with their cursors. */
  edges: Array<MailEdge>;
  /** The mails of this page without cursors. */
  nodes: Array<Mail>;
  /** Whether there are further pages, and their cursors. */
  pageInfo: PageInfo;
};

/** A mail in a list. */
export type MailEdge = {
  __typename?: 'MailEdge';
  /** The position of this mail in the list. Pass it as `after` to get those that follow. Opaque. */
  cursor: Scalars['String']['output'];
  /** The mail. */
  node: Mail;
};

/** What a mail tells. */
export type MailKind =
  /** To the old and the new email of a shopper's account: the email was changed. */
  | 'EMAIL_CHANGED'
  /** To the shop: something that its owner has to mend, see `Seller.shopStatus`. */
  | 'FAULT_FOR_SHOP'
  /** A link that confirms a subscription to the newsletter. */
  | 'NEWSLETTER_CONFIRM'
  /** To the shopper: the order is cancelled. */
  | 'ORDER_CANCELLED'
  /** To the shop: the shopper cancelled the order. */
  | 'ORDER_CANCELLED_FOR_SHOP'
  /** To the shop: there is a new order. */
  | 'ORDER_FOR_SHOP'
  /** To the shopper: the order is on its way. */
  | 'ORDER_OUT'
  /** To the shopper: the shop has the order. */
  | 'ORDER_PLACED'
  /** To the shopper: the order can be collected at the shop. */
  | 'ORDER_READY'
  /** To the shopper: money comes back. */
  | 'ORDER_REFUNDED'
  /** To the shopper: the order is packed, and this is what it costs. */
  | 'ORDER_SETTLED'
  /** A link that sets a new password. */
  | 'PASSWORD_RESET'
  /** To the shop: somebody withdraws from an order. */
  | 'WITHDRAWAL_FOR_SHOP'
  /** To who withdraws from an order: the shop has received it. */
  | 'WITHDRAWAL_RECEIPT';

/** The state of a mail. */
export type MailState =
  /** It is not tried any more: see its fault. */
  | 'GIVEN_UP'
  /** The mail server has taken it. */
  | 'SENT'
  /** It is sent, or tried again. */
  | 'WAITING';

/** An order and the stage to which it moves. */
export type MoveOrderInput = {
  /**
   * For `DONE`: whether the age of who gets the goods was checked. An order with a `minimumAge` is refused without it.
   * Ignored over a store without the feature `products.age`.
   */
  ageChecked?: InputMaybe<Scalars['Boolean']['input']>;
  /** The order's identifier. */
  id: Scalars['ID']['input'];
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A sentence for the timeline, which the shopper can read. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The stage: one for which `actions` of the order has an entry. */
  to: OrderStage;
};

/** The result of moving an order. */
export type MoveOrderPayload = Reply & {
  __typename?: 'MoveOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The changed order. After a refusal the order as it is now, if the store sends it: after `CHANGED_SINCE` always, else mostly
   * null.
   */
  order?: Maybe<Order>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Saves a delivery address. Shopper only. POST /api/address/add */
  addAddress?: Maybe<AddAddressPayload>;
  /**
   * Adds a type of deposits. Seller only, not for packers. POST /api/deposit/type/add. Refused with NOT_SUPPORTED over a store without
   * the feature `deposits`.
   */
  addDepositType?: Maybe<AddDepositTypePayload>;
  /** Adds a product with its pictures. Seller only. POST /api/product/add */
  addProduct?: Maybe<AddProductPayload>;
  /**
   * Adds a member of staff, with a one-time password. For owners only. POST /api/staff/add. Refused with NOT_SUPPORTED over a store
   * without the feature `staff`.
   */
  addTeamMember?: Maybe<AddTeamMemberPayload>;
  /**
   * Counts, receives, wastes or corrects pieces of products. Seller only. POST /api/product/stock/adjust. Refused with
   * NOT_SUPPORTED over a store without the feature `stock.count`.
   */
  adjustStock?: Maybe<AdjustStockPayload>;
  /**
   * Writes what a preview has shown, all of it or nothing. Refused with CHANGED_SINCE when the catalogue has changed since.
   * Seller only. POST /api/product/import/apply. Refused with NOT_SUPPORTED over a store without the feature
   * `products.import`.
   */
  applyImport?: Maybe<ApplyImportPayload>;
  /**
   * Takes a product out of the shop, or brings it back. Seller only. POST /api/product/archive. Refused with NOT_SUPPORTED over a
   * store without the feature `products.edit`.
   */
  archiveProduct?: Maybe<ArchiveProductPayload>;
  /**
   * Sets the order of categories. Seller only. POST /api/category/arrange. Refused with NOT_SUPPORTED over a store without the
   * feature `categories.own`.
   */
  arrangeCategories?: Maybe<ArrangeCategoriesPayload>;
  /**
   * Changes the place of a product in the list, and whether it is a best seller. Seller only. POST /api/product/arrange. Refused
   * with NOT_SUPPORTED over a store without the feature `products.edit`.
   */
  arrangeProduct?: Maybe<ArrangeProductPayload>;
  /**
   * Cancels an order without an account, by the rules for shoppers. A paid one is refunded. POST /api/guest/cancel. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.guests`.
   */
  cancelGuestOrder?: Maybe<CancelGuestOrderPayload>;
  /**
   * Cancels an order that has not left the shop: by its shopper while the store still allows it, or by the seller. A paid one is
   * refunded. POST /api/order/cancel. Refused with NOT_SUPPORTED over a store without the feature `order.stages`.
   */
  cancelOrder?: Maybe<CancelOrderPayload>;
  /**
   * Changes the email of the login. Wrong passwords count as wrong logins. Shopper only. POST /api/user/email. Refused with
   * NOT_SUPPORTED over a store without the feature `accounts.profile`.
   */
  changeEmail?: Maybe<ChangeEmailPayload>;
  /**
   * Changes what happens to products that are missing when an order without an account is packed, until the packing begins. POST /api/guest/wishes.
   * Needs `orders.wishes`, too. Refused with NOT_SUPPORTED over a store without the feature `orders.guests`.
   */
  changeGuestOrderWishes?: Maybe<ChangeGuestOrderWishesPayload>;
  /**
   * Changes what happens to products that are missing when an own order is packed, until the packing begins. Shopper only.
   * POST /api/order/wishes. Refused with NOT_SUPPORTED over a store without the feature `orders.wishes`.
   */
  changeOrderWishes?: Maybe<ChangeOrderWishesPayload>;
  /**
   * Changes the password and ends all other sessions of the shopper. Wrong passwords count as wrong logins. Shopper only.
   * POST /api/user/password. Refused with NOT_SUPPORTED over a store without the feature `accounts.profile`.
   */
  changePassword?: Maybe<ChangePasswordPayload>;
  /**
   * Changes many products at once, or says what would change. Seller only. POST /api/product/bulk. Refused with NOT_SUPPORTED over a
   * store without the feature `products.bulk`.
   */
  changeProducts?: Maybe<ChangeProductsPayload>;
  /**
   * Changes the password of the member of staff who is logged in, and ends the other sessions of the member. POST
   * /api/staff/password. Refused with NOT_SUPPORTED over a store without the feature `staff`.
   */
  changeSellerPassword?: Maybe<ChangeSellerPasswordPayload>;
  /**
   * Confirms the email of an account by the token of a link that was mailed to it; also when it is confirmed already.
   * POST /api/account/confirm-email. Refused with NOT_SUPPORTED over a store without the feature `accounts.confirm`.
   */
  confirmEmail?: Maybe<ConfirmEmailPayload>;
  /**
   * Confirms a cash order without an account by the link that was mailed to it; also once more. POST /api/guest/confirm. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.guests`.
   */
  confirmGuestOrder?: Maybe<ConfirmGuestOrderPayload>;
  /**
   * Confirms a newsletter subscription by the token of its link. POST /api/newsletter/confirm. Refused with NOT_SUPPORTED over a
   * store without the feature `newsletter.confirm`.
   */
  confirmSubscription?: Maybe<ConfirmSubscriptionPayload>;
  /**
   * Deletes the account with its addresses, cart and sessions, with the newsletter subscription of a confirmed email, and takes
   * name, address and notes out of its orders. Refused while an order is open. Shopper only. POST /api/user/remove. Refused with NOT_SUPPORTED over a store without
   * the feature `accounts.profile`.
   */
  deleteAccount?: Maybe<DeleteAccountPayload>;
  /**
   * Takes name, address and notes out of an order without an account, and ends its links. Refused while it is open.
   * POST /api/guest/remove. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.guests`.
   */
  deleteGuestData?: Maybe<DeleteGuestDataPayload>;
  /**
   * All that the store keeps about the guest of a link. POST /api/guest/export. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.guests`.
   */
  exportGuestData?: Maybe<ExportGuestDataPayload>;
  /**
   * Ends the picking of an order: it becomes `READY`, costs what was found, and what was paid too much is refunded. Seller only.
   * POST /api/order/finish-picking. Refused with NOT_SUPPORTED over a store without the feature `orders.picked`.
   */
  finishPicking?: Maybe<FinishPickingPayload>;
  /**
   * Puts an order without an account into a new account, or into that of the shopper who is logged in. All links of the order end.
   * POST /api/guest/keep. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.guests`.
   */
  keepGuestOrder?: Maybe<KeepGuestOrderPayload>;
  /** Logs a shopper in and sets the session cookie. POST /api/user/login */
  login?: Maybe<LoginPayload>;
  /** Ends the shopper's session and clears its cookie. GET /api/user/logout */
  logout?: Maybe<LogoutPayload>;
  /**
   * Asks what Open Food Facts has of a barcode, with one request. Nothing is saved. Seller only. POST /api/product/look-up. Refused
   * with NOT_SUPPORTED over a store without the feature `products.lookup`.
   */
  lookUpBarcode?: Maybe<LookUpBarcodePayload>;
  /**
   * Moves an order to another stage. Seller only. POST /api/order/move. Refused with NOT_SUPPORTED over a store without the
   * feature `order.stages`.
   */
  moveOrder?: Maybe<MoveOrderPayload>;
  /**
   * Notes that a withdrawal is answered, with the time of this call, or that it is not. It sends nothing. Seller only, not for packers.
   * POST /api/withdrawal/answer. Refused with NOT_SUPPORTED over a store without the feature `withdrawals.answer`.
   */
  noteWithdrawalAnswer?: Maybe<NoteWithdrawalAnswerPayload>;
  /**
   * The order of a link. It changes nothing, and is a mutation so that the secret is in no address. POST /api/guest/read. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.guests`.
   */
  openGuestOrder?: Maybe<OpenGuestOrderPayload>;
  /**
   * Records what was found of a line of an order; the newest pick of a line counts, and the first one moves the order to `PICKING`.
   * Seller only. POST /api/order/pick. Refused with NOT_SUPPORTED over a store without the feature `orders.picked`.
   */
  pickLine?: Maybe<PickLinePayload>;
  /**
   * Takes an order for a customer, for example by telephone. Seller only, not for packers. POST /api/order/for-customer. Refused with
   * NOT_SUPPORTED over a store without the feature `orders.for-customers`.
   */
  placeCustomerOrder?: Maybe<PlaceCustomerOrderPayload>;
  /**
   * Orders without an account. The answer is the same whether or not an account has the email. POST /api/guest/order. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.guests`.
   */
  placeGuestOrder?: Maybe<PlaceGuestOrderPayload>;
  /** Places an order. Shopper only. POST /api/order/cod for `COD`, POST /api/order/stripe for `ONLINE` */
  placeOrder?: Maybe<PlaceOrderPayload>;
  /**
   * Compares a CSV file with the products and says what its import would change. Seller only. POST
   * /api/product/import/preview. Refused with NOT_SUPPORTED over a store without the feature `products.import`.
   */
  previewImport?: Maybe<PreviewImportPayload>;
  /**
   * Pays an amount of an order back. Seller only. POST /api/order/refund. Refused with NOT_SUPPORTED over a store without the
   * feature `order.stages`.
   */
  refundOrder?: Maybe<RefundOrderPayload>;
  /** Signs a shopper up, logs them in and sets the session cookie. POST /api/user/register */
  register?: Maybe<RegisterPayload>;
  /**
   * Ends an online order that is not paid, and gives its goods and its time back. A later payment is recorded, and takes the
   * goods that are still there. Seller only, not for packers. POST /api/order/release. Refused with NOT_SUPPORTED over a store
   * without the feature `orders.unpaid`.
   */
  releaseOrder?: Maybe<ReleaseOrderPayload>;
  /**
   * Deletes a saved address. Orders keep theirs. Shopper only. POST /api/address/remove. Refused with NOT_SUPPORTED over a store
   * without the feature `addresses.edit`.
   */
  removeAddress?: Maybe<RemoveAddressPayload>;
  /**
   * Removes a category of the seller's own. Refused while products have it. Seller only. POST /api/category/remove. Refused
   * with NOT_SUPPORTED over a store without the feature `categories.own`.
   */
  removeCategory?: Maybe<RemoveCategoryPayload>;
  /**
   * Removes the demonstration products that no order contains. Seller only. POST /api/product/remove-demo. Refused with
   * NOT_SUPPORTED over a store without the feature `products.demo`.
   */
  removeDemoProducts?: Maybe<RemoveDemoProductsPayload>;
  /**
   * Sends a link that sets a new password to an email, if there is such an account. The answer is the same when there is none.
   * POST /api/account/request-reset. Refused with NOT_SUPPORTED over a store without the feature `accounts.reset`.
   */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /**
   * Sends a mail about an order again. Seller only. POST /api/mail/resend. Refused with NOT_SUPPORTED over a store without the
   * feature `mail`.
   */
  resendMail?: Maybe<ResendMailPayload>;
  /**
   * Sets a new password by the token of a link, once, and ends all sessions of the account. POST /api/account/reset. Refused with
   * NOT_SUPPORTED over a store without the feature `accounts.reset`.
   */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /**
   * Enters containers that came back, with an order or without one, and what was given back for them. Seller only.
   * POST /api/deposit/return. Refused with NOT_SUPPORTED over a store without the feature `deposits`.
   */
  returnDeposits?: Maybe<ReturnDepositsPayload>;
  /**
   * Adds a category of the seller's own, changes its name and picture, or renames one of the specification's seven. Seller only.
   * POST /api/category/save. Refused with NOT_SUPPORTED over a store without the feature `categories.own`; one of the seven is
   * refused as unknown without `categories.labels`.
   */
  saveCategory?: Maybe<SaveCategoryPayload>;
  /**
   * Replaces the plan of when and where the store delivers; orders keep their times. Seller only. POST /api/delivery/plan/save.
   * Refused with NOT_SUPPORTED over a store without the feature `orders.slots`.
   */
  saveDelivery?: Maybe<SaveDeliveryPayload>;
  /**
   * States or confirms origins, classes and varieties of fruit and vegetables. Seller only. POST /api/product/origins/update. Refused
   * with NOT_SUPPORTED over a store without the feature `products.food`.
   */
  saveOrigins?: Maybe<SaveOriginsPayload>;
  /** Logs the seller in and sets the seller's session cookie. POST /api/seller/login */
  sellerLogin?: Maybe<SellerLoginPayload>;
  /** Ends the seller's session and clears its cookie. GET /api/seller/logout */
  sellerLogout?: Maybe<SellerLogoutPayload>;
  /**
   * Withdraws from an order. Without a login; nothing is accepted or cancelled by it. POST /api/withdrawal/send. Refused with
   * NOT_SUPPORTED over a store without the feature `orders.withdrawal`, and with REFUSED by a shop that has not chosen the law of
   * Germany or the EU.
   */
  sendWithdrawal?: Maybe<SendWithdrawalPayload>;
  /**
   * Makes a saved address the one that the shopper uses first. Shopper only. POST /api/address/default. Refused with NOT_SUPPORTED
   * over a store without the feature `addresses.edit`.
   */
  setDefaultAddress?: Maybe<SetDefaultAddressPayload>;
  /** Marks a product as in stock or out of stock. Seller only. POST /api/product/stock */
  setProductStock?: Maybe<SetProductStockPayload>;
  /**
   * Sends out the orders of one car in their driving order: those that are `READY` move to `OUT`, those that are `OUT` stay so, and all
   * leave their former tours. When one cannot be sent out, nothing is changed. Seller only. POST /api/order/tour. Refused with
   * NOT_SUPPORTED over a store without the feature `orders.tours`.
   */
  startTour?: Maybe<StartTourPayload>;
  /**
   * Stops counting a product: only the seller's switch says whether it can be bought. Seller only.
   * POST /api/product/stock/stop. Refused with NOT_SUPPORTED over a store without the feature `stock.count`.
   */
  stopCounting?: Maybe<StopCountingPayload>;
  /**
   * Subscribes an email to the newsletter. POST /api/newsletter/subscribe. Refused with NOT_SUPPORTED over a store without
   * the feature `newsletter`.
   */
  subscribe?: Maybe<SubscribePayload>;
  /**
   * Ends a newsletter subscription by the token of its link. POST /api/newsletter/unsubscribe. Refused with NOT_SUPPORTED over a
   * store without the feature `newsletter.list`.
   */
  unsubscribe?: Maybe<UnsubscribePayload>;
  /**
   * Replaces all fields of a saved address. Orders keep theirs. Shopper only. POST /api/address/update. Refused with NOT_SUPPORTED
   * over a store without the feature `addresses.edit`.
   */
  updateAddress?: Maybe<UpdateAddressPayload>;
  /** Replaces the shopper's saved cart. Shopper only. POST /api/cart/update */
  updateCart?: Maybe<UpdateCartPayload>;
  /**
   * Changes a type of deposits. Seller only, not for packers. POST /api/deposit/type/update. Refused with NOT_SUPPORTED over a store
   * without the feature `deposits`.
   */
  updateDepositType?: Maybe<UpdateDepositTypePayload>;
  /**
   * Changes a product and its pictures. Seller only. POST /api/product/update. Refused with NOT_SUPPORTED over a store without the
   * feature `products.edit`.
   */
  updateProduct?: Maybe<UpdateProductPayload>;
  /**
   * Changes the food facts of a product. Seller only. POST /api/product/food/update. Refused with NOT_SUPPORTED over a store without
   * the feature `products.food`.
   */
  updateProductFood?: Maybe<UpdateProductFoodPayload>;
  /**
   * Changes the shopper's name. Shopper only. POST /api/user/rename. Refused with NOT_SUPPORTED over a store without the feature
   * `accounts.profile`.
   */
  updateProfile?: Maybe<UpdateProfilePayload>;
  /**
   * Changes the facts of the shop, its logo and its pages. Seller only. POST /api/store/update. Refused with NOT_SUPPORTED
   * over a store without the feature `store.settings`.
   */
  updateStore?: Maybe<UpdateStorePayload>;
  /**
   * Changes, deactivates or activates a member of staff, or gives a new one-time password. For owners only. The first owner cannot
   * be changed. POST /api/staff/update. Refused with NOT_SUPPORTED over a store without the feature `staff`.
   */
  updateTeamMember?: Maybe<UpdateTeamMemberPayload>;
  /**
   * Writes the shop's note about a customer. Seller only, not for packers. POST /api/customer/note. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.for-customers`.
   */
  writeCustomerNote?: Maybe<WriteCustomerNotePayload>;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationAddAddressArgs = {
  input: AddAddressInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationAddDepositTypeArgs = {
  input: AddDepositTypeInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationAddProductArgs = {
  input: AddProductInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationAddTeamMemberArgs = {
  input: AddTeamMemberInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationAdjustStockArgs = {
  input: AdjustStockInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationApplyImportArgs = {
  input: ApplyImportInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationArchiveProductArgs = {
  input: ArchiveProductInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationArrangeCategoriesArgs = {
  input: ArrangeCategoriesInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationArrangeProductArgs = {
  input: ArrangeProductInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationCancelGuestOrderArgs = {
  input: GuestOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationChangeGuestOrderWishesArgs = {
  input: ChangeGuestOrderWishesInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationChangeOrderWishesArgs = {
  input: ChangeOrderWishesInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationChangeProductsArgs = {
  input: ChangeProductsInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationChangeSellerPasswordArgs = {
  input: ChangeSellerPasswordInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationConfirmGuestOrderArgs = {
  input: GuestOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationConfirmSubscriptionArgs = {
  input: ConfirmSubscriptionInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationDeleteGuestDataArgs = {
  input: GuestOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationExportGuestDataArgs = {
  input: GuestOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationFinishPickingArgs = {
  input: FinishPickingInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationKeepGuestOrderArgs = {
  input: KeepGuestOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationLookUpBarcodeArgs = {
  input: LookUpBarcodeInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationMoveOrderArgs = {
  input: MoveOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationNoteWithdrawalAnswerArgs = {
  input: NoteWithdrawalAnswerInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationOpenGuestOrderArgs = {
  input: GuestOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationPickLineArgs = {
  input: PickLineInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationPlaceCustomerOrderArgs = {
  input: PlaceCustomerOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationPlaceGuestOrderArgs = {
  input: PlaceGuestOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationPreviewImportArgs = {
  input: PreviewImportInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationRefundOrderArgs = {
  input: RefundOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationReleaseOrderArgs = {
  input: ReleaseOrderInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationRemoveAddressArgs = {
  input: RemoveAddressInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationRemoveCategoryArgs = {
  slug: Scalars['String']['input'];
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationResendMailArgs = {
  input: ResendMailInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationReturnDepositsArgs = {
  input: ReturnDepositsInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationSaveCategoryArgs = {
  input: SaveCategoryInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationSaveDeliveryArgs = {
  input: SaveDeliveryInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationSaveOriginsArgs = {
  input: SaveOriginsInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationSellerLoginArgs = {
  input: SellerLoginInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationSendWithdrawalArgs = {
  input: SendWithdrawalInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationSetDefaultAddressArgs = {
  input: SetDefaultAddressInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationSetProductStockArgs = {
  input: SetProductStockInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationStartTourArgs = {
  input: StartTourInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationStopCountingArgs = {
  input: StopCountingInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationUpdateCartArgs = {
  input: UpdateCartInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationUpdateDepositTypeArgs = {
  input: UpdateDepositTypeInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationUpdateProductFoodArgs = {
  input: UpdateProductFoodInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationUpdateStoreArgs = {
  input: UpdateStoreInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationUpdateTeamMemberArgs = {
  input: UpdateTeamMemberInput;
};


/**
 * All changes. Each returns a payload with the `Reply` interface. Every refusal is such a payload with `success: false`, also
 * one by a rule of this schema's descriptions, and `errors` in it says why.
 *
 * The top-level `errors` have only what is not about the input:
 * - A call to the store that fails has a code listed at `Query`. After `UPSTREAM_TIMEOUT` the change may have happened: check
 *   before you repeat it. An order can be repeated safely with the same `idempotencyKey`.
 * - Files that do not arrive as they should: `UPLOAD_TOO_LARGE`, `UPLOAD_INVALID` or `UPLOAD_ABORTED`.
 * - 429 `RATE_LIMITED`: too many attempts to log in or sign up from one address.
 * - An upload that is refused before its body is read, when the mutation in it is not known yet: 401 `UNAUTHENTICATED`, 413
 *   `UPLOAD_TOO_LARGE`, 400 `UPLOAD_INVALID`, 503 or 504 `UPSTREAM_...`.
 */
export type MutationWriteCustomerNoteArgs = {
  input: WriteCustomerNoteInput;
};

/** An order as another one of the same stop names it. */
export type NamedOrder = {
  __typename?: 'NamedOrder';
  /** The order's identifier. */
  id: Scalars['ID']['output'];
  /** The order's `number`. */
  number: Scalars['String']['output'];
};

/** Whether a withdrawal is answered. */
export type NoteWithdrawalAnswerInput = {
  /** The identifier of the withdrawal. */
  id: Scalars['ID']['input'];
  /** True when it is answered; false takes that back. */
  isAnswered: Scalars['Boolean']['input'];
};

/** The result of noting the answer to a withdrawal. */
export type NoteWithdrawalAnswerPayload = Reply & {
  __typename?: 'NoteWithdrawalAnswerPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A nutrition table. Amounts are in grams. */
export type Nutrition = {
  __typename?: 'Nutrition';
  /** What the values are for. */
  basis: NutritionBasis;
  /** Carbohydrate. */
  carbohydrate: Scalars['Float']['output'];
  /** Energy in kilocalories. */
  energyKcal: Scalars['Float']['output'];
  /** Energy in kilojoules. */
  energyKj: Scalars['Float']['output'];
  /** Fat. */
  fat: Scalars['Float']['output'];
  /** Fibre; null when it is not stated. */
  fibre?: Maybe<Scalars['Float']['output']>;
  /** Protein. */
  protein: Scalars['Float']['output'];
  /** Salt. */
  salt: Scalars['Float']['output'];
  /** The saturates in the fat. */
  saturates: Scalars['Float']['output'];
  /** The sugars in the carbohydrate. */
  sugars: Scalars['Float']['output'];
};

/** What the values of a nutrition table are for. */
export type NutritionBasis =
  /** 100 grams. */
  | 'G'
  /** 100 millilitres. */
  | 'ML';

/** A nutrition table. Amounts are in grams, with at most two decimals. */
export type NutritionInput = {
  /** What the values are for. */
  basis: NutritionBasis;
  /** Carbohydrate. */
  carbohydrate: Scalars['Float']['input'];
  /** Energy in kilocalories, a whole number. */
  energyKcal: Scalars['Int']['input'];
  /** Energy in kilojoules, a whole number that fits to the kilocalories. */
  energyKj: Scalars['Int']['input'];
  /** Fat. */
  fat: Scalars['Float']['input'];
  /** Fibre. */
  fibre?: InputMaybe<Scalars['Float']['input']>;
  /** Protein. */
  protein: Scalars['Float']['input'];
  /** Salt. */
  salt: Scalars['Float']['input'];
  /** The saturates in the fat. */
  saturates: Scalars['Float']['input'];
  /** The sugars in the carbohydrate. */
  sugars: Scalars['Float']['input'];
};

/** The order of a link. */
export type OpenGuestOrderPayload = Reply & {
  __typename?: 'OpenGuestOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** The order as it is now; null when the link does not work. */
  guestOrder?: Maybe<GuestOrder>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** An order to which its shopper can add another one. */
export type OpenOrder = {
  __typename?: 'OpenOrder';
  /** The address that both go to; null when the store has lost it. */
  address?: Maybe<DeliveryAddress>;
  /** The order's identifier, for `PlaceOrderInput.joins`. */
  id: Scalars['ID']['output'];
  /** The order's `number`. */
  number: Scalars['String']['output'];
  /** Until when it is open at the latest: it also closes when the packing begins. */
  openUntil: Scalars['DateTime']['output'];
  /** The time that both are promised for; null without one. */
  slot?: Maybe<OrderSlot>;
};

/** A placed order. */
export type Order = {
  __typename?: 'Order';
  /**
   * What may be done to it now, by the caller of this list: in `User.orders` the shopper, in `Seller.orders` the seller. Null over a
   * store without the feature `order.stages`.
   */
  actions?: Maybe<Array<OrderAction>>;
  /** The delivery address, as it was when the order was placed; null when the store has lost it. */
  address?: Maybe<DeliveryAddress>;
  /** What is left of what was paid; null when nothing was refunded. Null over a store without the feature `refunds.lines`. */
  afterRefunds?: Maybe<OrderAfterRefunds>;
  /** The total including tax as stored, in currency units, rounded to the cent. */
  amount: Scalars['Float']['output'];
  /**
   * Whether the viewer can still change what happens to missing products, by `changeOrderWishes`. Null over a store without the
   * feature `orders.wishes`.
   */
  canChangeWishes?: Maybe<Scalars['Boolean']['output']>;
  /** Time of the order. Null when the store has no dates. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The deposits of the products, in currency units: in `amount`, and not in `subtotal`. Null over a store without the feature
   * `deposits`.
   */
  deposits?: Maybe<Scalars['Float']['output']>;
  /** The store's identifier (`_id`). */
  id: Scalars['ID']['output'];
  /** Whether it is paid. */
  isPaid: Scalars['Boolean']['output'];
  /**
   * Whether it was placed in the payment provider's sandbox, where no money moves. Null over a store without the feature
   * `orders.details`.
   */
  isTest?: Maybe<Scalars['Boolean']['output']>;
  /** The ordered products. */
  items: Array<OrderItem>;
  /**
   * The placed orders that were added to it and are not cancelled, oldest first: all are one stop. Null over a store without the feature
   * `orders.joined`.
   */
  joinedBy?: Maybe<Array<NamedOrder>>;
  /**
   * The order that it was added to: both are one stop. Null for an order of its own, and over a store without the feature
   * `orders.joined`.
   */
  joins?: Maybe<NamedOrder>;
  /**
   * The age that must be checked at the door, by what was found; null for none. Null over a store without the feature
   * `products.age`.
   */
  minimumAge?: Maybe<Scalars['Int']['output']>;
  /** What the shopper told the courier, or null. Null over a store without the feature `orders.notes`. */
  noteToCourier?: Maybe<Scalars['String']['output']>;
  /** What the shopper told the shop, or null. Null over a store without the feature `orders.notes`. */
  noteToShop?: Maybe<Scalars['String']['output']>;
  /**
   * A short number, the same for shopper and seller. The store's own; when it has none, the last six characters of the
   * identifier in upper case.
   */
  number: Scalars['String']['output'];
  /** What was paid, in currency units, before refunds. Null over a store without the feature `order.stages`. */
  paid?: Maybe<Scalars['Float']['output']>;
  /** How it is or will be paid; null when the store's text names neither method. */
  payment?: Maybe<PaymentMethod>;
  /** Whether it is paid, and paid back. Null over a store without the feature `order.stages`. */
  paymentState?: Maybe<OrderPaymentState>;
  /** The payment method exactly as stored: `COD` or `Online` in most stores. */
  paymentText: Scalars['String']['output'];
  /**
   * The taxes that the prices include, as the order was placed: by rate, highest first. All `net` and `amount` together are the
   * order's `amount`, also after the picking. Empty when tax was added to the prices. Null over a store without the feature
   * `refunds.lines`.
   */
  placedTaxes?: Maybe<Array<IncludedTax>>;
  /** What can still be refunded, in currency units. Null over a store without the feature `order.stages`. */
  refundable?: Maybe<Scalars['Float']['output']>;
  /** What was refunded, in currency units. Null over a store without the feature `order.stages`. */
  refunded?: Maybe<Scalars['Float']['output']>;
  /** The refunds, oldest first. Null over a store without the feature `order.stages`. */
  refunds?: Maybe<Array<OrderRefund>>;
  /**
   * What it costs by what was found, at most `amount`; null until its picking is finished. Null over a store without the feature
   * `orders.picked`.
   */
  settled?: Maybe<SettledOrder>;
  /** The price of the delivery, in currency units. Null over a store without the feature `orders.details`. */
  shipping?: Maybe<Scalars['Float']['output']>;
  /** The time that it is promised for. Null without one, and over a store without the feature `orders.slots`. */
  slot?: Maybe<OrderSlot>;
  /** The stage. Null over a store without the feature `order.stages`. */
  stage?: Maybe<OrderStage>;
  /**
   * The status, as the store's text; null when the store says none. In a shop of another language than English, the usual texts are
   * translated.
   */
  status?: Maybe<Scalars['String']['output']>;
  /**
   * At how many stops the driver still has to deliver before this one. Null when it is not `OUT` or in no tour, and over a store without
   * the feature `orders.tours`.
   */
  stopsBefore?: Maybe<Scalars['Int']['output']>;
  /**
   * What the shopper wants when a product is not there; a line can say something else. Null over a store without the feature
   * `orders.picked`.
   */
  substitution?: Maybe<SubstitutionWish>;
  /**
   * The sum of the products before tax and shipping, in currency units. Null over a store without the feature
   * `orders.details`.
   */
  subtotal?: Maybe<Scalars['Float']['output']>;
  /**
   * The tax that was added to the prices of the products, in currency units; 0 when they include it. Null over a store without the
   * feature `orders.details`.
   */
  tax?: Maybe<Scalars['Float']['output']>;
  /**
   * The taxes that the prices include: by rate, highest first. Until the picking is finished, all `net` and `amount` together are the
   * order's `amount`; then they are the taxes of what was found, and together `settled.amount`. Empty when tax was added to the prices.
   * Null over a store without the feature `tax.rates`.
   */
  taxes?: Maybe<Array<IncludedTax>>;
  /** What happened to it, oldest first. Null over a store without the feature `order.stages`. */
  timeline?: Maybe<Array<OrderEvent>>;
  /**
   * The version to send as `ifVersion` with a change. It increases with every change. Null over a store without the feature
   * `order.stages`.
   */
  version?: Maybe<Scalars['Int']['output']>;
  /**
   * When the seller noted the answer to the last of its withdrawals. Null while one is not answered, and over a store without the
   * feature `withdrawals.answer`.
   */
  withdrawalsAnsweredAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * When the first withdrawal came that named its number and its email. Null without one, and over a store without the feature
   * `orders.withdrawal`.
   */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What can be done to an order. */
export type OrderAction =
  /** `cancelOrder`. */
  | 'CANCEL'
  /** `finishPicking`. */
  | 'FINISH_PICKING'
  /** `moveOrder` to `DONE`. */
  | 'MOVE_TO_DONE'
  /** `moveOrder` to `OUT`. */
  | 'MOVE_TO_OUT'
  /** `moveOrder` to `PICKING`. */
  | 'MOVE_TO_PICKING'
  /** `moveOrder` to `READY`. */
  | 'MOVE_TO_READY'
  /** `pickLine`. */
  | 'PICK'
  /** `refundOrder`. */
  | 'REFUND';

/** Who changed an order. */
export type OrderActor =
  /** The seller. */
  | 'SELLER'
  /** The shopper. */
  | 'SHOPPER'
  /** The store itself, for example after a payment. */
  | 'SYSTEM';

/**
 * What is left of the money of an order, in currency units. A refund that is for products took the taxes of these; another one took its
 * share of all taxes.
 */
export type OrderAfterRefunds = {
  __typename?: 'OrderAfterRefunds';
  /** `paid` less `refunded`. */
  amount: Scalars['Float']['output'];
  /** The tax in it that was added to the prices; 0 when they include it. */
  tax: Scalars['Float']['output'];
  /** The taxes in it when the prices include them: by rate, highest first. All `net` and `amount` together are its `amount`. Else empty. */
  taxes: Array<IncludedTax>;
};

/** A page of orders, by the Relay cursor connections specification. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The orders of this page with their cursors. */
  edges: Array<OrderEdge>;
  /** The orders of this page without cursors. */
  nodes: Array<Order>;
  /** Whether there are further pages, and their cursors. */
  pageInfo: PageInfo;
  /** The number of matching orders on all pages; null when the store sends pages but cannot count. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Sums over the orders of one period. */
export type OrderDay = {
  __typename?: 'OrderDay';
  /** The sum of their amounts, in currency units. */
  amount: Scalars['Float']['output'];
  /** The number of orders. */
  count: Scalars['Int']['output'];
};

/** One order within a page of orders. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /**
   * The position of this order in the list. Pass it as `after` to get the orders that follow it, or as `before` to get those
   * before it. Opaque.
   */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** A stage that an order has reached. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** Who moved it there. */
  actor: OrderActor;
  /** The time of the change. */
  at: Scalars['DateTime']['output'];
  /** A remark about it; null without one. */
  note?: Maybe<Scalars['String']['output']>;
  /**
   * The member of staff who did it, by the name of that time; null for others. Only the seller sees it. Null over a store without the
   * feature `staff`.
   */
  staffName?: Maybe<Scalars['String']['output']>;
  /** The stage. */
  stage: OrderStage;
};

/** Which orders to list. Orders must meet all given conditions. */
export type OrderFilter = {
  /** Only the orders with these identifiers, at most 100. No order meets this over a store without the feature `orders.search`. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only paid orders (true) or orders not paid yet (false). */
  isPaid?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only orders with this payment method. */
  payment?: InputMaybe<PaymentMethod>;
  /** Only orders placed before this time. No order meets this over a store without the feature `orders.between`. */
  placedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Only orders whose promised time starts before this time. No order meets this over a store without the feature
   * `orders.promised`.
   */
  promisedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Only orders whose promised time starts at this time or later. No order meets this over a store without the feature
   * `orders.promised`.
   */
  promisedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Only orders with a promised time that are delivered, or that are collected. No order meets this over a store without the feature
   * `orders.promised`.
   */
  promisedKind?: InputMaybe<SlotKind>;
  /**
   * Only orders with this number (also as `No. 1001` or `#1001`), with three or more digits in a row of the phone, or with all these
   * words at the beginning of words of the name, the email, the street or the city, whatever case and accents; at most 100
   * characters. A packer searches numbers, names and phones only. No order meets this over a store without the feature
   * `orders.search`.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only orders placed at this time or later. When the clock of the bundled store was set back, by at most two days, a list also has
   * the orders placed after those, so a client that asks for the orders since the newest known one misses none; `totalCount` and sums
   * compare only the times.
   */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only orders in one of these stages. No order meets this over a store without the feature `order.stages`. */
  stages?: InputMaybe<Array<OrderStage>>;
};

/** An order that is not paid yet, and holds its goods and its time. */
export type OrderHold = {
  __typename?: 'OrderHold';
  /** If the order is not paid by then, it ends, and its goods and its time are free again. */
  heldUntil: Scalars['DateTime']['output'];
  /** The order. */
  order: Order;
};

/** One line of an order, as it was when the order was placed. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /**
   * The deposit of one piece, as it was when it was ordered; it is not in `unitPrice`. Null without one, and over a store without the
   * feature `deposits`.
   */
  deposit?: Maybe<Deposit>;
  /**
   * The most that one piece weighs, in grams, for goods sold by a range of weights such as `600 to 700 g`: the price is for this
   * weight. Null for other goods. Null over a store without the feature `orders.picked`.
   */
  expectedGrams?: Maybe<Scalars['Int']['output']>;
  /**
   * The food facts of the product as they were at that time. GET /api/product/food. Null without any, and over a store without the
   * feature `products.food`.
   */
  food?: Maybe<FoodFacts>;
  /** The version of these facts; null without any. Null over a store without the feature `products.food`. */
  foodVersion?: Maybe<Scalars['Int']['output']>;
  /** The main picture at that time, without its size; null without one. */
  image?: Maybe<Image>;
  /**
   * The least that one piece weighs by its size, in grams, for goods with `expectedGrams`. Null for other goods. Null over a store
   * without the feature `orders.picked`.
   */
  leastGrams?: Maybe<Scalars['Int']['output']>;
  /**
   * The range of the weight of one piece in practice, for goods with `expectedGrams`. Null for other goods. Null over a store without
   * the feature `orders.picked`.
   */
  likelyGrams?: Maybe<LikelyGrams>;
  /**
   * The age from which people may have it, as it was when it was ordered; null for everybody, and over a store without the feature
   * `products.age`.
   */
  minimumAge?: Maybe<Scalars['Int']['output']>;
  /** The product's name at that time; null when the store has lost it. */
  name?: Maybe<Scalars['String']['output']>;
  /** What was found when the order was packed; null before. Null over a store without the feature `orders.picked`. */
  picked?: Maybe<PickedGoods>;
  /**
   * The grams of one step, as it was when it was ordered: `quantity` is a number of steps, `unitPrice` the price of one. Null for goods that
   * are sold by the piece, and over a store without the feature `products.portions`.
   */
  portionGrams?: Maybe<Scalars['Int']['output']>;
  /** The product as it is in the catalogue now; null when it was removed. */
  product?: Maybe<Product>;
  /** The product's identifier; null when the store has lost it. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** The quantity. */
  quantity: Scalars['Int']['output'];
  /**
   * What can still be refunded for it, in currency units: what the shop has of it, so what was found of it, with its share of a tax on
   * top and its deposits, less what was refunded for it and does not pay for what is missing of it.
   * Null over a store without the feature `refunds.lines`.
   */
  refundable?: Maybe<Scalars['Float']['output']>;
  /**
   * The price of a kilogram, a litre or a piece of the content at that time, computed from `unitPrice` and `weight`. Null when
   * they do not say it. Null over a store without the feature `orders.sizes`.
   */
  sizePrice?: Maybe<UnitPrice>;
  /** What the shopper wants when it is not there. Null over a store without the feature `orders.picked`. */
  substitution?: Maybe<SubstitutionWish>;
  /** The price of one piece at that time, in currency units; null when the store did not save it. */
  unitPrice?: Maybe<Scalars['Float']['output']>;
  /**
   * The weight or size as text at that time, for example `6 x 330 ml`; null when the store did not save it. Null over a store
   * without the feature `orders.sizes`.
   */
  weight?: Maybe<Scalars['String']['output']>;
};

/** One line of an order to place. */
export type OrderLineInput = {
  /**
   * The grams of one step, as the shopper has seen them, for goods in steps of weight: when the product is sold in other steps now, nothing is
   * ordered and the code is `CHANGED_SINCE`. Ignored over a store without the feature `products.portions`.
   */
  portionGrams?: InputMaybe<Scalars['Int']['input']>;
  /** The product's identifier. */
  productId: Scalars['ID']['input'];
  /** The quantity, 1 to 99; for goods in steps of weight, the number of steps. */
  quantity: Scalars['Int']['input'];
  /**
   * What the shopper wants when it is not there, where that differs from the order's. Ignored over a store without the feature
   * `orders.picked`.
   */
  substitution?: InputMaybe<SubstitutionWish>;
};

/** The party for whom a request acts when it has the sessions of both. */
export type OrderParty =
  /** As the seller. */
  | 'SELLER'
  /** As the shopper. */
  | 'SHOPPER';

/** Whether an order is paid. */
export type OrderPaymentState =
  /** Paid. */
  | 'PAID'
  /** Paid, and a part of it was paid back. */
  | 'PARTLY_REFUNDED'
  /** All that was paid was paid back. */
  | 'REFUNDED'
  /** Not paid yet. */
  | 'UNPAID';

/** Money that was paid back, or is to be. */
export type OrderRefund = {
  __typename?: 'OrderRefund';
  /** The amount, in currency units. */
  amount: Scalars['Float']['output'];
  /** When it was asked for. */
  at: Scalars['DateTime']['output'];
  /** Whether it counts towards what is missing when the picking is finished. Null over a store without the feature `refunds.missing`. */
  isForMissing?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The places, from 0, of the lines in `items` of the order that it is for; empty when it is for the whole order. Null over a store
   * without the feature `refunds.lines`.
   */
  positions?: Maybe<Array<Scalars['Int']['output']>>;
  /** The reason; null when the store does not say it. */
  reason?: Maybe<Scalars['String']['output']>;
  /**
   * The member of staff who made it, by the name of that time; null for others. Only the seller sees it. Null over a store without the
   * feature `staff`.
   */
  staffName?: Maybe<Scalars['String']['output']>;
  /** The state of the refund. */
  state: RefundState;
};

/** The time that an order is promised for. It stays when the seller changes the plan. */
export type OrderSlot = {
  __typename?: 'OrderSlot';
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** The identifier of the slot. */
  id: Scalars['ID']['output'];
  /** Whether the order is delivered. */
  kind: SlotKind;
  /** When it starts. */
  start: Scalars['DateTime']['output'];
};

/** The order of a list of orders. */
export type OrderSort =
  /** By number, newest first. */
  | 'NEWEST'
  /** By the start of the promised time, earliest first; equal times by number, and orders without a promised time last. */
  | 'PROMISED';

/** The stage of an order on its way to the shopper. */
export type OrderStage =
  /** Cancelled before it left the shop. */
  | 'CANCELLED'
  /** Received by the shopper. */
  | 'DONE'
  /** On the way. */
  | 'OUT'
  /** Its products are being collected. */
  | 'PICKING'
  /** Placed, and not begun. */
  | 'PLACED'
  /** Packed: it waits for the delivery, or to be collected. */
  | 'READY';

/** How many orders are in one stage. */
export type OrderStageCount = {
  __typename?: 'OrderStageCount';
  /** The number of orders. */
  count: Scalars['Int']['output'];
  /** The stage. */
  stage: OrderStage;
};

/** Sums over orders. An order counts what it costs now: what was found, once its picking is finished, else what was ordered. */
export type OrderSums = {
  __typename?: 'OrderSums';
  /** The sum of what they cost, in currency units, test payments included. */
  amount: Scalars['Float']['output'];
  /** The number of orders. */
  count: Scalars['Int']['output'];
  /** The sums from each of `starts` to the next; the last has no end. They include all orders and ignore the filter. */
  days: Array<OrderDay>;
  /** The payment methods of these orders. */
  payments: Array<PaymentMethod>;
  /** What is still to be paid for the orders that are not paid yet. */
  pendingAmount: Scalars['Float']['output'];
  /** The number of orders that are not paid yet. */
  pendingCount: Scalars['Int']['output'];
  /**
   * The number of orders by stage, also of cancelled ones, which the other sums leave out. They include all orders and ignore
   * the filter. A stage without orders may be absent. Null over a store without the feature `order.stages`.
   */
  stages?: Maybe<Array<OrderStageCount>>;
  /**
   * The part of these sums that are test payments, which move no money: subtract it for what comes in. Null over a store that
   * does not tell test payments apart.
   */
  tests?: Maybe<TestOrderSums>;
};

/** The wish for one product of an order. */
export type OrderWishInput = {
  /** The product's identifier. */
  productId: Scalars['ID']['input'];
  /** The wish for this product. */
  substitution: SubstitutionWish;
};

/** The content of one piece of a product. */
export type PackSize = {
  __typename?: 'PackSize';
  /** How many of the unit; a whole number of 1 or more. */
  amount: Scalars['Int']['output'];
  /** The unit. */
  unit: PackUnit;
};

/** The content of one piece of a product. */
export type PackSizeInput = {
  /** How many of the unit: a whole number from 1 to 1000000. */
  amount: Scalars['Int']['input'];
  /** The unit. */
  unit: PackUnit;
};

/** The unit of a product's size. */
export type PackUnit =
  /** Grams. */
  | 'G'
  /** Millilitres. */
  | 'ML'
  /** Pieces. */
  | 'PIECE';

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last entry; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether entries follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether entries come before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The payment method of an order. */
export type PaymentMethod =
  /** Cash on delivery. */
  | 'COD'
  /**
   * Online, on the payment provider's page at the payload's `redirectUrl`. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.online`.
   */
  | 'ONLINE';

/** What happened to money in a period. */
export type PeriodTakings = {
  __typename?: 'PeriodTakings';
  /** What was given back for containers, by the kind of money. It is not in `real`. Null over a store without the feature `deposits`. */
  depositPayouts?: Maybe<Array<DepositPayoutSum>>;
  /** The deposits that were charged and given back, by type; empty when none were. Null over a store without the feature `deposits`. */
  deposits?: Maybe<Array<DepositSum>>;
  /** Real money. */
  real: Takings;
  /** Test payments, which move no money. */
  test: Takings;
};

/** The goods that were found for a line of an order. */
export type PickLineInput = {
  /** What the pieces weigh together, in grams. Needed for goods with `expectedGrams`, and only for those. */
  grams?: InputMaybe<Scalars['Int']['input']>;
  /**
   * A text of 1 to 255 printable ASCII characters that the client generates for this pick, and sends again when it repeats it: the
   * same key picks once.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /**
   * True when the seller has confirmed a weight of less than half or more than one and a half times what is expected. Such a weight
   * is refused without it.
   */
  isWeightConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The place of the line in `items` of the order, from 0. */
  line: Scalars['Int']['input'];
  /** The order's identifier. */
  orderId: Scalars['ID']['input'];
  /** The pieces that were found, at most those ordered. Null takes the pick of the line back. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Needed when there are fewer pieces than ordered and no substitute. */
  reason?: InputMaybe<ShortReason>;
  /** The product that is given instead of all pieces, within the wish of the shopper: it must not be dearer. */
  substituteId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of picking a line of an order. */
export type PickLinePayload = Reply & {
  __typename?: 'PickLinePayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The changed order. After a refusal the order as it is now, if the store sends it: after `CHANGED_SINCE` always, else mostly
   * null.
   */
  order?: Maybe<Order>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The goods that were found for a line of an order. */
export type PickedGoods = {
  __typename?: 'PickedGoods';
  /** What the line costs by it without deposits, in currency units: at most what was ordered. */
  amount: Scalars['Float']['output'];
  /** What the pieces weigh together; null for goods that are not weighed. */
  grams?: Maybe<Scalars['Int']['output']>;
  /** The number of pieces, of the substitute if there is one. */
  quantity: Scalars['Int']['output'];
  /** Why there are fewer pieces, or other ones; null when all were found. */
  reason?: Maybe<ShortReason>;
  /** What is given instead; null for the ordered product. */
  substitute?: Maybe<Substitute>;
};

/** An order that the seller takes for a customer, for example by telephone. */
export type PlaceCustomerOrderInput = {
  /** Where the order goes, with the phone. Its email may be empty. */
  address: GuestAddressInput;
  /** A customer of `Seller.customers`; absent for a new one. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The reason for which the order may be placed after the last time to order, or beyond the places of its time; at most 200
   * characters. Where it does so, its history says it.
   */
  exceptionReason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The total that the seller was shown, in currency units. When the order would cost another, it is refused with
   * `PRICE_CHANGED`. Ignored over a store without the feature `orders.totals`.
   */
  expectedTotal?: InputMaybe<Scalars['Float']['input']>;
  /**
   * A text that the client generates for this order, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * attempt. The same key with the same customer and products never places a second order.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The products to order, 1 to 100 lines. */
  items: Array<OrderLineInput>;
  /** A note to the courier, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToCourier?: InputMaybe<Scalars['String']['input']>;
  /** A note to the shop, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToShop?: InputMaybe<Scalars['String']['input']>;
  /** `ONLINE` mails a link to pay to the customer, who needs an email; the order is placed when it is paid. */
  payment: PaymentMethod;
  /** The chosen one of `Store.slots`; required when the store promises times. Ignored over a store without the feature `orders.slots`. */
  slotId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What the customer wants when a product is not there; nothing by default. Ignored over a store without the feature
   * `orders.picked`.
   */
  substitution?: InputMaybe<SubstitutionWish>;
};

/** The result of an order for a customer. */
export type PlaceCustomerOrderPayload = Reply & {
  __typename?: 'PlaceCustomerOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The placed order, or the order that waits for its payment. After a refusal null, but for `TAKEN`: then it is the order that the same
   * request has placed before, with another address, or that has ended since.
   */
  order?: Maybe<Order>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** An order without an account. */
export type PlaceGuestOrderInput = {
  /** Neither address nor contact is saved for another order. */
  address: GuestAddressInput;
  /**
   * The total that the shopper was shown, in currency units. When the order would cost another, it is refused with
   * `PRICE_CHANGED`. Ignored over a store without the feature `orders.totals`.
   */
  expectedTotal?: InputMaybe<Scalars['Float']['input']>;
  /**
   * A text that the client generates for this checkout attempt, 1 to 255 printable ASCII characters, and sends again when it
   * repeats the attempt. The same key with the same address and products never places a second order.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The products to order, 1 to 100 lines. */
  items: Array<OrderLineInput>;
  /** A note to the courier, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToCourier?: InputMaybe<Scalars['String']['input']>;
  /** A note to the shop, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToShop?: InputMaybe<Scalars['String']['input']>;
  /** The payment method. */
  payment: PaymentMethod;
  /**
   * The chosen one of `Store.slots`; required when the store promises times. Refused with SLOT_CLOSED when it is closed
   * meanwhile. Ignored over a store without the feature `orders.slots`.
   */
  slotId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What the shopper wants when a product is not there; nothing by default. Ignored over a store without the feature
   * `orders.picked`.
   */
  substitution?: InputMaybe<SubstitutionWish>;
};

/** The result of an order without an account. */
export type PlaceGuestOrderPayload = Reply & {
  __typename?: 'PlaceGuestOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** The placed order; null after a refusal. */
  guestOrder?: Maybe<GuestOrder>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** The payment page to open in the browser; null for `COD` and after a refusal. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /**
   * The secret of a link to the order for this browser, at `/guest-order#<secret>`; null after a refusal. The link in the mail has another
   * one, which proves the email.
   */
  secret?: Maybe<Scalars['String']['output']>;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** An order to place. The store sets the prices. */
export type PlaceOrderInput = {
  /** The identifier of one of the shopper's saved addresses. Required without `joins`, else ignored. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The total that the shopper was shown, in currency units. When the order would cost another, it is refused with
   * `PRICE_CHANGED`. Ignored over a store without the feature `orders.totals`.
   */
  expectedTotal?: InputMaybe<Scalars['Float']['input']>;
  /**
   * A text that the client generates for this checkout attempt, 1 to 255 printable ASCII characters, and sends again when it
   * repeats the attempt. The same key never places a second order; with other contents it is refused. It is forwarded as the
   * `Idempotency-Key` header. If the store ignores keys, the gateway process remembers them for a day.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The products to order, 1 to 100 lines. */
  items: Array<OrderLineInput>;
  /**
   * One of `User.openOrders`, to which the order is added: it takes the address and the time of that order, which pays for the way, so it
   * has no fee and no minimum. Refused when that order is no longer open, and over a store without the feature `orders.joined`.
   */
  joins?: InputMaybe<Scalars['ID']['input']>;
  /**
   * A note to the courier, at most 500 characters. An order that is repeated with the same `idempotencyKey` keeps its first notes.
   * Ignored over a store without the feature `orders.notes`.
   */
  noteToCourier?: InputMaybe<Scalars['String']['input']>;
  /** A note to the shop, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToShop?: InputMaybe<Scalars['String']['input']>;
  /** The payment method. */
  payment: PaymentMethod;
  /**
   * The chosen one of `Store.slots`; required when the store promises times. Refused with SLOT_CLOSED when it is closed
   * meanwhile. Ignored over a store without the feature `orders.slots`.
   */
  slotId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What the shopper wants when a product is not there; nothing by default. Ignored over a store without the feature
   * `orders.picked`.
   */
  substitution?: InputMaybe<SubstitutionWish>;
};

/** The result of placing an order. */
export type PlaceOrderPayload = Reply & {
  __typename?: 'PlaceOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The placed order, the same for every repetition with its key; null after a refusal. Over a store that does not send it, the
   * gateway looks for a cash order in the list again, and an online order is null.
   */
  order?: Maybe<Order>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** The payment page to open in the browser; null for `COD` and after a refusal. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The shopper, to read orders and cart again; null after a refusal. */
  user?: Maybe<User>;
};

/**
 * The amounts of goods that are sold in steps of weight, in grams. Quantities in carts and orders are numbers of steps; prices are those of one
 * step.
 */
export type Portion = {
  __typename?: 'Portion';
  /** The least that can be ordered: whole steps. */
  from: Scalars['Int']['output'];
  /** One step. */
  grams: Scalars['Int']['output'];
  /** The most that can be ordered: whole steps. */
  to: Scalars['Int']['output'];
};

/** The amounts of goods that are sold in steps of weight, in grams. The largest amount has at most 99 steps. */
export type PortionInput = {
  /** The least that can be ordered: whole steps. */
  from: Scalars['Int']['input'];
  /** One step. */
  grams: Scalars['Int']['input'];
  /** The most that can be ordered: whole steps. */
  to: Scalars['Int']['input'];
};

/** The fields of a postal address, saved by a shopper or stored with an order. */
export type PostalAddress = {
  /** City. */
  city: Scalars['String']['output'];
  /** Country. */
  country: Scalars['String']['output'];
  /** Contact email. */
  email: Scalars['String']['output'];
  /** Given name of the receiver. */
  firstName: Scalars['String']['output'];
  /** Family name of the receiver. */
  lastName: Scalars['String']['output'];
  /** Contact phone, as typed. */
  phone: Scalars['String']['output'];
  /**
   * Postal code as the store writes it, such as `01234` or `SW1A 1AA`. A store that keeps it as a number has lost the leading
   * zeros. Null when the store has none.
   */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State or region. */
  state: Scalars['String']['output'];
  /** Street and house number. */
  street: Scalars['String']['output'];
  /** Postal code as a number; null when the store's text is not a number. */
  zipcode?: Maybe<Scalars['SafeInt']['output']>;
};

/** A CSV file of products to compare with the catalogue. */
export type PreviewImportInput = {
  /**
   * The column of each cell of the first line, by its place; null leaves it out. Without it, the first line decides. A store without the
   * feature `products.sku` ignores it.
   */
  columns?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** The encoding of the file. */
  encoding?: FileEncoding;
  /** The file: at most 5000 rows and 8 MB in the bundled store. The first line names the columns, as in `Seller.productExport`. */
  file?: InputMaybe<Scalars['Upload']['input']>;
};

/** What the import of a file would change. */
export type PreviewImportPayload = Reply & {
  __typename?: 'PreviewImportPayload';
  /** The numbers of rows, by what they do; null after a refusal. */
  counts?: Maybe<ImportCounts>;
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /**
   * The cells of the first line, each with the column that it was read as. A refusal has them when the columns must be chosen. Null after
   * other refusals, over a store without the feature `products.sku`, and over a store that does not say them.
   */
  headers?: Maybe<Array<ImportHeader>>;
  /** The columns of the file that the store does not know. */
  ignored: Array<Scalars['String']['output']>;
  /** By what the products were found; null after a refusal and over a store without the feature `products.sku`. */
  matched?: Maybe<ImportMatches>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** The rows that cannot be imported, then those that change something, in the order of the file; empty after a refusal. */
  rows: Array<ImportRow>;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The token for `applyImport`, which is valid for an hour; null after a refusal. */
  token?: Maybe<Scalars['String']['output']>;
};

/** The prices that a product had. */
export type PriceHistory = {
  __typename?: 'PriceHistory';
  /** The lowest price of the last 30 days on sale, with which a new reduction would be compared. Null when the product was not on sale. */
  lowestPrice?: Maybe<Scalars['Float']['output']>;
  /** The changes, newest first: the last 50. */
  moves: Array<PriceMove>;
};

/** A change of a product's price, of its tax class, or of whether it is on sale. */
export type PriceMove = {
  __typename?: 'PriceMove';
  /** Time of the change. */
  at: Scalars['DateTime']['output'];
  /** Whether it could be bought from then on. */
  isOnSale: Scalars['Boolean']['output'];
  /** The price that shoppers paid from then on. */
  offerPrice: Scalars['Float']['output'];
  /** The list price from then on. */
  price: Scalars['Float']['output'];
  /** The tax class from then on. Null for the class A. */
  taxClass?: Maybe<TaxClassCode>;
};

/** A product of fruit or vegetables, with what was said of its newest delivery. */
export type Produce = {
  __typename?: 'Produce';
  /** ISO 3166 codes of countries such as `DE`, or texts. Empty when nobody has stated one. */
  origins: Array<Scalars['String']['output']>;
  /** When a person last stated or confirmed the origins; null without any. */
  originsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The product. */
  product: Product;
  /** The class, such as `I`. Null when not stated. */
  qualityClass?: Maybe<Scalars['String']['output']>;
  /**
   * At most 6 origins to choose from, the most recent first: those of the product before, or those of all fruit and vegetables when it
   * had none.
   */
  usedOrigins: Array<Scalars['String']['output']>;
  /** The variety, such as `Elstar`. Null when not stated. */
  variety?: Maybe<Scalars['String']['output']>;
};

/** What is said about a product of fruit or vegetables. Omitted facts stay as they are, null clears one. */
export type ProduceInput = {
  /** ISO 3166 codes of countries such as `DE`, or texts, at most 20 of at most 60 characters. The same origins again confirm them. */
  origins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** When a person stated `origins`, for the undo of a change; now when omitted, and never later. */
  originsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The product's identifier. */
  productId: Scalars['ID']['input'];
  /** The class, at most 40 characters. */
  qualityClass?: InputMaybe<Scalars['String']['input']>;
  /** The variety, at most 80 characters. */
  variety?: InputMaybe<Scalars['String']['input']>;
};

/** A product of the catalogue. */
export type Product = {
  __typename?: 'Product';
  /** What its food facts say about allergens. Null when it has no food facts, and over a store without the feature `products.food`. */
  allergens?: Maybe<AllergenSummary>;
  /** How much of it there is. Null over a store without the feature `stock.count`. */
  availability?: Maybe<ProductAvailability>;
  /** The category; null when the store gives the product none. */
  category?: Maybe<Category>;
  /** Time of creation. Null when the store has no dates. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * What is charged for the containers of one piece, beside `price` and `offerPrice` and in neither. Null without, and over a store
   * without the feature `deposits`.
   */
  deposit?: Maybe<Deposit>;
  /** The description, one entry per line. */
  description: Array<Scalars['String']['output']>;
  /**
   * The most that one piece weighs, in grams, for goods sold by a range of weights such as `600 to 700 g`: the price is for this
   * weight. Null for other goods. Null over a store without the feature `orders.picked`.
   */
  expectedGrams?: Maybe<Scalars['Int']['output']>;
  /** Its food facts. GET /api/product/food. Null when nothing is stated, and over a store without the feature `products.food`. */
  food?: Maybe<FoodFacts>;
  /**
   * The number of the barcode (GTIN) with 14 digits, unique in the shop; null when it has none, and over a store without the
   * feature `products.gtin`.
   */
  gtin?: Maybe<Scalars['String']['output']>;
  /** The store's identifier (`_id`). Opaque. */
  id: Scalars['ID']['output'];
  /** The main picture: the first of `images`. Null when the product has none. */
  image?: Maybe<Image>;
  /** The pictures, the main one first. */
  images: Array<Image>;
  /** Whether it can be bought now. */
  inStock: Scalars['Boolean']['output'];
  /**
   * The least that one piece weighs by its size, in grams, for goods with `expectedGrams`. Null for other goods. Null over a store
   * without the feature `orders.picked`.
   */
  leastGrams?: Maybe<Scalars['Int']['output']>;
  /**
   * How many pieces are left, from 1 to 5. Null when more are left, none can be bought or the product is not counted, and over a
   * store without the feature `stock.count`.
   */
  left?: Maybe<Scalars['Int']['output']>;
  /**
   * The range of the weight of one piece in practice, for goods with `expectedGrams`. Null for other goods. Null over a store without
   * the feature `orders.picked`.
   */
  likelyGrams?: Maybe<LikelyGrams>;
  /** The age from which people may buy it, 16 or 18; null for everybody, and over a store without the feature `products.age`. */
  minimumAge?: Maybe<Scalars['Int']['output']>;
  /** Display name. */
  name: Scalars['String']['output'];
  /** The price that is charged, in currency units with up to two decimals. */
  offerPrice: Scalars['Float']['output'];
  /**
   * The steps of goods that are sold by weight in steps. Null for goods that are sold by the piece, and over a store without the feature
   * `products.portions`.
   */
  portion?: Maybe<Portion>;
  /** The list price, in currency units with up to two decimals. */
  price: Scalars['Float']['output'];
  /**
   * The price with which a reduction is compared where the law asks for it: the lowest price of the 30 days on sale before the present
   * offer began, in currency units. It may be below `offerPrice`: then there is no reduction to announce. Null without an offer, when
   * the product was not on sale in these days, and over a store without the feature `prices.history`.
   */
  referencePrice?: Maybe<Scalars['Float']['output']>;
  /** Other products of the same category in stock, in the store's order. */
  related: Array<Product>;
  /**
   * The content of one piece: what the seller has said, else what the text `weight` says, such as `500 g`, `1,5 l`, `6 x 330 ml` or
   * `1 dozen`. Null when neither says it.
   */
  size?: Maybe<PackSize>;
  /**
   * The price of a kilogram, a litre or a piece, computed from `offerPrice` and `size`, and for goods sold by weight from
   * `expectedGrams`. Null without both.
   */
  unitPrice?: Maybe<UnitPrice>;
  /** Time of the last change. Null when the store has no dates. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Weight or size as text, for example `500 g`: the store's text, or `size` as a text when there is none or it says another size.
   * Null without both.
   */
  weight?: Maybe<Scalars['String']['output']>;
};


/** A product of the catalogue. */
export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** How much of a product there is. */
export type ProductAvailability =
  /** It can be bought. */
  | 'IN_STOCK'
  /** It can be bought, and few are left: `Product.left` says how many. */
  | 'LOW'
  /** It cannot be bought now. */
  | 'SOLD_OUT';

/** A product before and after a change of many. */
export type ProductChange = {
  __typename?: 'ProductChange';
  /** The product's identifier. */
  id: Scalars['ID']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** The price that is charged after the change, in currency units. */
  newOfferPrice: Scalars['Float']['output'];
  /** The list price after the change, in currency units. */
  newPrice: Scalars['Float']['output'];
  /** The price that is charged before the change, in currency units. */
  offerPrice: Scalars['Float']['output'];
  /** The list price before the change, in currency units. */
  price: Scalars['Float']['output'];
  /** The version before the change. Pass it as `ifVersion`. */
  version: Scalars['Int']['output'];
};

/** A page of products, by the Relay cursor connections specification. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of this page with their cursors. */
  edges: Array<ProductEdge>;
  /**
   * Whether the products have all words of the search, or of one of the things that it names, or words like them. False when no product
   * has, or only in its description or inside of a word, and those that come closest are listed; true without a search. Of an empty list: whether products have them that do not meet its conditions.
   */
  hasAllWords: Scalars['Boolean']['output'];
  /** The products of this page without cursors. */
  nodes: Array<Product>;
  /** Whether there are further pages, and their cursors. */
  pageInfo: PageInfo;
  /** The number of matching products on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The containers of one piece of a product. */
export type ProductDepositInput = {
  /** How many containers one piece has: a whole number from 1 to 100. */
  count: Scalars['Int']['input'];
  /** The identifier of their type. */
  typeId: Scalars['ID']['input'];
};

/** One product within a page of products. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** The position of this product in the list. Pass it as `after` to get the products behind it. Opaque. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** Which products to list. Products must meet all given conditions. */
export type ProductFilter = {
  /**
   * Only products with one of these availabilities, such as `LOW`, at most 3. The list is empty over a store without the feature
   * `stock.count`.
   */
  availability?: InputMaybe<Array<ProductAvailability>>;
  /** Only products of the category with this slug, in any case. The list of an unknown category is empty. */
  category?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only products whose food facts say that they contain, or may contain, one of these allergens; also facts that nobody has checked.
   * The list is empty over a store without the feature `products.food`.
   */
  containsAny?: InputMaybe<Array<Allergen>>;
  /**
   * Only products that are free of all these allergens: their food facts are checked and name none of them, also not as traces.
   * Products without facts and with unchecked facts are left out. The list is empty over a store without the feature `products.food`.
   */
  freeFrom?: InputMaybe<Array<Allergen>>;
  /** Only products with these identifiers, at most 100. Unknown ones are ignored. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only products in stock (true) or out of stock (false). */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products whose offer price is at most this, in currency units. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Only products whose offer price is at least this, in currency units. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Only products with an offer price below the list price (true), or without an offer (false). In a shop that follows the law of `DE`
   * or `EU`, an offer price that is not below `referencePrice` counts as none.
   */
  onOffer?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Only products that this text finds. Those whose name contains every word of it always belong to them, whatever case and
   * accents. `Query.products` also finds products whose name or category has words like these: in singular or plural, longer,
   * written together or with typing errors. At most 100 characters.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A picture of a product: either one that the store has, or a file. */
export type ProductPictureInput = {
  /** A new picture: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB. */
  upload?: InputMaybe<Scalars['Upload']['input']>;
  /** The `url` of a picture that the store has. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The sort order of a list of products. */
export type ProductSort =
  /**
   * The seller's choice first, then all others, each in the order of the store. Over a store without the feature `products.edit`,
   * there is no choice.
   */
  | 'BEST_SELLERS'
  /** The order of the store. */
  | 'FEATURED'
  /** By name, A to Z. */
  | 'NAME'
  /** By creation date, newest first. */
  | 'NEWEST'
  /** By offer price, lowest first. */
  | 'PRICE_ASC'
  /** By offer price, highest first. */
  | 'PRICE_DESC'
  /**
   * The best matches of the search text first: the thing itself, names that begin with it, then what else the search finds. Without a
   * text, the order of the store.
   */
  | 'RELEVANCE'
  /** By `unitPrice`, lowest first: prices of kilograms and litres together, then prices of pieces, then products without a unit price. */
  | 'UNIT_PRICE_ASC';

/** The stock of a counted product, as the seller sees it. */
export type ProductStock = {
  __typename?: 'ProductStock';
  /** Pieces that unpaid online orders hold. They come back when the order is not paid in time, and are not in `onHand`. */
  heldByUnpaid: Scalars['Int']['output'];
  /** The position of its newest move, to send as `ifMove` with a count. Null over a store without the feature `stock.sheets`. */
  lastMove?: Maybe<Scalars['Int']['output']>;
  /** Pieces that can be sold. */
  onHand: Scalars['Int']['output'];
  /** The product's identifier. */
  productId: Scalars['ID']['output'];
};

/** One of many products to change. */
export type ProductToChangeInput = {
  /** The product's identifier. */
  id: Scalars['ID']['input'];
  /** The `version` that the caller has seen. When one product has changed since, nothing is changed (`CHANGED_SINCE`). */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A time that orders are promised for. */
export type PromisedTime = {
  __typename?: 'PromisedTime';
  /** The number of orders that are promised for this time. */
  count: Scalars['Int']['output'];
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** Whether the orders are delivered or collected. */
  kind: SlotKind;
  /** When it starts. */
  start: Scalars['DateTime']['output'];
};

/**
 * All reads. Root fields are nullable, so that a failing call does not affect the others; `@semanticNonNull` marks those that are
 * null for no other reason.
 *
 * An `id` is unique within its type. `Product`, `SellerProduct` and `ProductChange` share the ids of products, `Slot`, `OrderSlot` and
 * `SellerSlot` those of times, `SellerSelf` and `StaffMember` those of people.
 *
 * A read that fails is an entry in `errors`. Its message can be shown to users, and its `extensions.code` is one of these:
 * - `UNAUTHENTICATED`: the request has no session, or the session has ended.
 * - `FORBIDDEN`: the role of this member of staff may not read this.
 * - `STORE_REFUSED`: the store refused the read; the message is the store's.
 * - `UPSTREAM_UNREACHABLE`, `UPSTREAM_TIMEOUT`, `UPSTREAM_BAD_REPLY`: the store is down, too slow, or sent a malformed reply.
 * - `UPSTREAM_CIRCUIT_OPEN`: the store is known to be down and the gateway sent no call; `extensions.retryAfterMs` says when
 *   to try again.
 * - `BAD_USER_INPUT`: an argument violates the rule in its description.
 * - `INTERNAL_SERVER_ERROR`: an error of this server; `extensions.requestId` identifies it in the log.
 *
 * A request that is refused as a whole has one or more entries in `errors`, no `data`, and a status:
 * - 400 `GRAPHQL_PARSE_FAILED`, `GRAPHQL_VALIDATION_FAILED`, `OPERATION_RESOLUTION_FAILURE`, `BAD_USER_INPUT`: the document
 *   has a syntax error, does not match this schema or exceeds a limit, does not contain the named operation, or has invalid
 *   variables. Clients that accept only `application/json` get the first two and the last with status 200, except for a
 *   subscription: there are none.
 *   The limit that clients reach first is 2500 objects per response: the sizes of nested lists are multiplied, and every
 *   alias of a list counts, also `nodes` beside `edges`.
 * - 400 `BAD_REQUEST`: the body is not JSON, contains several operations or names one in several ways, or the preflight header
 *   is missing.
 * - 400 `PERSISTED_QUERY_REQUIRED`: this server accepts only registered operations.
 * - 403 `FORBIDDEN_ORIGIN`: the request comes from a page of another site.
 * - 413 `PAYLOAD_TOO_LARGE`, 415 `UNSUPPORTED_MEDIA_TYPE`: the body exceeds 100 KB, or is not JSON in UTF-8.
 * - 429 `RATE_LIMITED`, 503 `OVERLOADED`: too many requests from one address, or from all; `Retry-After` and
 *   `extensions.retryAfterMs` say when to try again. An operation counts as one request per 50 objects or 5 calls to the
 *   store. Outside production `extensions.cost` contains the `objects`, the `charged` requests and the `limit` of objects.
 * - 200 `PERSISTED_QUERY_NOT_FOUND`: the hash or the `documentId` is unknown; send the text.
 * - 500 `INTERNAL_SERVER_ERROR`: an error of this server.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * All categories: `vegetables`, `fruits`, `drinks`, `instant`, `dairy`, `bakery` and `grains`, then the store's others in the
   * order of their first products. Over a store with the feature `categories.own` that has products, only categories with
   * products. From GET /api/product/list
   */
  categories?: Maybe<Array<Category>>;
  /**
   * The food facts of a product, also of one that is no longer sold. GET /api/product/food. Null without any, and over a store without
   * the feature `products.food`.
   */
  foodFacts?: Maybe<FoodFacts>;
  /**
   * Finds the products of a shopping list as people write them, for example `3 bananas, milk, 500 g flour`. It changes nothing.
   * From GET /api/product/list
   */
  matchList?: Maybe<ListMatches>;
  /** The logged-in shopper; null without a valid session. GET /api/user/is-auth */
  me?: Maybe<User>;
  /**
   * The products that come nearest to a search text, for a search without a result: those that the search finds in any category and
   * at any price, else those that fit a part of the text; those in stock first. Empty when nothing is similar. From GET
   * /api/product/list
   */
  nearestProducts?: Maybe<Array<Product>>;
  /**
   * One order, for its shopper and for the seller. Give either `id` or `number`. Null when there is no such order that the caller may
   * see, and for an online order until it is paid. GET /api/order/user, GET /api/order/seller
   */
  order?: Maybe<Order>;
  /** One product by its identifier; null when the catalogue does not have it. From GET /api/product/list */
  product?: Maybe<Product>;
  /** Products, filtered, sorted and paged. From GET /api/product/list */
  products?: Maybe<ProductConnection>;
  /** The logged-in seller; null without a valid session. GET /api/seller/is-auth */
  seller?: Maybe<Seller>;
  /** The shop: what the store says at GET /api/store, and the configuration of this server. Without a REST call. */
  store?: Maybe<Store>;
};


/**
 * All reads. Root fields are nullable, so that a failing call does not affect the others; `@semanticNonNull` marks those that are
 * null for no other reason.
 *
 * An `id` is unique within its type. `Product`, `SellerProduct` and `ProductChange` share the ids of products, `Slot`, `OrderSlot` and
 * `SellerSlot` those of times, `SellerSelf` and `StaffMember` those of people.
 *
 * A read that fails is an entry in `errors`. Its message can be shown to users, and its `extensions.code` is one of these:
 * - `UNAUTHENTICATED`: the request has no session, or the session has ended.
 * - `FORBIDDEN`: the role of this member of staff may not read this.
 * - `STORE_REFUSED`: the store refused the read; the message is the store's.
 * - `UPSTREAM_UNREACHABLE`, `UPSTREAM_TIMEOUT`, `UPSTREAM_BAD_REPLY`: the store is down, too slow, or sent a malformed reply.
 * - `UPSTREAM_CIRCUIT_OPEN`: the store is known to be down and the gateway sent no call; `extensions.retryAfterMs` says when
 *   to try again.
 * - `BAD_USER_INPUT`: an argument violates the rule in its description.
 * - `INTERNAL_SERVER_ERROR`: an error of this server; `extensions.requestId` identifies it in the log.
 *
 * A request that is refused as a whole has one or more entries in `errors`, no `data`, and a status:
 * - 400 `GRAPHQL_PARSE_FAILED`, `GRAPHQL_VALIDATION_FAILED`, `OPERATION_RESOLUTION_FAILURE`, `BAD_USER_INPUT`: the document
 *   has a syntax error, does not match this schema or exceeds a limit, does not contain the named operation, or has invalid
 *   variables. Clients that accept only `application/json` get the first two and the last with status 200, except for a
 *   subscription: there are none.
 *   The limit that clients reach first is 2500 objects per response: the sizes of nested lists are multiplied, and every
 *   alias of a list counts, also `nodes` beside `edges`.
 * - 400 `BAD_REQUEST`: the body is not JSON, contains several operations or names one in several ways, or the preflight header
 *   is missing.
 * - 400 `PERSISTED_QUERY_REQUIRED`: this server accepts only registered operations.
 * - 403 `FORBIDDEN_ORIGIN`: the request comes from a page of another site.
 * - 413 `PAYLOAD_TOO_LARGE`, 415 `UNSUPPORTED_MEDIA_TYPE`: the body exceeds 100 KB, or is not JSON in UTF-8.
 * - 429 `RATE_LIMITED`, 503 `OVERLOADED`: too many requests from one address, or from all; `Retry-After` and
 *   `extensions.retryAfterMs` say when to try again. An operation counts as one request per 50 objects or 5 calls to the
 *   store. Outside production `extensions.cost` contains the `objects`, the `charged` requests and the `limit` of objects.
 * - 200 `PERSISTED_QUERY_NOT_FOUND`: the hash or the `documentId` is unknown; send the text.
 * - 500 `INTERNAL_SERVER_ERROR`: an error of this server.
 */
export type QueryFoodFactsArgs = {
  productId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * All reads. Root fields are nullable, so that a failing call does not affect the others; `@semanticNonNull` marks those that are
 * null for no other reason.
 *
 * An `id` is unique within its type. `Product`, `SellerProduct` and `ProductChange` share the ids of products, `Slot`, `OrderSlot` and
 * `SellerSlot` those of times, `SellerSelf` and `StaffMember` those of people.
 *
 * A read that fails is an entry in `errors`. Its message can be shown to users, and its `extensions.code` is one of these:
 * - `UNAUTHENTICATED`: the request has no session, or the session has ended.
 * - `FORBIDDEN`: the role of this member of staff may not read this.
 * - `STORE_REFUSED`: the store refused the read; the message is the store's.
 * - `UPSTREAM_UNREACHABLE`, `UPSTREAM_TIMEOUT`, `UPSTREAM_BAD_REPLY`: the store is down, too slow, or sent a malformed reply.
 * - `UPSTREAM_CIRCUIT_OPEN`: the store is known to be down and the gateway sent no call; `extensions.retryAfterMs` says when
 *   to try again.
 * - `BAD_USER_INPUT`: an argument violates the rule in its description.
 * - `INTERNAL_SERVER_ERROR`: an error of this server; `extensions.requestId` identifies it in the log.
 *
 * A request that is refused as a whole has one or more entries in `errors`, no `data`, and a status:
 * - 400 `GRAPHQL_PARSE_FAILED`, `GRAPHQL_VALIDATION_FAILED`, `OPERATION_RESOLUTION_FAILURE`, `BAD_USER_INPUT`: the document
 *   has a syntax error, does not match this schema or exceeds a limit, does not contain the named operation, or has invalid
 *   variables. Clients that accept only `application/json` get the first two and the last with status 200, except for a
 *   subscription: there are none.
 *   The limit that clients reach first is 2500 objects per response: the sizes of nested lists are multiplied, and every
 *   alias of a list counts, also `nodes` beside `edges`.
 * - 400 `BAD_REQUEST`: the body is not JSON, contains several operations or names one in several ways, or the preflight header
 *   is missing.
 * - 400 `PERSISTED_QUERY_REQUIRED`: this server accepts only registered operations.
 * - 403 `FORBIDDEN_ORIGIN`: the request comes from a page of another site.
 * - 413 `PAYLOAD_TOO_LARGE`, 415 `UNSUPPORTED_MEDIA_TYPE`: the body exceeds 100 KB, or is not JSON in UTF-8.
 * - 429 `RATE_LIMITED`, 503 `OVERLOADED`: too many requests from one address, or from all; `Retry-After` and
 *   `extensions.retryAfterMs` say when to try again. An operation counts as one request per 50 objects or 5 calls to the
 *   store. Outside production `extensions.cost` contains the `objects`, the `charged` requests and the `limit` of objects.
 * - 200 `PERSISTED_QUERY_NOT_FOUND`: the hash or the `documentId` is unknown; send the text.
 * - 500 `INTERNAL_SERVER_ERROR`: an error of this server.
 */
export type QueryMatchListArgs = {
  text: Scalars['String']['input'];
};


/**
 * All reads. Root fields are nullable, so that a failing call does not affect the others; `@semanticNonNull` marks those that are
 * null for no other reason.
 *
 * An `id` is unique within its type. `Product`, `SellerProduct` and `ProductChange` share the ids of products, `Slot`, `OrderSlot` and
 * `SellerSlot` those of times, `SellerSelf` and `StaffMember` those of people.
 *
 * A read that fails is an entry in `errors`. Its message can be shown to users, and its `extensions.code` is one of these:
 * - `UNAUTHENTICATED`: the request has no session, or the session has ended.
 * - `FORBIDDEN`: the role of this member of staff may not read this.
 * - `STORE_REFUSED`: the store refused the read; the message is the store's.
 * - `UPSTREAM_UNREACHABLE`, `UPSTREAM_TIMEOUT`, `UPSTREAM_BAD_REPLY`: the store is down, too slow, or sent a malformed reply.
 * - `UPSTREAM_CIRCUIT_OPEN`: the store is known to be down and the gateway sent no call; `extensions.retryAfterMs` says when
 *   to try again.
 * - `BAD_USER_INPUT`: an argument violates the rule in its description.
 * - `INTERNAL_SERVER_ERROR`: an error of this server; `extensions.requestId` identifies it in the log.
 *
 * A request that is refused as a whole has one or more entries in `errors`, no `data`, and a status:
 * - 400 `GRAPHQL_PARSE_FAILED`, `GRAPHQL_VALIDATION_FAILED`, `OPERATION_RESOLUTION_FAILURE`, `BAD_USER_INPUT`: the document
 *   has a syntax error, does not match this schema or exceeds a limit, does not contain the named operation, or has invalid
 *   variables. Clients that accept only `application/json` get the first two and the last with status 200, except for a
 *   subscription: there are none.
 *   The limit that clients reach first is 2500 objects per response: the sizes of nested lists are multiplied, and every
 *   alias of a list counts, also `nodes` beside `edges`.
 * - 400 `BAD_REQUEST`: the body is not JSON, contains several operations or names one in several ways, or the preflight header
 *   is missing.
 * - 400 `PERSISTED_QUERY_REQUIRED`: this server accepts only registered operations.
 * - 403 `FORBIDDEN_ORIGIN`: the request comes from a page of another site.
 * - 413 `PAYLOAD_TOO_LARGE`, 415 `UNSUPPORTED_MEDIA_TYPE`: the body exceeds 100 KB, or is not JSON in UTF-8.
 * - 429 `RATE_LIMITED`, 503 `OVERLOADED`: too many requests from one address, or from all; `Retry-After` and
 *   `extensions.retryAfterMs` say when to try again. An operation counts as one request per 50 objects or 5 calls to the
 *   store. Outside production `extensions.cost` contains the `objects`, the `charged` requests and the `limit` of objects.
 * - 200 `PERSISTED_QUERY_NOT_FOUND`: the hash or the `documentId` is unknown; send the text.
 * - 500 `INTERNAL_SERVER_ERROR`: an error of this server.
 */
export type QueryNearestProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/**
 * All reads. Root fields are nullable, so that a failing call does not affect the others; `@semanticNonNull` marks those that are
 * null for no other reason.
 *
 * An `id` is unique within its type. `Product`, `SellerProduct` and `ProductChange` share the ids of products, `Slot`, `OrderSlot` and
 * `SellerSlot` those of times, `SellerSelf` and `StaffMember` those of people.
 *
 * A read that fails is an entry in `errors`. Its message can be shown to users, and its `extensions.code` is one of these:
 * - `UNAUTHENTICATED`: the request has no session, or the session has ended.
 * - `FORBIDDEN`: the role of this member of staff may not read this.
 * - `STORE_REFUSED`: the store refused the read; the message is the store's.
 * - `UPSTREAM_UNREACHABLE`, `UPSTREAM_TIMEOUT`, `UPSTREAM_BAD_REPLY`: the store is down, too slow, or sent a malformed reply.
 * - `UPSTREAM_CIRCUIT_OPEN`: the store is known to be down and the gateway sent no call; `extensions.retryAfterMs` says when
 *   to try again.
 * - `BAD_USER_INPUT`: an argument violates the rule in its description.
 * - `INTERNAL_SERVER_ERROR`: an error of this server; `extensions.requestId` identifies it in the log.
 *
 * A request that is refused as a whole has one or more entries in `errors`, no `data`, and a status:
 * - 400 `GRAPHQL_PARSE_FAILED`, `GRAPHQL_VALIDATION_FAILED`, `OPERATION_RESOLUTION_FAILURE`, `BAD_USER_INPUT`: the document
 *   has a syntax error, does not match this schema or exceeds a limit, does not contain the named operation, or has invalid
 *   variables. Clients that accept only `application/json` get the first two and the last with status 200, except for a
 *   subscription: there are none.
 *   The limit that clients reach first is 2500 objects per response: the sizes of nested lists are multiplied, and every
 *   alias of a list counts, also `nodes` beside `edges`.
 * - 400 `BAD_REQUEST`: the body is not JSON, contains several operations or names one in several ways, or the preflight header
 *   is missing.
 * - 400 `PERSISTED_QUERY_REQUIRED`: this server accepts only registered operations.
 * - 403 `FORBIDDEN_ORIGIN`: the request comes from a page of another site.
 * - 413 `PAYLOAD_TOO_LARGE`, 415 `UNSUPPORTED_MEDIA_TYPE`: the body exceeds 100 KB, or is not JSON in UTF-8.
 * - 429 `RATE_LIMITED`, 503 `OVERLOADED`: too many requests from one address, or from all; `Retry-After` and
 *   `extensions.retryAfterMs` say when to try again. An operation counts as one request per 50 objects or 5 calls to the
 *   store. Outside production `extensions.cost` contains the `objects`, the `charged` requests and the `limit` of objects.
 * - 200 `PERSISTED_QUERY_NOT_FOUND`: the hash or the `documentId` is unknown; send the text.
 * - 500 `INTERNAL_SERVER_ERROR`: an error of this server.
 */
export type QueryOrderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};


/**
 * All reads. Root fields are nullable, so that a failing call does not affect the others; `@semanticNonNull` marks those that are
 * null for no other reason.
 *
 * An `id` is unique within its type. `Product`, `SellerProduct` and `ProductChange` share the ids of products, `Slot`, `OrderSlot` and
 * `SellerSlot` those of times, `SellerSelf` and `StaffMember` those of people.
 *
 * A read that fails is an entry in `errors`. Its message can be shown to users, and its `extensions.code` is one of these:
 * - `UNAUTHENTICATED`: the request has no session, or the session has ended.
 * - `FORBIDDEN`: the role of this member of staff may not read this.
 * - `STORE_REFUSED`: the store refused the read; the message is the store's.
 * - `UPSTREAM_UNREACHABLE`, `UPSTREAM_TIMEOUT`, `UPSTREAM_BAD_REPLY`: the store is down, too slow, or sent a malformed reply.
 * - `UPSTREAM_CIRCUIT_OPEN`: the store is known to be down and the gateway sent no call; `extensions.retryAfterMs` says when
 *   to try again.
 * - `BAD_USER_INPUT`: an argument violates the rule in its description.
 * - `INTERNAL_SERVER_ERROR`: an error of this server; `extensions.requestId` identifies it in the log.
 *
 * A request that is refused as a whole has one or more entries in `errors`, no `data`, and a status:
 * - 400 `GRAPHQL_PARSE_FAILED`, `GRAPHQL_VALIDATION_FAILED`, `OPERATION_RESOLUTION_FAILURE`, `BAD_USER_INPUT`: the document
 *   has a syntax error, does not match this schema or exceeds a limit, does not contain the named operation, or has invalid
 *   variables. Clients that accept only `application/json` get the first two and the last with status 200, except for a
 *   subscription: there are none.
 *   The limit that clients reach first is 2500 objects per response: the sizes of nested lists are multiplied, and every
 *   alias of a list counts, also `nodes` beside `edges`.
 * - 400 `BAD_REQUEST`: the body is not JSON, contains several operations or names one in several ways, or the preflight header
 *   is missing.
 * - 400 `PERSISTED_QUERY_REQUIRED`: this server accepts only registered operations.
 * - 403 `FORBIDDEN_ORIGIN`: the request comes from a page of another site.
 * - 413 `PAYLOAD_TOO_LARGE`, 415 `UNSUPPORTED_MEDIA_TYPE`: the body exceeds 100 KB, or is not JSON in UTF-8.
 * - 429 `RATE_LIMITED`, 503 `OVERLOADED`: too many requests from one address, or from all; `Retry-After` and
 *   `extensions.retryAfterMs` say when to try again. An operation counts as one request per 50 objects or 5 calls to the
 *   store. Outside production `extensions.cost` contains the `objects`, the `charged` requests and the `limit` of objects.
 * - 200 `PERSISTED_QUERY_NOT_FOUND`: the hash or the `documentId` is unknown; send the text.
 * - 500 `INTERNAL_SERVER_ERROR`: an error of this server.
 */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All reads. Root fields are nullable, so that a failing call does not affect the others; `@semanticNonNull` marks those that are
 * null for no other reason.
 *
 * An `id` is unique within its type. `Product`, `SellerProduct` and `ProductChange` share the ids of products, `Slot`, `OrderSlot` and
 * `SellerSlot` those of times, `SellerSelf` and `StaffMember` those of people.
 *
 * A read that fails is an entry in `errors`. Its message can be shown to users, and its `extensions.code` is one of these:
 * - `UNAUTHENTICATED`: the request has no session, or the session has ended.
 * - `FORBIDDEN`: the role of this member of staff may not read this.
 * - `STORE_REFUSED`: the store refused the read; the message is the store's.
 * - `UPSTREAM_UNREACHABLE`, `UPSTREAM_TIMEOUT`, `UPSTREAM_BAD_REPLY`: the store is down, too slow, or sent a malformed reply.
 * - `UPSTREAM_CIRCUIT_OPEN`: the store is known to be down and the gateway sent no call; `extensions.retryAfterMs` says when
 *   to try again.
 * - `BAD_USER_INPUT`: an argument violates the rule in its description.
 * - `INTERNAL_SERVER_ERROR`: an error of this server; `extensions.requestId` identifies it in the log.
 *
 * A request that is refused as a whole has one or more entries in `errors`, no `data`, and a status:
 * - 400 `GRAPHQL_PARSE_FAILED`, `GRAPHQL_VALIDATION_FAILED`, `OPERATION_RESOLUTION_FAILURE`, `BAD_USER_INPUT`: the document
 *   has a syntax error, does not match this schema or exceeds a limit, does not contain the named operation, or has invalid
 *   variables. Clients that accept only `application/json` get the first two and the last with status 200, except for a
 *   subscription: there are none.
 *   The limit that clients reach first is 2500 objects per response: the sizes of nested lists are multiplied, and every
 *   alias of a list counts, also `nodes` beside `edges`.
 * - 400 `BAD_REQUEST`: the body is not JSON, contains several operations or names one in several ways, or the preflight header
 *   is missing.
 * - 400 `PERSISTED_QUERY_REQUIRED`: this server accepts only registered operations.
 * - 403 `FORBIDDEN_ORIGIN`: the request comes from a page of another site.
 * - 413 `PAYLOAD_TOO_LARGE`, 415 `UNSUPPORTED_MEDIA_TYPE`: the body exceeds 100 KB, or is not JSON in UTF-8.
 * - 429 `RATE_LIMITED`, 503 `OVERLOADED`: too many requests from one address, or from all; `Retry-After` and
 *   `extensions.retryAfterMs` say when to try again. An operation counts as one request per 50 objects or 5 calls to the
 *   store. Outside production `extensions.cost` contains the `objects`, the `charged` requests and the `limit` of objects.
 * - 200 `PERSISTED_QUERY_NOT_FOUND`: the hash or the `documentId` is unknown; send the text.
 * - 500 `INTERNAL_SERVER_ERROR`: an error of this server.
 */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  inStockFirst?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** A refund to make. */
export type RefundOrderInput = {
  /** The amount, in currency units: more than 0, at most the order's `refundable`. */
  amount: Scalars['Float']['input'];
  /**
   * For a refund for the whole order, before the picking is finished: true when it pays for what will be missing, so that the finish pays
   * back less by so much. Otherwise what is missing is paid back besides it. Refused for `positions` and after the picking. Refused with
   * NOT_SUPPORTED over a store without the feature `refunds.missing`.
   */
  forMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The order's identifier. */
  id: Scalars['ID']['input'];
  /**
   * A text that the client generates for this refund, 1 to 255 printable ASCII characters, and sends again when it repeats
   * it: the same key never refunds twice.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The places, from 0, of the lines in `items` of the order that it is for, each once: it takes the taxes of these. `amount` is then at
   * most what is `refundable` for them. Without it, the refund is for the whole order and takes a share of all taxes. Refused with
   * NOT_SUPPORTED over a store without the feature `refunds.lines`.
   */
  positions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The reason. The shopper can read it. */
  reason: Scalars['String']['input'];
};

/** The result of a refund. */
export type RefundOrderPayload = Reply & {
  __typename?: 'RefundOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The changed order. After a refusal the order as it is now, if the store sends it: after `CHANGED_SINCE` always, else mostly
   * null.
   */
  order?: Maybe<Order>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The state of a refund. */
export type RefundState =
  /** The money was paid back. */
  | 'DONE'
  /** The payment provider did not pay it back. The amount can be refunded again. */
  | 'FAILED'
  /** The payment provider has not confirmed it yet. */
  | 'PENDING';

/** The data of a new shopper. */
export type RegisterInput = {
  /** Login email. */
  email: Scalars['String']['input'];
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters. With it, an account that exists
   * already is logged in when the password is right, so that a repeated request succeeds, too.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Display name. */
  name: Scalars['String']['input'];
  /** Password; 8 characters or more in the bundled store. */
  password: Scalars['String']['input'];
};

/** The result of a sign-up. */
export type RegisterPayload = Reply & {
  __typename?: 'RegisterPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, with the new session. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The new shopper, now logged in; null after a refusal. */
  user?: Maybe<User>;
};

/** A product that a shopper buys again and again. */
export type Regular = {
  __typename?: 'Regular';
  /** The product as it is sold today. */
  product: Product;
  /** How many the shopper most often orders at once, 1 to 99, but at most as many as are left. */
  quantity: Scalars['Int']['output'];
};

/** The order to release. */
export type ReleaseOrderInput = {
  /** The order's identifier. */
  id: Scalars['ID']['input'];
};

/** The result of releasing an unpaid order. */
export type ReleaseOrderPayload = Reply & {
  __typename?: 'ReleaseOrderPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The address to delete. */
export type RemoveAddressInput = {
  /** The identifier of the saved address. */
  id: Scalars['ID']['input'];
};

/** The result of deleting an address. */
export type RemoveAddressPayload = Reply & {
  __typename?: 'RemoveAddressPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The shopper, to read all addresses again; null after a refusal. */
  user?: Maybe<User>;
};

/** The result of the removal of a category. */
export type RemoveCategoryPayload = Reply & {
  __typename?: 'RemoveCategoryPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The result of the removal of the demonstration products. */
export type RemoveDemoProductsPayload = Reply & {
  __typename?: 'RemoveDemoProductsPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** The number of removed products; null after a refusal. */
  removed?: Maybe<Scalars['Int']['output']>;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/**
 * The result of every mutation. `success: false` is a refusal with its reasons in `errors`. A call to the store that fails is
 * reported in the top-level `errors` instead.
 */
export type Reply = {
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A request for a link that sets a new password. */
export type RequestPasswordResetInput = {
  /** The kind of the account. */
  account?: InputMaybe<AccountKind>;
  /** The email of the account. */
  email: Scalars['String']['input'];
};

/** The result of asking for a link. It is the same whether or not there is such an account. */
export type RequestPasswordResetPayload = Reply & {
  __typename?: 'RequestPasswordResetPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A mail to be sent again. */
export type ResendMailInput = {
  /** The identifier of the mail. */
  id: Scalars['ID']['input'];
};

/** The result of sending a mail again. */
export type ResendMailPayload = Reply & {
  __typename?: 'ResendMailPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** The mail as it is now; null after a refusal. */
  mail?: Maybe<Mail>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A new password. */
export type ResetPasswordInput = {
  /** The new password, of 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The result of setting a new password. */
export type ResetPasswordPayload = Reply & {
  __typename?: 'ResetPasswordPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** Containers that came back. */
export type ReturnDepositsInput = {
  /** How many of each type. */
  containers: Array<ReturnedContainersInput>;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents enters them once.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The identifier of the order with which they came; omitted without one. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** How the money was given back. */
  payout: DepositPayout;
};

/** The result of entering containers that came back. */
export type ReturnDepositsPayload = Reply & {
  __typename?: 'ReturnDepositsPayload';
  /** What was given back for them, in currency units; null after a refusal. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** Containers of one type that came back. */
export type ReturnedContainersInput = {
  /** How many, and not 0. A number below 0 takes a wrong entry back. */
  count: Scalars['Int']['input'];
  /** The identifier of their type. */
  typeId: Scalars['ID']['input'];
};

/** A category of the seller's own. */
export type SaveCategoryInput = {
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds a new category once.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name to show, at most 40 characters. */
  label: Scalars['String']['input'];
  /** A picture, which replaces the one before: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB. */
  picture?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether to remove the picture. */
  removePicture?: Scalars['Boolean']['input'];
  /** The category to change; a new one when omitted. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a saved category. */
export type SaveCategoryPayload = Reply & {
  __typename?: 'SaveCategoryPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The whole plan of when and where the store delivers. */
export type SaveDeliveryInput = {
  /** Where the store delivers; everywhere, free, when empty. At most 50. */
  areas: Array<DeliveryAreaInput>;
  /**
   * Dates without slots, such as `2026-12-25`. At most 100. Past days are refused, except those that the plan already has: these are
   * removed.
   */
  closedDays: Array<Scalars['String']['input']>;
  /** For how many days slots can be chosen, today included, 1 to 28. */
  daysAhead: Scalars['Int']['input'];
  /** The `version` of the plan that was changed. When it has changed since, nothing is saved (`CHANGED_SINCE`). */
  ifVersion: Scalars['Int']['input'];
  /** The weekly template; no times are promised when empty. At most 100. */
  windows: Array<SlotWindowInput>;
};

/** The result of a change of when and where the store delivers. */
export type SaveDeliveryPayload = Reply & {
  __typename?: 'SaveDeliveryPayload';
  /** The plan after the change, or as it is after a refusal; null when the store does not send it. */
  delivery?: Maybe<SellerDelivery>;
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/**
 * What a person at the crate says about fruit and vegetables: all products are changed, or none. Their other food facts stay checked
 * if they were.
 */
export type SaveOriginsInput = {
  /** The products, at most 200, each once. */
  products: Array<ProduceInput>;
};

/** The result of stating origins. */
export type SaveOriginsPayload = Reply & {
  __typename?: 'SaveOriginsPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The logged-in seller. */
export type Seller = {
  __typename?: 'Seller';
  /**
   * Every category, with or without products: the specification's seven, then the seller's own in their order.
   * GET /api/category/list. Null over a store without the feature `categories.own`.
   */
  allCategories?: Maybe<Array<SellerCategory>>;
  /**
   * All products, also archived ones, in the order of the store. GET /api/product/seller. Null over a store without the feature
   * `products.edit`.
   */
  allProducts?: Maybe<SellerProductConnection>;
  /**
   * The products that have an article number, also archived ones. GET /api/product/seller. Null over a store without the feature
   * `products.sku`.
   */
  articleNumbers?: Maybe<Array<ArticleNumber>>;
  /**
   * The products that were ordered most since a time, by pieces, most first, without cancelled orders and test orders.
   * GET /api/order/seller/best-sellers. Null over a store without the feature `orders.ledger`.
   */
  bestSellers?: Maybe<Array<BestSeller>>;
  /**
   * A customer of `customers`. Not for packers. GET /api/customer/read. Null for an unknown one, and over a store without the feature
   * `orders.for-customers`.
   */
  customer?: Maybe<CustomerRecord>;
  /**
   * Who has ordered, those with the newest orders first, also without an account. Not for packers. GET /api/customer/list. Null over a
   * store without the feature `orders.for-customers`.
   */
  customers?: Maybe<CustomerPage>;
  /**
   * When and where the store delivers, with the places taken. GET /api/delivery/plan. Null over a store without the feature
   * `orders.slots`.
   */
  delivery?: Maybe<SellerDelivery>;
  /**
   * What is open of each type of deposits: charged and not given back. Not for packers. GET /api/deposit/balances. Null over a store
   * without the feature `deposits`.
   */
  depositBalances?: Maybe<Array<DepositBalance>>;
  /**
   * The newest entries of containers that came back, at most 50, newest first. GET /api/deposit/returns. Null over a store without the
   * feature `deposits`.
   */
  depositReturns?: Maybe<Array<DepositReturn>>;
  /** The types of deposits, also archived ones, by name. GET /api/deposit/types. Null over a store without the feature `deposits`. */
  depositTypes?: Maybe<Array<DepositType>>;
  /**
   * The columns of a file of products, in their order. GET /api/product/import/columns. Null over a store without the feature
   * `products.sku`.
   */
  importColumns?: Maybe<Array<ImportColumn>>;
  /**
   * What the law of the shop's country asks for before the shop opens. Empty when no country is chosen. It is no legal advice. For
   * owners only. GET /api/store/law. Null over a store without the feature `law.country`.
   */
  lawLines?: Maybe<Array<LawLine>>;
  /** The mails of the last 30 days, newest first. GET /api/mail/list. Null over a store without the feature `mail`. */
  mails?: Maybe<MailConnection>;
  /** Who is logged in. GET /api/seller/is-auth. Null over a store without the feature `staff`. */
  me?: Maybe<SellerSelf>;
  /**
   * The orders to pick next: those in the stages `PLACED` and `PICKING`, by the start of their slots. An order without a slot counts
   * from the time it was placed. GET /api/order/seller/next. Null over a store without the feature `orders.next`.
   */
  nextToPick?: Maybe<Array<Order>>;
  /**
   * The product of that identifier, also when it is archived; null when there is none. GET /api/product/seller. Null over a store
   * without the feature `products.edit`.
   */
  oneProduct?: Maybe<SellerProduct>;
  /** Sums over all orders that are paid or will be paid on delivery. GET /api/order/seller/sums */
  orderSums?: Maybe<OrderSums>;
  /**
   * All orders that are paid or will be paid on delivery, newest first unless `sort` says otherwise. Page forward with `first` and
   * `after`, or backward with `last` and `before`. GET /api/order/seller
   */
  orders?: Maybe<OrderConnection>;
  /** The prices that a product had. GET /api/product/prices. Null over a store without the feature `prices.history`. */
  priceHistory?: Maybe<PriceHistory>;
  /**
   * The products of the categories for fruit and vegetables that are for sale, also those that are sold out.
   * GET /api/product/origins. Null over a store without the feature `products.food`.
   */
  produce?: Maybe<Array<Produce>>;
  /**
   * The product with that barcode, also when it is archived; null when there is none. GET /api/product/seller. Null over a store
   * without the feature `products.gtin`.
   */
  productByGtin?: Maybe<SellerProduct>;
  /**
   * All products as a CSV file: UTF-8 with a byte order mark, RFC 4180. GET /api/product/export. Null over a store without the
   * feature `products.import`.
   */
  productExport?: Maybe<Scalars['String']['output']>;
  /**
   * The times that orders are promised for, earliest first, at most 200. GET /api/order/seller/promises. Null over a store without the
   * feature `orders.promised`.
   */
  promisedTimes?: Maybe<Array<PromisedTime>>;
  /**
   * The number of demonstration products that can be removed, because no order contains them. GET /api/product/demo. Null
   * over a store without the feature `products.demo`.
   */
  removableDemoProducts?: Maybe<Scalars['Int']['output']>;
  /**
   * Who changed what in the shop, newest first: the changes of the last two years, with what happened to orders after they were
   * placed, who downloaded or read whole lists, and failed logins. For owners only. GET /api/staff/changes. Null over a store without the feature `staff`.
   */
  shopChanges?: Maybe<ShopChangeConnection>;
  /**
   * How the shop is: its version, backups, disk, mail, certificate, waiting payments and response time. For owners only.
   * GET /api/store/status. Null over a store without the feature `shop.status`.
   */
  shopStatus?: Maybe<Array<ShopCheck>>;
  /** The stock of the counted products. GET /api/product/stock/list. Null over a store without the feature `stock.count`. */
  stock?: Maybe<Array<ProductStock>>;
  /**
   * What changed the stock of a product, newest first. GET /api/product/stock/moves. Null over a store without the feature
   * `stock.count`.
   */
  stockHistory?: Maybe<StockHistory>;
  /**
   * Who has subscribed to the newsletter, by email. GET /api/newsletter/subscribers. Null over a store without the feature
   * `newsletter.list`.
   */
  subscribers?: Maybe<SubscriberConnection>;
  /**
   * The money that came in and went out in each period. GET /api/order/seller/takings. Null over a store without the feature
   * `orders.ledger`.
   */
  takings?: Maybe<Array<PeriodTakings>>;
  /**
   * The people who work in the shop, also deactivated ones. For owners only. GET /api/staff/list. Null over a store without the
   * feature `staff`.
   */
  team?: Maybe<Array<StaffMember>>;
  /**
   * The online orders that wait for their payment. They are in no other list and no sum. Not for packers. GET /api/order/unpaid.
   * Null over a store without the feature `orders.unpaid`.
   */
  unpaidOrders?: Maybe<UnpaidOrders>;
  /** What the gateway reads in a text that the seller types as a weight or size. Nothing is saved. */
  weightReading: WeightReading;
  /**
   * The withdrawals from orders, newest first. Not for packers. GET /api/withdrawal/list. Null over a store without the feature
   * `orders.withdrawal`.
   */
  withdrawals?: Maybe<WithdrawalConnection>;
};


/** The logged-in seller. */
export type SellerAllProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in seller. */
export type SellerBestSellersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  since: Scalars['DateTime']['input'];
};


/** The logged-in seller. */
export type SellerCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** The logged-in seller. */
export type SellerCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The logged-in seller. */
export type SellerDepositReturnsArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
};


/** The logged-in seller. */
export type SellerMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<MailState>;
};


/** The logged-in seller. */
export type SellerNextToPickArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in seller. */
export type SellerOneProductArgs = {
  id: Scalars['ID']['input'];
};


/** The logged-in seller. */
export type SellerOrderSumsArgs = {
  filter?: InputMaybe<OrderFilter>;
  starts?: InputMaybe<Array<Scalars['DateTime']['input']>>;
};


/** The logged-in seller. */
export type SellerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isExport?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OrderSort>;
};


/** The logged-in seller. */
export type SellerPriceHistoryArgs = {
  productId: Scalars['ID']['input'];
};


/** The logged-in seller. */
export type SellerProductByGtinArgs = {
  gtin: Scalars['String']['input'];
};


/** The logged-in seller. */
export type SellerProductExportArgs = {
  dialect?: InputMaybe<FileDialect>;
};


/** The logged-in seller. */
export type SellerPromisedTimesArgs = {
  filter: OrderFilter;
};


/** The logged-in seller. */
export type SellerShopChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShopChangeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in seller. */
export type SellerStockArgs = {
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** The logged-in seller. */
export type SellerStockHistoryArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['ID']['input'];
};


/** The logged-in seller. */
export type SellerSubscribersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isExport?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The logged-in seller. */
export type SellerTakingsArgs = {
  starts: Array<Scalars['DateTime']['input']>;
};


/** The logged-in seller. */
export type SellerWeightReadingArgs = {
  text: Scalars['String']['input'];
};


/** The logged-in seller. */
export type SellerWithdrawalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A category as the seller sees it. */
export type SellerCategory = {
  __typename?: 'SellerCategory';
  /** Whether it is one of the seller's own, which can be changed. */
  isOwn: Scalars['Boolean']['output'];
  /** The name to show: the seller's or else the specification's label of its seven categories, else the store's name. */
  label: Scalars['String']['output'];
  /** Its own picture; null without one. */
  picture?: Maybe<Image>;
  /** The number of all its products, in stock or not. */
  productCount: Scalars['Int']['output'];
  /** The category in arguments and addresses. It stays when the category is renamed. */
  slug: Scalars['String']['output'];
  /**
   * The specification's label of one of its seven categories, which the seller can replace by `saveCategory`. Null of the seller's own
   * ones, and over a store without the feature `categories.labels`.
   */
  usualLabel?: Maybe<Scalars['String']['output']>;
  /** Its place in the order in which orders are picked, from 0. */
  walk: Scalars['Int']['output'];
};

/** When and where the store delivers. Without windows it promises no times; without areas it delivers everywhere, free. */
export type SellerDelivery = {
  __typename?: 'SellerDelivery';
  /** Where the store delivers. */
  areas: Array<DeliveryArea>;
  /** Dates without slots, such as `2026-12-25`. */
  closedDays: Array<Scalars['String']['output']>;
  /** For how many days slots can be chosen, today included. */
  daysAhead: Scalars['Int']['output'];
  /** The slots of these days, earliest first. */
  slotsAhead: Array<SellerSlot>;
  /** The version to send as `ifVersion` with a change. It increases with every change. */
  version: Scalars['Int']['output'];
  /** The weekly template. */
  windows: Array<SlotWindow>;
};

/** The credentials of the seller. */
export type SellerLoginInput = {
  /** Seller email. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** The result of the seller's login. */
export type SellerLoginPayload = Reply & {
  __typename?: 'SellerLoginPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, with the new session. */
  query: Query;
  /** The seller, now logged in; null after a refusal. */
  seller?: Maybe<Seller>;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The result of the seller's logout. The session cookie is cleared even if the store fails. */
export type SellerLogoutPayload = Reply & {
  __typename?: 'SellerLogoutPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's. Null when the store has none to show. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Always true, because the cookie is cleared. */
  success: Scalars['Boolean']['output'];
};

/** A product as the seller sees it. */
export type SellerProduct = {
  __typename?: 'SellerProduct';
  /** The product's identifier. */
  id: Scalars['ID']['output'];
  /** No longer sold: the product is in no public list, but orders still show it. */
  isArchived: Scalars['Boolean']['output'];
  /** Whether the seller has chosen it for the best sellers. */
  isBestSeller: Scalars['Boolean']['output'];
  /** The product. */
  product: Product;
  /**
   * Words by which searches and shopping lists find the product as by its name, with commas between names; shoppers do not see them.
   * Null without any, and over a store without the feature `products.words`.
   */
  searchWords?: Maybe<Scalars['String']['output']>;
  /** The article number, unique in the shop; null when it has none, and over a store without the feature `products.sku`. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The tax class; null for `A`. Null over a store without the feature `tax.rates`. */
  taxClass?: Maybe<TaxClassCode>;
  /** Rises when the product is edited, archived or brought back. Pass it as `ifVersion`. */
  version: Scalars['Int']['output'];
};

/** A page of the seller's products. */
export type SellerProductConnection = {
  __typename?: 'SellerProductConnection';
  /** The products of this page with their cursors. */
  edges: Array<SellerProductEdge>;
  /** The products of this page without cursors. */
  nodes: Array<SellerProduct>;
  /** Whether there are further pages, and their cursors. */
  pageInfo: PageInfo;
  /** The number of matching products on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A product in a list of the seller. */
export type SellerProductEdge = {
  __typename?: 'SellerProductEdge';
  /** The position of this product in the list. Pass it as `after` to get the products behind it. Opaque. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: SellerProduct;
};

/** The member of staff who is logged in. */
export type SellerSelf = {
  __typename?: 'SellerSelf';
  /** The identifier of the member. */
  id: Scalars['ID']['output'];
  /** Whether the password is a one-time password: everything else is refused until `changeSellerPassword`. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** The name of the member. */
  name: Scalars['String']['output'];
  /** What the member may do. */
  role: StaffRole;
};

/** A slot with its places, as the seller sees it. */
export type SellerSlot = {
  __typename?: 'SellerSlot';
  /** How many orders it takes. */
  capacity: Scalars['Int']['output'];
  /** Until when orders are taken. */
  cutOff: Scalars['DateTime']['output'];
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** The identifier. */
  id: Scalars['ID']['output'];
  /** Whether the shop is closed on that day. */
  isClosedDay: Scalars['Boolean']['output'];
  /** Whether it is for deliveries. */
  kind: SlotKind;
  /** When it starts. */
  start: Scalars['DateTime']['output'];
  /** How many orders have a place, with unpaid online orders. More than `capacity` after it was lowered, or after a late payment. */
  taken: Scalars['Int']['output'];
};

/** A withdrawal from an order. */
export type SendWithdrawalInput = {
  /** The email that gets the receipt. */
  email: Scalars['String']['input'];
  /** The goods that it is for, at most 500 characters without links; absent for the whole order. */
  goods?: InputMaybe<Scalars['String']['input']>;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the withdrawal once.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name of who withdraws, at most 100 characters without links. */
  name: Scalars['String']['input'];
  /** The number of the order, at most 40 characters. */
  orderNumber: Scalars['String']['input'];
};

/** The result of a withdrawal. It is the same whether there is such an order or not. */
export type SendWithdrawalPayload = Reply & {
  __typename?: 'SendWithdrawalPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** What the sender keeps; null after a refusal. */
  receipt?: Maybe<WithdrawalReceipt>;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The address that the shopper uses first. */
export type SetDefaultAddressInput = {
  /** The identifier of the saved address. */
  id: Scalars['ID']['input'];
};

/** The result of choosing the default address. */
export type SetDefaultAddressPayload = Reply & {
  __typename?: 'SetDefaultAddressPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The shopper, to read all addresses again; null after a refusal. */
  user?: Maybe<User>;
};

/** A change of a product's stock state. */
export type SetProductStockInput = {
  /** Whether it can be bought from now on. */
  inStock: Scalars['Boolean']['input'];
  /** The product's identifier. */
  productId: Scalars['ID']['input'];
};

/** The result of a stock change. */
export type SetProductStockPayload = Reply & {
  __typename?: 'SetProductStockPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** The product with its new state; null after a refusal. */
  product?: Maybe<Product>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The sums of an order by what was found. */
export type SettledOrder = {
  __typename?: 'SettledOrder';
  /** The total, in currency units. */
  amount: Scalars['Float']['output'];
  /** When the picking was finished. */
  at: Scalars['DateTime']['output'];
  /** The deposits of what was found, in currency units. Null over a store without the feature `deposits`. */
  deposits?: Maybe<Scalars['Float']['output']>;
  /** The lines, in currency units. */
  subtotal: Scalars['Float']['output'];
  /** The tax, in currency units. */
  tax: Scalars['Float']['output'];
};

/** A change of the shop, a download or a reading of a whole list, or failed logins. */
export type ShopChange = {
  __typename?: 'ShopChange';
  /** What was done, such as `PRODUCT_CHANGED`. A store may have others: show unknown ones as words. */
  action: Scalars['String']['output'];
  /**
   * Who did it, by the name at that time: a member of staff, the shopper, or the store itself. For failed logins, the person
   * whose email was tried.
   */
  actorName: Scalars['String']['output'];
  /** Time of the change, or of the last of several. */
  at: Scalars['DateTime']['output'];
  /** The fields that changed. */
  fields: Array<ChangedField>;
  /** The identifier of the change. */
  id: Scalars['ID']['output'];
  /** The identifier of what was changed. Null when it has none. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** What was changed, such as `PRODUCT`, `ORDER`, `CATEGORY`, `SETTINGS`, `STAFF`, `LOGIN`, or `EXPORT` for what was read. */
  subjectKind: Scalars['String']['output'];
  /** The name of what was changed, at that time; of an order its number. */
  subjectName: Scalars['String']['output'];
  /** How often it happened. Downloads, reads of lists and failed logins of one person in one hour are one entry; all others have 1. */
  times: Scalars['Int']['output'];
};

/** A page of changes of the shop, by the Relay cursor connections specification. */
export type ShopChangeConnection = {
  __typename?: 'ShopChangeConnection';
  /** The changes of this page with their cursors. */
  edges: Array<ShopChangeEdge>;
  /** The changes of this page without cursors. */
  nodes: Array<ShopChange>;
  /** Whether there are further pages, and their cursors. */
  pageInfo: PageInfo;
};

/** A change in a list. */
export type ShopChangeEdge = {
  __typename?: 'ShopChangeEdge';
  /** The position of this change in the list. Pass it as `after` to get those that follow. Opaque. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: ShopChange;
};

/** The changes of the shop to list. */
export type ShopChangeFilter = {
  /** Only those of this member of staff, by its `id`, or of `SHOPPER`, `SYSTEM` or `UNKNOWN`. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this time or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those of something whose name begins so; of an order, its whole number. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this kind, such as `PRODUCT`. */
  subjectKind?: InputMaybe<Scalars['String']['input']>;
  /** Only those before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Something of the shop that its owner wants to know, and whether it is as it should be. */
export type ShopCheck = {
  __typename?: 'ShopCheck';
  /** The name of the check, such as `BACKUP`. A later version of the store can have others. */
  id: Scalars['String']['output'];
  /** What was found, in sentences. */
  note: Scalars['String']['output'];
  /** Whether it is as it should be. */
  state: ShopCheckState;
  /** What was checked, in a few words. */
  title: Scalars['String']['output'];
};

/** Whether something of the shop is as it should be. */
export type ShopCheckState =
  /** Somebody has to mend it. */
  | 'FAULT'
  /** It is as it should be. */
  | 'OK'
  /** The store cannot find out. */
  | 'UNKNOWN'
  /** The owner should know it, and may accept it. */
  | 'WARNING';

/** Why a line of an order has fewer pieces than ordered. */
export type ShortReason =
  /** They were not good enough. They leave the counted stock. */
  | 'DAMAGED'
  /** They are not on the shelf. They leave the counted stock. */
  | 'MISSING'
  /** Another reason. They go back to the counted stock. */
  | 'OTHER';

/** A time for which an order can be placed. */
export type Slot = {
  __typename?: 'Slot';
  /** Why it cannot be chosen; null when it can. */
  closedBecause?: Maybe<SlotClosedReason>;
  /** Until when orders are taken. */
  cutOff: Scalars['DateTime']['output'];
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** The identifier, to send as `PlaceOrderInput.slotId`. */
  id: Scalars['ID']['output'];
  /** Whether it is for deliveries. */
  kind: SlotKind;
  /** How many more orders it takes. */
  placesLeft: Scalars['Int']['output'];
  /** When it starts. */
  start: Scalars['DateTime']['output'];
};

/** Why a slot cannot be chosen. */
export type SlotClosedReason =
  /** The shop is closed on that day. */
  | 'CLOSED_DAY'
  /** All places are taken. */
  | 'FULL'
  /** The store does not deliver to the postal code. */
  | 'NO_DELIVERY'
  /** It is too late to order for it. */
  | 'PAST_CUT_OFF';

/** How orders reach the shopper. */
export type SlotKind =
  /** They are delivered. */
  | 'DELIVERY'
  /** The shopper collects them at the shop. */
  | 'PICKUP';

/** A period of the weekly template. Times are `HH:MM` in the time zone of the shop. */
export type SlotWindow = {
  __typename?: 'SlotWindow';
  /** How many orders it takes. */
  capacity: Scalars['Int']['output'];
  /** The number of days from the last day for orders, which ends at `cutOffTime`, to the day of the slot. */
  cutOffDaysBefore: Scalars['Int']['output'];
  /** Until when orders are taken. */
  cutOffTime: Scalars['String']['output'];
  /** When it ends; `24:00` for midnight. */
  end: Scalars['String']['output'];
  /** Whether it is for deliveries. */
  kind: SlotKind;
  /** When it starts. */
  start: Scalars['String']['output'];
  /** 1 for Monday to 7 for Sunday. */
  weekday: Scalars['Int']['output'];
};

/** A period of the weekly template. Times are `HH:MM` or `H:MM` in the time zone of the shop. Two of one kind cannot overlap. */
export type SlotWindowInput = {
  /** How many orders it takes, 1 to 1000. */
  capacity: Scalars['Int']['input'];
  /** The number of days from the last day for orders, which ends at `cutOffTime`, to the day of the slot: 0 to 14. */
  cutOffDaysBefore: Scalars['Int']['input'];
  /** Until when orders are taken; on the same day not later than `start`. */
  cutOffTime: Scalars['String']['input'];
  /** When it ends; `24:00` for midnight. */
  end: Scalars['String']['input'];
  /** Whether it is for deliveries. */
  kind: SlotKind;
  /** When it starts. */
  start: Scalars['String']['input'];
  /** 1 for Monday to 7 for Sunday. */
  weekday: Scalars['Int']['input'];
};

/** A link to the shop on another site. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** What the link is called. */
  label: Scalars['String']['output'];
  /** An https address. */
  url: Scalars['String']['output'];
};

/** A link to the shop on another site. */
export type SocialLinkInput = {
  /** What the link is called. */
  label: Scalars['String']['input'];
  /** An https address. */
  url: Scalars['String']['input'];
};

/** A person who works in the shop. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** The email of the login. */
  email: Scalars['String']['output'];
  /** The identifier of the member. */
  id: Scalars['ID']['output'];
  /** Whether the member may log in. */
  isActive: Scalars['Boolean']['output'];
  /** Whether this is the login of the store's settings. It is always an owner and cannot be changed here. */
  isFirstOwner: Scalars['Boolean']['output'];
  /** Whether the member has not yet changed the one-time password. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** The name of the member. */
  name: Scalars['String']['output'];
  /** What the member may do. */
  role: StaffRole;
};

/** What a member of staff may do. */
export type StaffRole =
  /** Products, stock, orders, refunds, texts and pages of the shop; not the team, and no settings about money. */
  | 'MANAGER'
  /** Everything. */
  | 'OWNER'
  /** Packs and delivers orders, and sees no sums of the shop. */
  | 'PACKER';

/** The orders of one car. */
export type StartTourInput = {
  /** The orders' identifiers in the driving order: 1 to 100, each once. */
  orderIds: Array<Scalars['ID']['input']>;
};

/** The result of starting a tour: all of its orders are on their way, or nothing was changed. */
export type StartTourPayload = Reply & {
  __typename?: 'StartTourPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** The orders in the driving order; none after a refusal. */
  orders: Array<Order>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** One change of a product's stock. */
export type StockChangeInput = {
  /** Pieces to add; negative to take. */
  change: Scalars['Int']['input'];
  /**
   * With the reason `COUNTED` and `ifOnHand`: the `lastMove` that was seen. Then pieces that orders took or gave back after it stay taken
   * or given back, and only another change after it is refused. Needs the feature `stock.sheets`; other stores compare `ifOnHand` only.
   */
  ifMove?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The number on hand from which `change` was computed: when it is another one by now, the change is refused with
   * `CHANGED_SINCE`. When omitted it is not compared, except with the reason `COUNTED`, where it means that the product was not
   * counted before.
   */
  ifOnHand?: InputMaybe<Scalars['Int']['input']>;
  /** The product's identifier. */
  productId: Scalars['ID']['input'];
  /** The reason. */
  reason: StockReason;
};

/** A part of the moves of a product's stock. */
export type StockHistory = {
  __typename?: 'StockHistory';
  /** Whether there are older moves. */
  hasMore: Scalars['Boolean']['output'];
  /** The moves, newest first. */
  moves: Array<StockMove>;
};

/** A change of a product's stock. */
export type StockMove = {
  __typename?: 'StockMove';
  /** Time of the change. */
  at: Scalars['DateTime']['output'];
  /** Pieces added; negative when taken. */
  change: Scalars['Int']['output'];
  /** What happened. */
  kind: StockMoveKind;
  /** What the seller wrote about it, or null. Null over a store without the feature `stock.sheets`. */
  note?: Maybe<Scalars['String']['output']>;
  /** Pieces on hand after it. */
  onHand: Scalars['Int']['output'];
  /** The number of the order. Null when no order changed the stock. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Its place in the product's moves, from 1. */
  position: Scalars['Int']['output'];
  /**
   * The member of staff who did it, by the name of that time; null for shoppers and the store itself. Null over a store without the
   * feature `staff`.
   */
  staffName?: Maybe<Scalars['String']['output']>;
};

/** What changed the stock of a product. */
export type StockMoveKind =
  /** The seller has corrected the number. */
  | 'CORRECTED'
  /** The seller has counted the pieces. */
  | 'COUNTED'
  /** New pieces have arrived. */
  | 'RECEIVED'
  /** An order gave its pieces back. */
  | 'RETURNED'
  /** An order took pieces that were not found when it was packed. */
  | 'SHORTED'
  /** An order took pieces. */
  | 'SOLD'
  /** The seller has stopped counting the product. */
  | 'STOPPED'
  /** Pieces were spoilt or lost. */
  | 'WASTED';

/** Why the seller changes the stock of a product. */
export type StockReason =
  /** The number was wrong. */
  | 'CORRECTED'
  /** All pieces were counted. It starts the counting of a product. */
  | 'COUNTED'
  /** New pieces have arrived: `change` is positive. */
  | 'RECEIVED'
  /** Pieces were spoilt or lost: `change` is negative. */
  | 'WASTED';

/** The product that is no longer counted. */
export type StopCountingInput = {
  /** The product's identifier. */
  productId: Scalars['ID']['input'];
};

/** The result of stopping to count a product. */
export type StopCountingPayload = Reply & {
  __typename?: 'StopCountingPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The shop, its settings and what it can do. */
export type Store = {
  __typename?: 'Store';
  /** What the seller says in the banner of the home page. Null over a store without the feature `store.banner`. */
  banner?: Maybe<StoreBanner>;
  /** How to reach the shop. Null over a store without the feature `store.settings`. */
  contact?: Maybe<StoreContact>;
  /** The country whose law the shop follows. Null when none is chosen, and over a store without the feature `law.country`. */
  country?: Maybe<LawCountry>;
  /** The currency of all amounts. */
  currency: Currency;
  /**
   * What delivery costs before an address is known. Null over a store without the feature `orders.slots`: delivery is then free
   * everywhere. Also null when a store with the feature does not say it.
   */
  delivery?: Maybe<StoreDelivery>;
  /**
   * What the shop promises about its deliveries, in one sentence. Null when there is none, and over a store without the feature
   * `store.settings`.
   */
  deliveryPromise?: Maybe<Scalars['String']['output']>;
  /**
   * What a delivery to a postal code costs. GET /api/delivery/slots, which is asked again after two seconds. Null over a store
   * without the feature `orders.slots`.
   */
  deliveryTerms?: Maybe<DeliveryTerms>;
  /**
   * The tax in the deposits of new orders, when `taxMode` is `RATES`. Null over a store without the feature `tax.deposits`: then that of their
   * goods.
   */
  depositTax?: Maybe<DepositTax>;
  /** What the store can do beyond the seventeen calls of the REST contract. Fields with `@needs` name the feature they need. */
  features: Array<StoreFeature>;
  /**
   * The tax in the delivery fee of new orders, when `taxMode` is `RATES`. Null over a store without the feature `tax.fee`: then that of
   * class `A`.
   */
  feeTax?: Maybe<FeeTax>;
  /** Whether people order without an account. Null over a store without the feature `orders.guests`. */
  guestOrders?: Maybe<GuestOrders>;
  /**
   * Whether the store has answered since this server started. Until then, `features` are those of a store with the seventeen
   * calls only, so that a feature that is missing there may exist.
   */
  hasAnswered: Scalars['Boolean']['output'];
  /** The language of the shop's texts: an ISO 639-1 code, such as `en` or `de`. Descriptions and codes of this schema are English. */
  language: Scalars['String']['output'];
  /** The language tag whose rules format amounts and dates in the shop, such as `en-US`. */
  locale: Scalars['String']['output'];
  /** The picture of the logo. Null when there is none, and over a store without the feature `store.settings`. */
  logo?: Maybe<Image>;
  /**
   * The calls of the REST contract that the store lacks, such as `POST /api/order/stripe`, as far as this server has found out.
   * Empty for a complete store.
   */
  missingCalls: Array<Scalars['String']['output']>;
  /** The name of the shop. */
  name: Scalars['String']['output'];
  /**
   * The slugs of the categories whose products are no food: nobody asks for food facts of them. Null over a store without the feature
   * `products.food`.
   */
  nonFoodCategories?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * When the shop can be reached, on one or more lines. Null when nothing is said, and over a store without the feature
   * `store.settings`.
   */
  openingHours?: Maybe<Scalars['String']['output']>;
  /** For how many days a stated origin of fruit and vegetables is valid. Null over a store without the feature `products.food`. */
  originDays?: Maybe<Scalars['Int']['output']>;
  /** One page of the shop. Null when the shop has no such page, and over a store without the feature `store.settings`. */
  page?: Maybe<StorePage>;
  /** The pages of the shop that have a text. Null over a store without the feature `store.settings`. */
  pages?: Maybe<Array<StorePage>>;
  /**
   * The slugs of the categories whose products are fruit and vegetables: `Seller.produce` lists them. Null over a store without the
   * feature `products.food`.
   */
  produceCategories?: Maybe<Array<Scalars['String']['output']>>;
  /**
   * Why to buy here. Null until the shop has said it: the web app then shows those of the specification, and none in production.
   * Null over a store without the feature `store.reasons`.
   */
  reasons?: Maybe<StoreReasons>;
  /** Whether only products with checked food facts can be put on sale. Null over a store without the feature `products.food`. */
  requiresFoodFacts?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The times of the days ahead for which an order can be placed, earliest first, also those that are closed.
   * GET /api/delivery/slots, which is asked again after two seconds. Null when the store promises no times: orders then have none.
   * Null over a store without the feature `orders.slots`.
   */
  slots?: Maybe<Array<Slot>>;
  /** Where else the shop is found. Null over a store without the feature `store.settings`. */
  socialLinks?: Maybe<Array<SocialLink>>;
  /** The tax classes, also while they are not used. Null over a store without the feature `tax.rates`. */
  taxClasses?: Maybe<Array<TaxClass>>;
  /** How new orders are taxed. Null over a store without the feature `tax.rates`: then 2 % are added, as with `FLOOR`. */
  taxMode?: Maybe<TaxMode>;
  /** The shop's tax number, for receipts. Null when there is none, and over a store without the feature `tax.rates`. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** A sentence about taxes. Null when there is none, and over a store without the feature `store.settings`. */
  taxText?: Maybe<Scalars['String']['output']>;
  /** The time zone of the shop, an IANA name such as `Europe/Berlin`. Null over a store without the feature `store.settings`. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** The version of these facts: it rises with each change. Null over a store without the feature `store.settings`. */
  version?: Maybe<Scalars['Int']['output']>;
};


/** The shop, its settings and what it can do. */
export type StoreDeliveryTermsArgs = {
  postalCode: Scalars['String']['input'];
};


/** The shop, its settings and what it can do. */
export type StorePageArgs = {
  slug: Scalars['String']['input'];
};


/** The shop, its settings and what it can do. */
export type StoreSlotsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
};

/** What the seller says in the banner of the home page. What is null shows what the shop has without it. */
export type StoreBanner = {
  __typename?: 'StoreBanner';
  /** The first day on which shoppers see it, in the time zone of the shop, such as `2026-12-01`. Null: at once. */
  from?: Maybe<Scalars['String']['output']>;
  /** The heading. Null without one. */
  heading?: Maybe<Scalars['String']['output']>;
  /** Whether the home page has it now: it says something, and today is one of its days. Its fields can be read before its first day, too. */
  isShown: Scalars['Boolean']['output'];
  /** The photograph. Null without one. */
  picture?: Maybe<Image>;
  /** The sentence below the heading. Null without one. */
  text?: Maybe<Scalars['String']['output']>;
  /** The last day on which shoppers see it, such as `2026-12-24`. Null: for good. */
  until?: Maybe<Scalars['String']['output']>;
};

/** The words of the banner of the home page, and its days. It replaces all that was there, but not the photograph. */
export type StoreBannerInput = {
  /** The first day, such as `2026-12-01`; empty: at once. */
  from: Scalars['String']['input'];
  /** The heading, at most 60 characters; may be empty. */
  heading: Scalars['String']['input'];
  /** The sentence below the heading, at most 160 characters; may be empty. */
  text: Scalars['String']['input'];
  /** The last day, such as `2026-12-24`; empty: for good. */
  until: Scalars['String']['input'];
};

/** How to reach the shop. Each part is null when the shop does not say it. */
export type StoreContact = {
  __typename?: 'StoreContact';
  /** The postal address, on several lines. Null when the shop says none. */
  address?: Maybe<Scalars['String']['output']>;
  /** The email address. Null when the shop says none. */
  email?: Maybe<Scalars['String']['output']>;
  /** The phone number. Null when the shop says none. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** How to reach the shop. Each part may be empty. */
export type StoreContactInput = {
  /** The postal address, on several lines. */
  address: Scalars['String']['input'];
  /** The email address. */
  email: Scalars['String']['input'];
  /** The phone number. */
  phone: Scalars['String']['input'];
};

/** What delivery costs before an address is known. `Store.deliveryTerms` has the fee of an address. */
export type StoreDelivery = {
  __typename?: 'StoreDelivery';
  /** The fees of all areas, equal ones once, the lowest first. Empty when delivery is free everywhere. */
  fees: Array<DeliveryFee>;
  /** How orders reach the shopper. Shoppers who collect an order pay no fee. */
  kinds: Array<SlotKind>;
};

/**
 * What a store can do beyond the seventeen calls of the REST contract. The store lists these names at `GET /api/store`, in
 * lower case and with a dot, such as `cart.versions`.
 */
export type StoreFeature =
  /** A link in mails about orders confirms the email of an account. */
  | 'ACCOUNTS_CONFIRM'
  /** The shopper changes name, email and password, exports the data of the account, and deletes the account. */
  | 'ACCOUNTS_PROFILE'
  /** A link in a mail sets a new password. */
  | 'ACCOUNTS_RESET'
  /** Changes that add an address, a product, a category, a member of staff or a withdrawal are made once for an `idempotencyKey`. */
  | 'ADDITIONS_KEYS'
  /** The shopper edits and deletes addresses and has a default one, and postal codes are texts. */
  | 'ADDRESSES_EDIT'
  /** The state of an address may be empty. */
  | 'ADDRESSES_STATE'
  /** A cart has a version, and a change of an older version is refused. */
  | 'CART_VERSIONS'
  /** The owner can rename the seven categories of the specification. Needs `categories.own`. */
  | 'CATEGORIES_LABELS'
  /** The seller has categories of his own, and an order of all categories in which orders are picked. */
  | 'CATEGORIES_OWN'
  /**
   * Containers can have a deposit, which is charged beside the price, goes back with its product or with the container, and is in the
   * totals.
   */
  | 'DEPOSITS'
  /** A refusal has a code, and names the refused fields. */
  | 'ERRORS_CODES'
  /** The shop follows the law of a country that the seller chooses. Needs `store.settings`. */
  | 'LAW_COUNTRY'
  /** The store writes mails about orders, and the seller sees them and sends them again. */
  | 'MAIL'
  /** The store has a newsletter to subscribe to. */
  | 'NEWSLETTER'
  /** Subscribers confirm their email by a link in a mail, in a shop with `Store.country`. Needs `newsletter.list`. */
  | 'NEWSLETTER_CONFIRM'
  /** The seller sees who has subscribed to the newsletter, and each subscriber can end it by a link. */
  | 'NEWSLETTER_LIST'
  /** The seller filters orders by a moment before which they were placed. */
  | 'ORDERS_BETWEEN'
  /** An order says more than its amount and its products. */
  | 'ORDERS_DETAILS'
  /** The seller downloads the orders of a filter as one CSV file, at the path /exports/orders of the gateway. */
  | 'ORDERS_EXPORT'
  /** The seller takes orders for customers, for example by telephone, and lists who has ordered. Needs `orders.guests` and `orders.slots`. */
  | 'ORDERS_FOR_CUSTOMERS'
  /** People order without an account, and the link in a mail shows their order. Needs `order.stages` and `orders.keys`. */
  | 'ORDERS_GUESTS'
  /**
   * A shopper adds an order to one that is not packed yet: both are one stop, and the added one has no fee and no minimum. Needs
   * `orders.keys` and `order.stages`.
   */
  | 'ORDERS_JOINED'
  /** The store remembers the `Idempotency-Key` of an order for a day, so that repeating it places no second order. */
  | 'ORDERS_KEYS'
  /** Lists of orders name their products by identifier, on request: the gateway has the products already. */
  | 'ORDERS_LEAN'
  /** The store adds up what money came in and went out, and which products were ordered most. */
  | 'ORDERS_LEDGER'
  /** The seller reads which orders to pick next, by the times they are promised for. */
  | 'ORDERS_NEXT'
  /** An order has a note to the shop and a note to the courier. */
  | 'ORDERS_NOTES'
  /** Orders can be paid online. Also listed for a classic store, unless the gateway found that it lacks the call. */
  | 'ORDERS_ONLINE'
  /** The store sends orders in pages. */
  | 'ORDERS_PAGES'
  /** The seller records what was found of each line of an order, and the order costs that. */
  | 'ORDERS_PICKED'
  /** The seller lists orders by the times they are promised for. */
  | 'ORDERS_PROMISED'
  /** The seller finds orders by number, name, email and phone, and lists chosen ones. */
  | 'ORDERS_SEARCH'
  /** Lines of orders have the size of the product at that time. */
  | 'ORDERS_SIZES'
  /** The store promises times from a weekly template, and delivers to areas with fees and minimums. */
  | 'ORDERS_SLOTS'
  /** The store adds up its orders itself. */
  | 'ORDERS_SUMS'
  /** An order can say which total the shopper expects, and is refused when it differs. */
  | 'ORDERS_TOTALS'
  /** The seller sends out the orders of one car in their driving order, and an order on its way says how many stops are before it. */
  | 'ORDERS_TOURS'
  /** The seller sees which online orders wait for their payment, and gives their goods and times back. */
  | 'ORDERS_UNPAID'
  /** Until the packing begins, the shopper changes what happens to missing products of an order. */
  | 'ORDERS_WISHES'
  /** Everybody can withdraw from an order by a form without a login, where the shop follows the law of Germany or the EU. */
  | 'ORDERS_WITHDRAWAL'
  /** An order has a stage, can be moved from stage to stage, cancelled and refunded, and tells what happened to it. */
  | 'ORDER_STAGES'
  /** A picture has a width and a height. */
  | 'PICTURES_SIZES'
  /** The store keeps the prices that products had, and compares offers with them. */
  | 'PRICES_HISTORY'
  /**
   * Products have a minimum age, orders keep it, and an order with such goods moves to `DONE` only after the age was checked. Needs
   * `order.stages`.
   */
  | 'PRODUCTS_AGE'
  /** The seller can change prices by per cent, category, tax class, or whether they are sold, of many products at once. */
  | 'PRODUCTS_BULK'
  /** The seller can remove the demonstration products. */
  | 'PRODUCTS_DEMO'
  /** The seller can edit, archive and arrange products, and products have a size. */
  | 'PRODUCTS_EDIT'
  /** Products have food facts such as ingredients, allergens and nutrition, and orders keep which were shown. */
  | 'PRODUCTS_FOOD'
  /**
   * Products have the number of their barcode, by which the rows of imported files, searches and scanners find them. Needs
   * `products.edit` and `products.import`.
   */
  | 'PRODUCTS_GTIN'
  /** The seller exports all products as a CSV file, and imports such a file after a preview. */
  | 'PRODUCTS_IMPORT'
  /** The seller asks what Open Food Facts has of a barcode. Needs `products.gtin`. */
  | 'PRODUCTS_LOOKUP'
  /** Goods can be sold in steps of weight. Needs `products.edit` and `orders.picked`. */
  | 'PRODUCTS_PORTIONS'
  /**
   * Products have an article number, by which the rows of imported files find them; then by name. The store describes the columns
   * of files, and exports them for the spreadsheets of its locale. Needs `products.edit` and `products.import`.
   */
  | 'PRODUCTS_SKU'
  /** Products can have words by which shoppers find them, beside their name. Needs `products.edit` and `products.import`. */
  | 'PRODUCTS_WORDS'
  /** A refund can be for products of an order, and an order tells what is left after refunds. Needs `order.stages`. */
  | 'REFUNDS_LINES'
  /** A refund for the whole order can count towards what is missing when the picking is finished. Needs `orders.picked`. */
  | 'REFUNDS_MISSING'
  /** The store checks the session of every call itself and takes no user id from the request. */
  | 'SESSIONS_OWN'
  /** The owner reads how the shop is: its backups, disk, mail, certificate and waiting payments. */
  | 'SHOP_STATUS'
  /** The seller's area has people with roles, and a trail of what they change. */
  | 'STAFF'
  /** The seller counts the pieces of a product, and the public sees when few are left. */
  | 'STOCK_COUNT'
  /** The seller counts many products in one call, or books a delivery with a note. Needs `stock.count`. */
  | 'STOCK_SHEETS'
  /** The seller can write the banner of the home page, with a photograph and the days on which it is shown. Needs `store.settings`. */
  | 'STORE_BANNER'
  /** The shop says why to buy here, and the seller can change it. Needs `store.settings`. */
  | 'STORE_REASONS'
  /** The store has the facts of the shop, such as its contact and its pages, and the seller can change them. */
  | 'STORE_SETTINGS'
  /** The seller decides which tax deposits have when prices include taxes. Needs `tax.rates` and `deposits`. */
  | 'TAX_DEPOSITS'
  /** The seller decides which tax the delivery fee has when prices include taxes. Needs `tax.rates`. */
  | 'TAX_FEE'
  /** Prices can include taxes by rates, and an order keeps its taxes. Needs `store.settings`. */
  | 'TAX_RATES'
  /** The seller notes which withdrawals are answered. Needs `orders.withdrawal`. */
  | 'WITHDRAWALS_ANSWER';

/** A page of the shop, such as its terms. */
export type StorePage = {
  __typename?: 'StorePage';
  /**
   * A picture above the text, such as the one that the EU prescribes for the notice of the legal guarantee. Null when there is none,
   * and over a store without the feature `law.country`.
   */
  picture?: Maybe<Image>;
  /** The last part of its address. */
  slug: Scalars['String']['output'];
  /**
   * An empty line starts a paragraph. Lines that begin with `- ` or `1. ` are lists, and lines with `# ` or `## ` are headings;
   * `[text](https://example.com)` is a link. At most 60,000 characters in the bundled store. No HTML.
   */
  text: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
};

/** The new text of a page. */
export type StorePageInput = {
  /**
   * `imprint`, `terms`, `privacy`, `delivery`, `returns`, `payment`, `accessibility` or `legal-guarantee`. The last one is shown where
   * the law of `Store.country` asks for it; without a text of the shop, it has the content of the EU's notice.
   */
  slug: Scalars['String']['input'];
  /**
   * An empty line starts a paragraph. Lines that begin with `- ` or `1. ` are lists, and lines with `# ` or `## ` are headings;
   * `[text](https://example.com)` is a link. At most 60,000 characters in the bundled store. No HTML.
   */
  text: Scalars['String']['input'];
};

/** A reason to buy here. */
export type StoreReason = {
  __typename?: 'StoreReason';
  /** The reason in a sentence. Null when there is none. */
  text?: Maybe<Scalars['String']['output']>;
  /** The reason in a few words. */
  title: Scalars['String']['output'];
};

/** A reason to buy here. */
export type StoreReasonInput = {
  /** The reason in a sentence; may be empty. */
  text: Scalars['String']['input'];
  /** The reason in a few words. */
  title: Scalars['String']['input'];
};

/** Why to buy here, in the words of the shop. */
export type StoreReasons = {
  __typename?: 'StoreReasons';
  /** The heading of the list. Null when the shop has written none. */
  heading?: Maybe<Scalars['String']['output']>;
  /** At most 4. Empty when the home page shows none. */
  list: Array<StoreReason>;
};

/** Why to buy here. It replaces all that was there. */
export type StoreReasonsInput = {
  /** The heading of the list; may be empty. */
  heading: Scalars['String']['input'];
  /** At most 4. An empty list shows nothing. */
  list: Array<StoreReasonInput>;
};

/** A newsletter subscription. */
export type SubscribeInput = {
  /** The email that receives the newsletter. */
  email: Scalars['String']['input'];
};

/** The result of a newsletter subscription. */
export type SubscribePayload = Reply & {
  __typename?: 'SubscribePayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** A subscriber of the newsletter. */
export type Subscriber = {
  __typename?: 'Subscriber';
  /**
   * When the subscriber confirmed the email by the link in a mail. Null before that, and over a store without the feature
   * `newsletter.confirm`.
   */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The email that receives the newsletter. */
  email: Scalars['String']['output'];
  /** When it was subscribed. Null when the store does not say. */
  subscribedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address of the page that ends this subscription, to be put into each newsletter. */
  unsubscribeUrl: Scalars['String']['output'];
};

/** A page of subscribers of the newsletter, by the Relay cursor connections specification. */
export type SubscriberConnection = {
  __typename?: 'SubscriberConnection';
  /** The subscribers of this page with their cursors. */
  edges: Array<SubscriberEdge>;
  /** The subscribers of this page without cursors. */
  nodes: Array<Subscriber>;
  /** Whether there are further pages, and their cursors. */
  pageInfo: PageInfo;
  /** The number of subscribers on all pages. */
  totalCount: Scalars['Int']['output'];
  /**
   * The number of subscribers who have not confirmed their email and are therefore on no page: it is 0 in a shop without
   * `Store.country`. Null over a store without the feature `newsletter.confirm`.
   */
  waitingCount?: Maybe<Scalars['Int']['output']>;
};

/** A subscriber in a list. */
export type SubscriberEdge = {
  __typename?: 'SubscriberEdge';
  /** The position of this subscriber in the list. Pass it as `after` to get those that follow. Opaque. */
  cursor: Scalars['String']['output'];
  /** The subscriber. */
  node: Subscriber;
};

/** A product that is given instead of the ordered one, as it was then. */
export type Substitute = {
  __typename?: 'Substitute';
  /** The deposit of one piece. Null without one, and over a store without the feature `deposits`. */
  deposit?: Maybe<Deposit>;
  /** The most that one piece weighs, in grams; null for goods that are not sold by weight. */
  expectedGrams?: Maybe<Scalars['Int']['output']>;
  /** The main picture, without its size; null without one. */
  image?: Maybe<Image>;
  /** The least that one piece weighs by its size, in grams; null for goods that are not sold by weight. */
  leastGrams?: Maybe<Scalars['Int']['output']>;
  /** The range of the weight of one piece in practice; null for goods that are not sold by weight. */
  likelyGrams?: Maybe<LikelyGrams>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its identifier. */
  productId: Scalars['ID']['output'];
  /** The price of one piece, in currency units. */
  unitPrice: Scalars['Float']['output'];
  /** The weight or size as text; null when it has none. */
  weight?: Maybe<Scalars['String']['output']>;
};

/** What a shopper wants when a product is not there. */
export type SubstitutionWish =
  /** Nothing: it is not charged. */
  | 'NONE'
  /** A similar product that is not dearer. */
  | 'SIMILAR_NOT_DEARER';

/**
 * What happened to money in a period. A payment and a refund count when they were made, an order when it was placed. Amounts are in
 * currency units.
 */
export type Takings = {
  __typename?: 'Takings';
  /** Paid online. */
  card: Scalars['Float']['output'];
  /** Cash taken. */
  cash: Scalars['Float']['output'];
  /** `card` and `cash` less `refunded`. */
  net: Scalars['Float']['output'];
  /** The total amount of the placed orders. */
  placed: Scalars['Float']['output'];
  /** The number of the orders that were placed, without cancelled ones. */
  placedCount: Scalars['Int']['output'];
  /** Paid back, without refunds that failed. */
  refunded: Scalars['Float']['output'];
  /** The tax in `net`. */
  tax: Scalars['Float']['output'];
  /**
   * The part of `tax`, and the net sum to it, that comes from orders whose prices include their taxes: by rate, highest first. Null
   * over a store without the feature `tax.rates`.
   */
  taxes?: Maybe<Array<IncludedTax>>;
};

/** A tax class of the shop. */
export type TaxClass = {
  __typename?: 'TaxClass';
  /** Its letter, which products have as their `taxClass`. */
  code: TaxClassCode;
  /** What it is called, for example `Food`. */
  name: Scalars['String']['output'];
  /** The rate in percent, with at most two decimals. */
  rate: Scalars['Float']['output'];
};

/** The letter of a tax class. Products without a class belong to `A`, and the price of the delivery when `Store.feeTax` says so. */
export type TaxClassCode =
  /** The first class. */
  | 'A'
  /** The second class. */
  | 'B'
  /** The third class. */
  | 'C'
  /** The fourth class. */
  | 'D';

/** A tax class of the shop. */
export type TaxClassInput = {
  /** Its letter. */
  code: TaxClassCode;
  /** What it is called, at most 40 characters. */
  name: Scalars['String']['input'];
  /** The rate in percent, 0 to 100 with at most two decimals. */
  rate: Scalars['Float']['input'];
};

/** How new orders are taxed. It replaces all that was there. */
export type TaxInput = {
  /** At most four. With the mode `RATES`, one of them is `A`. No two have the same code or the same rate. */
  classes: Array<TaxClassInput>;
  /** The tax in deposits; null for that of their goods. Ignored over a store without the feature `tax.deposits`. */
  depositTax?: InputMaybe<DepositTax>;
  /** The tax in the delivery fee; null for what the country of the shop asks for. Ignored over a store without the feature `tax.fee`. */
  feeTax?: InputMaybe<FeeTax>;
  /** How new orders are taxed. */
  mode: TaxMode;
  /** The shop's tax number, for receipts. */
  number?: InputMaybe<Scalars['String']['input']>;
};

/** How the shop taxes its orders. */
export type TaxMode =
  /** 2 % of the products, rounded down to the cent, are added to their prices. */
  | 'FLOOR'
  /** Prices include the tax of their class, and nothing is added. */
  | 'RATES';

/** The part of sums over orders that are test payments. */
export type TestOrderSums = {
  __typename?: 'TestOrderSums';
  /** The sum of what they cost, in currency units. */
  amount: Scalars['Float']['output'];
  /** The number of orders. */
  count: Scalars['Int']['output'];
  /** The test payments of each of the `days`. */
  days: Array<OrderDay>;
};

/** A price that makes products of different sizes comparable. */
export type UnitPrice = {
  __typename?: 'UnitPrice';
  /** The price, in currency units, rounded to two decimals. */
  amount: Scalars['Float']['output'];
  /** What it is for. */
  per: UnitPriceBasis;
};

/** What a unit price is for. */
export type UnitPriceBasis =
  /** One kilogram. */
  | 'KILOGRAM'
  /** One litre. */
  | 'LITRE'
  /** One piece. */
  | 'PIECE';

/** The online orders that wait for their payment. */
export type UnpaidOrders = {
  __typename?: 'UnpaidOrders';
  /** Whether the store has more than it lists. */
  hasMore: Scalars['Boolean']['output'];
  /** The newest ones, newest first. */
  holds: Array<OrderHold>;
};

/** The end of a newsletter subscription. */
export type UnsubscribeInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The result of ending a newsletter subscription. It is the same whether the email was subscribed or not. */
export type UnsubscribePayload = Reply & {
  __typename?: 'UnsubscribePayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The new values of a saved address. All fields are required. For the postal code, give one of its two forms. */
export type UpdateAddressInput = {
  /** City. */
  city: Scalars['String']['input'];
  /** Country. */
  country: Scalars['String']['input'];
  /** Contact email. */
  email: Scalars['String']['input'];
  /** Given name of the receiver. */
  firstName: Scalars['String']['input'];
  /** The identifier of the saved address. */
  id: Scalars['ID']['input'];
  /** Family name of the receiver. */
  lastName: Scalars['String']['input'];
  /** Contact phone. */
  phone: Scalars['String']['input'];
  /**
   * Postal code as text, such as `01234` or `SW1A 1AA`: at most 12 letters, digits, spaces and hyphens in the bundled store. Used
   * instead of `zipcode`.
   */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State or region. It may be empty over a store with the feature `addresses.state`. */
  state: Scalars['String']['input'];
  /** Street and house number. */
  street: Scalars['String']['input'];
  /** Postal code as a number. Required where `postalCode` is not used. */
  zipcode?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of changing an address. */
export type UpdateAddressPayload = Reply & {
  __typename?: 'UpdateAddressPayload';
  /** The address as it is now; null after a refusal. */
  address?: Maybe<Address>;
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The shopper, to read all addresses again; null after a refusal. */
  user?: Maybe<User>;
};

/** A whole cart. It replaces the saved one. */
export type UpdateCartInput = {
  /** All lines of the cart, at most 100. An empty list clears the cart. */
  items: Array<CartLineInput>;
  /**
   * The last known version of the cart. The store refuses the change if the cart has changed since, for example by an order,
   * so that two tabs never overwrite each other's lines. Ignored over a store without the feature `cart.versions`.
   */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of saving a cart. */
export type UpdateCartPayload = Reply & {
  __typename?: 'UpdateCartPayload';
  /** The saved cart. After a refusal with `CHANGED_SINCE`, the cart that the store has; null after any other refusal. */
  cart?: Maybe<Cart>;
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The shopper with the saved cart; null after a refusal. */
  user?: Maybe<User>;
};

/** What to change of a type of deposits. Omitted fields stay as they are. */
export type UpdateDepositTypeInput = {
  /** The identifier of the type. */
  id: Scalars['ID']['input'];
  /** Whether no product can get it any more. Refused while products for sale have it. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name, unique, at most 40 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing a type of deposits. */
export type UpdateDepositTypePayload = Reply & {
  __typename?: 'UpdateDepositTypePayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The changed food facts of a product. */
export type UpdateProductFoodInput = {
  /** What changes. Omitted facts stay as they are, null clears one. */
  facts?: InputMaybe<FoodFactsInput>;
  /**
   * The `version` of the facts that the caller has seen, 0 for none. When they have changed since, the change is refused with
   * `CHANGED_SINCE`.
   */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /**
   * True: a person has compared all facts, as they are after this change, with the pack. It needs stated allergens. Omitted: changed
   * facts are unchecked, unchanged ones stay as they are.
   */
  isChecked?: InputMaybe<Scalars['Boolean']['input']>;
  /** The product's identifier. */
  productId: Scalars['ID']['input'];
};

/** The result of changing the food facts of a product. */
export type UpdateProductFoodPayload = Reply & {
  __typename?: 'UpdateProductFoodPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /**
   * The facts after the change; null when nothing is stated. After a refusal the facts as they are now, if the store sends them: after
   * `CHANGED_SINCE` always.
   */
  food?: Maybe<FoodFacts>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** What to change of a product. Omitted fields stay as they are. */
export type UpdateProductInput = {
  /** The slug of one of the `categories`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The deposit of one piece; null removes it. Ignored over a store without the feature `deposits`. */
  deposit?: InputMaybe<ProductDepositInput>;
  /** The description, one entry per line. */
  description?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The number of the barcode (GTIN): 8, 12, 13 or 14 digits with a right check digit, or a code that contains it; null removes
   * it. Of the barcode of a case, the number of its item is stored. Ignored over a store
   * without the feature `products.gtin`.
   */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** The product's identifier. */
  id: Scalars['ID']['input'];
  /** The `version` that the caller has seen. When the product has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The age from which people may buy it: 16 or 18; null removes it. Ignored over a store without the feature `products.age`. */
  minimumAge?: InputMaybe<Scalars['Int']['input']>;
  /** Display name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The price that is charged, in currency units. Not above `price`. */
  offerPrice?: InputMaybe<Scalars['Float']['input']>;
  /** All pictures in their new order, at most four, the main one first. */
  pictures?: InputMaybe<Array<ProductPictureInput>>;
  /**
   * The steps of goods that are sold by weight in steps; null sells it by the piece. `size` and `weight` are then those of one step. Ignored
   * over a store without the feature `products.portions`.
   */
  portion?: InputMaybe<PortionInput>;
  /** The list price, in currency units. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Words by which shoppers find the product, with commas between names: at most 200 characters and 30 words; null removes them.
   * Ignored over a store without the feature `products.words`.
   */
  searchWords?: InputMaybe<Scalars['String']['input']>;
  /** The content of one piece; null removes it. It replaces the text `weight`. */
  size?: InputMaybe<PackSizeInput>;
  /** The article number; null removes it. Ignored over a store without the feature `products.sku`. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** The tax class; null for `A`. Ignored over a store without the feature `tax.rates`. */
  taxClass?: InputMaybe<TaxClassCode>;
  /**
   * The weight or size as text, such as `500 g`, `ca. 1 kg`, `400-600 g` or `bunch`, at most 40 characters; null removes it. It
   * replaces `size`. A text with an amount that cannot be read is refused.
   */
  weight?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing a product. */
export type UpdateProductPayload = Reply & {
  __typename?: 'UpdateProductPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /**
   * The changed product. After a refusal the product as it is now, if the store sends it: after `CHANGED_SINCE` always, else
   * mostly null.
   */
  product?: Maybe<SellerProduct>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The facts of the account that a shopper changes without the password. */
export type UpdateProfileInput = {
  /** Display name, at most 80 characters. */
  name: Scalars['String']['input'];
};

/** The result of changing the shopper's name. */
export type UpdateProfilePayload = Reply & {
  __typename?: 'UpdateProfilePayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
  /** The shopper as changed; null after a refusal. */
  user?: Maybe<User>;
};

/** A change of the facts of the shop. Omitted fields keep their value. */
export type UpdateStoreInput = {
  /** The words of the banner and its days, all together. Refused with NOT_SUPPORTED over a store without the feature `store.banner`. */
  banner?: InputMaybe<StoreBannerInput>;
  /**
   * The photograph of the banner: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB; not together with another picture. Refused
   * with NOT_SUPPORTED over a store without the feature `store.banner`.
   */
  bannerPicture?: InputMaybe<Scalars['Upload']['input']>;
  /** How to reach the shop: all three parts together. */
  contact?: InputMaybe<StoreContactInput>;
  /**
   * The country whose law the shop follows; null for none. Refused with NOT_SUPPORTED over a store without the feature
   * `law.country`.
   */
  country?: InputMaybe<LawCountry>;
  /** ISO 4217, of two decimals. It can change until the first order. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** One sentence; may be empty. */
  deliveryPromise?: InputMaybe<Scalars['String']['input']>;
  /**
   * The picture that the EU prescribes for the notice of the legal guarantee: JPEG, PNG, WebP or GIF (its first frame) of at most
   * 20 MB; not together with `logo`. Refused with NOT_SUPPORTED over a store without the feature `law.country`.
   */
  guaranteePicture?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether people order without an account. Ignored over a store without the feature `orders.guests`. */
  guestOrders?: InputMaybe<GuestOrders>;
  /** Refuses the change with `CHANGED_SINCE` when the facts have another version. */
  ifVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The picture of the logo: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB. */
  logo?: InputMaybe<Scalars['Upload']['input']>;
  /** The name of the shop. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The slugs of all categories whose products are no food, at most 100. Ignored over a store without the feature `products.food`. */
  nonFoodCategories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One or more lines; may be empty. */
  openingHours?: InputMaybe<Scalars['String']['input']>;
  /**
   * For how many days a stated origin of fruit and vegetables is valid, 1 to 60. Ignored over a store without the feature
   * `products.food`.
   */
  originDays?: InputMaybe<Scalars['Int']['input']>;
  /** The pages to change, each with its whole text. An empty text removes the page. */
  pages?: InputMaybe<Array<StorePageInput>>;
  /**
   * The slugs of all categories whose products are fruit and vegetables, at most 100. Ignored over a store without the feature
   * `products.food`.
   */
  produceCategories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** All reasons to buy here, with their heading. Refused with NOT_SUPPORTED over a store without the feature `store.reasons`. */
  reasons?: InputMaybe<StoreReasonsInput>;
  /** Whether the photograph of the banner is removed. Ignored over a store without the feature `store.banner`. */
  removeBannerPicture?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the picture of the notice is removed. Ignored over a store without the feature `law.country`. */
  removeGuaranteePicture?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the logo is removed. */
  removeLogo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether only products with checked food facts can be put on sale. Ignored over a store without the feature `products.food`. */
  requiresFoodFacts?: InputMaybe<Scalars['Boolean']['input']>;
  /** All links, at most 8. */
  socialLinks?: InputMaybe<Array<SocialLinkInput>>;
  /** How new orders are taxed. Refused with NOT_SUPPORTED over a store without the feature `tax.rates`. */
  tax?: InputMaybe<TaxInput>;
  /** One sentence; may be empty. */
  taxText?: InputMaybe<Scalars['String']['input']>;
  /** An IANA name such as `Europe/Berlin`. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing the facts of the shop. */
export type UpdateStorePayload = Reply & {
  __typename?: 'UpdateStorePayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** The shop as it is now: after a refusal with `CHANGED_SINCE`, the one that was changed elsewhere. */
  store?: Maybe<Store>;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The changes of a member of staff. Fields that are omitted keep their value. */
export type UpdateTeamMemberInput = {
  /** The member's identifier. */
  id: Scalars['ID']['input'];
  /** Whether the member may log in. False ends the member's sessions. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name of the member. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Gives the member a new one-time password and ends the member's sessions. */
  newPassword?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the member may do, from the next request on. */
  role?: InputMaybe<StaffRole>;
};

/** The result of a change of a member of staff. */
export type UpdateTeamMemberPayload = Reply & {
  __typename?: 'UpdateTeamMemberPayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** The member after the change; null after a refusal. */
  member?: Maybe<StaffMember>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** The password for the first login. Shown this once: the store keeps only its hash. Null when none was made. */
  oneTimePassword?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};

/** The logged-in shopper, identified by the session cookie of the request. */
export type User = {
  __typename?: 'User';
  /**
   * All that the store keeps about the shopper, as the text of a JSON file. GET /api/user/export. Null over a store without the
   * feature `accounts.profile`.
   */
  accountExport?: Maybe<Scalars['String']['output']>;
  /** Saved delivery addresses, oldest first. GET /api/address/get */
  addresses?: Maybe<Array<Address>>;
  /** The saved cart. From GET /api/user/is-auth */
  cart: Cart;
  /** Login email. */
  email: Scalars['String']['output'];
  /** The store's identifier (`_id`). */
  id: Scalars['ID']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /**
   * The orders to which the shopper can add another one now, newest first. Null over a store without the feature `orders.joined`.
   * GET /api/order/open
   */
  openOrders?: Maybe<Array<OpenOrder>>;
  /**
   * Orders that are paid or will be paid on delivery, newest first. Page forward with `first` and `after`, or backward with
   * `last` and `before`. GET /api/order/user
   */
  orders?: Maybe<OrderConnection>;
  /**
   * What the shopper usually buys, from the newest 50 orders without the cancelled ones: the products in stock that were ordered
   * most often and most recently come first. GET /api/order/user
   */
  regulars?: Maybe<Array<Regular>>;
};


/** The logged-in shopper, identified by the session cookie of the request. */
export type UserOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in shopper, identified by the session cookie of the request. */
export type UserRegularsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One reason why an input was refused. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of the reason, for clients that act on it. */
  code: UserErrorCode;
  /**
   * The path of the refused field inside `input`: `["zipcode"]`, or `["items", "0", "quantity"]`. Null when the error does
   * not belong to a single field.
   */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** A sentence to show beside the field: what is wrong and how to correct it. */
  message: Scalars['String']['output'];
};

/** Why an input was refused. */
export type UserErrorCode =
  /** The saved cart or the order has changed since the version that was sent. Read it again. */
  | 'CHANGED_SINCE'
  /** The role of this member of staff may not do this. */
  | 'FORBIDDEN'
  /** A value breaks a rule: it is missing, blank or out of its range, or an idempotency key was used for another order. */
  | 'INVALID'
  /** The request has no session or its session has ended; or a shopper asks for something that only the seller may do. */
  | 'NOT_LOGGED_IN'
  /** This store does not have the feature. Nothing was changed. */
  | 'NOT_SUPPORTED'
  /** The payment page cannot be opened, or the store takes no online payment. Nothing was charged. */
  | 'PAYMENT_UNAVAILABLE'
  /** The order would cost another total than `expectedTotal`. Nothing was ordered: show the new total and ask again. */
  | 'PRICE_CHANGED'
  /** Any other refusal of the store; `message` says why. */
  | 'REFUSED'
  /** The time cannot be chosen (any more), or none was chosen; `message` names the next free one. Read the slots again. */
  | 'SLOT_CLOSED'
  /** The product is out of stock. */
  | 'SOLD_OUT'
  /** The value must be unique and is in use, such as the email of an existing account. */
  | 'TAKEN'
  /** More than is allowed: a quantity, cart lines, pictures, saved addresses, or attempts within a time. */
  | 'TOO_MANY'
  /** The address is not one of the shopper's saved addresses. */
  | 'UNKNOWN_ADDRESS'
  /** The store does not have this product (any more). */
  | 'UNKNOWN_PRODUCT'
  /** The email or the password is wrong. */
  | 'WRONG_LOGIN';

/** What a text says about the weight or size of a product. All is null when the text has an amount that cannot be read. */
export type WeightReading = {
  __typename?: 'WeightReading';
  /** The upper end of a range of weights, in grams; null for a text that is not one. */
  expectedGrams?: Maybe<Scalars['Int']['output']>;
  /** The content of one piece; null when the text names none exactly. */
  size?: Maybe<PackSize>;
  /** The text as the shop writes it; null when it cannot be read. */
  weight?: Maybe<Scalars['String']['output']>;
};

/** A withdrawal from an order, as it was typed. Nothing is accepted or cancelled by it. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** When the seller noted that it is answered; null until then, and over a store without the feature `withdrawals.answer`. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The email of the sender. Empty, like `goods` and `name`, when the account was deleted. */
  email: Scalars['String']['output'];
  /** The goods that it is for; empty for the whole order. */
  goods: Scalars['String']['output'];
  /** The identifier of the withdrawal. */
  id: Scalars['ID']['output'];
  /** The name of the sender. */
  name: Scalars['String']['output'];
  /** The order with this number and this email; null when there is none. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The number of the order, as it was typed. */
  orderNumber: Scalars['String']['output'];
  /** When it was received. */
  receivedAt: Scalars['DateTime']['output'];
};

/** A page of withdrawals, by the Relay cursor connections specification. */
export type WithdrawalConnection = {
  __typename?: 'WithdrawalConnection';
  /** The withdrawals of this page with their cursors. */
  edges: Array<WithdrawalEdge>;
  /** The withdrawals of this page without cursors. */
  nodes: Array<Withdrawal>;
  /** The number of all withdrawals that are not answered. Null over a store without the feature `withdrawals.answer`. */
  openCount?: Maybe<Scalars['Int']['output']>;
  /** Whether there are further pages, and their cursors. */
  pageInfo: PageInfo;
  /** The number of withdrawals on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A withdrawal in a list. */
export type WithdrawalEdge = {
  __typename?: 'WithdrawalEdge';
  /** The position of this withdrawal in the list. Pass it as `after` to get those that follow. Opaque. */
  cursor: Scalars['String']['output'];
  /** The withdrawal. */
  node: Withdrawal;
};

/** What the sender of a withdrawal learns. It says that the withdrawal was received, not that the shop agrees. */
export type WithdrawalReceipt = {
  __typename?: 'WithdrawalReceipt';
  /** Whether a mail to the typed email repeats the withdrawal. If not, the sender should keep the page. */
  isMailed: Scalars['Boolean']['output'];
  /** When it was received. */
  receivedAt: Scalars['DateTime']['output'];
};

/** The note of the shop about a customer. */
export type WriteCustomerNoteInput = {
  /** The customer's identifier. */
  id: Scalars['ID']['input'];
  /** At most 1000 characters. An empty text removes the note. */
  note: Scalars['String']['input'];
};

/** The result of writing a note about a customer. */
export type WriteCustomerNotePayload = Reply & {
  __typename?: 'WriteCustomerNotePayload';
  /** Why the input was refused: at least one entry after a refusal, none after success. */
  errors: Array<UserError>;
  /** A sentence for users: the store's, or the gateway's when the store has none to show. Null only after success. */
  message?: Maybe<Scalars['String']['output']>;
  /** Reads further data in the same request, after the change. */
  query: Query;
  /** Whether the store accepted the call. */
  success: Scalars['Boolean']['output'];
};
