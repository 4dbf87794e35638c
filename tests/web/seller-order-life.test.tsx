import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CancelSellerOrderDocument,
  MoveSellerOrderDocument,
  RefundSellerOrderDocument,
  SellerOrdersDocument,
  type MoveSellerOrderMutation,
  type SellerOrder_orderFragment,
} from '#web/__generated__/seller-orders.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import '#web/features/seller/SellerArea.tsx';
import '#web/features/seller/orders/SellerOrdersPage.tsx';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aPlacedSellersOrder, openShop, picking } from '#tests/support/web/sellers-orders.ts';
import { inStages } from '#tests/support/web/shop-factories.ts';

type Order = SellerOrder_orderFragment;
type Reply = Omit<NonNullable<MoveSellerOrderMutation['moveOrder']>, '__typename'>;

const refused = (message: string, over: Partial<Reply> = {}): Reply => ({
  success: false,
  message,
  errors: [{ __typename: 'UserError', code: 'REFUSED', field: null, message }],
  order: null,
  ...over,
});

const answerMove = (reply: Reply | ((input: { id: string | number }) => Reply)) =>
  answer(MoveSellerOrderDocument, ({ input }) => ({
    moveOrder: { __typename: 'MoveOrderPayload', ...(typeof reply === 'function' ? reply(input) : reply) },
  }));

const done = (order: Order): Reply => ({ success: true, message: 'Saved.', errors: [], order });

const card = async (number = '1001') =>
  within(await screen.findByRole('article', { name: new RegExp(`^No. ${number} `) }));
const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Stages' })).getByRole('link', { name });

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['ORDER_STAGES'], timeZone: null } });
});

describe('the stages of the orders', () => {
  test('the stages of the orders are tabs with their numbers, and a tab shows the orders of its stage', async () => {
    openShop(aPlacedSellersOrder(), aPlacedSellersOrder({ id: 'o2', number: '1002', ...picking }));
    const { user, address } = renderApp('/seller/orders');
    await card('1002');
    expect(tab('All 2').getAttribute('aria-current')).toBe('page');
    await user.click(tab('Being Packed 1'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(address()).toBe('/seller/orders?stage=PICKING');
    expect(tab('Being Packed 1').getAttribute('aria-current')).toBe('page');
    expect(await screen.findByText('1 order, 0 pending')).toBeTruthy();
  });

  test('the stages of the orders are absent over a store without them, and so are the steps', async () => {
    const { stage: _stage, ...order } = aPlacedSellersOrder();
    answer(SellerOrdersDocument, ({ starts }) => ({
      seller: {
        __typename: 'Seller' as const,
        page: {
          __typename: 'OrderConnection' as const,
          nodes: [{ ...order, stage: null, actions: null, timeline: null, paid: null, version: null }],
          pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
        },
        shown: {
          __typename: 'OrderSums' as const,
          amount: 6,
          count: 1,
          pendingAmount: 0,
          pendingCount: 0,
          tests: null,
        },
        all: {
          __typename: 'OrderSums' as const,
          count: 1,
          payments: ['COD' as const],
          tests: null,
          stages: null,
          days: (Array.isArray(starts) ? starts : []).map(() => ({
            __typename: 'OrderDay' as const,
            amount: 0,
            count: 0,
          })),
        },
      },
    }));
    renderApp('/seller/orders');
    const shown = await card();
    expect(screen.queryByRole('navigation', { name: 'Stages' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(shown.queryByRole('button')).toBeNull();
    expect(shown.queryByText('History')).toBeNull();
  });
});

describe('next steps of orders', () => {
  test('the next step of an order is one press, and keeps the focus for the step after it', async () => {
    const shop = openShop(aPlacedSellersOrder());
    const seen = answerMove(() => {
      shop.orders = [aPlacedSellersOrder(picking)];
      return done(shop.orders[0]!);
    });
    const { user } = renderApp('/seller/orders');
    await user.click((await card()).getByRole('button', { name: 'Mark as being packed' }));
    expect(await findToast('Saved.')).toBeTruthy();
    const next = (await card()).getByRole('button', { name: 'Mark as ready' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(seen).toEqual([{ input: { id: 'order-1', to: 'PICKING', ifVersion: 1 } }]);
    await waitFor(() => expect(tab('Being Packed 1')).toBeTruthy());
  });

  test('the next step of an order takes the order out of the tab of its stage, and the list takes the focus', async () => {
    const shop = openShop(aPlacedSellersOrder(), aPlacedSellersOrder({ id: 'o2', number: '1002' }));
    answerMove(() => {
      shop.orders = [aPlacedSellersOrder(picking), aPlacedSellersOrder({ id: 'o2', number: '1002' })];
      return done(shop.orders[0]!);
    });
    const { user } = renderApp('/seller/orders?stage=PLACED');
    await user.click((await card()).getByRole('button', { name: 'Mark as being packed' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /new order/ })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Orders, newest first' })),
    );
    await waitFor(() => expect(tab('Order Placed 1')).toBeTruthy());
  });

  test('the next step of an order that has changed meanwhile is refused, and the newer order shows', async () => {
    const shop = openShop(aPlacedSellersOrder());
    const newer = aPlacedSellersOrder(inStages({ stage: 'CANCELLED', actions: [], version: 2 }));
    const message = 'This order has changed.';
    answerMove(
      refused(message, {
        errors: [{ __typename: 'UserError', code: 'CHANGED_SINCE', field: null, message }],
        order: newer,
      }),
    );
    const { user } = renderApp('/seller/orders');
    const order = await card();
    shop.orders = [newer];
    await user.click(order.getByRole('button', { name: 'Mark as being packed' }));
    expect(
      await order.findByText('This order has changed. It is now “Cancelled”. Please look at it again.'),
    ).toBeTruthy();
    expect(order.queryByRole('button', { name: 'Mark as being packed' })).toBeNull();
  });

  test.each([
    ['OUT', false, 'Mark as delivered and paid', 'Back to ready'],
    ['READY', true, 'Mark as out for delivery', 'Mark as delivered'],
  ] as const)('the next step of an order from %s has another one beside it', async (stage, isPaid, next, other) => {
    const actions = stage === 'OUT' ? ['MOVE_TO_READY' as const] : ['MOVE_TO_OUT' as const];
    openShop(aPlacedSellersOrder({ isPaid, ...inStages({ stage, actions: [...actions, 'MOVE_TO_DONE'] }) }));
    renderApp('/seller/orders');
    const names = (await card()).getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual([next, other]);
  });
});

test('several chosen orders move to their next stage at once, and a refused one says why', async () => {
  const shop = openShop(aPlacedSellersOrder(), aPlacedSellersOrder({ id: 'o2', number: '1002' }));
  const seen = answerMove(({ id }) => {
    if (id === 'o2') return refused('Not now.');
    shop.orders = [aPlacedSellersOrder(picking), shop.orders[1]!];
    return done(shop.orders[0]!);
  });
  const { user } = renderApp('/seller/orders');
  await card();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all 2 shown' }));
  expect(screen.getByText('2 orders chosen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark 2 as being packed' }));
  expect(await findToast('1 order marked as being packed.')).toBeTruthy();
  expect(await findToast('No. 1002: Not now.')).toBeTruthy();
  expect(seen).toHaveLength(2);
  expect(screen.queryByText('2 orders chosen')).toBeNull();
});

test.each([
  [[true, true], 'Mark 2 as delivered'],
  [[true, false], 'Mark 2 as delivered and paid'],
  [[false, false], 'Mark 2 as delivered and paid'],
])('to hand over orders of which are paid: %j reads: %s', async (paid, label) => {
  const out = inStages({ stage: 'OUT', actions: ['MOVE_TO_DONE'] });
  openShop(...paid.map((isPaid, at) => aPlacedSellersOrder({ id: `o${at}`, number: `100${at}`, isPaid, ...out })));
  const { user } = renderApp('/seller/orders');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 shown' }));
  const bar = within(screen.getByRole('region', { name: 'Chosen orders' }));
  expect(bar.getAllByRole('button')[0]?.textContent).toBe(label);
});

const pickup = {
  __typename: 'OrderSlot' as const,
  id: 's1',
  kind: 'PICKUP' as const,
  start: '2026-05-04T15:00:00.000Z',
  end: '2026-05-04T16:00:00.000Z',
};

test('a bulk move leaves unchanged the orders that it cannot move, and says why', async () => {
  const ready = inStages({ stage: 'READY', actions: ['MOVE_TO_OUT', 'MOVE_TO_DONE'] });
  const collected = { ...inStages({ stage: 'READY', actions: ['MOVE_TO_DONE'] }), slot: pickup };
  const begun = inStages({ stage: 'PICKING', actions: ['PICK'] });
  const shop = openShop(
    aPlacedSellersOrder(ready),
    aPlacedSellersOrder({ id: 'o2', number: '1002', ...collected }),
    aPlacedSellersOrder({ id: 'o3', number: '1003', ...begun }),
  );
  const seen = answerMove(() => {
    shop.orders = [aPlacedSellersOrder(inStages({ stage: 'OUT', actions: ['MOVE_TO_DONE'] })), ...shop.orders.slice(1)];
    return done(shop.orders[0]!);
  });
  const { user } = renderApp('/seller/orders');
  expect((await card('1002')).queryByRole('button', { name: 'Mark as out for delivery' })).toBeNull();
  expect((await card('1002')).getByRole('button', { name: 'Mark as collected and paid' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all 3 shown' }));
  await user.click(screen.getByRole('button', { name: 'Mark 1 as out for delivery' }));
  expect(await findToast('1 order marked as out for delivery.')).toBeTruthy();
  expect(seen).toMatchObject([{ input: { to: 'OUT' } }]);
  const notice =
    'No. 1002 stays as it is: it is collected at the shop. No. 1003 stays as it is: not every product is picked.';
  expect(screen.getByText(notice)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText(notice)).toBeNull();
});

test('an order is cancelled with a reason, which survives a press outside and a failed send', async () => {
  const shop = openShop(aPlacedSellersOrder());
  answerWithError(CancelSellerOrderDocument, 'The store is not reachable.');
  const { user } = renderApp('/seller/orders');
  const order = await card();
  await user.click(order.getByRole('button', { name: 'Cancel order…' }));
  await user.type(await screen.findByLabelText(/Reason/), 'Out of bread');
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('The store is not reachable.')).toBeTruthy();
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog', { name: 'Cancel order 1001?' }) });
  expect(screen.queryByLabelText(/Reason/)).toBeNull();

  const cancelled = aPlacedSellersOrder(inStages({ stage: 'CANCELLED', actions: [], version: 2 }));
  const seen = answer(CancelSellerOrderDocument, () => {
    shop.orders = [cancelled];
    return { cancelOrder: { __typename: 'CancelOrderPayload', ...done(cancelled) } };
  });
  await user.click(order.getByRole('button', { name: 'Cancel order…' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  expect(await findToast('Saved.')).toBeTruthy();
  expect(seen).toEqual([{ input: { id: 'order-1', ifVersion: 1, as: 'SELLER', reason: 'Out of bread' } }]);
  expect(order.queryByRole('button', { name: 'Cancel order…' })).toBeNull();
});

test('an order without a next step ends with its history, which says who did what', async () => {
  const event = { __typename: 'OrderEvent' as const, at: '2026-01-31T09:30:00.000Z' };
  const timeline = [
    { ...event, stage: 'PLACED' as const, note: null, staffName: null },
    { ...event, stage: 'CANCELLED' as const, note: 'Sold out', staffName: 'Ada' },
  ];
  openShop(aPlacedSellersOrder({ ...inStages({ stage: 'CANCELLED', actions: [] }), timeline }));
  renderApp('/seller/orders');
  await card();
  const order = screen.getByRole('article');
  const history = screen.getByText('History').closest('details');
  const entries = within(history!).getAllByRole('listitem', { hidden: true });
  expect(entries.map(({ textContent }) => / by .*/.exec(textContent)?.[0])).toEqual([undefined, ' by Ada']);
  // The closed dialogs are behind it.
  const parts = history?.parentElement?.children ?? [];
  expect(order.contains(history)).toBe(true);
  expect([...parts].findLast(({ localName }) => localName !== 'dialog')).toBe(history);
});

test('the notes of the shopper stand over the whole card, before products, address and sums', async () => {
  openShop(aPlacedSellersOrder({ ...inStages(), noteToShop: 'Ripe avocados, please.' }));
  renderApp('/seller/orders');
  const order = await card();
  const notes = order.getByRole('list', { name: 'Notes' });
  expect(notes.textContent).toContain('Ripe avocados, please.');
  const names = [...(notes.parentElement?.children ?? [])].map(({ localName }) => localName);
  expect(names.slice(0, 4)).toEqual(['ul', 'ul', 'address', 'dl']);
  expect(notes.previousElementSibling).toBeNull();
});

describe('refunds', () => {
  const paid = inStages({ stage: 'DONE', actions: ['REFUND'], paid: 6.09, refundable: 6.09 });

  test('a refund needs an amount that can be paid back and a reason', async () => {
    openShop(aPlacedSellersOrder({ isPaid: true, ...paid }));
    const { user } = renderApp('/seller/orders');
    await user.click((await card()).getByRole('button', { name: 'Refund…' }));
    await user.type(await screen.findByLabelText('Amount'), '7');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(screen.getByText('Enter an amount from $0.01 to $6.09.')).toBeTruthy();
    expect(screen.getByText('Say why. The customer can read it.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')));
  });

  test('a refund that is sent again has the same key, and one of another amount has another', async () => {
    const shop = openShop(aPlacedSellersOrder({ isPaid: true, ...paid }));
    const keys: (string | null | undefined)[] = [];
    const failing = vi.fn<() => void>();
    answer(RefundSellerOrderDocument, ({ input }) => {
      failing();
      keys.push(input.idempotencyKey);
      return { refundOrder: { __typename: 'RefundOrderPayload', ...refused('Try again.') } };
    });
    const { user } = renderApp('/seller/orders');
    const order = await card();
    await user.click(order.getByRole('button', { name: 'Refund…' }));
    await user.type(await screen.findByLabelText('Amount'), '1,5');
    await user.type(screen.getByLabelText('Reason'), 'A bruised tomato');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Try again.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
    await screen.findByText('Try again.');

    const refunded = aPlacedSellersOrder({ isPaid: true, ...paid, refunded: 1.55, refundable: 4.54, version: 2 });
    const seen = answer(RefundSellerOrderDocument, ({ input }) => {
      keys.push(input.idempotencyKey);
      shop.orders = [refunded];
      return { refundOrder: { __typename: 'RefundOrderPayload', ...done(refunded) } };
    });
    await user.type(screen.getByLabelText('Amount'), '5');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await findToast('Saved.')).toBeTruthy();
    expect(seen[0]?.input).toMatchObject({ amount: 1.55, reason: 'A bruised tomato', ifVersion: 1 });
    expect(await order.findByText('$6.09 paid, $1.55 refunded')).toBeTruthy();
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    // After an accepted refund, an equal one is another refund.
    await user.click(order.getByRole('button', { name: 'Refund…' }));
    await user.type(await screen.findByLabelText('Amount'), '1,55');
    await user.type(screen.getByLabelText('Reason'), 'A bruised tomato');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(keys).toHaveLength(4));
    expect(keys[3]).not.toBe(keys[2]);
  });

  test('before the packing, a refund for no product asks what it means for missing ones', async () => {
    answer(SellerShopFactsDocument, {
      store: { __typename: 'Store', features: ['ORDER_STAGES', 'REFUNDS_LINES', 'REFUNDS_MISSING'], timeZone: null },
    });
    const [item] = aPlacedSellersOrder().items;
    const items = [{ ...item!, name: 'Carrots', quantity: 2, refundable: 2.32 }];
    const open = inStages({ stage: 'PICKING', actions: ['REFUND'], paid: 6.09, refundable: 6.09 });
    openShop(aPlacedSellersOrder({ isPaid: true, ...open, items }));
    const seen = answer(RefundSellerOrderDocument, {
      refundOrder: { __typename: 'RefundOrderPayload', ...refused('Try again.') },
    });
    const { user } = renderApp('/seller/orders');
    await user.click((await card()).getByRole('button', { name: 'Refund…' }));
    await user.type(await screen.findByLabelText('Amount'), '1');
    await user.type(screen.getByLabelText('Reason'), 'Late');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(screen.getByText('Choose what this refund means for missing products.')).toBeTruthy();
    const meaning = screen.getByLabelText('If products are missing when the order is packed');
    await user.selectOptions(meaning, 'this refund counts towards them');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Try again.')).toBeTruthy();
    await user.selectOptions(meaning, 'they are paid back besides this refund');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(seen.map(({ input }) => input.forMissing)).toEqual([true, false]);
    // A refund for products has its own rule.
    await user.click(screen.getByRole('checkbox', { name: '2 × Carrots, up to $2.32' }));
    expect(screen.queryByLabelText('If products are missing when the order is packed')).toBeNull();
  });

  test('a refund can be for products: the amount follows them until it is typed, and their places are sent', async () => {
    const [item] = aPlacedSellersOrder().items;
    const items = [
      { ...item!, name: 'Carrots', quantity: 2, refundable: 2.32 },
      { ...item!, name: 'Soap', quantity: 1, refundable: 3.77 },
      { ...item!, name: 'Salt', quantity: 1, refundable: 0 },
    ];
    openShop(aPlacedSellersOrder({ isPaid: true, ...paid, items }));
    const seen = answer(RefundSellerOrderDocument, {
      refundOrder: { __typename: 'RefundOrderPayload', ...refused('Try again.') },
    });
    const { user } = renderApp('/seller/orders');
    await user.click((await card()).getByRole('button', { name: 'Refund…' }));
    const products = within(await screen.findByRole('group', { name: 'Products' }));
    expect(products.getByRole<HTMLInputElement>('checkbox', { name: '1 × Salt, up to $0.00' }).disabled).toBe(true);
    const amount = screen.getByLabelText<HTMLInputElement>('Amount');
    await user.click(products.getByRole('checkbox', { name: '1 × Soap, up to $3.77' }));
    expect(amount.value).toBe('3.77');
    await user.click(products.getByRole('checkbox', { name: '2 × Carrots, up to $2.32' }));
    expect(amount.value).toBe('6.09');
    await user.click(products.getByRole('checkbox', { name: '1 × Soap, up to $3.77' }));
    expect(amount.value).toBe('2.32');
    await user.type(screen.getByLabelText('Reason'), 'Bruised');
    await user.clear(amount);
    await user.type(amount, '2.33');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(screen.getByText('Enter an amount from $0.01 to $2.32.')).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '1.16');
    await user.click(products.getByRole('checkbox', { name: '1 × Soap, up to $3.77' }));
    expect(amount.value).toBe('1.16');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Try again.')).toBeTruthy();
    expect(seen[0]?.input).toMatchObject({ amount: 1.16, reason: 'Bruised', positions: [0, 1] });
  });

  test('the products of a refund are in the quantities that were found', async () => {
    const [item] = aPlacedSellersOrder().items;
    const found = (over: Partial<NonNullable<Order['items'][number]['picked']>>) => ({
      __typename: 'PickedGoods' as const,
      amount: 1,
      grams: null,
      quantity: 0,
      reason: null,
      substitute: null,
      ...over,
    });
    const milk = { __typename: 'Substitute' as const, name: 'Oat milk', productId: 'oat-milk' };
    const items = [
      { ...item!, name: 'Croissants', quantity: 99, refundable: 38.65, picked: found({ quantity: 10 }) },
      { ...item!, name: 'Apples', quantity: 3, refundable: 2, picked: found({ quantity: 3, grams: 980 }) },
      { ...item!, name: 'Milk', quantity: 4, refundable: 1, picked: found({ quantity: 2, substitute: milk }) },
      { ...item!, name: 'Salt', quantity: 1, refundable: 0, picked: found({}) },
    ];
    openShop(aPlacedSellersOrder({ isPaid: true, ...paid, items }));
    const { user } = renderApp('/seller/orders');
    await user.click((await card()).getByRole('button', { name: 'Refund…' }));
    const products = within(await screen.findByRole('group', { name: 'Products' }));
    expect(products.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
      '10 × Croissants (10 of 99 found), up to $38.65',
      '3 × Apples (980 g), up to $2.00',
      '2 × Milk (Replaced by 2 × Oat milk), up to $1.00',
      '0 × Salt (Not found, not charged), up to $0.00',
    ]);
  });

  test('a refund is for the whole order over a store that cannot refund products', async () => {
    openShop(aPlacedSellersOrder({ isPaid: true, ...paid }));
    const { user } = renderApp('/seller/orders');
    await user.click((await card()).getByRole('button', { name: 'Refund…' }));
    await screen.findByLabelText('Amount');
    expect(screen.queryByRole('group', { name: 'Products' })).toBeNull();
  });
});

describe('the minimum age', () => {
  const out = inStages({ stage: 'OUT', version: 4, actions: ['MOVE_TO_DONE', 'MOVE_TO_READY'] });

  test('an order with goods for adults is delivered with the tick that the age was checked', async () => {
    const order = aPlacedSellersOrder({ ...out, minimumAge: 18 });
    openShop(order);
    const message = 'This order has goods for people of 18 and over. Please check the age, and confirm it.';
    answerMove(refused(message));
    const { user } = renderApp('/seller/orders');
    const shown = await card();
    await user.click(shown.getByRole('heading', { level: 2 }));
    const deliver = () => shown.getByRole('button', { name: /delivered/ });
    await user.click(deliver());
    expect(await shown.findByText(message)).toBeTruthy();
    const sent = answerMove(done(order));
    await user.click(shown.getByRole('checkbox', { name: 'Age checked: 18 or over' }));
    await user.click(deliver());
    await waitFor(() =>
      expect(sent).toEqual([{ input: { id: 'order-1', to: 'DONE', ifVersion: 4, ageChecked: true } }]),
    );
  });

  test('an order whose age was checked at the door, but that comes back, is not sent with the tick', async () => {
    const order = aPlacedSellersOrder({ ...out, minimumAge: 18 });
    openShop(order);
    const { user } = renderApp('/seller/orders');
    const shown = await card();
    await user.click(shown.getByRole('heading', { level: 2 }));
    await user.click(shown.getByRole('checkbox', { name: 'Age checked: 18 or over' }));
    const sent = answerMove(done(order));
    const [, back] = shown.getAllByRole('button');
    await user.click(back!);
    await waitFor(() => expect(sent).toEqual([{ input: { id: 'order-1', to: 'READY', ifVersion: 4 } }]));
  });

  test('other orders have no such tick, and a bulk move leaves those that need it', async () => {
    openShop(
      aPlacedSellersOrder({ ...out, minimumAge: 16 }),
      aPlacedSellersOrder({ ...out, id: 'o2', number: '1002' }),
    );
    const { user } = renderApp('/seller/orders');
    const other = await card('1002');
    await user.click(other.getByRole('heading', { level: 2 }));
    expect(other.queryByRole('checkbox', { name: /Age checked/ })).toBeNull();
    await user.click((await card('1001')).getByRole('checkbox', { name: /1001/ }));
    expect(await screen.findByText(/the age of its shopper must be checked \(16 or over\)/)).toBeTruthy();
  });
});

test.each([
  ['PLACED', 1, null, false],
  ['PICKING', 1, null, false],
  ['READY', 1, null, true],
  ['OUT', 1, null, true],
  ['DONE', 1, null, true],
  ['CANCELLED', 1, null, false],
  ['DONE', null, null, false],
  // Only a substitute has a deposit.
  ['DONE', 0, 0.25, true],
] as const)(
  'with an order that is %s (deposits %s, found %s), empties can be entered: %s',
  async (stage, deposits, found, isOffered) => {
    const settled =
      found === null ? null : { __typename: 'SettledOrder' as const, amount: 6, deposits: found, subtotal: 5, tax: 0 };
    openShop(aPlacedSellersOrder({ ...inStages({ stage, settled, actions: ['CANCEL'] }), deposits }));
    const { user } = renderApp('/seller/orders');
    const shown = await card();
    await user.click(shown.getByRole('heading', { level: 2 }));
    expect(shown.getByRole('button', { name: /Cancel/ })).toBeTruthy();
    const links = shown.queryAllByRole('link', { name: 'Enter empties' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      isOffered ? ['/seller/deposits?order=order-1&number=1001'] : [],
    );
    // The deposits in the amount are those of what was found.
    const facts = shown.queryByText('Deposit', { selector: 'dt' })?.nextElementSibling?.textContent;
    expect(facts).toBe(found === null ? (deposits === null ? undefined : '$1.00') : '$0.25');
  },
);
