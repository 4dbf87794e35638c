import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackendProcess } from '#tests/support/backend-process.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startPostgres } from '#tests/support/postgres-cluster.ts';
import { createStoreClient, type StoreClient } from '#tests/support/store-client.ts';
import { addProduct, register, saveAddress } from '#tests/support/store-records.ts';

/**
 * Measures how long the mails of an order wait, while the bundled store takes 20 orders a second for a minute: on both
 * databases, with a mail server that takes a mail at once and with one that takes 100 ms for each. Prints one line per run.
 */

const seller = { email: 'seller@example.com', password: 'seller-password' };
const ordersPerSecond = 20;
const seconds = 60;
const shoppers = 100;
const mailsPerOrder = 2;
const giveUpAfterMs = 300_000;

/** Rate limits that count but that these orders do not reach. */
const limits = [
  'orders=9999/1m,orders-address=99999/1h,register=9999/1h,login-address=9999/1m',
  'mails=9999/1h,mails-day=9999/24h,mails-unconfirmed=9999/24h',
].join(',');

interface Buyer {
  client: StoreClient;
  addressId: string;
}

async function signUp(address: string): Promise<Buyer> {
  const client = createStoreClient(address);
  await register(client);
  return { client, addressId: await saveAddress(client) };
}

async function measure(title: string, takingMs: number, variables: Record<string, string>): Promise<void> {
  const mailServer = await startMailServer();
  const store = startBackendProcess({
    ...variables,
    SELLER_EMAIL: seller.email,
    SELLER_PASSWORD: seller.password,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'orders@shop.example',
    PUBLIC_URL: 'http://shop.example',
    RATE_LIMITS: limits,
    MAX_OPEN_ORDERS: '99999',
  });
  const { address } = await store.ready;
  const client = createStoreClient(address);
  await client.post('/api/seller/login', seller);
  const items = [{ product: await addProduct(client), quantity: 1 }];
  const crowd: Buyer[] = [];
  while (crowd.length < shoppers) crowd.push(await signUp(address));

  /** The time at which each order was answered, by its number, and the waits of its mails. */
  const answeredAt = new Map<string, number>();
  const takenAt: { number: string; at: number }[] = [];
  mailServer.beforeTaking = async ({ subject }) => {
    if (takingMs > 0) await sleep(takingMs);
    takenAt.push({ number: /No\. (\d+)/.exec(subject)?.[1] ?? '', at: performance.now() });
  };
  const send = (buyer: Buyer) => buyer.client.post('/api/order/cod', { items, address: buyer.addressId });
  const startedAt = performance.now();
  const sent: Promise<void>[] = [];
  for (let count = 0; count < ordersPerSecond * seconds; count += 1) {
    const due = startedAt + (count * 1000) / ordersPerSecond - performance.now();
    if (due > 0) await sleep(due);
    const buyer = crowd[count % shoppers];
    if (!buyer) continue;
    const order = async () => {
      let answer = await send(buyer);
      // The store is too busy for this order at the moment.
      while (answer.status === 503) answer = await send(buyer);
      if (answer.body.success !== true) throw new Error(`An order was refused: ${answer.text}`);
      answeredAt.set(String(answer.body.order.number), performance.now());
    };
    sent.push(order());
  }
  await Promise.all(sent);
  const orderedFor = (performance.now() - startedAt) / 1000;
  const all = answeredAt.size * mailsPerOrder;
  await Promise.race([mailServer.waitFor(all), sleep(giveUpAfterMs)]);
  const waits = takenAt.map(({ number, at }) => (at - (answeredAt.get(number) ?? 0)) / 1000).toSorted((a, b) => a - b);
  const show = (share: number) => (waits[Math.floor((waits.length - 1) * share)] ?? 0).toFixed(1);
  const rate = (waits.length / ((takenAt.at(-1)?.at ?? 0) - startedAt)) * 1000;
  console.log(
    `${title}: ${answeredAt.size} orders in ${orderedFor.toFixed(0)} s, ${waits.length} of ${all} mails, ${rate.toFixed(1)} a second; from the answer to the mail median ${show(0.5)} s, longest ${show(1)} s`,
  );
  store.child.kill('SIGTERM');
  await store.ended;
  await mailServer.close();
}

const folder = mkdtempSync(path.join(tmpdir(), 'greengate-mails-'));
const server = startPostgres();
try {
  for (const takingMs of [0, 100]) {
    const speed = takingMs === 0 ? 'a server that takes mails at once' : `${takingMs} ms for each mail`;
    await measure(`SQLite, ${speed}`, takingMs, { DATA_DIR: path.join(folder, String(takingMs)) });
    if ('absent' in server) continue;
    await measure(`PostgreSQL, ${speed}`, takingMs, { DATA_DIR: folder, DATABASE_URL: server.url });
  }
} finally {
  if (!('absent' in server)) server.stop();
  rmSync(folder, { recursive: true, force: true });
}
