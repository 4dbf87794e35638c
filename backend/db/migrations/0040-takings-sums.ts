import type { Migration } from './migration.ts';

/**
 * The money and the taxes of each past quarter of an hour. The housekeeping adds those of old orders in many small steps, so that an upgrade
 * of a shop with many orders does not wait for them.
 */
export const takingsSumsMigration: Migration = {
  id: 40,
  name: 'takings-sums',
  statements: [
    `create table takings_sums (
      quarter bigint not null,
      is_test integer not null check (is_test in (0, 1)),
      placed_orders integer not null,
      placed_cents bigint not null,
      card_cents bigint not null,
      cash_cents bigint not null,
      refunded_cents bigint not null,
      primary key (quarter, is_test)
    )`,
    `create table tax_sums (
      quarter bigint not null,
      is_test integer not null check (is_test in (0, 1)),
      is_added integer not null check (is_added in (0, 1)),
      rate integer not null,
      name text not null,
      net_cents bigint not null,
      tax_cents bigint not null,
      primary key (quarter, is_test, is_added, rate, name)
    )`,
    `insert into shop_facts (name, value) values ('takings-summed-until', '0')`,
  ],
};
