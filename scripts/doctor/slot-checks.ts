import { isRecord } from '#gateway/refusals/outcome.ts';
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
  const isListed = fieldOf(asked, 'slots') === null || Array.isArray(fieldOf(asked, 'slots'));
  if (outcomeOf(asked) !== true || !isListed || typeof fieldOf(asked, 'isDelivered') !== 'boolean')
    return untrue(`${slotsCall} sends no slots (a list, or null) and isDelivered.`, asked);
  const names = ['id', 'kind', 'start', 'end', 'cutOff'];
  const isComplete = (slot: Record<string, unknown>) =>
    names.every((name) => typeof slot[name] === 'string') && typeof slot['placesLeft'] === 'number';
  if (!recordsIn(asked, 'slots').every(isComplete))
    return untrue(`A slot lacks one of ${names.join(', ')} and placesLeft.`, asked);
  const slot = orders?.raw?.['slot'];
  if (slot !== null && !isRecord(slot)) return untrue('An order has no slot (null, or id, kind, start and end).');
  if (fieldOf(asked, 'slots') === null) return null;
  const json = { ...orders?.sent, slotId: 'no-such-slot' };
  const refused = await send(visit, visit.shopper, 'POST /api/order/cod', { json });
  if (outcomeOf(refused) === false && fieldOf(refused, 'code') === 'SLOT_CLOSED') return null;
  return untrue('An order for a slot that does not exist is not refused with SLOT_CLOSED.', refused);
}
