import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { defaultSettings, standardClaims } from '../settings/default-settings.ts';
import { readSettings } from '../settings/settings-repository.ts';
import { lawCountries } from './countries.ts';
import { readLawFacts } from './law-facts.ts';
import { lawLines, lawStates } from './law-lines.ts';
import { lawScreens, ruleIds } from './rules.ts';

const lawCountry = z.enum(lawCountries).meta({ id: 'LawCountry' });

const lineDocument = z
  .object({
    id: z.enum(ruleIds).meta({ id: 'LawRule' }),
    title: z.string(),
    state: z.enum(lawStates).meta({ id: 'LawState' }).nullable().meta({
      description:
        'Null for what only the server of the pages knows, such as whether they show a rating that nobody gave.',
    }),
    note: z.string().nullable().meta({ description: 'What does it, or what is missing.' }),
    source: z
      .string()
      .optional()
      .meta({ description: 'The law and its article; absent when the law does not ask for it.' }),
    checkedAt: z.iso.date().optional().meta({ description: 'The day on which the source was read.' }),
    screen: z
      .enum(lawScreens)
      .meta({ id: 'LawScreen' })
      .nullable()
      .meta({ description: 'The part of the seller that mends it.' }),
  })
  .meta({ id: 'LawLine' });

/** GET store/law. An extension of the REST contract. */
export function registerLawRoutes(app: App, context: AppContext): void {
  const { config, database, mail } = context;
  const defaults = defaultSettings(config);

  app.get(
    '/api/store/law',
    {
      onRequest: requireSeller(context),
      config: { feature: 'law.country', role: 'OWNER' },
      schema: {
        tags: ['store'],
        security: [{ seller: [] }],
        summary: 'What the law of the country asks for before the shop opens',
        description: 'This is no legal advice. Without a country, there are no lines.',
        response: envelope({
          country: lawCountry.nullable(),
          lines: z.array(lineDocument),
        }),
      },
    },
    async () => {
      const { settings, guaranteePicture } = await readSettings(database.query, defaults);
      const { country } = settings;
      if (country === null) return { success: true as const, country, lines: [] };
      const others = {
        settings,
        // Also in production: a shop may have kept the texts with which it was tried.
        examples: standardClaims,
        hasGuaranteePicture: guaranteePicture !== null,
        sendsMail: mail?.kind === 'smtp',
      };
      return { success: true as const, country, lines: lawLines(country, await readLawFacts(database, others)) };
    },
  );
}
