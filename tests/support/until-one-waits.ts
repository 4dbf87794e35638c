import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';

const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/** Resolves when a connection to the PostgreSQL database waits for a lock. */
export async function untilOneWaits({ query }: Database): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) if ((await waiting.execute(query)).rows.length > 0) return;
  throw new Error('No connection waited.');
}
