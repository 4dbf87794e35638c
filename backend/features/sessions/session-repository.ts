import { createHash, randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';

export type SessionRole = 'shopper' | 'seller';

export interface Shopper {
  id: string;
  name: string;
  email: string;
}

const dayMs = 86_400_000;

/** When a session ends: `idleMs` after its last request, `absoluteMs` after the login. */
export const sessionLifetimes: Record<SessionRole, { idleMs: number; absoluteMs: number }> = {
  shopper: { idleMs: 7 * dayMs, absoluteMs: 30 * dayMs },
  seller: { idleMs: dayMs / 2, absoluteMs: 7 * dayMs },
};

const maxSessionsPerUser = 20;
/** `last_seen_at` is written at most this often. */
const seenIntervalMs = 60_000;

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

interface NewSession {
  role: SessionRole;
  /** Null for the seller. */
  userId: string | null;
  /** The browser's session before this login, which ends. */
  replacedId: string | undefined;
}

/** Starts a session and returns its id, of which only the hash is stored. Of a user's sessions, the newest 20 stay. */
export async function startSession(
  database: Database,
  { role, userId, replacedId }: NewSession,
  now: number,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await database.write(async (trx) => {
    if (userId !== null) await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    await trx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    if (replacedId !== undefined) {
      await trx.deleteFrom('sessions').where('id_hash', '=', hashOf(replacedId)).where('role', '=', role).execute();
    }
    await trx
      .insertInto('sessions')
      .values({
        id_hash: hashOf(id),
        role,
        user_id: userId,
        created_at: now,
        last_seen_at: now,
        expires_at: now + sessionLifetimes[role].absoluteMs,
      })
      .execute();
    const newest = await trx
      .selectFrom('sessions')
      .select('id_hash')
      .where('role', '=', role)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .orderBy('created_at', 'desc')
      .limit(maxSessionsPerUser)
      .execute();
    await trx
      .deleteFrom('sessions')
      .where('role', '=', role)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .where('created_at', '<', now)
      .where(
        'id_hash',
        'not in',
        newest.map((row) => row.id_hash),
      )
      .execute();
  });
  return id;
}

/** The session of that id and role that has not ended, or null. Counts as a request for the idle time. */
export async function findSession(
  database: Database,
  role: SessionRole,
  id: string,
  now: number,
): Promise<{ shopper: Shopper | null } | null> {
  if (!/^[\w-]{43}$/.test(id)) return null;
  const hash = hashOf(id);
  const session = await database.query
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.last_seen_at', 'sessions.expires_at', 'users.id', 'users.name', 'users.email'])
    .where('sessions.id_hash', '=', hash)
    .where('sessions.role', '=', role)
    .executeTakeFirst();
  if (!session || session.expires_at <= now || session.last_seen_at + sessionLifetimes[role].idleMs <= now) return null;
  if (session.last_seen_at + seenIntervalMs <= now) {
    await database.query.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', hash).execute();
  }
  const { id: userId, name, email } = session;
  return { shopper: userId === null || name === null || email === null ? null : { id: userId, name, email } };
}

/** Ends all sessions of the user, except the one of that id. */
export async function endOtherSessions(
  trx: DatabaseTransaction,
  userId: string,
  keptId: string | undefined,
): Promise<void> {
  const sessions = trx.deleteFrom('sessions').where('user_id', '=', userId);
  await sessions.$if(keptId !== undefined, (all) => all.where('id_hash', '<>', hashOf(keptId ?? ''))).execute();
}

/** Deletes the session. Does nothing when the id is unknown. */
export async function endSession(database: Database, role: SessionRole, id: string): Promise<void> {
  await database.query.deleteFrom('sessions').where('id_hash', '=', hashOf(id)).where('role', '=', role).execute();
}
