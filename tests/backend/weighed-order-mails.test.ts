import { expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import { addDepositType, addProduct, saveAddress } from '#tests/support/store-records.ts';

const mailServer = await startMailServer();
const backend = backendForTests({
  mail: { kind: 'smtp', url: mailServer.url, from: 'orders@shop.example' },
  shopUrl: 'https://shop.example',
});

test.each([
  [998, 'Everything is as you ordered it. Weighed goods: Gouda 998 g → $7.48.'],
  [790, 'Not everything is as you ordered it:\n\nGouda: 2 of 2, 790 g.'],
])('2 × Gouda of 400–600 g that weighs %d g is in the mail to the shopper', async (grams, text) => {
  const [seller, shopper] = [await backend.seller(), await backend.shopper()];
  const price = { price: '4.50', offerPrice: '4.50' };
  const product = await addProduct(seller, { name: 'Gouda', weight: '400–600 g', ...price });
  const order = { items: [{ product, quantity: 2 }], address: await saveAddress(shopper) };
  const orderId = (await shopper.post('/api/order/cod', order)).body.order._id;
  await seller.post('/api/order/pick', { orderId, line: 0, quantity: 2, grams });
  expect((await seller.post('/api/order/finish-picking', { orderId })).body).toMatchObject({ success: true });
  await sendDueMails(backend.context, { info: () => undefined, warn: () => undefined });
  const told = mailServer.received.filter(({ to, subject }) => to.includes(shopper.email) && /packed/.test(subject));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(text);
});

test('the sums in the mail about missing goods add up to the new total, with deposit and tax', async () => {
  const [seller, shopper] = [await backend.seller(), await backend.shopper()];
  const deposit = { type: await addDepositType(seller), count: 1 };
  const product = await addProduct(seller, { name: 'Milk', price: '10', offerPrice: '10', deposit });
  const order = { items: [{ product, quantity: 3 }], address: await saveAddress(shopper) };
  const orderId = (await shopper.post('/api/order/cod', order)).body.order._id;
  await seller.post('/api/order/pick', { orderId, line: 0, quantity: 2, reason: 'MISSING' });
  await seller.post('/api/order/finish-picking', { orderId });
  await sendDueMails(backend.context, { info: () => undefined, warn: () => undefined });
  const [told] = mailServer.received.filter(({ to, subject }) => to.includes(shopper.email) && /packed/.test(subject));
  // 20.00 for the milk, 0.50 for its bottles, and 2 % of both: 0.41.
  expect(told?.text).toContain('Subtotal: $20.00\nDeposit: $0.50\nTax: $0.41\nTotal: $20.91\n');
});
