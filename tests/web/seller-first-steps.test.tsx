import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AddProductDocument, SellerFirstStepsDocument } from '#web/__generated__/seller-products.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { answer, answerLater, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

function aShop({ name = 'Greengate', version = 0, totalCount = 44, demoCount = 44 } = {}) {
  return {
    store: { __typename: 'Store' as const, name, version },
    products: { __typename: 'ProductConnection' as const, totalCount },
    seller: { __typename: 'Seller' as const, removableDemoProducts: demoCount },
  };
}

beforeEach(() => {
  localStorage.clear();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['STORE_SETTINGS'], timeZone: null } });
});

const steps = async () => within(await screen.findByRole('region', { name: 'First steps' }));
const noSteps = async () => {
  await screen.findByRole('textbox', { name: 'Product name' });
  await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
};

test('the owner of a new shop sees the four steps with their links', async () => {
  answer(SellerFirstStepsDocument, aShop());
  renderApp('/seller');
  const links = (await steps()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Name your shop', '/seller/shop'],
    ['import goods', '/seller/import'],
    ['Take the demonstration goods away', '/seller/product-list'],
    ['See your shop', '/'],
  ]);
  expect((await steps()).queryByText('(done)')).toBeNull();
});

test('the steps that are done are marked', async () => {
  answer(SellerFirstStepsDocument, aShop({ version: 1, totalCount: 45 }));
  renderApp('/seller');
  const items = (await steps()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.endsWith(' (done)'))).toEqual([true, true, false, false]);
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
  const asked = answer(SellerFirstStepsDocument, aShop({ name: 'Fern', totalCount: 3, demoCount: 0 }));
  const { close } = renderApp('/seller');
  await noSteps();
  close();
  renderApp('/seller');
  await noSteps();
  await everythingSentHasArrived();
  expect(asked).toHaveLength(1);
});

test('adding the product that completes the last step marks the step', async () => {
  answer(SellerFirstStepsDocument, aShop({ name: 'Fern', totalCount: 0, demoCount: 0 }));
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
  answer(SellerFirstStepsDocument, aShop({ name: 'Fern', totalCount: 1, demoCount: 0 }));
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await waitFor(async () => expect((await steps()).getAllByText('(done)')).toHaveLength(3));
});

test('the seller hides the list, also for later visits', async () => {
  answer(SellerFirstStepsDocument, aShop());
  const { user, close } = renderApp('/seller');
  await user.click((await steps()).getByRole('button', { name: 'Hide the first steps' }));
  await noSteps();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  close();
  renderApp('/seller');
  await noSteps();
});

test('the list remembers that the seller has looked at the shop', async () => {
  answer(SellerFirstStepsDocument, aShop());
  const { user, close } = renderApp('/seller');
  await user.click((await steps()).getByRole('link', { name: 'See your shop' }));
  close();
  renderApp('/seller');
  const [, , , last] = (await steps()).getAllByRole('listitem');
  expect(last?.textContent).toBe('See your shop (done)');
});

test('over a store without settings, the list is neither shown nor loaded', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: [], timeZone: null } });
  const asked = answer(SellerFirstStepsDocument, aShop());
  renderApp('/seller');
  await noSteps();
  await everythingSentHasArrived();
  expect(asked).toEqual([]);
});
