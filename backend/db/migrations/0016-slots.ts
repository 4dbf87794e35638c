import type { Migration } from './migration.ts';

/**
 * The time that an order is promised for, and its delivery fee. An order takes a place in its slot as long as it is neither
 * cancelled nor expired, so the places taken are counted from the orders. Orders from before have no slot and no fee.
 */
export const slotsMigration: Migration = {
  id: 16,
  name: 'slots',
  statements: [
    `alter table orders add column shipping_cents integer not null default 0 check (shipping_cents >= 0)`,
    `alter table orders add column slot_id text`,
    `alter table orders add column slot_kind text check (slot_kind in ('DELIVERY', 'PICKUP'))`,
    `alter table orders add column slot_start bigint`,
    `alter table orders add column slot_end bigint`,
    `create index orders_by_slot on orders (slot_id) where slot_id is not null`,
    // The amount now has the fee, too. SQLite drops a check only together with its column, and checks a new column at once.
    {
      sqlite: [
        `alter table orders add column whole_cents integer not null default 1 check (whole_cents > 0)`,
        `update orders set whole_cents = amount_cents`,
        `alter table orders drop column amount_cents`,
        `alter table orders rename column whole_cents to amount_cents`,
      ],
      postgres: [
        `do $$ declare old_check text; begin
          select conname into old_check from pg_constraint
            where conrelid = 'orders'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%amount_cents = %';
          if old_check is not null then execute format('alter table orders drop constraint %I', old_check); end if;
        end $$`,
        `alter table orders add constraint orders_amount_check
          check (amount_cents = subtotal_cents + tax_cents + shipping_cents)`,
      ],
    },
  ],
};
