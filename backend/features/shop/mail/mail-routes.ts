import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { idField } from '#backend/http/text-fields.ts';
import { pageLimits, pageQuery } from '#backend/http/page-query.ts';
import { listMails, resendMail, type ListedMail } from './mail-list.ts';
import * as texts from './texts.ts';

const tags = ['mail'];
const kinds = [
  'ORDER_PLACED',
  'ORDER_FOR_SHOP',
  'ORDER_SETTLED',
  'ORDER_READY',
  'ORDER_OUT',
  'ORDER_CANCELLED',
  'ORDER_CANCELLED_FOR_SHOP',
  'ORDER_REFUNDED',
  'PASSWORD_RESET',
  'EMAIL_CHANGED',
  'NEWSLETTER_CONFIRM',
  'WITHDRAWAL_RECEIPT',
  'WITHDRAWAL_FOR_SHOP',
  'FAULT_FOR_SHOP',
] as const satisfies ListedMail['kind'][];
const states = ['WAITING', 'SENT', 'GIVEN_UP'] as const satisfies ListedMail['state'][];
const noSuchMail = refused('REFUSED', texts.cannotBeSentAgain, 'id');

const mailDocument = z
  .object({
    id: z.string(),
    kind: z.enum(kinds).meta({ id: 'MailKind' }),
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable(),
    recipient: z.string().nullable().meta({ description: "Null: the shop's own address." }),
    state: z.enum(states).meta({ id: 'MailState' }),
    tries: z.int().nonnegative(),
    fault: z.string().nullable().meta({ description: 'Why the last try failed.' }),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    nextTryAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Mail' });

const mailsQuery = z.object({
  ...pageQuery(24),
  state: z.enum(states, { error: `State must be one of ${states.join(', ')}.` }).optional(),
  orderId: z.string().max(24).optional().meta({ description: 'Only the mails about this order.' }),
});

function toDocument({ orderNumber, createdAt, sentAt, nextTryAt, ...mail }: ListedMail): z.infer<typeof mailDocument> {
  const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    ...mail,
    orderNumber: orderNumber === null ? null : String(orderNumber),
    createdAt: new Date(createdAt).toISOString(),
    sentAt: timeOf(sentAt),
    nextTryAt: timeOf(nextTryAt),
  };
}

/** GET mail/list, POST mail/resend. Extensions of the REST contract. */
export function registerMailRoutes(app: App, context: AppContext): void {
  const { database, clock, mail } = context;
  if (mail === null) return;

  app.get(
    '/api/mail/list',
    {
      onRequest: requireSeller(context),
      config: { feature: 'mail', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'The mails of the last 30 days, newest first',
        querystring: mailsQuery,
        response: envelope({
          mails: z.array(mailDocument),
          pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
        }),
      },
    },
    async (request) => {
      const { first: size = pageLimits.standard, after: before, ...filter } = request.query;
      const found = await listMails(database, filter, { limit: size + 1, before });
      const page = found.slice(0, size);
      return {
        success: true as const,
        mails: page.map(toDocument),
        pageInfo: { endCursor: page.at(-1)?.id ?? null, hasNextPage: found.length > size },
      };
    },
  );

  app.post(
    '/api/mail/resend',
    {
      onRequest: requireSeller(context),
      config: { feature: 'mail', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Send a mail about an order again',
        body: z.object({ id: idField('Mail id') }),
        response: envelope({ mail: mailDocument }),
      },
    },
    async (request) => {
      const { id } = request.body;
      if (!(await resendMail(database, id, { actor: staffOf(request), now: clock() }))) return noSuchMail;
      const [resent] = await listMails(database, { id }, { limit: 1, before: undefined });
      if (resent === undefined) return noSuchMail;
      return { success: true as const, message: texts.sentAgain, mail: toDocument(resent) };
    },
  );
}
