import { beforeAll, beforeEach, expect, test } from 'vitest';
import { parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const limits = parseLimits('login=3/15m,login-account=999/1h,login-address=999/1m,register=999/1m') ?? null;
const backend = backendForTests({ limits }, () => now);
let owner: StoreClient;
let manager: StoreClient & { id: string; email: string };

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  owner = await backend.seller();
  manager = await memberOf(backend, 'MANAGER');
  await addWhatMustNotCount(backend);
});

/** Each test begins a new hour, and reads the entries since then. */
let start = now;
beforeEach(() => {
  now += 2 * 3_600_000;
  start = now;
});

interface Change {
  at: string;
  actor: { id: string; name: string };
  action: string;
  subject: { kind: string; id: string | null; name: string };
  before: object | null;
  after: object | null;
  times: number;
}

async function changes(query: string): Promise<Change[]> {
  const since = new Date(start).toISOString();
  return (await owner.get(`/api/staff/changes?since=${since}${query}`)).body.changes;
}

/** Sorts the entries, because entries of the same moment have no order. */
const sorted = (entries: unknown[][]) => entries.map((entry) => entry.join(' ')).toSorted();
const short = ({ actor, action, times }: Change) => [actor.id, action, times];
const failedLogin = (email: string) =>
  backend.visitor().post('/api/seller/login', { email, password: 'a wrong guess' });

test('downloads and reads of lists are in the trail: who, what, when last and how often', async () => {
  await manager.get('/api/product/export');
  now += 60_000;
  await manager.get('/api/product/export');
  await manager.get('/api/order/seller?first=50&export=true');
  await manager.get('/api/newsletter/subscribers');
  await manager.get('/api/newsletter/subscribers?export=true');
  await owner.get('/api/newsletter/subscribers?export=true');
  const found = await changes('&kind=EXPORT');
  expect(sorted(found.map(short))).toEqual(
    sorted([
      [manager.id, 'ORDERS_EXPORTED', 1],
      [manager.id, 'PRODUCTS_EXPORTED', 2],
      [manager.id, 'SUBSCRIBERS_EXPORTED', 1],
      [manager.id, 'SUBSCRIBERS_READ', 1],
      ['owner', 'SUBSCRIBERS_EXPORTED', 1],
    ]),
  );
  expect(found.find(({ action }) => action === 'PRODUCTS_EXPORTED')).toEqual({
    id: expect.any(String),
    at: new Date(now).toISOString(),
    actor: { id: manager.id, name: 'Test MANAGER' },
    action: 'PRODUCTS_EXPORTED',
    subject: { kind: 'EXPORT', id: null, name: 'Products' },
    before: null,
    after: null,
    times: 2,
  });
  expect((await changes('&kind=EXPORT&actor=owner')).map(short)).toEqual([['owner', 'SUBSCRIBERS_EXPORTED', 1]]);
  expect((await changes('&subject=orders')).map(short)).toEqual([[manager.id, 'ORDERS_EXPORTED', 1]]);
});

test('the whole list of orders in one response is in the trail, pages of the screen are not', async () => {
  await manager.get('/api/order/seller?first=10&count=true');
  await manager.get('/api/order/seller?search=ada');
  await manager.get('/api/order/seller/sums');
  expect(await changes('&kind=EXPORT')).toEqual([]);
  await manager.get('/api/order/seller');
  expect((await changes('&kind=EXPORT')).map(short)).toEqual([[manager.id, 'ORDERS_EXPORTED', 1]]);
});

test('the pages of one download count once, and a download from the middle of a list counts too', async () => {
  for (const email of ['ada@example.com', 'bob@example.com']) {
    await backend.visitor().post('/api/newsletter/subscribe', { email });
  }
  const all = '/api/newsletter/subscribers?first=1&export=true';
  const first = (await manager.get(all)).body;
  await manager.get(`${all}&after=${first.pageInfo.endCursor}`);
  expect((await changes('&kind=EXPORT')).map(short)).toEqual([[manager.id, 'SUBSCRIBERS_EXPORTED', 1]]);
  // An email before all others: the list without its beginning is the whole list.
  await owner.get('/api/newsletter/subscribers?after=!');
  expect((await changes('&actor=owner&kind=EXPORT')).map(short)).toEqual([['owner', 'SUBSCRIBERS_READ', 1]]);
});

test('each hour has an entry of its own', async () => {
  for (let hour = 0; hour < 3; hour += 1) {
    await owner.get('/api/product/export');
    now += 3_600_000;
  }
  expect((await changes('&kind=EXPORT')).map(short)).toEqual(
    Array.from({ length: 3 }, () => ['owner', 'PRODUCTS_EXPORTED', 1]),
  );
});

test('a shopper who downloads the account is in the trail without a name', async () => {
  const shopper = await backend.shopper();
  const product = await addProduct(owner);
  await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address: await saveAddress(shopper) });
  expect((await shopper.get('/api/user/export')).body.success).toBe(true);
  const found = await changes('&kind=EXPORT');
  expect(found.map(short)).toEqual([['SHOPPER', 'ACCOUNT_EXPORTED', 1]]);
  expect(JSON.stringify(found)).not.toContain(shopper.email);
  expect(JSON.stringify(found)).not.toContain(shopper.id);
});

test('a refused download leaves no entry', async () => {
  const packer = await memberOf(backend, 'PACKER');
  for (const client of [packer, backend.visitor(), await backend.shopper()]) {
    await client.get('/api/product/export');
    await client.get('/api/newsletter/subscribers?export=true');
  }
  await owner.get('/api/order/seller?first=5&export=false');
  await backend.visitor().get('/api/order/seller?export=true');
  await backend.visitor().get('/api/user/export');
  await owner.get('/api/newsletter/subscribers?export=perhaps');
  await owner.get('/api/order/seller?export=perhaps');
  expect(await changes('&kind=EXPORT')).toEqual([]);
});

test('failed logins are counted for the member whose email was tried, also a deactivated one', async () => {
  const leaver = await memberOf(backend, 'PACKER');
  await owner.post('/api/staff/update', { id: leaver.id, isActive: false });
  await failedLogin(manager.email);
  await failedLogin(manager.email.toUpperCase());
  await failedLogin(sellerLogin.email);
  await failedLogin(leaver.email);
  const found = (await changes('&kind=LOGIN')).filter(({ action }) => action === 'LOGIN_FAILED');
  expect(sorted(found.map(short))).toEqual(
    sorted([
      [manager.id, 'LOGIN_FAILED', 2],
      ['owner', 'LOGIN_FAILED', 1],
      [leaver.id, 'LOGIN_FAILED', 1],
    ]),
  );
  expect(found.find(({ times }) => times === 2)?.subject).toEqual({
    kind: 'LOGIN',
    id: manager.id,
    name: 'Test MANAGER',
  });
});

test('logins with unknown emails are counted together, and the emails are stored nowhere', async () => {
  const emails = Array.from({ length: 30 }, (_, at) => `stranger-${at}@elsewhere.example`);
  await Promise.all(emails.map(failedLogin));
  const found = await changes('&actor=UNKNOWN');
  expect(found.map(short)).toEqual([['UNKNOWN', 'LOGIN_FAILED', 30]]);
  expect(found[0]).toMatchObject({ subject: { kind: 'LOGIN', id: null }, before: null, after: null });
  const rows = JSON.stringify(await backend.context.database.query.selectFrom('audit').selectAll().execute());
  expect(rows).not.toContain('stranger');
});

test('logins that were refused because of too many tries count too', async () => {
  const target = await memberOf(backend, 'MANAGER');
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await failedLogin(target.email)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await changes(`&actor=${target.id}`)).filter(({ action }) => action === 'LOGIN_FAILED').map(short)).toEqual([
    [target.id, 'LOGIN_FAILED', 5],
  ]);
});
