import { expect, test } from 'vitest';
import { confirmEmail } from '#tests/support/confirmed-email.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { addProduct, goodPassword, register, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
const newPassword = 'another good password';
const wrongPassword = refusal('WRONG_LOGIN', 'The current password is wrong. Please type it again.', 'password');

const canLogIn = async (email: string, password: string) =>
  (await backend.visitor().post('/api/user/login', { email, password })).body.success;

test('a shopper changes name and email; the email needs the password and must be free', async () => {
  const [ada, bob] = await Promise.all([backend.shopper(), backend.shopper()]);
  expect((await ada.post('/api/user/rename', { name: ' Ada  Lovelace ' })).body.success).toBe(true);
  const email = `new-${ada.email}`;
  expect((await ada.post('/api/user/email', { email, password: 'wrong' })).body).toEqual(wrongPassword);
  expect((await ada.post('/api/user/email', { email: bob.email, password: goodPassword })).body).toEqual(
    refusal('TAKEN', 'Another account has this email. Please type another one.', 'email'),
  );
  expect((await ada.post('/api/user/email', { email, password: goodPassword })).body.success).toBe(true);
  expect((await ada.get('/api/user/is-auth')).body.user).toMatchObject({ name: 'Ada  Lovelace', email });
  expect([await canLogIn(ada.email, goodPassword), await canLogIn(email, goodPassword)]).toEqual([false, true]);
});

test('when many shoppers choose one email at once, one of them gets it', async () => {
  const shoppers = await Promise.all([backend.shopper(), backend.shopper(), backend.shopper()]);
  const email = `wanted-${shoppers[0].email}`;
  const answers = await Promise.all(
    shoppers.map((each) => each.post('/api/user/email', { email, password: goodPassword })),
  );
  expect(answers.filter(({ body }) => body.code === 'TAKEN')).toHaveLength(2);
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
});

test('a new password ends the other sessions, and only those', async () => {
  const [here, other] = [await backend.shopper(), backend.visitor()];
  const { email } = here;
  await other.post('/api/user/login', { email, password: goodPassword });
  const change = (password: string, wanted: string) =>
    here.post('/api/user/password', { password, newPassword: wanted });
  expect((await change('wrong', newPassword)).body).toEqual(wrongPassword);
  expect((await change(goodPassword, 'short')).body).toMatchObject({ errors: [{ field: 'newPassword' }] });
  expect((await change(goodPassword, 'password123')).body).toMatchObject({ errors: [{ field: 'newPassword' }] });
  expect((await other.get('/api/user/is-auth')).body.success).toBe(true);

  expect((await change(goodPassword, newPassword)).body.success).toBe(true);
  expect((await here.get('/api/user/is-auth')).body.success).toBe(true);
  expect((await other.get('/api/user/is-auth')).body.success).toBe(false);
  expect([await canLogIn(email, goodPassword), await canLogIn(email, newPassword)]).toEqual([false, true]);
});

/** A shopper with an address, a cart, a subscription and an order with notes. */
async function busyShopper() {
  const [shopper, seller] = [await backend.shopper(), await backend.seller()];
  const product = await addProduct(seller);
  const address = await saveAddress(shopper, { street: `Street of ${shopper.email}` });
  const placed = await shopper.post('/api/order/cod', {
    items: [{ product, quantity: 2 }],
    address,
    noteToShop: `Note of ${shopper.email}`,
  });
  await shopper.post('/api/cart/update', { cartItems: { [product]: 3 } });
  await shopper.post('/api/newsletter/subscribe', { email: shopper.email });
  await confirmEmail(backend.context.database, shopper.id);
  const order: { _id: string; number: string; amount: number } = placed.body.order;
  return { shopper, seller, product, order };
}

test('the export has all data of the shopper, and no data of another shopper', async () => {
  const { shopper, product, order } = await busyShopper();
  const other = await busyShopper();
  const { body, text } = await shopper.get('/api/user/export');
  expect(body.data).toMatchObject({
    account: { id: shopper.id, name: 'Ada', email: shopper.email, createdAt: expect.any(String) },
    addresses: [{ street: `Street of ${shopper.email}`, postalCode: '97477' }],
    cart: [{ product, quantity: 3 }],
    newsletter: { email: shopper.email },
    sessions: [{ startedAt: expect.any(String) }],
    orders: [{ number: order.number, noteToShop: `Note of ${shopper.email}`, items: [{ product, quantity: 2 }] }],
  });
  expect(text).not.toContain(other.shopper.email);
  expect(text).not.toMatch(/argon2|password/);
});

test('the store refuses to delete an account with an open order and says what to do; a deletion leaves only the sums', async () => {
  const { shopper, seller, order } = await busyShopper();
  const before = await seller.get('/api/order/seller/sums');
  const remove = () => shopper.post('/api/user/remove', { password: goodPassword });
  expect((await remove()).body).toEqual(
    refusal(
      'REFUSED',
      `Order ${order.number} is still open. Cancel it in My Orders or wait for the delivery, then delete the account.`,
    ),
  );
  for (const to of ['PICKING', 'READY', 'OUT', 'DONE']) {
    await seller.post('/api/order/move', { orderId: order._id, to });
  }
  expect((await shopper.post('/api/user/remove', { password: 'wrong' })).body).toEqual(wrongPassword);
  const session = shopper.cookies.get('token')!;
  expect((await remove()).body).toEqual({ success: true, message: 'Your account was deleted.' });

  shopper.cookies.set('token', session);
  expect((await shopper.get('/api/user/is-auth')).body.success).toBe(false);
  expect(await canLogIn(shopper.email, goodPassword)).toBe(false);
  const { body, text } = await seller.get(`/api/order/seller?first=1&id=${order._id}`);
  expect(body.orders).toMatchObject([
    { amount: order.amount, paid: order.amount, address: { firstName: 'Deleted', email: '' }, noteToShop: null },
  ]);
  for (const word of [shopper.id, shopper.email]) expect(text).not.toContain(word);
  expect((await seller.get(`/api/order/seller?first=1&search=${shopper.email}`)).body.orders).toEqual([]);
  expect((await seller.get('/api/newsletter/subscribers')).text).not.toContain(shopper.email);
  const after = await seller.get('/api/order/seller/sums');
  expect(after.body.sums.amount).toBe(before.body.sums.amount);

  const again = backend.visitor();
  await register(again);
  expect((await again.get('/api/order/user')).body.orders).toEqual([]);
});

test('after the deletion, no search and no order has the name of the shopper or what they wrote', async () => {
  const [shopper, seller] = [await backend.shopper(), await backend.seller()];
  const items = [{ product: await addProduct(seller), quantity: 1 }];
  const order = { items, address: await saveAddress(shopper, { lastName: 'Zimmerspitz' }) };
  const [cancelled, done] = [
    (await shopper.post('/api/order/cod', order)).body.order._id,
    (await shopper.post('/api/order/cod', order)).body.order._id,
  ];
  await shopper.post('/api/order/cancel', { orderId: cancelled, reason: 'We move to the Vogelweide' });
  for (const to of ['PICKING', 'READY', 'OUT', 'DONE']) {
    await seller.post('/api/order/move', { orderId: done, to });
  }
  const found = async () => (await seller.get('/api/order/seller?first=9&search=Zimmerspitz')).body.orders;
  const kept = async () => (await seller.get(`/api/order/seller?first=9&ids=${cancelled},${done}`)).text;
  expect(await found()).toHaveLength(2);
  expect(await kept()).toContain('Vogelweide');

  expect((await shopper.post('/api/user/remove', { password: goodPassword })).body).toMatchObject({ success: true });
  expect(await found()).toEqual([]);
  const text = await kept();
  expect(text).toContain(cancelled);
  for (const word of ['Vogelweide', 'Zimmerspitz']) expect(text).not.toContain(word);
});
