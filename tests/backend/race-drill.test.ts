import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseVariables, startBackendProcess, type BackendProcess } from '#tests/support/backend-process.ts';
import { countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { drillSize, drillTimeout, reportDrill } from '#tests/support/drill.ts';
import {
  absentPostgres,
  databaseKind,
  makeDatabase,
  sellerLogin,
  skipWithoutPostgres,
} from '#tests/support/open-backend.ts';
import { createStoreClient, type StoreClient } from '#tests/support/store-client.ts';
import { addProduct, register, saveAddress } from '#tests/support/store-records.ts';

let made: Awaited<ReturnType<typeof makeDatabase>>;
let store: BackendProcess;
let address = '';
let seller: StoreClient;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  made = await makeDatabase();
  store = startBackendProcess({
    ...databaseVariables(made.folder, made.database),
    SELLER_EMAIL: sellerLogin.email,
    SELLER_PASSWORD: sellerLogin.password,
    RATE_LIMITS: 'off',
  });
  ({ address } = await store.ready);
  seller = createStoreClient(address);
  await seller.post('/api/seller/login', sellerLogin);
});

skipWithoutPostgres();

afterAll(async () => {
  if (absentPostgres() !== null) return;
  store.child.kill('SIGKILL');
  await store.ended;
  await made.remove();
});

async function readyShopper() {
  const client = createStoreClient(address);
  await register(client);
  return { client, to: await saveAddress(client) };
}

test(
  '50 simultaneous requests with each of 20 keys place 20 orders',
  async () => {
    const product = await addProduct(seller, { name: 'Key lime' });
    const { client, to } = await readyShopper();
    const keys = drillSize(6, 20);
    const answers: string[] = [];
    for (let key = 1; key <= keys; key += 1) {
      const post = () =>
        client.post(
          '/api/order/cod',
          { items: [{ product, quantity: key }], address: to },
          { 'idempotency-key': `key-${key}` },
        );
      const posts = await Promise.all(Array.from({ length: 50 }, post));
      // All repetitions get the same response, with the same order.
      expect(new Set(posts.map((answer) => answer.text)).size).toBe(1);
      answers.push(...posts.map((answer) => answer.text));
    }
    expect(new Set(answers).size).toBe(keys);
    for (const answer of answers) expect(answer).toMatch(/^\{"success":true,"message":"Order placed\.","order":\{/);
    const { orders } = (await client.get('/api/order/user')).body;
    reportDrill(`keys ${databaseKind}`, {
      posts: answers.length,
      keys,
      orders: orders.length,
    });
    expect(orders).toHaveLength(keys);
  },
  drillTimeout,
);

test(
  '64 shoppers who order 40 counted pieces get 40, and the ledger adds up',
  async () => {
    const rounds = drillSize(1, 20);
    const buyers = 64;
    const shoppers: Awaited<ReturnType<typeof readyShopper>>[] = [];
    // Not all at once: the queue for password hashes is limited.
    while (shoppers.length < buyers) shoppers.push(...(await Promise.all(Array.from({ length: 16 }, readyShopper))));
    let sold = 0;
    for (let round = 0; round < rounds; round += 1) {
      const [scarce, plenty] = [
        await addProduct(seller, { name: 'Scarce' }),
        await addProduct(seller, { name: 'Plenty' }),
      ];
      await countProduct(seller, scarce, 40);
      await countProduct(seller, plenty, 1000);
      const answers = await Promise.all(
        shoppers.map(async ({ client, to }, index) => {
          const products = index % 2 === 0 ? [scarce, plenty] : [plenty, scarce];
          const items = products.map((product) => ({ product, quantity: 1 }));
          return client.post('/api/order/cod', { items, address: to });
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const placed = answers.filter(({ body }) => body.success === true).length;
      const refusals = new Set(answers.filter(({ body }) => body.success !== true).map(({ body }) => body.message));
      expect([placed, ...refusals]).toEqual([40, 'Scarce is out of stock. Please remove it from the cart.']);
      expect(await onHandOf(seller, scarce)).toBe(0);
      expect(await onHandOf(seller, plenty)).toBe(960);
      const { moves } = (await seller.get(`/api/product/stock/moves?productId=${scarce}&first=100`)).body;
      expect(moves.map(({ onHand }: { onHand: number }) => onHand)).toEqual(Array.from({ length: 41 }, (_, at) => at));
      sold += placed;
    }
    reportDrill(`stock ${databaseKind}`, { buyers, rounds, sold });
  },
  drillTimeout,
);

test(
  '64 shoppers who order for a slot of 24 places get 24, and the others read which time is free',
  async () => {
    const rounds = drillSize(1, 20);
    const shoppers: Awaited<ReturnType<typeof readyShopper>>[] = [];
    // Not all at once: the queue for password hashes is limited.
    while (shoppers.length < 64) shoppers.push(...(await Promise.all(Array.from({ length: 16 }, readyShopper))));
    const product = await addProduct(seller, { name: 'Promise' });
    const window = { kind: 'DELIVERY', capacity: 24, cutOffTime: '00:00', cutOffDaysBefore: 0 };
    const everyDay = (start: string, end: string, capacity: number) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...window, weekday, start, end, capacity }));
    const isFull = /^The time .+, 10:00–12:00 is full\. The next free time is .+, 1[02]:00–1[24]:00\.$/;
    // Orders that wait for their payment get a part of the places only.
    const isFullOrHeld = new RegExp(`${isFull.source}|^Other shoppers are paying online for places of the time `);
    const plan = {
      ifVersion: (await seller.get('/api/delivery/plan')).body.plan.version,
      daysAhead: 28,
      windows: [...everyDay('10:00', '12:00', 24), ...everyDay('12:00', '14:00', 1000)],
      closedDays: [],
      areas: [],
    };
    expect((await seller.post('/api/delivery/plan/save', plan)).body).toMatchObject({ success: true });
    const readSlots = async () => (await seller.get('/api/delivery/slots')).body.slots;
    let placed = 0;
    for (let round = 0; round < rounds; round += 1) {
      const slots = await readSlots();
      const { id: slotId } = slots.find(
        (slot: { placesLeft: number; closedBecause: unknown }) => slot.placesLeft === 24 && slot.closedBecause === null,
      );
      const answers = await Promise.all(
        shoppers.map(async ({ client, to }, index) => {
          const call = index % 2 === 0 ? 'cod' : 'stripe';
          const order = { items: [{ product, quantity: 1 }], address: to, slotId };
          return { call, ...(await client.post(`/api/order/${call}`, order)) };
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const done = answers.filter(({ body }) => body.success === true);
      expect(done).toHaveLength(24);
      for (const answer of answers.filter((each) => !done.includes(each))) {
        expect(answer.body.message).toMatch(answer.call === 'cod' ? isFull : isFullOrHeld);
      }
      const after = await readSlots();
      const full = after.find(({ id }: { id: string }) => id === slotId);
      expect(full).toMatchObject({ placesLeft: 0, closedBecause: 'FULL' });
      placed += done.length;
    }
    reportDrill(`slots ${databaseKind}`, { buyers: shoppers.length, rounds, placed });
    const { plan: saved } = (await seller.get('/api/delivery/plan')).body;
    await seller.post('/api/delivery/plan/save', { ...plan, windows: [], ifVersion: saved.version });
  },
  drillTimeout,
);

/**
 * Triggers that record every change of a product's stock and every order line of it, in the order of the locks on the
 * product's row. Records of a rolled back transaction disappear with it.
 */
const stockRecords = `
  drop table if exists stock_records;
  create table stock_records (at bigserial primary key, product text not null, event text not null);
  create or replace function note_stock() returns trigger language plpgsql as $$
  begin
    insert into stock_records (product, event) values (new.id, case when new.in_stock = 1 then 'on' else 'off' end);
    return new;
  end $$;
  create or replace function note_line() returns trigger language plpgsql as $$
  begin
    insert into stock_records (product, event) values (new.product_id, 'order');
    return new;
  end $$;
  create or replace trigger note_stock after update on products for each row execute function note_stock();
  create or replace trigger note_line after insert on order_lines for each row execute function note_line();`;

test.skipIf(databaseKind === 'sqlite')(
  'while stock changes every 5 ms, 64 shoppers get no order with a product out of stock, and no error',
  async () => {
    const seconds = drillSize(2, 30);
    const flickering = await addProduct(seller, { name: 'Flicker' });
    const steady = await addProduct(seller, { name: 'Steady' });
    const admin = new pg.Client({ connectionString: made.database.kind === 'postgres' ? made.database.url : '' });
    await admin.connect();
    await admin.query(stockRecords);
    const shoppers: Awaited<ReturnType<typeof readyShopper>>[] = [];
    // Not all at once: the queue for password hashes is limited.
    while (shoppers.length < 64) shoppers.push(...(await Promise.all(Array.from({ length: 16 }, readyShopper))));
    const endsAt = performance.now() + seconds * 1000;
    const statuses = new Map<number, number>();
    const refusals = new Set<string>();
    let placed = 0;
    let switched = 0;
    // A machine under load may need longer for the first order.
    const goesOn = () => performance.now() < endsAt || placed === 0;
    const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const toggling = (async () => {
      for (let inStock = false; goesOn(); inStock = !inStock) {
        note((await seller.post('/api/product/stock', { id: flickering, inStock })).status);
        switched += 1;
        // Leaves the orders some turns between two switches.
        await sleep(5);
      }
    })();
    const buying = shoppers.map(async ({ client, to }, index) => {
      for (let round = index; goesOn(); round += 1) {
        const products = round % 2 === 0 ? [flickering, steady] : [steady, flickering];
        const items = products.map((product) => ({ product, quantity: (round % 9) + 1 }));
        const { status, body } = await client.post('/api/order/cod', { items, address: to });
        note(status);
        if (body.success === true) placed += 1;
        else refusals.add(body.message);
      }
    });
    await Promise.all([toggling, ...buying]);
    const { rows } = await admin.query<{ event: string }>(
      'select event from stock_records where product = $1 order by at',
      [flickering],
    );
    await admin.end();
    let isOn = true;
    let impossible = 0;
    let orders = 0;
    for (const { event } of rows) {
      if (event === 'order') {
        orders += 1;
        if (!isOn) impossible += 1;
      } else {
        isOn = event === 'on';
      }
    }
    const faults = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
    reportDrill('race postgres', { seconds, 'orders placed': placed, switches: switched, impossible, '5xx': faults });
    expect(orders).toBe(placed);
    expect(placed).toBeGreaterThan(0);
    expect(impossible).toBe(0);
    expect(faults).toBe(0);
    expect([...refusals]).toEqual(['Flicker is out of stock. Please remove it from the cart.']);
  },
  drillTimeout,
);
