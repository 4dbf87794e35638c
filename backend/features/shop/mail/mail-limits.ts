import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { Limit, LimitSettings } from '#backend/rate-limits/limit-settings.ts';
import { mailboxOf } from '#backend/email-address.ts';
import { hashOf } from '#backend/features/people/sessions/session-repository.ts';
import * as texts from './texts.ts';

/**
 * The limits of mails about orders to one receiver, so that nobody can flood a mailbox by orders in the name of its
 * owner. Not limited: mails to the shop itself; links for new passwords, receipts of withdrawals and mails that confirm a
 * subscription or the order of a guest, which have limits of their own, so that orders cannot use them up; and mails that the seller sends again.
 */

/** The time for which mails are counted: no limit on mails can have a longer span. */
const countedMailsMs = 24 * 3_600_000;

function spanText(seconds: number): string {
  return seconds % 3600 === 0 ? texts.hours(seconds / 3600) : texts.minutes(Math.ceil(seconds / 60));
}

function limitText({ count, seconds }: Limit, isConfirmed: boolean): string {
  return (isConfirmed ? texts.limitReached : texts.unconfirmedLimitReached)(count, spanText(seconds));
}

interface CountedMail {
  mailId: string;
  email: string;
  isConfirmed: boolean;
  now: number;
}

/** Counts a mail, once for all its tries, and returns null. Beyond a limit, counts nothing and says so in a sentence. */
export async function countMail(
  trx: DatabaseTransaction,
  limits: LimitSettings,
  { mailId, email, isConfirmed, now }: CountedMail,
): Promise<string | null> {
  const receiver = hashOf(mailboxOf(email));
  const counted = await trx.selectFrom('mail_sends').select('mail_id').where('mail_id', '=', mailId).executeTakeFirst();
  if (counted !== undefined) return null;
  const all = [limits['mails'], limits['mails-day'], ...(isConfirmed ? [] : [limits['mails-unconfirmed']])];
  const earlier = await trx
    .selectFrom('mail_sends')
    .select('at')
    .where('receiver', '=', receiver)
    .where('at', '>', now - countedMailsMs)
    // Mails with a later time were counted before the clock was set back.
    .where('at', '<', now + countedMailsMs)
    .orderBy('at', 'desc')
    .limit(Math.max(...all.map(({ count }) => count)))
    .execute();
  const reached = all.findLast(
    ({ count, seconds }) => earlier.filter(({ at }) => Math.abs(at - now) < seconds * 1000).length >= count,
  );
  if (reached !== undefined) return limitText(reached, isConfirmed || reached !== limits['mails-unconfirmed']);
  await trx.insertInto('mail_sends').values({ mail_id: mailId, receiver, at: now }).execute();
  return null;
}

/** Deletes counts that no limit needs. */
export async function deleteOldCounts({ query }: Database, now: number): Promise<void> {
  await query
    .deleteFrom('mail_sends')
    .where('at', '<=', now - countedMailsMs)
    .execute();
}
