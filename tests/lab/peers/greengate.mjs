import { join, resolve } from 'node:path';
import { createStoreClient } from '#tests/support/store-client.ts';
import { register, saveAddress, sendProduct } from '#tests/support/store-records.ts';
import { answers, clientOf } from './client.mjs';
import { findFreePort } from '../../../scripts/setup/free-port.mjs';
import { startProgram, untilReady } from './processes.mjs';
import * as same from './same-shop.mjs';

/** Greengate as `npm start` runs it, with its own choice of database. */

const root = resolve(import.meta.dirname, '../../..');

async function start(place, databaseUrl) {
  place.storePort ??= await findFreePort();
  startProgram(
    process.execPath,
    [join(root, 'scripts/start.mjs')],
    { ...place, folder: root },
    {
      PORT: String(place.port),
      BACKEND_PORT: String(place.storePort),
      DATA_DIR: join(place.folder, 'data'),
      DATABASE_URL: databaseUrl,
      BACKEND_URL: '',
      PUBLIC_URL: '',
      DEMO_PRODUCTS: 'off',
      RATE_LIMITS: 'off',
      SELLER_EMAIL: same.seller.email,
      SELLER_PASSWORD: same.seller.password,
    },
  );
  await untilReady(place, () => answers(`${place.url}/health/ready`));
}

const peer = { root, prepare: async () => undefined, seed, operations };
export const onSqlite = { ...peer, name: 'Greengate, SQLite', start: (place) => start(place, '') };
export const onPostgres = {
  ...peer,
  name: 'Greengate, PostgreSQL',
  hasDatabase: true,
  start: (place) => start(place, place.databaseUrl),
};

const cardFields = 'id name category { slug label } images { url } inStock offerPrice price';
const listQuery = `query List($offset: Int, $sort: ProductSort, $search: String) {
  products(first: 24, offset: $offset, sort: $sort, filter: { search: $search }) { totalCount nodes { ${cardFields} } } }`;
const cartFields = 'lines { productId quantity product { name offerPrice images { url } } } version';
const sessionQuery = `query Session { me { id name email cart { ${cartFields} } } }`;
const cartMutation = `mutation Cart($items: [CartLineInput!]!) { updateCart(input: { items: $items }) { success message cart { ${cartFields} } } }`;
const orderMutation =
  'mutation Order($input: PlaceOrderInput!) { placeOrder(input: $input) { success message order { id number amount status } } }';
const orderFields =
  'id number amount createdAt status address { firstName lastName street city } items { name quantity unitPrice image { url } }';
const myOrdersQuery = `query MyOrders { me { orders(first: 20) { totalCount nodes { ${orderFields} } } } }`;
const sellerQuery = `query Orders { seller { orders(first: 20) { totalCount nodes { ${orderFields} } } } }`;
const sorts = ['NAME', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC'];

async function list(client, variables) {
  const { products } = await client.run(listQuery, variables);
  same.expect(products.nodes.length === 24, products);
}

async function setCart(client, items) {
  const { updateCart } = await client.run(cartMutation, { items });
  same.expect(updateCart.success && updateCart.cart.lines.length === items.length, updateCart);
}

/** Two changes of the cart, one for each product, and the order. */
async function order({ client, addressId, ids }, n) {
  const items = same.orderPlaces(n).map((place) => ({ productId: ids[place], quantity: 1 }));
  await setCart(client, items.slice(0, 1));
  await setCart(client, items);
  const { placeOrder } = await client.run(orderMutation, { input: { payment: 'COD', addressId, items } });
  same.expect(placeOrder.success, placeOrder);
}

async function addProducts(seller) {
  await same.forEach(same.products, async ({ name, description, category, cents }) => {
    const price = (cents / 100).toFixed(2);
    const { status, text } = await sendProduct(seller, {
      name,
      description: [description],
      category,
      price,
      offerPrice: price,
    });
    same.expect(status < 300, text);
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
  const shoppers = [];
  await same.forEach(same.customers, async (_customer, at) => {
    const client = createStoreClient(storeUrl);
    await register(client);
    if (at >= same.shopperCount) return;
    const addressId = await saveAddress(client);
    const cart = same.cartPlaces.map((place) => ({ productId: ids[place], quantity: 1 }));
    shoppers.push({ client: throughGateway(client), addressId, ids, cart });
  });
  const ordersEach = await same.placeOrders(shoppers, order);
  await same.forEach(shoppers, ({ client, cart }) => setCart(client, cart));
  return { shoppers, ordersEach, seller: throughGateway(seller), visitor: clientOf(url) };
}

function operations({ shoppers, ordersEach, seller, visitor }) {
  return {
    listRepeated: () => list(visitor, { offset: 0, sort: 'NAME' }),
    listNew: (n) => {
      const { skip, sort } = same.newList(n);
      return list(visitor, { offset: skip, sort: sorts[sort] });
    },
    searchRepeated: () => list(visitor, { search: 'rice' }),
    searchNew: (n) => {
      const { word, skip, sort } = same.newSearch(n);
      return list(visitor, { search: word, offset: skip, sort: sorts[sort] });
    },
    session: async (n) => {
      const { me } = await same.browserOf(shoppers, n).client.run(sessionQuery);
      same.expect(me?.cart.lines.length === 5, me);
    },
    changeLine: (n) => {
      const { client, cart } = same.browserOf(shoppers, n);
      const [first, ...others] = cart;
      return setCart(client, [{ ...first, quantity: same.quantityOf(n) }, ...others]);
    },
    myOrders: async (n) => {
      const { me } = await same.browserOf(shoppers, n).client.run(myOrdersQuery);
      same.expect(me.orders.nodes.length === ordersEach && me.orders.nodes[0].items.length === 2, me);
    },
    sellerOrders: async () => {
      const { seller: found } = await seller.run(sellerQuery);
      same.expect(found.orders.nodes.length === 20 && found.orders.nodes[0].items.length === 2, found);
    },
    placeOrder: (n) => order(same.buyerOf(shoppers, n), n),
  };
}
