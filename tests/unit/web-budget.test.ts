import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { weighWeb } from '../../scripts/setup/web-budget.mjs';

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

const faultsOf = ({ manifest, read }: ReturnType<typeof build>) => weighWeb('nowhere', manifest, read).faults;

describe('budget of the web app', () => {
  test('the budget accepts a small build and counts chunks shared with the first load once', () => {
    expect(
      faultsOf(build({ 'app.js': 20, 'vendor.js': 105, 'cart.js': 8, 'seller.js': 9, 'seller-orders.js': 15 })),
    ).toEqual([]);
  });

  test('the budget refuses a first load, a page, the frame and a page of the seller that are too heavy, each by name', () => {
    const sizes = { 'app.js': 40, 'vendor.js': 120, 'cart.js': 14.5, 'seller.js': 12, 'seller-orders.js': 22.5 };
    const faults = faultsOf(build(sizes));
    expect(faults).toHaveLength(5);
    expect(faults[0]).toMatch(/^first load, scripts: 160\.\d kB, the limit is 144 kB$/);
    expect(faults[1]).toMatch(/^first load, scripts in Brotli: 160\.\d kB, the limit is 126 kB$/);
    expect(faults[2]).toMatch(/^features\/cart\/CartPage\.tsx: 14\.\d kB, the limit is 14 kB$/);
    expect(faults[3]).toMatch(/^seller, frame: 12\.\d kB, the limit is 11.5 kB$/);
    expect(faults[4]).toMatch(/^features\/seller\/orders\/SellerOrdersPage\.tsx: 22\.\d kB, the limit is 21\.8 kB$/);
  });

  test('the budget refuses a shopper’s page that loads code of the seller', () => {
    const faults = faultsOf(build({}, ['features/seller/SellerArea.tsx']));
    expect(faults).toEqual(['features/seller/SellerArea.tsx belongs to the seller, but shoppers load it']);
  });

  test('the budget refuses a font and a first picture that are too heavy', () => {
    const { manifest, read } = build({ 'figtree.woff2': 22, 'art/hero-640.webp': 31 });
    const { faults } = weighWeb('nowhere', { ...manifest, 'figtree.woff2': { file: 'figtree.woff2' } }, read);
    expect(faults).toEqual([
      'fonts: 22.0 kB, the limit is 21 kB',
      'the first picture of the home page, on a phone: 31.0 kB, the limit is 30 kB',
    ]);
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
