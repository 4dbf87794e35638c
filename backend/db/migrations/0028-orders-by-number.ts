import type { Migration } from './migration.ts';

/** Lists read orders by number, sums by the time they were placed. */
export const ordersByNumberMigration: Migration = {
  id: 28,
  name: 'orders-by-number',
  statements: [
    `create index orders_of_user on orders (user_id, number, created_at)`,
    `create index orders_by_number on orders (payment_type, is_paid, number, id)`,
    `create index orders_by_payment on orders (payment_type, is_paid, created_at, number)`,
    `create index orders_by_stage on orders (stage, payment_type, is_paid, number, created_at, id)`,
    `create index orders_without_number on orders (id) where number is null`,
  ],
};
