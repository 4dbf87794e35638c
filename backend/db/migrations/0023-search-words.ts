import { addMissingWords } from '../order-words.ts';
import type { Migration } from './migration.ts';

// The last two are written by processes of the version before, while the new one is installed.
const kinds = `check (kind in ('NAME', 'EMAIL', 'PLACE', 'PHONE', 'TEXT', 'PHONE_END'))`;

/** Orders are found by any part of their phone, by street and city, and by names apart from emails. */
export const searchWordsMigration: Migration = {
  id: 23,
  name: 'search-words',
  statements: [
    `drop table order_words`,
    {
      sqlite: [
        `create table order_words (
          order_id text not null references orders (id) on delete cascade,
          kind text not null ${kinds},
          word text not null,
          primary key (order_id, kind, word)
        )`,
      ],
      // A search compares beginnings, so words must be in the order of their bytes.
      postgres: [
        `create table order_words (
          order_id text not null references orders (id) on delete cascade,
          kind text not null ${kinds},
          word text collate "C" not null,
          primary key (order_id, kind, word)
        )`,
      ],
    },
    `create index order_words_by_word on order_words (kind, word, order_id)`,
  ],
  async fill(trx, report) {
    const { total } = await trx
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    await addMissingWords(trx, '', (done) => report('orders', done, total));
  },
};
