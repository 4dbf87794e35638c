import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AddProductDocument } from '#web/__generated__/seller-products.ts';
import {
  SellerFirstStepsDocument,
  SellerSessionDocument,
  SellerShopFactsDocument,
  type SellerFirstStepsQuery,
} from '#web/__generated__/seller-shell.ts';
import { answer, answerLater, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

interface ShopOptions {
  name?: string;
  version?: number;
  totalCount?: number;
  demoCount?: number;
  /** Whether contact, imprint, tax, delivery and an order are there. */
  isSetUp?: boolean;
}

function aShop({
  name = 'Greengate',
  version = 0,
  totalCount = 44,
  demoCount = 44,
  isSetUp = false,
}: ShopOptions = {}): SellerFirstStepsQuery {
  return {
    store: {
      __typename: 'Store',
      name,
      version,
      contact: {
        __typename: 'StoreContact',
        address: null,
        email: isSetUp ? 'fern@example.com' : 'hello@greengate.example',
        phone: isSetUp ? '+49 30 12345' : null,
      },
      delivery: { __typename: 'StoreDelivery', fees: isSetUp ? [{ __typename: 'DeliveryFee' }] : [] },
      country: null,
      imprint: {
        __typename: 'StorePage',
        text: isSetUp ? 'Fern Green, Gartenweg 1, 10115 Berlin, fern@example.com' : 'x',
      },
      timeZone: isSetUp ? 'Europe/Berlin' : 'UTC',
      slots: null,
      taxMode: isSetUp ? 'RATES' : 'FLOOR',
      taxNumber: null,
    },
    products: { __typename: 'ProductConnection', totalCount },
    seller: {
      __typename: 'Seller',
      orders: { __typename: 'OrderConnection', nodes: isSetUp ? [{ __typename: 'Order', id: 'o1' }] : [] },
      removableDemoProducts: demoCount,
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['STORE_SETTINGS', 'TAX_RATES', 'ORDERS_SLOTS'], timeZone: null },
  });
});

const steps = async () => within(await screen.findByRole('region', { name: 'First steps' }));
const noSteps = async () => {
  await screen.findByRole('textbox', { name: 'Product name' });
  await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
};

test('the owner of a new shop sees the steps with their links', async () => {
  answer(SellerFirstStepsDocument, aShop());
  renderApp('/seller');
  const links = (await steps()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Name your shop', '/seller/shop'],
    ['Say how customers reach you', '/seller/shop'],
    ['Write your imprint', '/seller/shop/pages'],
    ['Choose your time zone', '/seller/shop'],
    ['Set your taxes', '/seller/shop/taxes'],
    ['Set delivery times and areas', '/seller/shop/delivery'],
    ['Add goods', '/seller'],
    ['import goods', '/seller/import'],
    ['Take the demonstration goods away', '/seller/product-list'],
    ['Place a test order as a shopper', '/'],
  ]);
  expect((await steps()).queryByText('(done)')).toBeNull();
});

test('the steps that are done are marked', async () => {
  answer(SellerFirstStepsDocument, aShop({ version: 1, totalCount: 45, isSetUp: true }));
  const { close } = renderApp('/seller');
  const done = async () =>
    (await steps()).getAllByRole('listitem').map((item) => item.textContent?.endsWith(' (done)'));
  expect(await done()).toEqual([true, true, true, true, true, true, true, false, true]);
  expect((await steps()).getByText('8 of 9 done')).toBeTruthy();
  close();
  answer(SellerFirstStepsDocument, aShop({ totalCount: 45 }));
  renderApp('/seller');
  await waitFor(async () =>
    expect(await done()).toEqual([false, false, false, false, false, false, true, false, false]),
  );
});

test('over a store without times and taxes by rates, these steps are not there', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['STORE_SETTINGS'], timeZone: null },
  });
  answer(SellerFirstStepsDocument, aShop());
  renderApp('/seller');
  await steps();
  expect(screen.queryByText('Set your taxes')).toBeNull();
  expect(screen.queryByText('Set delivery times and areas')).toBeNull();
});

test('the folded list stays folded on later visits', async () => {
  answer(SellerFirstStepsDocument, aShop());
  const { user, close } = renderApp('/seller');
  await user.click((await steps()).getByText('0 of 9 done'));
  close();
  renderApp('/seller');
  expect((await steps()).getByText('Write your imprint').closest('details')?.open).toBe(false);
});

test('while the steps are loading, the list has its place but cannot be used', async () => {
  const { release } = answerLater(SellerFirstStepsDocument, aShop());
  renderApp('/seller');
  const heading = await screen.findByText('First steps');
  await everythingSentHasArrived();
  expect(heading.closest('section')?.dataset['waiting']).toBe('true');
  await release();
  await waitFor(() => expect(heading.closest('section')?.dataset['waiting']).toBe('false'));
});

test('the list disappears when all steps are done, and is not loaded again', async () => {
  const asked = answer(SellerFirstStepsDocument, aShop({ name: 'Fern', totalCount: 3, demoCount: 0, isSetUp: true }));
  const { close } = renderApp('/seller');
  await noSteps();
  close();
  renderApp('/seller');
  await noSteps();
  await everythingSentHasArrived();
  expect(asked).toHaveLength(1);
});

test('adding the product that completes the last step marks the step', async () => {
  answer(SellerFirstStepsDocument, aShop({ name: 'Fern', totalCount: 0, demoCount: 0, isSetUp: true }));
  answer(AddProductDocument, {
    addProduct: {
      __typename: 'AddProductPayload',
      errors: [],
      success: true,
      message: 'Product Added',
      product: { __typename: 'Product', id: 'new' },
    },
  });
  const { user } = renderApp('/seller');
  await steps();
  await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Radish');
  await user.type(screen.getByRole('textbox', { name: 'Price ($)' }), '4');
  await user.type(screen.getByRole('textbox', { name: 'Offer price ($)' }), '3');
  answer(SellerFirstStepsDocument, aShop({ name: 'Fern', totalCount: 1, demoCount: 0, isSetUp: true }));
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await waitFor(async () => expect((await steps()).getAllByText('(done)')).toHaveLength(8));
});

test('the seller hides the list, also for later visits', async () => {
  answer(SellerFirstStepsDocument, aShop());
  const { user, close } = renderApp('/seller');
  await user.click((await steps()).getByRole('button', { name: 'Hide the first steps' }));
  await noSteps();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  close();
  renderApp('/seller');
  await noSteps();
});

test('over a store without settings, the list is neither shown nor loaded', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: [], timeZone: null } });
  const asked = answer(SellerFirstStepsDocument, aShop());
  renderApp('/seller');
  await noSteps();
  await everythingSentHasArrived();
  expect(asked).toEqual([]);
});
