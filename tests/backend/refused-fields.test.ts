import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { goodAddress, goodPassword, goodProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();

test('a refused address lists every refused field, and the message is about the first one', async () => {
  const shopper = await backend.shopper();
  const address = { ...goodAddress, lastName: ' ', phone: 'call me', country: 'A' };
  const { body } = await shopper.post('/api/address/add', { address });
  expect(body).toEqual({
    success: false,
    code: 'INVALID',
    message: 'Last name is required.',
    errors: [
      { code: 'INVALID', field: 'address.lastName', message: 'Last name is required.' },
      { code: 'INVALID', field: 'address.country', message: 'Country must have at least 2 characters.' },
      { code: 'INVALID', field: 'address.phone', message: 'Phone can only contain digits, spaces, brackets, + and -.' },
    ],
  });
});

test.each([
  [{ password: 'short' }, 'password', 'Password must have at least 8 characters.'],
  [{ password: 'password1' }, 'password', /most common/],
  [{ email: 'ada.green@example.com', password: 'ada.green@example.com' }, 'password', /must not be your email/],
  [{ email: 'nowhere' }, 'email', /must be an email address/],
])('a registration with %j is refused at its field', async (fields, field, message) => {
  const input = { name: 'Ada', email: 'ada@example.com', password: goodPassword, ...fields };
  const { body } = await backend.visitor().post('/api/user/register', input);
  expect(body.message).toMatch(message);
  expect(body.errors).toEqual([{ code: 'INVALID', field, message: body.message }]);
});

test('a registration with a known email is refused at the email', async () => {
  const { email } = await backend.shopper();
  const { body } = await backend.visitor().post('/api/user/register', { name: 'Ada', email, password: goodPassword });
  expect(body.errors).toEqual([{ code: 'TAKEN', field: 'email', message: body.message }]);
});

test('a wrong login is refused without saying which field is wrong', async () => {
  const { email } = await backend.shopper();
  const { body } = await backend.visitor().post('/api/user/login', { email, password: 'not the password' });
  expect(body).toEqual(refusal('WRONG_LOGIN', 'Email or password is wrong.'));
});

test('a refused product lists its fields, a refused file lists the pictures', async () => {
  const seller = await backend.seller();
  const add = async (fields: object, file?: string) => {
    const form = new FormData();
    form.set('productData', JSON.stringify({ ...goodProduct, ...fields }));
    if (file !== undefined) form.append('images', new Blob([file]), 'picture.png');
    return (await seller.send('/api/product/add', { method: 'POST', body: form })).body;
  };
  expect((await add({ name: 'x'.repeat(121), offerPrice: '0' })).errors).toEqual([
    { code: 'INVALID', field: 'name', message: 'Name can have at most 120 characters.' },
    { code: 'INVALID', field: 'offerPrice', message: expect.stringMatching(/^Offer price must be an amount/) },
  ]);
  const refused = await add({}, 'no picture');
  expect(refused.errors).toEqual([{ code: 'INVALID', field: 'images', message: refused.message }]);
});

test('a line of an order is named by its index', async () => {
  const shopper = await backend.shopper();
  const items = [
    { product: '1'.repeat(24), quantity: 1 },
    { product: '2'.repeat(24), quantity: 100 },
  ];
  const { body } = await shopper.post('/api/order/cod', { items, address: '3'.repeat(24) });
  expect(body.errors).toEqual([{ code: 'TOO_MANY', field: 'items.1.quantity', message: body.message }]);
});

test('the OpenAPI description says how a refusal names fields', async () => {
  const { components } = (await backend.visitor().get('/openapi.json')).body;
  const text = JSON.stringify([components.schemas.FieldError, components.schemas.RefusalCode]);
  expect(text).toContain('address.phone');
  expect(text).toContain('UNKNOWN_ADDRESS');
});
