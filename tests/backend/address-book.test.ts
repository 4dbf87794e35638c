import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { goodAddress, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();

test('addresses are listed as saved, oldest first, and only for their owner', async () => {
  const [ada, bob] = await Promise.all([backend.shopper(), backend.shopper()]);
  const added = await ada.post('/api/address/add', { address: goodAddress });
  expect(added.body).toEqual({ success: true, message: 'Address added.' });
  await saveAddress(ada, { street: '2 Garden Row' });
  const { body } = await ada.get(`/api/address/get?userId=${ada.id}`);
  expect(body.addresses).toEqual([
    { _id: expect.stringMatching(/^[0-9a-f]{24}$/), userId: ada.id, ...goodAddress },
    { _id: expect.stringMatching(/^[0-9a-f]{24}$/), userId: ada.id, ...goodAddress, street: '2 Garden Row' },
  ]);
  expect((await bob.get('/api/address/get')).body).toEqual({ success: true, addresses: [] });
});

test.each([
  [{ zipcode: '12345' }, 12_345],
  [{ zipcode: ' 00501 ' }, 501],
  [{ zipcode: 9_999_999_999 }, 9_999_999_999],
  [{ zipcode: undefined, zipCode: '777' }, 777],
])('the postal code %j is accepted and listed as a number', async (fields, zipcode) => {
  const shopper = await backend.shopper();
  await saveAddress(shopper, fields);
  expect((await shopper.get('/api/address/get')).body.addresses[0].zipcode).toBe(zipcode);
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
  [{ zipcode: 'SW1A' }, 'Zip code must be a number of at most ten digits.'],
  [{ zipcode: -1 }, 'Zip code must be a number of at most ten digits.'],
  [{ zipcode: 1.5 }, 'Zip code must be a number of at most ten digits.'],
  [{ zipcode: [1] }, 'Zip code must be a number of at most ten digits.'],
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
