import { beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';

const day = 86_400_000;
const now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
});

const daysAgo = (...days: number[]) => days.map((count) => new Date(now - count * day).toISOString()).join();
const tooLong = (field: string) =>
  refusal('INVALID', 'A period can have at most 366 days. Please ask for a shorter one.', field);

test.each([
  ['best-sellers', 'since', [daysAgo(366), daysAgo(0)], [daysAgo(367), daysAgo(730), '1970-01-01T00:00:00Z']],
  [
    'takings',
    'starts',
    [daysAgo(366), daysAgo(700, 400, 100), daysAgo(365, 0)],
    [daysAgo(367), daysAgo(730), daysAgo(800, 400), daysAgo(400, 10), '1970-01-01T00:00:00Z'],
  ],
  ['sums', 'starts', [daysAgo(366), daysAgo(700, 400, 100)], [daysAgo(367), daysAgo(400, 10)]],
])(
  'a period of %s has at most 366 days, and the refusal of a longer one says what to do',
  async (call, field, fit, long) => {
    const ask = (value: string) => seller.get(`/api/order/seller/${call}?${field}=${encodeURIComponent(value)}`);
    for (const value of fit) expect((await ask(value)).body).toMatchObject({ success: true });
    for (const value of long) expect((await ask(value)).body).toEqual(tooLong(field));
  },
);
