import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { grownPages, weighWeb, type Weights } from '../../scripts/setup/web-budget.mjs';

const build = (sizes: Record<string, number>, cartImports: string[] = []) => ({
  manifest: {
    'index.html': { file: 'app.js', imports: ['vendor'] },
    vendor: { file: 'vendor.js' },
    'features/cart/CartPage.tsx': { file: 'cart.js', imports: ['index.html', ...cartImports], isDynamicEntry: true },
    'features/seller/SellerArea.tsx': { file: 'seller.js', imports: ['index.html'], isDynamicEntry: true },
    'features/seller/orders/SellerOrdersPage.tsx': {
      file: 'seller-orders.js',
      imports: ['features/seller/SellerArea.tsx'],
      isDynamicEntry: true,
    },
  },
  // Random bytes do not compress, so the compressed size is nearly the given size.
  read: (file: string) => randomBytes((sizes[file] ?? 0) * 1000),
});

const weigh = ({ manifest, read }: ReturnType<typeof build>) => weighWeb('nowhere', manifest, read);

describe('budget of the web app', () => {
  test('a page weighs what it adds to the first load, by its parts, and what both load counts once', () => {
    const { weights } = weigh(
      build({ 'app.js': 20, 'vendor.js': 100, 'cart.js': 8, 'seller-orders.js': 15 }, ['vendor']),
    );
    const kilobytesOf = (page: string) =>
      Object.fromEntries(Object.entries(weights[page] ?? {}).map(([part, bytes]) => [part, Math.round(bytes / 1000)]));
    expect(kilobytesOf('first load, scripts')).toEqual({ 'app.js': 20, 'vendor.js': 100 });
    expect(kilobytesOf('features/cart/CartPage.tsx')).toEqual({ 'cart.js': 8 });
    expect(kilobytesOf('features/seller/orders/SellerOrdersPage.tsx')).toEqual({ 'seller-orders.js': 15 });
  });

  test.each([
    ['en', { page: { one: 6000, two: 4100 } }, []],
    ['en', { page: { one: 6000, two: 4201 } }, ['page has 10201 bytes, 10000 are accepted: two +201']],
    ['en', { page: { one: 6100, three: 4200 } }, ['page has 10300 bytes, 10000 are accepted: three +4200, one +100']],
    ['de', { page: { one: 6500, two: 4500 } }, []],
    ['de', { page: { one: 7600, two: 4000 } }, ['page has 11600 bytes, 10000 are accepted: one +1600']],
    ['en', { small: { one: 400 } }, []],
    ['en', { small: { one: 401 } }, ['small has 401 bytes, 300 are accepted: one +101']],
    ['en', { other: { one: 5 } }, ['other is new, with 5 bytes']],
    ['en', { page: { one: 1 } }, []],
  ])('in the language %s, %j has grown too much: %j', (language, weights: Weights, faults) => {
    const accepted: Weights = { page: { one: 6000, two: 4000 }, small: { one: 300 } };
    expect(grownPages(weights, accepted, language)).toEqual(faults);
  });

  test('the budget refuses a shopper’s page that loads code of the seller', () => {
    const { faults } = weigh(build({}, ['features/seller/SellerArea.tsx']));
    expect(faults).toEqual(['features/seller/SellerArea.tsx belongs to the seller, but shoppers load it']);
  });

  test('the budget refuses a chunk that contains the text of an operation', () => {
    const { manifest } = build({});
    const { faults } = weighWeb('nowhere', manifest, () => Buffer.from('const Me = "query Me {\\n  me"'));
    expect(faults).toContain('app.js contains the text of an operation');
  });

  test('the budget refuses a chunk that contains the GraphQL parser', () => {
    const { manifest } = build({});
    const { faults } = weighWeb('nowhere', manifest, () => Buffer.from('throw Error("Syntax Error: " + what)'));
    expect(faults).toContain('vendor.js contains "Syntax Error: "');
  });
});
