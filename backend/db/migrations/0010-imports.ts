import type { Migration } from './migration.ts';

/** Previews of imported product lists, each kept for an hour. */
export const importsMigration: Migration = {
  id: 10,
  name: 'imports',
  statements: [
    `create table imports (
      token text primary key,
      catalogue_version bigint not null,
      fault_count integer not null,
      changes text not null,
      created_at bigint not null
    )`,
  ],
};
