// Tested by tests/backend/tax-rates.test.ts.
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { IncludedTax } from '#backend/rules/money.ts';
import type { OrderTaxes } from './order-ledger.ts';

/**
 * The table `order_taxes` has the taxes in the prices of an order, one row for each rate. They are written when the order is placed,
 * those of the found goods when its picking is finished, and never computed again.
 */

/** Writes the taxes of a new order. */
export async function insertOrderTaxes(
  trx: DatabaseTransaction,
  orderId: string,
  taxes: readonly IncludedTax[],
): Promise<void> {
  if (taxes.length === 0) return;
  await trx
    .insertInto('order_taxes')
    .values(
      taxes.map(({ name, basisPoints, netCents, taxCents }) => ({
        order_id: orderId,
        rate: basisPoints,
        name,
        net_cents: netCents,
        tax_cents: taxCents,
        settled_net_cents: null,
        settled_tax_cents: null,
      })),
    )
    .execute();
}

/**
 * Writes the taxes in the price of what was found. A rate without any found goods has no tax, and one that only a substitute has
 * gets a row.
 */
export async function settleOrderTaxes(
  trx: DatabaseTransaction,
  orderId: string,
  taxes: readonly IncludedTax[],
): Promise<void> {
  await trx
    .updateTable('order_taxes')
    .set({ settled_net_cents: 0, settled_tax_cents: 0 })
    .where('order_id', '=', orderId)
    .execute();
  for (const { name, basisPoints, netCents, taxCents } of taxes) {
    const settled = { settled_net_cents: netCents, settled_tax_cents: taxCents };
    await trx
      .insertInto('order_taxes')
      .values({ order_id: orderId, rate: basisPoints, name, net_cents: 0, tax_cents: 0, ...settled })
      .onConflict((conflict) => conflict.columns(['order_id', 'rate']).doUpdateSet(settled))
      .execute();
  }
}

/** The taxes of these orders; an order without them is absent. */
export async function readOrderTaxes(
  source: Database['query'],
  orderIds: readonly string[],
): Promise<Map<string, OrderTaxes>> {
  const taxes = new Map<string, OrderTaxes>();
  if (orderIds.length === 0) return taxes;
  const rows = await source
    .selectFrom('order_taxes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('rate', 'desc')
    .execute();
  for (const row of rows) {
    const { order_id, name, rate: basisPoints, settled_net_cents, settled_tax_cents } = row;
    const { placed, settled } = taxes.get(order_id) ?? { placed: [], settled: null };
    placed.push({ name, basisPoints, netCents: row.net_cents, taxCents: row.tax_cents });
    const isSettled = settled_net_cents !== null && settled_tax_cents !== null;
    const found = isSettled ? [{ name, basisPoints, netCents: settled_net_cents, taxCents: settled_tax_cents }] : null;
    taxes.set(order_id, { placed, settled: found && [...(settled ?? []), ...found] });
  }
  return taxes;
}
