import type { Generated } from 'kysely';

/**
 * The tables as the queries see them. Every column has a type both databases hold alike: text, whole numbers (cents,
 * 0 or 1, milliseconds since 1970), JSON as text, bytes.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  products: ProductsTable;
  images: ImagesTable;
  image_files: ImageFilesTable;
  product_images: ProductImagesTable;
  cart_lines: CartLinesTable;
  addresses: AddressesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_sums: OrderSumsTable;
  order_keys: OrderKeysTable;
  payment_events: PaymentEventsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  shop_facts: ShopFactsTable;
  throttles: ThrottlesTable;
  schema_migrations: SchemaMigrationsTable;
}

interface UsersTable {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  /** Rises with every change of the cart. */
  cart_version: number;
  /** What it was when an order or a payment last took lines out of the cart. */
  cart_cleared_version: Generated<number>;
  created_at: number;
}

interface SessionsTable {
  /** SHA-256 of the id in the cookie, in hex. The id itself is never stored. */
  id_hash: string;
  role: 'shopper' | 'seller';
  user_id: string | null;
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
  in_stock: number;
  created_at: number;
  updated_at: number;
  /** The version of the catalogue this product last changed with. */
  changed_in: Generated<number>;
}

interface ImagesTable {
  /** First 32 hex digits of the SHA-256 of the widest file. */
  hash: string;
  created_at: number;
}

interface ImageFilesTable {
  hash: string;
  width: number;
  content: Buffer;
}

interface ProductImagesTable {
  product_id: string;
  position: number;
  hash: string;
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
  zipcode: number;
  country: string;
  phone: string;
  created_at: number;
}

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
  /** JSON: the address as it was. */
  address: string;
  payment_state: 'none' | 'pending' | 'paid' | 'cancelled' | 'expired';
  /** Which provider took it; null for cash. */
  provider: string | null;
  success_url: string | null;
  cancel_url: string | null;
  created_at: number;
  updated_at: number;
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
}

/** What the orders of an hour came to that is over; later ones are counted one by one. See the fact `orders-summed-until`. */
interface OrderSumsTable {
  /** When it began, in milliseconds. */
  hour: number;
  payment_type: OrdersTable['payment_type'];
  is_paid: number;
  orders: number;
  cents: number;
}

interface OrderKeysTable {
  user_id: string;
  key: string;
  request_hash: string;
  order_id: string;
  /** JSON: the answer to replay; null while an online order waits for its payment page. */
  answer: string | null;
  created_at: number;
}

interface PaymentEventsTable {
  provider: string;
  event_id: string;
  kind: string;
  order_id: string;
  outcome: string;
  received_at: number;
}

interface NewsletterSubscribersTable {
  email: string;
  created_at: number;
}

interface ShopFactsTable {
  name: string;
  value: string;
}

interface ThrottlesTable {
  /** Which limit; see `limitDefaults`. */
  name: string;
  /** Whom it counts: a hash, since it may stand for an email or an address. */
  subject: string;
  /** Milliseconds. A rate: when all that was taken is worked off. Wrong passwords: the last try. */
  stamp: number;
  /** Wrong passwords in a row. */
  count: number;
}

interface SchemaMigrationsTable {
  id: number;
  name: string;
  checksum: string;
  applied_at: number;
}
