import { describe, expect, onTestFinished, test } from 'vitest';
import { makeDatabase, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { addProduct, goodAddress, goodPassword } from '#tests/support/store-records.ts';

/** The bundled store behind a gateway, and shoppers of it. */
async function openShop({ isClassic = false } = {}) {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, { isClassic }));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const product = await addProduct(await backend.seller());
  const { url } = await openGateway({ backendUrl: backend.address });
  let count = 0;
  return async function newShopper() {
    const client = new ShopClient();
    onTestFinished(() => client.close());
    const run = async (query: string, variables: object = {}) => {
      const { data, errors } = await client.run(url, query, variables);
      expect(errors).toBeUndefined();
      return data;
    };
    const email = `shopper${++count}@example.com`;
    await run('mutation ($input: RegisterInput!) { register(input: $input) { success } }', {
      input: { name: 'Ada', email, password: goodPassword },
    });
    const add = async (fields: object = {}) => {
      const { addAddress } = await run(
        `mutation ($input: AddAddressInput!) {
          addAddress(input: $input) { errors { code field message } address { id zipcode postalCode isDefault } }
        }`,
        { input: { ...goodAddress, ...fields } },
      );
      return addAddress;
    };
    return { run, add, email, product };
  };
}

const reply = 'success message errors { code field message }';
const unknownAddress = [
  {
    code: 'UNKNOWN_ADDRESS',
    field: ['id'],
    message: 'This address is not among your saved ones. Please reload your addresses.',
  },
];
const mutations = {
  update: `mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) { ${reply} address { street postalCode zipcode } } }`,
  remove: `mutation ($id: ID!) { removeAddress(input: { id: $id }) { ${reply} user { addresses { id } } } }`,
  setDefault: `mutation ($id: ID!) { setDefaultAddress(input: { id: $id }) { ${reply} user { addresses { id isDefault } } } }`,
  rename: `mutation ($name: String!) { updateProfile(input: { name: $name }) { ${reply} user { name } } }`,
  email: `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { ${reply} user { email } } }`,
  password: `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ${reply} } }`,
  delete: `mutation ($password: String!) { deleteAccount(input: { password: $password }) { ${reply} query { me { id } } } }`,
  order: `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) { ${reply} order { number noteToShop noteToCourier address { zipcode postalCode } } }
  }`,
};

describe('addresses', () => {
  test('a shopper edits addresses, chooses the default and deletes them; postal codes are texts', async () => {
    const { run, add } = await (await openShop())();
    const [text, number] = [await add({ postalCode: 'SW1A 1AA', zipcode: undefined }), await add()];
    expect(text.address).toMatchObject({ postalCode: 'SW1A 1AA', zipcode: null, isDefault: false });
    expect(number.address).toMatchObject({ postalCode: '97477', zipcode: 97_477 });
    const { id } = text.address;

    const { zipcode: _zipcode, ...fields } = goodAddress;
    const { updateAddress } = await run(mutations.update, {
      input: { ...fields, id, street: '5 New Street', postalCode: '01234' },
    });
    expect(updateAddress).toMatchObject({
      success: true,
      address: { street: '5 New Street', postalCode: '01234', zipcode: 1234 },
    });
    const { setDefaultAddress } = await run(mutations.setDefault, { id });
    expect(setDefaultAddress.user.addresses).toEqual([
      { id, isDefault: true },
      { id: number.address.id, isDefault: false },
    ]);
    const { removeAddress } = await run(mutations.remove, { id });
    expect(removeAddress).toMatchObject({ success: true, user: { addresses: [{ id: number.address.id }] } });
  });

  test('addresses of another shopper are unknown, and wrong fields are named as in the input', async () => {
    const newShopper = await openShop();
    const [ada, bob] = [await newShopper(), await newShopper()];
    const { id } = (await bob.add()).address;
    const { zipcode: _zipcode, ...fields } = goodAddress;
    const { updateAddress } = await ada.run(mutations.update, { input: { ...fields, id, postalCode: '1' } });
    const { removeAddress } = await ada.run(mutations.remove, { id });
    const { setDefaultAddress } = await ada.run(mutations.setDefault, { id });
    for (const { errors } of [updateAddress, removeAddress, setDefaultAddress]) expect(errors).toEqual(unknownAddress);

    expect((await ada.add({ zipcode: undefined })).errors).toMatchObject([{ code: 'INVALID', field: ['zipcode'] }]);
    expect((await ada.add({ postalCode: 'SW1A/1AA' })).errors).toMatchObject([
      { code: 'INVALID', field: ['postalCode'] },
    ]);
  });
});

test('an account changes its name, email and password, is exported, and is deleted when no order is open', async () => {
  const { run, add, email, product } = await (await openShop())();
  const { updateProfile } = await run(mutations.rename, { name: 'Ada Lovelace' });
  expect(updateProfile).toMatchObject({ success: true, user: { name: 'Ada Lovelace' } });
  const names = await run(
    `mutation { first: updateProfile(input: { name: "Ada" }) { user { name } }
      second: updateProfile(input: { name: "Ada Lovelace" }) { user { name } } }`,
  );
  expect(names).toMatchObject({ first: { user: { name: 'Ada' } }, second: { user: { name: 'Ada Lovelace' } } });
  const wrong = await run(mutations.email, { input: { email: 'new@example.com', password: 'wrong' } });
  expect(wrong.changeEmail.errors).toMatchObject([{ code: 'WRONG_LOGIN', field: ['password'] }]);
  const right = await run(mutations.email, { input: { email: `new-${email}`, password: goodPassword } });
  expect(right.changeEmail).toMatchObject({ success: true, user: { email: `new-${email}` } });
  const password = 'another good password';
  const { changePassword } = await run(mutations.password, {
    input: { password: goodPassword, newPassword: password },
  });
  expect(changePassword.success).toBe(true);

  const { id: addressId } = (await add()).address;
  const { placeOrder } = await run(mutations.order, {
    input: { addressId, payment: 'COD', items: [{ productId: product, quantity: 1 }], noteToShop: 'Ripe ones' },
  });
  expect(placeOrder.order).toMatchObject({ noteToShop: 'Ripe ones', noteToCourier: null });
  const { me } = await run('{ me { accountExport } }');
  expect(JSON.parse(me.accountExport)).toMatchObject({
    account: { name: 'Ada Lovelace', email: `new-${email}` },
    orders: [{ number: placeOrder.order.number, noteToShop: 'Ripe ones' }],
  });

  const open = await run(mutations.delete, { password });
  expect(open.deleteAccount).toMatchObject({ success: false, message: expect.stringMatching(/is still open/) });
  await run('mutation ($id: ID!) { cancelOrder(input: { id: $id }) { success } }', {
    id: JSON.parse(me.accountExport).orders[0]._id,
  });
  const done = await run(mutations.delete, { password });
  expect(done.deleteAccount).toMatchObject({ success: true, query: { me: null } });
  expect((await run('{ me { id } }')).me).toBeNull();
});

test('over a classic store the gateway sends no such change, and refuses each one as not supported', async () => {
  const { run, add, product } = await (await openShop({ isClassic: true }))();
  expect((await add({ postalCode: 'SW1A 1AA', zipcode: undefined })).errors).toMatchObject([{ field: ['zipcode'] }]);
  const { address } = await add({ postalCode: '01234' });
  expect(address).toMatchObject({ zipcode: 97_477, postalCode: '97477', isDefault: null });
  const { id } = address;
  const changes: [string, object][] = [
    [mutations.update, { input: { ...goodAddress, id } }],
    [mutations.remove, { id }],
    [mutations.setDefault, { id }],
    [mutations.rename, { name: 'Ann' }],
    [mutations.email, { input: { email: 'a@b.co', password: goodPassword } }],
    [mutations.password, { input: { password: goodPassword, newPassword: 'another good password' } }],
    [mutations.delete, { password: goodPassword }],
  ];
  for (const [mutation, variables] of changes) {
    const [payload] = Object.values<{ errors: unknown }>(await run(mutation, variables));
    expect(payload?.errors).toMatchObject([{ code: 'NOT_SUPPORTED' }]);
  }
  const { placeOrder } = await run(mutations.order, {
    input: { addressId: id, payment: 'COD', items: [{ productId: product, quantity: 1 }], noteToShop: 'x'.repeat(501) },
  });
  expect(placeOrder).toMatchObject({ success: true, order: { noteToShop: null } });
  expect((await run('{ me { name accountExport } }')).me).toEqual({ name: 'Ada', accountExport: null });
});
