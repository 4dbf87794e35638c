import { afterAll, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { mailsAtOnce, openMailTransport } from '#backend/features/shop/mail/mail-transport.ts';
import { drillTimeout, killsOf, reportDrill, seededRandom } from '#tests/support/drill.ts';
import { storeToKill } from '#tests/support/killable-store.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { databaseKind, sellerLogin, testConfig } from '#tests/support/open-backend.ts';

const mailServer = await startMailServer();
const from = 'orders@shop.example';
const store = storeToKill({ SMTP_URL: mailServer.url, MAIL_FROM: from, PUBLIC_URL: 'http://shop.example' });
afterAll(() => mailServer.close());

const receivedIds = () => mailServer.received.map(({ headers }) => headers.get('message-id') ?? '');

/** The mails of a killed store: the tries that it had begun and not ended, and the mails that it has recorded as sent. */
async function mailsAtKill() {
  const database = await store.openDatabase();
  const mails = await database.query.selectFrom('mails').select(['id', 'state', 'tries']).execute();
  await database.close();
  return {
    begun: mails
      .filter(({ state, tries }) => state === 'WAITING' && tries > 0)
      .map(({ id, tries }) => `${id} ${tries}`),
    sent: mails.filter(({ state }) => state === 'SENT').map(({ id }) => id),
  };
}

test(
  'killed repeatedly while it sends, the store sends each mail once, except those that it was sending at that moment',
  async () => {
    const rounds = killsOf(20);
    // These are more mails than the store sends at once.
    const ordersEach = mailsAtOnce;
    const random = seededRandom(14);
    const shop = await store.openShop();
    const placed: string[] = [];
    const inFlight = new Set<string>();
    const sentBefore = new Map<string, number>();
    const kill = async () => {
      await store.kill();
      const { begun, sent } = await mailsAtKill();
      const begunNow = begun.filter((mailAndTry) => !inFlight.has(mailAndTry));
      expect(begunNow.length).toBeLessThanOrEqual(mailsAtOnce);
      for (const mailAndTry of begunNow) inFlight.add(mailAndTry);
      for (const id of sent) sentBefore.set(id, sentBefore.get(id) ?? mailServer.received.length);
    };
    for (let round = 0; round < rounds; round += 1) {
      const items = [{ product: shop.product, quantity: 1 }];
      const receivedBefore = mailServer.received.length;
      for (let count = 0; count < ordersEach; count += 1) {
        const order = { items, address: shop.address };
        // Without a key, an equal order counts as a repetition if the machine's clock steps back.
        const key = { 'idempotency-key': `order ${placed.length}` };
        const { body } = await shop.shopper.post('/api/order/cod', order, key);
        expect(body).toMatchObject({ success: true });
        placed.push(body.order._id);
      }
      // The kill comes in the middle of the mails of this round.
      await mailServer.waitFor(receivedBefore + 1 + Math.floor(random() * ordersEach));
      await kill();
      await store.start();
    }
    await kill();

    // A mail that was claimed by a killed process is due a minute later.
    const database = await store.openDatabase();
    const config = testConfig('', { kind: 'sqlite', file: '' }, { shopUrl: 'http://shop.example' });
    const mail = await openMailTransport({ kind: 'smtp', url: mailServer.url, from });
    const clock = () => Date.now() + 3_600_000;
    const context = { config, database, clock, mail, sellerLogin: { email: sellerLogin.email, passwordHash: '' } };
    const waiting = database.query.selectFrom('mails').select('id').where('state', '=', 'WAITING');
    const sendAll = async () => {
      await sendDueMails(context, { info: () => undefined, warn: () => undefined });
      return waiting.execute();
    };
    // On PostgreSQL, the turn of a killed process ends only after some seconds.
    await expect.poll(sendAll, { timeout: 30_000 }).toEqual([]);
    const mails = await database.query
      .selectFrom('mails')
      .select(['id', 'kind', 'order_id', 'state', 'tries'])
      .execute();
    await database.close();

    const copies = new Map<string, number>();
    for (const id of receivedIds()) copies.set(id, (copies.get(id) ?? 0) + 1);
    const again = mailServer.received.length - copies.size;
    reportDrill(`mail ${databaseKind}`, {
      'rounds of kill -9': rounds,
      orders: placed.length,
      'mails to send': mails.length,
      'mails lost': mails.length - copies.size,
      'mails sent again, between the 250 of the server and the commit': again,
    });
    expect(mails.map(({ state }) => state)).toEqual(mails.map(() => 'SENT'));
    expect(mails.map(({ kind, order_id }) => `${order_id} ${kind}`).toSorted()).toEqual(
      placed.flatMap((id) => [`${id} ORDER_FOR_SHOP`, `${id} ORDER_PLACED`]).toSorted(),
    );
    expect(copies.size).toBe(mails.length);
    // Only mails that the store was sending when it was killed have a copy, and none that it had recorded as sent.
    expect(again).toBeLessThanOrEqual(inFlight.size);
    for (const [id, received] of sentBefore) {
      expect(
        receivedIds()
          .slice(received)
          .filter((messageId) => messageId.includes(id)),
      ).toEqual([]);
    }
    for (const { id, tries } of mails) {
      const sent = receivedIds().filter((messageId) => messageId.includes(id)).length;
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThanOrEqual(tries);
    }
  },
  drillTimeout,
);
