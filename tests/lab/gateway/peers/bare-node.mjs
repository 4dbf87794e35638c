import { createServer } from 'node:http';
import { Pool } from 'undici';

/**
 * The lower bound: Node without a framework, with the calls that Greengate makes, by undici. It reads no GraphQL and checks
 * nothing; the path names the operation. Lists of products are built once. With ASK=1 it asks who acts before a change.
 */

const asksFirst = process.env.ASK === '1';
const pool = new Pool(process.env.STORE, { connections: 256 });
const { products } = await call('/api/product/list', {});
const productOf = new Map(products.map((product) => [product._id, shown(product)]));
const textOf = (fields) => JSON.stringify(products.map((product) => pickFrom(shown(product), fields)));
const card = textOf(['id', 'name', 'category', 'price', 'offerPrice', 'images', 'inStock', 'weight']);
const lists = new Map();

const answers = {
  '/graphql': async (_cookie, text) => listFor(text),
  '/addresses': async (cookie) => {
    const user = await me(cookie);
    const { addresses } = await call(`/api/address/get?userId=${user.id}`, { cookie });
    return `{"data":{"products":${card},"me":${JSON.stringify({ ...user, addresses: addresses.map(shownAddress) })}}}`;
  },
  '/session': async (cookie) => JSON.stringify({ data: { me: pickFrom(await me(cookie), ['id', 'name', 'email']) } }),
  '/session-cart': async (cookie) => JSON.stringify({ data: { me: await me(cookie) } }),
  '/me': async (cookie) => JSON.stringify({ data: { me: await me(cookie) } }),
  '/orders': ordersWith(['id', 'name', 'category', 'price', 'offerPrice', 'images', 'inStock']),
  '/my-orders': ordersWith(['id', 'category']),
  '/cart': updateCart,
};

createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (piece) => (text += piece));
  request.on('end', () => void answer());
  const answer = async () => {
    const bytes = Buffer.from(await answers[request.url](request.headers.cookie, text));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
    response.end(bytes);
  };
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit(0));

async function call(path, { cookie, json }) {
  const { body } = await pool.request({
    path,
    method: json ? 'POST' : 'GET',
    headers: { ...(cookie && { cookie }), ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
  });
  return await body.json();
}

async function me(cookie) {
  const { user } = await call('/api/user/is-auth', { cookie });
  const cart = Object.entries(user.cartItems).map(([productId, quantity]) => ({ productId, quantity }));
  return { id: user._id, name: user.name, email: user.email, cart };
}

const shownAddress = ({ _id, userId: _user, ...address }) => address;

function ordersWith(fields) {
  const known = new Map([...productOf].map(([id, product]) => [id, pickFrom(product, fields)]));
  return async (cookie) => {
    const { id } = await me(cookie);
    const { orders } = await call(`/api/order/user?userId=${id}&products=id`, { cookie });
    const shownOrders = orders.map((order) => ({
      id: order._id,
      amount: order.amount,
      status: order.status,
      paymentType: order.paymentType,
      isPaid: order.isPaid,
      createdAt: order.createdAt,
      address: order.address,
      items: order.items.map(({ quantity, name, image, price, product }) => ({
        quantity,
        name,
        image,
        unitPrice: price,
        product: known.get(product),
      })),
    }));
    return JSON.stringify({ data: { me: { id, orders: shownOrders } } });
  };
}

async function updateCart(cookie, text) {
  const { items } = JSON.parse(text).variables;
  const cartItems = Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]));
  const userId = asksFirst ? (await me(cookie)).id : undefined;
  const { success, message } = await call('/api/cart/update', { cookie, json: { userId, cartItems } });
  return JSON.stringify({ data: { updateCart: { success, message } } });
}

/** The response to a query of the shape `{ products { … } }`. */
function listFor(text) {
  let made = lists.get(text);
  if (!made) {
    const fields = /\{ products \{ ([\w ]+) \} \}/.exec(text)[1].split(' ');
    made = Buffer.from(`{"data":{"products":${textOf(fields)}}}`);
    lists.set(text, made);
  }
  return made;
}

function shown({ _id, image, ...product }) {
  return { id: _id, images: image, ...product };
}

function pickFrom(object, fields) {
  return Object.fromEntries(fields.map((field) => [field, object[field]]));
}
