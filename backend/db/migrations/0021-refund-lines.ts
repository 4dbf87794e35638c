import type { Migration } from './migration.ts';

/** The order lines that a refund is for. Refunds from before are for no line. */
export const refundLinesMigration: Migration = {
  id: 21,
  name: 'refund-lines',
  statements: [
    `create table refund_lines (
      order_id text not null references orders (id) on delete cascade,
      refund_id text not null references refunds (id) on delete cascade,
      line integer not null check (line >= 0),
      cents integer not null check (cents >= 0),
      primary key (order_id, refund_id, line)
    )`,
  ],
};
