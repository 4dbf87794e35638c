import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);

const subscribe = (email: string) => backend.visitor().post('/api/newsletter/subscribe', { email });
const unsubscribe = async (token: unknown) =>
  (await backend.visitor().post('/api/newsletter/unsubscribe', { token })).body;
const list = async (query = '') => (await (await backend.seller()).get(`/api/newsletter/subscribers${query}`)).body;
const emails = (body: { subscribers: { email: string }[] }) => body.subscribers.map(({ email }) => email);

test('the seller pages through the subscribers by email', async () => {
  for (const email of ['carl@example.com', 'Ada@example.com', 'bob@example.com']) {
    await subscribe(email);
    now += 60_000;
  }
  const first = await list('?first=2');
  expect(emails(first)).toEqual(['ada@example.com', 'bob@example.com']);
  expect(first.subscribers[0]).toMatchObject({ subscribedAt: '2026-03-01T12:01:00.000Z' });
  expect(first).toMatchObject({
    totalCount: 3,
    waitingCount: 0,
    pageInfo: { endCursor: 'bob@example.com', hasNextPage: true },
  });
  const second = await list(`?first=2&after=${first.pageInfo.endCursor}`);
  expect(emails(second)).toEqual(['carl@example.com']);
  expect(second.pageInfo).toEqual({ endCursor: 'carl@example.com', hasNextPage: false });
});

test.each(['0', '1001', 'all'])('a page of %s subscribers is refused', async (first) => {
  expect(await list(`?first=${first}`)).toMatchObject({
    success: false,
    code: 'INVALID',
    errors: [{ field: 'first' }],
  });
});

test('the link of a subscriber ends the subscription, with the same answer the second time', async () => {
  await subscribe('dora@example.com');
  const { subscribers } = await list('?after=carl@example.com');
  const { unsubscribeToken } = subscribers[0];
  const answer = { success: true, message: 'You will get no more newsletters from us.' };
  expect(await unsubscribe(unsubscribeToken)).toEqual(answer);
  expect(emails(await list('?after=carl@example.com'))).toEqual([]);
  expect(await unsubscribe(unsubscribeToken)).toEqual(answer);
  await subscribe('dora@example.com');
  expect(emails(await list('?after=carl@example.com'))).toEqual(['dora@example.com']);
});

test('a token that this shop has not signed ends no subscription', async () => {
  await subscribe('emil@example.com');
  const { subscribers } = await list('?after=dora@example.com');
  const [name = '', signature = ''] = subscribers[0].unsubscribeToken.split('.');
  const other = Buffer.from('ada@example.com').toString('base64url');
  for (const token of ['', name, `${other}.${signature}`, `${name}.${signature.slice(1)}x`, 7, 'x'.repeat(3000)]) {
    expect(await unsubscribe(token)).toMatchObject({ success: false, code: 'INVALID', errors: [{ field: 'token' }] });
  }
  expect(emails(await list())).toEqual(expect.arrayContaining(['ada@example.com', 'emil@example.com']));
});

test('only the seller sees who has subscribed', async () => {
  for (const client of [backend.visitor(), await backend.shopper()]) {
    const { body, text } = await client.get('/api/newsletter/subscribers');
    expect(body).toMatchObject({ success: false, code: 'NOT_LOGGED_IN' });
    expect(text).not.toContain('@example.com');
  }
});
