import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { featureNames } from '#backend/http/extensions.ts';
import { notModified } from '#backend/http/not-modified.ts';

/** The version of the REST contract: its seventeen calls. */
const contract = 1;
/** Of every feature. A feature that changes its meaning gets a higher number. */
const featureVersion = 1;

const settings = z.object({
  name: z.string().meta({ description: 'The name of the shop.' }),
  currency: z.string().optional().meta({ description: 'ISO 4217, such as `USD`; absent when it is not known.' }),
});

/** GET store: what this store can do beyond the REST contract. An extension itself. */
export function registerStoreRoutes(app: App, { config, payments }: AppContext): void {
  const names = featureNames.filter((name) => name !== 'orders.online' || payments.provider !== null);
  const body = {
    success: true as const,
    contract,
    features: Object.fromEntries(names.map((name) => [name, featureVersion])),
    settings: {
      name: 'Greengate',
      ...(config.currency !== 'xxx' && { currency: config.currency.toUpperCase() }),
    },
  };
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16)}"`;

  app.get(
    '/api/store',
    {
      schema: {
        tags: ['store'],
        summary: 'The features and settings of this store',
        description:
          'Each feature has a name and a version. A feature that is not listed is absent: the store then has the calls of the REST contract only.',
        response: envelope({
          contract: z.int(),
          features: z.record(z.string(), z.int()).meta({ description: 'Version by name.' }),
          settings,
        }),
      },
    },
    async (request, reply) => {
      // It changes only when the store is started with other settings.
      reply.header('cache-control', 'public, max-age=60').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return notModified(reply);
      return body;
    },
  );
}
