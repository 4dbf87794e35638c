import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { LoginDocument, RegisterDocument } from '#web/__generated__/account.ts';
import { AddAddressDocument, LastAddressDocument } from '#web/__generated__/addresses.ts';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { SubscribeDocument } from '#web/__generated__/home.ts';
import { ResetPasswordDocument } from '#web/__generated__/password-reset.ts';
import { SellerLoginDocument } from '#web/__generated__/seller-shell.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { StoreAnswerDocument } from '#web/__generated__/store-pages.ts';
import { SendWithdrawalDocument } from '#web/__generated__/withdrawal.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aShopper } from '#tests/support/web/shop-factories.ts';

/** Fills a field as a password manager does: React does not see the assignment, and there is no event. */
function fill(label: string, text: string) {
  const fields = screen.getAllByLabelText<HTMLInputElement>(label);
  Reflect.set(HTMLInputElement.prototype, 'value', text, fields.at(-1)!);
}

const press = (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(screen.getAllByRole('button', { name }).at(-1)!);

const accepted = { errors: [], success: true, message: null, user: aShopper() };

async function openLogin(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  await screen.findByRole('dialog', { name: 'Login' });
}

test('the login sends what a password manager has filled in without an event', async () => {
  const sent = answer(LoginDocument, { login: { __typename: 'LoginPayload', ...accepted } });
  const { user } = renderApp('/');
  await openLogin(user);
  fill('Email', 'ada@example.com');
  fill('Password', 'a long password');
  await press(user, 'Login');
  await waitFor(() => expect(sent).toEqual([{ input: { email: 'ada@example.com', password: 'a long password' } }]));
  expect(await screen.findByRole('button', { name: 'Profile of Ada Byron' })).toBeTruthy();
});

test('the login sends what a script of the page has assigned without an event', async () => {
  const sent = answer(LoginDocument, { login: { __typename: 'LoginPayload', ...accepted } });
  const { user } = renderApp('/');
  await openLogin(user);
  screen.getByLabelText<HTMLInputElement>('Email').value = 'ada@example.com';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'a long password';
  await press(user, 'Login');
  await waitFor(() => expect(sent).toEqual([{ input: { email: 'ada@example.com', password: 'a long password' } }]));
});

test('a filled email stays when the shopper shows the password and types it', async () => {
  const sent = answer(LoginDocument, { login: { __typename: 'LoginPayload', ...accepted } });
  const { user } = renderApp('/');
  await openLogin(user);
  fill('Email', 'ada@example.com');
  fill('Password', 'a long');
  await press(user, 'Show password');
  await user.type(screen.getByLabelText('Password'), ' password');
  await press(user, 'Login');
  await waitFor(() => expect(sent).toEqual([{ input: { email: 'ada@example.com', password: 'a long password' } }]));
});

test('the sign-up sends filled fields', async () => {
  const sent = answer(RegisterDocument, { register: { __typename: 'RegisterPayload', ...accepted } });
  const { user } = renderApp('/');
  await openLogin(user);
  await press(user, 'Create an account');
  await screen.findByLabelText('Name');
  fill('Name', 'Ada Byron');
  fill('Email', 'ada@example.com');
  fill('Password', 'a long password');
  await press(user, 'Create Account');
  const input = {
    name: 'Ada Byron',
    email: 'ada@example.com',
    password: 'a long password',
    idempotencyKey: expect.any(String),
  };
  await waitFor(() => expect(sent).toEqual([{ input }]));
});

test('the seller’s login sends filled fields', async () => {
  const sent = answer(SellerLoginDocument, {
    sellerLogin: { __typename: 'SellerLoginPayload', errors: [], success: false, message: 'No.' },
  });
  const { user } = renderApp('/seller');
  await screen.findByRole('heading', { name: 'Seller Login' });
  fill('Email', 'seller@example.com');
  fill('Password', 'a long password');
  await press(user, 'Login');
  await waitFor(() => expect(sent).toEqual([{ input: { email: 'seller@example.com', password: 'a long password' } }]));
});

test('the address form sends filled fields', async () => {
  answer(MeDocument, { me: aShopper() });
  answer(LastAddressDocument, { me: { __typename: 'User', id: 'u1', addresses: [] } });
  const sent = answer(AddAddressDocument, {
    addAddress: {
      __typename: 'AddAddressPayload',
      success: false,
      message: 'No.',
      errors: [],
      address: null,
      user: null,
    },
  });
  const { user } = renderApp('/add-address');
  await screen.findByLabelText('Street');
  const filled = { Phone: '+1 555 010 0123', Street: '12 Garden Lane', City: 'Springfield', State: 'Oregon' };
  for (const [label, text] of Object.entries({ ...filled, 'Zip code': '97477', Country: 'USA' })) fill(label, text);
  await press(user, 'Save address');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toMatchObject({ street: '12 Garden Lane', city: 'Springfield', country: 'USA' });
});

test('the form for a new password sends filled fields', async () => {
  answer(StoreAnswerDocument, { store: { __typename: 'Store', features: ['ACCOUNTS_RESET'], hasAnswered: true } });
  const sent = answer(ResetPasswordDocument, {
    resetPassword: { __typename: 'ResetPasswordPayload', success: false, message: 'No.', errors: [] },
  });
  const { user } = renderApp(`/reset-password#shopper.${'a'.repeat(43)}`);
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  fill('New password', 'a long password');
  await press(user, 'Set the password');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('the newsletter sends a filled field', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['NEWSLETTER'] } });
  const sent = answer(SubscribeDocument, {
    subscribe: { __typename: 'SubscribePayload', success: true, message: 'Subscribed.' },
  });
  const { user } = renderApp('/');
  await screen.findByLabelText('Email address');
  fill('Email address', 'ada@example.com');
  await press(user, 'Subscribe');
  await waitFor(() => expect(sent).toEqual([{ input: { email: 'ada@example.com' } }]));
});

test('the withdrawal shows and sends filled fields', async () => {
  setShop(JSON.stringify({ ...shop(), country: 'DE', takesWithdrawals: true, timeZone: 'UTC' }));
  onTestFinished(() => setShop(undefined));
  answer(StoreAnswerDocument, { store: { __typename: 'Store', features: ['ORDERS_WITHDRAWAL'], hasAnswered: true } });
  const sent = answer(SendWithdrawalDocument, {
    sendWithdrawal: {
      __typename: 'SendWithdrawalPayload',
      message: 'We have received your withdrawal.',
      errors: [],
      receipt: { __typename: 'WithdrawalReceipt', isMailed: true, receivedAt: '2026-07-01T12:30:00.000Z' },
    },
  });
  const { user } = renderApp('/withdraw?order=1042');
  await screen.findByRole('textbox', { name: 'Name' });
  fill('Name', 'Ada Byron');
  fill('Email', 'ada@example.com');
  await press(user, 'Next');
  await press(user, 'Confirm withdrawal');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toMatchObject({ name: 'Ada Byron', email: 'ada@example.com' });
});

test('a typed text that only its field keeps is not told again, so that the caret stays', async () => {
  const { user } = renderApp('/');
  await screen.findByRole('button', { name: 'Login' });
  const form = document.body.appendChild(document.createElement('form'));
  onTestFinished(() => form.remove());
  const field = form.appendChild(document.createElement('input'));
  await user.type(field, 'Elstar');
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  field.setSelectionRange(2, 2);
  await user.click(form);
  field.dispatchEvent(new Event('focusout', { bubbles: true }));
  expect([field.value, field.selectionStart, heard]).toEqual(['Elstar', 2, []]);
});
