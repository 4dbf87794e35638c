import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ClusterShopper } from '#tests/support/cluster-crowd.ts';
import { addProductMutation, multipartBody, newProduct } from '#tests/support/multipart-request.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { sellerLogin } from '#tests/support/running-shop.ts';
import {
  familyOf,
  missingParts,
  startCluster,
  type ProcessName,
  type ReplicaName,
  type RunningCluster,
} from '#tests/support/running-cluster.ts';
import { ShopClient } from '#tests/support/shop-client.ts';

const execFileAsync = promisify(execFile);

let cluster: RunningCluster;
let seller: ShopClient;
const clients: ShopClient[] = [];

const missing = missingParts();
if (missing) process.stderr.write(`\nThe cluster tests are skipped: ${missing}\n\n`);

beforeEach((context) => {
  if (missing) context.skip(missing);
});

beforeAll(async () => {
  if (missing) return;
  // The load below comes from few shoppers. The tests of rate limits use other limits.
  cluster = await startCluster({
    RATE_LIMITS: 'orders=9999/1m,orders-address=9999/1m,reads=99999/1m,cart=30/1m,login=6/15m',
    MAX_OPEN_ORDERS: '99999',
  });
  seller = new ShopClient();
  const { data } = await seller.run(
    cluster.url,
    'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }',
    { input: sellerLogin },
  );
  if (data.sellerLogin.success !== true) throw new Error('The seller cannot log in.');
});

afterAll(async () => {
  for (const client of [seller, ...clients]) client?.close();
  await cluster?.close();
});

async function aShopper(): Promise<ClusterShopper> {
  const shopper = await new ClusterShopper(cluster.url).signUp();
  clients.push(shopper.client);
  return shopper;
}

const gateways = () => [cluster.addresses['gateway-1'], cluster.addresses['gateway-2']] as const;
const backends = () => [cluster.addresses['backend-1'], cluster.addresses['backend-2']] as const;

/** The ids of two products in stock. */
async function basket(): Promise<[string, string]> {
  const { data } = await seller.run(cluster.url, '{ products(first: 2, filter: { inStock: true }) { nodes { id } } }');
  return data.products.nodes.map(({ id }: { id: string }) => id);
}

test('a session, a cart and an order made through one replica are visible through every other one until the logout', async () => {
  const { client, addressId } = await aShopper();
  const [one] = await basket();
  const [first, second] = gateways();
  const me = '{ me { id cart { lines { productId quantity } } orders { nodes { items { quantity } } } } }';
  const items = [{ productId: one, quantity: 3 }];
  const update = 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }';
  await client.run(first, update, { input: { items } });
  expect((await client.run(second, me)).data.me.cart.lines).toEqual(items);

  const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success } }';
  await client.run(second, order, { input: { addressId, payment: 'COD', items } });
  expect((await client.run(first, me)).data.me).toMatchObject({
    cart: { lines: [] },
    orders: { nodes: [{ items: [{ quantity: 3 }] }] },
  });
  for (const store of backends()) {
    expect((await client.ask(`${store}/api/order/user`)).body.orders).toHaveLength(1);
  }

  const token = client.cookies.get('token') ?? '';
  await client.run(first, 'mutation { logout { success } }');
  client.cookies.set('token', token);
  expect((await client.run(second, me)).data.me).toBeNull();
});

test('one idempotency key sent through every replica at once places one order', async () => {
  const { client, addressId } = await aShopper();
  const [one] = await basket();
  const input = { addressId, payment: 'COD', items: [{ productId: one, quantity: 2 }], idempotencyKey: 'one-order' };
  const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success message } }';
  const body = { items: [{ product: one, quantity: 2 }], address: addressId };
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, (_, index) => client.run(gateways()[index % 2]!, order, { input })),
    ...Array.from({ length: 20 }, (_, index) =>
      client.ask(`${backends()[index % 2]}/api/order/cod`, body, { 'idempotency-key': 'one-order' }),
    ),
  ]);
  const isPlaced = answers.map((answer) => ('data' in answer ? answer.data.placeOrder : answer.body).success);
  expect(isPlaced).toEqual(Array.from({ length: 40 }, () => true));
  expect((await client.run(cluster.url, '{ me { orders { nodes { id } } } }')).data.me.orders.nodes).toHaveLength(1);
});

test('limits for wrong passwords and saved carts are shared by all replicas', async () => {
  const { client } = await aShopper();
  const { data } = await client.run(cluster.url, '{ me { email } }');
  const stranger = new ShopClient('127.0.3.1');
  clients.push(stranger);
  const guess = (index: number) =>
    stranger.ask(`${backends()[index % 2]}/api/user/login`, {
      email: data.me.email,
      password: 'a wrong guess',
    });
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(index)));
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(14);

  const update = 'mutation { updateCart(input: { items: [] }) { success message } }';
  const carts = await Promise.all(Array.from({ length: 50 }, (_, index) => client.run(gateways()[index % 2]!, update)));
  const accepted = carts.filter((answer) => answer.data?.updateCart?.success === true).length;
  // One more attempt is allowed after two seconds.
  expect(accepted).toBeGreaterThanOrEqual(30);
  expect(accepted).toBeLessThan(40);
});

test('the rate limit of an address is shared by all gateways and does not affect other addresses', async () => {
  const eager = new ShopClient('127.0.3.2');
  clients.push(eager);
  const statuses = new Map<number, number>();
  for (let round = 0; round < 65; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => eager.run(cluster.url, '{ __typename }')));
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  // Two separate limits would allow twice as many requests.
  expect(statuses.get(200)).toBeGreaterThanOrEqual(1200);
  expect(statuses.get(429)).toBeGreaterThan(0);
  const refused = await eager.run(cluster.url, '{ __typename }');
  expect(refused.errors[0].extensions.code).toBe('RATE_LIMITED');
  expect((await seller.run(cluster.url, '{ __typename }')).status).toBe(200);
});

test('a payment that was opened at one backend is completed at the other', async () => {
  const { client, addressId } = await aShopper();
  const [one] = await basket();
  const [opening, finishing] = backends();
  await client.ask(`${finishing}/api/cart/update`, { cartItems: { [one]: 1 } });
  const items = [{ product: one, quantity: 1 }];
  const { body } = await client.ask(`${opening}/api/order/stripe`, { items, address: addressId });
  const { pathname } = new URL(body.url);

  const origin = finishing;
  const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  expect((await client.send(`${finishing}${pathname}/pay`, 'POST', form, '')).status).toBe(303);
  // A repetition at the first backend changes nothing.
  await client.send(`${opening}${pathname}/pay`, 'POST', { ...form, origin: opening }, '');

  for (const gateway of gateways()) {
    const { data } = await client.run(gateway, '{ me { cart { lines { quantity } } orders { nodes { isPaid } } } }');
    expect(data.me).toEqual({ cart: { lines: [] }, orders: { nodes: [{ isPaid: true }] } });
  }
});

test('a picture uploaded through one gateway is the same through every replica', async () => {
  const picture = await makePicture('png', 300, 200);
  const name = 'Kiwi of the cluster';
  const parts = [
    {
      name: 'operations',
      content: JSON.stringify({ query: addProductMutation, variables: { input: { ...newProduct(1), name } } }),
    },
    { name: 'map', content: '{"0":["variables.input.images.0"]}' },
    { name: '0', filename: 'kiwi.png', type: 'image/png', content: picture },
  ];
  const { headers, body } = multipartRequest(multipartBody(parts));
  const [first, second] = gateways();
  const cookie = [...seller.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const added = await fetch(`${first}/graphql`, { method: 'POST', headers: { ...headers, cookie }, body });
  expect(await added.json()).toMatchObject({ data: { addProduct: { success: true } } });

  // The time after which the other gateway must know of the change is the subject.
  await pause(1000);
  const { data } = await seller.run(
    second,
    '{ products(filter: { search: "of the cluster" }) { nodes { images { url } } } }',
  );
  const [{ url: place }] = data.products.nodes[0].images as [{ url: string }];
  const path = new URL(place).pathname;
  const copies = await Promise.all(
    [...gateways(), ...backends(), cluster.url].map((address) => seller.get(address + path)),
  );
  expect(copies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(copies.map(({ content }) => content.toString('base64'))).size).toBe(1);
});

function multipartRequest(body: Buffer) {
  const boundary = /^--(\S+)/.exec(body.toString('latin1'))?.[1] ?? '';
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'apollo-require-preflight': 'true' };
  return { headers, body: new Uint8Array(body) };
}

test('a stock change through one replica is visible through every gateway a second later', async () => {
  const [id] = await basket();
  const change = 'mutation ($input: SetProductStockInput!) { setProductStock(input: $input) { success } }';
  const isShown = async (gateway: string) =>
    (await seller.run(gateway, 'query ($id: ID!) { product(id: $id) { inStock } }', { id })).data.product.inStock;
  const [first, second] = gateways();
  const switches: ((inStock: boolean) => Promise<unknown>)[] = [
    (inStock) => seller.run(first, change, { input: { productId: id, inStock } }),
    (inStock) => seller.run(second, change, { input: { productId: id, inStock } }),
    // Gateways get no notification of a change.
    (inStock) => seller.ask(`${backends()[0]}/api/product/stock`, { id, inStock }),
    (inStock) => seller.ask(`${backends()[1]}/api/product/stock`, { id, inStock }),
  ];
  for (const [index, doSwitch] of switches.entries()) {
    await Promise.all(gateways().map(isShown));
    await doSwitch(index % 2 === 1);
    await pause(1000);
    expect(await Promise.all(gateways().map(isShown))).toEqual([index % 2 === 1, index % 2 === 1]);
  }
});

/** Waits until every replica is ready and not degraded. */
async function settle(): Promise<void> {
  const states = async () => {
    const answers = [...gateways(), ...backends()].map(async (address) => {
      const answer = await fetch(`${address}/health/ready`);
      return answer.ok && !(await answer.text()).includes('degraded');
    });
    return (await Promise.allSettled(answers)).map((each) => each.status === 'fulfilled' && each.value);
  };
  await expect.poll(states, { timeout: 30_000 }).toEqual([true, true, true, true]);
}

/** Runs an event while shoppers order and browse. @returns what the shoppers have got */
async function underLoad(happening: () => Promise<void>) {
  await settle();
  const goods = await basket();
  const shoppers = await Promise.all(Array.from({ length: 10 }, aShopper));
  let isOver = false;
  const buyers = shoppers.slice(0, 7);
  const working = shoppers.map((shopper, index) =>
    index < buyers.length ? shopper.orderUntil(() => isOver, goods) : shopper.browseUntil(() => isOver),
  );
  try {
    // The load runs half a second before and after the event.
    await pause(500);
    await happening();
    await pause(500);
  } finally {
    isOver = true;
  }
  const read = (await Promise.all(working)).reduce<number>((sum, pages) => sum + (pages ?? 0), 0);
  await settle();
  const audits = await Promise.all(buyers.map((buyer) => buyer.audit()));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    orders: sum(buyers.map(({ confirmed }) => confirmed.size)),
    lost: sum(audits.map(({ lost }) => lost)),
    duplicate: sum(audits.map(({ duplicate }) => duplicate)),
    read,
    failures: shoppers.flatMap(({ failures }) => failures),
  };
}

const print = (text: string) => process.stdout.write(`${text}\n`);

test('killing any process under load loses and duplicates no confirmed order', async () => {
  const victims: ProcessName[] = ['gateway-1', 'backend-1', 'gateway-2', 'backend-2', 'balancer', 'database'];
  const before = victims.map(cluster.processOf);
  const found = await underLoad(async () => {
    for (const name of victims) {
      await cluster.kill(name);
      await pause(500);
    }
    // One gateway and one backend at the same time.
    await Promise.all([cluster.kill('gateway-1'), cluster.kill('backend-2')]);
  });
  print(
    `CLUSTER kill -9: ${found.orders} orders confirmed, ${found.lost} lost, ${found.duplicate} double; ${found.failures.length} tries had to be repeated`,
  );
  expect(found.orders).toBeGreaterThan(0);
  expect({ lost: found.lost, duplicate: found.duplicate }).toEqual({ lost: 0, duplicate: 0 });
  expect(before.filter((pid) => familyOf(pid).length > 0)).toEqual([]);
  expect(victims.map(cluster.processOf).filter((pid) => familyOf(pid).length === 0)).toEqual([]);
});

/** Restarts replicas by deploy/restart.mjs: its command ends the process, and the cluster starts it again. */
async function restartByScript(names: ReplicaName[]): Promise<void> {
  const portOf = (name: ReplicaName) => new URL(cluster.addresses[name]).port;
  const before = names.map(cluster.processOf);
  const cases = names.map((name) => `${portOf(name)}) pid=${cluster.processOf(name)};;`).join(' ');
  const command = `case $PORT in ${cases} esac; kill $pid; while kill -0 $pid; do sleep 0.1; done 2>/dev/null`;
  const replicas = names.map((name) => `${name.split('-')[0]}@${portOf(name)}`);
  const { stdout } = await execFileAsync(process.execPath, [
    'deploy/restart.mjs',
    `--balancer=${cluster.stats}`,
    `--command=${command}`,
    ...replicas,
  ]);
  expect(stdout).toMatch(/^The balancer uses gateway-1, gateway-2, backend-1, backend-2\.\n/);
  for (const replica of replicas) expect(stdout).toContain(`${replica} was restarted and is ready.`);
  expect(before.filter((pid) => familyOf(pid).length > 0)).toEqual([]);
}

test('a rolling restart of all replicas fails no request, and neither does deploy/restart.mjs', async () => {
  const replicas: ReplicaName[] = ['gateway-1', 'gateway-2', 'backend-1', 'backend-2'];
  const before = replicas.map(cluster.processOf);
  const found = await underLoad(async () => {
    await cluster.restartInTurn();
    await restartByScript(['backend-1', 'gateway-1']);
  });
  print(
    `CLUSTER rolling restart: ${found.orders} orders, ${found.read} page views, ${found.failures.length} failed, ${found.lost} lost, ${found.duplicate} double`,
  );
  expect(found.failures).toEqual([]);
  expect(found.orders).toBeGreaterThan(0);
  expect({ lost: found.lost, duplicate: found.duplicate }).toEqual({ lost: 0, duplicate: 0 });
  // Each of the four is a new process, and no old one is left.
  expect(before.filter((pid) => familyOf(pid).length > 0)).toEqual([]);
  expect(replicas.map(cluster.processOf).filter((pid) => familyOf(pid).length === 0)).toEqual([]);
});

test('a second cluster over the same data reports in one sentence who uses it, and does not disturb the first', async () => {
  // Not `spawnSync`: the first cluster may close an idle connection meanwhile, and a blocked process would not see it.
  const second = execFileAsync(process.execPath, ['scripts/cluster.mjs'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', DATA_DIR: cluster.dataDir },
    timeout: 60_000,
  });
  const { code, stderr } = (await second.catch((error: unknown) => error)) as { code: number; stderr: string };
  const sentence =
    /^The database in \S+ is in use by process (\d+)\. Close the cluster that runs there, or set DATA_DIR to another folder\.\n$/;
  expect(stderr).toMatch(sentence);
  expect(sentence.exec(stderr)?.[1]).toBe(String(cluster.processOf('database')));
  expect(code).toBe(1);
  expect((await seller.run(cluster.url, '{ __typename }')).status).toBe(200);
});

test('Ctrl-C ends the whole cluster with exit code 0', async () => {
  const family = cluster.family();
  expect(family.length).toBeGreaterThan(8);
  const folders = () => cluster.folders();
  expect(folders()).not.toEqual([]);
  expect(await cluster.end()).toBe(0);
  expect(folders()).toEqual([]);
  expect(family.filter((pid) => familyOf(pid).length > 0)).toEqual([]);
  for (const address of [cluster.url, ...Object.values(cluster.addresses)]) {
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  }
});

test.each(['killCommand', 'closeInHurry'] as const)(
  'no process and no folder of the cluster is left when the command is killed (%s)',
  async (how) => {
    const own = await startCluster({});
    onTestFinished(async () => void (await own.close()));
    const family = own.family();
    expect(family.length).toBeGreaterThan(8);
    expect(family).toContain(own.processOf('balancer'));
    await own[how]();
    const alive = () => family.filter((pid) => familyOf(pid).length > 0);
    await expect.poll(alive, { timeout: 15_000 }).toEqual([]);
    await expect.poll(own.folders, { timeout: 5000 }).toEqual([]);
  },
);
