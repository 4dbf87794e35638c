import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drillTimeout, isFullDrill, killsOf, reportDrill, seededRandom } from '#tests/support/drill.ts';
import { storeToKill } from '#tests/support/killable-store.ts';
import { databaseKind, sellerLogin } from '#tests/support/open-backend.ts';
import { CrowdBuyer } from '#tests/support/order-crowd.ts';
import { createStoreClient } from '#tests/support/store-client.ts';
import { addProduct } from '#tests/support/store-records.ts';

const store = storeToKill();

/** Returns the milliseconds until the store was ready. */
async function timeStart(): Promise<number> {
  const startedAt = performance.now();
  await store.start();
  return performance.now() - startedAt;
}

test(
  'killed repeatedly while 16 shoppers order, the store loses no order, duplicates none and leaves none incomplete',
  async () => {
    const rounds = killsOf(30);
    const random = seededRandom(33);
    await store.start();
    const address = store.address();
    const seller = createStoreClient(address);
    await seller.post('/api/seller/login', sellerLogin);
    const basket: [string, string] = [
      await addProduct(seller, { name: 'Kill apple', offerPrice: 0.07 }),
      await addProduct(seller, { name: 'Kill pear', offerPrice: 19.99 }),
    ];
    const buyers = Array.from({ length: 16 }, () => new CrowdBuyer(address, basket));
    await Promise.all(buyers.map((buyer) => buyer.signUp()));
    const countConfirmed = () => buyers.reduce((count, buyer) => count + buyer.confirmed.size, 0);
    let unanswered = 0;
    const starts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // The kill comes after one order of each buyer on average, and before half of what they order.
      const killAfter = countConfirmed() + 17 + random() * 150;
      let isOver = false;
      const crowd = Promise.all(buyers.map((buyer) => buyer.orderOn(28))).then(() => (isOver = true));
      // Looks again until the event, the confirmed order of that number, has come.
      while (!isOver && countConfirmed() < killAfter) await sleep(5);
      await store.kill();
      await crowd;
      unanswered += buyers.reduce((sum, buyer) => sum + buyer.unanswered.size, 0);
      starts.push(await timeStart());
      for (const buyer of buyers) buyer.moveTo(store.address());
      await Promise.all(buyers.map((buyer) => buyer.repeatUnanswered()));
    }
    const sum = { lost: 0, duplicate: 0, torn: 0 };
    for (const buyer of buyers) {
      const found = await buyer.audit([7, 1999]);
      sum.lost += found.lost;
      sum.duplicate += found.duplicate;
      sum.torn += found.torn;
    }
    starts.sort((one, other) => one - other);
    const slowest = starts.at(-1) ?? 0;
    const confirmed = countConfirmed();
    reportDrill(`kill ${databaseKind}`, {
      'rounds of kill -9': rounds,
      'orders confirmed': confirmed,
      'orders in flight when killed': unanswered,
      ...sum,
      'ms until ready again, median': Math.round(starts[Math.floor(starts.length / 2)] ?? 0),
      'ms at most': Math.round(slowest),
    });
    expect(sum).toEqual({ lost: 0, duplicate: 0, torn: 0 });
    expect(buyers.flatMap((buyer) => buyer.refusals)).toEqual([]);
    expect(buyers.flatMap((buyer) => [...buyer.unanswered])).toEqual([]);
    expect(confirmed).toBeGreaterThan(rounds * 16);
    // Do not check how long a start takes: other tests run at the same time.
    expect(isFullDrill ? slowest : 0).toBeLessThan(3000);
  },
  drillTimeout,
);
