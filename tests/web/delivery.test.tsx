import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  AddressesDocument,
  CartProductsDocument,
  DeliveryOfferDocument,
  PlaceOrderDocument,
  type DeliveryOfferQuery,
} from '#web/__generated__/cart.ts';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { ProductDetailDocument } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import {
  SaveDeliveryDocument,
  SellerDeliveryDocument,
  SellerShopDocument,
  type Delivery_deliveryFragment,
} from '#web/__generated__/seller-shop.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { costAt } from '#web/features/cart/delivery-terms.ts';
import { PlacesTaken } from '#web/features/seller/shop/PlacesTaken.tsx';
import { SlotChoice } from '#web/features/cart/SlotChoice.tsx';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { toDraft, toInput } from '#web/features/seller/shop/delivery-draft.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import {
  aCart,
  aDetail,
  anAddress,
  anOrder,
  aPageOfOrders,
  aProduct,
  aShopper,
  errorsOf,
} from '#tests/support/web/shop-factories.ts';

type Store = NonNullable<DeliveryOfferQuery['store']>;
type Slot = NonNullable<Store['slots']>[number];

const aSlot = (id: string, over: Partial<Slot> = {}): Slot => ({
  __typename: 'Slot',
  id,
  closedBecause: null,
  start: '2026-11-24T08:00:00.000Z',
  end: '2026-11-24T10:00:00.000Z',
  kind: 'DELIVERY',
  placesLeft: 3,
  ...over,
});
const afternoon = { start: '2026-11-24T14:00:00.000Z', end: '2026-11-24T16:00:00.000Z' };
const nextDay = { start: '2026-11-25T08:00:00.000Z', end: '2026-11-25T10:00:00.000Z' };

function answerOffer(slots: Slot[] | null, over: Partial<NonNullable<Store['deliveryTerms']>> = {}) {
  return answer(DeliveryOfferDocument, {
    store: {
      __typename: 'Store',
      timeZone: 'Europe/Berlin',
      slots,
      deliveryTerms: {
        __typename: 'DeliveryTerms',
        fee: 3.9,
        freeFrom: 50,
        isDelivered: true,
        minimum: 5,
        ...over,
      },
    },
  });
}

const sum = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const placeOrder = () => screen.findByRole('button', { name: 'Place Order' });
const payload = { __typename: 'PlaceOrderPayload' as const, redirectUrl: null, order: null };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [anAddress()] } });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders() } });
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_SLOTS', 'ORDERS_TOTALS'] } });
});

test('the shopper chooses a time of a day, sees the fee in the total, and orders with both', async () => {
  const asked = answerOffer([
    aSlot('s1', { closedBecause: 'FULL', placesLeft: 0 }),
    aSlot('s2', { ...afternoon, placesLeft: 1 }),
    aSlot('s3', { ...nextDay, kind: 'PICKUP' }),
  ]);
  const sent = answer(PlaceOrderDocument, {
    placeOrder: { ...payload, success: true, message: null, errors: [] },
  });
  const { user } = renderApp('/cart');
  const times = await screen.findByRole('group', { name: 'Time' });
  expect(asked).toEqual([{ postalCode: '97477' }]);
  expect(within(times).getByRole<HTMLInputElement>('radio', { name: /^9:00\sAM – 11:00\sAM\s*Full$/ }).disabled).toBe(
    true,
  );
  expect(sum('Shipping Fee')).toBe('$3.90');
  expect(sum('Total Amount')).toBe('$9.99');

  await user.click(await placeOrder());
  expect((await findToast('Please choose a time')).dataset['type']).toBe('error');
  expect(within(times).getByText('Please choose a time')).toBeTruthy();
  expect(sent).toEqual([]);

  await user.selectOptions(within(times).getByRole('combobox', { name: 'Day' }), 'Wednesday, Nov 25');
  expect(screen.getByRole('radio', { name: /Cash On Delivery.*Pay at your door/ })).toBeTruthy();
  await user.click(within(times).getByRole('radio', { name: /Collect at the shop/ }));
  expect(sum('Shipping Fee')).toBe('Free');
  expect(screen.getByRole('radio', { name: /Cash at the shop.*Pay when you collect/ })).toBeTruthy();
  await user.selectOptions(within(times).getByRole('combobox', { name: 'Day' }), 'Tuesday, Nov 24');
  await user.click(within(times).getByRole('radio', { name: /Delivery, 1 place left/ }));
  expect(sum('Total Amount')).toBe('$9.99');
  await user.click(await placeOrder());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toMatchObject({ slotId: 's2', expectedTotal: 9.99, addressId: 'a1' });
});

test('a time that is taken meanwhile is refused with the next free one; the rest of the order stays', async () => {
  answerOffer([aSlot('s1'), aSlot('s2', afternoon)]);
  const message =
    'The time Tuesday 24 November, 09:00–11:00 is full. The next free time is Tuesday 24 November, 15:00–17:00.';
  answer(PlaceOrderDocument, {
    placeOrder: { ...payload, success: false, message, errors: errorsOf('SLOT_CLOSED') },
  });
  const { user } = renderApp('/cart');
  await user.click(await screen.findByRole('radio', { name: /9:00/ }));
  answerOffer([aSlot('s1', { closedBecause: 'FULL', placesLeft: 0 }), aSlot('s2', afternoon)]);
  await user.click(await placeOrder());
  const summary = screen.getByRole('region', { name: 'Order summary' });
  expect(await within(summary).findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Full/ }).disabled).toBe(true));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /3:00/ }).checked).toBe(false);
  expect(screen.getByRole('article', { name: 'Vine tomatoes' })).toBeTruthy();
});

test.each([
  [
    'outside of all areas',
    { isDelivered: false, fee: 0 },
    'We do not deliver to this address. Choose another address.',
  ],
  ['below the minimum', { minimum: 20 }, 'Deliveries to your address start at $20.00. Add products for $14.02 more.'],
  ['below the sum for free delivery', {}, 'Delivery is free when you add products for $44.02 more.'],
])('a cart %s says what to do', async (_title, terms, note) => {
  answerOffer(null, terms);
  renderApp('/cart');
  expect(await screen.findByText(note)).toBeTruthy();
});

test('a time with fewer than four places left shows their number', () => {
  const slots = [3, 4].map((placesLeft) => aSlot(`s${placesLeft}`, { placesLeft }));
  render(<SlotChoice slots={slots} timeZone="UTC" chosen={undefined} onChoose={() => undefined} error={undefined} />);
  expect(
    screen.getAllByRole('radio').map((radio) => /\d places? left/.exec(radio.closest('label')?.textContent ?? '')?.[0]),
  ).toEqual(['3 places left', undefined]);
});

test('a store without the feature is not asked', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: [] } });
  const asked = answerOffer(null);
  renderApp('/cart');
  await screen.findByRole('radio', { name: /12 Garden Lane/ });
  expect(screen.queryByRole('group', { name: 'Time' })).toBeNull();
  expect(sum('Shipping Fee')).toBe('Free');
  expect(asked).toEqual([]);
});

test('an order shows its time by the clocks of the shop', async () => {
  setShop(JSON.stringify({ ...shop(), timeZone: 'Europe/Berlin' }));
  onTestFinished(() => setShop(undefined));
  const slot = { __typename: 'OrderSlot' as const, id: 's1', kind: 'DELIVERY' as const, ...afternoon };
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders(anOrder({ slot })) } });
  renderApp('/my-orders');
  const order = await screen.findByRole('article', { name: 'Order 1001' });
  expect(await within(order).findByText(/^Tue, Nov 24, 3:00\s–\s5:00\sPM$/)).toBeTruthy();
});

const aPlan = (over: Partial<Delivery_deliveryFragment> = {}): Delivery_deliveryFragment => ({
  __typename: 'SellerDelivery',
  closedDays: ['2026-12-25'],
  daysAhead: 7,
  version: 1,
  areas: [],
  slotsAhead: [
    {
      __typename: 'SellerSlot',
      id: 's1',
      capacity: 5,
      taken: 2,
      isClosedDay: false,
      kind: 'DELIVERY',
      start: '2026-11-24T08:00:00.000Z',
      end: '2026-11-24T10:00:00.000Z',
    },
  ],
  windows: [1, 2].map((weekday) => ({
    __typename: 'SlotWindow',
    capacity: 5,
    cutOffDaysBefore: 1,
    cutOffTime: '18:00',
    end: '11:00',
    kind: 'DELIVERY',
    start: '09:00',
    weekday,
  })),
  ...over,
});

/** The seller's page of the plan. */
function answerPlan() {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['STORE_SETTINGS', 'ORDERS_SLOTS'], timeZone: 'Europe/Berlin' },
  });
  answer(SellerShopDocument, {
    store: {
      __typename: 'Store',
      version: 3,
      name: 'Fern',
      contact: null,
      openingHours: null,
      deliveryPromise: null,
      currency: { __typename: 'Currency', code: 'EUR' },
      timeZone: 'Europe/Berlin',
      taxText: null,
      reasons: null,
      socialLinks: [],
      pages: [],
      logo: null,
    },
  });
  answer(SellerDeliveryDocument, {
    store: { __typename: 'Store', timeZone: 'Europe/Berlin' },
    seller: { __typename: 'Seller', delivery: aPlan() },
  });
}

test('the seller sees the places taken, adds an area, and reads what is refused; typed texts stay', async () => {
  answerPlan();
  const { user, close } = renderApp('/seller/shop/delivery');
  const taken = within(await screen.findByRole('table', { name: 'Places taken' }));
  expect(taken.getByRole('columnheader', { name: /^9:00\s–\s11:00\sAM$/ })).toBeTruthy();
  expect(taken.getByRole('row', { name: 'Tue, Nov 24 2 of 5' })).toBeTruthy();
  const days = within(screen.getByRole('group', { name: 'Days of time 1' }));
  // A day that is taken off and added again changes nothing.
  const savePlan = screen.getByRole('button', { name: 'Save the delivery plan' });
  for (const isStill of [false, true]) {
    await user.click(days.getByRole('checkbox', { name: 'Mon' }));
    await waitFor(() => expect(savePlan.hasAttribute('disabled')).toBe(isStill));
  }
  await user.click(screen.getByRole('button', { name: 'Add a closed day' }));
  fireEvent.change(screen.getByLabelText('Closed day 2'), { target: { value: '2026-12-24' } });
  await user.click(days.getByRole('checkbox', { name: 'Wed' }));
  await user.click(screen.getByRole('button', { name: 'Add an area' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the area' }), 'Mitte');
  await user.type(screen.getByRole('textbox', { name: 'Postal codes' }), '10115, 101*');
  await user.type(screen.getByRole('textbox', { name: 'Free from (empty: never) ($)' }), '50,5');

  // A reload keeps what is typed.
  close();
  const { user: again } = renderApp('/seller/shop/delivery');
  await screen.findByDisplayValue('50,5');
  const message = 'Postal codes have letters, digits and hyphens.';
  const refused = [{ ...errorsOf('INVALID')[0]!, field: ['areas', '0', 'postalCodes', '1'], message }];
  const sent = answer(SaveDeliveryDocument, {
    saveDelivery: { __typename: 'SaveDeliveryPayload', success: false, message, errors: refused, delivery: null },
  });
  await again.click(screen.getByRole('button', { name: 'Save the delivery plan' }));
  expect(await screen.findByText(`Area 1: ${message}`)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the area' }).value).toBe('Mitte');
  expect(sent[0]?.input).toMatchObject({
    ifVersion: 1,
    daysAhead: 7,
    closedDays: ['2026-12-24', '2026-12-25'],
    areas: [{ name: 'Mitte', postalCodes: ['10115', '101*'], fee: 0, freeFrom: 50.5, minimum: 0 }],
  });

  answer(SaveDeliveryDocument, {
    saveDelivery: {
      __typename: 'SaveDeliveryPayload',
      success: true,
      message: 'Delivery saved.',
      errors: [],
      delivery: aPlan({ version: 2 }),
    },
  });
  await again.click(screen.getByRole('button', { name: 'Save the delivery plan' }));
  expect(await findToast('Delivery saved.')).toBeTruthy();
});

test('of one time, deliveries and collections have a column each, by the clock of the shop', () => {
  const at = (day: number, hour: number, over: object) => ({
    __typename: 'SellerSlot' as const,
    id: `${day} ${hour}`,
    capacity: 5,
    taken: day,
    isClosedDay: false,
    kind: 'DELIVERY' as const,
    start: `2026-11-2${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
    end: `2026-11-2${day}T${hour + 2}:00:00.000Z`,
    ...over,
  });
  const slots = [
    at(4, 14, {}),
    at(4, 8, { kind: 'PICKUP', taken: 1, capacity: 3 }),
    at(4, 8, {}),
    at(5, 8, { isClosedDay: true, taken: 0 }),
  ];
  render(<PlacesTaken slots={slots} timeZone="Europe/Berlin" />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.map((cells) => cells.map((text) => text?.replaceAll(/\s/g, ' ')))).toEqual([
    ['Day', '9:00 – 11:00 AM', '9:00 – 11:00 AMCollection', '3:00 – 5:00 PM'],
    ['Tue, Nov 24', '4 of 5', '1 of 3', '4 of 5'],
    ['Wed, Nov 25 (closed)', '0 of 5', '', ''],
  ]);
});

test('a time like 9:00 is sent, what the store refuses is said once, and the form then shows what was saved', async () => {
  answerPlan();
  const message =
    'The delivery times 09:00–11:00 and 10:00–12:00 overlap on Monday. Please change or remove one of them.';
  const errors = [{ ...errorsOf('INVALID')[0]!, field: ['windows'], message }];
  const sent = answer(SaveDeliveryDocument, {
    saveDelivery: { __typename: 'SaveDeliveryPayload', success: false, message, errors, delivery: null },
  });
  const { user } = renderApp('/seller/shop/delivery');
  const row = within(await screen.findByRole('group', { name: 'Time 1' }));
  await user.clear(row.getByRole('textbox', { name: 'From' }));
  await user.type(row.getByRole('textbox', { name: 'From' }), '9:00');
  await user.clear(row.getByRole('textbox', { name: 'Order until' }));
  await user.type(row.getByRole('textbox', { name: 'Order until' }), '8:15');
  await user.click(screen.getByRole('button', { name: 'Save the delivery plan' }));
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(sent[0]?.input).toMatchObject({ windows: [1, 2].map(() => ({ start: '9:00', cutOffTime: '8:15' })) });
  expect(row.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '9:00');

  const delivery = aPlan({ version: 2 });
  answer(SaveDeliveryDocument, {
    saveDelivery: {
      __typename: 'SaveDeliveryPayload',
      success: true,
      message: 'Delivery saved.',
      errors: [],
      delivery,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Save the delivery plan' }));
  expect(await findToast('Delivery saved.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '09:00');
  expect(screen.queryByText(message)).toBeNull();
});

const fee = (amount: number, freeFrom: number | null = null) => ({ fee: amount, freeFrom });
const tax = 'Plus 2% tax at checkout';

/** A product for $2.99, two of which are in the cart, and the costs of delivery that the page carries. */
test.each([
  ['without areas', undefined, `${tax}. Shipping is free.`, 'Free'],
  ['with areas of one fee', [fee(3.9)], `${tax}, plus delivery from $3.90.`, 'from $3.90'],
  ['with areas of several fees', [fee(3.9), fee(7.5)], `${tax}, plus delivery from $3.90.`, 'from $3.90'],
  [
    'with an area that is free',
    [fee(0), fee(3.9)],
    `${tax}, plus delivery from $3.90 (free in some areas).`,
    'free or from $3.90',
  ],
  [
    'whose areas are free from different sums',
    [fee(3.9, 40), fee(7.5, 60)],
    `${tax}, plus delivery from $3.90, free for orders from $60.00.`,
    'from $3.90',
  ],
  [
    'where the goods of the cart reach one sum',
    [fee(3.9, 5), fee(7.5, 60)],
    `${tax}, plus delivery from $3.90, free for orders from $60.00.`,
    'free or from $7.50',
  ],
  ['where the product reaches each sum', [fee(3.9, 2.99)], `${tax}. Shipping is free.`, 'Free'],
  ['that does not say its fees', null, `${tax}, plus delivery. You see its cost before you order.`, 'by your address'],
])('in a shop %s, product and cart of a visitor say what delivery costs', async (_which, fees, sentence, inCart) => {
  const delivery = fees && { kinds: ['DELIVERY', 'PICKUP'], fees };
  setShop(JSON.stringify({ ...shop(), delivery }));
  onTestFinished(() => setShop(undefined));
  answer(MeDocument, { me: null });
  answer(ProductDetailDocument, {
    product: aDetail({ description: ['Ripe'] }),
  });
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 2 }, pending: false }));
  renderApp('/products/vegetables/tomatoes');
  expect(await screen.findByText(sentence)).toBeTruthy();
  cleanup();
  renderApp('/cart');
  expect((await screen.findByText('Shipping Fee')).nextElementSibling?.textContent).toBe(inCart);
  const isOpen = inCart !== 'Free';
  expect(sum(`Total Amount${isOpen ? ', plus delivery' : ''}`)).toBe('$6.09');
});

const toCart = () => {
  answer(MeDocument, { me: null });
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [] } });
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { tomatoes: 2 }, pending: false }));
};

/** The total of two products for $2.99 with their tax is $6.09. */
test.each([
  ['one fee for all', ['DELIVERY'], [fee(3.9)], '$9.99, incl. delivery'],
  ['one fee, and collections', ['DELIVERY', 'PICKUP'], [fee(3.9)], '$6.09, plus delivery'],
  ['several fees', ['DELIVERY'], [fee(3.9), fee(7.5)], '$6.09, plus delivery'],
  ['fees that the cart is above', ['DELIVERY'], [fee(3.9, 5), fee(7.5, 5)], '$6.09'],
  ['only collections', ['PICKUP'], [fee(3.9)], '$6.09'],
])('with %s, the totals of the cart say whether they include the delivery', async (_which, kinds, fees, total) => {
  setShop(JSON.stringify({ ...shop(), delivery: { kinds, fees } }));
  onTestFinished(() => setShop(undefined));
  toCart();
  renderApp('/');
  expect(await screen.findByRole('link', { name: `Cart, 2 items, ${total}` })).toBeTruthy();
});

test('with one fee for all, the order summary of a visitor has it in the total', async () => {
  setShop(JSON.stringify({ ...shop(), delivery: { kinds: ['DELIVERY'], fees: [fee(3.9)] } }));
  onTestFinished(() => setShop(undefined));
  toCart();
  renderApp('/cart');
  expect((await screen.findByText('Shipping Fee')).nextElementSibling?.textContent).toBe('$3.90');
  expect(sum('Total Amount')).toBe('$9.99');
});

test.each([
  // Two tomatoes are 5.98.
  [{ freeFrom: 5.99 }, 390, 'Delivery is free when you add products for $0.01 more.'],
  [{ freeFrom: 5.98 }, 0, undefined],
  [{ freeFrom: null }, 390, undefined],
  [{ freeFrom: 50, minimum: 5.99 }, 390, 'Deliveries to your address start at $5.99. Add products for $0.01 more.'],
  [{ freeFrom: null, minimum: 5.98 }, 390, undefined],
  [{ isDelivered: false }, 0, 'We do not deliver to this address. Choose another address.'],
])('with the terms %j, the delivery of goods for 5.98 costs %d cents', (over, shippingCents, words) => {
  const terms = {
    __typename: 'DeliveryTerms' as const,
    fee: 3.9,
    freeFrom: null,
    isDelivered: true,
    minimum: 5,
    ...over,
  };
  const cost = costAt(terms, false, { amountCents: 598, offersPickup: false });
  expect([cost.shippingCents, cost.note]).toEqual([shippingCents, words]);
  expect(costAt(terms, true, { amountCents: 598, offersPickup: true })).toEqual({ shippingCents: 0 });
});

test('where the store does not say its fees, the total leaves them open', async () => {
  setShop(JSON.stringify({ ...shop(), delivery: null }));
  onTestFinished(() => setShop(undefined));
  toCart();
  renderApp('/');
  expect(await screen.findByRole('link', { name: 'Cart, 2 items, $6.09, plus delivery' })).toBeTruthy();
});

test('a shop that only takes collections says so on its products, and asks no fee in the cart', async () => {
  setShop(JSON.stringify({ ...shop(), delivery: { kinds: ['PICKUP'], fees: [fee(3.9)] } }));
  onTestFinished(() => setShop(undefined));
  answer(ProductDetailDocument, {
    product: aDetail({ description: ['Ripe'] }),
  });
  renderApp('/products/vegetables/tomatoes');
  expect(await screen.findByText(`${tax}. You collect your order at the shop, without a fee.`)).toBeTruthy();
});

test('where the shop does not deliver to the address, the cart does not call delivery free', async () => {
  answerOffer([aSlot('s1', { closedBecause: 'NO_DELIVERY' })], { isDelivered: false, fee: 0, freeFrom: null });
  renderApp('/cart');
  await waitFor(() => expect(sum('Shipping Fee')).toBe('not delivered'));
});

test('time, wish and notes are restored after the payment page, and not shown to another shopper', async () => {
  answerOffer([aSlot('s1'), aSlot('s2', afternoon)]);
  answer(StoreFeaturesDocument, {
    store: { __typename: 'Store', features: ['ORDERS_SLOTS', 'ORDERS_PICKED', 'ORDERS_NOTES'] },
  });
  const { user } = renderApp('/cart');
  await user.click(await screen.findByRole('radio', { name: /3:00/ }));
  await user.click(screen.getByRole('checkbox', { name: /Replace it by a similar one/ }));
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  await user.type(screen.getByLabelText(/Note to the shop/), 'ripe');
  // The payment page replaces the document.
  cleanup();
  renderApp('/cart');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /3:00/ })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Replace it/ }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Note to the shop/).value).toBe('ripe');
  cleanup();
  answer(MeDocument, { me: aShopper({ id: 'u2', cart: aCart({ tomatoes: 2 }) }) });
  renderApp('/cart');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /3:00/ })).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Replace it/ }).checked).toBe(false);
});

test('the form of a plan gives back what was saved, also areas without an amount from which delivery is free', () => {
  const area = {
    __typename: 'DeliveryArea' as const,
    name: 'Mitte',
    postalCodes: ['10115', '10117'],
    fee: 3.9,
    minimum: 10,
  };
  const saved = aPlan({
    areas: [
      { ...area, freeFrom: null },
      { ...area, freeFrom: 50 },
    ],
  });
  const draft = toDraft(saved);
  expect(draft.areas.map(({ freeFrom }) => freeFrom)).toEqual(['', '50.00']);
  const { input } = toInput({ ...draft, closedDays: ['2026-12-26', '', '2026-12-25', '2026-12-26'] }, 1);
  const withoutType = ({ __typename: _none, ...rest }: { __typename: string }) => rest;
  expect(input).toEqual({
    ifVersion: 1,
    daysAhead: 7,
    windows: saved.windows.map(withoutType),
    closedDays: ['2026-12-25', '2026-12-26'],
    areas: saved.areas.map(withoutType),
  });
});
