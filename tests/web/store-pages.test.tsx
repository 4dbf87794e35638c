import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { StoreAnswerDocument } from '#web/__generated__/store-pages.ts';
import '#web/features/seller/SellerArea.tsx';
import { sellerPageFeatures } from '#web/features/seller/shell/seller-pages.ts';
import { pageFeatures } from '#web/shared/store-pages/page-features.ts';
import { answer, answerLater, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

const sentence = /^This shop does not have this page\./;
const addresses = Object.keys({ ...pageFeatures, ...sellerPageFeatures }).map((path) => path.replace(':id', 'p1'));
const ofShoppers = addresses.filter((address) => !address.startsWith('/seller'));
const ofSellers = addresses.filter((address) => address.startsWith('/seller'));

const storeWith = (features: ('ACCOUNTS_RESET' | 'ORDERS_ONLINE')[], hasAnswered = true) => ({
  store: { __typename: 'Store' as const, features, hasAnswered },
});

test.each(ofShoppers)('over a classic store, %s says that the shop does not have it', async (address) => {
  renderApp(address);
  expect(await screen.findByText(sentence)).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(main.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(main.queryByRole('button')).toBeNull();
});

test.each(ofSellers)('over a classic store, %s says that the shop does not have it', async (address) => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  renderApp(`${address}?ids=o1`);
  await screen.findByText(sentence);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  expect(main.getByRole('link').getAttribute('href')).toBe('/seller/orders');
  expect(main.queryByRole('button')).toBeNull();
});

test('the address may have another case and a slash at its end', async () => {
  renderApp('/Reset-Password/');
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('until the gateway has named the store’s features, a page does not say whether the shop has it', async () => {
  const { release } = answerLater(StoreAnswerDocument, storeWith(['ACCOUNTS_RESET']));
  renderApp('/reset-password');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Loading…')).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  await release();
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeTruthy();
});

test('a shop that cannot be reached is not taken for one without the page, and can be asked again', async () => {
  answerWithError(StoreAnswerDocument, 'The store cannot be reached.');
  const { user } = renderApp('/reset-password');
  expect(await screen.findByText('The store cannot be reached.')).toBeTruthy();
  answer(StoreAnswerDocument, storeWith(['ORDERS_ONLINE'], false));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^The shop cannot be reached/)).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
  answer(StoreAnswerDocument, storeWith(['ACCOUNTS_RESET']));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeTruthy();
});

test('a seller whose store cannot be reached sees no page that says that the shop lacks it', async () => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answerWithError(SellerShopFactsDocument, 'The store cannot be reached.');
  answerWithError(StoreAnswerDocument, 'The store cannot be reached.');
  renderApp('/seller/import');
  expect(await screen.findByText('The store cannot be reached.')).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download products.csv' })).toBeNull();
});

test('over a classic store, /account says that accounts cannot be changed before it asks for a login', async () => {
  renderApp('/account');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('This shop cannot change accounts.')).toBeTruthy();
  expect(main.queryByRole('button', { name: 'Login' })).toBeNull();
  expect(main.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
});
