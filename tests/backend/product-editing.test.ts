import { beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';

const backend = backendForTests();
const classic = backendForTests({ isClassic: true });
let seller: StoreClient;
let red: Buffer;
let green: Buffer;
let blue: Buffer;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  const square = (width: number) => makePicture('png', width, 10);
  red = await square(11);
  green = await square(12);
  blue = await square(13);
});

interface SellerProduct {
  _id: string;
  name: string;
  image: string[];
  version: number;
  isArchived: boolean;
  isBestSeller: boolean;
}

const update = async (data: object, pictures: Buffer[] = []) =>
  (await sendProduct(seller, data, pictures, '/api/product/update')).body;
const archive = async (fields: object) => (await seller.post('/api/product/archive', fields)).body;
const arrange = async (fields: object) => (await seller.post('/api/product/arrange', fields)).body;
const sellerList = async (): Promise<SellerProduct[]> => (await seller.get('/api/product/seller')).body.products;
const publicList = async (): Promise<SellerProduct[]> =>
  (await backend.visitor().get('/api/product/list')).body.products;
const find = async (id: string) => (await seller.get(`/api/product/seller?id=${id}`)).body.products[0];

test('the seller changes every field, in the public list too, and reads the product with its new version', async () => {
  const id = await addProduct(seller, { name: 'Potatos', size: { amount: 500, unit: 'G' }, weight: '500 g' });
  const before = await find(id);
  expect(before).toMatchObject({ version: 1, isArchived: false });
  const fields = {
    name: 'Potatoes',
    category: 'Fruits',
    price: 30,
    offerPrice: 29.5,
    description: ['Sweet'],
    weight: null,
    size: { amount: 2, unit: 'PIECE' },
  };
  const { success, message, product } = await update({ id, ifVersion: 1, ...fields });
  const { weight: _none, ...saved } = fields;
  expect({ success, message }).toEqual({ success: true, message: 'Product saved.' });
  expect(product).toMatchObject({ _id: id, ...saved, version: 2, createdAt: before.createdAt });
  expect(product).not.toHaveProperty('weight');
  expect(await find(id)).toEqual(product);
  expect((await publicList()).find(({ _id }) => _id === id)).toMatchObject(saved);
});

test('absent fields stay, a size of null is removed', async () => {
  const id = await addProduct(seller, { size: { amount: 1, unit: 'ML' } }, [red]);
  const { image, createdAt: _at, updatedAt: _later, size: _size, ...before } = await find(id);
  const { product } = await update({ id, size: null });
  expect(product).toMatchObject({ ...before, image, version: 2 });
  expect(product).not.toHaveProperty('size');
});

test('when two editors save the same version, the second is refused and gets the newer product', async () => {
  const id = await addProduct(seller);
  const answers = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((name) => update({ id, ifVersion: 1, name, price: 40 })),
  );
  const saved = answers.filter(({ success }) => success);
  expect(saved).toHaveLength(1);
  for (const answer of answers.filter(({ success }) => !success)) {
    expect(answer).toEqual({
      ...refusal(
        'CHANGED_SINCE',
        'The product has changed since you opened it. Please look at the newer values and save again.',
      ),
      product: saved[0].product,
    });
  }
  expect(await find(id)).toEqual(saved[0].product);
});

test('a change of stock is no edit: an open form can still be saved', async () => {
  const id = await addProduct(seller);
  await seller.post('/api/product/stock', { id, inStock: false });
  expect(await update({ id, ifVersion: 1, name: 'Late' })).toMatchObject({
    success: true,
    product: { name: 'Late', inStock: false },
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required.'],
  [{ offerPrice: 25.01 }, 'offerPrice', 'Offer price must not be higher than the price.'],
  [{ price: 5 }, 'offerPrice', 'Offer price must not be higher than the price.'],
  [{ price: 5, offerPrice: 6 }, 'offerPrice', 'Offer price must not be higher than the price.'],
  [{ ifVersion: 'one' }, 'ifVersion', 'If version must be a whole number.'],
  [{ id: 'f'.repeat(24) }, 'id', 'There is no such product.'],
  [{ id: undefined }, 'id', 'Product id is required.'],
  [{ pictures: [{ url: 'https://x.test/cat.png' }] }, 'pictures.0', /no longer has this picture/],
  [{ pictures: [{ url: `/images/${'0'.repeat(32)}-960.webp` }] }, 'pictures.0', /no longer has this picture/],
  [{ pictures: [{ file: 0 }] }, 'pictures.0', 'This picture was not sent. Please add it again.'],
  [{ pictures: ['one'] }, 'pictures.0', /^Each picture must be the address/],
])('a change with %j is refused at the field %s, and changes nothing', async (fields, field, message) => {
  const id = await addProduct(seller);
  const before = await find(id);
  const answer = await update({ id, ...fields });
  expect(answer).toMatchObject({ success: false, errors: [{ field }] });
  expect(answer.message).toMatch(message);
  expect(await find(id)).toEqual(before);
});

test('pictures are kept, replaced and reordered', async () => {
  const id = await addProduct(seller, {}, [red, green]);
  const [first, second] = (await find(id)).image;
  const places = [{ file: 0 }, { url: second.replace('960', '320') }];
  const { product } = await update({ id, pictures: places }, [blue]);
  expect(product.image).toEqual([expect.any(String), second]);
  expect([first, second]).not.toContain(product.image[0]);
  expect((await update({ id, pictures: [{ url: second }, { url: product.image[0] }] })).product.image).toEqual([
    second,
    product.image[0],
  ]);
  expect((await update({ id }, [red])).product.image).toEqual([second, product.image[0], first]);
  expect((await update({ id, pictures: [] })).product.image).toEqual([]);
  // The store keeps a picture that no product has: an order may show it.
  const { pathname } = new URL(first);
  expect((await backend.visitor().get(pathname)).status).toBe(200);
});

test('a fifth picture, a file without a place and a file in two places are refused', async () => {
  const id = await addProduct(seller, {}, [red, green, blue]);
  const added = await update({ id }, [await makePicture('png', 21, 9), await makePicture('png', 22, 9)]);
  expect(added).toEqual(refusal('TOO_MANY', 'A product can have at most 4 pictures.', 'pictures'));
  expect(await update({ id, pictures: [] }, [red])).toEqual(
    refusal('INVALID', 'Each sent picture needs a place among the pictures.', 'pictures'),
  );
  expect(await update({ id, pictures: [{ file: 0 }, { file: 0 }] }, [red])).toMatchObject({
    success: false,
    errors: [{ field: 'pictures.1' }],
  });
});

test('a copy is added with the pictures of the first product', async () => {
  const first = await find(await addProduct(seller, {}, [red, green]));
  const pictures = [{ url: first.image[1] }, { file: 0 }, { url: first.image[0] }];
  const copy = await find(await addProduct(seller, { name: 'Copy', pictures }, [blue]));
  expect(copy.image).toEqual([first.image[1], expect.any(String), first.image[0]]);
  const refused = await sendProduct(seller, { ...goodProduct, pictures: [{ url: 'gone' }] });
  expect(refused.body).toMatchObject({ success: false, errors: [{ field: 'pictures.0' }] });
});

test('an archived product leaves the public list and cannot be ordered; orders keep it, and so does the cart', async () => {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const id = await addProduct(seller, { name: 'Old tea' }, [red]);
  const items = [{ product: id, quantity: 1 }];
  await shopper.post('/api/order/cod', { items, address });
  await shopper.post('/api/cart/update', { cartItems: { [id]: 2 } });

  expect(await archive({ id, archived: true, ifVersion: 1 })).toMatchObject({
    success: true,
    message: 'Product is no longer sold.',
    product: { isArchived: true, version: 2 },
  });

  expect((await publicList()).map(({ _id }) => _id)).not.toContain(id);
  expect((await sellerList()).find(({ _id }) => _id === id)).toMatchObject({ isArchived: true });
  const again = await shopper.post('/api/order/cod', { items, address });
  expect(again.body).toEqual(
    refusal('UNKNOWN_PRODUCT', 'Old tea is no longer sold. Please remove it from the cart.', 'items.0'),
  );
  const [order] = (await shopper.get('/api/order/user')).body.orders;
  expect(order.items[0]).toMatchObject({ name: 'Old tea', product: { _id: id, image: [expect.any(String)] } });
  expect((await shopper.get('/api/user/is-auth')).body.user.cartItems).toEqual({ [id]: 2 });

  expect(await archive({ id, archived: false })).toMatchObject({
    message: 'Product is sold again.',
    product: { isArchived: false, version: 3 },
  });
  expect((await publicList()).map(({ _id }) => _id)).toContain(id);
});

test('archiving twice is archiving once; another version is refused, with the newer product', async () => {
  const id = await addProduct(seller);
  await archive({ id, archived: true });
  expect(await archive({ id, archived: true })).toMatchObject({ success: true, product: { version: 2 } });
  expect(await archive({ id, archived: false, ifVersion: 1 })).toMatchObject({
    success: false,
    code: 'CHANGED_SINCE',
    product: { version: 2, isArchived: true },
  });
  expect(await archive({ id: 'nothing', archived: true })).toEqual(
    refusal('UNKNOWN_PRODUCT', 'There is no such product.', 'id'),
  );
});

test('the seller arranges the list: first, after another one; new products come last', async () => {
  const [a, b, c] = [await addProduct(seller), await addProduct(seller), await addProduct(seller)];
  const order = async () => (await publicList()).map(({ _id }) => _id).filter((id) => [a, b, c, d].includes(id));
  let d = '';
  await arrange({ id: c, after: null });
  expect((await publicList())[0]?._id).toBe(c);
  expect(await order()).toEqual([c, a, b]);
  await arrange({ id: a, after: b });
  expect(await order()).toEqual([c, b, a]);
  d = await addProduct(seller);
  expect(await order()).toEqual([c, b, a, d]);
  const sold = (await sellerList()).filter(({ isArchived }) => !isArchived);
  expect(sold.map(({ _id }) => _id)).toEqual((await publicList()).map(({ _id }) => _id));
  expect(await arrange({ id: a, after: 'f'.repeat(24) })).toEqual(
    refusal('UNKNOWN_PRODUCT', 'There is no such product to list this one after.', 'after'),
  );
  expect(await order()).toEqual([c, b, a, d]);
});

test('moves at the same time lose no product and give no two the same place', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await addProduct(seller));
  const moves = ids.map((id, at) => arrange({ id, after: ids[(at + 3) % 6] }));
  const answers = await Promise.all([...moves, addProduct(seller)]);
  expect(answers.filter((answer) => typeof answer === 'object' && answer.success !== true)).toEqual([]);
  const rows = await backend.context.database.query.selectFrom('products').select('position').execute();
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
});

test('best sellers are chosen and shown in the public list', async () => {
  const id = await addProduct(seller);
  const isShown = async () => (await publicList()).find(({ _id }) => _id === id)?.isBestSeller;
  expect(await arrange({ id, bestSeller: true })).toMatchObject({ product: { isBestSeller: true, version: 1 } });
  expect(await isShown()).toBe(true);
  await arrange({ id, bestSeller: false });
  expect(await isShown()).toBe(false);
});

test('the seller’s list has an ETag that changes with the products, and is stored by no shared cache', async () => {
  const id = await addProduct(seller);
  const { headers } = await seller.get('/api/product/seller');
  const etag = headers.get('etag') ?? '';
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(await seller.get('/api/product/seller', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
  await archive({ id, archived: true });
  expect((await seller.get('/api/product/seller', { 'if-none-match': etag })).status).toBe(200);
  expect((await seller.get('/api/product/seller?id=nothing')).body.products).toEqual([]);
});

test('a classic store has only the fields of the contract', async () => {
  const classicSeller = await classic.seller();
  const id = await addProduct(classicSeller, { size: 'nonsense', pictures: 'nonsense' });
  const product = (await classicSeller.get('/api/product/list')).body.products.at(-1);
  expect(product._id).toBe(id);
  for (const name of ['size', 'isBestSeller', 'version', 'isArchived']) expect(product).not.toHaveProperty(name);
});
