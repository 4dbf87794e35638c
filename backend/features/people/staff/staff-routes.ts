import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { beginLogin } from '../sessions/login-tries.ts';
import { refusePassword } from '../sessions/password-rules.ts';
import { readSessionCookie } from '../sessions/session-cookies.ts';
import { requireSeller, staffOf } from '../sessions/session-hooks.ts';
import { firstOwner, hashOf } from '../sessions/session-repository.ts';
import type { App } from '#backend/http/app.ts';
import { readAddingHash } from '#backend/http/idempotency-key.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { emailField, idField, lineField, newPasswordField, passwordField } from '#backend/http/text-fields.ts';
import { firstOwnerDocument, memberDocument, staffRoles, toMemberDocument } from './staff-document.ts';
import { addMember, changeMember, newOneTimePassword, setOwnPassword } from './staff-members.ts';
import { findMember, listMembers } from './staff-repository.ts';
import * as texts from './texts.ts';

const oneTimePassword = z.string().meta({ description: 'Shown this once: the store keeps only its hash.' });
const role = z.enum(staffRoles, { error: `Role must be one of ${staffRoles.join(', ')}.` });
const flag = (label: string) => z.boolean({ error: `${label} must be true or false.` }).optional();

/** GET staff/list, POST staff/add, POST staff/update, POST staff/password. Extensions of the REST contract. */
export function registerStaffRoutes(app: App, context: AppContext): void {
  const { database, clock, passwords, mail, sellerLogin } = context;
  // The page that shows mails in development reaches no other person.
  const invites = mail?.kind === 'smtp';
  const onRequest = requireSeller(context);
  const schema = { tags: ['staff'], security: [{ seller: [] }] };

  app.get(
    '/api/staff/list',
    {
      onRequest,
      config: { feature: 'staff', role: 'OWNER' },
      schema: {
        ...schema,
        summary: 'The people who work in the shop, also deactivated ones',
        response: envelope({ members: z.array(memberDocument) }),
      },
    },
    async () => {
      const members = await listMembers(database.query);
      return {
        success: true as const,
        members: [firstOwnerDocument(sellerLogin.email), ...members.map(toMemberDocument)],
      };
    },
  );

  app.post(
    '/api/staff/add',
    {
      onRequest,
      config: { feature: 'staff', role: 'OWNER' },
      schema: {
        ...schema,
        summary: 'Add a member of staff, with a one-time password or a link by mail',
        description:
          'Where mails are sent, the new member gets a link to choose a password, and the response has none.',
        body: z.object({ name: lineField(texts.name, 80), email: emailField(), role }),
        response: envelope({ member: memberDocument, oneTimePassword: oneTimePassword.optional() }),
      },
    },
    async (request) => {
      const password = newOneTimePassword();
      const actor = staffOf(request);
      const hash = readAddingHash(request, actor.id, request.body);
      const change = await addMember(
        database,
        { ...request.body, passwordHash: await passwords.hash(password) },
        { actor, ownerEmail: sellerLogin.email, invites, hash, now: clock() },
      );
      if ('refusal' in change) return change.refusal;
      const { member } = change;
      return {
        success: true as const,
        message: invites ? texts.invited(member.email) : texts.added,
        member: toMemberDocument(member),
        ...(!invites && { oneTimePassword: password }),
      };
    },
  );

  app.post(
    '/api/staff/update',
    {
      onRequest,
      config: { feature: 'staff', role: 'OWNER' },
      schema: {
        ...schema,
        summary: 'Change a member of staff, deactivate one, or give a new one-time password',
        description:
          'Deactivating and a new password end the sessions of the member. The first owner cannot be changed.',
        body: z.object({
          id: idField('Id'),
          name: lineField(texts.name, 80).optional(),
          role: role.optional(),
          isActive: flag('Is active'),
          newPassword: flag('New password'),
        }),
        response: envelope({ member: memberDocument, oneTimePassword: oneTimePassword.optional() }),
      },
    },
    async (request) => {
      const { id, newPassword = false, ...fields } = request.body;
      const password = newPassword ? newOneTimePassword() : undefined;
      const passwordHash = password && (await passwords.hash(password));
      const change = await changeMember(
        database,
        id,
        { ...fields, passwordHash },
        { actor: staffOf(request), now: clock() },
      );
      if ('refusal' in change) return change.refusal;
      return {
        success: true as const,
        message: texts.saved,
        member: toMemberDocument(change.member),
        ...(password && { oneTimePassword: password }),
      };
    },
  );

  app.post(
    '/api/staff/password',
    {
      onRequest,
      config: { limit: 'login-address', feature: 'staff', role: 'PACKER' },
      schema: {
        ...schema,
        summary: 'Change one’s own password',
        description: 'Ends the other sessions of this member.',
        body: z.object({
          password: passwordField(texts.presentPassword),
          newPassword: newPasswordField(texts.newPassword),
        }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const staff = staffOf(request);
      if (staff.id === firstOwner.id) {
        return refused('REFUSED', texts.passwordIsInSettings);
      }
      const { password, newPassword } = request.body;
      const member = await findMember(database.query, staff.id);
      if (member === null) return refused('NOT_LOGGED_IN', texts.loginAgain);
      const { email } = member;
      const findAccountId = () => Promise.resolve(member.id);
      const succeed = await beginLogin(request, context, { role: 'seller', email, findAccountId });
      if (!(await passwords.isRight(password, member.passwordHash))) {
        return refused('WRONG_LOGIN', texts.wrongPassword, 'password');
      }
      await succeed(reply);
      if (newPassword === password) {
        return refused('INVALID', texts.samePassword, 'newPassword');
      }
      const refusal = refusePassword(newPassword, email, 'newPassword');
      if (refusal !== null) return refusal;
      const isSet = await setOwnPassword(
        database,
        {
          actor: staff,
          before: member,
          passwordHash: await passwords.hash(newPassword),
          sessionHash: hashOf(readSessionCookie(request, 'seller') ?? ''),
        },
        clock(),
      );
      if (!isSet) return refused('CHANGED_SINCE', texts.changedSince);
      return { success: true as const, message: texts.passwordChanged };
    },
  );
}
