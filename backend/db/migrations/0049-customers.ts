import type { Migration } from './migration.ts';

/** Orders that the staff takes for customers, for example by telephone, and the notes of the shop about customers. */
export const customersMigration: Migration = {
  id: 49,
  name: 'customers',
  statements: [
    `alter table guests add column by_staff integer not null default 0 check (by_staff in (0, 1))`,
    `alter table guest_links add column order_id text`,
    `create table taken_orders (
      order_id text primary key references orders (id) on delete cascade,
      staff_id text not null,
      staff_name text not null,
      exceeded text check (exceeded in ('FULL', 'PAST_CUT_OFF')),
      reason text
    )`,
    `create table customer_notes (
      user_id text primary key references users (id) on delete cascade,
      note text not null,
      updated_at bigint not null
    )`,
  ],
};
