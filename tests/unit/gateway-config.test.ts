import { expect, test } from 'vitest';
import { readGatewayConfig } from '#gateway/config.ts';

test('nothing set at all is a shop on this machine', () => {
  expect(readGatewayConfig({})).toEqual({
    config: {
      port: 4000,
      host: '127.0.0.1',
      publicOrigin: undefined,
      backendUrl: 'http://127.0.0.1:4001',
      currency: '$',
      logLevel: 'info',
      production: false,
      trustedProxies: 0,
    },
  });
});

test('an empty value is as good as none', () => {
  expect(readGatewayConfig({ PORT: '', PUBLIC_URL: ' ', BACKEND_URL: '' })).toEqual(readGatewayConfig({}));
});

test('everything set is read', () => {
  expect(
    readGatewayConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://Shop.example/',
      BACKEND_URL: 'http://store.internal:9000/base/',
      CURRENCY: '€',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      TRUST_PROXY: '2',
    }),
  ).toEqual({
    config: {
      port: 0,
      host: '0.0.0.0',
      publicOrigin: 'https://shop.example',
      backendUrl: 'http://store.internal:9000/base',
      currency: '€',
      logLevel: 'warn',
      production: true,
      trustedProxies: 2,
    },
  });
});

test('the store is looked for at BACKEND_PORT', () => {
  expect(readGatewayConfig({ BACKEND_PORT: '5001' })).toMatchObject({
    config: { backendUrl: 'http://127.0.0.1:5001' },
  });
});

test('all faults come at once, each a sentence that starts with its variable', () => {
  const read = readGatewayConfig({
    PORT: 'http',
    HOST: 'my shop',
    PUBLIC_URL: 'shop.example',
    BACKEND_URL: 'ftp://store',
    BACKEND_PORT: '70000',
    CURRENCY: 'US dollars',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'yes',
  });
  const faults = 'faults' in read ? read.faults : [];
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'BACKEND_URL',
    'BACKEND_PORT',
    'CURRENCY',
    'LOG_LEVEL',
    'TRUST_PROXY',
  ]);
  for (const fault of faults) expect(fault).toMatch(/^[A-Z_]+ must be .+\.$/);
});

test.each([
  'https://shop.example/path',
  'https://shop.example/?x=1',
  'https://user:pass@shop.example',
  'javascript:alert(1)',
])('PUBLIC_URL may not be %s', (PUBLIC_URL) => {
  expect(readGatewayConfig({ PUBLIC_URL })).toHaveProperty('faults');
});
