import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MyOrdersDocument, OrderAgainDocument } from '#web/__generated__/orders.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { planOrderAgain } from '#web/features/orders/order-again.ts';
import { Receipt } from '#web/features/orders/Receipt.tsx';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, anOrder, aPageOfOrders, aShopper, inStages } from '#tests/support/web/shop-factories.ts';

const item = anOrder().items[0]!;

const today = (id: string, over: object = {}) => ({
  __typename: 'Product' as const,
  id,
  name: 'Vine tomatoes',
  inStock: true,
  offerPrice: 2.99,
  portion: null,
  ...over,
});

function answerToday(...nodes: ReturnType<typeof today>[]) {
  answer(OrderAgainDocument, { products: { __typename: 'ProductConnection', nodes } });
}

beforeEach(() => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 1 }) }) });
  const order = anOrder({
    items: [
      item,
      { ...item, productId: 'apples', name: 'Red apples', quantity: 1, unitPrice: 4 },
      { ...item, productId: 'milk', name: 'Milk', quantity: 1 },
      { ...item, productId: 'figs', name: 'Figs', quantity: 1, product: null },
    ],
  });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders(order) } });
});

test('order again compares no prices of different steps of weight', () => {
  const inSteps = (grams: number | null) =>
    grams === null ? null : { __typename: 'Portion' as const, grams, from: grams, to: 1000 };
  const repriced = (before: number | null, now: number | null) =>
    planOrderAgain([{ ...item, portionGrams: before }], [today('tomatoes', { offerPrice: 5, portion: inSteps(now) })])
      .repriced;
  expect(repriced(50, 50)).toHaveLength(1);
  expect(repriced(null, null)).toHaveLength(1);
  for (const [before, now] of [
    [50, 100],
    [50, null],
    [null, 50],
  ] as const)
    expect(repriced(before, now)).toEqual([]);
});

test('order again adds the available products to the cart and lists those no longer sold, out of stock or changed in price', async () => {
  answerToday(
    today('tomatoes'),
    today('apples', { name: 'Red apples', offerPrice: 4.5 }),
    today('milk', { name: 'Milk', inStock: false }),
  );
  const { user } = renderApp('/my-orders');
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  const note = await screen.findByRole('region', { name: 'Order again' });
  expect(within(note).getByText('2 products were added to your cart.')).toBeTruthy();
  expect(
    within(note)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Figs is no longer sold.', 'Milk is out of stock.', 'Red apples now costs $4.50. It was $4.00.']);
  expect(await findToast('Added to cart')).toBeTruthy();
  // The cart had one tomato. The order had two tomatoes and one apple.
  expect(screen.getByRole('link', { name: /^Cart, 4 items\b/ })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(note));
});

test('a product that an order has twice is named once when it is no longer sold', async () => {
  const gone = { ...item, productId: null, name: null, product: null };
  const order = anOrder({ items: [gone, gone, { ...item, productId: 'figs', name: 'Figs' }] });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders(order) } });
  answerToday(today('figs', { name: 'Figs' }));
  const { user } = renderApp('/my-orders');
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  const note = within(await screen.findByRole('region', { name: 'Order again' }));
  expect(note.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'A product without a name is no longer sold.',
  ]);
});

test('an order without available products says so and does not change the cart', async () => {
  answerToday();
  const { user } = renderApp('/my-orders');
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('None of these products is in stock today.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Cart, 1 item\b/ })).toBeTruthy();
});

test('when the products cannot be loaded, an error shows, and a second try works', async () => {
  answerWithError(OrderAgainDocument, 'The store is not reachable.');
  const { user } = renderApp('/my-orders');
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await findToast('The store is not reachable.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' }).ariaBusy).not.toBe('true'));
});

test('printing a receipt prints products, tax and total once, and leaves the page as it was', async () => {
  const print = vi.fn<() => void>(() => {
    const receipt = screen.getByLabelText('Receipt of order 1001');
    expect(within(receipt).getByText('Figs').closest('td')?.textContent).toBe('Figs500 g · $5.98 / kg');
    expect(within(receipt).getByText('$6.09')).toBeTruthy();
    expect(receipt.parentElement).toBe(document.body);
    window.dispatchEvent(new Event('afterprint'));
  });
  vi.stubGlobal('print', print);
  const { user } = renderApp('/my-orders');
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  await waitFor(() => expect(screen.queryByLabelText('Receipt of order 1001')).toBeNull());
  expect(print).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a receipt shows the taxes that the prices include, with the address and the tax number of the shop', async () => {
  const taxes = [
    { __typename: 'IncludedTax' as const, name: 'Food', rate: 7, amount: 0.39, net: 5.59 },
    { __typename: 'IncludedTax' as const, name: 'None', rate: 0, amount: 0, net: 0.11 },
  ];
  setShop(JSON.stringify({ ...shop(), contact: { ...shop().contact, address: 'Gartenweg 1' }, taxNumber: 'DE 1' }));
  render(<Receipt order={anOrder({ tax: 0, taxes })} />);
  const receipt = within(screen.getByLabelText('Receipt of order 1001'));
  expect(receipt.getByText('incl. 7 % Food on $5.59 net').nextElementSibling?.textContent).toBe('$0.39');
  expect(receipt.getByText('Gartenweg 1')).toBeTruthy();
  expect(receipt.getByText('Tax number DE 1')).toBeTruthy();
  expect(receipt.queryByText('Tax')).toBeNull();
  setShop(undefined);
});

test('a receipt says what happens to missing products until the order is packed', () => {
  const items = anOrder().items.map((item) => ({ ...item, substitution: 'NONE' as const }));
  const { rerender } = render(<Receipt order={anOrder({ items, substitution: 'SIMILAR_NOT_DEARER' })} />);
  expect(screen.getByText('If a product is missing: A similar one, never a dearer one')).toBeTruthy();
  expect(screen.getAllByText('Not replaced if it is missing')).toHaveLength(items.length);
  const settled = { __typename: 'SettledOrder' as const, amount: 6.09, subtotal: 5.98, tax: 0.11, deposits: null };
  rerender(<Receipt order={anOrder({ items, settled, substitution: 'SIMILAR_NOT_DEARER' })} />);
  expect(screen.queryByText(/missing/)).toBeNull();
});

test('the total is the boldest line of a receipt, and refunds stand below it with what is left and its taxes', () => {
  const refundOf = (amount: number, over: object) => ({
    __typename: 'OrderRefund' as const,
    amount,
    at: '2026-01-31T10:00:00.000Z',
    positions: [] as number[],
    reason: null,
    state: 'DONE' as const,
    ...over,
  });
  const food = { __typename: 'IncludedTax' as const, name: 'Food', rate: 7 };
  render(
    <Receipt
      order={anOrder({
        ...inStages({
          paid: 6.09,
          refunds: [
            refundOf(1.16, { positions: [0], reason: 'Bruised' }),
            refundOf(0.5, { state: 'PENDING' }),
            refundOf(2, { state: 'FAILED' }),
          ],
          afterRefunds: {
            __typename: 'OrderAfterRefunds',
            amount: 4.43,
            tax: 0,
            taxes: [{ ...food, amount: 0.29, net: 4.14 }],
          },
        }),
        tax: 0,
        taxes: [{ ...food, amount: 0.4, net: 5.69 }],
      })}
    />,
  );
  const receipt = screen.getByLabelText('Receipt of order 1001');
  const rows = [...receipt.querySelectorAll('tfoot tr')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Price$5.98',
    'Shipping FeeFree',
    'Total Amount$6.09',
    'incl. 7 % Food on $5.69 net$0.40',
    expect.stringMatching(/^Refund for Vine tomatoes, Jan 31, 2026, .*: Bruised−\$1\.16$/),
    expect.stringMatching(/^Refund, Jan 31, 2026, .*, on its way−\$0\.50$/),
    'Left after refunds$4.43',
    'incl. 7 % Food on $4.14 net$0.29',
  ]);
  const styled = rows.filter(({ className }) => className !== '').map(({ textContent }) => textContent);
  expect(styled).toEqual(['Total Amount$6.09']);
});

test('the receipt of a paid order that costs less now says what was paid, so that its refunds add up', () => {
  const refund = { __typename: 'OrderRefund' as const, at: '2026-01-31T10:00:00.000Z', positions: [] };
  const order = anOrder({
    ...inStages({
      paid: 6.09,
      refunds: [{ ...refund, amount: 1.02, reason: 'Not all was found', state: 'DONE' }],
      afterRefunds: { __typename: 'OrderAfterRefunds', amount: 5.07, tax: 0, taxes: [] },
      settled: { __typename: 'SettledOrder', amount: 5.07, deposits: null, subtotal: 5.07, tax: 0 },
    }),
    tax: 0,
  });
  render(<Receipt order={order} />);
  const rows = [...screen.getByLabelText('Receipt of order 1001').querySelectorAll('tfoot tr')];
  expect(rows.map(({ textContent }) => textContent).slice(-4)).toEqual([
    'Total Amount$5.07',
    'Paid$6.09',
    expect.stringMatching(/^Refund, .*: Not all was found−\$1\.02$/),
    'Left after refunds$5.07',
  ]);
});

test.each([
  [{ isPaid: false }, 'Cash on delivery, payment pending'],
  [{ isPaid: true, stage: 'DONE' }, 'Cash on delivery, paid'],
  [{ isPaid: false, stage: 'CANCELLED' }, 'Cash on delivery, Cancelled'],
  [{ isPaid: true, stage: 'CANCELLED' }, 'Cash on delivery, Cancelled'],
] as const)('the receipt of an order that is %j says so', ({ isPaid, ...stage }, words) => {
  render(<Receipt order={anOrder({ ...inStages(stage), isPaid })} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('the receipt of an order that is packed has the deposits of what was found', () => {
  const settled = { __typename: 'SettledOrder' as const, amount: 3.3, deposits: 0.25, subtotal: 2.99, tax: 0.06 };
  render(
    <Receipt order={anOrder({ amount: 6.6, deposits: 0.5, tax: 0.12, ...inStages({ stage: 'READY', settled }) })} />,
  );
  const rows = [...screen.getByLabelText('Receipt of order 1001').querySelectorAll('tfoot tr')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Price$2.99',
    'Deposit$0.25',
    'Shipping FeeFree',
    'Tax$0.06',
    'Total Amount$3.30',
  ]);
});

test('the receipt has the deposits on a line of their own, and beside the name of their product', () => {
  const [item] = anOrder().items;
  const items = [{ ...item!, deposit: { __typename: 'Deposit' as const, amount: 0.25 } }];
  render(<Receipt order={anOrder({ amount: 6.6, deposits: 0.5, tax: 0.12, items })} />);
  const receipt = screen.getByLabelText('Receipt of order 1001');
  expect(receipt.querySelector('tbody')?.textContent).toContain('plus $0.25 deposit');
  expect([...receipt.querySelectorAll('tfoot tr')].map(({ textContent }) => textContent)).toEqual([
    'Price$5.98',
    'Deposit$0.50',
    'Shipping FeeFree',
    'Tax$0.12',
    'Total Amount$6.60',
  ]);
});

test('the receipt of a cancelled order says so, and not that a payment is pending', () => {
  render(<Receipt order={anOrder(inStages({ stage: 'CANCELLED' }))} />);
  const receipt = within(screen.getByLabelText('Receipt of order 1001'));
  expect(receipt.getByText(/Cash on delivery, Cancelled/)).toBeTruthy();
  expect(receipt.queryByText(/pending/)).toBeNull();
});
