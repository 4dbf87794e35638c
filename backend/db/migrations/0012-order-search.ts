import type { Migration } from './migration.ts';

/** The words by which the seller finds an order. The migration `search-words` makes the table again and fills it. */
export const orderSearchMigration: Migration = {
  id: 12,
  name: 'order-search',
  statements: [
    {
      sqlite: [
        `create table order_words (
          order_id text not null references orders (id) on delete cascade,
          kind text not null check (kind in ('TEXT', 'PHONE', 'PHONE_END')),
          word text not null,
          primary key (order_id, kind, word)
        )`,
      ],
      // A search compares beginnings, so words must be in the order of their bytes.
      postgres: [
        `create table order_words (
          order_id text not null references orders (id) on delete cascade,
          kind text not null check (kind in ('TEXT', 'PHONE', 'PHONE_END')),
          word text collate "C" not null,
          primary key (order_id, kind, word)
        )`,
      ],
    },
    `create index order_words_by_word on order_words (kind, word, order_id)`,
  ],
};
