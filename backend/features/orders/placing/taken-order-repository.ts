// Tested by tests/backend/customer-orders.test.ts.
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import type { DatabaseTransaction } from '#backend/db/database.ts';
import type { Order } from '../order.ts';
import type { OrderEvent } from '../order-ledger.ts';
import { placedEvent } from '../order-ledger-repository.ts';
import type { Exceeded } from '#backend/rules/slots.ts';
import * as texts from './texts.ts';

/** How a member of the staff takes an order for a customer. */
export interface Taking {
  staff: Staff;
  /** Whether the customer has an account; else it is a guest. */
  isAccount: boolean;
  /** Why the order may be placed after the last time to order, or beyond the places of its time. Null: it may not. */
  reason: string | null;
}

type PlacedEvent = OrderEvent & { staff: Pick<Staff, 'id' | 'name'> };

function noteOf(exceeded: Exceeded[]) {
  if (exceeded.length > 1) return texts.takenTooLateBeyondPlaces;
  return exceeded[0] === 'FULL' ? texts.takenBeyondPlaces : texts.takenTooLate;
}

function toEvent(
  order: Pick<Order, 'createdAt'>,
  { staff, exceeded, reason }: { staff: Pick<Staff, 'id' | 'name'>; exceeded: Exceeded[]; reason: string | null },
): PlacedEvent {
  const note = exceeded.length > 0 && reason ? noteOf(exceeded)(reason) : null;
  return { ...placedEvent(order), actor: 'SELLER', note, staff, staffName: staff.name };
}

/** Notes who has taken an order, and returns its first event. */
export async function addTaken(
  trx: DatabaseTransaction,
  order: Pick<Order, 'id' | 'number' | 'createdAt'>,
  { staff, reason }: Taking,
  exceeded: Exceeded[],
): Promise<PlacedEvent> {
  const kept = exceeded.length === 0 ? null : reason;
  await trx
    .insertInto('taken_orders')
    .values({
      order_id: order.id,
      staff_id: staff.id,
      staff_name: staff.name,
      exceeded: exceeded[0] ?? null,
      is_also_full: exceeded.length > 1 ? 1 : 0,
      reason: kept,
    })
    .execute();
  await recordAudit(trx, {
    actor: staff,
    action: 'ORDER_TAKEN',
    subject: { kind: 'ORDER', id: order.id, name: String(order.number) },
    before: null,
    after: null,
    at: order.createdAt,
  });
  return toEvent(order, { staff, exceeded, reason: kept });
}

/** The first event of an order that a member of the staff has taken; null for other orders. */
export async function takenEvent(
  trx: DatabaseTransaction,
  order: Pick<Order, 'id' | 'createdAt'>,
): Promise<PlacedEvent | null> {
  const row = await trx.selectFrom('taken_orders').selectAll().where('order_id', '=', order.id).executeTakeFirst();
  if (row === undefined) return null;
  const { staff_id: id, staff_name: name, reason } = row;
  const exceeded: Exceeded[] = row.exceeded === null ? [] : [row.exceeded];
  if (row.is_also_full === 1) exceeded.push('FULL');
  return toEvent(order, { staff: { id, name }, exceeded, reason });
}
