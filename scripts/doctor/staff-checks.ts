import { z } from 'zod';
import { untrue, type Finding } from './finding.ts';
import { fieldOf, outcomeOf, send, type Visit } from './visit.ts';

const role = z.enum(['OWNER', 'MANAGER', 'PACKER']);
const self = z.object({ id: z.string(), name: z.string(), role, mustChangePassword: z.boolean() });
const members = z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), role, isActive: z.boolean() }));
const changes = z.array(z.object({ id: z.string(), at: z.iso.datetime(), action: z.string() }));

export async function checkStaff(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.seller, 'GET /api/seller/is-auth', { cookies: ['seller'] });
  if (self.safeParse(fieldOf(asked, 'staff')).data?.role !== 'OWNER') {
    return untrue('GET /api/seller/is-auth does not say that the seller’s login is an owner.', asked);
  }
  const listed = await send(visit, visit.seller, 'GET /api/staff/list', { cookies: ['seller'] });
  const team = members.safeParse(fieldOf(listed, 'members'));
  if (!team.success)
    return untrue('GET /api/staff/list has no members with id, name, email, role and isActive.', listed);
  const trail = await send(visit, visit.seller, 'GET /api/staff/changes', { cookies: ['seller'] });
  if (!changes.safeParse(fieldOf(trail, 'changes')).success) {
    return untrue('GET /api/staff/changes has no changes with id, at and action.', trail);
  }
  const json = { name: 'Eve', email: 'eve@example.com', role: 'OWNER' };
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/staff/add', { json });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/staff/add does not refuse a visitor who is not an owner.', refused);
}
