import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/setup/free-port.mjs';
import { startPostgres } from '#tests/support/postgres-cluster.ts';
import { createMemoryGroup } from '../small-machine/memory-group.ts';
import { evershop } from './evershop.mjs';
import { onPostgres, onSqlite } from './greengate.mjs';
import { measureOperations, measureRest } from './measure.mjs';
import { medusa } from './medusa.mjs';
import { killAll, runToEnd, startedIds } from './processes.mjs';
import { writeReport } from './report.mjs';
import { fillShop, measuredOperations } from './same-shop.mjs';
import { vendure } from './vendure.mjs';

/**
 * `npm run lab -- peers`: what Greengate, Vendure, Medusa and EverShop cost the processor for the same work in the same shop.
 * Each shop is set up from its npm packages in a temporary folder, with a PostgreSQL server of its own, and is removed before
 * the next one. A shop that cannot be had or set up within its time is skipped, with the reason in the table. `--only=Medusa`
 * measures that shop alone and keeps the figures of the others. `--megabytes=1024` gives each shop and its database a control group with
 * so much memory, prints the figures and writes no table; it needs root. Needs Linux, the npm registry and PostgreSQL.
 */

const minutesPerShop = 15;
const optionOf = (name) => process.argv.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';
const only = optionOf('only');
const megabytes = Number(optionOf('megabytes'));
const peers = [onSqlite, onPostgres, vendure, medusa, evershop];

const versionOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Installs the packages of a shop and returns the version of the first one. */
async function install({ packages, settings }, place) {
  writeFileSync(join(place.folder, 'package.json'), '{ "name": "shop", "private": true }');
  await runToEnd(place, 'npm', ['install', '--no-audit', '--no-fund', ...packages], settings);
  return versionOf(join(place.folder, 'node_modules', packages[0].replace(/@\d+$/, '')));
}

/** The packages that the shop in this folder needs to run, and their size on the disk. */
function sizeOf(folder) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 };
  const { stdout } = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], options);
  const folders = [...new Set(stdout.trim().split('\n').slice(1))];
  // du counts a folder inside another one once.
  const { stdout: sizes } = spawnSync('du', ['-sk', '--total', ...folders.sort()], options);
  return { packages: folders.length, diskMb: Number(/(\d+)\ttotal/.exec(sizes)[1]) / 1024 };
}

/** The address of PostgreSQL is a socket in a temporary folder. */
function startDatabase({ startInside }) {
  const server = startInside(startPostgres);
  if ('absent' in server) throw new Error(`PostgreSQL: ${server.absent}`);
  const databaseHost = new URL(server.url).searchParams.get('host');
  const [id] = readFileSync(join(databaseHost, 'data/postmaster.pid'), 'utf8').split('\n');
  return { databaseHost, databaseUrl: server.url, databaseIds: [Number(id)], stopDatabase: () => server.stop() };
}

async function setUpAndMeasure(peer, place) {
  const version = peer.packages ? await install(peer, place) : versionOf(peer.root);
  if (peer !== onSqlite) Object.assign(place, startDatabase(place));
  await peer.prepare(place);
  await peer.start(place);
  const seeded = await peer.seed(place);
  const shop = { shoppers: seeded.shoppers, operations: peer.operationsOf(seeded) };
  const ordersEach = await fillShop(shop);
  // Nobody measures what is left of the seeding in memory.
  await killAll();
  await peer.start(place);
  const ids = [...startedIds(), ...(place.databaseIds ?? [])];
  const rest = await measureRest(ids);
  const load = await measureOperations(measuredOperations(shop, ordersEach), ids, rest.restMs);
  return { version, ordersEach, ...sizeOf(peer.root ?? place.folder), ...rest, ...load };
}

async function tryPeer(peer) {
  const { name } = peer;
  console.log(`\n${name}`);
  const startedAt = performance.now();
  const minutes = () => (performance.now() - startedAt) / 60_000;
  const [loadBefore] = loadavg();
  const date = new Date().toISOString().slice(0, 10);
  const folder = mkdtempSync(join(allFolders, 'peer-'));
  const port = await findFreePort();
  const group = megabytes > 0 ? createMemoryGroup('greengate-peer', megabytes) : undefined;
  const startInside = group?.startInside ?? ((action) => action());
  const place = { folder, log: join(folder, 'output.log'), port, url: `http://127.0.0.1:${port}`, startInside };
  const tooLong = pause(minutesPerShop * 60_000, undefined, { ref: false }).then(() => {
    throw new Error(`it took more than ${minutesPerShop} minutes`);
  });
  try {
    const figures = await Promise.race([setUpAndMeasure(peer, place), tooLong]);
    console.log(`  ${figures.restMb.toFixed(0)} MB at rest, ${figures.loadMb.toFixed(0)} MB under load`);
    if (group) console.log(`  the kernel ended ${group.endedByKernel()} processes`);
    return { name, date, loadBefore, minutes: minutes(), ...figures };
  } catch (error) {
    const reason = error.message.replace(/\s+/g, ' ').slice(0, 300);
    console.log(`  skipped: ${reason}`);
    return { name, date, reason };
  } finally {
    place.isOver = true;
    await killAll();
    place.stopDatabase?.();
    rmSync(folder, { recursive: true, force: true });
    // A killed process leaves its group a moment later.
    if (group) await pause(1000).then(() => group.remove());
    console.log(`  after ${minutes().toFixed(1)} minutes`);
  }
}

const allFolders = mkdtempSync(join(tmpdir(), 'greengate-peers-'));
process.once('exit', () => {
  void killAll();
  rmSync(allFolders, { recursive: true, force: true });
});
// Without a listener, a signal ends this program without the event "exit".
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const measured = [];
for (const peer of peers.filter(({ name }) => name.startsWith(only))) measured.push(await tryPeer(peer));
if (!megabytes) await writeReport(measured, peers);
