import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { addProduct, goodProduct, sendProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();

test('an added product is in the public list, with numbers for prices and ISO dates', async () => {
  const seller = await backend.seller();
  const added = await sendProduct(seller, {
    ...goodProduct,
    weight: '500 g',
    size: { amount: 500, unit: 'G' },
  });
  expect(added.body).toEqual({ success: true, message: 'Product added.' });
  const { body, status } = await backend.visitor().get('/api/product/list');
  expect(status).toBe(200);
  expect(body.success).toBe(true);
  const product = body.products.at(-1);
  expect(product).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: 'Potato 500g',
    category: 'Vegetables',
    price: 25,
    offerPrice: 19.99,
    image: [],
    pictures: [],
    availability: 'IN_STOCK',
    left: null,
    description: ['Fresh', 'Organic'],
    weight: '500 g',
    size: { amount: 500, unit: 'G' },
    isBestSeller: false,
    inStock: true,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    updatedAt: product.createdAt,
  });
});

test('a description may be text, its lines are split and blank ones dropped; weight may be absent', async () => {
  const seller = await backend.seller();
  const id = await addProduct(seller, { description: 'One\n\n  Two \r\nThree', category: 'fruits' });
  const { body } = await seller.get('/api/product/list');
  const product = body.products.find(({ _id }: { _id: string }) => _id === id);
  expect(product).toMatchObject({ description: ['One', 'Two', 'Three'], category: 'Fruits' });
  expect(product).not.toHaveProperty('weight');
});

test.each([
  [{ name: '' }, 'Name is required.'],
  [{ name: 'x'.repeat(121) }, 'Name can have at most 120 characters.'],
  [{ category: 'Toys' }, /^Category must be one of Vegetables, /],
  [{ price: undefined }, 'Price is required.'],
  [{ price: '' }, 'Price is required.'],
  [{ price: 'cheap' }, /^Price must be an amount/],
  [{ price: '0' }, /^Price must be an amount/],
  [{ price: -5 }, /^Price must be an amount/],
  [{ price: '1e999' }, /^Price/],
  [{ price: 1.005 }, /^Price must be an amount/],
  [{ price: 100_000.01 }, /^Price must be an amount/],
  [{ offerPrice: [2] }, /^Offer price must be an amount/],
  [{ offerPrice: '25.01' }, 'Offer price must not be higher than the price.'],
  [{ description: Array.from({ length: 51 }, () => 'line') }, 'Description can have at most 50 lines.'],
  [{ description: ['x'.repeat(301)] }, 'Each line of the description can have at most 300 characters.'],
  [{ description: 7 }, 'Description must be a list of lines.'],
  [{ size: { amount: 0, unit: 'G' } }, /^The amount of the size must be a whole number from 1 to 1000000/],
  [{ size: { amount: 1.5, unit: 'G' } }, /^The amount of the size must be a whole number/],
  [{ size: { amount: 1, unit: 'LB' } }, 'The unit of the size must be one of G, ML, PIECE.'],
  [{ size: '500 g' }, 'Size must be an amount with a unit.'],
])('a product with %j is refused and not added', async (fields, message) => {
  const seller = await backend.seller();
  const before = (await seller.get('/api/product/list')).body.products.length;
  const { status, body } = await sendProduct(seller, { ...goodProduct, ...fields });
  expect(status).toBe(200);
  expect(body.success).toBe(false);
  expect(body.message).toMatch(message);
  expect((await seller.get('/api/product/list')).body.products).toHaveLength(before);
});

test('product data that is not a JSON object is refused', async () => {
  const seller = await backend.seller();
  for (const data of ['{', 'null', '[]', '"text"']) {
    const { body } = await sendProduct(seller, data);
    expect(body).toEqual(refusal('INVALID', 'Product data must be a JSON object.'));
  }
});

test('unknown fields are not stored', async () => {
  const seller = await backend.seller();
  const id = await addProduct(seller, { _id: 'f'.repeat(24), inStock: false, createdAt: 0, sellerEmail: 'x@y.z' });
  expect(id).not.toBe('f'.repeat(24));
  const product = (await seller.get('/api/product/list')).body.products.at(-1);
  expect(product.inStock).toBe(true);
  expect(product).not.toHaveProperty('sellerEmail');
});

test('a change of stock shows in the list at once', async () => {
  const seller = await backend.seller();
  const id = await addProduct(seller);
  const inStock = async () => (await seller.get('/api/product/list')).body.products.at(-1).inStock;
  const off = await seller.post('/api/product/stock', { id, inStock: false });
  expect(off.body).toEqual({ success: true, message: 'Product is out of stock.' });
  expect(await inStock()).toBe(false);
  await seller.post('/api/product/stock', { id, inStock: true });
  expect(await inStock()).toBe(true);
});

test('a change of stock of an unknown product, or without a boolean, is refused', async () => {
  const seller = await backend.seller();
  const id = await addProduct(seller);
  const ask = async (body: object) => (await seller.post('/api/product/stock', body)).body;
  expect(await ask({ id: 'f'.repeat(24), inStock: true })).toEqual(
    refusal('UNKNOWN_PRODUCT', 'There is no such product.', 'id'),
  );
  expect(await ask({ id: "' or 1=1 --", inStock: true })).toMatchObject({ success: false });
  expect(await ask({ id, inStock: 'false' })).toMatchObject({
    success: false,
    message: 'In stock must be true or false.',
  });
  expect(await ask({ inStock: true })).toMatchObject({ success: false, message: 'Product id is required.' });
});

test('the list has an ETag that changes with the catalogue, and responds 304 while it does not', async () => {
  const seller = await backend.seller();
  const id = await addProduct(seller);
  const first = await seller.get('/api/product/list');
  const etag = first.headers.get('etag')!;
  const again = await seller.get('/api/product/list', { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  await seller.post('/api/product/stock', { id, inStock: false });
  expect((await seller.get('/api/product/list', { 'if-none-match': etag })).status).toBe(200);
});
