import type { Migration } from './migration.ts';

/**
 * What the account of a line needs: whether a refund for it came before its pick, and whether a refund for no line counts towards what
 * is missing. Until now, one from before the end of the picking did. The tax in the delivery fee was that of class A.
 */
export const lineAccountsMigration: Migration = {
  id: 42,
  name: 'line-accounts',
  statements: [
    `alter table refund_lines add column after_pick integer check (after_pick >= 0)`,
    `alter table refunds add column for_missing integer not null default 0 check (for_missing in (0, 1))`,
    `update refunds set for_missing = 1
      where not exists (select 1 from refund_lines where refund_lines.refund_id = refunds.id)
        and exists (select 1 from orders where orders.id = refunds.order_id
          and (orders.settled_at is null or orders.settled_at > refunds.created_at))`,
    `alter table orders add column fee_tax text not null default 'CLASS_A' check (fee_tax in ('CLASS_A', 'GOODS'))`,
  ],
};
