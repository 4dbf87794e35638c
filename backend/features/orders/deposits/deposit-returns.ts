import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import { addOnce } from '#backend/db/added-records.ts';
import type { DepositPayout } from '#backend/db/deposit-tables.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import { depositTypesById } from '#backend/features/catalogue/deposits/deposit-type-repository.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import type { DepositType } from '#backend/rules/deposits.ts';
import { toUnits } from '#backend/rules/money.ts';
import { lockOrder } from '../changes/change-order.ts';
import * as texts from './texts.ts';

/** Containers that came back. A negative count takes a wrong entry back. */
interface NewReturn {
  /** The order with which they came; null at the door without an order. */
  orderId: string | null;
  payout: DepositPayout;
  containers: readonly { type: string; count: number }[];
}

/** The longest name of a subject in the trail of changes. */
const maxSubject = 100;

type Entered = { refusal: Refusal } | { paidBackCents: number };

/**
 * Enters containers that came back, and what was paid back for them: their number times the deposit of their type. The order does not
 * change. The same `hash`, the result of `readAddingHash`, enters them once.
 */
export async function enterReturn(
  database: Database,
  entry: NewReturn,
  { actor, now, hash }: { actor: Staff; now: number; hash: string | null },
): Promise<Entered> {
  return database.write(async (trx) => {
    const types = await depositTypesById(trx);
    const paidBackCents = entry.containers.reduce(
      (sum, { type, count }) => sum + (types.get(type)?.cents ?? 0) * count,
      0,
    );
    const add = () => insertReturn(trx, entry, { actor, now, types, paidBackCents });
    return addOnce<Entered>(trx, {
      hash,
      now,
      add,
      idOf: (entered) => ('refusal' in entered ? null : 'entered'),
      repeat: () => Promise.resolve({ paidBackCents }),
    });
  });
}

async function insertReturn(
  trx: DatabaseTransaction,
  { orderId, payout, containers }: NewReturn,
  by: { actor: Staff; now: number; types: ReadonlyMap<string, DepositType>; paidBackCents: number },
): Promise<Entered> {
  const { actor, now, types, paidBackCents } = by;
  if (containers.some(({ type }) => !types.has(type))) {
    return { refusal: refused('INVALID', texts.unknownType, 'containers') };
  }
  const order = orderId === null ? null : await lockOrder(trx, orderId, { role: 'SELLER', staff: actor });
  if (orderId !== null && order === null) return { refusal: refused('REFUSED', texts.noSuchOrder, 'orderId') };
  const rest = { order_id: orderId, kind: 'RETURNED' as const, payout, at: now };
  await trx
    .insertInto('deposit_moves')
    .values(
      containers.map(({ type, count }) => ({
        id: newRecordId(now),
        type_id: type,
        cents: 0 - (types.get(type)?.cents ?? 0) * count,
        count,
        staff_id: actor.id,
        staff_name: actor.name,
        ...rest,
      })),
    )
    .execute();
  const named = containers.map(({ type, count }) => `${count} × ${types.get(type)?.name ?? ''}`).join(', ');
  await recordAudit(trx, {
    actor,
    action: 'DEPOSIT_RETURNED',
    subject: order
      ? { kind: 'ORDER', id: order.id, name: String(order.number) }
      : { kind: 'DEPOSIT', id: null, name: named.slice(0, maxSubject) },
    before: null,
    after: { amount: toUnits(paidBackCents), payout, containers: named },
    at: now,
  });
  return { paidBackCents };
}
