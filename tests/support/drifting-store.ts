import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How existing stores deviate from the bundled store in the seventeen calls. Each dialect is named after its most visible
 * deviation. A drifting store has the deviations of all dialects it is given, as far as they do not contradict each other:
 *
 * - `bareRefusals`: refusals without `success`, HTTP status codes, cookies always `SameSite=None; Secure`, phone as a number
 * - `zipCode`: requires `zipCode`, 201 for created records, an emptied cart is a list, the seller's logout sets a blank cookie
 * - `strictOrigin`: fails on an unknown Origin, 404 for missing records, orders must name an address of the same shopper
 * - `emptyAsFailure`: an empty address book is a failure, 400 for visitors, the raw token in the body, products without dates
 * - `trustedUserId`: believes the body's `userId`, 403 for callers who are not the seller, orders hold the buyer as a document
 * - `productIdLines`: order lines name `productId`, quantities are text
 */
export const allDialects = [
  'bareRefusals',
  'zipCode',
  'strictOrigin',
  'emptyAsFailure',
  'trustedUserId',
  'productIdLines',
] as const;
export type Dialect = (typeof allDialects)[number];

interface StockedProduct {
  _id: string;
  name: string;
  category: string;
  price: number;
  offerPrice: number;
  description: string[];
  inStock: boolean;
  weight?: string;
  /** Names of pictures, without the width. */
  pictures: string[];
}

interface DriftingStoreOptions {
  dialects: readonly Dialect[];
  products: readonly StockedProduct[];
  seller: { email: string; password: string };
  /**
   * `strictOrigin` stores cash orders as paid, `emptyAsFailure` multiplies online amounts by a hundred, `productIdLines`
   * charges the list price.
   */
  liesAboutMoney?: boolean;
  /** Bytes of a picture by its name without the width. */
  readPicture?: (name: string) => Promise<Buffer | undefined>;
}

export interface DriftingStore {
  /** Without a slash at the end. */
  url: string;
  /** Every call so far, such as `POST /api/cart/update`. */
  seen: string[];
  close: () => Promise<void>;
}

interface Shopper {
  _id: string;
  name: string;
  email: string;
  password: string;
  cartItems: Record<string, unknown> | [];
}

interface StoredOrder {
  _id: string;
  userId: string;
  lines: { id: string; quantity: number }[];
  amount: number;
  address: string;
  paymentType: string;
  isPaid: boolean;
  createdAt: string;
  returnTo: string;
}

type Json = Record<string, unknown>;
type Answer = { status: number; body: Json; cookies?: string[] };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const newId = () => randomBytes(12).toString('hex');
const year = 'Max-Age=604800';

export async function openDriftingStore(options: DriftingStoreOptions): Promise<DriftingStore> {
  const { dialects, seller, liesAboutMoney = false, readPicture = async () => undefined } = options;
  const speaks = (...names: Dialect[]) => names.some((name) => dialects.includes(name));
  const products = [...options.products];
  const shoppers: Shopper[] = [];
  const sessions = new Map<string, string>();
  const addresses: (Json & { _id: string; userId: string })[] = [];
  const orders: StoredOrder[] = [];
  const uploads = new Map<string, { bytes: Buffer; type: string }>();
  const seen: string[] = [];
  let url = '';

  const done = (body: Json = {}, status = 200, cookies: string[] = []): Answer => ({
    status,
    body: { success: true, ...body },
    cookies,
  });
  const refusal = (status: number, message: string): Answer =>
    speaks('bareRefusals') ? { status, body: { message } } : { status, body: { success: false, message } };
  const status = (code: number, ...names: Dialect[]) => (speaks(...names) ? code : 200);
  const created = (...names: Dialect[]) => status(201, ...names);
  const badInput = (message: string) =>
    refusal(status(400, 'bareRefusals', 'zipCode', 'strictOrigin', 'emptyAsFailure', 'trustedUserId'), message);
  const notThere = (message: string) => refusal(status(404, 'strictOrigin', 'trustedUserId'), message);
  const noShopper = () =>
    refusal(
      speaks('emptyAsFailure') ? 400 : status(401, 'bareRefusals', 'strictOrigin', 'trustedUserId'),
      'Not authorized. Please log in.',
    );
  const noSeller = () =>
    refusal(speaks('trustedUserId') ? 403 : status(401, 'bareRefusals'), 'Not authorized: sellers only.');
  const cookie = (name: string, value: string, life = year) =>
    `${name}=${value}; ${life}; Path=/; HttpOnly; ${speaks('bareRefusals') ? 'SameSite=None; Secure' : 'SameSite=Strict'}`;

  /** The shopper of the session cookie; in `trustedUserId`, the one that the body names. */
  function shopperOf(request: IncomingMessage, given: Json): Shopper | undefined {
    const bySession = shoppers.find(({ _id }) => _id === sessions.get(cookieOf(request, 'token') ?? ''));
    return speaks('trustedUserId') && bySession ? shoppers.find(({ _id }) => _id === given['userId']) : bySession;
  }
  const isSeller = (request: IncomingMessage) => sessions.get(cookieOf(request, 'sellerToken') ?? '') === 'the seller';

  function open(who: string): string {
    const token = `jwt.${randomBytes(16).toString('hex')}`;
    sessions.set(token, who);
    return token;
  }

  function welcome({ _id, name, email }: Shopper): Answer {
    const token = open(_id);
    return done(
      { user: { name, email }, ...(speaks('emptyAsFailure') && { token }) },
      created('bareRefusals', 'emptyAsFailure'),
      [cookie('token', token)],
    );
  }

  const documentOf = ({ pictures, ...product }: StockedProduct) => ({
    ...product,
    image: pictures.map((name) => `${url}/images/${name}-960.webp`),
    ...(!speaks('emptyAsFailure') && { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' }),
    __v: 0,
  });

  function documentOfOrder({ lines, address, userId, returnTo: _returnTo, ...order }: StoredOrder, forSeller: boolean) {
    const buyer = shoppers.find(({ _id }) => _id === userId);
    return {
      ...order,
      userId:
        forSeller && speaks('trustedUserId') && buyer ? { _id: userId, name: buyer.name, email: buyer.email } : userId,
      items: lines.map(({ id, quantity }) => {
        const product = products.find(({ _id }) => _id === id);
        const populated = product ? documentOf(product) : null;
        const amount = speaks('productIdLines') ? String(quantity) : quantity;
        return speaks('productIdLines')
          ? { productId: populated, quantity: amount }
          : { product: populated, quantity: amount };
      }),
      address: addresses.find(({ _id }) => _id === address) ?? null,
      status: speaks('productIdLines') ? 'Order placed' : 'Order Placed',
      updatedAt: order.createdAt,
    };
  }

  function place(request: IncomingMessage, given: Json, isOnline: boolean): Answer {
    const shopper = shopperOf(request, given);
    if (!shopper) return noShopper();
    const items = Array.isArray(given['items']) ? (given['items'] as Json[]) : [];
    if (items.length === 0 || !given['address']) return badInput('Invalid data');
    const lines = items.map((item) => ({
      id: String(speaks('productIdLines') ? item['productId'] : item['product']),
      quantity: Number(item['quantity']),
    }));
    const found = lines.map(({ id }) => products.find(({ _id }) => _id === id));
    if (found.includes(undefined)) {
      return speaks('bareRefusals', 'strictOrigin', 'trustedUserId')
        ? notThere('Product not found')
        : badInput("Cannot read properties of null (reading 'offerPrice')");
    }
    if (speaks('strictOrigin') && !addresses.some(({ _id }) => _id === given['address']))
      return notThere('Address not found');
    const priceOf = (product: StockedProduct | undefined) =>
      Math.round(((speaks('productIdLines') && liesAboutMoney ? product?.price : product?.offerPrice) ?? 0) * 100);
    const cents = lines.reduce((sum, { quantity }, at) => sum + priceOf(found[at]) * quantity, 0);
    const amount = (cents + Math.floor(cents * 0.02)) / 100;
    const origin = request.headers.origin ?? 'undefined';
    const order: StoredOrder = {
      _id: newId(),
      userId: shopper._id,
      lines,
      amount: isOnline && speaks('emptyAsFailure') && liesAboutMoney ? amount * 100 : amount,
      address: textOf(given['address']),
      paymentType: isOnline ? 'Online' : 'COD',
      isPaid: !isOnline && speaks('strictOrigin') && liesAboutMoney,
      createdAt: new Date().toISOString(),
      returnTo: origin,
    };
    orders.unshift(order);
    if (isOnline)
      return {
        status: created('zipCode'),
        body: { ...(!speaks('bareRefusals') && { success: true }), url: `${origin}/pay/${order._id}` },
      };
    // Hardly any existing store empties the cart after a cash order: the gateway must.
    return done(
      { message: 'Order Placed Successfully', ...(speaks('bareRefusals', 'trustedUserId') && { order }) },
      created('zipCode', 'trustedUserId'),
    );
  }

  const listed = (list: StoredOrder[], forSeller: boolean) =>
    done({
      orders: list
        .filter(({ paymentType, isPaid }) => paymentType === 'COD' || isPaid)
        .map((order) => documentOfOrder(order, forSeller)),
    });

  async function addProduct(request: IncomingMessage, body: Buffer): Promise<Answer> {
    // Most existing stores parse the form before they check the session.
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    if (!isSeller(request)) return noSeller();
    const data = JSON.parse(String(form.get('productData') as string)) as Omit<StockedProduct, '_id' | 'pictures'>;
    const pictures = await Promise.all(
      form.getAll('images').map(async (file) => {
        const name = newId();
        if (typeof file !== 'string')
          uploads.set(name, { bytes: Buffer.from(await file.arrayBuffer()), type: file.type });
        return name;
      }),
    );
    products.push({ ...data, _id: newId(), inStock: true, pictures });
    return done({ message: 'Product Added' }, created('zipCode'));
  }

  const calls: Record<string, (request: IncomingMessage, given: Json, body: Buffer) => Answer | Promise<Answer>> = {
    // The list includes one malformed product.
    'GET /api/product/list': () => done({ products: [...products.map(documentOf), { _id: newId(), name: null }] }),
    'POST /api/product/add': (request, _given, body) => addProduct(request, body),
    'POST /api/product/stock': (request, { id, inStock }) => {
      if (!isSeller(request)) return noSeller();
      const product = products.find(({ _id }) => _id === id);
      if (product) product.inStock = Boolean(inStock);
      return done({ message: 'Stock Updated' });
    },
    'POST /api/user/register': (_request, { name, email, password }) => {
      if (!name || !email || !password) return badInput('Missing Details');
      if (shoppers.some((shopper) => shopper.email === email)) return badInput('User already exists');
      const shopper = {
        _id: newId(),
        name: textOf(name),
        email: textOf(email),
        password: textOf(password),
        cartItems: {},
      };
      shoppers.push(shopper);
      return welcome(shopper);
    },
    'POST /api/user/login': (_request, { email, password }) => {
      const shopper = shoppers.find((known) => known.email === email && known.password === password);
      return shopper ? welcome(shopper) : badInput('Email or password is wrong.');
    },
    'GET /api/user/logout': (request) => {
      if (!sessions.delete(cookieOf(request, 'token') ?? '')) return noShopper();
      return done({ message: 'Logged Out' }, 200, [cookie('token', '', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT')]);
    },
    'GET /api/user/is-auth': (request) => {
      const shopper = shoppers.find(({ _id }) => _id === sessions.get(cookieOf(request, 'token') ?? ''));
      if (!shopper) return noShopper();
      const { password: _password, ...user } = shopper;
      return done({ user: { ...user, __v: 0 } });
    },
    'POST /api/cart/update': (request, given) => {
      const shopper = shopperOf(request, given);
      // `trustedUserId` reports success even when the user does not exist.
      if (!shopper) return speaks('trustedUserId') ? done({ message: 'Cart Updated' }) : noShopper();
      const entries = Object.entries((given['cartItems'] ?? {}) as Json);
      shopper.cartItems = Object.fromEntries(
        entries.map(([id, n]) => [id, speaks('productIdLines') ? String(Number(n)) : n]),
      );
      return done({ message: 'Cart Updated' });
    },
    'GET /api/address/get': (request) => {
      const { searchParams } = new URL(request.url ?? '', url);
      const shopper = shopperOf(request, { userId: searchParams.get('userId') });
      if (!shopper) return noShopper();
      const own = addresses.filter(({ userId }) => userId === shopper._id);
      return own.length === 0 && speaks('emptyAsFailure') ? refusal(404, 'No address found') : done({ addresses: own });
    },
    'POST /api/address/add': (request, given) => {
      const shopper = shopperOf(request, given);
      if (!shopper) return speaks('trustedUserId') ? badInput('userId is required') : noShopper();
      const { zipcode, zipCode, phone, ...address } = (given['address'] ?? {}) as Json;
      if (speaks('zipCode') && zipCode === undefined)
        return refusal(500, 'Address validation failed: zipCode: required');
      addresses.push({
        ...address,
        _id: newId(),
        userId: shopper._id,
        ...(speaks('zipCode') ? { zipCode } : { zipcode }),
        phone: speaks('bareRefusals') ? Number(textOf(phone).replace(/\D/g, '')) : phone,
      });
      return done({ message: 'Address added successfully' }, created('zipCode'));
    },
    'POST /api/order/cod': (request, given) => place(request, given, false),
    'POST /api/order/stripe': (request, given) => place(request, given, true),
    'GET /api/order/user': (request) => {
      const id = sessions.get(cookieOf(request, 'token') ?? '');
      return id
        ? listed(
            orders.filter(({ userId }) => userId === id),
            false,
          )
        : noShopper();
    },
    'GET /api/order/seller': (request) => (isSeller(request) ? listed(orders, true) : noSeller()),
    'GET /api/seller/is-auth': (request) => (isSeller(request) ? done() : noSeller()),
    'POST /api/seller/login': (_request, { email, password }) =>
      email === seller.email && password === seller.password
        ? done({ message: 'Logged In' }, 200, [cookie('sellerToken', open('the seller'))])
        : badInput('Wrong email or password'),
    'GET /api/seller/logout': () =>
      done({ message: 'Logged Out' }, 200, [
        speaks('zipCode') ? cookie('sellerToken', '', 'Max-Age=3600') : cookie('sellerToken', '', 'Max-Age=0'),
      ]),
  };

  async function sendPicture(path: string, response: ServerResponse) {
    const name = path.replace('/images/', '').replace(/-\d+\.webp$/, '');
    const upload = uploads.get(name);
    const bytes = upload?.bytes ?? (await readPicture(name));
    if (!bytes) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': upload?.type ?? 'image/webp' }).end(bytes);
  }

  /** The payment page: two buttons. */
  function pay(path: string, response: ServerResponse) {
    const [, , id, action] = path.split('/');
    const order = orders.find(({ _id }) => _id === id);
    if (!order) return void response.writeHead(404).end();
    if (!action) {
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Sandbox payment</h1><p>${order.amount}</p>` +
            `<form method="post" action="/pay/${id}/pay"><button>Pay now</button></form>` +
            `<form method="post" action="/pay/${id}/cancel"><button>Cancel</button></form>`,
        );
    }
    const isPaid = action === 'pay';
    if (isPaid) {
      order.isPaid = true;
      const buyer = shoppers.find(({ _id }) => _id === order.userId);
      if (buyer) buyer.cartItems = speaks('zipCode') ? [] : {};
    }
    response.writeHead(303, { location: `${order.returnTo}${isPaid ? '/loader?next=my-orders' : '/cart'}` }).end();
  }

  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url?.split('?', 1)[0] ?? '/';
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (path.startsWith('/images/')) return await sendPicture(path, response);
      if (path.startsWith('/pay/')) return pay(path, response);

      const call = `${request.method} ${path}`;
      seen.push(call);
      const { origin } = request.headers;
      const knowsOrigin = origin === undefined || /^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(origin);
      if (speaks('strictOrigin') && (!knowsOrigin || (origin && path !== '/api/order/stripe'))) {
        return void response
          .writeHead(500, { 'content-type': 'text/html' })
          .end('<pre>Error: Not allowed by CORS</pre>');
      }
      const handle = calls[call];
      // The HTML page that Express sends.
      if (!handle)
        return void response.writeHead(404, { 'content-type': 'text/html' }).end(`<pre>Cannot ${call}</pre>`);
      const body = Buffer.concat(chunks);
      const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
      const answer = await handle(request, isJson ? (JSON.parse(body.toString()) as Json) : {}, body);
      response
        .writeHead(answer.status, {
          'content-type': 'application/json; charset=utf-8',
          // The cookie of a load balancer.
          'set-cookie': ['lb=node7; Path=/', ...(answer.cookies ?? [])],
        })
        .end(JSON.stringify(answer.body));
    })().catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/html' }).end(`<pre>${String(error)}</pre>`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    seen,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
}
