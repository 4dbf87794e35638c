import { expect, test } from 'vitest';
import { inLife, order, product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=sam' };
const receivedAt = '2026-07-01T12:30:00.000Z';
const input = { name: 'Ada', orderNumber: '1042', email: 'ada@example.com' };
const send = `mutation ($input: SendWithdrawalInput!) {
  sendWithdrawal(input: $input) { success message errors { code field message } receipt { receivedAt isMailed } }
}`;
const list = `query ($first: Int, $after: String) { seller { withdrawals(first: $first, after: $after) {
  totalCount openCount nodes { id receivedAt orderId orderNumber name email goods }
  edges { cursor } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
} } }`;
const move = `mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { success errors { code field message } order { minimumAge } } }`;

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures(...features));
  store.on('GET /api/product/list', { success: true, products: [product({ minimumAge: 18 })] });
  store.on('GET /api/seller/is-auth', { success: true });
  return openGateway();
}

test('a visitor sends a withdrawal without a login, and learns when it was received', async () => {
  const { run } = await openShop('orders.withdrawal');
  const message = 'We have received your withdrawal.';
  store.on('POST /api/withdrawal/send', { success: true, message, withdrawal: { receivedAt, isMailed: true } });
  const { data } = await run(send, { input });
  expect(data.sendWithdrawal).toEqual({ success: true, message, errors: [], receipt: { receivedAt, isMailed: true } });
  expect(store.calls('POST /api/withdrawal/send')[0]?.body).toEqual({ ...input, goods: '' });
});

test('a refused field of a withdrawal is named in the input', async () => {
  const { run } = await openShop('orders.withdrawal', 'errors.codes');
  const message = 'Please leave out links.';
  const errors = [{ code: 'INVALID', field: 'goods', message }];
  store.on('POST /api/withdrawal/send', { success: false, code: 'INVALID', message, errors });
  const { data } = await run(send, { input: { ...input, goods: 'https://evil.example' } });
  expect(data.sendWithdrawal).toMatchObject({
    success: false,
    errors: [{ code: 'INVALID', field: ['goods'] }],
    receipt: null,
  });
});

test('the seller reads a page of withdrawals', async () => {
  const { run } = await openShop('orders.withdrawal');
  const sent = {
    id: 'w1',
    receivedAt,
    orderId: 'o1',
    orderNumber: '1042',
    name: 'Ada',
    email: 'ada@example.com',
    goods: '',
  };
  const pageInfo = { endCursor: 'w1', hasNextPage: true };
  store.on('GET /api/withdrawal/list', {
    success: true,
    withdrawals: [sent, { id: 'w0' }],
    pageInfo,
    totalCount: 3,
    openCount: 2,
  });
  const { data } = await run(list, { first: 1, after: 'w2' }, asSeller);
  expect(data.seller.withdrawals).toEqual({
    totalCount: 3,
    openCount: 2,
    nodes: [sent],
    edges: [{ cursor: 'w1' }],
    pageInfo: { startCursor: 'w1', endCursor: 'w1', hasNextPage: true, hasPreviousPage: true },
  });
  // A store that does not note answers.
  store.on('GET /api/withdrawal/list', { success: true, withdrawals: [], pageInfo, totalCount: 3 });
  expect((await run(list, {}, asSeller)).data.seller.withdrawals).toMatchObject({ totalCount: 3, openCount: null });
});

test('over a store without the feature nothing is sent, and the list is null', async () => {
  const { run } = await openShop();
  const { data } = await run(send, { input });
  expect(data.sendWithdrawal).toMatchObject({ success: false, errors: [{ code: 'NOT_SUPPORTED' }], receipt: null });
  expect((await run(list, {}, asSeller)).data.seller.withdrawals).toBeNull();
  expect(store.calls('POST /api/withdrawal/send')).toEqual([]);
  expect(store.calls('GET /api/withdrawal/list')).toEqual([]);
});

test.each([
  [['products.age'], 18],
  [[], null],
])('over a store with %j the minimum age of a product is %j', async (features, minimumAge) => {
  const { run } = await openShop(...features);
  const { data } = await run('{ products { nodes { minimumAge } } }');
  expect(data.products.nodes).toEqual([{ minimumAge }]);
});

test.each([
  [['order.stages', 'products.age'], { orderId: 'o1', to: 'DONE', ageChecked: true }],
  [['order.stages'], { orderId: 'o1', to: 'DONE' }],
])('over a store with %j the check of the age is sent only where it is known', async (features, body) => {
  const { run } = await openShop(...features);
  const moved = { ...order(inLife()), minimumAge: 18 };
  store.on('POST /api/order/move', { success: true, message: 'Order moved.', order: moved });
  const { data } = await run(move, { input: { id: 'o1', to: 'DONE', ageChecked: true } }, asSeller);
  expect(data.moveOrder).toMatchObject({ success: true, order: { minimumAge: 18 } });
  expect(store.calls('POST /api/order/move')[0]?.body).toEqual(body);
});

test('an answer to a withdrawal is noted over a store that has the feature', async () => {
  const note = `mutation ($input: NoteWithdrawalAnswerInput!) {
    noteWithdrawalAnswer(input: $input) { success errors { code } }
  }`;
  const input = { id: 'w1', isAnswered: true };
  const { run } = await openShop('orders.withdrawal', 'withdrawals.answer');
  store.on('POST /api/withdrawal/answer', { success: true, message: 'Noted.' });
  expect((await run(note, { input }, asSeller)).data.noteWithdrawalAnswer).toEqual({ success: true, errors: [] });
  expect(store.calls('POST /api/withdrawal/answer')[0]?.body).toEqual(input);
  const classic = await openShop('orders.withdrawal');
  expect((await classic.run(note, { input }, asSeller)).data.noteWithdrawalAnswer).toEqual({
    success: false,
    errors: [{ code: 'NOT_SUPPORTED' }],
  });
});
