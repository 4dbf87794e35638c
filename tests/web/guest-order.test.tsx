import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { CartAgesDocument, CartProductsDocument, DeliveryOfferDocument } from '#web/__generated__/cart.ts';
import { StoreFeaturesDocument, type StoreFeature } from '#web/__generated__/features.ts';
import {
  CancelGuestOrderDocument,
  ChangeGuestOrderWishesDocument,
  ConfirmGuestOrderDocument,
  KeepGuestOrderDocument,
  OpenGuestOrderDocument,
  PlaceGuestOrderDocument,
  type GuestOrder_orderFragment,
} from '#web/__generated__/guests.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { StoreAnswerDocument } from '#web/__generated__/store-pages.ts';
import { addressDraft } from '#web/shared/addresses/address-draft.ts';
import { inBrowser, inTab } from '#web/shared/lib/storage/stored.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { pasteInto, renderApp } from '#tests/support/web/render-app.tsx';
import { anOrder, aProduct, aShopper, inStages } from '#tests/support/web/shop-factories.ts';

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
  const choices = inTab('greengate.order');
  choices.write({ notes: { noteToShop: '', noteToCourier: '' }, wish: { isReplaced: false, except: [] } });
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  expect(await screen.findByText(/We have sent a mail to ada@example\.com/)).toBeTruthy();
  // What was typed was for this order.
  expect(addressDraft.read('guest')).toEqual({});
  expect(choices.readText()).toBeFalsy();
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
  await screen.findByText(/^Please confirm your order by/);
  // The mail is open already.
  expect(screen.queryByText(/We have sent a mail/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
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
  // Over some stores, lines have the wish of their order.
  const items = anOrder().items.map((item) => ({ ...item, substitution: 'NONE' as const }));
  const order = { ...opened().order, items, canChangeWishes: true, substitution: 'NONE' as const };
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

test.each([
  ['PICKING', true],
  ['OUT', true],
  ['DONE', true],
  ['CANCELLED', false],
] as const)('a guest withdraws from an order that is %s: %s', async (stage, isOffered) => {
  answerWith(opened({ canCancel: false, order: anOrder(inStages({ stage, actions: [] })) }));
  openShop(`/guest-order#${secret}`, { takesGuests: true, takesWithdrawals: true });
  await screen.findByRole('button', { name: 'Print receipt' });
  const links = within(screen.getByRole('main')).queryAllByRole('link', { name: 'Withdraw from contract' });
  expect(links).toHaveLength(isOffered ? 1 : 0);
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  expect(screen.queryByText(/This order has ended/)).toBeNull();
});

test('a cancellation that comes too late says why, and offers no second one', async () => {
  answerWith(opened());
  const message = 'This order is being packed.';
  answer(CancelGuestOrderDocument, {
    cancelGuestOrder: {
      __typename: 'CancelGuestOrderPayload',
      success: false,
      message,
      errors: [{ __typename: 'UserError', code: 'REFUSED' }],
      guestOrder: opened({ canCancel: false, order: anOrder(inStages({ stage: 'PICKING', actions: [] })) }),
    },
  });
  const { user } = openShop(`/guest-order#${secret}`);
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Back' })).toBeTruthy();
});

test.each([true, false])(
  'an order that cannot be kept offers the login to who is not logged in; logged in: %s',
  async (isIn) => {
    if (isIn) answer(MeDocument, { me: aShopper() });
    answerWith(opened({ canKeep: true }));
    const message = 'There is an account with this email.';
    const sent = answer(KeepGuestOrderDocument, {
      keepGuestOrder: { __typename: 'KeepGuestOrderPayload', success: false, message, errors: [] },
    });
    const { user } = openShop(`/guest-order#${secret}`);
    const keep = within(await screen.findByRole('region', { name: 'Keep this as an account' }));
    const press = await keep.findByRole('button', { name: isIn ? 'Put the order into my account' : 'Make an account' });
    expect(keep.queryByLabelText('Password') === null).toBe(isIn);
    if (!isIn) {
      // Without a password nothing is sent.
      await user.click(press);
      await pasteInto(user, keep.getByLabelText('Password'), 'a long guest password');
    }
    await user.click(press);
    expect(await keep.findByText(message)).toBeTruthy();
    expect(keep.queryByRole('button', { name: 'Log in' }) === null).toBe(isIn);
    expect(sent).toEqual([{ input: isIn ? { secret } : { secret, password: 'a long guest password' } }]);
  },
);

const aPlaced = (over: object) => ({
  placeGuestOrder: {
    __typename: 'PlaceGuestOrderPayload' as const,
    ...reply,
    redirectUrl: null,
    secret: null,
    ...over,
    errors: [],
  },
});
/** The guest of before, as this tab knows it. */
const typedBefore = () =>
  addressDraft.write('guest', {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '030 1234567',
    street: '12 Market Lane',
    city: 'Berlin',
    state: '',
    zipcode: '01067',
    country: 'Germany',
  });

test('a guest’s order whose response was lost keeps its key when the prices have changed meanwhile', async () => {
  withFeatures('ORDERS_GUESTS', 'ORDERS_TOTALS', 'ADDRESSES_STATE');
  typedBefore();
  const sent = answer(PlaceGuestOrderDocument, () => {
    // msw sends a thrown response: the connection breaks.
    // oxlint-disable-next-line typescript/only-throw-error
    throw HttpResponse.error();
  });
  const { user, close } = openShop('/guest-checkout');
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  close();
  answer(CartProductsDocument, {
    products: { __typename: 'ProductConnection', nodes: [{ ...tomatoes, offerPrice: 2 }] },
  });
  const again = openShop('/guest-checkout');
  await again.user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const [first, second] = sent.map(({ input }) => input);
  expect(second?.expectedTotal).not.toBe(first?.expectedTotal);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('a guest who orders again after a refusal of the prices agrees with the total of the store', async () => {
  withFeatures('ORDERS_GUESTS', 'ORDERS_TOTALS', 'ADDRESSES_STATE');
  typedBefore();
  const message = 'The prices have changed.';
  const sent = answer(PlaceGuestOrderDocument, {
    placeGuestOrder: {
      ...aPlaced({}).placeGuestOrder,
      success: false,
      message,
      errors: [{ __typename: 'UserError', code: 'PRICE_CHANGED', field: ['expectedTotal'], message }],
    },
  });
  const { user } = openShop('/guest-checkout');
  for (const times of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Place Order', busy: false }));
    await waitFor(() => expect(sent).toHaveLength(times));
    await screen.findByText(message);
  }
  expect(sent.map(({ input }) => 'expectedTotal' in input)).toEqual([true, false]);
});

const slot = { start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T10:00:00.000Z', closedBecause: null, placesLeft: 3 };

test.each([
  ['DELIVERY', 'One product is only for people of 18 and over. The courier checks your age.'],
  ['PICKUP', 'One product is only for people of 18 and over. The shop checks your age when you collect.'],
] as const)('a guest reads for %s who checks the age, and a full time is read again', async (kind, words) => {
  withFeatures('ORDERS_GUESTS', 'ADDRESSES_STATE', 'ORDERS_SLOTS', 'PRODUCTS_AGE');
  const nodes = [{ __typename: 'Product' as const, id: tomatoes.id, minimumAge: 18 }];
  answer(CartAgesDocument, { products: { __typename: 'ProductConnection', nodes } });
  typedBefore();
  const slots = [{ __typename: 'Slot' as const, id: 's1', kind, ...slot }];
  const offer = { __typename: 'Store' as const, timeZone: 'UTC', deliveryTerms: null, slots };
  const asked = answer(DeliveryOfferDocument, { store: offer });
  const full = 'This time is full.';
  answer(PlaceGuestOrderDocument, {
    placeGuestOrder: {
      ...aPlaced({}).placeGuestOrder,
      success: false,
      message: full,
      errors: [{ __typename: 'UserError', code: 'SLOT_CLOSED', field: ['slotId'], message: full }],
    },
  });
  const { user } = openShop('/guest-checkout');
  await user.click(await screen.findByRole('radio', { name: /8:00/ }));
  expect(await screen.findByText(words)).toBeTruthy();
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  expect(await screen.findByText(full)).toBeTruthy();
  await waitFor(() => expect(asked.length).toBe(before + 1));
});

test('a visitor whose goods are all sold out has nothing to order', async () => {
  answer(CartProductsDocument, {
    products: { __typename: 'ProductConnection', nodes: [{ ...tomatoes, inStock: false }] },
  });
  openShop('/cart');
  expect(await screen.findByRole('button', { name: 'Login to place your order' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Order without an account' })).toBeNull();
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
