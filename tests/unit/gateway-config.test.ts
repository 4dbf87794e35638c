import { expect, test } from 'vitest';
import { readGatewayConfig } from '#gateway/config.ts';
import { storeMapFile } from '#tests/support/store-map-file.ts';

test('without settings the gateway serves a shop on this machine', () => {
  expect(readGatewayConfig({})).toMatchObject({
    config: {
      port: 4000,
      host: '127.0.0.1',
      backendUrl: 'http://127.0.0.1:4001',
      production: false,
      rateLimitsOn: true,
      storeMap: { calls: {}, idType: 'text', cookies: { shopper: 'token', seller: 'sellerToken' } },
      introspectionToken: undefined,
    },
  });
});

test('an empty variable counts as unset', () => {
  expect(readGatewayConfig({ PORT: '', PUBLIC_URL: ' ', BACKEND_URL: '' })).toEqual(readGatewayConfig({}));
});

test('every setting is read', () => {
  expect(
    readGatewayConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DRAIN_DELAY: '2.5',
      PUBLIC_URL: 'https://Shop.example/',
      BACKEND_URL: 'http://store.internal:9000/base/',
      CURRENCY: 'EUR',
      LANGUAGE: 'de',
      LOCALE: 'de-DE',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      PLACEHOLDER_RATING: 'true',
      TRUST_PROXY: '2',
      RATE_LIMITS: 'on',
      STORE_MAP: storeMapFile({ idType: 'number' }),
      HOST_COOKIES: 'change',
      SAFELIST: 'enforce',
      SAFELIST_MANIFESTS: 'app.json, kiosk.json',
      PUBLISH_SCHEMA: 'on',
      INTROSPECTION_TOKEN: 'an-introspection-token',
      METRICS_TOKEN: 'a-token-for-metrics',
    }),
  ).toEqual({
    config: {
      port: 0,
      host: '0.0.0.0',
      drainDelayMs: 2500,
      publicOrigin: 'https://shop.example',
      backendUrl: 'http://store.internal:9000/base',
      currency: 'EUR',
      language: 'de',
      locale: 'de-DE',
      logLevel: 'warn',
      production: true,
      placeholderRating: true,
      trustedProxies: 2,
      rateLimitsOn: true,
      storeMap: { calls: {}, idType: 'number', cookies: { shopper: 'token', seller: 'sellerToken' } },
      hostCookies: 'change',
      safelist: 'enforce',
      manifests: ['app.json', 'kiosk.json'],
      publishSchema: true,
      introspectionToken: 'an-introspection-token',
      metricsToken: 'a-token-for-metrics',
    },
  });
});

test.each([
  [{}, true],
  [{ PLACEHOLDER_RATING: 'false' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', PLACEHOLDER_RATING: 'true' }, true],
])('with %o, whether products show the fixed rating is %s', (env, placeholderRating) => {
  expect(readGatewayConfig(env)).toMatchObject({ config: { placeholderRating } });
});

test('BACKEND_PORT sets the default address of the store', () => {
  expect(readGatewayConfig({ BACKEND_PORT: '5001' })).toMatchObject({
    config: { backendUrl: 'http://127.0.0.1:5001' },
  });
});

test('all errors are reported at once, each as a sentence that starts with its variable', () => {
  const read = readGatewayConfig({
    PORT: 'http',
    HOST: 'my shop',
    DRAIN_DELAY: 'soon',
    PUBLIC_URL: 'shop.example',
    BACKEND_URL: 'ftp://store',
    BACKEND_PORT: '70000',
    CURRENCY: 'US dollars',
    LANGUAGE: 'German',
    LOCALE: 'German',
    LOG_LEVEL: 'loud',
    PLACEHOLDER_RATING: 'on',
    TRUST_PROXY: 'yes',
    RATE_LIMITS: 'some',
    STORE_MAP: 'no-such-file.json',
    HOST_COOKIES: 'yes',
    SAFELIST: 'yes',
    INTROSPECTION_TOKEN: 'short',
    METRICS_TOKEN: 'with spaces in between',
  });
  const faults = 'faults' in read ? read.faults : [];
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'PORT',
    'HOST',
    'DRAIN_DELAY',
    'PUBLIC_URL',
    'BACKEND_URL',
    'BACKEND_PORT',
    'CURRENCY',
    'LANGUAGE',
    'LOCALE',
    'LOG_LEVEL',
    'PLACEHOLDER_RATING',
    'TRUST_PROXY',
    'RATE_LIMITS',
    'STORE_MAP',
    'HOST_COOKIES',
    'SAFELIST',
    'INTROSPECTION_TOKEN',
    'METRICS_TOKEN',
  ]);
  for (const fault of faults) expect(fault).toMatch(/^[A-Z_]+ must be .+\.$/);
});

test.each([
  'https://shop.example/path',
  'https://shop.example/?x=1',
  'https://user:pass@shop.example',
  'javascript:alert(1)',
])('PUBLIC_URL is refused when it is %s', (PUBLIC_URL) => {
  expect(readGatewayConfig({ PUBLIC_URL })).toHaveProperty('faults');
});

test.each([
  [{ NODE_ENV: 'production', RATE_LIMITS: 'off' }, 'RATE_LIMITS must not be off in production; leave it out.'],
  [
    { SHOPPER_COOKIE: 'userToken' },
    'SHOPPER_COOKIE must be moved into a store map: { "cookies": { … } } in a file whose path is in STORE_MAP. docs/your-own-store.md shows it.',
  ],
  [{ HOST_COOKIES: 'on' }, 'HOST_COOKIES must be off unless PUBLIC_URL is an https address.'],
  [
    { HOST_COOKIES: 'change', PUBLIC_URL: 'http://shop.example' },
    'HOST_COOKIES must be off unless PUBLIC_URL is an https address.',
  ],
])('%o are refused together', (env, fault) => {
  expect(readGatewayConfig(env)).toEqual({ faults: [fault] });
  // It is also reported beside another error.
  expect(readGatewayConfig({ ...env, PORT: 'x' })).toMatchObject({ faults: expect.arrayContaining([fault]) });
});

test.each(['JPY', 'KWD', 'EUE'])('CURRENCY is refused when it is %s', (CURRENCY) => {
  expect(readGatewayConfig({ CURRENCY })).toEqual({
    faults: [expect.stringMatching(/^CURRENCY must be an ISO 4217 code of a currency with two decimals/)],
  });
});
