import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { refused, refusedFields, type FieldError, type Refusal } from '#backend/refusal.ts';
import { recordAudit, recordAudits, type AuditEntry, type Staff } from '#backend/audit/audit.ts';
import { maxOnHand, type StockChange } from './stock-input.ts';
import { applyMoves, findMovesByKey, findStocked, isChangedByHand, type StockedProduct } from './stock-repository.ts';
import * as texts from './texts.ts';

const keyUsed = refused(
  'INVALID',
  'This Idempotency-Key was already used for other changes. Please use a new one.',
  'idempotencyKey',
);

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join('\n') === other.toSorted().join('\n');

/** Whether a request with that key has made these changes; a refusal when it has made others. */
async function findRepetition(
  trx: DatabaseTransaction,
  changes: StockChange[],
  key: string | null,
): Promise<boolean | Refusal> {
  const moves = key === null ? [] : await findMovesByKey(trx, key);
  if (moves.length === 0) return false;
  const isSame = isSameList(
    moves.map(({ productId, kind, quantity }) => `${productId} ${kind} ${quantity}`),
    changes.map(({ productId, reason, change }) => `${productId} ${reason} ${change}`),
  );
  return isSame || keyUsed;
}

/** The reason why this change cannot be made now, or null. `isMoved`: only what orders did since may stay. */
function faultOf(
  change: StockChange,
  product: StockedProduct | undefined,
  { field, isMoved }: { field: string; isMoved: boolean },
): FieldError | null {
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
  } else if (ifOnHand !== null && isMoved) {
    return changedSince(texts.otherOnHand(name, onHand, ifOnHand));
  }
  const next = (onHand ?? 0) + change.change;
  if (next < 0) {
    // More was sold since than the count says is there: only a new count can tell.
    if (ifOnHand !== null && ifOnHand !== onHand) return changedSince(texts.otherOnHand(name, onHand ?? 0, ifOnHand));
    return { code: 'INVALID', field: `${field}.change`, message: texts.fewerOnHand(onHand ?? 0, name) };
  }
  if (next > maxOnHand) {
    return { code: 'TOO_MANY', field: `${field}.change`, message: texts.tooManyOnHand(maxOnHand, name) };
  }
  return null;
}

/**
 * Whether the stock is another one than the change was computed from. For a count that names the newest move that was seen,
 * what orders did since does not matter: the count says how far the shelf was off, and the orders are taken from that.
 */
async function isMovedSince(
  trx: DatabaseTransaction,
  { productId, reason, ifOnHand = null, ifMove = null }: StockChange,
  onHand: number | null | undefined,
): Promise<boolean> {
  if (ifOnHand === null) return false;
  if (reason === 'COUNTED' && ifMove !== null) return isChangedByHand(trx, { productId, after: ifMove });
  return ifOnHand !== onHand;
}

/** Makes all changes, or none: then the refusal names every reason. The same key makes them once. */
export async function adjustStock(
  database: Database,
  changes: StockChange[],
  { actor, now, note, key }: { actor: Staff; now: number; note: string | null; key: string | null },
): Promise<Refusal | null> {
  return database.write(async (trx) => {
    const ids = [...new Set(changes.map(({ productId }) => productId).filter(isRecordId))];
    await database.lockIds(trx, ids, 'exclusive');
    const repetition = await findRepetition(trx, changes, key);
    if (repetition !== false) return repetition === true ? null : repetition;
    const products = await findStocked(trx, ids);
    const faults: FieldError[] = [];
    const audits: AuditEntry[] = [];
    for (const [index, change] of changes.entries()) {
      const { productId: id, change: by, reason } = change;
      const product = products.get(id);
      const isMoved = await isMovedSince(trx, change, product?.onHand);
      const fault = faultOf(change, product, { field: `changes.${index}`, isMoved });
      if (fault) faults.push(fault);
      if (fault || !product) continue;
      const onHand = (product.onHand ?? 0) + by;
      audits.push({
        actor,
        action: 'STOCK_ADJUSTED',
        subject: { kind: 'PRODUCT', id, name: product.name },
        before: { onHand: product.onHand },
        after: { onHand, change: by, reason, ...(note !== null && { note }) },
        at: now,
      });
      // A later change of the same product begins with what this one leaves.
      products.set(id, { ...product, onHand });
    }
    const [first, ...others] = faults;
    if (first) return refusedFields([first, ...others]);
    const moves = changes.map(({ productId, change, reason }) => ({ productId, kind: reason, quantity: change }));
    await applyMoves(trx, moves, { now, staff: actor, note, key });
    await recordAudits(trx, audits);
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
      await applyMoves(trx, [{ productId, kind: 'STOPPED', quantity: -product.onHand }], { now, staff: actor });
      const subject = { kind: 'PRODUCT', id: productId, name: product.name };
      const before = { onHand: product.onHand };
      await recordAudit(trx, { actor, action: 'STOCK_NOT_COUNTED', subject, before, after: { onHand: null }, at: now });
    }
    return null;
  });
}
