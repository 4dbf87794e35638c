import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  SellerOrdersDocument,
  type OrderFilter,
  type SellerOrdersQuery,
  type SellerOrder_orderFragment,
} from '#web/__generated__/seller-orders.ts';
import { SellerSessionDocument, SellerShopFactsDocument, type StoreFeature } from '#web/__generated__/seller-shell.ts';
import { ownTimeZone, startsOfDays } from '#web/features/seller/shell/store-days.ts';
import { answer, answerWithError, neverAnswer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aSellersOrder } from '#tests/support/web/sellers-orders.ts';
import { anAddress } from '#tests/support/web/shop-factories.ts';

type Order = SellerOrder_orderFragment;

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

function answerFeatures(...features: StoreFeature[]) {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone: null } });
}

/** The responses to the requests for the file of orders, one after the other; then the files that the page saves. */
function answerFiles(...answers: Response[]) {
  const asked: string[] = [];
  const saved: Blob[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/exports/')) return real(input, init);
    asked.push(input);
    return answers.shift()!;
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:orders';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { asked, saved };
}

const csv = { headers: { 'content-type': 'text/csv; charset=utf-8' } };

/** A file that arrives as the test writes it. */
function slowFile() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    response: new Response(readable, csv),
    write: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
    breakOff: () => writer.abort(new TypeError('terminated')),
  };
}

test('the exported file has all filtered orders, not only the loaded ones: the store writes it', async () => {
  answerFeatures('ORDERS_EXPORT');
  answerOrders(manyOrders(260));
  const file = slowFile();
  const { asked, saved } = answerFiles(file.response);
  const { user } = renderApp('/seller/orders?paid=pending&method=COD');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await file.write('\uFEFFNumber\r\n1\r\n2\r\n');
  await screen.findByRole('button', { name: 'Loading 2 of 260…' });
  expect(saved).toEqual([]);
  await file.write('3\r\n');
  await file.end();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.size).toBe('\u00EF\u00BB\u00BFNumber\r\n1\r\n2\r\n3\r\n'.length);
  expect(asked).toEqual(['/exports/orders?sort=newest&paid=false&method=COD']);
  await screen.findByRole('button', { name: 'Export CSV' });
});

test('the seller chooses a month or two days, and the file has their orders and their name', async () => {
  answerFeatures('ORDERS_EXPORT', 'ORDERS_BETWEEN');
  const asks = answerOrders([aSellersOrder()]);
  const names: string[] = [];
  const { asked } = answerFiles(new Response('\uFEFFNumber\r\n', csv));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = renderApp('/seller/orders?from=2026-02-10&to=2026-02-03');
  const period = await screen.findByRole('combobox', { name: 'Period' });
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-02-03');
  expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-02-10');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(names).toEqual(['orders-2026-02-03-2026-02-10.csv']));
  expect(decodeURIComponent(asked[0]!)).toMatch(/since=2026-02-0\dT.*&placedBefore=2026-02-1\dT/);
  const month = within(period).getAllByRole<HTMLOptionElement>('option')[5]!;
  await user.selectOptions(period, month);
  const firstDay = month.value;
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe(firstDay));
  expect(screen.getByLabelText<HTMLInputElement>('Last day').value.slice(0, 7)).toBe(firstDay.slice(0, 7));
  await waitFor(() => expect(asks.at(-1)?.filter).toMatchObject({ placedBefore: expect.any(String) }));
});

test('a file that is refused or that breaks off is not saved, and a sentence says so', async () => {
  answerFeatures('ORDERS_EXPORT');
  answerOrders(manyOrders(3));
  const file = slowFile();
  const refused = Response.json({ success: false, message: 'Your last file is still being written.' });
  const proxyError = new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
  const { asked, saved } = answerFiles(file.response, refused, proxyError);
  const { user } = renderApp('/seller/orders?paid=pending');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await file.write('Number\r\n1\r\n');
  await file.breakOff();
  expect(await findToast(/The shop cannot be reached/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await findToast('Your last file is still being written.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await findToast(/not available right now \(status 502\)/)).toBeTruthy();
  expect(asked).toHaveLength(3);
  expect(saved).toEqual([]);
});

test('over a store that writes no file of orders, there is no button for it', async () => {
  answerFeatures();
  answerOrders(manyOrders(3));
  renderApp('/seller/orders?paid=pending');
  await firstOrder();
  expect(screen.getByRole('combobox', { name: 'Payment status' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
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
  expect(screen.getByText('All orders of the last two weeks except cancelled and test orders')).toBeTruthy();
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
