import type { Migration } from './migration.ts';

/** The life of an order: its stage, what happened to it, and the money that moved. Old orders are placed, and paid as they say. */
export const orderLifeMigration: Migration = {
  id: 6,
  name: 'order-life',
  statements: [
    `alter table orders add column stage text not null default 'PLACED'
      check (stage in ('PLACED', 'PICKING', 'READY', 'OUT', 'DONE', 'CANCELLED'))`,
    `alter table orders add column version integer not null default 1`,
    `create index orders_by_stage on orders (stage, payment_type, is_paid, created_at, id)`,
    `create table order_events (
      order_id text not null references orders (id) on delete cascade,
      version integer not null,
      at bigint not null,
      stage text not null check (stage in ('PLACED', 'PICKING', 'READY', 'OUT', 'DONE', 'CANCELLED')),
      actor text not null check (actor in ('SHOPPER', 'SELLER', 'SYSTEM')),
      note text,
      primary key (order_id, version)
    )`,
    `create table money_moves (
      id text primary key,
      order_id text not null references orders (id) on delete cascade,
      kind text not null,
      cents integer not null check (cents <> 0),
      reason text,
      provider_ref text,
      at bigint not null
    )`,
    `create index money_moves_of_order on money_moves (order_id, at)`,
    `create index money_moves_by_time on money_moves (at)`,
    `create table refunds (
      id text primary key,
      order_id text not null references orders (id) on delete cascade,
      cents integer not null check (cents > 0),
      reason text not null,
      state text not null check (state in ('PENDING', 'DONE', 'FAILED')),
      repeat_key text,
      provider text,
      provider_ref text,
      tries integer not null default 0,
      next_try_at bigint,
      created_at bigint not null,
      unique (order_id, repeat_key)
    )`,
    `create index refunds_of_order on refunds (order_id, created_at)`,
    `create index refunds_to_try on refunds (next_try_at) where next_try_at is not null`,
    `insert into order_events (order_id, version, at, stage, actor)
      select id, 1, created_at, 'PLACED', 'SHOPPER' from orders where payment_type = 'COD' or is_paid = 1`,
    // Until now, an order changed only by its payment: `updated_at` is the time of it.
    `insert into money_moves (id, order_id, kind, cents, at)
      select id || '-paid', id, case payment_type when 'COD' then 'CASH_TAKEN' else 'CARD_PAID' end, amount_cents, updated_at
      from orders where is_paid = 1`,
  ],
};
