import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  SellerChosenOrdersDocument,
  type ChosenOrder_orderFragment,
  type SellerChosenOrdersQuery,
} from '#web/__generated__/seller-picking.ts';
import { SellerSessionDocument } from '#web/__generated__/session.ts';
import { pickList } from '#web/features/seller/picking/pick-list.ts';
import { paymentNote } from '#web/features/seller/picking/PackingSlipsPage.tsx';
import { readChosenIds } from '#web/features/seller/shell/chosen-ids.ts';
import '#web/features/seller/SellerArea.tsx';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

type Order = ChosenOrder_orderFragment;

function anItem(name: string, quantity: number, category: string | null): Order['items'][number] {
  const id = name.toLowerCase();
  const product = {
    __typename: 'Product' as const,
    id,
    name,
    category: category === null ? null : { __typename: 'Category' as const, slug: category, label: `The ${category}` },
  };
  return { __typename: 'OrderItem', name, productId: id, quantity, product: category === '' ? null : product };
}

function anOrder(number: string, items: Order['items'], over: Partial<Order> = {}): Order {
  return {
    __typename: 'Order',
    id: `o${number}`,
    amount: 24.5,
    createdAt: '2026-03-01T09:30:00.000Z',
    isPaid: false,
    isTest: false,
    number,
    paid: 0,
    payment: 'COD',
    paymentText: 'COD',
    slot: null,
    stage: 'PLACED',
    address: {
      __typename: 'DeliveryAddress',
      city: 'Springfield',
      country: 'USA',
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '555 0100',
      state: 'Oregon',
      street: '12 Garden Lane',
      zipcode: 97477,
    },
    items,
    ...over,
  };
}

const walk = ['dairy', 'fruits'].map((slug, at) => ({
  __typename: 'SellerCategory' as const,
  slug,
  label: `The ${slug}`,
  walk: at,
}));

const orders = [
  anOrder('1001', [anItem('Bananas', 5, 'fruits'), anItem('Milk', 1, 'dairy')]),
  anOrder('1002', [anItem('Bananas', 7, 'fruits'), anItem('Apples', 2, 'fruits'), anItem('Old soap', 1, '')]),
];

/** The gateway lists the newest first, here one order a page. */
function answerOrders(all: Order[] = orders) {
  const newestFirst = all.toReversed();
  answer(SellerChosenOrdersDocument, ({ after }): SellerChosenOrdersQuery => {
    const at = newestFirst.findIndex(({ id }) => id === after) + 1;
    return {
      seller: {
        __typename: 'Seller',
        allCategories: walk,
        page: {
          __typename: 'OrderConnection',
          nodes: newestFirst.slice(at, at + 1),
          pageInfo: {
            __typename: 'PageInfo',
            endCursor: newestFirst[at]?.id ?? null,
            hasNextPage: at + 1 < newestFirst.length,
          },
        },
      },
    };
  });
}

beforeEach(() => {
  sessionStorage.clear();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
});

test('the pick list sums up the products, by category in the order of the walk, and names the orders', async () => {
  answerOrders();
  renderApp('/seller/orders/pick?ids=o1001,o1002');
  const groups = await screen.findAllByRole('region');
  expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
    'The dairy',
    'The fruits',
    'Other products',
  ]);
  const [, fruits] = groups;
  const lines = within(fruits!).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '2 × Apples2 for No. 1002',
    '12 × Bananas5 for No. 1001, 7 for No. 1002',
  ]);
  expect(screen.getByText('2 orders, 0 of 4 products picked')).toBeTruthy();
});

test('a ticked product stays ticked after a reload', async () => {
  answerOrders();
  const { user, close } = renderApp('/seller/orders/pick?ids=o1001,o1002');
  await user.click(await screen.findByRole('checkbox', { name: /12 × Bananas/ }));
  expect(screen.getByText('2 orders, 1 of 4 products picked')).toBeTruthy();
  close();
  renderApp('/seller/orders/pick?ids=o1002,o1001');
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /12 × Bananas/ })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Apples/ }).checked).toBe(false);
});

test('cancelled and vanished orders are left out, and the page says so', async () => {
  answerOrders([orders[0]!, anOrder('1003', [anItem('Bananas', 9, 'fruits')], { stage: 'CANCELLED' })]);
  renderApp('/seller/orders/pick?ids=o1001,o1003,gone');
  expect(await screen.findByText('2 orders were left out: cancelled, or no longer there.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /5 × Bananas/ })).toBeTruthy();
});

test('the page prints, and leads to the packing slips of the same orders', async () => {
  answerOrders();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user } = renderApp('/seller/orders/pick?ids=o1001,o1002');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Packing slips' }));
  expect(await screen.findByRole('article', { name: 'No. 1001' })).toBeTruthy();
  print.mockRestore();
});

test('a packing slip has the address, the payment and the products of its order, oldest first', async () => {
  answerOrders();
  renderApp('/seller/orders/slips?ids=o1001,o1002');
  const slips = await screen.findAllByRole('article');
  expect(slips.map((slip) => within(slip).getByRole('heading').textContent)).toEqual(['No. 1001', 'No. 1002']);
  const [first] = slips;
  expect(within(first!).getByText(/12 Garden Lane/)).toBeTruthy();
  expect(within(first!).getByText('Cash to collect: $24.50')).toBeTruthy();
  expect(within(first!).getAllByRole('checkbox')).toHaveLength(2);
});

test('without an order, the pages lead to the list of orders', async () => {
  renderApp('/seller/orders/pick');
  const link = await screen.findByRole('link', { name: 'Choose orders' });
  expect(link.getAttribute('href')).toBe('/seller/orders');
});

test('a failed load says so, and can be repeated', async () => {
  answerWithError(SellerChosenOrdersDocument, 'The store is down.');
  const { user } = renderApp('/seller/orders/pick?ids=o1001');
  expect(await screen.findByText('The store is down.')).toBeTruthy();
  answerOrders();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /Bananas/ })).toBeTruthy();
});

test.each([
  [{ paid: 0 }, 'Cash to collect: $24.50'],
  [{ paid: 10 }, 'Cash to collect: $14.50'],
  [{ isPaid: true, paid: 24.5 }, 'Paid: nothing to collect'],
  [{ isPaid: true, paid: 24.5, isTest: true, payment: 'ONLINE' as const }, 'Paid (test payment)'],
])('the driver reads what to collect: %#', (over, note) => {
  expect(paymentNote(anOrder('1', [], over))).toBe(note);
});

test('products of unknown categories come after the known ones, by name', () => {
  const groups = pickList(
    [anOrder('1', [anItem('Rope', 1, 'zoo'), anItem('Ink', 1, null), anItem('Milk', 1, 'dairy')])],
    walk,
  );
  expect(groups.map(({ label }) => label)).toEqual(['The dairy', 'The zoo', 'Other products']);
});

test('the address names each order once, at most a hundred', () => {
  const ids = Array.from({ length: 120 }, (_none, at) => `o${at}`);
  expect(readChosenIds(new URLSearchParams({ ids: 'a,,b,a' }))).toEqual(['a', 'b']);
  expect(readChosenIds(new URLSearchParams({ ids: ids.join() }))).toHaveLength(100);
});
