import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { mailboxOf } from '#backend/email-address.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import { takesWithdrawals } from '#backend/features/shop/law/countries.ts';
import { defaultSettings } from '#backend/features/shop/settings/default-settings.ts';
import { readSettings } from '#backend/features/shop/settings/settings-repository.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { readAddingHash } from '#backend/http/idempotency-key.ts';
import { pageLimits, pageQuery } from '#backend/http/page-query.ts';
import { refused } from '#backend/refusal.ts';
import { answerInput, withdrawalInput } from './withdrawal-input.ts';
import { sendWithdrawal } from './withdrawal-sending.ts';
import { countOpenWithdrawals, countWithdrawals, listWithdrawals, noteAnswer } from './withdrawal-repository.ts';
import * as texts from './texts.ts';

const tags = ['order'];
const noForm = refused('REFUSED', texts.noForm);

const withdrawalsQuery = z.object(pageQuery(24));

const withdrawalReceipt = z
  .object({
    receivedAt: z.iso.datetime(),
    isMailed: z.boolean().meta({ description: 'Whether a mail to the typed email repeats it.' }),
  })
  .meta({ id: 'WithdrawalReceipt' });

const withdrawalDocument = z
  .object({
    id: z.string(),
    receivedAt: z.iso.datetime(),
    orderId: z.string().nullable().meta({
      description: 'The order with that number and email; null when there is none.',
    }),
    orderNumber: z.string().meta({ description: 'As it was typed.' }),
    name: z.string().meta({ description: 'Empty, like email and goods, when the account was deleted.' }),
    email: z.string(),
    goods: z.string().meta({ description: 'Empty for the whole order.' }),
    answeredAt: z.iso.datetime().nullable().meta({
      description: 'When the seller noted that it is answered; null until then.',
    }),
  })
  .meta({ id: 'Withdrawal' });

/** POST withdrawal/send and /answer, GET withdrawal/list. Extensions of the REST contract. */
export function registerWithdrawalRoutes(app: App, context: AppContext): void {
  const { config, database, clock, rateLimiter } = context;
  const defaults = defaultSettings(config);

  app.post(
    '/api/withdrawal/send',
    {
      config: { limit: 'withdrawals', feature: 'orders.withdrawal' },
      schema: {
        tags,
        summary: 'Withdraw from an order',
        description:
          'Without a login. The reply is the same whether there is such an order or not. Nothing is accepted or cancelled by it. A mail repeats it to the typed email, if the store sends mails and that email had few of them today.',
        body: withdrawalInput,
        response: envelope({
          withdrawal: withdrawalReceipt,
        }),
      },
    },
    async (request) => {
      const { settings } = await readSettings(database.query, defaults);
      if (!takesWithdrawals(settings.country)) return noForm;
      // Beyond the limit of mails the withdrawal is kept without a receipt.
      const mayMail = (await rateLimiter.take('withdrawal-receipts', mailboxOf(request.body.email))) === 0;
      const hash = readAddingHash(request, '', request.body);
      const sent = await sendWithdrawal(database, request.body, { mayMail, hash, now: clock() });
      const withdrawal = { receivedAt: new Date(sent.receivedAt).toISOString(), isMailed: sent.isMailed };
      return { success: true as const, message: texts.received, withdrawal };
    },
  );

  app.get(
    '/api/withdrawal/list',
    {
      onRequest: requireSeller(context),
      config: { feature: 'orders.withdrawal', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'The withdrawals from orders, newest first',
        querystring: withdrawalsQuery,
        response: envelope({
          withdrawals: z.array(withdrawalDocument),
          pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
          totalCount: z.int(),
          openCount: z.int().meta({ description: 'The number of all withdrawals that are not answered.' }),
        }),
      },
    },
    async (request) => {
      const { first: size = pageLimits.standard, after: before } = request.query;
      const found = await listWithdrawals(database, { limit: size + 1, before });
      const page = found.slice(0, size);
      return {
        success: true as const,
        withdrawals: page.map(({ receivedAt, answeredAt, ...each }) => ({
          ...each,
          receivedAt: new Date(receivedAt).toISOString(),
          answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
        })),
        pageInfo: { endCursor: page.at(-1)?.id ?? null, hasNextPage: found.length > size },
        totalCount: await countWithdrawals(database),
        openCount: await countOpenWithdrawals(database),
      };
    },
  );

  app.post(
    '/api/withdrawal/answer',
    {
      onRequest: requireSeller(context),
      config: { feature: 'withdrawals.answer', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Note that a withdrawal is answered, or that it is not',
        description: 'The seller answers by mail or phone: this sends nothing. A note that is there already stays.',
        body: answerInput,
        response: envelope({}),
      },
    },
    async (request) => {
      const by = { actor: staffOf(request), now: clock() };
      if (!(await noteAnswer(database, request.body, by))) return refused('REFUSED', texts.gone, 'id');
      return { success: true as const, message: request.body.isAnswered ? texts.answered : texts.reopened };
    },
  );
}
