import { expect, test } from 'vitest';
import { parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { twoBackendsForTests } from '#tests/support/open-backend.ts';
import { createStoreClient } from '#tests/support/store-client.ts';
import { goodPassword } from '#tests/support/store-records.ts';

const minute = 60_000;
let now = Date.parse('2026-03-01T12:00:00Z');
const limits = parseLimits('login=5/15m,orders=4/1m,cart=6/1m,reads=40/1m,addresses=3/1m,newsletter=3/1h') ?? null;
const stores = twoBackendsForTests({ limits }, () => now);

test.each([2, 5, 62, 60 * 24])(
  'after a clock is set back by %d minutes, the store refuses no shopper because of earlier requests',
  async (minutes) => {
    now += 3 * 60 * 24 * minute;
    const shopper = await stores[0]!.shopper();
    const save = () => shopper.post('/api/cart/update', { cartItems: {} });
    for (let count = 0; count < 6; count += 1) expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(429);
    now -= minutes * minute;
    expect((await save()).status).toBe(200);
    expect((await shopper.get('/api/user/is-auth')).status).toBe(200);
    // The limit applies from there on.
    for (let count = 1; count < 6; count += 1) expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(429);
  },
);

test('after a clock is set back by two hours, a wrong password waits as long as it should, and not two hours', async () => {
  now += 3 * 60 * 24 * minute;
  const { email } = await stores[0]!.shopper();
  const login = (password: string) => stores[0]!.visitor().post('/api/user/login', { email, password });
  for (let count = 0; count < 5; count += 1) expect((await login('wrong guess')).status).toBe(200);
  now -= 120 * minute;
  const refused = await login('wrong guess');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  now += 30_000;
  expect((await login(goodPassword)).body.success).toBe(true);
});

test('two machines whose clocks differ by five minutes do not refuse a shopper who uses both', async () => {
  now += 3 * 60 * 24 * minute;
  const ahead = await stores[0]!.shopper();
  const behind = createStoreClient(stores[1]!.address);
  for (const [name, value] of ahead.cookies) behind.cookies.set(name, value);
  for (let count = 0; count < 4; count += 1) {
    now += 5 * minute;
    expect((await ahead.post('/api/cart/update', { cartItems: {} })).status).toBe(200);
    now -= 5 * minute;
    expect((await behind.post('/api/cart/update', { cartItems: {} })).status).toBe(200);
    now += 1000;
  }
});
