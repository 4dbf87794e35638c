import { afterAll, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/mail/mail-sender.ts';
import { openMailTransport } from '#backend/features/mail/mail-transport.ts';
import { drillSize, drillTimeout, reportDrill, seededRandom } from '#tests/support/drill.ts';
import { storeToKill } from '#tests/support/killable-store.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { databaseKind, sellerLogin, testConfig } from '#tests/support/open-backend.ts';

const mailServer = await startMailServer();
const from = 'orders@shop.example';
const store = storeToKill({ SMTP_URL: mailServer.url, MAIL_FROM: from, PUBLIC_URL: 'http://shop.example' });
afterAll(() => mailServer.close());

test(
  'killed repeatedly while it sends, the store sends each mail once, but for one that the server took just before',
  async () => {
    const rounds = drillSize(2, 20);
    const ordersEach = 4;
    const random = seededRandom(14);
    const shop = await store.openShop();
    const placed: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const items = [{ product: shop.product, quantity: 1 }];
      for (let count = 0; count < ordersEach; count += 1) {
        const { body } = await shop.shopper.post('/api/order/cod', { items, address: shop.address });
        expect(body).toMatchObject({ success: true });
        placed.push(body.order._id);
      }
      // In the middle of the mails of this round.
      await mailServer.waitFor(mailServer.received.length + 1 + Math.floor(random() * ordersEach));
      await store.kill();
      await store.start();
    }
    await store.kill();

    // A mail that was claimed by a killed process is due a minute later.
    const database = await store.openDatabase();
    const config = testConfig('', { kind: 'sqlite', file: '' }, { shopUrl: 'http://shop.example' });
    const mail = openMailTransport({ kind: 'smtp', url: mailServer.url, from });
    const clock = () => Date.now() + 3_600_000;
    const context = { config, database, clock, mail, sellerLogin: { email: sellerLogin.email, passwordHash: '' } };
    // One call sends at most 50.
    const isWaiting = () =>
      database.query.selectFrom('mails').select('id').where('state', '=', 'WAITING').executeTakeFirst();
    for (let calls = 0; calls < placed.length && (await isWaiting()); calls += 1) {
      await sendDueMails(context, { info: () => undefined, warn: () => undefined });
    }
    const mails = await database.query.selectFrom('mails').select(['id', 'kind', 'order_id', 'state']).execute();
    await database.close();

    const copies = new Map<string, number>();
    for (const { headers } of mailServer.received) {
      const id = headers.get('message-id') ?? '';
      copies.set(id, (copies.get(id) ?? 0) + 1);
    }
    const again = mailServer.received.length - copies.size;
    reportDrill(`mail ${databaseKind}`, {
      'rounds of kill -9': rounds,
      orders: placed.length,
      'mails to send': mails.length,
      'mails lost': mails.length - copies.size,
      'mails sent twice, between the 250 of the server and the commit': again,
    });
    expect(mails.map(({ state }) => state)).toEqual(mails.map(() => 'SENT'));
    expect(mails.map(({ kind, order_id }) => `${order_id} ${kind}`).toSorted()).toEqual(
      placed.flatMap((id) => [`${id} ORDER_FOR_SHOP`, `${id} ORDER_PLACED`]).toSorted(),
    );
    expect(copies.size).toBe(mails.length);
    // At most one mail is on its way when the process is killed.
    expect(again).toBeLessThanOrEqual(rounds + 1);
    expect(Math.max(...copies.values())).toBeLessThanOrEqual(2);
  },
  drillTimeout,
);
