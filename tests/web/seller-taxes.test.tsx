import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { SellerShopDocument, ShopTaxDocument, UpdateTaxDocument } from '#web/__generated__/seller-shop.ts';
import { toTaxInput } from '#web/features/seller/shop/tax-draft.ts';
import { aShop } from '#tests/support/web/a-shop.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

beforeEach(() => {
  localStorage.clear();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopDocument, { store: aShop() });
});

test('the seller switches to taxes by rates, and a refusal and a reload keep what was typed', async () => {
  const tax = {
    __typename: 'Store' as const,
    version: 3,
    depositTax: null,
    feeTax: null,
    taxMode: 'FLOOR' as const,
    taxNumber: null,
    taxClasses: [],
  };
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['STORE_SETTINGS', 'TAX_RATES'], timeZone: null },
  });
  answer(ShopTaxDocument, { store: tax });
  const { user, close } = renderApp('/seller/shop/taxes');
  const mode = await screen.findByLabelText('Tax on orders');
  expect(screen.queryByLabelText('Name of class A')).toBeNull();
  await user.selectOptions(mode, 'RATES');
  await user.type(screen.getByLabelText('Name of class A'), 'Standard');
  await user.type(screen.getByLabelText('Rate of class A (%)'), '19');
  await user.type(screen.getByLabelText(/^Name of class B/), 'Food');
  await user.click(screen.getByRole('button', { name: 'Save the taxes' }));
  expect(await screen.findByText(/for the tax class B\./)).toBeTruthy();
  close();
  const { user: again } = renderApp('/seller/shop/taxes');
  await again.type(await screen.findByLabelText(/^Rate of class B/), '5.5');
  const classes = [
    { code: 'A' as const, name: 'Standard', rate: 19 },
    { code: 'B' as const, name: 'Food', rate: 5.5 },
  ];
  const sent = answer(UpdateTaxDocument, {
    updateStore: {
      __typename: 'UpdateStorePayload',
      success: true,
      message: 'Shop saved.',
      errors: [],
      store: {
        ...tax,
        version: 4,
        taxMode: 'RATES',
        taxClasses: classes.map((each) => ({ __typename: 'TaxClass' as const, ...each })),
      },
    },
  });
  await again.click(screen.getByRole('button', { name: 'Save the taxes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save the taxes' })).toHaveProperty('disabled', true));
  expect(sent).toEqual([{ tax: { mode: 'RATES', number: '', classes }, ifVersion: 3 }]);
});

test('a tax class may have 0 per cent', () => {
  const none = { name: '', rate: '' };
  const draft = { mode: 'RATES' as const, number: '', feeTax: null, depositTax: null, B: none, C: none, D: none };
  const classes = [{ code: 'A', name: 'Free', rate: 0 }];
  expect(toTaxInput({ ...draft, A: { name: 'Free', rate: '0' } })).toEqual({ mode: 'RATES', number: '', classes });
  expect(toTaxInput({ ...draft, A: { name: 'Free', rate: '-1' } })).toMatch(/class A/);
});

test('taxes that were changed elsewhere meanwhile are not replaced without a choice', async () => {
  const tax = {
    __typename: 'Store' as const,
    version: 3,
    depositTax: null,
    feeTax: null,
    taxMode: 'FLOOR' as const,
    taxNumber: null,
    taxClasses: [],
  };
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['STORE_SETTINGS', 'TAX_RATES'], timeZone: null },
  });
  answer(ShopTaxDocument, { store: tax });
  const { user, close } = renderApp('/seller/shop/taxes');
  await user.type(await screen.findByLabelText(/^Tax number/), 'DE 1');
  close();
  answer(ShopTaxDocument, { store: { ...tax, taxNumber: 'DE 2' } });
  const { user: again } = renderApp('/seller/shop/taxes');
  const save = await screen.findByRole('button', { name: 'Save the taxes' });
  expect(save).toHaveProperty('disabled', true);
  await again.click(screen.getByRole('button', { name: 'Take the newer taxes' }));
  expect(screen.getByLabelText(/^Tax number/)).toHaveProperty('value', 'DE 2');
});

test('the seller chooses the taxes in the delivery fee and in deposits, where the store can say them', async () => {
  const tax = {
    __typename: 'Store' as const,
    version: 3,
    depositTax: 'GOODS' as const,
    feeTax: 'CLASS_A' as const,
    taxMode: 'RATES' as const,
    taxNumber: null,
    taxClasses: [{ __typename: 'TaxClass' as const, code: 'A' as const, name: 'Standard', rate: 19 }],
  };
  answer(SellerShopFactsDocument, {
    store: {
      __typename: 'Store',
      features: ['STORE_SETTINGS', 'TAX_RATES', 'TAX_FEE', 'TAX_DEPOSITS'],
      timeZone: null,
    },
  });
  answer(ShopTaxDocument, { store: tax });
  const { user } = renderApp('/seller/shop/taxes');
  const fee = await screen.findByLabelText('Tax in the delivery fee');
  expect(screen.getByText(/and of the delivery/)).toBeTruthy();
  await user.selectOptions(fee, 'The taxes of the goods, by what they cost');
  expect(screen.queryByText(/and of the delivery/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Tax in deposits'), 'No tax');
  // Only taxes by rates have these fields, and they keep what was chosen.
  const ofRates = ['Tax in the delivery fee', 'Tax in deposits', 'Name of class A', 'Rate of class A (%)'];
  const shown = () => ofRates.filter((label) => screen.queryByLabelText(label));
  expect(shown()).toEqual(ofRates);
  await user.selectOptions(screen.getByLabelText('Tax on orders'), 'FLOOR');
  expect(shown()).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Tax on orders'), 'RATES');
  const sent = answer(UpdateTaxDocument, {
    updateStore: {
      __typename: 'UpdateStorePayload',
      success: true,
      message: 'Shop saved.',
      errors: [],
      store: { ...tax, version: 4, feeTax: 'GOODS', depositTax: 'NONE' },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Save the taxes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.tax).toMatchObject({ mode: 'RATES', feeTax: 'GOODS', depositTax: 'NONE' });
});
