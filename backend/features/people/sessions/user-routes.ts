import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { findShopper } from './session-hooks.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookies.ts';
import { emailField, lineField, loginEmailField, newPasswordField, passwordField } from '#backend/http/text-fields.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { readCart } from '../cart/cart-repository.ts';
import { beginLogin, rememberBrowser } from './login-tries.ts';
import { refusePassword } from './password-rules.ts';
import { endSession, startSession } from './session-repository.ts';
import { createAccount, findAccount, hasPasswordHash, replacePasswordHash } from './user-repository.ts';
import * as fixedMessages from '#backend/fixed-messages.ts';
import { oneEmail } from '#readers/email.ts';
import * as texts from './texts.ts';

const user = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    cartItems: z.record(z.string(), z.number().int()).meta({ description: 'Quantity by product id.' }),
    cartVersion: z.number().int().meta({ description: 'Rises with every change of the cart; see cart/update.' }),
  })
  .meta({ id: 'User' });

const tags = ['user'];

/** GET user/is-auth, POST user/register, POST user/login, GET user/logout. */
export function registerUserRoutes(app: App, context: AppContext): void {
  const { config, database, clock, passwords, metrics } = context;

  const describeCart = async (userId: string) => {
    const { quantities, version } = await readCart(database, userId);
    return { cartItems: Object.fromEntries(quantities), cartVersion: version };
  };

  const describe = async (account: { id: string; name: string; email: string }) => ({
    _id: account.id,
    name: account.name,
    email: oneEmail(account.email),
    ...(await describeCart(account.id)),
  });

  /** Starts a session for this browser and ends the one it had; false when the account has another password by now. */
  const logIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id: userId, passwordHash }: { id: string; passwordHash: string },
  ): Promise<boolean> => {
    const replacedId = readSessionCookie(request, 'shopper');
    const id = await startSession(
      database,
      { role: 'shopper', userId, replacedId, isStillRight: (trx) => hasPasswordHash(trx, userId, passwordHash) },
      clock(),
    );
    if (id !== null) setSessionCookie(reply, 'shopper', id, config);
    return id !== null;
  };

  app.get(
    '/api/user/is-auth',
    { schema: { tags, summary: 'The logged-in shopper, with the saved cart', response: envelope({ user }) } },
    async (request) => {
      const shopper = await findShopper(request, context);
      if (shopper === null) return refused('NOT_LOGGED_IN', fixedMessages.notLoggedIn);
      return { success: true as const, user: await describe(shopper) };
    },
  );

  app.post(
    '/api/user/register',
    {
      config: { limit: 'register' },
      schema: {
        tags,
        summary: 'Create an account and log in',
        body: z.object({ name: lineField(texts.name, 80), email: emailField(), password: newPasswordField() }),
        response: envelope({ user }),
      },
    },
    async (request, reply) => {
      const { name, email, password } = request.body;
      const refusal = refusePassword(password, email);
      if (refusal !== null) return refusal;
      const passwordHash = await passwords.hash(password);
      const id = await createAccount(database, { name, email, passwordHash }, clock());
      if (id === null) {
        return refused('TAKEN', texts.emailExists, 'email');
      }
      await logIn(request, reply, { id, passwordHash });
      rememberBrowser(request, reply, context, { role: 'shopper', email });
      return {
        success: true as const,
        message: texts.welcome,
        user: { _id: id, name, email, cartItems: {}, cartVersion: 0 },
      };
    },
  );

  app.post(
    '/api/user/login',
    {
      config: { limit: 'login-address' },
      schema: {
        tags,
        summary: 'Log in',
        body: z.object({ email: loginEmailField(), password: passwordField() }),
        response: envelope({ user }),
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const findAccountId = async () => (await findAccount(database, email))?.id ?? null;
      const succeed = await beginLogin(request, context, {
        role: 'shopper',
        email: oneEmail(email),
        findAccountId,
      });
      const account = await findAccount(database, email);
      const isRight = await passwords.isRight(password, account?.passwordHash ?? null);
      if (!isRight || account === null || !(await logIn(request, reply, account))) {
        metrics.loginRefused('shopper', 'wrong');
        return refused('WRONG_LOGIN', texts.wrongLogin);
      }
      await succeed(reply);
      const { id, passwordHash: before } = account;
      if (passwords.isWeak(before)) {
        await replacePasswordHash(database, id, { before, after: await passwords.hash(password) });
      }
      return { success: true as const, message: texts.welcomeBack, user: await describe(account) };
    },
  );

  app.get(
    '/api/user/logout',
    { schema: { tags, summary: 'End the session', response: envelope({}) } },
    async (request, reply) => {
      const id = readSessionCookie(request, 'shopper');
      if (id !== undefined) await endSession(database, 'shopper', id, clock());
      clearSessionCookie(reply, 'shopper', config);
      return { success: true as const, message: texts.loggedOut };
    },
  );
}
