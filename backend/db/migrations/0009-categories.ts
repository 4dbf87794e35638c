import type { Migration } from './migration.ts';

/**
 * The seller's own categories beside the specification's seven. A product has the name of its category, so a rename of an own
 * category renames it in its products, too.
 */
export const categoriesMigration: Migration = {
  id: 9,
  name: 'categories',
  statements: [
    `create table categories (
      slug text primary key,
      name text not null unique check (name <> ''),
      is_own integer not null check (is_own in (0, 1)),
      picture_hash text references images (hash),
      position integer not null,
      walk integer not null
    )`,
    `create index categories_by_picture on categories (picture_hash)`,
    `insert into categories (slug, name, is_own, position, walk) values
      ('vegetables', 'Vegetables', 0, 0, 0),
      ('fruits', 'Fruits', 0, 1, 1),
      ('drinks', 'Drinks', 0, 2, 2),
      ('instant', 'Instant', 0, 3, 3),
      ('dairy', 'Dairy', 0, 4, 4),
      ('bakery', 'Bakery', 0, 5, 5),
      ('grains', 'Grains', 0, 6, 6)`,
    // A product may now have any category. SQLite drops a check only together with its column.
    {
      sqlite: [
        `alter table products add column any_category text not null default 'Vegetables' check (any_category <> '')`,
        `update products set any_category = category`,
        `alter table products drop column category`,
        `alter table products rename column any_category to category`,
      ],
      postgres: [
        `alter table products drop constraint products_category_check`,
        `alter table products add constraint products_category_check check (category <> '')`,
      ],
    },
  ],
};
