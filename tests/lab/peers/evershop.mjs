import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bearer, clientOf } from './client.mjs';
import { runToEnd, startProgram, untilReady } from './processes.mjs';
import * as same from './same-shop.mjs';

/** EverShop: its server with the two processes that it starts, for events and for timed work. */

const loopback = pathToFileURL(join(import.meta.dirname, 'loopback.mjs')).href;
const [shopApi, adminApi] = ['/api/graphql', '/api/admin/graphql'];

function runEvershop(run, place, ...args) {
  const program = join(place.folder, 'node_modules/@evershop/evershop/dist/bin/evershop.js');
  return run(place, process.execPath, ['--import', loopback, program, ...args], {
    SUPPRESS_NO_CONFIG_WARNING: 'true',
    PORT: String(place.port),
    TRUST_PROXY_HOPS: '1',
    DB_HOST: place.databaseHost,
    DB_PORT: '5432',
    DB_NAME: 'postgres',
    DB_USER: 'greengate',
    DB_PASSWORD: '',
    JWT_ADMIN_SECRET: 'the secret of the measured seller',
    JWT_ADMIN_REFRESH_SECRET: 'the second secret of the measured seller',
    JWT_CUSTOMER_SECRET: 'the secret of the measured shoppers',
    JWT_CUSTOMER_REFRESH_SECRET: 'the second secret of the measured shoppers',
    JWT_ADMIN_TOKEN_EXPIRY: '2h',
    JWT_CUSTOMER_TOKEN_EXPIRY: '2h',
  });
}

let sent = 0;
/**
 * A client with the token of a person. Each of its requests says that a proxy got it from another address, because EverShop
 * refuses more than 120 requests a minute from one, without a setting for it.
 */
function clientWith(url, token, graphqlPath) {
  const headers = {
    ...(token && bearer(token)),
    get 'x-forwarded-for'() {
      sent += 1;
      return `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    },
  };
  return clientOf(url, headers, graphqlPath);
}

const prepare = (place) => runEvershop(runToEnd, place, 'build');

/** The first start makes the tables. */
async function start(place) {
  runEvershop(startProgram, place, 'start');
  await untilReady(place, `${shopApi}?query={myCart{uuid}}`);
}

/** Cash on delivery, one way of delivery that costs nothing, and the package that a product must have. */
async function openShop(seller) {
  await seller.post('/api/settings', { codPaymentStatus: 1, codDisplayName: 'Cash on delivery' });
  const zone = await seller.post('/api/shippingZones', { name: 'America', countries: ['US'] });
  const method = await seller.post('/api/shippingProviders/core/methods', { name: 'Delivery', is_enabled: true });
  const rate = { method_id: method.data.uuid, zone_id: zone.data.uuid, is_enabled: true, cost: 0 };
  await seller.post('/api/shippingProviders/core/rates', rate);
  const box = await seller.post('/api/packages', { name: 'Box', length: 10, width: 10, height: 10 });
  return { shippingMethod: method.data.uuid, packageId: box.data.package_id };
}

const addProducts = (seller, packageId) =>
  same.forEach(same.products, ({ name, slug, description, cents }) => {
    const blocks = [{ type: 'paragraph', data: { text: description } }];
    return seller.post('/api/products', {
      name,
      url_key: slug,
      sku: slug,
      description: [{ id: 'r', size: 1, columns: [{ id: 'c', size: 1, data: { blocks } }] }],
      price: (cents / 100).toFixed(2),
      weight: '1',
      qty: '1',
      manage_stock: 0,
      stock_availability: 1,
      status: 1,
      visibility: 1,
      group_id: 1,
      package_id: packageId,
    });
  });

async function seed(place) {
  const { url } = place;
  const { email, password } = same.seller;
  await runEvershop(runToEnd, place, 'user:create', '--name', 'Seller', '--email', email, '--password', password);
  const visitor = clientWith(url, '', shopApi);
  const { data } = await visitor.post('/api/user/tokens', same.seller);
  const seller = clientWith(url, data.accessToken, adminApi);
  const { shippingMethod, packageId } = await openShop(seller);
  await addProducts(seller, packageId);
  const shoppers = await same.forEach(same.customers, async ({ firstName, lastName, email, password }) => {
    await visitor.post('/api/customers', { full_name: `${firstName} ${lastName}`, email, password });
    const session = await visitor.post('/api/customer/tokens', { email, password });
    return { client: clientWith(url, session.data.accessToken, shopApi), email };
  });
  return { shoppers, seller, visitor, shippingMethod };
}

const money = '{ value text }';
const item = `uuid name: productName thumbnail quantity: qty price: productPrice ${money}`;
const order = `uuid orderNumber createdAt { text } status { name } grandTotal ${money}
  shippingAddress { fullName address1 city } items { ${item} }`;
const cartFields = `cart(id: $id) { uuid items { ${item} } }`;
const list = `query List($filters: [FilterInput]) { products(filters: $filters) { total items {
  productId name image { url } price { regular ${money} } inventory { isInStock } } } }`;
const session = `query Session($id: String!) { currentCustomer { uuid fullName email } ${cartFields} }`;
const cartAlone = `query Cart($id: String!) { ${cartFields} }`;
const myOrders = `query MyOrders { currentCustomer { orders { ${order} } } }`;
const sellerOrders = `query Orders($filters: [FilterInput]) {
  orders(filters: $filters) { total items { ${order} customerFullName } } }`;

const filtersOf = (values) =>
  Object.entries(values).map(([key, value]) => ({ key, operation: 'eq', value: String(value) }));
const itemsOf = ({ items }) => items;

function operationsOf({ seller, visitor, shippingMethod }) {
  let lastOrder = Promise.resolve();
  return {
    /** A cart is asked for by its id: with a token instead of a cookie, all shoppers have the same "own" cart. */
    async fillCart({ client }, places) {
      const [first, ...others] = places.map((place) => ({ sku: same.products[place].slug, qty: 1 }));
      const { data } = await client.post('/api/carts', { items: [first] });
      for (const other of others) await client.post(`/api/cart/${data.cartId}/items`, other);
      return { id: data.cartId, itemId: data.items[0].uuid };
    },
    /** Orders at the same time get the same number, and all but one fail: they are placed one after the other. */
    async checkOut({ client, email }, { id }) {
      const { street: address_1, city, zipcode: postcode, phone: telephone } = same.address;
      const person = { full_name: 'Ada Shopper', country: 'US', province: 'US-OR' };
      const address = { ...person, address_1, city, postcode, telephone };
      const body = {
        cart_id: id,
        customer: { email },
        shippingAddress: address,
        billingAddress: address,
        shippingProvider: 'core',
        shippingMethod,
        paymentMethod: 'cod',
      };
      lastOrder = lastOrder.then(() => client.post(`/api/carts/${id}/checkout`, body));
      const placed = await lastOrder;
      same.expect(placed.data.order_number, placed);
    },
    /** Its pages begin at each 24th product only, so a price that leaves out some products makes a list new. */
    async list({ word, skip, sort }) {
      const pages = word ? 1 : 20;
      const found = await visitor.run(list, {
        filters: filtersOf({
          limit: 24,
          ob: sort % 2 === 0 ? 'name' : 'price',
          page: 1 + (skip % pages),
          min_price: 1.5 + Math.floor(skip / pages) / 100,
          ...(word && { keyword: word }),
        }),
      });
      return found.products.items.map(({ name, price, inventory }) => ({ name, price, inStock: inventory.isInStock }));
    },
    async session({ client, cart: { id } }) {
      const found = await client.run(session, { id });
      return { person: found.currentCustomer.email, lines: found.cart.items };
    },
    /** A change adds to the quantity or takes from it, and its answer is not the cart. */
    async changeLine({ client, cart }, quantity, before) {
      const change = { action: quantity > before ? 'increase' : 'decrease', qty: Math.abs(quantity - before) };
      await client.patch(`/api/cart/${cart.id}/items/${cart.itemId}`, change);
      return (await client.run(cartAlone, { id: cart.id })).cart.items;
    },
    myOrders: async ({ client }) => (await client.run(myOrders)).currentCustomer.orders.map(itemsOf),
    sellerOrders: async () =>
      (await seller.run(sellerOrders, { filters: filtersOf({ limit: 20 }) })).orders.items.map(itemsOf),
  };
}

/** It imports concat-stream, but does not name it as a dependency. */
const packages = ['@evershop/evershop@2', 'concat-stream@2'];
export const evershop = { name: 'EverShop', packages, prepare, start, seed, operationsOf };
