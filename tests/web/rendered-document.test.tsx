import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NormalizedCacheObject } from '@apollo/client';
import { ProductDetailDocument, type ProductDetailQuery } from '#web/__generated__/catalog.ts';
import { pageState, restoreState } from '#web/app/page-state.ts';
import { createCache } from '#web/shared/apollo/cache.ts';
import { createRenderer } from '#web/app/server/server-entry.tsx';
import { aPicture, aProduct, pictureUrl } from '../support/web/shop-factories.ts';

const folder = mkdtempSync(join(tmpdir(), 'rendered-'));
const firstPaint = 'document.title.length;';
const hostile = `</script><script>alert(1)</script><!-- "&' \u2028`;

beforeAll(() => {
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'first-paint.js'), firstPaint);
  const sheet = [{ text: 'h1{color:green}' }, { text: '.other{color:red}', selectors: [['other']] }];
  const rules = { 'app.css': sheet, 'part.css': [{ text: 'h1{top:0}' }], 'product.css': [{ text: 'h1{top:1px}' }] };
  writeFileSync(join(folder, '.vite/style-rules.json'), JSON.stringify(rules));
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'app.js', imports: ['vendor'], css: ['app.css'] },
      vendor: { file: 'vendor.js' },
      'features/catalog/ProductPage.tsx': { file: 'product.js', imports: ['index.html', 'part'], css: ['product.css'] },
      'features/catalog/ProductListPage.tsx': { file: 'list.js', imports: ['index.html'] },
      'features/catalog/CategoryPage.tsx': { file: 'category.js', imports: ['index.html'] },
      'features/orders/MyOrdersPage.tsx': { file: 'orders.js', imports: ['index.html'] },
      'features/cart/CartPage.tsx': { file: 'cart.js', imports: ['index.html'] },
      'features/shopping-list/ShoppingListPage.tsx': { file: 'shopping-list.js', imports: ['index.html'] },
      'app/NotFoundPage.tsx': { file: 'not-found.js', imports: ['index.html'] },
      part: { file: 'part.js', css: ['part.css'] },
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const pageTemplate = `<!doctype html><html><head><script src="/first-paint.js"></script><!--head--><title>Shop</title><!--/head--><script type="module" src="/app.js"></script><link rel="stylesheet" href="/app.css"></head><body><div id="root"><!--page--></div></body></html>`;

const product = aProduct({
  id: 'p1',
  name: hostile,
  image: aPicture('a'),
});
const images = [aPicture('a'), { __typename: 'Image', url: 'javascript:alert(1)', width: null, height: null }];
const extras = {
  allergens: null,
  gtin: null,
  minimumAge: null,
  images,
  description: [hostile],
  size: null,
  related: [],
};
const answers = { data: { product: { ...product, ...extras } } };

const dollars = { locale: 'en-US', currency: null, symbol: '$' };

async function render(
  path: string,
  answer: { data: object | null } = answers,
  formats: object = dollars,
  shop: object | null = null,
) {
  const facts = shop === null ? '' : JSON.stringify(shop);
  const renderPage = createRenderer({ folder, template: pageTemplate, formats: JSON.stringify(formats), shop: facts });
  const query = async () => ({ ...answer, data: answer.data && { categories: [], ...answer.data } });
  return await renderPage({ url: `https://shop.test${path}`, query });
}

async function read(path: string, answer?: { data: object | null }, formats?: object, shop?: object) {
  const { html } = await render(path, answer, formats, shop);
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
}

test('a product’s name is escaped in every part of the page', async () => {
  const { page } = await read('/products/vegetables/p1');
  const scripts = [...page.querySelectorAll('script')];
  expect(
    scripts.filter(({ type }) => type === '' || type === 'text/javascript').map(({ textContent }) => textContent),
  ).toEqual([firstPaint]);
  expect(page.title).toContain('alert(1)');
  expect(page.querySelector('h1')?.textContent).toBe(hostile);
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toContain(hostile);
  const facts = scripts
    .filter(({ type }) => type === 'application/ld+json')
    .map(({ textContent }) => JSON.parse(textContent));
  expect(facts[0]).toMatchObject({ '@type': 'Product', name: hostile, sku: 'p1' });
  const state = page.getElementById('page-state')?.textContent ?? '';
  expect(JSON.parse(state)['product({"id":"p1"})'].name).toBe(hostile);
});

test('a page contains each product once, and the app fills its cache with the same data', () => {
  const cache = createCache();
  const write = (id: string, related: object[]) =>
    cache.writeQuery({
      query: ProductDetailDocument,
      variables: { id },
      data: { product: { ...product, ...extras, id, related } } as unknown as ProductDetailQuery,
    });
  write('p1', [aProduct({ id: 'p2' })]);
  write('p2', [product]);
  const text = pageState(cache.extract() as NormalizedCacheObject);
  expect(text.match(/"name":/g)).toHaveLength(2);
  const restored = createCache();
  restoreState(restored, text);
  expect(restored.extract()).toEqual(cache.extract());
});

test('a long description is shortened for previews, after a whole word', async () => {
  const description = ['Ripened on the vine '.repeat(20).trim()];
  const { page } = await read('/products/vegetables/p1', {
    data: { product: { ...answers.data.product, description } },
  });
  const words = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(words.length).toBeLessThanOrEqual(301);
  expect(words).toMatch(/ (Ripened|on|the|vine)…$/);
});

test('addresses in the head are absolute, with the origin that shoppers see', async () => {
  const { page } = await read('/products/vegetables/p1');
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://shop.test/products/vegetables/p1',
  );
  const picture = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture).toBe(pictureUrl('a'));
});

test('structured data has the price when the currency has a code', async () => {
  const offerOf = async (currency: string | null, symbol: string) => {
    const formats = { locale: 'de-DE', currency, symbol };
    const { page } = await read('/products/vegetables/p1', answers, formats);
    return JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}').offers;
  };
  expect(await offerOf(null, '€')).toMatchObject({ priceCurrency: 'EUR', price: '2.99' });
  expect(await offerOf('SEK', 'kr')).toMatchObject({ priceCurrency: 'SEK', price: '2.99' });
  expect(await offerOf(null, '✿')).toBeUndefined();
  // Restored, because all tests in this process share the formats.
  await read('/products/vegetables/p1');
});

const euros = { locale: 'de-DE', currency: 'EUR', symbol: '€' };
const offered = {
  ...answers.data.product,
  size: { __typename: 'PackSize', amount: 500, unit: 'G' },
  unitPrice: { __typename: 'UnitPrice', amount: 5.98, per: 'KILOGRAM' },
};

/** The structured data of the product in a shop with these facts. */
async function factsOf(shop: object) {
  const { page } = await read('/products/vegetables/p1', { data: { product: offered } }, euros, shop);
  await read('/products/vegetables/p1'); // all tests in this process share the shop's facts
  return JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
}

const food = {
  __typename: 'FoodFacts',
  alcohol: null,
  allergens: [],
  brand: 'Acme',
  checkedAt: null,
  ingredients: null,
  legalName: null,
  maker: null,
  mayContain: [],
  organicCode: null,
  origins: [],
  qualityClass: null,
  storage: null,
  use: null,
  variety: null,
  version: 1,
};

test.each([
  ['G', 2.5, '100 g', { fiberContent: '2.5 g' }],
  ['ML', null, '100 ml', {}],
])(
  'structured data has the nutrition in %s, without the fibre that is not stated: %s',
  async (basis, fibre, per, more) => {
    const values = {
      energyKj: 377,
      energyKcal: 89,
      fat: 0.3,
      saturates: 0.1,
      carbohydrate: 20,
      sugars: 12.5,
      protein: 1.1,
    };
    const nutrition = { __typename: 'Nutrition', basis, ...values, salt: 0.13, fibre };
    const allergens = { __typename: 'AllergenSummary', contains: [], mayContain: [], isChecked: true };
    const { page } = await read('/products/vegetables/p1', {
      data: { product: { ...offered, allergens, food: { ...food, nutrition } } },
    });
    const facts = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    expect(facts.brand).toEqual({ '@type': 'Brand', name: 'Acme' });
    expect(facts.nutrition).toEqual({
      '@type': 'NutritionInformation',
      servingSize: per,
      calories: '89 kcal',
      fatContent: '0.3 g',
      saturatedFatContent: '0.1 g',
      carbohydrateContent: '20 g',
      sugarContent: '12.5 g',
      proteinContent: '1.1 g',
      sodiumContent: '52 mg',
      ...more,
    });
  },
);

test('structured data has the unit price, the delivery and the returns that the shop knows, and no rating', async () => {
  const returns = [{ slug: 'returns', title: 'Returns' }];
  const product = await factsOf({ pages: returns });
  expect(product.offers).toMatchObject({
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '2.99',
      priceCurrency: 'EUR',
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 500,
        unitCode: 'GRM',
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
      },
    },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: 'https://shop.test/pages/returns',
    },
  });
  expect(JSON.stringify(product)).not.toContain('ating');
  expect((await factsOf({ pages: [] })).offers).not.toHaveProperty('hasMerchantReturnPolicy');
});

test.each([
  ['one fee', { kinds: ['DELIVERY'], fees: [{ fee: 3.9, freeFrom: null }] }, { value: '3.90' }],
  [
    'several fees',
    {
      kinds: ['DELIVERY'],
      fees: [
        { fee: 0, freeFrom: null },
        { fee: 3.9, freeFrom: null },
        { fee: 7.5, freeFrom: 50 },
      ],
    },
    { minValue: '0.00', maxValue: '7.50' },
  ],
  ['a fee that the product is above', { kinds: ['DELIVERY'], fees: [{ fee: 3.9, freeFrom: 2 }] }, { value: '0.00' }],
  ['collections only', { kinds: ['PICKUP'], fees: [] }, undefined],
  ['fees that are not known', null, undefined],
])('structured data of a shop with %s says what delivery costs', async (_which, delivery, rate) => {
  const { shippingDetails } = (await factsOf({ delivery })).offers;
  expect(shippingDetails?.shippingRate).toEqual(rate && { '@type': 'MonetaryAmount', ...rate, currency: 'EUR' });
});

test('the description of a page names delivery, its promise and online payment only where the shop has them', async () => {
  const describe = async (shop: object) =>
    (await read('/products/vegetables/none', { data: { product: null } }, undefined, shop)).page
      .querySelector('meta[name="description"]')
      ?.getAttribute('content');
  const goods = 'Fresh fruit, vegetables, dairy, bakery and more, at your door';
  expect(await describe({})).toBe(`${goods} in under 30 minutes. Pay online or on delivery.`);
  expect(await describe({ deliveryPromise: null, takesOnline: false })).toBe(`${goods}. Pay on delivery.`);
  expect(await describe({ delivery: { kinds: ['PICKUP'], fees: [] } })).toMatch(
    / Order here and collect your order at the shop\.$/,
  );
});

test.each([
  [{}, '4 out of 5 stars'],
  [{ hasRating: false }, null],
])('a page of a shop with %o is rendered with the rating %s', async (shop, stars) => {
  const { page } = await read('/products/vegetables/p1', undefined, undefined, shop);
  expect(page.body.textContent?.includes('4 out of 5 stars')).toBe(stars !== null);
});

test('the page has the styles that it shows with their hash, and loads with the scripts what the app needs', async () => {
  const { html, styles, scripts } = await render('/products/vegetables/p1');
  // A page's own styles count more than those of its parts.
  const shown = 'h1{color:green}h1{top:0}h1{top:1px}';
  expect(html).toContain(`<style>${shown}</style>`);
  expect(styles).toEqual([createHash('sha256').update(shown).digest('base64')]);
  expect(scripts).toEqual([createHash('sha256').update(firstPaint).digest('base64')]);
  const withScripts = html.slice(html.indexOf('<template id="app-scripts">'));
  // Vite's loader finds the links and does not load the files again.
  const links = ['app', 'part', 'product'].map((name) => `<link rel="stylesheet" media="not all" href="/${name}.css">`);
  expect(withScripts).toContain(links.join(''));
  expect(html.match(/<link[^>]*rel="stylesheet"/g)).toHaveLength(3);
  expect(html.indexOf('/app.js')).toBeGreaterThan(html.indexOf('id="root"'));
  for (const chunk of ['product.js', 'part.js']) expect(html).toContain(`rel="modulepreload" href="/${chunk}"`);
  expect(html).not.toContain('modulepreload" href="/vendor.js"');
});

test('a page with missing data is not rendered', async () => {
  const broken = { data: null, errors: [{ message: 'The store cannot be reached right now.' }] };
  await expect(render('/products/vegetables/p1', broken)).rejects.toThrow('The store cannot be reached right now.');
});

test('a personal page is rendered without its content', async () => {
  const { page } = await read('/my-orders', { data: {} });
  expect(page.querySelector('header')?.textContent).toContain('Greengate');
  expect(page.getElementById('main')).toBeNull();
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelectorAll('title')).toHaveLength(1);
});

test.each([
  ['/cart', 'Your cart · Greengate'],
  ['/list', 'Shopping list · Greengate'],
])('%s has its title, and search engines may not list it', async (path, title) => {
  const { page } = await read(path, { data: {} });
  expect(page.title).toBe(title);
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('link[rel="canonical"], meta[property="og:url"]')).toBeNull();
});

test('an unknown page has no canonical address', async () => {
  const { page } = await read('/404', { data: { products: { nodes: [] } } });
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('link[rel="canonical"], meta[property="og:url"]')).toBeNull();
});

test('without JavaScript the cart says what to do', async () => {
  const { page } = await read('/cart', { data: {} });
  expect(page.querySelector('main noscript')?.textContent).toContain('needs JavaScript. Please turn it on');
});

test('link previews of a product have its address, and its picture with the size where it is known', async () => {
  const contentOf = ({ page }: { page: Document }, name: string) =>
    page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  const known = await read('/products/vegetables/p1');
  expect(['url', 'image:width', 'image:height'].map((name) => contentOf(known, name))).toEqual([
    'https://shop.test/products/vegetables/p1',
    '960',
    '720',
  ]);
  const unsized = { ...product, ...extras, images: [{ ...aPicture('a'), width: null, height: null }] };
  const unknown = await read('/products/vegetables/p1', { data: { product: unsized } });
  expect(contentOf(unknown, 'image')).toBe(pictureUrl('a'));
  expect(contentOf(unknown, 'image:width')).toBeUndefined();
  expect(contentOf(await read('/products/vegetables/p1', { data: { product: null } }), 'image:width')).toBe('1200');
});

const found = (nodes: object[]) => ({
  products: { __typename: 'ProductConnection', totalCount: nodes.length, hasAllWords: true, nodes },
});

test('a search is rendered with its results and their data, and is marked as noindex', async () => {
  const { page, html } = await read('/products?q=fresh+milk', { data: found([product, aProduct({ id: 'p2' })]) });
  expect(page.querySelector('h1')?.textContent).toBe('Results for “fresh milk”');
  expect(page.querySelectorAll('#main article')).toHaveLength(2);
  expect(page.getElementById('root')?.dataset['page']).toBe('/products');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  expect(html).not.toContain('Searching needs JavaScript.');
});

test('a search with one result is rendered with more of its category', async () => {
  const related = [aProduct({ id: 'p2', name: 'Butter' })];
  const data = { ...found([product]), product: { __typename: 'Product', id: 'p1', related } };
  const { page, html } = await read('/products?q=milk', { data });
  expect([...page.querySelectorAll('#main h2')].map(({ textContent }) => textContent)).toEqual([
    hostile,
    'More from Organic veggies',
  ]);
  expect(page.querySelector('#main section')?.textContent).toContain('Butter');
  expect(html).not.toContain('<!--$!-->');
});

test('a search without a result is rendered with the nearest products', async () => {
  const data = {
    ...found([]),
    soldOut: found([]).products,
    nearestProducts: [aProduct({ id: 'p2', name: 'Butter' })],
  };
  const { page, html } = await read('/products?q=butter+dish', { data });
  expect(page.querySelector('#main h2')?.textContent).toBe('Nothing found for “butter dish”');
  expect(page.querySelector('#main article')?.textContent).toContain('Butter');
  expect(html).not.toContain('<!--$!-->');
});

test('the frame of a search has no data and no search text, and is marked as noindex', async () => {
  const renderPage = createRenderer({ folder, template: pageTemplate, formats: JSON.stringify(dollars), shop: '' });
  const query = () => Promise.reject(new Error('A frame has no products.'));
  const { html } = await renderPage({ url: 'https://shop.test/products?frame=search', query });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe('Search results');
  expect(page.querySelectorAll('[aria-label="Loading products"] li')).toHaveLength(10);
  expect(page.getElementById('root')?.dataset['page']).toBe('/products?frame');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(html).toContain('Searching needs JavaScript.');

  const category = await renderPage({ url: 'https://shop.test/products/fruits?frame=list', query });
  expect(category.html).toContain('<h1');
  expect(category.html).not.toContain('Searching needs JavaScript.');
  expect(category.html).not.toContain('noindex');
});
