import { createHmac } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

let ahead = 0;
const backend = backendForTests({}, () => Date.now() + ahead);
let melon = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  melon = await addProduct(await backend.seller(), { name: 'Melon <b>&"', offerPrice: 10 });
});

async function startPaying(headers: Record<string, string> = {}) {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await shopper.post('/api/cart/update', { cartItems: { [melon]: 3 } });
  const items = [{ product: melon, quantity: 3 }];
  const { body } = await shopper.post('/api/order/stripe', { items, address }, headers);
  expect(body.success).toBe(true);
  const path = new URL(body.url).pathname;
  const press = (button: 'pay' | 'cancel', client: StoreClient = shopper, origin = backend.address) =>
    client.send(`${path}/${button}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
  const state = async () => ({
    cart: (await shopper.get('/api/user/is-auth')).body.user.cartItems,
    orders: (await shopper.get('/api/order/user')).body.orders,
  });
  return { shopper, url: body.url as string, path, press, state };
}

test('Pay redirects to the loader, and only then the order is paid and listed and the cart is empty', async () => {
  const { shopper, url, path, press, state } = await startPaying();
  expect(url).toMatch(new RegExp(`^${backend.address}/pay/[\\w-]{60,}$`));
  expect(await state()).toEqual({ cart: { [melon]: 3 }, orders: [] });
  const page = await shopper.get(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('Sandbox payment — no real money moves');
  expect(page.text).toContain('Melon &lt;b&gt;&amp;&quot; × 3');
  expect(page.text).toContain('$30.60');
  const number = /Order No\. (\d+)</.exec(page.text)?.[1];
  expect(number).toBeDefined();
  const paid = await press('pay');
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `${backend.address}/loader?next=my-orders`]);
  expect(await state()).toMatchObject({
    cart: {},
    orders: [
      {
        number,
        isPaid: true,
        status: 'Order Placed (test payment)',
        isTest: true,
        paymentType: 'Online',
        amount: 30.6,
      },
    ],
  });
});

test('the rows of the page add up to its total, with a delivery fee, and with tax on top or in the prices', async () => {
  const seller = await backend.seller();
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const product = await addProduct(seller, { name: 'Fig', price: 11.85, offerPrice: 11.85 });
  const area = { name: 'Springfield', postalCodes: ['974*'], fee: 3.9, freeFrom: null, minimum: 0 };
  const plan = { daysAhead: 7, windows: [], closedDays: [] };
  const savePlan = async (areas: object[]) => {
    const { body } = await seller.get('/api/delivery/plan');
    const saved = await seller.post('/api/delivery/plan/save', { ...plan, areas, ifVersion: body.plan.version });
    expect(saved.body.message).toBe('Delivery saved.');
  };
  const rowsAndTotal = async () => {
    const { body } = await shopper.post('/api/order/stripe', { items: [{ product, quantity: 3 }], address });
    const { text } = await shopper.get(new URL(body.url).pathname);
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    const rows = [...text.matchAll(/<li>.*?\$([\d.]+)<\/span><\/li>/g)].map(([, amount = '']) => cents(amount));
    return { text, rows, total: cents(/class="total">\$([\d.]+)</.exec(text)?.[1] ?? '') };
  };
  const sumOf = (rows: number[]) => rows.reduce((sum, each) => sum + each, 0);

  await savePlan([area]);
  const withBoth = await rowsAndTotal();
  expect(withBoth).toMatchObject({ rows: [3555, 390, 71], total: 4016 });
  expect(sumOf(withBoth.rows)).toBe(withBoth.total);
  expect(withBoth.text).toContain('<li><span>Delivery</span><span>$3.90</span></li>');

  const form = new FormData();
  const classes = [{ code: 'A', name: 'Food', basisPoints: 700 }];
  form.append('storeData', JSON.stringify({ tax: { mode: 'RATES', number: '', classes } }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
  expect(await rowsAndTotal()).toMatchObject({ rows: [3555, 390], total: 3945 });

  await savePlan([]);
  expect(await rowsAndTotal()).toMatchObject({ rows: [3555], total: 3555 });
  const back = new FormData();
  back.append('storeData', JSON.stringify({ tax: { mode: 'FLOOR', number: '', classes } }));
  await seller.send('/api/store/update', { method: 'POST', body: back });
});

test('a payment removes only the ordered pieces from the cart', async () => {
  const { shopper, press, state } = await startPaying();
  const pear = await addProduct(await backend.seller(), { name: 'Pear', offerPrice: 1 });
  await shopper.post('/api/cart/update', { cartItems: { [melon]: 4, [pear]: 2 } });
  await press('pay');
  expect((await state()).cart).toEqual({ [melon]: 1, [pear]: 2 });
});

test('the page allows no scripts and no content of other origins, and no cache stores it', async () => {
  const { shopper, path } = await startPaying();
  const { headers, text } = await shopper.get(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`; img-src 'self' ${backend.address}; form-action 'self' ${backend.address}; `);
  expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[\w-]{22}'; img-src /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text.replaceAll(`${backend.address}/`, '/')).not.toMatch(/<script|style="|https?:/);
});

test('Cancel redirects to the cart, which is unchanged, and the order cannot be paid any more', async () => {
  const { shopper, path, press, state } = await startPaying();
  const cancelled = await press('cancel');
  expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, `${backend.address}/cart`]);
  expect(await state()).toEqual({ cart: { [melon]: 3 }, orders: [] });
  expect((await shopper.get(path)).text).toContain('Payment cancelled');
  const late = await press('pay');
  expect(late.status).toBe(200);
  expect(late.text).toContain('Payment cancelled');
  expect((await state()).orders).toEqual([]);
});

test('Pay sent many times at once pays once, and the page then says so', async () => {
  const { shopper, path, press, state } = await startPaying();
  await Promise.all([press('pay'), press('pay'), press('pay')]);
  expect((await state()).orders).toHaveLength(1);
  expect((await shopper.get(path)).text).toContain('Already paid');
  expect((await press('cancel')).text).toContain('Already paid');
  expect((await state()).orders[0].isPaid).toBe(true);
});

test('only the shopper who placed an order can see or pay it', async () => {
  const { path, press, state } = await startPaying();
  const [otherShopper, visitor] = [await backend.shopper(), backend.visitor()];
  for (const client of [otherShopper, visitor, await backend.seller()]) {
    const page = await client.get(path);
    expect([page.status, page.text.includes('Melon')]).toEqual([403, false]);
    expect((await press('pay', client)).status).toBe(403);
  }
  expect((await state()).orders).toEqual([]);
});

test('a form of another site cannot pay', async () => {
  const { shopper, path, press, state } = await startPaying();
  expect((await press('pay', shopper, 'https://evil.example')).status).toBe(403);
  expect((await press('pay', shopper, 'null')).status).toBe(403);
  expect((await shopper.send(`${path}/pay`, { method: 'POST' })).status).toBe(403);
  expect((await state()).orders).toEqual([]);
});

test('a payment URL with a wrong signature shows no order', async () => {
  const { shopper, path } = await startPaying();
  const wrong = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
  for (const unknown of [wrong, '/pay/x', `/pay/${'f'.repeat(24)}${'A'.repeat(43)}`]) {
    const page = await shopper.get(unknown);
    expect(page.status).toBe(404);
    expect(page.text).toContain('Nothing to pay here');
  }
});

test('the shopper returns to the page they came from if its origin is allowed', async () => {
  const client = await startPaying({ origin: 'http://localhost:5173' });
  expect((await client.press('pay')).headers.get('location')).toBe('http://localhost:5173/loader?next=my-orders');
  const forwarded = await startPaying({ 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' });
  expect(forwarded.url).toMatch(/^https:\/\/shop\.example\/pay\//);
});

const oldClient = 'http://localhost:5173';

test.each([
  ['its own origin', (own: string) => ({ origin: own }), 303],
  ['no origin, which its browser says is the same', () => ({ 'sec-fetch-site': 'same-origin' }), 303],
  ['a hidden origin', () => ({ origin: 'null', 'sec-fetch-site': 'same-origin' }), 403],
  ['an origin of the same site', () => ({ origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' }), 403],
  ['another site', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }), 403],
  ['no page', () => ({ 'sec-fetch-site': 'none' }), 403],
  ['something that does not say', () => ({}), 403],
] as const)(
  'a payment by a form from %s is taken only where that is the page of the payment',
  async (_from, headersOf, status) => {
    const { shopper, path } = await startPaying();
    const headers = { ...headersOf(backend.address), 'content-type': 'application/x-www-form-urlencoded' };
    expect((await shopper.send(`${path}/pay`, { method: 'POST', headers, body: '' })).status).toBe(status);
  },
);

test('the icon and the links of the page point to the client that sent the order', async () => {
  const { shopper, path, press } = await startPaying({ origin: oldClient });
  const open = await shopper.get(path);
  expect(open.text).toContain(`<link rel="icon" href="${oldClient}/favicon.svg">`);
  // Browsers apply the policy to the icon and to the redirect after a form.
  expect(open.headers.get('content-security-policy')).toContain(
    `img-src 'self' ${oldClient}; form-action 'self' ${oldClient};`,
  );
  expect((await backend.visitor().get(path)).text).toContain(`href="${oldClient}/"`);
  await press('pay');
  const paid = await shopper.get(path);
  expect(paid.text).toContain('Already paid');
  expect(paid.text).toContain(`href="${oldClient}/my-orders"`);
  expect(paid.text).toContain(`<link rel="icon" href="${oldClient}/favicon.svg">`);
});

test.each([
  ['the page that linked to it, when that is an allowed client', { referer: `${oldClient}/cart` }, oldClient],
  ['this origin, when another site linked to it', { referer: 'https://evil.example/' }, ''],
  ['this origin, when the referrer is no address', { referer: 'nonsense' }, ''],
])('a payment URL with a wrong signature links to %s', async (_name, headers, home) => {
  const page = await backend.visitor().get('/pay/unknown', headers);
  expect(page.status).toBe(404);
  expect(page.text).toContain(`href="${home}/cart"`);
  expect(page.text).not.toContain('evil');
});

const signed = (secret: string, body: string, seconds = Math.floor(Date.now() / 1000)) => {
  const mac = createHmac('sha256', secret).update(`event\0${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
};

async function secretOf(): Promise<string> {
  const row = await backend.context.database.query
    .selectFrom('shop_facts')
    .select('value')
    .where('name', '=', 'sandbox-secret')
    .executeTakeFirstOrThrow();
  return row.value;
}

const deliver = (body: string, signature?: string) =>
  backend.visitor().send('/webhooks/sandbox', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'sandbox-signature': signature }),
    },
    body,
  });

test('forged, unsigned, altered and old events change nothing', async () => {
  const { url, state } = await startPaying();
  const orderId = new URL(url).pathname.slice('/pay/'.length, '/pay/'.length + 24);
  const secret = await secretOf();
  const body = JSON.stringify({ id: 'e1', kind: 'paid', orderId, amountCents: 3060, currency: 'usd' });
  const answers = [
    await deliver(body),
    await deliver(body, 'nonsense'),
    await deliver(body, signed('another secret', body)),
    await deliver(body.replace('3060', '1'), signed(secret, body)),
    await deliver(body, signed(secret, body, Math.floor(Date.now() / 1000) - 301)),
    await deliver(body, signed(secret, body, Math.floor(Date.now() / 1000) + 3600)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
  expect((await state()).orders).toEqual([]);
});

test('an event with another amount, currency or order is recorded but pays nothing', async () => {
  const { url, state } = await startPaying();
  const orderId = new URL(url).pathname.slice('/pay/'.length, '/pay/'.length + 24);
  const secret = await secretOf();
  const event = { id: `e-${orderId}`, kind: 'paid', orderId, amountCents: 3060, currency: 'usd' };
  const variants = [{ amountCents: 1 }, { currency: 'inr' }, { orderId: 'f'.repeat(24) }];
  for (const [index, variant] of variants.entries()) {
    const body = JSON.stringify({ ...event, id: `${event.id}-${index}`, ...variant });
    expect((await deliver(body, signed(secret, body))).status).toBe(200);
  }
  expect((await state()).orders).toEqual([]);
  const right = JSON.stringify(event);
  await Promise.all(Array.from({ length: 10 }, () => deliver(right, signed(secret, right))));
  expect((await state()).orders).toHaveLength(1);
});

test('an order that is not paid within an hour expires; its cart stays, and its page says so', async () => {
  const { shopper, path, press, state } = await startPaying();
  ahead = 3_600_001;
  await runHousekeeping(backend.context.database, Date.now() + ahead);
  const row = await backend.context.database.query
    .selectFrom('orders')
    .select(['payment_state', 'status'])
    .where('user_id', '=', shopper.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ payment_state: 'expired', status: 'Expired' });
  expect((await shopper.get(path)).text).toContain('Payment expired');
  expect((await press('pay')).text).toContain('Payment expired');
  expect(await state()).toEqual({ cart: { [melon]: 3 }, orders: [] });
  ahead = 0;
});
