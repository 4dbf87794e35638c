import type { Migration } from './migration.ts';

/** Counts that several processes share, the cart's last clearing, and a quick way to orders that wait for payment. */
export const throttlesMigration: Migration = {
  id: 2,
  name: 'throttles',
  statements: [
    `create table throttles (
      name text not null,
      subject text not null,
      stamp bigint not null,
      count integer not null,
      primary key (name, subject)
    )`,
    `create index throttles_by_age on throttles (stamp)`,
    `alter table users add column cart_cleared_version integer not null default 0`,
    `create index orders_waiting on orders (payment_state, created_at)`,
  ],
};
