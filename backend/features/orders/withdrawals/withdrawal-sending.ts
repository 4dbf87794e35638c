import { addOnce } from '#backend/db/added-records.ts';
import type { Database } from '#backend/db/database.ts';
import { isMailing, isMailWritten, writeMails } from '#backend/outbox.ts';
import { addWithdrawal, findReceivedAt, type NewWithdrawal, type Withdrawal } from './withdrawal-repository.ts';

/** The withdrawal as its mails tell it. */
export type WithdrawalMailData = NewWithdrawal & Pick<Withdrawal, 'orderId' | 'receivedAt'>;

interface SentWithdrawal {
  id: string;
  receivedAt: number;
  /** Whether a mail to the typed email repeats it. */
  isMailed: boolean;
}

/**
 * Writes a withdrawal with its mails: the receipt, if `mayMail`, and the one to the shop. The same `hash`, the result of `readAddingHash`,
 * writes one.
 */
export async function sendWithdrawal(
  database: Database,
  withdrawal: NewWithdrawal,
  { mayMail, hash, now }: { mayMail: boolean; hash: string | null; now: number },
): Promise<SentWithdrawal> {
  return database.write((trx) =>
    addOnce<SentWithdrawal>(trx, {
      hash,
      now,
      async add() {
        const { id, ...data } = await addWithdrawal(trx, withdrawal, now);
        if (!(await isMailing(trx))) return { id, receivedAt: now, isMailed: false };
        const mail = { about: id, version: 1, data: data satisfies WithdrawalMailData, now };
        await writeMails(trx, [
          ...(mayMail ? [{ ...mail, kind: 'WITHDRAWAL_RECEIPT' as const, to: data.email }] : []),
          { ...mail, kind: 'WITHDRAWAL_FOR_SHOP', to: null },
        ]);
        return { id, receivedAt: now, isMailed: mayMail };
      },
      idOf: ({ id }) => id,
      async repeat(id) {
        const receivedAt = (await findReceivedAt(trx, id)) ?? now;
        return { id, receivedAt, isMailed: await isMailWritten(trx, { kind: 'WITHDRAWAL_RECEIPT', about: id }) };
      },
    }),
  );
}
