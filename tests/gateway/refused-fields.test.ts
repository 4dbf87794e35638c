import { expect, test } from 'vitest';
import { newAddress, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const store = mockStore();
const asAnn = { cookie: 'token=abc; sellerToken=def' };

const reply = 'success message errors { code field message }';

function answerSessions() {
  store.on('GET /api/store', withFeatures('newsletter'));
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/address/get', { success: true, addresses: [] });
  store.on('GET /api/product/list', { success: true, products: [product({ _id: 'p1' })] });
}

const refusedBy = (...errors: object[]) => ({ success: false, message: 'Something is wrong.', errors });

test.each([
  ['register', '/api/user/register', { name: 'Ann', email: 'a@b.co', password: 'short' }, 'password', ['password']],
  ['login', '/api/user/login', { email: 'a@b', password: 'x' }, 'email', ['email']],
  ['sellerLogin', '/api/seller/login', { email: 'a@b', password: 'x' }, 'email', ['email']],
  ['subscribe', '/api/newsletter/subscribe', { email: 'a@b' }, 'email', ['email']],
  ['addAddress', '/api/address/add', newAddress(), 'address.phone', ['phone']],
  ['addAddress', '/api/address/add', newAddress(), 'address.zipCode', ['zipcode']],
  ['addAddress', '/api/address/add', newAddress(), 'address', null],
  ['setProductStock', '/api/product/stock', { productId: 'p1', inStock: true }, 'id', ['productId']],
  ['updateCart', '/api/cart/update', { items: [] }, 'cartItems', ['items']],
  [
    'addProduct',
    '/api/product/add',
    { name: 'Tea', category: 'drinks', description: ['a', 'b'], price: 2, offerPrice: 1 },
    'description.1',
    ['description', '1'],
  ],
  ['addProduct', '/api/product/add', { name: 'Tea', category: 'drinks', price: 2, offerPrice: 1 }, 'colour', null],
])('%s maps the refused field of %s', async (mutation, path, input, field, expected) => {
  answerSessions();
  store.on(`POST ${path}`, refusedBy({ field, message: 'Wrong.' }));
  const { run } = await openGateway();
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;

  const { data, errors } = await run(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${reply} } }`,
    { input },
    asAnn,
  );

  expect(errors).toBeUndefined();
  expect(data[mutation]).toEqual({
    success: false,
    message: 'Something is wrong.',
    errors: [{ code: 'INVALID', field: expected, message: 'Wrong.' }],
  });
});

const addAddressMutation = `mutation ($input: AddAddressInput!) { addAddress(input: $input) { ${reply} } }`;

test.each([
  ['no errors', {}],
  ['errors of another form', { errors: { phone: { message: 'Wrong.' } } }],
  ['entries of another form', { errors: ['phone', null, { field: 'address.phone' }, { message: ' ' }] }],
  ['the text of a crash', { errors: [{ field: 'address.phone', message: 'Cast to Number failed for value "x"' }] }],
])('a refusal with %s has its message as the only error', async (_what, extra) => {
  answerSessions();
  store.on('POST /api/address/add', { success: false, message: 'Not saved', ...extra });
  const { run } = await openGateway();

  const { data } = await run(addAddressMutation, { input: newAddress() }, asAnn);

  expect(data.addAddress).toEqual({
    success: false,
    message: 'Not saved',
    errors: [{ code: 'REFUSED', field: null, message: 'Not saved' }],
  });
});

test('a successful payload has no errors', async () => {
  answerSessions();
  store.on('POST /api/address/add', { success: true, message: 'Saved' });
  const { run } = await openGateway();

  const { data } = await run(addAddressMutation, { input: newAddress() }, asAnn);

  expect(data.addAddress).toEqual({ success: true, message: 'Saved', errors: [] });
});

test.each([
  ['firstName', 'First name is required.'],
  ['lastName', 'Last name is required.'],
  ['email', 'Email is required.'],
  ['street', 'Street is required.'],
  ['city', 'City is required.'],
  ['state', 'State is required.'],
  ['country', 'Country is required.'],
  ['phone', 'Phone is required.'],
])('a blank %s is refused at its field, and no call is sent', async (field, message) => {
  const { run } = await openGateway();

  const { data } = await run(addAddressMutation, { input: newAddress({ [field]: ' \u200b\t' }) }, asAnn);

  expect(data.addAddress).toEqual({ success: false, message, errors: [{ code: 'INVALID', field: [field], message }] });
  expect(store.seen).toEqual([]);
});

test('all blank fields are refused at once', async () => {
  const { run } = await openGateway();

  const { data } = await run(addAddressMutation, { input: newAddress({ phone: '', city: ' ' }) }, asAnn);

  expect(data.addAddress.message).toBe('City is required.');
  expect(data.addAddress.errors.map(({ field }: { field: string[] }) => field)).toEqual([['city'], ['phone']]);
});
