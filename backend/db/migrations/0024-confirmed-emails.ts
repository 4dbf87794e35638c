import type { Migration } from './migration.ts';

/**
 * When a link mailed to the email of an account was used; null: never. Nobody has proved it so far. And what counts the mails
 * about orders by their receiver; it stays for a day when the account is deleted.
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
