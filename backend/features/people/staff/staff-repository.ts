import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import type { StaffRole } from '#backend/db/staff-tables.ts';
import type { Tables } from '#backend/db/tables.ts';
import { emailForms, hasForms } from '#readers/email.ts';

/** A member of staff with a login of their own. */
export interface Member {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  mustChangePassword: boolean;
  role: StaffRole;
  createdAt: number;
  /** The time at which the login was ended; null while they may log in. */
  deactivatedAt: number | null;
}

/** The database; inside a transaction, the transaction. */
type Source = Database['query'] | DatabaseTransaction;

function toMember(row: Selectable<Tables['staff']>): Member {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    passwordHash: row.password_hash,
    mustChangePassword: row.must_change_password === 1,
    role: row.role,
    createdAt: row.created_at,
    deactivatedAt: row.deactivated_at,
  };
}

/** All members, also deactivated ones, oldest first. */
export async function listMembers(source: Source): Promise<Member[]> {
  const rows = await source.selectFrom('staff').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(toMember);
}

/** The member of that email, in whichever form of its host, or null. */
export async function findMemberByEmail(source: Source, email: string): Promise<Member | null> {
  const rows = await source.selectFrom('staff').selectAll().where('email', 'in', emailForms(email)).execute();
  const row = rows.find((each) => each.email === email) ?? rows[0];
  return row ? toMember(row) : null;
}

/** The member of that id, or null. */
export async function findMember(source: Source, id: string): Promise<Member | null> {
  const row = await source.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMember(row) : null;
}

/** The member of that id, locked until the transaction ends, or null. */
export async function lockMember(trx: DatabaseTransaction, id: string): Promise<Member | null> {
  const row = await trx.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? toMember(row) : null;
}

/** Adds a member who must change the password at the first login. Null when the email is taken. */
export async function insertMember(
  trx: DatabaseTransaction,
  { name, email, role, passwordHash }: Pick<Member, 'name' | 'email' | 'role' | 'passwordHash'>,
  now: number,
): Promise<Member | null> {
  // The table refuses the same form only.
  if (hasForms(email) && (await findMemberByEmail(trx, email)) !== null) return null;
  const row = await trx
    .insertInto('staff')
    .values({
      id: newRecordId(now),
      name,
      email,
      password_hash: passwordHash,
      must_change_password: 1,
      role,
      created_at: now,
      deactivated_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toMember(row) : null;
}

/** Writes all fields of a member. */
export async function writeMember(trx: DatabaseTransaction, member: Member): Promise<void> {
  await trx
    .updateTable('staff')
    .set({
      name: member.name,
      email: member.email,
      password_hash: member.passwordHash,
      must_change_password: Number(member.mustChangePassword),
      role: member.role,
      deactivated_at: member.deactivatedAt,
    })
    .where('id', '=', member.id)
    .execute();
}

/** Writes another hash of the same password; does nothing when the member has another password by now. */
export async function replaceMemberHash(
  database: Database,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await database.query
    .updateTable('staff')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .execute();
}

/** Ends the sessions of a member, except for that of `keptHash`. */
export async function endMemberSessions(trx: DatabaseTransaction, id: string, keptHash?: string): Promise<void> {
  let sessions = trx.deleteFrom('sessions').where('staff_id', '=', id);
  if (keptHash !== undefined) sessions = sessions.where('id_hash', '<>', keptHash);
  await sessions.execute();
}
