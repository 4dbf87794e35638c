import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { address, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson, type StoreHandler } from '#tests/support/open-store.ts';

const asBoth = { cookie: 'token=a; sellerToken=b' };
const maxResponseMs = 6000;

const workingStore: Record<string, object> = {
  'GET /api/user/is-auth': { success: true, user: shopper() },
  'GET /api/seller/is-auth': { success: true },
  'GET /api/address/get': { success: true, addresses: [address()] },
  'GET /api/product/list': { success: true, products: [product()] },
};
const hang: StoreHandler = () => undefined;
const respondAfter =
  (ms: number, answer: object): StoreHandler =>
  (_request, response) =>
    void setTimeout(() => response.destroyed || sendJson(response, answer), ms);

const place = (payment: string) =>
  `mutation { placeOrder(input: { addressId: "a1", payment: ${payment}, items: [{ productId: "p1", quantity: 1 }] }) { success } }`;
const addressInput =
  'firstName: "A", lastName: "B", email: "a@b.c", street: "S", city: "C", state: "S", country: "C", phone: "1", zipcode: 1';

/** The call that hangs, and the client's operation. */
const operations: [hanging: string, operation: string][] = [
  ['GET /api/product/list', '{ products { totalCount } }'],
  ['GET /api/product/list', '{ me { cart { product { id } } } }'],
  ['GET /api/user/is-auth', '{ me { id } }'],
  ['GET /api/seller/is-auth', '{ seller { __typename } }'],
  ['GET /api/address/get', '{ me { addresses { id } } }'],
  ['GET /api/order/user', '{ me { orders { id } } }'],
  ['GET /api/order/seller', '{ seller { orders { id } } }'],
  ['POST /api/user/login', 'mutation { login(input: { email: "a@b.c", password: "hush-hush" }) { success } }'],
  [
    'POST /api/user/register',
    'mutation { register(input: { name: "A", email: "a@b.c", password: "hush-hush" }) { success } }',
  ],
  ['GET /api/user/logout', 'mutation { logout { success } }'],
  ['POST /api/seller/login', 'mutation { sellerLogin(input: { email: "a@b.c", password: "hush-hush" }) { success } }'],
  ['GET /api/seller/logout', 'mutation { sellerLogout { success } }'],
  ['POST /api/cart/update', 'mutation { updateCart(input: { items: [] }) { success } }'],
  ['POST /api/address/add', `mutation { addAddress(input: { ${addressInput} }) { success } }`],
  ['POST /api/order/cod', place('COD')],
  ['POST /api/order/stripe', place('ONLINE')],
  ['GET /api/product/list', place('COD')],
  ['POST /api/product/stock', 'mutation { setProductStock(input: { productId: "p1", inStock: true }) { success } }'],
  ['GET /api/product/list', 'mutation { setProductStock(input: { productId: "p1", inStock: true }) { success } }'],
];

/** Sends an operation to a gateway with its default deadlines. @returns the response, or `late` after `maxResponseMs` */
async function ask(answers: Record<string, object | StoreHandler>, operation: string) {
  const store = await openStore(answers);
  const { run } = await openGateway({ backendUrl: store.url });
  const answer = await Promise.race([run(operation, {}, asBoth), pause(maxResponseMs, 'late' as const)]);
  return { answer, store };
}

test('the gateway responds within 6 seconds whichever call to the store hangs', { timeout: 60_000 }, async () => {
  const results = await Promise.all(
    operations.map(async ([hanging, operation]) => ({
      what: `${hanging}: ${operation}`,
      ...(await ask({ ...workingStore, [hanging]: hang }, operation)),
    })),
  );
  for (const { what, answer } of results) expect.soft(answer, what).not.toBe('late');
});

test(
  'one deadline covers all store calls of a request, and the gateway does not send a change after it',
  { timeout: 60_000 },
  async () => {
    const slowly = (ms: number) => ({
      ...workingStore,
      'GET /api/user/is-auth': respondAfter(ms, workingStore['GET /api/user/is-auth']!),
      'GET /api/address/get': respondAfter(ms, workingStore['GET /api/address/get']!),
      'POST /api/order/cod': hang,
    });
    const [cutOff, notSent, catalogue, reads] = await Promise.all([
      ask(slowly(1500), place('COD')),
      ask(slowly(2300), place('COD')),
      ask({ ...slowly(2000), 'GET /api/product/list': hang }, '{ me { id } products { totalCount } }'),
      ask(
        { ...slowly(3000), 'GET /api/order/user': hang },
        '{ me { addresses { id } orders { id } cart { product { id } } } }',
      ),
    ]);

    for (const { answer } of [cutOff, notSent]) {
      expect.soft(answer).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
    }
    expect(cutOff.store.count('POST /api/order/cod')).toBe(1);
    expect(notSent.store.count('POST /api/order/cod')).toBe(0);
    expect(catalogue.answer).toMatchObject({ data: { me: { id: 'u1' }, products: null } });
    expect(reads.answer).toMatchObject({ data: { me: { addresses: null, orders: null } } });
  },
);

test('the gateway responds 503 in time to a forwarded request when the store hangs', { timeout: 60_000 }, async () => {
  const store = await openStore({ 'GET /images/a.webp': hang });
  const { get } = await openGateway({ backendUrl: store.url });

  const answer = await Promise.race([get('/images/a.webp'), pause(maxResponseMs, 'late' as const)]);

  expect(answer).toMatchObject({ status: 503 });
});
