import { randomInt } from 'node:crypto';
import { addOnce } from '#backend/db/added-records.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { StaffRole } from '#backend/db/staff-tables.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { writeMails } from '#backend/outbox.ts';
import { accountText, endResets, type ResetLink } from '../sessions/password-reset-repository.ts';
import { firstOwner } from '../sessions/session-repository.ts';
import { recordAudit, type AuditEntry, type Staff } from '#backend/audit/audit.ts';
import {
  endMemberSessions,
  findMemberByEmail,
  insertMember,
  lockMember,
  writeMember,
  type Member,
} from './staff-repository.ts';
import * as texts from './texts.ts';

/** Letters and digits that do not look alike. */
const passwordLetters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password to be used once: its owner must change it after the first login. */
export function newOneTimePassword(): string {
  return Array.from({ length: 14 }, () => passwordLetters[randomInt(passwordLetters.length)]).join('');
}

type MemberChange = { member: Member } | { refusal: Refusal };

const unknownMember = refused('REFUSED', texts.unknownMember, 'id');
const emailTaken = refused('TAKEN', texts.emailTaken, 'email');
const firstOwnerIsFixed = refused('REFUSED', texts.firstOwnerIsFixed, 'id');

const subjectOf = ({ id, name }: Member): AuditEntry['subject'] => ({ kind: 'STAFF', id, name });
const shownOf = ({ name, email, role, deactivatedAt }: Member) => ({
  name,
  email,
  role,
  isActive: deactivatedAt === null,
});

/**
 * Adds a member with a one-time password. `invites` mails the member a link to choose a password. `ownerEmail` is the
 * email of the first owner. The same `hash`, the result of `readAddingHash`, adds one member: until the first login the new one-time
 * password replaces the one that was lost.
 */
export async function addMember(
  database: Database,
  member: { name: string; email: string; role: StaffRole; passwordHash: string },
  options: { actor: Staff; ownerEmail: string; invites: boolean; hash: string | null; now: number },
): Promise<MemberChange> {
  const { actor, ownerEmail, invites, hash, now } = options;
  if (member.email === ownerEmail) return { refusal: emailTaken };
  return database.write((trx) =>
    addOnce<MemberChange>(trx, {
      hash,
      now,
      async add() {
        const added = await insertMember(trx, member, now);
        if (added === null) return { refusal: emailTaken };
        const entry = { actor, action: 'STAFF_ADDED', subject: subjectOf(added), before: null, at: now };
        await recordAudit(trx, { ...entry, after: shownOf(added) });
        if (invites) await inviteMember(trx, added, now);
        return { member: added };
      },
      idOf: (change) => ('member' in change ? change.member.id : null),
      async repeat(id) {
        const added = await lockMember(trx, id);
        if (!added?.mustChangePassword) return { refusal: emailTaken };
        const { passwordHash } = invites ? added : member;
        await writeMember(trx, { ...added, passwordHash });
        return { member: added };
      },
    }),
  );
}

/** Writes the mail with the link, whose token is made when the mail is sent. */
async function inviteMember(trx: DatabaseTransaction, { email }: Member, now: number): Promise<void> {
  const data: ResetLink = { role: 'seller', email, isInvitation: true };
  await writeMails(trx, [{ kind: 'PASSWORD_RESET', about: accountText(data), version: now, to: email, data, now }]);
}

interface WantedMember {
  name?: string | undefined;
  role?: StaffRole | undefined;
  isActive?: boolean | undefined;
  /** The hash of a new one-time password. */
  passwordHash?: string | undefined;
}

/** Changes a member. A member who is deactivated or gets another password is logged out everywhere. */
export async function changeMember(
  database: Database,
  id: string,
  { name, role, isActive, passwordHash }: WantedMember,
  { actor, now }: { actor: Staff; now: number },
): Promise<MemberChange> {
  if (id === firstOwner.id) return { refusal: firstOwnerIsFixed };
  return database.write(async (trx) => {
    const before = await lockMember(trx, id);
    if (before === null) return { refusal: unknownMember };
    const member: Member = {
      ...before,
      name: name ?? before.name,
      role: role ?? before.role,
      deactivatedAt: isActive === undefined ? before.deactivatedAt : isActive ? null : (before.deactivatedAt ?? now),
      ...(passwordHash !== undefined && { passwordHash, mustChangePassword: true }),
    };
    await writeMember(trx, member);
    if (member.deactivatedAt !== null || passwordHash !== undefined) {
      await endMemberSessions(trx, id);
      await endResets(trx, { role: 'seller', email: member.email });
    }
    const common = { actor, subject: subjectOf(before), at: now };
    await recordAudit(trx, { ...common, action: 'STAFF_CHANGED', before: shownOf(before), after: shownOf(member) });
    if (passwordHash !== undefined) {
      await recordAudit(trx, { ...common, action: 'STAFF_GOT_NEW_PASSWORD', before: null, after: null });
    }
    return { member };
  });
}

/** Sets a member's own password and ends the other sessions. False when the member is gone or has another password by now. */
export async function setOwnPassword(
  database: Database,
  {
    actor,
    before,
    passwordHash,
    sessionHash,
  }: { actor: Staff; before: Member; passwordHash: string; sessionHash: string },
  now: number,
): Promise<boolean> {
  return database.write(async (trx) => {
    const member = await lockMember(trx, before.id);
    if (member === null || member.deactivatedAt !== null || member.passwordHash !== before.passwordHash) return false;
    await writeMember(trx, { ...member, passwordHash, mustChangePassword: false });
    await endMemberSessions(trx, member.id, sessionHash);
    await endResets(trx, { role: 'seller', email: member.email });
    const entry = { actor, action: 'STAFF_CHANGED_OWN_PASSWORD', subject: subjectOf(member), at: now };
    await recordAudit(trx, { ...entry, before: null, after: null });
    return true;
  });
}

/** Sets the password of the active member of that email, by a link, and ends all sessions; false when there is no such member. */
export async function setMemberPassword(
  trx: DatabaseTransaction,
  email: string,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<boolean> {
  const found = await findMemberByEmail(trx, email);
  const member = found && (await lockMember(trx, found.id));
  if (member === null || member.deactivatedAt !== null) return false;
  await writeMember(trx, { ...member, passwordHash, mustChangePassword: false });
  await endMemberSessions(trx, member.id);
  const entry = { actor: member, action: 'STAFF_SET_PASSWORD_BY_LINK', subject: subjectOf(member), at: now };
  await recordAudit(trx, { ...entry, before: null, after: null });
  return true;
}
