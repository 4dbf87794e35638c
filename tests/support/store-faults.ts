import type { StoreHandler } from './open-store.ts';

const respond =
  (status: number, headers: Record<string, string | string[]>, body = ''): StoreHandler =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);
const jsonType = { 'content-type': 'application/json' };

/** Ways in which a store fails: what the store does, the error code that clients get, and the handler that does it. */
export const storeFaults: [name: string, code: string, handler: StoreHandler][] = [
  ['never responds', 'UPSTREAM_TIMEOUT', () => undefined],
  ['sends headers and no body', 'UPSTREAM_TIMEOUT', (_q, r) => r.writeHead(200, jsonType).flushHeaders()],
  [
    'stalls in the middle of the body',
    'UPSTREAM_TIMEOUT',
    (_q, r) => void r.writeHead(200, jsonType).write('{"success":tr'),
  ],
  [
    'sends the body byte by byte without end',
    'UPSTREAM_TIMEOUT',
    (_q, r) => {
      r.writeHead(200, jsonType);
      const drip = setInterval(() => r.write(' '), 20);
      r.once('close', () => clearInterval(drip));
    },
  ],
  ['closes the connection', 'UPSTREAM_UNREACHABLE', (q) => void q.socket.destroy()],
  ['resets the connection', 'UPSTREAM_UNREACHABLE', (q) => void q.socket.resetAndDestroy()],
  [
    'closes the connection in the middle of the body',
    'UPSTREAM_UNREACHABLE',
    (q, r) => {
      r.writeHead(200, { ...jsonType, 'content-length': '1000' }).write('{"success":true,');
      setTimeout(() => q.socket.destroy(), 10);
    },
  ],
  ['is behind a proxy that cannot reach it', 'UPSTREAM_UNREACHABLE', respond(502, {}, 'Bad Gateway')],
  ['is behind a proxy that times out', 'UPSTREAM_UNREACHABLE', respond(504, { 'content-type': 'text/html' }, '<h1>')],
  ['responds 503 in plain text', 'UPSTREAM_UNREACHABLE', respond(503, {}, 'Back soon')],
  ...[502, 503, 504].map((status): [string, string, StoreHandler] => [
    `responds ${status} with a JSON message`,
    'UPSTREAM_UNREACHABLE',
    respond(status, jsonType, '{"success":false,"message":"Upstream srv is away"}'),
  ]),
  ['responds 503 with an empty JSON object', 'UPSTREAM_UNREACHABLE', respond(503, jsonType, '{}')],
  [
    'reports a database timeout',
    'UPSTREAM_UNREACHABLE',
    respond(200, jsonType, '{"success":false,"message":"Operation `x.find()` buffering timed out after 10000ms"}'),
  ],
  [
    'responds 500 with an HTML error page',
    'UPSTREAM_BAD_REPLY',
    respond(500, { 'content-type': 'text/html' }, '<pre>Error at /srv/app.js</pre>'),
  ],
  [
    'reports a TypeError as its message',
    'UPSTREAM_BAD_REPLY',
    respond(200, jsonType, '{"success":false,"message":"Cannot read properties of null (reading \'srv\')"}'),
  ],
  [
    'reports "Internal server error" as its message',
    'UPSTREAM_BAD_REPLY',
    respond(500, jsonType, '{"success":false,"message":"Internal server error"}'),
  ],
  [
    'responds 200 with an HTML page',
    'UPSTREAM_BAD_REPLY',
    respond(200, { 'content-type': 'text/html' }, '<h1>Welcome</h1>'),
  ],
  ['responds with truncated JSON', 'UPSTREAM_BAD_REPLY', respond(200, {}, '{"success":true,')],
  ['responds with a JSON array', 'UPSTREAM_BAD_REPLY', respond(200, {}, '[1,2]')],
  ['responds with null', 'UPSTREAM_BAD_REPLY', respond(200, jsonType, 'null')],
  ['responds with an empty body', 'UPSTREAM_BAD_REPLY', respond(200, {})],
  ['responds 500 with the JSON value true', 'UPSTREAM_BAD_REPLY', respond(500, {}, 'true')],
  [
    'declares gzip for an uncompressed body',
    'UPSTREAM_BAD_REPLY',
    respond(200, { ...jsonType, 'content-encoding': 'gzip' }, '{"success":true}'),
  ],
  ['redirects to another address', 'UPSTREAM_BAD_REPLY', respond(302, { location: 'http://169.254.169.254/' })],
  ['does not speak HTTP', 'UPSTREAM_BAD_REPLY', (q) => void q.socket.end('HELLO WORLD\r\n\r\n')],
];
