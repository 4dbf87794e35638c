import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';

const backend = backendForTests();
const classic = backendForTests({ isClassic: true });

const calls = [
  ['get', '/api/product/list'],
  ['get', '/api/seller/is-auth'],
  ['get', '/api/user/is-auth'],
  ['post', '/api/cart/update'],
  ['get', '/api/user/logout'],
  ['post', '/api/user/login'],
  ['post', '/api/user/register'],
  ['get', '/api/address/get'],
  ['post', '/api/address/add'],
  ['post', '/api/order/cod'],
  ['post', '/api/order/stripe'],
  ['get', '/api/order/user'],
  ['get', '/api/order/seller'],
  ['post', '/api/seller/login'],
  ['get', '/api/seller/logout'],
  ['post', '/api/product/add'],
  ['post', '/api/product/stock'],
] as const;

interface Description {
  paths: Record<string, Record<string, { 'x-feature'?: string }>>;
}

const operationsOf = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
  );

test('the description is OpenAPI 3.1 and describes every call of the contract; all others belong to a feature', async () => {
  const { body, status } = await backend.visitor().get('/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  for (const [method, path] of calls) {
    const operation = body.paths[path]?.[method];
    expect(operation, `${method} ${path}`).toMatchObject({ summary: expect.any(String), responses: { 200: {} } });
    expect(operation).not.toHaveProperty('x-feature');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
  }
  const features = Object.keys(body['x-features']);
  const others = operationsOf(body).filter(({ call }) => !calls.some(([method, path]) => call === `${method} ${path}`));
  expect(others.filter((each) => each.call !== 'get /api/store' && !features.includes(each['x-feature']!))).toEqual([]);
});

test('it has the request fields of the specification with their rules', async () => {
  const { paths } = (await backend.visitor().get('/openapi.json')).body;
  const json = (path: string) => paths[path].post.requestBody.content['application/json'].schema;
  expect(json('/api/user/register').required).toEqual(['name', 'email', 'password']);
  expect(Object.keys(json('/api/cart/update').properties)).toEqual(expect.arrayContaining(['userId', 'cartItems']));
  expect(json('/api/order/cod').properties.items.items.properties.quantity).toMatchObject({
    type: 'integer',
    minimum: 1,
    maximum: 99,
  });
  expect(Object.keys(json('/api/address/add').properties.address.properties)).toHaveLength(9);
  expect(json('/api/product/stock').properties.inStock).toMatchObject({ type: 'boolean' });
  const form = paths['/api/product/add'].post.requestBody.content['multipart/form-data'].schema;
  expect(Object.keys(form.properties)).toEqual(['productData', 'images']);
  expect(paths['/api/address/get'].get.parameters.map(({ name }: { name: string }) => name)).toContain('userId');
});

test('the lists of orders say how many they show at most, and how to page', async () => {
  const { paths } = (await backend.visitor().get('/openapi.json')).body;
  for (const path of ['/api/order/user', '/api/order/seller']) {
    const { description, parameters } = paths[path].get;
    expect(description).toContain('complete up to 1000 orders');
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['first', 'after']));
  }
});

test('it says what each feature means, and names no feature of a classic store', async () => {
  const featuresOf = async (store: typeof backend) => (await store.visitor().get('/openapi.json')).body['x-features'];
  const features: Record<string, { meaning: string }> = await featuresOf(backend);
  const unclear = Object.entries(features).filter(([, { meaning }]) => !/^\S.*\.$/s.test(meaning));
  expect(unclear).toEqual([]);
  expect(await featuresOf(classic)).toEqual({});
});
