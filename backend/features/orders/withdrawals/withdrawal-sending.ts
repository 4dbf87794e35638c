import type { Database } from '#backend/db/database.ts';
import { isMailing, writeMails } from '#backend/outbox.ts';
import { addWithdrawal, type NewWithdrawal, type Withdrawal } from './withdrawal-repository.ts';

/** The withdrawal as its mails tell it. */
export type WithdrawalMailData = NewWithdrawal & Pick<Withdrawal, 'orderId' | 'receivedAt'>;

/** Writes a withdrawal with its mails: the receipt, if `mayMail`, and the one to the shop. */
export async function sendWithdrawal(
  database: Database,
  withdrawal: NewWithdrawal,
  { mayMail, now }: { mayMail: boolean; now: number },
): Promise<{ isMailed: boolean }> {
  return database.write(async (trx) => {
    const { id, ...data } = await addWithdrawal(trx, withdrawal, now);
    if (!(await isMailing(trx))) return { isMailed: false };
    const mail = { about: id, version: 1, data: data satisfies WithdrawalMailData, now };
    await writeMails(trx, [
      ...(mayMail ? [{ ...mail, kind: 'WITHDRAWAL_RECEIPT' as const, to: data.email }] : []),
      { ...mail, kind: 'WITHDRAWAL_FOR_SHOP', to: null },
    ]);
    return { isMailed: mayMail };
  });
}
