import { describe, expect, test } from 'vitest';
import { address, newAddress, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asAnn = { cookie: 'token=ann' };
const asSeller = { cookie: 'sellerToken=seller' };

/** Opens a gateway over a classic store, in which Ann and the seller are logged in. */
async function openShop() {
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  store.on('POST /api/address/add', { success: true, message: 'Address added' });
  store.on('POST /api/product/add', { success: true, message: 'Product added' });
  return await openGateway();
}

const sent = (call: string) => store.seen.filter((each) => each.call === call);
const addAddress = `mutation ($input: AddAddressInput!) {
  addAddress(input: $input) { success message errors { code field } }
}`;
const addProduct = 'mutation ($input: AddProductInput!) { addProduct(input: $input) { success message } }';
const tea = { name: 'Tea', category: 'drinks', price: 2, offerPrice: 1 };
const ann = { name: 'Ann', email: 'ann@example.com', password: 'a long password' };
const register = `mutation ($input: RegisterInput!) {
  register(input: $input) { success message user { email } errors { code field } }
}`;

describe('a change that adds something over a store that knows no keys', () => {
  test('a repeated address and a repeated product are sent once, and get the same response', async () => {
    const { run } = await openShop();
    for (const [operation, input, who, call] of [
      [addAddress, { ...newAddress(), idempotencyKey: 'k1' }, asAnn, 'POST /api/address/add'],
      [addProduct, { ...tea, idempotencyKey: 'k1' }, asSeller, 'POST /api/product/add'],
    ] as const) {
      const together = await Promise.all([run(operation, { input }, who), run(operation, { input }, who)]);
      const later = await run(operation, { input }, who);
      expect(later.data).toEqual(together[0].data);
      expect(together[1].data).toEqual(together[0].data);
      expect(sent(call)).toHaveLength(1);
      expect(sent(call)[0]?.headers['idempotency-key']).toBe('k1');
    }
  });

  test('another key, another session and other contents are sent', async () => {
    const { run } = await openShop();
    const input = { ...newAddress(), idempotencyKey: 'k1' };
    await run(addAddress, { input }, asAnn);
    await run(addAddress, { input }, { cookie: 'token=bob' });
    await run(addAddress, { input: { ...input, city: 'Elsewhere' } }, asAnn);
    await run(addAddress, { input: { ...input, idempotencyKey: 'k2' } }, asAnn);
    await run(addAddress, { input: newAddress() }, asAnn);
    await run(addAddress, { input: newAddress() }, asAnn);
    expect(sent('POST /api/address/add')).toHaveLength(6);
  });

  test('a refused change is sent again under its key', async () => {
    const { run } = await openShop();
    store.on('POST /api/address/add', { success: false, message: 'No' });
    const input = { ...newAddress(), idempotencyKey: 'k1' };
    expect((await run(addAddress, { input }, asAnn)).data.addAddress.success).toBe(false);
    store.on('POST /api/address/add', { success: true, message: 'Address added' });
    expect((await run(addAddress, { input }, asAnn)).data.addAddress.success).toBe(true);
  });

  test('a key with other characters, or too long, is refused', async () => {
    const { run } = await openShop();
    for (const idempotencyKey of ['', 'ü', 'k'.repeat(256)]) {
      const { data } = await run(addAddress, { input: { ...newAddress(), idempotencyKey } }, asAnn);
      expect(data.addAddress.errors).toEqual([{ code: 'INVALID', field: ['idempotencyKey'] }]);
    }
    expect(sent('POST /api/address/add')).toEqual([]);
  });
});

describe('a registration with a key', () => {
  const open = async (isRight: boolean) => {
    const { run } = await openShop();
    store.on('POST /api/user/register', { success: false, message: 'User already exists' });
    store.on('POST /api/user/login', () =>
      isRight
        ? Response.json({ success: true, user: shopper() }, { headers: { 'set-cookie': 'token=new; Path=/' } })
        : Response.json({ success: false, message: 'Invalid email or password' }),
    );
    return run;
  };

  test('logs in to the account that exists when the password is right', async () => {
    const run = await open(true);
    const { data, cookies } = await run(register, { input: { ...ann, idempotencyKey: 'k1' } });
    expect(data.register).toMatchObject({ success: true, errors: [] });
    expect(cookies.join()).toContain('token=new');
  });

  test('says that the account exists when the password is wrong, or without a key', async () => {
    const run = await open(false);
    const taken = { success: false, errors: [{ code: 'TAKEN' }] };
    expect((await run(register, { input: { ...ann, idempotencyKey: 'k1' } })).data.register).toMatchObject(taken);
    expect(sent('POST /api/user/login')).toHaveLength(1);
    expect((await run(register, { input: ann })).data.register).toMatchObject(taken);
    expect(sent('POST /api/user/login')).toHaveLength(1);
  });
});

describe('a change of a version', () => {
  const updateProduct = `mutation ($input: UpdateProductInput!) {
    updateProduct(input: $input) { success product { id } errors { code } }
  }`;
  const input = { id: 'p1', ifVersion: 3, price: 5 };

  async function openEditing() {
    store.on('GET /api/store', withFeatures('products.edit', 'errors.codes'));
    const gateway = await openShop();
    let version = 3;
    store.on('POST /api/product/update', () => {
      version += 1;
      return version === 4
        ? Response.json({ success: true, message: 'Saved' })
        : Response.json({ success: false, code: 'CHANGED_SINCE', message: 'Changed' });
    });
    return gateway;
  }

  test('is sent once when the same session repeats it', async () => {
    const { run } = await openEditing();
    const first = await run(updateProduct, { input }, asSeller);
    expect(first.data.updateProduct).toMatchObject({ success: true, errors: [] });
    expect((await run(updateProduct, { input }, asSeller)).data).toEqual(first.data);
    expect(sent('POST /api/product/update')).toHaveLength(1);
  });

  test('is refused when its contents differ from those of the first one', async () => {
    const { run } = await openEditing();
    await run(updateProduct, { input }, asSeller);
    const { data } = await run(updateProduct, { input: { ...input, price: 6 } }, asSeller);
    expect(data.updateProduct).toMatchObject({ success: false, errors: [{ code: 'CHANGED_SINCE' }] });
  });
});
