import type { Migration } from './migration.ts';

/**
 * The number of times that an entry of the audit trail happened. Downloads, reads of lists and failed logins of an hour
 * are one entry.
 */
export const countedAuditMigration: Migration = {
  id: 26,
  name: 'counted-audit',
  statements: [`alter table audit add column times integer not null default 1`],
};
