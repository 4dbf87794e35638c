import type { Database } from '#backend/db/database.ts';

/** Makes the email of a shopper a confirmed one, as a link for a new password does. */
export async function confirmEmail({ query }: Database, userId: string): Promise<void> {
  await query.updateTable('users').set({ email_confirmed_at: 1 }).where('id', '=', userId).execute();
}
