import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { refused, type Refusal } from '#backend/http/envelope.ts';
import { sumOrder, type OrderSums } from '#backend/money.ts';
import { settleStock } from '../stock/order-stock.ts';
import type { OrderMoney } from '../orders/order-life.ts';
import type { Order } from '../orders/order-repository.ts';
import { settleOrderTaxes } from '../orders/order-tax-repository.ts';
import { addRefund } from '../orders/refund-repository.ts';
import type { LinePick } from './pick-repository.ts';

const refundReason = 'Not all was found';

/** What the shopper pays for what was found, at most what was placed. Lines without a pick were found as ordered. */
export function settledSums(
  order: Order,
  picks: LinePick[],
): Pick<OrderSums, 'amountCents' | 'taxCents' | 'includedTaxes'> {
  const centsByLine = new Map(picks.map(({ line, cents }) => [line, cents]));
  const lines = order.lines.map(({ priceCents, quantity, tax }, line) => ({
    cents: centsByLine.get(line) ?? priceCents * quantity,
    tax,
  }));
  const { amountCents, taxCents, includedTaxes } = sumOrder(lines, {
    shippingCents: order.shippingCents,
    rule: order.taxRule,
  });
  return {
    amountCents: Math.min(amountCents, order.amountCents),
    taxCents: Math.min(taxCents, order.taxCents),
    includedTaxes,
  };
}

/** Why the picking of this order cannot end now, or null. */
export function unfinished(order: Order, picks: LinePick[]): Refusal | null {
  const missing = order.lines.length - picks.length;
  if (missing > 0) {
    const [products, are] = missing === 1 ? ['product', 'is'] : ['products', 'are'];
    return refused('REFUSED', `${missing} ${products} of this order ${are} not picked yet. Please pick them first.`);
  }
  if (picks.every(({ quantity }) => quantity === 0)) {
    return refused('REFUSED', 'Nothing of this order was found. Please cancel it instead.');
  }
  return null;
}

/**
 * Ends the picking of a locked order: writes what it costs now, gives missing pieces back to the stock ledger, and enters the
 * refund of what was paid too much.
 */
export async function settleOrder(
  database: Database,
  trx: DatabaseTransaction,
  { order, money, picks, now }: { order: Order; money: OrderMoney; picks: LinePick[]; now: number },
): Promise<void> {
  const { amountCents, taxCents, includedTaxes } = settledSums(order, picks);
  await trx
    .updateTable('orders')
    .set({ settled_cents: amountCents, settled_tax_cents: taxCents, settled_at: now })
    .where('id', '=', order.id)
    .execute();
  if (includedTaxes.length > 0) await settleOrderTaxes(trx, order.id, includedTaxes);
  await settleStock(database, trx, { orderId: order.id, picks, now });
  const tooMuchCents = money.paidCents - money.refundedCents - amountCents;
  if (tooMuchCents <= 0) return;
  await addRefund(trx, {
    orderId: order.id,
    cents: tooMuchCents,
    reason: refundReason,
    provider: order.provider,
    repeatKey: null,
    now,
  });
}
