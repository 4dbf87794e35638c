import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { recordAudit } from '#backend/audit/audit.ts';
import type { BackendConfig } from '#backend/config.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import { refusePassword } from '#backend/features/people/sessions/password-rules.ts';
import { createPasswordHasher } from '#backend/features/people/sessions/passwords.ts';
import { readSellerEmail, setSellerPassword } from '#backend/features/people/sessions/seller-login.ts';
import { firstOwner } from '#backend/features/people/sessions/session-repository.ts';
import { setMemberPassword } from '#backend/features/people/staff/staff-members.ts';
import { withDatabase } from './settings.ts';

/**
 * Sets the password of the first owner, or of a member of the team, and ends their sessions. That of the first owner applies
 * until SELLER_PASSWORD is changed. The shop may be running.
 *
 * @throws StartFault
 */
export function setOwnerPassword(config: BackendConfig, wanted: string | undefined): Promise<number> {
  return withDatabase(config, async (database) => {
    const owner = await readSellerEmail(database.query);
    if (owner === null) throw new StartFault('The shop has no owner yet: start it once.');
    const email = wanted?.normalize('NFKC').toLowerCase() ?? owner;
    const password = (await readPassword(`New password of ${email}: `)).normalize('NFC');
    if (password.length < 8 || password.length > 128)
      throw new StartFault('The password must have 8 to 128 characters.');
    const refusal = refusePassword(password, email);
    if (refusal !== null) throw new StartFault(refusal.message);
    const passwordHash = await (await createPasswordHasher()).hash(password);
    const now = Date.now();
    const isSet = await database.write(async (trx) => {
      if (email !== owner) return setMemberPassword(trx, email, { passwordHash, now });
      await setSellerPassword(trx, passwordHash);
      const subject = { kind: 'STAFF', id: firstOwner.id, name: firstOwner.name };
      const entry = { actor: null, action: 'STAFF_LOGIN_CHANGED_IN_SETTINGS', subject, at: now };
      await recordAudit(trx, { ...entry, before: null, after: null });
      return true;
    });
    if (!isSet) throw new StartFault(`No member of the team has the email ${email}.`);
    const until = email === owner ? ' It applies until SELLER_PASSWORD is changed.' : '';
    console.log(`${email} has the new password, and all sessions of this login have ended.${until}`);
    return 0;
  });
}

/** The first line of stdin. On a terminal it is asked for, and not shown. */
function readPassword(question: string): Promise<string> {
  const isAsked = process.stdin.isTTY;
  if (isAsked) process.stderr.write(question);
  const silent = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isAsked });
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      if (isAsked) process.stderr.write('\n');
      resolve(line);
      lines.close();
    });
    lines.once('close', () => resolve(''));
  });
}
