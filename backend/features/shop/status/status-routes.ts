import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { checkStates } from './check-ids.ts';
import { createReaders, shopChecks, type Readers } from './shop-checks.ts';

const checkDocument = z
  .object({
    id: z.string().meta({ description: 'Such as BACKUP.' }),
    title: z.string(),
    state: z.enum(checkStates).meta({ id: 'ShopCheckState' }),
    note: z.string().meta({ description: 'Sentences for people.' }),
  })
  .meta({ id: 'ShopCheck' });

/** GET store/status. An extension of the REST contract. */
export function registerStatusRoute(app: App, context: AppContext, owedRefundsOf: Readers['owedRefundsOf']): void {
  const { config, database, clock } = context;
  const readers = createReaders(owedRefundsOf);

  app.get(
    '/api/store/status',
    {
      onRequest: requireSeller(context),
      config: { feature: 'shop.status', role: 'OWNER' },
      schema: {
        tags: ['store'],
        security: [{ seller: [] }],
        summary:
          'How the shop is: version, backups, disk, mail, certificate, waiting payments, refunds that are owed, response time',
        response: envelope({ checks: z.array(checkDocument) }),
      },
    },
    async () => ({
      success: true as const,
      checks: await shopChecks({ config, database, now: clock(), readers }),
    }),
  );
}
