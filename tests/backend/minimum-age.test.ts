import { beforeAll, expect, test } from 'vitest';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';

const backend = backendForTests({ limits: null });
let seller: StoreClient;
let shopper: StoreClient & { id: string; email: string };
let address = '';
let wine = '';
let bread = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  wine = await addProduct(seller, { name: 'Wine', minimumAge: 18 });
  bread = await addProduct(seller, { name: 'Bread' });
  await addWhatMustNotCount(backend);
});

const listed = async (id: string) =>
  (await backend.visitor().get('/api/product/list')).body.products.find((each: { _id: string }) => each._id === id);
const move = (orderId: string, to: string, fields: object = {}, by = seller) =>
  by.post('/api/order/move', { orderId, to, ...fields });

async function orderOf(...products: string[]) {
  const items = products.map((product) => ({ product, quantity: 1 }));
  const { body } = await shopper.post('/api/order/cod', { items, address, substitution: 'SIMILAR_NOT_DEARER' });
  return body.order;
}

async function sentOut(...products: string[]): Promise<string> {
  const { _id } = await orderOf(...products);
  for (const to of ['PICKING', 'READY', 'OUT']) await move(_id, to);
  return _id;
}

test('the list of products has the age only where the seller has set one', async () => {
  expect(await listed(wine)).toMatchObject({ minimumAge: 18 });
  expect(await listed(bread)).not.toHaveProperty('minimumAge');
});

test.each([17, '18', 0])('the age %j is refused', async (minimumAge) => {
  const { body } = await sendProduct(seller, { id: bread, minimumAge }, [], '/api/product/update');
  expect(body).toMatchObject({ success: false, code: 'INVALID', errors: [{ field: 'minimumAge' }] });
});

test('null takes the age away', async () => {
  const beer = await addProduct(seller, { name: 'Beer', minimumAge: 16 });
  await sendProduct(seller, { id: beer, minimumAge: null }, [], '/api/product/update');
  expect(await listed(beer)).not.toHaveProperty('minimumAge');
});

test('a file with the column minimum_age sets ages, and the exported file has them', async () => {
  const preview = async (text: string) => {
    const form = new FormData();
    form.append('file', new Blob([text], { type: 'text/csv' }), 'products.csv');
    return (await seller.send('/api/product/import/preview', { method: 'POST', body: form })).body;
  };
  const text = `id,minimum_age\n${bread},16\n${wine},18\n`;
  const { token } = await preview(text);
  await seller.post('/api/product/import/apply', { token });
  expect(await listed(bread)).toMatchObject({ minimumAge: 16 });
  const exported = (await seller.get('/api/product/export')).text;
  expect(exported).toContain('minimumAge');
  expect(await preview(exported)).toMatchObject({ success: true, counts: { changed: 0, faulty: 0 } });
  await sendProduct(seller, { id: bread, minimumAge: null }, [], '/api/product/update');
});

test('the lines of an order keep the age of their moment', async () => {
  const rum = await addProduct(seller, { name: 'Rum', minimumAge: 18 });
  const { _id } = await orderOf(rum, bread);
  await sendProduct(seller, { id: rum, minimumAge: null }, [], '/api/product/update');
  const [order] = (await shopper.get(`/api/order/user?id=${_id}`)).body.orders;
  expect(order.items.map((item: { minimumAge: number | null }) => item.minimumAge)).toEqual([18, null]);
  expect(order.minimumAge).toBe(18);
});

test('an order with such goods is done only when the age was checked, and its history says so', async () => {
  const id = await sentOut(wine, bread);
  const packer = await memberOf(backend, 'PACKER');
  for (const fields of [{}, { ageChecked: false }]) {
    const { body } = await move(id, 'DONE', fields, packer);
    expect(body).toMatchObject({
      success: false,
      code: 'REFUSED',
      message: 'This order has goods for people of 18 and over. Please check the age, and confirm it.',
      errors: [{ field: 'ageChecked' }],
      order: { stage: 'OUT' },
    });
  }
  const { body } = await move(id, 'DONE', { ageChecked: true, note: 'Left with Ada.' }, packer);
  expect(body).toMatchObject({ success: true });
  const [order] = (await seller.get(`/api/order/seller?id=${id}`)).body.orders;
  expect(order.timeline.at(-1)).toMatchObject({
    stage: 'DONE',
    note: 'Age checked: 18 or over. Left with Ada.',
    staffName: 'Test PACKER',
  });
});

test('no age is asked for other goods, or when such goods were missing', async () => {
  expect((await move(await sentOut(bread), 'DONE')).body).toMatchObject({ success: true });
  const { _id: orderId } = await orderOf(wine, bread);
  await seller.post('/api/order/pick', { orderId, line: 0, quantity: 0, reason: 'MISSING' });
  await seller.post('/api/order/pick', { orderId, line: 1, quantity: 1 });
  await seller.post('/api/order/finish-picking', { orderId });
  await move(orderId, 'OUT');
  expect((await move(orderId, 'DONE')).body).toMatchObject({ success: true, order: { minimumAge: null } });
});

test('goods with a minimum age never replace goods that are for everybody', async () => {
  const { _id: orderId } = await orderOf(bread);
  const { body } = await seller.post('/api/order/pick', { orderId, line: 0, quantity: 1, substituteId: wine });
  expect(body).toMatchObject({
    success: false,
    message: 'Wine is only for people of 18 and over. Please choose another.',
  });
  // Nor goods that are for younger people.
  const beer = await addProduct(seller, { name: 'Beer', minimumAge: 16 });
  const forBeer = { orderId: (await orderOf(beer))._id, line: 0, quantity: 1, substituteId: wine };
  expect((await seller.post('/api/order/pick', forBeer)).body).toMatchObject({ success: false, code: 'REFUSED' });
});
