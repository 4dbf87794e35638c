import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { addProduct, goodAddress, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
const classic = backendForTests({ isClassic: true });
const postalCodeFault = 'Zip code can have at most 12 letters, digits, spaces and hyphens.';
const listed = { _id: expect.stringMatching(/^[0-9a-f]{24}$/), postalCode: '97477', isDefault: false };

test('addresses are listed as saved, oldest first, and only for their owner', async () => {
  const [ada, bob] = await Promise.all([backend.shopper(), backend.shopper()]);
  const added = await ada.post('/api/address/add', { address: goodAddress });
  expect(added.body).toEqual({ success: true, message: 'Address added.' });
  await saveAddress(ada, { street: '2 Garden Row' });
  const { body } = await ada.get(`/api/address/get?userId=${ada.id}`);
  expect(body.addresses).toEqual([
    { ...listed, userId: ada.id, ...goodAddress },
    { ...listed, userId: ada.id, ...goodAddress, street: '2 Garden Row' },
  ]);
  expect((await bob.get('/api/address/get')).body).toEqual({ success: true, addresses: [] });
});

test.each([
  [{ zipcode: '12345' }, '12345', 12_345],
  [{ zipcode: ' 00501 ' }, '00501', 501],
  [{ zipcode: 9_999_999_999 }, '9999999999', 9_999_999_999],
  [{ zipcode: undefined, zipCode: '777' }, '777', 777],
  [{ zipcode: ' SW1A  1AA ' }, 'SW1A 1AA', null],
  [{ zipcode: '123 45' }, '123 45', null],
])('the postal code %j is kept as text, and as a number when it is one', async (fields, postalCode, zipcode) => {
  const shopper = await backend.shopper();
  await saveAddress(shopper, fields);
  expect((await shopper.get('/api/address/get')).body.addresses).toMatchObject([{ postalCode, zipcode }]);
});

test('an order keeps the postal code as it was written', async () => {
  const shopper = await backend.shopper();
  const product = await addProduct(await backend.seller());
  const address = await saveAddress(shopper, { zipcode: '01234' });
  const { body } = await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  expect(body.order.address).toMatchObject({ postalCode: '01234', zipcode: 1234 });
});

test.each([
  [{ firstName: undefined }, 'First name is required.'],
  [{ lastName: '   ' }, 'Last name is required.'],
  [{ email: 'nowhere' }, /^Email must be an email address/],
  [{ street: 'x'.repeat(201) }, 'Street can have at most 200 characters.'],
  [{ city: null }, 'City is required.'],
  [{ state: 'a\0' }, /^State contains a character/],
  [{ zipcode: undefined }, 'Zip code is required.'],
  [{ zipcode: '' }, 'Zip code is required.'],
  [{ zipcode: 'SW1A#1AA' }, postalCodeFault],
  [{ zipcode: '1234567890123' }, postalCodeFault],
  [{ zipcode: -1 }, postalCodeFault],
  [{ zipcode: 1.5 }, postalCodeFault],
  [{ zipcode: [1] }, postalCodeFault],
  [{ country: 'A' }, 'Country must have at least 2 characters.'],
  [{ phone: '1234' }, 'Phone must have at least 5 characters.'],
  [{ phone: 'call me' }, 'Phone can only contain digits, spaces, brackets, + and -.'],
])('an address with %j is refused with a message about the field', async (fields, message) => {
  const shopper = await backend.shopper();
  const { status, body } = await shopper.post('/api/address/add', { address: { ...goodAddress, ...fields } });
  expect(status).toBe(200);
  expect(body.success).toBe(false);
  expect(body.message).toMatch(message);
});

test.each(['', ' ', undefined])('the state %j is stored as empty; a classic store asks for a state', async (state) => {
  const shopper = await backend.shopper();
  await saveAddress(shopper, { state });
  expect((await shopper.get('/api/address/get')).body.addresses).toMatchObject([{ state: '' }]);
  const { body } = await (await classic.shopper()).post('/api/address/add', { address: { ...goodAddress, state } });
  expect(body).toMatchObject({ success: false, message: 'State is required.' });
});

test('a missing address is refused', async () => {
  const shopper = await backend.shopper();
  for (const address of [undefined, null, 'text', 5]) {
    expect((await shopper.post('/api/address/add', { address })).body).toEqual(
      refusal('INVALID', 'Address is required.', 'address'),
    );
  }
});

test('accents are composed, emoji and right-to-left text are stored, outer spaces are removed', async () => {
  const shopper = await backend.shopper();
  await saveAddress(shopper, { firstName: ' Jose\u0301 ', lastName: 'שלום 🥬', street: 'a\tb' });
  const [address] = (await shopper.get('/api/address/get')).body.addresses;
  expect(address).toMatchObject({ firstName: 'José', lastName: 'שלום 🥬', street: 'a b' });
});

test('the 21st address is refused, also when all are sent at once', async () => {
  const shopper = await backend.shopper();
  const answers = await Promise.all(
    Array.from({ length: 23 }, () => shopper.post('/api/address/add', { address: goodAddress })),
  );
  expect(answers.filter(({ body }) => body.success)).toHaveLength(20);
  expect(answers.find(({ body }) => !body.success)?.body.message).toMatch(/^You have 20 saved addresses/);
});

test('an address is edited, made the default instead of another, and deleted; orders keep the address they were placed with', async () => {
  const shopper = await backend.shopper();
  const product = await addProduct(await backend.seller());
  const [first, second] = [await saveAddress(shopper), await saveAddress(shopper)];
  const order = await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address: first });
  const edited = { ...goodAddress, street: '5 New Street', zipcode: 'SW1A 1AA' };
  const { body } = await shopper.post('/api/address/update', { addressId: first, address: edited });
  expect(body).toMatchObject({
    success: true,
    address: { _id: first, street: '5 New Street', postalCode: 'SW1A 1AA' },
  });

  for (const addressId of [first, second]) {
    expect((await shopper.post('/api/address/default', { addressId })).body.success).toBe(true);
  }
  expect((await shopper.get('/api/address/get')).body.addresses).toMatchObject([
    { _id: first, street: '5 New Street', isDefault: false },
    { _id: second, isDefault: true },
  ]);

  expect((await shopper.post('/api/address/remove', { addressId: first })).body.success).toBe(true);
  expect((await shopper.get('/api/address/get')).body.addresses).toMatchObject([{ _id: second }]);
  const { body: orders } = await shopper.get(`/api/order/user?id=${order.body.order._id}&first=1`);
  expect(orders.orders[0].address).toMatchObject({ street: goodAddress.street, postalCode: '97477' });
});

test.each(['update', 'remove', 'default'])("address/%s refuses another shopper's address as unknown", async (call) => {
  const [ada, bob] = await Promise.all([backend.shopper(), backend.shopper()]);
  const addressId = await saveAddress(bob);
  const before = (await bob.get('/api/address/get')).text;
  for (const id of [addressId, 'f'.repeat(24), 'x']) {
    const { body } = await ada.post(`/api/address/${call}`, { addressId: id, address: { ...goodAddress, city: 'Z' } });
    expect(body).toEqual(
      refusal(
        'UNKNOWN_ADDRESS',
        'This address is not among your saved ones. Please reload your addresses.',
        'addressId',
      ),
    );
  }
  expect((await bob.get('/api/address/get')).text).toBe(before);
});
