import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { multipartBody, sendMultipart } from '#tests/support/multipart-request.ts';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody, sendJson } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const asSeller = { cookie: 'sellerToken=s1' };

async function openShop(features = ['products.import', 'products.sku', 'sessions.own']) {
  const store = await openStore({
    'GET /api/store': withFeatures(...features),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/product/list': { success: true, products: [] },
  });
  return { store, ...(await openGateway({ backendUrl: store.url })) };
}

test('the exported file begins with a byte order mark', async () => {
  const { store, run } = await openShop();
  const asked: unknown[] = [];
  store.on('GET /api/product/export', (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url);
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    response.end(asked.length > 2 ? 'id,name\r\n' : '\uFEFFid,name\r\n');
  });
  const { data } = await run('{ seller { productExport } }', {}, asSeller);
  expect(data.seller.productExport).toBe('\uFEFFid,name\r\n');
  const others = '{ seller { local: productExport(dialect: LOCAL) } }';
  expect((await run(others, {}, asSeller)).data.seller.local).toBe('\uFEFFid,name\r\n');
  expect((await run('{ seller { productExport(dialect: null) } }', {}, asSeller)).data.seller.productExport).toBe(
    '\uFEFFid,name\r\n',
  );
  expect(asked).toEqual(['/api/product/export', '/api/product/export?dialect=local', '/api/product/export']);
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
      matched: { id: 2, sku: 1, name: 0 },
      ignored: [],
      rows: [
        {
          line: 2,
          kind: 'CHANGED',
          name: 'Milk',
          matchedBy: 'sku',
          changes: [{ field: 'price', was: '2.00', becomes: '2.20' }],
          faults: [],
          notes: [{ field: 'price', message: '2.200 is read as 2200.' }],
        },
      ],
    });
  });
  const query = `mutation ($input: PreviewImportInput!) {
    previewImport(input: $input) {
      success token counts { changed } matched { byId id sku }
      rows { line kind matchedBy changes { column was becomes } notes { column message } }
    }
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
      matched: { byId: 2, id: 2, sku: 1 },
      rows: [
        {
          line: 2,
          kind: 'CHANGED',
          matchedBy: 'SKU',
          changes: [{ column: 'price', was: '2.00', becomes: '2.20' }],
          notes: [{ column: 'price', message: '2.200 is read as 2200.' }],
        },
      ],
    },
  });
  expect(arrived).toEqual([
    ['encoding', 'windows-1252'],
    ['file', 'id,price'],
  ]);
});

test('an import is sent for the seller only', async () => {
  const { store, run } = await openShop();
  const sent: unknown[] = [];
  store.on('POST /api/product/import/apply', (request, response) => {
    void readBody(request).then((body) => {
      sent.push(JSON.parse(body.toString()));
      sendJson(response, { success: true, message: 'Done.', added: 2, changed: 3 });
    });
  });
  const query = 'mutation { applyImport(input: { token: "t1" }) { success added changed errors { code } } }';
  expect((await run(query)).data.applyImport).toMatchObject({ success: false, errors: [{ code: 'NOT_LOGGED_IN' }] });
  expect((await run(query, {}, asSeller)).data.applyImport).toEqual({
    success: true,
    added: 2,
    changed: 3,
    errors: [],
  });
  await run('mutation { applyImport(input: { token: "t1", skipFaulty: true }) { success } }', {}, asSeller);
  expect(sent).toEqual([
    { token: 't1', skipFaulty: false },
    { token: 't1', skipFaulty: true },
  ]);
});

const listQuery = `{
  seller {
    productExport(dialect: LOCAL)
    articleNumbers { productId sku }
    importColumns { name label hint example values isRequired }
  }
}`;

test('a refused preview has the headers that the store sends, and null for others', async () => {
  const { store, url } = await openShop();
  const previewOf = async (headers: unknown) => {
    const refusal = { success: false, code: 'INVALID', message: 'Please choose the columns.' };
    store.on('POST /api/product/import/preview', { ...refusal, ...(headers === undefined ? {} : { headers }) });
    const query = `mutation ($input: PreviewImportInput!) {
      previewImport(input: $input) { success message headers { place text column } }
    }`;
    const { body } = await sendMultipart(
      url,
      multipartBody([
        { name: 'operations', content: JSON.stringify({ query, variables: { input: { file: null } } }) },
        { name: 'map', content: JSON.stringify({ 0: ['variables.input.file'] }) },
        { name: '0', content: 'Nr,Betrag', filename: 'p.csv', type: 'text/csv' },
      ]),
    );
    return body.data;
  };
  const shown = (headers: unknown) => ({
    previewImport: { success: false, message: 'Please choose the columns.', headers },
  });
  const headers = [{ place: 0, text: 'Nr', column: null }];
  expect(await previewOf(headers)).toEqual(shown(headers));
  expect(await previewOf(undefined)).toEqual(shown(null));
  expect(await previewOf([{ place: 'first' }])).toEqual(shown(null));
});

test('the seller reads the columns, the article numbers and the file for spreadsheets', async () => {
  const { store, run } = await openShop();
  const column = {
    name: 'sku',
    label: 'Article number',
    hint: 'Yours.',
    example: '4711',
    values: [],
    isRequired: false,
  };
  store.on('GET /api/product/import/columns', { success: true, columns: [column] });
  const withSku = { ...product(), version: 1, isArchived: false, sku: '4711' };
  store.on('GET /api/product/seller', { success: true, products: [withSku, { ...withSku, _id: 'p2', sku: null }] });
  store.on('GET /api/product/export', (request: IncomingMessage, response: ServerResponse) => {
    response.end(`id;name\r\n${new URL(request.url ?? '', store.url).search}`);
  });
  const { data } = await run(listQuery, {}, asSeller);
  expect(data.seller).toEqual({
    productExport: '\uFEFFid;name\r\n?dialect=local',
    articleNumbers: [{ productId: withSku._id, sku: '4711' }],
    importColumns: [column],
  });
});

test('a store without article numbers has no columns, no file for spreadsheets, and takes no number', async () => {
  const { store, run } = await openShop(['products.import', 'products.edit', 'sessions.own']);
  const sent: string[] = [];
  store.on('POST /api/product/update', async (request: IncomingMessage, response: ServerResponse) => {
    sent.push((await readBody(request)).toString());
    sendJson(response, { success: true, product: { ...product(), version: 2, isArchived: false, sku: 'x' } });
  });
  const nothing = { productExport: null, articleNumbers: null, importColumns: null };
  expect((await run(listQuery, {}, asSeller)).data.seller).toEqual(nothing);
  const update =
    'mutation { updateProduct(input: { id: "p1", name: "Milk", sku: "4711" }) { success product { sku } } }';
  expect((await run(update, {}, asSeller)).data.updateProduct).toEqual({ success: true, product: { sku: null } });
  expect(sent.join()).not.toContain('4711');
});
