import { expect, onTestFinished, test } from 'vitest';
import { address, order, product, shopper } from '#tests/support/goods.ts';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { addProduct, goodAddress } from '#tests/support/store-records.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const slotsCall = 'GET /api/delivery/slots';
const slot = {
  id: 's1',
  kind: 'DELIVERY',
  start: '2026-11-24T08:00:00.000Z',
  end: '2026-11-24T10:00:00.000Z',
  cutOff: '2026-11-23T17:00:00.000Z',
  placesLeft: 3,
  closedBecause: null,
};
const offer = {
  success: true,
  slots: [slot, { ...slot, id: 's2', placesLeft: 0, closedBecause: 'FULL' }],
  isDelivered: true,
  area: { name: 'Centre', fee: 3.9, freeFrom: 50, minimum: 20 },
};
const query = `query ($code: String!) { store {
  slots(first: 1, postalCode: $code) { id kind start end cutOff placesLeft closedBecause }
  deliveryTerms(postalCode: $code) { areaName fee freeFrom isDelivered minimum postalCode }
} }`;
const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  success message errors { code field } order { shipping slot { id kind start end } }
} }`;
const input = { addressId: 'a1', payment: 'COD', items: [{ productId: 'p1', quantity: 2 }], slotId: 's1' };

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures(...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  store.on('POST /api/cart/update', { success: true });
  store.on('GET /api/order/user', { success: true, orders: [] });
  return openGateway();
}

test('slots and terms are one call without cookies, asked again after an order', async () => {
  const { run } = await openShop('orders.slots', 'orders.details');
  store.on(slotsCall, offer);
  const read = async (code: string) => (await run(query, { code }, { cookie: 'token=ann' })).data.store;
  expect(await read(' 974 77')).toEqual({
    slots: [slot],
    deliveryTerms: {
      areaName: 'Centre',
      fee: 3.9,
      freeFrom: 50,
      isDelivered: true,
      minimum: 20,
      postalCode: ' 974 77',
    },
  });
  expect((await Promise.all([read('97477'), read('97477')]))[0]?.slots).toEqual([slot]);
  expect(store.calls(slotsCall)).toHaveLength(1);
  expect(store.calls(slotsCall)[0]).toMatchObject({ query: { postalCode: '97477' } });
  expect(store.calls(slotsCall)[0]?.headers).not.toHaveProperty('cookie');

  const { id, kind, start, end } = slot;
  const placed = order({ slot: { id, kind, start, end }, shipping: 3.9 });
  store.on('POST /api/order/cod', { success: true, message: 'Order placed.', order: placed });
  const { data } = await run(place, { input }, { cookie: 'token=ann' });
  expect(data.placeOrder).toMatchObject({ success: true, order: { shipping: 3.9, slot: { id, kind, start, end } } });
  expect(store.calls('POST /api/order/cod')[0]?.body).toMatchObject({ slotId: 's1' });
  await read('97477');
  expect(store.calls(slotsCall)).toHaveLength(2);
  // Codes with letters, as people type them.
  for (const code of ['SW1A 1AA', 'sw1a1aa']) await read(code);
  expect(store.calls(slotsCall).slice(2)).toMatchObject([{ query: { postalCode: 'SW1A1AA' } }]);
  expect(store.calls(slotsCall)).toHaveLength(3);
});

test.each([
  ['without the feature', ['store.settings'], { kinds: ['DELIVERY'], fees: [{ fee: 3.9, freeFrom: null }] }],
  ['that does not say them', ['store.settings', 'orders.slots'], undefined],
  ['whose fees cannot be read', ['store.settings', 'orders.slots'], { kinds: ['DELIVERY'], fees: [{ fee: 'low' }] }],
])('the costs of delivery are null over a store %s', async (_which, features, delivery) => {
  const described = withFeatures(...features);
  store.on('GET /api/store', { ...described, settings: { ...described.settings, delivery } });
  store.on('GET /api/store/pages', { success: true, version: 1, pages: [] });
  const { run } = await openGateway();
  expect((await run('{ store { delivery { kinds } } }')).data.store).toEqual({ delivery: null });
});

test('a refused slot keeps the sentence of the store and names the field', async () => {
  const { run } = await openShop('orders.slots');
  const message =
    'The time Tuesday 24 November, 09:00–11:00 is full. The next free time is Tuesday 24 November, 15:00–17:00.';
  const errors = [{ code: 'SLOT_CLOSED', field: 'slotId', message }];
  store.on('POST /api/order/cod', { success: false, code: 'SLOT_CLOSED', message, errors });
  const { data } = await run(place, { input }, { cookie: 'token=ann' });
  expect(data.placeOrder).toEqual({
    success: false,
    message,
    errors: [{ code: 'SLOT_CLOSED', field: ['slotId'] }],
    order: null,
  });
});

test('a store without the feature is neither asked for slots nor sent one', async () => {
  const { run } = await openShop();
  const { data } = await run(query, { code: '97477' });
  expect(data.store).toEqual({ slots: null, deliveryTerms: null });
  store.on('POST /api/order/cod', { success: true });
  await run(place, { input }, { cookie: 'token=ann' });
  expect(store.calls('POST /api/order/cod')[0]?.body).not.toHaveProperty('slotId');
  expect(store.calls(slotsCall)).toEqual([]);
});

test('a store that fails is asked again at the next read', async () => {
  const { run } = await openShop('orders.slots');
  store.on(slotsCall, { success: true, slots: 'many' });
  expect((await run(query, { code: '1' })).errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_REPLY');
  store.on(slotsCall, { ...offer, slots: null, area: null });
  expect((await run(query, { code: '1' })).data.store).toMatchObject({ slots: null, deliveryTerms: { fee: 0 } });
});

test('over the bundled store: the seller plans, a shopper takes the last place, and the next one reads which time is free', async () => {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, {}));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const productId = await addProduct(await backend.seller(), { price: 20, offerPrice: 20 });
  const { url } = await openGateway({ backendUrl: backend.address });
  const open = () => {
    const client = new ShopClient();
    onTestFinished(() => client.close());
    return async (text: string, variables: object = {}) => {
      const { data, errors } = await client.run(url, text, variables);
      expect(errors).toBeUndefined();
      return data;
    };
  };
  const seller = open();
  await seller('mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', {
    input: sellerLogin,
  });
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    kind: 'DELIVERY',
    weekday,
    start: '09:00',
    end: '11:00',
    capacity: 1,
    cutOffTime: '18:00',
    cutOffDaysBefore: 1,
  }));
  const areas = [{ name: 'Springfield', postalCodes: ['974*'], fee: 3.9, freeFrom: 50, minimum: 10 }];
  const plan = { ifVersion: 0, daysAhead: 7, windows: everyDay, closedDays: [], areas };
  const save = `mutation ($input: SaveDeliveryInput!) { saveDelivery(input: $input) {
    success errors { code field } delivery { version areas { name fee postalCodes } slotsAhead { id taken capacity } }
  } }`;
  const wrong = { ...plan, areas: [{ ...areas[0], fee: 1.005 }] };
  expect((await seller(save, { input: wrong })).saveDelivery).toMatchObject({
    success: false,
    errors: [{ code: 'INVALID', field: ['areas', '0', 'fee'] }],
  });
  const costs = '{ store { delivery { kinds fees { fee freeFrom } } } }';
  expect((await seller(costs)).store.delivery).toEqual({ kinds: ['DELIVERY'], fees: [] });
  expect((await seller(save, { input: plan })).saveDelivery).toMatchObject({
    success: true,
    delivery: { version: 1, areas: [{ name: 'Springfield', fee: 3.9, postalCodes: ['974*'] }] },
  });
  expect((await seller(costs)).store.delivery).toEqual({ kinds: ['DELIVERY'], fees: [{ fee: 3.9, freeFrom: 50 }] });

  const buy = open();
  const account = { name: 'Ann', email: 'ann@example.com', password: 'correct horse battery' };
  await buy('mutation ($input: RegisterInput!) { register(input: $input) { success } }', { input: account });
  const { addAddress } = await buy(
    'mutation ($input: AddAddressInput!) { addAddress(input: $input) { address { id } } }',
    { input: goodAddress },
  );
  const { store: offered } = await buy(query.replace('first: 1, ', ''), { code: String(goodAddress.zipcode) });
  expect(offered.deliveryTerms).toMatchObject({ areaName: 'Springfield', fee: 3.9, isDelivered: true });
  const free = offered.slots.filter(({ closedBecause }: { closedBecause: unknown }) => closedBecause === null);
  const wanted = {
    addressId: addAddress.address.id,
    payment: 'COD',
    items: [{ productId, quantity: 1 }],
    slotId: free[0].id,
  };
  // 20.00, 0.40 of tax, and 3.90.
  const placed = await buy(place, { input: { ...wanted, expectedTotal: 24.3 } });
  expect(placed.placeOrder).toMatchObject({ success: true, order: { shipping: 3.9, slot: { id: free[0].id } } });
  const again = await buy(place, { input: { ...wanted, items: [{ productId, quantity: 2 }] } });
  expect(again.placeOrder).toMatchObject({ success: false, errors: [{ code: 'SLOT_CLOSED', field: ['slotId'] }] });
  expect(again.placeOrder.message).toMatch(/ is full\. The next free time is .+, 09:00–11:00\.$/);
  const { delivery } = (await seller('{ seller { delivery { slotsAhead { id taken capacity } } } }')).seller;
  expect(delivery.slotsAhead).toContainEqual({ id: free[0].id, taken: 1, capacity: 1 });
});
