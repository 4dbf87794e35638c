// Tested by tests/backend/list-borders.test.ts and tests/backend/order-file-takings.test.ts.
import type { Database } from '#backend/db/database.ts';
import { orderKinds } from './order-search-repository.ts';

/** The time by which a clock can be set back without `since` missing an order that was placed after it. */
const clockStepMs = 2 * 86_400_000;
/**
 * The number of orders of a kind after a time that are searched for the lowest order number: the first one by time may
 * have a later number.
 */
const nextInTime = 500;

/**
 * The orders that were placed at a time or later, and those after them that a clock set back gives an earlier time: a client that
 * asks for the orders since the newest one it knows misses none.
 */
export interface Since {
  /** The lowest number of these orders. */
  number: number;
  /** Their earliest time. An order with a time far ahead must not bring all later orders into the list. */
  createdAt: number;
}

/** The orders that were placed since that moment, in milliseconds since 1970. */
export async function readSince({ query }: Database, since: number): Promise<Since> {
  const lowest = await Promise.all(
    orderKinds.map(({ paymentType, isPaid }) => {
      const next = query
        .selectFrom('orders')
        .select('number')
        .where('payment_type', '=', paymentType)
        .where('is_paid', '=', isPaid)
        .where('created_at', '>=', since)
        .orderBy('created_at')
        .limit(nextInTime);
      return query
        .selectFrom(next.as('next'))
        .select((is) => is.fn.min('number').as('number'))
        .executeTakeFirst();
    }),
  );
  const numbers = lowest.map((row) => row?.number ?? Number.MAX_SAFE_INTEGER);
  return { number: Math.min(...numbers), createdAt: since - clockStepMs };
}

/** The orders that were placed before a moment. */
export interface Before {
  /** The highest number of these orders. */
  number: number;
  /** The moment, in milliseconds since 1970. */
  createdAt: number;
}

/** The orders that were placed before that moment: the last one by time may have a lower number than others. */
export async function readBefore({ query }: Database, createdAt: number): Promise<Before> {
  const highest = await Promise.all(
    orderKinds.map(({ paymentType, isPaid }) => {
      const last = query
        .selectFrom('orders')
        .select('number')
        .where('payment_type', '=', paymentType)
        .where('is_paid', '=', isPaid)
        .where('created_at', '<', createdAt)
        .orderBy('created_at', 'desc')
        .limit(nextInTime);
      return query
        .selectFrom(last.as('last'))
        .select((is) => is.fn.max('number').as('number'))
        .executeTakeFirst();
    }),
  );
  return { number: Math.max(...highest.map((row) => row?.number ?? 0)), createdAt };
}
