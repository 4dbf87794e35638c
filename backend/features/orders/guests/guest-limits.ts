import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { mailboxOf } from '#backend/email-address.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import { hashOf } from '#backend/features/people/sessions/session-repository.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { countGuestOrders } from './guest-order-repository.ts';
import type { GuestContact } from '#backend/features/people/guests/guest-repository.ts';
import * as texts from './texts.ts';

/**
 * How many orders of guests may wait for their payment or their press at once: they hold goods and places. Several people can have one
 * network, so it may have more.
 */
const maxWaiting = { mailbox: 2, phone: 2, network: 10 };
/** How many times the open orders of one person a network may have. */
const peopleOfNetwork = 5;

const contactKeys = ['mailbox', 'phone', 'network'] as const satisfies (keyof GuestContact)[];

/** By what the orders of a guest are counted. */
export function contactOf({ email, phone }: AddressFields, network: string): GuestContact {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  return { mailbox: mailboxOf(email), phone: digits, network: hashOf(network) };
}

/**
 * Refuses another order of a guest whose email, phone or network has too many. It locks all three until the transaction ends: call it
 * before other locks.
 */
export async function refuseManyGuestOrders(
  database: Database,
  trx: DatabaseTransaction,
  { contact, maxOpenOrders, now }: { contact: GuestContact; maxOpenOrders: number; now: number },
): Promise<Refusal | null> {
  const names = contactKeys.map((by) => `guest ${by} ${contact[by]}`).toSorted();
  await database.lockIds(trx, names, 'exclusive');
  for (const by of contactKeys) {
    const { open, waiting } = await countGuestOrders(trx, contact, by, now);
    if (waiting >= maxWaiting[by]) return refused('TOO_MANY', texts.tooManyWaiting);
    if (open >= maxOpenOrders * (by === 'network' ? peopleOfNetwork : 1)) return refused('TOO_MANY', texts.tooManyOpen);
  }
  return null;
}
