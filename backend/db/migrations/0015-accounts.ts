import type { Migration } from './migration.ts';

/**
 * Postal codes as text, and the default address. `zipcode` stays: processes of the version before read and write it while the
 * new version is installed.
 */
export const accountsMigration: Migration = {
  id: 15,
  name: 'accounts',
  statements: [
    `alter table addresses add column postal_code text`,
    `update addresses set postal_code = cast(zipcode as text)`,
    `alter table addresses add column is_default integer not null default 0 check (is_default in (0, 1))`,
    `create unique index addresses_default on addresses (user_id) where is_default = 1`,
  ],
};
