import { beforeAll, expect, test } from 'vitest';
import { numberOrder } from '#backend/db/order-numbers.ts';
import { setMailing } from '#backend/outbox.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { confirmEmail } from '#tests/support/confirmed-email.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { payByEvent } from '#tests/support/pay-by-event.ts';
import { tracesOf } from '#tests/support/person-traces.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodPassword, saveAddress } from '#tests/support/store-records.ts';

/** Mails are written, and wait: nothing sends them here. */
const backend = backendForTests({
  mail: { kind: 'smtp', url: 'smtp://127.0.0.1:9', from: 'orders@shop.example' },
  shopUrl: 'https://shop.example',
});
let seller: StoreClient;
let product = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  await setMailing(backend.context.database, true);
  const form = new FormData();
  form.append('storeData', JSON.stringify({ country: 'DE' }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
  product = await addProduct(seller);
});

const traces = (words: readonly string[]) => tracesOf(backend.context.database, words);
const tablesIn = (found: string[]) => [...new Set(found.map((place) => place.split('.')[0]))];

/** The words that only one person has. */
const wordsOf = (name: string) => [
  name,
  `${name}@mail.example`,
  `${name} Street`,
  `in ${name}town`,
  `the ${name} bell`,
];

/** A shopper who has left personal data wherever the shop takes some, with a confirmed email. */
async function talkativeShopper(name: string) {
  const client = backend.visitor();
  const [first, email] = [`before.${name}@mail.example`, `${name}@mail.example`];
  const person = { name: `Ada ${name}`, email: first, password: goodPassword };
  const { body } = await client.post('/api/user/register', person);
  await confirmEmail(backend.context.database, body.user._id);
  await client.post('/api/newsletter/subscribe', { email: first });
  await client.post('/api/account/request-reset', { email: first, account: 'shopper' });
  await client.post('/api/user/email', { email, password: goodPassword });
  await confirmEmail(backend.context.database, body.user._id);
  const address = await saveAddress(client, {
    lastName: name,
    email,
    street: `1 ${name} Street`,
    city: `in ${name}town`,
  });
  let sent = 0;
  const order = async (path: 'cod' | 'stripe') => {
    const notes = { noteToShop: `Ring the ${name} bell`, noteToCourier: `Ring the ${name} bell` };
    const items = [{ product, quantity: 1 }];
    const key = { 'idempotency-key': `${name}-${(sent += 1)}` };
    return (await client.post(`/api/order/${path}`, { items, address, ...notes }, key)).body.order;
  };
  const [done, cancelled] = [await order('cod'), await order('cod')];
  await client.post('/api/order/cancel', { orderId: cancelled._id, reason: `We moved away from ${name} Street` });
  for (const to of ['PICKING', 'READY', 'OUT', 'DONE']) await seller.post('/api/order/move', { orderId: done._id, to });
  const paid = await order('stripe');
  await payByEvent(backend.context.database, paid, Date.now());
  await seller.post('/api/order/cancel', { orderId: paid._id, reason: 'The ripe ones are gone' });
  const unpaid = await order('stripe');
  const event = { provider: 'sandbox', id: `left-${unpaid._id}`, orderId: unpaid._id, kind: 'cancelled' as const };
  const money = { currency: 'usd', amountCents: Math.round(unpaid.amount * 100) };
  await applyPaymentEvent(backend.context.database, { ...event, ...money }, Date.now());
  await client.post('/api/cart/update', { cartItems: { [product]: 3 } });
  await client.post('/api/newsletter/subscribe', { email });
  const withdrawal = { name: `Ada ${name}`, email, goods: `The potatoes from ${name} Street` };
  const numbers = [done.number, '999999', String(await numberOrder(backend.context.database.query, unpaid._id))];
  for (const orderNumber of numbers) await client.post('/api/withdrawal/send', { ...withdrawal, orderNumber });
  await client.post('/api/account/request-reset', { email, account: 'shopper' });
  return { client, order, paid };
}

test('a deleted account leaves its name, email, address and words in no table, and those of others stay', async () => {
  const { client, paid } = await talkativeShopper('Zimmerspitz');
  const { client: other, order } = await talkativeShopper('Querulant');
  // An open order of somebody else keeps no account.
  await order('cod');
  const before = await traces(wordsOf('Zimmerspitz'));
  // The test finds traces where they are.
  expect(tablesIn(before)).toEqual(
    expect.arrayContaining(['addresses', 'mails', 'newsletter_subscribers', 'order_events', 'order_words', 'orders']),
  );
  expect(tablesIn(before)).toEqual(expect.arrayContaining(['users', 'withdrawals']));
  const othersBefore = await traces(wordsOf('Querulant'));

  expect((await client.post('/api/user/remove', { password: goodPassword })).body).toMatchObject({ success: true });
  expect(await traces(wordsOf('Zimmerspitz'))).toEqual([]);
  expect(await traces(wordsOf('Querulant'))).toEqual(othersBefore);
  // What the shop itself wrote about the order stays.
  const [kept] = (await seller.get(`/api/order/seller?id=${paid._id}`)).body.orders;
  expect(kept.timeline).toContainEqual(expect.objectContaining({ actor: 'SELLER', note: 'The ripe ones are gone' }));
  expect((await other.get('/api/user/is-auth')).body.success).toBe(true);
});

test('a removed address, and an ended subscription with its mail, leave nothing in any table', async () => {
  const client = await backend.shopper();
  const address = await saveAddress(client, { lastName: 'Kornblum', email: 'kornblum@mail.example' });
  await client.post('/api/newsletter/subscribe', { email: 'kornblum@news.example' });
  expect(tablesIn(await traces(['kornblum']))).toEqual(['addresses', 'mails', 'newsletter_subscribers']);
  await client.post('/api/address/remove', { addressId: address });
  expect(tablesIn(await traces(['kornblum']))).toEqual(['mails', 'newsletter_subscribers']);
  await backend.context.database.query.updateTable('newsletter_subscribers').set({ confirmed_at: 1 }).execute();
  const { subscribers } = (await seller.get('/api/newsletter/subscribers')).body;
  const own = subscribers.find(({ email }: { email: string }) => email === 'kornblum@news.example');
  const ended = await backend.visitor().post('/api/newsletter/unsubscribe', { token: own?.unsubscribeToken });
  expect(ended.body).toMatchObject({ success: true });
  expect(await traces(['kornblum'])).toEqual([]);
});
