import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withStatus } from '#tests/support/store-mock.ts';

const store = mockStore();

const products = [
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
const answerProductList = () => store.on('GET /api/product/list', { success: true, products });

/** Moves the date on by a second until the test ends: the gateway measures the age of a catalogue by it. */
function aSecondPasses() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
  onTestFinished(() => void vi.useRealTimers());
}

const listQuery =
  'query ($filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String, $last: Int, $before: String, $offset: Int, $inStockFirst: Boolean) { products(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before, offset: $offset, inStockFirst: $inStockFirst) { totalCount nodes { id } edges { cursor } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }';

async function openCatalogue() {
  answerProductList();
  const { run } = await openGateway();
  return async (variables: object) => {
    const { data, errors } = await run(listQuery, variables);
    return { ...data?.products, ids: data?.products?.nodes.map(({ id }: { id: string }) => id), errors };
  };
}

describe('the product list', () => {
  test.each([
    ['every product without a filter', {}, ['p1', 'p2', 'p3', 'p4', 'p5']],
    ['the products of a category', { category: 'fruits' }, ['p2', 'p3', 'p5']],
    ['products in stock', { inStock: true }, ['p1', 'p2', 'p4', 'p5']],
    ['products out of stock', { inStock: false }, ['p3']],
    ['products on offer', { onOffer: true, ids: ['p2', 'p5'] }, ['p2']],
    ['products without an offer', { onOffer: false }, ['p4', 'p5']],
    ['products from a minimum price, rounded to the cent', { minPrice: 2.001 }, ['p1', 'p3', 'p4', 'p5']],
    ['products up to a maximum price', { maxPrice: 2 }, ['p2', 'p3', 'p5']],
    ['products between two prices, both included', { minPrice: 2, maxPrice: 3 }, ['p1', 'p3', 'p5']],
    ['no product when the minimum price exceeds the maximum', { minPrice: 4, maxPrice: 3 }, []],
    ['products by id, without unknown ids', { ids: ['p4', 'gone', 'p1'] }, ['p1', 'p4']],
    ['no product for an empty list of ids', { ids: [] }, []],
    ['names with a word in any letter case', { search: 'APPLE' }, ['p2', 'p3', 'p5']],
    ['names with accents by a word without accents', { search: 'creme' }, ['p1']],
    ['names without accents by a word with accents', { search: 'crèam' }, ['p5']],
    ['names with letters such as ø by their plain form', { search: 'smorre' }, ['p4']],
    ['names with all words in any order', { search: ' cream  green ' }, ['p5']],
    ['every product for a blank text', { search: '   ' }, ['p1', 'p2', 'p3', 'p4', 'p5']],
    ['products that meet all conditions', { category: 'Fruits', inStock: true, search: 'apple' }, ['p2', 'p5']],
    ['no product for an unknown word', { search: 'zebra' }, []],
  ])('the product list finds %s', async (_what, filter, ids) => {
    const list = await openCatalogue();
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
  ])('the product list is sorted by %s', async (sort, ids) => {
    const list = await openCatalogue();
    expect((await list({ sort })).ids).toEqual(ids);
  });

  test('the product list is sorted by unit price: kilograms and litres, then pieces, then products without one', async () => {
    const weights = {
      bunch: 'bunch',
      each: '2 pcs',
      tea: '100 g',
      milk: '1,5 l',
      eggs: '1 dozen',
      unnamed: null,
      rice: '2 kg',
      cola: '6 x 330 ml',
      flour: '1 kg',
    };
    store.on('GET /api/product/list', {
      success: true,
      products: Object.entries(weights).map(([_id, weight]) => product({ _id, price: 3, offerPrice: 3, weight })),
    });
    const { run } = await openGateway();
    const { data } = await run('{ products(sort: UNIT_PRICE_ASC) { nodes { id unitPrice { amount per } } } }');
    expect(
      data.products.nodes.map(({ id, unitPrice }: { id: string; unitPrice: { amount: number; per: string } | null }) =>
        unitPrice ? `${id} ${unitPrice.amount} ${unitPrice.per}` : id,
      ),
    ).toEqual([
      'rice 1.5 KILOGRAM',
      'cola 1.52 LITRE',
      'milk 2 LITRE',
      'flour 3 KILOGRAM',
      'tea 30 KILOGRAM',
      'eggs 0.25 PIECE',
      'each 1.5 PIECE',
      'bunch',
      'unnamed',
    ]);
  });

  test.each([
    ['puts names that begin with the text first', 'apple', ['p2', 'p3', 'p5']],
    ['puts names that end with the thing before names that begin with it', 'cre', ['p5', 'p1']],
    ['puts names that contain it third', 'r', ['p1', 'p4', 'p5']],
    ['keeps the store’s order without a text', '', ['p1', 'p2', 'p3', 'p4', 'p5']],
  ])('the product list sorted by RELEVANCE %s', async (_what, search, ids) => {
    const list = await openCatalogue();
    expect((await list({ filter: { search }, sort: 'RELEVANCE' })).ids).toEqual(ids);
  });

  test.each([
    ['FEATURED', ['p1', 'p2', 'p4', 'p5', 'p3']],
    ['PRICE_ASC', ['p2', 'p5', 'p1', 'p4', 'p3']],
    ['NEWEST', ['p2', 'p4', 'p1', 'p5', 'p3']],
  ])('the product list sorted by %s puts products out of stock last on request', async (sort, ids) => {
    const list = await openCatalogue();
    expect((await list({ sort, inStockFirst: true })).ids).toEqual(ids);
    // Without `inStockFirst` only NEWEST happens to end with p3.
    expect((await list({ sort })).ids.at(-1) === 'p3').toBe(sort === 'NEWEST');
  });

  test('the product list sorted by RELEVANCE puts products out of stock last on request', async () => {
    const list = await openCatalogue();
    const found = { filter: { search: 'apple' }, sort: 'RELEVANCE' };
    expect((await list({ ...found, inStockFirst: true })).ids).toEqual(['p2', 'p5', 'p3']);
  });

  test('product(id) returns one product, or null for an unknown id', async () => {
    answerProductList();
    const { run } = await openGateway();
    const { data } = await run('{ known: product(id: "p3") { id inStock } unknown: product(id: "p9") { id } }');
    expect(data).toEqual({ known: { id: 'p3', inStock: false }, unknown: null });
  });

  test('related products are other products of the category in stock', async () => {
    answerProductList();
    const { run } = await openGateway();
    const { data } = await run(
      '{ a: product(id: "p2") { related { id } } b: product(id: "p3") { related(first: 1) { id } } c: product(id: "p4") { related { id } } }',
    );
    expect(data).toEqual({ a: { related: [{ id: 'p5' }] }, b: { related: [{ id: 'p2' }] }, c: { related: [] } });
  });
});

describe('product pages', () => {
  test('product pages cover the whole list without gaps', async () => {
    const list = await openCatalogue();
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

  test('product pages cover the whole list with products out of stock last', async () => {
    const list = await openCatalogue();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ first: 2, after, inStockFirst: true });
      seen.push(...page.ids);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['p1', 'p2', 'p4', 'p5', 'p3']);
  });

  test.each(['apple', 'cre'])('product pages of a search for %s cover what it found in its order', async (search) => {
    const list = await openCatalogue();
    for (const inStockFirst of [true, false]) {
      const found = { filter: { search }, sort: 'RELEVANCE', inStockFirst };
      const whole = (await list(found)).ids;
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await list({ ...found, first: 1, after });
        seen.push(...page.ids);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null && seen.length < 9);
      expect(seen).toEqual(whole);
    }
  });

  test('product pages continue at the right place when the list changes between two requests', async () => {
    const list = await openCatalogue();
    const { pageInfo } = await list({ first: 2 });

    store.on('GET /api/product/list', { success: true, products: [product({ _id: 'p0' }), ...products] });
    expect((await list({ first: 2, after: pageInfo.endCursor })).ids).toEqual(['p3', 'p4']);

    store.on('GET /api/product/list', { success: true, products: products.filter(({ _id }) => _id !== 'p2') });
    expect((await list({ first: 2, after: pageInfo.endCursor })).ids).toEqual(['p3', 'p4']);
  });

  test('product pages start after the products that `offset` skips', async () => {
    const list = await openCatalogue();
    const second = await list({ first: 2, offset: 2 });
    expect(second.ids).toEqual(['p3', 'p4']);
    expect(second.totalCount).toBe(5);
    expect(second.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
    const last = await list({ first: 2, offset: 4, sort: 'PRICE_ASC' });
    expect(last.ids).toEqual(['p4']);
    expect(last.pageInfo.hasNextPage).toBe(false);
    // Cursors count from where the page starts.
    expect((await list({ first: 2, after: second.pageInfo.endCursor })).ids).toEqual(['p5']);
    expect((await list({ first: 1, after: second.pageInfo.startCursor, offset: 1 })).ids).toEqual(['p5']);
    expect((await list({ offset: null })).ids).toHaveLength(5);
  });

  test('product pages read backward cover the whole list without gaps', async () => {
    const list = await openCatalogue();
    const ids: string[] = [];
    let before: string | null = null;
    for (let page; page === undefined || page.pageInfo.hasPreviousPage; before = page.pageInfo.startCursor) {
      page = await list({ last: 2, before, inStockFirst: true });
      expect(page.pageInfo.hasNextPage).toBe(ids.length > 0);
      expect(page.totalCount).toBe(5);
      ids.unshift(...page.ids);
    }
    expect(ids).toEqual(['p1', 'p2', 'p4', 'p5', 'p3']);
  });

  test('product pages read backward end at the right place when the list changes between two requests', async () => {
    const list = await openCatalogue();
    const { pageInfo } = await list({ last: 2 });

    store.on('GET /api/product/list', { success: true, products: [...products, product({ _id: 'p6' })] });
    expect((await list({ last: 2, before: pageInfo.startCursor })).ids).toEqual(['p2', 'p3']);

    store.on('GET /api/product/list', { success: true, products: products.filter(({ _id }) => _id !== 'p4') });
    expect((await list({ last: 2, before: pageInfo.startCursor })).ids).toEqual(['p2', 'p3']);
    // The product of the cursor does not match the filter.
    const { ids } = await list({ last: 2, before: pageInfo.endCursor, filter: { inStock: false } });
    expect(ids).toEqual(['p3']);
  });

  test('product pages beyond the end are empty and tell the number of products', async () => {
    const list = await openCatalogue();
    for (const offset of [5, 2_147_483_647]) {
      const beyond = await list({ first: 2, offset });
      expect([beyond.ids, beyond.totalCount, beyond.pageInfo.hasNextPage]).toEqual([[], 5, false]);
    }
  });

  test('product pages have no cursors when empty', async () => {
    const list = await openCatalogue();
    for (const offset of [0, 24]) {
      expect((await list({ filter: { search: 'zebra' }, offset })).pageInfo).toEqual({
        startCursor: null,
        endCursor: null,
        hasNextPage: false,
        hasPreviousPage: false,
      });
    }
  });

  test.each([
    [{ first: 0 }],
    [{ first: 101 }],
    [{ first: -1 }],
    [{ after: 'no cursor' }],
    [{ last: 0 }],
    [{ before: 'no cursor' }],
    [{ first: 2, last: 2 }],
    [{ last: 2, offset: 1 }],
    [{ offset: -1 }],
    [{ filter: { search: 'x'.repeat(101) } }],
    [{ filter: { ids: Array.from({ length: 101 }, String) } }],
  ])('product pages refuse %j', async (variables) => {
    const list = await openCatalogue();
    expect((await list(variables)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the catalogue snapshot', () => {
  test('the gateway loads the catalogue by one call for many simultaneous requests', async () => {
    answerProductList();
    const { run } = await openGateway({}, { catalogueTimeToLiveMs: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => run('{ products { totalCount } }')));
    expect(store.calls('GET /api/product/list')).toHaveLength(1);
  });

  test('the gateway revalidates the catalogue by its ETag and reuses it when unchanged', async () => {
    store.on('GET /api/product/list', ({ headers }) =>
      headers['if-none-match'] === '"v1"'
        ? new Response(null, { status: 304, headers: { etag: '"v1"' } })
        : Response.json({ success: true, products }, { headers: { etag: '"v1"' } }),
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

  test('the gateway serves the old catalogue while it loads the new one', async () => {
    answerProductList();
    const { run } = await openGateway();
    await run('{ products { totalCount } }');
    store.on('GET /api/product/list', { success: true, products: [product()] });

    const { data } = await run('{ products { totalCount } }');

    expect(data.products.totalCount).toBe(5);
    await expect.poll(async () => (await run('{ products { totalCount } }')).data.products.totalCount).toBe(1);
  });

  test('the gateway shows a change made elsewhere to the first request a second later', async () => {
    answerProductList();
    const { run } = await openGateway({}, { catalogueTimeToLiveMs: undefined });
    await run('{ products { totalCount } }');
    store.on('GET /api/product/list', { success: true, products: [product()] });
    aSecondPasses();

    expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(1);
  });

  test('the gateway delays a request by at most a second when the store hangs', async () => {
    answerProductList();
    const { run } = await openGateway();
    await run('{ products { totalCount } }');
    store.on('GET /api/product/list', () => new Promise<Response>(() => undefined));
    aSecondPasses();

    expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(5);
    // The first request waited. The gateway now knows that the store is slow.
    expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(5);
  });

  test('the gateway serves the catalogue while the store is down and renews it after recovery', async () => {
    answerProductList();
    const { run, get } = await openGateway();
    await run('{ products { totalCount } }');
    store.on('GET /api/product/list', () => withStatus(503, {}));
    await run('{ products { totalCount } }');
    await expect.poll(async () => (await get('/health/ready')).json()).toMatchObject({ store: 'stale' });

    expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(5);

    store.on('GET /api/product/list', { success: true, products: [product()] });
    await expect.poll(async () => (await run('{ products { totalCount } }')).data.products.totalCount).toBe(1);
  });

  test('cookies that the store sets with the list reach no client', async () => {
    store.on('GET /api/product/list', () =>
      Response.json({ success: true, products }, { headers: { 'set-cookie': 'token=planted' } }),
    );
    const { run } = await openGateway();
    expect((await run('{ products { totalCount } }')).cookies).toEqual([]);
  });

  test('picture addresses of the store become addresses of the gateway', async () => {
    const image = [
      'http://store.example.com/images/a-960.webp',
      'https://shop.test/images/b-960.webp?v=1',
      'https://cdn.test/images/c.png',
      'http://store.example.com/other/d.png',
    ];
    store.on('GET /api/product/list', { success: true, products: [product({ image })] });
    const { run } = await openGateway({ publicOrigin: 'https://shop.test' });

    const { data } = await run('{ products { nodes { images { url } } } }');

    expect(data.products.nodes[0].images).toEqual([
      { url: 'https://shop.test/images/a-960.webp' },
      { url: 'https://shop.test/images/b-960.webp?v=1' },
      { url: 'https://cdn.test/images/c.png' },
      { url: 'http://store.example.com/other/d.png' },
    ]);
  });
});
