import { createHmac } from 'node:crypto';
import { appendFileSync, existsSync, openAsBlob } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';

/**
 * Uses the installed shop as browsers do, by its name and HTTPS, through the balancer. The first argument says what to do:
 * `open` (login, product, shopper, order), `order` (another order), `orders` (prints the numbers), `picture` (loads that of the product), `keep-ordering` (appends the number
 * of each confirmed order to /root/confirmed, until there is a file /root/enough), `keep-reading`, `payment-event`, `certificate` (prints the serial number of the
 * served one).
 */

const [task = '', shop = '', email = '', password = ''] = process.argv.slice(2);
const account = { email: 'ada@example.com', password: 'nine yellow melons' };
const cookies = { seller: new Map(), shopper: new Map() };

async function open() {
  await logInSeller();
  const product = await addProduct();
  console.log(`The seller logged in and added ${product.name}, ${product.offerPrice}, with a picture.`);
  const picture = await fetch(product.images[0].url);
  if (!picture.ok || !picture.headers.get('content-type')?.startsWith('image/'))
    throw new Error(`picture: ${picture.status}`);
  // The other gateway's catalogue may be a second older.
  const deadlineMs = Date.now() + 30_000;
  while (!(await (await fetch(`https://${shop}/`)).text()).includes(product.name)) {
    if (Date.now() > deadlineMs) throw new Error('The home page does not show the product after 30 seconds.');
    await pause(200);
  }
  console.log('The home page shows it, and the picture loads.');
  await becomeShopper(account.email);
  await place();
  const denied = await fetch(`https://${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://other.example' },
    body: JSON.stringify({ query: 'mutation { logout { success } }' }),
  });
  console.log(`A page of another site is refused with ${denied.status}.`);
}

async function order() {
  await logInShopper();
  await place();
}

async function logInShopper() {
  await ask('shopper', 'mutation ($input: LoginInput!) { login(input: $input) { success errors { message } } }', {
    input: account,
  });
}

/** Registers a shopper with an address. */
async function becomeShopper(email) {
  cookies.shopper = new Map();
  await ask('shopper', 'mutation ($input: RegisterInput!) { register(input: $input) { success errors { message } } }', {
    input: { name: 'Ada', ...account, email },
  });
  await ask(
    'shopper',
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { success errors { message } } }',
    {
      input: {
        firstName: 'Ada',
        lastName: 'Byron',
        email,
        street: '12 Market Lane',
        city: 'Springfield',
        state: 'Illinois',
        country: 'United States',
        phone: '+1 217 555 0134',
        postalCode: '62701',
      },
    },
  );
}

async function keepOrdering() {
  for (let ordered = 0; !existsSync('/root/enough'); await pause(300)) {
    try {
      // A shopper may have 20 open orders.
      if (ordered % 15 === 0) await becomeShopper(`shopper-${Date.now()}@example.com`);
      const { products, me } = await askForProduct();
      const { number } = await placeOne(products.nodes[0].id, me.addresses[0].id);
      appendFileSync('/root/confirmed', `${number}\n`);
      ordered += 1;
    } catch (error) {
      appendFileSync('/root/failed', `${String(error)}\n`);
      // A restored backup may not have this one.
      ordered = 0;
    }
  }
}

/** Reads the shopper's orders, several times a second, until it is killed. */
async function keepReading() {
  for (let isLoggedIn = false; ; await pause(300)) {
    try {
      if (!isLoggedIn) await logInShopper();
      isLoggedIn = true;
      await ask('shopper', '{ me { orders(first: 5) { nodes { number } } } }');
    } catch (error) {
      console.error(String(error));
    }
  }
}

async function orders() {
  await logInSeller();
  const { seller } = await ask('seller', '{ seller { orders(first: 10) { nodes { number amount } } } }');
  console.log(
    `The seller sees the orders: ${seller.orders.nodes.map(({ number, amount }) => `${number} (${amount})`).join(', ')}.`,
  );
}

async function picture() {
  const { products } = await ask('shopper', '{ products(first: 1) { nodes { name images { url } } } }');
  const [{ name, images }] = products.nodes;
  const answer = await fetch(images[0].url);
  const size = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/'))
    throw new Error(`picture: ${answer.status}`);
  console.log(`The picture of ${name} loads: ${size} bytes.`);
}

/** Sends an event of Stripe about an order that the shop does not have. */
async function paymentEvent() {
  const intent = { object: 'payment_intent', metadata: { orderId: 'none' }, amount_received: 100, currency: 'eur' };
  const object = { id: `pi_${Date.now()}`, ...intent };
  const body = JSON.stringify({
    id: `evt_${Date.now()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object },
  });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', 'whsec_test').update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` };
  const answer = await fetch(`https://${shop}/webhooks/stripe`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`event: ${answer.status} ${await answer.text()}`);
}

function certificate() {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: shop, port: 443, servername: shop, rejectUnauthorized: false }, () => {
      console.log(socket.getPeerCertificate().serialNumber);
      socket.end();
      resolve();
    });
    socket.on('error', reject);
  });
}

async function logInSeller() {
  await ask(
    'seller',
    'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success errors { message } } }',
    {
      input: { email, password },
    },
  );
}

async function addProduct() {
  const form = new FormData();
  const query =
    'mutation ($input: AddProductInput!) { addProduct(input: $input) { success errors { message } product { name offerPrice images { url } } } }';
  const input = {
    name: 'Apple Juice',
    category: 'drinks',
    price: 3,
    offerPrice: 2.5,
    description: ['Pressed.'],
    images: [null],
  };
  form.append('operations', JSON.stringify({ query, variables: { input } }));
  form.append('map', '{"0":["variables.input.images.0"]}');
  form.append(
    '0',
    await openAsBlob('/opt/greengate/backend/seed/pictures/apple-juice-1-960.webp', { type: 'image/webp' }),
    'juice.webp',
  );
  const { addProduct } = await send('seller', form, { 'apollo-require-preflight': 'true' });
  return addProduct.product;
}

/** Asks until the gateway that answers has the new product: another one added it, and its catalogue may be a second older. */
async function askForProduct() {
  const deadlineMs = Date.now() + 30_000;
  for (;;) {
    const answer = await ask('shopper', '{ products(first: 1) { nodes { id } } me { addresses { id } } }');
    if (answer.products.nodes.length > 0) return answer;
    if (Date.now() > deadlineMs) throw new Error('The new product is not in the catalogue after 30 seconds.');
    await pause(200);
  }
}

async function place() {
  const { products, me } = await askForProduct();
  const order = await placeOne(products.nodes[0].id, me.addresses[0].id);
  console.log(`A shopper ordered two: order ${order.number}, ${order.amount}.`);
}

async function placeOne(productId, addressId) {
  const { placeOrder } = await ask(
    'shopper',
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success errors { message } order { number amount } } }',
    {
      input: {
        addressId,
        payment: 'COD',
        items: [{ productId, quantity: 2 }],
        idempotencyKey: `attempt ${Date.now()}`,
      },
    },
  );
  return placeOrder.order;
}

const ask = (role, query, variables = {}) =>
  send(role, JSON.stringify({ query, variables }), { 'content-type': 'application/json' });

/** Sends an operation with the cookies of a role. Throws unless it and its mutation succeed. */
async function send(role, body, headers, triesLeft = 10) {
  const jar = cookies[role];
  const response = await fetch(`https://${shop}/graphql`, {
    method: 'POST',
    headers: { ...headers, origin: `https://${shop}`, cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    body,
  });
  for (const line of response.headers.getSetCookie()) {
    if (!line.includes('; Secure')) throw new Error(`not Secure: ${line}`);
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
    jar.set(name, value);
  }
  const { data, errors } = await response.json();
  // Tries again, as clients do: a gateway that has not yet noticed the store's return says when to ask again.
  const retryAfterMs = errors?.[0]?.extensions?.retryAfterMs;
  if (retryAfterMs > 0 && triesLeft > 0) {
    await pause(retryAfterMs);
    return send(role, body, headers, triesLeft - 1);
  }
  const payload = Object.values(data ?? {})[0];
  if (errors || payload?.success === false) throw new Error(JSON.stringify(errors ?? payload));
  return data;
}

await {
  open,
  order,
  orders,
  picture,
  certificate,
  'keep-ordering': keepOrdering,
  'keep-reading': keepReading,
  'payment-event': paymentEvent,
}[task]();
