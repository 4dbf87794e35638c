import { isRecordId } from '#backend/db/record-id.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readSettings } from '#backend/features/shop/settings/settings-repository.ts';
import type { StoreSettings } from '#backend/features/shop/settings/store-settings.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { maxAdded, openUntil } from '#backend/rules/joined-orders.ts';
import { slotsAhead, type DatedSlot } from '#backend/rules/slots.ts';
import { readPlan } from '../delivery/delivery-repository.ts';
import { findOrder, withLines } from '../order-repository.ts';
import type { OrderStop } from '../order-ledger.ts';
import type { Order } from '../order.ts';
import { readAdded } from './order-stop-repository.ts';
import * as texts from './texts.ts';

/** The newest orders of a shopper among which open ones are searched. */
const searchedOrders = 10;

/**
 * Finds the order that a new one is added to, and locks it until the transaction ends, so that it is neither packed nor cancelled
 * meanwhile. An order that was added itself stands for the first one of its stop. Null when the shopper has no such order. Lock no user
 * before: a payment locks the order before its user.
 */
export async function lockFirst(trx: DatabaseTransaction, userId: string, orderId: string): Promise<Order | null> {
  if (!isRecordId(orderId)) return null;
  const named = await trx
    .selectFrom('orders')
    .select('joined_order_id as firstId')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!named) return null;
  const id = named.firstId ?? orderId;
  await trx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
  const first = await findOrder(trx, id);
  return first?.userId === userId ? first : null;
}

/** Why no order can be added to this one, which `lockFirst` has found; null when one can. Lock its user before. */
export async function refuseJoining(
  trx: DatabaseTransaction,
  first: Order | null,
  { settingsDefaults, now }: { settingsDefaults: StoreSettings; now: number },
): Promise<Refusal | null> {
  if (first === null) return refused('REFUSED', texts.noSuchOrder, 'joins');
  const { id, number } = first;
  if (openUntil(first, await readSlots(trx, settingsDefaults, now), now) === null) {
    return refused('REFUSED', texts.isClosed(number), 'joins');
  }
  const { length } = await readAdded(trx, [id]);
  return length < maxAdded ? null : refused('TOO_MANY', texts.isFull(number, maxAdded), 'joins');
}

/** The sentence to a shopper who cancels an order to which others are added. */
export function cancelAddedFirst({ added }: Pick<OrderStop, 'added'>): string {
  const placed = added.filter(({ isPlaced }) => isPlaced);
  return texts.cancelAddedFirst(placed.map(({ number }) => String(number)).join(', '));
}

/** The orders of a shopper to which another one can be added, newest first, each with the time until which it is open. */
export async function listOpenOrders(
  { query }: Database,
  userId: string,
  { settingsDefaults, now }: { settingsDefaults: StoreSettings; now: number },
): Promise<{ order: Order; until: number }[]> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('number', 'is not', null)
    .where('stage', '=', 'PLACED')
    .where('joined_order_id', 'is', null)
    .where('payment_state', 'in', ['none', 'paid'])
    .orderBy('number', 'desc')
    .limit(searchedOrders)
    .execute();
  if (rows.length === 0) return [];
  const slots = await readSlots(query, settingsDefaults, now);
  const added = await readAdded(
    query,
    rows.map(({ id }) => id),
  );
  return (await withLines(query, rows)).flatMap((order) => {
    const until = openUntil(order, slots, now);
    const isFull = added.filter(({ firstId }) => firstId === order.id).length >= maxAdded;
    return until === null || isFull ? [] : [{ order, until }];
  });
}

async function readSlots(source: Database['query'], defaults: StoreSettings, now: number): Promise<DatedSlot[]> {
  const plan = await readPlan(source);
  return slotsAhead(plan, (await readSettings(source, defaults)).settings.timeZone, now);
}
