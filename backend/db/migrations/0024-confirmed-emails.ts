import type { Migration } from './migration.ts';

/**
 * The time when a link mailed to the email of an account was used; null while the email is not confirmed, as in all old
 * accounts. Also the counts of mails about orders by receiver, which stay for a day when the account is deleted.
 */
export const confirmedEmailsMigration: Migration = {
  id: 24,
  name: 'confirmed-emails',
  statements: [
    `alter table users add column email_confirmed_at bigint`,
    `create table mail_sends (mail_id text primary key, receiver text not null, at bigint not null)`,
    `create index mail_sends_by_receiver on mail_sends (receiver, at)`,
    `create index mail_sends_by_time on mail_sends (at)`,
  ],
};
