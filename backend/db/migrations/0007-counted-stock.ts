import type { Migration } from './migration.ts';

/** The number of pieces of a product, and the moves that made it. Old products are not counted. */
export const countedStockMigration: Migration = {
  id: 7,
  name: 'counted-stock',
  statements: [
    `alter table products add column stock_on_hand integer check (stock_on_hand >= 0)`,
    `create table stock_moves (
      product_id text not null references products (id) on delete cascade,
      position integer not null,
      kind text not null
        check (kind in ('SOLD', 'RETURNED', 'COUNTED', 'RECEIVED', 'WASTED', 'CORRECTED', 'STOPPED')),
      quantity integer not null,
      on_hand integer not null check (on_hand >= 0),
      order_id text references orders (id) on delete cascade,
      line integer,
      attempt integer,
      created_at bigint not null,
      primary key (product_id, position),
      check ((kind in ('SOLD', 'RETURNED')) = (order_id is not null)),
      check ((order_id is null) = (line is null)),
      check ((order_id is null) = (attempt is null))
    )`,
    `create unique index stock_moves_once on stock_moves (order_id, line, kind, attempt) where order_id is not null`,
    `create index orders_unpaid on orders (created_at, id) where payment_state = 'pending'`,
  ],
};
