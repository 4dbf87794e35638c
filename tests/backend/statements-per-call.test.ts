import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { backendForTests, databaseKind, skipWithoutPostgres, type OpenBackend } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
skipWithoutPostgres();

/** Counts what the store sends to its database, without the statements that begin and end transactions. */
function countStatements() {
  let count = 0;
  const isCounted = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);
  const texts = new WeakMap<object, string>();
  // oxlint-disable-next-line typescript/unbound-method -- called below with the `this` of each call
  const { prepare } = Libsql.prototype;
  const prepared = vi.spyOn(Libsql.prototype, 'prepare').mockImplementation(function (this: Libsql.Database, text) {
    const statement = prepare.call(this, text);
    texts.set(statement, text);
    for (const name of ['all', 'run'] as const) {
      const act = statement[name].bind(statement);
      Object.assign(statement, {
        [name]: (...values: unknown[]) => {
          if (isCounted(text)) count += 1;
          return (act as (...sent: unknown[]) => unknown)(...values);
        },
      });
    }
    return statement;
  } as typeof prepare);
  const queried = vi.spyOn(pg.Client.prototype, 'query');
  const sentToPostgres = () =>
    queried.mock.calls.filter(([first]) => {
      const sent: unknown = first;
      const text = typeof sent === 'object' && sent !== null && 'text' in sent ? sent.text : sent;
      return typeof text === 'string' && isCounted(text);
    }).length;
  return {
    total: () => count + sentToPostgres(),
    restore: () => {
      prepared.mockRestore();
      queried.mockRestore();
    },
  };
}

const counter = countStatements();
afterAll(() => counter.restore());

interface Shop {
  shopper: StoreClient;
  seller: StoreClient;
  products: string[];
  address: string;
  orderIds: string[];
}

async function openShop(store: OpenBackend): Promise<Shop> {
  const [shopper, seller] = [await store.shopper(), await store.seller()];
  const picture = await makePicture('png', 60, 40);
  const products: string[] = [];
  for (const name of ['Rice', 'Milk', 'Bread', 'Apples', 'Soap']) {
    products.push(await addProduct(seller, { name }, [picture]));
  }
  const address = await saveAddress(shopper);
  const items = products.map((product) => ({ product, quantity: 2 }));
  for (let order = 0; order < 3; order += 1) await shopper.post('/api/order/cod', { items, address });
  const { body } = await shopper.get('/api/order/user');
  return { shopper, seller, products, address, orderIds: body.orders.map(({ _id }: { _id: string }) => _id) };
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/**
 * The calls that shoppers and sellers repeat all day. A further statement makes each of them slower: before the number is raised, look
 * whether a statement that is there already can tell the same.
 */
const calls: [
  name: string,
  statements: { sqlite: number; postgres: number },
  send: (shop: Shop) => Promise<unknown>,
][] = [
  ['the session with the cart', { sqlite: 2, postgres: 2 }, ({ shopper }) => shopper.get('/api/user/is-auth')],
  [
    'a change of a cart with five products',
    { sqlite: 5, postgres: 5 },
    ({ shopper, products }) =>
      shopper.post('/api/cart/update', { cartItems: Object.fromEntries(products.map((id) => [id, 2])) }),
  ],
  ['the saved addresses', { sqlite: 2, postgres: 2 }, ({ shopper }) => shopper.get('/api/address/get')],
  [
    'an order of five products that are not counted',
    { sqlite: 21, postgres: 24 },
    ({ shopper, products, address }) =>
      shopper.post('/api/order/cod', { items: products.map((product) => ({ product, quantity: 1 })), address }),
  ],
  [
    "a shopper's orders",
    { sqlite: 8, postgres: 8 },
    ({ shopper }) => shopper.get('/api/order/user?products=id&first=20'),
  ],
  [
    "a shopper's orders, on one page, with their number",
    { sqlite: 8, postgres: 8 },
    ({ shopper }) => shopper.get('/api/order/user?products=id&first=20&count=true'),
  ],
  [
    "the seller's newest orders",
    { sqlite: 8, postgres: 8 },
    ({ seller }) => seller.get('/api/order/seller?products=id&first=20'),
  ],
  [
    "the seller's newest orders, of more than one page, with the number of all",
    { sqlite: 11, postgres: 11 },
    ({ seller }) => seller.get('/api/order/seller?products=id&first=2&count=true'),
  ],
  [
    "the sums of the seller's orders since two moments",
    { sqlite: 6, postgres: 6 },
    ({ seller }) => seller.get(`/api/order/seller/sums?starts=${hoursAgo(2)},${hoursAgo(1)}`),
  ],
  [
    'the next stage of an order',
    { sqlite: 18, postgres: 18 },
    ({ seller, orderIds: [orderId] }) => seller.post('/api/order/move', { orderId, to: 'PICKING' }),
  ],
  [
    'the products that a gateway has already',
    { sqlite: 1, postgres: 1 },
    ({ shopper }) => shopper.get('/api/product/list'),
  ],
];

test.each(calls)('the store sends this number of statements for %s', async (_name, statements, send) => {
  const shop = await openShop(backend);
  // The products are in the memory of the store.
  await shop.shopper.get('/api/order/user');
  const before = counter.total();
  const { body } = (await send(shop)) as { body: { success: boolean; message?: string } };
  const sent = counter.total() - before;
  expect(body).toMatchObject({ success: true });
  expect(sent).toBe(statements[databaseKind]);
});
