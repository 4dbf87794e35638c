import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  SellerOrdersDocument,
  type SellerOrder_orderFragment,
  type SellerOrdersQuery,
  type SellerOrdersQueryVariables,
} from '#web/__generated__/seller-orders.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aSellersOrder } from '#tests/support/web/sellers-orders.ts';

type Order = SellerOrder_orderFragment;
type PromisedTime = NonNullable<NonNullable<SellerOrdersQuery['seller']>['promisedTimes']>[number];

const time = (hour: string, over: Partial<PromisedTime> = {}): PromisedTime => ({
  __typename: 'PromisedTime',
  count: 2,
  kind: 'DELIVERY',
  start: `2026-03-02T${hour}:00:00.000Z`,
  end: `2026-03-02T${String(Number(hour) + 2)}:00:00.000Z`,
  ...over,
});

const slot = { __typename: 'OrderSlot' as const, id: 's1', kind: 'DELIVERY' as const };

const orderOf = (over: Partial<Order> = {}) => aSellersOrder({ stage: 'PLACED', ...over });

/** Answers like the gateway, with these orders in pages, whatever the filter. */
function answerOrders(orders: Order[]): SellerOrdersQueryVariables[] {
  const stages = (['PLACED', 'READY', 'DONE', 'CANCELLED'] as const).map((stage) => ({
    __typename: 'OrderStageCount' as const,
    stage,
    count: stage === 'READY' ? 3 : 1,
  }));
  const sums = { __typename: 'OrderSums' as const, amount: 10, count: 5, tests: null };
  return answer(SellerOrdersDocument, ({ after, counted, starts, sums: hasSums, times }) => {
    const from = orders.findIndex(({ id }) => id === after) + 1;
    const nodes = orders.slice(from, from + 50);
    const hasNextPage = from + 50 < orders.length;
    const days = (Array.isArray(starts) ? starts : []).map(() => ({
      __typename: 'OrderDay' as const,
      amount: 0,
      count: 0,
    }));
    return {
      seller: {
        __typename: 'Seller' as const,
        page: {
          __typename: 'OrderConnection' as const,
          nodes,
          pageInfo: { __typename: 'PageInfo' as const, endCursor: nodes.at(-1)?.id ?? null, hasNextPage },
          ...(counted && { totalCount: 7 }),
        },
        ...(times && { promisedTimes: [time('09'), time('15'), time('15', { kind: 'PICKUP', count: 1 })] }),
        ...(hasSums !== false && {
          shown: { ...sums, pendingAmount: 4, pendingCount: 2 },
          all: { ...sums, payments: ['COD' as const], days, stages },
        }),
      },
    };
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T07:00:00Z') });
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: {
      __typename: 'Store',
      features: ['ORDER_STAGES', 'ORDERS_PROMISED', 'ORDERS_SLOTS', 'ORDERS_SEARCH'],
      timeZone: 'UTC',
    },
  });
});

const row = async (number: string) =>
  within(await screen.findByRole('article', { name: new RegExp(`^No. ${number} `) }));
const detailsOf = (order: Awaited<ReturnType<typeof row>>) => order.getByRole('heading').closest('details');

test('a row says number, name, promise, stage, payment, amount, pieces and marks, and opens in place', async () => {
  answerOrders([
    orderOf({
      noteToShop: 'Ripe, please.',
      substitution: 'SIMILAR_NOT_DEARER',
      slot: { ...slot, start: '2026-03-02T09:00:00.000Z', end: '2026-03-02T11:00:00.000Z' },
    }),
    orderOf({ id: 'o2', number: '1002', slot: null }),
  ]);
  const { user, address } = renderApp('/seller/orders');
  const order = await row('1001');
  const summary = within(order.getByRole('heading').closest('summary')!);
  expect(summary.getByRole('heading').textContent).toBe('No. 1001 Ada Byron');
  for (const text of ['Mon, Mar 2, 9:00 – 11:00 AM', 'Order Placed', 'Pending', '2 pieces', '$6.09', 'Note', 'Replace'])
    expect(summary.getByText(text)).toBeTruthy();
  expect((await row('1002')).getByText('No promised time')).toBeTruthy();
  expect(detailsOf(order)?.open).toBe(false);

  await user.click(summary.getByText('Order Placed'));
  expect(detailsOf(order)?.open).toBe(true);
  await waitFor(() => expect(address()).toBe('/seller/orders?open=1001'));
});

test('two clicks answer what goes out at nine', async () => {
  const seen = answerOrders([orderOf()]);
  const { user, address } = renderApp('/seller/orders');
  await user.click(await screen.findByRole('link', { name: 'Today' }));
  const times = within(await screen.findByRole('navigation', { name: 'Promised time' }));
  expect(times.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'All times 5',
    '9:00 – 11:00 AM 2',
    '3:00 – 5:00 PM 2',
    '3:00 – 5:00 PM, to collect 1',
  ]);
  await user.click(times.getByRole('link', { name: /^9:00/ }));
  await waitFor(() =>
    expect(seen.at(-1)).toMatchObject({
      sort: 'PROMISED',
      filter: {
        promisedFrom: '2026-03-02T09:00:00.000Z',
        promisedBefore: '2026-03-02T09:00:00.001Z',
        promisedKind: 'DELIVERY',
      },
      dayFilter: { promisedFrom: '2026-03-02T00:00:00.000Z', promisedBefore: '2026-03-03T00:00:00.000Z' },
    }),
  );
  expect(screen.getByRole('list', { name: 'Orders, by promised time' })).toBeTruthy();
  const atNine = '/seller/orders?day=today&time=DELIVERY%402026-03-02T09%3A00%3A00.000Z';
  expect(address()).toBe(atNine);
  // A time belongs to its day.
  await user.click(times.getByRole('link', { name: /^All times/ }));
  await waitFor(() => expect(address()).toBe('/seller/orders?day=today'));
  await user.click(times.getByRole('link', { name: /^9:00/ }));
  await waitFor(() => expect(address()).toBe(atNine));
  await user.click(screen.getByRole('link', { name: 'Tomorrow' }));
  await waitFor(() => expect(address()).toBe('/seller/orders?day=tomorrow'));
  await user.click(await screen.findByRole('link', { name: /^9:00/ }));
  fireEvent.change(screen.getByLabelText('Another day'), { target: { value: '2026-03-08' } });
  await waitFor(() => expect(address()).toBe('/seller/orders?day=2026-03-08'));
  await user.click(screen.getByRole('link', { name: 'Any day' }));
  await waitFor(() => expect(address()).toBe('/seller/orders'));
});

test.each([
  ['today', '2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00.000Z'],
  ['tomorrow', '2026-03-03T10:00:00.000Z', '2026-03-04T10:00:00.000Z'],
  ['2026-03-08', '2026-03-07T10:00:00.000Z', '2026-03-08T10:00:00.000Z'],
])('the day %s begins at midnight of the shop, where it is March 3 already', async (day, from, before) => {
  vi.setSystemTime(new Date('2026-03-02T11:00:00Z'));
  answer(SellerShopFactsDocument, {
    store: {
      __typename: 'Store',
      features: ['ORDER_STAGES', 'ORDERS_PROMISED', 'ORDERS_SLOTS', 'ORDERS_SEARCH'],
      timeZone: 'Pacific/Kiritimati',
    },
  });
  const seen = answerOrders([orderOf()]);
  renderApp(`/seller/orders?day=${day}`);
  await row('1001');
  const span = { promisedFrom: from, promisedBefore: before };
  expect(seen.at(-1)).toMatchObject({ filter: span, dayFilter: span });
});

test('sorted by promise, the list of all orders shows the open ones', async () => {
  const seen = answerOrders([orderOf()]);
  const { user } = renderApp('/seller/orders');
  await user.selectOptions(await screen.findByLabelText('Sort'), 'Promised time');
  const stages = within(screen.getByRole('navigation', { name: 'Stages' }));
  await waitFor(() => expect(stages.getByRole('link', { name: 'Open 4' }).getAttribute('aria-current')).toBe('page'));
  await waitFor(() =>
    expect(seen.at(-1)).toMatchObject({
      sort: 'PROMISED',
      filter: { stages: ['PLACED', 'PICKING', 'READY', 'OUT'] },
    }),
  );
});

test('the heading and the tiles of the cancelled orders are about them', async () => {
  answerOrders([orderOf({ stage: 'CANCELLED' })]);
  renderApp('/seller/orders?stage=CANCELLED');
  expect(await screen.findByText('7 orders')).toBeTruthy();
  expect(screen.getByText('Cancelled orders are in no sum.')).toBeTruthy();
  expect(screen.queryByText('Average order')).toBeNull();
});

test('the heading of a list that has cancelled orders too says that it does not count them', async () => {
  answerOrders(Array.from({ length: 60 }, (_none, at) => orderOf({ id: `o${at}`, number: String(2000 - at) })));
  const { user } = renderApp('/seller/orders');
  expect(await screen.findByText('5 orders, 2 pending, without cancelled ones')).toBeTruthy();
  expect(screen.getByText('50 orders are shown.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Order Placed 1' }));
  expect(await screen.findByText('5 orders, 2 pending')).toBeTruthy();
});

test('the list comes back with its filters, its pages and its open rows', async () => {
  const orders = Array.from({ length: 120 }, (_none, at) => orderOf({ id: `o${at}`, number: String(2000 - at) }));
  answerOrders(orders);
  const { user, address } = renderApp('/seller/orders?stage=PLACED');
  await user.click(await screen.findByRole('button', { name: 'Load older orders' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(100));
  await user.click((await row('1910')).getByRole('heading'));
  const left = '/seller/orders?stage=PLACED&pages=2&open=1910';
  await waitFor(() => expect(address()).toBe(left));
  const menu = within(screen.getByRole('navigation', { name: 'Seller' }));
  await user.click(menu.getByRole('link', { name: 'Product List' }));
  await screen.findByRole('heading', { level: 1, name: 'Product List' });
  await user.click(menu.getByRole('link', { name: 'Orders' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(100));
  expect(address()).toBe(left);
  expect(detailsOf(await row('1910'))?.open).toBe(true);
  // Another list starts at its first page.
  await user.click(screen.getByRole('link', { name: 'Ready 3' }));
  await waitFor(() => expect(address()).toBe('/seller/orders?stage=READY&open=1910'));
});

test('a chosen month takes the place of the last days, and the last days that of a month', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDER_STAGES', 'ORDERS_BETWEEN'], timeZone: 'UTC' },
  });
  answerOrders([orderOf()]);
  const { user, address } = renderApp('/seller/orders?days=7');
  const period = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Period' });
  expect(period.value).toBe('7');
  await user.selectOptions(period, 'February 2026');
  await waitFor(() => expect(address()).toBe('/seller/orders?from=2026-02-01&to=2026-02-28'));
  await user.selectOptions(period, '30 days');
  await waitFor(() => expect(address()).toBe('/seller/orders?days=30'));
  await user.selectOptions(period, 'From day to day…');
  await waitFor(() => expect(address()).toBe('/seller/orders?from=2026-03-02&to=2026-03-02'));
});

const moment = '2026-03-01T12:00:00.000Z';

test.each([
  ['no withdrawal', {}, []],
  ['an open withdrawal', { withdrawnAt: moment }, ['Withdrawal received']],
  ['an answered withdrawal', { withdrawnAt: moment, withdrawalsAnsweredAt: moment }, []],
  ['a minimum age and a test payment', { minimumAge: 18, isTest: true }, ['Test', '18+']],
  ['a note to the courier', { noteToCourier: 'Ring twice' }, ['Note']],
])('the row of an order with %s has the marks %j', async (_which, over, marks) => {
  answerOrders([orderOf(over)]);
  renderApp('/seller/orders');
  const summary = (await row('1001')).getByRole('heading').closest('summary')!;
  const known = ['Withdrawal received', 'Test', '18+', 'Note', 'Replace'];
  expect(known.filter((text) => within(summary).queryByText(text))).toEqual(marks);
});

test.each([
  [6.09, undefined],
  [6.08, '$6.09'],
])('an order that costs %d after the picking names the ordered amount: %s', async (amount, ordered) => {
  const settled = { __typename: 'SettledOrder' as const, amount, deposits: null, subtotal: 5.98, tax: 0.1 };
  answerOrders([orderOf({ stage: 'READY', settled })]);
  renderApp('/seller/orders?open=1001');
  const order = await row('1001');
  const fact = (name: string) => order.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;
  expect([fact('Amount'), fact('Ordered')]).toEqual([`$${amount}`, ordered]);
  expect(order.getByRole('heading').closest('summary')?.textContent).toContain(`$${amount}`);
});
