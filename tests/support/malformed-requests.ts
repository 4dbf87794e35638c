import { connect } from 'node:net';

/** A malformed or hostile request. */
export interface MalformedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

const paths = [
  '/api/product/list',
  '/api/user/is-auth',
  '/api/cart/update',
  '/api/cart/update',
  '/api/cart/update',
  '/api/address/add',
  '/api/address/add',
  '/api/address/get',
  '/api/order/cod',
  '/api/order/cod',
  '/api/order/cod',
  '/api/order/stripe',
  '/api/order/user',
  '/api/order/seller',
  '/api/product/add',
  '/api/product/stock',
  '/api/product/stock',
  '/api/newsletter/subscribe',
  '/images/x.webp',
  '/pay/x',
  '/webhooks/sandbox',
  '/nowhere',
];

/** Each of these requests costs a password hash if it is accepted. */
const costlyPaths = ['/api/user/login', '/api/user/register', '/api/seller/login'];

const fields = ['cartItems', 'items', 'address', 'userId', 'id', 'inStock', 'email', 'password', 'name', 'cartVersion'];

const oddValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x',
  '0',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '‮gpj.exe',
  '👩‍👩‍👧‍👦'.repeat(30),
  'é'.repeat(500),
  '\u200b\u200b',
  '../../etc/passwd',
  "'; drop table users; --",
  '{"$gt":""}',
  '%00%ff',
  '\r\nSet-Cookie: token=x',
  '<script>alert(1)</script>',
  'a'.repeat(20_000),
  [],
  [null],
  [[[[[]]]]],
  {},
  { $ne: null },
  { product: null, quantity: 'NaN' },
  [{ product: 'f'.repeat(24), quantity: 1 }],
  [{ product: 'x', quantity: Number.POSITIVE_INFINITY }],
];

/** `random` returns numbers from 0 to 1; `known` are existing ids. */
export function makeMalformedRequest(random: () => number, known: string[]): MalformedRequest {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const odd = (depth = 0): unknown => {
    const dice = random();
    if (dice < 0.12) return pick(known);
    if (depth > 3 || dice < 0.7) return pick(oddValues);
    if (dice < 0.8) return Array.from({ length: Math.floor(random() * 4) }, () => odd(depth + 1));
    return Object.fromEntries(
      Array.from({ length: Math.floor(random() * 5) }, () => [
        pick([...fields, ...known, '__proto__', 'constructor', 'toString', 'product', 'quantity', '']),
        odd(depth + 1),
      ]),
    );
  };
  const json = (): string => {
    const body = Object.fromEntries(fields.filter(() => random() < 0.5).map((field) => [field, odd()]));
    return JSON.stringify(random() < 0.85 ? body : odd());
  };
  const broken = (): string | Buffer => {
    const text = json();
    const at = Math.floor(random() * text.length);
    return pick<string | Buffer>([
      text.slice(0, at),
      `${text}${text}`,
      `\ufeff${text}`,
      `{"__proto__":${text},"__proto__":1}`,
      `${'['.repeat(3000)}`,
      `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
      Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
      Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28])]),
      '',
      'null',
      'NaN',
      `{"items":[{"quantity":1e999}]}`,
    ]);
  };
  const dice = random();
  const method = dice < 0.72 ? 'POST' : pick(['GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
  const path = random() < 0.04 ? pick(costlyPaths) : pick(paths);
  const query = pick([
    '',
    '',
    '',
    '?userId=',
    `?userId=${pick(known)}`,
    '?%',
    '?userId[$ne]=1',
    `?a=${'b'.repeat(3000)}`,
    '?%00=%ff',
  ]);
  const type =
    random() < 0.8
      ? 'application/json'
      : pick([
          'text/plain',
          'application/xml',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          'application/json; charset=utf-7',
          'application/json;;;',
          'x',
        ]);
  const headers: Record<string, string> = { 'content-type': type };
  if (random() < 0.1) headers['idempotency-key'] = pick(['', ' ', 'x'.repeat(300), 'ok', '\u00e4']);
  if (random() < 0.1) headers['content-encoding'] = pick(['gzip', 'br', 'nonsense']);
  if (random() < 0.1) headers['x-forwarded-for'] = pick(['', 'x', '1.2.3.4, 5.6.7.8', '::1', '127.0.0.1'.repeat(50)]);
  if (random() < 0.05) headers['x-forwarded-host'] = pick(['evil.example', 'a b', '', '\u00ff', '[::1', '/']);
  if (random() < 0.05) headers['x-forwarded-proto'] = pick(['https', 'javascript', '', 'a,b']);
  if (random() < 0.05) headers['origin'] = pick(['null', 'https://evil.example', 'nonsense', 'http://localhost']);
  if (random() < 0.05) headers['sandbox-signature'] = pick(['t=1,v1=', 'x', `t=1,v1=${'a'.repeat(64)}`]);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? (random() < 0.7 ? json() : broken()) : undefined;
  return { method, path: path + query, headers, body };
}

/** Malformed HTTP messages. */
export const rawRequests = [
  'GET / HTTP/9.9\r\n\r\n',
  'nonsense\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET /api/product/list HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{}',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
  `GET /${'z'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET /images/..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /images/../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
];

/** Sends raw text. @returns what arrives until the server closes the connection or is silent for a second */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
