import { expect, test } from 'vitest';
import { toAllergenBits } from '#backend/rules/allergens.ts';
import { allergens } from '#common/allergens.ts';
import { allergenSummary, isFreeFrom, namesAny } from '#gateway/documents/allergens.ts';
import { backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { product } from '#tests/support/goods.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const backend = backendForTests();

test('the gateway reads the bits of a store as the store means them, and what is not stated is never checked', () => {
  let state = 7;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  for (let round = 0; round < 2000; round += 1) {
    const contained = random() < 0.3 ? null : allergens.filter(() => random() < 0.3);
    const mayContain = allergens.filter((each) => random() < 0.2 && !contained?.includes(each));
    const checkedAt = random() < 0.5 ? null : 1;
    const bits = toAllergenBits({ allergens: contained, mayContain, checkedAt });
    const isChecked = contained !== null && checkedAt !== null;
    expect(allergenSummary(bits)).toEqual({ contains: contained, mayContain, isChecked });
    const wanted = allergens.filter(() => random() < 0.2);
    const isNamed = wanted.some((each) => contained?.includes(each) === true || mayContain.includes(each));
    expect(namesAny(bits, wanted)).toBe(isNamed);
    expect(isFreeFrom(bits, wanted)).toBe(isChecked && !isNamed);
  }
  // Whatever bits another store sends: without stated allergens nothing is checked.
  for (let bits = 0; bits < 2 ** 30; bits += 1_000_003) {
    const summary = allergenSummary(bits);
    expect(summary?.isChecked && summary.contains === null).not.toBe(true);
  }
});

test.each([[-1], [2 ** 30], [1.5], ['3'], [null]])('the bits %j of a store say nothing', async (allergenBits) => {
  const store = await openStore({
    'GET /api/store': withFeatures('products.food'),
    'GET /api/product/list': { success: true, products: [product({ in: allergenBits })] },
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const { data } = await run('{ products { nodes { allergens { contains } } } }');
  expect(data.products.nodes).toEqual([{ allergens: null }]);
});

const bitsOf = (contained: (typeof allergens)[number][] | null, isChecked: boolean, traces: typeof contained = []) =>
  toAllergenBits({ allergens: contained, mayContain: traces ?? [], checkedAt: isChecked ? 1 : null });

const stated = {
  bread: bitsOf(['GLUTEN'], true, ['MILK']),
  butter: bitsOf(['MILK'], true),
  cheese: bitsOf(['MILK'], false),
  crisps: bitsOf(null, false, ['MILK']),
  rice: bitsOf([], true),
  soup: bitsOf([], false),
  tea: null,
};

async function openShopWithFacts(feature: string) {
  const products = Object.entries(stated).map(([name, bits]) => product({ _id: name, name, in: bits }));
  const store = await openStore({
    'GET /api/store': withFeatures(feature),
    'GET /api/product/list': { success: true, products },
  });
  const { run } = await openGateway({ backendUrl: store.url });
  return async (filter: string, page = '') => {
    const { data, errors } = await run(
      `{ products(filter: { ${filter} }, sort: NAME ${page}) { totalCount nodes { id } } }`,
    );
    return errors ?? [data.products.totalCount, ...data.products.nodes.map(({ id }: { id: string }) => id)];
  };
}

/** Names with what is known of their allergens. */
const groceries = {
  'Rye Bread': bitsOf(['GLUTEN'], true),
  'Corn Bread': bitsOf([], true),
  'Rice Bread': bitsOf([], true, ['GLUTEN']),
  'Potato Bread': bitsOf([], false),
  'Chestnut Bread': null,
  'Gluten Free Bread': null,
  'Gluten Free Oat Bread': bitsOf([], false, ['GLUTEN']),
  'Soured Milk': bitsOf(['MILK'], true),
  'Lactose Free Milk': bitsOf(['MILK'], true),
  'Oat Milk': bitsOf(['GLUTEN'], true),
  'Rice Milk': bitsOf([], false),
  'Vegan Burgers': bitsOf(['SOYBEANS'], true),
  'Beef Burgers': bitsOf([], true),
  'Mint Sweets': bitsOf([], true),
  'Non-Vegan Cookies': bitsOf(['MILK'], false),
  'Cookies not suitable for vegans': null,
};

async function openGrocer() {
  const products = Object.entries(groceries).map(([name, bits]) =>
    product({ _id: name, name, description: [], category: 'Groceries', in: bits }),
  );
  const store = await openStore({
    'GET /api/store': withFeatures('products.food'),
    'GET /api/product/list': { success: true, products },
  });
  return await openGateway({ backendUrl: store.url });
}

test.each([
  ['gluten free bread', ['Gluten Free Bread', 'Corn Bread']],
  ['lactose free milk', ['Lactose Free Milk', 'Oat Milk']],
  ['milk free milk', ['Oat Milk']],
  ['vegan burgers', ['Vegan Burgers']],
  ['nut free sweets', ['Mint Sweets']],
  ['egg free bread', ['Rye Bread', 'Corn Bread', 'Rice Bread']],
  ['sugar free sweets', []],
  ['halal burgers', []],
  ['wheat free bread', ['Gluten Free Bread', 'Corn Bread']],
  ['vegan cookies', []],
  ['lactose free cookies', []],
  ['gluten free bread and cookies', ['Gluten Free Bread', 'Corn Bread']],
])('a search with a condition has only products whose words or checked facts meet it: “%s”', async (search, names) => {
  const { run } = await openGrocer();
  const { data } = await run('query ($search: String!) { products(filter: { search: $search }) { nodes { name } } }', {
    search,
  });
  const found: string[] = data.products.nodes.map(({ name }: { name: string }) => name);
  expect(found.toSorted()).toEqual(names.toSorted());
  expect(found[0]).toBe(names[0]);
});

test('a search for nothing but a condition has what says so first, then what checked facts show to meet it', async () => {
  const { run } = await openGrocer();
  const { data } = await run('{ products(filter: { search: "gluten free" }) { nodes { name } } }');
  const names = data.products.nodes.map(({ name }: { name: string }) => name);
  expect(names[0]).toBe('Gluten Free Bread');
  expect(names.slice(1).toSorted()).toEqual([
    'Beef Burgers',
    'Corn Bread',
    'Lactose Free Milk',
    'Mint Sweets',
    'Soured Milk',
    'Vegan Burgers',
  ]);
});

test('a line of a list with a condition has only products that are known to meet it', async () => {
  const { run } = await openGrocer();
  const { data } = await run(
    'query ($text: String!) { matchList(text: $text) { lines { name state matches { product { name } } } } }',
    { text: 'gluten free bread\nlactose free milk\nvegan burgers\nhalal burgers' },
  );
  expect(
    data.matchList.lines.map(({ name, matches }: { name: string; matches: { product: { name: string } }[] }) => [
      name,
      matches.map((match) => match.product.name).toSorted(),
    ]),
  ).toEqual([
    ['gluten free bread', ['Corn Bread', 'Gluten Free Bread']],
    ['lactose free milk', ['Lactose Free Milk']],
    ['vegan burgers', ['Vegan Burgers']],
    ['halal burgers', []],
  ]);
});

test('a list has only products that are checked to be free of the allergens, or only those that name one', async () => {
  const list = await openShopWithFacts('products.food');
  expect(await list('freeFrom: [MILK]')).toEqual([1, 'rice']);
  expect(await list('freeFrom: [NUTS]')).toEqual([3, 'bread', 'butter', 'rice']);
  expect(await list('freeFrom: [NUTS]', ', first: 1, offset: 1')).toEqual([3, 'butter']);
  expect(await list('freeFrom: [NUTS, GLUTEN]')).toEqual([2, 'butter', 'rice']);
  expect(await list('freeFrom: [NUTS], search: "bread"')).toEqual([1, 'bread']);
  expect(await list('containsAny: [MILK]')).toEqual([4, 'bread', 'butter', 'cheese', 'crisps']);
  expect(await list('containsAny: [NUTS, GLUTEN]')).toEqual([1, 'bread']);
  expect(await list('freeFrom: null, containsAny: null')).toEqual([7, ...Object.keys(stated)]);
  const tooMany = Array.from({ length: 15 }, () => 'MILK').join();
  for (const argument of ['freeFrom', 'containsAny'])
    expect(await list(`${argument}: [${tooMany}]`)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('over a store without food facts no product is free of an allergen, whatever its list sends', async () => {
  const list = await openShopWithFacts('products.edit');
  expect(await list('freeFrom: [MILK]')).toEqual([0]);
  expect(await list('containsAny: [MILK]')).toEqual([0]);
  expect(await list('search: "gluten free rice"')).toEqual([0]);
});

test('allergens that the gateway cannot read are not stated, and a broken answer is an error', async () => {
  const store = await openStore({
    'GET /api/store': withFeatures('products.food'),
    'GET /api/product/list': { success: true, products: [product({ in: 3 })] },
  });
  const checkedAt = '2026-01-02T03:04:05.000Z';
  let food: unknown = { version: 1, allergens: ['WHEAT'], mayContain: [], checkedAt };
  store.on('GET /api/product/food', (_request, response) => sendJson(response, { success: true, food }));
  const { run } = await openGateway({ backendUrl: store.url });
  const read = '{ product(id: "p1") { food { allergens mayContain checkedAt origins } } }';
  expect((await run(read)).data.product.food).toEqual({
    allergens: null,
    mayContain: [],
    checkedAt: null,
    origins: [],
  });
  food = { version: 1, allergens: [], checkedAt };
  expect((await run('{ product(id: "p1") { food { allergens checkedAt } } }')).data.product.food).toEqual({
    allergens: null,
    checkedAt: null,
  });
  food = { version: 0 };
  const broken = await run('{ product(id: "p1") { food { version } } }');
  expect(broken.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_BAD_REPLY' } }]);
});

test('a seller states and checks food facts, and an order shows those of its time', async () => {
  const storeSeller = await backend.seller();
  const productId = await addProduct(storeSeller, { name: 'Muesli' });
  const { url } = await openGateway({ backendUrl: backend.address });
  const [seller, visitor] = [new ShopClient(), new ShopClient()];
  const ask = async (client: ShopClient, text: string, variables: object = {}) =>
    (await client.run(url, text, variables)).data;
  await ask(seller, 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', {
    input: sellerLogin,
  });
  const update = async (input: object) =>
    (
      await ask(
        seller,
        `mutation ($input: UpdateProductFoodInput!) { updateProductFood(input: $input) {
          success message errors { code field message } food { version checkedAt legalName allergens } } }`,
        { input: { productId, ...input } },
      )
    ).updateProductFood;
  const shown = async () =>
    (
      await ask(
        visitor,
        `query ($id: ID!) { product(id: $id) { allergens { contains mayContain isChecked }
          food { legalName nutrition { energyKcal } maker { name } } } }`,
        { id: productId },
      )
    ).product;

  expect(await shown()).toEqual({ allergens: null, food: null });
  const facts = {
    legalName: 'Oat muesli',
    allergens: ['NUTS', 'GLUTEN'],
    mayContain: ['MILK'],
    maker: { name: 'Mill', address: 'Bristol' },
  };
  expect(await update({ facts })).toMatchObject({ success: true, food: { version: 1, checkedAt: null } });
  expect(await shown()).toEqual({
    allergens: { contains: ['GLUTEN', 'NUTS'], mayContain: ['MILK'], isChecked: false },
    food: { legalName: 'Oat muesli', nutrition: null, maker: { name: 'Mill' } },
  });
  expect(await update({ isChecked: true, ifVersion: 1 })).toMatchObject({ success: true, food: { version: 2 } });
  expect((await shown()).allergens.isChecked).toBe(true);

  expect(await update({ facts: { organicCode: 'Bio' } })).toMatchObject({
    success: false,
    errors: [{ code: 'INVALID', field: ['facts', 'organicCode'], message: expect.stringContaining('DE-ÖKO-006') }],
  });
  expect(await update({ facts: { allergens: null }, isChecked: true })).toMatchObject({
    success: false,
    errors: [{ field: ['facts', 'allergens'] }],
  });

  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await shopper.post('/api/order/cod', { items: [{ product: productId, quantity: 1 }], address });
  const [{ number }] = (await shopper.get('/api/order/user')).body.orders;
  expect(await update({ facts: { legalName: 'Other' }, ifVersion: 1 })).toMatchObject({
    success: false,
    errors: [{ code: 'CHANGED_SINCE' }],
    food: { version: 2, legalName: 'Oat muesli' },
  });
  expect(await update({ facts: { legalName: 'Other' }, ifVersion: 2 })).toMatchObject({
    food: { version: 3, checkedAt: null },
  });
  expect((await shown()).allergens.isChecked).toBe(false);
  const { order } = await ask(
    seller,
    'query ($number: String!) { order(number: $number) { items { foodVersion food { legalName } } } }',
    { number },
  );
  expect(order.items).toEqual([{ foodVersion: 2, food: { legalName: 'Oat muesli' } }]);
  const { foodFacts } = await ask(
    visitor,
    'query ($id: ID!) { foodFacts(productId: $id, version: 1) { version checkedAt } }',
    { id: productId },
  );
  expect(foodFacts).toEqual({ version: 1, checkedAt: null });
});
