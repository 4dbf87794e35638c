import { request } from 'node:http';
import { expect, test } from 'vitest';
import { order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const hash = '0123456789abcdef0123456789abcdef';
const own = `http://store.example.com/images/${hash}-960.webp`;
const foreign = `https://cdn.test/images/${hash}-960.webp`;

function sell(...products: object[]) {
  store.on('GET /api/product/list', { success: true, products });
}

test.each([
  ['omitted', null, '960'],
  ['smaller than all', 1, '320'],
  ['that of a version', 320, '320'],
  ['between two versions', 321, '640'],
  ['that of the largest', 960, '960'],
  ['larger than all', 2000, '960'],
])('with the width %s, the address is of the smallest version that is wide enough', async (_what, width, expected) => {
  sell(product({ image: [own, foreign, '/images/other-960.webp'] }));
  const { run } = await openGateway({ publicOrigin: 'https://shop.test' });

  const { data } = await run('query ($width: Int) { products { nodes { images { url(width: $width) } } } }', { width });

  expect(data.products.nodes[0].images).toEqual([
    { url: `https://shop.test/images/${hash}-${expected}.webp` },
    { url: foreign },
    { url: 'https://shop.test/images/other-960.webp' },
  ]);
});

test('the main picture of a product is its first, and null when it has none', async () => {
  sell(product({ _id: 'p1', image: [own, foreign] }), product({ _id: 'p2', image: [] }));
  const { run } = await openGateway({ publicOrigin: 'https://shop.test' });

  const { data } = await run('{ products { nodes { image { url(width: 640) } } } }');

  expect(data.products.nodes).toEqual([
    { image: { url: `https://shop.test/images/${hash}-640.webp` } },
    { image: null },
  ]);
});

test('a width below 1 is refused', async () => {
  sell(product({ image: [own] }));
  const { run } = await openGateway();
  const { errors } = await run('{ products { nodes { images { url(width: 0) } } } }');
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

const noSize = { width: null, height: null };
const size = { width: 960, height: 480 };

test.each([
  ['says it', [{ url: own, ...size }], size],
  ['says something else', [{ url: own, width: 0, height: 'x' }], noSize],
  ['does not say it', undefined, noSize],
])('a picture has the product’s name, and its size where the store %s', async (_what, pictures, expected) => {
  sell(product({ image: [own, foreign], pictures }));
  const { run } = await openGateway();

  const { data } = await run('{ product(id: "p1") { images { width height alt } } }');

  expect(data.product.images).toEqual([
    { ...expected, alt: 'Green Apples' },
    { ...noSize, alt: 'Green Apples' },
  ]);
});

test('a category has the main picture of its first product in stock, or else of its first product', async () => {
  const at = (number: number) => [`https://cdn.test/${number}.png`];
  sell(
    product({ _id: 'p1', category: 'Fruits', inStock: false, image: at(1) }),
    product({ _id: 'p2', category: 'Fruits', image: [] }),
    product({ _id: 'p3', category: 'Fruits', image: at(3) }),
    product({ _id: 'p4', category: 'Dairy', inStock: false, image: at(4) }),
  );
  const { run } = await openGateway();

  const { data } = await run('{ categories { slug image { url } } }');

  const pictures = Object.fromEntries(
    (data.categories as { slug: string; image: unknown }[]).map(({ slug, image }) => [slug, image]),
  );
  expect(pictures).toMatchObject({ fruits: { url: at(3)[0] }, dairy: { url: at(4)[0] }, bakery: null });
});

/** Sends a query to one address of the gateway under a host name. */
function askAs(host: string, url: string, query: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', cookie: 'token=abc' };
    request(`${url}/graphql`, { method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end(JSON.stringify({ query }));
  });
}

test.each([
  ['the public catalogue', '{ products { nodes { images { url } } } }'],
  ['the catalogue beside a session', '{ products { nodes { images { url } } } me { name } }'],
  ['an order', '{ me { orders { nodes { items { image { url } product { images { url } } } } } } }'],
])(
  '%s has picture addresses of the origin that each client has asked, in every way of execution',
  async (_what, query) => {
    sell(product({ image: [own] }));
    store.on('GET /api/user/is-auth', { success: true, user: shopper() });
    store.on('GET /api/order/user', {
      success: true,
      orders: [order({ items: [{ product: product(), quantity: 1, image: own }] })],
    });
    const { url } = await openGateway({}, { catalogueTimeToLiveMs: 60_000 });
    const { port } = new URL(url);

    // These requests take each way of execution: by Apollo Server, compiled, from the caches.
    for (const _time of [1, 2, 3, 4, 5]) {
      for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `10.0.0.7:${port}`]) {
        const text = await askAs(host, url, query);
        expect(text).toContain(`"http://${host}/images/${hash}-960.webp"`);
        expect(text.match(/http:\/\/[^/"]+\/images/g)?.every((each) => each === `http://${host}/images`)).toBe(true);
      }
    }
  },
);
