import { join, resolve } from 'node:path';
import { createStoreClient } from '#tests/support/store-client.ts';
import { register, saveAddress, sendProduct } from '#tests/support/store-records.ts';
import { findFreePort } from '../../../scripts/setup/free-port.mjs';
import { clientOf } from './client.mjs';
import { startProgram, untilReady } from './processes.mjs';
import * as same from './same-shop.mjs';

/** Greengate as `npm start` runs it, with its own choice of database. */

const root = resolve(import.meta.dirname, '../../..');

async function start(place, databaseUrl) {
  place.storePort ??= await findFreePort();
  startProgram({ ...place, folder: root }, process.execPath, [join(root, 'scripts/start.mjs')], {
    PORT: String(place.port),
    BACKEND_PORT: String(place.storePort),
    DATA_DIR: join(place.folder, 'data'),
    DATABASE_URL: databaseUrl,
    BACKEND_URL: '',
    PUBLIC_URL: '',
    DEMO_PRODUCTS: 'off',
    RATE_LIMITS: 'off',
    // In production it refuses to run without its limits.
    NODE_ENV: '',
    SELLER_EMAIL: same.seller.email,
    SELLER_PASSWORD: same.seller.password,
  });
  await untilReady(place, '/health/ready');
}

const peer = { root, prepare: () => undefined, seed, operationsOf };
export const onSqlite = { ...peer, name: 'Greengate, SQLite', start: (place) => start(place, '') };
export const onPostgres = { ...peer, name: 'Greengate, PostgreSQL', start: (place) => start(place, place.databaseUrl) };

/** Adds all products, and returns their ids. */
async function addProducts(seller) {
  await same.forEach(same.products, async ({ name, description, category, cents }) => {
    const price = (cents / 100).toFixed(2);
    const product = { name, description: [description], category, price, offerPrice: price };
    const { body } = await sendProduct(seller, product);
    same.expect(body.success === true, body);
  });
  const { body } = await seller.get('/api/product/list');
  const idOf = new Map(body.products.map((product) => [product.name, product._id]));
  return same.products.map(({ name }) => idOf.get(name));
}

async function seed({ url, storePort }) {
  const storeUrl = `http://127.0.0.1:${storePort}`;
  /** A client of the gateway with the session that a client of the store has. */
  const throughGateway = ({ cookies }) =>
    clientOf(url, { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  const seller = createStoreClient(storeUrl);
  await seller.post('/api/seller/login', same.seller);
  const ids = await addProducts(seller);
  const shoppers = await same.forEach(same.customers, async ({ isShopper }) => {
    const client = createStoreClient(storeUrl);
    await register(client);
    return isShopper && { client: throughGateway(client), addressId: await saveAddress(client), ids };
  });
  return { shoppers, seller: throughGateway(seller), visitor: clientOf(url) };
}

const picture = 'images { url }';
const lines = `lines { productId quantity product { name price: offerPrice ${picture} } }`;
const order = `id number amount createdAt status address { firstName lastName street city }
  items { name quantity price: unitPrice image { url } }`;
const list = `query List($skip: Int, $sort: ProductSort, $word: String) {
  products(first: 24, offset: $skip, sort: $sort, filter: { search: $word }) {
    totalCount nodes { id name price: offerPrice inStock ${picture} } } }`;
const session = `query Session { me { id name email cart { ${lines} } } }`;
const updateCart = `mutation Cart($items: [CartLineInput!]!) {
  updateCart(input: { items: $items }) { success message cart { ${lines} } } }`;
const placeOrder = `mutation Order($input: PlaceOrderInput!) {
  placeOrder(input: $input) { success message order { ${order} } } }`;
const myOrders = `query MyOrders { me { orders(first: 20) { totalCount nodes { ${order} } } } }`;
const sellerOrders = `query Orders { seller { orders(first: 20) { totalCount nodes { ${order} } } } }`;

const sorts = ['NAME', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC'];
const linesOf = (cart) => cart.lines.map(({ quantity, product }) => ({ ...product, quantity }));
const itemsOf = ({ nodes }) => nodes.map(({ items }) => items);

/** Sets the lines of a cart, and returns them as it has them then. */
async function setCart(client, items) {
  const { updateCart: changed } = await client.run(updateCart, { items });
  same.expect(changed.success, changed);
  return linesOf(changed.cart);
}

function operationsOf({ seller, visitor }) {
  return {
    async fillCart({ client, ids }, places) {
      const items = places.map((place) => ({ productId: ids[place], quantity: 1 }));
      for (const count of items.keys()) await setCart(client, items.slice(0, count + 1));
      return items;
    },
    async checkOut({ client, addressId }, items) {
      const { placeOrder: placed } = await client.run(placeOrder, { input: { payment: 'COD', addressId, items } });
      same.expect(placed.success, placed);
    },
    async list({ word, skip, sort }) {
      const { products } = await visitor.run(list, { word, skip, sort: sorts[sort] });
      return products.nodes;
    },
    async session({ client }) {
      const { me } = await client.run(session);
      return { person: me.email, lines: linesOf(me.cart) };
    },
    changeLine: ({ client, cart: [first, ...others] }, quantity) =>
      setCart(client, [{ ...first, quantity }, ...others]),
    myOrders: async ({ client }) => itemsOf((await client.run(myOrders)).me.orders),
    sellerOrders: async () => itemsOf((await seller.run(sellerOrders)).seller.orders),
  };
}
