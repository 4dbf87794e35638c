import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { plainStoreMap, readStoreMap, requestOf, storeMapShape, type StoreMap } from '#gateway/store/store-map.ts';
import { storeMapFile } from '#tests/support/store-map-file.ts';

test('an empty store map has the names of the specification', () => {
  expect(readStoreMap(storeMapFile({}))).toEqual({ map: plainStoreMap });
});

test('a store map is read', () => {
  const file = storeMapFile({
    $schema: './docs/store-map.schema.json',
    calls: {
      'GET /api/address/get': 'POST /api/address/get',
      'POST /api/product/stock': 'PATCH /api/product/toggleStock',
    },
    idType: 'number',
    cookies: { seller: 'sellertoken' },
  });
  expect(readStoreMap(file)).toEqual({
    map: {
      calls: {
        'GET /api/address/get': 'POST /api/address/get',
        'POST /api/product/stock': 'PATCH /api/product/toggleStock',
      },
      idType: 'number',
      cookies: { shopper: 'token', seller: 'sellertoken' },
    },
  });
});

test('all mistakes are reported at once, each as a sentence', () => {
  const file = storeMapFile({
    calls: {
      'POST /api/cart/save': 'POST /api/cart/update',
      'GET /api/user/logout': 'logout',
      'POST /api/user/login': 'GET /api/user/login',
      'GET /api/address/get': 'GET /api/address/get?all=1',
    },
    idType: 'uuid',
    cookies: { shopper: 'a b', browser: 'c' },
    fields: {},
  });
  const method = (call: string) =>
    `must be a method and a path, for example "${call} /api/other/path". A POST cannot become a GET, because addresses are logged.`;
  const read = readStoreMap(file);
  expect('faults' in read && read.faults.toSorted()).toEqual(
    [
      `${file}: calls → GET /api/user/logout ${method('GET')}`,
      `${file}: calls → GET /api/address/get must be a path without a query.`,
      `${file}: calls → POST /api/user/login ${method('POST')}`,
      `${file}: calls names “POST /api/cart/save”, which is not one of the seventeen calls.`,
      `${file}: idType must be "text" or "number".`,
      `${file}: cookies → shopper must be the name of a cookie: letters, digits, - and _, for example token.`,
      `${file}: cookies has the unknown entry “browser”.`,
      `${file}: has the unknown entry “fields”.`,
    ].sort(),
  );
});

test.each([
  ['{', /is not valid JSON: .+\.$/],
  ['[]', /: must be an object\.$/],
  [{ calls: 'none' }, /: calls must be an object\.$/],
  [{ calls: { 'GET /api/user/logout': 1 } }, /: calls → GET \/api\/user\/logout must be a text\.$/],
  [{ cookies: { shopper: 'same', seller: 'same' } }, /: cookies must be two different names\.$/],
  [
    { calls: { 'POST /api/order/cod': 'POST /api/order/stripe' } },
    /: POST \/api\/order\/cod and POST \/api\/order\/stripe are both POST \/api\/order\/stripe in this store\.$/,
  ],
])('the store map %j is refused', (map, sentence) => {
  const file = storeMapFile(map);
  expect(readStoreMap(file)).toEqual({ faults: [expect.stringMatching(sentence)] });
});

test('a missing file is named', () => {
  expect(readStoreMap('no-such-map.json')).toEqual({ faults: ['There is no readable file no-such-map.json.'] });
});

// `npx vitest -u` writes the file again after a change of the shape.
test('docs/store-map.schema.json describes what is accepted', async () => {
  const file = 'docs/store-map.schema.json';
  const schema = JSON.stringify(z.toJSONSchema(storeMapShape, { io: 'input' }));
  const formatted = await format(schema, { ...(await resolveConfig(file)), parser: 'json' });
  await expect(formatted).toMatchFileSnapshot(`../../${file}`);
});

describe('requests of calls', () => {
  const withMap = (map: Partial<StoreMap>): StoreMap => ({ ...plainStoreMap, ...map });
  const addressGet = { method: 'GET', path: '/api/address/get', query: { userId: '7', userID: '7' } };

  test('the request of a call is as the specification says without a map', () => {
    expect(requestOf(addressGet, plainStoreMap)).toEqual({
      method: 'GET',
      path: '/api/address/get?userId=7&userID=7',
      json: undefined,
    });
  });

  test('the request of a call has the query in its body when a GET becomes a POST', () => {
    const map = withMap({ calls: { 'GET /api/address/get': 'POST /api/addresses' }, idType: 'number' });
    expect(requestOf(addressGet, map)).toEqual({
      method: 'POST',
      path: '/api/addresses',
      json: { userId: 7, userID: 7 },
    });
  });

  test('the request of a call without values has an empty body when a GET becomes a POST', () => {
    const map = withMap({ calls: { 'GET /api/user/logout': 'POST /api/user/logout' } });
    expect(requestOf({ method: 'GET', path: '/api/user/logout' }, map)).toEqual({
      method: 'POST',
      path: '/api/user/logout',
      json: {},
    });
  });

  test('the request of a call has ids as numbers, and nothing else', () => {
    const json = {
      userId: '7',
      items: [{ product: '101', productId: '101', quantity: 2 }],
      address: '12',
      cartItems: { 101: 2 },
      name: '42',
      password: '123456',
    };
    expect(requestOf({ method: 'POST', path: '/api/order/cod', json }, withMap({ idType: 'number' })).json).toEqual({
      ...json,
      userId: 7,
      items: [{ product: 101, productId: 101, quantity: 2 }],
      address: 12,
    });
  });

  test.each(['007', '1e3', '12345678901234567', 'a1'])(
    'the request of a call keeps the id %s, which no number spells',
    (id) => {
      const json = { id };
      expect(
        requestOf({ method: 'POST', path: '/api/product/stock', json }, withMap({ idType: 'number' })).json,
      ).toEqual(json);
    },
  );

  test('the request of a call keeps the fields of an address', () => {
    const json = { address: { street: '1', zipcode: 97477, phone: '5551234' } };
    expect(requestOf({ method: 'POST', path: '/api/address/add', json }, withMap({ idType: 'number' })).json).toEqual(
      json,
    );
  });
});
