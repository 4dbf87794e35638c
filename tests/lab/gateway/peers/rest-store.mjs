import { createServer } from 'node:net';

/**
 * A REST store for measuring gateways. It is as fast as a Node socket, so that the gateway is the bottleneck: responses are
 * built once, and of a request it reads only where it ends. Prints one line when it listens.
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

const address = {
  _id: hex('b', 1),
  userId: hex('c', 1),
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  street: '12 St James Square',
  city: 'London',
  state: 'London',
  zipcode: 12345,
  country: 'United Kingdom',
  phone: '+44 20 5550 1234',
};

const orders = Array.from({ length: 20 }, (_, index) => ({
  _id: hex('d', index),
  userId: hex('c', 1),
  items: Array.from({ length: 5 }, (_line, line) => {
    const product = products[(index * 5 + line) % products.length];
    return {
      _id: hex('e', index * 5 + line),
      product,
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
  createdAt: moment(1 + index),
  updatedAt: moment(1 + index),
}));

const cartItems = Object.fromEntries(products.slice(0, 6).map(({ _id }, index) => [_id, index + 1]));
const user = { _id: hex('c', 1), name: 'Ada Lovelace', email: 'ada@example.com', cartItems };

const answers = Object.entries({
  'GET /api/product/list': { success: true, products },
  'GET /api/user/is-auth': { success: true, user },
  'GET /api/order/user': { success: true, orders },
  'POST /api/cart/update': { success: true, message: 'Cart Updated' },
}).map(([call, body]) => {
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: keep-alive\r\n\r\n`;
  return { start: Buffer.from(call), bytes: Buffer.from(head + text) };
});
const notFound = Buffer.from('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n');
const headEnd = Buffer.from('\r\n\r\n');

const server = createServer({ noDelay: true }, (socket) => {
  let rest = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf(headEnd);
      if (end === -1) return;
      let length = end + 4;
      if (rest[0] === 0x50) {
        const head = rest.latin1Slice(0, end);
        const size = /^content-length: *(\d+)/im.exec(head);
        if (size) length += Number(size[1]);
        else if (/^transfer-encoding: *chunked/im.test(head)) {
          const last = rest.indexOf('0\r\n\r\n', length);
          if (last === -1) return;
          length = last + 5;
        }
        if (rest.length < length) return;
      }
      const found = answers.find(({ start }) => rest.subarray(0, start.length).equals(start));
      socket.write(found?.bytes ?? notFound);
      rest = rest.subarray(length);
    }
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
process.on('disconnect', () => process.exit(0));
