import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
const production = backendForTests({ isProduction: true, mail: null });

test('without a mail server, development shows the mails at /mails, on this machine only', async () => {
  const product = await addProduct(await backend.seller(), { name: 'Apples <b>' });
  const shopper = await backend.shopper();
  const order = { items: [{ product, quantity: 1 }], address: await saveAddress(shopper) };
  expect((await shopper.post('/api/order/cod', order)).body).toMatchObject({ success: true });
  await sendDueMails(backend.context, { info: () => undefined, warn: () => undefined });
  const visitor = backend.visitor();
  const list = await visitor.get('/mails');
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(list.text).toContain(`to ${shopper.email}`);
  const [, address = ''] = /href="(\/mails\/[^"]+)">Order No/.exec(list.text) ?? [];
  const html = await visitor.get(address);
  expect(html.headers.get('content-type')).toContain('text/html');
  expect(html.text).toContain('Apples &lt;b&gt;');
  expect((await visitor.get(`${address}?part=text`)).text).toContain('Apples <b>');
  const foreign = get(`${backend.address}/mails`, { headers: { host: 'shop.example' } });
  const [response] = (await once(foreign, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(404);
  expect((await production.visitor().get('/mails')).status).toBe(404);
});
