import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ClusterShopper } from '#tests/support/cluster-crowd.ts';
import { startCluster, type ReplicaName, type RunningCluster } from '#tests/support/running-cluster.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { Machines, missingPrograms, other, versions } from './machines.ts';
import { writeReport, type Happening } from './report.ts';

/**
 * `npm run lab -- failover [--kills=10] [--stall=3] [--direct] [--asynchronous] [--logs=FOLDER]`: the files of deploy/ha on loopback, with two
 * gateways and two backends, under orders whose keys are repeated until they are confirmed. `--direct` leaves PgBouncer out,
 * `--asynchronous` lets the primary confirm orders that the standby does not have.
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    /** Seconds for which a standby stalls before the primary is killed, in every second round. */
    stall: { type: 'string', default: '3' },
    direct: { type: 'boolean', default: false },
    asynchronous: { type: 'boolean', default: false },
    logs: { type: 'string' },
  },
});
const kills = Number(values.kills);
const isSynchronous = !values.asynchronous;

const shopperCount = 8;
const stallMs = Number(values.stall) * 1000;
const etcdPauseMs = 30_000;
const fullDiskMs = 15_000;
/** Orders that flow for this long after each event are part of it. */
const settleMs = 4000;

const missing = missingPrograms();
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}

const machines = new Machines();
let cluster: RunningCluster | undefined;
const end = async (): Promise<void> => {
  await cluster?.close();
  await machines.close(values.logs);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void end().finally(() => process.exit(1)));
}
try {
  await machines.start(isSynchronous);
  console.log('etcd, Patroni, PostgreSQL, HAProxy and PgBouncer run.');
  cluster = await startCluster({
    DATABASE_URL: machines.url(!values.direct),
    RATE_LIMITS: 'off',
  });
  await run(cluster);
} finally {
  await end();
}

async function run({ url, processOf, printed }: RunningCluster): Promise<void> {
  const visitor = new ShopClient();
  const { data } = await visitor.run(url, '{ products(first: 2, filter: { inStock: true }) { nodes { id } } }');
  const goods = data.products.nodes.map(({ id }: { id: string }) => id) as [string, string];
  const shoppers: ClusterShopper[] = [];
  for (let count = 0; count < shopperCount; count += 1) shoppers.push(await new ClusterShopper(url).signUp());
  const replicas: ReplicaName[] = ['gateway-1', 'gateway-2', 'backend-1', 'backend-2'];
  const before = replicas.map(processOf);

  let isOver = false;
  const working = shoppers.map((shopper) => shopper.orderUntil(() => isOver, goods));
  const happenings: Happening[] = [];

  /** The moments of all confirmed orders from `since` on. */
  const confirmedSince = (since: number) =>
    shoppers.flatMap(({ confirmedAt }) => confirmedAt.filter((at) => at >= since)).toSorted((a, b) => a - b);
  const during = async (what: string, event: () => Promise<unknown>): Promise<void> => {
    const since = performance.now();
    await event();
    const done = performance.now();
    await machines.until(() => Promise.resolve(confirmedSince(done).length > 0), 120);
    await pause(settleMs);
    const moments = confirmedSince(since);
    const gaps = [since, ...moments].map((at, index, all) => (all[index + 1] ?? at) - at);
    const happening = { what, orders: moments.length, gapSeconds: Math.max(...gaps) / 1000 };
    happenings.push(happening);
    console.log(`${what}: ${moments.length} orders, longest gap ${happening.gapSeconds.toFixed(1)} s`);
  };
  const primary = async () => {
    await machines.untilStandby();
    return (await machines.primary()) ?? 'one';
  };
  const awaitPrimary = (name: 'one' | 'two') => machines.until(async () => (await machines.primary()) === name, 120);

  await during('nothing', () => pause(5000));
  for (let round = 0; round < kills; round += 1) {
    const name = await primary();
    const isStalled = round % 2 === 1;
    if (isStalled) {
      machines.stall(other(name));
      await pause(stallMs);
    }
    await during(isStalled ? `kill, standby stalled for ${values.stall} s` : 'kill', async () => {
      await machines.killMachine(name);
      if (isStalled) machines.goOnCutOff(other(name));
      await awaitPrimary(other(name));
    });
    await machines.startMachine(name);
  }
  for (let round = 0; round < 3; round += 1) {
    const name = await primary();
    await during('switchover', async () => {
      await machines.switchOver();
      await awaitPrimary(other(name));
    });
  }
  await primary();
  await during('etcd stopped for 30 s', async () => {
    machines.signalEtcd('SIGSTOP');
    await pause(etcdPauseMs);
    machines.signalEtcd('SIGCONT');
  });
  const makeRoom = machines.fillDisk(await primary());
  if (makeRoom !== undefined) {
    await during('disk of the primary full for 15 s', async () => {
      await pause(fullDiskMs);
      makeRoom();
    });
  }

  isOver = true;
  await Promise.all(working);
  const audits = await Promise.all(shoppers.map((shopper) => shopper.audit()));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const given = shoppers.flatMap(({ confirmed }) => [...confirmed.values()]);
  const database = await machines.connect((await machines.primary()) ?? 'one', 'greengate', 'greengate');
  const { rows } = await database.query('select number from orders group by number having count(*) > 1');
  await database.end();
  const figures = {
    isSynchronous,
    isPooled: !values.direct,
    kills,
    orders: given.length,
    lost: sum(audits.map(({ lost }) => lost)),
    double: sum(audits.map(({ duplicate }) => duplicate)),
    numbersTwice: given.length - new Set(given).size + rows.length,
    repeated: sum(shoppers.map(({ failures }) => failures.length)),
    restarts: replicas.filter((name, index) => processOf(name) !== before[index]).length,
    happenings,
    versions: versions(),
  };
  console.log(JSON.stringify({ ...figures, happenings: undefined, versions: undefined }));
  if (figures.restarts > 0) console.log(printed().split('\n').slice(-40).join('\n'));
  if (values.logs !== undefined) {
    writeFileSync(`${values.logs}-failures.txt`, shoppers.flatMap(({ failures }) => failures).join('\n'));
  }
  await writeReport(figures);
  for (const client of [visitor, ...shoppers.map((shopper) => shopper.client)]) client.close();
}
