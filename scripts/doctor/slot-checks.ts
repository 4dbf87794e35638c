import { untrue, type Finding } from './finding.ts';
import type { OrderChecks } from './checked-orders.ts';
import { fieldOf, outcomeOf, recordsIn, send, type Visit } from './visit.ts';

const slotsCall = 'GET /api/delivery/slots';

const askSlots = (visit: Visit) => send(visit, visit.client.newPerson(), slotsCall, { cookies: [] });

/** The first slot that can be chosen; undefined when the store has none. */
export async function findFreeSlot(visit: Visit): Promise<string | undefined> {
  const free = recordsIn(await askSlots(visit), 'slots').find(({ closedBecause }) => closedBecause === null);
  return free ? String(free['id']) : undefined;
}

export async function checkOrderSlots(visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const asked = await askSlots(visit);
  if (fieldOf(asked, 'slots') === null) return null;
  const json = { ...orders?.sent, slotId: 'no-such-slot' };
  const refused = await send(visit, visit.shopper, 'POST /api/order/cod', { json });
  if (outcomeOf(refused) === false && fieldOf(refused, 'code') === 'SLOT_CLOSED') return null;
  return untrue('An order for a slot that does not exist is not refused with SLOT_CLOSED.', refused);
}
