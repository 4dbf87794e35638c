// Tested by tests/backend/guest-accounts.test.ts and tests/backend/guest-orders.test.ts.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import { hashOf } from '#backend/features/people/sessions/session-repository.ts';

/** A guest whose order a link shows. */
export interface Guest {
  userId: string;
  /** What stands in place of an email in the guest's row of `users`. */
  placeholder: string;
  name: string;
  /** The typed email; nobody has proved that it is theirs unless `isMailed`. */
  email: string;
  /** Whether the link was mailed to this email. */
  isMailed: boolean;
  /** The order that the link shows; null for the one order of the guest. */
  orderId: string | null;
}

/** For how long the network of a guest is known. */
export const networkKnownMs = 86_400_000;

/** By what the orders of guests are counted. */
export interface GuestContact {
  mailbox: string;
  phone: string;
  network: string;
}

/** Adds a guest without an order, and returns the id of its row in `users`. The staff can take further orders for one that it has typed. */
export async function addGuest(
  trx: DatabaseTransaction,
  { firstName, lastName, email }: AddressFields,
  contact: GuestContact,
  now: number,
  { isByStaff = false }: { isByStaff?: boolean } = {},
): Promise<string> {
  const id = newRecordId(now);
  await trx
    .insertInto('users')
    .values({
      id,
      name: `${firstName} ${lastName}`,
      // Unique, and no email address: no login, no new password and no registration finds it.
      email: `guest ${id}`,
      password_hash: '',
      cart_version: 0,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('guests')
    .values({ user_id: id, email, ...contact, created_at: now, by_staff: isByStaff ? 1 : 0 })
    .execute();
  return id;
}

/** Makes a link to that order of a guest, null for its one order, and returns its secret: 32 random bytes. Null when the user is no guest, or no longer. */
export async function addGuestLink(
  source: Database['query'],
  {
    userId,
    orderId = null,
    isMailed,
    now,
  }: { userId: string; orderId?: string | null; isMailed: boolean; now: number },
): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url');
  const added = await source
    .insertInto('guest_links')
    .columns(['secret_hash', 'user_id', 'is_mailed', 'created_at', 'order_id'])
    .expression((is) =>
      is
        .selectFrom('guests')
        .select([
          sql<string>`${hashOf(secret)}`.as('secret_hash'),
          'user_id',
          sql<number>`cast(${isMailed ? 1 : 0} as integer)`.as('is_mailed'),
          sql<number>`cast(${now} as bigint)`.as('created_at'),
          sql<string | null>`cast(${orderId} as text)`.as('order_id'),
        ])
        .where('user_id', '=', userId),
    )
    .returning('secret_hash')
    .executeTakeFirst();
  return added === undefined ? null : secret;
}

/** The guest of a link, or null for a link that does not work. */
export async function findGuest(source: Database['query'], secret: string): Promise<Guest | null> {
  if (!/^[\w-]{43}$/.test(secret)) return null;
  const row = await source
    .selectFrom('guest_links')
    .innerJoin('guests', 'guests.user_id', 'guest_links.user_id')
    .innerJoin('users', 'users.id', 'guests.user_id')
    .select(['users.id', 'users.name', 'users.email as placeholder', 'guests.email'])
    .select(['guest_links.is_mailed', 'guest_links.order_id as orderId'])
    .where('guest_links.secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id: userId, is_mailed, ...guest } = row;
  return { userId, ...guest, isMailed: is_mailed === 1 };
}

/** Whether that row of `users` is a guest. */
export async function isGuest(source: Database['query'], userId: string): Promise<boolean> {
  const row = await source.selectFrom('guests').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Notes that the guest has pressed a link that was mailed to the email. */
export async function noteConfirmed(trx: DatabaseTransaction, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** Forgets from which networks guests have ordered, a day after. */
export async function forgetNetworks({ query }: Database, now: number): Promise<void> {
  await query
    .updateTable('guests')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('created_at', '<', now - networkKnownMs)
    .execute();
}
