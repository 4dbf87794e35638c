import type { Migration } from './migration.ts';

/** The contacts of people who order without an account, and the links to their orders. */
export const guestsMigration: Migration = {
  id: 48,
  name: 'guests',
  statements: [
    `create table guests (
      user_id text primary key references users (id) on delete cascade,
      email text not null,
      mailbox text not null,
      phone text not null,
      network text,
      created_at bigint not null
    )`,
    `create index guests_by_mailbox on guests (mailbox, created_at)`,
    `create index guests_by_phone on guests (phone, created_at)`,
    `create index guests_by_network on guests (network, created_at)`,
    `create index guests_with_network on guests (created_at) where network is not null`,
    `create table guest_links (
      secret_hash text primary key,
      user_id text not null references guests (user_id) on delete cascade,
      is_mailed integer not null check (is_mailed in (0, 1)),
      created_at bigint not null
    )`,
    `create index guest_links_by_guest on guest_links (user_id)`,
  ],
};
