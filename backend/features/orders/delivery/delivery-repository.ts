import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readShopValue, replaceShopValue } from '#backend/db/shop-values.ts';
import type { SlotKind } from '#backend/db/tables.ts';
import { recordAudit, type Staff } from '../../../audit/audit.ts';

/** A period of the weekly template. Times are `HH:MM` on the clock of the shop. */
export interface SlotWindow {
  kind: SlotKind;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  start: string;
  /** May be `24:00`. */
  end: string;
  /** How many orders it takes. */
  capacity: number;
  /** Orders are taken until this time, that many days before. */
  cutOffTime: string;
  cutOffDaysBefore: number;
}

/** What decides which slots there are. */
export interface SlotTemplate {
  windows: SlotWindow[];
  /** For how many days slots can be chosen, today included. */
  daysAhead: number;
  /** Dates (`2026-12-25`) without slots. */
  closedDays: string[];
}

/** Where the store delivers, and what it costs there. */
export interface DeliveryArea {
  name: string;
  /** Postal codes, and beginnings of some with `*` behind: `10115`, `SW1A*`. */
  postalCodes: string[];
  feeCents: number;
  /** The sum of the products from which delivery is free; null when it never is. */
  freeFromCents: number | null;
  /** The least sum of the products. */
  minimumCents: number;
}

/** When and where the store delivers. Without windows it promises no times; without areas it delivers everywhere, free. */
export interface DeliveryPlan extends SlotTemplate {
  /** 0 before the first change, and one more with each change. */
  version: number;
  areas: DeliveryArea[];
}

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
    const subject = { kind: 'SETTINGS', id: null, name: 'Delivery' };
    await recordAudit(trx, { actor, action: 'DELIVERY_CHANGED', subject, before, after: plan, at: now });
    return true;
  });
}

/** How many places of a slot unpaid online orders hold. */
export async function countUnpaid(trx: DatabaseTransaction, slotId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('slot_id', '=', slotId)
    .where('payment_state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many places of these slots are taken, by id. Cancelled and expired orders take none, unpaid online orders do. */
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
