import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readShopValue, replaceShopValue } from '#backend/db/shop-values.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import type { DeliveryPlan } from './delivery-plan.ts';
import * as texts from './texts.ts';

const emptyPlan: DeliveryPlan = { version: 0, windows: [], daysAhead: 7, closedDays: [], areas: [] };

/** Inside a transaction, `source` is the transaction. */
export async function readPlan(source: Database['query']): Promise<DeliveryPlan> {
  return parse(await readShopValue(source, 'delivery-plan'));
}

// Written by savePlan only.
const parse = (text: string | null) => (text === null ? emptyPlan : (JSON.parse(text) as DeliveryPlan));

/** Saves the plan; false when the seller has changed it since that version. */
export async function savePlan(
  database: Database,
  { ifVersion, ...plan }: Omit<DeliveryPlan, 'version'> & { ifVersion: number },
  { actor, now }: { actor: Staff; now: number },
): Promise<boolean> {
  return database.write(async (trx) => {
    const text = await readShopValue(trx, 'delivery-plan');
    const { version, ...before } = parse(text);
    if (version !== ifVersion) return false;
    if (!(await replaceShopValue(trx, 'delivery-plan', text, JSON.stringify({ version: version + 1, ...plan })))) {
      return false;
    }
    const subject = { kind: 'SETTINGS', id: null, name: texts.delivery };
    await recordAudit(trx, { actor, action: 'DELIVERY_CHANGED', subject, before, after: plan, at: now });
    return true;
  });
}

/** The number of places of a slot that unpaid online orders hold. */
export async function countUnpaid(trx: DatabaseTransaction, slotId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('slot_id', '=', slotId)
    .where('payment_state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The number of taken places of each of these slots, by id. Cancelled and expired orders take none, unpaid online
 * orders do.
 */
export async function countTaken(
  source: Database['query'] | DatabaseTransaction,
  slots: readonly { id: string }[],
): Promise<Map<string, number>> {
  if (slots.length === 0) return new Map();
  const rows = await source
    .selectFrom('orders')
    .select((is) => ['slot_id', is.fn.countAll<number>().as('count')])
    .where(
      'slot_id',
      'in',
      slots.map(({ id }) => id),
    )
    .where('stage', '<>', 'CANCELLED')
    .where('payment_state', 'not in', ['cancelled', 'expired'])
    .groupBy('slot_id')
    .execute();
  return new Map(rows.map(({ slot_id, count }) => [slot_id ?? '', Number(count)]));
}
