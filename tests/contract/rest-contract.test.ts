import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/seed.ts';
import { seedProducts } from '#backend/seed/seed-products.ts';
import { readOutcome } from '#gateway/rest/outcome.ts';
import { listIn, readEntries } from '#gateway/rest/read-list.ts';
import { addressShape, orderShape, productShape, userShape, type RestProduct } from '#gateway/rest/shapes.ts';
import { readSessionOutcome } from '#gateway/rest/session-outcome.ts';
import { replyOf } from '#tests/support/contract-reply.ts';
import { openDriftingStore } from '#tests/support/drifting-store/drifting-store.ts';
import type { Quirk } from '#tests/support/drifting-store/quirks.ts';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { createStoreClient, type StoreAnswer, type StoreClient } from '#tests/support/store-client.ts';
import { goodAddress } from '#tests/support/store-records.ts';

/**
 * The calls of the REST contract. The tests send them as the gateway does, with every spelling of a name that differs
 * between stores, and read the responses with the gateway's readers: a store that passes works behind the gateway.
 *
 * The tests run against the store at CONTRACT_URL; if that is unset, against the bundled store on a new database, with
 * and without its extensions, and against drifting stores. For the seller's calls of another store, set SELLER_EMAIL and SELLER_PASSWORD.
 */
const address = process.env['CONTRACT_URL']?.replace(/\/$/, '');
const { SELLER_EMAIL: email, SELLER_PASSWORD: password } = process.env;
const seller = address === undefined ? sellerLogin : email && password ? { email, password } : null;
const cookieNames = {
  shopper: process.env['SHOPPER_COOKIE'] || 'token',
  seller: process.env['SELLER_COOKIE'] || 'sellerToken',
};
if (seller === null) {
  process.stderr.write(
    "\nThe seller's calls are skipped: set SELLER_EMAIL and SELLER_PASSWORD of the store to run them.\n",
  );
}

interface OpenedStore {
  base: string;
  close: () => Promise<void>;
}

async function openBundled(overrides: { isClassic?: boolean }): Promise<OpenedStore> {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, overrides));
  await seedShop({
    database: backend.context.database,
    encoder: backend.context.images,
    products: seedProducts,
    picturesDir: made.folder,
    log: { warn: () => undefined },
    report: () => undefined,
    signal: new AbortController().signal,
  });
  return {
    base: backend.address,
    close: async () => {
      await backend.close();
      await made.remove();
    },
  };
}

async function openDrifting(quirk: Quirk): Promise<OpenedStore> {
  const products = seedProducts.slice(0, 3).map(({ name, category, description }, at) => ({
    _id: String(at + 1).padStart(24, '0'),
    name,
    category,
    description,
    price: 5,
    offerPrice: 4,
    inStock: true,
    pictures: [],
  }));
  const store = await openDriftingStore({ quirks: [quirk], products, seller: sellerLogin });
  return { base: store.url, close: store.close };
}

/** Without `trustedUserId`: it reports success to visitors, which is a fault of the store and no quirk. */
const drifting: Quirk[] = ['bareRefusals', 'zipCode', 'strictOrigin', 'emptyAsFailure', 'productIdLines'];

const stores: { store: string; open: () => Promise<OpenedStore> }[] =
  address === undefined
    ? [
        { store: 'our own store', open: () => openBundled({}) },
        { store: 'our own store without its extensions', open: () => openBundled({ isClassic: true }) },
        ...drifting.map((quirk) => ({
          store: `a store with the quirk ${quirk}`,
          open: () => openDrifting(quirk),
        })),
      ]
    : [{ store: address, open: async () => ({ base: address, close: async () => undefined }) }];

/** Whether the gateway reads the response as a success: by `success`, or by the payload of the call. */
async function succeeded(asked: Promise<StoreAnswer>, payload?: string): Promise<StoreAnswer> {
  const answer = await asked;
  const hasPayload = (body: Record<string, unknown>) => payload !== undefined && body[payload] !== undefined;
  expect(readOutcome(replyOf(answer), { hasPayload })).toMatchObject({ success: true });
  return answer;
}

function isLoggedIn(answer: StoreAnswer, payload: string): boolean {
  return readSessionOutcome(replyOf(answer), payload).success;
}

async function products(client: StoreClient): Promise<RestProduct[]> {
  return readEntries(listIn(replyOf(await client.get('/api/product/list')), 'products'), productShape).read;
}

const anId = expect.stringMatching(/./);
const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
const opensSession = (cookie: string) =>
  Object.values(cookieNames).some((name) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`));
const digits = (text: string) => text.replaceAll(/\D/g, '');

describe.each(stores)('$store', ({ open }) => {
  let base = '';
  let close: () => Promise<void> = () => Promise.resolve();
  let shopper: StoreClient;
  const account = {
    name: 'Contract Check',
    email: `contract-${randomBytes(6).toString('hex')}@example.com`,
    password: `pass-${randomBytes(9).toString('base64url')}`,
  };

  beforeAll(async () => {
    ({ base, close } = await open());
    shopper = createStoreClient(base);
  });

  afterAll(() => close());

  async function orderable(): Promise<RestProduct> {
    const product = (await products(shopper)).find(({ inStock }) => inStock);
    if (!product) throw new Error('The store has no product in stock to order.');
    return product;
  }

  async function me() {
    return userShape.parse((await shopper.get('/api/user/is-auth')).body.user);
  }

  /** The shopper as the gateway sends it: some stores read the cookie, some `userId`, some `userID`. */
  async function whoAmI() {
    const { _id } = await me();
    return { userId: _id, userID: _id };
  }

  describe('a visitor', () => {
    test('GET product/list returns every product', async () => {
      const listed = await products(shopper);
      expect(listed.length).toBeGreaterThan(0);
      expect(listed[0]).toMatchObject({
        _id: anId,
        name: anId,
        category: anId,
        price: expect.any(Number),
        offerPrice: expect.any(Number),
        image: expect.any(Array),
        description: expect.any(Array),
        inStock: expect.any(Boolean),
      });
    });

    test.each(['/api/user/is-auth', '/api/seller/is-auth', '/api/address/get', '/api/order/user', '/api/order/seller'])(
      'GET %s is refused',
      async (path) => {
        expect((await createStoreClient(base).get(path)).body.success).not.toBe(true);
      },
    );

    test.each([
      ['/api/cart/update', { cartItems: {} }],
      ['/api/address/add', { address: goodAddress }],
      ['/api/order/cod', { items: [{ product: 'x', productId: 'x', quantity: 1 }], address: 'x' }],
      ['/api/order/stripe', { items: [{ product: 'x', productId: 'x', quantity: 1 }], address: 'x' }],
      ['/api/product/stock', { id: 'x', productId: 'x', inStock: true }],
      ['/api/user/login', { email: 'nobody@example.com', password: 'wrong password' }],
      ['/api/seller/login', { email: 'nobody@example.com', password: 'wrong password' }],
      ['/api/user/register', { email: 'x@example.com', password: 'no name given' }],
    ])('POST %s with %j is refused', async (path, body) => {
      const answer = await createStoreClient(base).post(path, body);
      expect(answer.body.success).not.toBe(true);
      expect(answer.headers.getSetCookie().filter((cookie) => opensSession(cookie))).toEqual([]);
    });
  });

  describe('a shopper', () => {
    test('POST user/register creates an account and sets the cookie token', async () => {
      const { user } = (await succeeded(shopper.post('/api/user/register', account), 'user')).body;
      expect(user).toMatchObject({ name: account.name, email: account.email });
      expect(shopper.cookies.has(cookieNames.shopper)).toBe(true);
    });

    test('GET user/is-auth returns the user with the cart', async () => {
      const { user } = (await succeeded(shopper.get('/api/user/is-auth'), 'user')).body;
      expect(userShape.parse(user)).toMatchObject({
        _id: anId,
        name: account.name,
        email: account.email,
        cartItems: [],
      });
      expect(user).not.toHaveProperty('password');
    });

    test('GET user/logout ends the session and POST user/login starts another', async () => {
      await succeeded(shopper.get('/api/user/logout'));
      expect(isLoggedIn(await shopper.get('/api/user/is-auth'), 'user')).toBe(false);
      const { email: own, password: secret } = account;
      const { user } = (await succeeded(shopper.post('/api/user/login', { email: own, password: secret }), 'user'))
        .body;
      expect(user).toMatchObject({ email: own });
      expect(isLoggedIn(await shopper.get('/api/user/is-auth'), 'user')).toBe(true);
    });

    test('POST cart/update saves the cart that is-auth returns', async () => {
      const product = await orderable();
      await succeeded(shopper.post('/api/cart/update', { ...(await whoAmI()), cartItems: { [product._id]: 2 } }));
      expect((await me()).cartItems).toEqual([{ productId: product._id, quantity: 2 }]);
    });

    test('POST address/add saves the address that GET address/get returns', async () => {
      const sent = { ...goodAddress, zipCode: goodAddress.zipcode };
      await succeeded(shopper.post('/api/address/add', { ...(await whoAmI()), address: sent }));
      const [saved, ...others] = await savedAddresses();
      const { phone, ...words } = goodAddress;
      expect(saved).toMatchObject({ _id: anId, ...words });
      expect(digits(saved?.phone ?? '')).toBe(digits(phone));
      expect(others).toEqual([]);
    });

    async function savedAddresses() {
      const reply = replyOf(await shopper.get(`/api/address/get?${new URLSearchParams(await whoAmI()).toString()}`));
      return readEntries(listIn(reply, 'addresses'), addressShape).read;
    }

    async function orderBody() {
      const [saved] = await savedAddresses();
      const { _id: id } = await orderable();
      return {
        ...(await whoAmI()),
        items: [{ product: id, productId: id, quantity: 2 }],
        address: saved?._id ?? 'no address was saved',
      };
    }

    test('POST order/cod places the order that GET order/user returns', async () => {
      const body = await orderBody();
      await succeeded(shopper.post('/api/order/cod', body));
      const reply = replyOf(await shopper.get(`/api/order/user?${new URLSearchParams(await whoAmI()).toString()}`));
      expect(readEntries(listIn(reply, 'orders'), orderShape).read).toMatchObject([
        {
          _id: anId,
          items: [{ productId: body.items[0]?.product, quantity: 2 }],
          amount: expect.any(Number),
          address: { city: goodAddress.city, zipcode: goodAddress.zipcode },
          paymentType: 'COD',
          status: expect.any(String),
          isPaid: expect.any(Boolean),
          createdAt: aMoment,
        },
      ]);
    });

    test('POST order/stripe returns the URL of the payment page', async () => {
      const { host, protocol } = new URL(base);
      const headers = { origin: base, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
      const asked = shopper.post('/api/order/stripe', await orderBody(), headers);
      const { url } = (await succeeded(asked, 'url')).body;
      expect(URL.canParse(String(url))).toBe(true);
    });

    test.each([[{ items: [] }], [{ address: '' }]])('POST order/cod with %j is refused', async (fields) => {
      const answer = await shopper.post('/api/order/cod', { ...(await orderBody()), ...fields });
      expect(answer.body.success).not.toBe(true);
      expect(answer.body.message).toEqual(expect.any(String));
    });

    test('the seller’s calls are refused for a shopper', async () => {
      expect(isLoggedIn(await shopper.get('/api/seller/is-auth'), '')).toBe(false);
      expect((await shopper.get('/api/order/seller')).body.success).not.toBe(true);
    });
  });

  describe.skipIf(seller === null)('the seller (skipped without SELLER_EMAIL and SELLER_PASSWORD)', () => {
    const name = `Contract check ${randomBytes(4).toString('hex')}`;
    const find = async () => (await products(client)).find((product) => product.name === name);
    let client: StoreClient;

    beforeAll(() => {
      client = createStoreClient(base);
    });

    test('POST seller/login sets the cookie sellerToken and GET seller/is-auth confirms it', async () => {
      await succeeded(client.post('/api/seller/login', seller));
      expect(client.cookies.has(cookieNames.seller)).toBe(true);
      await succeeded(client.get('/api/seller/is-auth'));
    });

    test('POST product/add accepts a form with the data and the pictures', async () => {
      const form = new FormData();
      form.append(
        'productData',
        JSON.stringify({ name, description: ['One', 'Two'], category: 'Vegetables', price: 25, offerPrice: 20 }),
      );
      const picture = await makePicture('png', 200, 200);
      form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
      await succeeded(client.send('/api/product/add', { method: 'POST', body: form }));
      expect(await find()).toMatchObject({
        price: 25,
        offerPrice: 20,
        description: ['One', 'Two'],
        image: [anId],
        inStock: true,
      });
    });

    test('POST product/stock sets a product out of stock', async () => {
      const id = (await find())?._id;
      await succeeded(client.post('/api/product/stock', { id, productId: id, inStock: false }));
      expect((await find())?.inStock).toBe(false);
    });

    test('GET order/seller returns the orders of all shoppers', async () => {
      const reply = replyOf(await client.get('/api/order/seller'));
      const orders = readEntries(listIn(reply, 'orders'), orderShape).read;
      expect(orders).toEqual(expect.arrayContaining([expect.objectContaining({ _id: anId, paymentType: 'COD' })]));
    });

    test('GET seller/logout ends the session', async () => {
      await succeeded(client.get('/api/seller/logout'));
      expect(isLoggedIn(await client.get('/api/seller/is-auth'), '')).toBe(false);
    });
  });
});
