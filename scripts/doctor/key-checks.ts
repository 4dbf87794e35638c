import { randomUUID } from 'node:crypto';
import { untrue, type Finding } from './finding.ts';
import type { OrderChecks } from './checked-orders.ts';
import { sentAddress } from './shopper-checks.ts';
import { outcomeOf, recordsIn, send, type Visit } from './visit.ts';

/** Sends an address twice with one idempotency key. */
export async function checkAddingKeys(visit: Visit): Promise<Finding> {
  const json = { ...visit.who, address: sentAddress };
  const headers = { 'idempotency-key': randomUUID() };
  const list = () => send(visit, visit.shopper, 'GET /api/address/get', { query: visit.who });
  const before = recordsIn(await list(), 'addresses').length;
  for (const _time of [1, 2]) {
    const added = await send(visit, visit.shopper, 'POST /api/address/add', { headers, json });
    if (outcomeOf(added) !== true) return untrue('POST /api/address/add refuses an Idempotency-Key.', added);
  }
  const listed = await list();
  if (recordsIn(listed, 'addresses').length === before + 1) return null;
  return untrue('An address that was sent twice with one Idempotency-Key is not saved once.', listed);
}

export async function checkOrderKeys(_visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  if (orders?.afterRepetition === 1) return null;
  return untrue('An order that was sent twice with one Idempotency-Key was placed twice.');
}
