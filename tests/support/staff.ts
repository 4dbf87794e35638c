import { randomBytes } from 'node:crypto';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import type { MailServer } from './mail-server.ts';
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

/** A client that is logged in as a new member of staff of a shop with mails, who has chosen a password by the mailed link. */
export async function memberByMail(
  backend: OpenBackend,
  role: 'MANAGER' | 'PACKER',
  mailServer: MailServer,
): Promise<StoreClient> {
  const email = `${role.toLowerCase()}@example.com`;
  await (await backend.seller()).post('/api/staff/add', { name: role, email, role });
  await sendDueMails(backend.context, { info: () => undefined, warn: () => undefined });
  const text = mailServer.received.find(({ to }) => to.includes(email))?.text ?? '';
  const token = /reset-password#seller\.([\w-]+)/.exec(text)?.[1];
  const client = backend.visitor();
  await client.post('/api/account/reset', { account: 'seller', token, password: memberPassword });
  const { body } = await client.post('/api/seller/login', { email, password: memberPassword });
  if (body.success !== true) throw new Error(`The member cannot log in: ${JSON.stringify(body)}`);
  return client;
}
