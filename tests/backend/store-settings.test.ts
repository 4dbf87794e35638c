import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

/** In Kiritimati it is the next day, 13:30. */
let now = Date.parse('2026-07-01T23:30:00Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
});

/** Each test starts with the default settings. */
beforeEach(async () => {
  if (absentPostgres() !== null) return;
  const { query } = backend.context.database;
  await query
    .deleteFrom('shop_facts')
    .where('name', 'in', ['store-settings', 'store-logo', 'banner-picture'])
    .execute();
});

async function update(storeData: object | string, logo?: Buffer, client = seller, name = 'logo') {
  const form = new FormData();
  form.append('storeData', typeof storeData === 'string' ? storeData : JSON.stringify(storeData));
  if (logo) form.append(name, new Blob([new Uint8Array(logo)], { type: 'image/png' }), 'logo.png');
  return (await client.send('/api/store/update', { method: 'POST', body: form })).body;
}

const settings = async () => (await backend.visitor().get('/api/store')).body.settings;
const pages = async () => (await backend.visitor().get('/api/store/pages')).body;

const facts = {
  name: 'Fern & Fig',
  contact: { email: 'Hello@Fern.example', phone: '+49 30 1234-567', address: 'Gartenweg 1\r\n10115 Berlin ' },
  openingHours: 'Mo–Fr 8–18\nSa 9–13',
  deliveryPromise: 'At your door the same evening.',
  currency: 'eur',
  timeZone: 'Europe/Berlin',
  country: 'DE',
  taxText: 'Prices include VAT.',
  socialLinks: [{ label: 'Mastodon', url: 'https://social.example/@fern' }],
  tax: { mode: 'RATES', number: 'DE123456789', classes: [{ code: 'A', name: 'Standard', basisPoints: 1900 }] },
};

test('the seller changes every fact, and everybody reads them', async () => {
  const changed = await update({ ...facts, ifVersion: 0 });
  expect(changed).toMatchObject({ success: true, message: 'Shop saved.', settings: { version: 1 } });
  expect(await settings()).toEqual({
    version: 1,
    ...facts,
    tax: { ...facts.tax, feeTax: 'GOODS', depositTax: 'GOODS' },
    contact: { email: 'hello@fern.example', phone: '+49 30 1234-567', address: 'Gartenweg 1\n10115 Berlin' },
    delivery: { kinds: ['DELIVERY'], hasTimes: false, fees: [] },
    currency: 'EUR',
    currencySymbol: '€',
    logo: null,
    reasons: null,
    banner: { heading: '', text: '', from: '', until: '', isShown: false, picture: null },
    requireFoodFacts: false,
    guestOrders: 'CONFIRMED',
    produceCategories: ['vegetables', 'fruits'],
    nonFoodCategories: [],
    originDays: 7,
    pages: [
      { slug: 'delivery', title: 'Delivery information' },
      { slug: 'returns', title: 'Returns and refunds' },
      { slug: 'payment', title: 'Payment methods' },
      { slug: 'legal-guarantee', title: 'Legal guarantee' },
    ],
  });
});

describe('the banner', () => {
  const banner = { heading: 'Asparagus is here', text: 'From the fields next door.', from: '', until: '' };
  const shown = async () => (await settings()).banner.isShown;

  test('is shown on its days in the time zone of the shop', async () => {
    await update({ timeZone: 'Pacific/Kiritimati' });
    for (const [from, until, expected] of [
      ['', '', true],
      ['2026-07-02', '2026-07-02', true],
      ['2026-07-03', '', false],
      ['', '2026-07-01', false],
    ] as const) {
      expect(await update({ banner: { ...banner, from, until } })).toMatchObject({ success: true });
      expect([from, until, await shown()]).toEqual([from, until, expected]);
    }
    // Its day there ends at 10:00 in UTC.
    await update({ banner: { ...banner, from: '2026-07-02', until: '2026-07-02' } });
    const shownAt = async (time: string) => {
      now = Date.parse(time);
      return shown();
    };
    expect(await shownAt('2026-07-02T09:59:59Z')).toBe(true);
    expect(await shownAt('2026-07-02T10:00:00Z')).toBe(false);
    now = Date.parse('2026-07-01T23:30:00Z');
  });

  test('without words and without a photograph is not shown', async () => {
    await update({ banner: { ...banner, heading: '', text: ' ' } });
    expect(await shown()).toBe(false);
  });

  test('has a photograph of at most 1600 pixels, which can be removed', async () => {
    const photograph = await makePicture('jpeg', 2000, 1000);
    expect(await update({}, photograph, seller, 'bannerPicture')).toMatchObject({
      settings: { banner: { isShown: true, picture: { width: 1600, height: 800 } } },
    });
    const { url } = (await settings()).banner.picture;
    expect((await fetch(url)).headers.get('content-type')).toBe('image/webp');
    expect(await update({ removeBannerPicture: true })).toMatchObject({ settings: { banner: { picture: null } } });
  });

  test.each([
    [{ ...banner, heading: 'a'.repeat(61) }, 'heading'],
    [{ ...banner, text: 'a'.repeat(161) }, 'text'],
    [{ ...banner, from: '2026-13-01' }, 'from'],
    [{ ...banner, from: '2026-12-02', until: '2026-12-01' }, 'until'],
  ])('with %o is refused', async (sent, field) => {
    expect(await update({ banner: sent })).toMatchObject({
      success: false,
      code: 'INVALID',
      errors: [{ field: `banner.${field}` }],
    });
    expect(await settings()).toMatchObject({ version: 0 });
  });
});

test('a change keeps what it does not name, and the answer changes its ETag', async () => {
  const etag = (await backend.visitor().get('/api/store')).headers.get('etag') ?? '';
  await update({ name: 'Fern' });
  await update({ taxText: 'Prices include VAT.' });
  expect(await settings()).toMatchObject({ version: 2, name: 'Fern', taxText: 'Prices include VAT.', timeZone: 'UTC' });
  const after = await backend.visitor().get('/api/store', { 'if-none-match': etag });
  expect(after.status).toBe(200);
});

test('the country of the law is one of three, or none', async () => {
  expect(await settings()).toMatchObject({ country: null });
  await update({ country: 'UK' });
  expect(await settings()).toMatchObject({ country: 'UK' });
  const refused = await update({ country: 'US' });
  expect(refused).toMatchObject({ success: false, errors: [{ field: 'country' }] });
  await update({ name: 'Fern' });
  expect(await settings()).toMatchObject({ country: 'UK' });
  await update({ country: null });
  expect(await settings()).toMatchObject({ country: null });
});

test('a change of an older version is refused with the newer facts', async () => {
  await update({ name: 'Fern', pages: { terms: 'Our terms.' } });
  const late = await update({ name: 'Fig', ifVersion: 0 });
  expect(late).toMatchObject({
    ...refusal('CHANGED_SINCE', 'The shop was changed elsewhere since you opened it. Compare both and save again.'),
    settings: { version: 1, name: 'Fern' },
  });
  expect(late.pages).toContainEqual({ slug: 'terms', title: 'Terms and conditions', text: 'Our terms.' });
  expect(await settings()).toMatchObject({ name: 'Fern' });
});

test('of two changes of one version at the same time, one is saved', async () => {
  const names = ['Fern', 'Fig', 'Sage', 'Thyme'];
  const outcomes = await Promise.all(names.map((name) => update({ name, ifVersion: 0 })));
  expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
  expect(outcomes.filter(({ code }) => code === 'CHANGED_SINCE')).toHaveLength(3);
  expect(await settings()).toMatchObject({ version: 1 });
});

test('the seller writes pages, and a page without a text is not listed', async () => {
  await update({ name: 'Fern' });
  expect(await pages()).toMatchObject({ success: true, version: 1 });
  await update({ pages: { imprint: '# Who we are\r\n\r\nFern GmbH\u0007 ', payment: '' } });
  const read = await pages();
  expect(read).toMatchObject({ success: true, version: 2 });
  const textOf = (slug: string) => read.pages.find((page: { slug: string }) => page.slug === slug).text;
  expect(textOf('imprint')).toBe('# Who we are\n\nFern GmbH');
  expect(textOf('payment')).toBe('');
  expect(textOf('delivery')).not.toBe('');
  const listed = (await settings()).pages.map((page: { slug: string }) => page.slug);
  expect(listed).toEqual(['imprint', 'delivery', 'returns']);
});

test('the logo is a picture of the shop, until the seller removes it', async () => {
  const png = await makePicture('png', 200, 100);
  const { logo } = (await update({}, png)).settings;
  expect(logo).toMatchObject({ width: 200, height: 100 });
  const picture = await backend.visitor().get(new URL(logo.url).pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await update({ name: 'Fern' });
  expect((await settings()).logo).toEqual(logo);
  expect((await update({ removeLogo: true })).settings.logo).toBeNull();
});

test('a logo that is also the picture of a removed demonstration product stays', async () => {
  const png = await makePicture('png', 80, 60);
  await addProduct(seller, { name: 'Potatoes', weight: '1 kg' }, [png]);
  const { query } = backend.context.database;
  const { seedProducts } = await import('#backend/seed/seed-products.ts');
  const [demo] = seedProducts;
  if (!demo) throw new Error('There are no demonstration products.');
  const { name, category, weight, description } = demo;
  await query
    .updateTable('products')
    .set({ name, category: category as never, weight, description: JSON.stringify(description) })
    .execute();
  const { logo } = (await update({}, png)).settings;
  expect((await seller.post('/api/product/remove-demo')).body).toMatchObject({ removed: 1 });
  expect((await backend.visitor().get(new URL(logo.url).pathname)).status).toBe(200);
});

const currencyFault = 'Currency must be an ISO 4217 code with two decimals, like USD or EUR.';
const zoneFault = 'Time zone must be a name like Europe/Berlin or America/New_York.';
const linkFault = 'Links must be complete https addresses, like https://example.com/shop.';
const { contact } = facts;

test.each([
  ['a blank name', { name: ' ' }, 'name', 'Name is required.'],
  [
    'an email without @',
    { contact: { ...contact, email: 'nowhere' } },
    'contact.email',
    'Contact email must be an email address like name@example.com.',
  ],
  [
    'a phone of words',
    { contact: { ...contact, phone: 'call me' } },
    'contact.phone',
    'Phone must be digits, perhaps with a plus sign in front.',
  ],
  ['a currency without cents', { currency: 'JPY' }, 'currency', currencyFault],
  ['an unknown currency', { currency: 'ABC' }, 'currency', currencyFault],
  ['an offset as time zone', { timeZone: '+01:00' }, 'timeZone', zoneFault],
  ['an unknown time zone', { timeZone: 'Europe/Atlantis' }, 'timeZone', zoneFault],
  [
    'a link without https',
    { socialLinks: [{ label: 'Feed', url: 'http://social.example' }] },
    'socialLinks.0.url',
    linkFault,
  ],
  ['a link without a host', { socialLinks: [{ label: 'Feed', url: 'https:evil' }] }, 'socialLinks.0.url', linkFault],
  [
    'a link with a name and a password',
    { socialLinks: [{ label: 'Feed', url: 'https://user:pw@social.example/' }] },
    'socialLinks.0.url',
    linkFault,
  ],
  [
    'a link with an empty name',
    { socialLinks: [{ label: 'Feed', url: 'https://@social.example/' }] },
    'socialLinks.0.url',
    linkFault,
  ],
  ['a link to a script', { socialLinks: [{ label: 'Feed', url: 'javascript:1' }] }, 'socialLinks.0.url', linkFault],
  [
    'a page that is too long',
    { pages: { terms: 'x'.repeat(60_001) } },
    'pages.terms',
    'Terms and conditions can have at most 60000 characters.',
  ],
  [
    'an unknown page',
    { pages: { secrets: 'x' } },
    'pages',
    'Pages must be texts by slug: imprint, terms, privacy, delivery, returns, payment, accessibility, legal-guarantee.',
  ],
])('%s is refused, and nothing is saved', async (_title, data, field, message) => {
  expect(await update(data)).toMatchObject({ success: false, code: 'INVALID', errors: [{ field, message }] });
  expect(await settings()).toMatchObject({ version: 0 });
});

test('a contact without email and phone is saved', async () => {
  const none = { email: '', phone: '', address: '' };
  expect((await update({ contact: none })).settings.contact).toEqual(none);
});

test('a file that is no picture is refused, and nothing is saved', async () => {
  const refused = await update({ name: 'Fern' }, Buffer.from('no picture'));
  expect(refused).toMatchObject({ success: false, code: 'INVALID', errors: [{ field: 'logo' }] });
  expect(await settings()).toMatchObject({ version: 0, name: 'Greengate' });
});

test('only the seller can change the shop', async () => {
  for (const client of [backend.visitor(), await backend.shopper()]) {
    expect(await update({ name: 'Mine' }, undefined, client)).toMatchObject({ success: false, code: 'NOT_LOGGED_IN' });
  }
  expect(await settings()).toMatchObject({ name: 'Greengate' });
});

test('the first order, placed while the currency changes, has the currency that the shop has afterwards', async () => {
  const product = await addProduct(seller, { name: 'Race apple' });
  const shopper = await backend.shopper();
  const order = { items: [{ product, quantity: 1 }], address: await saveAddress(shopper) };
  const { query } = backend.context.database;
  for (let round = 0; round < 12; round += 1) {
    await query.deleteFrom('orders').execute();
    const key = { 'idempotency-key': `race-${round}` };
    const [placed, saved] = await Promise.all([
      shopper.post('/api/order/cod', order, key),
      update({ currency: round % 2 === 0 ? 'CHF' : 'EUR' }),
    ]);
    expect(placed.body.success).toBe(true);
    const { currency } = await query.selectFrom('orders').select('currency').executeTakeFirstOrThrow();
    expect({ round, saved: saved.success, currency: (await settings()).currency }).toMatchObject({
      currency: currency.toUpperCase(),
    });
  }
  await query.deleteFrom('orders').execute();
});

test('orders have the currency of the shop, which stays the same from the first order on', async () => {
  await update({ currency: 'CHF' });
  const shopper = await backend.shopper();
  const order = { items: [{ product: await addProduct(seller), quantity: 1 }], address: await saveAddress(shopper) };
  expect((await shopper.post('/api/order/cod', order)).body.success).toBe(true);
  const { currency } = await backend.context.database.query
    .selectFrom('orders')
    .select('currency')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(currency).toBe('chf');
  const refused = await update({ name: 'Fern', currency: 'USD' });
  expect(refused).toMatchObject({ success: false, code: 'INVALID', errors: [{ field: 'currency' }] });
  expect(refused.message).toBe(
    'The currency cannot change any more: the shop has orders, and their amounts are in the currency of today.',
  );
  expect(await settings()).toMatchObject({ name: 'Greengate', currency: 'CHF' });
  expect(await update({ name: 'Fern', currency: 'CHF' })).toMatchObject({ success: true });
  const paid = await shopper.post('/api/order/stripe', order);
  const page = await shopper.get(new URL(paid.body.url).pathname);
  expect(page.text).toContain('Fern · CHF');
});
