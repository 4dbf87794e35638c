import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answers, bearer, clientOf } from './client.mjs';
import { runToEnd, startProgram, untilReady } from './processes.mjs';
import * as same from './same-shop.mjs';

/** EverShop: its server with the two processes that it starts, for events and for timed work. */

export const name = 'EverShop';
/** It imports concat-stream, but does not name it as a dependency. */
export const packages = ['@evershop/evershop@2', 'concat-stream@2'];
export const hasDatabase = true;

const loopback = pathToFileURL(join(import.meta.dirname, 'loopback.mjs')).href;

function evershop(place, run, ...args) {
  const secrets = [
    'JWT_ADMIN_SECRET',
    'JWT_ADMIN_REFRESH_SECRET',
    'JWT_CUSTOMER_SECRET',
    'JWT_CUSTOMER_REFRESH_SECRET',
  ];
  const variables = {
    NODE_ENV: 'production',
    SUPPRESS_NO_CONFIG_WARNING: 'true',
    PORT: String(place.port),
    TRUST_PROXY_HOPS: '1',
    DB_HOST: place.databaseHost,
    DB_PORT: '5432',
    DB_NAME: 'postgres',
    DB_USER: 'greengate',
    DB_PASSWORD: '',
    ...Object.fromEntries(secrets.map((secret) => [secret, `${secret} of a measurement`])),
    JWT_ADMIN_TOKEN_EXPIRY: '2h',
    JWT_CUSTOMER_TOKEN_EXPIRY: '2h',
  };
  const program = join(place.folder, 'node_modules/@evershop/evershop/dist/bin/evershop.js');
  return run(process.execPath, ['--import', loopback, program, ...args], place, variables);
}

let sent = 0;
/**
 * The headers of a person. Every request says that a proxy got it from another address, because EverShop refuses more than
 * 120 requests a minute from one, without a setting for it.
 */
const headersOf = (token) => ({
  ...(token && bearer(token)),
  get 'x-forwarded-for'() {
    sent += 1;
    return `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
  },
});

export const prepare = (place) => evershop(place, runToEnd, 'build');

/** The first start makes the tables. */
export async function start(place) {
  evershop(place, startProgram, 'start');
  await untilReady(place, () => answers(`${place.url}/api/graphql?query={myCart{uuid}}`));
}

/** Cash on delivery, one way of delivery that costs nothing, and the package that a product must have. */
async function openShop(seller) {
  await seller.post('/api/settings', { codPaymentStatus: 1, codDisplayName: 'Cash on delivery' });
  const zone = await seller.post('/api/shippingZones', { name: 'America', countries: ['US'] });
  const method = await seller.post('/api/shippingProviders/core/methods', { name: 'Delivery', is_enabled: true });
  await seller.post('/api/shippingProviders/core/rates', {
    method_id: method.data.uuid,
    zone_id: zone.data.uuid,
    is_enabled: true,
    cost: 0,
  });
  const box = await seller.post('/api/packages', { name: 'Box', length: 10, width: 10, height: 10 });
  return { methodCode: method.data.uuid, packageId: box.data.package_id };
}

async function addProducts(seller, packageId) {
  await same.forEach(same.products, ({ name, slug, description, cents }) =>
    seller.post('/api/products', {
      name,
      url_key: slug,
      sku: slug,
      description: [
        {
          id: 'r',
          size: 1,
          columns: [{ id: 'c', size: 1, data: { blocks: [{ type: 'paragraph', data: { text: description } }] } }],
        },
      ],
      price: (cents / 100).toFixed(2),
      weight: '1',
      qty: '1',
      manage_stock: 0,
      stock_availability: 1,
      status: 1,
      visibility: 1,
      group_id: 1,
      package_id: packageId,
    }),
  );
}

/** A cart is asked for by its id: with a token instead of a cookie, all shoppers have the same "own" cart. */
async function fillCart({ client }, places) {
  const [first, ...others] = places.map((place) => ({ sku: same.products[place].slug, qty: 1 }));
  const { data } = await client.post('/api/carts', { items: [first] });
  for (const item of others) await client.post(`/api/cart/${data.cartId}/items`, item);
  return { id: data.cartId, itemId: data.items[0].uuid };
}

async function order(shopper, n) {
  const { id } = await fillCart(shopper, same.orderPlaces(n));
  const { street, city, zipcode, phone } = same.address;
  const address = {
    full_name: 'Ada Shopper',
    address_1: street,
    city,
    province: 'US-OR',
    postcode: zipcode,
    country: 'US',
    telephone: phone,
  };
  const placed = await shopper.client.post(`/api/carts/${id}/checkout`, {
    customer: { email: shopper.email },
    shippingAddress: address,
    billingAddress: address,
    shippingProvider: 'core',
    shippingMethod: shopper.methodCode,
    paymentMethod: 'cod',
  });
  same.expect(placed.data.order_number, placed);
}

export async function seed(place) {
  const { url } = place;
  const { email, password } = same.seller;
  await evershop(place, runToEnd, 'user:create', '--name', 'Seller', '--email', email, '--password', password);
  const login = await clientOf(url, headersOf()).post('/api/user/tokens', same.seller);
  const seller = clientOf(url, headersOf(login.data.accessToken), '/api/admin/graphql');
  const { methodCode, packageId } = await openShop(seller);
  await addProducts(seller, packageId);
  const shoppers = [];
  await same.forEach(same.customers, async ({ firstName, lastName, email, password }, at) => {
    await clientOf(url, headersOf()).post('/api/customers', { full_name: `${firstName} ${lastName}`, email, password });
    if (at >= same.shopperCount) return;
    const session = await clientOf(url, headersOf()).post('/api/customer/tokens', { email, password });
    shoppers.push({ client: clientOf(url, headersOf(session.data.accessToken), '/api/graphql'), email, methodCode });
  });
  const ordersEach = await same.placeOrders(shoppers, order);
  for (const shopper of shoppers) shopper.cart = await fillCart(shopper, same.cartPlaces);
  return { shoppers, ordersEach, seller, visitor: clientOf(url, headersOf(), '/api/graphql') };
}

const price = '{ value text }';
const listQuery = `query List($filters: [FilterInput]) { products(filters: $filters) { total items {
  productId name sku url image { url alt } price { regular ${price} special ${price} } inventory { isInStock } } } }`;
const sessionQuery = `query Session($id: String!) { currentCustomer { uuid fullName email } cart(id: $id) { uuid totalQty subTotal ${price} grandTotal ${price}
  items { uuid productName productUrl thumbnail qty productPrice ${price} lineTotal ${price} } } }`;
const orderFields = `uuid orderNumber createdAt { text } status { name code } grandTotal ${price} shippingAddress { fullName address1 city }
  items { productName thumbnail qty productPrice ${price} }`;
const myOrdersQuery = `query MyOrders { currentCustomer { orders { ${orderFields} } } }`;
const sellerQuery = `query Orders($filters: [FilterInput]) { orders(filters: $filters) { total items { ${orderFields} customerFullName } } }`;

const filter = (key, value) => ({ key, operation: 'eq', value: String(value) });

export function operations({ shoppers, ordersEach, seller, visitor }) {
  const list = async (...filters) => {
    const { products } = await visitor.run(listQuery, { filters: [filter('limit', 24), ...filters] });
    same.expect(products.items.length === 24, products);
  };
  /** Its pages begin at each 24th product only, so a price that leaves out some products makes a list new. */
  const place = (n, pages) => [filter('page', 1 + (n % pages)), filter('min_price', 1.5 + Math.floor(n / pages) / 100)];
  return {
    listRepeated: () => list(filter('ob', 'name')),
    listNew: (n) => list(filter('ob', n % 2 === 0 ? 'name' : 'price'), ...place(n, 10)),
    searchRepeated: () => list(filter('keyword', 'rice')),
    searchNew: (n) =>
      list(filter('keyword', same.newSearch(n).word), filter('ob', 'name'), ...place(Math.floor(n / 11), 1)),
    session: async (n) => {
      const { client, cart } = same.browserOf(shoppers, n);
      const found = await client.run(sessionQuery, { id: cart.id });
      same.expect(found.currentCustomer && found.cart.items.length === 5, found);
    },
    changeLine: async (n) => {
      const { client, cart } = same.browserOf(shoppers, n);
      const action = Math.floor(n / same.clients) % 2 === 0 ? 'increase' : 'decrease';
      const { data } = await client.patch(`/api/cart/${cart.id}/items/${cart.itemId}`, { action, qty: 1 });
      same.expect(data, data);
    },
    myOrders: async (n) => {
      const { currentCustomer } = await same.browserOf(shoppers, n).client.run(myOrdersQuery);
      same.expect(
        currentCustomer.orders.length === ordersEach && currentCustomer.orders[0].items.length === 2,
        currentCustomer,
      );
    },
    sellerOrders: async () => {
      const { orders } = await seller.run(sellerQuery, { filters: [filter('limit', 20)] });
      same.expect(orders.items.length === 20 && orders.items[0].items.length === 2, orders);
    },
    placeOrder: (n) => order(same.buyerOf(shoppers, n), n),
  };
}
