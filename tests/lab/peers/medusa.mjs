import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bearer, clientOf } from './client.mjs';
import { runToEnd, startProgram, untilReady } from './processes.mjs';
import * as same from './same-shop.mjs';

/** Medusa: one process without Redis and without its admin pages, which no request here needs. */

/** Also for the installation, whose script would send a report. */
const settings = { MEDUSA_DISABLE_TELEMETRY: 'true', LOG_LEVEL: 'warn' };

const config = `const { defineConfig } = require('@medusajs/framework/utils');
const http = { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: 'measured', cookieSecret: 'measured' };
module.exports = defineConfig({
  projectConfig: { databaseUrl: process.env.DATABASE_URL, databaseDriverOptions: { ssl: false }, http },
  admin: { disable: true },
});`;

function runMedusa(run, place, ...args) {
  // Medusa reads the socket's folder only here, and not from a parameter.
  const url = `postgres://greengate@${encodeURIComponent(place.databaseHost)}:5432/postgres`;
  const program = join(place.folder, 'node_modules/@medusajs/cli/cli.js');
  return run(place, process.execPath, [program, ...args], { ...settings, DATABASE_URL: url });
}

async function prepare(place) {
  writeFileSync(join(place.folder, 'medusa-config.js'), config);
  await runMedusa(runToEnd, place, 'db:migrate');
  await runMedusa(runToEnd, place, 'user', '-e', same.seller.email, '-p', same.seller.password);
}

async function start(place) {
  runMedusa(startProgram, place, 'start', '-H', '127.0.0.1', '-p', String(place.port));
  await untilReady(place, '/health');
}

/** Makes what a shop needs before its first product. */
async function openShop({ get, post }) {
  const firstOf = async (name, body) => {
    const [found] = Object.values(await get(`/admin/${name}s`))[0];
    return found ?? Object.values(await post(`/admin/${name}s`, body))[0];
  };
  const idOf = async (path, body) => Object.values(await post(`/admin/${path}`, body))[0].id;
  const channel = await firstOf('sales-channel', { name: 'Shop' });
  const { api_key } = await post('/admin/api-keys', { title: 'Shop', type: 'publishable' });
  await post(`/admin/api-keys/${api_key.id}/sales-channels`, { add: [channel.id] });
  const region = { name: 'America', currency_code: 'usd', countries: ['us'] };
  const regionId = await idOf('regions', { ...region, payment_providers: ['pp_system_default'] });
  const default_tax_rate = { rate: 2, name: 'Tax', code: 'tax' };
  await post('/admin/tax-regions', { country_code: 'us', provider_id: 'tp_system', default_tax_rate });
  const location = `stock-locations/${await idOf('stock-locations', { name: 'Shop' })}`;
  await post(`/admin/${location}/sales-channels`, { add: [channel.id] });
  await post(`/admin/${location}/fulfillment-providers`, { add: ['manual_manual'] });
  const set = { name: 'Delivery', type: 'shipping' };
  const { stock_location } = await post(`/admin/${location}/fulfillment-sets?fields=*fulfillment_sets`, set);
  const zone = { name: 'America', geo_zones: [{ type: 'country', country_code: 'us' }] };
  const zones = `/admin/fulfillment-sets/${stock_location.fulfillment_sets[0].id}/service-zones`;
  const { fulfillment_set } = await post(zones, zone);
  const profile = await firstOf('shipping-profile', { name: 'Default', type: 'default' });
  const shippingId = await idOf('shipping-options', {
    name: 'Delivery',
    service_zone_id: fulfillment_set.service_zones[0].id,
    shipping_profile_id: profile.id,
    provider_id: 'manual_manual',
    price_type: 'flat',
    type: { label: 'Delivery', description: 'To the door', code: 'delivery' },
    prices: [{ currency_code: 'usd', amount: 0 }],
    rules: [],
  });
  const key = { 'x-publishable-api-key': api_key.token };
  return { key, channelId: channel.id, profileId: profile.id, regionId, shippingId };
}

/** Adds all products, and returns the ids of their variants. */
async function addProducts(admin, { channelId, profileId }) {
  const productOf = ({ name, slug, description, cents }) => {
    const prices = [{ currency_code: 'usd', amount: cents / 100 }];
    return {
      title: name,
      handle: slug,
      description,
      status: 'published',
      shipping_profile_id: profileId,
      sales_channels: [{ id: channelId }],
      options: [{ title: 'Pack', values: ['One'] }],
      variants: [{ title: 'One', sku: slug, options: { Pack: 'One' }, manage_inventory: false, prices }],
    };
  };
  const ids = [];
  for (let from = 0; from < same.products.length; from += 100) {
    const create = same.products.slice(from, from + 100).map(productOf);
    const { created } = await admin.post('/admin/products/batch', { create });
    ids.push(...created.map(({ variants }) => variants[0].id));
  }
  return ids;
}

async function signUp(url, key, { email, password, firstName, lastName }) {
  const { token } = await clientOf(url).post('/auth/customer/emailpass/register', { email, password });
  const details = { email, first_name: firstName, last_name: lastName };
  await clientOf(url, { ...key, ...bearer(token) }).post('/store/customers', details);
  const session = await clientOf(url).post('/auth/customer/emailpass', { email, password });
  return clientOf(url, { ...key, ...bearer(session.token) });
}

async function seed({ url }) {
  const { token } = await clientOf(url).post('/auth/user/emailpass', same.seller);
  const seller = clientOf(url, bearer(token));
  const shop = await openShop(seller);
  const ids = await addProducts(seller, shop);
  const shoppers = await same.forEach(same.customers, async (customer) => {
    return { client: await signUp(url, shop.key, customer), email: customer.email, ids };
  });
  return { shoppers, seller, visitor: clientOf(url, shop.key), ...shop };
}

const items = 'items.id,items.product_title,items.thumbnail,items.quantity,items.unit_price';
const cartFields = `fields=id,${items}`;
const address = 'shipping_address.first_name,shipping_address.address_1,shipping_address.city';
const orders = `limit=20&order=-created_at&fields=id,display_id,status,created_at,total,${address},${items}`;
const listed = 'id,title,thumbnail,*variants.calculated_price,+variants.inventory_quantity,+variants.manage_inventory';
const sorts = ['title', '-title', 'created_at', '-created_at'];

const lineOf = ({ product_title, quantity, unit_price }) => ({ name: product_title, quantity, price: unit_price });
const linesOf = (cartOrOrder) => cartOrOrder.items.map(lineOf);

function operationsOf({ seller, visitor, regionId, shippingId }) {
  return {
    async fillCart({ client, ids }, places) {
      let filled = await client.post(`/store/carts?${cartFields}`, { region_id: regionId });
      const path = `/store/carts/${filled.cart.id}/line-items?${cartFields}`;
      for (const place of places) filled = await client.post(path, { variant_id: ids[place], quantity: 1 });
      return filled.cart;
    },
    async checkOut({ client, email }, { id }) {
      const { street: address_1, city, state: province, zipcode: postal_code, phone } = same.address;
      const person = { first_name: 'Ada', last_name: 'Shopper', country_code: 'us', phone };
      const shipping_address = { ...person, address_1, city, province, postal_code };
      await client.post(`/store/carts/${id}?fields=id`, { email, shipping_address });
      await client.post(`/store/carts/${id}/shipping-methods?fields=id`, { option_id: shippingId });
      const { payment_collection } = await client.post('/store/payment-collections', { cart_id: id });
      const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`;
      await client.post(sessions, { provider_id: 'pp_system_default' });
      const placed = await client.post(`/store/carts/${id}/complete`);
      same.expect(placed.type === 'order', placed);
    },
    async list({ word, skip, sort }) {
      const search = word ? `&q=${word}` : '';
      const question = `limit=24&offset=${skip}&order=${sorts[sort]}&region_id=${regionId}&fields=${listed}${search}`;
      const { products } = await visitor.get(`/store/products?${question}`);
      return products.map(({ title, variants: [{ calculated_price, manage_inventory, inventory_quantity }] }) => ({
        name: title,
        price: calculated_price?.calculated_amount,
        inStock: !manage_inventory || inventory_quantity > 0,
      }));
    },
    async session({ client, cart: { id } }) {
      const [{ customer }, found] = await Promise.all([
        client.get('/store/customers/me?fields=id,email,first_name,last_name'),
        client.get(`/store/carts/${id}?${cartFields}`),
      ]);
      return { person: customer.email, lines: linesOf(found.cart) };
    },
    async changeLine({ client, cart }, quantity) {
      const path = `/store/carts/${cart.id}/line-items/${cart.items[0].id}?${cartFields}`;
      return linesOf((await client.post(path, { quantity })).cart);
    },
    myOrders: async ({ client }) => (await client.get(`/store/orders?${orders}`)).orders.map(linesOf),
    sellerOrders: async () =>
      (await seller.get(`/admin/orders?${orders},customer.first_name,customer.last_name`)).orders.map(linesOf),
  };
}

const packages = ['@medusajs/medusa@2', '@medusajs/framework@2', '@medusajs/cli@2'];
export const medusa = { name: 'Medusa', packages, settings, prepare, start, seed, operationsOf };
