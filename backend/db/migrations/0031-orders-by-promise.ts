import type { Migration } from './migration.ts';

/**
 * Lists by promise read the orders of each stage by the start of their slots; those without a slot have the greatest number and come
 * last. The second index finds the orders of one day.
 */
export const ordersByPromiseMigration: Migration = {
  id: 31,
  name: 'orders-by-promise',
  statements: [
    `create index orders_by_promise on orders
      (stage, payment_type, is_paid, coalesce(slot_start, 9007199254740991), number)`,
    `create index orders_by_slot_start on orders (slot_start) where slot_start is not null`,
  ],
};
