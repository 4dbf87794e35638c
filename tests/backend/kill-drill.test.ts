import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseVariables, startBackendProcess, type BackendProcess } from '#tests/support/backend-process.ts';
import { drillSize, drillTimeout, isFullDrill, reportDrill, seededRandom } from '#tests/support/drill.ts';
import {
  absentPostgres,
  databaseKind,
  makeDatabase,
  sellerLogin,
  skipWithoutPostgres,
} from '#tests/support/open-backend.ts';
import { CrowdBuyer } from '#tests/support/order-crowd.ts';
import { createStoreClient } from '#tests/support/store-client.ts';
import { addProduct } from '#tests/support/store-records.ts';

let made: Awaited<ReturnType<typeof makeDatabase>>;
let store: BackendProcess | undefined;

async function start(): Promise<{ address: string; milliseconds: number }> {
  const startedAt = performance.now();
  store = startBackendProcess({
    ...databaseVariables(made.folder, made.database),
    SELLER_EMAIL: sellerLogin.email,
    SELLER_PASSWORD: sellerLogin.password,
    RATE_LIMITS: 'off',
  });
  const { address } = await store.ready;
  return { address, milliseconds: performance.now() - startedAt };
}

async function kill(): Promise<void> {
  store?.child.kill('SIGKILL');
  await store?.ended;
}

beforeAll(async () => {
  if (absentPostgres() === null) made = await makeDatabase();
});

skipWithoutPostgres();

afterAll(async () => {
  if (absentPostgres() !== null) return;
  await kill();
  await made.remove();
});

test(
  'R33 R32 killed repeatedly while 16 shoppers order, the store loses no order, duplicates none and leaves none incomplete',
  async () => {
    const rounds = drillSize(2, 30);
    const random = seededRandom(33);
    const { address } = await start();
    const seller = createStoreClient(address);
    await seller.post('/api/seller/login', sellerLogin);
    const basket: [string, string] = [
      await addProduct(seller, { name: 'Kill apple', offerPrice: 0.07 }),
      await addProduct(seller, { name: 'Kill pear', offerPrice: 19.99 }),
    ];
    const buyers = Array.from({ length: 16 }, () => new CrowdBuyer(address, basket));
    await Promise.all(buyers.map((buyer) => buyer.signUp()));
    let unanswered = 0;
    const starts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const crowd = Promise.all(buyers.map((buyer) => buyer.orderOn(28)));
      await sleep(150 + random() * 350);
      await kill();
      await crowd;
      unanswered += buyers.reduce((sum, buyer) => sum + buyer.unanswered.size, 0);
      const again = await start();
      starts.push(again.milliseconds);
      for (const buyer of buyers) buyer.moveTo(again.address);
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
    const confirmed = buyers.reduce((count, buyer) => count + buyer.confirmed.size, 0);
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
