import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';

/**
 * The state of the shop in the database: the same in every process. Times are in milliseconds since 1970, null without
 * one.
 */
interface ShopState {
  lastOrderAt: number | null;
  /** Orders that wait for their online payment. */
  paymentsWaiting: number;
  /** Refunds that the payment provider has not confirmed. */
  refundsWaiting: number;
  mailsWaiting: number;
  oldestMailAt: number | null;
  /** Mails of the last 30 days that could not be sent. */
  mailsGivenUp: number;
}

export async function readShopState({ query }: Database): Promise<ShopState> {
  const count = sql<number>`count(*)`;
  const [lastOrder, payments, refunds, mails] = await Promise.all([
    query
      .selectFrom('order_numbers')
      .innerJoin('orders', 'orders.id', 'order_numbers.order_id')
      .select('orders.created_at')
      .where('order_numbers.number', '=', (newest) =>
        newest.selectFrom('order_numbers').select(({ fn }) => fn.max('number').as('number')),
      )
      .executeTakeFirst(),
    // Comparisons with 0, because with them the databases search the index instead of reading the whole of it.
    query
      .selectFrom('orders')
      .select(count.as('count'))
      // The word itself, not a parameter: only with it the databases use the index `orders_unpaid`.
      .where(sql<boolean>`payment_state = 'pending'`)
      .where('created_at', '>', 0)
      .executeTakeFirst(),
    query.selectFrom('refunds').select(count.as('count')).where('next_try_at', '>', 0).executeTakeFirst(),
    query
      .selectFrom('mails')
      .select(['state', count.as('count'), ({ fn }) => fn.min('created_at').as('oldestAt')])
      .where('state', 'in', ['WAITING', 'GIVEN_UP'])
      .groupBy('state')
      .execute(),
  ]);
  const waiting = mails.find(({ state }) => state === 'WAITING');
  const givenUp = mails.find(({ state }) => state === 'GIVEN_UP');
  return {
    lastOrderAt: lastOrder?.created_at ?? null,
    paymentsWaiting: payments?.count ?? 0,
    refundsWaiting: refunds?.count ?? 0,
    mailsWaiting: waiting?.count ?? 0,
    oldestMailAt: waiting?.oldestAt ?? null,
    mailsGivenUp: givenUp?.count ?? 0,
  };
}

/** The time at which the newest file of the folder was changed, in milliseconds since 1970; null without a file. */
export async function newestFileAt(folder: string): Promise<number | null> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && /\.db(\.enc)?$/.test(entry.name)).map(({ name }) => name);
    const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
    return times.length === 0 ? null : Math.max(...times);
  } catch {
    return null;
  }
}
