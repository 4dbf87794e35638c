import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  CallGoodsDocument,
  CallTimesDocument,
  PlaceCustomerOrderDocument,
  SellerCustomerDocument,
  SellerCustomersDocument,
  WriteCustomerNoteDocument,
  type CallTimesQuery,
} from '#web/__generated__/seller-customers.ts';
import { SellerSelfDocument, SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { choose, forgetChoice } from '#web/shared/suits/choice.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
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

/** A gateway that takes every order. */
const taken = () =>
  answer(PlaceCustomerOrderDocument, {
    placeCustomerOrder: {
      __typename: 'PlaceCustomerOrderPayload',
      success: true,
      message: 'Order placed.',
      errors: [],
      order: { __typename: 'Order', id: 'o1', amount: 4, number: '1042' },
    },
  });

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
  taken();
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

const place = (user: ReturnType<typeof renderApp>['user']) =>
  user.click(screen.getByRole('button', { name: 'Take the order' }));
const answerCustomer = (over: Partial<typeof customer>, more: Partial<typeof address> = {}) =>
  answer(SellerCustomerDocument, {
    seller: {
      __typename: 'Seller',
      customer: {
        __typename: 'CustomerRecord',
        note: '',
        addresses: [{ ...address, ...more }],
        customer: { ...customer, ...over },
        orders: [],
      },
    },
  });

test('a guest whose email is removed cannot pay by a link, whatever was chosen before', async () => {
  // The newest order had no email, but the shop knows one.
  answerCustomer({ isGuest: true }, { email: '' });
  const { user } = await openWithApples();
  const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
  expect(email.value).toBe('ada@example.com');
  const payment = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment' });
  await user.selectOptions(payment, 'ONLINE');
  fireEvent.change(email, { target: { value: ' ' } });
  expect(screen.queryByRole('option', { name: /By a link to pay/ })).toBeNull();
  const sent = taken();
  await place(user);
  await waitFor(() => expect(sent).toMatchObject([{ input: { payment: 'COD', address: { email: '' } } }]));
});

test('after an order is taken, lists of products are read again: some has less stock', async () => {
  const { client, user } = await openWithApples();
  const left = readLists(client);
  taken();
  await place(user);
  await screen.findByRole('button', { name: 'Take another order' });
  expect(left()).toEqual(kept.afterProducts);
});

test('only words can be added to the goods', async () => {
  await openWithApples();
  const add = screen.getByRole('button', { name: 'Add' });
  const said = screen.getByLabelText('What the customer wants');
  for (const [text, isDisabled] of [
    ['', true],
    ['  ', true],
    ['eggs', false],
  ] as const) {
    fireEvent.change(said, { target: { value: text } });
    expect(add).toHaveProperty('disabled', isDisabled);
  }
});

type Time = NonNullable<NonNullable<CallTimesQuery['store']>['slots']>[number];
const aTime = (id: string, closedBecause: Time['closedBecause'], over: Partial<Time> = {}): Time => ({
  __typename: 'Slot',
  id,
  closedBecause,
  start: '2026-11-24T08:00:00.000Z',
  end: '2026-11-24T10:00:00.000Z',
  kind: 'DELIVERY',
  ...over,
});
const answerTimes = (
  slots: Time[] | null,
  terms: { fee: number; freeFrom: number | null; isDelivered: boolean } | null,
) =>
  answer(CallTimesDocument, {
    store: {
      __typename: 'Store',
      deliveryTerms: terms && { __typename: 'DeliveryTerms', ...terms },
      slots,
    },
  });
const sum = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent;

test.each([
  ['below the sum from which delivery is free', 40, 'DELIVERY', '$3.90'],
  // Two apples are 39.98.
  ['from that sum on', 39.98, 'DELIVERY', undefined],
  ['never free', null, 'DELIVERY', '$3.90'],
  ['for what is collected', null, 'PICKUP', undefined],
] as const)('the delivery %s', async (_what, freeFrom, kind, fee) => {
  answerTimes([aTime('t1', null, { kind })], { fee: 3.9, freeFrom, isDelivered: true });
  const { user } = await openWithApples();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Time' }), 't1');
  expect(sum('Delivery')).toBe(fee);
});

test.each([
  [null, true],
  ['FULL', true],
  ['PAST_CUT_OFF', true],
  ['CLOSED_DAY', false],
  ['NO_DELIVERY', false],
] as const)('a time that is closed because of %s can be chosen: %s', async (closed, isOffered) => {
  answerTimes([aTime('t1', closed)], null);
  await openWithApples();
  const time = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time' });
  expect(time.options[1]?.disabled).toBe(!isOffered);
});

test.each(['FULL', 'PAST_CUT_OFF'] as const)('an order for a time that is %s needs a reason', async (closed) => {
  answerTimes([aTime('open', null), aTime('closed', closed)], null);
  const { user } = await openWithApples();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Time' }), 'closed');
  const sent = taken();
  await place(user);
  expect(await screen.findByText('Write why the order is taken all the same.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Reason of the exception/), { target: { value: 'A regular' } });
  await place(user);
  await waitFor(() => expect(sent).toMatchObject([{ input: { slotId: 'closed', exceptionReason: 'A regular' } }]));
});

test('the reason of an exception is not sent with a time that is open', async () => {
  answerTimes([aTime('open', null), aTime('closed', 'FULL')], null);
  const { user } = await openWithApples();
  const time = await screen.findByRole('combobox', { name: 'Time' });
  await user.selectOptions(time, 'closed');
  fireEvent.change(screen.getByLabelText(/^Reason of the exception/), { target: { value: 'A regular' } });
  await user.selectOptions(time, 'open');
  const sent = taken();
  await place(user);
  await waitFor(() => expect(sent).toMatchObject([{ input: { slotId: 'open' } }]));
  expect(sent[0]?.input).not.toHaveProperty('exceptionReason');
});

test('a chosen time is gone when the shop does not deliver to the corrected postal code', async () => {
  answer(CallTimesDocument, ({ postalCode }) => ({
    store: {
      __typename: 'Store' as const,
      deliveryTerms: null,
      slots: [aTime('t1', postalCode === '97477' ? null : 'NO_DELIVERY')],
    },
  }));
  const { user } = await openWithApples();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Time' }), 't1');
  await user.click(screen.getByText('Address of Ada Green'));
  fireEvent.change(screen.getByLabelText(/^Zip code|^Postal code/), { target: { value: '10115' } });
  await screen.findByRole('option', { name: /no delivery there/ });
  const sent = taken();
  await place(user);
  expect(await screen.findByRole('combobox', { name: 'Time', description: 'Choose a time' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the note about a customer is saved once for two presses, and what is refused stays in the field', async () => {
  const seen = answer(WriteCustomerNoteDocument, {
    writeCustomerNote: {
      __typename: 'WriteCustomerNotePayload',
      success: false,
      message: 'This note is too long.',
      errors: [],
    },
  });
  renderApp('/seller/customers?id=c1');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ });
  fireEvent.change(field, { target: { value: 'Rings twice' } });
  const button = screen.getByRole('button', { name: 'Save note' });
  for (const _press of [1, 2]) fireEvent.submit(button.closest('form')!);
  await findToast('This note is too long.');
  expect(seen).toEqual([{ input: { id: 'c1', note: 'Rings twice' } }]);
  expect(field.value).toBe('Rings twice');
});

test('the list says of each customer what is open, and who has no account', async () => {
  const customers = [
    { ...customer, id: 'c1', name: 'Ada Green', isGuest: true, open: 3 },
    { ...customer, id: 'c2', name: 'Bo Brown', isGuest: false, open: 0, email: null, orderCount: 2 },
  ];
  answer(SellerCustomersDocument, {
    seller: { __typename: 'Seller', customers: { __typename: 'CustomerPage', customers, nextAfter: null } },
  });
  renderApp('/seller/customers');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => /\d orders?, .*(?=New order)/.exec(textContent ?? '')?.[0])).toEqual([
    '1 order, last order Mar 1, $3.00 open, without an account',
    '2 orders, last order Mar 1, nothing open',
  ]);
});

test.each([
  ['', 'No orders yet.'],
  ['?q=ada', 'No customer found.'],
])('without customers the list at %j says: %s', async (search, sentence) => {
  const customers = { __typename: 'CustomerPage' as const, customers: [], nextAfter: null };
  const asked = answer(SellerCustomersDocument, { seller: { __typename: 'Seller', customers } });
  renderApp(`/seller/customers${search}`);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(asked).toEqual([{ search: search === '' ? null : 'ada', after: null }]);
});

test('the list of customers goes on where the page before has ended, until there are no more', async () => {
  const pages: Record<string, { name: string; next: string | null }> = {
    '': { name: 'Ada Green', next: '1042' },
    '1042': { name: 'Bo Brown', next: '1040' },
    '1040': { name: 'Cy White', next: null },
  };
  const asked = answer(SellerCustomersDocument, ({ after }) => {
    const { name, next } = pages[after ?? '']!;
    const customers = [{ ...customer, id: name, name }];
    return {
      seller: {
        __typename: 'Seller' as const,
        customers: { __typename: 'CustomerPage' as const, customers, nextAfter: next },
      },
    };
  });
  const { user } = renderApp('/seller/customers');
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(screen.getByRole('listitem').textContent).toContain('1 order, last order Mar 1, nothing open');
  await user.click(more);
  await screen.findByRole('link', { name: 'Bo Brown' });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: 'Cy White' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(asked.map(({ after }) => after)).toEqual([null, '1042', '1040']);
});
