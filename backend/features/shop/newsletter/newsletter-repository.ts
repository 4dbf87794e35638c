import type { Database } from '#backend/db/database.ts';
import { sharedSecret } from '#backend/db/shop-values.ts';

export interface Subscriber {
  email: string;
  subscribedAt: number;
}

/** Stores the email. Does nothing when it is stored already. */
export async function addSubscriber(database: Database, email: string, now: number): Promise<void> {
  await database.query
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** Removes the email. Does nothing when it is not stored. */
export async function removeSubscriber(source: Database['query'], email: string): Promise<void> {
  await source.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}

/** Lists at most `limit` subscribers after that email, sorted by email. */
export async function listSubscribers(
  database: Database,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<Subscriber[]> {
  const rows = await database.query
    .selectFrom('newsletter_subscribers')
    .select(['email', 'created_at'])
    .$if(after !== undefined, (query) => query.where('email', '>', after ?? ''))
    .orderBy('email')
    .limit(limit)
    .execute();
  return rows.map(({ email, created_at }) => ({ email, subscribedAt: created_at }));
}

export async function countSubscribers(database: Database): Promise<number> {
  const { count } = await database.query
    .selectFrom('newsletter_subscribers')
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The secret that signs the links which end a subscription. */
export async function newsletterSecret(database: Database): Promise<string> {
  return sharedSecret(database, 'newsletter-secret');
}
