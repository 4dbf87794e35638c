import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBackendConfig } from '#backend/config.ts';
import arabicPicking from '#texts/ar/backend/features/orders/picking/texts.ts';
import frenchMails from '#texts/fr/backend/features/shop/mail/texts.ts';
import { readGatewayConfig } from '#gateway/config.ts';
import { languages } from '#common/languages.ts';
import arabicPages from '#texts/ar/web/shared/lib/texts.ts';
import frenchPages from '#texts/fr/web/shared/lib/texts.ts';

test('every module of texts, and every other translated module, has a translation for each language', () => {
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const modulesOfTexts = ['web', 'gateway', 'backend', 'common']
    .flatMap((part) => filesIn(part).map((file) => `${part}/${file}`))
    .filter((file) => file.endsWith('/texts.ts'));
  const translations = languages.slice(1).map((language) => filesIn(`texts/${language}`).toSorted());
  const modules = [...new Set([...modulesOfTexts, ...translations.flat()])].toSorted();
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((file) => !existsSync(file))).toEqual([]);
  expect(translations).toEqual(languages.slice(1).map(() => modules));
  expect(readdirSync('texts').toSorted()).toEqual(languages.slice(1).toSorted());
});

test('the web app has the delivery promise of a new shop in the words of the backend, because it compares them', async () => {
  type Texts = { default: Record<string, unknown> };
  for (const language of languages.slice(1)) {
    const web = (await import(`../../texts/${language}/web/shared/lib/texts.ts`)) as Texts;
    const store = (await import(`../../texts/${language}/backend/features/shop/settings/texts.ts`)) as Texts;
    expect(web.default['deliveryPromise']).toBe(store.default['defaultDeliveryPromise']);
  }
});

test('a label in French has a no-break space before its colon, on pages and in mails', () => {
  expect(frenchPages.withColon('Paiement')).toBe('Paiement\u00a0:');
  expect(frenchMails.withColon('Paiement')).toBe('Paiement\u00a0:');
});

test('the entries of a list in Arabic have Arabic commas between them', () => {
  expect(arabicPages.comma).toBe('، ');
  expect(arabicPicking.comma).toBe('، ');
});

/** The locale and the faults of both servers for some settings. */
const read = (env: Record<string, string>) =>
  [readGatewayConfig(env), readBackendConfig(env)].map((result) =>
    'config' in result ? result.config.locale : result.faults.join(' '),
  );

test('the language sets the locale, unless LOCALE names another one of that language', () => {
  expect(read({})).toEqual(['en-US', 'en-US']);
  expect(read({ LANGUAGE: 'de' })).toEqual(['de-DE', 'de-DE']);
  expect(read({ LANGUAGE: 'de', LOCALE: 'de-AT' })).toEqual(['de-AT', 'de-AT']);
  expect(read({ LANGUAGE: 'en', LOCALE: 'en-DE' })).toEqual(['en-DE', 'en-DE']);
});

test('a locale of another language is refused, except without LANGUAGE', () => {
  const fault = 'LOCALE must be in the language of LANGUAGE, for example de-DE or de-AT with LANGUAGE=de.';
  expect(read({ LANGUAGE: 'de', LOCALE: 'fr-FR' })).toEqual([fault, fault]);
  expect(read({ LANGUAGE: 'en', LOCALE: 'de-DE' })).toEqual([fault, fault]);
  expect(read({ LOCALE: 'de-DE' })).toEqual(['de-DE', 'de-DE']);
});

test('the list of languages that a desktop sets for its programs does not count', () => {
  expect(read({ LANGUAGE: 'de_DE:de' })).toEqual(['en-US', 'en-US']);
  expect(read({ LANGUAGE: 'en_US:en', LOCALE: 'de-DE' })).toEqual(['de-DE', 'de-DE']);
});
