import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { IncludedTax } from '#backend/money.ts';

/**
 * The table `order_taxes` has the taxes in the prices of an order, one row for each rate. They are written when the order is placed
 * and never computed again.
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
      })),
    )
    .execute();
}

/** The taxes of these orders, highest rate first; an order without them is absent. */
export async function readOrderTaxes(
  source: Database['query'],
  orderIds: readonly string[],
): Promise<Map<string, IncludedTax[]>> {
  const taxes = new Map<string, IncludedTax[]>();
  if (orderIds.length === 0) return taxes;
  const rows = await source
    .selectFrom('order_taxes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('rate', 'desc')
    .execute();
  for (const { order_id, name, rate, net_cents, tax_cents } of rows) {
    const list = taxes.get(order_id) ?? [];
    list.push({ name, basisPoints: rate, netCents: net_cents, taxCents: tax_cents });
    taxes.set(order_id, list);
  }
  return taxes;
}
