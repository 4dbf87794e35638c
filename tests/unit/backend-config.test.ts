import { describe, expect, test } from 'vitest';
import { readBackendConfig } from '#backend/config.ts';
import { usualPoolSize } from '#backend/db/postgres-server.ts';
import { limitDefaults } from '#backend/rate-limits/limit-settings.ts';

function read(env: Record<string, string>) {
  const answer = readBackendConfig(env);
  if ('faults' in answer) throw new Error(answer.faults.join('\n'));
  return answer.config;
}

function faults(env: Record<string, string>): string[] {
  const answer = readBackendConfig(env);
  return 'faults' in answer ? answer.faults : [];
}

const seller = { SELLER_EMAIL: 'Boss@Example.com', SELLER_PASSWORD: 'long enough' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('the settings of the store', () => {
  test('without settings the store is a development store on SQLite, port 4001, with sandbox payments', () => {
    const config = read({});
    expect(config).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 4001,
      drainDelayMs: 0,
      publicUrl: null,
      allowedOrigins: [],
      seller: null,
      stripe: null,
      sandboxPaymentsAllowed: true,
      demoProducts: true,
      limits: limitDefaults,
      locale: 'en-US',
      currencySymbol: '$',
      currency: 'usd',
      logLevel: 'info',
    });
    expect(config.database).toEqual({ kind: 'sqlite', file: `${process.cwd()}/data/greengate.db` });
    expect(config.seedPicturesDir).toBe(`${process.cwd()}/backend/seed/pictures`);
  });

  test('the store treats an empty variable as unset', () => {
    expect(read({ PUBLIC_URL: '', BACKEND_PORT: ' ', DATABASE_URL: '' })).toEqual(read({}));
  });

  test('the store normalises the seller’s email in the same way as a login does', () => {
    const config = read({ SELLER_EMAIL: 'Zu\u0308rich@Example.com', SELLER_PASSWORD: 'Zu\u0308rich geheim' });
    expect(config.seller).toEqual({ email: 'zürich@example.com', password: 'Zürich geheim' });
  });

  test('the store reads every variable', () => {
    expect(
      read({
        ...seller,
        ...stripe,
        NODE_ENV: 'production',
        BACKEND_HOST: '0.0.0.0',
        BACKEND_PORT: '0',
        DRAIN_DELAY: '3',
        PUBLIC_URL: 'https://shop.example/',
        ALLOWED_ORIGINS: 'https://app.shop.example, https://Admin.Shop.example/',
        DATABASE_URL: 'postgres://u:p@db/shop',
        DATABASE_POOL: '40',
        CURRENCY: 'EUR',
        LOCALE: 'de-DE',
        LOG_LEVEL: 'warn',
      }),
    ).toMatchObject({
      isProduction: true,
      host: '0.0.0.0',
      port: 0,
      drainDelayMs: 3000,
      publicUrl: 'https://shop.example',
      allowedOrigins: ['https://app.shop.example', 'https://admin.shop.example'],
      database: { kind: 'postgres', url: 'postgres://u:p@db/shop', poolSize: 40 },
      seller: { email: 'boss@example.com', password: 'long enough' },
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: null },
      sandboxPaymentsAllowed: false,
      demoProducts: false,
      currency: 'eur',
      currencySymbol: '€',
      locale: 'de-DE',
      logLevel: 'warn',
    });
  });

  test.each([
    [{ BACKEND_PORT: '70000' }, /^BACKEND_PORT must be a whole number from 0 to 65535/],
    [{ BACKEND_PORT: '-1' }, /^BACKEND_PORT must be/],
    [{ BACKEND_HOST: 'all of them' }, /^BACKEND_HOST must be an address/],
    [{ DRAIN_DELAY: '9' }, /^DRAIN_DELAY must be 0 to 8 seconds/],
    [{ PUBLIC_URL: 'shop.example' }, /^PUBLIC_URL must be the address people type, for example https:/],
    [{ PUBLIC_URL: 'https://shop.example/store' }, /^PUBLIC_URL must be/],
    [{ ALLOWED_ORIGINS: '*' }, /^ALLOWED_ORIGINS must be addresses without a path, separated by commas/],
    [{ ALLOWED_ORIGINS: 'https://a.example/app' }, /^ALLOWED_ORIGINS must be addresses without a path/],
    [
      { PUBLIC_URL: 'https://shop.example', ALLOWED_ORIGINS: 'http://app.shop.example' },
      /^ALLOWED_ORIGINS must be https addresses like PUBLIC_URL/,
    ],
    [{ DATABASE_URL: 'mysql://db/shop' }, /^DATABASE_URL must look like postgres:/],
    [{ DATABASE_POOL: '4' }, /^DATABASE_POOL must be a whole number from 5 to 500/],
    [{ SELLER_EMAIL: 'boss', SELLER_PASSWORD: 'long enough' }, /^SELLER_EMAIL must be an email address/],
    [{ ...seller, SELLER_PASSWORD: 'short' }, /^SELLER_PASSWORD must have at least 8 characters/],
    [{ SELLER_EMAIL: 'a@b.co' }, /^SELLER_PASSWORD is missing/],
    [{ SELLER_PASSWORD: 'long enough' }, /^SELLER_EMAIL is missing/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET is missing/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY is missing/],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be the secret key/],
    [{ ...stripe, CURRENCY: '¤' }, /^CURRENCY must be an ISO 4217 code, or one of \$ .* when Stripe is set up\.$/],
    [{ ...stripe, STRIPE_API_URL: 'https://evil.example' }, /^STRIPE_API_URL is for tests only/],
    [{ CURRENCY: 'US dollars' }, /^CURRENCY must be an ISO 4217 code of a currency with two decimals/],
    [{ CURRENCY: 'EUE' }, /^CURRENCY must be an ISO 4217 code of a currency with two decimals/],
    [{ CURRENCY: 'JPY' }, /^CURRENCY must be an ISO 4217 code of a currency with two decimals/],
    [{ CURRENCY: 'KWD' }, /^CURRENCY must be an ISO 4217 code of a currency with two decimals/],
    [{ LOCALE: 'german' }, /^LOCALE must be the tag of a language and its country, for example en-US or de-DE\.$/],
    [{ LOCALE: 'de_DE' }, /^LOCALE must be the tag/],
    [{ LOCALE: 'xx-XX' }, /^LOCALE must be the tag/],
    [{ LANGUAGE: 'german' }, /^LANGUAGE must be one of en, de/],
    [{ LANGUAGE: 'de', LOCALE: 'en-GB' }, /^LOCALE must be in the language of LANGUAGE/],
    [{ UPDATE_FEED: 'http://example.com/feed.json' }, /^UPDATE_FEED must be an https address, for example/],
    [
      { ...seller, NODE_ENV: 'production', UPDATE_FEED: 'http://127.0.0.1/feed.json' },
      /^UPDATE_FEED must be an https address in production/,
    ],
    [{ ALLOW_SANDBOX_PAYMENTS: 'yes' }, /^ALLOW_SANDBOX_PAYMENTS must be true or false/],
    [{ DEMO_PRODUCTS: 'yes' }, /^DEMO_PRODUCTS must be on or off/],
    [{ RATE_LIMITS: 'none' }, /^RATE_LIMITS must be corrected: none is neither on, off nor a limit/],
    [
      { RATE_LIMITS: 'login=9/1m,orders=60' },
      /^RATE_LIMITS must be corrected: orders=60 is not a count from 1 to 999999/,
    ],
    [{ RATE_LIMITS: 'reads=1000000/1m' }, /^RATE_LIMITS must be corrected: reads=1000000\/1m is not a count/],
    [{ RATE_LIMITS: 'constructor=1/1m' }, /^RATE_LIMITS must be corrected: constructor=1\/1m names no limit; .*login/],
    [{ ...seller, NODE_ENV: 'production', RATE_LIMITS: 'off' }, /^RATE_LIMITS must not be off in production/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, /],
  ])(
    'the settings %j cause one error that names the variable and the expected value',
    (env: Record<string, string>, message) => {
      expect(faults(env)).toEqual([expect.stringMatching(message)]);
    },
  );

  test('the store adds demo products outside production by default', () => {
    const production = { ...seller, NODE_ENV: 'production' };
    expect(read({ ...production, DEMO_PRODUCTS: 'on' }).demoProducts).toBe(true);
    expect(read({ ...production, DEMO_PRODUCTS: 'off' }).demoProducts).toBe(false);
    expect(read({ DEMO_PRODUCTS: 'off' }).demoProducts).toBe(false);
  });

  test('RATE_LIMITS changes single limits by name', () => {
    expect(read({ RATE_LIMITS: 'orders=5/2m, login=3/1h' }).limits).toEqual({
      ...limitDefaults,
      orders: { count: 5, seconds: 120 },
      login: { count: 3, seconds: 3600 },
    });
    expect(read({ RATE_LIMITS: 'off' }).limits).toBeNull();
  });

  test('the store reports all errors of its settings at once', () => {
    const names = faults({ NODE_ENV: 'production', BACKEND_PORT: 'x', RATE_LIMITS: 'off', STRIPE_SECRET_KEY: 'sk_1' });
    expect(names.map((fault) => fault.split(' ')[0])).toEqual([
      'BACKEND_PORT',
      'SELLER_EMAIL',
      'SELLER_PASSWORD',
      'STRIPE_WEBHOOK_SECRET',
      'RATE_LIMITS',
    ]);
  });

  test.each([
    ['₹', 'inr'],
    ['A$', 'aud'],
    ['GBP', 'gbp'],
    ['🥕', 'xxx'],
  ])('the store converts the currency symbol %s to %s', (symbol, code) => {
    expect(read({ CURRENCY: symbol }).currency).toBe(code);
  });
});

test.each([
  [20, 5],
  [57, 7],
  [97, 10],
  [5000, 10],
])(
  'of the %i connections that a server allows, a process without DATABASE_POOL opens at most %i',
  (maxConnections, size) => {
    expect(usualPoolSize({ maxConnections })).toBe(size);
  },
);
