import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  SellerOrdersDocument,
  type OrderFilter,
  type SellerOrdersQuery,
  type SellerOrder_orderFragment,
} from '#web/__generated__/seller-orders.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { ownTimeZone, startsOfDays } from '#web/features/seller/shell/store-days.ts';
import { ordersCsv } from '#web/features/seller/orders/orders-csv.ts';
import { answer, answerWithError, neverAnswer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { anAddress, anOrder } from '#tests/support/web/shop-factories.ts';

type Order = SellerOrder_orderFragment;

function aSellersOrder(over: Partial<Order> = {}): Order {
  const { items, payment: _payment, ...order } = anOrder();
  return {
    ...order,
    isTest: false,
    minimumAge: null,
    placedTaxes: null,
    refunds: null,
    timeline: null,
    substitution: null,
    address: order.address && { ...order.address, email: 'ada@example.com' },
    items: items.map(({ product: _product, ...item }) => ({ ...item, refundable: null, substitution: null })),
    ...over,
  };
}

const centsOf = (orders: Order[]) => orders.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
const methodOf = ({ paymentText }: Order) => (paymentText === 'COD' ? ('COD' as const) : ('ONLINE' as const));
const isWanted = (order: Order, filter: OrderFilter | null | undefined) =>
  (filter?.isPaid == null || order.isPaid === filter.isPaid) &&
  (filter?.payment == null || methodOf(order) === filter.payment);

function pageOf(orders: Order[], first: number) {
  return {
    __typename: 'OrderConnection' as const,
    nodes: orders.slice(0, first),
    pageInfo: {
      __typename: 'PageInfo' as const,
      endCursor: orders.slice(0, first).at(-1)?.id ?? null,
      hasNextPage: orders.length > first,
    },
  };
}

function sellerOf(orders: Order[], filter?: OrderFilter | null, starts: readonly string[] = []) {
  const chosen = orders.filter((order) => isWanted(order, filter));
  const pending = (some: Order[]) => some.filter(({ isPaid }) => !isPaid);
  return {
    __typename: 'Seller',
    page: pageOf(chosen, 50),
    shown: {
      __typename: 'OrderSums',
      amount: centsOf(chosen) / 100,
      count: chosen.length,
      pendingAmount: centsOf(pending(chosen)) / 100,
      pendingCount: pending(chosen).length,
      tests: null,
    },
    all: {
      __typename: 'OrderSums',
      count: orders.length,
      payments: [...new Set(orders.map(methodOf))],
      days: starts.map(() => ({ __typename: 'OrderDay', amount: 1.5, count: 2 })),
      tests: null,
      stages: null,
    },
  } satisfies SellerOrdersQuery['seller'];
}

/** Responds like the gateway: the newest page with the sums, and older pages without them. */
function answerOrders(orders: Order[]) {
  return answer(SellerOrdersDocument, ({ after, first, filter, starts, sums }) => {
    if (sums ?? true) return { seller: sellerOf(orders, filter, Array.isArray(starts) ? starts : []) };
    const chosen = orders.filter((order) => isWanted(order, filter));
    const start = chosen.findIndex(({ id }) => id === after) + 1;
    return { seller: { __typename: 'Seller' as const, page: pageOf(chosen.slice(start), first ?? 50) } };
  });
}

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
});

async function firstOrder() {
  return within((await screen.findAllByRole('article'))[0]!);
}

test('an order shows its items, its customer and address, phone, amount, method and date', async () => {
  answerOrders([aSellersOrder()]);
  renderApp('/seller/orders');

  const order = await firstOrder();

  expect(order.getByText('Vine tomatoes')).toBeTruthy();
  expect(order.getByText('× 2')).toBeTruthy();
  expect(order.getByRole('heading', { name: 'No. 1001 Ada Byron' })).toBeTruthy();
  expect(order.getByText(/12 Garden Lane/)).toBeTruthy();
  expect(order.getByText(/Springfield, Oregon 97477/)).toBeTruthy();
  expect(order.getByText(/USA/)).toBeTruthy();
  expect(order.getByRole('link', { name: '+1 555 010 0123' }).getAttribute('href')).toBe('tel:+15550100123');
  expect(order.getAllByText('$6.09')).toHaveLength(2);
  expect(order.getAllByText('Cash on delivery')).toHaveLength(2);
  expect(order.getByText(/Jan 31, 2026/)).toBeTruthy();
  expect(order.getByText('Order Placed')).toBeTruthy();
});

test('a paid order shows Paid', async () => {
  answerOrders([aSellersOrder({ isPaid: true, paymentText: 'Online' })]);
  renderApp('/seller/orders');

  const order = await firstOrder();

  expect(order.getByText('Paid')).toBeTruthy();
  expect(order.queryByText('Pending')).toBeNull();
});

test('an unpaid order shows Pending', async () => {
  answerOrders([aSellersOrder({ isPaid: false })]);
  renderApp('/seller/orders');

  const order = await firstOrder();

  expect(order.getByText('Pending')).toBeTruthy();
  expect(order.queryByText('Paid')).toBeNull();
});

test('the orders show in the store’s order, and are counted', async () => {
  const { id: _id, ...address } = anAddress({ firstName: 'Grace', lastName: 'Hopper' });
  const second = aSellersOrder({ id: 'order-2', isPaid: true, address: { ...address, __typename: 'DeliveryAddress' } });
  answerOrders([aSellersOrder(), second]);
  renderApp('/seller/orders');

  const headings = await screen.findAllByRole('heading', { level: 2 });

  expect(headings.map((heading) => heading.textContent)).toEqual([
    expect.stringContaining('Ada Byron'),
    expect.stringContaining('Grace Hopper'),
  ]);
  expect(screen.getByText('2 orders, 1 pending')).toBeTruthy();
});

test('an order without address, date and product names still shows', async () => {
  const item = { ...aSellersOrder().items[0]!, name: null, image: null, productId: null };
  answerOrders([aSellersOrder({ address: null, createdAt: null, status: null, items: [item, item] })]);
  renderApp('/seller/orders');

  const order = await firstOrder();

  expect(order.getAllByText('A product that is no longer sold')).toHaveLength(2);
  expect(order.getByText('The store no longer has the address.')).toBeTruthy();
});

test('without orders the page says so', async () => {
  answerOrders([]);
  renderApp('/seller/orders');

  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
});

test('while the orders are loading, placeholders show', async () => {
  neverAnswer(SellerOrdersDocument);
  renderApp('/seller/orders');

  expect(await screen.findByLabelText('Loading the orders')).toBeTruthy();
});

test('when the orders cannot be loaded, the message shows in the page and in a toast, and a retry loads them', async () => {
  answerWithError(SellerOrdersDocument, 'Not Authorized', 'STORE_REFUSED');
  const { user } = renderApp('/seller/orders');
  expect(await findToast('Not Authorized')).toBeTruthy();

  answerOrders([aSellersOrder()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await firstOrder()).toBeTruthy();
});

test('an expired session brings the login form', async () => {
  answer(SellerOrdersDocument, { seller: null });
  renderApp('/seller/orders');

  expect(await screen.findByRole('heading', { level: 1, name: 'Seller Login' })).toBeTruthy();
});

test('the orders and their sums are filtered by payment status and method, and the address stores the filters', async () => {
  answerOrders([
    aSellersOrder({ id: 'o-1', amount: 10 }),
    aSellersOrder({ id: 'o-2', amount: 20, isPaid: true, paymentText: 'Online' }),
  ]);
  const { user, address } = renderApp('/seller/orders');
  expect(await screen.findByText('$30.00')).toBeTruthy();
  expect(screen.getByText('$15.00')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Payment status'), 'Paid');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getAllByText('$20.00').length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByLabelText('Payment method'), 'COD');
  expect(await screen.findByText('No orders match. Change the filters.')).toBeTruthy();
  expect(address()).toBe('/seller/orders?paid=paid&method=COD');
});

test('new orders show a button, and the list changes only when it is pressed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  answerOrders([aSellersOrder({ id: 'order-old' })]);
  const { user } = renderApp('/seller/orders');
  await firstOrder();
  answerOrders([aSellersOrder({ id: 'order-new' }), aSellersOrder({ id: 'order-old' })]);
  vi.advanceTimersByTime(10_000);
  const show = await screen.findByRole('button', { name: 'Show 1 new order' });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(show);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /new order/ })).toBeNull();
});

test('a list that cannot be reloaded stays, and says that it may be out of date', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  answerOrders([aSellersOrder()]);
  renderApp('/seller/orders');
  await firstOrder();
  answerWithError(SellerOrdersDocument, 'The store is not reachable.');
  vi.advanceTimersByTime(10_000);
  expect(await screen.findByText(/this list may be out of date/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('the exported file has one line per order, and no cell that a spreadsheet would run as a formula', () => {
  const csv = ordersCsv(
    [
      aSellersOrder({
        amount: 6.1,
        status: '=HYPERLINK("https://evil.example")',
        address: { ...aSellersOrder().address!, firstName: '@Ada', phone: '+1 555' },
      }),
    ],
    'Asia/Kolkata',
  );
  const head =
    'Number,Time,Name,Email,Phone,Address,Products,Stage,Payment,Subtotal placed,Added tax placed,Total placed,Subtotal settled,Added tax settled,Total settled,Paid,Refunded,Shipping,Promised From,Promised To,Test';
  expect(csv.startsWith(`\uFEFF${head}\r\n`)).toBe(true);
  const [, line] = csv.split('\r\n');
  expect(line?.startsWith("1001,2026-01-31 15:00,'@Ada Byron,")).toBe(true);
  expect(line).toContain(',+1 555,');
  expect(line).toContain('"\'=HYPERLINK(""https://evil.example"")"');
  expect(line?.endsWith(',Cash on delivery,5.98,0.11,6.10,,,,0.00,0.00,0.00,,,')).toBe(true);
});

test('the exported file has the stage and the money of an order, and test orders last', () => {
  const csv = ordersCsv(
    [
      aSellersOrder({ number: '1003', isTest: true }),
      aSellersOrder({ number: '1002', stage: 'READY', amount: 6.09, isPaid: true, paid: 6.09, refunded: 1.5 }),
      aSellersOrder({ number: '1001', isPaid: true }),
    ],
    'UTC',
  );
  const lines = csv.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(0, 4))).toEqual(['1002', '1001', '1003']);
  expect(lines[0]).toMatch(/,Ready,Cash on delivery,5\.98,0\.11,6\.09,,,,6\.09,1\.50,0\.00,,,$/);
  expect(lines[1]).toMatch(/,6\.09,,,,6\.09,0\.00,0\.00,,,$/);
  expect(lines[2]).toMatch(/,0\.00,0\.00,0\.00,,,test$/);
});

test('each tax rate has columns of its own, as placed and as settled, and totals are told apart', () => {
  const tax = (rate: number, net: number, amount: number) => ({
    __typename: 'IncludedTax' as const,
    name: `Class ${rate}`,
    rate,
    net,
    amount,
  });
  const placedTaxes = [tax(19, 10, 1.9), tax(7, 20, 1.4)];
  const settled = { __typename: 'SettledOrder' as const, amount: 22.6, subtotal: 22.6, tax: 0 };
  const csv = ordersCsv(
    [
      aSellersOrder({ amount: 33.3, placedTaxes, settled, taxes: [tax(19, 10, 1.9), tax(7, 10, 0.7)] }),
      aSellersOrder({ amount: 5.25, placedTaxes: [tax(5.5, 4.98, 0.27)], taxes: [tax(5.5, 4.98, 0.27)] }),
    ],
    'UTC',
  );
  const [head, first, second] = csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  const cells = (line: string[] | undefined) => Object.fromEntries(head!.map((name, at) => [name, line?.[at]]));
  expect(cells(first)).toMatchObject({
    'Total placed': '33.30',
    'Total settled': '22.60',
    'Net 19 % placed': '10.00',
    'Tax 19 % placed': '1.90',
    'Net 7 % placed': '20.00',
    'Tax 7 % settled': '0.70',
    'Net 7 % settled': '10.00',
    'Tax 5.5 % placed': '',
  });
  expect(cells(second)).toMatchObject({ 'Tax 5.5 % placed': '0.27', 'Tax 5.5 % settled': '', 'Tax 7 % placed': '' });
});

test.each([
  ['+49 30 901820', '+49 30 901820'],
  ['+4930901820', '+49 30901820'],
  ['+1-800-555-0100', '+1 800 555 0100'],
  ['+358(0)9 12', '+358 (0)9 12'],
  ['030 901820', '030 901820'],
  ['+', "'+"],
  ['-1-2', "'-1-2"],
])('the phone %j is written as %j, which a spreadsheet neither calculates nor changes', (phone, cell) => {
  const csv = ordersCsv([aSellersOrder({ address: { ...aSellersOrder().address!, phone } })], 'UTC');
  expect(csv).toContain(`,ada@example.com,${cell},`);
});

test.each(['=1+1', '+1', '-1', '@now', '\t=1', '\n=1', ' =1+1', '＝1+1'])(
  'a cell that begins like %j is text to a spreadsheet',
  (status) => {
    const [, line] = ordersCsv([aSellersOrder({ status: `${status}, done` })], 'UTC').split(/(?<=Test)\r\n/);
    expect(line).toContain(`"'${status}, done"`);
  },
);

test('days start at midnight in this time zone, oldest first, and their sums are requested', async () => {
  const now = new Date(2026, 2, 1, 12);
  expect(startsOfDays(3, now, ownTimeZone())).toEqual([
    new Date(2026, 1, 27),
    new Date(2026, 1, 28),
    new Date(2026, 2, 1),
  ]);
  const seen = answerOrders([aSellersOrder()]);
  renderApp('/seller/orders');
  expect(await screen.findByRole('img', { name: '28 orders for $21.00 in the last two weeks.' })).toBeTruthy();
  expect(seen[0]!.starts).toHaveLength(14);
});

test('over a store with a time zone, the chart, the period and the dates use its days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-01T11:00:00Z') });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: [], timeZone: 'Pacific/Kiritimati' },
  });
  const seen = answerOrders([aSellersOrder({ createdAt: '2026-02-01T10:30:00Z' })]);
  renderApp('/seller/orders?days=1');

  const order = await firstOrder();

  expect(order.getByText(/Feb 2, 2026, 12:30/)).toBeTruthy();
  expect(seen).toHaveLength(1);
  expect(seen[0]!.filter).toEqual({ since: '2026-02-01T10:00:00.000Z' });
  expect(seen[0]!.starts).toHaveLength(14);
  expect(Array.isArray(seen[0]!.starts) && seen[0]!.starts.at(-1)).toBe('2026-02-01T10:00:00.000Z');
  expect(screen.getAllByText('Jan 20').length).toBeGreaterThan(0);
  vi.useRealTimers();
});

test('over a store without a search and without stages, their filters in an address are not sent', async () => {
  const seen = answerOrders([aSellersOrder()]);
  renderApp('/seller/orders?q=ada&stage=PLACED&paid=pending');

  await firstOrder();

  expect(seen.map(({ filter }) => filter)).toEqual([{ isPaid: false }]);
  expect(screen.queryByRole('searchbox', { name: 'Search' })).toBeNull();
});

const manyOrders = (count: number) =>
  Array.from({ length: count }, (_none, at) => aSellersOrder({ id: `order-${count - at}`, amount: 1 }));

test('the sums include orders that are not loaded, and older orders are added below on demand', async () => {
  answerOrders(manyOrders(130));
  const { user } = renderApp('/seller/orders');
  await firstOrder();
  expect(screen.getAllByRole('article')).toHaveLength(50);
  expect(screen.getByText('130 orders, 130 pending')).toBeTruthy();
  expect(screen.getAllByText('$130.00').length).toBeGreaterThan(0);
  expect(screen.getByText('50 of 130 orders are shown.')).toBeTruthy();
  const [top] = screen.getAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Load older orders' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(100));
  expect(screen.getAllByRole('article')[0]).toBe(top);
  await user.click(screen.getByRole('button', { name: 'Load older orders' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(130));
  expect(screen.queryByRole('button', { name: 'Load older orders' })).toBeNull();
});

test('loaded older orders stay when new ones are shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  answerOrders(manyOrders(60));
  const { user } = renderApp('/seller/orders');
  await firstOrder();
  await user.click(screen.getByRole('button', { name: 'Load older orders' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
  answerOrders([aSellersOrder({ id: 'order-new' }), ...manyOrders(60)]);
  vi.advanceTimersByTime(10_000);
  await user.click(await screen.findByRole('button', { name: 'Show 1 new order' }));
  expect(screen.getAllByRole('article')).toHaveLength(61);
});

test('the exported file has all filtered orders, not only the loaded ones', async () => {
  const sent = answerOrders([...manyOrders(260), aSellersOrder({ id: 'paid-one', number: '9999', isPaid: true })]);
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:orders';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderApp('/seller/orders?paid=pending');
  await firstOrder();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]!.text()).trim().split('\r\n');
  expect(lines).toHaveLength(261);
  expect(lines.some((line) => line.includes('9999'))).toBe(false);
  // The store's trail then has the download once.
  const exporting = sent.filter(({ isExport }) => isExport);
  expect(exporting.map(({ after }) => after === null)).toEqual([true, false, false, false, false, false]);
});

test('when older orders cannot be loaded, an error shows, and the list stays', async () => {
  answerOrders(manyOrders(60));
  const { user } = renderApp('/seller/orders');
  await firstOrder();
  answerWithError(SellerOrdersDocument, 'The store is not reachable.');
  await user.click(screen.getByRole('button', { name: 'Load older orders' }));
  expect(await findToast('The store is not reachable.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(50);
});

test('the search is in the address after a pause, goes to the store, and follows the address', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['ORDERS_SEARCH'], timeZone: null } });
  const seen = answerOrders([aSellersOrder()]);
  const { user, address } = renderApp('/seller/orders?q=ada');
  await firstOrder();
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  expect(field.value).toBe('ada');
  expect(seen[0]!.filter).toEqual({ search: 'ada' });
  await user.clear(field);
  await user.paste("#1001 O'Neil ");
  await waitFor(() => expect(address()).toBe('/seller/orders?q=%231001+O%27Neil'));
  expect(field.value).toBe("#1001 O'Neil ");
  await waitFor(() => expect(seen.at(-1)!.filter).toEqual({ search: "#1001 O'Neil" }));

  await user.click(screen.getByRole('link', { name: /^Orders/ }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(address()).toBe('/seller/orders');
});

test('a store that cannot search has no search field', async () => {
  answerOrders([aSellersOrder()]);
  renderApp('/seller/orders');
  await firstOrder();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('new orders are counted in the tab, and make a sound once the seller has turned it on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  localStorage.clear();
  let tones = 0;
  const node = { connect: () => node, frequency: { value: 0 } };
  const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      createOscillator = () => ({ ...node, start: () => (tones += 1), stop: () => undefined });
      createGain = () => ({ ...node, gain: ramp });
      close = () => Promise.resolve();
    },
  );
  answerOrders([aSellersOrder({ id: 'one' })]);
  const { user, close } = renderApp('/seller/orders');
  await firstOrder();
  answerOrders([aSellersOrder({ id: 'two' }), aSellersOrder({ id: 'one' })]);
  vi.advanceTimersByTime(10_000);
  expect(await screen.findByRole('button', { name: 'Show 1 new order' })).toBeTruthy();
  expect(document.title).toBe('(1) Orders · Greengate seller');
  expect(tones).toBe(0);

  await user.click(screen.getByRole('switch', { name: 'Sound for new orders' }));
  expect(tones).toBe(2);
  answerOrders([aSellersOrder({ id: 'three' }), aSellersOrder({ id: 'two' }), aSellersOrder({ id: 'one' })]);
  vi.advanceTimersByTime(10_000);
  expect(await screen.findByRole('button', { name: 'Show 2 new orders' })).toBeTruthy();
  expect(tones).toBe(4);
  close();

  renderApp('/seller/orders');
  expect((await screen.findByRole('switch', { name: 'Sound for new orders' })).getAttribute('aria-checked')).toBe(
    'true',
  );
  vi.unstubAllGlobals();
});

test('the tiles and the chart leave out test payments, and a sentence says so', async () => {
  const seller = sellerOf([aSellersOrder()]);
  const days = (starts: unknown, count: number, amount: number) =>
    (Array.isArray(starts) ? starts : []).map(() => ({ __typename: 'OrderDay' as const, count, amount }));
  answer(SellerOrdersDocument, ({ starts }) => ({
    seller: {
      ...seller,
      shown: {
        ...seller.shown,
        count: 3,
        amount: 34.56,
        pendingCount: 1,
        pendingAmount: 10,
        tests: { __typename: 'TestOrderSums' as const, count: 1, amount: 4.56 },
      },
      all: {
        ...seller.all,
        days: days(starts, 2, 5.5),
        tests: { __typename: 'TestOrderSums' as const, days: days(starts, 1, 4) },
      },
    },
  }));
  const { user } = renderApp('/seller/orders');
  await firstOrder();
  const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Orders', 'Total amount', 'Pending payment', 'Average order'].map((name) => tile(name))).toEqual([
    '2',
    '$30.00',
    '$10.00',
    '$15.00',
  ]);
  expect(screen.getByText(/^Not counted: 1 order with a test payment, for \$4\.56\./)).toBeTruthy();
  await user.click(screen.getByText('Show table'));
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('1$1.50');
});

test('an order of a deleted account says so, and has no empty address', async () => {
  const gone = { city: '', country: '', email: '', phone: '', postalCode: '', state: '', street: '' };
  const order = aSellersOrder();
  answerOrders([
    { ...order, address: order.address && { ...order.address, ...gone, firstName: 'Deleted', lastName: 'account' } },
  ]);
  renderApp('/seller/orders');
  const card = await firstOrder();
  expect(card.getByText('Deleted account')).toBeTruthy();
  expect(card.getByText('The address was deleted with the account.')).toBeTruthy();
  expect(card.queryByText(',')).toBeNull();
  expect(card.queryByRole('link')).toBeNull();
});
