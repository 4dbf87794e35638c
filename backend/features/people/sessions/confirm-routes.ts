import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { confirmationSecret, confirmEmail, readConfirmation } from './email-confirmation.ts';
import * as texts from './texts.ts';

/** POST account/confirm-email. An extension of the REST contract. */
export async function registerConfirmRoute(app: App, { database, clock, mail }: AppContext): Promise<void> {
  // Without a mail server, no link could be sent.
  if (mail === null) return;
  const secret = await confirmationSecret(database);

  app.post(
    '/api/account/confirm-email',
    {
      config: { limit: 'confirm', feature: 'accounts.confirm' },
      schema: {
        tags: ['account'],
        summary: 'Confirm the email of an account by the token of a link',
        description:
          'The link is in mails about orders to an unconfirmed email. It can be used again, with the same answer, until the account has another email.',
        body: z.object({ token: z.string({ error: texts.noConfirmation }).max(2000, { error: texts.noConfirmation }) }),
        response: envelope({}),
      },
    },
    async (request) => {
      const named = readConfirmation(secret, request.body.token);
      if (named === null) return refused('INVALID', texts.noConfirmation, 'token');
      const isConfirmed = await database.write((trx) => confirmEmail(trx, named, clock()));
      if (!isConfirmed) return refused('INVALID', texts.oldConfirmation, 'token');
      return {
        success: true as const,
        message: texts.emailConfirmed,
      };
    },
  );
}
