import { beforeAll, expect, test } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { payByEvent } from '#tests/support/pay-by-event.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const hour = 3_600_000;
let now = Date.UTC(2024, 0, 10, 12, 30);
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let shopper: StoreClient;
let order: { items: object[]; address: string };

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  const product = await addProduct(seller, { price: '10', offerPrice: '10' });
  order = { items: [{ product, quantity: 3 }], address: await saveAddress(shopper) };
  await addWhatMustNotCount(backend);
});

async function placeCash(): Promise<string> {
  return (await shopper.post('/api/order/cod', order)).body.order._id;
}

/** Finds one of the three pieces: the order costs 10.20 instead of 30.60. */
async function packOne(orderId: string): Promise<void> {
  await seller.post('/api/order/pick', { orderId, line: 0, quantity: 1, reason: 'MISSING' });
  expect((await seller.post('/api/order/finish-picking', { orderId })).body).toMatchObject({ success: true });
}

const sums = async (query = '') => (await seller.get(`/api/order/seller/sums?${query}`)).body;

test('an order counts what was found once it is packed, also in hours that were added up before', async () => {
  const [early, late] = [await placeCash(), await placeCash()];
  await packOne(early);
  const starts = `starts=${new Date(now - hour).toISOString()}`;
  expect(await sums(starts)).toMatchObject({
    sums: { count: 2, amount: 40.8, pendingCount: 2, pendingAmount: 40.8 },
    days: [{ count: 2, amount: 40.8 }],
  });
  now += 3 * hour;
  await runHousekeeping(backend.context.database, now);
  await packOne(late);
  expect((await sums()).sums).toMatchObject({ count: 2, amount: 20.4, pendingAmount: 20.4 });
  expect((await sums('stages=READY')).sums).toMatchObject({ count: 2, amount: 20.4, pendingAmount: 20.4 });
  expect((await sums('paid=false')).sums).toMatchObject({ count: 2, amount: 20.4 });

  await seller.post('/api/order/move', { orderId: early, to: 'DONE' });
  expect((await sums()).sums).toMatchObject({ count: 2, amount: 20.4, pendingCount: 1, pendingAmount: 10.2 });
  await seller.post('/api/order/cancel', { orderId: late });
  expect((await sums()).sums).toMatchObject({ count: 1, amount: 10.2, pendingCount: 0, pendingAmount: 0 });
});

test('the sums and the days separate payments in the sandbox, before and after the hour is added up', async () => {
  const starts = `starts=${new Date(now - 2 * hour).toISOString()},${new Date(now - hour).toISOString()}`;
  const { body } = await shopper.post('/api/order/stripe', order);
  await payByEvent(backend.context.database, body.order, now);
  const none = { count: 0, amount: 0 };
  const one = { count: 1, amount: 30.6 };
  const check = async () => {
    const { sums: all, tests } = await sums(starts);
    expect(all).toMatchObject({ count: 2, amount: 40.8, pendingAmount: 0 });
    expect(tests).toEqual({ ...one, days: [none, one] });
    expect((await sums('method=COD')).tests).toMatchObject(none);
  };
  await check();
  now += 3 * hour;
  await runHousekeeping(backend.context.database, now);
  expect((await sums()).tests).toMatchObject(one);
  await seller.post('/api/order/cancel', { orderId: body.order._id });
  expect((await sums()).tests).toMatchObject(none);
});
