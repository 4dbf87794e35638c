import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  ReleaseOrderDocument,
  SellerOrdersDocument,
  SellerUnpaidOrdersDocument,
  type SellerUnpaidOrdersQuery,
} from '#web/__generated__/seller-orders.ts';
import {
  SellerSelfDocument,
  SellerSessionDocument,
  SellerShopFactsDocument,
  type StaffRole,
  type StoreFeature,
} from '#web/__generated__/seller-shell.ts';
import '#web/features/seller/SellerArea.tsx';
import '#web/features/seller/orders/SellerOrdersPage.tsx';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';

type Hold = NonNullable<NonNullable<SellerUnpaidOrdersQuery['seller']>['unpaidOrders']>['holds'][number];

const hold = (number: string, over: Partial<Hold['order']> = {}): Hold => ({
  __typename: 'OrderHold',
  heldUntil: '2026-10-26T08:05:00.000Z',
  order: {
    __typename: 'Order',
    id: `o${number}`,
    amount: 40.8,
    number,
    status: 'Confirmation Pending',
    slot: null,
    address: { __typename: 'DeliveryAddress', firstName: 'Ada', lastName: 'Byron' },
    items: [
      { __typename: 'OrderItem', portionGrams: null, name: 'Plum', quantity: 2 },
      { __typename: 'OrderItem', portionGrams: null, name: 'Pear', quantity: 1 },
    ],
    ...over,
  },
});

interface ShopOptions {
  features?: StoreFeature[];
  role?: StaffRole;
  hasMore?: boolean;
}

/** A shop without placed orders, whose unpaid orders a test replaces as the store would. */
function openShop({ features = ['ORDERS_UNPAID', 'STAFF'], role = 'OWNER', hasMore = false }: ShopOptions = {}) {
  const shop = { holds: [hold('1002'), hold('1001')], hasMore };
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone: 'UTC' } });
  answer(SellerSelfDocument, {
    seller: {
      __typename: 'Seller',
      me: { __typename: 'SellerSelf', id: 'm1', name: 'Pat', role, mustChangePassword: false },
    },
  });
  const asked = answer(SellerUnpaidOrdersDocument, () => ({
    seller: { __typename: 'Seller' as const, unpaidOrders: { __typename: 'UnpaidOrders' as const, ...shop } },
  }));
  return { shop, asked };
}

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  const sums = { __typename: 'OrderSums' as const, amount: 0, count: 0, tests: null };
  answer(SellerOrdersDocument, ({ sums: withSums }) => ({
    seller: {
      __typename: 'Seller' as const,
      page: {
        __typename: 'OrderConnection' as const,
        nodes: [],
        pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
      },
      ...((withSums ?? true) && {
        shown: { ...sums, pendingAmount: 0, pendingCount: 0 },
        all: { ...sums, payments: [], days: [], stages: null },
      }),
    },
  }));
});

const unpaidList = () => within(screen.getByRole('list', { name: /wait for payment or confirmation/ }));

test('orders that wait for payment or confirmation show which, what they hold and until when', async () => {
  openShop();
  const { user } = renderApp('/seller/orders');
  await user.click(await screen.findByText('Waiting for payment or confirmation (2)'));
  const [newest] = unpaidList().getAllByRole('listitem');
  expect(newest?.textContent).toContain('No. 1002, Ada Byron, $40.80');
  expect(newest?.textContent).toContain('Plum × 2, Pear × 1');
  expect(newest?.textContent).toMatch(/Confirmation Pending · Held until Oct 26, 2026, 8:05\sAM/);
});

test('goods in steps are held by their weight, and one order is released at a time', async () => {
  const { shop } = openShop();
  const items = [{ __typename: 'OrderItem' as const, portionGrams: 50, name: 'Ham', quantity: 6 }];
  shop.holds = [hold('1002', { items }), hold('1001')];
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  answer(ReleaseOrderDocument, async () => {
    await released;
    return {
      releaseOrder: { __typename: 'ReleaseOrderPayload' as const, success: true, message: 'Free.', errors: [] },
    };
  });
  const { user } = renderApp('/seller/orders');
  await user.click(await screen.findByText('Waiting for payment or confirmation (2)'));
  expect(screen.getByText('Ham 300 g')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Release order 1002' }));
  expect(screen.getByRole('button', { name: 'Release order 1001' })).toHaveProperty('disabled', true);
  release();
  await findToast('Free.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Release order 1001' })).toHaveProperty('disabled', false),
  );
});

test('a released order leaves the list, which is loaded again, and the focus stays at the list', async () => {
  const { shop, asked } = openShop();
  const sent = answer(ReleaseOrderDocument, ({ input }) => {
    shop.holds = shop.holds.filter(({ order }) => order.id !== input.id);
    const message = 'The goods of this order are free again.';
    return { releaseOrder: { __typename: 'ReleaseOrderPayload' as const, success: true, message, errors: [] } };
  });
  const { user } = renderApp('/seller/orders');
  await user.click(await screen.findByText('Waiting for payment or confirmation (2)'));
  await user.click(screen.getByRole('button', { name: 'Release order 1002' }));
  await findToast('The goods of this order are free again.');
  const summary = await screen.findByText('Waiting for payment or confirmation (1)');
  expect(screen.queryByRole('button', { name: 'Release order 1002' })).toBeNull();
  expect(sent).toEqual([{ input: { id: 'o1002' } }]);
  expect(asked.length).toBeGreaterThan(1);
  await waitFor(() => expect(document.activeElement).toBe(summary));

  await user.click(screen.getByRole('button', { name: 'Release order 1001' }));
  await waitFor(() => expect(screen.queryByText(/Waiting for payment/)).toBeNull());
});

test('a release that comes too late shows the sentence of the store, and the list as it is now', async () => {
  const { shop } = openShop();
  const message = 'This order does not wait for its payment any more. Please load the orders again.';
  answer(ReleaseOrderDocument, () => {
    shop.holds = [hold('1001')];
    const errors = [{ __typename: 'UserError' as const, code: 'REFUSED' as const }];
    return { releaseOrder: { __typename: 'ReleaseOrderPayload' as const, success: false, message, errors } };
  });
  const { user } = renderApp('/seller/orders');
  await user.click(await screen.findByText('Waiting for payment or confirmation (2)'));
  await user.click(screen.getByRole('button', { name: 'Release order 1002' }));
  await findToast(message);
  expect(await screen.findByText('Waiting for payment or confirmation (1)')).toBeTruthy();
});

test('the number says when the store has more orders than it lists', async () => {
  openShop({ hasMore: true });
  renderApp('/seller/orders');
  expect(await screen.findByText('Waiting for payment or confirmation (more than 2)')).toBeTruthy();
});

const withoutIt: [string, ShopOptions][] = [
  ['a packer', { role: 'PACKER' }],
  ['the seller over a store without the feature', { features: ['STAFF'] }],
];
test.each(withoutIt)('%s neither sees such orders nor asks for them', async (_who, options) => {
  const { asked } = openShop(options);
  renderApp('/seller/orders');
  await screen.findByText(/^No orders (?:yet|to pack)$/);
  await everythingSentHasArrived();
  expect(asked).toEqual([]);
  expect(screen.queryByText(/Waiting for payment/)).toBeNull();
});

test('without such orders nothing is shown', async () => {
  const { shop, asked } = openShop();
  shop.holds = [];
  renderApp('/seller/orders');
  await screen.findByText('No orders yet');
  await waitFor(() => expect(asked).not.toEqual([]));
  await everythingSentHasArrived();
  expect(screen.queryByText(/Waiting for payment/)).toBeNull();
});
