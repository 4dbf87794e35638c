import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, type StoreHandler } from '#tests/support/open-store.ts';
import { pageTable } from '#web/app/pages-plugin.ts';

const sendPicture: StoreHandler = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '5' }).end('bytes');

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pageTable));
  const store = await openStore({
    'GET /api/product/list': { success: true, products: [product()] },
    'POST /api/user/login': { success: false, message: 'No.' },
    '*': sendPicture,
  });
  const { url } = await openGateway({ backendUrl: store.url }, { webFolder: folder, catalogueTimeToLiveMs: 60_000 });
  return { port: Number(new URL(url).port), store };
}

/** Sends raw bytes. @returns the response, once the gateway has closed the connection */
function exchange(port: number, message: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(message, 'latin1')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

const getting = (path: string, accept = 'text/html') =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`;

function posting(query: string): string {
  const body = JSON.stringify({ query });
  const head = `Host: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  return `POST /graphql HTTP/1.1\r\n${head}\r\n\r\n${body}`;
}

describe('malformed addresses', () => {
  test.each([
    ['an incomplete UTF-8 sequence', '/products/%E0%A4%A'],
    ['a lone percent sign', '/%'],
    ['an incomplete UTF-8 sequence below /graphql', '/graphql/%E0%A4%A'],
    ['an incomplete UTF-8 sequence below /images', '/images/%ff'],
    ['a zero byte', '/products/%00'],
    ['an encoded line break', '/a%0d%0ab'],
    ['a raw control character', '/products/\u0001'],
    ['raw bytes outside ASCII', '/products/\u00ff\u00fe'],
    ['a path with ..', '/products/../../etc'],
    ['a path with encoded ..', '/%2e%2e/%2e%2e/etc/passwd'],
    ['a path that starts with //', '//evil.example/'],
    ['3000 characters', `/products/${'y'.repeat(3000)}`],
    ['3000 characters below the pictures', `/images/${'y'.repeat(3000)}`],
    ['17,000 characters', `/${'z'.repeat(17_000)}`],
  ])('a malformed address gets the shop’s 404 page: %s', async (_what, path) => {
    const { port, store } = await open();
    const answer = await exchange(port, getting(path));
    const [head = '', body] = answer.split('\r\n\r\n');

    expect(head).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(head).toMatch(/^content-type: text\/html; charset=utf-8$/im);
    expect(head).toMatch(/^content-security-policy: /im);
    expect(head).toMatch(/^connection: close$/im);
    expect(body).toBe('<!doctype html><title>Shop</title>');
    expect(store.count(`GET ${path}`)).toBe(0);
  });

  test('a malformed query string gets the page itself', async () => {
    const { port } = await open();
    expect(await exchange(port, getting('/products?q=%E0%A4%A'))).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test('a malformed address gets plain text when the client does not accept HTML', async () => {
    const { port } = await open();
    const answer = await exchange(port, getting('/products/%E0%A4%A', 'image/*'));
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(answer).toMatch(/\r\n\r\nNot found\.\n$/);
  });

  test('bytes that are not HTTP get 400', async () => {
    const { port } = await open();
    expect(await exchange(port, 'HELLO WORLD\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });
});

describe('closed connections', () => {
  /** The response headers, once the gateway has closed the connection. Otherwise the test times out. */
  const headOf = async (port: number, message: string) => {
    const [head = ''] = (await exchange(port, message)).split('\r\n\r\n');
    const [line = '', ...headers] = head.split('\r\n');
    return {
      status: line.split(' ')[1],
      connection: headers.filter((header) => /^(connection|keep-alive):/i.test(header)),
    };
  };
  const closed = (status: string) => ({ status, connection: [expect.stringMatching(/^connection: close$/i)] });

  test.each(['/images/a.webp', '/pay/1', '/', '/health/live'])(
    'the gateway closes the connection on request at %s',
    async (path) => {
      const { port } = await open();
      expect(await headOf(port, getting(path))).toEqual(closed('200'));
    },
  );

  test('the gateway closes the connection on request at a forwarded address while the store is down', async () => {
    const { port, store } = await open();
    await store.stop();
    expect(await headOf(port, getting('/images/a.webp'))).toEqual(closed('503'));
  });

  test.each([
    ['cached', '{ products { totalCount } }'],
    ['executed from a cached document', '{ me { id } }'],
    ['partly compiled', '{ products { totalCount } me { id } }'],
  ])('the gateway closes the connection on request after a response that is %s', async (_way, query) => {
    const { port } = await open();
    for (let count = 0; count < 5; count += 1) expect(await headOf(port, posting(query))).toEqual(closed('200'));
  });
});
