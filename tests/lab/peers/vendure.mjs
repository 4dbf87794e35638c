import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, bearer, clientOf } from './client.mjs';
import { runToEnd, startProgram, untilReady } from './processes.mjs';
import * as same from './same-shop.mjs';

/** Vendure: its server and its worker, with its own search and job queue in the database. */

export const name = 'Vendure';
export const packages = ['@vendure/core@3', 'pg@8'];
export const hasDatabase = true;

const [shopApi, adminApi] = ['/shop-api', '/admin-api'];
const program = join(import.meta.dirname, 'vendure-server.mjs');

/** The files that Vendure's import reads. */
function writeImport(folder) {
  const columns =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
  const rows = same.products.map(({ name, slug, description, category, cents }) =>
    [
      name,
      slug,
      `"${description}"`,
      '',
      `category:${category}`,
      '',
      '',
      slug,
      (cents / 100).toFixed(2),
      'standard',
      0,
      'false',
      '',
      '',
    ].join(),
  );
  writeFileSync(join(folder, 'products.csv'), [columns, ...rows].join('\n'));
  const initialData = {
    defaultLanguage: 'en',
    defaultZone: 'Americas',
    countries: [{ name: 'United States', code: 'US', zone: 'Americas' }],
    taxRates: [{ name: 'Standard Tax', percentage: 2 }],
    shippingMethods: [{ name: 'Standard Shipping', price: 0 }],
    paymentMethods: [
      {
        name: 'Cash on delivery',
        handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] },
      },
    ],
    collections: [],
  };
  writeFileSync(join(folder, 'initial-data.json'), JSON.stringify(initialData));
}

const variables = ({ databaseHost, port }) => ({
  NODE_ENV: 'production',
  VENDURE_DISABLE_TELEMETRY: 'true',
  DATABASE_HOST: databaseHost,
  PORT: String(port),
  SELLER_EMAIL: same.seller.email,
  SELLER_PASSWORD: same.seller.password,
});

export async function prepare(place) {
  writeImport(place.folder);
  await runToEnd(process.execPath, [program, 'import'], place, variables(place));
}

export async function start(place) {
  for (const part of ['server', 'worker']) startProgram(process.execPath, [program, part], place, variables(place));
  await untilReady(place, () => answers(`${place.url}/health`));
}

/** A client with the session of a person. The token of the session is in a header of the answer. */
async function logIn(url, { email, password }, api) {
  const query = `mutation Login($email: String!, $password: String!) {
    login(username: $email, password: $password) { ... on CurrentUser { id } } }`;
  const response = await fetch(url + api, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { email, password } }),
  });
  const token = response.headers.get('vendure-auth-token');
  same.expect(token, await response.text());
  return clientOf(url, bearer(token), api);
}

const cartFields =
  '... on Order { id code totalQuantity subTotalWithTax totalWithTax lines { id quantity linePriceWithTax featuredAsset { preview } productVariant { id name priceWithTax } } }';
const problem = '... on ErrorResult { errorCode message }';
const cardFields =
  'totalItems items { productId productVariantId productName slug productAsset { preview } priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } }';
const searchQuery = `query Search($input: SearchInput!) { search(input: $input) { ${cardFields} } }`;
const addMutation = `mutation Add($id: ID!, $quantity: Int!) { addItemToOrder(productVariantId: $id, quantity: $quantity) { ${cartFields} ${problem} } }`;
const changeMutation = `mutation Change($id: ID!, $quantity: Int!) { adjustOrderLine(orderLineId: $id, quantity: $quantity) { ${cartFields} ${problem} } }`;
const addressMutation = `mutation Address($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { ... on Order { id } ${problem} } }`;
const shippingMutation = `mutation Shipping($id: ID!) { setOrderShippingMethod(shippingMethodId: [$id]) { ... on Order { id } ${problem} } }`;
const stateMutation = `mutation State { transitionOrderToState(state: "ArrangingPayment") { ... on Order { id } ${problem} } }`;
const paymentMutation = `mutation Pay { addPaymentToOrder(input: { method: "cash-on-delivery", metadata: {} }) { ${cartFields} ... on Order { state } ${problem} } }`;
const sessionQuery = `query Session { activeCustomer { id firstName lastName emailAddress } activeOrder { ${cartFields} } }`;
const orderFields =
  'id code state orderPlacedAt totalWithTax shippingAddress { fullName streetLine1 city } lines { id quantity unitPriceWithTax featuredAsset { preview } productVariant { id name } }';
const myOrdersQuery = `query MyOrders { activeCustomer { orders(options: { take: 20, sort: { orderPlacedAt: DESC }, filter: { active: { eq: false } } }) { totalItems items { ${orderFields} } } } }`;
const sellerQuery = `query Orders { orders(options: { take: 20, sort: { orderPlacedAt: DESC }, filter: { active: { eq: false } } }) { totalItems items { ${orderFields} customer { id firstName lastName } } } }`;

const sorts = [{ name: 'ASC' }, { name: 'DESC' }, { price: 'ASC' }, { price: 'DESC' }];

async function search(client, input) {
  const { search: found } = await client.run(searchQuery, { input: { groupByProduct: true, take: 24, ...input } });
  same.expect(found.items.length === 24, found);
}

async function change(client, mutation, variables) {
  const [result] = Object.values(await client.run(mutation, variables));
  same.expect(!result.errorCode, result);
  return result;
}

async function order({ client, variants, shippingId }, n) {
  for (const place of same.orderPlaces(n)) await change(client, addMutation, { id: variants[place], quantity: 1 });
  const { street, city, state, zipcode, phone } = same.address;
  const input = {
    fullName: 'Ada',
    streetLine1: street,
    city,
    province: state,
    postalCode: zipcode,
    countryCode: 'US',
    phoneNumber: phone,
  };
  await change(client, addressMutation, { input });
  await change(client, shippingMutation, { id: shippingId });
  await change(client, stateMutation);
  const placed = await change(client, paymentMutation);
  same.expect(placed.state === 'PaymentAuthorized', placed);
}

export async function seed({ url }) {
  const seller = await logIn(url, same.seller, adminApi);
  const create =
    'mutation Create($input: CreateCustomerInput!, $password: String) { createCustomer(input: $input, password: $password) { __typename } }';
  await same.forEach(same.customers, async ({ email, firstName, lastName, password }, at) => {
    const input = { emailAddress: email, firstName, lastName };
    const { createCustomer } = await seller.run(create, { input, ...(at < same.shopperCount && { password }) });
    same.expect(createCustomer.__typename === 'Customer', createCustomer);
  });
  const { productVariants } = await seller.run(
    'query Variants { productVariants(options: { take: 1000, sort: { id: ASC } }) { items { id } } }',
  );
  const variants = productVariants.items.map(({ id }) => id);
  const shoppers = [];
  for (const customer of same.customers.slice(0, same.shopperCount)) {
    const client = await logIn(url, customer, shopApi);
    shoppers.push({ client, variants, shippingId: '1', lineId: '' });
  }
  const ordersEach = await same.placeOrders(shoppers, order);
  await same.forEach(shoppers, async (shopper) => {
    let cart;
    for (const place of same.cartPlaces)
      cart = await change(shopper.client, addMutation, { id: variants[place], quantity: 1 });
    shopper.lineId = cart.lines[0].id;
  });
  // The import ends before it has told the worker about all products.
  await seller.run('mutation Reindex { reindex { id } }');
  await jobsDone(seller);
  return { shoppers, ordersEach, seller, visitor: clientOf(url, {}, shopApi) };
}

/** Waits for the worker, which fills the index of the search. */
async function jobsDone(seller) {
  for (;;) {
    const { jobs } = await seller.run(
      'query Jobs { jobs(options: { filter: { isSettled: { eq: false } } }) { totalItems } }',
    );
    if (jobs.totalItems === 0) return;
    await pause(1000);
  }
}

export function operations({ shoppers, ordersEach, seller, visitor }) {
  return {
    listRepeated: () => search(visitor, { skip: 0, sort: sorts[0] }),
    listNew: (n) => {
      const { skip, sort } = same.newList(n);
      return search(visitor, { skip, sort: sorts[sort] });
    },
    searchRepeated: () => search(visitor, { term: 'rice' }),
    searchNew: (n) => {
      const { word, skip, sort } = same.newSearch(n);
      return search(visitor, { term: word, skip, sort: sorts[sort] });
    },
    session: async (n) => {
      const { activeCustomer, activeOrder } = await same.browserOf(shoppers, n).client.run(sessionQuery);
      same.expect(activeCustomer && activeOrder.lines.length === 5, activeOrder);
    },
    changeLine: async (n) => {
      const { client, lineId } = same.browserOf(shoppers, n);
      const cart = await change(client, changeMutation, { id: lineId, quantity: same.quantityOf(n) });
      same.expect(cart.lines.length === 5, cart);
    },
    myOrders: async (n) => {
      const { activeCustomer } = await same.browserOf(shoppers, n).client.run(myOrdersQuery);
      same.expect(activeCustomer.orders.items.length === ordersEach, activeCustomer);
    },
    sellerOrders: async () => {
      const { orders } = await seller.run(sellerQuery);
      same.expect(orders.items.length === 20, orders);
    },
    placeOrder: (n) => order(same.buyerOf(shoppers, n), n),
  };
}
