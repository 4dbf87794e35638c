import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayConfig } from '#gateway/config.ts';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { pageTable } from '#web/app/pages-plugin.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'claims-'));

beforeAll(() => {
  writeFileSync(
    join(webFolder, 'index.html'),
    '<!doctype html><html data-shop="__SHOP__"><title>Greengate</title></html>',
  );
  writeFileSync(join(webFolder, 'manifest.webmanifest'), '{"name":"Greengate"}');
  writeFileSync(join(webFolder, 'pages.json'), JSON.stringify(pageTable));
});
afterAll(() => rmSync(webFolder, { recursive: true }));

/** The facts that a page tells the web app; undefined when it tells none, so that those of the specification show. */
async function factsOf(config: Partial<GatewayConfig>, description: object = { success: false }, over: object = {}) {
  const store = await openStore({
    'GET /api/store': description,
    'GET /api/store/pages': { success: true, pages: [] },
    'GET /api/product/list': { success: true, products: [product(over)] },
  });
  const { get } = await openGateway({ ...config, backendUrl: store.url }, { webFolder });
  const html = await (await get('/cart', { accept: 'text/html' })).text();
  const json = /data-shop="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  return json ? JSON.parse(json) : undefined;
}

const withSettings = withFeatures('store.settings');

test('outside production, the pages of a classic store tell the facts of the specification', async () => {
  expect(await factsOf({})).toBeUndefined();
});

test.each([
  ['a classic store', { success: false }],
  ['a store with settings', withSettings],
])('over %s, the pages tell whether products show the fixed rating', async (_which, description) => {
  expect((await factsOf({ placeholderRating: false }, description)).hasRating).toBe(false);
  expect((await factsOf({ placeholderRating: true }, description))?.hasRating).toBeUndefined();
});

test.each([
  ['a product states its allergens', 'products.food', 1, true],
  ['no product states its allergens', 'products.food', 0, undefined],
  ['the store has no food facts', 'products.edit', 1, undefined],
])(
  'the pages offer to choose allergens only when there is something to compare: %s',
  async (_when, feature, bits, has) => {
    const facts = await factsOf({ placeholderRating: false }, withFeatures('store.settings', feature), { in: bits });
    expect(facts.hasAllergens).toBe(has);
  },
);

test('in production, the pages of a classic store claim nothing that the store has not said', async () => {
  expect(await factsOf({ production: true, placeholderRating: false })).toMatchObject({
    name: 'Greengate',
    contact: { email: null, phone: null, address: null },
    openingHours: null,
    deliveryPromise: null,
    hasRating: false,
    hasPicks: true,
    reasons: { heading: null, list: [] },
  });
});

const settings = {
  ...withFeatures().settings,
  version: 3,
  logo: { url: 'https://pictures.test/logo.png', width: 100, height: 40 },
  contact: { email: 'shop@example.com', phone: '+44 1', address: '1 High Street' },
  country: 'DE',
  openingHours: 'Mon to Fri',
  deliveryPromise: 'Within a day',
  delivery: { kinds: ['DELIVERY', 'PICKUP'], hasTimes: true, fees: [{ fee: 2, freeFrom: 30 }] },
  timeZone: 'Europe/Berlin',
  taxText: 'incl. VAT',
  tax: { mode: 'RATES', number: 'DE 1', classes: [], feeTax: null, depositTax: null },
  reasons: null,
  banner: {
    heading: 'Sale',
    text: 'Today',
    from: null,
    until: '2026-12-31',
    picture: { url: `/images/${'a'.repeat(32)}-960.webp`, width: 960, height: 480 },
    isShown: true,
  },
  guestOrders: 'CONFIRMED',
  socialLinks: [{ label: 'Us', url: 'https://example.com/us' }],
};
const ofOrders = ['orders.slots', 'orders.withdrawal', 'orders.online', 'orders.guests'];
const everyFeature = ['store.settings', 'store.banner', 'law.country', 'tax.rates', ...ofOrders];
const described = (over: object = {}, features = everyFeature) => ({
  ...withFeatures(...features),
  settings: { ...settings, ...over },
});
const told = {
  name: 'Corner shop',
  contact: settings.contact,
  openingHours: 'Mon to Fri',
  deliveryPromise: 'Within a day',
  taxText: 'incl. VAT',
  delivery: { kinds: ['DELIVERY', 'PICKUP'], fees: [{ fee: 2, freeFrom: 30 }] },
  hasTimes: true,
  timeZone: 'Europe/Berlin',
  country: 'DE',
  takesWithdrawals: true,
  takesGuests: true,
  taxNumber: 'DE 1',
  socialLinks: settings.socialLinks,
  logo: settings.logo,
  banner: {
    heading: 'Sale',
    text: 'Today',
    until: '2026-12-31',
    pictures: [`/images/${'a'.repeat(32)}-640.webp`, `/images/${'a'.repeat(32)}-960.webp`],
  },
  pages: [],
};

test('the pages tell all facts of the shop', async () => {
  expect(await factsOf({ placeholderRating: true }, described())).toEqual(told);
});

/** What the pages tell without these facts. */
const without = (...names: (keyof typeof told)[]) =>
  Object.fromEntries(Object.entries(told).filter(([name]) => !names.some((each) => each === name)));

test('a store that says less lets the pages tell less', async () => {
  const less = {
    guestOrders: 'OFF',
    tax: null,
    timeZone: null,
    country: null,
    logo: null,
    delivery: { ...settings.delivery, hasTimes: false },
    banner: { ...settings.banner, isShown: false },
  };
  expect(await factsOf({ placeholderRating: true }, described(less))).toEqual({
    ...without('takesGuests', 'taxNumber', 'timeZone', 'country', 'takesWithdrawals', 'hasTimes', 'banner'),
    logo: null,
  });
});

test('what a store says of features that it lacks is not told', async () => {
  expect(await factsOf({ placeholderRating: true }, described({}, ['store.settings']))).toEqual({
    ...without('delivery', 'hasTimes', 'banner', 'country', 'takesWithdrawals', 'takesGuests', 'taxNumber'),
    takesOnline: false,
  });
});

test.each([
  ['free everywhere', { fees: [{ fee: 0, freeFrom: null }] }, undefined],
  [
    'free in one area only',
    {
      fees: [
        { fee: 0, freeFrom: null },
        { fee: 2, freeFrom: null },
      ],
    },
    {
      kinds: ['DELIVERY', 'PICKUP'],
      fees: [
        { fee: 0, freeFrom: null },
        { fee: 2, freeFrom: null },
      ],
    },
  ],
  ['not offered', { kinds: ['PICKUP'], fees: [] }, { kinds: ['PICKUP'], fees: [] }],
])('of a delivery that is %s the pages tell its costs where it is not free', async (_what, over, delivery) => {
  const facts = await factsOf({}, described({ delivery: { ...settings.delivery, ...over } }));
  expect(facts.delivery).toEqual(delivery);
});

test('without the law of the Union the pages offer no form for withdrawals', async () => {
  expect((await factsOf({}, described({ country: 'UK' }))).takesWithdrawals).toBeUndefined();
});

const own = { heading: 'Why us', list: [{ title: 'Near', text: '' }] };
const withReasons = (reasons: unknown) => {
  const description = withFeatures('store.settings', 'store.reasons');
  return { ...description, settings: { ...description.settings, reasons } };
};

test.each([
  ['the shop has said none, outside production', {}, null, undefined],
  ['the shop has said none, in production', { production: true }, null, { heading: null, list: [] }],
  ['the shop has said some', { production: true }, own, { heading: 'Why us', list: [{ title: 'Near', text: null }] }],
  ['the shop wants none', {}, { heading: '', list: [] }, { heading: null, list: [] }],
  ['the store sends something else', {}, { heading: 1 }, undefined],
])('the reasons to buy of a page where %s', async (_which, config, reasons, expected) => {
  expect((await factsOf(config, withReasons(reasons))).reasons).toEqual(expected);
});

const ownBanner = { heading: 'Asparagus', text: '', from: '2026-12-01', until: '2026-12-24', isShown: true };
const withBanner = (banner: object) => {
  const description = withFeatures('store.settings', 'store.banner');
  return { ...description, settings: { ...description.settings, banner: { ...ownBanner, ...banner } } };
};

test('the pages have the banner of the seller while it is shown', async () => {
  const picture = { url: '/images/0123456789abcdef0123456789abcdef-960.webp', width: 1600, height: 800 };
  const words = { heading: 'Asparagus', text: null, until: '2026-12-24' };
  expect((await factsOf({}, withBanner({}))).banner).toEqual({ ...words, pictures: null });
  expect((await factsOf({}, withBanner({ picture }))).banner).toEqual({
    ...words,
    pictures: ['/images/0123456789abcdef0123456789abcdef-640.webp', picture.url],
  });
  expect((await factsOf({}, withBanner({ isShown: false }))).banner).toBeUndefined();
});

test('the pages say when orders cannot be paid online', async () => {
  expect((await factsOf({}, withSettings)).takesOnline).toBe(false);
  expect((await factsOf({}, withFeatures('store.settings', 'orders.online'))).takesOnline).toBeUndefined();
});

test.each([
  ['orders.withdrawal', 'DE', true],
  ['orders.withdrawal', 'EU', true],
  ['orders.withdrawal', 'UK', undefined],
  ['orders.withdrawal', null, undefined],
  ['orders.stages', 'DE', undefined],
])('the pages of a store with %s in the country %s offer a withdrawal: %s', async (feature, country, expected) => {
  const description = withFeatures('store.settings', 'law.country', feature);
  const facts = await factsOf({}, { ...description, settings: { ...description.settings, country } });
  expect(facts.takesWithdrawals).toBe(expected);
});

test.each([
  ['CONFIRMED', true],
  ['OPEN', true],
  ['OFF', undefined],
  [null, undefined],
])('with guestOrders %s, the pages offer orders without an account: %s', async (guestOrders, expected) => {
  const description = withFeatures('store.settings', 'orders.guests');
  const facts = await factsOf({}, { ...description, settings: { ...description.settings, guestOrders } });
  expect(facts.takesGuests).toBe(expected);
});

test.each([
  ['shoppers choose times', { hasTimes: true }, true],
  ['orders have no promised time', { hasTimes: false }, undefined],
  ['the store does not say it', {}, undefined],
  ['the store sends something else', { hasTimes: 'yes' }, undefined],
])('the pages say when shoppers choose a time: %s', async (_when, said, expected) => {
  const description = withFeatures('store.settings', 'orders.slots');
  const delivery = { kinds: ['DELIVERY'], fees: [], ...said };
  const facts = await factsOf({}, { ...description, settings: { ...description.settings, delivery } });
  expect([facts.hasTimes, facts.delivery]).toEqual([expected, undefined]);
});

test('over a store without promised times, the pages say nothing of times and costs of delivery, whatever it sends', async () => {
  const description = withFeatures('store.settings');
  const delivery = {
    kinds: ['DELIVERY'],
    fees: [{ postalCodes: [], fee: 3, freeFrom: null, minimum: 0 }],
    hasTimes: true,
  };
  const facts = await factsOf({}, { ...description, settings: { ...description.settings, delivery } });
  expect([facts.hasTimes, facts.delivery]).toEqual([undefined, undefined]);
});

test('reasons are not sent to a store that has none', async () => {
  const store = await openStore({ 'GET /api/store': withSettings });
  const { run } = await openGateway({ backendUrl: store.url });
  const save = `mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { success errors { code field } } }`;
  const { data } = await run(save, { input: { reasons: own } });
  expect(data.updateStore).toEqual({ success: false, errors: [{ code: 'NOT_SUPPORTED', field: ['reasons'] }] });
  expect(store.count('POST /api/store/update')).toBe(0);
});
