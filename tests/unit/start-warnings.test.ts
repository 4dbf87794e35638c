import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBackendConfig } from '#backend/config.ts';
import { startWarnings as backendWarnings } from '#backend/start-warnings.ts';
import { readGatewayConfig } from '#gateway/config.ts';
import { startWarnings as gatewayWarnings } from '#gateway/operations/start-warnings.ts';

const production = { NODE_ENV: 'production' };

function ofGateway(env: Record<string, string>): string[] {
  const read = readGatewayConfig(env);
  return 'config' in read ? gatewayWarnings(read.config) : read.faults;
}

const seller = { SELLER_EMAIL: 'Boss@example.com', SELLER_PASSWORD: 'nine yellow melons' };
const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const mail = {
  SMTP_URL: 'smtps://mail.example.com:465',
  MAIL_FROM: 'orders@example.com',
  PUBLIC_URL: 'https://shop.example.com',
};

function ofBackend(env: Record<string, string>): string[] {
  const read = readBackendConfig({ ...production, ...seller, ...stripe, ...mail, ...env });
  return 'config' in read ? backendWarnings(read.config) : read.faults;
}

const https = { ...production, PUBLIC_URL: 'https://shop.example.com' };

describe('at the start in production', () => {
  test.each([
    [production, [/^PUBLIC_URL is not set: .*no login, no cart, no order.*Set it to the address that people type\.$/]],
    [{ ...production, PUBLIC_URL: 'http://shop.example.com' }, [/^PUBLIC_URL is not an https address: .* unencrypted/]],
    [https, [/^TRUST_PROXY is 0 although PUBLIC_URL is an https address: .*count as one address.*usually 1\.$/]],
    [{ ...https, TRUST_PROXY: '1' }, []],
  ])('the gateway says what will not work with %j', (env: Record<string, string>, sentences) => {
    expect(ofGateway(env)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  });

  test.each([
    [{}, []],
    [{ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }, [/^STRIPE_SECRET_KEY is not set: .*cannot pay online/]],
    [
      { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', ALLOW_SANDBOX_PAYMENTS: 'true' },
      [/^ALLOW_SANDBOX_PAYMENTS is true: .*no money moves/],
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, [/^STRIPE_SECRET_KEY is a test key: .*no money moves/]],
    [{ SMTP_URL: '', MAIL_FROM: '' }, [/^SMTP_URL is not set: no mail confirms an order/]],
    [{ DEMO_PRODUCTS: 'on' }, [/^DEMO_PRODUCTS is on: shoppers can order demonstration products/]],
    [{ SELLER_PASSWORD: 'Password123' }, [/^SELLER_PASSWORD is one of the first that an attacker tries/]],
    [{ SELLER_PASSWORD: 'BOSS@example.com' }, [/^SELLER_PASSWORD is one of the first that an attacker tries/]],
    [
      { SELLER_EMAIL: 'melonparlour@example.com', SELLER_PASSWORD: 'MelonParlour' },
      [/^SELLER_PASSWORD is one of the first that an attacker tries/],
    ],
  ])('the store says what will not work with %j', (env: Record<string, string>, sentences) => {
    expect(ofBackend(env)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  });

  test('docs/settings.md names each setting that a warning names', () => {
    const page = readFileSync('docs/settings.md', 'utf8').split('## Warnings at the start')[1]?.split('\n## ')[0] ?? '';
    const named = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
    const warned = ['gateway/operations', 'backend'].flatMap((folder) =>
      [...readFileSync(`${folder}/start-warnings.ts`, 'utf8').matchAll(/['`]([A-Z]+_[A-Z_]+) is /g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(new Set(named)).toEqual(new Set(warned));
    expect(warned).toContain('DEMO_PRODUCTS');
  });
});

test('outside production no server warns', () => {
  const backend = readBackendConfig({});
  expect(ofGateway({})).toEqual([]);
  expect('config' in backend && backendWarnings(backend.config)).toEqual([]);
});
