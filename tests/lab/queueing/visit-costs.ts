import { ClusterShopper } from '#tests/support/cluster-crowd.ts';
import type { RunningCluster } from '#tests/support/running-cluster.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { familyProcessorMs, processorMs } from '../process-figures.ts';

export type Role = 'balancer' | 'gateway' | 'backend' | 'database';

/** The processor time of one visit in seconds, by role. */
export type VisitCost = Record<Role, number>;

const maxAtOnce = 8;

function usedByRole({ processOf }: RunningCluster): VisitCost {
  const secondsOf = (name: Parameters<typeof processOf>[0]) => processorMs(processOf(name)) / 1000;
  return {
    balancer: secondsOf('balancer'),
    gateway: secondsOf('gateway-1') + secondsOf('gateway-2'),
    backend: secondsOf('backend-1') + secondsOf('backend-2'),
    database: familyProcessorMs(processOf('database')) / 1000,
  };
}

/** Does something many times, a few at once, and returns the cost of one. */
async function costOf(cluster: RunningCluster, times: number, once: (index: number) => Promise<unknown>) {
  const run = async (count: number) => {
    let index = 0;
    const work = async () => {
      while (index < count) {
        index += 1;
        await once(index);
      }
    };
    await Promise.all(Array.from({ length: maxAtOnce }, work));
  };
  // The warm-up fills caches and compiles code, which is not counted.
  await run(times / 4);
  const before = usedByRole(cluster);
  await run(times);
  const after = usedByRole(cluster);
  const share = (role: Role) => (after[role] - before[role]) / times;
  return {
    balancer: share('balancer'),
    gateway: share('gateway'),
    backend: share('backend'),
    database: share('database'),
  } satisfies VisitCost;
}

/** Measures the costs of visits in processor time, which other load on the machine hardly changes. */
export async function measureVisits(cluster: RunningCluster) {
  const visitor = new ShopClient();
  const shoppers = await Promise.all(Array.from({ length: maxAtOnce }, () => new ClusterShopper(cluster.url).signUp()));
  const list = '{ products(first: 24) { totalCount nodes { id name price offerPrice images { url } inStock } } }';
  const { data } = await visitor.run(cluster.url, list);
  const products = data.products.nodes as { id: string; images: { url: string }[] }[];
  const pictures = products.flatMap(({ images }) =>
    images[0] ? new URL(images[0].url).pathname.replace('-960', '-320') : [],
  );
  // The web app sends this on every page after rendering.
  const me = '{ me { id name email cart { lines { productId quantity } } } }';
  const update = 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success message } }';
  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success message } }';
  const shopperFor = (index: number) => shoppers[index % shoppers.length]!.client;
  const get = async (client: ShopClient, path: string) => {
    const { status } = await client.send(cluster.url + path, 'GET', { 'accept-encoding': 'gzip, deflate, br' });
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  };
  const change = async (client: ShopClient, mutation: string, input: object) => {
    const { data: answer, errors } = await client.run(cluster.url, mutation, { input });
    const done = Object.values((answer ?? {}) as Record<string, { success: boolean }>).every(({ success }) => success);
    if (errors || !done) throw new Error(`A change failed: ${JSON.stringify({ answer, errors })}`);
  };
  let orders = 0;
  try {
    const page = await costOf(cluster, 3000, async (index) => {
      const isKnown = index % 2 === 0;
      const client = isKnown ? shopperFor(index / 2) : visitor;
      await get(client, '/products');
      const { data: answer } = await client.run(cluster.url, me);
      if ((answer?.me !== null) !== isKnown)
        throw new Error('The session is wrong: a visitor is logged in, or a shopper is not.');
    });
    const picture = await costOf(cluster, 3000, (index) => get(visitor, pictures[index % pictures.length] ?? ''));
    const order = await costOf(cluster, 800, async (index) => {
      const shopper = shoppers[index % shoppers.length]!;
      const items = products.slice(0, 3).map(({ id }) => ({ productId: id, quantity: (index % 9) + 1 }));
      // The warm-up has used the first numbers already.
      orders += 1;
      const input = { addressId: shopper.addressId, payment: 'COD', items, idempotencyKey: `cost-${orders}` };
      await change(shopper.client, update, { items });
      await change(shopper.client, place, input);
    });
    return { page, picture, order };
  } finally {
    for (const client of [visitor, ...shoppers.map((shopper) => shopper.client)]) client.close();
  }
}
