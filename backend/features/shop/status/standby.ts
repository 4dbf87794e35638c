import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';

/** The standbys of PostgreSQL that are connected. */
export interface Standbys {
  /** Whether commits wait for a standby. */
  areAwaited: boolean;
  connected: number;
  /** Those for which commits wait. */
  synchronous: number;
  /** Those of which this role may not know that: it needs `pg_read_all_stats`. */
  hidden: number;
}

/** Reads what the server says of its standbys; null for SQLite. */
export async function readStandbys({ kind, query }: Database): Promise<Standbys | null> {
  if (kind === 'sqlite') return null;
  const { rows } = await sql<Standbys>`select
      current_setting('synchronous_standby_names') <> ''
        and current_setting('synchronous_commit') not in ('off', 'local') as "areAwaited",
      count(*) as connected,
      count(*) filter (where sync_state in ('sync', 'quorum')) as synchronous,
      count(*) filter (where sync_state is null) as hidden
    from pg_stat_replication`.execute(query);
  return rows[0] ?? null;
}
