// Tested by tests/backend/account.test.ts and tests/backend/account-deletion.test.ts.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import { emailForms, hasForms } from '#readers/email.ts';

/** The id of the row of `users` that gets the orders of all deleted accounts. */
export const anonymousUserId = '0'.repeat(24);

export interface Account {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
}

/** The account of that email, in whichever form of its host, or null. Of two accounts from before, the one with this form. */
export async function findAccount({ query }: Pick<Database, 'query'>, email: string): Promise<Account | null> {
  const rows = await query
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash'])
    .where('email', 'in', emailForms(email))
    .execute();
  const row = rows.find((each) => each.email === email) ?? rows[0];
  return row ? { id: row.id, name: row.name, email: row.email, passwordHash: row.password_hash } : null;
}

/** Creates the account and returns its id; null when the email is taken, also by a simultaneous request. */
export async function createAccount(
  database: Database,
  account: { name: string; email: string; passwordHash: string },
  now: number,
): Promise<string | null> {
  // The table refuses the same form only.
  if (hasForms(account.email) && (await findAccount(database, account.email)) !== null) return null;
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

/** SQL of the email to which mails for a row of `users` go: that of the account, or of the guest. */
export const mailedEmail = sql<string>`coalesce((select guests.email from guests where guests.user_id = users.id), users.email)`;

/** Whether the account still has the password of that hash. Locks the account until the transaction ends. */
export async function hasPasswordHash(
  trx: DatabaseTransaction,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash === passwordHash;
}

/** Whether a link mailed to that email of the account, or of the guest, was used. */
export async function hasConfirmed(
  source: Database['query'],
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const row = await source
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(mailedEmail, '=', email)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes another hash of the same password; does nothing when the account has another password by now. */
export async function replacePasswordHash(
  database: Database,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await database.query
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', userId)
    .where('password_hash', '=', before)
    .execute();
}
