import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isMailing, writeMails } from '#backend/outbox.ts';
import { oneEmail } from '#readers/email.ts';
import { forgetResets } from '../sessions/password-reset-repository.ts';
import { findAccount, hasConfirmed, hasPasswordHash } from '../sessions/user-repository.ts';
import type { AccountParts } from './account-parts.ts';

/** A changed email of an account, as the mails about it tell it. */
export interface EmailChange {
  /** The email that the mail goes to. */
  to: 'OLD' | 'NEW';
  newEmail: string;
  /** Whether the old email was confirmed. */
  wasConfirmed: boolean;
}

/** Tells the old and the new email of an account about the change. Does nothing where no mail is set up. */
async function enqueueEmailChangeMails(
  trx: DatabaseTransaction,
  {
    userId,
    oldEmail,
    newEmail,
    wasConfirmed,
    now,
  }: { userId: string; oldEmail: string; newEmail: string; wasConfirmed: boolean; now: number },
): Promise<void> {
  if (!(await isMailing(trx))) return;
  const mailTo = (to: EmailChange['to']) => ({
    kind: 'EMAIL_CHANGED' as const,
    userId,
    about: `${userId} ${to}`,
    version: now,
    to: to === 'OLD' ? oldEmail : newEmail,
    data: { to, newEmail, wasConfirmed } satisfies EmailChange,
    now,
  });
  await writeMails(trx, [mailTo('OLD'), mailTo('NEW')]);
}

/**
 * Changes the email, tells the old and the new one by mail, and ends the links that set a new password. If the old email was confirmed, its newsletter
 * subscription ends: the new email is not confirmed yet. `TAKEN` when another account has the email, also by a
 * simultaneous request; `WRONG_PASSWORD` when the account has another password than the checked one by now.
 */
export async function changeEmail(
  database: Database,
  { id, email: before }: { id: string; email: string },
  {
    checkedHash,
    email,
    now,
    removeSubscriber,
  }: { checkedHash: string; email: string; now: number } & Pick<AccountParts, 'removeSubscriber'>,
): Promise<'CHANGED' | 'TAKEN' | 'WRONG_PASSWORD'> {
  const isTaken = async () => ((await findAccount(database, email))?.id ?? id) !== id;
  if (await isTaken()) return 'TAKEN';
  try {
    return await database.write(async (trx) => {
      if (!(await hasPasswordHash(trx, id, checkedHash))) return 'WRONG_PASSWORD';
      if (email === oneEmail(before)) return 'CHANGED';
      const wasConfirmed = await hasConfirmed(trx, { userId: id, email: before });
      if (wasConfirmed) await removeSubscriber(trx, before);
      await trx.updateTable('users').set({ email, email_confirmed_at: null }).where('id', '=', id).execute();
      await forgetResets(trx, before);
      await enqueueEmailChangeMails(trx, { userId: id, oldEmail: before, newEmail: email, wasConfirmed, now });
      return 'CHANGED';
    });
  } catch (error) {
    if (await isTaken()) return 'TAKEN';
    throw error;
  }
}
