import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedShop } from '#backend/db/seed/seed.ts';
import { seedProducts } from '#backend/db/seed/seed-products.ts';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { createStoreClient, type StoreClient } from '#tests/support/store-client.ts';
import { goodAddress } from '#tests/support/store-records.ts';

/**
 * The seventeen calls of the specification, asked of the store at CONTRACT_URL, or of our own on a fresh database when
 * that is unset. SELLER_EMAIL and SELLER_PASSWORD let it ask the seller's calls of a store that is not ours.
 */
const address = process.env['CONTRACT_URL']?.replace(/\/$/, '');
const { SELLER_EMAIL: email, SELLER_PASSWORD: password } = process.env;
const seller = address === undefined ? sellerLogin : email && password ? { email, password } : null;
if (seller === null) {
  process.stderr.write(
    "\nThe seller's calls are skipped: set SELLER_EMAIL and SELLER_PASSWORD of the store to ask them.\n",
  );
}

let base = address ?? '';
let close: () => Promise<void> = () => Promise.resolve();
let shopper: StoreClient;
const account = {
  name: 'Contract Check',
  email: `contract-${randomBytes(6).toString('hex')}@example.com`,
  password: `pass-${randomBytes(9).toString('base64url')}`,
};

beforeAll(async () => {
  if (address === undefined) {
    const made = await makeDatabase();
    const backend = await startBackend(testConfig(made.folder, made.database, {}));
    await seedShop({
      database: backend.shop.database,
      encoder: backend.shop.images,
      products: seedProducts,
      picturesDir: made.folder,
      log: { warn: () => undefined },
      report: () => undefined,
      signal: new AbortController().signal,
    });
    base = backend.address;
    close = async () => {
      await backend.close();
      await made.remove();
    };
  }
  shopper = createStoreClient(base);
});

afterAll(() => close());

/** A success of the contract: a status of the 200s and `success: true`. */
async function succeeded(asked: Promise<{ status: number; body: unknown }>): Promise<Record<string, never>> {
  const { status, body } = await asked;
  expect(body).toMatchObject({ success: true });
  expect(Math.floor(status / 100)).toBe(2);
  return body as Record<string, never>;
}

const anId = expect.stringMatching(/./);
const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);

interface ListedProduct {
  _id: string;
  name: string;
  price: number;
  offerPrice: number;
  inStock: boolean;
}

async function listProducts(): Promise<ListedProduct[]> {
  return (await succeeded(shopper.get('/api/product/list')))['products'] ?? [];
}

async function orderable(): Promise<ListedProduct> {
  const product = (await listProducts()).find(({ inStock }) => inStock);
  if (!product) throw new Error('The store has no product in stock to order.');
  return product;
}

async function myId(): Promise<string> {
  const { user } = (await shopper.get('/api/user/is-auth')).body;
  return user._id;
}

describe('a visitor', () => {
  test('GET product/list answers every product', async () => {
    const products = await listProducts();
    expect(products.length).toBeGreaterThan(0);
    expect(products[0]).toMatchObject({
      _id: anId,
      name: expect.any(String),
      category: expect.any(String),
      price: expect.any(Number),
      offerPrice: expect.any(Number),
      image: expect.any(Array),
      description: expect.any(Array),
      inStock: expect.any(Boolean),
    });
  });

  test.each(['/api/user/is-auth', '/api/seller/is-auth', '/api/address/get', '/api/order/user', '/api/order/seller'])(
    'GET %s is not for them',
    async (path) => {
      expect((await createStoreClient(base).get(path)).body.success).not.toBe(true);
    },
  );

  test.each([
    ['/api/cart/update', { cartItems: {} }],
    ['/api/address/add', { address: goodAddress }],
    ['/api/order/cod', { items: [{ product: 'x', quantity: 1 }], address: 'x' }],
    ['/api/order/stripe', { items: [{ product: 'x', quantity: 1 }], address: 'x' }],
    ['/api/product/stock', { id: 'x', inStock: true }],
    ['/api/user/login', { email: 'nobody@example.com', password: 'wrong password' }],
    ['/api/seller/login', { email: 'nobody@example.com', password: 'wrong password' }],
    ['/api/user/register', { email: 'x@example.com', password: 'no name given' }],
  ])('POST %s with %j is refused', async (path, body) => {
    const answer = await createStoreClient(base).post(path, body);
    expect(answer.body.success).not.toBe(true);
    expect(answer.headers.getSetCookie().filter((cookie) => /^(token|sellerToken)=[^;]/.test(cookie))).toEqual([]);
  });
});

describe('a shopper', () => {
  test('POST user/register makes an account and sets the cookie token', async () => {
    const { user } = await succeeded(shopper.post('/api/user/register', account));
    expect(user).toMatchObject({ name: account.name, email: account.email });
    expect(shopper.cookies.has('token')).toBe(true);
  });

  test('GET user/is-auth answers the user with the cart', async () => {
    const { user } = await succeeded(shopper.get('/api/user/is-auth'));
    expect(user).toMatchObject({ _id: anId, name: account.name, email: account.email, cartItems: {} });
    expect(user).not.toHaveProperty('password');
  });

  test('GET user/logout ends the session and POST user/login begins another', async () => {
    await succeeded(shopper.get('/api/user/logout'));
    expect((await shopper.get('/api/user/is-auth')).body.success).not.toBe(true);
    const { email: own, password: secret } = account;
    const { user } = await succeeded(shopper.post('/api/user/login', { email: own, password: secret }));
    expect(user).toMatchObject({ email: own });
    expect((await shopper.get('/api/user/is-auth')).body.success).toBe(true);
  });

  test('POST cart/update saves the cart that is-auth answers', async () => {
    const product = await orderable();
    await succeeded(shopper.post('/api/cart/update', { userId: await myId(), cartItems: { [product._id]: 2 } }));
    const { user } = (await shopper.get('/api/user/is-auth')).body;
    expect(user.cartItems).toEqual({ [product._id]: 2 });
  });

  test('POST address/add saves the address that GET address/get answers', async () => {
    const userId = await myId();
    await succeeded(shopper.post('/api/address/add', { userId, address: goodAddress }));
    const { addresses } = await succeeded(shopper.get(`/api/address/get?userId=${userId}`));
    expect(addresses).toMatchObject([{ _id: anId, userId, ...goodAddress }]);
  });

  async function orderBody() {
    const [saved] = (await shopper.get('/api/address/get')).body.addresses;
    const product = await orderable();
    return { userId: await myId(), items: [{ product: product._id, quantity: 2 }], address: saved._id };
  }

  test('POST order/cod places the order that GET order/user answers', async () => {
    const body = await orderBody();
    await succeeded(shopper.post('/api/order/cod', body));
    const { orders } = await succeeded(shopper.get(`/api/order/user?userId=${body.userId}`));
    expect(orders).toMatchObject([
      {
        _id: anId,
        items: [{ product: { _id: body.items[0]?.product }, quantity: 2 }],
        amount: expect.any(Number),
        address: { city: goodAddress.city, zipcode: goodAddress.zipcode },
        paymentType: 'COD',
        status: expect.any(String),
        isPaid: expect.any(Boolean),
        createdAt: aMoment,
      },
    ]);
  });

  test('POST order/stripe answers where to pay', async () => {
    const answer = await shopper.post('/api/order/stripe', await orderBody(), { origin: base });
    const { url } = await succeeded(Promise.resolve(answer));
    expect(URL.canParse(String(url))).toBe(true);
  });

  test.each([[{ items: [] }], [{ address: '' }]])('POST order/cod with %j is refused', async (fields) => {
    const answer = await shopper.post('/api/order/cod', { ...(await orderBody()), ...fields });
    expect(answer.body.success).not.toBe(true);
    expect(answer.body.message).toEqual(expect.any(String));
  });

  test('the seller’s calls stay closed to a shopper', async () => {
    expect((await shopper.get('/api/seller/is-auth')).body.success).not.toBe(true);
    expect((await shopper.get('/api/order/seller')).body.success).not.toBe(true);
  });
});

describe.skipIf(seller === null)('the seller (skipped without SELLER_EMAIL and SELLER_PASSWORD)', () => {
  const name = `Contract check ${randomBytes(4).toString('hex')}`;
  const find = async () => (await listProducts()).find((product) => product.name === name);
  let client: StoreClient;

  beforeAll(() => {
    client = createStoreClient(base);
  });

  test('POST seller/login sets the cookie sellerToken and GET seller/is-auth agrees', async () => {
    await succeeded(client.post('/api/seller/login', seller));
    expect(client.cookies.has('sellerToken')).toBe(true);
    await succeeded(client.get('/api/seller/is-auth'));
  });

  test('POST product/add takes a form with the data and the pictures', async () => {
    const form = new FormData();
    form.append(
      'productData',
      JSON.stringify({ name, description: ['One', 'Two'], category: 'Vegetables', price: '25', offerPrice: '20' }),
    );
    const picture = await makePicture('png', 200, 200);
    form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
    await succeeded(client.send('/api/product/add', { method: 'POST', body: form }));
    expect(await find()).toMatchObject({
      price: 25,
      offerPrice: 20,
      description: ['One', 'Two'],
      image: [expect.stringMatching(/^https?:/)],
      inStock: true,
    });
  });

  test('POST product/stock takes it out of stock', async () => {
    await succeeded(client.post('/api/product/stock', { id: (await find())?._id, inStock: false }));
    expect((await find())?.inStock).toBe(false);
  });

  test('GET order/seller answers everybody’s orders', async () => {
    const { orders } = await succeeded(client.get('/api/order/seller'));
    expect(orders).toEqual(expect.arrayContaining([expect.objectContaining({ _id: anId, paymentType: 'COD' })]));
  });

  test('GET seller/logout ends the session', async () => {
    await succeeded(client.get('/api/seller/logout'));
    expect((await client.get('/api/seller/is-auth')).body.success).not.toBe(true);
  });
});
