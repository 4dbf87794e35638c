import type { Migration } from './migration.ts';

/** The whole shop. Both databases read the same text: SQLite takes `bigint` and `bytea` as they are. */
export const shopMigration: Migration = {
  id: 1,
  name: 'shop',
  statements: [
    `create table users (
      id text primary key,
      name text not null,
      email text not null unique,
      password_hash text not null,
      cart_version integer not null default 0,
      created_at bigint not null
    )`,
    `create table sessions (
      id_hash text primary key,
      role text not null check (role in ('shopper', 'seller')),
      user_id text references users (id) on delete cascade,
      created_at bigint not null,
      last_seen_at bigint not null,
      expires_at bigint not null,
      check ((role = 'shopper') = (user_id is not null))
    )`,
    `create index sessions_by_user on sessions (user_id, created_at)`,
    `create index sessions_by_expiry on sessions (expires_at)`,
    `create table products (
      id text primary key,
      name text not null,
      category text not null
        check (category in ('Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains')),
      price_cents integer not null check (price_cents between 1 and 10000000),
      offer_price_cents integer not null check (offer_price_cents between 1 and price_cents),
      description text not null,
      weight text,
      in_stock integer not null check (in_stock in (0, 1)),
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index products_in_order on products (created_at, id)`,
    `create table images (
      hash text primary key,
      created_at bigint not null
    )`,
    `create table image_files (
      hash text not null references images (hash) on delete cascade,
      width integer not null check (width in (320, 640, 960)),
      content bytea not null,
      primary key (hash, width)
    )`,
    `create table product_images (
      product_id text not null references products (id) on delete cascade,
      position integer not null check (position between 0 and 3),
      hash text not null references images (hash),
      primary key (product_id, position)
    )`,
    `create table cart_lines (
      user_id text not null references users (id) on delete cascade,
      product_id text not null references products (id) on delete cascade,
      quantity integer not null check (quantity between 1 and 99),
      position integer not null,
      primary key (user_id, product_id)
    )`,
    `create table addresses (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      first_name text not null,
      last_name text not null,
      email text not null,
      street text not null,
      city text not null,
      state text not null,
      zipcode bigint not null check (zipcode between 0 and 9999999999),
      country text not null,
      phone text not null,
      created_at bigint not null
    )`,
    `create index addresses_by_user on addresses (user_id, created_at)`,
    `create table orders (
      id text primary key,
      user_id text not null references users (id),
      payment_type text not null check (payment_type in ('COD', 'Online')),
      status text not null,
      is_paid integer not null check (is_paid in (0, 1)),
      subtotal_cents integer not null check (subtotal_cents > 0),
      tax_cents integer not null check (tax_cents >= 0),
      amount_cents integer not null check (amount_cents = subtotal_cents + tax_cents),
      currency text not null,
      address text not null,
      payment_state text not null
        check (payment_state in ('none', 'pending', 'paid', 'cancelled', 'expired')),
      provider text,
      success_url text,
      cancel_url text,
      created_at bigint not null,
      updated_at bigint not null,
      check ((payment_type = 'COD') = (provider is null)),
      check ((payment_state = 'none') = (payment_type = 'COD')),
      check ((payment_state = 'paid') = (payment_type = 'Online' and is_paid = 1))
    )`,
    `create index orders_by_user on orders (user_id, created_at)`,
    `create index orders_in_order on orders (created_at, id)`,
    `create table order_lines (
      order_id text not null references orders (id) on delete cascade,
      position integer not null,
      product_id text not null,
      name text not null,
      category text not null,
      quantity integer not null check (quantity between 1 and 99),
      price_cents integer not null check (price_cents > 0),
      image_hash text,
      primary key (order_id, position),
      unique (order_id, product_id)
    )`,
    `create table order_keys (
      user_id text not null references users (id) on delete cascade,
      key text not null,
      request_hash text not null,
      order_id text not null references orders (id) on delete cascade,
      answer text,
      created_at bigint not null,
      primary key (user_id, key)
    )`,
    `create index order_keys_by_age on order_keys (created_at)`,
    `create table payment_events (
      provider text not null,
      event_id text not null,
      kind text not null,
      order_id text not null,
      outcome text not null,
      received_at bigint not null,
      primary key (provider, event_id)
    )`,
    `create table newsletter_subscribers (
      email text primary key,
      created_at bigint not null
    )`,
    `create table shop_facts (
      name text primary key,
      value text not null
    )`,
    `insert into shop_facts (name, value) values ('catalogue-version', '0')`,
  ],
};
