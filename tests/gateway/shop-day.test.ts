import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { auditLedgers, type SeenOrder } from '#tests/support/ledger-audit.ts';
import { multipartBody, sendMultipart } from '#tests/support/multipart-request.ts';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { goodAddress } from '#tests/support/store-records.ts';

/** Reads the fields that the test expects. */
// oxlint-disable-next-line typescript/no-explicit-any
type Payload = any;

interface Shop {
  url: string;
  database: Database;
  visitor: () => Visitor;
}

interface Visitor {
  client: ShopClient;
  query: (text: string, variables?: object) => Promise<Payload>;
  /** Sends the mutation of that name with this input, and returns its payload. */
  change: (name: string, input: object, fields?: string) => Promise<Payload>;
}

async function openShop(): Promise<Shop> {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, {}));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const { url } = await openGateway({ backendUrl: backend.address });
  return {
    url,
    database: backend.context.database,
    visitor: () => {
      const client = new ShopClient();
      onTestFinished(() => client.close());
      const query: Visitor['query'] = async (text, variables = {}) => {
        const { data, errors } = await client.run(url, text, variables);
        expect(errors).toBeUndefined();
        return data;
      };
      return {
        client,
        query,
        change: async (name, input, fields = '') => {
          const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
          const text = `mutation ($input: ${type}!) { ${name}(input: $input) { success errors { code field } ${fields} } }`;
          return (await query(text, { input }))[name];
        },
      };
    },
  };
}

const orderFields = 'order { id stage version paymentState amount paid refunded refundable actions }';
const done = { success: true, errors: [] };

/** Logs a new shopper in, with an address. */
async function openShopper({ visitor }: Shop, name: string) {
  const shopper = visitor();
  const account = { name, email: `${name.toLowerCase()}@example.com`, password: 'correct horse battery' };
  expect(await shopper.change('register', account)).toEqual(done);
  const { address } = await shopper.change('addAddress', goodAddress, 'address { id }');
  return {
    ...shopper,
    place: async (payment: 'COD' | 'ONLINE', quantities: Record<string, number>, expectedTotal: number) => {
      const items = Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity }));
      const input = { addressId: address.id as string, payment, items, expectedTotal };
      return shopper.change('placeOrder', input, `redirectUrl ${orderFields}`);
    },
  };
}

/** Imports three products from a CSV file, after a preview. */
async function importGoods(url: string, { client, change }: Visitor): Promise<void> {
  const file = [
    'name,category,price,offerPrice',
    'Figs,Fruits,19.99,19.99',
    'Bread,Bakery,3.49,3.49',
    'Milk,Dairy,1.29,1.29',
  ].join('\r\n');
  const query =
    'mutation ($input: PreviewImportInput!) { previewImport(input: $input) { success token counts { added faulty } } }';
  const { body } = await sendMultipart(
    url,
    multipartBody([
      { name: 'operations', content: JSON.stringify({ query, variables: { input: { file: null } } }) },
      { name: 'map', content: JSON.stringify({ 0: ['variables.input.file'] }) },
      { name: '0', content: file, filename: 'goods.csv', type: 'text/csv' },
    ]),
    { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  );
  expect(body.errors).toBeUndefined();
  const preview: Payload = body.data?.['previewImport'];
  expect(preview).toMatchObject({ success: true, counts: { added: 3, faulty: 0 } });
  const input = { token: preview.token as string };
  expect(await change('applyImport', input, 'added changed')).toEqual({ ...done, added: 3, changed: 0 });
}

test('a day in the shop: the ledgers of money, orders and stock agree with what shoppers and the seller see', async () => {
  const shop = await openShop();
  const seller = shop.visitor();
  await seller.query('{ store { features } }');
  expect(await seller.change('sellerLogin', sellerLogin)).toEqual(done);

  // The owner names the shop.
  expect(await seller.change('updateStore', { name: 'Corner Greens' })).toEqual(done);
  expect((await shop.visitor().query('{ store { name } }')).store.name).toBe('Corner Greens');

  await importGoods(shop.url, seller);
  const { nodes } = (await seller.query('{ products { nodes { id name } } }')).products;
  const idOf = (wanted: string): string => nodes.find(({ name }: { name: string }) => name === wanted).id;
  const [figs, bread, milk] = [idOf('Figs'), idOf('Bread'), idOf('Milk')];
  const changes = [
    { productId: figs, change: 10, reason: 'COUNTED' },
    { productId: bread, change: 1, reason: 'COUNTED' },
  ];
  expect(await seller.change('adjustStock', { changes })).toEqual(done);
  const readStock = async () => {
    const { stock } = (await seller.query('{ seller { stock { productId onHand } } }')).seller;
    return new Map((stock as { productId: string; onHand: number }[]).map((each) => [each.productId, each.onHand]));
  };

  const ann = await openShopper(shop, 'Ann');
  const bob = await openShopper(shop, 'Bob');
  const cleo = await openShopper(shop, 'Cleo');

  // Ann orders two pieces of figs, and pays on delivery.
  const annOrder = (await ann.place('COD', { [figs]: 2, [milk]: 1 }, 42.09)).order;
  expect(annOrder).toMatchObject({ stage: 'PLACED', paymentState: 'UNPAID', amount: 42.09, paid: 0 });

  // Bob orders the only bread, so Cleo cannot. He cancels twice, and the bread comes back once.
  const bobOrder = (await bob.place('COD', { [bread]: 1, [milk]: 2 }, 6.19)).order;
  expect(await cleo.place('COD', { [bread]: 1 }, 3.55)).toMatchObject({
    success: false,
    errors: [{ code: 'SOLD_OUT' }],
    order: null,
  });
  expect(await readStock()).toEqual(new Map(Object.entries({ [figs]: 8, [bread]: 0 })));
  const cancel = () => bob.change('cancelOrder', { id: bobOrder.id }, orderFields);
  expect(await cancel()).toMatchObject({ success: true, order: { stage: 'CANCELLED', version: 2, actions: [] } });
  expect(await cancel()).toMatchObject({ success: false, errors: [{ code: 'REFUSED' }], order: { version: 2 } });
  expect(await readStock()).toEqual(new Map(Object.entries({ [figs]: 8, [bread]: 1 })));

  // The seller corrects the price of the figs while they are in Cleo's cart.
  const items = [
    { productId: bread, quantity: 1 },
    { productId: figs, quantity: 1 },
  ];
  const { cart } = await cleo.change('updateCart', { items }, 'cart { total }');
  expect(cart.total).toBe(23.94);
  expect(await seller.change('updateProduct', { id: figs, price: 17.49, offerPrice: 17.49 })).toEqual(done);
  const basket = { [bread]: 1, [figs]: 1 };
  expect(await cleo.place('ONLINE', basket, 23.94)).toMatchObject({
    success: false,
    errors: [{ code: 'PRICE_CHANGED' }],
    order: null,
  });
  const newTotal = (await cleo.query('{ me { cart { total } } }')).me.cart.total as number;
  expect(newTotal).toBe(21.39);
  const { redirectUrl, order: cleoOrder } = await cleo.place('ONLINE', basket, newTotal);

  // Cleo pays on the page of the sandbox. Until then there is no order.
  const numbers = 'orderSums { count amount pendingCount pendingAmount }';
  expect((await seller.query(`{ seller { ${numbers} } }`)).seller.orderSums).toEqual({
    count: 1,
    amount: 42.09,
    pendingCount: 1,
    pendingAmount: 42.09,
  });
  const form = { origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' };
  for (const status of [303, 200]) {
    const page = await cleo.client.send(`${shop.url}${new URL(redirectUrl).pathname}/pay`, 'POST', form, '');
    expect(page.status).toBe(status);
  }
  const paid = await cleo.query('{ me { cart { lines { quantity } } orders { nodes { id paymentState paid } } } }');
  expect(paid.me).toEqual({
    cart: { lines: [] },
    orders: { nodes: [{ id: cleoOrder.id, paymentState: 'PAID', paid: 21.39 }] },
  });

  // Ann's order is delivered, and she pays in cash. Her milk is sour: the refund is sent twice.
  for (const [at, to] of ['PICKING', 'READY', 'OUT', 'DONE'].entries()) {
    const moved = await seller.change('moveOrder', { id: annOrder.id, to, ifVersion: at + 1 }, orderFields);
    expect(moved).toMatchObject({ success: true, order: { stage: to, version: at + 2 } });
  }
  const refund = async (amount: number, idempotencyKey: string) =>
    seller.change('refundOrder', { id: annOrder.id, amount, reason: 'Sour milk', idempotencyKey }, orderFields);
  const refunded = { paymentState: 'PARTLY_REFUNDED', paid: 42.09, refunded: 1.31, refundable: 40.78 };
  for (const _time of [1, 2]) expect(await refund(1.31, 'milk')).toMatchObject({ success: true, order: refunded });
  expect(await refund(40.79, 'too much')).toMatchObject({
    success: false,
    errors: [{ code: 'REFUSED', field: ['amount'] }],
    order: refunded,
  });

  const seen = await seller.query(
    `{ seller { ${numbers} orders { nodes { id stage amount paid refunded refunds { amount } } } } }`,
  );
  const orders = seen.seller.orders.nodes as (SeenOrder & { refunds: { amount: number }[] })[];
  expect(orders).toEqual([
    { id: cleoOrder.id, stage: 'PLACED', amount: 21.39, paid: 21.39, refunded: 0, refunds: [] },
    { id: bobOrder.id, stage: 'CANCELLED', amount: 6.19, paid: 0, refunded: 0, refunds: [] },
    { id: annOrder.id, stage: 'DONE', amount: 42.09, paid: 42.09, refunded: 1.31, refunds: [{ amount: 1.31 }] },
  ]);
  expect(seen.seller.orderSums).toEqual({ count: 2, amount: 63.48, pendingCount: 0, pendingAmount: 0 });
  const onHand = await readStock();
  expect(onHand).toEqual(new Map(Object.entries({ [figs]: 7, [bread]: 0 })));
  expect(await auditLedgers(shop.database, { orders, sums: seen.seller.orderSums, onHand })).toEqual([]);

  // The audit finds a cent that is not where it should be.
  const { query } = shop.database;
  await query
    .updateTable('money_moves')
    .set({ cents: 4208 })
    .where('order_id', '=', annOrder.id)
    .where('cents', '>', 0)
    .execute();
  await query.updateTable('products').set({ stock_on_hand: 8 }).where('id', '=', figs).execute();
  const faults = await auditLedgers(shop.database, { orders, sums: { ...seen.seller.orderSums, count: 3 }, onHand });
  expect(faults).toEqual([
    expect.stringContaining('payments is [4208] instead of [4209]'),
    expect.stringContaining('view is'),
    expect.stringContaining('the sums are'),
    expect.stringContaining(`product ${figs}`),
  ]);
});
