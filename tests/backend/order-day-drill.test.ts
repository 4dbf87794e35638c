import { expect, test } from 'vitest';
import { countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { drillSize, drillTimeout, reportDrill } from '#tests/support/drill.ts';
import { storeToKill } from '#tests/support/killable-store.ts';
import { auditLedgers } from '#tests/support/ledger-audit.ts';
import { databaseKind } from '#tests/support/open-backend.ts';
import { createStoreClient, type StoreAnswer, type StoreClient } from '#tests/support/store-client.ts';
import { register, saveAddress } from '#tests/support/store-records.ts';

const store = storeToKill();

interface ListedOrder {
  _id: string;
  stage: string;
  version: number;
  amount: number;
  paid: number;
  refunded: number;
  timeline: { stage: string }[];
  refunds: { amount: number }[];
}

/** One request. It throws when the store is gone, and else returns why the response is not the expected one, or null. */
type Request = () => Promise<string | null>;

/** Whether a change was accepted now or, as its repetition shows, before the store was killed. */
function checkChange({ body, text }: StoreAnswer, stage: string, ifVersion: number): string | null {
  const { order } = body as { order?: ListedOrder };
  const isThere = order?.stage === stage && order.version === ifVersion + 1;
  return isThere && (body.success === true || body.code === 'CHANGED_SINCE') ? null : text;
}

/** Sends every second request and waits for it; then sends the others at once, and kills the store at the first response. */
async function sendAndKill(requests: Request[]): Promise<{ faults: string[]; unanswered: number }> {
  const faults = await Promise.all(requests.filter((_, at) => at % 2 === 0).map((send) => send()));
  let unanswered = 0;
  const inFlight = requests.filter((_, at) => at % 2 === 1).map((send) => send());
  const all = Promise.allSettled(inFlight);
  await Promise.race(inFlight);
  await store.kill();
  for (const result of await all) {
    if (result.status === 'fulfilled') faults.push(result.value);
    else unanswered += 1;
  }
  return { faults: faults.filter((fault) => fault !== null), unanswered };
}

test(
  'killed in and between all steps of orders, the store loses no step and carries none out twice',
  async () => {
    const count = drillSize(8, 60);
    const shop = await store.openShop();
    const { product, address } = shop;
    const counted = 100_000;
    await countProduct(shop.seller, product, counted);

    const numbers = Array.from({ length: count }, (_, number) => number);
    /** Ids of the orders by their keys, and the pages to pay on. */
    const ids = new Map<string, string>();
    const payPaths = new Map<string, string>();
    const idOf = (key: string) => ids.get(key) ?? '';
    const versions = new Map<string, number>();
    const versionOf = (key: string) => versions.get(idOf(key)) ?? 0;

    /** The shoppers who order online: an account has one unpaid order at a time. */
    const payers = new Map<string, { cookies: Map<string, string>; address: string }>();
    const buyerOf = (key: string): { client: StoreClient; address: string } => {
      const payer = payers.get(key);
      if (!payer) return { client: shop.shopper, address };
      const client = createStoreClient(store.address());
      for (const [name, value] of payer.cookies) client.cookies.set(name, value);
      return { client, address: payer.address };
    };

    const place =
      (key: string, payment: 'cod' | 'stripe', quantity: number): Request =>
      async () => {
        const buyer = buyerOf(key);
        const input = { items: [{ product, quantity }], address: buyer.address };
        const { body, text } = await buyer.client.post(`/api/order/${payment}`, input, { 'idempotency-key': key });
        if (body.success !== true) return text;
        const known = ids.get(key);
        ids.set(key, body.order._id);
        if (payment === 'stripe') payPaths.set(key, new URL(body.url).pathname);
        return known === undefined || known === body.order._id ? null : `${key} is two orders`;
      };
    const pay =
      (key: string): Request =>
      async () => {
        const headers = { origin: store.address(), 'content-type': 'application/x-www-form-urlencoded' };
        const path = `${payPaths.get(key) ?? ''}/pay`;
        const { status, text } = await buyerOf(key).client.send(path, { method: 'POST', headers, body: '' });
        return status === 303 || text.includes('Already paid') ? null : `${status} ${text}`;
      };
    const move =
      (key: string, to: string): Request =>
      async () => {
        const input = { orderId: idOf(key), to, ifVersion: versionOf(key) };
        return checkChange(await shop.seller.post('/api/order/move', input), to, versionOf(key));
      };
    const cancel =
      (key: string): Request =>
      async () => {
        const input = { orderId: idOf(key), ifVersion: versionOf(key) };
        return checkChange(await buyerOf(key).client.post('/api/order/cancel', input), 'CANCELLED', versionOf(key));
      };
    const refund =
      (key: string): Request =>
      async () => {
        const input = { orderId: idOf(key), amount: 1.31, reason: 'Bruised', idempotencyKey: key };
        const { body, text } = await shop.seller.post('/api/order/refund', input);
        return body.success === true && body.order.refunded === 1.31 ? null : text;
      };

    // Of the orders that are cancelled, every second one is paid online.
    const days = numbers.map((number) => `day ${number}`);
    const cash = numbers.filter((number) => number % 2 === 0).map((number) => `cash ${number}`);
    const online = numbers.filter((number) => number % 2 === 1).map((number) => `online ${number}`);
    for (const key of online) {
      const client = createStoreClient(store.address());
      await register(client);
      payers.set(key, { cookies: client.cookies, address: await saveAddress(client) });
    }
    const steps: (() => Request[])[] = [
      () => [
        ...days.map((key, number) => place(key, 'cod', number + 1)),
        ...cash.map((key) => place(key, 'cod', 2)),
        ...online.map((key) => place(key, 'stripe', 3)),
      ],
      () => [...online.map(pay), ...days.map((key) => move(key, 'PICKING'))],
      () => [...cash.map(cancel), ...online.map(cancel), ...days.map((key) => move(key, 'READY'))],
      () => days.map((key) => move(key, 'OUT')),
      () => days.map((key) => move(key, 'DONE')),
      () => days.map(refund),
    ];

    const readOrders = async () => (await shop.seller.get('/api/order/seller')).body.orders as ListedOrder[];
    const faults: string[] = [];
    let unanswered = 0;
    for (const step of steps) {
      const requests = step();
      const killed = await sendAndKill(requests);
      unanswered += killed.unanswered;
      faults.push(...killed.faults);
      await store.start();
      for (const repeat of requests) faults.push(...[await repeat()].filter((fault) => fault !== null));
      for (const { _id, version } of await readOrders()) versions.set(_id, version);
    }
    expect(faults).toEqual([]);

    const orders = await readOrders();
    const { sums } = (await shop.seller.get('/api/order/seller/sums')).body;
    const onHand = await onHandOf(shop.seller, product);
    const seenOf = (key: string) => {
      const order = orders.find(({ _id }) => _id === idOf(key));
      return [order?.version, order?.refunds.map(({ amount }) => amount), order?.timeline.map(({ stage }) => stage)];
    };
    for (const key of days) {
      expect(seenOf(key)).toEqual([6, [1.31], ['PLACED', 'PICKING', 'READY', 'OUT', 'DONE']]);
    }
    for (const key of cash) expect(seenOf(key)).toEqual([2, [], ['PLACED', 'CANCELLED']]);
    for (const key of online) expect(seenOf(key)).toEqual([2, [30.6], ['PLACED', 'CANCELLED']]);
    expect(orders).toHaveLength(2 * count);
    expect(onHand).toBe(counted - (count * (count + 1)) / 2);

    await store.kill();
    const database = await store.openDatabase();
    const seen = {
      orders: orders.map(({ _id: id, ...order }) => ({ id, ...order })),
      sums,
      onHand: new Map([[product, onHand ?? 0]]),
    };
    const wrong = await auditLedgers(database, seen);
    await database.close();
    reportDrill(`order days ${databaseKind}`, {
      'steps with kill -9': steps.length,
      orders: orders.length,
      'requests in flight when killed': unanswered,
      wrong: wrong.length,
    });
    expect(wrong).toEqual([]);
  },
  drillTimeout,
);
