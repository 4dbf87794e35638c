import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { waitAfter, type Counts, type Rate } from './counts.ts';

const intervalOf = ({ count, span }: Rate) => Math.max(1, Math.floor(span / count));

/** Counts in PostgreSQL, shared by every process. Each is one statement, so that two at once both count. */
export function createDatabaseCounts(database: Database): Counts {
  const find = async (name: string, subject: string) =>
    database.query
      .selectFrom('throttles')
      .select(['stamp', 'count'])
      .where('name', '=', name)
      .where('subject', '=', subject)
      .executeTakeFirst();
  return {
    async take(name, subject, rate, now) {
      const { span } = rate;
      const interval = intervalOf(rate);
      const after = sql<number>`greatest(throttles.stamp, ${now}::bigint) + ${interval}::bigint`;
      const taken = await database.query
        .insertInto('throttles')
        .values({ name, subject, stamp: now + interval, count: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'subject'])
            .doUpdateSet({ stamp: after })
            .where(sql<boolean>`${after} <= ${now + span}::bigint`),
        )
        .returning('stamp')
        .executeTakeFirst();
      if (taken) return 0;
      const kept = await find(name, subject);
      return Math.max(1, (kept?.stamp ?? now) + interval - now - span);
    },
    async giveBack(name, subject, rate) {
      await database.query
        .updateTable('throttles')
        .set({ stamp: sql<number>`stamp - ${intervalOf(rate)}::bigint` })
        .where('name', '=', name)
        .where('subject', '=', subject)
        .execute();
    },
    async tryOnce(name, subject, { free, span }, now) {
      const isQuiet = sql<boolean>`throttles.stamp + ${span}::bigint <= ${now}::bigint`;
      const wait = sql<number>`least(${span}::bigint, 30000 * (2 ^ least(10, greatest(0, throttles.count - ${free}::int)))::bigint)`;
      const counted = await database.query
        .insertInto('throttles')
        .values({ name, subject, stamp: now, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'subject'])
            .doUpdateSet({
              stamp: now,
              count: sql<number>`case when ${isQuiet} then 1 else throttles.count + 1 end`,
            })
            .where(
              sql<boolean>`${isQuiet} or throttles.count < ${free}::int or throttles.stamp + ${wait} <= ${now}::bigint`,
            ),
        )
        .returning('count')
        .executeTakeFirst();
      if (counted) return 0;
      const kept = await find(name, subject);
      return kept ? Math.max(1, kept.stamp + waitAfter(kept.count, free, span) - now) : 1;
    },
    async takeBackTry(name, subject) {
      await database.query
        .updateTable('throttles')
        .set({ count: sql<number>`greatest(0, count - 1)` })
        .where('name', '=', name)
        .where('subject', '=', subject)
        .execute();
    },
    async clear(name, subject) {
      await database.query.deleteFrom('throttles').where('name', '=', name).where('subject', '=', subject).execute();
    },
  };
}
