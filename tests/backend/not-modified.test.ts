import { beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();
let seller: StoreClient;
let shopper: StoreClient;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  await addProduct(seller, { name: 'Apples' });
});

test.each([
  ['store', () => backend.visitor()],
  ['store/pages', () => backend.visitor()],
  ['category/list', () => backend.visitor()],
  ['product/list', () => backend.visitor()],
  ['product/seller', () => seller],
  ['order/seller', () => seller],
  ['order/user', () => shopper],
] as const)('GET %s has an ETag, with which it answers 304 and the same ETag again', async (path, whoAsks) => {
  const client = whoAsks();
  const first = await client.get(`/api/${path}`);
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]+"$/)]);
  const again = await client.get(`/api/${path}`, { 'if-none-match': etag });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
  const other = await client.get(`/api/${path}`, { 'if-none-match': etag.replace('"', '"x') });
  expect([other.status, other.text]).toEqual([200, first.text]);
});
