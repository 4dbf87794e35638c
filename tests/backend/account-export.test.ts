import { beforeAll, expect, test } from 'vitest';
import { setMailing } from '#backend/outbox.ts';
import { confirmEmail } from '#tests/support/confirmed-email.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { addProduct, goodPassword, saveAddress } from '#tests/support/store-records.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-03-02T12:00:00Z');
let now = start;
const backend = backendForTests(
  {
    mail: { kind: 'smtp', url: 'smtp://127.0.0.1:9', from: 'orders@shop.example' },
    shopUrl: 'https://shop.example',
  },
  () => now,
);
let product = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  await setMailing(backend.context.database, true);
  product = await addProduct(await backend.seller());
});

async function confirmedShopper() {
  const client = await backend.shopper();
  await confirmEmail(backend.context.database, client.id);
  return client;
}

const orderOne = async (client: Awaited<ReturnType<typeof confirmedShopper>>) =>
  client.post('/api/order/cod', { items: [{ product, quantity: 1 }], address: await saveAddress(client) });

test('the export has the own subscription, the mails to the shopper and the sessions by time, and none of others', async () => {
  const other = await confirmedShopper();
  await other.post('/api/newsletter/subscribe', { email: other.email });
  await orderOne(other);
  const shopper = await confirmedShopper();
  const read = async () => (await shopper.get('/api/user/export')).body.data;
  expect(await read()).toMatchObject({ newsletter: null, mails: [], orders: [] });

  now = start + hourMs;
  await shopper.post('/api/newsletter/subscribe', { email: shopper.email });
  await orderOne(shopper);
  // These logins are later, by a clock that was set back.
  const logins = [1, 2, 3, 4, 5].map((hours) => start - hours * hourMs);
  for (now of logins) await backend.visitor().post('/api/user/login', { email: shopper.email, password: goodPassword });
  now = start + 2 * hourMs;
  const at = (moment: number) => new Date(moment).toISOString();
  const exported = await read();
  expect(exported.newsletter).toMatchObject({ email: shopper.email, subscribedAt: at(start + hourMs) });
  // The mail to the shop about this order is not one to the shopper.
  expect(exported.mails).toEqual([{ kind: 'ORDER_PLACED', writtenAt: at(start + hourMs), sentAt: null }]);
  expect(exported.sessions.map(({ startedAt }: { startedAt: string }) => startedAt)).toEqual(
    [start, ...logins].toReversed().map(at),
  );
  // Only the first one was used after its login.
  const seen = exported.sessions.map(({ lastSeenAt }: { lastSeenAt: string }) => lastSeenAt);
  expect(seen).toEqual([start + 2 * hourMs, ...logins].toReversed().map(at));
  expect(exported.orders).toHaveLength(1);
});

test('the export has the mails in the order in which they were written, also by a clock that was set back', async () => {
  const shopper = await confirmedShopper();
  const moments = [5, 4, 3, 2, 1].map((hours) => start + hours * hourMs);
  for (now of moments) {
    const { order } = (await orderOne(shopper)).body;
    now += 1;
    const cancel = { orderId: order._id, reason: 'Ordered twice' };
    expect((await shopper.post('/api/order/cancel', cancel)).body).toMatchObject({ success: true });
  }
  const { mails } = (await shopper.get('/api/user/export')).body.data;
  const mail = (kind: string, at: number) => ({ kind, writtenAt: new Date(at).toISOString(), sentAt: null });
  expect(mails).toEqual(
    moments.toReversed().flatMap((at) => [mail('ORDER_PLACED', at), mail('ORDER_CANCELLED', at + 1)]),
  );
});
