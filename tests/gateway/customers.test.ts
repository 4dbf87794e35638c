import { expect, test } from 'vitest';
import { inLife, order, product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const cookie = { cookie: 'sellerToken=s' };
const address = {
  firstName: 'Ada',
  lastName: 'Green',
  email: '',
  phone: '030 1234567',
  street: '1 Market Lane',
  city: 'Berlin',
  state: '',
  postalCode: '01067',
  country: 'Germany',
};
const customer = {
  id: 'c1',
  name: 'Ada Green',
  email: null,
  phone: '030 1234567',
  isGuest: true,
  orderCount: 2,
  lastOrderAt: '2026-07-01T12:00:00.000Z',
  open: 4.5,
};
const input = {
  address,
  customerId: 'c1',
  payment: 'COD',
  items: [{ productId: 'p1', quantity: 2 }],
  exceptionReason: 'A regular',
  idempotencyKey: 'one',
};
const place = `mutation ($input: PlaceCustomerOrderInput!) {
  placeCustomerOrder(input: $input) { success message errors { code field } order { id } }
}`;
const writeNote = `mutation ($input: WriteCustomerNoteInput!) {
  writeCustomerNote(input: $input) { success errors { code field } }
}`;
const fields = 'id name email phone isGuest orderCount lastOrderAt open';
const list = `query ($search: String, $first: Int, $after: String) {
  seller { customers(search: $search, first: $first, after: $after) { nextAfter customers { ${fields} } } }
}`;
const find = `query ($id: ID!) {
  seller { customer(id: $id) { note customer { ${fields} } addresses { phone postalCode } orders { id } } }
}`;
const features = ['orders.for-customers', 'orders.guests', 'order.stages', 'orders.keys', 'errors.codes'];

async function openShop(...names: string[]) {
  store.on('GET /api/store', withFeatures(...names));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/seller/is-auth', { success: true });
  return openGateway();
}

test('an order for a customer is forwarded with the session of the seller, its key and the reason of its exception', async () => {
  const { run } = await openShop(...features);
  const placed = { ...inLife(), ...order() };
  store.on('POST /api/order/for-customer', { success: true, message: 'Order placed.', order: placed });
  const { data } = await run(place, { input }, cookie);
  expect(data.placeCustomerOrder).toEqual({
    success: true,
    message: 'Order placed.',
    errors: [],
    order: { id: placed._id },
  });
  const [call] = store.calls('POST /api/order/for-customer');
  expect(call?.headers).toMatchObject({ 'idempotency-key': 'one', cookie: 'sellerToken=s' });
  const { postalCode: zipcode, ...rest } = address;
  expect(call?.body).toEqual({
    address: { ...rest, zipcode },
    customerId: 'c1',
    exception: 'A regular',
    payment: 'COD',
    items: [{ product: 'p1', quantity: 2 }],
  });
});

test('refused fields of an order and of a note are named in the input', async () => {
  const { run } = await openShop(...features);
  const refusalOf = (field: string) => {
    const message = 'Please write less.';
    return { success: false, code: 'INVALID', message, errors: [{ code: 'INVALID', field, message }] };
  };
  store.on('POST /api/order/for-customer', refusalOf('exception'));
  const { data } = await run(place, { input }, cookie);
  expect(data.placeCustomerOrder).toMatchObject({ order: null, errors: [{ field: ['exceptionReason'] }] });
  // The order that the same call has placed before.
  store.on('POST /api/order/for-customer', { ...refusalOf('Idempotency-Key'), order: { ...order(), ...inLife() } });
  const repeated = (await run(place, { input }, cookie)).data.placeCustomerOrder;
  expect(repeated).toMatchObject({ order: { id: order()._id }, errors: [{ field: ['idempotencyKey'] }] });
  store.on('POST /api/customer/note', refusalOf('note'));
  const written = await run(writeNote, { input: { id: 'c1', note: 'Ring twice' } }, cookie);
  expect(written.data.writeCustomerNote).toMatchObject({ success: false, errors: [{ field: ['note'] }] });
});

test('customers are listed in pages and found, and one is read with addresses, orders and note', async () => {
  const { run } = await openShop(...features);
  store.on('GET /api/customer/list', { success: true, customers: [customer], nextAfter: '1042' });
  const { data } = await run(list, { search: 'Ada', first: 5, after: '1100' }, cookie);
  expect(data.seller.customers).toEqual({ nextAfter: '1042', customers: [customer] });
  expect(store.calls('GET /api/customer/list')[0]?.query).toEqual({ search: 'Ada', first: '5', after: '1100' });
  const { postalCode: zipcode, ...rest } = address;
  const whole = { ...customer, note: 'Ring twice', addresses: [{ ...rest, zipcode }], orders: [order()] };
  store.on('GET /api/customer/read', { success: true, customer: whole });
  const read = await run(find, { id: 'c1' }, cookie);
  expect(read.data.seller.customer).toEqual({
    note: 'Ring twice',
    customer,
    addresses: [{ phone: '030 1234567', postalCode: '01067' }],
    orders: [{ id: order()._id }],
  });
  const message = 'This customer is not known any more.';
  store.on('GET /api/customer/read', { success: false, code: 'REFUSED', message });
  expect((await run(find, { id: 'c2' }, cookie)).data.seller.customer).toBeNull();
});

test.each([{ search: 'x'.repeat(101) }, { first: 51 }, { first: 0 }, { after: 'x' }])(
  'a list with %j is refused before the store is asked',
  async (variables) => {
    const { run } = await openShop(...features);
    const { errors } = await run(list, variables, cookie);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(store.calls('GET /api/customer/list')).toEqual([]);
  },
);

test.each([{ search: 'x'.repeat(100) }, { first: 50 }, { first: 1 }, { after: '9'.repeat(20) }])(
  'a list with %j is asked for',
  async (variables) => {
    const { run } = await openShop(...features);
    store.on('GET /api/customer/list', { success: true, customers: [customer], nextAfter: null });
    expect((await run(list, variables, cookie)).data.seller.customers).toEqual({
      nextAfter: null,
      customers: [customer],
    });
    const sent = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]));
    expect(store.calls('GET /api/customer/list')[0]?.query).toEqual({ first: '20', ...sent });
  },
);

test('a customer whom the store does not show for another reason is an error, and not an unknown one', async () => {
  const { run } = await openShop(...features);
  store.on('GET /api/customer/read', { success: false, code: 'INVALID', message: 'Please send another id.' });
  const { errors } = await run(find, { id: 'c1' }, cookie);
  expect(errors?.[0]?.path).toEqual(['seller', 'customer']);
});

test('over a store without the feature there are no customers, and nothing is sent', async () => {
  const { run } = await openShop('order.stages');
  expect((await run(list, {}, cookie)).data.seller.customers).toBeNull();
  expect((await run(find, { id: 'c1' }, cookie)).data.seller.customer).toBeNull();
  const refused = { success: false, errors: [{ code: 'NOT_SUPPORTED' }] };
  expect((await run(place, { input }, cookie)).data.placeCustomerOrder).toMatchObject(refused);
  const note = { input: { id: 'c1', note: '' } };
  expect((await run(writeNote, note, cookie)).data.writeCustomerNote).toMatchObject(refused);
});
