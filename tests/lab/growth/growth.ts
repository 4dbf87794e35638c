import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  growthOf,
  readFigures,
  writeFigures,
  type CrowdSeries,
  type DatabaseName,
  type GrowthSeries,
} from './growth-figures.ts';
import { openGrowthShop, type GrowthShop, type ShopSize } from './growth-shop.ts';
import { longestPauses } from './growth-pauses.ts';
import { goalWork, renewCatalogue, work } from './growth-work.ts';
import { startPostgres } from '#tests/support/postgres-cluster.ts';

/**
 * Measures how the speed changes with more products, orders and concurrent shoppers, on both databases, through the gateway.
 * Shops of all sizes run at the same time and are measured in turn, so that noise of the machine affects all alike.
 *
 * `--quick`: fewer rounds, 100,000 orders at most, and tests/lab/results stays as it is. `--only=SQLite-orders` (or another database
 * and one of products, orders, shoppers): that part alone.
 */

const flags = process.argv.slice(2);
const isQuick = flags.includes('--quick');
const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length);
const rounds = isQuick ? 40 : 150;
/** V8 compiles during the first thousands of requests, which take up to four times as long. */
const warmUps = isQuick ? 100 : 1000;
const sizes: Record<'products' | 'orders', ShopSize[]> = {
  products: [100, 1000, 10_000].map((products) => ({ products, orders: 1000 })),
  orders: (isQuick ? [1000, 10_000, 100_000] : [1000, 100_000, 1_000_000]).map((orders) => ({
    products: 1000,
    orders,
  })),
};
const crowds = isQuick ? [1, 8, 64] : [1, 2, 4, 8, 16, 32, 64];
const crowdSeconds = isQuick ? 2 : 6;

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;

async function timed(task: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

/** Opens a shop of each size, each with a folder and a database. */
async function openShops(wanted: readonly ShopSize[], folder: string, url: string | null) {
  const shops: GrowthShop[] = [];
  const seconds: number[] = [];
  for (const [at, size] of wanted.entries()) {
    const startedAt = performance.now();
    shops.push(await openGrowthShop(path.join(folder, String(at)), size, url && (await makeDatabase(url))));
    seconds.push((performance.now() - startedAt) / 1000);
  }
  return { shops, seconds };
}

let databases = 0;

async function makeDatabase(url: string): Promise<string> {
  const name = `growth_${(databases += 1)}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return url.replace('/postgres?', `/${name}?`);
}

async function measureGrowth(shops: GrowthShop[], seconds: number[], steps: number[]): Promise<GrowthSeries> {
  const times = new Map(Object.keys(work).map((name) => [name, shops.map((): number[] => [])]));
  for (const name of goalWork) {
    for (const shop of shops) for (let count = 0; count < warmUps; count += 1) await work[name]?.(shop);
  }
  for (let round = -10; round < rounds; round += 1) {
    for (const [name, act] of Object.entries(work)) {
      for (let turn = 0; turn < shops.length; turn += 1) {
        const at = (turn + round + 10) % shops.length;
        const shop = shops[at];
        if (!shop) continue;
        const took = await timed(() => act(shop));
        if (round >= 0) times.get(name)?.[at]?.push(took);
      }
    }
  }
  const renewal: number[][] = shops.map(() => []);
  for (let round = 0; round < 8; round += 1) {
    for (const [at, shop] of shops.entries()) renewal[at]?.push(await renewCatalogue(shop, round % 2 === 1));
  }
  const memory = shops.map((shop) => shop.memory());
  const read = (part: number) =>
    Object.fromEntries([...times].map(([name, bySize]) => [name, bySize.map((values) => quantile(values, part))]));
  return {
    sizes: steps,
    median: read(0.5),
    slow: read(0.95),
    renewal: renewal.map((values) => quantile(values, 0.5)),
    memory: { gateway: memory.map(({ gateway }) => gateway), store: memory.map(({ store }) => store) },
    seedSeconds: seconds,
  };
}

/** The steps of a shopper: mostly reading, and one order in twenty steps. */
const steps = [
  ...Array.from({ length: 6 }, () => ['a page of the catalogue', 'a search', 'a product page']).flat(),
  "a shopper's orders",
  'placing an order',
];

async function measureCrowd(shop: GrowthShop): Promise<CrowdSeries> {
  const series: CrowdSeries = { shoppers: crowds, perSecond: [], median: [], slow: [] };
  for (const count of crowds) {
    const times: number[] = [];
    const startedAt = performance.now();
    const endsAt = startedAt + crowdSeconds * 1000;
    await Promise.all(
      Array.from({ length: count }, async (_none, shopper) => {
        for (let step = shopper; performance.now() < endsAt; step += 1) {
          const act = work[steps[step % steps.length] ?? ''];
          if (act) times.push(await timed(() => act(shop)));
        }
      }),
    );
    series.perSecond.push((times.length / (performance.now() - startedAt)) * 1000);
    series.median.push(quantile(times, 0.5));
    series.slow.push(quantile(times, 0.95));
  }
  return series;
}

function printGrowth({ sizes: steps, median, renewal, seedSeconds }: GrowthSeries): void {
  const print = (label: string, values: readonly (string | number)[]) =>
    console.log(`  ${label.padEnd(40)}${values.map((value) => String(value).padStart(12)).join('')}`);
  print('', [...steps, 'growth']);
  for (const [label, values] of Object.entries({ ...median, 'the catalogue rebuilt': renewal })) {
    const growth = growthOf(values);
    const verdict = goalWork.includes(label) ? (growth <= 1.5 ? ' met' : ' MISSED') : '';
    print(label, [...values.map((value) => value.toFixed(2)), `${growth.toFixed(2)}×${verdict}`]);
  }
  print(
    'filled in, seconds',
    seedSeconds.map((value) => value.toFixed(1)),
  );
}

async function measure(database: DatabaseName, folder: string, url: string | null): Promise<void> {
  for (const name of ['products', 'orders', 'shoppers'] as const) {
    if (only !== undefined && only !== `${database}-${name}`) continue;
    console.log(`\n${database}: ${name}, milliseconds`);
    const wanted = name === 'shoppers' ? [{ products: 1000, orders: isQuick ? 10_000 : 100_000 }] : sizes[name];
    const { shops, seconds } = await openShops(wanted, path.join(folder, name), url);
    try {
      // Read again: another part may have been measured meanwhile.
      const figures = readFigures();
      if (name === 'shoppers') {
        const [shop] = shops;
        if (!shop) continue;
        const series = await measureCrowd(shop);
        for (const [at, count] of series.shoppers.entries()) {
          const figure = (values: number[]) => (values[at] ?? 0).toFixed(1).padStart(10);
          console.log(
            `  ${String(count).padStart(3)} at once:${figure(series.perSecond)} a second,${figure(series.median)} ms median,${figure(series.slow)} ms 19 of 20`,
          );
        }
        figures.shoppers[database] = series;
      } else {
        const series = await measureGrowth(
          shops,
          seconds,
          wanted.map((size) => size[name]),
        );
        if (name === 'products') {
          series.pauses = [];
          for (const { products } of wanted) series.pauses.push(await longestPauses(products));
          console.log('  longest pauses of the gateway', JSON.stringify(series.pauses));
        }
        printGrowth(series);
        figures[name][database] = series;
      }
      if (!isQuick) await writeFigures(figures);
    } finally {
      for (const shop of shops) await shop.stop();
    }
  }
}

const startedAt = performance.now();
const folder = mkdtempSync(path.join(tmpdir(), 'greengate-growth-'));
try {
  if (!only?.startsWith('PostgreSQL')) await measure('SQLite', folder, null);
  if (!only?.startsWith('SQLite')) {
    const server = startPostgres();
    if ('absent' in server) console.log(`\nNo figures on PostgreSQL: ${server.absent}`);
    else {
      try {
        await measure('PostgreSQL', path.join(folder, 'postgres'), server.url);
      } finally {
        server.stop();
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `\n${isQuick ? 'Nothing written' : 'Written: tests/lab/results/growth.md, its figures and its plots'}, after ${Math.round((performance.now() - startedAt) / 1000)} s.`,
);
