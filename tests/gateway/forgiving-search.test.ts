import { describe, expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

// A classic store: it says nothing about itself, and its list is all that a search needs.
const store = mockStore();

const shop = [
  product({ _id: 'bagel', name: 'Plain bagels', category: 'Bakery', price: 3, offerPrice: 1 }),
  product({ _id: 'loaf', name: 'White loaf', category: 'Bakery', price: 2, offerPrice: 2, inStock: false }),
  product({ _id: 'bread', name: 'Rye bread', category: 'Bakery', price: 4, offerPrice: 4 }),
  product({ _id: 'crumbs', name: 'Breadcrumbs', category: 'Grains', price: 3, offerPrice: 3 }),
  product({ _id: 'banana', name: 'Bananas', category: 'Fruits', price: 5, offerPrice: 5 }),
];

const query = `query ($filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String, $inStockFirst: Boolean) {
  products(filter: $filter, sort: $sort, first: $first, after: $after, inStockFirst: $inStockFirst) {
    totalCount nodes { id } pageInfo { endCursor hasNextPage }
  }
}`;

async function openShop(products = shop) {
  store.on('GET /api/product/list', { success: true, products });
  const { run } = await openGateway();
  async function list(variables: object) {
    const { data, errors } = await run(query, variables);
    expect(errors).toBeUndefined();
    const { nodes, ...page } = data.products;
    return { ...page, ids: nodes.map(({ id }: { id: string }) => id) };
  }
  async function nearest(search: string, first?: number) {
    const text = 'query ($search: String!, $first: Int) { nearestProducts(search: $search, first: $first) { id } }';
    const { data, errors } = await run(text, { search, first });
    return { ids: data?.nearestProducts?.map(({ id }: { id: string }) => id), errors };
  }
  return { list, nearest };
}

describe('searches', () => {
  test.each([
    ['lists the thing itself, its kinds, the rest of a category with its name, then names that contain it', 'bread'],
    ['finds the same for a blank before and after, and capitals', '  BREAD '],
  ])('a search %s', async (_what, search) => {
    const { list } = await openShop();
    const { ids, totalCount } = await list({ filter: { search } });
    expect(ids).toEqual(['bread', 'loaf', 'bagel', 'crumbs']);
    expect(totalCount).toBe(4);
  });

  test('a search finds a name with a typing error', async () => {
    const { list } = await openShop();
    expect((await list({ filter: { search: 'bannana' } })).ids).toEqual(['banana']);
  });

  test('a search is limited by the other conditions of the filter', async () => {
    const { list } = await openShop();
    const ids = async (filter: object) => (await list({ filter: { search: 'bread', ...filter } })).ids;
    expect(await ids({ inStock: true })).toEqual(['bread', 'bagel', 'crumbs']);
    expect(await ids({ category: 'bakery' })).toEqual(['bread', 'loaf', 'bagel']);
    expect(await ids({ maxPrice: 3 })).toEqual(['loaf', 'bagel', 'crumbs']);
    expect(await ids({ onOffer: true })).toEqual(['bagel']);
    expect(await ids({ ids: ['loaf', 'banana', 'bread'] })).toEqual(['bread', 'loaf']);
  });

  test('a search is read in pages, in which every product is once', async () => {
    const { list } = await openShop();
    const seen: string[] = [];
    let after: string | null = null;
    for (let hasMore = true; hasMore;) {
      const page: { ids: string[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } = await list({
        filter: { search: 'bread' },
        first: 1,
        after,
      });
      seen.push(...page.ids);
      after = page.pageInfo.endCursor;
      hasMore = page.pageInfo.hasNextPage;
    }
    expect(seen).toEqual(['bread', 'loaf', 'bagel', 'crumbs']);
  });

  test('a search lists what is out of stock last on request', async () => {
    const products = shop.map((each) => (each._id === 'crumbs' ? { ...each, inStock: false } : each));
    const { list } = await openShop(products);
    expect((await list({ filter: { search: 'bread' }, inStockFirst: true })).ids).toEqual([
      'bread',
      'bagel',
      'loaf',
      'crumbs',
    ]);
  });

  test('a search in a chosen order is sorted as one list', async () => {
    const { list } = await openShop();
    const filter = { search: 'bread' };
    expect((await list({ filter, sort: 'PRICE_ASC' })).ids).toEqual(['bagel', 'loaf', 'crumbs', 'bread']);
    expect((await list({ filter, sort: 'FEATURED' })).ids).toEqual(['bagel', 'loaf', 'bread', 'crumbs']);
  });
});

test('a list that begins like the one before is searched by the texts of its new products, too', async () => {
  const { list } = await openShop();
  const found = async (search: string) => (await list({ filter: { search } })).ids;
  expect(await found('wiliams')).toEqual([]);
  const pear = product({ _id: 'pear', name: 'Pears', searchWords: 'Williams' });
  store.on('GET /api/product/list', { success: true, products: [...shop, pear] });
  await expect.poll(() => found('wiliams')).toEqual(['pear']);
  expect(await found('bannana')).toEqual(['banana']);
  const changed = { ...pear, searchWords: 'Conference' };
  store.on('GET /api/product/list', { success: true, products: [...shop, changed] });
  await expect.poll(() => found('conferense')).toEqual(['pear']);
  expect([await found('wiliams'), await found('bannana')]).toEqual([[], ['banana']]);
});

describe('the nearest products', () => {
  test('the nearest products of a search are those that fit a part of it', async () => {
    const { list, nearest } = await openShop();
    const search = 'gluten free banana smoothie';
    expect((await list({ filter: { search } })).ids).toEqual([]);
    expect((await nearest(search)).ids).toEqual(['banana']);
  });

  test('the nearest products come from all categories and prices, what is in stock first', async () => {
    const { nearest } = await openShop();
    expect((await nearest('bread')).ids).toEqual(['bread', 'bagel', 'crumbs', 'loaf']);
    expect((await nearest('bread', 2)).ids).toEqual(['bread', 'bagel']);
  });

  test('the nearest products are none when nothing is similar', async () => {
    const { nearest } = await openShop();
    for (const search of ['zzzzzz', '', '  ', '&&&']) expect((await nearest(search)).ids).toEqual([]);
  });

  test('the nearest products are refused for a text of more than 100 characters, and for another number than 1 to 20', async () => {
    const { nearest } = await openShop();
    expect((await nearest('x'.repeat(101))).errors?.[0]).toMatchObject({
      message: '`search` may be at most 100 characters long.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await nearest('bread', 0)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await nearest('bread', 21)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
