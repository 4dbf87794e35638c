import { randomBytes } from 'node:crypto';
import assert from 'node:assert';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { product } from '#tests/support/goods.ts';
import {
  addProductMutation,
  addProductParts,
  multipartBody,
  newProduct,
  sendMultipart,
  startMultipart,
} from '#tests/support/multipart-request.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';

const mb = 1024 * 1024;
const addCall = 'POST /api/product/add';

// A separate temporary folder, so that files of other programs do not count.
const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
vi.stubEnv('TMPDIR', folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The number of files that graphql-upload has open, read from the descriptors of the process. */
function openUploads(): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return /capacitor-/.test(readlinkSync(`/proc/self/fd/${descriptor}`));
    } catch {
      return false;
    }
  }).length;
}
const leftFiles = () => readdirSync(folder);

// No upload leaves a file behind.
afterEach(() => vi.waitFor(() => assert(openUploads() === 0 && leftFiles().length === 0, 'an upload was left behind')));

/** A store that records each request, and a gateway in front of it. */
async function openShop(add?: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const arrived: { type: string; cookie: string | undefined; body: Buffer }[] = [];
  const products = [product()];
  const store = await openStore({
    'GET /api/seller/is-auth': (request: IncomingMessage, response: ServerResponse) =>
      sendJson(response, { success: request.headers.cookie === 'sellerToken=s1', message: 'Not Authorized' }),
    'GET /api/product/list': (_request: IncomingMessage, response: ServerResponse) =>
      sendJson(response, { success: true, products }),
    [addCall]:
      add ??
      (async (request: IncomingMessage, response: ServerResponse) => {
        const body = await readBody(request).catch(() => undefined);
        if (!body) return;
        const { 'content-type': type = '', cookie } = request.headers;
        arrived.push({ type, cookie, body });
        products.push(product({ _id: 'p2', name: 'Kiwi' }));
        sendJson(response, { success: true, message: 'Product Added' });
      }),
  });
  const { url } = await openGateway({ backendUrl: store.url }, { deadlinesMs: { upload: 3000 } });
  return { store, url, arrived };
}

/** The parts of a body that the store receives. */
async function partsOf({ type, body }: { type: string; body: Buffer }) {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return await Promise.all(
    [...form.entries()].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, value }
        : { name, filename: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) },
    ),
  );
}

describe('products with pictures', () => {
  test('a product with pictures arrives unchanged: its data first, then its pictures in order', async () => {
    const { url, arrived } = await openShop();
    const pictures = [randomBytes(6 * mb), randomBytes(100_000), Buffer.alloc(0), randomBytes(1)];
    const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

    const { status, body } = await sendMultipart(
      url,
      multipartBody(addProductParts(pictures.map((content, index) => ({ content, type: types[index]! })))),
    );

    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      addProduct: { success: true, message: 'Product Added', product: { id: 'p2', name: 'Kiwi' } },
    });
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.cookie).toBe('sellerToken=s1');
    const [data, ...files] = await partsOf(arrived[0]!);
    expect(data).toEqual({ name: 'productData', value: expect.any(String) });
    expect(JSON.parse(data?.value ?? '')).toEqual({
      name: 'Kiwi',
      category: 'Fruits',
      price: 2,
      offerPrice: 1.5,
      description: ['Green.', 'Sour.'],
    });
    expect(files.map(({ name, filename, type }) => ({ name, filename, type }))).toEqual(
      types.map((type, index) => ({ name: 'images', filename: `${index}.png`, type })),
    );
    expect(files.every(({ bytes }, index) => bytes?.equals(pictures[index]!))).toBe(true);
  });

  test('a product can be sent without pictures, as plain JSON', async () => {
    const { url, arrived } = await openShop();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'sellerToken=s1' },
      body: JSON.stringify({ query: addProductMutation, variables: { input: newProduct(0) } }),
    });

    expect(await response.json()).toMatchObject({ data: { addProduct: { success: true } } });
    expect(await partsOf(arrived[0]!)).toHaveLength(1);
  });

  test('a product with pictures has its file names escaped in the header', async () => {
    const { url, arrived } = await openShop();
    const body = multipartBody(addProductParts([{ content: 'x', filename: 'ärger\\"; name=\\"productData.png' }]));

    await sendMultipart(url, body);

    const parts = await partsOf(arrived[0]!);
    expect(parts.map(({ name }) => name)).toEqual(['productData', 'images']);
    expect(parts[1]?.filename).toBe('ärger_; name=_productData.png');
  });

  test('a product with pictures is refused with the store’s message', async () => {
    const { url } = await openShop(async (request, response) => {
      await readBody(request);
      sendJson(response, { success: false, message: 'Unreadable picture' });
    });

    const { body } = await sendMultipart(url, multipartBody(addProductParts([{ content: 'x' }])));

    expect(body.data?.['addProduct']).toEqual({ success: false, message: 'Unreadable picture', product: null });
  });

  test('a product with pictures is refused with the store’s message even if the store responds before it has read the body', async () => {
    const { url } = await openShop((_request, response) =>
      sendJson(response, { success: false, message: 'Too much' }, 413, { connection: 'close' }),
    );

    const { body } = await sendMultipart(url, multipartBody(addProductParts([{ content: randomBytes(4 * mb) }])));

    // The store may close the connection before its message has arrived.
    const words = body.errors?.[0]?.extensions.code ?? body.data?.['addProduct'];
    expect([{ success: false, message: 'Too much', product: null }, 'UPSTREAM_UNREACHABLE']).toContainEqual(words);
  });

  test('a product with pictures is aborted at the deadline when the store hangs', async () => {
    const { url } = await openShop(() => undefined);

    const { body } = await sendMultipart(url, multipartBody(addProductParts([{ content: randomBytes(2 * mb) }])));

    expect(body.errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  });
});

describe('refused uploads', () => {
  const body = multipartBody(addProductParts([{ content: randomBytes(mb) }]));

  test.each([
    ['the preflight header is missing', { headers: {} }, 400, 'BAD_REQUEST'],
    [
      'the origin is foreign',
      { headers: { 'apollo-require-preflight': 'true', origin: 'https://evil.test' } },
      403,
      'FORBIDDEN_ORIGIN',
    ],
    ['no seller is logged in', { cookie: 'token=shopper' }, 401, 'UNAUTHENTICATED'],
    ['the seller’s session is invalid', { cookie: 'sellerToken=stolen' }, 401, 'UNAUTHENTICATED'],
  ])('the gateway refuses an upload before it is buffered when %s', async (_why, options, status, code) => {
    const { url, store } = await openShop();
    let maxOpen = 0;
    const watch = setInterval(() => (maxOpen = Math.max(maxOpen, openUploads())), 1);

    const answers = await Promise.all(Array.from({ length: 5 }, () => sendMultipart(url, body, options)));
    clearInterval(watch);

    expect(answers.map((answer) => [answer.status, answer.body.errors?.[0]?.extensions.code])).toEqual(
      Array.from({ length: 5 }, () => [status, code]),
    );
    expect(maxOpen).toBe(0);
    expect(store.count(addCall)).toBe(0);
  });

  test('the gateway refuses an upload before it is buffered when the declared length is over the limit', async () => {
    const { url, store } = await openShop();

    const { status, body: answer } = await sendMultipart(url, Buffer.alloc(82 * mb));

    expect([status, answer.errors?.[0]?.extensions.code]).toEqual([413, 'UPLOAD_TOO_LARGE']);
    expect(store.count('GET /api/seller/is-auth')).toBe(0);
  });

  test('the gateway refuses an upload before it is buffered when the session check fails', async () => {
    const { url, store } = await openShop();
    await store.stop();

    const { status, body: answer } = await sendMultipart(url, body);

    expect([status, answer.errors?.[0]?.extensions.code]).toEqual([503, 'UPSTREAM_UNREACHABLE']);
  });
});

describe('streaming uploads', () => {
  const picture = { content: 'x' };
  const withParts = (change: (parts: ReturnType<typeof addProductParts>) => ReturnType<typeof addProductParts>) =>
    multipartBody(change(addProductParts([picture])));
  const field = (name: string, content: string) =>
    withParts((parts) => parts.map((part) => (part.name === name ? { ...part, content } : part)));
  const operations = (value: object) => field('operations', JSON.stringify(value));
  const brokenEnd = Buffer.concat([
    Buffer.from('--test-boundary\r\nContent-Disposition form-data; name="operations\r\n\r\n{}\r\n--test-boundary\r\nX'),
  ]);
  const map = (...paths: string[]) => field('map', JSON.stringify({ 0: paths }));

  test.each([
    [
      'a picture over 20 mb',
      multipartBody(addProductParts([{ content: Buffer.alloc(20 * mb + 1) }, picture])),
      200,
      'UPLOAD_TOO_LARGE',
    ],
    ['nine pictures', multipartBody(addProductParts(Array(9).fill(picture))), 413, 'UPLOAD_TOO_LARGE'],
    ['a missing picture', withParts((parts) => parts.slice(0, 2)), 200, 'UPLOAD_INVALID'],
    ['operations that are no JSON', field('operations', '{'), 400, 'UPLOAD_INVALID'],
    ['operations that are null', field('operations', 'null'), 400, 'UPLOAD_INVALID'],
    ['several operations', operations([{ query: '{ __typename }' }]), 400, 'UPLOAD_INVALID'],
    ['endless operations', field('operations', `"${'x'.repeat(2_200_000)}"`), 413, 'UPLOAD_TOO_LARGE'],
    ['operations that are true', field('operations', 'true'), 400, 'UPLOAD_INVALID'],
    ['operations that are a text', field('operations', '"{ __typename }"'), 400, 'UPLOAD_INVALID'],
    [
      'operations that are no JSON in front of a large picture',
      multipartBody([
        { name: 'operations', content: '{' },
        ...addProductParts([{ content: Buffer.alloc(70_000) }]).slice(1),
      ]),
      400,
      'UPLOAD_INVALID',
    ],
    ['operations that are missing', withParts((parts) => parts.slice(1)), 400, 'UPLOAD_INVALID'],
    ['a map that is missing', withParts(([first, , ...files]) => [first!, ...files]), 400, 'UPLOAD_INVALID'],
    ['a map that is null', field('map', 'null'), 400, 'UPLOAD_INVALID'],
    ['a map that is true', field('map', 'true'), 400, 'UPLOAD_INVALID'],
    ['a map that is a text', field('map', '"0"'), 400, 'UPLOAD_INVALID'],
    ['a map entry that names no path', field('map', '{"0":[1]}'), 400, 'UPLOAD_INVALID'],
    ['a map with an unknown path', map('variables.nowhere.images.0'), 400, 'BAD_USER_INPUT'],
    ['a malformed part and a missing end', brokenEnd, 400, 'UPLOAD_INVALID'],
    ['a map that is no JSON', field('map', '{'), 400, 'UPLOAD_INVALID'],
    ['a map that is a list', field('map', '[]'), 400, 'UPLOAD_INVALID'],
    ['a map entry that is no list', field('map', '{"0":"variables.input.images.0"}'), 400, 'UPLOAD_INVALID'],
    ['a map that points at the query', map('query'), 400, 'UPLOAD_INVALID'],
    ['a map that points at extensions', map('extensions.persistedQuery.sha256Hash'), 400, 'UPLOAD_INVALID'],
    ['a map that points at a prototype', map('__proto__.polluted'), 400, 'BAD_USER_INPUT'],
    ['a map that points at a prototype below variables', map('variables.__proto__.polluted'), 400, 'BAD_USER_INPUT'],
    [
      'parts in the wrong order',
      withParts(([first, second, ...files]) => [second!, first!, ...files]),
      400,
      'UPLOAD_INVALID',
    ],
    [
      'files before the operations',
      withParts(([first, second, ...files]) => [...files, first!, second!]),
      400,
      'UPLOAD_INVALID',
    ],
    ['an empty body', multipartBody([]), 400, 'UPLOAD_INVALID'],
    ['a body without multipart boundaries', Buffer.from('hello'), 400, 'UPLOAD_INVALID'],
  ])('while an upload streams, the gateway refuses %s', async (_what, body, status, code) => {
    const { url, arrived } = await openShop();

    const answer = await sendMultipart(url, body);

    expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toContain('json');
    expect(arrived).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each([
    [
      'five pictures',
      addProductParts(Array(5).fill(picture)),
      { code: 'TOO_MANY', field: ['images'], message: 'At most 4 pictures can be added.' },
    ],
    [
      'a file that is no picture',
      addProductParts([picture, { content: 'GIF89a', type: 'text/html' }]),
      { code: 'INVALID', field: ['images', '1'], message: 'Pictures must be JPEG, PNG, WebP or GIF files.' },
    ],
  ])(
    'while an upload streams, the gateway answers %s with a payload that names the field',
    async (_what, parts, error) => {
      const { url, arrived } = await openShop();
      const [operations, ...others] = parts;
      const content = String(operations?.content).replace('message', 'message errors { code field message }');

      const { status, body } = await sendMultipart(url, multipartBody([{ name: 'operations', content }, ...others]));

      expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
      expect(body.data?.['addProduct']).toEqual({
        success: false,
        message: error.message,
        errors: [error],
        product: null,
      });
      expect(arrived).toEqual([]);
    },
  );

  test('while an upload streams, the gateway cuts off a picture without a declared length at the limit', async () => {
    const { url, arrived } = await openShop();
    const body = multipartBody(addProductParts([{ content: Buffer.alloc(90 * mb) }]));

    const answer = await sendMultipart(url, body, { chunked: true });

    expect(answer.body.errors?.[0]?.extensions.code).toBe('UPLOAD_TOO_LARGE');
    expect(arrived).toEqual([]);
  });

  test('while an upload streams, the gateway discards a picture that the operation does not use', async () => {
    const { url, arrived } = await openShop();
    const operations = { query: 'query ($file: Upload) { store { name } }', variables: { file: null } };
    const [, , file] = addProductParts([{ content: Buffer.alloc(2 * mb) }]);

    const { status, body } = await sendMultipart(
      url,
      multipartBody([
        { name: 'operations', content: JSON.stringify(operations) },
        { name: 'map', content: '{"0":["variables.file"]}' },
        file!,
      ]),
    );

    // The operation does not declare the variable. The gateway still reads the rest of the body.
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(arrived).toEqual([]);
  });

  test('while an upload streams, the gateway accepts a form without files', async () => {
    const { url, arrived } = await openShop();
    const parts = addProductParts([]);

    const { status, body } = await sendMultipart(url, multipartBody(parts));

    expect([status, body.data?.['addProduct']]).toMatchObject([200, { success: true }]);
    expect(await partsOf(arrived[0]!)).toHaveLength(1);
  });

  test('while an upload streams, the gateway does not store files that are missing in the map', async () => {
    const { url, arrived } = await openShop();
    const extra = { name: 'nobody-asked', filename: 'x.png', type: 'image/png', content: Buffer.alloc(4 * mb) };
    const body = multipartBody([...addProductParts([picture]), ...Array.from({ length: 9 }, () => extra)]);

    const answer = await sendMultipart(url, body, { chunked: true });

    expect(answer.status).toBe(200);
    expect((await partsOf(arrived[0]!)).map(({ name }) => name)).toEqual(['productData', 'images']);
  });

  test('while an upload streams, the gateway sends one picture twice when two variables use it', async () => {
    const { url, arrived } = await openShop();
    const parts = addProductParts([{ content: 'same' }]);
    const twice = { query: addProductMutation, variables: { input: newProduct(2) } };

    await sendMultipart(
      url,
      multipartBody(
        parts.map((part) => {
          if (part.name === 'operations') return { ...part, content: JSON.stringify(twice) };
          if (part.name === 'map')
            return { ...part, content: '{"0":["variables.input.images.0","variables.input.images.1"]}' };
          return part;
        }),
      ),
    );

    const [, ...files] = await partsOf(arrived[0]!);
    expect(files.map(({ bytes }) => bytes?.toString())).toEqual(['same', 'same']);
  });
});

describe('aborted uploads', () => {
  test('an upload that the browser aborts never reaches the store whole', async () => {
    let began = 0;
    const ends: string[] = [];
    const { url } = await openShop((request) => {
      began += 1;
      request
        .resume()
        .on('end', () => ends.push('whole'))
        .on('close', () => ends.push('closed'));
      request.on('error', () => undefined);
    });
    const body = multipartBody(addProductParts([{ content: randomBytes(2 * mb) }]));

    const upload = startMultipart(url, body.subarray(0, mb));
    await expect.poll(() => began).toBe(1);
    upload.abandon();

    await expect.poll(() => ends).toEqual(['closed']);
  });

  test('an upload that the browser aborts before the first file sends nothing', async () => {
    const { url, store } = await openShop();
    const body = multipartBody(addProductParts([{ content: 'x' }]));

    const upload = startMultipart(url, body.subarray(0, 60));
    await expect.poll(() => store.count('GET /api/seller/is-auth')).toBe(1);
    upload.abandon();

    // No event says that a call does not follow.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.count(addCall)).toBe(0);
  });

  test('the gateway tells the seller when the store aborts an upload', async () => {
    const { url } = await openShop((request) => {
      request.once('data', () => request.socket.destroy());
    });

    const { body } = await sendMultipart(url, multipartBody(addProductParts([{ content: randomBytes(3 * mb) }])));

    expect(body.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNREACHABLE');
  });
});
