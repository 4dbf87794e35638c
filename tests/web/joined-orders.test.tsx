import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  AddressesDocument,
  CartProductsDocument,
  DeliveryOfferDocument,
  PlaceOrderDocument,
} from '#web/__generated__/cart.ts';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { OpenOrdersDocument, type OpenOrdersQuery } from '#web/__generated__/open-orders.ts';
import { CancelMyOrderDocument, MyOrdersDocument } from '#web/__generated__/orders.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import {
  aCart,
  anAddress,
  anOrder,
  aPageOfOrders,
  aProduct,
  aShopper,
  inStages,
} from '#tests/support/web/shop-factories.ts';

type OpenOrder = NonNullable<NonNullable<OpenOrdersQuery['me']>['openOrders']>[number];

const slot = { __typename: 'OrderSlot', id: 's1', kind: 'DELIVERY' } as const;
const address = { __typename: 'DeliveryAddress', city: 'Springfield', street: '1 Garden Row' } as const;

const anOpenOrder = (over: Partial<OpenOrder> = {}): OpenOrder => ({
  __typename: 'OpenOrder',
  id: 'o1',
  number: '1042',
  // 18:00 in Berlin.
  openUntil: '2026-11-25T17:00:00.000Z',
  address,
  slot: { ...slot, start: '2026-11-26T08:00:00.000Z', end: '2026-11-26T10:00:00.000Z' },
  ...over,
});
const answerOpen = (...openOrders: OpenOrder[]) =>
  answer(OpenOrdersDocument, { me: { __typename: 'User', id: 'u1', openOrders } });

const sum = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const bar = () => screen.findByRole('complementary', { name: 'Open order' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  setShop(JSON.stringify({ ...shop(), timeZone: 'Europe/Berlin' }));
  onTestFinished(() => {
    setShop(undefined);
    vi.useRealTimers();
  });
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [anAddress()] } });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders() } });
  const features = ['ORDERS_SLOTS', 'ORDERS_TOTALS', 'ORDERS_JOINED'] as const;
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: [...features] } });
  const deliveryTerms = {
    __typename: 'DeliveryTerms',
    fee: 3.9,
    freeFrom: 50,
    isDelivered: true,
    minimum: 20,
  } as const;
  answer(DeliveryOfferDocument, {
    store: { __typename: 'Store', timeZone: 'Europe/Berlin', slots: null, deliveryTerms },
  });
});

test('from the bar, the shopper adds to the open order without fee and minimum', async () => {
  answerOpen(anOpenOrder());
  const payload = { __typename: 'PlaceOrderPayload' as const, redirectUrl: null, order: null };
  const sent = answer(PlaceOrderDocument, { placeOrder: { ...payload, success: true, message: null, errors: [] } });
  const { user } = renderApp('/my-orders');
  expect((await bar()).textContent).toMatch(/^Order 1042 is open until Wed 6:00\sPMAdd to it$/);
  await user.click(within(await bar()).getByRole('link', { name: 'Add to it' }));

  const choice = within(await screen.findByRole('group', { name: 'Add to an order' }));
  const joined = choice.getByRole<HTMLInputElement>('radio', {
    name: /^Add to order 1042\s*Thu, Nov 26, 9:00\s–\s11:00\sAM, 1 Garden Row, Springfield. No delivery fee, no minimum./,
  });
  expect(joined.checked).toBe(true);
  expect([sum('Shipping Fee'), sum('Total Amount')]).toEqual(['Free', '$6.09']);
  expect(screen.queryByText(/start at|Delivery Address/)).toBeNull();

  await user.click(choice.getByRole('radio', { name: /A new order/ }));
  expect(await screen.findByRole('group', { name: 'Delivery Address' })).toBeTruthy();
  await vi.waitFor(() => expect(sum('Shipping Fee')).toBe('$3.90'));
  await user.click(choice.getByRole('radio', { name: /Add to order 1042/ }));
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toMatchObject({ joins: 'o1', expectedTotal: 6.09 });
  expect(sent[0]?.input).not.toHaveProperty('addressId');
  // The next order is a new one.
  await bar();
  expect(sessionStorage.getItem('greengate.joins')).toBeNull();
});

test('the bar goes when the order closes, and a shopper without an open order has none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  vi.setSystemTime(new Date('2026-11-25T16:59:59Z'));
  answerOpen(anOpenOrder());
  const { close } = renderApp('/my-orders');
  await bar();
  vi.setSystemTime(new Date('2026-11-25T17:00:01Z'));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(screen.queryByRole('complementary', { name: 'Open order' })).toBeNull();
  });
  close();

  const asked = answerOpen();
  renderApp('/my-orders');
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  expect(screen.queryByRole('complementary', { name: 'Open order' })).toBeNull();
});

test('the bar goes when the order is cancelled', async () => {
  const open = { id: 'o1', actions: ['CANCEL' as const], stage: 'PLACED' as const, version: 1 };
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders(anOrder(open)) } });
  answerOpen(anOpenOrder());
  const order = anOrder({ ...open, actions: [], stage: 'CANCELLED', version: 2 });
  answer(CancelMyOrderDocument, {
    cancelOrder: { __typename: 'CancelOrderPayload', success: true, message: 'Order cancelled.', errors: [], order },
  });
  const { user } = renderApp('/my-orders');
  await bar();
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  answerOpen();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  await vi.waitFor(() => expect(screen.queryByRole('complementary', { name: 'Open order' })).toBeNull());
});

test('the order and its receipt name the order that it was added to', async () => {
  answerOpen();
  const joins = { __typename: 'NamedOrder' as const, id: 'o1', number: '1042' };
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders(anOrder({ id: 'o2', joins })) } });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderApp('/my-orders');
  expect((await screen.findByText('Added to')).nextElementSibling?.textContent).toBe('No. 1042');
  await user.click(screen.getByRole('button', { name: 'Print receipt' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalled());
  expect(screen.getByText('Added to: No. 1042')).toBeTruthy();
});

test('the summary waits for the open orders, and a refused addition reads them again', async () => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked: unknown[] = answer(OpenOrdersDocument, async () => {
    const isFirst = asked.length === 1;
    if (isFirst) await released;
    const openOrders = isFirst ? [anOpenOrder()] : [];
    return { me: { __typename: 'User' as const, id: 'u1', openOrders } };
  });
  const message = 'Nothing can be added to order 1042 any more.';
  const payload = { __typename: 'PlaceOrderPayload' as const, redirectUrl: null, order: null };
  answer(PlaceOrderDocument, {
    placeOrder: { ...payload, success: false, message, errors: [{ __typename: 'UserError', code: 'REFUSED' }] },
  });
  const { user } = renderApp('/cart');
  await screen.findByRole('link', { name: 'Vine tomatoes' });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await everythingSentHasArrived();
  expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  release();
  await user.click(await screen.findByRole('radio', { name: /Add to order 1042/ }));
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  // The order is packed by now, so this one is an order of its own.
  expect(await screen.findByRole('group', { name: 'Delivery Address' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Add to order/ })).toBeNull();
});

test.each([
  ['PLACED', true],
  ['PICKING', false],
  ['DONE', false],
  ['CANCELLED', false],
] as const)('an order with additions that is %s says that they are cancelled first: %s', async (stage, isSaid) => {
  answerOpen();
  const joinedBy = [{ __typename: 'NamedOrder' as const, id: 'o2', number: '1043' }];
  const order = anOrder({ ...inStages({ stage, actions: [] }), joinedBy });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders(order) } });
  renderApp('/my-orders');
  await screen.findByRole('button', { name: 'Order again' });
  const said = screen.queryAllByText('This order cannot be cancelled before what you added to it.');
  expect(said).toHaveLength(isSaid ? 1 : 0);
});

test('of several open orders the first to close is offered first, each with its own promise, and a closed one not at all', async () => {
  answerOpen(
    anOpenOrder(),
    anOpenOrder({ id: 'o0', number: '1040', openUntil: '2026-11-23T08:59:59.000Z' }),
    anOpenOrder({
      id: 'o2',
      number: '1043',
      openUntil: '2026-11-24T17:00:00.000Z',
      slot: { ...slot, id: 's2', kind: 'PICKUP', start: '2026-11-25T08:00:00.000Z', end: '2026-11-25T10:00:00.000Z' },
    }),
  );
  const { close } = renderApp('/cart');
  const choice = within(await screen.findByRole('group', { name: 'Add to an order' }));
  const titles = choice
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent?.replaceAll(/[\u2009\u202F\u00A0]/g, ' '));
  expect(titles).toEqual([
    'Add to order 1043Wed, Nov 25, 9:00 – 11:00 AM, to collect. No delivery fee, no minimum. Open until Tue 6:00 PM.',
    'Add to order 1042Thu, Nov 26, 9:00 – 11:00 AM, 1 Garden Row, Springfield. No delivery fee, no minimum. Open until Wed 6:00 PM.',
    'A new orderComes by itself.',
  ]);
  close();
  renderApp('/my-orders');
  expect((await bar()).textContent).toMatch(/^Order 1043 is open until Tue 6:00/);
  // Its place is kept until the last one closes.
  expect(localStorage.getItem('greengate.open-order')).toBe('2026-11-25T17:00:00.000Z');
});
