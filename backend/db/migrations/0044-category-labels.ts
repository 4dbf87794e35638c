import type { Migration } from './migration.ts';

/** The owner can rename the specification's seven categories. Their names in the REST calls stay; the label is what people see. */
export const categoryLabelsMigration: Migration = {
  id: 44,
  name: 'category-labels',
  statements: [`alter table categories add column label text check (label <> '')`],
};
