/** The kind of account whose password a link sets. */
export type AccountKind =
  /** Somebody who works in the shop. */
  | 'SELLER'
  /** A shopper. */
  | 'SHOPPER';

/** A new delivery address. All fields are required. For the postal code, give one of its two forms. */
export type AddAddressInput = {
  /** City. */
  city: string;
  /** Country. */
  country: string;
  /** Contact email. */
  email: string;
  /** Given name of the receiver. */
  firstName: string;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the address once.
   */
  idempotencyKey?: string | null | undefined;
  /** Family name of the receiver. */
  lastName: string;
  /** Contact phone. */
  phone: string;
  /**
   * Postal code as text, such as `01234` or `SW1A 1AA`: at most 12 letters, digits, spaces and hyphens in the bundled store. Used
   * instead of `zipcode`. Ignored over a store without the feature `addresses.edit`.
   */
  postalCode?: string | null | undefined;
  /** State or region. It may be empty over a store with the feature `addresses.state`. */
  state: string;
  /** Street and house number. */
  street: string;
  /** Postal code as a number. Required where `postalCode` is not used. */
  zipcode?: number | null | undefined;
};

/** A new type of deposits. */
export type AddDepositTypeInput = {
  /** The deposit of one container, in currency units. It cannot be changed. */
  amount: number;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the type once.
   */
  idempotencyKey?: string | null | undefined;
  /** What the container is. */
  kind: DepositKind;
  /** Its name, unique, at most 40 characters. */
  name: string;
};

/** A new product. */
export type AddProductInput = {
  /** The slug of one of the `categories`. */
  category: string;
  /** The deposit of one piece; none when omitted. Ignored over a store without the feature `deposits`. */
  deposit?: ProductDepositInput | null | undefined;
  /** The description, one entry per line. */
  description?: Array<string>;
  /**
   * The number of the barcode (GTIN): 8, 12, 13 or 14 digits with a right check digit, or a code that contains it, unique. Of the
   * barcode of a case, the number of its item is stored. Ignored over a store without the feature `products.gtin`.
   */
  gtin?: string | null | undefined;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the product once.
   */
  idempotencyKey?: string | null | undefined;
  /** Up to four pictures, the main one first: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB each. */
  images?: Array<File>;
  /** The age from which people may buy it: 16 or 18; for everybody when omitted. Ignored over a store without the feature `products.age`. */
  minimumAge?: number | null | undefined;
  /** Display name. */
  name: string;
  /** The price that is charged, in currency units. Not above `price`. */
  offerPrice: number;
  /**
   * All pictures in their order, also those of other products: then without `images`. Ignored over a store without the feature
   * `products.edit`.
   */
  pictures?: Array<ProductPictureInput> | null | undefined;
  /**
   * The steps of goods that are sold by weight in steps; by the piece when omitted. `size` and `weight` are then those of one step. Ignored
   * over a store without the feature `products.portions`.
   */
  portion?: PortionInput | null | undefined;
  /** The list price, in currency units. */
  price: number;
  /**
   * Words by which shoppers find the product, with commas between names: at most 200 characters and 30 words. Ignored over a store
   * without the feature `products.words`.
   */
  searchWords?: string | null | undefined;
  /** The content of one piece. Ignored over a store without the feature `products.edit`. */
  size?: PackSizeInput | null | undefined;
  /** The article number: at most 40 visible characters, unique. Ignored over a store without the feature `products.sku`. */
  sku?: string | null | undefined;
  /** The tax class; `A` when omitted. Ignored over a store without the feature `tax.rates`. */
  taxClass?: TaxClassCode | null | undefined;
  /**
   * The weight or size as text, such as `500 g`, `ca. 1 kg`, `400-600 g` or `bunch`, at most 40 characters. It replaces `size`. A
   * text with an amount that cannot be read is refused. Ignored over a store without the feature `products.edit`.
   */
  weight?: string | null | undefined;
};

/** A new member of staff. */
export type AddTeamMemberInput = {
  /** The email of the login. */
  email: string;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the member once.
   */
  idempotencyKey?: string | null | undefined;
  /** The name of the member. */
  name: string;
  /** What the member may do. */
  role: StaffRole;
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
  idempotencyKey?: string | null | undefined;
  /**
   * A remark for the history, at most 200 characters, such as the number of a delivery note. Ignored over a store without the feature
   * `stock.sheets`.
   */
  note?: string | null | undefined;
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

/** The import of a file that was previewed. */
export type ApplyImportInput = {
  /** Whether to leave faulty rows out. Without it, a file with faulty rows is refused. */
  skipFaulty?: boolean;
  /** The preview's token. */
  token: string;
};

/** The product to archive, or to bring back. */
export type ArchiveProductInput = {
  /** The product's identifier. */
  id: string | number;
  /** The `version` that the caller has seen. When the product has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: number | null | undefined;
  /** True: the product is no longer sold. False: it is sold again. */
  isArchived: boolean;
};

/** The order of categories. Each list names every category that it is about, once. */
export type ArrangeCategoriesInput = {
  /** The slugs of the seller's own categories, in their order in lists; unchanged when omitted. */
  own?: Array<string> | null | undefined;
  /** The slugs of all categories, in the order in which orders are picked; unchanged when omitted. */
  walk?: Array<string> | null | undefined;
};

/** The place of a product in the list, and whether it is a best seller. Omitted fields stay as they are. */
export type ArrangeProductInput = {
  /** The identifier of the product after which this one is listed; null: it is listed first. */
  after?: string | number | null | undefined;
  /** The product's identifier. */
  id: string | number;
  /** Whether it is one of the best sellers. */
  isBestSeller?: boolean | null | undefined;
};

/** An order to cancel. */
export type CancelOrderInput = {
  /**
   * The party for whom it is cancelled, when the request has the sessions of both. When omitted: the shopper if the order is the
   * shopper's, else the seller.
   */
  as?: OrderParty | null | undefined;
  /** The order's identifier. */
  id: string | number;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: number | null | undefined;
  /** The reason, for the timeline. */
  reason?: string | null | undefined;
};

/** One line of a cart to save. */
export type CartLineInput = {
  /** The product's identifier. Each product can occur only once. */
  productId: string | number;
  /** The quantity, 1 to 99. */
  quantity: number;
};

/** Another email for the login. */
export type ChangeEmailInput = {
  /** The new email. */
  email: string;
  /** The current password. */
  password: string;
};

/** The wishes for products that are missing when the order of a link is packed. They take the place of those before. */
export type ChangeGuestOrderWishesInput = {
  /** Products for which the guest wants something else than for the order. */
  exceptions?: Array<OrderWishInput> | null | undefined;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: number | null | undefined;
  /** The fragment of the link, or what `placeGuestOrder` has returned. */
  secret: string;
  /** The wish for the order. */
  substitution: SubstitutionWish;
};

/** The wishes for products that are missing when an order is packed. They take the place of those before. */
export type ChangeOrderWishesInput = {
  /** Products for which the shopper wants something else than for the order. */
  exceptions?: Array<OrderWishInput> | null | undefined;
  /** The order's identifier. */
  id: string | number;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: number | null | undefined;
  /** The wish for the order. */
  substitution: SubstitutionWish;
};

/** Another password. */
export type ChangePasswordInput = {
  /** The new password: at least 8 characters. */
  newPassword: string;
  /** The current password. */
  password: string;
};

/** What to change of many products. Omitted fields stay as they are. */
export type ChangeProductsInput = {
  /** The slug of one of the `categories`. */
  category?: string | null | undefined;
  /** Whether only to say what would change. */
  dryRun?: boolean;
  /** True: the products are no longer sold. False: they are sold again. */
  isArchived?: boolean | null | undefined;
  /**
   * By how many per cent what shoppers pay rises, -90 to 1000 with at most two decimals; rounded to the cent. No offer arises: a
   * product without one gets a new price. The price of a product with an offer stays, unless the new offer price reaches it: then the
   * offer ends.
   */
  percent?: number | null | undefined;
  /** The products, at most 500, each once. */
  products: Array<ProductToChangeInput>;
  /** The tax class. Ignored over a store without the feature `tax.rates`. */
  taxClass?: TaxClassCode | null | undefined;
};

/** The member's own passwords. */
export type ChangeSellerPasswordInput = {
  /** The new password: 8 to 128 characters. */
  newPassword: string;
  /** The present password. */
  password: string;
};

/** The confirmation that the email of an account reaches its owner. */
export type ConfirmEmailInput = {
  /** The token of the link. */
  token: string;
};

/** The confirmation of a newsletter subscription. */
export type ConfirmSubscriptionInput = {
  /** The token of the link. */
  token: string;
};

/** The account to delete: that of the session. */
export type DeleteAccountInput = {
  /** The current password. */
  password: string;
};

/** A place where the store delivers. */
export type DeliveryAreaInput = {
  /** The fee of a delivery, in currency units. */
  fee: number;
  /** The sum of the products from which delivery is free, in currency units; never when omitted. Not less than `minimum`. */
  freeFrom?: number | null | undefined;
  /** The least sum of the products, in currency units. */
  minimum: number;
  /** The name, at most 60 characters. */
  name: string;
  /** Postal codes, and beginnings of some with `*` behind, such as `SW1A*`. 1 to 500. */
  postalCodes: Array<string>;
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

/** The tax in deposits when prices include taxes. */
export type DepositTax =
  /** The tax of the goods that the deposit belongs to. */
  | 'GOODS'
  /** None. */
  | 'NONE';

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
  ifVersion?: number | null | undefined;
  /** The order's identifier. */
  orderId: string | number;
};

/** Food facts. Omitted ones stay as they are, null clears one. */
export type FoodFactsInput = {
  /** Alcohol in per cent by volume, 0 to 100 with at most two decimals. */
  alcohol?: number | null | undefined;
  /** The allergens that it contains. Null: not stated. Empty: it contains none. */
  allergens?: Array<Allergen> | null | undefined;
  /** The brand on the package, at most 120 characters. */
  brand?: string | null | undefined;
  /** The ingredients, with `_` around each allergen, as in `_milk_`; at most 4000 characters. */
  ingredients?: string | null | undefined;
  /** The legal name, at most 200 characters. */
  legalName?: string | null | undefined;
  /** The firm that is responsible for it. */
  maker?: FoodMakerInput | null | undefined;
  /** The allergens that it may contain as traces. Null stands for none stated. */
  mayContain?: Array<Allergen> | null | undefined;
  /** The nutrition table. */
  nutrition?: NutritionInput | null | undefined;
  /** The code of the control body of organic food, such as `DE-ÖKO-006`. */
  organicCode?: string | null | undefined;
  /** ISO 3166 codes of countries such as `DE`, or texts, at most 20 of at most 60 characters. */
  origins?: Array<string> | null | undefined;
  /** The class of fruit and vegetables, at most 40 characters. */
  qualityClass?: string | null | undefined;
  /** How to keep it, at most 500 characters. */
  storage?: string | null | undefined;
  /** How to prepare or use it, at most 1000 characters. */
  use?: string | null | undefined;
  /** The variety, at most 80 characters. */
  variety?: string | null | undefined;
};

/** The firm that is responsible for a food. */
export type FoodMakerInput = {
  /** Its postal address, at most 300 characters. */
  address: string;
  /** Its name, at most 120 characters. */
  name: string;
};

/** The address and the contact that are typed for an order. */
export type GuestAddressInput = {
  /** City. */
  city: string;
  /** Country. */
  country: string;
  /** The email to which the mails about the order go. */
  email: string;
  /** Given name of the receiver. */
  firstName: string;
  /** Family name of the receiver. */
  lastName: string;
  /** Contact phone. */
  phone: string;
  /** Postal code as text, such as `01234` or `SW1A 1AA`. */
  postalCode: string;
  /** State or region. It may be empty over a store with the feature `addresses.state`. */
  state: string;
  /** Street and house number. */
  street: string;
};

/** A link to an order without an account. */
export type GuestOrderInput = {
  /** The fragment of the link, or what `placeGuestOrder` has returned. */
  secret: string;
};

/** Whether people order without an account. */
export type GuestOrders =
  /** They do. Their cash orders wait until the link in a mail is pressed, if the store sends mails. */
  | 'CONFIRMED'
  /** They do not. */
  | 'OFF'
  /** They do, and nobody has to press a link. */
  | 'OPEN';

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

/** What a row of an imported file does. */
export type ImportRowKind =
  /** It changes a product. */
  | 'CHANGED'
  /** It cannot be imported. */
  | 'FAULTY'
  /** It adds a product. */
  | 'NEW';

/** An order that an account is to keep. */
export type KeepGuestOrderInput = {
  /** The password of a new account with the email of the order; absent for the account of the session. */
  password?: string | null | undefined;
  /** The fragment of the mailed link. */
  secret: string;
};

/** A country whose law a shop can follow. */
export type LawCountry =
  /** Germany. */
  | 'DE'
  /** A country of the European Union that is not named here. */
  | 'EU'
  /** The United Kingdom. */
  | 'UK';

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

/** The credentials of a shopper. */
export type LoginInput = {
  /** Login email. */
  email: string;
  /** Password. */
  password: string;
};

/** Which barcode to ask about. */
export type LookUpBarcodeInput = {
  /** The number of the barcode: 8, 12, 13 or 14 digits with a right check digit, or a code that contains it. */
  gtin: string;
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
  ageChecked?: boolean | null | undefined;
  /** The order's identifier. */
  id: string | number;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: number | null | undefined;
  /** A sentence for the timeline, which the shopper can read. */
  note?: string | null | undefined;
  /** The stage: one for which `actions` of the order has an entry. */
  to: OrderStage;
};

/** Whether a withdrawal is answered. */
export type NoteWithdrawalAnswerInput = {
  /** The identifier of the withdrawal. */
  id: string | number;
  /** True when it is answered; false takes that back. */
  isAnswered: boolean;
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
  carbohydrate: number;
  /** Energy in kilocalories, a whole number. */
  energyKcal: number;
  /** Energy in kilojoules, a whole number that fits to the kilocalories. */
  energyKj: number;
  /** Fat. */
  fat: number;
  /** Fibre. */
  fibre?: number | null | undefined;
  /** Protein. */
  protein: number;
  /** Salt. */
  salt: number;
  /** The saturates in the fat. */
  saturates: number;
  /** The sugars in the carbohydrate. */
  sugars: number;
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

/** Which orders to list. Orders must meet all given conditions. */
export type OrderFilter = {
  /** Only the orders with these identifiers, at most 100. No order meets this over a store without the feature `orders.search`. */
  ids?: Array<string | number> | null | undefined;
  /** Only paid orders (true) or orders not paid yet (false). */
  isPaid?: boolean | null | undefined;
  /** Only orders with this payment method. */
  payment?: PaymentMethod | null | undefined;
  /** Only orders placed before this time. No order meets this over a store without the feature `orders.between`. */
  placedBefore?: string | null | undefined;
  /**
   * Only orders whose promised time starts before this time. No order meets this over a store without the feature
   * `orders.promised`.
   */
  promisedBefore?: string | null | undefined;
  /**
   * Only orders whose promised time starts at this time or later. No order meets this over a store without the feature
   * `orders.promised`.
   */
  promisedFrom?: string | null | undefined;
  /**
   * Only orders with a promised time that are delivered, or that are collected. No order meets this over a store without the feature
   * `orders.promised`.
   */
  promisedKind?: SlotKind | null | undefined;
  /**
   * Only orders with this number (also as `No. 1001` or `#1001`), with three or more digits in a row of the phone, or with all these
   * words at the beginning of words of the name, the email, the street or the city, whatever case and accents; at most 100
   * characters. A packer searches numbers, names and phones only. No order meets this over a store without the feature
   * `orders.search`.
   */
  search?: string | null | undefined;
  /**
   * Only orders placed at this time or later. When the clock of the bundled store was set back, by at most two days, a list also has
   * the orders placed after those, so a client that asks for the orders since the newest known one misses none; `totalCount` and sums
   * compare only the times.
   */
  since?: string | null | undefined;
  /** Only orders in one of these stages. No order meets this over a store without the feature `order.stages`. */
  stages?: Array<OrderStage> | null | undefined;
};

/** One line of an order to place. */
export type OrderLineInput = {
  /**
   * The grams of one step, as the shopper has seen them, for goods in steps of weight: when the product is sold in other steps now, nothing is
   * ordered and the code is `CHANGED_SINCE`. Ignored over a store without the feature `products.portions`.
   */
  portionGrams?: number | null | undefined;
  /** The product's identifier. */
  productId: string | number;
  /** The quantity, 1 to 99; for goods in steps of weight, the number of steps. */
  quantity: number;
  /**
   * What the shopper wants when it is not there, where that differs from the order's. Ignored over a store without the feature
   * `orders.picked`.
   */
  substitution?: SubstitutionWish | null | undefined;
};

/** The party for whom a request acts when it has the sessions of both. */
export type OrderParty =
  /** As the seller. */
  | 'SELLER'
  /** As the shopper. */
  | 'SHOPPER';

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

/** The wish for one product of an order. */
export type OrderWishInput = {
  /** The product's identifier. */
  productId: string | number;
  /** The wish for this product. */
  substitution: SubstitutionWish;
};

/** The content of one piece of a product. */
export type PackSizeInput = {
  /** How many of the unit: a whole number from 1 to 1000000. */
  amount: number;
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

/** The payment method of an order. */
export type PaymentMethod =
  /** Cash on delivery. */
  | 'COD'
  /**
   * Online, on the payment provider's page at the payload's `redirectUrl`. Refused with NOT_SUPPORTED over a
   * store without the feature `orders.online`.
   */
  | 'ONLINE';

/** The goods that were found for a line of an order. */
export type PickLineInput = {
  /** What the pieces weigh together, in grams. Needed for goods with `expectedGrams`, and only for those. */
  grams?: number | null | undefined;
  /**
   * A text of 1 to 255 printable ASCII characters that the client generates for this pick, and sends again when it repeats it: the
   * same key picks once.
   */
  idempotencyKey?: string | null | undefined;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: number | null | undefined;
  /**
   * True when the seller has confirmed a weight of less than half or more than one and a half times what is expected. Such a weight
   * is refused without it.
   */
  isWeightConfirmed?: boolean | null | undefined;
  /** The place of the line in `items` of the order, from 0. */
  line: number;
  /** The order's identifier. */
  orderId: string | number;
  /** The pieces that were found, at most those ordered. Null takes the pick of the line back. */
  quantity?: number | null | undefined;
  /** Needed when there are fewer pieces than ordered and no substitute. */
  reason?: ShortReason | null | undefined;
  /** The product that is given instead of all pieces, within the wish of the shopper: it must not be dearer. */
  substituteId?: string | number | null | undefined;
};

/** An order that the seller takes for a customer, for example by telephone. */
export type PlaceCustomerOrderInput = {
  /** Where the order goes, with the phone. Its email may be empty. */
  address: GuestAddressInput;
  /** A customer of `Seller.customers`; absent for a new one. */
  customerId?: string | number | null | undefined;
  /**
   * The reason for which the order may be placed after the last time to order, or beyond the places of its time; at most 200
   * characters. Where it does so, its history says it.
   */
  exceptionReason?: string | null | undefined;
  /**
   * The total that the seller was shown, in currency units. When the order would cost another, it is refused with
   * `PRICE_CHANGED`. Ignored over a store without the feature `orders.totals`.
   */
  expectedTotal?: number | null | undefined;
  /**
   * A text that the client generates for this order, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * attempt. The same key with the same customer and products never places a second order.
   */
  idempotencyKey?: string | null | undefined;
  /** The products to order, 1 to 100 lines. */
  items: Array<OrderLineInput>;
  /** A note to the courier, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToCourier?: string | null | undefined;
  /** A note to the shop, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToShop?: string | null | undefined;
  /** `ONLINE` mails a link to pay to the customer, who needs an email; the order is placed when it is paid. */
  payment: PaymentMethod;
  /** The chosen one of `Store.slots`; required when the store promises times. Ignored over a store without the feature `orders.slots`. */
  slotId?: string | number | null | undefined;
  /**
   * What the customer wants when a product is not there; nothing by default. Ignored over a store without the feature
   * `orders.picked`.
   */
  substitution?: SubstitutionWish | null | undefined;
};

/** An order without an account. */
export type PlaceGuestOrderInput = {
  /** Neither address nor contact is saved for another order. */
  address: GuestAddressInput;
  /**
   * The total that the shopper was shown, in currency units. When the order would cost another, it is refused with
   * `PRICE_CHANGED`. Ignored over a store without the feature `orders.totals`.
   */
  expectedTotal?: number | null | undefined;
  /**
   * A text that the client generates for this checkout attempt, 1 to 255 printable ASCII characters, and sends again when it
   * repeats the attempt. The same key with the same address and products never places a second order.
   */
  idempotencyKey?: string | null | undefined;
  /** The products to order, 1 to 100 lines. */
  items: Array<OrderLineInput>;
  /** A note to the courier, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToCourier?: string | null | undefined;
  /** A note to the shop, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToShop?: string | null | undefined;
  /** The payment method. */
  payment: PaymentMethod;
  /**
   * The chosen one of `Store.slots`; required when the store promises times. Refused with SLOT_CLOSED when it is closed
   * meanwhile. Ignored over a store without the feature `orders.slots`.
   */
  slotId?: string | number | null | undefined;
  /**
   * What the shopper wants when a product is not there; nothing by default. Ignored over a store without the feature
   * `orders.picked`.
   */
  substitution?: SubstitutionWish | null | undefined;
};

/** An order to place. The store sets the prices. */
export type PlaceOrderInput = {
  /** The identifier of one of the shopper's saved addresses. Required without `joins`, else ignored. */
  addressId?: string | number | null | undefined;
  /**
   * The total that the shopper was shown, in currency units. When the order would cost another, it is refused with
   * `PRICE_CHANGED`. Ignored over a store without the feature `orders.totals`.
   */
  expectedTotal?: number | null | undefined;
  /**
   * A text that the client generates for this checkout attempt, 1 to 255 printable ASCII characters, and sends again when it
   * repeats the attempt. The same key never places a second order; with other contents it is refused. It is forwarded as the
   * `Idempotency-Key` header. If the store ignores keys, the gateway process remembers them for a day.
   */
  idempotencyKey?: string | null | undefined;
  /** The products to order, 1 to 100 lines. */
  items: Array<OrderLineInput>;
  /**
   * One of `User.openOrders`, to which the order is added: it takes the address and the time of that order, which pays for the way, so it
   * has no fee and no minimum. Refused when that order is no longer open, and over a store without the feature `orders.joined`.
   */
  joins?: string | number | null | undefined;
  /**
   * A note to the courier, at most 500 characters. An order that is repeated with the same `idempotencyKey` keeps its first notes.
   * Ignored over a store without the feature `orders.notes`.
   */
  noteToCourier?: string | null | undefined;
  /** A note to the shop, at most 500 characters. Ignored over a store without the feature `orders.notes`. */
  noteToShop?: string | null | undefined;
  /** The payment method. */
  payment: PaymentMethod;
  /**
   * The chosen one of `Store.slots`; required when the store promises times. Refused with SLOT_CLOSED when it is closed
   * meanwhile. Ignored over a store without the feature `orders.slots`.
   */
  slotId?: string | number | null | undefined;
  /**
   * What the shopper wants when a product is not there; nothing by default. Ignored over a store without the feature
   * `orders.picked`.
   */
  substitution?: SubstitutionWish | null | undefined;
};

/** The amounts of goods that are sold in steps of weight, in grams. The largest amount has at most 99 steps. */
export type PortionInput = {
  /** The least that can be ordered: whole steps. */
  from: number;
  /** One step. */
  grams: number;
  /** The most that can be ordered: whole steps. */
  to: number;
};

/** A CSV file of products to compare with the catalogue. */
export type PreviewImportInput = {
  /**
   * The column of each cell of the first line, by its place; null leaves it out. Without it, the first line decides. A store without the
   * feature `products.sku` ignores it.
   */
  columns?: Array<string | null | undefined> | null | undefined;
  /** The encoding of the file. */
  encoding?: FileEncoding;
  /** The file: at most 5000 rows and 8 MB in the bundled store. The first line names the columns, as in `Seller.productExport`. */
  file?: File | null | undefined;
};

/** What is said about a product of fruit or vegetables. Omitted facts stay as they are, null clears one. */
export type ProduceInput = {
  /** ISO 3166 codes of countries such as `DE`, or texts, at most 20 of at most 60 characters. The same origins again confirm them. */
  origins?: Array<string> | null | undefined;
  /** When a person stated `origins`, for the undo of a change; now when omitted, and never later. */
  originsAt?: string | null | undefined;
  /** The product's identifier. */
  productId: string | number;
  /** The class, at most 40 characters. */
  qualityClass?: string | null | undefined;
  /** The variety, at most 80 characters. */
  variety?: string | null | undefined;
};

/** How much of a product there is. */
export type ProductAvailability =
  /** It can be bought. */
  | 'IN_STOCK'
  /** It can be bought, and few are left: `Product.left` says how many. */
  | 'LOW'
  /** It cannot be bought now. */
  | 'SOLD_OUT';

/** The containers of one piece of a product. */
export type ProductDepositInput = {
  /** How many containers one piece has: a whole number from 1 to 100. */
  count: number;
  /** The identifier of their type. */
  typeId: string | number;
};

/** Which products to list. Products must meet all given conditions. */
export type ProductFilter = {
  /**
   * Only products with one of these availabilities, such as `LOW`, at most 3. The list is empty over a store without the feature
   * `stock.count`.
   */
  availability?: Array<ProductAvailability> | null | undefined;
  /** Only products of the category with this slug, in any case. The list of an unknown category is empty. */
  category?: string | null | undefined;
  /**
   * Only products whose food facts say that they contain, or may contain, one of these allergens; also facts that nobody has checked.
   * The list is empty over a store without the feature `products.food`.
   */
  containsAny?: Array<Allergen> | null | undefined;
  /**
   * Only products that are free of all these allergens: their food facts are checked and name none of them, also not as traces.
   * Products without facts and with unchecked facts are left out. The list is empty over a store without the feature `products.food`.
   */
  freeFrom?: Array<Allergen> | null | undefined;
  /** Only products with these identifiers, at most 100. Unknown ones are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** Only products in stock (true) or out of stock (false). */
  inStock?: boolean | null | undefined;
  /** Only products whose offer price is at most this, in currency units. */
  maxPrice?: number | null | undefined;
  /** Only products whose offer price is at least this, in currency units. */
  minPrice?: number | null | undefined;
  /**
   * Only products with an offer price below the list price (true), or without an offer (false). In a shop that follows the law of `DE`
   * or `EU`, an offer price that is not below `referencePrice` counts as none.
   */
  onOffer?: boolean | null | undefined;
  /**
   * Only products that this text finds. Those whose name contains every word of it always belong to them, whatever case and
   * accents. `Query.products` also finds products whose name or category has words like these: in singular or plural, longer,
   * written together or with typing errors. At most 100 characters.
   */
  search?: string | null | undefined;
};

/** A picture of a product: either one that the store has, or a file. */
export type ProductPictureInput = {
  /** A new picture: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB. */
  upload?: File | null | undefined;
  /** The `url` of a picture that the store has. */
  url?: string | null | undefined;
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

/** One of many products to change. */
export type ProductToChangeInput = {
  /** The product's identifier. */
  id: string | number;
  /** The `version` that the caller has seen. When one product has changed since, nothing is changed (`CHANGED_SINCE`). */
  ifVersion?: number | null | undefined;
};

/** A refund to make. */
export type RefundOrderInput = {
  /** The amount, in currency units: more than 0, at most the order's `refundable`. */
  amount: number;
  /**
   * For a refund for the whole order, before the picking is finished: true when it pays for what will be missing, so that the finish pays
   * back less by so much. Otherwise what is missing is paid back besides it. Refused for `positions` and after the picking. Refused with
   * NOT_SUPPORTED over a store without the feature `refunds.missing`.
   */
  forMissing?: boolean | null | undefined;
  /** The order's identifier. */
  id: string | number;
  /**
   * A text that the client generates for this refund, 1 to 255 printable ASCII characters, and sends again when it repeats
   * it: the same key never refunds twice.
   */
  idempotencyKey?: string | null | undefined;
  /** The `version` that the caller has seen. When the order has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: number | null | undefined;
  /**
   * The places, from 0, of the lines in `items` of the order that it is for, each once: it takes the taxes of these. `amount` is then at
   * most what is `refundable` for them. Without it, the refund is for the whole order and takes a share of all taxes. Refused with
   * NOT_SUPPORTED over a store without the feature `refunds.lines`.
   */
  positions?: Array<number> | null | undefined;
  /** The reason. The shopper can read it. */
  reason: string;
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
  email: string;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters. With it, an account that exists
   * already is logged in when the password is right, so that a repeated request succeeds, too.
   */
  idempotencyKey?: string | null | undefined;
  /** Display name. */
  name: string;
  /** Password; 8 characters or more in the bundled store. */
  password: string;
};

/** The order to release. */
export type ReleaseOrderInput = {
  /** The order's identifier. */
  id: string | number;
};

/** The address to delete. */
export type RemoveAddressInput = {
  /** The identifier of the saved address. */
  id: string | number;
};

/** A request for a link that sets a new password. */
export type RequestPasswordResetInput = {
  /** The kind of the account. */
  account?: AccountKind | null | undefined;
  /** The email of the account. */
  email: string;
};

/** A mail to be sent again. */
export type ResendMailInput = {
  /** The identifier of the mail. */
  id: string | number;
};

/** A new password. */
export type ResetPasswordInput = {
  /** The new password, of 8 to 128 characters. */
  password: string;
  /** The token of the link. */
  token: string;
};

/** Containers that came back. */
export type ReturnDepositsInput = {
  /** How many of each type. */
  containers: Array<ReturnedContainersInput>;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents enters them once.
   */
  idempotencyKey?: string | null | undefined;
  /** The identifier of the order with which they came; omitted without one. */
  orderId?: string | number | null | undefined;
  /** How the money was given back. */
  payout: DepositPayout;
};

/** Containers of one type that came back. */
export type ReturnedContainersInput = {
  /** How many, and not 0. A number below 0 takes a wrong entry back. */
  count: number;
  /** The identifier of their type. */
  typeId: string | number;
};

/** A category of the seller's own. */
export type SaveCategoryInput = {
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds a new category once.
   */
  idempotencyKey?: string | null | undefined;
  /** The name to show, at most 40 characters. */
  label: string;
  /** A picture, which replaces the one before: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB. */
  picture?: File | null | undefined;
  /** Whether to remove the picture. */
  removePicture?: boolean;
  /** The category to change; a new one when omitted. */
  slug?: string | null | undefined;
};

/** The whole plan of when and where the store delivers. */
export type SaveDeliveryInput = {
  /** Where the store delivers; everywhere, free, when empty. At most 50. */
  areas: Array<DeliveryAreaInput>;
  /**
   * Dates without slots, such as `2026-12-25`. At most 100. Past days are refused, except those that the plan already has: these are
   * removed.
   */
  closedDays: Array<string>;
  /** For how many days slots can be chosen, today included, 1 to 28. */
  daysAhead: number;
  /** The `version` of the plan that was changed. When it has changed since, nothing is saved (`CHANGED_SINCE`). */
  ifVersion: number;
  /** The weekly template; no times are promised when empty. At most 100. */
  windows: Array<SlotWindowInput>;
};

/**
 * What a person at the crate says about fruit and vegetables: all products are changed, or none. Their other food facts stay checked
 * if they were.
 */
export type SaveOriginsInput = {
  /** The products, at most 200, each once. */
  products: Array<ProduceInput>;
};

/** The credentials of the seller. */
export type SellerLoginInput = {
  /** Seller email. */
  email: string;
  /** Password. */
  password: string;
};

/** A withdrawal from an order. */
export type SendWithdrawalInput = {
  /** The email that gets the receipt. */
  email: string;
  /** The goods that it is for, at most 500 characters without links; absent for the whole order. */
  goods?: string | null | undefined;
  /**
   * A text that the client generates when its form is filled, 1 to 255 printable ASCII characters, and sends again when it repeats the
   * request: the same key with the same contents adds the withdrawal once.
   */
  idempotencyKey?: string | null | undefined;
  /** The name of who withdraws, at most 100 characters without links. */
  name: string;
  /** The number of the order, at most 40 characters. */
  orderNumber: string;
};

/** The address that the shopper uses first. */
export type SetDefaultAddressInput = {
  /** The identifier of the saved address. */
  id: string | number;
};

/** A change of a product's stock state. */
export type SetProductStockInput = {
  /** Whether it can be bought from now on. */
  inStock: boolean;
  /** The product's identifier. */
  productId: string | number;
};

/** The changes of the shop to list. */
export type ShopChangeFilter = {
  /** Only those of this member of staff, by its `id`, or of `SHOPPER`, `SYSTEM` or `UNKNOWN`. */
  actorId?: string | number | null | undefined;
  /** Only those of this time or later. */
  since?: string | null | undefined;
  /** Only those of something whose name begins so; of an order, its whole number. */
  subject?: string | null | undefined;
  /** Only those of this kind, such as `PRODUCT`. */
  subjectKind?: string | null | undefined;
  /** Only those before this time. */
  until?: string | null | undefined;
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

/** A period of the weekly template. Times are `HH:MM` or `H:MM` in the time zone of the shop. Two of one kind cannot overlap. */
export type SlotWindowInput = {
  /** How many orders it takes, 1 to 1000. */
  capacity: number;
  /** The number of days from the last day for orders, which ends at `cutOffTime`, to the day of the slot: 0 to 14. */
  cutOffDaysBefore: number;
  /** Until when orders are taken; on the same day not later than `start`. */
  cutOffTime: string;
  /** When it ends; `24:00` for midnight. */
  end: string;
  /** Whether it is for deliveries. */
  kind: SlotKind;
  /** When it starts. */
  start: string;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
};

/** A link to the shop on another site. */
export type SocialLinkInput = {
  /** What the link is called. */
  label: string;
  /** An https address. */
  url: string;
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
  orderIds: Array<string | number>;
};

/** One change of a product's stock. */
export type StockChangeInput = {
  /** Pieces to add; negative to take. */
  change: number;
  /**
   * With the reason `COUNTED` and `ifOnHand`: the `lastMove` that was seen. Then pieces that orders took or gave back after it stay taken
   * or given back, and only another change after it is refused. Needs the feature `stock.sheets`; other stores compare `ifOnHand` only.
   */
  ifMove?: number | null | undefined;
  /**
   * The number on hand from which `change` was computed: when it is another one by now, the change is refused with
   * `CHANGED_SINCE`. When omitted it is not compared, except with the reason `COUNTED`, where it means that the product was not
   * counted before.
   */
  ifOnHand?: number | null | undefined;
  /** The product's identifier. */
  productId: string | number;
  /** The reason. */
  reason: StockReason;
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
  productId: string | number;
};

/** The words of the banner of the home page, and its days. It replaces all that was there, but not the photograph. */
export type StoreBannerInput = {
  /** The first day, such as `2026-12-01`; empty: at once. */
  from: string;
  /** The heading, at most 60 characters; may be empty. */
  heading: string;
  /** The sentence below the heading, at most 160 characters; may be empty. */
  text: string;
  /** The last day, such as `2026-12-24`; empty: for good. */
  until: string;
};

/** How to reach the shop. Each part may be empty. */
export type StoreContactInput = {
  /** The postal address, on several lines. */
  address: string;
  /** The email address. */
  email: string;
  /** The phone number. */
  phone: string;
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

/** The new text of a page. */
export type StorePageInput = {
  /**
   * `imprint`, `terms`, `privacy`, `delivery`, `returns`, `payment`, `accessibility` or `legal-guarantee`. The last one is shown where
   * the law of `Store.country` asks for it; without a text of the shop, it has the content of the EU's notice.
   */
  slug: string;
  /**
   * An empty line starts a paragraph. Lines that begin with `- ` or `1. ` are lists, and lines with `# ` or `## ` are headings;
   * `[text](https://example.com)` is a link. At most 60,000 characters in the bundled store. No HTML.
   */
  text: string;
};

/** A reason to buy here. */
export type StoreReasonInput = {
  /** The reason in a sentence; may be empty. */
  text: string;
  /** The reason in a few words. */
  title: string;
};

/** Why to buy here. It replaces all that was there. */
export type StoreReasonsInput = {
  /** The heading of the list; may be empty. */
  heading: string;
  /** At most 4. An empty list shows nothing. */
  list: Array<StoreReasonInput>;
};

/** A newsletter subscription. */
export type SubscribeInput = {
  /** The email that receives the newsletter. */
  email: string;
};

/** What a shopper wants when a product is not there. */
export type SubstitutionWish =
  /** Nothing: it is not charged. */
  | 'NONE'
  /** A similar product that is not dearer. */
  | 'SIMILAR_NOT_DEARER';

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
  name: string;
  /** The rate in percent, 0 to 100 with at most two decimals. */
  rate: number;
};

/** How new orders are taxed. It replaces all that was there. */
export type TaxInput = {
  /** At most four. With the mode `RATES`, one of them is `A`. No two have the same code or the same rate. */
  classes: Array<TaxClassInput>;
  /** The tax in deposits; null for that of their goods. Ignored over a store without the feature `tax.deposits`. */
  depositTax?: DepositTax | null | undefined;
  /** The tax in the delivery fee; null for what the country of the shop asks for. Ignored over a store without the feature `tax.fee`. */
  feeTax?: FeeTax | null | undefined;
  /** How new orders are taxed. */
  mode: TaxMode;
  /** The shop's tax number, for receipts. */
  number?: string | null | undefined;
};

/** How the shop taxes its orders. */
export type TaxMode =
  /** 2 % of the products, rounded down to the cent, are added to their prices. */
  | 'FLOOR'
  /** Prices include the tax of their class, and nothing is added. */
  | 'RATES';

/** What a unit price is for. */
export type UnitPriceBasis =
  /** One kilogram. */
  | 'KILOGRAM'
  /** One litre. */
  | 'LITRE'
  /** One piece. */
  | 'PIECE';

/** The end of a newsletter subscription. */
export type UnsubscribeInput = {
  /** The token of the link. */
  token: string;
};

/** The new values of a saved address. All fields are required. For the postal code, give one of its two forms. */
export type UpdateAddressInput = {
  /** City. */
  city: string;
  /** Country. */
  country: string;
  /** Contact email. */
  email: string;
  /** Given name of the receiver. */
  firstName: string;
  /** The identifier of the saved address. */
  id: string | number;
  /** Family name of the receiver. */
  lastName: string;
  /** Contact phone. */
  phone: string;
  /**
   * Postal code as text, such as `01234` or `SW1A 1AA`: at most 12 letters, digits, spaces and hyphens in the bundled store. Used
   * instead of `zipcode`.
   */
  postalCode?: string | null | undefined;
  /** State or region. It may be empty over a store with the feature `addresses.state`. */
  state: string;
  /** Street and house number. */
  street: string;
  /** Postal code as a number. Required where `postalCode` is not used. */
  zipcode?: number | null | undefined;
};

/** A whole cart. It replaces the saved one. */
export type UpdateCartInput = {
  /** All lines of the cart, at most 100. An empty list clears the cart. */
  items: Array<CartLineInput>;
  /**
   * The last known version of the cart. The store refuses the change if the cart has changed since, for example by an order,
   * so that two tabs never overwrite each other's lines. Ignored over a store without the feature `cart.versions`.
   */
  version?: number | null | undefined;
};

/** What to change of a type of deposits. Omitted fields stay as they are. */
export type UpdateDepositTypeInput = {
  /** The identifier of the type. */
  id: string | number;
  /** Whether no product can get it any more. Refused while products for sale have it. */
  isArchived?: boolean | null | undefined;
  /** Its name, unique, at most 40 characters. */
  name?: string | null | undefined;
};

/** The changed food facts of a product. */
export type UpdateProductFoodInput = {
  /** What changes. Omitted facts stay as they are, null clears one. */
  facts?: FoodFactsInput | null | undefined;
  /**
   * The `version` of the facts that the caller has seen, 0 for none. When they have changed since, the change is refused with
   * `CHANGED_SINCE`.
   */
  ifVersion?: number | null | undefined;
  /**
   * True: a person has compared all facts, as they are after this change, with the pack. It needs stated allergens. Omitted: changed
   * facts are unchecked, unchanged ones stay as they are.
   */
  isChecked?: boolean | null | undefined;
  /** The product's identifier. */
  productId: string | number;
};

/** What to change of a product. Omitted fields stay as they are. */
export type UpdateProductInput = {
  /** The slug of one of the `categories`. */
  category?: string | null | undefined;
  /** The deposit of one piece; null removes it. Ignored over a store without the feature `deposits`. */
  deposit?: ProductDepositInput | null | undefined;
  /** The description, one entry per line. */
  description?: Array<string> | null | undefined;
  /**
   * The number of the barcode (GTIN): 8, 12, 13 or 14 digits with a right check digit, or a code that contains it; null removes
   * it. Of the barcode of a case, the number of its item is stored. Ignored over a store
   * without the feature `products.gtin`.
   */
  gtin?: string | null | undefined;
  /** The product's identifier. */
  id: string | number;
  /** The `version` that the caller has seen. When the product has changed since, it is refused with `CHANGED_SINCE`. */
  ifVersion?: number | null | undefined;
  /** The age from which people may buy it: 16 or 18; null removes it. Ignored over a store without the feature `products.age`. */
  minimumAge?: number | null | undefined;
  /** Display name. */
  name?: string | null | undefined;
  /** The price that is charged, in currency units. Not above `price`. */
  offerPrice?: number | null | undefined;
  /** All pictures in their new order, at most four, the main one first. */
  pictures?: Array<ProductPictureInput> | null | undefined;
  /**
   * The steps of goods that are sold by weight in steps; null sells it by the piece. `size` and `weight` are then those of one step. Ignored
   * over a store without the feature `products.portions`.
   */
  portion?: PortionInput | null | undefined;
  /** The list price, in currency units. */
  price?: number | null | undefined;
  /**
   * Words by which shoppers find the product, with commas between names: at most 200 characters and 30 words; null removes them.
   * Ignored over a store without the feature `products.words`.
   */
  searchWords?: string | null | undefined;
  /** The content of one piece; null removes it. It replaces the text `weight`. */
  size?: PackSizeInput | null | undefined;
  /** The article number; null removes it. Ignored over a store without the feature `products.sku`. */
  sku?: string | null | undefined;
  /** The tax class; null for `A`. Ignored over a store without the feature `tax.rates`. */
  taxClass?: TaxClassCode | null | undefined;
  /**
   * The weight or size as text, such as `500 g`, `ca. 1 kg`, `400-600 g` or `bunch`, at most 40 characters; null removes it. It
   * replaces `size`. A text with an amount that cannot be read is refused.
   */
  weight?: string | null | undefined;
};

/** The facts of the account that a shopper changes without the password. */
export type UpdateProfileInput = {
  /** Display name, at most 80 characters. */
  name: string;
};

/** A change of the facts of the shop. Omitted fields keep their value. */
export type UpdateStoreInput = {
  /** The words of the banner and its days, all together. Refused with NOT_SUPPORTED over a store without the feature `store.banner`. */
  banner?: StoreBannerInput | null | undefined;
  /**
   * The photograph of the banner: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB; not together with another picture. Refused
   * with NOT_SUPPORTED over a store without the feature `store.banner`.
   */
  bannerPicture?: File | null | undefined;
  /** How to reach the shop: all three parts together. */
  contact?: StoreContactInput | null | undefined;
  /**
   * The country whose law the shop follows; null for none. Refused with NOT_SUPPORTED over a store without the feature
   * `law.country`.
   */
  country?: LawCountry | null | undefined;
  /** ISO 4217, of two decimals. It can change until the first order. */
  currency?: string | null | undefined;
  /** One sentence; may be empty. */
  deliveryPromise?: string | null | undefined;
  /**
   * The picture that the EU prescribes for the notice of the legal guarantee: JPEG, PNG, WebP or GIF (its first frame) of at most
   * 20 MB; not together with `logo`. Refused with NOT_SUPPORTED over a store without the feature `law.country`.
   */
  guaranteePicture?: File | null | undefined;
  /** Whether people order without an account. Ignored over a store without the feature `orders.guests`. */
  guestOrders?: GuestOrders | null | undefined;
  /** Refuses the change with `CHANGED_SINCE` when the facts have another version. */
  ifVersion?: number | null | undefined;
  /** The picture of the logo: JPEG, PNG, WebP or GIF (its first frame) of at most 20 MB. */
  logo?: File | null | undefined;
  /** The name of the shop. */
  name?: string | null | undefined;
  /** The slugs of all categories whose products are no food, at most 100. Ignored over a store without the feature `products.food`. */
  nonFoodCategories?: Array<string> | null | undefined;
  /** One or more lines; may be empty. */
  openingHours?: string | null | undefined;
  /**
   * For how many days a stated origin of fruit and vegetables is valid, 1 to 60. Ignored over a store without the feature
   * `products.food`.
   */
  originDays?: number | null | undefined;
  /** The pages to change, each with its whole text. An empty text removes the page. */
  pages?: Array<StorePageInput> | null | undefined;
  /**
   * The slugs of all categories whose products are fruit and vegetables, at most 100. Ignored over a store without the feature
   * `products.food`.
   */
  produceCategories?: Array<string> | null | undefined;
  /** All reasons to buy here, with their heading. Refused with NOT_SUPPORTED over a store without the feature `store.reasons`. */
  reasons?: StoreReasonsInput | null | undefined;
  /** Whether the photograph of the banner is removed. Ignored over a store without the feature `store.banner`. */
  removeBannerPicture?: boolean | null | undefined;
  /** Whether the picture of the notice is removed. Ignored over a store without the feature `law.country`. */
  removeGuaranteePicture?: boolean | null | undefined;
  /** Whether the logo is removed. */
  removeLogo?: boolean | null | undefined;
  /** Whether only products with checked food facts can be put on sale. Ignored over a store without the feature `products.food`. */
  requiresFoodFacts?: boolean | null | undefined;
  /** All links, at most 8. */
  socialLinks?: Array<SocialLinkInput> | null | undefined;
  /** How new orders are taxed. Refused with NOT_SUPPORTED over a store without the feature `tax.rates`. */
  tax?: TaxInput | null | undefined;
  /** One sentence; may be empty. */
  taxText?: string | null | undefined;
  /** An IANA name such as `Europe/Berlin`. */
  timeZone?: string | null | undefined;
};

/** The changes of a member of staff. Fields that are omitted keep their value. */
export type UpdateTeamMemberInput = {
  /** The member's identifier. */
  id: string | number;
  /** Whether the member may log in. False ends the member's sessions. */
  isActive?: boolean | null | undefined;
  /** The name of the member. */
  name?: string | null | undefined;
  /** Gives the member a new one-time password and ends the member's sessions. */
  newPassword?: boolean | null | undefined;
  /** What the member may do, from the next request on. */
  role?: StaffRole | null | undefined;
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

/** The note of the shop about a customer. */
export type WriteCustomerNoteInput = {
  /** The customer's identifier. */
  id: string | number;
  /** At most 1000 characters. An empty text removes the note. */
  note: string;
};
