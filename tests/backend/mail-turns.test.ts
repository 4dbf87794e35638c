import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { confirmEmail } from '#tests/support/confirmed-email.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodPassword, saveAddress } from '#tests/support/store-records.ts';

const minute = 60_000;
let now = Date.UTC(2024, 0, 10, 12, 30);
const mailServer = await startMailServer();
const mail = { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' };
const backend = backendForTests({ mail, shopUrl: 'https://shop.example' }, () => now);
const log = { info: () => undefined, warn: () => undefined };

let seller: StoreClient;
let shopper: StoreClient & { id: string; email: string };
let apple = '';
let address = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  apple = await addProduct(seller, { name: 'Apples', price: '10', offerPrice: '10' });
  shopper = await backend.shopper();
  await confirmEmail(backend.context.database, shopper.id);
  address = await saveAddress(shopper);
});
beforeEach(() => {
  mailServer.received.length = 0;
  mailServer.refusal = null;
});
afterAll(() => mailServer.close());

const sendMails = () => sendDueMails(backend.context, log);
const mailsTo = (to: string) => mailServer.received.filter((received) => received.to.includes(to));

async function placeCash() {
  const { body } = await shopper.post('/api/order/cod', { items: [{ product: apple, quantity: 2 }], address });
  expect(body).toMatchObject({ success: true });
  return body.order as { _id: string };
}

test('mails to one receiver are sent in the order of their times, and those of one time in the order of their ids', async () => {
  const start = now;
  const { email } = await backend.shopper();
  const ask = () => backend.visitor().post('/api/account/request-reset', { email, account: 'shopper' });
  mailServer.refusal = { code: 451, text: 'Try again later' };
  // The clock is set back between these, so the second has the lower id. After a try, both have the same next time.
  for (now of [start + minute, start]) await ask();
  now = start + 2 * minute;
  await sendMails();
  mailServer.refusal = null;
  now += minute / 2;
  await ask();
  now += minute;
  await sendMails();
  const sent = mailsTo(email).map(({ headers }) => headers.get('message-id'));
  const [lower, higher, highest] = sent.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
  expect(sent).toEqual([highest, lower, higher]);
});

test('a link to a new password goes with its account, one for no account leaves no mail, and other mails stay', async () => {
  const { _id } = await placeCash();
  const leaving = await backend.shopper();
  const nobody = 'nobody@mail.example';
  for (const email of [leaving.email, nobody])
    await backend.visitor().post('/api/account/request-reset', { email, account: 'shopper' });
  await sendMails();
  const names: Record<string, string> = { [leaving.email]: 'own', [nobody]: 'nobody', [_id]: 'order' };
  const listed = async () => {
    const { mails } = (await seller.get('/api/mail/list?first=100')).body;
    return mails.flatMap(
      (mail: Record<string, string>) => names[mail.recipient ?? ''] ?? names[mail.orderId ?? ''] ?? [],
    );
  };
  expect([mailsTo(leaving.email).length, mailsTo(nobody).length]).toEqual([1, 0]);
  expect(await listed()).toEqual(['own', 'order', 'order']);
  expect((await leaving.get('/api/user/export')).body.data.mails).toMatchObject([{ kind: 'PASSWORD_RESET' }]);
  expect((await leaving.post('/api/user/remove', { password: goodPassword })).body).toMatchObject({ success: true });
  expect(await listed()).toEqual(['order', 'order']);
});

test('a process whose turn another one has taken sends nothing, also before it notices that', async () => {
  const { _id } = await placeCash();
  const { context } = backend;
  const { database } = context;
  const noticed = new AbortController();
  let looks = 0;
  const clock = () => {
    looks += 1;
    if (looks === 5) noticed.abort();
    return now;
  };
  const exclusively: typeof database.exclusively = (name, work) =>
    database.exclusively(name, (turn) => work({ ...turn, signal: noticed.signal, isOurs: sql<boolean>`false` }));
  await sendDueMails({ ...context, clock, database: { ...database, exclusively } }, log);
  expect(mailServer.received).toEqual([]);
  await sendMails();
  const { mails } = (await seller.get(`/api/mail/list?orderId=${_id}`)).body;
  expect(mails).toMatchObject([
    { state: 'SENT', tries: 1 },
    { state: 'SENT', tries: 1 },
  ]);
});
