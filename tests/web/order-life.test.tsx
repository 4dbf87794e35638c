import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CancelMyOrderDocument,
  ChangeMyWishesDocument,
  MyOrdersDocument,
  type CancelMyOrderMutation,
  type MyOrder_orderFragment,
} from '#web/__generated__/orders.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import '#web/features/cart/LoaderPage.tsx';
import '#web/features/orders/MyOrdersPage.tsx';
import { OrderProgress } from '#web/features/orders/OrderProgress.tsx';
import { answer, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { logLines } from '#tests/support/web/log-lines.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { anOrder, aPageOfOrders, aShopper, errorsOf, inStages } from '#tests/support/web/shop-factories.ts';

function answerOrders(...orders: MyOrder_orderFragment[]) {
  return answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders(...orders) } });
}

function answerCancel(over: Partial<NonNullable<CancelMyOrderMutation['cancelOrder']>> = {}) {
  return answer(CancelMyOrderDocument, {
    cancelOrder: { __typename: 'CancelOrderPayload', success: true, message: null, errors: [], order: null, ...over },
  });
}

const order = () => screen.findByRole('article', { name: 'Order 1001' });
const cancelButton = () => screen.findByRole('button', { name: 'Cancel order' });
const event = (stage: 'PLACED' | 'PICKING' | 'CANCELLED', minute: number, note: string | null = null) => ({
  __typename: 'OrderEvent' as const,
  at: `2026-01-31T09:${minute}:00.000Z`,
  note,
  stage,
});

beforeEach(() => void answer(MeDocument, { me: aShopper() }));

describe('orders of a store with stages', () => {
  test('an order on its way says how many stops are before it, and stays true without a reload', async () => {
    const slot = {
      __typename: 'OrderSlot' as const,
      id: 's1',
      kind: 'DELIVERY' as const,
      start: '2026-03-02T09:00:00.000Z',
      end: '2026-03-02T11:00:00.000Z',
    };
    const onItsWay = (stopsBefore: number | null) => anOrder({ ...inStages({ stage: 'OUT' }), slot, stopsBefore });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    answerOrders(onItsWay(3));
    renderApp('/my-orders');
    const card = within(await order());
    expect(card.getByText(/^Your order is on its way\. 3 stops before you\. \w{3}, Mar 2/)).toBeTruthy();
    for (const [stops, text] of [
      [1, /^Your order is on its way\. 1 stop before you\./],
      [0, /^Your order is the next stop\./],
    ] as const) {
      answerOrders(onItsWay(stops));
      vi.advanceTimersByTime(10_000);
      expect(await card.findByText(text)).toBeTruthy();
    }
    answerOrders(onItsWay(null));
    vi.advanceTimersByTime(10_000);
    await waitFor(() => expect(card.queryByText(/stop/)).toBeNull());
    vi.useRealTimers();
  });

  test('an order shows its stage, what happened, what is paid and its refunds', async () => {
    answerOrders(
      anOrder(
        inStages({
          stage: 'PICKING',
          paid: 6.09,
          refunded: 1.5,
          timeline: [event('PLACED', 30), event('PICKING', 40, 'We have begun.')],
          refunds: [
            {
              __typename: 'OrderRefund',
              amount: 1.5,
              at: '2026-01-31T10:00:00.000Z',
              positions: [],
              reason: 'A bruised tomato',
              state: 'DONE',
            },
          ],
        }),
      ),
    );
    renderApp('/my-orders');
    const card = within(await order());
    const steps = within(card.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Order Placed',
      'Being Packed',
      'Ready',
      'Out For Delivery',
      'Delivered',
    ]);
    expect(steps.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(1);
    expect(card.getByText('$6.09 paid, $1.50 refunded')).toBeTruthy();
    const history = within(card.getByRole('list', { name: 'History', hidden: true })).getAllByRole('listitem', {
      hidden: true,
    });
    expect(history.map(({ textContent }) => textContent?.replace(/^.*?: /, ''))).toEqual([
      'Order Placed',
      'Being Packed. We have begun.',
      'Refund of $1.50, paid back. A bruised tomato',
    ]);
    expect(card.queryByRole('button', { name: 'Cancel order' })).toBeTruthy();
  });

  test('an order shows no stage over a store without stages, and is not loaded again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const seen = answerOrders(anOrder());
    renderApp('/my-orders');
    const card = within(await order());
    expect(card.queryByRole('list', { name: 'Progress' })).toBeNull();
    expect(card.queryByText('History')).toBeNull();
    expect(card.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await everythingSentHasArrived();
    expect(seen).toHaveLength(1);
  });

  test.each([
    ['DELIVERY', 'OUT', ['Order Placed', 'Being Packed', 'Ready', 'Out For Delivery', 'Delivered']],
    ['PICKUP', 'READY', ['Order Placed', 'Being Packed', 'Ready To Collect', 'Collected']],
    // Some stores send out what was to be collected.
    ['PICKUP', 'OUT', ['Order Placed', 'Being Packed', 'Ready To Collect', 'Out For Delivery', 'Collected']],
  ] as const)('the progress of an order for %s that is %s has its own stages', (kind, stage, names) => {
    render(<OrderProgress stage={stage} slot={{ kind }} />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(names);
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toHaveLength(1);
  });

  test('an order has no progress once it is cancelled, and says so', async () => {
    answerOrders(anOrder({ status: 'Cancelled', ...inStages({ stage: 'CANCELLED', actions: [] }) }));
    renderApp('/my-orders');
    const card = within(await order());
    expect(card.getByText('Cancelled')).toBeTruthy();
    expect(card.getByText('Nothing was charged')).toBeTruthy();
    expect(card.queryByText('Pending')).toBeNull();
    expect(card.queryByRole('list', { name: 'Progress' })).toBeNull();
  });
});

describe('the confirmation of a new order', () => {
  const place = 'We bring it to Ada Byron, 12 Garden Lane, Springfield';

  /** Opens the orders after an order with the id of `anOrder`. */
  async function confirmed() {
    const shown = { userId: 'u1', items: [], total: 609, sentAt: Date.now(), orderId: 'order-1' };
    sessionStorage.setItem('greengate.payment', JSON.stringify({ ...shown, payment: 'ONLINE' }));
    const { user } = renderApp('/loader?next=my-orders');
    await user.click(await screen.findByRole('button', { name: 'Continue now' }));
    return screen.findByRole('region', { name: 'Your new order' });
  }

  const picked = (over: Parameters<typeof inStages>[0]) =>
    inStages({
      stage: 'READY',
      settled: { __typename: 'SettledOrder', amount: 2.99, deposits: null, subtotal: 2.94, tax: 0.05 },
      ...over,
    });

  test('a placed order says where it goes and what it costs', async () => {
    answerOrders(anOrder(inStages()));
    expect((await confirmed()).textContent).toBe(
      `Thank you! Your order is No. 1001.${place}.Please pay $6.09 in cash at the door.`,
    );
  });

  test('an order to collect says the time once, and has no address of a delivery', async () => {
    const slot = { __typename: 'OrderSlot' as const, id: 's1', kind: 'PICKUP' as const };
    const time = { start: '2026-03-02T10:00:00.000Z', end: '2026-03-02T10:45:00.000Z' };
    answerOrders(anOrder({ ...inStages(), slot: { ...slot, ...time } }));
    expect((await confirmed()).textContent).toMatch(
      /^Thank you! .*Your time at the shop: [^,]+, Mar 2, [^,]+\.Please pay .* at the shop\.$/,
    );
    const card = await order();
    expect(within(card).getByText('Your address')).toBeTruthy();
    expect(card.textContent).not.toMatch(/to collect|Delivery address/);
  });

  test('when less was found, it says the sum that is to be paid now, and no more time', async () => {
    answerOrders(anOrder(picked({})));
    expect((await confirmed()).textContent).toBe(
      `Thank you! Your order is No. 1001.${place}.Please pay $2.99 in cash at the door.`,
    );
    expect(within(await order()).getByText('$2.99 to pay')).toBeTruthy();
  });

  test('after a refund of a paid order, it names no sum as paid, because the balance says what is paid and refunded', async () => {
    answerOrders(
      anOrder({ payment: 'ONLINE', paymentText: 'Online', isPaid: true, ...picked({ paid: 6.09, refunded: 3.1 }) }),
    );
    expect((await confirmed()).textContent).toBe(
      `Thank you! Your order is No. 1001.${place}.There is nothing to pay at the door.`,
    );
    expect(within(await order()).getByText('$6.09 paid, $3.10 refunded')).toBeTruthy();
  });
});

describe('Cancel order', () => {
  test('Cancel order asks first, cancels this version of the order, and shows the cancelled order', async () => {
    answerOrders(anOrder(inStages({ version: 4 })));
    const cancelled = anOrder({ status: 'Cancelled', ...inStages({ stage: 'CANCELLED', actions: [], version: 5 }) });
    const seen = answerCancel({ message: 'Your order is cancelled.', order: cancelled });
    const { user } = renderApp('/my-orders');
    await user.click(await cancelButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order 1001?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(seen).toEqual([]);
    await user.click(await cancelButton());
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await findToast('Your order is cancelled.')).toBeTruthy();
    expect(await within(await order()).findByText('Cancelled')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(seen).toEqual([{ input: { id: 'order-1', ifVersion: 4, as: 'SHOPPER' } }]);
  });

  test('Cancel order that comes too late says why, and shows the order as it is now', async () => {
    answerOrders(anOrder(inStages()));
    answerCancel({
      success: false,
      message: 'This order is being packed and can no longer be cancelled here.',
      errors: errorsOf('CHANGED_SINCE'),
      order: anOrder(inStages({ stage: 'PICKING', actions: [], version: 2 })),
    });
    const { user } = renderApp('/my-orders');
    await user.click(await cancelButton());
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText(/can no longer be cancelled here/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to my orders' }));
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect((await screen.findByText('Being Packed')).closest('[aria-current="step"]')).toBeTruthy();
  });

  test('Cancel order that cannot be sent says so and can be tried again', async () => {
    answerOrders(anOrder(inStages()));
    answerWithError(CancelMyOrderDocument, 'The store is not reachable.');
    const { user } = renderApp('/my-orders');
    await user.click(await cancelButton());
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('The store is not reachable.')).toBeTruthy();
    answerCancel({ order: anOrder(inStages({ stage: 'CANCELLED', actions: [] })) });
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  });
});

describe('the wish for missing products', () => {
  const open = inStages({ version: 4 });
  const [item] = anOrder().items;
  const items = ['Carrots', 'Soap'].map((name, at) => ({ ...item!, name, productId: `p${at}` }));

  test('a shopper changes the wish for missing products until the packing begins, and keeps single ones as they are', async () => {
    answerOrders(anOrder({ ...open, canChangeWishes: true, items, substitution: 'NONE' }));
    const changed = anOrder({ ...open, version: 5, canChangeWishes: true, items, substitution: 'SIMILAR_NOT_DEARER' });
    const seen = answer(ChangeMyWishesDocument, {
      changeOrderWishes: {
        __typename: 'ChangeOrderWishesPayload',
        success: true,
        message: 'Your wish was saved.',
        errors: [],
        order: changed,
      },
    });
    const { user } = renderApp('/my-orders');
    expect(await within(await order()).findByText('It is left out and not charged')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'If a product is missing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order 1001' }));
    await user.click(await dialog.findByRole('checkbox', { name: /^Replace it by a similar one/ }));
    await user.click(await dialog.findByText('Do not replace …'));
    await user.click(dialog.getByRole('checkbox', { name: 'Soap' }));
    await user.click(dialog.getByRole('button', { name: 'Save the wish' }));
    expect(await findToast('Your wish was saved.')).toBeTruthy();
    expect(await within(await order()).findByText('A similar one, never a dearer one')).toBeTruthy();
    const exceptions = [{ productId: 'p1', substitution: 'NONE' }];
    const input = { id: 'order-1', ifVersion: 4, substitution: 'SIMILAR_NOT_DEARER', exceptions };
    expect(seen).toEqual([{ input }]);
  });

  test('a wish that comes too late says why, and keeps what was chosen', async () => {
    const wished = items.map((each, at) => ({ ...each, substitution: at === 0 ? ('NONE' as const) : null }));
    answerOrders(anOrder({ ...open, canChangeWishes: true, items: wished, substitution: 'SIMILAR_NOT_DEARER' }));
    const seen = answer(ChangeMyWishesDocument, {
      changeOrderWishes: {
        __typename: 'ChangeOrderWishesPayload',
        success: false,
        message: 'The shop has begun to pack this order.',
        errors: errorsOf('REFUSED'),
        order: anOrder({
          ...inStages({ stage: 'PICKING', actions: [], version: 5 }),
          canChangeWishes: false,
          items: wished,
        }),
      },
    });
    const { user } = renderApp('/my-orders');
    await user.click(await screen.findByRole('button', { name: 'If a product is missing' }));
    await user.click(await screen.findByRole('button', { name: 'Save the wish' }));
    expect(await screen.findByText('The shop has begun to pack this order.')).toBeTruthy();
    expect(seen[0]).toMatchObject({ input: { exceptions: [{ productId: 'p0', substitution: 'NONE' }] } });
    expect(screen.queryByRole('button', { name: 'Save the wish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to my orders' }));
    expect(screen.queryByRole('button', { name: 'If a product is missing' })).toBeNull();
  });
});

describe('while the page is open', () => {
  /** Sets what the page believes to be visible, as a browser does when its tab changes. */
  function show(isVisible: boolean) {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  test('the newest state shows by itself, and at once when the page is visible again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    answerOrders(anOrder(inStages()));
    renderApp('/my-orders');
    await order();
    const packed = answerOrders(anOrder(inStages({ stage: 'PICKING' })));
    vi.advanceTimersByTime(10_000);
    await waitFor(async () =>
      expect((await screen.findByText('Being Packed')).closest('[aria-current="step"]')).toBeTruthy(),
    );
    expect(packed).toHaveLength(1);
    show(false);
    const ready = answerOrders(anOrder(inStages({ stage: 'READY' })));
    vi.advanceTimersByTime(60_000);
    expect(ready).toEqual([]);
    show(true);
    await waitFor(() => expect(screen.getByText('Ready').closest('[aria-current="step"]')).toBeTruthy());
    expect(ready).toHaveLength(1);
  });

  test('a failed reload keeps the orders and is only logged, and the next reload comes later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    answerOrders(anOrder(inStages()));
    renderApp('/my-orders');
    await order();
    answerWithError(MyOrdersDocument, 'The store is not reachable.');
    vi.advanceTimersByTime(10_000);
    await waitFor(() => expect(logLines()).toContain('The orders could not be reloaded: The store is not reachable.'));
    const later = answerOrders(anOrder(inStages({ stage: 'PICKING' })));
    vi.advanceTimersByTime(11_000);
    expect(later).toEqual([]);
    vi.advanceTimersByTime(10_000);
    await waitFor(() => expect(later).toHaveLength(1));
    expect(await order()).toBeTruthy();
  });
});
