// Tested by tests/backend/product-import.test.ts and tests/backend/recorded-changes.test.ts.
import { recordAudits, type Staff } from '#backend/audit/audit.ts';
import type { DatabaseTransaction } from '#backend/db/database.ts';
import { applyMoves, findStocked } from './stock-repository.ts';

/** A count of the pieces of a product. `from`: what it was computed from; null when the product was not counted. */
export interface StockCount {
  productId: string;
  from: number | null;
  to: number;
}

/** The names of the products whose stock is no longer what the counts were computed from. */
export async function changedStock(trx: DatabaseTransaction, counts: readonly StockCount[]): Promise<string[]> {
  const products = await findStocked(
    trx,
    counts.map(({ productId }) => productId),
  );
  const changed = counts.filter(({ productId, from }) => products.get(productId)?.onHand !== from);
  return changed.map(({ productId }) => products.get(productId)?.name ?? productId);
}

/**
 * Books counts, and starts the counting of products that were not counted. Lock the products exclusively before, and check
 * them by `changedStock`.
 */
export async function countStock(
  trx: DatabaseTransaction,
  counts: readonly StockCount[],
  { actor, now }: { actor: Staff; now: number },
): Promise<void> {
  const ids = counts.map(({ productId }) => productId);
  const products = await findStocked(trx, ids);
  const changeOf = ({ from, to }: StockCount) => to - (from ?? 0);
  await applyMoves(
    trx,
    counts.map((count) => ({ productId: count.productId, kind: 'COUNTED', quantity: changeOf(count) })),
    { now, staff: actor },
  );
  await recordAudits(
    trx,
    counts.map((count) => ({
      actor,
      action: 'STOCK_ADJUSTED',
      subject: { kind: 'PRODUCT', id: count.productId, name: products.get(count.productId)?.name ?? '' },
      before: { onHand: count.from },
      after: { onHand: count.to, change: changeOf(count), reason: 'COUNTED' },
      at: now,
    })),
  );
}
