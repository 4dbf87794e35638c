import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { sharedSecret } from '#backend/db/shop-values.ts';
import { emailForms, hasForms } from '#readers/email.ts';

export interface Subscriber {
  email: string;
  subscribedAt: number;
  /** The time at which a link in a mail was used; null while the subscriber has not confirmed. */
  confirmedAt: number | null;
}

/** Stores the email. Does nothing when it is stored already. */
export async function addSubscriber(source: Database['query'], email: string, now: number): Promise<void> {
  // The table refuses the same form only.
  if (hasForms(email)) {
    const other = source.selectFrom('newsletter_subscribers').select('email').where('email', 'in', emailForms(email));
    if ((await other.executeTakeFirst()) !== undefined) return;
  }
  await source
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** Whether the email is stored and was confirmed by a link in a mail. */
export async function isConfirmedSubscriber(source: Database['query'], email: string): Promise<boolean> {
  const row = await source
    .selectFrom('newsletter_subscribers')
    .select('confirmed_at')
    .where('email', 'in', emailForms(email))
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Marks the email as confirmed. The first time stays. False when it is not stored. */
export async function confirmSubscriber(trx: DatabaseTransaction, email: string, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom('newsletter_subscribers')
    .select('confirmed_at')
    .where('email', 'in', emailForms(email))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.confirmed_at !== null) return true;
  await trx
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: now })
    .where('email', 'in', emailForms(email))
    .execute();
  return true;
}

/** Removes the email. Does nothing when it is not stored. */
export async function removeSubscriber(source: Database['query'], email: string): Promise<void> {
  await source.deleteFrom('newsletter_subscribers').where('email', 'in', emailForms(email)).execute();
  await source
    .deleteFrom('mails')
    .where('kind', '=', 'NEWSLETTER_CONFIRM')
    .where('recipient', 'in', emailForms(email))
    .execute();
}

/** Lists at most `limit` subscribers after that email, sorted by email. */
export async function listSubscribers(
  database: Database,
  { limit, after, isConfirmedOnly }: { limit: number; after: string | undefined; isConfirmedOnly: boolean },
): Promise<Subscriber[]> {
  const rows = await database.query
    .selectFrom('newsletter_subscribers')
    .select(['email', 'created_at', 'confirmed_at'])
    .$if(isConfirmedOnly, (query) => query.where('confirmed_at', 'is not', null))
    .$if(after !== undefined, (query) => query.where('email', '>', after ?? ''))
    .orderBy('email')
    .limit(limit)
    .execute();
  return rows.map(({ email, created_at, confirmed_at }) => ({
    email,
    subscribedAt: created_at,
    confirmedAt: confirmed_at,
  }));
}

/** The numbers of all subscribers and of the confirmed ones. */
export async function countSubscribers(database: Database): Promise<{ all: number; confirmed: number }> {
  const { all, confirmed } = await database.query
    .selectFrom('newsletter_subscribers')
    .select((is) => [is.fn.countAll().as('all'), is.fn.count('confirmed_at').as('confirmed')])
    .executeTakeFirstOrThrow();
  return { all: Number(all), confirmed: Number(confirmed) };
}

/** The secret that signs the links which confirm and end a subscription. */
export async function newsletterSecret(database: Database): Promise<string> {
  return sharedSecret(database, 'newsletter-secret');
}
