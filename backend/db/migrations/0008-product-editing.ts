import { readWeight } from '#readers/weight.ts';
import type { Migration } from './migration.ts';

/**
 * The columns that the seller's changes of products need. Old products keep the order of the list, in which they were
 * added, and get the size that the text of their weight names.
 */
export const productEditingMigration: Migration = {
  id: 8,
  name: 'product-editing',
  statements: [
    `alter table products add column version integer not null default 1`,
    `alter table products add column archived_at bigint`,
    `alter table products add column position integer not null default 0`,
    `alter table products add column is_best_seller integer not null default 0 check (is_best_seller in (0, 1))`,
    `alter table products add column pack_amount integer check (pack_amount between 1 and 1000000)`,
    `alter table products add column pack_unit text check (pack_unit in ('G', 'ML', 'PIECE'))`,
    `update products set position = numbered.place
      from (select id, row_number() over (order by created_at, id) as place from products) as numbered
      where numbered.id = products.id`,
    `drop index products_in_order`,
    `create index products_in_order on products (position, created_at, id)`,
  ],
  async fill(trx) {
    const rows = await trx.selectFrom('products').select('weight').distinct().where('weight', 'is not', null).execute();
    for (const { weight } of rows) {
      // A text that begins with a word, such as `about 500 g`, says more than a size.
      const size = weight !== null && /^\d/.test(weight) ? readWeight(weight)?.size : null;
      if (!size) continue;
      await trx
        .updateTable('products')
        .set({ pack_amount: size.amount, pack_unit: size.unit })
        .where('weight', '=', weight)
        .execute();
    }
  },
};
