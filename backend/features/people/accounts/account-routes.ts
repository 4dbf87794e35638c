import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { claimedUser, emailField, lineField, newPasswordField, passwordField } from '#backend/http/text-fields.ts';
import { beginLogin, rememberBrowser } from '../sessions/login-tries.ts';
import { refusePassword } from '../sessions/password-rules.ts';
import { clearSessionCookie, readSessionCookie } from '../sessions/session-cookies.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '../sessions/session-hooks.ts';
import type { Shopper } from '../sessions/session-repository.ts';
import { findAccount } from '../sessions/user-repository.ts';
import { createTrailCounts } from '#backend/audit/trail-counts.ts';
import { deleteAccount } from './account-deletion.ts';
import { readAccountData } from './account-export.ts';
import { changePassword, renameAccount } from './account-repository.ts';
import { changeEmail } from './email-change.ts';
import type { AccountParts } from './account-parts.ts';
import * as texts from './texts.ts';

const tags = ['user'];
const security = [{ shopper: [] }];
const wrongPassword = refused('WRONG_LOGIN', texts.wrongPassword, 'password');
const currentPassword = passwordField().meta({ description: 'The current password.' });

/** POST user/rename, email, password, remove; GET user/export. */
export function registerAccountRoutes(app: App, context: AppContext, parts: AccountParts): void {
  const { config, database, clock, passwords } = context;
  const trail = createTrailCounts(context);
  const ofShopper = { onRequest: requireShopper(context), preHandler: refuseForeignUser };
  const feature = 'accounts.profile';
  const change = { ...ofShopper, config: { limit: 'account', feature } as const };

  /**
   * The hash of the password when it is that of the session's account, else null. Wrong ones count as wrong logins. The change
   * compares the hash again in its transaction, because the password may be replaced while this check waits.
   */
  const checkPassword = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { shopper, password }: { shopper: Shopper; password: string },
  ): Promise<string | null> => {
    const { id, email } = shopper;
    const succeed = await beginLogin(request, context, { role: 'shopper', email, findAccountId: async () => id });
    const account = await findAccount(database, email);
    const passwordHash = account?.id === id ? account.passwordHash : null;
    if (!(await passwords.isRight(password, passwordHash))) return null;
    await succeed(reply);
    return passwordHash;
  };

  app.post(
    '/api/user/rename',
    {
      ...change,
      schema: {
        tags,
        security,
        summary: "Change the shopper's name",
        body: z.object({ ...claimedUser, name: lineField(texts.name, 80) }),
        response: envelope({}),
      },
    },
    async (request) => {
      await renameAccount(database, shopperOf(request).id, request.body.name);
      return { success: true as const, message: texts.nameChanged };
    },
  );

  app.post(
    '/api/user/email',
    {
      ...change,
      schema: {
        tags,
        security,
        summary: 'Change the email of the login',
        body: z.object({ ...claimedUser, email: emailField(), password: currentPassword }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const shopper = shopperOf(request);
      const checkedHash = await checkPassword(request, reply, { shopper, password });
      if (checkedHash === null) return wrongPassword;
      const change = await changeEmail(database, shopper, { checkedHash, email, now: clock(), ...parts });
      if (change === 'WRONG_PASSWORD') return wrongPassword;
      if (change === 'TAKEN') {
        return refused('TAKEN', texts.emailTaken, 'email');
      }
      rememberBrowser(request, reply, context, { role: 'shopper', email });
      return { success: true as const, message: texts.emailChanged };
    },
  );

  app.post(
    '/api/user/password',
    {
      ...change,
      schema: {
        tags,
        security,
        summary: 'Change the password',
        description: 'All other sessions of the shopper end.',
        body: z.object({ ...claimedUser, password: currentPassword, newPassword: newPasswordField(texts.newPassword) }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const { password, newPassword } = request.body;
      const shopper = shopperOf(request);
      const refusal = refusePassword(newPassword, shopper.email, 'newPassword');
      if (refusal !== null) return refusal;
      const checkedHash = await checkPassword(request, reply, { shopper, password });
      if (checkedHash === null) return wrongPassword;
      const passwordHash = await passwords.hash(newPassword);
      const sessionId = readSessionCookie(request, 'shopper');
      if (!(await changePassword(database, shopper, { checkedHash, passwordHash, sessionId }))) return wrongPassword;
      return { success: true as const, message: texts.passwordChanged };
    },
  );

  app.get(
    '/api/user/export',
    {
      ...change,
      schema: {
        tags,
        security,
        summary: 'All that the store keeps about the shopper',
        querystring: z.object(claimedUser),
        response: envelope({
          data: z
            .looseObject({})
            .meta({ description: 'Account, addresses, cart, newsletter, sessions, orders and withdrawals.' }),
        }),
      },
    },
    async (request) => {
      const shopper = shopperOf(request);
      await trail.accountExported(request);
      const orders = await parts.exportOrders(request, shopper.id);
      const withdrawals = await parts.exportWithdrawals(shopper);
      return { success: true as const, data: { ...(await readAccountData(database, shopper)), orders, withdrawals } };
    },
  );

  app.post(
    '/api/user/remove',
    {
      ...change,
      schema: {
        tags,
        security,
        summary: 'Delete the account',
        description:
          'Addresses, cart and sessions go, and the newsletter subscription of a confirmed email. Orders lose name, address and notes; their lines and sums stay. Withdrawals lose name, email and goods. Refused while an order is open.',
        body: z.object({ ...claimedUser, password: currentPassword }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const shopper = shopperOf(request);
      const checkedHash = await checkPassword(request, reply, { shopper, password: request.body.password });
      if (checkedHash === null) return wrongPassword;
      const open = await deleteAccount(database, shopper, parts, { checkedHash, now: clock() });
      if (open === null) return wrongPassword;
      if (open.length > 0) return refused('REFUSED', openOrdersText(open));
      clearSessionCookie(reply, 'shopper', config);
      return { success: true as const, message: texts.accountDeleted };
    },
  );
}

function openOrdersText(numbers: string[]): string {
  const shown = numbers.slice(0, 5).join(', ');
  if (numbers.length === 1) return texts.orderIsOpen(shown);
  return numbers.length > 5 ? texts.moreOrdersAreOpen(shown) : texts.ordersAreOpen(shown);
}
