import type { Migration } from './migration.ts';

/**
 * The time when a subscriber of the newsletter confirmed the email by a link in a mail. Old rows have none: nobody kept a
 * proof, so they count as not confirmed.
 */
export const confirmedSubscribersMigration: Migration = {
  id: 32,
  name: 'confirmed-subscribers',
  statements: [`alter table newsletter_subscribers add column confirmed_at bigint`],
};
