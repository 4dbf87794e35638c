import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackendProcess, type BackendProcess } from '#tests/support/backend-process.ts';
import { CrowdBuyer } from '#tests/support/order-crowd.ts';
import { startPostgres } from '#tests/support/postgres-cluster.ts';
import { createStoreClient } from '#tests/support/store-client.ts';
import { addProduct } from '#tests/support/store-records.ts';
import { residentMegabytes } from '../process-figures.ts';

/** Measures start time, memory and orders per second of the bundled store on both databases. Prints one line per figure. */

const seller = { email: 'seller@example.com', password: 'seller-password' };
const seconds = 10;
const buyers = 16;
const starts = 5;

const print = (label: string, value: string) => console.log(`  ${label.padEnd(44)}${value}`);

async function start(variables: Record<string, string>) {
  const startedAt = performance.now();
  const store = startBackendProcess({
    ...variables,
    SELLER_EMAIL: seller.email,
    SELLER_PASSWORD: seller.password,
    RATE_LIMITS: 'off',
  });
  const { address } = await store.ready;
  return { store, address, milliseconds: performance.now() - startedAt };
}

async function stop({ child, ended }: BackendProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

async function sell(address: string): Promise<{ perSecond: number; median: number; slow: number }> {
  const client = createStoreClient(address);
  await client.post('/api/seller/login', seller);
  const basket: [string, string] = [
    await addProduct(client, { name: 'Bench apple' }),
    await addProduct(client, { name: 'Bench pear' }),
  ];
  const times: number[] = [];
  const crowd = Array.from({ length: buyers }, () => new CrowdBuyer(address, basket));
  await Promise.all(crowd.map((buyer) => buyer.signUp()));
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(
    crowd.map(async (buyer) => {
      while (performance.now() < endsAt) {
        const sentAt = performance.now();
        await buyer.orderOn(1);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
  times.sort((one, other) => one - other);
  const acknowledged = crowd.reduce((sum, buyer) => sum + buyer.confirmed.size, 0);
  return {
    perSecond: Math.round(acknowledged / took),
    median: Math.round(times[Math.floor(times.length / 2)] ?? 0),
    slow: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
  };
}

async function measure(title: string, variables: Record<string, string>): Promise<void> {
  console.log(`\n${title}`);
  const boots: number[] = [];
  for (let count = 0; count <= starts; count += 1) {
    const { store, milliseconds } = await start(variables);
    // The first start makes the demo products.
    if (count > 0) boots.push(milliseconds);
    await stop(store);
  }
  boots.sort((one, other) => one - other);
  print(
    `from start to ready, ${starts} starts, median / max`,
    `${Math.round(boots[2] ?? 0)} / ${Math.round(boots.at(-1) ?? 0)} ms`,
  );
  const { store, address } = await start(variables);
  await sleep(3000);
  print('resident memory at rest', `${residentMegabytes(store.child.pid)} MB`);
  const { perSecond, median, slow } = await sell(address);
  print(`orders a second, ${buyers} shoppers`, String(perSecond));
  print('one order, median / 99th percentile', `${median} / ${slow} ms`);
  print('resident memory after selling', `${residentMegabytes(store.child.pid)} MB`);
  await stop(store);
}

const folder = mkdtempSync(path.join(tmpdir(), 'greengate-bench-'));
const server = startPostgres();
try {
  await measure('The store on SQLite (every order flushed to disk)', { DATA_DIR: folder });
  if ('absent' in server) console.log(`\nNo figures on PostgreSQL: ${server.absent}`);
  else {
    await measure('The store on PostgreSQL (a throwaway server without flushing)', {
      DATA_DIR: folder,
      DATABASE_URL: server.url,
    });
  }
} finally {
  if (!('absent' in server)) server.stop();
  rmSync(folder, { recursive: true, force: true });
}
