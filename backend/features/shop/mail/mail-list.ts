import type { Database } from '#backend/db/database.ts';
import type { MailKind, MailState } from '#backend/db/mail-tables.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import { firstTry, giveUpAfterMs } from '#backend/outbox.ts';

/** A mail as the seller sees it: without what it says, which may have a secret link. */
export interface ListedMail {
  id: string;
  kind: MailKind;
  orderId: string | null;
  orderNumber: number | null;
  /** An email; null for the shop's own address. */
  recipient: string | null;
  state: MailState;
  tries: number;
  fault: string | null;
  createdAt: number;
  sentAt: number | null;
  nextTryAt: number | null;
}

interface MailFilter {
  state?: MailState | undefined;
  orderId?: string | undefined;
  id?: string | undefined;
}

/** Lists at most `limit` mails, newest first, which are older than the mail with the id `before`. */
export async function listMails(
  { query }: Database,
  { state, orderId, id }: MailFilter,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<ListedMail[]> {
  const rows = await query
    .selectFrom('mails')
    .leftJoin('order_numbers', 'order_numbers.order_id', 'mails.order_id')
    .select(['mails.id', 'mails.kind', 'mails.order_id', 'order_numbers.number', 'mails.recipient', 'mails.state'])
    .select(['mails.tries', 'mails.fault', 'mails.created_at', 'mails.sent_at', 'mails.next_try_at'])
    .$if(state !== undefined, (mails) => mails.where('mails.state', '=', state ?? 'SENT'))
    .$if(orderId !== undefined, (mails) => mails.where('mails.order_id', '=', orderId ?? ''))
    .$if(id !== undefined, (mails) => mails.where('mails.id', '=', id ?? ''))
    .$if(before !== undefined, (mails) => mails.where('mails.id', '<', before ?? ''))
    .orderBy('mails.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ order_id, number, created_at, sent_at, next_try_at, ...row }) => ({
    ...row,
    orderId: order_id,
    orderNumber: number,
    createdAt: created_at,
    sentAt: sent_at,
    nextTryAt: next_try_at,
  }));
}

/**
 * Sends a mail again at the next round. One that was sent or given up before is a new mail for its receiver, with another
 * Message-ID. False when there is no such mail, and for one that is about no order.
 */
export async function resendMail(
  database: Database,
  id: string,
  { actor, now }: { actor: Staff; now: number },
): Promise<boolean> {
  return database.write(async (trx) => {
    const mail = await trx
      .selectFrom('mails')
      .select(['kind', 'state', 'resends', 'order_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (mail?.order_id == null) return false;
    await trx
      .updateTable('mails')
      .set({
        ...firstTry(now),
        give_up_at: now + giveUpAfterMs(mail.kind),
        ...(mail.state !== 'WAITING' && { resends: mail.resends + 1 }),
      })
      .where('id', '=', id)
      .execute();
    const number = await trx
      .selectFrom('order_numbers')
      .select('number')
      .where('order_id', '=', mail.order_id)
      .executeTakeFirst();
    const subject = { kind: 'ORDER', id: mail.order_id, name: String(number?.number ?? '') };
    const after = { mail: mail.kind };
    await recordAudit(trx, { actor, action: 'MAIL_SENT_AGAIN', subject, before: null, after, at: now });
    return true;
  });
}
