import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { waitAfter, type Counts, type Rate } from './counts.ts';

const intervalMsOf = ({ count, spanMs }: Rate) => Math.max(1, Math.floor(spanMs / count));

/** Counts in PostgreSQL, shared by all processes. Each change is one statement, so simultaneous ones all count. */
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
      const { spanMs } = rate;
      const interval = intervalMsOf(rate);
      const after = sql<number>`case when throttles.stamp > ${now + spanMs}::bigint then ${now}::bigint
        else greatest(throttles.stamp, ${now}::bigint) end + ${interval}::bigint`;
      const taken = await database.query
        .insertInto('throttles')
        .values({ name, subject, stamp: now + interval, count: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'subject'])
            .doUpdateSet({ stamp: after })
            .where(sql<boolean>`${after} <= ${now + spanMs}::bigint`),
        )
        .returning('stamp')
        .executeTakeFirst();
      if (taken) return 0;
      const entry = await find(name, subject);
      return Math.max(1, (entry?.stamp ?? now) + interval - now - spanMs);
    },
    async undoTake(name, subject, rate) {
      await database.query
        .updateTable('throttles')
        .set({ stamp: sql<number>`stamp - ${intervalMsOf(rate)}::bigint` })
        .where('name', '=', name)
        .where('subject', '=', subject)
        .execute();
    },
    async countTry(name, subject, { free, spanMs }, now) {
      // See `isImpossible`.
      await database.query
        .updateTable('throttles')
        .set({ stamp: now })
        .where('name', '=', name)
        .where('subject', '=', subject)
        .where('stamp', '>', now + spanMs)
        .execute();
      const isQuiet = sql<boolean>`throttles.stamp + ${spanMs}::bigint <= ${now}::bigint`;
      const wait = sql<number>`least(${spanMs}::bigint, 30000 * (2 ^ least(10, greatest(0, throttles.count - ${free}::int)))::bigint)`;
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
      const entry = await find(name, subject);
      return entry ? Math.max(1, entry.stamp + waitAfter(entry.count, free, spanMs) - now) : 1;
    },
    async undoTry(name, subject) {
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

/** The longest time after its last use that a count is kept. */
const countLifetimeMs = 86_400_000;

/** Deletes counts that no limit needs. */
export async function deleteOldThrottles({ query }: Database, now: number): Promise<void> {
  await query
    .deleteFrom('throttles')
    .where('stamp', '<', now - countLifetimeMs)
    .execute();
}
