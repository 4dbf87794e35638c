import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openThrowawayShop } from '../throwaway-shop.mjs';
import { clients } from './adapters.mjs';

/**
 * `npm run lab -- clients`: installs other GraphQL clients, lets each walk through a shop (list, login, cart, upload, refusal), and
 * writes tests/lab/results/clients.md.
 */

const sellerLogin = { email: 'seller@greengate.example', password: 'a long seller password' };
/** What all clients need. */
const shared = { graphql: '16.15.0', 'fetch-cookie': '3.1.0' };
const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'green' } })
  .png()
  .toBuffer();

const folder = mkdtempSync(join(tmpdir(), 'greengate-clients-'));

function install() {
  const dependencies = Object.assign({}, shared, ...clients.map(({ packages }) => packages));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const options = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--legacy-peer-deps'];
  const { status } = spawnSync('npm', options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('npm could not install the clients.');
}

/** @param {string} name of a package, or a file in it */
async function load(name) {
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  return await import(pathToFileURL(resolve(name)).href);
}

/**
 * @param {import('./adapters.mjs').ClientAdapter} client
 * @returns {Promise<string[]>} the cells of the client's row
 */
async function walk({ name, packages, open }) {
  const versions = Object.entries(packages).map(([each, version]) => `${each} ${version}`);
  /** @type {string[]} */
  const warnings = [];
  const { warn, error } = console;
  console.warn = console.error = (...parts) => void warnings.push(parts.join(' '));
  try {
    const { default: makeFetchCookie } = await load('fetch-cookie');
    const ask = await open({ url: `${shop.url}/graphql`, fetch: makeFetchCookie(fetch), folder, load });
    const cells = [];
    for (const step of steps) cells.push(await step(ask, name).catch((failure) => `fails: ${failure.message}`));
    return [name, ...cells, warnings.length > 0 ? `${warnings.length}: ${warnings[0]}` : 'none', versions.join(', ')];
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure);
    return [name, `does not start: ${message}`, ...steps.slice(1).map(() => ''), '', versions.join(', ')];
  } finally {
    Object.assign(console, { warn, error });
  }
}

/** @type {((ask: import('./adapters.mjs').Ask, name: string) => Promise<string>)[]} */
const steps = [list, login, cart, upload, refusal];

/** @type {typeof steps[number]} */
async function list(ask) {
  const seen = [];
  let total = 0;
  for (let after = null, hasMore = true; hasMore;) {
    const { data, code } = await ask('List', { first: 10, after });
    if (!data) return `refused: ${code}`;
    const { nodes, pageInfo, totalCount } = data.products;
    seen.push(...nodes.map((/** @type {{ id: string }} */ { id }) => id));
    total = totalCount;
    ({ endCursor: after, hasNextPage: hasMore } = pageInfo);
  }
  return `${new Set(seen).size} of ${total} products`;
}

/** @type {typeof steps[number]} */
async function login(ask, name) {
  const email = `${name.replace(/\W+/g, '-').toLowerCase()}@example.com`;
  const password = 'a long password';
  await ask('Register', { input: { name: 'Ada', email, password } });
  const { data } = await ask('Login', { input: { email, password } });
  const me = await ask('Me');
  return data?.login.success && me.data?.me.name === 'Ada' ? 'works' : `fails: ${me.code}`;
}

/** @type {typeof steps[number]} */
async function cart(ask) {
  const { data } = await ask('List', { first: 1 });
  await ask('UpdateCart', { input: { items: [{ productId: data.products.nodes[0].id, quantity: 3 }] } });
  const me = await ask('Me');
  return me.data?.me.cart.lines[0]?.quantity === 3 ? 'works' : `fails: ${me.code}`;
}

/** @type {typeof steps[number]} */
async function upload(ask, name) {
  await ask('SellerLogin', { input: sellerLogin });
  await ask('SellerList');
  const images = [new File([picture], 'figs.png', { type: 'image/png' })];
  const figs = {
    name: `Figs of ${name}`,
    category: 'fruits',
    price: 5,
    offerPrice: 4.5,
    description: ['Ripe.'],
    images,
  };
  const { data, code } = await ask('AddProduct', { input: figs });
  return data?.addProduct.success ? 'works' : `refused: ${code}`;
}

/** @type {typeof steps[number]} */
async function refusal(ask) {
  const { data } = await ask('List', { first: 1 });
  const items = [{ productId: data.products.nodes[0].id, quantity: 100 }];
  const change = await ask('UpdateCart', { input: { items } });
  const read = await ask('List', { first: 1000 });
  return `change: ${change.data?.updateCart.errors[0].code}; read: ${read.code ?? 'no error, only null'}`;
}

const shop = await openThrowawayShop({ SELLER_EMAIL: sellerLogin.email, SELLER_PASSWORD: sellerLogin.password });
try {
  install();
  const rows = [];
  for (const client of clients) rows.push(await walk(client));
  writeFileSync('tests/lab/results/clients.md', report(rows));
  console.log(report(rows));
} finally {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string[][]} rows */
function report(rows) {
  const head = ['Client', 'List', 'Login', 'Cart', 'Upload', 'Refusal', 'Warnings', 'Versions'];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `# Other GraphQL clients

What each client met in a shop of \`npm start\`: all pages of the list, a login, a change of the cart read again, a product with a picture,
and the code of a refused change and of a refused read. \`npm run lab -- clients\` writes this file; [Clients](../../../docs/clients.md) has
recipes.

${table}
`;
}
