import type { DatabaseTransaction } from '#backend/db/database.ts';
import { isMailing, writeMails } from '#backend/outbox.ts';

/** A changed email of an account, as the mails about it tell it. */
export interface EmailChange {
  /** The email that the mail goes to. */
  to: 'OLD' | 'NEW';
  newEmail: string;
  /** Whether the old email was confirmed. */
  wasConfirmed: boolean;
}

/** Tells the old and the new email of an account about the change. Does nothing where no mail is set up. */
export async function enqueueEmailChangeMails(
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
