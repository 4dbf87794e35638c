import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/setup/free-port.mjs';
import { startPostgres } from '#tests/support/postgres-cluster.ts';
import * as evershop from './evershop.mjs';
import { onPostgres, onSqlite } from './greengate.mjs';
import { measureOperations, measureRest } from './measure.mjs';
import * as medusa from './medusa.mjs';
import { runToEnd, stopAll } from './processes.mjs';
import { writeReport } from './report.mjs';
import * as vendure from './vendure.mjs';

/**
 * `npm run lab -- peers`: what Greengate, Vendure, Medusa and EverShop cost the processor for the same work in the same shop.
 * Each shop is set up from its npm packages in a temporary folder, with a PostgreSQL server of its own, and is removed before
 * the next one. A shop that cannot be had or set up within its time is skipped, with the reason in the table. `--only=Medusa`
 * measures that shop alone and keeps the figures of the others in tests/lab/results/peers.md. Needs the npm registry and PostgreSQL.
 */

const minutesPerShop = 15;
const only = process.argv.find((flag) => flag.startsWith('--only='))?.slice('--only='.length);
const all = [onSqlite, onPostgres, vendure, medusa, evershop];
const peers = all.filter(({ name }) => !only || name.startsWith(only));

const readJson = (...parts) => JSON.parse(readFileSync(join(...parts), 'utf8'));

/** Installs the packages of a shop and returns the version of the first one. */
async function install({ packages, settings }, place) {
  writeFileSync(join(place.folder, 'package.json'), '{ "name": "shop", "private": true }');
  await runToEnd('npm', ['install', '--no-audit', '--no-fund', ...packages], place, settings);
  const name = packages[0].replace(/@\d+$/, '');
  return readJson(place.folder, 'node_modules', name, 'package.json').version;
}

/** The packages that the shop in this folder needs to run, and their size on the disk. */
function sizeOf(folder) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 };
  const { stdout } = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], options);
  const folders = [...new Set(stdout.trim().split('\n').slice(1))].sort();
  // A package inside another one is a part of its size.
  const outer = folders.filter((one) => !folders.some((other) => one.startsWith(`${other}/node_modules/`)));
  const total = spawnSync('du', ['-sk', '--total', ...outer], options)
    .stdout.trim()
    .split('\n')
    .at(-1);
  return { packages: folders.length, diskMb: Number.parseInt(total, 10) / 1024 };
}

/** The port of PostgreSQL is a socket in a temporary folder. */
function startDatabase() {
  const server = startPostgres();
  if ('absent' in server) throw new Error(`PostgreSQL: ${server.absent}`);
  const databaseHost = new URL(server.url).searchParams.get('host');
  const [id] = readFileSync(join(databaseHost, 'data/postmaster.pid'), 'utf8').split('\n');
  return { databaseHost, databaseUrl: server.url, databaseId: Number(id), stopDatabase: server.stop };
}

async function setUpAndMeasure(peer, place) {
  const version = peer.packages ? await install(peer, place) : readJson(peer.root, 'package.json').version;
  if (peer.hasDatabase) Object.assign(place, startDatabase());
  await peer.prepare(place);
  await peer.start(place);
  const shop = await peer.seed(place);
  // Nobody measures what is left of the seeding in memory.
  await stopAll();
  await peer.start(place);
  const rest = await measureRest(place.databaseId);
  const load = await measureOperations(peer.operations(shop), place.databaseId, rest.restMs);
  return { version, ordersEach: shop.ordersEach, ...sizeOf(peer.root ?? place.folder), ...rest, ...load };
}

async function tryPeer(peer) {
  const { name } = peer;
  console.log(`\n${name}`);
  const startedAt = performance.now();
  const [loadBefore] = loadavg();
  const minutes = () => (performance.now() - startedAt) / 60_000;
  const folder = mkdtempSync(join(tmpdir(), 'greengate-peer-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const port = await findFreePort();
  const place = { folder, log: join(folder, 'output.log'), port, url: `http://127.0.0.1:${port}` };
  const tooLong = pause(minutesPerShop * 60_000, undefined, { ref: false }).then(() => {
    throw new Error(`it took more than ${minutesPerShop} minutes`);
  });
  try {
    const figures = await Promise.race([setUpAndMeasure(peer, place), tooLong]);
    const date = new Date().toISOString().slice(0, 10);
    return { name, date, loadBefore, minutes: minutes(), ...figures };
  } catch (error) {
    const reason = error.message.replace(/\s+/g, ' ').slice(0, 300);
    console.log(`  skipped: ${reason}`);
    return { name, reason };
  } finally {
    place.isOver = true;
    await stopAll();
    place.stopDatabase?.();
    process.off('exit', removeFolder);
    removeFolder();
    console.log(`  after ${minutes().toFixed(1)} minutes`);
  }
}

// With a listener, the end of this program ends what it started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const measured = [];
for (const peer of peers) measured.push(await tryPeer(peer));
await writeReport(
  measured,
  all.map(({ name }) => name),
);
