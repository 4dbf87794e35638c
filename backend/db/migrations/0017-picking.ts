import type { Migration } from './migration.ts';

const wish = `check (substitution in ('NONE', 'SIMILAR_NOT_DEARER'))`;

const stockMoveKinds = `kind in ('SOLD', 'RETURNED', 'SHORTED', 'COUNTED', 'RECEIVED', 'WASTED', 'CORRECTED', 'STOPPED')`;
const kindsOfOrders = `(kind in ('SOLD', 'RETURNED', 'SHORTED')) = (order_id is not null)`;

/**
 * The goods that were found for each line of an order, their cost, and the substitutes that the shopper wants. Old
 * orders want none.
 */
export const pickingMigration: Migration = {
  id: 17,
  name: 'picking',
  statements: [
    `alter table orders add column substitution text not null default 'NONE' ${wish}`,
    `alter table orders add column settled_cents integer check (settled_cents >= 0)`,
    `alter table orders add column settled_tax_cents integer`,
    `alter table orders add column settled_at bigint`,
    `alter table order_lines add column substitution text ${wish}`,
    `create table line_picks (
      order_id text not null references orders (id) on delete cascade,
      position integer not null,
      line integer not null,
      pick_key text,
      quantity integer check (quantity >= 0),
      grams integer check (grams > 0),
      reason text check (reason in ('MISSING', 'DAMAGED', 'OTHER')),
      substitute text,
      cents integer check (cents >= 0),
      at bigint not null,
      primary key (order_id, position),
      unique (order_id, pick_key)
    )`,
    {
      // SQLite cannot change a check.
      sqlite: [
        `create table stock_moves_with_shorted (
          product_id text not null references products (id) on delete cascade,
          position integer not null,
          kind text not null check (${stockMoveKinds}),
          quantity integer not null,
          on_hand integer not null check (on_hand >= 0),
          order_id text references orders (id) on delete cascade,
          line integer,
          attempt integer,
          created_at bigint not null,
          primary key (product_id, position),
          check (${kindsOfOrders}),
          check ((order_id is null) = (line is null)),
          check ((order_id is null) = (attempt is null))
        )`,
        `insert into stock_moves_with_shorted
          (product_id, position, kind, quantity, on_hand, order_id, line, attempt, created_at)
          select product_id, position, kind, quantity, on_hand, order_id, line, attempt, created_at from stock_moves`,
        `drop table stock_moves`,
        `alter table stock_moves_with_shorted rename to stock_moves`,
        `create unique index stock_moves_once on stock_moves (order_id, line, kind, attempt) where order_id is not null`,
      ],
      postgres: [
        `alter table stock_moves drop constraint stock_moves_kind_check`,
        `alter table stock_moves add constraint stock_moves_kind_check check (${stockMoveKinds})`,
        `alter table stock_moves drop constraint stock_moves_check`,
        `alter table stock_moves add constraint stock_moves_check check (${kindsOfOrders})`,
      ],
    },
  ],
};
