import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller } from '../sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { pageLimits, pageQuery } from '#backend/http/page-query.ts';
import { refused } from '#backend/refusal.ts';
import { auditLifetimeMs } from '#backend/audit/audit.ts';
import { listChanges, placeOf, type ShopChange } from './changes-repository.ts';
import * as texts from './texts.ts';

const timeFault = 'Since and until must be times like 2026-03-01T00:00:00Z.';

const time = z
  .string()
  .refine((text) => text.length <= 40 && !Number.isNaN(Date.parse(text)), { error: timeFault })
  .transform((text) => Date.parse(text))
  .optional();

const changesQuery = z.object({
  ...pageQuery(120),
  actor: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'The id of a member of staff, or SHOPPER, SYSTEM or UNKNOWN.' }),
  kind: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'Such as PRODUCT, ORDER, CATEGORY, SETTINGS, STAFF, LOGIN, EXPORT.' }),
  subject: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'The beginning of the name of what was changed; of an order, its number.' }),
  since: time,
  until: time,
});

const fields = z.record(z.string(), z.unknown()).nullable();

const changeDocument = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.object({ id: z.string(), name: z.string() }).meta({ description: 'With the name at that time.' }),
    action: z.string().meta({ description: 'Such as PRODUCT_CHANGED.' }),
    subject: z.object({ kind: z.string(), id: z.string().nullable(), name: z.string() }),
    before: fields.meta({ description: 'The fields that changed; null when there was nothing before.' }),
    after: fields.meta({ description: 'The same fields after it; null when nothing is left.' }),
    times: z.int().min(1).meta({
      description:
        'How often. Downloads, reads of lists and failed logins of one person in one hour (UTC) are one entry, with the time of the last one in `at`. All others have 1.',
    }),
  })
  .meta({ id: 'ShopChange' });

// Written by recordAudit and listEvents only.
const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as Record<string, unknown>));

function toDocument(change: ShopChange): z.infer<typeof changeDocument> {
  return {
    id: change.cursor,
    at: new Date(change.at).toISOString(),
    actor: { id: change.actorId, name: change.actorName },
    action: change.action,
    subject: { kind: change.subjectKind, id: change.subjectId, name: change.subjectName },
    before: parse(change.before),
    after: parse(change.after),
    times: change.times,
  };
}

/** GET staff/changes. An extension of the REST contract. */
export function registerChangesRoute(app: App, context: AppContext): void {
  const { database, clock } = context;

  app.get(
    '/api/staff/changes',
    {
      onRequest: requireSeller(context),
      config: { feature: 'staff', role: 'OWNER' },
      schema: {
        tags: ['staff'],
        security: [{ seller: [] }],
        summary: 'Who changed and who read what in the shop, newest first',
        description:
          'The changes of the last two years, with the events of orders after they were placed, downloads and other reads of whole lists, and failed logins.',
        querystring: changesQuery,
        response: envelope({
          changes: z.array(changeDocument),
          pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
        }),
      },
    },
    async (request) => {
      const { first: size = pageLimits.standard, after, since = 0, subject, ...filter } = request.query;
      const place = after === undefined ? null : placeOf(after);
      if (after !== undefined && place === null) return refused('INVALID', texts.noSuchChange, 'after');
      const found = await listChanges(
        database,
        { ...filter, subject: subject?.trim() || undefined, since: Math.max(since, clock() - auditLifetimeMs) },
        { limit: size + 1, after: place },
      );
      const page = found.slice(0, size);
      return {
        success: true as const,
        changes: page.map(toDocument),
        pageInfo: { endCursor: page.at(-1)?.cursor ?? null, hasNextPage: found.length > size },
      };
    },
  );
}
