// Tested by tests/backend/withdrawals.test.ts and tests/backend/adding-once.test.ts.
import { sql, type RawBuilder } from 'kysely';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readOrderAddress } from '#backend/db/postal-code.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import { emailForms } from '#readers/email.ts';
import { isPlaced } from '#backend/rules/stages.ts';
import * as texts from './texts.ts';

/** What a person sent by the form. */
export interface NewWithdrawal {
  name: string;
  orderNumber: string;
  email: string;
  /** Empty for the whole order. */
  goods: string;
}

export interface Withdrawal extends NewWithdrawal {
  id: string;
  /** The order with that number and email; null when there is none. */
  orderId: string | null;
  receivedAt: number;
  /** When the seller noted that it is answered; null until then. */
  answeredAt: number | null;
}

/** The number in a text such as `No. 1042`; 0 when it has no number, or several. */
function numberIn(text: string): number {
  const [digits = '', ...others] = text.match(/\d+/g) ?? [];
  return others.length === 0 && digits.length <= 9 ? Number(digits) : 0;
}

/** The placed order with that number whose account or address has that email. */
async function findOrderOf(trx: DatabaseTransaction, { orderNumber, email }: NewWithdrawal): Promise<string | null> {
  const row = await trx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.address', 'orders.payment_type', 'orders.is_paid', 'users.email'])
    .where('orders.number', '=', numberIn(orderNumber))
    .executeTakeFirst();
  if (row === undefined) return null;
  const isOrder = isPlaced({ paymentType: row.payment_type, isPaid: row.is_paid === 1 });
  const emails = [row.email, readOrderAddress<AddressFields>(row.address).email.trim().toLowerCase()];
  return isOrder && emails.includes(email) ? row.id : null;
}

/**
 * Writes a withdrawal, and marks the order that it names. It runs the same statements when it names none, so that the time
 * does not reveal whether there is such an order.
 */
export async function addWithdrawal(
  trx: DatabaseTransaction,
  withdrawal: NewWithdrawal,
  now: number,
): Promise<Withdrawal> {
  const orderId = await findOrderOf(trx, withdrawal);
  const added = { ...withdrawal, id: newRecordId(now), orderId, receivedAt: now, answeredAt: null };
  const { id, orderNumber, name, email, goods } = added;
  await trx
    .insertInto('withdrawals')
    .values({ id, order_id: orderId, order_number: orderNumber, name, email, goods, received_at: now })
    .execute();
  await trx
    .updateTable('orders')
    .set((is) => ({
      withdrawn_at: is.fn.coalesce('withdrawn_at', is.val(now)),
      withdrawals_answered_at: null,
      version: is('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', orderId ?? '')
    .where((is) => is.or([is('withdrawn_at', 'is', null), is('withdrawals_answered_at', 'is not', null)]))
    .execute();
  return added;
}

/** When a withdrawal was received, in milliseconds since 1970; null when it is unknown. */
export async function findReceivedAt(trx: DatabaseTransaction, id: string): Promise<number | null> {
  const row = await trx.selectFrom('withdrawals').select('received_at').where('id', '=', id).executeTakeFirst();
  return row?.received_at ?? null;
}

const selectWithdrawals = (source: Database['query']) =>
  source
    .selectFrom('withdrawals')
    .select(['id', 'order_id as orderId', 'order_number as orderNumber', 'name', 'email', 'goods'])
    .select(['received_at as receivedAt', 'answered_at as answeredAt']);

/** Lists at most `limit` withdrawals, newest first, which are older than the one with the id `before`. */
export async function listWithdrawals(
  { query }: Database,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<Withdrawal[]> {
  return selectWithdrawals(query)
    .$if(before !== undefined, (rows) => rows.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countWithdrawals({ query }: Database): Promise<number> {
  const { count } = await query
    .selectFrom('withdrawals')
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of withdrawals that are not answered. */
export async function countOpenWithdrawals({ query }: Database): Promise<number> {
  const { count } = await query
    .selectFrom('withdrawals')
    .select((is) => is.fn.countAll().as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes that a withdrawal is answered, or that it is not. False when there is no such withdrawal. */
export async function noteAnswer(
  database: Database,
  { id, isAnswered }: { id: string; isAnswered: boolean },
  { actor, now }: { actor: Staff; now: number },
): Promise<boolean> {
  return database.write(async (trx) => {
    const found = await selectWithdrawals(trx).where('id', '=', id).executeTakeFirst();
    if (found === undefined) return false;
    const { orderId } = found;
    if ((found.answeredAt !== null) === isAnswered) return true;
    const changeOrder = (change: { version: RawBuilder<number> } | { withdrawals_answered_at: number | null }) =>
      trx
        .updateTable('orders')
        .set({ ...change, updated_at: now })
        .where('id', '=', orderId ?? '')
        .execute();
    // This locks the order: another answer to one of its withdrawals waits.
    await changeOrder({ version: sql<number>`version + 1` });
    await trx
      .updateTable('withdrawals')
      .set({ answered_at: isAnswered ? now : null })
      .where('id', '=', id)
      .execute();
    const open = await trx
      .selectFrom('withdrawals')
      .select('id')
      .where('order_id', '=', orderId ?? '')
      .where('answered_at', 'is', null)
      .executeTakeFirst();
    await changeOrder({ withdrawals_answered_at: open === undefined ? now : null });
    await recordAudit(trx, {
      actor,
      action: isAnswered ? 'WITHDRAWAL_ANSWERED' : 'WITHDRAWAL_REOPENED',
      // Without an order, the number is whatever a stranger has typed.
      subject: { kind: 'ORDER', id: orderId, name: orderId === null ? texts.withdrawal : found.orderNumber },
      before: null,
      after: null,
      at: now,
    });
    return true;
  });
}

/** The account whose withdrawals they are. Null as email: it is not confirmed, so it may belong to another person. */
interface Owner {
  userId: string;
  email: string | null;
}

const ofOwner = (source: Database['query'], { userId, email }: Owner) =>
  selectWithdrawals(source).where((is) =>
    is.or([
      is('order_id', 'in', source.selectFrom('orders').select('orders.id').where('orders.user_id', '=', userId)),
      ...(email === null ? [] : [is('email', 'in', emailForms(email))]),
    ]),
  );

/** The withdrawals from the account's orders, and those with its confirmed email. */
export async function withdrawalsOf(source: Database['query'], owner: Owner): Promise<Withdrawal[]> {
  return ofOwner(source, owner).orderBy('id').execute();
}

/** Removes from these withdrawals who wrote them. Order and time stay. */
export async function anonymiseWithdrawals(trx: DatabaseTransaction, owner: Owner): Promise<void> {
  const ids = (await ofOwner(trx, owner).execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.updateTable('withdrawals').set({ name: '', email: '', goods: '' }).where('id', 'in', ids).execute();
  const kinds = ['WITHDRAWAL_FOR_SHOP', 'WITHDRAWAL_RECEIPT'] as const;
  await trx.deleteFrom('mails').where('kind', 'in', kinds).where('about', 'in', ids).execute();
}
