import { isRecord } from '#gateway/refusals/outcome.ts';
import { untrue, type Finding } from './finding.ts';
import { fieldOf, outcomeOf, send, type Visit } from './visit.ts';

export async function checkStaff(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.seller, 'GET /api/seller/is-auth', { cookies: ['seller'] });
  const self = fieldOf(asked, 'staff');
  if (!isRecord(self) || self['role'] !== 'OWNER') {
    return untrue('GET /api/seller/is-auth does not say that the seller’s login is an owner.', asked);
  }
  const json = { name: 'Eve', email: 'eve@example.com', role: 'OWNER' };
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/staff/add', { json });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/staff/add does not refuse a visitor who is not an owner.', refused);
}
