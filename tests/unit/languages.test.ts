import { expect, test } from 'vitest';
import { readBackendConfig } from '#backend/config.ts';
import { readGatewayConfig } from '#gateway/config.ts';

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
