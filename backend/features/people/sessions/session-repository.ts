import { createHash, randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { fixedQuery } from '#backend/db/fixed-query.ts';
import type { StaffRole } from '#backend/db/staff-tables.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import { findMember } from '../staff/staff-repository.ts';
import * as texts from './texts.ts';

export type SessionRole = 'shopper' | 'seller';

export interface Shopper {
  id: string;
  name: string;
  email: string;
}

/** The member of staff of a seller's session. */
export interface SessionStaff extends Staff {
  /** Whether the password is the one-time password that an owner has made. */
  mustChangePassword: boolean;
}

/** The login of the settings, SELLER_EMAIL and SELLER_PASSWORD. It is always an owner. */
export const firstOwner: Staff = { id: 'owner', name: texts.firstOwner, role: 'OWNER' };

const dayMs = 86_400_000;

/** The times after which a session ends: `idleMs` after its last request, `absoluteMs` after the login. */
export const sessionLifetimes: Record<SessionRole, { idleMs: number; absoluteMs: number }> = {
  shopper: { idleMs: 7 * dayMs, absoluteMs: 30 * dayMs },
  seller: { idleMs: dayMs / 2, absoluteMs: 7 * dayMs },
};

const maxSessionsPerUser = 20;
/** `last_seen_at` is written at most this often. */
const seenIntervalMs = 60_000;

/** The form in which a session's id, or another secret text, is stored: its SHA-256 in hex. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export interface NewSession {
  role: SessionRole;
  /** The id of the shopper; null for the seller. */
  userId: string | null;
  /** The member of staff who logs in as the seller. */
  staff?: Staff | undefined;
  /** The browser's session before this login, which ends. */
  replacedId: string | undefined;
  /**
   * Whether the password that was checked still is the account's; locks the account. A check waits for a free place, and the
   * password may be replaced meanwhile. Absent where no password was checked.
   */
  isStillRight?: (trx: DatabaseTransaction) => Promise<boolean>;
}

/**
 * Starts a session and returns its id, of which only the hash is stored. Null when the password was replaced since it was
 * checked. Of a user's sessions, the newest 20 stay.
 */
export async function startSession(
  database: Database,
  { role, userId, staff, replacedId, isStillRight }: NewSession,
  now: number,
): Promise<string | null> {
  const id = randomBytes(32).toString('base64url');
  const staff_id = staff === undefined || staff.id === firstOwner.id ? null : staff.id;
  return database.write(async (trx) => {
    if (isStillRight !== undefined && !(await isStillRight(trx))) return null;
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
        staff_id,
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
      .where('staff_id', staff_id === null ? 'is' : '=', staff_id)
      .orderBy('created_at', 'desc')
      .limit(maxSessionsPerUser)
      .execute();
    await trx
      .deleteFrom('sessions')
      .where('role', '=', role)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .where('staff_id', staff_id === null ? 'is' : '=', staff_id)
      .where('created_at', '<', now)
      .where(
        'id_hash',
        'not in',
        newest.map((row) => row.id_hash),
      )
      .execute();
    if (staff !== undefined) {
      const subject = { kind: 'LOGIN', id: staff.id, name: staff.name };
      await recordAudit(trx, { actor: staff, action: 'LOGGED_IN', subject, before: null, after: null, at: now });
    }
    return id;
  });
}

function staffOf(row: {
  staff_id: string | null;
  staff_name: string | null;
  staff_role: StaffRole | null;
  must_change_password: number | null;
}): SessionStaff {
  const { staff_id: id, staff_name: name, staff_role: role } = row;
  if (id === null || name === null || role === null) return { ...firstOwner, mustChangePassword: false };
  return { id, name, role, mustChangePassword: row.must_change_password === 1 };
}

const sessionsWithPeople = fixedQuery((query, values: { hash: string; role: SessionRole }) =>
  query
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff', 'staff.id', 'sessions.staff_id')
    .select(['sessions.last_seen_at', 'sessions.expires_at', 'users.id', 'users.name', 'users.email'])
    .select(['sessions.staff_id', 'staff.name as staff_name', 'staff.role as staff_role'])
    .select(['staff.must_change_password', 'staff.deactivated_at'])
    .where('sessions.id_hash', '=', values.hash)
    .where('sessions.role', '=', values.role),
);

/** The session of that id and role that has not ended, or null. Counts as a request for the idle time. */
export async function findSession(
  database: Database,
  role: SessionRole,
  id: string,
  now: number,
): Promise<{ shopper: Shopper | null; staff: SessionStaff | null } | null> {
  if (!/^[\w-]{43}$/.test(id)) return null;
  const hash = hashOf(id);
  const [session] = await sessionsWithPeople(database.query, { hash, role });
  if (!session || session.expires_at <= now || session.last_seen_at + sessionLifetimes[role].idleMs <= now) return null;
  if (session.last_seen_at + seenIntervalMs <= now) {
    await database.query.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', hash).execute();
  }
  if (session.deactivated_at !== null) return null;
  const { id: userId, name, email } = session;
  const shopper = userId === null || name === null || email === null ? null : { id: userId, name, email };
  return { shopper, staff: role === 'seller' ? staffOf(session) : null };
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
export async function endSession(database: Database, role: SessionRole, id: string, now: number): Promise<void> {
  await database.write(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('id_hash', '=', hashOf(id))
      .where('role', '=', role)
      .returning('staff_id')
      .executeTakeFirst();
    if (ended === undefined || role === 'shopper') return;
    const { staff_id } = ended;
    const member = staff_id === null ? null : await findMember(trx, staff_id);
    const actor = member ?? firstOwner;
    const subject = { kind: 'LOGIN', id: actor.id, name: actor.name };
    await recordAudit(trx, { actor, action: 'LOGGED_OUT', subject, before: null, after: null, at: now });
  });
}

/** Deletes sessions that have ended. */
export async function deleteEndedSessions({ query }: Database, now: number): Promise<void> {
  await query.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
