import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { addProduct, goodPassword } from '#tests/support/store-records.ts';

const backend = backendForTests();

test.each([
  ['/api/user/login', { password: goodPassword }, 'Email is required.'],
  ['/api/user/login', { email: 'ada@example.com' }, 'Password is required.'],
  ['/api/seller/login', { password: goodPassword }, 'Email is required.'],
  ['/api/seller/login', { email: 'seller@example.com' }, 'Password is required.'],
])('POST %s with only %j is refused with a message about the missing field', async (path, fields, message) => {
  const visitor = backend.visitor();

  const { status, body } = await visitor.post(path, fields);

  expect(status).toBe(200);
  const field = 'email' in fields ? 'password' : 'email';
  expect(body).toEqual(refusal('INVALID', message, field));
  expect(visitor.cookies.size).toBe(0);
});

test('a product needs neither description nor pictures', async () => {
  const seller = await backend.seller();

  const id = await addProduct(seller, { description: undefined });

  const { products } = (await seller.get('/api/product/list')).body;
  const added = products.find(({ _id }: { _id: string }) => _id === id);
  expect(added).toMatchObject({ description: [], image: [] });
});
