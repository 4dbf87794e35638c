import { randomBytes } from 'node:crypto';
import type { OpenBackend } from './open-backend.ts';
import type { StoreClient } from './store-client.ts';

export const memberPassword = 'a password of my own';

/** A client that is logged in as a new member of staff who has chosen a password, with the member's id and email. */
export async function memberOf(
  backend: OpenBackend,
  role: 'OWNER' | 'MANAGER' | 'PACKER',
): Promise<StoreClient & { id: string; email: string }> {
  const email = `${role.toLowerCase()}-${randomBytes(6).toString('hex')}@example.com`;
  const { body } = await (await backend.seller()).post('/api/staff/add', { name: `Test ${role}`, email, role });
  const client = backend.visitor();
  await client.post('/api/seller/login', { email, password: body.oneTimePassword });
  const changed = await client.post('/api/staff/password', {
    password: body.oneTimePassword,
    newPassword: memberPassword,
  });
  if (changed.body.success !== true) throw new Error(`The member has no password: ${changed.text}`);
  return Object.assign(client, { id: body.member.id as string, email });
}
