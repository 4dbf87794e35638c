import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { CartProductsDocument, DeliveryOfferDocument } from '#web/__generated__/cart.ts';
import { StoreFeaturesDocument, type StoreFeature } from '#web/__generated__/features.ts';
import {
  CancelGuestOrderDocument,
  ChangeGuestOrderWishesDocument,
  ConfirmGuestOrderDocument,
  OpenGuestOrderDocument,
  PlaceGuestOrderDocument,
  type GuestOrder_orderFragment,
} from '#web/__generated__/guests.ts';
import { StoreAnswerDocument } from '#web/__generated__/store-pages.ts';
import { inBrowser, inTab } from '#web/shared/lib/storage/stored.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { pasteInto, renderApp } from '#tests/support/web/render-app.tsx';
import { anOrder, aProduct, inStages } from '#tests/support/web/shop-factories.ts';

const tomatoes = aProduct();
const secret = 's'.repeat(43);
const address = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  Phone: '030 1234567',
  Street: '12 Market Lane',
  City: 'Berlin',
  'Zip code': '01067',
  Country: 'Germany',
};

function withFeatures(...features: StoreFeature[]) {
  answer(StoreAnswerDocument, { store: { __typename: 'Store', features, hasAnswered: true } });
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features } });
}

function openShop(at: string, facts: object = { takesGuests: true }) {
  setShop(JSON.stringify({ ...shop(), ...facts }));
  onTestFinished(() => setShop(undefined));
  return renderApp(at);
}

const opened = (over: Partial<GuestOrder_orderFragment> = {}): GuestOrder_orderFragment => ({
  __typename: 'GuestOrder',
  canCancel: true,
  canConfirm: false,
  canKeep: false,
  email: 'ada@example.com',
  heldUntil: null,
  order: anOrder(inStages()),
  ...over,
});
const reply = { success: true, message: null, errors: [] };

beforeEach(() => {
  withFeatures('ORDERS_GUESTS', 'ADDRESSES_EDIT', 'ADDRESSES_STATE', 'ORDERS_SLOTS');
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [tomatoes] } });
  answer(DeliveryOfferDocument, { store: { __typename: 'Store', timeZone: 'UTC', deliveryTerms: null, slots: null } });
  inBrowser('greengate.cart').write({ owner: null, cart: { [tomatoes.id]: 2 }, base: null });
});

test('the cart of a visitor offers an order without an account where the shop takes one, and only there', async () => {
  openShop('/cart', {});
  expect(await screen.findByRole('button', { name: 'Login to place your order' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Order without an account' })).toBeNull();
});

test('over a store without the feature, neither page exists', async () => {
  withFeatures();
  openShop('/guest-checkout');
  expect(await screen.findByRole('heading', { name: /not found|does not exist/i })).toBeTruthy();
});

test.each([
  [['MAIL'], /A mail has a link to it/, /Please open the link in the mail/],
  [
    [],
    /This shop sends no mails: the page of your order stays open in this browser tab only/,
    /only in the browser tab/,
  ],
] as const)('with the features %j, the pages say what shows the order later', async (more, before, without) => {
  withFeatures('ORDERS_GUESTS', ...more);
  const { close } = openShop('/guest-checkout');
  expect(await screen.findByText(before)).toBeTruthy();
  close();
  openShop('/guest-order');
  expect(await screen.findByText(without)).toBeTruthy();
});

test('a refused field of the address is shown beside it, and an accepted order opens its page', async () => {
  const refused = {
    __typename: 'PlaceGuestOrderPayload' as const,
    success: false,
    message: 'Please correct the phone.',
    redirectUrl: null,
    secret: null,
    errors: [
      {
        __typename: 'UserError' as const,
        code: 'INVALID' as const,
        field: ['address', 'phone'],
        message: 'This phone is not known.',
      },
    ],
  };
  const sent = answer(PlaceGuestOrderDocument, { placeGuestOrder: refused });
  const { user } = openShop('/cart');
  await user.click(await screen.findByRole('link', { name: 'Order without an account' }));
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  expect(await screen.findByText('8 fields need your attention.')).toBeTruthy();
  for (const [label, text] of Object.entries(address)) await pasteInto(user, screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  expect(await screen.findByText('This phone is not known.')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      input: {
        address: { firstName: 'Ada', postalCode: '01067', state: '' },
        payment: 'COD',
        items: [{ productId: tomatoes.id, quantity: 2 }],
        idempotencyKey: expect.any(String),
      },
    },
  ]);
  answer(PlaceGuestOrderDocument, { placeGuestOrder: { ...refused, ...reply, secret } });
  answer(OpenGuestOrderDocument, {
    openGuestOrder: {
      __typename: 'OpenGuestOrderPayload',
      ...reply,
      guestOrder: opened({ ...unplaced, heldUntil: '2026-07-01T13:40:00.000Z' }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  expect(await screen.findByText(/We have sent a mail to ada@example\.com/)).toBeTruthy();
  expect(inTab('greengate.guest-order').readText()).toBe(secret);
});

test('a link takes its secret out of the address, and a press confirms the order', async () => {
  const waiting = opened({ ...unplaced, canConfirm: true, heldUntil: '2026-07-01T13:40:00.000Z' });
  const asked = answer(OpenGuestOrderDocument, {
    openGuestOrder: { __typename: 'OpenGuestOrderPayload', ...reply, guestOrder: waiting },
  });
  const pressed = answer(ConfirmGuestOrderDocument, {
    confirmGuestOrder: { __typename: 'ConfirmGuestOrderPayload', ...reply, guestOrder: opened({ canKeep: true }) },
  });
  const { user, address: now } = openShop(`/guest-order#${secret}`);
  await user.click(await screen.findByRole('button', { name: 'Confirm the order' }));
  expect(await screen.findByRole('heading', { name: 'Keep this as an account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull();
  expect(asked).toEqual([{ input: { secret } }]);
  expect(pressed).toEqual([{ input: { secret } }]);
  expect(now()).toBe('/guest-order');
});

const unplaced = { order: anOrder({ ...inStages({ timeline: [], actions: [] }), status: 'A word of the store' }) };
const answerWith = (guestOrder: GuestOrder_orderFragment) =>
  answer(OpenGuestOrderDocument, { openGuestOrder: { __typename: 'OpenGuestOrderPayload', ...reply, guestOrder } });

function expectNothingOfAPlacedOrder() {
  expect(screen.queryByText(/Thank you|Please pay|is not confirmed yet/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Withdraw from contract' })).toBeNull();
}

test('a placed order says thank you, what is to be paid, how far it is and what can be done', async () => {
  answerWith(opened());
  openShop(`/guest-order#${secret}`, { takesGuests: true, takesWithdrawals: true });
  expect(await screen.findByText(/^Thank you!/)).toBeTruthy();
  expect(screen.getByText(/^Please pay .* in cash/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Progress' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print receipt' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Withdraw from contract' })).toBeTruthy();
});

test.each(['COD', 'ONLINE'] as const)('an order (%s) that ended before it was placed says so', async (payment) => {
  answerWith(opened({ canCancel: false, order: { ...unplaced.order, payment } }));
  openShop(`/guest-order#${secret}`, { takesGuests: true, takesWithdrawals: true });
  expect(await screen.findByText('This order has ended. Nothing is delivered and nothing is to be paid.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/products');
  expectNothingOfAPlacedOrder();
  expect(screen.queryByText('Pending')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});

test('an online order before its payment says that it waits, and can be cancelled', async () => {
  answerWith(opened({ order: { ...unplaced.order, payment: 'ONLINE' } }));
  const cancelled = answer(CancelGuestOrderDocument, {
    cancelGuestOrder: {
      __typename: 'CancelGuestOrderPayload',
      ...reply,
      guestOrder: opened({ ...unplaced, canCancel: false }),
    },
  });
  const { user } = openShop(`/guest-order#${secret}`, { takesGuests: true, takesWithdrawals: true });
  expect(await screen.findByText(/^This order waits for its payment/)).toBeTruthy();
  expectNothingOfAPlacedOrder();
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText(/^This order has ended/)).toBeTruthy();
  expect(screen.queryByText(/waits for its payment/)).toBeNull();
  expectNothingOfAPlacedOrder();
  expect(cancelled).toEqual([{ input: { secret } }]);
});

test('a guest changes the wish for missing products by the link', async () => {
  const order = { ...opened().order, canChangeWishes: true, substitution: 'NONE' as const };
  answerWith(opened({ order }));
  const sent = answer(ChangeGuestOrderWishesDocument, {
    changeGuestOrderWishes: {
      __typename: 'ChangeGuestOrderWishesPayload',
      ...reply,
      guestOrder: opened({ order: { ...order, substitution: 'SIMILAR_NOT_DEARER', canChangeWishes: false } }),
    },
  });
  const { user } = openShop(`/guest-order#${secret}`);
  await user.click(await screen.findByRole('button', { name: 'If a product is missing' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Back' })).toBeTruthy();
  await user.click(await dialog.findByRole('checkbox', { name: /^Replace it by a similar one/ }));
  await user.click(dialog.getByRole('button', { name: 'Save the wish' }));
  expect(await screen.findByText('A similar one, never a dearer one')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'If a product is missing' })).toBeNull();
  const { version } = order;
  expect(sent).toEqual([{ input: { secret, ifVersion: version, substitution: 'SIMILAR_NOT_DEARER', exceptions: [] } }]);
});

test('a link that does not work any more says what to do', async () => {
  const message = 'This link does not work any more.';
  answer(OpenGuestOrderDocument, {
    openGuestOrder: {
      __typename: 'OpenGuestOrderPayload',
      success: false,
      message,
      errors: [{ __typename: 'UserError', code: 'INVALID' }],
      guestOrder: null,
    },
  });
  openShop(`/guest-order#${secret}`);
  expect(await screen.findByText(message)).toBeTruthy();
});
