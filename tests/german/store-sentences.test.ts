import { expect, test } from 'vitest';
import { statusToShow } from '#gateway/documents/order-status.ts';
import { isRecord } from '#gateway/refusals/outcome.ts';
import { product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withStatus } from '#tests/support/store-mock.ts';

const store = mockStore();
const asAnn = { cookie: 'token=abc' };

async function payload(mutation: string): Promise<unknown> {
  const { run } = await openGateway();
  const { data } = await run(
    `mutation { payload: ${mutation} { success message errors { code message } } }`,
    {},
    asAnn,
  );
  return isRecord(data) ? data['payload'] : data;
}

const login = 'login(input: { email: "ann@example.com", password: "wrong" })';

test.each([
  [
    'Invalid email or password',
    'WRONG_LOGIN',
    'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
  ],
  ['Login with a password is switched off', 'REFUSED', 'Login with a password is switched off'],
])('in a German shop, the refusal “%s” of a store without codes is shown as %s', async (sent, code, shown) => {
  store.on('POST /api/user/login', { success: false, message: sent });
  expect(await payload(login)).toEqual({ success: false, message: shown, errors: [{ code, message: shown }] });
});

test('the refusal of a store with codes is shown as sent', async () => {
  const message = 'E-Mail oder Passwort passt nicht.';
  store.on('POST /api/user/login', () => withStatus(401, { success: false, code: 'WRONG_LOGIN', message }));
  expect(await payload(login)).toEqual({ success: false, message, errors: [{ code: 'WRONG_LOGIN', message }] });
});

test.each([
  ['Cart Updated', 'Warenkorb gespeichert.'],
  ['Saved in 3 ms', 'Saved in 3 ms'],
])('the success “%s” is shown as “%s”', async (sent, shown) => {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('POST /api/cart/update', { success: true, message: sent });
  expect(await payload('updateCart(input: { items: [{ productId: "p1", quantity: 1 }] })')).toEqual({
    success: true,
    message: shown,
    errors: [],
  });
});

test('a field that a store without codes refuses has a German sentence too', async () => {
  store.on('POST /api/user/register', {
    success: false,
    message: 'Please check your details',
    errors: [{ field: 'email', message: 'Email is already in use' }],
  });
  expect(await payload('register(input: { name: "Ann", email: "ann@example.com", password: "long enough" })')).toEqual({
    success: false,
    message: 'Please check your details',
    errors: [{ code: 'TAKEN', message: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.' }],
  });
});

test.each([
  ['Order Placed', 'Eingegangen'],
  ['placed', 'Eingegangen'],
  ['Order placed (test payment)', 'Eingegangen (Testzahlung)'],
  ['Being packed', 'Wird gepackt'],
  ['Packing', 'Wird gepackt'],
  ['Processing', 'Wird gepackt'],
  ['Ready', 'Bereit'],
  ['Ready to collect', 'Bereit zur Abholung'],
  [' out for delivery ', 'Unterwegs'],
  ['Shipped', 'Unterwegs'],
  ['Delivered', 'Geliefert'],
  ['Collected', 'Abgeholt'],
  ['Cancelled', 'Storniert'],
  ['Canceled', 'Storniert'],
  ['Payment pending', 'Zahlung offen'],
  ['Confirmation pending', 'Wartet auf Bestätigung'],
  ['Expired', 'Abgelaufen'],
  ['Replaced by a newer order', 'Durch eine neuere Bestellung ersetzt'],
  ['Released by the store', 'Vom Shop freigegeben'],
  ['Waiting For The Moon', 'Waiting For The Moon'],
  [null, null],
])('the status %j of an order is shown as %j', (status, shown) => {
  expect(statusToShow(status)).toBe(shown);
});

test('the categories have German names, and keep their addresses', async () => {
  store.on('GET /api/product/list', { success: true, products: [product()] });
  const { run } = await openGateway();
  const { data } = await run('{ categories { slug label } }');
  expect(data.categories).toContainEqual({ slug: 'fruits', label: 'Frisches Obst' });
});
