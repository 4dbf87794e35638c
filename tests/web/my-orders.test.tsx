import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { logLines } from '#tests/support/web/log-lines.ts';
import { queryToast, renderApp } from '#tests/support/web/render-app.tsx';
import { anOrder, aPageOfOrders, aShopper, inStages } from '#tests/support/web/shop-factories.ts';

function answerOrders(...orders: ReturnType<typeof anOrder>[]) {
  return answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders(...orders) } });
}

const pageInfo = (endCursor: string, hasNextPage: boolean) => ({
  __typename: 'PageInfo' as const,
  endCursor,
  hasNextPage,
});

const order = (number: string) => screen.findByRole('article', { name: `Order ${number}` });

beforeEach(() => void answer(MeDocument, { me: aShopper() }));

test('the page shows each order as it was placed: products, total, payment, status as given, and Pending until it is paid', async () => {
  answerOrders(anOrder());
  renderApp('/my-orders');
  const card = within(await order('1001'));
  expect(card.getByText('No. 1001')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Vine tomatoes' }).getAttribute('href')).toBe('/products/vegetables/tomatoes');
  expect(card.getByText('Quantity: 2 · $2.99 each')).toBeTruthy();
  expect(card.getByText('$6.09')).toBeTruthy();
  expect(card.getByText(/^Jan 31, 2026, \d{1,2}:\d\d.[AP]M$/)).toBeTruthy();
  expect(card.getByText('Cash on delivery')).toBeTruthy();
  expect(card.getByText('Order Placed')).toBeTruthy();
  expect(card.getByText('Pending')).toBeTruthy();
  expect(card.getByText('12 Garden Lane')).toBeTruthy();
});

test('the fee and the added tax of an order are shown, so that its products and these make the total', async () => {
  answerOrders(anOrder({ amount: 10, shipping: 3.9, tax: 0.12 }), anOrder({ id: 'order-2', number: '1002', tax: 0 }));
  renderApp('/my-orders');
  const fact = (name: string) => card.queryByText(name)?.nextElementSibling?.textContent;
  let card = within(await order('1001'));
  expect([fact('Shipping Fee'), fact('Tax'), fact('Total Amount')]).toEqual(['$3.90', '$0.12', '$10.00']);
  card = within(await order('1002'));
  expect([fact('Shipping Fee'), fact('Tax')]).toEqual([undefined, undefined]);
});

test('an order names its deposits apart from the prices, by what was found', async () => {
  const [item] = anOrder().items;
  const items = [{ ...item!, deposit: { __typename: 'Deposit' as const, amount: 0.25 } }];
  const settled = { __typename: 'SettledOrder' as const, amount: 3.29, deposits: 0.25, subtotal: 2.99, tax: 0.05 };
  answerOrders(
    anOrder({ amount: 6.6, deposits: 0.5, items }),
    anOrder({ id: 'o2', number: '1002', amount: 6.6, deposits: 0.5, items, settled }),
  );
  renderApp('/my-orders');
  const fact = async (number: string) =>
    within(await order(number)).getByText('Deposit', { selector: 'dt' }).nextElementSibling?.textContent;
  expect([await fact('1001'), await fact('1002')]).toEqual(['$0.50', '$0.25']);
  expect((await order('1001')).textContent).toContain('plus $0.25 deposit');
});

test('while it is packed, an order has the sums of what was ordered, and then those of what was found', async () => {
  const picked = {
    __typename: 'PickedGoods' as const,
    amount: 2.99,
    grams: null,
    quantity: 1,
    reason: 'MISSING' as const,
    substitute: null,
  };
  const items = anOrder().items.map((item) => ({ ...item, picked }));
  const settled = { __typename: 'SettledOrder' as const, amount: 3.04, deposits: null, subtotal: 2.99, tax: 0.05 };
  answerOrders(
    anOrder(inStages({ stage: 'PICKING' })),
    anOrder({ id: 'o2', number: '1002', ...inStages({ stage: 'PICKING' }), items }),
    anOrder({ id: 'o3', number: '1003', ...inStages({ stage: 'READY', settled }), items }),
  );
  renderApp('/my-orders');
  const sums = async (number: string) =>
    within(within(await order(number)).getByRole('list', { name: 'Products' })).getByRole('listitem').lastElementChild
      ?.textContent;
  expect([await sums('1001'), await sums('1002'), await sums('1003')]).toEqual(['$5.98', '$5.98', '$2.99']);
});

test.each([
  [null, '$6.09', undefined],
  [6.09, '$6.09', undefined],
  [6.08, '$6.08', '$6.09'],
])(
  'with all found for %j, the total is %s, and beside it stands the ordered total %s',
  async (amount, total, ordered) => {
    const settled =
      amount === null
        ? null
        : { __typename: 'SettledOrder' as const, amount, deposits: null, subtotal: 5.98, tax: 0.11 };
    answerOrders(anOrder(inStages({ stage: 'READY', settled })));
    renderApp('/my-orders');
    const card = within(await order('1001'));
    const fact = (name: string) => card.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;
    expect([fact('Total Amount'), fact('Ordered')]).toEqual([total, ordered]);
  },
);

test('an order says what was agreed about missing products until it is packed, and which are not replaced', async () => {
  const [item] = anOrder().items;
  const settled = { __typename: 'SettledOrder' as const, amount: 2.99, deposits: null, subtotal: 2.94, tax: 0.05 };
  answerOrders(
    anOrder({
      substitution: 'SIMILAR_NOT_DEARER',
      items: [
        { ...item!, substitution: 'SIMILAR_NOT_DEARER' },
        { ...item!, name: 'Figs', product: null, substitution: 'NONE' },
      ],
    }),
    anOrder({ id: 'o2', number: '1002', substitution: 'NONE', items: [{ ...item!, substitution: 'NONE' }] }),
    anOrder({ id: 'o3', number: '1003', substitution: 'NONE', settled }),
    anOrder({ id: 'o4', number: '1004' }),
  );
  renderApp('/my-orders');
  const agreed = async (number: string) => {
    const card = within(await order(number));
    return card.queryByText('If a product is missing')?.nextElementSibling?.textContent;
  };
  expect(await agreed('1001')).toBe('A similar one, never a dearer one');
  expect(await agreed('1002')).toBe('It is left out and not charged');
  expect([await agreed('1003'), await agreed('1004')]).toEqual([undefined, undefined]);
  const exceptions = screen.getAllByText('Not replaced if it is missing');
  expect(exceptions.map((words) => words.closest('li')?.textContent)).toEqual([expect.stringContaining('Figs')]);
});

test('a paid order says Paid', async () => {
  answerOrders(anOrder({ isPaid: true, paymentText: 'Online' }));
  renderApp('/my-orders');
  expect(within(await order('1001')).getByText('Paid')).toBeTruthy();
});

test('an order without a known product, price or address still shows', async () => {
  const [item] = anOrder().items;
  answerOrders(
    anOrder({
      address: null,
      createdAt: null,
      status: null,
      items: [{ ...item!, name: null, image: null, product: null, productId: null, unitPrice: null }],
    }),
  );
  renderApp('/my-orders');
  expect(within(await order('1001')).getByText('A product that is no longer sold')).toBeTruthy();
});

test('orders come in the order the store gives them', async () => {
  answerOrders(anOrder({ id: 'newer', number: 'newer' }), anOrder({ id: 'older', number: 'older' }));
  renderApp('/my-orders');
  await order('newer');
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Order newer',
    'Order older',
  ]);
});

test('without orders the page leads to the products', async () => {
  answerOrders();
  renderApp('/my-orders');
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/products');
});

test('a visitor is asked to log in', async () => {
  answer(MeDocument, { me: null });
  const { user } = renderApp('/my-orders');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
});

test('offline, the page says so instead of asking to log in, and shows the orders when the network is back', async () => {
  answerWithError(MeDocument, 'The shop cannot be reached.');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/my-orders');
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  expect(screen.queryByText('Log in to see your orders')).toBeNull();
  answer(MeDocument, { me: aShopper() });
  answerOrders(anOrder());
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await order('1001')).toBeTruthy();
  expect(screen.queryByText('You are offline')).toBeNull();
});

test('a network that is back but carries nothing at first is asked again, and the orders show without a press', async () => {
  answerWithError(MeDocument, 'The shop cannot be reached.');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/my-orders');
  await screen.findByRole('heading', { name: 'You are offline' });
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('button', { name: 'Try again' });
  answer(MeDocument, { me: aShopper() });
  answerOrders(anOrder());
  expect(await order('1001')).toBeTruthy();
});

test('when the session check failed, the orders can be loaded with a retry', async () => {
  answerWithError(MeDocument, 'The store is not reachable.');
  const { user } = renderApp('/my-orders');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Log in to see your orders')).toBeNull();
  answer(MeDocument, { me: aShopper() });
  answerOrders(anOrder());
  await user.click(retry);
  expect(await order('1001')).toBeTruthy();
});

test('a list that cannot be loaded is only logged: no toast, and the page offers to try again', async () => {
  answerWithError(MyOrdersDocument, 'The store is not reachable.');
  const { user } = renderApp('/my-orders');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answerOrders(anOrder());
  await user.click(retry);
  expect(await order('1001')).toBeTruthy();
  expect(logLines()).toContain('The orders could not be loaded: The store is not reachable.');
  expect(queryToast('The store is not reachable.')).toBeNull();
});

test('each visit loads the orders again and shows the cached ones meanwhile', async () => {
  answerOrders(anOrder({ id: 'first', number: 'first' }));
  const { user } = renderApp('/my-orders');
  await order('first');
  await user.click(screen.getByRole('link', { name: /^Cart, 0 items\b/ }));
  const heading = await screen.findByRole('heading', { name: 'Your cart is empty' });
  // The new page takes the focus, which closes an open menu.
  await waitFor(() => expect(document.activeElement).toBe(heading));
  answerOrders(anOrder({ id: 'second', number: 'second' }), anOrder({ id: 'first', number: 'first' }));
  await user.click(screen.getByRole('button', { name: /Profile of/ }));
  await user.click(screen.getByRole('link', { name: 'My Orders' }));
  await waitFor(async () => expect(await order('second')).toBeTruthy());
});

test('older orders are added below on demand, and the others stay where they are', async () => {
  const more = { ...aPageOfOrders(anOrder({ id: 'newer', number: 'newer' })), pageInfo: pageInfo('newer', true) };
  const seen = answer(MyOrdersDocument, ({ after }) => ({
    me: {
      __typename: 'User' as const,
      id: 'u1',
      page: after ? aPageOfOrders(anOrder({ id: 'older', number: 'older' })) : more,
    },
  }));
  const { user } = renderApp('/my-orders');
  const above = await order('newer');
  await user.click(screen.getByRole('button', { name: 'Load older orders' }));
  expect(await order('older')).toBeTruthy();
  expect(screen.getAllByRole('article')[0]).toBe(above);
  expect(screen.queryByRole('button', { name: 'Load older orders' })).toBeNull();
  expect(seen).toEqual([{}, { after: 'newer' }]);
});
