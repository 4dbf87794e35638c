import { z } from 'zod';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { mailboxOf } from '#backend/email-address.ts';
import { emailField } from '#backend/http/text-fields.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { createTrailCounts } from '#backend/audit/trail-counts.ts';
import { isMailing, writeMails } from '#backend/outbox.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { readSettings } from '../settings/settings-repository.ts';
import { readConfirmToken } from './confirm-token.ts';
import {
  addSubscriber,
  confirmSubscriber,
  countSubscribers,
  isConfirmedSubscriber,
  listSubscribers,
  newsletterSecret,
  removeSubscriber,
} from './newsletter-repository.ts';
import { readUnsubscribeToken, signEmail } from './unsubscribe-token.ts';
import { oneEmail } from '#readers/email.ts';
import * as texts from './texts.ts';

const tags = ['newsletter'];
/** Subscribers on a page: the maximum, and the number when `first` is absent. */
const pageLimits = { max: 1000, standard: 100 };
const exportFault = 'Export must be true or false.';
const sizeFault = `First must be a number from 1 to ${pageLimits.max}.`;

const subscriberDocument = z
  .object({
    email: z.string().min(1),
    subscribedAt: z.iso.datetime(),
    confirmedAt: z.iso.datetime().nullable().meta({ description: 'When the link in the mail was used.' }),
    unsubscribeToken: z.string().min(1).meta({ description: 'For newsletter/unsubscribe.' }),
  })
  .meta({ id: 'Subscriber' });

const subscribersQuery = z.object({
  first: z
    .string({ error: sizeFault })
    .regex(/^\d{1,4}$/, { error: sizeFault })
    .transform(Number)
    .refine((size) => size >= 1 && size <= pageLimits.max, { error: sizeFault })
    .optional()
    .meta({ description: `Number of subscribers on the page, 1 to ${pageLimits.max}.` }),
  after: z
    .string()
    .max(254)
    .optional()
    .meta({ description: 'Only emails after this one: `pageInfo.endCursor` of the page before.' }),
  export: z.enum(['true', 'false'], { error: exportFault }).optional().meta({
    description: 'True when the list is downloaded as a file: the audit trail says so, and else that it was read.',
  }),
});

const token = z.string({ error: texts.incompleteLink }).max(2000, { error: texts.incompleteLink });

/** One mailbox gets at most one mail to confirm in such a span: three a day. */
const confirmSpanMs = 8 * 3_600_000;

/**
 * POST newsletter/subscribe, POST newsletter/confirm, POST newsletter/unsubscribe, GET newsletter/subscribers. Extensions of
 * the REST contract. In a shop that follows the law of a country, subscribers confirm their email by a link in a mail.
 */
export async function registerNewsletterRoutes(app: App, context: AppContext): Promise<void> {
  const { database, clock, config } = context;
  const defaults = defaultSettings(config);
  const needsConfirmation = async () => (await readSettings(database.query, defaults)).settings.country !== null;
  const trail = createTrailCounts(context);
  const secret = await newsletterSecret(database);

  app.post(
    '/api/newsletter/subscribe',
    {
      config: { limit: 'newsletter', feature: 'newsletter' },
      schema: {
        tags,
        summary: 'Leave an email for the newsletter',
        description:
          'Where `settings` of GET store have a country, a mail has a link to `/newsletter/confirm#<token>`, at most three a day; refused while the store sends no mails.',
        body: z.object({ email: emailField() }),
        response: envelope({}),
      },
    },
    async (request) => {
      // The same response for a known email: strangers must not learn who has subscribed.
      const { email } = request.body;
      const now = clock();
      if (!(await needsConfirmation())) {
        await addSubscriber(database.query, email, now);
        return { success: true as const, message: texts.subscribed };
      }
      const isStored = await database.write(async (trx) => {
        if (!(await isMailing(trx))) return false;
        await addSubscriber(trx, email, now);
        const mail = { kind: 'NEWSLETTER_CONFIRM', about: mailboxOf(email), to: email, data: {}, now } as const;
        const isConfirmed = await isConfirmedSubscriber(trx, email);
        if (!isConfirmed) await writeMails(trx, [{ ...mail, version: Math.floor(now / confirmSpanMs) }]);
        return true;
      });
      // Without a mail the subscriber cannot confirm it, so it is not stored.
      if (!isStored) return refused('REFUSED', texts.noMail);
      return { success: true as const, message: texts.confirmByMail };
    },
  );

  app.post(
    '/api/newsletter/confirm',
    {
      config: { limit: 'newsletter', feature: 'newsletter.confirm' },
      schema: {
        tags,
        summary: 'Confirm a subscription by the token of its link',
        description: 'The link can be used again, with the same answer, until the subscription ends.',
        body: z.object({ token }),
        response: envelope({}),
      },
    },
    async (request) => {
      const email = readConfirmToken(secret, request.body.token);
      if (email === null) return refused('INVALID', texts.incompleteConfirmLink, 'token');
      const isConfirmed = await database.write((trx) => confirmSubscriber(trx, email, clock()));
      if (!isConfirmed) return refused('REFUSED', texts.notSubscribed, 'token');
      return { success: true as const, message: texts.confirmed };
    },
  );

  app.post(
    '/api/newsletter/unsubscribe',
    {
      config: { limit: 'newsletter', feature: 'newsletter.list' },
      schema: {
        tags,
        summary: 'End a subscription by the token of its link',
        description: 'The response is the same whether the email was subscribed or not.',
        body: z.object({ token }),
        response: envelope({}),
      },
    },
    async (request) => {
      const email = readUnsubscribeToken(secret, request.body.token);
      if (email === null) return refused('INVALID', texts.incompleteLink, 'token');
      await removeSubscriber(database.query, email);
      return { success: true as const, message: texts.unsubscribed };
    },
  );

  app.get(
    '/api/newsletter/subscribers',
    {
      onRequest: requireSeller(context),
      config: { feature: 'newsletter.list', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Who has subscribed to the newsletter, by email',
        description: 'Where `settings` of GET store have a country: only those who have confirmed their email.',
        querystring: subscribersQuery,
        response: envelope({
          subscribers: z.array(subscriberDocument),
          pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
          totalCount: z.int(),
          waitingCount: z.int().meta({ description: 'Those who have not confirmed and are therefore not listed.' }),
        }),
      },
    },
    async (request) => {
      const { first: size = pageLimits.standard, after, export: isExport } = request.query;
      const what = isExport === 'true' ? 'subscribers' : 'subscriberPage';
      await trail.read(request, { staff: staffOf(request), what, isFurtherPage: after !== undefined });
      const isConfirmedOnly = await needsConfirmation();
      const found = await listSubscribers(database, { limit: size + 1, after, isConfirmedOnly });
      const page = found.slice(0, size);
      const count = await countSubscribers(database);
      return {
        success: true as const,
        subscribers: page.map(({ email, subscribedAt, confirmedAt }) => ({
          email: oneEmail(email),
          subscribedAt: new Date(subscribedAt).toISOString(),
          confirmedAt: confirmedAt === null ? null : new Date(confirmedAt).toISOString(),
          unsubscribeToken: signEmail(secret, email),
        })),
        pageInfo: { endCursor: page.at(-1)?.email ?? null, hasNextPage: found.length > size },
        totalCount: isConfirmedOnly ? count.confirmed : count.all,
        waitingCount: isConfirmedOnly ? count.all - count.confirmed : 0,
      };
    },
  );
}
