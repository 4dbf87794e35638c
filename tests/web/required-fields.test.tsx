import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddAddressDocument } from '#web/__generated__/addresses.ts';
import { AddProductDocument } from '#web/__generated__/seller-products.ts';
import { SellerSessionDocument } from '#web/__generated__/seller-shell.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, pasteInto, renderApp } from '#tests/support/web/render-app.tsx';
import { aShopper } from '#tests/support/web/shop-factories.ts';

const filled = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  Phone: '+1 555 010 0123',
  Street: '12 Garden Lane',
  City: 'Springfield',
  State: 'Oregon',
  'Zip code': '97477',
  Country: 'USA',
};

test.each(Object.keys(filled))(
  'an address without its %s is not sent, and the focus goes to that field',
  async (label) => {
    answer(MeDocument, { me: aShopper() });
    const sent = answer(AddAddressDocument, {
      addAddress: {
        __typename: 'AddAddressPayload',
        errors: [],
        success: false,
        message: 'Sent',
        address: null,
        user: null,
      },
    });
    const { user } = renderApp('/add-address');
    await screen.findByLabelText('Street');
    for (const [each, text] of Object.entries(filled)) {
      await user.clear(screen.getByLabelText(each));
      if (each !== label) await pasteInto(user, screen.getByLabelText(each), text);
    }

    await user.click(screen.getByRole('button', { name: 'Save address' }));

    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field.required).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await everythingSentHasArrived();
    expect(sent).toEqual([]);
  },
);

test('a product can be added without a description and without pictures', async () => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  const sent = answer(AddProductDocument, {
    addProduct: { __typename: 'AddProductPayload', errors: [], success: true, message: 'Product Added', product: null },
  });
  const { user } = renderApp('/seller');
  await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Radish');
  await user.type(screen.getByRole('textbox', { name: 'Price ($)' }), '4.50');
  await user.type(screen.getByRole('textbox', { name: 'Offer price ($)' }), '3.99');

  await user.click(screen.getByRole('button', { name: 'Add product' }));

  expect(await findToast('Product Added')).toBeTruthy();
  expect(sent.map(({ input }) => [input.description, input.images])).toEqual([[[], []]]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Product description/ }).required).toBe(false);
});
