import type { Database } from '#backend/db/database.ts';

/** Keeps the email; one already kept stays as it is. */
export async function addSubscriber(database: Database, email: string, now: number): Promise<void> {
  await database.query
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
