import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, bearer, clientOf } from './client.mjs';
import { runToEnd, startProgram, untilReady } from './processes.mjs';
import * as same from './same-shop.mjs';

/** Medusa: one process without Redis and without its admin pages, which no request here needs. */

export const name = 'Medusa';
export const packages = ['@medusajs/medusa@2', '@medusajs/framework@2', '@medusajs/cli@2'];
export const hasDatabase = true;
/** Also for the installation, whose script would send a report. */
export const settings = { NODE_ENV: 'production', MEDUSA_DISABLE_TELEMETRY: 'true', LOG_LEVEL: 'warn' };

const config = `const { defineConfig } = require('@medusajs/framework/utils');
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false },
    http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: 'of a measurement', cookieSecret: 'of a measurement' },
  },
  admin: { disable: true },
});`;

function medusa(place, run, ...args) {
  // Medusa reads the socket's folder only here, and not from a parameter.
  const url = `postgres://greengate@${encodeURIComponent(place.databaseHost)}:5432/postgres`;
  const variables = { ...settings, DATABASE_URL: url };
  return run(process.execPath, [join(place.folder, 'node_modules/@medusajs/cli/cli.js'), ...args], place, variables);
}

export async function prepare(place) {
  writeFileSync(join(place.folder, 'medusa-config.js'), config);
  await medusa(place, runToEnd, 'db:migrate');
  await medusa(place, runToEnd, 'user', '-e', same.seller.email, '-p', same.seller.password);
}

export async function start(place) {
  medusa(place, startProgram, 'start', '-H', '127.0.0.1', '-p', String(place.port));
  await untilReady(place, () => answers(`${place.url}/health`));
}

/** Makes what a shop needs before its first product. */
async function openShop(admin) {
  const { sales_channels } = await admin.get('/admin/sales-channels');
  const channel = sales_channels[0] ?? (await admin.post('/admin/sales-channels', { name: 'Shop' })).sales_channel;
  const { api_key } = await admin.post('/admin/api-keys', { title: 'Shop', type: 'publishable' });
  await admin.post(`/admin/api-keys/${api_key.id}/sales-channels`, { add: [channel.id] });
  const { region } = await admin.post('/admin/regions', {
    name: 'America',
    currency_code: 'usd',
    countries: ['us'],
    payment_providers: ['pp_system_default'],
  });
  await admin.post('/admin/tax-regions', {
    country_code: 'us',
    provider_id: 'tp_system',
    default_tax_rate: { rate: 2, name: 'Tax', code: 'tax' },
  });
  const { stock_location } = await admin.post('/admin/stock-locations', { name: 'Shop' });
  const location = `/admin/stock-locations/${stock_location.id}`;
  await admin.post(`${location}/sales-channels`, { add: [channel.id] });
  await admin.post(`${location}/fulfillment-providers`, { add: ['manual_manual'] });
  await admin.post(`${location}/fulfillment-sets`, { name: 'Delivery', type: 'shipping' });
  const found = await admin.get(`${location}?fields=*fulfillment_sets`);
  const { fulfillment_set } = await admin.post(
    `/admin/fulfillment-sets/${found.stock_location.fulfillment_sets[0].id}/service-zones`,
    { name: 'America', geo_zones: [{ type: 'country', country_code: 'us' }] },
  );
  const { shipping_profiles } = await admin.get('/admin/shipping-profiles');
  const profile =
    shipping_profiles[0] ??
    (await admin.post('/admin/shipping-profiles', { name: 'Default', type: 'default' })).shipping_profile;
  const { shipping_option } = await admin.post('/admin/shipping-options', {
    name: 'Delivery',
    service_zone_id: fulfillment_set.service_zones[0].id,
    shipping_profile_id: profile.id,
    provider_id: 'manual_manual',
    price_type: 'flat',
    type: { label: 'Delivery', description: 'To the door', code: 'delivery' },
    prices: [{ currency_code: 'usd', amount: 0 }],
    rules: [],
  });
  return {
    key: { 'x-publishable-api-key': api_key.token },
    channelId: channel.id,
    regionId: region.id,
    profileId: profile.id,
    shippingId: shipping_option.id,
  };
}

/** Adds all products, and returns the ids of their variants. */
async function addProducts(admin, { channelId, profileId }) {
  const variants = [];
  for (let from = 0; from < same.products.length; from += 100) {
    const create = same.products.slice(from, from + 100).map(({ name, slug, description, cents }) => ({
      title: name,
      handle: slug,
      description,
      status: 'published',
      shipping_profile_id: profileId,
      sales_channels: [{ id: channelId }],
      options: [{ title: 'Pack', values: ['One'] }],
      variants: [
        {
          title: 'One',
          sku: slug,
          options: { Pack: 'One' },
          manage_inventory: false,
          prices: [{ currency_code: 'usd', amount: cents / 100 }],
        },
      ],
    }));
    const { created } = await admin.post('/admin/products/batch', { create });
    variants.push(...created.map((product) => product.variants[0].id));
  }
  return variants;
}

async function signUp(url, key, { email, password, firstName, lastName }) {
  const { token } = await clientOf(url).post('/auth/customer/emailpass/register', { email, password });
  const details = { email, first_name: firstName, last_name: lastName };
  await clientOf(url, { ...key, ...bearer(token) }).post('/store/customers', details);
  const session = await clientOf(url).post('/auth/customer/emailpass', { email, password });
  return clientOf(url, { ...key, ...bearer(session.token) });
}

async function fillCart({ client, regionId, variants }, places) {
  let { cart } = await client.post('/store/carts', { region_id: regionId });
  for (const place of places) {
    ({ cart } = await client.post(`/store/carts/${cart.id}/line-items`, { variant_id: variants[place], quantity: 1 }));
  }
  return cart;
}

async function order(shopper, n) {
  const { client, shippingId, email } = shopper;
  const { id } = await fillCart(shopper, same.orderPlaces(n));
  const { street, city, state, zipcode, phone } = same.address;
  await client.post(`/store/carts/${id}`, {
    email,
    shipping_address: {
      first_name: 'Ada',
      last_name: 'Shopper',
      address_1: street,
      city,
      province: state,
      postal_code: zipcode,
      country_code: 'us',
      phone,
    },
  });
  await client.post(`/store/carts/${id}/shipping-methods`, { option_id: shippingId });
  const { payment_collection } = await client.post('/store/payment-collections', { cart_id: id });
  await client.post(`/store/payment-collections/${payment_collection.id}/payment-sessions`, {
    provider_id: 'pp_system_default',
  });
  const placed = await client.post(`/store/carts/${id}/complete`);
  same.expect(placed.type === 'order', placed);
}

export async function seed({ url }) {
  const { token } = await clientOf(url).post('/auth/user/emailpass', same.seller);
  const seller = clientOf(url, bearer(token));
  const shop = await openShop(seller);
  const variants = await addProducts(seller, shop);
  const shoppers = [];
  await same.forEach(same.customers, async (customer, at) => {
    const { email, firstName, lastName } = customer;
    if (at >= same.shopperCount) {
      await seller.post('/admin/customers', { email, first_name: firstName, last_name: lastName });
      return;
    }
    shoppers.push({ client: await signUp(url, shop.key, customer), variants, email, ...shop });
  });
  const ordersEach = await same.placeOrders(shoppers, order);
  await same.forEach(shoppers, async (shopper) => {
    shopper.cart = await fillCart(shopper, same.cartPlaces);
  });
  return { shoppers, ordersEach, seller, visitor: clientOf(url, shop.key), regionId: shop.regionId };
}

const sorts = ['title', '-title', 'created_at', '-created_at'];
const orderFields =
  'id,display_id,status,created_at,total,shipping_address.first_name,shipping_address.address_1,shipping_address.city,items.title,items.thumbnail,items.quantity,items.unit_price';

export function operations({ shoppers, ordersEach, seller, visitor, regionId }) {
  const list = async (question) => {
    const fields = 'id,title,handle,thumbnail,*variants.calculated_price';
    const { products } = await visitor.get(
      `/store/products?limit=24&region_id=${regionId}&fields=${fields}&${question}`,
    );
    same.expect(products.length === 24 && products[0].variants[0].calculated_price, products);
  };
  return {
    listRepeated: () => list('offset=0&order=title'),
    listNew: (n) => {
      const { skip, sort } = same.newList(n);
      return list(`offset=${skip}&order=${sorts[sort]}`);
    },
    searchRepeated: () => list('q=rice'),
    searchNew: (n) => {
      const { word, skip, sort } = same.newSearch(n);
      return list(`q=${word}&offset=${skip}&order=${sorts[sort]}`);
    },
    session: async (n) => {
      const { client, cart } = same.browserOf(shoppers, n);
      const [{ customer }, found] = await Promise.all([
        client.get('/store/customers/me'),
        client.get(`/store/carts/${cart.id}`),
      ]);
      same.expect(customer && found.cart.items.length === 5, found);
    },
    changeLine: async (n) => {
      const { client, cart } = same.browserOf(shoppers, n);
      const changed = await client.post(`/store/carts/${cart.id}/line-items/${cart.items[0].id}`, {
        quantity: same.quantityOf(n),
      });
      same.expect(changed.cart.items.length === 5, changed);
    },
    myOrders: async (n) => {
      const { orders } = await same
        .browserOf(shoppers, n)
        .client.get(`/store/orders?limit=20&order=-created_at&fields=${orderFields}`);
      same.expect(orders.length === ordersEach && orders[0].items.length === 2, orders);
    },
    sellerOrders: async () => {
      const { orders } = await seller.get(
        `/admin/orders?limit=20&order=-created_at&fields=${orderFields},customer.first_name,customer.last_name`,
      );
      same.expect(orders.length === 20 && orders[0].items.length === 2, orders);
    },
    placeOrder: (n) => order(same.buyerOf(shoppers, n), n),
  };
}
