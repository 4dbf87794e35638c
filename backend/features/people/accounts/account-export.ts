import type { Database } from '#backend/db/database.ts';
import type { Shopper } from '../sessions/session-repository.ts';
import { listAddresses } from '../addresses/address-repository.ts';
import { withZipcode } from '#backend/db/postal-code.ts';
import { emailForms } from '#readers/email.ts';
import { readCart } from '../cart/cart-repository.ts';

const moment = (time: number) => new Date(time).toISOString();

/** All that the store keeps about a shopper, except the orders. */
export async function readAccountData(database: Database, { id, email }: Shopper) {
  const account = await database.query
    .selectFrom('users')
    .select(['id', 'name', 'email', 'created_at', 'email_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sessions = await database.query
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  const confirmedAt = account.email_confirmed_at;
  // An unconfirmed email may belong to another person, whose subscription is not shown.
  const subscription =
    confirmedAt === null
      ? undefined
      : await database.query
          .selectFrom('newsletter_subscribers')
          .select(['created_at', 'confirmed_at'])
          .where('email', 'in', emailForms(email))
          .executeTakeFirst();
  const mailsToShopper = database.query
    .selectFrom('mails')
    .select(['mails.id', 'mails.kind', 'mails.created_at', 'mails.sent_at'])
    .where('mails.recipient', 'is not', null);
  const mails = await mailsToShopper
    .where('mails.user_id', '=', id)
    .union(mailsToShopper.innerJoin('orders', 'orders.id', 'mails.order_id').where('orders.user_id', '=', id))
    .orderBy('id')
    .execute();
  const note = await database.query
    .selectFrom('customer_notes')
    .select('note')
    .where('user_id', '=', id)
    .executeTakeFirst();
  const addresses = await listAddresses(database, id);
  const { quantities } = await readCart(database, id);
  return {
    account: {
      id,
      name: account.name,
      email: account.email,
      emailConfirmedAt: confirmedAt === null ? null : moment(confirmedAt),
      createdAt: moment(account.created_at),
    },
    addresses: addresses.map(({ _id, userId: _userId, ...address }) => ({ id: _id, ...withZipcode(address) })),
    cart: [...quantities].map(([product, quantity]) => ({ product, quantity })),
    newsletter: subscription
      ? {
          email,
          subscribedAt: moment(subscription.created_at),
          ...(subscription.confirmed_at !== null && { confirmedAt: moment(subscription.confirmed_at) }),
        }
      : null,
    ...(note && { noteOfShop: note.note }),
    mails: mails.map(({ kind, created_at, sent_at }) => ({
      kind,
      writtenAt: moment(created_at),
      sentAt: sent_at === null ? null : moment(sent_at),
    })),
    sessions: sessions.map(({ created_at, last_seen_at, expires_at }) => ({
      startedAt: moment(created_at),
      lastSeenAt: moment(last_seen_at),
      expiresAt: moment(expires_at),
    })),
  };
}
