import { expect, onTestFinished, test } from 'vitest';
import { plainStoreMap, type StoreMap } from '#gateway/store/store-map.ts';
import { openDriftingStore } from '#tests/support/drifting-store/drifting-store.ts';
import { allQuirks, mixedQuirks, type Quirk } from '#tests/support/drifting-store/quirks.ts';
import { addProductParts, multipartBody, sendMultipart } from '#tests/support/multipart-request.ts';
import { openGateway } from '#tests/support/open-gateway.ts';

const sellerCredentials = { email: 'seller@shop.test', password: 'a long seller password' };
const products = [
  {
    _id: 'p1',
    name: 'Apples',
    category: 'Fruits',
    price: 25,
    offerPrice: 19.99,
    description: ['Crisp.'],
    inStock: true,
    pictures: ['apples'],
  },
  {
    _id: 'p2',
    name: 'Milk',
    category: 'Dairy',
    price: 3,
    offerPrice: 2.5,
    description: [],
    inStock: true,
    pictures: [],
  },
];
const addressFields =
  '{ firstName: "Ann", lastName: "Lee", email: "ann@a.test", street: "1 Main St", city: "Springfield", state: "Oregon", country: "USA", phone: "5551234", zipcode: 97477 }';

/** Three apples at 19.99 and 2 % tax are 61.16. Stores with these quirks store other amounts. */
const amountsByQuirk: Record<string, { cash: number; online: number; isPaid: boolean }> = {
  strictOrigin: { cash: 61.16, online: 61.16, isPaid: true },
  emptyAsFailure: { cash: 61.16, online: 6116, isPaid: false },
  productIdLines: { cash: 76.5, online: 76.5, isPaid: false },
};
const honest = { cash: 61.16, online: 61.16, isPaid: false };

/**
 * The time that a store with the quirk slowWithGap takes here, and the time that the gateway waits: a tenth and a third
 * of the usual times.
 */
const slowAnswerMs = 150;
const deadlinesMs = { read: 1500, change: 1500, upload: 1500 };

async function openShop(quirks: readonly Quirk[], liesAboutMoney: boolean) {
  const ownProducts = products.map((product) => ({ ...product }));
  const seller = sellerCredentials;
  const store = await openDriftingStore({ quirks, products: ownProducts, seller, liesAboutMoney, slowAnswerMs });
  onTestFinished(() => store.close());
  const storeMap: StoreMap = { ...plainStoreMap, idType: quirks.includes('numericIds') ? 'number' : 'text' };
  const { url, run } = await openGateway(
    { backendUrl: store.url, storeMap },
    { ...(quirks.includes('slowWithGap') && { deadlinesMs }) },
  );
  let cookie = '';
  return {
    url,
    store,
    cookie: () => cookie,
    /** Sends a query as one browser does, with the cookies so far, and expects no error. */
    ask: async (query: string) => {
      const { data, errors, cookies } = await run(query, {}, { cookie });
      expect(errors).toBeUndefined();
      const jar = new Map(cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]));
      for (const line of cookies) {
        const [pair = ''] = line.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (value) jar.set(name, value);
        else jar.delete(name);
        expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax(;|$)/);
        expect(line).not.toMatch(/Secure|Domain/);
      }
      cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      return data;
    },
    /** Sends a query as the same browser, and also returns the codes of the errors. */
    outcomeOf: async (query: string) => {
      const { data, errors } = await run(query, {}, { cookie });
      return { data, codes: errors?.map(({ extensions }) => extensions.code) };
    },
  };
}

test.each<{ name: string; quirks: readonly Quirk[]; amounts: typeof honest | undefined }>([
  ...allQuirks.map((quirk) => ({
    name: quirk,
    quirks: [quirk],
    amounts: amountsByQuirk[quirk] ?? honest,
  })),
  { name: 'most quirks at once', quirks: mixedQuirks, amounts: undefined },
])('every operation of shopper and seller works over a store with the quirk $name', async ({ quirks, amounts }) => {
  const { ask, outcomeOf, url, store, cookie } = await openShop(quirks, amounts !== undefined);
  const { cash, online, isPaid } = amounts ?? honest;
  const [apples, milk] = quirks.includes('numericIds') ? ['101', '102'] : ['p1', 'p2'];

  expect(
    (await ask(
      '{ products { nodes { id images { url } category { slug } } } me { id } seller { __typename } }',
    )) as object,
  ).toEqual({
    products: {
      nodes: [
        { id: apples, images: [{ url: `${url}/images/apples-960.webp` }], category: { slug: 'fruits' } },
        { id: milk, images: [], category: { slug: 'dairy' } },
      ],
    },
    me: null,
    seller: null,
  });

  const { register } = await ask(
    'mutation { register(input: { name: "Ann", email: "ann@a.test", password: "long enough" }) { success user { id name cart { lines { productId } } addresses { id } orders { nodes { id } } } } }',
  );
  expect(register).toEqual({
    success: true,
    user: { id: expect.stringMatching(/./), name: 'Ann', cart: { lines: [] }, addresses: [], orders: { nodes: [] } },
  });

  const { updateCart } = await ask(
    `mutation { updateCart(input: { items: [{ productId: "${apples}", quantity: 3 }] }) { success user { cart { lines { productId quantity } } } } }`,
  );
  expect(updateCart).toEqual({ success: true, user: { cart: { lines: [{ productId: apples, quantity: 3 }] } } });

  const { addAddress } = await ask(
    `mutation { addAddress(input: ${addressFields}) { success address { id city zipcode phone } user { addresses { city } } } }`,
  );
  expect(addAddress).toEqual({
    success: true,
    address: { id: expect.stringMatching(/./), city: 'Springfield', zipcode: 97477, phone: '5551234' },
    user: { addresses: [{ city: 'Springfield' }] },
  });

  const order = (payment: string) =>
    `mutation { placeOrder(input: { addressId: "${addAddress.address.id}", payment: ${payment}, items: [{ productId: "${apples}", quantity: 3 }] }) { success redirectUrl } }`;
  expect((await ask(order('COD'))).placeOrder).toEqual({ success: true, redirectUrl: null });
  const { redirectUrl } = (await ask(order('ONLINE'))).placeOrder;
  // The store builds this address from the Origin header: the shop's address, and never "undefined".
  expect(redirectUrl).toMatch(new RegExp(`^${url}/pay/`));
  expect((await ask('{ me { orders { nodes { paymentText } } } }')).me.orders.nodes).toEqual([{ paymentText: 'COD' }]);
  const paid = await fetch(`${redirectUrl}/pay`, {
    method: 'POST',
    headers: { cookie: cookie() },
    redirect: 'manual',
  });
  expect(paid.headers.get('location')).toBe(`${url}/loader?next=my-orders`);

  const ordersQuery =
    'orders { totalCount nodes { payment paymentText isPaid amount items { productId quantity name product { id } } address { city } } }';
  const items = [{ productId: apples, quantity: 3, name: 'Apples', product: { id: apples } }];
  const address = { city: 'Springfield' };
  const expected = [
    { payment: 'ONLINE', paymentText: 'Online', isPaid: true, amount: online, items, address },
    { payment: 'COD', paymentText: 'COD', isPaid, amount: cash, items, address },
  ];
  const orders = { totalCount: 2, nodes: expected };
  const { me } = await ask(`{ me { cart { lines { productId } } ${ordersQuery} } }`);
  expect(me).toEqual({ cart: { lines: [] }, orders });

  const { login } = await ask(
    'mutation { login(input: { email: "ann@a.test", password: "wrong" }) { success message } }',
  );
  expect(login).toEqual({ success: false, message: 'Email or password is wrong.' });

  const { sellerLogin } = await ask(
    `mutation { sellerLogin(input: { email: "${sellerCredentials.email}", password: "${sellerCredentials.password}" }) { success seller { ${ordersQuery} } } }`,
  );
  expect(sellerLogin).toEqual({ success: true, seller: { orders } });

  // The gateway pages and sums the orders, because no such store does.
  const page = 'orders(first: 1) { nodes { payment } pageInfo { endCursor hasNextPage } }';
  const pages = await ask(
    `{ me { ${page} } seller { ${page} orderSums { count amount pendingCount days { count } } } }`,
  );
  const { pageInfo } = pages.seller.orders;
  expect(pages.me.orders).toEqual({ nodes: [{ payment: 'ONLINE' }], pageInfo });
  expect(pageInfo.hasNextPage).toBe(true);
  expect(pages.seller.orderSums).toEqual({
    count: 2,
    amount: Math.round((online + cash) * 100) / 100,
    pendingCount: isPaid ? 0 : 1,
    days: [],
  });
  const next = await ask(
    `{ seller { orders(first: 5, after: "${pageInfo.endCursor}") { nodes { payment } pageInfo { hasNextPage } } } }`,
  );
  expect(next.seller.orders).toEqual({ nodes: [{ payment: 'COD' }], pageInfo: { hasNextPage: false } });

  const upload = multipartBody(addProductParts([{ content: 'picture bytes' }]));
  const { body } = await sendMultipart(url, upload, { cookie: cookie() });
  expect(body.data?.['addProduct']).toEqual({
    success: true,
    message: 'Product Added',
    product: { id: expect.stringMatching(/./), name: 'Kiwi' },
  });
  const setStock = `mutation { setProductStock(input: { productId: "${milk}", inStock: false }) { success product { inStock } } }`;
  expect(await outcomeOf(setStock)).toEqual(
    quirks.includes('slowWithGap')
      ? { data: { setProductStock: null }, codes: ['UPSTREAM_BAD_REPLY'] }
      : { data: { setProductStock: { success: true, product: { inStock: false } } } },
  );

  await ask('mutation { logout { success } sellerLogout { success } }');
  expect(cookie()).not.toMatch(/oken=/);
  expect(await ask('{ me { id } seller { __typename } }')).toEqual({ me: null, seller: null });
  // The gateway has used every call of the contract, and has asked for nothing else but what the store can do.
  expect(store.seen).toContain('GET /api/store');
  expect(new Set(store.seen).size).toBe(17 + 1);
});
