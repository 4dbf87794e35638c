import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { isSeller } from './session-hooks.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookies.ts';
import { emailField, passwordField } from '#backend/http/text-fields.ts';
import { refused, envelope } from '#backend/http/envelope.ts';
import type { AppContext } from '#backend/app-context.ts';
import { beginLogin } from './login-tries.ts';
import { isSameText, readSellerHash } from './seller-login.ts';
import { endSession, startSession } from './session-repository.ts';

const tags = ['seller'];

/** GET seller/is-auth, POST seller/login, GET seller/logout. */
export function registerSellerRoutes(app: App, context: AppContext): void {
  const { config, database, clock, passwords, sellerLogin } = context;

  app.get(
    '/api/seller/is-auth',
    { schema: { tags, summary: 'Whether the seller is logged in', response: envelope({}) } },
    async (request) => {
      if (!(await isSeller(request, context))) {
        return refused('NOT_LOGGED_IN', 'Not authorized. Please log in as the seller.');
      }
      return { success: true as const };
    },
  );

  app.post(
    '/api/seller/login',
    {
      config: { limit: 'login-address' },
      schema: {
        tags,
        summary: 'Log in as the seller',
        body: z.object({ email: emailField(), password: passwordField() }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const isEmailRight = isSameText(email, sellerLogin.email);
      const findAccountId = () => Promise.resolve(isEmailRight ? 'seller' : null);
      const succeed = await beginLogin(request, context, { role: 'seller', email, findAccountId });
      const isPasswordRight = await passwords.isRight(password, await readSellerHash(database, sellerLogin));
      if (!isEmailRight || !isPasswordRight) return refused('WRONG_LOGIN', 'Email or password is wrong.');
      await succeed(reply);
      const replacedId = readSessionCookie(request, 'seller');
      const id = await startSession(database, { role: 'seller', userId: null, replacedId }, clock());
      setSessionCookie(reply, 'seller', id, config);
      return { success: true as const, message: 'Logged in.' };
    },
  );

  app.get(
    '/api/seller/logout',
    { schema: { tags, summary: "End the seller's session", response: envelope({}) } },
    async (request, reply) => {
      const id = readSessionCookie(request, 'seller');
      if (id !== undefined) await endSession(database, 'seller', id);
      clearSessionCookie(reply, 'seller', config);
      return { success: true as const, message: 'Logged out.' };
    },
  );
}
