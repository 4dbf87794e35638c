import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailKind } from '#backend/db/mail-tables.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { noteFaults } from '#backend/features/shop/status/fault-mails.ts';
import { addAccentedProducts, accentedAddress, nameShop } from '#tests/support/languages/accented-data.ts';
import { startPseudoShop, type PseudoShop } from '#tests/support/languages/pseudo-shop.ts';
import { isUntranslated } from '#tests/support/languages/untranslated.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { goodPassword, saveAddress } from '#tests/support/store-records.ts';

let shop: PseudoShop;
let seller: StoreClient;
let product: string;

beforeAll(async () => {
  shop = await startPseudoShop();
  seller = await shop.store.seller();
  await nameShop(seller);
  [product = ''] = await addAccentedProducts(seller);
});
afterAll(() => shop.close());

async function done(answer: Promise<{ body: { success: boolean } }>): Promise<void> {
  expect((await answer).body).toMatchObject({ success: true });
}

/** An order for cash of a new shopper. */
async function placeOrder(slotId?: string) {
  const shopper = await shop.store.shopper();
  const address = await saveAddress(shopper, accentedAddress);
  const typed = { noteToShop: 'Ŕîþé', noteToCourier: 'Ŕîñĝ', substitution: 'SIMILAR_NOT_DEARER' };
  const order = { items: [{ product, quantity: 2 }], address, slotId, ...typed };
  const { body } = await shopper.post('/api/order/cod', order);
  return { shopper, orderId: body.order._id as string };
}

/** Orders are collected from now on. Returns the last time of the plan. */
async function promiseCollection(): Promise<string> {
  const window = {
    kind: 'PICKUP',
    start: '14:00',
    end: '16:00',
    capacity: 9,
    cutOffTime: '00:00',
    cutOffDaysBefore: 0,
  };
  const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...window, weekday }));
  await done(
    seller.post('/api/delivery/plan/save', { ifVersion: 0, daysAhead: 7, windows, closedDays: [], areas: [] }),
  );
  const { body } = await shop.store.visitor().get('/api/delivery/slots');
  return body.slots.at(-1).id;
}

const move = (orderId: string, to: string) => done(seller.post('/api/order/move', { orderId, to }));

test('in the pseudo-language, no mail has a text in English', async () => {
  // One order is packed with a piece less, brought and refunded; the shop cancels another, and a shopper the third; one is collected.
  const { orderId } = await placeOrder();
  await move(orderId, 'PICKING');
  await done(seller.post('/api/order/pick', { orderId, line: 0, quantity: 1, reason: 'MISSING' }));
  for (const to of ['READY', 'OUT', 'DONE']) await move(orderId, to);
  await done(seller.post('/api/order/refund', { orderId, amount: 1, reason: 'Ɓŕûîšéđ' }));
  await done(seller.post('/api/order/cancel', { orderId: (await placeOrder()).orderId, reason: 'Çļöšéđ' }));
  const { shopper, orderId: unwanted } = await placeOrder();
  await done(shopper.post('/api/order/cancel', { orderId: unwanted, reason: 'Öþéñ' }));
  const { orderId: collected } = await placeOrder(await promiseCollection());
  for (const to of ['PICKING', 'READY']) await move(collected, to);
  await done(shopper.post('/api/account/request-reset', { email: shopper.email, account: 'shopper' }));
  const mover = await shop.store.shopper();
  await done(mover.post('/api/user/email', { email: 'new@example.com', password: goodPassword }));
  await done(seller.post('/api/staff/add', { name: 'Þåţ', email: 'pat@example.com', role: 'PACKER' }));
  const chosen = new FormData();
  chosen.append('storeData', JSON.stringify({ country: 'DE' }));
  await done(seller.send('/api/store/update', { method: 'POST', body: chosen }));
  await done(shop.store.visitor().post('/api/newsletter/subscribe', { email: 'new@example.com' }));
  const country = new FormData();
  country.append('storeData', JSON.stringify({ country: 'EU' }));
  await done(seller.send('/api/store/update', { method: 'POST', body: country }));
  const withdrawal = { name: 'Åđå', orderNumber: '1001', email: 'ada@example.com' };
  await done(shop.store.visitor().post('/api/withdrawal/send', withdrawal));
  await noteFaults(shop.store.context, [{ id: 'DISK', title: 'Ðîšķ', state: 'FAULT', note: 'Ƒûļļ.' }], { sends: true });
  await sendDueMails(shop.store.context, { info: () => undefined, warn: () => undefined });

  const sent = await shop.store.context.database.query.selectFrom('mails').select('kind').execute();
  const kinds: MailKind[] = [
    'EMAIL_CHANGED',
    'FAULT_FOR_SHOP',
    'NEWSLETTER_CONFIRM',
    'ORDER_CANCELLED',
    'ORDER_CANCELLED_FOR_SHOP',
    'ORDER_FOR_SHOP',
    'ORDER_OUT',
    'ORDER_PLACED',
    'ORDER_READY',
    'ORDER_REFUNDED',
    'ORDER_SETTLED',
    'PASSWORD_RESET',
    'WITHDRAWAL_FOR_SHOP',
    'WITHDRAWAL_RECEIPT',
  ];
  expect([...new Set(sent.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
  const visitor = shop.store.visitor();
  const list = await visitor.get('/mails');
  const addresses = [...list.text.matchAll(/href="(\/mails\/[^"?]+)"/g)].map(([, address]) => address);
  expect(addresses.length).toBe(sent.length);
  for (const address of addresses) {
    const { text } = await visitor.get(`${address}?part=text`);
    expect(text.split('\n').filter(isUntranslated)).toEqual([]);
  }
});
