import type { Migration } from './migration.ts';

/** The seller notes that a withdrawal is answered. Older ones count as not answered, because the store does not know it. */
export const answeredWithdrawalsMigration: Migration = {
  id: 45,
  name: 'answered-withdrawals',
  statements: [
    `alter table withdrawals add column answered_at bigint`,
    `create index withdrawals_to_answer on withdrawals (id) where answered_at is null`,
    `alter table orders add column withdrawals_answered_at bigint`,
  ],
};
