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

const additions = [
  '/api/account/confirm-email',
  '/api/account/request-reset',
  '/api/account/reset',
  '/api/mail/list',
  '/api/mail/resend',
  '/api/store',
  '/api/category/arrange',
  '/api/category/list',
  '/api/category/remove',
  '/api/category/save',
  '/api/delivery/slots',
  '/api/delivery/plan',
  '/api/delivery/plan/save',
  '/api/store/law',
  '/api/store/status',
  '/api/store/pages',
  '/api/store/update',
  '/api/user/rename',
  '/api/user/email',
  '/api/user/password',
  '/api/user/export',
  '/api/user/remove',
  '/api/address/update',
  '/api/address/remove',
  '/api/address/default',
  '/api/newsletter/confirm',
  '/api/newsletter/subscribe',
  '/api/newsletter/subscribers',
  '/api/newsletter/unsubscribe',
  '/api/order/seller/next',
  '/api/order/seller/promises',
  '/api/order/seller/sums',
  '/api/order/seller/takings',
  '/api/order/seller/best-sellers',
  '/api/order/move',
  '/api/order/tour',
  '/api/order/cancel',
  '/api/order/export',
  '/api/order/refund',
  '/api/order/release',
  '/api/order/unpaid',
  '/api/order/pick',
  '/api/order/finish-picking',
  '/api/product/demo',
  '/api/product/export',
  '/api/product/import/apply',
  '/api/product/import/columns',
  '/api/product/import/preview',
  '/api/product/prices',
  '/api/product/remove-demo',
  '/api/product/seller',
  '/api/product/update',
  '/api/product/archive',
  '/api/product/bulk',
  '/api/product/food',
  '/api/product/food/update',
  '/api/product/origins',
  '/api/product/origins/update',
  '/api/product/look-up',
  '/api/product/arrange',
  '/api/product/stock/list',
  '/api/product/stock/moves',
  '/api/product/stock/adjust',
  '/api/product/stock/stop',
  '/api/staff/add',
  '/api/staff/changes',
  '/api/staff/list',
  '/api/staff/password',
  '/api/staff/update',
  '/api/withdrawal/answer',
  '/api/withdrawal/list',
  '/api/withdrawal/send',
];

test('the description is OpenAPI 3.1 and describes every call of the contract', async () => {
  const { body, status } = await backend.visitor().get('/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  for (const [method, path] of calls) {
    const operation = body.paths[path]?.[method];
    expect(operation, `${method} ${path}`).toMatchObject({ summary: expect.any(String), responses: { 200: {} } });
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
  }
  const described = Object.keys(body.paths).filter((path) => !additions.includes(path));
  expect(described.toSorted()).toEqual([...new Set(calls.map(([, path]) => path))].toSorted());
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

test('it says what each feature means and adds, and names no feature of a classic store', async () => {
  const featuresOf = async (store: typeof backend) => (await store.visitor().get('/openapi.json')).body['x-features'];
  const features: Record<string, { meaning: string; calls?: string[] }> = await featuresOf(backend);
  const unclear = Object.entries(features).filter(([, { meaning }]) => !/^\S.*\.$/s.test(meaning));
  expect(unclear).toEqual([]);
  const added = Object.values(features).flatMap(({ calls = [] }) => calls);
  expect(['/api/store', ...added].toSorted()).toEqual(additions.toSorted());
  expect(await featuresOf(classic)).toEqual({});
});
