import type { Migration } from './migration.ts';

/**
 * Deposits: the types of containers, how many of them a product has, the deposit of a line and of an order as they were placed, and the
 * ledger of what was charged and given back. Old products and orders have no deposit.
 */
export const depositsMigration: Migration = {
  id: 47,
  name: 'deposits',
  statements: [
    `create table deposit_types (
      id text primary key,
      name text not null,
      cents integer not null check (cents >= 1),
      kind text not null check (kind in ('SINGLE_USE', 'RETURNABLE', 'CRATE')),
      created_at bigint not null,
      archived_at bigint
    )`,
    'alter table products add column deposit_type_id text references deposit_types (id)',
    'alter table products add column deposit_count integer',
    'alter table order_lines add column deposit text',
    'alter table orders add column deposit_cents integer not null default 0',
    'alter table orders add column settled_deposit_cents integer',
    // The amount now has the deposits, too. SQLite has no such check.
    {
      sqlite: [],
      postgres: [
        'alter table orders drop constraint if exists orders_amount_check',
        `alter table orders add constraint orders_amount_check
          check (amount_cents = subtotal_cents + deposit_cents + tax_cents + shipping_cents)`,
      ],
    },
    `create table deposit_moves (
      id text primary key,
      type_id text not null references deposit_types (id),
      order_id text references orders (id) on delete cascade,
      kind text not null check (kind in ('CHARGED', 'RETURNED')),
      cents integer not null check (cents <> 0),
      count integer,
      payout text check (payout in ('CASH', 'TERMINAL', 'TRANSFER')),
      staff_id text,
      staff_name text,
      at bigint not null
    )`,
    'create index deposit_moves_by_time on deposit_moves (at)',
    'create index deposit_moves_of_order on deposit_moves (order_id)',
    'create index deposit_moves_of_type on deposit_moves (type_id, kind, cents)',
  ],
};
