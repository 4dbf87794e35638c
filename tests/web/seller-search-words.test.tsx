import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AddProductDocument, type StoreFeature } from '#web/__generated__/seller-products.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';

function answerShop(...features: StoreFeature[]) {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone: null } });
}

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
});

test('over a store without search words there is no field for them', async () => {
  answerShop('PRODUCTS_EDIT', 'PRODUCTS_SKU');
  renderApp('/seller');
  await screen.findByRole('textbox', { name: /^Article number/ });
  expect(screen.queryByRole('textbox', { name: /^Search words/ })).toBeNull();
});

test('the seller types search words, reads what they are for, and sends at most 200 characters', async () => {
  answerShop('PRODUCTS_EDIT', 'PRODUCTS_WORDS');
  const sent = answer(AddProductDocument, {
    addProduct: {
      __typename: 'AddProductPayload',
      success: true,
      message: 'Added.',
      errors: [],
      product: { __typename: 'Product', id: 'new' },
    },
  });
  const { user } = renderApp('/seller');
  await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Cola');
  await user.type(screen.getByRole('textbox', { name: 'Price ($)' }), '2');
  await user.type(screen.getByRole('textbox', { name: 'Offer price ($)' }), '2');
  const field = screen.getByRole('textbox', { name: /^Search words/ });
  expect(screen.getByText(/^Other names by which shoppers find it/)).toBeTruthy();
  await user.click(field);
  await user.paste('a'.repeat(201));
  expect(await screen.findByText('This text has at most 200 characters; this one has 201.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'pop, fizzy drink ');
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await findToast('Added.')).toBeTruthy();
  expect(sent).toMatchObject([{ input: { name: 'Cola', searchWords: 'pop, fizzy drink' } }]);
});
