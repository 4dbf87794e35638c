import { expect, test } from 'vitest';
import { inLife, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const secret = 's'.repeat(43);
const address = {
  firstName: 'Ada',
  lastName: 'Green',
  email: 'ada@example.com',
  phone: '030 1234567',
  street: '1 Market Lane',
  city: 'Berlin',
  state: '',
  postalCode: '01067',
  country: 'Germany',
};
const input = { address, payment: 'COD', items: [{ productId: 'p1', quantity: 2 }], idempotencyKey: 'one' };
const guest = {
  email: 'ada@example.com',
  heldUntil: '2026-07-01T13:40:00.000Z',
  canConfirm: false,
  canCancel: true,
  canKeep: false,
};
const fields = 'guestOrder { email heldUntil canConfirm canCancel canKeep order { id } }';
const place = `mutation ($input: PlaceGuestOrderInput!) {
  placeGuestOrder(input: $input) { success message errors { code field } secret redirectUrl ${fields} }
}`;
const open = `mutation ($input: GuestOrderInput!) {
  openGuestOrder(input: $input) { success errors { code field } ${fields} }
}`;
const features = ['orders.guests', 'order.stages', 'orders.keys', 'errors.codes'];

async function openShop(...names: string[]) {
  store.on('GET /api/store', withFeatures(...names));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  return openGateway();
}

test('an order without an account is forwarded without a session, once by its key, and its answer has the secret', async () => {
  const { run } = await openShop(...features);
  const placed = { ...inLife(), ...order() };
  store.on('POST /api/guest/order', {
    success: true,
    message: 'Please confirm.',
    order: placed,
    guest,
    secret,
    url: null,
  });
  const { data } = await run(place, { input }, { cookie: 'token=t' });
  expect(data.placeGuestOrder).toEqual({
    success: true,
    message: 'Please confirm.',
    errors: [],
    secret,
    redirectUrl: null,
    guestOrder: { ...guest, order: { id: placed._id } },
  });
  const [call] = store.calls('POST /api/guest/order');
  expect(call?.headers).toMatchObject({ 'idempotency-key': 'one' });
  expect(call?.headers['cookie']).toBeUndefined();
  const { postalCode: zipcode, ...rest } = address;
  expect(call?.body).toEqual({
    address: { ...rest, zipcode },
    payment: 'COD',
    items: [{ product: 'p1', quantity: 2 }],
  });
});

const wishes = { substitution: 'NONE', substitutionExceptions: { p1: 'SIMILAR_NOT_DEARER' } };
test.each([
  ['orders.totals', { expectedTotal: 12.5 }],
  ['orders.slots', { slotId: 's1' }],
  ['orders.notes', { noteToShop: 'Ripe', noteToCourier: 'Ring' }],
  ['orders.picked', wishes],
  ['orders.stages', {}],
])('of an order without an account, a store with %s gets no field that it does not know', async (feature, known) => {
  const { run } = await openShop(...features, feature);
  store.on('POST /api/guest/order', { success: true, order: { ...inLife(), ...order() }, guest, secret, url: null });
  const whole = {
    ...input,
    items: [{ productId: 'p1', quantity: 2, substitution: 'SIMILAR_NOT_DEARER', portionGrams: 50 }],
    expectedTotal: 12.5,
    slotId: 's1',
    noteToShop: 'Ripe',
    noteToCourier: 'Ring',
    substitution: 'NONE',
  };
  expect((await run(place, { input: whole })).data.placeGuestOrder).toMatchObject({ success: true });
  const anyAddress: unknown = expect.anything();
  expect(store.calls('POST /api/guest/order').at(-1)?.body).toEqual({
    address: anyAddress,
    payment: 'COD',
    items: [{ product: 'p1', quantity: 2 }],
    ...known,
  });
});

test('a refused field of the address is named in the input', async () => {
  const { run } = await openShop(...features);
  const message = 'Please write a postal code.';
  const errors = [{ code: 'INVALID', field: 'address.zipcode', message }];
  store.on('POST /api/guest/order', { success: false, code: 'INVALID', message, errors });
  const { data } = await run(place, { input });
  expect(data.placeGuestOrder).toMatchObject({
    success: false,
    secret: null,
    guestOrder: null,
    errors: [{ code: 'INVALID', field: ['address', 'postalCode'] }],
  });
});

test('a link shows its order by a mutation, so that its secret is in the body of a POST only', async () => {
  const { run } = await openShop(...features);
  store.on('POST /api/guest/read', {
    success: true,
    order: { ...order(), ...inLife() },
    guest: { ...guest, heldUntil: null },
  });
  const { data } = await run(open, { input: { secret } });
  expect(data.openGuestOrder).toMatchObject({ success: true, guestOrder: { email: guest.email, heldUntil: null } });
  const [call] = store.calls('POST /api/guest/read');
  expect(call?.body).toEqual({ secret });
});

const changeWishes = `mutation ($input: ChangeGuestOrderWishesInput!) {
  changeGuestOrderWishes(input: $input) { success errors { code field } ${fields} }
}`;

test('the wishes of a guest are sent with the secret, and a refusal has the order as it is', async () => {
  const { run } = await openShop(...features, 'orders.wishes');
  const now = { order: { ...order(), ...inLife() }, guest };
  const refused = { success: false, code: 'CHANGED_SINCE', message: 'Changed.', ...now };
  store.on('POST /api/guest/wishes', {
    ...refused,
    errors: [{ code: 'CHANGED_SINCE', field: 'ifVersion', message: 'Changed.' }],
  });
  const exceptions = [{ productId: 'p1', substitution: 'NONE' }];
  const wishes = { secret, ifVersion: 2, substitution: 'SIMILAR_NOT_DEARER' };
  const { data } = await run(changeWishes, { input: { ...wishes, exceptions } });
  expect(data.changeGuestOrderWishes).toMatchObject({
    success: false,
    errors: [{ code: 'CHANGED_SINCE', field: ['ifVersion'] }],
    guestOrder: { email: guest.email },
  });
  const [call] = store.calls('POST /api/guest/wishes');
  expect(call?.body).toEqual({ ...wishes, substitutionExceptions: { p1: 'NONE' } });
});

const keep = `mutation ($input: KeepGuestOrderInput!) { keepGuestOrder(input: $input) { success errors { code field } } }`;

test('an order becomes an account by its password alone, and joins the account of the session without one', async () => {
  const { run } = await openShop(...features);
  store.on('POST /api/guest/keep', { success: true, message: 'The order is in your account.' });
  const ann = { cookie: 'token=ann' };
  for (const input of [{ secret, password: 'a long password' }, { secret }]) {
    expect((await run(keep, { input }, ann)).data.keepGuestOrder).toEqual({ success: true, errors: [] });
  }
  const calls = store.calls('POST /api/guest/keep');
  expect(calls.map(({ body, headers }) => [body, headers['cookie']])).toEqual([
    [{ secret, password: 'a long password' }, undefined],
    [{ secret }, 'token=ann'],
  ]);
});

test('after an order has joined an account, the same request reads the shopper again', async () => {
  const { run } = await openShop(...features);
  store.on('POST /api/guest/keep', { success: true });
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('POST /api/guest/read', { success: false, code: 'INVALID', message: 'Broken link.' });
  const of = (name: string) => `${name}(input: { secret: "${secret}" }) { query { me { name } } }`;
  const both = `mutation { one: ${of('openGuestOrder')} two: ${of('keepGuestOrder')} }`;
  const { data, errors } = await run(both, {}, { cookie: 'token=ann' });
  expect(errors).toBeUndefined();
  expect(data.two.query.me).toEqual(data.one.query.me);
  expect(store.calls('GET /api/user/is-auth')).toHaveLength(2);
});

test('new passwords of guests count as attempts to log in, orders that join an account do not', async () => {
  store.on('POST /api/guest/keep', { success: true });
  const perMinute = (max: number) => ({ max, timeWindow: 60_000 });
  const rateLimits = { requests: perMinute(1000), credentials: perMinute(1), uploads: perMinute(1000) };
  store.on('GET /api/store', withFeatures(...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  const { run } = await openGateway({}, { rateLimits });
  const withPassword = { input: { secret, password: 'a long password' } };
  expect((await run(keep, withPassword)).data.keepGuestOrder.success).toBe(true);
  expect((await run(keep, withPassword)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  for (const _time of [1, 2]) expect((await run(keep, { input: { secret } })).data.keepGuestOrder.success).toBe(true);
  expect(store.calls('POST /api/guest/keep')).toHaveLength(3);
});

test.each([
  ['confirmGuestOrder', 'confirm', 'guestOrder { email }', { guestOrder: { email: guest.email } }],
  ['cancelGuestOrder', 'cancel', 'guestOrder { email }', { guestOrder: { email: guest.email } }],
  ['exportGuestData', 'export', 'data', { data: '{\n  "orders": []\n}\n' }],
  ['deleteGuestData', 'remove', 'message', { message: 'Done.' }],
])('%s sends the secret of the link and no session', async (name, call, fields_, expected) => {
  const { run } = await openShop(...features);
  const body = { success: true, message: 'Done.', order: { ...order(), ...inLife() }, guest, data: { orders: [] } };
  store.on(`POST /api/guest/${call}`, body);
  const mutation = `mutation { ${name}(input: { secret: "${secret}" }) { success ${fields_} } }`;
  const { data } = await run(mutation, {}, { cookie: 'token=ann; sellerToken=sam' });
  expect(data[name]).toEqual({ success: true, ...expected });
  const [sent] = store.calls(`POST /api/guest/${call}`);
  expect(sent?.body).toEqual({ secret });
  expect(sent?.headers['cookie']).toBeUndefined();
});

const placeForCustomer = `mutation ($input: PlaceCustomerOrderInput!) { placeCustomerOrder(input: $input) { success } }`;
const orderDoors = [
  ['POST /api/guest/order', place],
  ['POST /api/order/for-customer', placeForCustomer],
] as const;

test.each(orderDoors)('%s pays online on a page of the shop’s own origin', async (call, mutation) => {
  store.on('GET /api/store', withFeatures(...features, 'orders.for-customers'));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/seller/is-auth', { success: true });
  const placed = { ...inLife(), ...order() };
  store.on(call, { success: true, message: '', order: placed, guest, secret, url: 'https://pay.test/1' });
  const { run } = await openGateway({ publicOrigin: 'https://shop.test' });
  await run(mutation, { input: { ...input, payment: 'ONLINE' } }, { cookie: 'sellerToken=sam' });
  await run(mutation, { input }, { cookie: 'sellerToken=sam' });
  const [online, cash] = store.calls(call);
  expect(online?.body).toMatchObject({ payment: 'Online' });
  expect(online?.headers).toMatchObject({
    origin: 'https://shop.test',
    'x-forwarded-host': 'shop.test',
    'x-forwarded-proto': 'https',
  });
  expect(cash?.headers).not.toHaveProperty('x-forwarded-proto');
});

test.each(orderDoors)('%s sends of an order what the store knows of, and no more', async (call, mutation) => {
  store.on('GET /api/seller/is-auth', { success: true });
  store.on(call, { success: false, code: 'REFUSED', message: 'Not now.' });
  const typed = {
    expectedTotal: 3.5,
    slotId: 's1',
    noteToShop: 'Ripe ones',
    noteToCourier: 'Ring twice',
    substitution: 'SIMILAR_NOT_DEARER',
    items: [{ productId: 'p1', quantity: 2, portionGrams: 50, substitution: 'NONE' }],
  };
  const fieldsOf: Record<string, object> = {
    'orders.totals': { expectedTotal: 3.5 },
    'orders.slots': { slotId: 's1' },
    'orders.notes': { noteToShop: 'Ripe ones', noteToCourier: 'Ring twice' },
    'orders.picked': { substitution: 'SIMILAR_NOT_DEARER', substitutionExceptions: { p1: 'NONE' } },
    'products.portions': { items: [{ product: 'p1', quantity: 2, portionGrams: 50 }] },
  };
  const known = ['address', 'payment'];
  for (const [feature, sent] of [['orders.keys', {}] as const, ...Object.entries(fieldsOf)]) {
    const { run } = await openShop(...features, 'orders.for-customers', feature);
    await run(mutation, { input: { ...input, ...typed } }, { cookie: 'sellerToken=sam' });
    const body = store.calls(call).at(-1)?.body;
    const rest = Object.entries(body ?? {}).filter(([name]) => !known.includes(name));
    expect([feature, Object.fromEntries(rest)]).toEqual([
      feature,
      { items: [{ product: 'p1', quantity: 2 }], ...sent },
    ]);
  }
});

test.each(orderDoors)('after %s, the times are read again, also when it was refused', async (call, mutation) => {
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/delivery/slots', { success: true, slots: [], isDelivered: true, area: null });
  const { run } = await openShop(...features, 'orders.for-customers', 'orders.slots');
  const times = '{ store { slots(first: 1, postalCode: "01067") { id } } }';
  store.on(call, { success: false, code: 'SLOT_CLOSED', message: 'Taken.' });
  for (const count of [1, 2]) {
    await run(times);
    await run(times);
    expect(store.calls('GET /api/delivery/slots')).toHaveLength(count);
    await run(mutation, { input }, { cookie: 'sellerToken=sam' });
  }
});

test('over a store in which wishes stay as they are, those of guests are not sent', async () => {
  const { run } = await openShop(...features);
  const { data } = await run(changeWishes, { input: { secret, substitution: 'NONE' } });
  expect(data.changeGuestOrderWishes).toMatchObject({ success: false, errors: [{ code: 'NOT_SUPPORTED' }] });
});

test('over a store without the feature, nothing is sent and each mutation is refused', async () => {
  const { run } = await openShop('order.stages');
  const refused = { success: false, errors: [{ code: 'NOT_SUPPORTED' }] };
  expect((await run(place, { input })).data.placeGuestOrder).toMatchObject(refused);
  expect((await run(open, { input: { secret } })).data.openGuestOrder).toMatchObject(refused);
  for (const name of ['confirmGuestOrder', 'cancelGuestOrder', 'exportGuestData', 'deleteGuestData']) {
    const call = `mutation { ${name}(input: { secret: "${secret}" }) { success errors { code } } }`;
    expect((await run(call, {})).data[name]).toMatchObject(refused);
  }
  const keep = `mutation { keepGuestOrder(input: { secret: "${secret}", password: "p" }) { success errors { code } } }`;
  expect((await run(keep, {})).data.keepGuestOrder).toMatchObject(refused);
  const { data } = await run('{ store { guestOrders } }', {});
  expect(data.store.guestOrders).toBeNull();
});
