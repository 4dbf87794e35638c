import { spawnSync } from 'node:child_process';
import { ensureBuilds } from '../../scripts/setup/builds.mjs';
import { ensureChromium } from '../../scripts/setup/chromium.mjs';
import { ensureDependencies, requireNode } from '../../scripts/setup/dependencies.mjs';
import { ensurePostgres } from '../../scripts/setup/postgres.mjs';

/**
 * `npm run lab -- NAME [options]`: programs that measure the shop or take pictures of it. None of them is a test. They
 * run the builds that `npm start` runs, and write to tests/lab/results.
 */

/** @type {Record<string, { file: string, says: string, needsChromium?: boolean, buildsItself?: boolean }>} */
const programs = {
  gateway: {
    file: 'gateway/gateway.ts',
    says: 'speed of the gateway beside other gateways (8 minutes; --operations=cart)',
  },
  orders: { file: 'orders/orders.ts', says: 'start, memory and orders per second of the bundled store' },
  calls: { file: 'calls/calls.ts', says: 'processor time of each call of gateway, store and database (--before=FILE)' },
  peers: {
    file: 'peers/peers.mjs',
    says: 'the whole shop beside Vendure, Medusa and EverShop (25 minutes, 75 at most; --only=Medusa --megabytes=1024)',
  },
  clients: { file: 'clients/clients.mjs', says: 'what other GraphQL clients meet in the shop (npm installs them)' },
  mails: { file: 'mails/mails.ts', says: 'how long mails wait at 20 orders a second (5 minutes)' },
  growth: { file: 'growth/growth.ts', says: 'speed with more products, orders and shoppers (--quick)' },
  queueing: { file: 'queueing/queueing.ts', says: 'what visits cost, and how many one machine serves in a day' },
  lighthouse: { file: 'lighthouse/lighthouse.mjs', says: 'Lighthouse scores of the pages', needsChromium: true },
  interactions: { file: 'interactions/interactions.mjs', says: 'longest pause per interaction', needsChromium: true },
  'cheap-phone': {
    file: 'cheap-phone/cheap-phone.mjs',
    says: 'the start of the list on a phone six times slower with 1.6 Mbit/s (--rounds=3)',
    needsChromium: true,
  },
  'small-machine': {
    file: 'small-machine/small-machine.ts',
    says: 'the shop and PostgreSQL in a control group of 1 GB: sign-ups, import, photos (root; --megabytes=768)',
  },
  search: { file: 'search/search.ts', says: 'speed and quality of the search over 10,000 products' },
  fresh: { file: 'search/fresh.ts', says: 'how well searches and lists in five languages are understood' },
  people: { file: 'search/people.ts', says: 'how well searches and lists of people are understood' },
  'shopping-list': { file: 'shopping-list/shopping-list.ts', says: 'how well shopping lists are matched' },
  walks: {
    file: 'walks/walks.ts',
    says: 'pictures of every screen, in tests/lab/results/walks (--language=ar)',
    needsChromium: true,
  },
  mutations: {
    file: 'mutations/mutations.mjs',
    says: 'which small edits of the rules their tests notice (--files money,slots)',
    buildsItself: true,
  },
  'dropped-clauses': {
    file: 'dropped-clauses/dropped-clauses.ts',
    says: 'whether a test fails without one clause of a query or one statement (FILES…, --changed HEAD)',
    buildsItself: true,
  },
  'test-times': {
    file: 'test-times/test-times.mjs',
    says: 'milliseconds of every test file (--project=unit)',
    buildsItself: true,
  },
  'node-versions': {
    file: 'node-versions/node-versions.mjs',
    says: 'npm test on Node 20, 22 and 24 (--version=22 --project=unit)',
    buildsItself: true,
  },
  install: {
    file: 'install/try-install.mjs',
    says: 'install, upgrade and rollback in a fresh Debian with its systemd (root; --debian=trixie, --lost-disk, --alerts)',
    buildsItself: true,
  },
  images: {
    file: 'images/images.mjs',
    says: 'both container images: built, started and asked (root)',
    buildsItself: true,
  },
  alerts: { file: 'monitoring/alerts.mjs', says: 'alert rules, their tests and the metrics, checked by promtool' },
  dashboard: {
    file: 'monitoring/dashboard.ts',
    says: 'the panels of the dashboard over a shop under load',
    needsChromium: true,
  },
  failover: {
    file: 'failover/failover.ts',
    says: 'orders while the primary of deploy/ha is killed and moved (root, 12 minutes; --kills=2 --direct --asynchronous)',
  },
  drill: { file: 'drill/drill.mjs', says: 'the fault tests of the store at full length (drill kill: one of them)' },
};

const [name = '', ...options] = process.argv.slice(2);
const program = programs[name];
if (!program || options.includes('--help')) {
  const lines = Object.entries(programs).map(([each, { says }]) => `  ${each.padEnd(13)}  ${says}`);
  console.error(`Usage: npm run lab -- NAME [options]\n\n${lines.join('\n')}`);
  process.exit(program ? 0 : 1);
}
const { file, needsChromium, buildsItself } = program;
// The programs use English pages.
delete process.env.LANGUAGE;
requireNode();
ensureDependencies();
if (!buildsItself) {
  ensurePostgres();
  await ensureBuilds();
}
const env = { ...process.env, DRILL: 'full', ...(needsChromium && { CHROMIUM_PATH: ensureChromium() }) };
const { status } = spawnSync(process.execPath, ['--import', 'tsx', `tests/lab/${file}`, ...options], {
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
