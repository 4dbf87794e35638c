// Tested by tests/backend/deposits.test.ts.
import type { DatabaseTransaction } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import { depositsHeld } from '#backend/rules/held-deposits.ts';
import { readLedger } from '../order-ledger-repository.ts';
import { findOrder } from '../order-repository.ts';

/**
 * Records how the deposits that the shop has of an order have changed: call it in the transaction that has entered a payment or a
 * refund, or ended the picking, after that. The change is found by comparing with what is recorded, so a call too many records nothing.
 * Test payments move no money and no deposits.
 */
export async function recordCharged(trx: DatabaseTransaction, orderId: string, now: number): Promise<void> {
  const row = await trx
    .selectFrom('orders')
    .select(['deposit_cents', 'settled_deposit_cents', 'provider'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row || row.provider === 'sandbox') return;
  // A substitute can have a deposit that nothing ordered has.
  if (row.deposit_cents === 0 && !row.settled_deposit_cents) return;
  const order = await findOrder(trx, orderId);
  if (order === null) return;
  const held = depositsHeld(order, await readLedger(trx, order));
  const recorded = await trx
    .selectFrom('deposit_moves')
    .select((is) => ['type_id', is.fn.sum<number>('cents').as('cents')])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'CHARGED')
    .groupBy('type_id')
    .execute();
  const before = new Map(recorded.map(({ type_id, cents }) => [type_id, Number(cents)]));
  const moves = [...new Set([...held.keys(), ...before.keys()])]
    .map((typeId) => ({ typeId, cents: (held.get(typeId) ?? 0) - (before.get(typeId) ?? 0) }))
    .filter(({ cents }) => cents !== 0);
  if (moves.length === 0) return;
  const rest = { order_id: orderId, kind: 'CHARGED' as const, count: null, payout: null, at: now };
  await trx
    .insertInto('deposit_moves')
    .values(moves.map(({ typeId, cents }) => ({ id: newRecordId(now), type_id: typeId, cents, ...rest })))
    .execute();
}
