import { beforeEach, expect, test } from 'vitest';
import { absentPostgres, backendForTests, type OpenBackend } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';

const backend = backendForTests({ isProduction: true, mail: null });
const atHome = backendForTests();

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  for (const { context } of [backend, atHome]) {
    await context.database.query.deleteFrom('shop_facts').where('name', '=', 'store-settings').execute();
  }
});

const settings = async (shop: OpenBackend) => (await shop.visitor().get('/api/store')).body.settings;

async function update(storeData: object, shop = backend) {
  const form = new FormData();
  form.append('storeData', JSON.stringify(storeData));
  const seller = await shop.seller();
  return (await seller.send('/api/store/update', { method: 'POST', body: form })).body;
}

/** Stores the settings as a version before this one did. */
async function storeOld(stored: object) {
  const value = JSON.stringify({ version: 2, logo: null, settings: stored });
  await backend.context.database.query.insertInto('shop_facts').values({ name: 'store-settings', value }).execute();
}

const nothing = {
  contact: { email: '', phone: '', address: '' },
  openingHours: '',
  deliveryPromise: '',
  reasons: null,
  pages: [],
};
const reasons = { heading: 'Why us', list: [{ title: 'Near', text: '' }] };

test('a new shop in production says nothing that its seller has not said, also after its first save', async () => {
  expect(await settings(backend)).toMatchObject({ version: 0, ...nothing });
  expect(await update({ name: 'Fern' })).toMatchObject({ success: true });
  expect(await settings(backend)).toMatchObject({ version: 1, name: 'Fern', ...nothing });
});

test('what the seller has said stays', async () => {
  const said = { deliveryPromise: 'At your door the same evening.', openingHours: 'Mo–Fr 8–18', reasons };
  await update(said);
  await update({ name: 'Fern' });
  expect(await settings(backend)).toMatchObject({ ...nothing, ...said, version: 2 });
});

test('a shop in production that has saved settings before keeps its promise and hours, but no invented contact', async () => {
  await storeOld({ name: 'Fern', pages: { returns: 'Within 14 days.' } });
  const kept = {
    openingHours: 'We are here every day from 7 am to 10 pm.',
    deliveryPromise: 'Groceries at your door in under 30 minutes.',
  };
  expect(await settings(backend)).toMatchObject({
    ...nothing,
    ...kept,
    pages: [{ slug: 'returns', title: 'Returns and refunds' }],
  });
  await update({ openingHours: '' });
  expect(await settings(backend)).toMatchObject({ ...kept, openingHours: '' });
});

test('the seller says why to buy here, and can say nothing again', async () => {
  expect((await settings(atHome)).reasons).toBeNull();
  expect(await update({ reasons }, atHome)).toMatchObject({ success: true, settings: { reasons } });
  await update({ reasons: { heading: '', list: [] } }, atHome);
  expect((await settings(atHome)).reasons).toEqual({ heading: '', list: [] });
});

const long = 'x'.repeat(201);
test.each([
  [
    'without a title',
    'INVALID',
    [{ title: '', text: 'Near' }],
    'reasons.list.0.title',
    'Title of a reason is required.',
  ],
  [
    'with a long text',
    'INVALID',
    [{ title: 'Near', text: long }],
    'reasons.list.0.text',
    'Text of a reason can have at most 200 characters.',
  ],
  [
    'beyond the fourth',
    'TOO_MANY',
    Array(5).fill({ title: 'Near', text: '' }),
    'reasons.list',
    'There can be at most 4 reasons.',
  ],
])('a reason %s is refused', async (_which, code, list, field, message) => {
  expect(await update({ reasons: { heading: '', list } }, atHome)).toMatchObject(refusal(code, message, field));
});
