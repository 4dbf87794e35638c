// Tested by tests/backend/settled-wrongly.test.ts and tests/backend/shop-status.test.ts.
import type { Database } from '#backend/db/database.ts';
import type { TaxedCents } from '#backend/rules/money.ts';
import { readLedgers } from '../order-ledger-repository.ts';
import { withLines } from '../order-repository.ts';
import { owedOf } from '#backend/rules/owed-refunds.ts';

/** What the shop owes of an order that was settled wrongly. */
export interface OwedRefund {
  orderNumber: number;
  currency: string;
  parts: TaxedCents[];
}

/** The most orders that are looked at. Each that is paid back makes room for another. */
const maxOrders = 500;

/**
 * The orders of which too little was paid back: versions before the accounts of lines settled them, and a refund for a line paid for what
 * was missing of another one. The newest order comes first.
 */
export async function readOwedRefunds({ query }: Database): Promise<OwedRefund[]> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where('settled_at', 'is not', null)
    .where('id', 'in', (from) => from.selectFrom('refund_lines').select('order_id').where('after_pick', 'is', null))
    .orderBy('created_at', 'desc')
    .limit(maxOrders)
    .execute();
  const orders = await withLines(query, rows);
  const ledgers = await readLedgers(query, orders);
  return orders.flatMap((order) => {
    const ledger = ledgers.get(order.id);
    const parts = ledger === undefined ? [] : owedOf(order, ledger);
    return parts.length === 0 ? [] : [{ orderNumber: order.number, currency: order.currency, parts }];
  });
}
