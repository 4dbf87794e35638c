import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  SellerLandingDocument,
  SellerLoginDocument,
  SellerLogoutDocument,
  SellerSessionDocument,
  SellerShopFactsDocument,
} from '#web/__generated__/seller-shell.ts';
import { keptPicking } from '#web/features/seller/shell/kept-picking.ts';
import { answer, answerWithError, neverAnswer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';

const loggedIn = { seller: { __typename: 'Seller' as const } };

function answerLogin(success: boolean, message: string | null) {
  return answer(SellerLoginDocument, {
    sellerLogin: { __typename: 'SellerLoginPayload', errors: [], success, message },
  });
}

async function typeLogin(user: ReturnType<typeof renderApp>['user'], email: string, password: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test('while the seller session is unknown there is a spinner', async () => {
  neverAnswer(SellerSessionDocument);
  renderApp('/seller');

  expect(await screen.findByText('Opening the seller area…')).toBeTruthy();
});

test('without a seller session the login form shows, without the shop’s navigation', async () => {
  renderApp('/seller');

  expect(await screen.findByRole('heading', { level: 1, name: 'Seller Login' })).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test.each(['/seller/product-list', '/seller/orders'])('%s shows the login form too', async (path) => {
  renderApp(path);

  expect(await screen.findByRole('heading', { level: 1, name: 'Seller Login' })).toBeTruthy();
});

test('a seller check that fails counts as logged out', async () => {
  answerWithError(SellerSessionDocument, 'The store cannot be reached.');
  renderApp('/seller');

  expect(await screen.findByRole('heading', { level: 1, name: 'Seller Login' })).toBeTruthy();
});

test('a login that the store accepts opens the seller area', async () => {
  const seen = answerLogin(true, 'Logged In');
  const { user } = renderApp('/seller');

  await typeLogin(user, 'seller@example.com', 'secret');

  expect(await screen.findByText('Hi! Admin')).toBeTruthy();
  expect(await findToast('Logged In')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Add Product' })),
  );
  expect(seen).toEqual([{ input: { email: 'seller@example.com', password: 'secret' } }]);
});

test.each([
  [['ORDERS_LEDGER'], 1, '/seller/today'],
  [['ORDERS_LEDGER'], 0, '/seller'],
  [[], 1, '/seller'],
] as const)('over a store with %o and %d orders, a login leads to %s', async (features, count, path) => {
  answerLogin(true, 'Logged In');
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: [...features], timeZone: null } });
  const nodes = Array.from({ length: count }, (_none, at) => ({ __typename: 'Order' as const, id: `o${at}` }));
  answer(SellerLandingDocument, {
    seller: { __typename: 'Seller', orders: { __typename: 'OrderConnection', nodes } },
  });
  const { user, address } = renderApp('/seller');

  await typeLogin(user, 'seller@example.com', 'secret');

  expect(await screen.findByText('Hi! Admin')).toBeTruthy();
  await waitFor(() => expect(address()).toBe(path));
});

test('a login opens the page of the address', async () => {
  answerLogin(true, 'Logged In');
  const { user, address } = renderApp('/seller/nowhere');

  await typeLogin(user, 'seller@example.com', 'secret');

  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(address()).toBe('/seller/nowhere');
});

test('a refused login shows the store’s message and keeps the typed text', async () => {
  answerLogin(false, 'Invalid Credentials');
  const { user } = renderApp('/seller');

  await typeLogin(user, 'seller@example.com', 'wrong');

  expect(await findToast('Invalid Credentials')).toBeTruthy();
  expect(within(screen.getByRole('form')).getByText('Invalid Credentials')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'seller@example.com');
});

test('the toast of a refused login disappears when the next login is accepted', async () => {
  answerLogin(false, 'Invalid Credentials');
  const { user } = renderApp('/seller');
  await typeLogin(user, 'seller@example.com', 'wrong');
  await findToast('Invalid Credentials');

  answerLogin(true, 'Logged In');
  await user.click(screen.getByRole('button', { name: 'Login' }));

  expect(await findToast('Logged In')).toBeTruthy();
  await waitFor(() => expect(queryToast('Invalid Credentials')).toBeNull());
});

test('a login that cannot be sent says why', async () => {
  answerWithError(SellerLoginDocument, 'The store cannot be reached.');
  const { user } = renderApp('/seller');

  await typeLogin(user, 'seller@example.com', 'secret');

  expect(await findToast('The store cannot be reached.')).toBeTruthy();
});

test('email and password are required', async () => {
  const seen = answerLogin(true, null);
  const { user } = renderApp('/seller');

  await user.click(await screen.findByRole('button', { name: 'Login' }));

  await everythingSentHasArrived();
  expect(seen).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('required', true);
  expect(screen.getByLabelText('Password')).toHaveProperty('required', true);
});

test('the menu leads to the three pages and marks the current one', async () => {
  answer(SellerSessionDocument, loggedIn);
  renderApp('/seller');

  const menu = within(await screen.findByRole('navigation', { name: 'Seller' }));

  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orders', '/seller/orders'],
    ['Product List', '/seller/product-list'],
    ['Add Product', '/seller'],
  ]);
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Add Product');
});

test('Logout brings the login form back', async () => {
  answer(SellerSessionDocument, loggedIn);
  answer(SellerLogoutDocument, {
    sellerLogout: { __typename: 'SellerLogoutPayload', success: true, message: 'Logged Out' },
  });
  const forget = vi.spyOn(keptPicking, 'forget');
  const { user, address } = renderApp('/seller');

  await user.click(await screen.findByRole('button', { name: 'Logout' }));

  // The orders that this device keeps for picking belong to the session.
  await vi.waitFor(() => expect(forget).toHaveBeenCalled());
  forget.mockRestore();
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Seller Login' }));
  expect(await findToast('Logged Out')).toBeTruthy();
  expect(address()).toBe('/seller');
});

test('a logout that cannot be sent says why and changes nothing', async () => {
  answer(SellerSessionDocument, loggedIn);
  answerWithError(SellerLogoutDocument, 'The store cannot be reached.');
  const { user } = renderApp('/seller');

  await user.click(await screen.findByRole('button', { name: 'Logout' }));

  expect(await findToast('The store cannot be reached.')).toBeTruthy();
  expect(screen.getByText('Hi! Admin')).toBeTruthy();
});
