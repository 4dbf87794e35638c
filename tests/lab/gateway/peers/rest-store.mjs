import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A REST store for measuring gateways. It is as fast as a Node socket, so that the gateway is the bottleneck: each response is
 * built once per session, and of a request it reads the address, the session and where it ends. It listens on two ports,
 * which it prints as JSON: one declares features at GET /api/store, the other is a classic store.
 */

const hex = (kind, number) => `${kind}${number.toString(16)}`.padStart(24, '0');
const moment = (day) => new Date(Date.UTC(2026, 0, day)).toISOString();
const categories = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'];

const products = Array.from({ length: 100 }, (_, index) => ({
  _id: hex('a', index),
  name: `Product number ${index} 500 g`,
  description: ['Fresh and healthy.', 'Rich in vitamins and minerals.', 'Grown by farmers nearby.', 'Keep it cool.'],
  price: 20 + index,
  offerPrice: 18.5 + index,
  image: [0, 1].map((side) => `https://pictures.example.com/images/${hex('f', index * 2 + side)}-960.webp`),
  category: categories[index % categories.length],
  inStock: index % 9 !== 0,
  weight: '500 g',
  createdAt: moment(1 + (index % 28)),
  updatedAt: moment(1 + (index % 28)),
}));
const cartItems = Object.fromEntries(products.slice(0, 5).map(({ _id }, index) => [_id, index + 1]));

const userOf = (session) => ({
  _id: hex('c', session),
  name: 'Ada Lovelace',
  email: `ada-${session}@example.com`,
  cartItems,
});

function addressOf(session, at = 0) {
  return {
    _id: hex('b', session * 10 + at),
    userId: hex('c', session),
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada-${session}@example.com`,
    street: `${session} St James Square`,
    city: 'London',
    state: 'London',
    zipcode: 12345,
    country: 'United Kingdom',
    phone: '+44 20 5550 1234',
  };
}

function ordersOf(session, { areLean }) {
  const address = addressOf(session);
  return Array.from({ length: 20 }, (_, index) => ({
    _id: hex('d', session * 100 + index),
    userId: hex('c', session),
    items: Array.from({ length: 5 }, (_line, line) => {
      const product = products[(index * 5 + line) % products.length];
      return {
        _id: hex('e', index * 5 + line),
        product: areLean ? product._id : product,
        quantity: 1 + line,
        name: product.name,
        image: product.image[0],
        price: product.offerPrice,
      };
    }),
    amount: 123.45 + index,
    address,
    status: 'Order Placed',
    paymentType: 'COD',
    isPaid: index % 2 === 0,
    createdAt: moment(20 - index),
    updatedAt: moment(20 - index),
  }));
}

const store = {
  success: true,
  contract: 1,
  features: { 'sessions.own': 1, 'orders.lean': 1 },
  settings: { name: 'Measured', currency: 'EUR' },
};
const isAsked = (address, path) => address === path || address.startsWith(`${path}?`);

function bodyOf(address, session, isClassic) {
  if (address === 'GET /api/store' && !isClassic) return store;
  if (isAsked(address, 'GET /api/product/list')) return { success: true, products };
  if (session === undefined) return undefined;
  if (isAsked(address, 'GET /api/user/is-auth')) return { success: true, user: userOf(session) };
  if (isAsked(address, 'GET /api/address/get')) {
    return { success: true, addresses: [0, 1, 2].map((at) => addressOf(session, at)) };
  }
  if (address === 'POST /api/cart/update') return { success: true, message: 'Cart Updated' };
  if (!isAsked(address, 'GET /api/order/user')) return undefined;
  return { success: true, orders: ordersOf(session, { areLean: !isClassic && address.includes('products=id') }) };
}

function bytesOf(body) {
  const text = JSON.stringify(body ?? { success: false, message: 'Not found' });
  // The headers of a store on Express.
  const lines = [
    `HTTP/1.1 ${body ? '200 OK' : '404 Not Found'}`,
    'X-Powered-By: Express',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `ETag: W/"${createHash('sha1').update(text).digest('base64').slice(0, 27)}"`,
    'Connection: keep-alive',
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

function listen(isClassic) {
  const built = new Map();
  const headEnd = Buffer.from('\r\n\r\n');
  const server = createServer({ noDelay: true }, (socket) => {
    let rest = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (;;) {
        const end = rest.indexOf(headEnd);
        if (end === -1) return;
        const head = rest.latin1Slice(0, end);
        let length = end + 4;
        if (head.startsWith('POST')) {
          const size = /^content-length: *(\d+)/im.exec(head);
          if (size) length += Number(size[1]);
          else if (/^transfer-encoding: *chunked/im.test(head)) {
            const last = rest.indexOf('0\r\n\r\n', length);
            if (last === -1) return;
            length = last + 5;
          }
          if (rest.length < length) return;
        }
        const address = head.slice(0, head.indexOf(' HTTP/'));
        const session = /\btoken=session-(\d+)/.exec(head)?.[1];
        const key = `${session} ${address}`;
        let bytes = built.get(key);
        if (!bytes) built.set(key, (bytes = bytesOf(bodyOf(address, session && Number(session), isClassic))));
        socket.write(bytes);
        rest = rest.subarray(length);
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
}

console.log(JSON.stringify({ own: await listen(false), classic: await listen(true) }));
process.on('disconnect', () => process.exit(0));
