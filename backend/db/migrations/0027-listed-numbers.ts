import type { Migration } from './migration.ts';

const numbersPerBatch = 5000;

/**
 * Each order has its number also in `orders`, for lists by number. Without the indexes that the next migration makes of the new
 * column, and without those that it replaces, the rows are written in a fraction of the time.
 */
export const listedNumbersMigration: Migration = {
  id: 27,
  name: 'listed-numbers',
  statements: [
    `drop index orders_of_user`,
    `drop index orders_by_stage`,
    `drop index orders_by_payment`,
    `alter table orders add column number bigint`,
  ],
  async fill(trx, report) {
    const numbers = trx.selectFrom('order_numbers');
    const { first } = await numbers
      .select((is) => is.fn.min<number | null>('number').as('first'))
      .executeTakeFirstOrThrow();
    const { last } = await numbers
      .select((is) => is.fn.max<number | null>('number').as('last'))
      .executeTakeFirstOrThrow();
    if (first === null || last === null) return;
    for (let from = first; from <= last; from += numbersPerBatch) {
      await trx
        .updateTable('orders')
        .from('order_numbers as given')
        .set((is) => ({ number: is.ref('given.number') }))
        .whereRef('given.order_id', '=', 'orders.id')
        .where('given.number', '>=', from)
        .where('given.number', '<', from + numbersPerBatch)
        .execute();
      await report('orders', Math.min(from + numbersPerBatch, last + 1) - first, last + 1 - first);
    }
  },
};
