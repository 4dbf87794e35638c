import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import type { App } from '#backend/http/app.ts';
import { refused, envelope, type Refusal } from '#backend/http/envelope.ts';
import { claimedUser, emailField, lineField, newPasswordField, passwordField } from '#backend/http/text-fields.ts';
import { createOrderWriter } from '../orders/order-documents.ts';
import { beginLogin, rememberBrowser } from '../sessions/login-tries.ts';
import { endResets } from '../sessions/password-reset-repository.ts';
import { refusePassword } from '../sessions/password-rules.ts';
import { clearSessionCookie, readSessionCookie } from '../sessions/session-cookies.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '../sessions/session-hooks.ts';
import type { Shopper } from '../sessions/session-repository.ts';
import { findAccount } from '../sessions/user-repository.ts';
import { deleteAccount } from './account-deletion.ts';
import { ordersInParts, readAccountData } from './account-export.ts';
import { changeEmail, changePassword, renameAccount } from './account-repository.ts';

const tags = ['user'];
const security = [{ shopper: [] }];
const currentPassword = passwordField().meta({ description: 'The current password.' });

/** POST user/rename, email, password, remove; GET user/export. */
export function registerAccountRoutes(app: App, context: AppContext): void {
  const { config, database, clock, passwords } = context;
  const writeOrders = createOrderWriter(context);
  const ofShopper = { onRequest: requireShopper(context), preHandler: refuseForeignUser };
  const change = { ...ofShopper, config: { limit: 'account' as const } };

  /** Null when it is the password of the session's account. Wrong ones count as wrong logins. */
  const passwordRefusal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { shopper, password }: { shopper: Shopper; password: string },
  ): Promise<Refusal | null> => {
    const { id, email } = shopper;
    const succeed = await beginLogin(request, context, { role: 'shopper', email, findAccountId: async () => id });
    const account = await findAccount(database, email);
    if (!(await passwords.isRight(password, account?.id === id ? account.passwordHash : null))) {
      return refused('WRONG_LOGIN', 'The current password is wrong. Please type it again.', 'password');
    }
    await succeed(reply);
    return null;
  };

  app.post(
    '/api/user/rename',
    {
      ...change,
      schema: {
        tags,
        security,
        summary: "Change the shopper's name",
        body: z.object({ ...claimedUser, name: lineField('Name', 80) }),
        response: envelope({}),
      },
    },
    async (request) => {
      await renameAccount(database, shopperOf(request).id, request.body.name);
      return { success: true as const, message: 'Your name was changed.' };
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
      const wrong = await passwordRefusal(request, reply, { shopper, password });
      if (wrong) return wrong;
      if (!(await changeEmail(database, shopper.id, email))) {
        return refused('TAKEN', 'Another account has this email. Please type another one.', 'email');
      }
      await endResets(database.query, { role: 'shopper', email: shopper.email });
      rememberBrowser(request, reply, context, { role: 'shopper', email });
      return { success: true as const, message: 'Your email was changed. Use it for your next login.' };
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
        body: z.object({ ...claimedUser, password: currentPassword, newPassword: newPasswordField('New password') }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const { password, newPassword } = request.body;
      const shopper = shopperOf(request);
      const refusal = refusePassword(newPassword, shopper.email, 'newPassword');
      if (refusal !== null) return refusal;
      const wrong = await passwordRefusal(request, reply, { shopper, password });
      if (wrong) return wrong;
      const passwordHash = await passwords.hash(newPassword);
      const sessionId = readSessionCookie(request, 'shopper');
      await changePassword(database, shopper, { passwordHash, sessionId });
      return { success: true as const, message: 'Your password was changed. All your other logins have ended.' };
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
          data: z.looseObject({}).meta({ description: 'Account, addresses, cart, newsletter, sessions and orders.' }),
        }),
      },
    },
    async (request) => {
      const shopper = shopperOf(request);
      const orders: object[] = [];
      for await (const part of ordersInParts(database, shopper.id)) {
        const documents = await writeOrders(request, part, { role: 'SHOPPER', userId: shopper.id });
        for (const { items, actions: _actions, ...order } of documents) {
          const ownItems = items.map(({ product, ...item }) => ({
            product: typeof product === 'string' ? product : product._id,
            ...item,
          }));
          orders.push({ ...order, items: ownItems });
        }
      }
      return { success: true as const, data: { ...(await readAccountData(database, shopper)), orders } };
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
          'Addresses, cart, sessions and the newsletter subscription go. Orders lose name, address and notes; their lines and sums stay. Refused while an order is open.',
        body: z.object({ ...claimedUser, password: currentPassword }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const shopper = shopperOf(request);
      const wrong = await passwordRefusal(request, reply, { shopper, password: request.body.password });
      if (wrong) return wrong;
      const open = await deleteAccount(database, shopper, clock());
      if (open.length > 0) return refused('REFUSED', openOrdersText(open));
      clearSessionCookie(reply, 'shopper', config);
      return { success: true as const, message: 'Your account was deleted.' };
    },
  );
}

function openOrdersText(numbers: string[]): string {
  const shown = numbers.slice(0, 5).join(', ');
  const [orders, are, them] = numbers.length === 1 ? ['Order', 'is', 'it'] : ['Orders', 'are', 'them'];
  const all = numbers.length > 5 ? `${shown} and others` : shown;
  return `${orders} ${all} ${are} still open. Cancel ${them} in My Orders or wait for the delivery, then delete the account.`;
}
