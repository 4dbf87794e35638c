// Tested by tests/backend/delivery-slots.test.ts.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readShopValue, replaceShopValue } from '#backend/db/shop-values.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import { slotsAhead, type DatedSlot } from '#backend/rules/slots.ts';
import type { DeliveryPlan } from './delivery-plan.ts';
import * as texts from './texts.ts';

const emptyPlan: DeliveryPlan = { version: 0, windows: [], daysAhead: 7, closedDays: [], areas: [] };

/** Inside a transaction, `source` is the transaction. */
export async function readPlan(source: Database['query']): Promise<DeliveryPlan> {
  return parse(await readShopValue(source, 'delivery-plan'));
}

// Written by savePlan only.
const parse = (text: string | null) => (text === null ? emptyPlan : (JSON.parse(text) as DeliveryPlan));

/** What a saved plan leaves: the number of orders that are promised times which it no longer has. */
interface SavedPlan {
  orphanedOrders: number;
}

/** Saves the plan; null when the seller has changed it since that version. */
export async function savePlan(
  database: Database,
  { ifVersion, ...plan }: Omit<DeliveryPlan, 'version'> & { ifVersion: number },
  { actor, timeZone, now }: { actor: Staff; timeZone: string; now: number },
): Promise<SavedPlan | null> {
  return database.write(async (trx) => {
    const { windows, daysAhead, closedDays } = await readPlan(trx);
    const slots = slotsAhead({ windows, daysAhead, closedDays }, timeZone, now);
    await database.lockIds(
      trx,
      slots.map(({ id }) => slotLock(id)),
      'exclusive',
    );
    const text = await readShopValue(trx, 'delivery-plan');
    const { version, ...before } = parse(text);
    if (version !== ifVersion) return null;
    if (!(await replaceShopValue(trx, 'delivery-plan', text, JSON.stringify({ version: version + 1, ...plan })))) {
      return null;
    }
    const subject = { kind: 'SETTINGS', id: null, name: texts.delivery };
    await recordAudit(trx, { actor, action: 'DELIVERY_CHANGED', subject, before, after: plan, at: now });
    const kept = new Set(slotsAhead({ ...plan, daysAhead }, timeZone, now).map(({ id }) => id));
    const removed = slots.filter(({ id }) => !kept.has(id));
    return { orphanedOrders: await countPromised(trx, removed) };
  });
}

/** The taken places of a slot. */
export interface TakenPlaces {
  stops: number;
  /** How many of `stops` have only online orders that are not paid yet. */
  unpaid: number;
}

/** A time of a kind, in milliseconds since 1970. */
type Period = Pick<DatedSlot, 'kind' | 'start' | 'end'>;

/** The longest slot: an index finds orders by the start of theirs. */
const longestSlotMs = 24 * 3_600_000;

/** The stop of an order, which takes one place: orders that were added to another one are at the stop of that one. */
const stopId = sql<string>`coalesce(joined_order_id, id)`;

/**
 * The orders that are promised for each period in this span, and their stops. Cancelled and expired orders are not, unpaid online
 * orders are. A stop stays when its first order is cancelled and one that was added to it is not.
 */
async function readPromised(
  source: Database['query'] | DatabaseTransaction,
  { start, end }: Omit<Period, 'kind'>,
): Promise<(Period & TakenPlaces & { id: string; orders: number })[]> {
  const rows = await source
    .selectFrom('orders')
    .select((is) => [
      'slot_id as id',
      'slot_kind as kind',
      'slot_start as start',
      'slot_end as end',
      is.fn.countAll<number>().as('orders'),
      is.fn.count<number>(stopId).distinct().as('stops'),
      sql<number>`count(distinct case when payment_state <> 'pending' then ${stopId} end)`.as('placed'),
    ])
    .where('slot_start', '>', start - longestSlotMs)
    .where('slot_start', '<', end)
    .where('slot_end', '>', start)
    .where('stage', '<>', 'CANCELLED')
    .where('payment_state', 'not in', ['cancelled', 'expired'])
    .groupBy(['slot_id', 'slot_kind', 'slot_start', 'slot_end'])
    .execute();
  return rows.flatMap(({ id, kind, start: from, end: to, ...counts }) => {
    if (id === null || kind === null || from === null || to === null) return [];
    const stops = Number(counts.stops);
    const unpaid = stops - Number(counts.placed);
    return [{ id, kind, start: Number(from), end: Number(to), orders: Number(counts.orders), stops, unpaid }];
  });
}

const overlap = (one: Period, other: Period) =>
  one.kind === other.kind && one.start < other.end && other.start < one.end;

/**
 * The taken places of each of these slots, by id. An order that was promised a time of an earlier plan takes a place in each slot of
 * its kind that overlaps this time.
 */
export async function countTaken(
  source: Database['query'] | DatabaseTransaction,
  slots: readonly DatedSlot[],
): Promise<Map<string, TakenPlaces>> {
  if (slots.length === 0) return new Map();
  const start = Math.min(...slots.map((slot) => slot.start));
  const promised = await readPromised(source, { start, end: Math.max(...slots.map((slot) => slot.end)) });
  return new Map(
    slots.map((slot) => {
      const taken = { stops: 0, unpaid: 0 };
      for (const period of promised) {
        if (!overlap(slot, period)) continue;
        taken.stops += period.stops;
        taken.unpaid += period.unpaid;
      }
      return [slot.id, taken];
    }),
  );
}

/** The number of orders that are promised one of these slots. */
async function countPromised(trx: DatabaseTransaction, slots: readonly DatedSlot[]): Promise<number> {
  if (slots.length === 0) return 0;
  const start = Math.min(...slots.map((slot) => slot.start));
  const promised = await readPromised(trx, { start, end: Math.max(...slots.map((slot) => slot.end)) });
  const ids = new Set(slots.map(({ id }) => id));
  return promised.reduce((sum, { id, orders }) => sum + (ids.has(id) ? orders : 0), 0);
}

/** The lock of a slot: an order takes it before it reads the plan, a change of the plan takes those of all slots. */
export const slotLock = (slotId: string): string => `slot ${slotId}`;
