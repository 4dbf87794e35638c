import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import { readShopValue, writeShopValue } from '#backend/db/shop-values.ts';
import type { MailKind } from '#backend/db/mail-tables.ts';

/**
 * Mails are written in the transaction of the change that they are about, and sent later by `mail-sender.ts`. So no
 * mail tells of a change that was rolled back, and no mail is lost by a crash.
 */

/** A mail to send. */
export interface NewMail {
  kind: MailKind;
  orderId?: string | undefined;
  userId?: string | undefined;
  /** The subject of a mail that is about no order. */
  about?: string | undefined;
  /** The version of the order, or a number that makes the mail unique. The same kind, order and version is one mail. */
  version: number;
  /** An email; null for the shop's own. */
  to: string | null;
  /** The data of its texts: see `mail-texts.ts`. */
  data: object;
  /** Milliseconds since 1970. */
  now: number;
  /** The end of the tries, in milliseconds since 1970; by the kind when omitted. */
  giveUpAt?: number | undefined;
}

const hourMs = 3_600_000;

/** The time for which mails are kept, for the seller to see and send again. They have names and addresses. */
const mailLifetimeMs = 30 * 24 * hourMs;

/** The time after which the store gives up a mail that it could not send. The link of a reset is old by then. */
export const giveUpAfterMs = (kind: MailKind): number => (kind === 'PASSWORD_RESET' ? hourMs / 2 : 24 * hourMs);

/** Sets whether all processes of the shop write mails from now on. */
export async function setMailing(database: Database, isMailing: boolean): Promise<void> {
  const value = isMailing ? 'on' : 'off';
  if ((await readShopValue(database.query, 'mail')) === value) return;
  await database.write((trx) => writeShopValue(trx, 'mail', value));
}

/** Whether the processes of the shop write mails. */
export async function isMailing(source: Database['query']): Promise<boolean> {
  return (await readShopValue(source, 'mail')) === 'on';
}

/** Queues each mail once. It does so also where no mail is set up: check `isMailing` first. */
export async function writeMails(source: Database['query'], mails: NewMail[]): Promise<void> {
  const rows = mails.map(({ kind, orderId = null, userId = null, version, to, data, now, ...mail }) => {
    const about = orderId ?? mail.about;
    if (about === undefined) throw new Error(`A mail of the kind ${kind} is about nothing.`);
    return {
      id: newRecordId(now),
      kind,
      about,
      version,
      order_id: orderId,
      user_id: userId,
      recipient: to,
      data: JSON.stringify(data),
      next_try_at: now,
      give_up_at: mail.giveUpAt ?? now + giveUpAfterMs(kind),
      fault: null,
      created_at: now,
      sent_at: null,
    };
  });
  if (rows.length === 0) return;
  await source
    .insertInto('mails')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'about', 'version']).doNothing())
    .execute();
}

/** Whether a mail of that kind about that subject was written. */
export async function isMailWritten(
  source: Database['query'],
  { kind, about }: { kind: MailKind; about: string },
): Promise<boolean> {
  const mail = source.selectFrom('mails').select('id').where('kind', '=', kind).where('about', '=', about);
  return (await mail.executeTakeFirst()) !== undefined;
}

/** The columns of a mail that waits for its first try at the next round. */
export const firstTry = (now: number) => ({ state: 'WAITING' as const, tries: 0, fault: null, next_try_at: now });

/**
 * Tries mails about orders again that were given up: those to this email of the account, if they are not older than a
 * day.
 */
export async function retryGivenUpMails(
  trx: DatabaseTransaction,
  { userId, email, now }: { userId: string; email: string; now: number },
): Promise<void> {
  await trx
    .updateTable('mails')
    .set(firstTry(now))
    .where('user_id', '=', userId)
    .where('recipient', '=', email)
    .where('order_id', 'is not', null)
    .where('state', '=', 'GIVEN_UP')
    .where('give_up_at', '>', now)
    .execute();
}

/** Deletes mails that are kept no longer. */
export async function deleteOldMails({ query }: Database, now: number): Promise<void> {
  await query
    .deleteFrom('mails')
    .where('created_at', '<', now - mailLifetimeMs)
    .execute();
}
