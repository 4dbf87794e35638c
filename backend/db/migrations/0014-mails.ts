import type { Migration } from './migration.ts';

/** The outbox of mails, and the links that set a new password. Earlier orders get no mail. */
export const mailsMigration: Migration = {
  id: 14,
  name: 'mails',
  statements: [
    `create table mails (
      id text primary key,
      kind text not null,
      about text not null,
      version bigint not null,
      order_id text references orders (id) on delete cascade,
      user_id text references users (id) on delete cascade,
      recipient text,
      data text not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'GIVEN_UP')),
      tries integer not null default 0,
      resends integer not null default 0,
      next_try_at bigint,
      give_up_at bigint not null,
      fault text,
      created_at bigint not null,
      sent_at bigint,
      unique (kind, about, version)
    )`,
    `create index mails_due on mails (next_try_at) where next_try_at is not null`,
    `create index mails_of_order on mails (order_id)`,
    `create index mails_of_user on mails (user_id)`,
    `create index mails_by_state on mails (state, id)`,
    `create index mails_by_time on mails (created_at)`,
    `create table password_resets (
      token_hash text primary key,
      account text not null,
      expires_at bigint not null
    )`,
    `create index password_resets_of_account on password_resets (account)`,
    `create index password_resets_by_end on password_resets (expires_at)`,
  ],
};
