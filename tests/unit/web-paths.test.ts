import { expect, test } from 'vitest';
import { pageAt } from '#web/app/pages.ts';
import { categories, findCategory } from '#web/shared/lib/shop/categories.ts';
import { paths, safeNext } from '#web/shared/lib/shop/paths.ts';

test.each([
  ['my-orders', '/my-orders'],
  ['/my-orders', '/my-orders'],
  ['products/fruits?q=a#top', '/products/fruits?q=a#top'],
  ['a/../cart', '/cart'],
])('the loader redirects to %s within the site', (next, path) => {
  expect(safeNext(next)).toBe(path);
});

test.each([
  [null],
  [''],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['https://evil.example'],
  ['/https://evil.example'],
  ['HTTPS:evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['my-orders\n//evil.example'],
  ['/\t/evil.example'],
  ['\u0000/evil'],
  ['a/..//evil.example'],
])('the loader redirects to the home page instead of %j', (next) => {
  expect(safeNext(next)).toBe('/');
});

test('product addresses contain the slug of the category, or all, and escaped values', () => {
  expect(paths.category('obst-gemüse')).toBe('/products/obst-gem%C3%BCse');
  expect(paths.product({ id: 'a/b', category: { slug: 'dairy' } })).toBe('/products/dairy/a%2Fb');
  expect(paths.product({ id: 'p1', category: null })).toBe('/products/all/p1');
  expect(paths.search('green tea')).toBe('/products?q=green%20tea');
  expect(paths.search('  ')).toBe('/products');
});

test('the web app has the seven categories with the labels and paths of the specification', () => {
  expect(categories.map(({ label, path }) => `${label}: ${path}`)).toEqual([
    'Organic veggies: Vegetables',
    'Fresh Fruits: Fruits',
    'Cold Drinks: Drinks',
    'Instant Food: Instant',
    'Dairy Products: Dairy',
    'Bakery & Breads: Bakery',
    'Grains & Cereals: Grains',
  ]);
});

test('the web app finds a category in any letter case, and none for an unknown name', () => {
  expect(findCategory('VEGETABLES')?.path).toBe('Vegetables');
  expect(findCategory('toys')).toBeUndefined();
  expect(findCategory(undefined)).toBeUndefined();
});

test('every address of the shop is in the table of pages', () => {
  const addresses = Object.values(paths).filter((path) => typeof path === 'string');
  expect(addresses.filter((address) => /notFound/i.test(pageAt(address)))).toEqual([]);
});
