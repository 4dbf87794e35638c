import type { Database } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { refused, refusedFields, type FieldError, type Refusal } from '#backend/refusal.ts';
import { recordAudit, recordAudits, type Staff } from '#backend/audit/audit.ts';
import { maxOnHand, type StockChange } from './stock-input.ts';
import { applyMoves, findStocked, type StockedProduct } from './stock-repository.ts';
import * as texts from './texts.ts';

/** The reason why this change cannot be made now, or null. */
function faultOf(change: StockChange, product: StockedProduct | undefined, field: string): FieldError | null {
  if (!product) return { code: 'UNKNOWN_PRODUCT', field: `${field}.productId`, message: texts.unknownProduct };
  const { name, onHand } = product;
  const { reason, ifOnHand = null } = change;
  const changedSince = (message: string): FieldError => ({
    code: 'CHANGED_SINCE',
    field: `${field}.ifOnHand`,
    message,
  });
  if (onHand === null) {
    if (ifOnHand !== null) return changedSince(texts.noLongerCounted(name));
    if (reason !== 'COUNTED') {
      return { code: 'INVALID', field: `${field}.reason`, message: texts.countFirst(name) };
    }
  } else if (ifOnHand === null && reason === 'COUNTED') {
    return changedSince(texts.countedAlready(name, onHand));
  } else if (ifOnHand !== null && ifOnHand !== onHand) {
    return changedSince(texts.otherOnHand(name, onHand, ifOnHand));
  }
  const next = (onHand ?? 0) + change.change;
  if (next < 0) {
    return { code: 'INVALID', field: `${field}.change`, message: texts.fewerOnHand(onHand ?? 0, name) };
  }
  if (next > maxOnHand) {
    return { code: 'TOO_MANY', field: `${field}.change`, message: texts.tooManyOnHand(maxOnHand, name) };
  }
  return null;
}

/** Makes all changes, or none: then the refusal names every reason. */
export async function adjustStock(
  database: Database,
  changes: StockChange[],
  { actor, now }: { actor: Staff; now: number },
): Promise<Refusal | null> {
  return database.write(async (trx) => {
    const ids = changes.map(({ productId }) => productId).filter(isRecordId);
    await database.lockIds(trx, ids, 'exclusive');
    const products = await findStocked(trx, ids);
    const faults = changes.flatMap(
      (change, index) => faultOf(change, products.get(change.productId), `changes.${index}`) ?? [],
    );
    const [first, ...others] = faults;
    if (first) return refusedFields([first, ...others]);
    const moves = changes.map(({ productId, change, reason }) => ({ productId, kind: reason, quantity: change }));
    await applyMoves(trx, moves, now);
    const counted = await findStocked(trx, ids);
    await recordAudits(
      trx,
      changes.map(({ productId: id, change, reason }) => ({
        actor,
        action: 'STOCK_ADJUSTED',
        subject: { kind: 'PRODUCT', id, name: products.get(id)?.name ?? '' },
        before: { onHand: products.get(id)?.onHand },
        after: { onHand: counted.get(id)?.onHand, change, reason },
        at: now,
      })),
    );
    return null;
  });
}

/** Stops counting a product: only the seller's switch decides whether it can be bought. Repeated, it does nothing. */
export async function stopCounting(
  database: Database,
  productId: string,
  { actor, now }: { actor: Staff; now: number },
): Promise<Refusal | null> {
  return database.write(async (trx) => {
    const ids = [productId].filter(isRecordId);
    await database.lockIds(trx, ids, 'exclusive');
    const product = (await findStocked(trx, ids)).get(productId);
    if (!product) return refused('UNKNOWN_PRODUCT', texts.unknownProduct, 'productId');
    if (product.onHand !== null) {
      await applyMoves(trx, [{ productId, kind: 'STOPPED', quantity: -product.onHand }], now);
      const subject = { kind: 'PRODUCT', id: productId, name: product.name };
      const before = { onHand: product.onHand };
      await recordAudit(trx, { actor, action: 'STOCK_NOT_COUNTED', subject, before, after: { onHand: null }, at: now });
    }
    return null;
  });
}
