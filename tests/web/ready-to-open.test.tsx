import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  ChooseCountryDocument,
  LawLinesDocument,
  SendGuaranteePictureDocument,
  type LawLinesQuery,
} from '#web/__generated__/seller-law.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

type Line = NonNullable<NonNullable<LawLinesQuery['seller']>['lawLines']>[number];

const aLine = (over: Partial<Line>): Line => ({
  __typename: 'LawLine',
  id: 'IMPRINT',
  title: 'Imprint',
  state: 'MISSING',
  note: 'The page “Imprint” is empty.',
  source: '§ 5 DDG',
  checkedAt: '2026-11-23',
  screen: 'PAGES',
  ...over,
});

const lines = [
  aLine({}),
  aLine({ id: 'TAXES', title: 'Prices with taxes', state: 'DONE', note: 'Prices include the tax.', screen: 'TAXES' }),
  aLine({ id: 'PRICE_HISTORY', title: 'Reductions', state: 'NOT_NEEDED', note: 'No.', source: null, checkedAt: null }),
];

const answerLaw = (country: 'DE' | null, lawLines: Line[], page: LawLinesQuery['store']['page'] = null) =>
  answer(LawLinesDocument, {
    store: { __typename: 'Store', country, page },
    seller: { __typename: 'Seller', lawLines },
  });

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['STORE_SETTINGS', 'LAW_COUNTRY'], timeZone: null },
  });
});

test('without a country, the page asks for it and shows no list', async () => {
  answerLaw(null, []);
  const sent = answer(ChooseCountryDocument, {
    updateStore: {
      __typename: 'UpdateStorePayload',
      success: true,
      message: 'Shop saved.',
      errors: [],
      store: { __typename: 'Store', country: 'DE' },
    },
  });
  const { user } = renderApp('/seller/ready-to-open');
  expect(await screen.findByText(/^Choose the country whose law the shop follows\./)).toBeTruthy();
  expect(screen.queryByText(/legal advice/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save the country' })).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country whose law the shop follows' }), 'Germany');
  answerLaw('DE', lines);
  await user.click(screen.getByRole('button', { name: 'Save the country' }));
  await waitFor(() => expect(sent).toEqual([{ country: 'DE' }]));
  expect(await screen.findByRole('heading', { name: 'Imprint' })).toBeTruthy();
});

test('the lines are by state, each with its source and the page that mends it', async () => {
  answerLaw('DE', lines);
  renderApp('/seller/ready-to-open');
  const missing = within(await screen.findByRole('region', { name: 'Missing' }));
  expect(missing.getByText('The page “Imprint” is empty.')).toBeTruthy();
  expect(missing.getByText('§ 5 DDG').closest('p')?.textContent).toBe('§ 5 DDG, read on Nov 23, 2026');
  const link = missing.getByRole('link', { name: 'Open “Pages”: Imprint' });
  expect(link.getAttribute('href')).toBe('/seller/shop/pages');
  const done = within(screen.getByRole('region', { name: 'Done' }));
  expect(done.getByRole('heading', { name: 'Prices with taxes' })).toBeTruthy();
  const notNeeded = within(screen.getByRole('region', { name: 'Not needed' }));
  expect(notNeeded.queryByRole('link')).toBeNull();
  expect(screen.getAllByText(/This list is no legal advice\./)).toHaveLength(1);
  expect(screen.getByText(/^Missing: 1, to check yourself: 0, done: 1, not needed: 1\./)).toBeTruthy();
});

test('the picture of the notice is sent when it is chosen', async () => {
  const withNotice = [...lines, aLine({ id: 'LEGAL_GUARANTEE', title: 'Notice', screen: null })];
  answerLaw('DE', withNotice, { __typename: 'StorePage', picture: null });
  const sent = answer(SendGuaranteePictureDocument, {
    updateStore: { __typename: 'UpdateStorePayload', success: true, message: 'Shop saved.', errors: [] },
  });
  const { user } = renderApp('/seller/ready-to-open');
  const input = await screen.findByLabelText('Picture of the notice of the legal guarantee', { selector: 'input' });
  const picture = { __typename: 'Image' as const, url: '/images/notice.webp' };
  answerLaw('DE', withNotice, { __typename: 'StorePage', picture });
  await user.upload(input, new File(['x'], 'notice.png', { type: 'image/png' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByRole('img', { name: 'Picture of the notice of the legal guarantee' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove the picture' })).toBeTruthy();
});
