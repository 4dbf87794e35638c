import { afterAll, expect, test } from 'vitest';
import { drillTimeout } from '#tests/support/drill.ts';
import { storeToKill } from '#tests/support/killable-store.ts';
import { auditLedgers } from '#tests/support/ledger-audit.ts';
import { guestSecretIn } from '#tests/support/guest-secret.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { createStoreClient, type StoreAnswer } from '#tests/support/store-client.ts';
import { addDepositType, addProduct, goodAddress } from '#tests/support/store-records.ts';

const mailServer = await startMailServer();
const store = storeToKill({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'orders@shop.example',
  PUBLIC_URL: 'http://shop.example',
});
afterAll(() => mailServer.close());

interface ListedOrder {
  _id: string;
  stage: string;
  amount: number;
  paid: number;
  refunded: number;
}

let steps = 0;

/**
 * Sends a request, kills the store with its response or while the request is on its way, starts it again, and repeats the request as a
 * client does that got no response.
 */
async function step(send: () => Promise<StoreAnswer>): Promise<StoreAnswer['body']> {
  steps += 1;
  const first = send().catch(() => null);
  if (steps % 2 === 0) await first;
  await store.kill();
  await first;
  await store.start();
  return (await send()).body;
}

/** What a step of an order says when it is repeated after it was done. */
const isThere = /^(CHANGED_SINCE|REFUSED)$/;

const cents = (units: number) => Math.round(units * 100);
/** What goods and deposits cost with 2 % on top. */
const totalOf = (...parts: number[]) => {
  const sum = parts.reduce((before, part) => before + part, 0);
  return sum + Math.floor(sum / 50);
};

test(
  'a day with a guest, a caller, a late addition, ham and crates ends to the cent with the ledgers, killed in or after each step',
  async () => {
    const shop = await store.openShop();
    const startedAt = new Date(Date.now() - 3_600_000).toISOString();
    const crate = await addDepositType(shop.seller, { name: 'Crate', amount: 3.1, kind: 'CRATE' });
    const add = (name: string, price: string, more: object = {}) =>
      addProduct(shop.seller, { name, price, offerPrice: price, ...more });
    const bread = await add('Bread', '2.00');
    // Sold in steps of 50 g: 6 of them are 300 g.
    const ham = await add('Ham', '1.00', { portion: { grams: 50, from: 100, to: 1000 } });
    const beer = await add('Beer', '12.00', { deposit: { type: crate, count: 1 } });
    const key = (name: string) => ({ 'idempotency-key': name });
    const items = (quantities: Record<string, number>) =>
      Object.entries(quantities).map(([product, quantity]) => ({ product, quantity }));
    const visitor = () => createStoreClient(store.address());

    const guest = { ...goodAddress, email: 'guest@example.com', phone: '+49 30 000001' };
    const ofGuest = await step(() =>
      visitor().post(
        '/api/guest/order',
        { items: items({ [bread]: 1, [beer]: 2 }), address: guest, payment: 'COD' },
        key('guest'),
      ),
    );
    await mailServer.waitFor(1);
    const secret = guestSecretIn(mailServer.received[0]?.text);
    const confirmed = await step(() => visitor().post('/api/guest/confirm', { secret }));
    expect(confirmed.order).toMatchObject({ _id: ofGuest.order._id, stage: 'PLACED', isPaid: false });

    const caller = { ...goodAddress, email: '', phone: '+49 30 000002' };
    const ofCaller = await step(() =>
      shop.seller.post(
        '/api/order/for-customer',
        { items: items({ [ham]: 6, [beer]: 1 }), address: caller, payment: 'COD' },
        key('caller'),
      ),
    );
    const ofShopper = await step(() =>
      shop.shopper.post('/api/order/cod', { items: items({ [bread]: 3 }), address: shop.address }, key('first')),
    );
    const late = await step(() =>
      shop.shopper.post('/api/order/cod', { items: items({ [ham]: 6 }), joins: ofShopper.order._id }, key('late')),
    );
    const placed = [ofGuest, ofCaller, ofShopper, late];
    expect(placed.map(({ order }) => cents(order.amount))).toEqual([
      totalOf(200, 2 * 1200, 2 * 310),
      totalOf(600, 1200, 310),
      totalOf(600),
      totalOf(600),
    ]);

    const readOrders = async () => (await shop.seller.get('/api/order/seller')).body.orders as ListedOrder[];
    const ids = placed.map(({ order }) => order._id as string);
    /** Does a step with each order; its repetition is accepted, or refused because the step is done. */
    async function stepWithAll(call: string, fields: object, stage: string) {
      for (const orderId of ids) {
        const body = await step(() => shop.seller.post(`/api/order/${call}`, { orderId, ...fields }));
        expect(body.success || isThere.test(body.code) ? null : body).toBeNull();
      }
      expect(new Set((await readOrders()).map((order) => order.stage))).toEqual(new Set([stage]));
    }
    await stepWithAll('move', { to: 'PICKING' }, 'PICKING');
    const picks = [
      { orderId: ids[0], line: 0, quantity: 1 },
      { orderId: ids[0], line: 1, quantity: 2 },
      // Cut too thin for the caller, and too thick for the late addition: what is too much is a gift.
      { orderId: ids[1], line: 0, quantity: 6, grams: 290 },
      { orderId: ids[1], line: 1, quantity: 1 },
      { orderId: ids[2], line: 0, quantity: 3 },
      { orderId: ids[3], line: 0, quantity: 6, grams: 340 },
    ];
    for (const pick of picks) {
      expect(await step(() => shop.seller.post('/api/order/pick', pick))).toMatchObject({ success: true });
    }
    await stepWithAll('finish-picking', {}, 'READY');
    await stepWithAll('move', { to: 'DONE' }, 'DONE');
    const back = { orderId: ofGuest.order._id, containers: [{ type: crate, count: 3 }], payout: 'CASH' };
    expect(await step(() => shop.seller.post('/api/deposit/return', back, key('crates')))).toMatchObject({
      success: true,
    });

    const orders = await readOrders();
    const takenOf = (id: string) => cents(orders.find(({ _id }) => _id === id)?.paid ?? 0);
    const settled = [totalOf(200, 2 * 1200, 2 * 310), totalOf(580, 1200, 310), totalOf(600), totalOf(600)];
    expect(ids.map(takenOf)).toEqual(settled);
    const net = settled.reduce((sum, each) => sum + each, 0);
    const span = [startedAt, new Date(Date.now() + 3_600_000).toISOString()];
    const { takings } = (await shop.seller.get(`/api/order/seller/takings?starts=${span.join()}`)).body;
    expect(takings[0]).toMatchObject({
      cash: net / 100,
      net: net / 100,
      deposits: [{ name: 'Crate', charged: 9.3, returned: 9.3 }],
      depositPayouts: [{ payout: 'CASH', amount: 9.3 }],
    });
    const { balances } = (await shop.seller.get('/api/deposit/balances')).body;
    expect(balances[0]).toMatchObject({ charged: 9.3, returned: 9.3, open: 0 });
    const { sums } = (await shop.seller.get('/api/order/seller/sums')).body;

    await store.kill();
    const database = await store.openDatabase();
    const seen = { orders: orders.map(({ _id: id, ...order }) => ({ id, ...order })), sums, onHand: new Map() };
    const wrong = await auditLedgers(database, seen);
    await database.close();
    expect(wrong).toEqual([]);
  },
  drillTimeout,
);
