import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  CallGoodsDocument,
  CallTimesDocument,
  PlaceCustomerOrderDocument,
  SellerCustomerDocument,
  SellerCustomersDocument,
} from '#web/__generated__/seller-customers.ts';
import { SellerSelfDocument, SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { choose, forgetChoice } from '#web/shared/suits/choice.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { apples } from '#tests/support/web/shop-factories.ts';

const customer = {
  __typename: 'Customer' as const,
  id: 'c1',
  email: 'ada@example.com',
  isGuest: false,
  lastOrderAt: '2026-03-01T09:30:00.000Z',
  name: 'Ada Green',
  open: 0,
  orderCount: 1,
  phone: '+1 541 555 0100',
};
const address = {
  __typename: 'DeliveryAddress' as const,
  city: 'Springfield',
  country: 'USA',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Green',
  phone: '+1 541 555 0100',
  postalCode: '97477',
  state: 'Oregon',
  street: '1 Garden Row',
};

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  const features = [
    'ORDERS_FOR_CUSTOMERS' as const,
    'ORDERS_NOTES' as const,
    'ORDERS_PICKED' as const,
    'ORDERS_ONLINE' as const,
    'MAIL' as const,
    'STAFF' as const,
  ];
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone: null } });
  const me = {
    __typename: 'SellerSelf' as const,
    id: 'm1',
    mustChangePassword: false,
    name: 'Pat',
    role: 'MANAGER' as const,
  };
  answer(SellerSelfDocument, { seller: { __typename: 'Seller', me } });
  answer(SellerCustomerDocument, {
    seller: {
      __typename: 'Seller',
      customer: { __typename: 'CustomerRecord', note: '', addresses: [address], customer, orders: [] },
    },
  });
  answer(SellerCustomersDocument, {
    seller: {
      __typename: 'Seller',
      customers: { __typename: 'CustomerPage', customers: [customer], nextAfter: null },
    },
  });
  answer(CallTimesDocument, { store: { __typename: 'Store', deliveryTerms: null, slots: null } });
  answer(CallGoodsDocument, {
    matchList: {
      __typename: 'ListMatches',
      lines: [
        {
          __typename: 'ListLine',
          text: 'apples',
          state: 'MATCHED',
          matches: [{ __typename: 'ListMatch', quantity: 2, product: apples }],
        },
      ],
    },
  });
});

/** Opens the form for the customer, with two apples in it. */
async function openWithApples() {
  const app = renderApp('/seller/take-order?customer=c1');
  fireEvent.change(await screen.findByLabelText('What the customer wants'), { target: { value: 'apples' } });
  await app.user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('list', { name: 'Goods of the order' });
  return app;
}

const goods = () => within(screen.getByRole('list', { name: 'Goods of the order' })).getAllByRole('listitem');
const noteToShop = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note to the shop/ });

test('an order whose response was lost keeps its key when a note is corrected, and gets another one for other goods', async () => {
  const { user } = await openWithApples();
  const sent = answer(PlaceCustomerOrderDocument, () => {
    // msw sends a thrown response: the connection breaks.
    // oxlint-disable-next-line typescript/only-throw-error
    throw HttpResponse.error();
  });
  const send = async (count: number) => {
    await user.click(screen.getByRole('button', { name: 'Take the order' }));
    await waitFor(() => expect(sent).toHaveLength(count));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Take the order' })).toHaveProperty('disabled', false),
    );
  };
  await send(1);
  fireEvent.change(noteToShop(), { target: { value: 'Green ones' } });
  await send(2);
  await user.click(within(goods()[0]!).getByRole('button', { name: /^More|^Increase|^Add one/ }));
  await send(3);
  const keys = sent.map(({ input }) => input.idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an address that is corrected after a lost response keeps the key until the store names the first order', async () => {
  const { user } = await openWithApples();
  const message = 'Order No. 1042 of this call is taken already, with another address.';
  const sent = answer(PlaceCustomerOrderDocument, () => {
    // oxlint-disable-next-line typescript/only-throw-error
    if (sent.length === 1) throw HttpResponse.error();
    return {
      placeCustomerOrder: {
        __typename: 'PlaceCustomerOrderPayload' as const,
        success: false,
        message,
        errors: [{ __typename: 'UserError' as const, code: 'TAKEN' as const, field: ['idempotencyKey'], message }],
        order: { __typename: 'Order' as const, id: 'o1', amount: 4, number: '1042' },
      },
    };
  });
  const press = () => user.click(screen.getByRole('button', { name: 'Take the order' }));
  await press();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take the order' })).toHaveProperty('disabled', false));
  await user.click(screen.getByText('Address of Ada Green'));
  fireEvent.change(screen.getByLabelText('Street'), { target: { value: '2 Garden Row' } });
  await press();
  const link = await screen.findByRole('link', { name: 'See the order' });
  expect(link.getAttribute('href')).toContain('q=1042');
  // The first order was cancelled there.
  await press();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ input }) => input);
  expect(second?.address.street).toBe('2 Garden Row');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('the wish about missing goods is in words for the staff, without the allergens that this browser avoids', async () => {
  choose({ allergens: ['MILK'], isFilter: false });
  setShop(JSON.stringify({ ...shop(), hasAllergens: true }));
  onTestFinished(() => {
    forgetChoice();
    setShop(undefined);
  });
  const { user } = await openWithApples();
  const wish = screen.getByRole('checkbox', { name: /^Replace it by a similar one/ });
  await user.click(wish);
  expect(screen.getByText('Never by a dearer one. The customer pays nothing for what is missing.')).toBeTruthy();
  expect(screen.queryByText(/You pay nothing|you avoid/)).toBeNull();
});

test('what is typed for a caller is there again after a look at another customer, until the order is taken', async () => {
  const { user } = await openWithApples();
  fireEvent.change(noteToShop(), { target: { value: 'Green ones' } });
  await user.click(screen.getByRole('button', { name: 'Another customer' }));
  const again = async () => {
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Find by name, phone or email' }), {
      target: { value: 'ada' },
    });
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await screen.findByLabelText('What the customer wants');
  };
  await again();
  expect(goods()).toHaveLength(1);
  expect(noteToShop().value).toBe('Green ones');
  answer(PlaceCustomerOrderDocument, {
    placeCustomerOrder: {
      __typename: 'PlaceCustomerOrderPayload',
      success: true,
      message: 'Order placed.',
      errors: [],
      order: { __typename: 'Order', id: 'o1', amount: 4, number: '1042' },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Take the order' }));
  await user.click(await screen.findByRole('button', { name: 'Take another order' }));
  await again();
  expect(noteToShop().value).toBe('');
});

test('for an account the form names the email of its mails, and offers the link to pay whatever is typed', async () => {
  await openWithApples();
  expect(
    screen.getByText('Mails and a link to pay go to ada@example.com, the email of the customer’s account.'),
  ).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: '' } });
  expect(screen.getByRole('option', { name: 'By a link to pay, sent by email' })).toBeTruthy();
});
