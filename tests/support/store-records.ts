import { randomBytes } from 'node:crypto';
import type { StoreAnswer, StoreClient } from './store-client.ts';

/** A valid address. */
export const goodAddress = {
  firstName: 'Ada',
  lastName: 'Green',
  email: 'ada@example.com',
  street: '1 Garden Row',
  city: 'Springfield',
  state: 'Oregon',
  zipcode: 97477,
  country: 'USA',
  phone: '+1 (541) 555-0100',
};

export const goodPassword = 'correct horse battery';

/** Registers a new shopper and returns id and email. */
export async function register(client: StoreClient): Promise<{ id: string; email: string }> {
  const email = `shopper-${randomBytes(6).toString('hex')}@example.com`;
  const { body } = await client.post('/api/user/register', { name: 'Ada', email, password: goodPassword });
  if (body.success !== true) throw new Error(`Registering failed: ${JSON.stringify(body)}`);
  return { id: body.user._id, email };
}

/** Saves an address in the client's account and returns its id. */
export async function saveAddress(client: StoreClient, fields: object = {}): Promise<string> {
  const saved = await client.post('/api/address/add', { address: { ...goodAddress, ...fields } });
  if (saved.body.success !== true) throw new Error(`Saving the address failed: ${saved.text}`);
  const { body } = await client.get('/api/address/get');
  return body.addresses.at(-1)._id;
}

/** A valid product, with prices as text as in an HTML form. */
export const goodProduct = {
  name: 'Potato 500g',
  description: ['Fresh', 'Organic'],
  category: 'Vegetables',
  price: '25',
  offerPrice: '19.99',
};

/** Sends product/add, or product/update, with the seller's client. */
export async function sendProduct(
  seller: StoreClient,
  productData: object | string,
  pictures: Buffer[] = [],
  path: '/api/product/add' | '/api/product/update' = '/api/product/add',
): Promise<StoreAnswer> {
  const form = new FormData();
  form.append('productData', typeof productData === 'string' ? productData : JSON.stringify(productData));
  for (const [index, picture] of pictures.entries()) {
    form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `picture-${index}.png`);
  }
  return seller.send(path, { method: 'POST', body: form });
}

/** Adds a product and returns its id. */
export async function addProduct(seller: StoreClient, fields: object = {}, pictures: Buffer[] = []): Promise<string> {
  const added = await sendProduct(seller, { ...goodProduct, ...fields }, pictures);
  if (added.body.success !== true) throw new Error(`Adding the product failed: ${added.text}`);
  const { body } = await seller.get('/api/product/list');
  return body.products.at(-1)._id;
}

/** Adds a type of deposits and returns its id. */
export async function addDepositType(seller: StoreClient, fields: object = {}): Promise<string> {
  const type = { name: 'Bottle', amount: 0.25, kind: 'RETURNABLE', ...fields };
  const added = await seller.post('/api/deposit/type/add', type);
  if (added.body.success !== true) throw new Error(`Adding the type of deposits failed: ${added.text}`);
  const { body } = await seller.get('/api/deposit/types');
  return body.types.find(({ name }: { name: string }) => name === type.name).id;
}
