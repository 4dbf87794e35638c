import { z } from 'zod';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { emailField } from '#backend/http/text-fields.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { createTrailCounts } from '#backend/audit/trail-counts.ts';
import {
  addSubscriber,
  countSubscribers,
  listSubscribers,
  newsletterSecret,
  removeSubscriber,
} from './newsletter-repository.ts';
import { readUnsubscribeToken, signEmail } from './unsubscribe-token.ts';
import * as texts from './texts.ts';

const tags = ['newsletter'];
/** Subscribers on a page: the maximum, and the number when `first` is absent. */
const pageLimits = { max: 1000, standard: 100 };
const exportFault = 'Export must be true or false.';
const sizeFault = `First must be a number from 1 to ${pageLimits.max}.`;

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

/** POST newsletter/subscribe, POST newsletter/unsubscribe, GET newsletter/subscribers. Extensions of the REST contract. */
export async function registerNewsletterRoutes(app: App, context: AppContext): Promise<void> {
  const { database, clock } = context;
  const trail = createTrailCounts(context);
  const secret = await newsletterSecret(database);

  app.post(
    '/api/newsletter/subscribe',
    {
      config: { limit: 'newsletter' },
      schema: {
        tags,
        summary: 'Leave an email for the newsletter',
        body: z.object({ email: emailField() }),
        response: envelope({}),
      },
    },
    async (request) => {
      // The same response for a known email: strangers must not learn who has subscribed.
      await addSubscriber(database, request.body.email, clock());
      return { success: true as const, message: texts.subscribed };
    },
  );

  app.post(
    '/api/newsletter/unsubscribe',
    {
      config: { limit: 'newsletter' },
      schema: {
        tags,
        summary: 'End a subscription by the token of its link',
        description: 'The response is the same whether the email was subscribed or not.',
        body: z.object({ token: z.string({ error: texts.incompleteLink }).max(2000, { error: texts.incompleteLink }) }),
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
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Who has subscribed to the newsletter, by email',
        querystring: subscribersQuery,
        response: envelope({
          subscribers: z.array(
            z.object({
              email: z.string(),
              subscribedAt: z.iso.datetime(),
              unsubscribeToken: z.string().meta({ description: 'For newsletter/unsubscribe.' }),
            }),
          ),
          pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
          totalCount: z.int(),
        }),
      },
    },
    async (request) => {
      const { first: size = pageLimits.standard, after, export: isExport } = request.query;
      const what = isExport === 'true' ? 'subscribers' : 'subscriberPage';
      await trail.read(request, { staff: staffOf(request), what, isFurtherPage: after !== undefined });
      const found = await listSubscribers(database, { limit: size + 1, after });
      const page = found.slice(0, size);
      return {
        success: true as const,
        subscribers: page.map(({ email, subscribedAt }) => ({
          email,
          subscribedAt: new Date(subscribedAt).toISOString(),
          unsubscribeToken: signEmail(secret, email),
        })),
        pageInfo: { endCursor: page.at(-1)?.email ?? null, hasNextPage: found.length > size },
        totalCount: await countSubscribers(database),
      };
    },
  );
}
