import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { TooMany } from '#backend/faults.ts';
import type { App } from '#backend/http/app.ts';
import { loginEmailField, passwordField } from '#backend/http/text-fields.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import type { Staff } from '#backend/audit/audit.ts';
import { staffRole } from '../staff/staff-document.ts';
import { findMemberByEmail, lockMember, replaceMemberHash } from '../staff/staff-repository.ts';
import { createTrailCounts } from '#backend/audit/trail-counts.ts';
import { beginLogin } from './login-tries.ts';
import { hasSellerHash, isSameText, readSellerHash } from './seller-login.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookies.ts';
import { findStaff } from './session-hooks.ts';
import { endSession, firstOwner, startSession, type NewSession } from './session-repository.ts';
import * as fixedMessages from '#backend/fixed-messages.ts';
import { oneEmail } from '#readers/email.ts';
import * as texts from './texts.ts';

const tags = ['seller'];

const staffMember = z
  .object({
    id: z.string(),
    name: z.string(),
    role: staffRole,
    mustChangePassword: z.boolean().meta({ description: 'The password is a one-time password: see staff/password.' }),
  })
  .meta({ id: 'StaffSession' });

interface Login {
  staff: Staff;
  passwordHash: string;
}

/** GET seller/is-auth, POST seller/login, GET seller/logout. */
export function registerSellerRoutes(app: App, context: AppContext): void {
  const { config, database, clock, passwords, sellerLogin, metrics } = context;
  const trail = createTrailCounts(context);

  app.get(
    '/api/seller/is-auth',
    {
      schema: { tags, summary: 'Whether the seller is logged in, and who', response: envelope({ staff: staffMember }) },
    },
    async (request) => {
      const staff = await findStaff(request, context);
      if (staff === null) return refused('NOT_LOGGED_IN', fixedMessages.sellerNotLoggedIn);
      return { success: true as const, staff };
    },
  );

  /**
   * The person who has the email, who may be a deactivated member, and the login with it: of the first owner or an
   * active member.
   */
  const findLogin = async (email: string): Promise<{ member: Staff | null; login: Login | null }> => {
    // Looked up for every email, so that the duration does not tell whose it is.
    const member = await findMemberByEmail(database.query, email);
    if (isSameText(oneEmail(email), sellerLogin.email)) {
      const passwordHash = await readSellerHash(database.query, sellerLogin);
      return { member: firstOwner, login: { staff: firstOwner, passwordHash } };
    }
    if (member === null) return { member, login: null };
    const { id, name, role, passwordHash, deactivatedAt } = member;
    const staff = { id, name, role };
    return { member: staff, login: deactivatedAt === null ? { staff, passwordHash } : null };
  };

  /** Starts a session for this browser, and returns its id; null when the login has another password by now, or has ended. */
  const logIn = async (request: FastifyRequest, { staff, passwordHash }: Login) => {
    const replacedId = readSessionCookie(request, 'seller');
    const session: NewSession = {
      role: 'seller',
      userId: null,
      staff,
      replacedId,
      isStillRight: async (trx) => {
        if (staff === firstOwner) return hasSellerHash(trx, sellerLogin, passwordHash);
        const member = await lockMember(trx, staff.id);
        return member !== null && member.deactivatedAt === null && member.passwordHash === passwordHash;
      },
    };
    return startSession(database, session, clock());
  };

  app.post(
    '/api/seller/login',
    {
      config: { limit: 'login-address' },
      schema: {
        tags,
        summary: 'Log in as the seller, or as a member of staff',
        body: z.object({ email: loginEmailField(), password: passwordField() }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const { member, login } = await findLogin(email);
      const accountId = login === null ? null : login.staff === firstOwner ? 'seller' : login.staff.id;
      const findAccountId = () => Promise.resolve(accountId);
      const succeed = await beginLogin(request, context, {
        role: 'seller',
        email: oneEmail(email),
        findAccountId,
      }).catch(async (error: unknown) => {
        if (error instanceof TooMany) await trail.loginFailed(request, member);
        throw error;
      });
      const isRight = await passwords.isRight(password, login?.passwordHash ?? null);
      const id = isRight && login !== null ? await logIn(request, login) : null;
      if (login === null || id === null) {
        metrics.loginRefused('seller', 'wrong');
        await trail.loginFailed(request, member);
        return refused('WRONG_LOGIN', texts.wrongLogin);
      }
      await succeed(reply);
      const { staff, passwordHash: before } = login;
      if (staff !== firstOwner && passwords.isWeak(before)) {
        await replaceMemberHash(database, staff.id, { before, after: await passwords.hash(password) });
      }
      setSessionCookie(reply, 'seller', id, config);
      return { success: true as const, message: texts.loggedIn };
    },
  );

  app.get(
    '/api/seller/logout',
    { schema: { tags, summary: "End the seller's session", response: envelope({}) } },
    async (request, reply) => {
      const id = readSessionCookie(request, 'seller');
      if (id !== undefined) await endSession(database, 'seller', id, clock());
      clearSessionCookie(reply, 'seller', config);
      return { success: true as const, message: texts.loggedOut };
    },
  );
}
