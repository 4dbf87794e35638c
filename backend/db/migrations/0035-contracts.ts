import type { Migration } from './migration.ts';

/**
 * The withdrawals from orders, the texts of the contract at the time of an order, and the minimum age of products. Older orders and
 * products have none.
 */
export const contractsMigration: Migration = {
  id: 35,
  name: 'contracts',
  statements: [
    `create table withdrawals (
      id text primary key,
      order_id text references orders (id) on delete set null,
      order_number text not null,
      name text not null,
      email text not null,
      goods text not null,
      received_at bigint not null
    )`,
    `create index withdrawals_of_order on withdrawals (order_id)`,
    `create index withdrawals_by_email on withdrawals (email)`,
    `alter table orders add column withdrawn_at bigint`,
    `create table contract_texts (
      hash text primary key,
      text text not null,
      created_at bigint not null
    )`,
    `alter table orders add column terms_hash text references contract_texts (hash)`,
    `alter table orders add column withdrawal_hash text references contract_texts (hash)`,
    `alter table products add column minimum_age integer check (minimum_age in (16, 18))`,
    `alter table order_lines add column minimum_age integer`,
  ],
};
