import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { drawCurves } from './curve-drawing.ts';
import { loadOf, simulateQueues, type RequestKind, type Station } from './queueing-model.ts';
import { startCluster } from '#tests/support/running-cluster.ts';
import { measureVisits, type Role, type VisitCost } from './visit-costs.ts';

/**
 * `npm run lab -- queueing`: measures what visits cost on a running cluster, and simulates shops that are ten, a hundred and
 * a thousand times as large; about a minute. Writes the tables of docs/growing.md and tests/lab/results/queueing.svg.
 * `--again` simulates with the costs that were measured last.
 */

const pageFile = 'docs/growing.md';
const costsFile = 'tests/lab/results/visit-costs.json';
/** Page views of a shop of scale 1. The busiest hour has a tenth of them. */
const viewsPerDay = 100_000;
const viewsPerOrder = 50;
/** The mean number of pictures that a page view loads, without those in the browser's cache. */
const picturesPerView = 3;
const peakSeconds = 36_000;
/** The highest utilisation of processors in the busiest hour. */
const maxUtilisation = 0.6;

const roles: Role[] = ['balancer', 'gateway', 'backend', 'database'];

interface Layout {
  name: string;
  stations: Station[];
  /** The station that does the work of a role. */
  stationOf: (role: Role) => string;
  /** The share of pictures that a CDN does not serve. */
  pictures: number;
}

const byRole = (role: Role): string => role;
const spread = (name: string, balancer: number, gateway: number, backend: number, database: number, pictures = 1) => ({
  name,
  stations: Object.entries({ balancer, gateway, backend, database }).map(([role, servers]) => ({
    name: role,
    servers,
  })),
  stationOf: byRole,
  pictures,
});

const layouts: Layout[] = [
  {
    name: 'one machine, 2 cores',
    stations: [{ name: 'machine', servers: 2 }],
    stationOf: () => 'machine',
    pictures: 1,
  },
  spread('2 gateways, 2 backends, database of 2 cores', 1, 2, 2, 2),
  spread('6 gateways, 3 backends, database of 4 cores, CDN', 1, 6, 3, 4, 0.02),
  spread('24 gateways, 10 backends, database of 16 cores, CDN', 4, 24, 10, 16, 0.02),
];

type Costs = Record<'page' | 'picture' | 'order', VisitCost>;

function kindsOf(costs: Costs, { stationOf, pictures }: Layout, scale: number): RequestKind[] {
  const views = (viewsPerDay * scale) / peakSeconds;
  const visits = (cost: VisitCost) => roles.map((role) => ({ station: stationOf(role), seconds: cost[role] }));
  return [
    { name: 'page', perSecond: views, visits: visits(costs.page) },
    { name: 'picture', perSecond: views * picturesPerView * pictures, visits: visits(costs.picture) },
    { name: 'order', perSecond: views / viewsPerOrder, visits: visits(costs.order) },
  ];
}

/** Both functions round to two significant digits. */
const milliseconds = (seconds: number) =>
  seconds < 0.1 ? (seconds * 1000).toPrecision(2).replace(/\.0$/, '') : rounded(seconds * 1000);
const rounded = (value: number) => Number(value.toPrecision(2)).toLocaleString('en');

function play(costs: Costs, layout: Layout, scale: number, requests = 150_000) {
  const kinds = kindsOf(costs, layout, scale);
  const load = loadOf(layout.stations, kinds);
  const [busiest, share] = [...load].toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
  if (share >= 1) return { busiest, share, page: undefined, order: undefined };
  const arrivals = kinds.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const seconds = Math.min(36_000, Math.max(10, requests / arrivals));
  const { times } = simulateQueues({ stations: layout.stations, kinds, seconds, seed: 1, variation: 1.5 });
  return { busiest, share, page: times.get('page'), order: times.get('order') };
}

function costTable(costs: Costs): string {
  const row = (name: string, cost: VisitCost) => {
    const cells = roles.map((role) => milliseconds(cost[role]));
    const sum = roles.reduce((total, role) => total + cost[role], 0);
    return `| ${name} | ${cells.join(' | ')} | ${milliseconds(sum)} |`;
  };
  return [
    '| Milliseconds of one processor | balancer | gateway | backend | database | together |',
    '| --- | --: | --: | --: | --: | --: |',
    row('a page view: document, session check', costs.page),
    row('a picture', costs.picture),
    row('an order: cart saved, order placed', costs.order),
  ].join('\n');
}

function sizingTable(costs: Costs): string {
  const total = (cost: VisitCost) => roles.reduce((sum, role) => sum + cost[role], 0);
  const view = total(costs.page) + picturesPerView * total(costs.picture);
  const withCdn = total(costs.page) + picturesPerView * 0.02 * total(costs.picture);
  const order = total(costs.order);
  const aDay = (cost: number) => ((2 * maxUtilisation) / cost) * peakSeconds;
  const mixed = (one: number) => aDay(one + order / viewsPerOrder);
  return [
    '| One machine with 2 cores, at most 60 % busy in the busiest hour | page views a day | orders a day |',
    '| --- | --: | --: |',
    `| the usual mix, an order every ${viewsPerOrder} views | ${rounded(mixed(view))} | ${rounded(mixed(view) / viewsPerOrder)} |`,
    `| the same with a CDN for pictures | ${rounded(mixed(withCdn))} | ${rounded(mixed(withCdn) / viewsPerOrder)} |`,
    `| no orders | ${rounded(aDay(view))} | |`,
    `| everybody orders | | ${rounded(aDay(order))} |`,
  ].join('\n');
}

function forecastTable(costs: Costs): string {
  const cell = (layout: Layout, scale: number) => {
    const { busiest, share, page, order } = play(costs, layout, scale);
    const where = `${busiest} ${Math.round(share * 100)} %`;
    if (!page || !order) return `**falls behind**: ${where}`;
    return `${milliseconds(page.slow)} / ${milliseconds(order.slow)} ms, ${where}`;
  };
  const scales = [1, 10, 100, 1000];
  const heading = scales.map((scale) => `${scale.toLocaleString('en')}×`);
  return [
    `| 99 of 100 page views / orders take at most, and what is busiest | ${heading.join(' | ')} |`,
    `| --- |${scales.map(() => ' --- |').join('')}`,
    ...layouts.map((layout) => `| ${layout.name} | ${scales.map((scale) => cell(layout, scale)).join(' | ')} |`),
  ].join('\n');
}

function curves(costs: Costs) {
  const scales = Array.from({ length: 41 }, (_, index) => 10 ** (index * 0.1 - 0.5));
  return layouts.map((layout) => ({
    name: layout.name,
    points: scales.flatMap((scale) => {
      const { page } = play(costs, layout, scale, 40_000);
      return page ? [{ x: scale * viewsPerDay, y: page.slow * 1000 }] : [];
    }),
  }));
}

async function measure(): Promise<Costs> {
  const cluster = await startCluster({ RATE_LIMITS: 'off' });
  try {
    return await measureVisits(cluster);
  } finally {
    await cluster.close();
  }
}

const startedAt = performance.now();
const isAgain = process.argv.includes('--again');
// These figures were written by the last run that measured.
const costs = isAgain ? (JSON.parse(readFileSync(costsFile, 'utf8')) as Costs) : await measure();
if (!isAgain) writeFileSync(costsFile, `${JSON.stringify(costs, null, 2)}\n`);
const tables = [costTable(costs), sizingTable(costs), forecastTable(costs)];
console.log(tables.join('\n\n'));
writeFileSync(
  'tests/lab/results/queueing.svg',
  drawCurves({
    title: '99 of 100 page views take at most so many milliseconds',
    x: 'page views a day',
    y: 'ms',
    curves: curves(costs),
  }),
);
const [names, marks] = [['costs', 'sizing', 'forecast'], readFileSync(pageFile, 'utf8')] as const;
const filled = names.reduce((text, name, index) => {
  const between = new RegExp(`(<!-- ${name}: start -->)[^]*(<!-- ${name}: end -->)`);
  return text.replace(between, (_all, start: string, end: string) => `${start}\n\n${tables[index]}\n\n${end}`);
}, marks);
writeFileSync(pageFile, await format(filled, { parser: 'markdown', printWidth: 120, singleQuote: true }));
console.log(
  `\nWritten: ${pageFile}, ${costsFile} and tests/lab/results/queueing.svg, after ${Math.round((performance.now() - startedAt) / 1000)} s.`,
);
