import type { Database } from '#backend/db/database.ts';

/** Stores the email. Does nothing when it is stored already. */
export async function addSubscriber(database: Database, email: string, now: number): Promise<void> {
  await database.query
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
