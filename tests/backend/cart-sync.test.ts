import { beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
let potato = '';
let carrot = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  const seller = await backend.seller();
  potato = await addProduct(seller);
  carrot = await addProduct(seller, { name: 'Carrot' });
});

const update = async (client: StoreClient, cartItems: unknown) => client.post('/api/cart/update', { cartItems });
const saved = async (client: StoreClient) => (await client.get('/api/user/is-auth')).body.user.cartItems;

test('the cart is replaced as a whole and returned by is-auth and login', async () => {
  const shopper = await backend.shopper();
  const { body } = await update(shopper, { [potato]: 2, [carrot]: 99 });
  expect(body).toEqual({ success: true, message: 'Cart updated.', cartVersion: 1 });
  expect(await saved(shopper)).toEqual({ [potato]: 2, [carrot]: 99 });
  await update(shopper, { [carrot]: 1 });
  expect(await saved(shopper)).toEqual({ [carrot]: 1 });
});

test('quantities may be text; zero and less remove the product', async () => {
  const shopper = await backend.shopper();
  await update(shopper, { [potato]: '3', [carrot]: 0 });
  expect(await saved(shopper)).toEqual({ [potato]: 3 });
  await update(shopper, { [potato]: -1 });
  expect(await saved(shopper)).toEqual({});
});

test.each([[{}], [[]], [null]])('%j is an empty cart', async (empty) => {
  const shopper = await backend.shopper();
  await update(shopper, { [potato]: 2 });
  expect((await update(shopper, empty)).body.success).toBe(true);
  expect(await saved(shopper)).toEqual({});
});

test('unknown products are dropped, and the message says so', async () => {
  const shopper = await backend.shopper();
  const one = await update(shopper, { [potato]: 1, ['f'.repeat(24)]: 1 });
  expect(one.body).toMatchObject({
    success: true,
    message: 'Cart updated. One product that is no longer sold was left out.',
  });
  const two = await update(shopper, { gone: 1, 'x y': 2, [potato]: 1 });
  expect(two.body.message).toBe('Cart updated. 2 products that are no longer sold were left out.');
  expect(await saved(shopper)).toEqual({ [potato]: 1 });
});

test('keys like __proto__ are unknown products', async () => {
  const shopper = await backend.shopper();
  const body = `{"cartItems":{"__proto__":5,"constructor":5,"toString":5,"${potato}":1},"__proto__":{"x":1}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await shopper.send('/api/cart/update', { method: 'POST', headers, body });
  expect(answer.body.success).toBe(true);
  expect(await saved(shopper)).toEqual({ [potato]: 1 });
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test.each([
  [{ p: 1.5 }, 'Each quantity in the cart must be a whole number.', 'INVALID'],
  [{ p: 'many' }, 'Each quantity in the cart must be a whole number.', 'INVALID'],
  [{ p: null }, 'Each quantity in the cart must be a whole number.', 'INVALID'],
  [{ p: [2] }, 'Each quantity in the cart must be a whole number.', 'INVALID'],
  [{ p: true }, 'Each quantity in the cart must be a whole number.', 'INVALID'],
  [{ p: 100 }, 'You can have at most 99 of one product in the cart.', 'TOO_MANY'],
  [{ p: 1e300 }, 'Each quantity in the cart must be a whole number.', 'INVALID'],
  ['text', 'Cart must be a map of product ids to quantities.', 'INVALID'],
  [[1], 'Cart must be a map of product ids to quantities.', 'INVALID'],
  [undefined, 'Cart is required.', 'INVALID'],
])('the cart %j is refused and the saved one stays', async (cartItems, message, code) => {
  const shopper = await backend.shopper();
  await update(shopper, { [potato]: 4 });
  const { status, body } = await update(shopper, cartItems);
  expect(status).toBe(200);
  expect(body).toEqual(refusal(code, message, 'cartItems'));
  expect(await saved(shopper)).toEqual({ [potato]: 4 });
});

test('a cart with thousands of unknown keys is saved without them', async () => {
  const shopper = await backend.shopper();
  const many = Object.fromEntries(
    Array.from({ length: 2500 }, (_, index) => [index.toString(16).padStart(24, '0'), 1]),
  );
  const { body } = await update(shopper, { ...many, [potato]: 1 });
  expect(body.success).toBe(true);
  expect(await saved(shopper)).toEqual({ [potato]: 1 });
});

test('a body of more than 100 KB is refused with 413', async () => {
  const shopper = await backend.shopper();
  const answer = await update(shopper, { x: 'y'.repeat(110_000) });
  expect([answer.status, answer.body.success]).toEqual([413, false]);
});

test('two shoppers have two carts, and simultaneous saves leave one complete cart', async () => {
  const [ada, bob] = await Promise.all([backend.shopper(), backend.shopper()]);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => update(ada, { [potato]: index + 1, [carrot]: index + 1 })),
  );
  await update(bob, { [carrot]: 7 });
  const cart = await saved(ada);
  expect(cart[potato]).toBe(cart[carrot]);
  expect(await saved(bob)).toEqual({ [carrot]: 7 });
});

test('a cart older than the last order is refused with a message; one as new as the order is saved', async () => {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const sync = async (cartItems: object, cartVersion: number) =>
    (await shopper.post('/api/cart/update', { cartItems, cartVersion })).body;
  const version = async () => (await shopper.get('/api/user/is-auth')).body.user.cartVersion;
  const before = (await sync({ [potato]: 1 }, 0)).cartVersion;
  await shopper.post('/api/order/cod', { items: [{ product: potato, quantity: 1 }], address });
  const late = await sync({ [potato]: 2 }, before);
  expect(late).toEqual({
    ...refusal('CHANGED_SINCE', 'This cart is older than your last order, so it was not saved.'),
    cartVersion: expect.any(Number),
  });
  expect(await saved(shopper)).toEqual({});
  const fresh = await version();
  expect(fresh).toBe(late.cartVersion);
  expect((await sync({ [carrot]: 1 }, fresh)).success).toBe(true);
  // Two tabs: the save of the second one is refused, so it cannot undo the first one's change.
  const second = await sync({ [potato]: 2 }, fresh);
  expect(second).toEqual({
    ...refusal('CHANGED_SINCE', 'The cart has changed elsewhere, so this one was not saved.'),
    cartVersion: expect.any(Number),
  });
  expect(await saved(shopper)).toEqual({ [carrot]: 1 });
  expect((await sync({ [carrot]: 1, [potato]: 2 }, second.cartVersion)).success).toBe(true);
  expect(await saved(shopper)).toEqual({ [carrot]: 1, [potato]: 2 });
  // Old clients save without a version: the last save replaces the others.
  await update(shopper, { [carrot]: 2 });
  expect(await saved(shopper)).toEqual({ [carrot]: 2 });
  const { body } = await shopper.post('/api/cart/update', { cartItems: {}, cartVersion: 'new' });
  expect(body).toEqual(refusal('INVALID', 'Cart version must be a whole number.', 'cartVersion'));
});
