import type { Migration } from './migration.ts';

/**
 * The people who work in the shop beside the login of the settings, and the trail of what they change. Sessions of the seller
 * from before are of the login of the settings, and so are the seller's events.
 */
export const staffMigration: Migration = {
  id: 18,
  name: 'staff',
  statements: [
    `create table staff (
      id text primary key,
      name text not null,
      email text not null unique,
      password_hash text not null,
      must_change_password integer not null check (must_change_password in (0, 1)),
      role text not null check (role in ('OWNER', 'MANAGER', 'PACKER')),
      created_at bigint not null,
      deactivated_at bigint
    )`,
    `alter table sessions add column staff_id text references staff (id) on delete cascade`,
    `create index sessions_by_staff on sessions (staff_id, created_at) where staff_id is not null`,
    `alter table order_events add column staff_id text`,
    `alter table order_events add column staff_name text`,
    `create index order_events_by_time on order_events (at, order_id, version) where stage <> 'PLACED'`,
    {
      sqlite: [auditTable('text')],
      // A search compares beginnings, so they must be in the order of their bytes.
      postgres: [auditTable('text collate "C"')],
    },
    `create index audit_by_time on audit (at, id)`,
    `create index audit_by_actor on audit (actor_id, at, id)`,
    `create index audit_by_kind on audit (subject_kind, at, id)`,
    `create index audit_by_subject on audit (subject_key, at, id)`,
  ],
};

function auditTable(keyType: string): string {
  return `create table audit (
      id text primary key,
      at bigint not null,
      actor_id text not null,
      actor_name text not null,
      action text not null,
      subject_kind text not null,
      subject_id text,
      subject_name text not null,
      subject_key ${keyType} not null,
      before text,
      after text
    )`;
}
