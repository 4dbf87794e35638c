import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bearer, clientOf } from './client.mjs';
import { runToEnd, startProgram, untilReady } from './processes.mjs';
import * as same from './same-shop.mjs';

/** Vendure: its server and its worker, with its own search and job queue in the database. */

const [shopApi, adminApi] = ['/shop-api', '/admin-api'];

const runVendure = (run, part, place) =>
  run(place, process.execPath, [join(import.meta.dirname, 'vendure-server.mjs'), part], {
    VENDURE_DISABLE_TELEMETRY: 'true',
    DATABASE_HOST: place.databaseHost,
    PORT: String(place.port),
    SELLER_EMAIL: same.seller.email,
    SELLER_PASSWORD: same.seller.password,
  });

async function prepare(place) {
  const columns =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
  const rows = same.products.map(
    ({ name, slug, description, category, cents }) =>
      `${name},${slug},"${description}",,category:${category},,,${slug},${cents / 100},standard,0,false,,`,
  );
  writeFileSync(join(place.folder, 'products.csv'), [columns, ...rows].join('\n'));
  await runVendure(runToEnd, 'import', place);
}

async function start(place) {
  for (const part of ['server', 'worker']) runVendure(startProgram, part, place);
  await untilReady(place, '/health');
}

const login = `mutation Login($email: String!, $password: String!) {
  login(username: $email, password: $password) { ... on CurrentUser { id } } }`;

/** A client with the session of a person. The token of the session is in a header of the answer. */
async function logIn(url, { email, password }, api) {
  const response = await fetch(url + api, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: login, variables: { email, password } }),
  });
  const token = response.headers.get('vendure-auth-token');
  same.expect(token, await response.text());
  return clientOf(url, bearer(token), api);
}

/** Builds the index of the search again, because the import ends before the worker has all products, and waits for it. */
async function fillIndex(seller) {
  await seller.run('mutation Reindex { reindex { id } }');
  for (let left = 1; left > 0; await pause(500)) {
    const open = 'query Jobs { jobs(options: { filter: { isSettled: { eq: false } } }) { totalItems } }';
    left = (await seller.run(open)).jobs.totalItems;
  }
  const { search } = await seller.run('query Index { search(input: { groupByProduct: true }) { totalItems } }');
  same.expect(search.totalItems === same.products.length, search);
}

const create = `mutation Create($input: CreateCustomerInput!, $password: String) {
  createCustomer(input: $input, password: $password) { __typename } }`;
const variants = 'query Variants { productVariants(options: { take: 1000, sort: { id: ASC } }) { items { id } } }';

async function seed({ url }) {
  const seller = await logIn(url, same.seller, adminApi);
  await fillIndex(seller);
  const { productVariants } = await seller.run(variants);
  const ids = productVariants.items.map(({ id }) => id);
  const shoppers = await same.forEach(same.customers, async (customer) => {
    const { email: emailAddress, firstName, lastName, password, isShopper } = customer;
    const input = { emailAddress, firstName, lastName };
    // Without a password it is a customer without an account, and does not have to log in.
    const { createCustomer } = await seller.run(create, { input, ...(isShopper && { password }) });
    same.expect(createCustomer.__typename === 'Customer', createCustomer);
    return isShopper && { client: await logIn(url, customer, shopApi), ids };
  });
  return { shoppers, seller, visitor: clientOf(url, {}, shopApi) };
}

const problem = '... on ErrorResult { errorCode message }';
const lines = 'lines { id quantity price: unitPriceWithTax featuredAsset { preview } productVariant { name } }';
const cartFields = `... on Order { id ${lines} } ${problem}`;
const order = `id code state orderPlacedAt totalWithTax shippingAddress { fullName streetLine1 city } ${lines}`;
const newest = 'options: { take: 20, sort: { orderPlacedAt: DESC }, filter: { active: { eq: false } } }';

const search = `query Search($input: SearchInput!) { search(input: $input) { totalItems items {
  id: productId name: productName inStock productAsset { preview } price: priceWithTax { ... on PriceRange { min } } } } }`;
const session = `query Session { activeCustomer { id firstName lastName emailAddress } activeOrder { id ${lines} } }`;
const add = `mutation Add($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { ${cartFields} } }`;
const change = `mutation Change($id: ID!, $quantity: Int!) {
  adjustOrderLine(orderLineId: $id, quantity: $quantity) { ${cartFields} } }`;
const setAddress = `mutation Address($input: CreateAddressInput!) {
  setOrderShippingAddress(input: $input) { ... on Order { id } ${problem} } }`;
const setShipping = `mutation Shipping { setOrderShippingMethod(shippingMethodId: ["1"]) { ... on Order { id } ${problem} } }`;
const setState = `mutation State {
  transitionOrderToState(state: "ArrangingPayment") { ... on Order { id } ${problem} } }`;
const pay = `mutation Pay { addPaymentToOrder(input: { method: "cash-on-delivery", metadata: {} }) {
  ... on Order { ${order} } ${problem} } }`;
const myOrders = `query MyOrders { activeCustomer { orders(${newest}) { totalItems items { ${order} } } } }`;
const sellerOrders = `query Orders { orders(${newest}) {
  totalItems items { ${order} customer { id firstName lastName } } } }`;

const sorts = [{ name: 'ASC' }, { name: 'DESC' }, { price: 'ASC' }, { price: 'DESC' }];
const linesOf = (cartOrOrder) =>
  cartOrOrder.lines.map(({ productVariant, ...line }) => ({ ...line, ...productVariant }));

async function mutate(client, mutation, variables) {
  const [result] = Object.values(await client.run(mutation, variables));
  same.expect(!result.errorCode, result);
  return result;
}

function operationsOf({ seller, visitor }) {
  return {
    async fillCart({ client, ids }, places) {
      let filled;
      for (const place of places) filled = await mutate(client, add, { id: ids[place] });
      return filled;
    },
    async checkOut({ client }) {
      const { street: streetLine1, city, state: province, zipcode: postalCode, phone: phoneNumber } = same.address;
      const input = { fullName: 'Ada', streetLine1, city, province, postalCode, countryCode: 'US', phoneNumber };
      await mutate(client, setAddress, { input });
      await mutate(client, setShipping);
      await mutate(client, setState);
      const placed = await mutate(client, pay);
      same.expect(placed.state === 'PaymentAuthorized', placed);
    },
    async list({ word, skip, sort }) {
      const input = { groupByProduct: true, take: 24, term: word, skip, sort: sorts[sort] };
      return (await visitor.run(search, { input })).search.items;
    },
    async session({ client }) {
      const { activeCustomer, activeOrder } = await client.run(session);
      return { person: activeCustomer.emailAddress, lines: linesOf(activeOrder) };
    },
    changeLine: async ({ client, cart }, quantity) =>
      linesOf(await mutate(client, change, { id: cart.lines[0].id, quantity })),
    myOrders: async ({ client }) => (await client.run(myOrders)).activeCustomer.orders.items.map(linesOf),
    sellerOrders: async () => (await seller.run(sellerOrders)).orders.items.map(linesOf),
  };
}

const packages = ['@vendure/core@3', 'pg@8'];
export const vendure = { name: 'Vendure', packages, prepare, start, seed, operationsOf };
