import type { Database } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';

export interface Account {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
}

/** The account of that email (in the form of `emailField`), or null. */
export async function findAccount(database: Database, email: string): Promise<Account | null> {
  const row = await database.query
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, email: row.email, passwordHash: row.password_hash } : null;
}

/** Creates the account and returns its id; null when the email is taken, also by a simultaneous request. */
export async function createAccount(
  database: Database,
  account: { name: string; email: string; passwordHash: string },
  now: number,
): Promise<string | null> {
  const id = newRecordId(now);
  const made = await database.query
    .insertInto('users')
    .values({
      id,
      name: account.name,
      email: account.email,
      password_hash: account.passwordHash,
      cart_version: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function replacePasswordHash(database: Database, userId: string, passwordHash: string): Promise<void> {
  await database.query.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}
