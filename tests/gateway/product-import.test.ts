import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { multipartBody, sendMultipart } from '#tests/support/multipart-request.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const asSeller = { cookie: 'sellerToken=s1' };

async function openShop() {
  const store = await openStore({
    'GET /api/store': withFeatures('products.import', 'sessions.own'),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/product/list': { success: true, products: [] },
  });
  return { store, ...(await openGateway({ backendUrl: store.url })) };
}

test('the exported file begins with a byte order mark', async () => {
  const { store, run } = await openShop();
  store.on('GET /api/product/export', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    response.end('\uFEFFid,name\r\n');
  });
  const { data } = await run('{ seller { productExport } }', {}, asSeller);
  expect(data.seller.productExport).toBe('\uFEFFid,name\r\n');
});

test('a file arrives with its encoding, and its preview is sent back', async () => {
  const { store, url } = await openShop();
  const arrived: [string, unknown][] = [];
  store.on('POST /api/product/import/preview', async (request: IncomingMessage, response: ServerResponse) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(await readBody(request)), { headers }).formData();
    for (const [name, value] of form) arrived.push([name, typeof value === 'string' ? value : await value.text()]);
    sendJson(response, {
      success: true,
      token: 't1',
      counts: { added: 0, changed: 1, unchanged: 0, faulty: 0 },
      ignored: [],
      rows: [
        {
          line: 2,
          kind: 'CHANGED',
          name: 'Milk',
          changes: [{ field: 'price', was: '2.00', becomes: '2.20' }],
          faults: [],
        },
      ],
    });
  });
  const query = `mutation ($input: PreviewImportInput!) {
    previewImport(input: $input) { success token counts { changed } rows { line kind changes { column was becomes } } }
  }`;
  const { body } = await sendMultipart(
    url,
    multipartBody([
      {
        name: 'operations',
        content: JSON.stringify({ query, variables: { input: { encoding: 'WINDOWS_1252', file: null } } }),
      },
      { name: 'map', content: JSON.stringify({ 0: ['variables.input.file'] }) },
      { name: '0', content: 'id,price', filename: 'p.csv', type: 'text/csv' },
    ]),
  );
  expect(body.errors).toBeUndefined();
  expect(body.data).toEqual({
    previewImport: {
      success: true,
      token: 't1',
      counts: { changed: 1 },
      rows: [{ line: 2, kind: 'CHANGED', changes: [{ column: 'price', was: '2.00', becomes: '2.20' }] }],
    },
  });
  expect(arrived).toEqual([
    ['encoding', 'windows-1252'],
    ['file', 'id,price'],
  ]);
});

test('an import is sent for the seller only', async () => {
  const { store, run } = await openShop();
  store.on('POST /api/product/import/apply', { success: true, message: 'Done.', added: 2, changed: 3 });
  const query = 'mutation { applyImport(input: { token: "t1" }) { success added changed errors { code } } }';
  expect((await run(query)).data.applyImport).toMatchObject({ success: false, errors: [{ code: 'NOT_LOGGED_IN' }] });
  expect((await run(query, {}, asSeller)).data.applyImport).toEqual({
    success: true,
    added: 2,
    changed: 3,
    errors: [],
  });
});
