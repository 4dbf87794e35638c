import { addJoinedNames } from '../order-words.ts';
import type { Migration } from './migration.ts';

/** Orders are also found by a name of several words as one: `vanderberg`, `obrien`. New orders have these words since this version. */
export const joinedNamesMigration: Migration = {
  id: 43,
  name: 'joined-names',
  statements: [],
  async fill(trx, report) {
    const { total } = await trx
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    await addJoinedNames(trx, (done) => report('orders', done, total));
  },
};
