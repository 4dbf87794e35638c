import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDueMails, startMailSender } from '#backend/features/shop/mail/mail-sender.ts';
import { mailsAtOnce } from '#backend/features/shop/mail/mail-transport.ts';
import { startMailServer, type ReceivedMail } from '#tests/support/mail-server.ts';
import { absentPostgres, sellerLogin, twoBackendsForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const mailServer = await startMailServer();
const backends = twoBackendsForTests({
  // On a loaded machine, the server may hold mails for longer than the store usually waits.
  mail: { kind: 'smtp', url: `${mailServer.url}?socketTimeout=40000`, from: 'orders@shop.example' },
  shopUrl: 'https://shop.example',
});
const log = { info: () => undefined, warn: () => undefined };

interface Shopper {
  client: StoreClient;
  email: string;
  address: string;
}
let product = '';
const shoppers: Shopper[] = [];

const backend = () => {
  const [first] = backends;
  if (first === undefined) throw new Error('The store has not started.');
  return first;
};
/** Sends what is due, from both stores at the same time. On SQLite both are one. */
const sendMails = () => Promise.all([...new Set(backends)].map(({ context }) => sendDueMails(context, log)));

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  product = await addProduct(await backend().seller());
  while (shoppers.length < 4) {
    const client = await backend().shopper();
    shoppers.push({ client, email: client.email, address: await saveAddress(client) });
  }
});

beforeEach(() => {
  mailServer.received.length = 0;
  mailServer.beforeTaking = null;
});

afterAll(() => mailServer.close());

async function order({ client, address }: Shopper): Promise<number> {
  const { body } = await client.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  expect(body).toMatchObject({ success: true });
  return Number(body.order.number);
}

/** Each shopper orders that many times, in turn. */
async function orderAll(times: number): Promise<number[]> {
  const numbers: number[] = [];
  for (let time = 0; time < times; time += 1) for (const shopper of shoppers) numbers.push(await order(shopper));
  return numbers;
}

const receiverOf = ({ to }: ReceivedMail) => to[0] ?? '';
const numberOf = ({ subject }: ReceivedMail) => Number(/No\. (\d+)/.exec(subject)?.[1]);
const isToShop = (mail: ReceivedMail) => receiverOf(mail) === sellerLogin.email;
const messageIds = () => mailServer.received.map(({ headers }) => headers.get('message-id'));

async function waitingMails() {
  const { query } = backend().context.database;
  return query.selectFrom('mails').select(['id', 'tries']).where('state', '=', 'WAITING').execute();
}

/** Lets the server keep mails open, without an answer, until `release` is called or that many are open. */
function holdMails({
  until = Number.POSITIVE_INFINITY,
  isHeld = () => true,
}: { until?: number; isHeld?: (mail: ReceivedMail) => boolean } = {}) {
  const open = new Set<ReceivedMail>();
  const most = { atOnce: 0, toShop: 0, toOneShopper: 0 };
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  mailServer.beforeTaking = async (mail) => {
    open.add(mail);
    const toShop = [...open].filter(isToShop).length;
    const toSame = [...open].filter((other) => receiverOf(other) === receiverOf(mail)).length;
    most.atOnce = Math.max(most.atOnce, open.size);
    most.toShop = Math.max(most.toShop, toShop);
    if (!isToShop(mail)) most.toOneShopper = Math.max(most.toOneShopper, toSame);
    if (open.size >= until) release();
    if (isHeld(mail)) await released;
    open.delete(mail);
  };
  return { open, most, release: () => release() };
}

test('a server that answers only when eight mails are open gets eight, and those to one shopper in order', async () => {
  const numbers = await orderAll(4);
  const { most } = holdMails({ until: mailsAtOnce });
  await sendMails();
  expect(mailServer.received).toHaveLength(2 * numbers.length);
  expect(new Set(messageIds()).size).toBe(2 * numbers.length);
  expect(most).toMatchObject({ atOnce: mailsAtOnce, toOneShopper: 1 });
  // Else the shop's own mailbox, which gets one mail of each order, would be the slowest.
  expect(most.toShop).toBeGreaterThanOrEqual(mailsAtOnce - shoppers.length);
  for (const { email } of shoppers) {
    const sent = mailServer.received.filter((mail) => receiverOf(mail) === email).map(numberOf);
    expect(sent).toEqual(numbers.filter((number) => sent.includes(number)));
    expect(sent).toHaveLength(4);
  }
});

test('many mails use few connections to the mail server', async () => {
  const before = mailServer.connections;
  const numbers = await orderAll(6);
  await sendMails();
  expect(mailServer.received).toHaveLength(2 * numbers.length);
  // Each of the two stores may have had its own ones.
  expect(mailServer.connections - before).toBeLessThanOrEqual(2 * mailsAtOnce);
});

test('a receiver whose mail takes long delays nobody else, nor the mails of later orders', async () => {
  const [slow, other] = shoppers;
  if (!slow || !other) throw new Error('There is no shopper.');
  const isToSlow = (mail: ReceivedMail) => receiverOf(mail).replace('+other', '') === slow.email;
  const { open, release } = holdMails({ isHeld: isToSlow });
  await order(slow);
  // An account with another email of the same mailbox.
  const client = await backend().shopper();
  const email = slow.email.replace('@', '+other@');
  await backend().context.database.query.updateTable('users').set({ email }).where('id', '=', client.id).execute();
  await order({ client, email, address: await saveAddress(client) });
  const sending = sendMails();
  await expect.poll(() => open.size).toBe(1);
  const later = await order(other);
  // Three mails to the shop and one to the other shopper.
  await mailServer.waitFor(4);
  expect(mailServer.received.filter((mail) => receiverOf(mail) === other.email).map(numberOf)).toEqual([later]);
  expect(open.size).toBe(1);
  expect(mailServer.received.filter(isToSlow)).toEqual([]);
  release();
  await sending;
  expect(mailServer.received).toHaveLength(6);
});

test('a process that has lost the turn to send sends nothing more', async () => {
  await order(shoppers[0] as Shopper);
  const { context } = backend();
  const { database } = context;
  const exclusively: typeof database.exclusively = (name, work) =>
    database.exclusively(name, (turn) => work({ ...turn, signal: AbortSignal.abort() }));
  await sendDueMails({ ...context, database: { ...database, exclusively } }, log);
  expect(mailServer.received).toEqual([]);
  await sendMails();
  expect(mailServer.received).not.toEqual([]);
});

test('a store that stops finishes the mails that it is sending, and begins no others', async () => {
  const numbers = await orderAll(4);
  const { open, release } = holdMails();
  const stop = startMailSender(backend().context, log);
  await expect.poll(() => open.size).toBe(mailsAtOnce);
  const stopped = stop();
  release();
  await stopped;
  expect(mailServer.received).toHaveLength(mailsAtOnce);
  const waiting = await waitingMails();
  expect(waiting).toHaveLength(2 * numbers.length - mailsAtOnce);
  expect(waiting.filter(({ tries }) => tries > 0)).toEqual([]);
});
