import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  SellerSessionDocument,
  SellerShopFactsDocument,
  type SellerShopFactsQuery,
  type StoreFeature,
} from '#web/__generated__/seller-shell.ts';
import {
  NewestWithdrawalDocument,
  OldOriginsDocument,
  SellerLowStockDocument,
  SellerSoldOutDocument,
  SellerTodayDocument,
  type PickNext_orderFragment,
  type SellerTodayQuery,
} from '#web/__generated__/seller-today.ts';
import '#web/features/seller/SellerArea.tsx';
import '#web/features/seller/today/TodayPage.tsx';
import { TaxesTable } from '#web/features/seller/today/TaxesTable.tsx';
import { HttpResponse, http } from 'msw';
import { noteServerTime } from '#web/shared/lib/network/server-clock.ts';
import { answer, answerWithError, everythingSentHasArrived, gateway } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

type Seller = NonNullable<SellerTodayQuery['seller']>;
type Takings = NonNullable<Seller['today']>[number]['real'];

const takings = (over: Partial<Takings> = {}): Takings => ({
  __typename: 'Takings',
  card: 0,
  cash: 0,
  net: 0,
  placed: 0,
  placedCount: 0,
  refunded: 0,
  tax: 0,
  taxes: null,
  ...over,
});

const waiting = (number: string, stage: 'PLACED' | 'PICKING'): PickNext_orderFragment => ({
  __typename: 'Order',
  id: `o${number}`,
  number,
  slot: null,
  stage,
  address: { __typename: 'DeliveryAddress', firstName: 'Ada', lastName: `No${number}` },
  // Three steps of weight are one piece to pack.
  items: [
    { __typename: 'OrderItem', portionGrams: null, quantity: 2 },
    { __typename: 'OrderItem', portionGrams: 50, quantity: 3 },
  ],
});

function aSeller(starts: number, over: Partial<Seller> = {}): Seller {
  const days = Array.from({ length: starts }, (_none, at) => ({
    __typename: 'PeriodTakings' as const,
    real: takings(
      at === starts - 1
        ? { placedCount: 3, placed: 30.6, card: 20.4, cash: 3.39, refunded: 1.13, net: 22.66, tax: 0.44 }
        : at === 0
          ? { net: 0.1, cash: 0.1 }
          : {},
    ),
    test: takings(at === starts - 1 ? { placedCount: 1, placed: 5.1 } : { placedCount: 2, placed: 7 }),
    deposits: at === 0 ? [] : null,
  }));
  return {
    __typename: 'Seller',
    bestSellers: [{ __typename: 'BestSeller', amount: 12.5, name: 'Bananas', productId: 'p1', quantity: 50 }],
    oldest: { __typename: 'OrderConnection', nodes: [waiting('1003', 'PLACED'), waiting('1002', 'PICKING')] },
    orderSums: {
      __typename: 'OrderSums',
      stages: [{ __typename: 'OrderStageCount', stage: 'READY', count: 4 }],
    },
    days,
    today: days.slice(-1),
    ...over,
  };
}

function openStore(...features: StoreFeature[]) {
  const store: SellerShopFactsQuery['store'] = { __typename: 'Store', features, timeZone: null };
  answer(SellerShopFactsDocument, { store });
}

const answerToday = (over: Partial<Seller> = {}) =>
  answer(SellerTodayDocument, ({ starts }) => ({ seller: aSeller(Array.isArray(starts) ? starts.length : 1, over) }));

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  openStore('ORDERS_LEDGER', 'ORDERS_SEARCH', 'ORDER_STAGES');
});

test('Today shows the deposits of each day by type, as far as the shop has some', async () => {
  const bottle = { __typename: 'DepositSum' as const, typeId: 't1', name: 'Bottle' };
  const day = (deposits: { charged: number; returned: number }[]) => ({
    __typename: 'PeriodTakings' as const,
    real: takings(),
    test: takings(),
    deposits: deposits.map((each) => ({ ...bottle, ...each })),
  });
  const days = [day([{ charged: 3, returned: 0.15 }]), day([])];
  const today = [day([{ charged: 0, returned: 1.05 }])];
  answer(SellerTodayDocument, { seller: aSeller(1, { days, today }) });
  renderApp('/seller/today');
  const table = within(await screen.findByRole('region', { name: 'Deposits by day' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Day',
    'Bottle, charged',
    'Bottle, given back',
  ]);
  const last = table.getAllByRole('row').at(-1);
  expect(last?.textContent).toBe('All days$3.00$1.20');
});

test('Today shows what was ordered and taken today, with test payments apart', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T12:00:00Z') });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_LEDGER'], timeZone: 'Asia/Kathmandu' },
  });
  answerToday();
  renderApp('/seller/today');
  const tile = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
  expect(await tile('Orders today')).toBe('3');
  expect(await tile('Ordered today')).toBe('$30.60');
  expect(await tile('Taken today')).toBe('$22.66');
  expect(await tile('Cash today')).toBe('$3.39');
  expect(await tile('Refunded today')).toBe('$1.13');
  expect(screen.getByText(/Not counted: 1 test order for \$5\.10 today/)).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'Takings by day' })).getAllByRole('row');
  // The twelve days without anything are one row.
  expect(rows).toHaveLength(5);
  expect(rows[0]?.textContent).toBe('DayOrdersOrderedOnlineCashRefundedReceived less refundsof it tax');
  expect(rows[2]?.textContent).toBe('Tue, Mar 3 – Sat, Mar 14nothing');
  expect(rows.at(-1)?.textContent).toBe('All days3$30.60$20.40$3.49$1.13$22.76$0.44');
});

test('the days begin at midnight in the time zone of the shop', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_LEDGER'], timeZone: 'Asia/Kathmandu' },
  });
  let asked: unknown;
  answer(SellerTodayDocument, ({ starts }) => {
    asked = starts;
    return { seller: aSeller(Array.isArray(starts) ? starts.length : 1) };
  });
  renderApp('/seller/today');
  // Midnight there is 18:15 in UTC, all year.
  const midnights: unknown = Array.from({ length: 14 }, () => expect.stringMatching(/T18:15:00\.000Z$/));
  await waitFor(() => expect(asked).toEqual(midnights));
});

test.each([
  // Sunday in UTC, Monday on an island of Kiribati.
  ['Pacific/Kiritimati', 'Sun, 29 Feb 2032 20:00:00 GMT', 1],
  // Monday in UTC, Sunday in Hawaii.
  ['Pacific/Honolulu', 'Mon, 01 Mar 2032 08:00:00 GMT', 7],
  ['UTC', 'Mon, 01 Mar 2032 08:00:00 GMT', 1],
])('the takings of the week begin with the Monday of the shop: in %s on %s', async (timeZone, date, days) => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['ORDERS_LEDGER'], timeZone } });
  const asked = answer(SellerTodayDocument, ({ starts }) => {
    const each = { __typename: 'PeriodTakings' as const, real: takings({ net: 1 }), test: takings(), deposits: null };
    const all = Array.from({ length: Array.isArray(starts) ? starts.length : 0 }, () => each);
    return { seller: aSeller(1, { days: all, today: all.slice(-1) }) };
  });
  gateway.use(
    http.post('*/graphql', async ({ request }) => {
      const { operationName } = (await request.clone().json()) as { operationName?: string };
      if (operationName !== 'SellerSession') return undefined;
      return HttpResponse.json({ data: { seller: { __typename: 'Seller' } } }, { headers: { date } });
    }),
  );
  onTestFinished(() => noteServerTime(new Response(null, { headers: { date: new Date().toUTCString() } })));
  renderApp('/seller/today');
  const tile = await screen.findByText('Taken this week');
  await waitFor(() => expect(tile.nextElementSibling?.textContent).toBe(`$${days}.00`));
  expect(asked.at(-1)?.starts).toHaveLength(14);
});

test('the oldest waiting orders come first, with one button to their pick list', async () => {
  answerToday();
  const { user, address } = renderApp('/seller/today');
  const next = within(await screen.findByRole('region', { name: 'To pick next' }));
  expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'No. 1002, Ada No10023 pieces, begun',
    'No. 1003, Ada No10033 pieces',
  ]);
  await user.click(next.getByRole('link', { name: 'Pick these 2 orders' }));
  expect(address()).toBe('/seller/orders/pick?ids=o1002,o1003');
});

test('orders to pick next come in the order of their promised times, also on the pick list', async () => {
  openStore('ORDERS_LEDGER', 'ORDERS_NEXT', 'ORDERS_SEARCH', 'ORDER_STAGES');
  const slot = (day: string) => ({
    __typename: 'OrderSlot' as const,
    id: day,
    kind: 'DELIVERY' as const,
    start: `${day}T08:00:00.000Z`,
    end: `${day}T10:00:00.000Z`,
  });
  const asked = answerToday({
    oldest: undefined,
    nextToPick: [
      { ...waiting('1009', 'PLACED'), slot: slot('2026-03-02') },
      { ...waiting('1001', 'PLACED'), slot: slot('2026-03-07') },
    ],
  });
  const { user, address } = renderApp('/seller/today');
  const next = within(await screen.findByRole('region', { name: 'To pick next' }));
  const [first, second] = next.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toMatch(/^No\. 1009, .*Mar 2/);
  expect(second).toMatch(/^No\. 1001, .*Mar 7/);
  expect(asked.map(({ byPromise }) => byPromise)).toEqual([true]);
  await user.click(next.getByRole('link', { name: 'Pick these 2 orders' }));
  expect(address()).toBe('/seller/orders/pick?ids=o1009,o1001');
});

test('the most ordered products and the stages of open orders show', async () => {
  answerToday();
  renderApp('/seller/today');
  const best = within(await screen.findByRole('region', { name: 'Most ordered in the last 30 days' }));
  expect(best.getByRole('listitem').textContent).toBe('Bananas50 × for $12.50');
  const ready = within(screen.getByRole('region', { name: 'Open orders' })).getByRole('link', { name: 'Ready' });
  expect(ready.getAttribute('href')).toBe('/seller/orders?stage=READY');
  expect(ready.nextElementSibling?.textContent).toBe('4');
});

test('products that are running out show over a store that counts its stock, the fewest first', async () => {
  openStore('ORDERS_LEDGER', 'STOCK_COUNT');
  answerToday();
  const product = (id: string, availability: 'IN_STOCK' | 'LOW' | 'SOLD_OUT', left: number | null) => ({
    __typename: 'Product' as const,
    id,
    availability,
    left,
    name: id,
    portion: null,
  });
  const onHand = (productId: string, pieces: number) => ({
    __typename: 'ProductStock' as const,
    productId,
    onHand: pieces,
  });
  const stock = [onHand('Muesli', 0), onHand('Switched off', 8)];
  const askedStock = answer(SellerSoldOutDocument, { seller: { __typename: 'Seller', stock } });
  answer(SellerLowStockDocument, {
    products: {
      __typename: 'ProductConnection',
      nodes: [
        product('Milk', 'LOW', 4),
        product('Bread', 'LOW', 1),
        product('Muesli', 'SOLD_OUT', null),
        product('Switched off', 'SOLD_OUT', null),
        product('Not counted', 'SOLD_OUT', null),
      ],
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  });
  renderApp('/seller/today');
  const low = within(await screen.findByRole('region', { name: 'Low stock' }));
  expect(low.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'MuesliSold out',
    'Bread1 left',
    'Milk4 left',
  ]);
  expect(askedStock).toEqual([{ productIds: ['Muesli', 'Switched off', 'Not counted'] }]);
});

test('the page says when no order waits and nothing was ordered', async () => {
  answerToday({ bestSellers: [], oldest: { __typename: 'OrderConnection', nodes: [] } });
  renderApp('/seller/today');
  expect(await screen.findByText('No order waits to be picked.')).toBeTruthy();
  expect(screen.getByText('Nothing was ordered yet.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Pick/ })).toBeNull();
});

test('the menu has Today over a store with the ledger only', async () => {
  answerToday();
  const { close } = renderApp('/seller/today');
  expect(await screen.findByRole('link', { name: 'Today' })).toBeTruthy();
  close();
  openStore('ORDERS_ONLINE');
  renderApp('/seller/product-list');
  expect(await screen.findByRole('link', { name: 'Product List' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Today' })).toBeNull();
});

test('a failed load says so, and can be repeated', async () => {
  answerWithError(SellerTodayDocument, 'The store is down.');
  const { user } = renderApp('/seller/today');
  expect((await screen.findAllByText('The store is down.')).length).toBeGreaterThan(0);
  answerToday();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Orders today')).toBeTruthy();
});

test('the day is that of the shop, also where the clock of this device is wrong', async () => {
  const asked = answerToday();
  gateway.use(
    http.post('*/graphql', async ({ request }) => {
      const { operationName } = (await request.clone().json()) as { operationName?: string };
      if (operationName !== 'SellerSession') return undefined;
      const headers = { date: 'Mon, 01 Mar 2032 12:00:00 GMT' };
      return HttpResponse.json({ data: { seller: { __typename: 'Seller' } } }, { headers });
    }),
  );
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_LEDGER'], timeZone: 'Europe/Berlin' },
  });
  const { close } = renderApp('/seller/today');
  await waitFor(() => expect(asked.at(-1)?.starts).toContain('2032-02-29T23:00:00.000Z'));
  expect((await screen.findAllByText(/\bMar 1\b/)).length).toBeGreaterThan(0);
  close();
  noteServerTime(new Response(null, { headers: { date: new Date().toUTCString() } }));
});

test('an origin is old by the days of the shop, where the next day begins earlier than in UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T11:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  answerToday();
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_LEDGER', 'PRODUCTS_FOOD'], timeZone: 'Pacific/Kiritimati' },
  });
  // It is March 3 there. The first was said on March 1, half an hour before midnight, the second half an hour after it.
  const produce = ['2026-03-01T09:30:00Z', '2026-03-01T10:30:00Z'].map((originsAt) => ({
    __typename: 'Produce' as const,
    product: { __typename: 'Product' as const, id: originsAt, inStock: true },
    origins: ['ES'],
    originsAt,
  }));
  const store = { __typename: 'Store' as const, country: null, originDays: 1 };
  answer(OldOriginsDocument, { store, seller: { __typename: 'Seller', produce } });
  renderApp('/seller/today');
  expect(await screen.findByText(/^1 origin is older than 1 day\./)).toBeTruthy();
});

test('old and missing origins of what is in stock are named, unless the shop states none and follows no law', async () => {
  answerToday();
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_LEDGER', 'PRODUCTS_FOOD'], timeZone: 'UTC' },
  });
  const produce = (id: string, days: number | null, inStock = true) => ({
    __typename: 'Produce' as const,
    product: { __typename: 'Product' as const, id, inStock },
    origins: days === null ? [] : ['ES'],
    originsAt: days === null ? null : new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  const answerOrigins = (country: 'DE' | null, ...rows: ReturnType<typeof produce>[]) =>
    answer(OldOriginsDocument, {
      store: { __typename: 'Store', country, originDays: 7 },
      seller: { __typename: 'Seller', produce: rows },
    });
  answerOrigins(null, produce('a', 8), produce('b', 7), produce('c', null), produce('d', 9, false));
  const first = renderApp('/seller/today');
  const link = await screen.findByRole('link', { name: 'Today’s origins' });
  expect(link.getAttribute('href')).toBe('/seller/origins');
  expect(link.closest('output')?.textContent).toBe(
    '1 origin is older than 7 days. 1 fruit or vegetable has no stated origin. Today’s origins',
  );
  first.close();

  answerOrigins('DE', produce('a', null), produce('b', null));
  const second = renderApp('/seller/today');
  await screen.findByText(/^2 fruits and vegetables have no stated origin/);
  second.close();

  for (const rows of [[produce('a', null)], [produce('b', 7)]]) {
    answerOrigins(null, ...rows);
    const { close } = renderApp('/seller/today');
    await screen.findByText('Orders today');
    expect(screen.queryByRole('link', { name: 'Today’s origins' })).toBeNull();
    close();
  }
});

const dayMs = 86_400_000;

test.each([
  [3, null, 13.9, '3 withdrawals from orders'],
  [1, null, 13.9, '1 withdrawal from an order'],
  [3, null, 14.1, undefined],
  [3, 2, 30, '2 withdrawals to answer'],
  [3, 1, 0, '1 withdrawal to answer'],
  [3, 0, 0, undefined],
  [0, 0, 0, undefined],
])('of %d withdrawals, %j open, the newest %d days old, Today says: %s', async (all, openCount, days, words) => {
  openStore('ORDERS_LEDGER', 'ORDERS_SEARCH', 'ORDER_STAGES', 'ORDERS_WITHDRAWAL');
  answerToday();
  const receivedAt = new Date(Date.now() - days * dayMs).toISOString();
  const nodes = all === 0 ? [] : [{ __typename: 'Withdrawal' as const, id: 'w1', receivedAt }];
  const withdrawals = { __typename: 'WithdrawalConnection' as const, nodes, openCount, totalCount: all };
  const asked = answer(NewestWithdrawalDocument, { seller: { __typename: 'Seller', withdrawals } });
  renderApp('/seller/today');
  await waitFor(() => expect(asked).toHaveLength(1));
  await everythingSentHasArrived();
  const links = screen.queryAllByRole('link', { name: /withdrawal/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(words === undefined ? [] : [words]);
});

test('the taxes of each day stand by rate, the highest first, the net amount before its tax', () => {
  const tax = (rate: number, amount: number, net: number) => ({
    __typename: 'IncludedTax' as const,
    name: 'VAT',
    rate,
    amount,
    net,
  });
  const days = [
    { real: takings({ taxes: [tax(7, 0.7, 10), tax(19, 1.9, 10.01)] }) },
    { real: takings() },
    { real: takings({ taxes: [tax(7, 0.35, 5)] }) },
  ];
  const { rerender } = render(<TaxesTable days={days} names={['Mon', 'Tue', 'Wed']} />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    [
      'Day',
      'Net (without tax) at 19\u00a0% VAT',
      'Tax of 19\u00a0% VAT',
      'Net (without tax) at 7\u00a0% VAT',
      'Tax of 7\u00a0% VAT',
    ],
    ['Wed', '$0.00', '$0.00', '$5.00', '$0.35'],
    ['Tue', 'nothing'],
    ['Mon', '$10.01', '$1.90', '$10.00', '$0.70'],
    ['All days', '$10.01', '$1.90', '$15.00', '$1.05'],
  ]);
  rerender(<TaxesTable days={[{ real: takings() }]} names={['Mon']} />);
  expect(screen.queryByRole('table')).toBeNull();
});
