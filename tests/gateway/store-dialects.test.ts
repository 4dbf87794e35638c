import { expect, onTestFinished, test } from 'vitest';
import { allDialects, openDriftingStore, type Dialect } from '#tests/support/drifting-store.ts';
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

/** Three apples at 19.99 and 2 % tax are 61.16. These dialects store other amounts. */
const amountsByDialect: Record<string, { cash: number; online: number; isPaid: boolean }> = {
  strictOrigin: { cash: 61.16, online: 61.16, isPaid: true },
  emptyAsFailure: { cash: 61.16, online: 6116, isPaid: false },
  productIdLines: { cash: 76.5, online: 76.5, isPaid: false },
};
const honest = { cash: 61.16, online: 61.16, isPaid: false };

async function openShop(dialects: readonly Dialect[], liesAboutMoney: boolean) {
  const ownProducts = products.map((product) => ({ ...product }));
  const store = await openDriftingStore({ dialects, products: ownProducts, seller: sellerCredentials, liesAboutMoney });
  onTestFinished(() => store.close());
  const { url, run } = await openGateway({ backendUrl: store.url });
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
  };
}

test.each([
  ...allDialects.map((dialect) => ({
    name: dialect,
    dialects: [dialect],
    amounts: amountsByDialect[dialect] ?? honest,
  })),
  { name: 'all dialects at once', dialects: allDialects, amounts: undefined },
])('every operation of shopper and seller works over a store with the dialect $name', async ({ dialects, amounts }) => {
  const { ask, url, store, cookie } = await openShop(dialects, amounts !== undefined);
  const { cash, online, isPaid } = amounts ?? honest;

  expect(
    (await ask('{ products { nodes { id images category } } me { id } seller { __typename } }')) as object,
  ).toEqual({
    products: {
      nodes: [
        { id: 'p1', images: ['/images/apples-960.webp'], category: 'FRUITS' },
        { id: 'p2', images: [], category: 'DAIRY' },
      ],
    },
    me: null,
    seller: null,
  });

  const { register } = await ask(
    'mutation { register(input: { name: "Ann", email: "ann@a.test", password: "long enough" }) { success user { id name cart { productId } addresses { id } orders { id } } } }',
  );
  expect(register).toEqual({
    success: true,
    user: { id: expect.stringMatching(/./), name: 'Ann', cart: [], addresses: [], orders: [] },
  });

  const { updateCart } = await ask(
    'mutation { updateCart(input: { items: [{ productId: "p1", quantity: 3 }] }) { success user { cart { productId quantity } } } }',
  );
  expect(updateCart).toEqual({ success: true, user: { cart: [{ productId: 'p1', quantity: 3 }] } });

  const { addAddress } = await ask(
    `mutation { addAddress(input: ${addressFields}) { success address { id city zipcode phone } user { addresses { city } } } }`,
  );
  expect(addAddress).toEqual({
    success: true,
    address: { id: expect.stringMatching(/./), city: 'Springfield', zipcode: 97477, phone: '5551234' },
    user: { addresses: [{ city: 'Springfield' }] },
  });

  const order = (payment: string) =>
    `mutation { placeOrder(input: { addressId: "${addAddress.address.id}", payment: ${payment}, items: [{ productId: "p1", quantity: 3 }] }) { success redirectUrl } }`;
  expect((await ask(order('COD'))).placeOrder).toEqual({ success: true, redirectUrl: null });
  const { redirectUrl } = (await ask(order('ONLINE'))).placeOrder;
  // The store builds this address from the Origin header: the shop's address, and never "undefined".
  expect(redirectUrl).toMatch(new RegExp(`^${url}/pay/`));
  expect((await ask('{ me { orders { paymentType } } }')).me.orders).toEqual([{ paymentType: 'COD' }]);
  const paid = await fetch(`${redirectUrl}/pay`, { method: 'POST', headers: { cookie: cookie() }, redirect: 'manual' });
  expect(paid.headers.get('location')).toBe(`${url}/loader?next=my-orders`);

  const ordersQuery =
    'orders { paymentType isPaid amount items { productId quantity name product { id } } address { city } }';
  const items = [{ productId: 'p1', quantity: 3, name: 'Apples', product: { id: 'p1' } }];
  const address = { city: 'Springfield' };
  const expected = [
    { paymentType: 'Online', isPaid: true, amount: online, items, address },
    { paymentType: 'COD', isPaid, amount: cash, items, address },
  ];
  const { me } = await ask(`{ me { cart { productId } ${ordersQuery} } }`);
  expect(me).toEqual({ cart: [], orders: expected });

  const { login } = await ask(
    'mutation { login(input: { email: "ann@a.test", password: "wrong" }) { success message } }',
  );
  expect(login).toEqual({ success: false, message: 'Email or password is wrong.' });

  const { sellerLogin } = await ask(
    `mutation { sellerLogin(input: { email: "${sellerCredentials.email}", password: "${sellerCredentials.password}" }) { success seller { ${ordersQuery} } } }`,
  );
  expect(sellerLogin).toEqual({ success: true, seller: { orders: expected } });

  // The gateway pages and sums the orders, because no such store does.
  const page = 'ordersConnection(first: 1) { nodes { paymentType } pageInfo { endCursor hasNextPage } }';
  const pages = await ask(
    `{ me { ${page} } seller { ${page} orderSums { count amount pendingCount days { count } } } }`,
  );
  const { pageInfo } = pages.seller.ordersConnection;
  expect(pages.me.ordersConnection).toEqual({ nodes: [{ paymentType: 'Online' }], pageInfo });
  expect(pageInfo.hasNextPage).toBe(true);
  expect(pages.seller.orderSums).toEqual({
    count: 2,
    amount: Math.round((online + cash) * 100) / 100,
    pendingCount: isPaid ? 0 : 1,
    days: [],
  });
  const next = await ask(
    `{ seller { ordersConnection(first: 5, after: "${pageInfo.endCursor}") { nodes { paymentType } pageInfo { hasNextPage } } } }`,
  );
  expect(next.seller.ordersConnection).toEqual({ nodes: [{ paymentType: 'COD' }], pageInfo: { hasNextPage: false } });

  const upload = multipartBody(addProductParts([{ content: 'picture bytes' }]));
  const { body } = await sendMultipart(url, upload, { cookie: cookie() });
  expect(body.data?.['addProduct']).toEqual({
    success: true,
    message: 'Product Added',
    product: { id: expect.stringMatching(/./), name: 'Kiwi' },
  });
  const { setProductStock } = await ask(
    'mutation { setProductStock(input: { productId: "p2", inStock: false }) { success product { inStock } } }',
  );
  expect(setProductStock).toEqual({ success: true, product: { inStock: false } });

  await ask('mutation { logout { success } sellerLogout { success } }');
  expect(cookie()).not.toMatch(/oken=/);
  expect(await ask('{ me { id } seller { __typename } }')).toEqual({ me: null, seller: null });
  // Every call except the newsletter, which these stores do not have.
  expect(new Set(store.seen).size).toBe(17);
});
