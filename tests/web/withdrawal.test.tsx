import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { NoteWithdrawalAnswerDocument, SellerWithdrawalsDocument } from '#web/__generated__/seller-orders.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { StoreAnswerDocument } from '#web/__generated__/store-pages.ts';
import { SendWithdrawalDocument, type SendWithdrawalMutation } from '#web/__generated__/withdrawal.ts';
import '#web/features/seller/SellerArea.tsx';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { anOrder, aPageOfOrders, aShopper, inStages } from '#tests/support/web/shop-factories.ts';

type Reply = Omit<NonNullable<SendWithdrawalMutation['sendWithdrawal']>, '__typename'>;

const reply = (over: Partial<Reply> = {}): SendWithdrawalMutation => ({
  sendWithdrawal: {
    __typename: 'SendWithdrawalPayload',
    message: 'We have received your withdrawal.',
    errors: [],
    receipt: { __typename: 'WithdrawalReceipt', isMailed: true, receivedAt: '2026-07-01T12:30:00.000Z' },
    ...over,
  },
});

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  setShop(JSON.stringify({ ...shop(), country: 'DE', takesWithdrawals: true, timeZone: 'UTC' }));
  answer(StoreAnswerDocument, { store: { __typename: 'Store', features: ['ORDERS_WITHDRAWAL'], hasAnswered: true } });
  onTestFinished(() => setShop(undefined));
});

test('the footer of every page links to the form, and only where the law asks for it', async () => {
  const { close } = renderApp('/cart');
  const link = within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Withdraw from contract' });
  expect(link.getAttribute('href')).toBe('/withdraw');
  expect(link.closest('details')).toBeNull();
  close();
  setShop(undefined);
  renderApp('/cart');
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('link', { name: 'Withdraw from contract' })).toBeNull();
});

test('a visitor withdraws in two steps, without a login and a reason', async () => {
  const sent = answer(SendWithdrawalDocument, reply());
  const { user } = renderApp('/withdraw?order=1042');
  expect(await screen.findByRole('heading', { level: 1, name: 'Withdraw from contract' })).toBeTruthy();
  expect((await field('Order number')).getAttribute('value')).toBe('1042');
  await user.type(await field('Name'), 'Ada Green');
  await user.type(await field('Email'), 'ada@example.com');
  await user.type(await field(/^Which goods/), 'Potatoes');
  await user.click(press('Next'));

  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Step 2 of 2: confirm' })),
  );
  for (const words of ['1042', 'Ada Green', 'ada@example.com', 'Potatoes'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(press('Change'));
  expect((await field('Name')).getAttribute('value')).toBe('Ada Green');
  await user.click(press('Next'));
  await user.click(press('Confirm withdrawal'));

  expect(await screen.findByRole('heading', { level: 2, name: 'We have received your withdrawal' })).toBeTruthy();
  expect(screen.getByText('Received Jul 1, 2026, 12:30 PM')).toBeTruthy();
  expect(screen.getByText(/A mail to ada@example.com repeats it/)).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toMatch(/accepted|agreed/i);
  const input = { name: 'Ada Green', orderNumber: '1042', email: 'ada@example.com', goods: 'Potatoes' };
  expect(sent).toEqual([{ input: { ...input, idempotencyKey: expect.any(String) } }]);
});

test('a reload keeps what was typed about an order until it is sent, and the link of another order has its own', async () => {
  answer(SendWithdrawalDocument, reply());
  const { user, close } = renderApp('/withdraw?order=1042');
  await user.type(await field('Order number'), '7');
  await user.type(await field(/^Which goods/), 'Potatoes');
  close();

  const other = renderApp('/withdraw?order=1043');
  expect(await field('Order number')).toHaveProperty('value', '1043');
  expect(await field(/^Which goods/)).toHaveProperty('value', '');
  other.close();

  const again = renderApp('/withdraw?order=1042');
  expect(await field('Order number')).toHaveProperty('value', '10427');
  expect(await field(/^Which goods/)).toHaveProperty('value', 'Potatoes');
  await again.user.type(await field('Name'), 'Ada');
  await again.user.type(await field('Email'), 'ada@example.com');
  await again.user.click(press('Next'));
  await again.user.click(press('Confirm withdrawal'));
  await screen.findByRole('heading', { level: 2, name: 'We have received your withdrawal' });
  again.close();

  renderApp('/withdraw?order=1042');
  expect(await field('Order number')).toHaveProperty('value', '1042');
  expect(await field(/^Which goods/)).toHaveProperty('value', '');
});

test('the email of the account is filled in, and one that is emptied stays empty', async () => {
  answer(MeDocument, { me: aShopper({ email: 'ann@example.com' }) });
  const { user } = renderApp('/withdraw');
  await waitFor(async () => expect(await field('Email')).toHaveProperty('value', 'ann@example.com'));
  await user.clear(await field('Email'));
  expect(await field('Email')).toHaveProperty('value', '');
  await user.click(press('Next'));
  expect(await screen.findByText('Email is required')).toBeTruthy();
});

test('what is missing is said beside its field before the second step', async () => {
  const { user } = renderApp('/withdraw');
  await field('Name');
  await user.type(await field('Email'), 'no address');
  await user.click(press('Next'));
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Order number is required')).toBeTruthy();
  expect(screen.getByText('Please write an email address')).toBeTruthy();
  expect(document.activeElement).toBe(await field('Name'));
});

test('a refused field leads back to the first step, and a failure stays at the second', async () => {
  answerWithError(SendWithdrawalDocument, 'The store cannot be reached.');
  const { user } = renderApp('/withdraw?order=1042');
  await user.type(await field('Name'), 'Ada');
  await user.type(await field('Email'), 'ada@example.com');
  await user.click(press('Next'));
  await user.click(press('Confirm withdrawal'));
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() => expect(alerts()).toContainEqual(expect.stringContaining('The store cannot be reached.')));
  const message = 'Please leave out links.';
  const errors = [{ __typename: 'UserError' as const, field: ['name'], message }];
  answer(SendWithdrawalDocument, reply({ message, errors, receipt: null }));
  await user.click(press('Confirm withdrawal'));
  expect(await field('Name')).toBeTruthy();
  expect(screen.getByText(message, { selector: 'p[id] span' })).toBeTruthy();
});

test('without a mail, the page asks to be kept', async () => {
  const receipt = { __typename: 'WithdrawalReceipt' as const, isMailed: false, receivedAt: '2026-07-01T12:30:00.000Z' };
  answer(SendWithdrawalDocument, reply({ receipt }));
  const { user } = renderApp('/withdraw?order=1042');
  await user.type(await field('Name'), 'Ada');
  await user.type(await field('Email'), 'ada@example.com');
  await user.click(press('Next'));
  await user.click(press('Confirm withdrawal'));
  expect(await screen.findByText('Print or keep this page: it is your receipt.')).toBeTruthy();
});

test('a shop without such a law has no form', async () => {
  setShop(undefined);
  renderApp('/withdraw');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});

test('an order card leads to the form with its number, and says when a withdrawal came', async () => {
  answer(MeDocument, { me: aShopper() });
  const page = aPageOfOrders(anOrder({ number: '1042', withdrawnAt: '2026-07-01T12:30:00.000Z' }));
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page } });
  renderApp('/my-orders');
  const card = within(await screen.findByRole('article', { name: /1042/ }));
  expect(card.getByRole('link', { name: 'Withdraw from contract' }).getAttribute('href')).toBe('/withdraw?order=1042');
  expect(card.getByText('Your withdrawal was received Jul 1, 2026, 12:30 PM.')).toBeTruthy();
});

test('the card of a cancelled order offers no withdrawal', async () => {
  answer(MeDocument, { me: aShopper() });
  const page = aPageOfOrders(anOrder({ number: '1042', ...inStages({ stage: 'CANCELLED', actions: [] }) }));
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page } });
  renderApp('/my-orders');
  const card = within(await screen.findByRole('article', { name: /1042/ }));
  expect(card.queryByRole('link', { name: 'Withdraw from contract' })).toBeNull();
});

test('the seller reads the withdrawals, each with the order that it names', async () => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_WITHDRAWAL'], timeZone: 'UTC' },
  });
  const sent = (over: object) => ({
    __typename: 'Withdrawal' as const,
    id: 'w1',
    email: 'ada@example.com',
    goods: '',
    name: 'Ada Green',
    orderId: 'o1',
    orderNumber: '1042',
    receivedAt: '2026-07-01T12:30:00.000Z',
    answeredAt: null as string | null,
    ...over,
  });
  answer(SellerWithdrawalsDocument, {
    seller: {
      __typename: 'Seller',
      withdrawals: {
        __typename: 'WithdrawalConnection',
        nodes: [
          sent({}),
          sent({ id: 'w2', orderId: null, orderNumber: '7', goods: 'Milk' }),
          sent({ id: 'w3', name: '', email: '' }),
        ],
        pageInfo: { __typename: 'PageInfo', endCursor: 'w3', hasNextPage: false },
      },
    },
  });
  renderApp('/seller/withdrawals');
  const list = within(await screen.findByRole('list', { name: 'Withdrawals' }));
  const [first, second, third] = list.getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Order No. 1042' }).getAttribute('href')).toBe(
    '/seller/orders?q=1042',
  );
  expect(first!.textContent).toContain('The whole order');
  expect(second!.textContent).toContain('There is no order with this number and email.');
  expect(second!.textContent).toContain('Goods: Milk');
  expect(third!.textContent).toContain('The account was deleted.');
});

test('older withdrawals come after those that are shown, until there are no more', async () => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_WITHDRAWAL'], timeZone: 'UTC' },
  });
  const node = { __typename: 'Withdrawal' as const, email: 'ada@example.com', goods: '', name: 'Ada', orderId: null };
  const asked = answer(SellerWithdrawalsDocument, ({ after }) => {
    const number = after == null ? 3 : Number(after) - 1;
    const pageInfo = { __typename: 'PageInfo' as const, endCursor: String(number), hasNextPage: number > 1 };
    const receivedAt = '2026-07-01T12:30:00.000Z';
    const nodes = [{ ...node, id: `w${number}`, orderNumber: String(number), receivedAt, answeredAt: null }];
    return {
      seller: {
        __typename: 'Seller' as const,
        withdrawals: { __typename: 'WithdrawalConnection' as const, nodes, pageInfo },
      },
    };
  });
  const { user } = renderApp('/seller/withdrawals');
  for (const shown of [2, 3]) {
    await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(shown));
  }
  expect(screen.getAllByText(/^Order No/).map(({ textContent }) => textContent)).toEqual([
    'Order No. 3',
    'Order No. 2',
    'Order No. 1',
  ]);
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  expect(asked.map(({ after }) => after)).toEqual([null, '3', '2']);
});

test('the seller marks a withdrawal as answered, and the page has the time', async () => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_WITHDRAWAL', 'WITHDRAWALS_ANSWER'], timeZone: 'UTC' },
  });
  const node = { __typename: 'Withdrawal' as const, id: 'w1', email: 'ada@example.com', goods: '', name: 'Ada' };
  const order = { orderId: 'o1', orderNumber: '1042', receivedAt: '2026-07-01T12:30:00.000Z', answeredAt: null };
  answer(SellerWithdrawalsDocument, {
    seller: {
      __typename: 'Seller',
      withdrawals: {
        __typename: 'WithdrawalConnection',
        nodes: [{ ...node, ...order }],
        pageInfo: { __typename: 'PageInfo', endCursor: 'w1', hasNextPage: false },
      },
    },
  });
  const seen = answer(NoteWithdrawalAnswerDocument, {
    noteWithdrawalAnswer: { __typename: 'NoteWithdrawalAnswerPayload', success: true, message: 'Noted.', errors: [] },
  });
  const { user } = renderApp('/seller/withdrawals');
  await user.click(await screen.findByRole('button', { name: /Mark as answered/ }));
  expect(await screen.findByText(/^Answered /)).toBeTruthy();
  expect(seen).toEqual([{ input: { id: 'w1', isAnswered: true } }]);
  expect(screen.getByRole('button', { name: /Not answered yet/ })).toBeTruthy();
});
