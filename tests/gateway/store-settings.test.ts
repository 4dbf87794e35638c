import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendMultipart, multipartBody } from '#tests/support/multipart-request.ts';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { pageTable } from '#web/app/pages-plugin.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'shop-'));

beforeAll(() => {
  mkdirSync(webFolder, { recursive: true });
  writeFileSync(
    join(webFolder, 'index.html'),
    '<!doctype html><html data-formats="__FORMATS__" data-shop="__SHOP__"><title>Greengate</title></html>',
  );
  writeFileSync(join(webFolder, 'manifest.webmanifest'), '{"name":"Greengate","short_name":"Greengate","lang":"en"}');
  writeFileSync(join(webFolder, 'pages.json'), JSON.stringify(pageTable));
});
afterAll(() => rmSync(webFolder, { recursive: true }));

/** The bundled store behind a gateway, with the seller logged in. */
async function openShop() {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, {}));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const gateway = await openGateway({ backendUrl: backend.address }, { webFolder });
  const login = 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }';
  const { cookies } = await gateway.run(login, { input: sellerLogin });
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return { ...gateway, backend, cookie };
}

const shopFields = `store {
  version name contact { email phone address } openingHours deliveryPromise currency { code symbol } timeZone country taxText
  socialLinks { label url } pages { slug title } page(slug: "terms") { title text } logo { url width height }
}`;
const update = `mutation ($input: UpdateStoreInput!) {
  updateStore(input: $input) { success message errors { code field message } ${shopFields} }
}`;

const facts = {
  name: 'Fern & Fig',
  contact: { email: 'hello@fern.example', phone: '', address: 'Gartenweg 1\n10115 Berlin' },
  openingHours: 'Mo–Fr 8–18',
  deliveryPromise: 'At your door the same evening.',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  country: 'DE',
  taxText: 'Prices include VAT.',
  socialLinks: [{ label: 'Mastodon', url: 'https://social.example/@fern' }],
};

test('the seller changes the facts and a page, and the next visitor sees them', async () => {
  const { run, get, cookie } = await openShop();
  const input = { ...facts, ifVersion: 0, pages: [{ slug: 'terms', text: '# Ours\n\nBe kind.' }] };
  const { data } = await run(update, { input }, { cookie });
  const expected = {
    ...facts,
    version: 1,
    contact: { ...facts.contact, phone: null },
    currency: { code: 'EUR', symbol: '€' },
    pages: [
      { slug: 'terms', title: 'Terms and conditions' },
      { slug: 'delivery', title: 'Delivery information' },
      { slug: 'returns', title: 'Returns and refunds' },
      { slug: 'payment', title: 'Payment methods' },
      { slug: 'legal-guarantee', title: 'Legal guarantee' },
    ],
    page: { title: 'Terms and conditions', text: '# Ours\n\nBe kind.' },
    logo: null,
  };
  expect(data.updateStore).toEqual({ success: true, message: 'Shop saved.', errors: [], store: expected });
  expect((await run(`{ ${shopFields} }`)).data.store).toEqual(expected);

  const page = await (await get('/cart', { accept: 'text/html' })).text();
  expect(page).toContain(
    'data-formats="{&quot;locale&quot;:&quot;en-US&quot;,&quot;currency&quot;:&quot;EUR&quot;,&quot;symbol&quot;:&quot;€&quot;,',
  );
  expect(page).toContain('<title>Fern &amp; Fig</title>');
  expect(page).toContain('&quot;deliveryPromise&quot;:&quot;At your door the same evening.&quot;');
  expect(page).toContain('&quot;socialLinks&quot;:[{&quot;label&quot;:&quot;Mastodon&quot;');
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await manifest.json()).toEqual({ name: 'Fern & Fig', short_name: 'Fern & Fig', lang: 'en' });
});

test('the country of the law is in the page, and null removes it', async () => {
  const { run, get, cookie } = await openShop();
  const country = async () => (await run('{ store { country } }')).data.store.country;
  expect(await country()).toBeNull();
  await run(update, { input: { country: 'UK' } }, { cookie });
  expect(await country()).toBe('UK');
  const page = async () => (await get('/cart', { accept: 'text/html' })).text();
  expect(await page()).toContain('&quot;country&quot;:&quot;UK&quot;');
  await run(update, { input: { name: 'Fern' } }, { cookie });
  expect(await country()).toBe('UK');
  await run(update, { input: { country: null } }, { cookie });
  expect(await country()).toBeNull();
  expect(await page()).not.toContain('&quot;country&quot;');
});

test('six pages of 60,000 characters in any script are saved at once; other visitors may send 100 KB', async () => {
  const { run, cookie } = await openShop();
  const text = 'ش'.repeat(60_000);
  const pages = ['imprint', 'terms', 'privacy', 'delivery', 'returns', 'payment'].map((slug) => ({ slug, text }));
  const { data } = await run(update, { input: { pages } }, { cookie });
  expect(data.updateStore).toMatchObject({ success: true, store: { page: { text } } });
  const tooLong = { input: { pages: [{ slug: 'terms', text: `${text}x` }] } };
  expect((await run(update, tooLong, { cookie })).data.updateStore).toMatchObject({ success: false });
  expect((await run(update, { input: { pages } })).errors).toMatchObject([
    { extensions: { code: 'PAYLOAD_TOO_LARGE' } },
  ]);
});

test('only the pages that the shop has are found, and search engines learn of them', async () => {
  const { run, get, cookie } = await openShop();
  const statusOf = async (path: string) => (await get(path, { accept: 'text/html' })).status;
  expect(await statusOf('/pages/terms')).toBe(404);
  await run(update, { input: { pages: [{ slug: 'terms', text: 'Be kind.' }] } }, { cookie });
  expect(await statusOf('/pages/terms')).toBe(200);
  expect(await statusOf('/pages/secrets')).toBe(404);
  expect(await (await get('/sitemap.xml')).text()).toContain('/pages/terms</loc>');
});

test('another version is refused with the newer facts, and refused fields are named as in the input', async () => {
  const { run, cookie } = await openShop();
  await run(update, { input: { name: 'Fern' } }, { cookie });
  const late = (await run(update, { input: { name: 'Fig', ifVersion: 0 } }, { cookie })).data.updateStore;
  expect(late).toMatchObject({ success: false, errors: [{ code: 'CHANGED_SINCE', field: null }] });
  expect(late.store).toMatchObject({ version: 1, name: 'Fern' });
  const input = {
    contact: { ...facts.contact, email: 'nowhere' },
    socialLinks: [{ label: 'Feed', url: 'http://social.example' }],
    pages: [
      { slug: 'terms', text: '' },
      { slug: 'privacy', text: 'x'.repeat(60_001) },
    ],
  };
  const { errors } = (await run(update, { input }, { cookie })).data.updateStore;
  expect(errors.map(({ field }: { field: string[] }) => field.join('.'))).toEqual([
    'contact.email',
    'socialLinks.0.url',
    'pages.1.text',
  ]);
});

test('a logo is uploaded, shown with its size, and removed', async () => {
  const { url, run, get, cookie } = await openShop();
  const operations = { query: update, variables: { input: { logo: null } } };
  const body = multipartBody([
    { name: 'operations', content: JSON.stringify(operations) },
    { name: 'map', content: '{"0":["variables.input.logo"]}' },
    { name: '0', filename: 'logo.png', type: 'image/png', content: await makePicture('png', 200, 100) },
  ]);
  const sent = await sendMultipart(url, body, { cookie });
  expect(sent.body.data).toMatchObject({ updateStore: { success: true } });
  const { logo } = (await run(`{ ${shopFields} }`)).data.store;
  expect(logo).toMatchObject({ width: 200, height: 100 });
  expect((await get(new URL(logo.url).pathname)).headers.get('content-type')).toBe('image/webp');
  const { data } = await run(update, { input: { removeLogo: true } }, { cookie });
  expect(data.updateStore.store.logo).toBeNull();
});

test('the picture of the legal guarantee is uploaded, shown on its page, and removed', async () => {
  const { url, run, cookie } = await openShop();
  const page = async () =>
    (await run('{ store { page(slug: "legal-guarantee") { title text picture { url width alt } } } }')).data.store.page;
  expect(await page()).toBeNull();
  await run(update, { input: { country: 'DE' } }, { cookie });
  expect(await page()).toMatchObject({ title: 'Legal guarantee', picture: null });
  const operations = { query: update, variables: { input: { guaranteePicture: null } } };
  const body = multipartBody([
    { name: 'operations', content: JSON.stringify(operations) },
    { name: 'map', content: '{"0":["variables.input.guaranteePicture"]}' },
    { name: '0', filename: 'notice.png', type: 'image/png', content: await makePicture('png', 200, 100) },
  ]);
  expect((await sendMultipart(url, body, { cookie })).body.data).toMatchObject({ updateStore: { success: true } });
  expect(await page()).toMatchObject({ picture: { width: 200, alt: 'Legal guarantee' } });
  await run(update, { input: { removeGuaranteePicture: true } }, { cookie });
  expect(await page()).toMatchObject({ picture: null });
});

test('the owner reads what the law asks for, and what the pages show of it', async () => {
  const { run, cookie } = await openShop();
  const query = '{ seller { lawLines { id title state note source checkedAt screen } } }';
  expect((await run(query, {}, { cookie })).data.seller.lawLines).toEqual([]);
  await run(update, { input: { country: 'DE' } }, { cookie });
  const { lawLines } = (await run(query, {}, { cookie })).data.seller;
  const imprint = { id: 'IMPRINT', state: 'MISSING', source: '§ 5 DDG', checkedAt: '2026-11-23', screen: 'PAGES' };
  expect(lawLines).toContainEqual(expect.objectContaining(imprint));
  expect(lawLines).toContainEqual(expect.objectContaining({ id: 'RATING', state: 'MISSING' }));
});

test('the owner reads how the shop is', async () => {
  const { run, cookie } = await openShop();
  const { shopStatus } = (await run('{ seller { shopStatus { id title state note } } }', {}, { cookie })).data.seller;
  expect(shopStatus).toContainEqual({
    id: 'BACKUP',
    title: 'Backup',
    state: 'FAULT',
    note: 'The shop makes no backups: BACKUP_DIR is not set.',
  });
});

test('a state of the shop that this gateway does not know is unknown, and never good', async () => {
  const check = { id: 'DISK', title: 'Disk', state: 'SOON_FULL', note: '9 % free.' };
  const store = await openStore({
    'GET /api/store': withFeatures('shop.status'),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/store/status': { success: true, checks: [check, { ...check, id: 'MAIL', state: 'OK' }] },
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const { data } = await run('{ seller { shopStatus { id state } } }', {}, { cookie: 'sellerToken=s' });
  expect(data.seller.shopStatus).toEqual([
    { id: 'DISK', state: 'UNKNOWN' },
    { id: 'MAIL', state: 'OK' },
  ]);
});

test('another caller changes nothing', async () => {
  const { run } = await openShop();
  const { data } = await run(update, { input: { name: 'Mine' } });
  expect(data.updateStore).toMatchObject({ success: false, errors: [{ code: 'NOT_LOGGED_IN' }] });
  expect(data.updateStore.store.name).toBe('Greengate');
});

test('a store whose facts cannot all be read gives those that can', async () => {
  const described = withFeatures('store.settings');
  const settings = {
    ...described.settings,
    contact: 7,
    socialLinks: [{ label: 'x', url: 'javascript:1' }],
    taxText: 8,
  };
  const store = await openStore({ 'GET /api/store': { ...described, settings } });
  store.on('GET /api/store/pages', (_request, response) => sendJson(response, { success: false }, 500));
  const { run } = await openGateway({ backendUrl: store.url });
  const { data, errors } = await run(`{ ${shopFields} }`);
  expect(errors).toBeUndefined();
  expect(data.store).toMatchObject({
    name: 'Corner shop',
    contact: { email: null, phone: null, address: null },
    socialLinks: [],
    taxText: null,
    pages: null,
    currency: { code: 'EUR', symbol: '€' },
  });
});

const subscribers = `query ($first: Int, $after: String) { seller { subscribers(first: $first, after: $after) {
  totalCount nodes { email subscribedAt unsubscribeUrl } edges { cursor } pageInfo { endCursor hasNextPage hasPreviousPage }
} } }`;
const unsubscribe =
  'mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { success message errors { code field } } }';

test('the seller pages through the subscribers, and the link of a subscriber ends the subscription', async () => {
  const { run, url, cookie } = await openShop();
  for (const email of ['bob@example.com', 'ada@example.com']) {
    await run('mutation ($input: SubscribeInput!) { subscribe(input: $input) { success } }', { input: { email } });
  }
  const first = (await run(subscribers, { first: 1 }, { cookie })).data.seller.subscribers;
  expect(first).toMatchObject({
    totalCount: 2,
    nodes: [{ email: 'ada@example.com', subscribedAt: expect.any(String) }],
    pageInfo: { endCursor: 'ada@example.com', hasNextPage: true, hasPreviousPage: false },
  });
  const link = new URL(first.nodes[0].unsubscribeUrl);
  expect(link.origin + link.pathname).toBe(`${url}/newsletter/unsubscribe`);
  const token = link.searchParams.get('token') ?? '';
  expect((await run(unsubscribe, { input: { token } })).data.unsubscribe).toEqual({
    success: true,
    message: 'You will get no more newsletters from us.',
    errors: [],
  });
  expect((await run(unsubscribe, { input: { token: 'none' } })).data.unsubscribe).toMatchObject({
    success: false,
    errors: [{ code: 'INVALID', field: ['token'] }],
  });
  const second = (await run(subscribers, { first: 1 }, { cookie })).data.seller.subscribers;
  expect(second).toMatchObject({ totalCount: 1, nodes: [{ email: 'bob@example.com' }] });
  const rest = (await run(subscribers, { first: 1, after: 'bob@example.com' }, { cookie })).data.seller.subscribers;
  expect(rest).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } });
});
