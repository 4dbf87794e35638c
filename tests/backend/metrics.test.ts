import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '#backend/db/record-id.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { backendForTests, type OpenBackend } from '#tests/support/open-backend.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backups = await mkdtemp(path.join(tmpdir(), 'greengate-backups-'));
const limits = parseLimits('login-account=6/1h') ?? null;
const settings = { folder: backups, keep: { days: 7, weeks: 4, months: 12 }, hook: null };
const backend = backendForTests({ limits, backups: settings });

let product: string;
beforeAll(async () => {
  product = await addProduct(await backend.seller(), { name: 'Plum' });
});
afterAll(() => rm(backups, { recursive: true, force: true }));

const fresh = backendForTests();

/** The values of the metrics, by name and labels. */
async function readMetrics(store: OpenBackend = backend): Promise<Record<string, number>> {
  const { text } = await store.visitor().get('/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith('greengate_'));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

test('the metrics count orders once, refusals by code, refused logins and responses by route and status', async () => {
  const before = await readMetrics();
  expect(before['greengate_orders_placed_total{payment="cash"}']).toBe(0);
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const order = { items: [{ product, quantity: 1 }], address };
  await shopper.post('/api/order/cod', order, { 'idempotency-key': 'once' });
  await shopper.post('/api/order/cod', order, { 'idempotency-key': 'once' });
  await shopper.post('/api/order/stripe', order);
  await shopper.post('/api/user/login', { email: shopper.email, password: 'a wrong password' });
  await shopper.get('/nowhere');

  const waiting = await readMetrics();
  expect(waiting).toMatchObject({
    'greengate_orders_placed_total{payment="cash"}': 1,
    'greengate_orders_placed_total{payment="online"}': 0,
    'greengate_refusals_total{code="WRONG_LOGIN"}': 1,
    'greengate_logins_refused_total{role="shopper",reason="wrong"}': 1,
    'greengate_http_requests_total{method="POST",route="/api/order/cod",status="200"}': 2,
    'greengate_http_requests_total{method="GET",route="unknown",status="404"}': 1,
    greengate_payments_waiting: 1,
    greengate_database_up: 1,
    greengate_database_writable: 1,
  });
  const nowSeconds = Date.now() / 1000;
  expect(nowSeconds - waiting['greengate_last_order_timestamp_seconds']!).toBeLessThan(60);
  expect(nowSeconds - waiting['greengate_last_write_timestamp_seconds']!).toBeLessThan(60);
});

test('a new store has these metrics, and counters of events begin at 0', async () => {
  const { text } = await fresh.visitor().get('/metrics');
  const lists = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);
  expect(lists(/^# TYPE greengate_(\S+ \S+)$/gm)).toEqual([
    'build_info gauge',
    'http_requests_total counter',
    'http_request_seconds histogram',
    'refusals_total counter',
    'orders_placed_total counter',
    'payment_events_total counter',
    'logins_refused_total counter',
    'account_attacks_total counter',
    'requests_under_way gauge',
    'database_up gauge',
    'database_writable gauge',
    'last_write_timestamp_seconds gauge',
    'last_order_timestamp_seconds gauge',
    'payments_waiting gauge',
    'refunds_waiting gauge',
    'mails_waiting gauge',
    'mails_oldest_waiting_age_seconds gauge',
    'mails_given_up gauge',
    'last_backup_timestamp_seconds gauge',
  ]);
  expect(lists(/^greengate_(\S+_total\{.*\}) 0$/gm)).toEqual([
    'orders_placed_total{payment="cash"}',
    'orders_placed_total{payment="online"}',
    'payment_events_total{outcome="paid"}',
    'payment_events_total{outcome="cancelled"}',
    'payment_events_total{outcome="expired"}',
    'payment_events_total{outcome="no-effect"}',
    'payment_events_total{outcome="duplicate"}',
    'payment_events_total{outcome="mismatch"}',
    'payment_events_total{outcome="unknown-order"}',
    'account_attacks_total{role="shopper"}',
    'account_attacks_total{role="seller"}',
  ]);
  // These end in _total without being counters.
  expect(text).not.toMatch(/^# TYPE nodejs_active_(handles|requests|resources)_total /m);
});

test('the time of requests is in seconds, and stands in buckets up to ten of them', async () => {
  const label = '{route="/api/product/list"}';
  const of = (metrics: Record<string, number>, name: string) => metrics[`greengate_http_request_seconds_${name}`] ?? 0;
  const before = await readMetrics();
  const startedAt = performance.now();
  for (let asked = 0; asked < 3; asked += 1) await backend.visitor().get('/api/product/list');
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  const after = await readMetrics();
  const seconds = of(after, `sum${label}`) - of(before, `sum${label}`);
  expect(of(after, `count${label}`) - of(before, `count${label}`)).toBe(3);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(elapsedSeconds);
  const buckets = Object.keys(after).flatMap(
    (name) => /_bucket\{le="(.*)",route="\/api\/product\/list"\}/.exec(name)?.[1] ?? [],
  );
  expect(buckets).toEqual(['0.005', '0.02', '0.05', '0.1', '0.3', '1', '3', '10', '+Inf']);
});

test('an account under attack is counted once', async () => {
  const { email } = await backend.shopper();
  for (let network = 1; network <= 8; network += 1) {
    const headers = { 'x-forwarded-for': `198.51.${network}.1` };
    await backend.visitor().post('/api/user/login', { email, password: 'a wrong password' }, headers);
  }
  expect(await readMetrics()).toMatchObject({
    'greengate_account_attacks_total{role="shopper"}': 1,
    'greengate_account_attacks_total{role="seller"}': 0,
    'greengate_logins_refused_total{role="shopper",reason="too-many"}': 2,
  });
});

test('a payment event that contradicts its order is counted', async () => {
  const { database, clock, metrics } = backend.context;
  const event = { provider: 'sandbox', id: 'no-order', kind: 'paid', orderId: newRecordId(), amountCents: 1 } as const;
  metrics.paymentEvent(await applyPaymentEvent(database, { ...event, currency: 'usd' }, clock()));
  expect(await readMetrics()).toMatchObject({ 'greengate_payment_events_total{outcome="unknown-order"}': 1 });
});

test('each outcome of a payment event is counted, and only one that pays an order counts an order', async () => {
  const { metrics } = backend.context;
  const outcomes = ['paid', 'cancelled', 'expired', 'no-effect', 'duplicate', 'mismatch', 'unknown-order'] as const;
  const before = await readMetrics();
  for (const outcome of outcomes) metrics.paymentEvent(outcome);
  metrics.cashOrderPlaced();
  metrics.cashOrderPlaced();
  const after = await readMetrics();
  const rise = (name: string) => (after[`greengate_${name}`] ?? 0) - (before[`greengate_${name}`] ?? 0);
  for (const outcome of outcomes) expect(rise(`payment_events_total{outcome="${outcome}"}`)).toBe(1);
  expect(rise('orders_placed_total{payment="online"}')).toBe(1);
  expect(rise('orders_placed_total{payment="cash"}')).toBe(2);
});

test('the metrics tell the mails that wait, the mails given up, and the newest backup', async () => {
  const { query } = backend.context.database;
  const mail = (about: string, state: 'WAITING' | 'SENT' | 'GIVEN_UP', ageMs: number) => ({
    id: newRecordId(),
    kind: 'PASSWORD_RESET' as const,
    about,
    version: 1,
    order_id: null,
    user_id: null,
    recipient: null,
    data: '{}',
    state,
    next_try_at: null,
    give_up_at: 0,
    fault: null,
    created_at: Date.now() - ageMs,
    sent_at: null,
  });
  expect(await readMetrics()).not.toHaveProperty('greengate_last_backup_timestamp_seconds');
  await query.deleteFrom('mails').execute();
  const mails = [mail('a', 'WAITING', 90_000), mail('b', 'WAITING', 1000), mail('c', 'SENT', 0)];
  await query
    .insertInto('mails')
    .values([...mails, mail('d', 'GIVEN_UP', 0)])
    .execute();
  for (const [name, seconds] of [
    ['old.db', 1000],
    ['new.db', 2000],
    ['new.db.partial', 3000],
  ] as const) {
    await writeFile(path.join(backups, name), '');
    await utimes(path.join(backups, name), seconds, seconds);
  }

  const metrics = await readMetrics();
  expect(metrics).toMatchObject({
    greengate_mails_waiting: 2,
    greengate_mails_given_up: 1,
    greengate_last_backup_timestamp_seconds: 2000,
  });
  expect(metrics['greengate_mails_oldest_waiting_age_seconds']).toBeGreaterThan(89);
  expect(metrics['greengate_mails_oldest_waiting_age_seconds']).toBeLessThan(150);
});
