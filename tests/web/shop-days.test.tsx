import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import {
  CallTimesDocument,
  SellerCustomerDocument,
  SellerCustomersDocument,
} from '#web/__generated__/seller-customers.ts';
import { SellerDepositsDocument } from '#web/__generated__/seller-deposits.ts';
import {
  SellerOrdersDocument,
  SellerUnpaidOrdersDocument,
  SellerWithdrawalsDocument,
  type SellerOrder_orderFragment,
  type SellerOrdersQuery,
} from '#web/__generated__/seller-orders.ts';
import {
  PriceHistoryDocument,
  ProductToEditDocument,
  WeightReadingDocument,
} from '#web/__generated__/seller-products.ts';
import {
  SellerSelfDocument,
  SellerSessionDocument,
  SellerShopFactsDocument,
  type StoreFeature,
} from '#web/__generated__/seller-shell.ts';
import { SellerDeliveryDocument, SellerMailsDocument, SellerShopDocument } from '#web/__generated__/seller-shop.ts';
import {
  SellerCountedStockDocument,
  SellerProductsDocument,
  SellerStockHistoryDocument,
} from '#web/__generated__/seller-stock.ts';
import { ShopChangesDocument, TeamDocument } from '#web/__generated__/seller-team.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { SlotChoice } from '#web/features/cart/SlotChoice.tsx';
import '#web/features/seller/SellerArea.tsx';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { aShop } from '#tests/support/web/a-shop.ts';
import { anItem, anOrder, answerOrders } from '#tests/support/web/chosen-orders.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import {
  anAddress,
  anEditedProduct,
  anOrder as anOwnOrder,
  aPageOfOrders,
  aProduct,
  aShopper,
  inStages,
} from '#tests/support/web/shop-factories.ts';

type PromisedTimes = NonNullable<NonNullable<SellerOrdersQuery['seller']>['promisedTimes']>;

const oneOnly = { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false };
const noSums = { __typename: 'OrderSums' as const, amount: 0, count: 1, tests: null };

function answerFacts(timeZone: string, ...features: StoreFeature[]) {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone } });
}

function answerListOfOrders(nodes: SellerOrder_orderFragment[] = [], promisedTimes: PromisedTimes = []) {
  answer(SellerOrdersDocument, ({ starts }) => {
    const days = [starts].flat().map(() => ({ __typename: 'OrderDay' as const, amount: 0, count: 0 }));
    const page = { __typename: 'OrderConnection' as const, nodes, pageInfo: oneOnly };
    const shown = { ...noSums, pendingAmount: 0, pendingCount: 0 };
    return {
      seller: {
        __typename: 'Seller' as const,
        page,
        promisedTimes,
        shown,
        all: { ...noSums, payments: [], days, stages: null },
      },
    };
  });
}

/** The text of an element, with spaces of one kind. */
const textOf = (element: HTMLElement) => element.textContent.replaceAll(/[\u2009\u202F\u00A0]/g, ' ');

const slotAt = (at: string) => ({
  __typename: 'OrderSlot' as const,
  id: `slot ${at}`,
  kind: 'DELIVERY' as const,
  start: at,
  end: new Date(Date.parse(at) + 20 * 60_000).toISOString(),
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  const me = {
    __typename: 'SellerSelf' as const,
    id: 'owner',
    name: 'Pat',
    role: 'OWNER' as const,
    mustChangePassword: false,
  };
  answer(SellerSelfDocument, { seller: { __typename: 'Seller', me } });
});

describe.each([
  // The clocks have gone forward on this day: an hour before, they would show 10:30 PM.
  {
    timeZone: 'America/New_York',
    at: '2026-03-09T03:30:00.000Z',
    moment: 'Mar 8, 2026, 11:30 PM',
    date: '2026-03-08',
    day: 'Sun, Mar 8',
    clock: '11:30',
    half: 'PM',
  },
  {
    timeZone: 'Asia/Tokyo',
    at: '2026-03-08T20:00:00.000Z',
    moment: 'Mar 9, 2026, 5:00 AM',
    date: '2026-03-09',
    day: 'Mon, Mar 9',
    clock: '5:00',
    half: 'AM',
  },
])('in $timeZone at $at', ({ timeZone, at, moment, date, day, clock, half }) => {
  test('a packing slip and the sheet of the tour have the days and times of the shop', async () => {
    answerFacts(timeZone, 'ORDERS_SEARCH', 'ORDERS_TOURS');
    const left = { __typename: 'OrderEvent' as const, at, note: null, staffName: null, stage: 'OUT' as const };
    const onItsWay = { stage: 'OUT' as const, stopsBefore: 0, timeline: [left] };
    answerOrders([anOrder('1001', [anItem('Milk', 1, 'dairy')], { ...onItsWay, createdAt: at, slot: slotAt(at) })]);
    renderApp('/seller/orders/slips?ids=o1001');
    const slip = textOf(await screen.findByRole('article', { name: 'No. 1001' }));
    expect(slip).toContain(moment);
    expect(slip).toContain(`${day}, ${clock}`);
    const tour = textOf(screen.getByRole('region', { name: 'Tour and cash' }));
    expect(tour).toContain(`${day}, ${clock}`);
    expect(tour).toContain(`The tour has started at ${clock} ${half}.`);
  });

  test('the pick list offers the promised times of the shop', async () => {
    answerFacts(timeZone, 'ORDERS_SEARCH');
    const later = new Date(Date.parse(at) + 24 * 3_600_000).toISOString();
    answerOrders(
      [at, later].map((start, number) => anOrder(`${number}`, [anItem('Milk', 1, 'dairy')], { slot: slotAt(start) })),
    );
    renderApp('/seller/orders/pick?ids=o0,o1');
    const [, first] = within(await screen.findByRole('combobox', { name: 'Promised time' })).getAllByRole('option');
    expect(textOf(first!)).toContain(`${day}, ${clock}`);
  });

  test('an order of the seller’s list, its history and the promised times have those of the shop', async () => {
    answerFacts(timeZone, 'ORDER_STAGES', 'ORDERS_PROMISED', 'ORDERS_SLOTS', 'ORDERS_SEARCH');
    const { items, payment: _payment, address, ...own } = anOwnOrder({ slot: slotAt(at) });
    const placed = { __typename: 'OrderEvent' as const, at, note: null, stage: 'PLACED' as const };
    const order: SellerOrder_orderFragment = {
      ...own,
      ...inStages({ timeline: [placed] }),
      isTest: false,
      minimumAge: null,
      substitution: null,
      withdrawalsAnsweredAt: null,
      address: address && { ...address, email: 'ada@example.com' },
      items: items.map(({ product: _product, ...item }) => ({ ...item, refundable: null, substitution: null })),
    };
    const { __typename: _name, id: _id, ...time } = slotAt(at);
    answerListOfOrders([order], [{ __typename: 'PromisedTime', ...time, count: 1 }]);
    renderApp(`/seller/orders?day=${date}&open=1001`);
    const article = await screen.findByRole('article', { name: /^No. 1001 / });
    const [inRow, inFacts] = within(article).getAllByText(new RegExp(`^${day}, ${clock}`));
    expect([inRow, inFacts].map((each) => each?.tagName)).toEqual(['SPAN', 'DD']);
    expect(textOf(article)).toContain(moment);
    expect(textOf(screen.getByRole('navigation', { name: 'Promised time' }))).toContain(`${clock} – `);
  });

  test('an order that waits for its payment is held until a time of the shop', async () => {
    answerFacts(timeZone, 'ORDERS_UNPAID', 'STAFF');
    answerListOfOrders();
    const order = {
      __typename: 'Order' as const,
      id: 'o1',
      amount: 4,
      number: '1',
      status: 'Payment Pending',
      address: null,
      items: [],
      slot: slotAt(at),
    };
    const holds = [{ __typename: 'OrderHold' as const, heldUntil: at, order }];
    const unpaidOrders = { __typename: 'UnpaidOrders' as const, hasMore: false, holds };
    answer(SellerUnpaidOrdersDocument, { seller: { __typename: 'Seller', unpaidOrders } });
    const { user } = renderApp('/seller/orders');
    await user.click(await screen.findByText('Waiting for payment or confirmation (1)'));
    const list = textOf(screen.getByRole('list', { name: /wait for payment/ }));
    expect(list).toContain(`Held until ${moment}`);
    expect(list).toContain(`${day}, ${clock}`);
  });

  test('a withdrawal was sent and answered at times of the shop', async () => {
    answerFacts(timeZone, 'ORDERS_WITHDRAWAL', 'WITHDRAWALS_ANSWER');
    const who = { email: 'ada@example.com', goods: '', name: 'Ada', orderId: null, orderNumber: '1' };
    const node = { __typename: 'Withdrawal' as const, id: 'w1', ...who };
    const nodes = [
      { ...node, receivedAt: at, answeredAt: null },
      { ...node, id: 'w2', receivedAt: '2026-01-01T00:00:00.000Z', answeredAt: at },
    ];
    const withdrawals = { __typename: 'WithdrawalConnection' as const, nodes, pageInfo: oneOnly };
    answer(SellerWithdrawalsDocument, { seller: { __typename: 'Seller', withdrawals } });
    renderApp('/seller/withdrawals');
    const list = within(await screen.findByRole('list', { name: 'Withdrawals' }));
    const [sent, answered] = list.getAllByRole('listitem').map(textOf);
    expect(sent).toContain(moment);
    expect(answered).toContain(`Answered ${moment}`);
  });

  test('a mail was written at a time of the shop', async () => {
    answerFacts(timeZone, 'STORE_SETTINGS', 'MAIL');
    answer(SellerShopDocument, { store: aShop({ timeZone }) });
    const mail = { recipient: 'ada@example.com', state: 'SENT' as const, tries: 1, fault: null };
    const nodes = [
      {
        __typename: 'Mail' as const,
        id: 'm1',
        kind: 'ORDER_PLACED' as const,
        orderNumber: '1',
        ...mail,
        createdAt: at,
      },
    ];
    const mails = { __typename: 'MailConnection' as const, nodes, pageInfo: oneOnly };
    answer(SellerMailsDocument, { seller: { __typename: 'Seller', mails } });
    renderApp('/seller/shop/mails');
    expect(textOf(await screen.findByRole('list', { name: 'Mails' }))).toContain(moment);
  });

  test('a change of the shop was made at a time of the shop', async () => {
    answerFacts(timeZone, 'STAFF', 'STORE_SETTINGS');
    answer(TeamDocument, { seller: { __typename: 'Seller', team: [] } });
    const what = { action: 'PRODUCT_CHANGED', actorName: 'Pat', subjectId: 'p1', subjectName: 'Kiwi', times: 1 };
    const nodes = [{ __typename: 'ShopChange' as const, id: '1.a', ...what, at, fields: [] }];
    const shopChanges = { __typename: 'ShopChangeConnection' as const, nodes, pageInfo: oneOnly };
    answer(ShopChangesDocument, { seller: { __typename: 'Seller', shopChanges } });
    renderApp('/seller/changes');
    const list = within(await screen.findByRole('list', { name: 'Changes, newest first' }));
    expect(textOf(await list.findByRole('listitem'))).toContain(moment);
  });

  test('a price holds since a time of the shop', async () => {
    answerFacts(timeZone, 'PRODUCTS_EDIT', 'PRICES_HISTORY');
    answer(ProductToEditDocument, { seller: { __typename: 'Seller', oneProduct: anEditedProduct() } });
    const weightReading = { __typename: 'WeightReading' as const, weight: null, size: null, expectedGrams: null };
    answer(WeightReadingDocument, { seller: { __typename: 'Seller', weightReading } });
    const moves = [{ __typename: 'PriceMove' as const, at, price: 5, offerPrice: 5, isOnSale: true }];
    const priceHistory = { __typename: 'PriceHistory' as const, lowestPrice: 5, moves };
    answer(PriceHistoryDocument, { seller: { __typename: 'Seller', priceHistory } });
    renderApp('/seller/products/p1');
    const history = (await screen.findByText('Price history')).closest('details');
    expect(textOf(history!)).toContain(moment);
  });

  test('a customer has ordered at a time of the shop, and can choose among its times', async () => {
    answerFacts(timeZone, 'ORDERS_FOR_CUSTOMERS');
    const customer = {
      __typename: 'Customer' as const,
      id: 'c1',
      email: null,
      isGuest: true,
      lastOrderAt: at,
      name: 'Ada Green',
      open: 0,
      orderCount: 1,
      phone: '030 1',
    };
    const customers = { __typename: 'CustomerPage' as const, customers: [customer], nextAfter: null };
    answer(SellerCustomersDocument, { seller: { __typename: 'Seller', customers } });
    const { id: _id, isDefault: _isDefault, ...saved } = anAddress();
    const address = { ...saved, __typename: 'DeliveryAddress' as const };
    const order = { __typename: 'Order' as const, id: 'o1', amount: 4, createdAt: at, number: '1042', status: null };
    const record = {
      __typename: 'CustomerRecord' as const,
      addresses: [address],
      customer,
      note: '',
      orders: [{ ...order, stage: 'DONE' as const, slot: null }],
    };
    answer(SellerCustomerDocument, { seller: { __typename: 'Seller', customer: record } });
    const slot = { ...slotAt(at), __typename: 'Slot' as const, closedBecause: null };
    answer(CallTimesDocument, { store: { __typename: 'Store', deliveryTerms: null, slots: [slot] } });
    const list = renderApp('/seller/customers');
    const [, dayOfMonth = ''] = day.split(', ');
    expect(textOf(await screen.findByRole('listitem'))).toContain(`last order ${dayOfMonth}`);
    list.close();
    const view = renderApp('/seller/customers?id=c1');
    expect(textOf(await screen.findByRole('listitem'))).toContain(moment);
    view.close();
    renderApp('/seller/take-order?customer=c1');
    expect(textOf(await screen.findByRole('option', { name: new RegExp(clock) }))).toContain(day);
  });

  test('containers came back at a time of the shop', async () => {
    answerFacts(timeZone, 'DEPOSITS');
    const entry = { id: 'r1', amount: 1, at, count: 1, orderNumber: null, payout: 'CASH' as const, staffName: null };
    const depositReturns = [{ __typename: 'DepositReturn' as const, ...entry, typeId: 't1' }];
    answer(SellerDepositsDocument, {
      seller: { __typename: 'Seller', depositBalances: [], depositReturns, depositTypes: [] },
    });
    renderApp('/seller/deposits');
    expect(textOf(await screen.findByRole('region', { name: 'Newest entries' }))).toContain(moment);
  });

  test('the stock of a product changed at a time of the shop', async () => {
    answerFacts(timeZone, 'STOCK_COUNT');
    const { id, name, category, image, inStock, offerPrice, price } = aProduct();
    const rest = {
      category,
      image,
      inStock,
      availability: 'LOW' as const,
      offerPrice,
      price,
      gtin: null,
      portion: null,
    };
    const nodes = [{ __typename: 'Product' as const, id, name, ...rest }];
    answer(SellerProductsDocument, {
      products: { __typename: 'ProductConnection', totalCount: 1, nodes, pageInfo: oneOnly },
    });
    const stock = [{ __typename: 'ProductStock' as const, productId: id, onHand: 3, heldByUnpaid: 0, lastMove: 1 }];
    answer(SellerCountedStockDocument, { seller: { __typename: 'Seller', stock } });
    const what = { kind: 'COUNTED' as const, change: 3, onHand: 3, orderNumber: null, staffName: null, note: null };
    const moves = [{ __typename: 'StockMove' as const, position: 1, ...what, at }];
    const stockHistory = { __typename: 'StockHistory' as const, hasMore: false, moves };
    answer(SellerStockHistoryDocument, { seller: { __typename: 'Seller', stockHistory } });
    const { user } = renderApp('/seller/product-list');
    await user.click(await screen.findByRole('button', { name: /^Stock of Vine tomatoes/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Vine tomatoes' });
    await waitFor(() => expect(textOf(dialog)).toContain(moment));
  });

  test('the places that are taken stand at the days and times of the shop', async () => {
    answerFacts(timeZone, 'STORE_SETTINGS', 'ORDERS_SLOTS');
    answer(SellerShopDocument, { store: aShop({ timeZone }) });
    const { __typename: _name, ...times } = slotAt(at);
    const slot = { __typename: 'SellerSlot' as const, ...times, capacity: 5, taken: 2, isClosedDay: false };
    const plan = { closedDays: [], daysAhead: 7, version: 1, areas: [], windows: [], slotsAhead: [slot] };
    answer(SellerDeliveryDocument, {
      store: { __typename: 'Store', timeZone },
      seller: { __typename: 'Seller', delivery: { __typename: 'SellerDelivery', ...plan } },
    });
    renderApp('/seller/shop/delivery');
    const taken = textOf(await screen.findByRole('table', { name: 'Places taken' }));
    expect(taken).toContain(`${day}2 of 5`);
    expect(taken).toContain(clock);
  });

  test('the times that a shopper can choose stand under the days of the shop', () => {
    const slot = { ...slotAt(at), __typename: 'Slot' as const, closedBecause: null, placesLeft: 9 };
    const choice = { slots: [slot], timeZone, chosen: undefined, onChoose: () => undefined, error: undefined };
    render(<SlotChoice {...choice} />);
    expect(textOf(screen.getByRole('combobox', { name: 'Day' }))).toContain(day.slice('Sun, '.length));
    expect(textOf(screen.getByRole('group', { name: 'Time' }))).toContain(`${clock} ${half} – `);
  });

  test('a shopper’s order was placed at a time of the shop', async () => {
    setShop(JSON.stringify({ ...shop(), timeZone }));
    onTestFinished(() => setShop(undefined));
    answer(MeDocument, { me: aShopper() });
    const page = aPageOfOrders(anOwnOrder({ createdAt: at, slot: slotAt(at) }));
    answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page } });
    renderApp('/my-orders');
    const order = await screen.findByRole('article', { name: 'Order 1001' });
    await waitFor(() => expect(textOf(order)).toContain(`${day}, ${clock}`));
    expect(textOf(order)).toContain(moment);
  });
});

test.each([
  ['America/New_York', '2026-03-01T02:30:00Z', 'February 2026'],
  ['Asia/Tokyo', '2026-02-28T20:00:00Z', 'March 2026'],
])('the months of the orders begin with that of the shop: in %s at %s it is %s', async (timeZone, now, month) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  answerFacts(timeZone, 'ORDERS_BETWEEN');
  answerListOfOrders();
  renderApp('/seller/orders');
  const options = within(await screen.findByRole('combobox', { name: 'Period' })).getAllByRole('option');
  expect(options[4]?.textContent).toBe(month);
});
