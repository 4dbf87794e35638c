import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'prettier';
import { clients, customers, products } from './same-shop.mjs';

const page = 'tests/lab/results/peers.md';
const figuresFile = 'tests/lab/results/peers-figures.json';

const short = (value) => value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0);

const facts = {
  'milliseconds a second without requests': ({ restMs }) => short(restMs),
  'MB at rest': ({ restMb }) => Math.round(restMb),
  'MB under load': ({ loadMb }) => Math.round(loadMb),
  'packages that it needs to run': ({ packages }) => packages.toLocaleString('en-US'),
  'MB of these packages on disk': ({ diskMb }) => Math.round(diskMb),
  'orders of each shopper': ({ ordersEach }) => ordersEach,
  'measured on': ({ date }) => date,
  'load average of the machine before': ({ loadBefore }) => loadBefore.toFixed(1),
  'minutes with installation and orders': ({ minutes }) => minutes.toFixed(1),
};

/** One column for each shop that was measured. */
function tableOf(shops) {
  const row = (label, cellOf) => `| ${[label, ...shops.map(cellOf)].join(' | ')} |`;
  return [
    row('Processor milliseconds', ({ name, version }) => `${name}, ${version}`),
    row('---', () => '--:'),
    ...Object.keys(shops[0]?.results ?? {}).map((name) =>
      row(name, ({ results }) => (results[name]?.ms ? short(results[name].ms) : 'failed')),
    ),
    ...Object.entries(facts).map(([label, cellOf]) => row(label, cellOf)),
  ].join('\n');
}

/** What was not measured, and why. */
const gapsOf = ({ name, reason, results = {} }) => [
  ...(reason ? [`- Not measured: ${name} (${reason}).`] : []),
  ...Object.entries(results).flatMap(([operation, { failed }]) =>
    failed ? [`- Failed: ${name}, ${operation} (${failed}).`] : [],
  ),
];

/** Writes the page, with the newest figures of each shop in the order of the peers. */
export async function writeReport(measuredNow, peers) {
  const figures = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {};
  for (const shop of measuredNow) figures[shop.name] = shop;
  const shops = peers.map(({ name }) => figures[name] ?? { name, reason: 'this command has not measured it yet' });
  const text = `# The whole shop beside other shops

Written by \`npm run lab -- peers\` on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}) with Node ${process.versions.node}. \`--only=Vendure\` measures one shop and
keeps the figures of the others. A shop that takes more than 15 minutes is left out.

Each shop is installed from its npm packages into a temporary folder and runs alone, with a PostgreSQL server of its own that does
not flush to the disk. All have the same ${products.length.toLocaleString('en-US')} products, without pictures and without counted stock, ${customers.length} customers, and the orders of
${clients} of them, which came in through the shop's own interface or import. ${clients} clients send requests and check each answer.

A figure is the processor time of all processes of the shop and of its database for one operation, less what they use without
requests. What an operation leaves for the background counts too. Each operation is sent 6,000 times or for 20 s to warm up, and then
4,000 times or for 10 s; one that was never asked before is sent 1,000 and 1,600 times, because there are few of them. The
first thousands of requests take up to four times as long. Other work on the machine shares the caches and raises the figures:
compare figures of one day, and read the load average.

${tableOf(shops.filter(({ reason }) => !reason))}

${shops.flatMap(gapsOf).join('\n')}

- _Repeated_ is the same request again and again, which a cache can answer. _Never asked before_ has another beginning, order, price
  filter or word each time. Medusa cannot sort by price; its other two orders are by date.
- All are asked for the same: name, price, picture and availability in a list, name, price, picture and quantity of the lines in a cart
  and in an order, the address and the total of an order.
- An operation is all requests that a client of this shop needs. A session of Medusa takes two, and so does a change of EverShop's cart.
  An order takes three requests of Greengate and of EverShop, six of Vendure and eight of Medusa. EverShop gives
  orders at the same time the same number and refuses all but one, so its orders are sent one after the other.
- Vendure runs as a server and a worker, Medusa as one process without Redis, EverShop as its three processes, all in production mode and
  without telemetry; Greengate as \`npm start\` runs it, without its limits on requests. EverShop cannot run without such limits, so each
  request says that it comes from another address.
- Memory is the proportional share of all processes and the database (PSS). At rest is 15 s after a start.
`;
  await write(figuresFile, JSON.stringify(figures), 'json');
  await write(page, text, 'markdown');
  console.log(`\nWritten: ${page}`);
}

const write = async (file, text, parser) => writeFileSync(file, await format(text, { parser, printWidth: 120 }));
