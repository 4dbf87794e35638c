import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  SellerSearchDocument,
  SellerSelfDocument,
  SellerSessionDocument,
  SellerShopFactsDocument,
  type SellerSearchQuery,
  type StaffRole,
  type StoreFeature,
} from '#web/__generated__/seller-shell.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { anOrder } from '#tests/support/web/shop-factories.ts';

type FoundOrder = NonNullable<NonNullable<SellerSearchQuery['seller']>['orders']>['nodes'][number];

function foundOrder(number: string, firstName = 'Ada', email = 'ada@example.com'): FoundOrder {
  const { stage, status, address } = anOrder();
  return {
    __typename: 'Order',
    id: `o${number}`,
    number,
    stage,
    status,
    slot: null,
    address: address && { ...address, firstName, email },
  };
}

/** A store with these features, and a seller of that role. */
function openStore(role: StaffRole, ...features: StoreFeature[]) {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['STAFF', 'PRODUCTS_EDIT', ...features], timeZone: 'UTC' },
  });
  answer(SellerSelfDocument, {
    seller: {
      __typename: 'Seller',
      me: { __typename: 'SellerSelf', id: 'm1', name: 'Mia', role, mustChangePassword: false },
    },
  });
}

function answerSearch(orders: FoundOrder[]) {
  return answer(SellerSearchDocument, ({ withOrders, withProducts }) => ({
    ...(withOrders && {
      seller: {
        __typename: 'Seller' as const,
        orders: {
          __typename: 'OrderConnection' as const,
          nodes: orders,
          pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false },
        },
      },
    }),
    ...(withProducts && {
      products: {
        __typename: 'ProductConnection' as const,
        nodes: [{ __typename: 'Product' as const, id: 'p1', name: 'Adzuki beans', image: null, offerPrice: 2.5 }],
      },
    }),
  }));
}

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
});

test('from any page, the key "/" leads to one search over orders, customers and products', async () => {
  openStore('MANAGER', 'ORDERS_SEARCH');
  const seen = answerSearch([foundOrder('1001'), foundOrder('1004'), foundOrder('1007', 'Adam', 'adam@example.com')]);
  const { user, address } = renderApp('/seller/product-list');
  const field = await screen.findByRole('combobox', { name: 'Search orders, customers and products' });
  await user.keyboard('/');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, ' ada ');
  const list = within(await screen.findByRole('listbox', { name: 'Search results' }));
  await waitFor(() => expect(list.getAllByRole('option').length).toBeGreaterThan(0));
  const optionsOf = (name: string) =>
    within(list.getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(optionsOf('Orders')[0]).toBe('No. 1001 Ada ByronOrder Placed · Springfield');
  expect(optionsOf('Customers')).toEqual([
    'Ada Byronada@example.com · 2 orders found',
    'Adam Byronadam@example.com · 1 order found',
  ]);
  expect(optionsOf('Products')).toEqual(['Adzuki beans$2.50']);
  // One request after the pause, and not one for each letter.
  expect(seen.map(({ text }) => text)).toEqual(['ada']);

  await user.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(list.getAllByRole('option')[0]?.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/seller/orders?q=ada%40example.com');
});

test('an order that is chosen shows alone and open; Enter shows all orders of the text', async () => {
  openStore('OWNER', 'ORDERS_SEARCH');
  answerSearch([foundOrder('1001')]);
  const { user, address } = renderApp('/seller/product-list');
  await user.type(await screen.findByRole('combobox', { name: /^Search orders/ }), 'No. 1001');
  await user.click(await screen.findByRole('option', { name: /^No\. 1001 Ada Byron/ }));
  expect(address()).toBe('/seller/orders?q=%231001&open=1001');
  await user.type(screen.getByRole('combobox', { name: /^Search orders/ }), 'springfield{Enter}');
  expect(address()).toBe('/seller/orders?q=springfield');
});

test('a packer searches orders only', async () => {
  openStore('PACKER', 'ORDERS_SEARCH');
  const seen = answerSearch([{ ...foundOrder('1001'), address: { ...foundOrder('1001').address!, email: '' } }]);
  const { user } = renderApp('/seller/orders');
  await user.type(await screen.findByRole('combobox', { name: 'Search orders' }), 'ada');
  await screen.findByRole('option', { name: /^No\. 1001/ });
  expect(screen.getAllByRole('group')).toHaveLength(1);
  // A slow machine searches for a part of the text first.
  for (const asked of seen) expect(asked).toMatchObject({ withOrders: true, withProducts: false });
  expect(seen.length).toBeGreaterThan(0);
});

test('over a store that cannot search orders, the search finds products', async () => {
  openStore('OWNER');
  const seen = answerSearch([]);
  const { user, address } = renderApp('/seller/product-list');
  await user.type(await screen.findByRole('combobox', { name: 'Search products' }), 'adz');
  await user.click(await screen.findByRole('option', { name: /^Adzuki beans/ }));
  for (const asked of seen) expect(asked).toMatchObject({ withOrders: false, withProducts: true });
  expect(seen.length).toBeGreaterThan(0);
  expect(address()).toBe('/seller/products/p1');
});
