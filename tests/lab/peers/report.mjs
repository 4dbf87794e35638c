import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'prettier';
import { clients, customers, products } from './same-shop.mjs';

const page = 'tests/lab/results/peers.md';
const figuresFile = 'tests/lab/results/peers-figures.json';

const operations = {
  listRepeated: 'list of 24 products: repeated',
  listNew: 'list of 24 products: never asked before',
  searchRepeated: 'search: repeated',
  searchNew: 'search: never asked before',
  session: 'session with a cart of five lines',
  changeLine: 'change a cart line',
  myOrders: 'a shopper’s orders',
  sellerOrders: 'the seller’s newest 20 orders',
  placeOrder: 'place an order of two products',
};

const short = (value) => value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0);
const withDatabase = (all, database) => [all, ...(database ? [database] : [])].map(Math.round).join(', ');

const facts = {
  'orders of each of these shoppers': ({ ordersEach }) => ordersEach,
  'milliseconds a second without requests': ({ restMs }) => short(restMs),
  'MB at rest, of these the database': ({ restMb, restDatabaseMb }) => withDatabase(restMb, restDatabaseMb),
  'MB under load, of these the database': ({ loadMb, loadDatabaseMb }) => withDatabase(loadMb, loadDatabaseMb),
  'packages without development packages': ({ packages }) => packages.toLocaleString('en-US'),
  'MB of these packages on disk': ({ diskMb }) => Math.round(diskMb),
  'measured on': ({ date }) => date,
  'load average of the machine before': ({ loadBefore }) => loadBefore.toFixed(1),
  'minutes from the installation to the end': ({ minutes }) => minutes.toFixed(1),
};

/** One column for each shop that was measured. */
function tableOf(shops) {
  const row = (label, cell) => `| ${[label, ...shops.map(cell)].join(' | ')} |`;
  return [
    row('Processor milliseconds', ({ name, version }) => `${name}, ${version}`),
    row('---', () => '--:'),
    ...Object.entries(operations).map(([name, label]) =>
      row(label, ({ results }) => (results[name].failed ? 'failed' : short(results[name].ms))),
    ),
    ...Object.entries(facts).map(([label, cell]) => row(label, cell)),
  ].join('\n');
}

/** What was not measured, and why. */
const gapsOf = ({ name, reason, results = {} }) => [
  ...(reason ? [`Not measured: ${name} (${reason}).`] : []),
  ...Object.entries(results).flatMap(([operation, { failed }]) =>
    failed ? [`Failed: ${name}, ${operations[operation]} (${failed}).`] : [],
  ),
];

/** Writes the page, with the newest figures of each shop in the order of the names. */
export async function writeReport(measuredNow, names) {
  const figures = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {};
  for (const shop of measuredNow) figures[shop.name] = shop;
  const shops = names.map((name) => figures[name] ?? { name, reason: 'this command has not measured it yet' });
  const text = `# The whole shop beside other shops

Written by \`npm run lab -- peers\` on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}) with Node ${process.versions.node}. A shop that takes more
than 15 minutes is left out, so the whole takes 75 minutes at most. \`--only=Vendure\` (or another name) measures one shop and keeps the figures of the others.

Each shop is installed from its npm packages into a temporary folder, and runs without the others, with a PostgreSQL server of its own that does not flush
to the disk. All have the same ${products.length.toLocaleString('en-US')} products, without pictures and without counted stock, ${customers.length} customers, and the orders of
${clients} of them; these came in through the shop's own interface or import. ${clients} clients send requests one after the other and check each answer.

A figure is the processor time of all processes of the shop and of its database, less what they use without requests, divided by the
number of operations. What an operation leaves for the background counts too. Each operation is sent for 5 s to warm up, and then 100 to
1,600 times, until the shop has used 1.5 s of processor time; it ends after 10 s with 20 requests or
more, and after a minute in any case. The system counts processor time in steps of 10 ms.
Other work on the machine raises processor time, because it shares the caches and the halves of a core: compare figures of one day, and
read the load average.

${tableOf(shops.filter(({ reason }) => !reason))}

${shops.flatMap(gapsOf).join('\n\n')}

- _Repeated_ is the same request again and again, which a cache can answer. _Never asked before_ has another beginning, sort, price filter
  or word each time.
- An operation is all requests that a client of this shop needs. A session of Medusa takes two. An order takes three of Greengate and of
  EverShop, six of Vendure and eight of Medusa; all put two products into the cart one by one.
- The shops do not return the same fields. The requests ask for what a page shows: names, prices, pictures, quantities, totals.
- Vendure runs as a server and a worker, Medusa as one process without Redis, EverShop as its three processes, all in production mode and
  without telemetry; Greengate as \`npm start\` runs it, without its limits on requests. EverShop cannot run without such limits, so each
  request says that it comes from another address.
- Memory is the proportional share of all processes (PSS). At rest is 15 s after a start.
`;
  await write(figuresFile, JSON.stringify(figures), 'json');
  await write(page, text, 'markdown');
  console.log(`\nWritten: ${page}`);
}

const write = async (file, text, parser) => writeFileSync(file, await format(text, { parser, printWidth: 120 }));
