import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { format } from 'prettier';
import { findFreePort } from '../../../scripts/setup/free-port.mjs';
import { makeNoisyPhoto } from '#tests/support/pictures.ts';
import { startPostgres } from '#tests/support/postgres-cluster.ts';
import { familyOf } from '#tests/support/running-cluster.ts';
import { createShopper, type Shopper } from './graphql-shopper.ts';
import { createMemoryGroup } from './memory-group.ts';

/**
 * `npm run lab -- small-machine`: the whole shop with its PostgreSQL in a control group of 1 GB (`--megabytes=768`). 64 people sign up at once, the
 * seller imports 5,000 products and adds 100 with a large photo, four at once, while a shopper reads and orders. Needs root.
 */

const megabytes = Number(process.argv.find((flag) => flag.startsWith('--megabytes='))?.split('=')[1] ?? 1024);
const people = 64;
const rows = 5000;
const photos = 100;
const uploadsAtOnce = 4;
const seller = { email: 'seller@small.example', password: 'Long-enough-password-1' };
const root = path.resolve(import.meta.dirname, '../../..');

/** Runs a task for each number below `count`, some at a time. */
async function forEach(count: number, atOnce: number, task: (at: number) => Promise<void>): Promise<void> {
  const numbers = Array.from({ length: count }).keys();
  const work = async () => {
    for (const at of numbers) await task(at);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const csv = [
  'name,description,category,price,offerPrice',
  ...Array.from(
    { length: rows },
    (_none, at) => `Imported goods No ${at},Picked by hand. Keep cool and dry.,Vegetables,${at % 90}.90,${at % 90}.50`,
  ),
].join('\n');

async function importRows(owner: Shopper): Promise<void> {
  const { previewImport } = await owner.upload(
    'mutation($file: Upload) { previewImport(input: { file: $file }) { success message token counts { added faulty } } }',
    { file: null },
    [['variables.file', new Blob([csv], { type: 'text/csv' }), 'products.csv']],
  );
  if (previewImport.counts?.added !== rows) throw new Error(`The preview: ${JSON.stringify(previewImport)}`);
  const { applyImport } = await owner.run(
    'mutation($token: String!) { applyImport(input: { token: $token }) { success message } }',
    { token: previewImport.token },
  );
  if (!applyImport.success) throw new Error(`The import: ${applyImport.message}`);
}

async function addPhotographed(owner: Shopper, photo: Blob, at: number): Promise<void> {
  const input = { name: `Photographed goods No ${at}`, category: 'Fruits', price: 3.5, offerPrice: 3 };
  const { addProduct } = await owner.upload(
    'mutation($input: AddProductInput!) { addProduct(input: $input) { success message } }',
    { input: { ...input, images: [null] } },
    [['variables.input.images.0', photo, 'photo.jpg']],
  );
  if (!addProduct.success) throw new Error(`Product ${at}: ${addProduct.message}`);
}

/** Reads and orders until it is stopped; resolves with the number of orders and the longest time of one request in milliseconds. */
async function keepShopping(shopper: Shopper, signal: AbortSignal) {
  const { products } = await shopper.run('{ products(first: 1) { nodes { id } } }');
  const [{ id: productId }] = products.nodes;
  const address =
    'firstName: "Ada", lastName: "Byron", email: "ada@small.example", street: "1 Main Street", city: "Eugene"';
  const { addAddress } = await shopper.run(
    `mutation { addAddress(input: { ${address}, state: "Oregon", zipcode: 97401, country: "US", phone: "15415551234" }) { success message address { id } } }`,
  );
  if (!addAddress.success) throw new Error(`The address: ${addAddress.message}`);
  const input = { payment: 'COD', addressId: addAddress.address.id, items: [{ productId, quantity: 1 }] };
  let orders = 0;
  let longestMs = 0;
  const timed = async <Result>(request: Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    const result = await request;
    longestMs = Math.max(longestMs, performance.now() - startedAt);
    return result;
  };
  while (!signal.aborted) {
    await timed(
      shopper.run('{ products(first: 24, filter: { search: "goods" }) { nodes { id name images { url } } } }'),
    );
    const { placeOrder } = await timed(
      shopper.run('mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { success message } }', { input }),
    );
    if (placeOrder.success) orders += 1;
    else throw new Error(`The order: ${placeOrder.message}`);
    await pause(200);
  }
  return { orders, longestMs };
}

const group = createMemoryGroup('greengate-small', megabytes);
const folder = mkdtempSync(path.join(tmpdir(), 'greengate-small-'));
const log = path.join(folder, 'output.log');
const lines: string[] = [];
let database: ReturnType<typeof startPostgres> | undefined;
let shop: ReturnType<typeof spawn> | undefined;
try {
  database = group.startInside(startPostgres);
  if ('absent' in database) throw new Error(`PostgreSQL: ${database.absent}`);
  const [port, storePort] = [await findFreePort(), await findFreePort()];
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    PORT: String(port),
    BACKEND_PORT: String(storePort),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    DEMO_PRODUCTS: 'off',
    RATE_LIMITS: 'off',
    SELLER_EMAIL: seller.email,
    SELLER_PASSWORD: seller.password,
  };
  shop = group.startInside(() =>
    spawn('sh', ['-c', `exec ${process.execPath} scripts/start.mjs > ${log} 2>&1`], {
      cwd: root,
      env,
      stdio: 'ignore',
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  for (const endsAt = Date.now() + 60_000; ; await pause(200)) {
    if ((await fetch(`${url}/health/ready`).catch(() => null))?.ok) break;
    if (Date.now() > endsAt) throw new Error(`The shop did not open: ${readFileSync(log, 'utf8').slice(-600)}`);
  }
  const processes = familyOf(shop.pid ?? 0);
  /** Runs a step and notes how long it took and the memory after it. */
  const step = async (name: string, action: () => Promise<unknown>): Promise<void> => {
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, group.processMegabytes())), 100);
    const startedAt = performance.now();
    await action();
    clearInterval(watch);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    lines.push(`| ${name} | ${seconds} | ${most.toFixed(0)} | ${group.endedByKernel()} |`);
    console.log(lines.at(-1));
  };
  await step('15 s at rest', () => pause(15_000));
  let refused = 0;
  await step(`${people} sign-ups at once`, () =>
    forEach(people, people, async (at) => {
      const input = { name: 'Ada', email: `person-${at}@small.example`, password: seller.password };
      const person = createShopper(url);
      const signUp = () =>
        person.run('mutation($input: RegisterInput!) { register(input: $input) { success message } }', { input });
      // A busy store asks to try again in a moment.
      for (let answer = await signUp().catch(() => null); !answer?.register.success; answer = await signUp()) {
        refused += 1;
        await pause(2000);
      }
    }),
  );
  const owner = createShopper(url);
  await owner.run('mutation($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', { input: seller });
  await step(`an import of ${rows} products`, () => importRows(owner));
  const shopper = createShopper(url);
  const login = { email: 'person-0@small.example', password: seller.password };
  await shopper.run('mutation($input: LoginInput!) { login(input: $input) { success } }', { input: login });
  const photo = new Blob([new Uint8Array(await makeNoisyPhoto(4000, 3000))], { type: 'image/jpeg' });
  const stopping = new AbortController();
  const shopping = keepShopping(shopper, stopping.signal);
  await step(`${photos} products with a photo of 12 megapixels, ${uploadsAtOnce} at once, beside a shopper`, () =>
    Promise.race([shopping, forEach(photos, uploadsAtOnce, (at) => addPhotographed(owner, photo, at))]),
  );
  stopping.abort();
  const { orders, longestMs } = await shopping;
  const survived = processes.every((id) => familyOf(shop?.pid ?? 0).includes(id));
  const text = `# The shop on a small machine

Written by \`npm run lab -- small-machine\` on ${new Date().toISOString().slice(0, 10)}: \`npm start\` and its PostgreSQL in a control group of ${megabytes} MB without
swap, on ${process.arch} with Node ${process.versions.node}. The memory is that of the processes, without the pages of files that the kernel gives back.

| Step | Seconds | Most MB | Processes that the kernel ended |
| --- | --: | --: | --: |
${lines.join('\n')}

${refused} of the ${people} sign-ups were first asked to try again. Beside the photos of ${(photo.size / 2 ** 20).toFixed(1)} MB each the shopper placed ${orders} orders; the longest request took ${(longestMs / 1000).toFixed(1)} s.
${survived ? 'All processes that were there after the start were there at the end.' : 'A process of the start was gone at the end.'}
With the pages of files the group had ${group.mostMegabytes().toFixed(0)} MB at most.
`;
  const file = path.join(root, 'tests/lab/results/small-machine.md');
  writeFileSync(file, await format(text, { parser: 'markdown', proseWrap: 'preserve' }));
  console.log(text);
} catch (error) {
  console.log(
    `The kernel ended ${group.endedByKernel()} processes. The end of the log:\n${readFileSync(log, 'utf8').slice(-2000)}`,
  );
  throw error;
} finally {
  if (shop?.exitCode === null) {
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }
  if (database && 'stop' in database) database.stop();
  group.remove();
  rmSync(folder, { recursive: true, force: true });
}
