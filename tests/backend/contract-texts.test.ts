import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const mailServer = await startMailServer();
const backend = backendForTests({
  mail: { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' },
  limits: null,
});
const log = { info: () => undefined, warn: () => undefined };
let seller: StoreClient;
let shopper: StoreClient & { id: string; email: string };
let product = '';
let address = '';

async function setShop(fields: object) {
  const form = new FormData();
  form.append('storeData', JSON.stringify(fields));
  expect((await seller.send('/api/store/update', { method: 'POST', body: form })).body).toMatchObject({
    success: true,
  });
}

async function placeOrder() {
  const { body } = await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  expect(body).toMatchObject({ success: true });
  return body.order._id as string;
}

/** The mail of the placed order, and the one to the shop. */
async function mails() {
  await sendDueMails(backend.context, log);
  const find = (to: string) => mailServer.received.find((mail) => mail.to.includes(to));
  return { toShopper: find(shopper.email), toShop: find('hello@greengate.example') };
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  product = await addProduct(seller);
  address = await saveAddress(shopper);
});

beforeEach(() => {
  mailServer.received.length = 0;
});

afterAll(() => mailServer.close());

const terms = '# Terms\n\nThe first terms & their <rules>.\n\n- One\n- Two';
const returns = 'You may withdraw within 14 days.';

test('without a country, the mail of an order has no texts of the contract', async () => {
  await setShop({ pages: { terms, returns } });
  await placeOrder();
  expect((await mails()).toShopper?.text).not.toContain('The first terms');
  expect(await backend.context.database.query.selectFrom('contract_texts').selectAll().execute()).toEqual([]);
});

test('with a country, the mail to the shopper has the texts of the moment of the order, each kept once', async () => {
  await setShop({ country: 'DE', pages: { terms, returns } });
  const orders = [await placeOrder(), await placeOrder()];
  await setShop({ pages: { terms: 'The second terms.' } });
  const { toShopper, toShop } = await mails();
  expect(toShopper?.text).toContain(
    'Terms and conditions\n\nTerms\n=====\n\nThe first terms & their <rules>.\n\n- One\n- Two\n\n',
  );
  expect(toShopper?.text).toContain(`Withdrawal\n\n${returns}`);
  expect(toShopper?.text).not.toContain('The second terms.');
  expect(toShopper?.html).toMatch(/<h3[^>]*>Terms<\/h3>/);
  expect(toShopper?.html).toMatch(/<ul[^>]*><li>One<\/li><li>Two<\/li><\/ul>/);
  expect(toShopper?.html).toContain('The first terms &amp; their &lt;rules&gt;.');
  expect(toShopper?.html).toContain(returns);
  expect(toShop?.text).not.toContain('The first terms');
  const { query } = backend.context.database;
  expect(await query.selectFrom('contract_texts').select('text').orderBy('text').execute()).toEqual([
    { text: terms },
    { text: returns },
  ]);
  const kept = await query
    .selectFrom('orders')
    .select(['terms_hash', 'withdrawal_hash'])
    .where('id', 'in', orders)
    .execute();
  expect(new Set(kept.map((row) => JSON.stringify(row))).size).toBe(1);
});

test('pages without a text are left out of the mail', async () => {
  await setShop({ country: 'EU', pages: { terms: '', returns } });
  await placeOrder();
  const { toShopper } = await mails();
  expect(toShopper?.text).toContain(returns);
  expect(toShopper?.text).not.toContain('Terms and conditions');
});
