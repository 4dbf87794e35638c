import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createDemoProducts } from '#backend/features/catalogue/products/demo-repository.ts';
import { seedShop } from '#backend/seed/seed.ts';
import { knownGoods } from '#backend/seed/known-goods.ts';
import { seedProducts } from '#backend/seed/seed-products.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { makePicture, writeSeedPicture } from '#tests/support/pictures.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
const some = seedProducts.slice(0, 5);
const [first, second, third] = some.map(({ name }) => name);
let seller: StoreClient;

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
});

/** Adds demonstration products as the first start does, two of them with the same picture. */
beforeEach(async () => {
  if (absentPostgres() !== null) return;
  await backend.context.database.query.deleteFrom('order_lines').execute();
  await backend.context.database.query.deleteFrom('products').execute();
  await backend.context.database.query.deleteFrom('images').execute();
  const picturesDir = await mkdtemp(path.join(tmpdir(), 'greengate-'));
  for (const { slug } of some.slice(0, 2)) await writeSeedPicture(picturesDir, `${slug}-1`);
  await seedShop({
    database: backend.context.database,
    products: some,
    picturesDir,
    log: { warn: () => undefined },
  });
  await rm(picturesDir, { recursive: true });
});

interface Listed {
  _id: string;
  name: string;
}

const list = async (): Promise<Listed[]> => (await backend.visitor().get('/api/product/list')).body.products;
const idOf = async (name: string | undefined) => (await list()).find((product) => product.name === name)?._id ?? '';
const removable = async () => (await seller.get('/api/product/demo')).body.removable;
const remove = async () => (await seller.post('/api/product/remove-demo')).body;

test('the seller also removes the demonstration products that the shop got in another language', async () => {
  const { query } = backend.context.database;
  const translated = knownGoods.filter(({ slug, name }) => slug === some[0]?.slug && name !== first);
  const german = translated.find(({ name }) => name === 'Strauchtomaten');
  expect(german?.weight).toBe('1 kg');
  await query
    .updateTable('products')
    .set({ name: german?.name, description: JSON.stringify(german?.description) })
    .where('name', '=', first ?? '')
    .execute();
  expect(await remove()).toMatchObject({ removed: some.length });
});

test('a product of the seller with name, category and weight of a demonstration product does not count as one', async () => {
  for (const { name, category, weight } of some) await addProduct(seller, { name, category, weight: weight ?? '' });
  expect(await list()).toHaveLength(10);
  expect(await removable()).toBe(5);
  expect((await remove()).removed).toBe(5);
  expect((await list()).map(({ name }) => name)).toEqual(some.map(({ name }) => name));
});

test('the seller removes all demonstration products and no others, with the pictures that no other product uses', async () => {
  const etag = (await backend.visitor().get('/api/product/list')).headers.get('etag') ?? '';
  await addProduct(seller, { name: 'Own apples' });
  // This product has the same name, but is no demonstration product.
  await addProduct(seller, { name: first ?? '', category: some[0]?.category ?? '' }, [
    await makePicture('png', 60, 60),
  ]);
  expect(await removable()).toBe(5);

  expect(await remove()).toEqual({ success: true, message: '5 demonstration products removed.', removed: 5 });

  expect((await list()).map(({ name }) => name)).toEqual(['Own apples', first]);
  expect(await removable()).toBe(0);
  const pictures = await backend.context.database.query.selectFrom('images').select('hash').execute();
  expect(pictures).toHaveLength(1);
  const again = await backend.visitor().get('/api/product/list', { 'if-none-match': etag });
  expect(again.status).toBe(200);
  expect(await remove()).toEqual({
    success: true,
    message: 'There is no demonstration product that can be removed.',
    removed: 0,
  });
});

test('a product that is in an order stays, with its picture', async () => {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const items = [{ product: await idOf(first), quantity: 1 }];
  expect((await shopper.post('/api/order/cod', { items, address })).body.success).toBe(true);
  expect(await removable()).toBe(4);

  expect((await remove()).removed).toBe(4);

  expect((await list()).map(({ name }) => name)).toEqual([first]);
  const [order] = (await shopper.get('/api/order/user')).body.orders;
  expect(order.items).toMatchObject([{ product: { name: first } }]);
  expect((await fetch(order.items[0].product.image[0])).status).toBe(200);
});

test('a product that is edited or ordered while the demonstration products are looked for stays', async () => {
  const { database } = backend.context;
  const [edited, ordered] = [await idOf(first), await idOf(second)];
  // Between the search and the lock.
  const write: typeof database.write = async (work) => {
    await database.query.updateTable('products').set({ version: 2 }).where('id', '=', edited).execute();
    const shopper = await backend.shopper();
    const items = [{ product: ordered, quantity: 1 }];
    await shopper.post('/api/order/cod', { items, address: await saveAddress(shopper) });
    return database.write(work);
  };
  const actor = { id: 'owner', name: 'First owner', role: 'OWNER' as const };
  const removed = await createDemoProducts({ ...database, write }, some).remove({ actor, now: Date.now() });
  expect(removed).toBe(some.length - 2);
  expect((await list()).map(({ _id }) => _id).toSorted()).toEqual([edited, ordered].toSorted());
});

test('a product whose stock was changed is removed as well', async () => {
  await seller.post('/api/product/stock', { id: await idOf(second), inStock: false });
  expect(await removable()).toBe(5);
});

test('cart lines with removed products are deleted, and the versions of these carts rise', async () => {
  const shopper = await backend.shopper();
  const own = await addProduct(seller, { name: 'Own pears' });
  const demo = await idOf(third);
  const saved = await shopper.post('/api/cart/update', { cartItems: { [demo]: 2, [own]: 1 } });
  const version = saved.body.cartVersion;

  await remove();

  const { user } = (await shopper.get('/api/user/is-auth')).body;
  expect(user.cartItems).toEqual({ [own]: 1 });
  expect(user.cartVersion).toBeGreaterThan(version);
  // A device with the old cart cannot save it again.
  const late = await shopper.post('/api/cart/update', { cartItems: { [demo]: 2, [own]: 3 } });
  expect(late.body.success).toBe(true);
  expect((await shopper.get('/api/user/is-auth')).body.user.cartItems).toEqual({ [own]: 3 });
  const address = await saveAddress(shopper);
  const refused = await shopper.post('/api/order/cod', { items: [{ product: demo, quantity: 1 }], address });
  expect(refused.body).toEqual(refusal('UNKNOWN_PRODUCT', expect.stringMatching(/no longer sold/), 'items.0'));
});

test('simultaneous orders, carts and removals end in an order or a refusal, never in an error', async () => {
  const shoppers = await Promise.all([backend.shopper(), backend.shopper(), backend.shopper()]);
  const addresses = await Promise.all(shoppers.map((shopper) => saveAddress(shopper)));
  const ids = (await list()).map(({ _id }) => _id);
  const answers = await Promise.all([
    ...shoppers.map((shopper, at) =>
      shopper.post('/api/order/cod', { items: [{ product: ids[at], quantity: 1 }], address: addresses[at] }),
    ),
    ...shoppers.map((shopper) =>
      shopper.post('/api/cart/update', { cartItems: Object.fromEntries(ids.map((id) => [id, 1])) }),
    ),
    seller.post('/api/product/remove-demo'),
    seller.post('/api/product/remove-demo'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const left = new Set((await list()).map(({ _id }) => _id));
  for (const [at, { body }] of answers.slice(0, 3).entries()) {
    expect([body.success, left.has(ids[at] ?? '')]).toEqual([body.success, body.success]);
  }
});

test.each(['GET /api/product/demo', 'POST /api/product/remove-demo'])('%s is for the seller only', async (call) => {
  const [method = '', address = ''] = call.split(' ');
  for (const client of [backend.visitor(), await backend.shopper()]) {
    const { body } = await client.send(address, { method });
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/^Not authorized/) });
  }
  expect(await list()).toHaveLength(5);
  const foreign = await seller.send(address, { method, headers: { origin: 'https://evil.example' } });
  expect(foreign.status).toBe(method === 'GET' ? 200 : 403);
});
