import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { TooMany } from '#backend/faults.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { emailField, newPasswordField } from '#backend/http/text-fields.ts';
import { writeMails } from '#backend/outbox.ts';
import { rememberBrowser } from './login-tries.ts';
import { refusePassword } from './password-rules.ts';
import { accountText, findReset, useReset } from './password-reset-repository.ts';
import { setPassword } from './reset-accounts.ts';
import * as texts from './texts.ts';

const tags = ['account'];

const account = z
  .enum(['shopper', 'seller'], { error: 'Account must be shopper or seller.' })
  .default('shopper')
  .meta({ description: 'Whose password: that of a shopper, or of a person who works in the shop.' });

/** POST account/request-reset, POST account/reset. Extensions of the REST contract. */
export function registerResetRoutes(app: App, context: AppContext): void {
  const { database, clock, passwords, rateLimiter, mail, sellerLogin } = context;
  // Without a mail server, no link could be sent.
  if (mail === null) return;

  app.post(
    '/api/account/request-reset',
    {
      config: { limit: 'reset-address', feature: 'accounts.reset' },
      schema: {
        tags,
        summary: 'Send a link that sets a new password',
        description:
          'The answer, and the time that it takes, are the same whether or not there is such an account: the link is made later, when the mail is sent.',
        body: z.object({ email: emailField(), account }),
        response: envelope({}),
      },
    },
    async (request) => {
      const { email, account: role } = request.body;
      const about = accountText({ role, email });
      const seconds = await rateLimiter.take('reset', about);
      if (seconds > 0) throw new TooMany(seconds);
      const now = clock();
      const data = { role, email };
      await writeMails(database.query, [{ kind: 'PASSWORD_RESET', about, version: now, to: email, data, now }]);
      return {
        success: true as const,
        message: texts.resetSent,
      };
    },
  );

  app.post(
    '/api/account/reset',
    {
      config: { limit: 'login-address', feature: 'accounts.reset' },
      schema: {
        tags,
        summary: 'Set a new password by the token of a link',
        description:
          'A token works once, for 30 minutes; that of an invitation, for 3 days. All sessions of the account end.',
        body: z.object({
          token: z.string({ error: texts.resetTooOld }).max(200, { error: texts.resetTooOld }),
          password: newPasswordField(),
        }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const found = await findReset(database.query, token, clock());
      if (found === null) return refused('INVALID', texts.resetTooOld, 'token');
      const refusal = refusePassword(password, found.email);
      if (refusal !== null) return refusal;
      const passwordHash = await passwords.hash(password);
      const isSet = await database.write(
        async (trx) =>
          (await useReset(trx, token, found)) &&
          (await setPassword(trx, sellerLogin, found, { passwordHash, now: clock() })),
      );
      if (!isSet) return refused('INVALID', texts.resetTooOld, 'token');
      // An attacker may have tried so many passwords that new browsers have to wait.
      rememberBrowser(request, reply, context, found);
      return { success: true as const, message: texts.passwordIsSet };
    },
  );
}
