import type { Migration } from './migration.ts';

/** The records that were added by requests with an idempotency key, for a day, so that a repeated request adds nothing. */
export const addedRecordsMigration: Migration = {
  id: 46,
  name: 'added-records',
  statements: [
    `create table added_records (
      request_hash text primary key,
      record_id text not null,
      created_at bigint not null
    )`,
    `create index added_records_by_age on added_records (created_at)`,
  ],
};
