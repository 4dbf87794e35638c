import type { Database } from '#backend/db/database.ts';

/** Confirms the email of a shopper, as the use of a mailed link does. */
export async function confirmEmail({ query }: Database, userId: string): Promise<void> {
  await query.updateTable('users').set({ email_confirmed_at: 1 }).where('id', '=', userId).execute();
}
