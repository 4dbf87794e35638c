import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withStatus } from '#tests/support/store-mock.ts';

const store = mockStore();

const categoryQuery = [
  product({
    _id: 'p1',
    name: 'Crème brûlée',
    category: 'Instant',
    offerPrice: 3,
    createdAt: '2026-01-01T00:00:00.000Z',
  }),
  product({ _id: 'p2', name: 'apple 10', category: 'Fruits', offerPrice: 1, createdAt: '2026-03-01T00:00:00.000Z' }),
  product({ _id: 'p3', name: 'Apple 2', category: 'Fruits', offerPrice: 2, inStock: false, createdAt: null }),
  product({
    _id: 'p4',
    name: 'Øl & Smørrebrød',
    category: 'Bakery',
    offerPrice: 9,
    createdAt: '2026-02-01T00:00:00.000Z',
  }),
  product({ _id: 'p5', name: 'Green apple cream', category: 'fruits', price: 2, offerPrice: 2, createdAt: null }),
];
const answerShelf = () => store.on('GET /api/product/list', { success: true, products: categoryQuery });

const listQuery =
  'query ($filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String, $inStockFirst: Boolean) { products(filter: $filter, sort: $sort, first: $first, after: $after, inStockFirst: $inStockFirst) { totalCount nodes { id } edges { cursor } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }';

async function openShelf() {
  answerShelf();
  const { run } = await openGateway();
  return async (variables: object) => {
    const { data, errors } = await run(listQuery, variables);
    return { ...data?.products, ids: data?.products?.nodes.map(({ id }: { id: string }) => id), errors };
  };
}

describe('finding products', () => {
  test.each([
    ['everything', {}, ['p1', 'p2', 'p3', 'p4', 'p5']],
    ['a shelf, whatever its letters', { category: 'FRUITS' }, ['p2', 'p3', 'p5']],
    ['in stock', { inStock: true }, ['p1', 'p2', 'p4', 'p5']],
    ['out of stock', { inStock: false }, ['p3']],
    ['on offer', { onOffer: true, ids: ['p2', 'p5'] }, ['p2']],
    ['without an offer', { onOffer: false }, ['p4', 'p5']],
    ['from a price up, to the cent', { minPrice: 2.001 }, ['p1', 'p3', 'p4', 'p5']],
    ['up to a price', { maxPrice: 2 }, ['p2', 'p3', 'p5']],
    ['between two prices, both included', { minPrice: 2, maxPrice: 3 }, ['p1', 'p3', 'p5']],
    ['no price at all', { minPrice: 4, maxPrice: 3 }, []],
    ['identifiers, unknown ones left out', { ids: ['p4', 'gone', 'p1'] }, ['p1', 'p4']],
    ['no identifiers', { ids: [] }, []],
    ['a word in any case', { search: 'APPLE' }, ['p2', 'p3', 'p5']],
    ['a word without its accents', { search: 'creme' }, ['p1']],
    ['a word with accents nobody wrote', { search: 'crèam' }, ['p5']],
    ['letters people cannot type', { search: 'smorre' }, ['p4']],
    ['every word, in any order', { search: ' cream  green ' }, ['p5']],
    ['blank text', { search: '   ' }, ['p1', 'p2', 'p3', 'p4', 'p5']],
    ['all conditions together', { category: 'FRUITS', inStock: true, search: 'apple' }, ['p2', 'p5']],
    ['nothing', { search: 'zebra' }, []],
  ])('%s', async (_what, filter, ids) => {
    const list = await openShelf();
    const page = await list({ filter });
    expect(page.ids).toEqual(ids);
    expect(page.totalCount).toBe(ids.length);
  });

  test.each([
    ['FEATURED', ['p1', 'p2', 'p3', 'p4', 'p5']],
    ['NAME', ['p3', 'p2', 'p1', 'p5', 'p4']],
    ['PRICE_ASC', ['p2', 'p3', 'p5', 'p1', 'p4']],
    ['PRICE_DESC', ['p4', 'p1', 'p3', 'p5', 'p2']],
    ['NEWEST', ['p2', 'p4', 'p1', 'p5', 'p3']],
    ['RELEVANCE', ['p1', 'p2', 'p3', 'p4', 'p5']],
  ])('sorted by %s', async (sort, ids) => {
    const list = await openShelf();
    expect((await list({ sort })).ids).toEqual(ids);
  });

  test.each([
    ['names that begin with the text come first', 'apple', ['p2', 'p3', 'p5']],
    ['then names with a word that does', 'cre', ['p1', 'p5']],
    ['then names that have it anywhere', 'r', ['p1', 'p4', 'p5']],
    ['without a text the store’s order stays', '', ['p1', 'p2', 'p3', 'p4', 'p5']],
  ])('sorted by RELEVANCE %s', async (_what, search, ids) => {
    const list = await openShelf();
    expect((await list({ filter: { search }, sort: 'RELEVANCE' })).ids).toEqual(ids);
  });

  test.each([
    ['FEATURED', ['p1', 'p2', 'p4', 'p5', 'p3']],
    ['PRICE_ASC', ['p2', 'p5', 'p1', 'p4', 'p3']],
    ['NEWEST', ['p2', 'p4', 'p1', 'p5', 'p3']],
  ])('sorted by %s with what is out of stock last', async (sort, ids) => {
    const list = await openShelf();
    expect((await list({ sort, inStockFirst: true })).ids).toEqual(ids);
    // The list without it is another one.
    expect((await list({ sort })).ids.at(-1) === 'p3').toBe(sort === 'NEWEST');
  });

  test('what is out of stock comes last before relevance counts', async () => {
    const list = await openShelf();
    const found = { filter: { search: 'apple' }, sort: 'RELEVANCE' };
    expect((await list({ ...found, inStockFirst: true })).ids).toEqual(['p2', 'p5', 'p3']);
  });

  test('one product by its identifier, or null', async () => {
    answerShelf();
    const { run } = await openGateway();
    const { data } = await run('{ known: product(id: "p3") { id inStock } unknown: product(id: "p9") { id } }');
    expect(data).toEqual({ known: { id: 'p3', inStock: false }, unknown: null });
  });

  test('related products are others in stock on the same shelf', async () => {
    answerShelf();
    const { run } = await openGateway();
    const { data } = await run(
      '{ a: product(id: "p2") { related { id } } b: product(id: "p3") { related(first: 1) { id } } c: product(id: "p4") { related { id } } }',
    );
    expect(data).toEqual({ a: { related: [{ id: 'p5' }] }, b: { related: [{ id: 'p2' }] }, c: { related: [] } });
  });
});

describe('pages', () => {
  test('walk through the whole list without a gap', async () => {
    const list = await openShelf();
    const ids: string[] = [];
    let after: string | null = null;
    for (let page; page === undefined || page.pageInfo.hasNextPage; after = page.pageInfo.endCursor) {
      page = await list({ first: 2, after });
      expect(page.pageInfo.hasPreviousPage).toBe(ids.length > 0);
      expect(page.totalCount).toBe(5);
      ids.push(...page.ids);
    }
    expect(ids).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  });

  test('walk through the whole list with what is out of stock last', async () => {
    const list = await openShelf();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ first: 2, after, inStockFirst: true });
      seen.push(...page.ids);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['p1', 'p2', 'p4', 'p5', 'p3']);
  });

  test('go on from the right place when the list changes in between', async () => {
    const list = await openShelf();
    const { pageInfo } = await list({ first: 2 });

    store.on('GET /api/product/list', { success: true, products: [product({ _id: 'p0' }), ...categoryQuery] });
    expect((await list({ first: 2, after: pageInfo.endCursor })).ids).toEqual(['p3', 'p4']);

    store.on('GET /api/product/list', { success: true, products: categoryQuery.filter(({ _id }) => _id !== 'p2') });
    expect((await list({ first: 2, after: pageInfo.endCursor })).ids).toEqual(['p3', 'p4']);
  });

  test('an empty page has no cursors', async () => {
    const list = await openShelf();
    expect((await list({ filter: { search: 'zebra' } })).pageInfo).toEqual({
      startCursor: null,
      endCursor: null,
      hasNextPage: false,
      hasPreviousPage: false,
    });
  });

  test.each([
    [{ first: 0 }],
    [{ first: 101 }],
    [{ first: -1 }],
    [{ after: 'no cursor' }],
    [{ filter: { search: 'x'.repeat(101) } }],
    [{ filter: { ids: Array.from({ length: 101 }, String) } }],
  ])('refuse %j', async (variables) => {
    const list = await openShelf();
    expect((await list(variables)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the snapshot', () => {
  test('many requests at once cause one call', async () => {
    answerShelf();
    const { run } = await openGateway({}, { catalogueTimeToLive: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => run('{ products { totalCount } }')));
    expect(store.calls('GET /api/product/list')).toHaveLength(1);
  });

  test('is asked again by its ETag, and kept when nothing changed', async () => {
    store.on('GET /api/product/list', ({ headers }) =>
      headers['if-none-match'] === '"v1"'
        ? new Response(null, { status: 304, headers: { etag: '"v1"' } })
        : Response.json({ success: true, products: categoryQuery }, { headers: { etag: '"v1"' } }),
    );
    const { run } = await openGateway();

    await run('{ products { totalCount } }');
    await run('{ products { totalCount } }');
    await expect.poll(() => store.calls('GET /api/product/list').length).toBe(2);
    const { data } = await run('{ products { totalCount } }');

    expect(data.products.totalCount).toBe(5);
    expect(store.calls('GET /api/product/list').map(({ headers }) => headers['if-none-match'])).toEqual(
      expect.arrayContaining([undefined, '"v1"']),
    );
  });

  test('answers at once while a newer list is on its way, and then with the newer one', async () => {
    answerShelf();
    const { run } = await openGateway();
    await run('{ products { totalCount } }');
    store.on('GET /api/product/list', { success: true, products: [product()] });

    const { data } = await run('{ products { totalCount } }');

    expect(data.products.totalCount).toBe(5);
    await expect.poll(async () => (await run('{ products { totalCount } }')).data.products.totalCount).toBe(1);
  });

  test('shows what was changed elsewhere to whoever asks a second later, at the first try', async () => {
    answerShelf();
    const { run } = await openGateway({}, { catalogueTimeToLive: undefined });
    await run('{ products { totalCount } }');
    store.on('GET /api/product/list', { success: true, products: [product()] });
    await pause(1000);

    expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(1);
  });

  test('keeps nobody waiting longer than a second for a store that hangs', async () => {
    answerShelf();
    const { run } = await openGateway();
    await run('{ products { totalCount } }');
    store.on('GET /api/product/list', () => new Promise<Response>(() => undefined));
    await pause(1000);

    expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(5);
    // The first one waited; from now on the store is known to be slow.
    expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(5);
  });

  test('is served while the store is down, and renewed when it is back', async () => {
    answerShelf();
    const { run, get } = await openGateway();
    await run('{ products { totalCount } }');
    store.on('GET /api/product/list', () => withStatus(503, {}));
    await run('{ products { totalCount } }');
    await expect.poll(async () => (await get('/health/ready')).json()).toMatchObject({ store: 'stale' });

    expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(5);

    store.on('GET /api/product/list', { success: true, products: [product()] });
    await expect.poll(async () => (await run('{ products { totalCount } }')).data.products.totalCount).toBe(1);
  });

  test('cookies set along with the list reach nobody', async () => {
    store.on('GET /api/product/list', () =>
      Response.json({ success: true, products: categoryQuery }, { headers: { 'set-cookie': 'token=planted' } }),
    );
    const { run } = await openGateway();
    expect((await run('{ products { totalCount } }')).cookies).toEqual([]);
  });

  test('pictures of the store itself become addresses of this server', async () => {
    const image = [
      'http://store.example.com/images/a-960.webp',
      'https://shop.test/images/b-960.webp?v=1',
      'https://cdn.test/images/c.png',
      'http://store.example.com/other/d.png',
    ];
    store.on('GET /api/product/list', { success: true, products: [product({ image })] });
    const { run } = await openGateway({ publicOrigin: 'https://shop.test' });

    const { data } = await run('{ products { nodes { images } } }');

    expect(data.products.nodes[0].images).toEqual([
      '/images/a-960.webp',
      '/images/b-960.webp?v=1',
      'https://cdn.test/images/c.png',
      'http://store.example.com/other/d.png',
    ]);
  });
});
