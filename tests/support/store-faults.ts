import type { StoreHandler } from './open-store.ts';

const respond =
  (status: number, headers: Record<string, string | string[]>, body = ''): StoreHandler =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);
const jsonType = { 'content-type': 'application/json' };

/** Ways in which a store fails to answer: what it does, the code that clients get, and how it does it. */
export const storeFaults: [name: string, code: string, handler: StoreHandler][] = [
  ['never answers', 'UPSTREAM_TIMEOUT', () => undefined],
  ['sends its head and nothing else', 'UPSTREAM_TIMEOUT', (_q, r) => r.writeHead(200, jsonType).flushHeaders()],
  [
    'stalls in the middle of its answer',
    'UPSTREAM_TIMEOUT',
    (_q, r) => void r.writeHead(200, jsonType).write('{"success":tr'),
  ],
  [
    'drips its answer byte by byte',
    'UPSTREAM_TIMEOUT',
    (_q, r) => {
      r.writeHead(200, jsonType);
      const drip = setInterval(() => r.write(' '), 20);
      r.once('close', () => clearInterval(drip));
    },
  ],
  ['hangs up', 'UPSTREAM_UNREACHABLE', (q) => void q.socket.destroy()],
  ['resets the connection', 'UPSTREAM_UNREACHABLE', (q) => void q.socket.resetAndDestroy()],
  [
    'hangs up in the middle of its answer',
    'UPSTREAM_UNREACHABLE',
    (q, r) => {
      r.writeHead(200, { ...jsonType, 'content-length': '1000' }).write('{"success":true,');
      setTimeout(() => q.socket.destroy(), 10);
    },
  ],
  ['is behind a proxy that cannot reach it', 'UPSTREAM_UNREACHABLE', respond(502, {}, 'Bad Gateway')],
  [
    'is behind a proxy that waits in vain',
    'UPSTREAM_UNREACHABLE',
    respond(504, { 'content-type': 'text/html' }, '<h1>'),
  ],
  ['is closed for repairs', 'UPSTREAM_UNREACHABLE', respond(503, {}, 'Back soon')],
  ...[502, 503, 504].map((status): [string, string, StoreHandler] => [
    `says in JSON that it is away, with ${status}`,
    'UPSTREAM_UNREACHABLE',
    respond(status, jsonType, '{"success":false,"message":"Upstream srv is away"}'),
  ]),
  ['is away without a word in its JSON', 'UPSTREAM_UNREACHABLE', respond(503, jsonType, '{}')],
  [
    'has lost its database',
    'UPSTREAM_UNREACHABLE',
    respond(200, jsonType, '{"success":false,"message":"Operation `x.find()` buffering timed out after 10000ms"}'),
  ],
  [
    'answers with a page of its crash',
    'UPSTREAM_BAD_REPLY',
    respond(500, { 'content-type': 'text/html' }, '<pre>Error at /srv/app.js</pre>'),
  ],
  [
    'answers with the text of its crash',
    'UPSTREAM_BAD_REPLY',
    respond(200, jsonType, '{"success":false,"message":"Cannot read properties of null (reading \'srv\')"}'),
  ],
  [
    'answers with the usual text of a crash',
    'UPSTREAM_BAD_REPLY',
    respond(500, jsonType, '{"success":false,"message":"Internal server error"}'),
  ],
  [
    'answers with a page and 200',
    'UPSTREAM_BAD_REPLY',
    respond(200, { 'content-type': 'text/html' }, '<h1>Welcome</h1>'),
  ],
  ['answers with half a JSON text', 'UPSTREAM_BAD_REPLY', respond(200, {}, '{"success":true,')],
  ['answers with a JSON list', 'UPSTREAM_BAD_REPLY', respond(200, {}, '[1,2]')],
  ['answers with null', 'UPSTREAM_BAD_REPLY', respond(200, jsonType, 'null')],
  ['answers nothing at all', 'UPSTREAM_BAD_REPLY', respond(200, {})],
  ['claims success with an error in its hands', 'UPSTREAM_BAD_REPLY', respond(500, {}, 'true')],
  [
    'claims a compression that is none',
    'UPSTREAM_BAD_REPLY',
    respond(200, { ...jsonType, 'content-encoding': 'gzip' }, '{"success":true}'),
  ],
  ['sends the gateway elsewhere', 'UPSTREAM_BAD_REPLY', respond(302, { location: 'http://169.254.169.254/' })],
  ['speaks no HTTP', 'UPSTREAM_BAD_REPLY', (q) => void q.socket.end('HELLO WORLD\r\n\r\n')],
];
