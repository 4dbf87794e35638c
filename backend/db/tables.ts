import type { LeasesTable } from './lease-tables.ts';
import type { Generated } from 'kysely';
import type { DepositMovesTable, DepositTypesTable } from './deposit-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { GuestTables } from './guest-tables.ts';
import type { ProductFoodTable } from './food-tables.ts';
import type { ImageFilesTable, ImagesTable, ProductImagesTable } from './picture-tables.ts';
import type { PaymentEventsTable } from './payment-tables.ts';
import type { PriceMovesTable } from './price-tables.ts';
import type { ContractTextsTable, WithdrawalsTable } from './contract-tables.ts';
import type { StockMovesTable } from './stock-tables.ts';
import type { ThrottlesTable } from './throttle-tables.ts';
import type { FeeTax } from '#backend/rules/money.ts';
import type { OrderTaxesTable } from './tax-tables.ts';
import type { MailSendsTable, MailsTable, NewsletterSubscribersTable, PasswordResetsTable } from './mail-tables.ts';
import type { AddedRecordsTable, OrderKeysTable } from './key-tables.ts';
import type { LinePicksTable, SubstitutionWish, TourStopsTable } from './picking-tables.ts';
import type { RefundLinesTable, RefundsTable } from './refund-tables.ts';
import type { AuditTable, StaffTable } from './staff-tables.ts';
import type { OrderSumsTable, ProductSumsTable, TakingsSumsTable, TaxSumsTable } from './sum-tables.ts';

/**
 * The tables as Kysely's queries see them. Columns have types that both databases store alike: text, whole numbers (cents;
 * 0 or 1; milliseconds since 1970), JSON as text, bytes.
 */
export interface Tables extends CustomerTables, GuestTables {
  users: UsersTable;
  sessions: SessionsTable;
  staff: StaffTable;
  audit: AuditTable;
  deposit_types: DepositTypesTable;
  products: ProductsTable;
  price_moves: PriceMovesTable;
  images: ImagesTable;
  image_files: ImageFilesTable;
  product_images: ProductImagesTable;
  product_food: ProductFoodTable;
  categories: CategoriesTable;
  cart_lines: CartLinesTable;
  addresses: AddressesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_taxes: OrderTaxesTable;
  order_numbers: OrderNumbersTable;
  order_words: OrderWordsTable;
  order_sums: OrderSumsTable;
  order_month_sums: OrderSumsTable;
  product_sums: ProductSumsTable;
  takings_sums: TakingsSumsTable;
  tax_sums: TaxSumsTable;
  line_picks: LinePicksTable;
  tour_stops: TourStopsTable;
  order_events: OrderEventsTable;
  money_moves: MoneyMovesTable;
  refunds: RefundsTable;
  refund_lines: RefundLinesTable;
  deposit_moves: DepositMovesTable;
  order_keys: OrderKeysTable;
  added_records: AddedRecordsTable;
  stock_moves: StockMovesTable;
  withdrawals: WithdrawalsTable;
  contract_texts: ContractTextsTable;
  payment_events: PaymentEventsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  shop_facts: ShopFactsTable;
  imports: ImportsTable;
  throttles: ThrottlesTable;
  mails: MailsTable;
  mail_sends: MailSendsTable;
  password_resets: PasswordResetsTable;
  schema_migrations: SchemaMigrationsTable;
  leases: LeasesTable;
}

interface UsersTable {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  /** Rises with every change of the cart. */
  cart_version: number;
  /** `cart_version` after the last order or payment that removed lines. */
  cart_cleared_version: Generated<number>;
  created_at: number;
  /**
   * The time at which a link mailed to `email` was used. Null means never, so the email may belong to another person.
   */
  email_confirmed_at: Generated<number | null>;
}

interface SessionsTable {
  /** SHA-256 of the id in the cookie, in hex. The id itself is never stored. */
  id_hash: string;
  role: 'shopper' | 'seller';
  user_id: string | null;
  /** The member of staff of a seller's session; null for the first owner, whose login is in the settings. */
  staff_id: Generated<string | null>;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

export interface ProductsTable {
  id: string;
  name: string;
  category: string;
  price_cents: number;
  offer_price_cents: number;
  /** JSON: a list of lines. */
  description: string;
  weight: string | null;
  /** The seller's switch. A counted product with nothing on hand is sold out whatever it says. */
  in_stock: number;
  created_at: number;
  updated_at: number;
  /** The version of the catalogue in which this product last changed. */
  changed_in: Generated<number>;
  /** Rises when the seller edits, archives or brings back the product; starts with 1. */
  version: Generated<number>;
  /** The time at which the product was archived; null while it is sold. */
  archived_at: number | null;
  /** The place in the list of products. Not every number is used. */
  position: Generated<number>;
  is_best_seller: Generated<number>;
  /** The content of one piece in `pack_unit`; both null when it is not known. */
  pack_amount: number | null;
  pack_unit: 'G' | 'ML' | 'PIECE' | null;
  /** Pieces that can be sold; null when the product is not counted. The sum of `quantity` in its `stock_moves`. */
  stock_on_hand: number | null;
  /** The tax class; null for the first one. */
  tax_class: 'A' | 'B' | 'C' | 'D' | null;
  /** The seller's own number of the product, unique also among archived ones; null when it has none. */
  sku: string | null;
  /** The newest version of its `product_food`; null when it has none. */
  food_version: number | null;
  /** What these facts say about allergens; see `allergens.ts`. Null when nothing is stated. */
  allergen_bits: number | null;
  /** The barcode with 14 digits, unique also among archived ones; null when it is not known. */
  gtin: string | null;
  /** The age from which people may buy it, 16 or 18; null for everybody. */
  minimum_age: Generated<number | null>;
  /** The seller's own words by which shoppers find the product, with commas between them; null without any. */
  search_words: string | null;
  /** The containers of one piece and their number; both null for a product without a deposit. */
  deposit_type_id: string | null;
  deposit_count: number | null;
  /** For goods that are sold in steps of weight: the grams of a step, of the least and of the largest amount; all null for others. */
  portion_grams: Generated<number | null>;
  portion_from: Generated<number | null>;
  portion_to: Generated<number | null>;
}

export interface CategoriesTable {
  /** The category in addresses. It stays when the category is renamed. */
  slug: string;
  /** The name that products have as their category. */
  name: string;
  /** 0 for the specification's seven: they keep their names and can have a label. */
  is_own: number;
  /** The name that people see of one of the seven; null for the usual one. Own categories have none. */
  label: string | null;
  picture_hash: string | null;
  /** The place in lists. */
  position: number;
  /** The place on the way through the shop, for picking orders. */
  walk: number;
}

interface CartLinesTable {
  user_id: string;
  product_id: string;
  quantity: number;
  position: number;
}

interface AddressesTable {
  id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  street: string;
  city: string;
  state: string;
  /** The number that the REST contract has; 0 when the postal code is not one. */
  zipcode: number;
  /** The postal code as it is written. Rows of the version before have only `zipcode` (@removeAfter 0015). */
  postal_code: Generated<string | null>;
  /** 1 for at most one address of a user. */
  is_default: Generated<number>;
  country: string;
  phone: string;
  created_at: number;
}

export type OrderStage = 'PLACED' | 'PICKING' | 'READY' | 'OUT' | 'DONE' | 'CANCELLED';
export type OrderActor = 'SHOPPER' | 'SELLER' | 'SYSTEM';
/** `REFUND_FAILED` takes a refund back that did not reach the shopper. */
export type MoneyMoveKind = 'CARD_PAID' | 'CASH_TAKEN' | 'REFUND_CARD' | 'REFUND_CASH' | 'REFUND_FAILED';

export type SlotKind = 'DELIVERY' | 'PICKUP';

export interface OrdersTable {
  id: string;
  user_id: string;
  payment_type: 'COD' | 'Online';
  status: string;
  is_paid: number;
  subtotal_cents: number;
  tax_cents: number;
  amount_cents: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** JSON: the address at the time of the order. */
  address: string;
  payment_state: 'none' | 'pending' | 'paid' | 'cancelled' | 'expired';
  /** The payment provider; null for cash. */
  provider: string | null;
  success_url: string | null;
  cancel_url: string | null;
  created_at: number;
  updated_at: number;
  stage: Generated<OrderStage>;
  /** Starts with 1 and rises with every change. */
  version: Generated<number>;
  /** Name of the tax of class A. When `tax_rate` is null, the order was taxed by the 2 % on top. */
  tax_name: string | null;
  /** Rate of this tax in basis points. */
  tax_rate: number | null;
  /** The tax in the shipping fee. */
  fee_tax: Generated<FeeTax>;
  substitution: Generated<SubstitutionWish>;
  /** The price of the found goods, with tax; null until the picking is finished. At most `amount_cents`. */
  settled_cents: Generated<number | null>;
  settled_tax_cents: Generated<number | null>;
  settled_at: Generated<number | null>;
  /** The shopper's notes to the shop and to the courier. */
  note_to_shop: Generated<string | null>;
  note_to_courier: Generated<string | null>;
  shipping_cents: Generated<number>;
  /** The slot in which the order takes a place until it is cancelled or expired; null without a promised time. */
  slot_id: Generated<string | null>;
  /** The promise itself: it stays when the seller changes the template. */
  slot_kind: Generated<SlotKind | null>;
  slot_start: Generated<number | null>;
  slot_end: Generated<number | null>;
  /** The number that `order_numbers` gave; null before. See `order-numbers.ts`. */
  number: Generated<number | null>;
  /** The time of the first withdrawal that named this order and its email; null without one. */
  withdrawn_at: Generated<number | null>;
  /** When the last of its withdrawals was answered; null while one is not. */
  withdrawals_answered_at: Generated<number | null>;
  /** The texts of the shop's pages about the contract when it was placed; null where the shop had none. */
  terms_hash: Generated<string | null>;
  withdrawal_hash: Generated<string | null>;
  /** The deposits in `amount_cents`. */
  deposit_cents: Generated<number>;
  /** The deposits in `settled_cents`; null until the picking is finished. */
  settled_deposit_cents: Generated<number | null>;
  /** The first order of its stop, for an order that was added to one; else null. It never changes. */
  joined_order_id: Generated<string | null>;
}

/** The events of an order. Rows are only added. */
interface OrderEventsTable {
  order_id: string;
  /** The version of the order after this event. */
  version: number;
  at: number;
  stage: OrderStage;
  actor: OrderActor;
  note: string | null;
  /** The member of staff; null for others, and for the seller's events from before there was staff. */
  staff_id: Generated<string | null>;
  staff_name: Generated<string | null>;
}

/** The money of each order. Rows are only added; the sum of `cents` is what the shop has of an order. */
interface MoneyMovesTable {
  id: string;
  order_id: string;
  kind: MoneyMoveKind;
  /** The amount; negative for refunds. */
  cents: number;
  reason: string | null;
  /** The id that the payment provider gave. */
  provider_ref: string | null;
  at: number;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  product_id: string;
  name: string;
  category: string;
  quantity: number;
  price_cents: number;
  image_hash: string | null;
  /** The size of the product when it was ordered, such as `500 g`. */
  size_text: Generated<string | null>;
  /** Name of the tax in the price. Null, like the rate, when the order was taxed by the 2 % on top. */
  tax_name: string | null;
  /** Rate of this tax in basis points. */
  tax_rate: number | null;
  /** The shopper's wish for this line, where it differs from the wish for the order. */
  substitution: Generated<SubstitutionWish | null>;
  /** The version of the product's food facts when it was ordered; null without facts. */
  food_version: Generated<number | null>;
  /** The minimum age of the product when it was ordered; null without one, and in orders of the versions before. */
  minimum_age: Generated<number | null>;
  /** JSON: the deposit of one piece when it was ordered, see `LineDeposit`; null without one. */
  deposit: Generated<string | null>;
  /** The grams of one step when it was ordered; null for goods that are sold by the piece. */
  portion_grams: Generated<number | null>;
}

interface OrderNumbersTable {
  /** Number that the database gives, from 1001. Transactions that fail leave gaps. */
  number: Generated<number>;
  order_id: string;
}

/** The words that find an order: the folded words of its name, email, street and city, and the digits of its phone. */
export interface OrderWordsTable {
  order_id: string;
  /**
   * `PHONE` has the digits of the phone from each one to the last. Processes of the version before write `TEXT` and `PHONE_END`
   * (@removeAfter 0023).
   */
  kind: 'NAME' | 'EMAIL' | 'PLACE' | 'PHONE' | 'TEXT' | 'PHONE_END';
  word: string;
}

interface ShopFactsTable {
  name: string;
  value: string;
}

interface ImportsTable {
  token: string;
  /** The version of the catalogue that the preview was made with. */
  catalogue_version: number;
  fault_count: number;
  /** JSON: what the import writes. */
  changes: string;
  created_at: number;
}

interface SchemaMigrationsTable {
  id: number;
  name: string;
  checksum: string;
  applied_at: number;
}
