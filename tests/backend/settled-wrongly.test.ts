import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  absentPostgres,
  skipWithoutPostgres,
  startBackend,
  testConfig,
  type OpenBackend,
} from '#tests/support/open-backend.ts';
import { makeOldDatabase } from '#tests/support/old-shop.ts';
import type { StoreClient } from '#tests/support/store-client.ts';

/** Orders that the version before the accounts of lines has settled, some of them with too little paid back. */

let made: Awaited<ReturnType<typeof makeOldDatabase>>;
let backend: OpenBackend;
let seller: StoreClient;

skipWithoutPostgres();

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  made = await makeOldDatabase('schema-41');
  backend = await startBackend(testConfig(made.folder, made.database, {}));
  seller = await backend.seller();
});

afterAll(async () => {
  if (absentPostgres() !== null) return;
  await backend.close();
  await made.remove();
});

async function owed(): Promise<string | undefined> {
  const { checks } = (await seller.get('/api/store/status')).body;
  const check = checks.find(({ id }: { id: string }) => id === 'OWED_REFUNDS');
  return check && `${check.state} ${/(No\. .*)\.$/.exec(check.note)?.[1]}`;
}

const orderOf = async (number: number) =>
  (await seller.get(`/api/order/seller?q=${number}`)).body.orders.find(
    (order: { number: string }) => order.number === `${number}`,
  );

test('the owner reads which orders an earlier version settled wrongly, until their money is paid back; nothing else changes', async () => {
  const list = 'WARNING No. 1006: $10.70 (19%); No. 1002: $10.70 (7%); No. 1001: $3.00 (19%)';
  expect(await owed()).toBe(list);
  // The order is as it was: 22.60 were paid, 11.90 paid back.
  expect(await orderOf(1001)).toMatchObject({
    paid: 22.6,
    refunded: 11.9,
    settled: { amount: 10.7 },
    refundable: 10.7,
  });
  const { _id: orderId } = await orderOf(1001);
  const refund = { orderId, amount: 3, reason: 'Paid back too little' };
  expect((await seller.post('/api/order/refund', refund)).body).toMatchObject({ success: true });
  expect(await owed()).toBe('WARNING No. 1006: $10.70 (19%); No. 1002: $10.70 (7%)');
  expect((await orderOf(1001)).afterRefunds).toEqual({
    amount: 7.7,
    tax: 0,
    taxes: [{ name: 'Food', rate: 7, amount: 0.5, net: 7.2 }],
  });
});

test('an order that was being packed at the upgrade is finished by the accounts of its lines', async () => {
  const { _id: orderId } = await orderOf(1007);
  expect((await seller.post('/api/order/pick', { orderId, line: 1, quantity: 1 })).body).toMatchObject({
    success: true,
  });
  expect((await seller.post('/api/order/finish-picking', { orderId })).body).toMatchObject({ success: true });
  expect(await orderOf(1007)).toMatchObject({ refunded: 14.9, afterRefunds: { amount: 7.7 } });
});

test('a refund for no product that an earlier version entered before the finish counts towards what is missing', async () => {
  const { refunds, refunded, items } = await orderOf(1003);
  expect(refunds.map(({ forMissing }: { forMissing: boolean }) => forMissing)).toEqual([true, false]);
  expect([refunded, items[1].refundable]).toEqual([11.9, 10.7]);
});
