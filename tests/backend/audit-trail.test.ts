import { beforeAll, expect, test } from 'vitest';
import { recordAudit } from '#backend/audit/audit.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => (now += 1000));
let owner: StoreClient;
let manager: StoreClient & { id: string };

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  owner = await backend.seller();
  manager = await memberOf(backend, 'MANAGER');
});

interface Change {
  id: string;
  at: string;
  actor: { id: string; name: string };
  action: string;
  subject: { kind: string; id: string | null; name: string };
  before: object | null;
  after: object | null;
}

async function changes(query = ''): Promise<Change[]> {
  return (await owner.get(`/api/staff/changes?first=100${query}`)).body.changes;
}

async function form(path: string, part: string, data: unknown): Promise<void> {
  const body = new FormData();
  if (part === '') for (const [name, value] of Object.entries(data as object)) body.append(name, value as string);
  else body.append(part, JSON.stringify(data));
  const answer = await manager.send(path, { method: 'POST', body });
  expect(answer.body).toMatchObject({ success: true });
}

test('every change of the seller is in the trail, with who, what, before and after', async () => {
  const start = (await changes()).length;
  const id = await addProduct(manager, { name: 'Kiwi', price: '3', offerPrice: '2' });
  await sendProduct(manager, { id, price: '4', name: 'Kiwis' }, [], '/api/product/update');
  const send = async (path: string, body: object) => {
    const answer = await manager.post(path, body);
    expect(answer.body).toMatchObject({ success: true });
    return answer.body;
  };
  await send('/api/product/archive', { id, archived: true });
  await send('/api/product/arrange', { id, bestSeller: true });
  await send('/api/product/stock', { id, inStock: false });
  await send('/api/product/stock/adjust', { changes: [{ productId: id, change: 7, reason: 'COUNTED' }] });
  await send('/api/product/stock/stop', { productId: id });
  await form('/api/category/save', '', { name: 'Tea' });
  await form('/api/category/save', '', { slug: 'tea', name: 'Teas' });
  await send('/api/category/arrange', { own: ['tea'] });
  await send('/api/category/arrange', {
    walk: ['tea', 'fruits', 'vegetables', 'drinks', 'instant', 'dairy', 'bakery', 'grains'],
  });
  await send('/api/category/remove', { slug: 'tea' });
  await form('/api/store/update', 'storeData', { openingHours: 'Mornings', pages: { terms: 'Be kind.' } });
  const file = new FormData();
  file.append('file', new Blob([`id,name,category,price,offer_price\n${id},Kiwi fruit,Vegetables,4,2\n`]), 'p.csv');
  const preview = (await manager.send('/api/product/import/preview', { method: 'POST', body: file })).body;
  expect(preview).toMatchObject({ success: true, counts: { faulty: 0 } });
  await send('/api/product/import/apply', { token: preview.token });
  await owner.post('/api/staff/update', { id: manager.id, name: 'Mo' });

  const shown = (await changes()).slice(0, -start).toReversed();
  const product = { kind: 'PRODUCT', id, name: 'Kiwis' };
  expect(shown.map(({ action, subject, before, after }) => ({ action, subject, before, after }))).toEqual([
    {
      action: 'PRODUCT_ADDED',
      subject: { ...product, name: 'Kiwi' },
      before: null,
      after: expect.objectContaining({ name: 'Kiwi', price: 3, offerPrice: 2 }),
    },
    {
      action: 'PRODUCT_CHANGED',
      subject: { ...product, name: 'Kiwi' },
      before: { name: 'Kiwi', price: 3 },
      after: { name: 'Kiwis', price: 4 },
    },
    { action: 'PRODUCT_ARCHIVED', subject: product, before: { isArchived: false }, after: { isArchived: true } },
    { action: 'PRODUCT_ARRANGED', subject: product, before: { isBestSeller: false }, after: { isBestSeller: true } },
    { action: 'STOCK_SWITCHED', subject: product, before: { inStock: true }, after: { inStock: false } },
    {
      action: 'STOCK_ADJUSTED',
      subject: product,
      before: { onHand: null },
      after: { onHand: 7, change: 7, reason: 'COUNTED' },
    },
    { action: 'STOCK_NOT_COUNTED', subject: product, before: { onHand: 7 }, after: { onHand: null } },
    {
      action: 'CATEGORY_ADDED',
      subject: { kind: 'CATEGORY', id: 'tea', name: 'Tea' },
      before: null,
      after: { name: 'Tea', hasPicture: false },
    },
    {
      action: 'CATEGORY_CHANGED',
      subject: { kind: 'CATEGORY', id: 'tea', name: 'Tea' },
      before: { name: 'Tea' },
      after: { name: 'Teas' },
    },
    expect.objectContaining({ action: 'CATEGORIES_ARRANGED', after: { walk: expect.arrayContaining(['tea']) } }),
    expect.objectContaining({ action: 'CATEGORY_REMOVED', before: { name: 'Teas' }, after: null }),
    {
      action: 'SETTINGS_CHANGED',
      subject: { kind: 'SETTINGS', id: null, name: 'Shop' },
      before: { openingHours: 'We are here every day from 7 am to 10 pm.', 'page terms': '' },
      after: { openingHours: 'Mornings', 'page terms': 'Be kind.' },
    },
    expect.objectContaining({
      action: 'PRODUCT_IMPORTED',
      subject: product,
      before: { name: 'Kiwis' },
      after: { name: 'Kiwi fruit' },
    }),
    {
      action: 'STAFF_CHANGED',
      subject: { kind: 'STAFF', id: manager.id, name: 'Test MANAGER' },
      before: { name: 'Test MANAGER' },
      after: { name: 'Mo' },
    },
  ]);
  expect(new Set(shown.slice(0, -1).map(({ actor }) => actor.id))).toEqual(new Set([manager.id]));
  expect(shown.at(-1)?.actor).toEqual({ id: 'owner', name: 'First owner' });
});

test('a refused change leaves no entry, a refused login is counted, and no entry has a secret', async () => {
  const before = await changes();
  await manager.post('/api/product/stock', { id: 'f'.repeat(24), inStock: true });
  await manager.post('/api/store/update', {});
  await manager.post('/api/staff/add', { name: 'Eve', email: 'eve@example.com', role: 'OWNER' });
  await owner.post('/api/seller/login', { email: 'x@example.com', password: 'wrong password' });
  const [failed, ...rest] = await changes();
  expect(failed).toMatchObject({ action: 'LOGIN_FAILED', actor: { id: 'UNKNOWN' } });
  expect(rest).toEqual(before);
  const { oneTimePassword } = (await owner.post('/api/staff/update', { id: manager.id, newPassword: true })).body;
  const rows = JSON.stringify(await backend.context.database.query.selectFrom('audit').selectAll().execute());
  for (const secret of [
    oneTimePassword,
    'x@example.com',
    'wrong password',
    '$argon2',
    'a password of my own',
    'seller-password',
  ]) {
    expect(rows).not.toContain(secret);
  }
});

test('the events of orders are in the list, which has filters and pages', async () => {
  const packer = await memberOf(backend, 'PACKER');
  const shopper = await backend.shopper();
  const product = await addProduct(owner, { name: 'Beetroot' });
  const address = await saveAddress(shopper);
  for (let count = 0; count < 2; count += 1) {
    await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  }
  const [second, first] = (await shopper.get('/api/order/user')).body.orders;
  for (const to of ['PICKING', 'READY', 'OUT', 'DONE']) {
    await packer.post('/api/order/move', { orderId: first._id, to, note: to === 'OUT' ? 'Van 2' : '' });
  }
  await owner.post('/api/order/refund', { orderId: first._id, amount: 1, reason: 'Bruised' });
  await shopper.post('/api/order/cancel', { orderId: second._id });

  const short = ({ action, actor, subject }: Change) => [action, actor.name, subject.name];
  expect((await changes('&kind=ORDER')).map(short)).toEqual([
    ['ORDER_CANCELLED', 'The shopper', second.number],
    ['ORDER_REFUNDED', 'First owner', first.number],
    ...Array.from({ length: 4 }, () => ['ORDER_MOVED', 'Test PACKER', first.number]),
  ]);
  for (const kind of ['STAFF', 'LOGIN', 'PRODUCT']) {
    const ofKind = await changes(`&kind=${kind}`);
    expect(ofKind.length).toBeGreaterThan(0);
    expect(new Set(ofKind.map(({ subject }) => subject.kind))).toEqual(new Set([kind]));
  }
  const ofPacker = await changes(`&actor=${packer.id}`);
  expect(ofPacker.map(({ action }) => action)).toEqual([
    ...Array.from({ length: 4 }, () => 'ORDER_MOVED'),
    'STAFF_CHANGED_OWN_PASSWORD',
    'LOGGED_IN',
  ]);
  expect(ofPacker[1]).toMatchObject({ before: { stage: 'READY' }, after: { stage: 'OUT', note: 'Van 2' } });
  expect((await changes(`&subject=${second.number}`)).map(short)).toEqual([
    ['ORDER_CANCELLED', 'The shopper', second.number],
  ]);
  expect((await changes('&subject=beet')).map(short)).toEqual([['PRODUCT_ADDED', 'First owner', 'Beetroot']]);
  const all = await changes();
  const middle = all[Math.floor(all.length / 2)]!;
  expect(await changes(`&until=${middle.at}`)).toEqual(all.filter(({ at }) => at < middle.at));
  expect(await changes(`&since=${middle.at}`)).toEqual(all.filter(({ at }) => at >= middle.at));

  const paged: Change[] = [];
  for (let after = ''; ;) {
    const { body } = await owner.get(`/api/staff/changes?first=3${after && `&after=${after}`}`);
    paged.push(...body.changes);
    if (!body.pageInfo.hasNextPage) break;
    after = body.pageInfo.endCursor;
  }
  expect(paged).toEqual(all);
});

test('the pages list every change of the same moment, each once', async () => {
  const { database } = backend.context;
  const at = now + 500;
  const row = { at, actor_id: 'owner', actor_name: 'Ed', action: 'X', subject_kind: 'X', subject_id: null };
  const more = { ...row, subject_name: 'same', subject_key: 'same', before: null, after: null };
  await database.query
    .insertInto('audit')
    .values(['a1', 'a2', 'a3'].map((id) => ({ id, ...more })))
    .execute();
  const { order_id } = await database.query.selectFrom('order_events').select('order_id').executeTakeFirstOrThrow();
  for (const version of [91, 92, 93]) {
    const event = { order_id, version, at, stage: 'CANCELLED', actor: 'SYSTEM', note: null } as const;
    await database.query.insertInto('order_events').values(event).execute();
  }
  now += 1000;
  const ids: string[] = [];
  for (let after = ''; ids.length < 6;) {
    const { body } = await owner.get(`/api/staff/changes?first=2${after && `&after=${after}`}`);
    ids.push(...body.changes.map(({ id }: Change) => id));
    after = body.pageInfo.endCursor;
  }
  expect(ids).toEqual([
    ...['a3', 'a2', 'a1'].map((id) => `${at}.${id}`),
    ...[93, 92, 91].map((version) => `${at}.${order_id}.${version}`),
  ]);
});

test('an entry has the fields that differ, each with at most 500 characters, and no secrets', async () => {
  const { database, clock } = backend.context;
  const subject = { kind: 'PRODUCT' as const, id: null, name: 'Long' };
  const entry = {
    actor: { id: manager.id, name: 'Mia', role: 'MANAGER' },
    action: 'PRODUCT_UPDATED',
    subject,
  } as const;
  const [whole, long] = ['a'.repeat(500), 'b'.repeat(501)];
  const list = Array.from({ length: 100 }, () => 'cde');
  const [short] = [list.slice(0, 83)];
  const before = {
    same: [1, 2],
    whole: '',
    long: '',
    list: [],
    short: [],
    gone: true,
    passwordHash: 'x',
    linkToken: 'y',
  };
  const after = { same: [1, 2], whole, long, list, short, passwordHash: 'z', linkToken: 'z' };
  await database.write((trx) => recordAudit(trx, { ...entry, before, after, at: clock() }));
  const [newest] = await changes();
  expect(newest).toMatchObject({
    before: { whole: '', long: '', list: [], short: [], gone: true },
    after: { whole, long: `${'b'.repeat(500)} …`, list: `${JSON.stringify(list).slice(0, 500)} …`, short },
  });
  for (const fields of [newest?.before, newest?.after]) {
    expect(Object.keys(fields ?? {})).toEqual(expect.not.arrayContaining(['same', 'passwordHash', 'linkToken']));
  }
});

test('changes are kept for two years', async () => {
  const { database, clock } = backend.context;
  const count = async () => (await database.query.selectFrom('audit').select('id').execute()).length;
  expect(await count()).toBeGreaterThan(20);
  await runHousekeeping(database, clock() + 729 * 86_400_000);
  expect(await count()).toBeGreaterThan(20);
  await runHousekeeping(database, clock() + 733 * 86_400_000);
  expect(await count()).toBe(0);
});
