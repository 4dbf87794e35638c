import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumFlags } from '../../../scripts/setup/chromium.mjs';
import { canInstallPackages, findCommand, installPackage } from '../../../scripts/setup/debian.mjs';
import { findLastingPort } from '../../../scripts/setup/free-port.mjs';
import { ClusterShopper } from '../../support/cluster-crowd.ts';
import { ShopClient } from '../../support/shop-client.ts';
import { openThrowawayShop } from '../throwaway-shop.mjs';
import { drawPanels, type AnsweredPanel } from './panel-drawing.ts';

/**
 * `npm run lab -- dashboard`: opens a shop and a Prometheus, lets shoppers browse and order for two minutes, asks Prometheus for
 * every query of deploy/monitoring/dashboard.json, and draws the answers into tests/lab/results/dashboard.png. Grafana is not
 * part of it: the picture shows the dashboard's queries and data, not Grafana's drawing. Ends with exit code 1 when a query has no answer.
 */

const loadMs = 120_000;
const results = 'tests/lab/results';
/** The value of Grafana's variable, for scrapes every two seconds. */
const rateInterval = '15s';

interface Dashboard {
  panels: {
    title: string;
    fieldConfig: { defaults: { unit: string } };
    targets: { expr: string; legendFormat: string }[];
  }[];
}

interface RangeAnswer {
  status: string;
  error?: string;
  data: { result: { metric: Record<string, string>; values: [number, string][] }[] };
}

function requirePrometheus(): string {
  if (!findCommand(['prometheus']) && canInstallPackages()) installPackage('prometheus');
  const found = findCommand(['prometheus']);
  if (found) return found;
  console.log('SKIPPED: Prometheus is not on this machine. Install it (Debian: apt-get install prometheus).');
  process.exit(0);
}

/** Starts Prometheus on loopback with that folder for its files, and waits until it is ready. */
async function openPrometheus(program: string, folder: string, targets: Record<string, string>) {
  const port = await findLastingPort();
  const jobs = Object.entries(targets).map(([job_name, target]) => ({
    job_name,
    static_configs: [{ targets: [target] }],
  }));
  const config = { global: { scrape_interval: '2s', scrape_timeout: '2s' }, scrape_configs: jobs };
  const file = join(folder, 'prometheus.yaml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(config));
  const options = [`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'tsdb')}`, '--log.level=error'];
  const child = spawn(program, [...options, `--web.listen-address=127.0.0.1:${port}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => void child.once('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await pause(200);
  }
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, close };
}

/** Shoppers who browse and order, and a visitor who reads lists, mistypes a password and sends invalid requests. */
async function makeLoad(shop: string): Promise<void> {
  const visitor = new ShopClient();
  const { data } = await visitor.run(shop, '{ products(first: 2) { nodes { id } } }');
  const [one, other] = data.products.nodes.map(({ id }: { id: string }) => id) as [string, string];
  const shoppers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => new ClusterShopper(shop).signUp()));
  const endsAt = Date.now() + loadMs;
  const isOver = () => Date.now() > endsAt;
  const visit = async () => {
    while (!isOver()) {
      for (let reads = 0; reads < 5; reads += 1) {
        await visitor.run(shop, '{ products(first: 24) { totalCount nodes { name offerPrice } } }');
      }
      await visitor.run(shop, '{ nothing }');
      // This text is larger than a request may be.
      await visitor.run(shop, `{ store { currency } } # ${'x'.repeat(110_000)}`);
      await visitor.run(
        shop,
        'mutation { login(input: { email: "ada@example.com", password: "mistyped-password" }) { errors { code } } }',
      );
      await pause(200);
    }
  };
  const payLater = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success } }';
  const [first] = shoppers;
  const items = [{ productId: one, quantity: 1 }];
  await first?.client.run(shop, payLater, { input: { addressId: first.addressId, payment: 'ONLINE', items } });
  await Promise.all([
    visit(),
    ...shoppers.slice(0, 3).map((shopper) => shopper.orderUntil(isOver, [one, other])),
    ...shoppers.slice(3).map((shopper) => shopper.browseUntil(isOver)),
  ]);
  for (const { client } of shoppers) client.close();
  visitor.close();
}

async function ask(url: string, expr: string, { from, to }: { from: number; to: number }): Promise<RangeAnswer> {
  const query = new URLSearchParams({ query: expr, start: String(from), end: String(to), step: '2' });
  const response = await fetch(`${url}/api/v1/query_range?${query.toString()}`);
  return (await response.json()) as RangeAnswer;
}

const labelOf = (format: string, metric: Record<string, string>) =>
  format.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => metric[name] ?? '');

/** Asks every query of every panel, and names the queries with an error or without an answer. */
async function askAll(url: string, span: { from: number; to: number }) {
  const { panels } = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')) as Dashboard;
  const faults: string[] = [];
  let queries = 0;
  const answered: AnsweredPanel[] = [];
  for (const { title, fieldConfig, targets } of panels) {
    const lines: AnsweredPanel['lines'] = [];
    for (const { expr, legendFormat } of targets) {
      queries += 1;
      const { status, error, data } = await ask(url, expr.replaceAll('$__rate_interval', rateInterval), span);
      const found = status === 'success' ? data.result : [];
      if (found.length === 0) faults.push(`${title}: ${expr}: ${error ?? 'no answer'}`);
      for (const { metric, values } of found) {
        const points = values.map(([at, value]) => [at, Number(value)] as const);
        lines.push({
          label: labelOf(legendFormat, metric),
          points: points.filter(([, value]) => Number.isFinite(value)),
        });
      }
    }
    answered.push({ title, unit: fieldConfig.defaults.unit, lines });
  }
  return { answered, faults, queries };
}

const prometheusProgram = requirePrometheus();
const folder = mkdtempSync(join(tmpdir(), 'greengate-dashboard-'));
const backendPort = await findLastingPort();
const settings = {
  BACKEND_PORT: String(backendPort),
  RATE_LIMITS: 'off',
  DATA_DIR: join(folder, 'data'),
  BACKUP_DIR: join(folder, 'backups'),
};
const shop = await openThrowawayShop(settings);
const prometheus = await openPrometheus(prometheusProgram, folder, {
  'greengate-gateway': new URL(shop.url).host.replace('localhost', '127.0.0.1'),
  'greengate-backend': `127.0.0.1:${backendPort}`,
});
try {
  spawnSync(process.execPath, ['scripts/backup.mjs', 'backup'], { env: { ...process.env, ...settings } });
  const from = Date.now() / 1000;
  await makeLoad(shop.url);
  const to = Date.now() / 1000;
  const { answered, faults, queries } = await askAll(prometheus.url, { from: from + 4, to });
  const at = new Date().toISOString().slice(0, 10);
  const drawing = drawPanels(answered, {
    title: 'Greengate: the panels of deploy/monitoring/dashboard.json',
    subtitle: `Two minutes of load on one gateway and one backend (SQLite), ${at}. Drawn from the answers of Prometheus by npm run lab -- dashboard, not by Grafana.`,
    from: from + 4,
    to,
  });
  const svg = join(folder, 'dashboard.svg');
  writeFileSync(svg, drawing.svg);
  spawnSync(process.env['CHROMIUM_PATH'] ?? 'chromium', [
    ...chromiumFlags,
    `--screenshot=${join(process.cwd(), results, 'dashboard.png')}`,
    `--window-size=${drawing.width},${drawing.height}`,
    '--hide-scrollbars',
    `file://${svg}`,
  ]);
  console.log(
    `${answered.length} panels, ${queries} queries, ${faults.length} without an answer: ${results}/dashboard.png`,
  );
  for (const fault of faults) console.log(`  ✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await prometheus.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}
