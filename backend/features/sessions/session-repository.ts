import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#backend/db/database.ts';

export type SessionRole = 'shopper' | 'seller';

export interface Shopper {
  id: string;
  name: string;
  email: string;
}

const day = 86_400_000;

/** How long a session lives, in milliseconds: unused, and at all. */
export const lifetimes: Record<SessionRole, { idle: number; absolute: number }> = {
  shopper: { idle: 7 * day, absolute: 30 * day },
  seller: { idle: day / 2, absolute: 7 * day },
};

const sessionsPerUser = 20;
const seenEvery = 60_000;

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

interface NewSession {
  role: SessionRole;
  /** Null for the seller. */
  userId: string | null;
  /** The id of the session that the browser had before, which ends. */
  replacedId: string | undefined;
}

/** Starts a session and returns its id, the only copy there is. The oldest ones beyond 20 end. */
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
        expires_at: now + lifetimes[role].absolute,
      })
      .execute();
    const kept = await trx
      .selectFrom('sessions')
      .select('id_hash')
      .where('role', '=', role)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .orderBy('created_at', 'desc')
      .limit(sessionsPerUser)
      .execute();
    await trx
      .deleteFrom('sessions')
      .where('role', '=', role)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .where('created_at', '<', now)
      .where(
        'id_hash',
        'not in',
        kept.map((row) => row.id_hash),
      )
      .execute();
  });
  return id;
}

/** The living session of that id and role, or null. Being looked at keeps it from going idle. */
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
  if (!session || session.expires_at <= now || session.last_seen_at + lifetimes[role].idle <= now) return null;
  if (session.last_seen_at + seenEvery <= now) {
    await database.query.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', hash).execute();
  }
  const { id: userId, name, email } = session;
  return { shopper: userId === null || name === null || email === null ? null : { id: userId, name, email } };
}

/** Ends a session at once and everywhere. An unknown id is no fault. */
export async function endSession(database: Database, role: SessionRole, id: string): Promise<void> {
  await database.query.deleteFrom('sessions').where('id_hash', '=', hashOf(id)).where('role', '=', role).execute();
}
