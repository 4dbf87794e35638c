import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RegisterDocument } from '#web/__generated__/account.ts';
import { SubscribeDocument } from '#web/__generated__/home.ts';
import { SellerLogoutDocument, SellerSessionDocument } from '#web/__generated__/seller-shell.ts';
import { LogoutDocument, MeDocument } from '#web/__generated__/session.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aShopper } from '#tests/support/web/shop-factories.ts';

type User = ReturnType<typeof renderApp>['user'];

const unreachable = 'The store is not reachable.';

async function signUp(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.click(dialog.getByRole('button', { name: 'Create an account' }));
  await user.type(dialog.getByLabelText('Name'), 'Ada Byron');
  await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
  await user.type(dialog.getByLabelText('Password'), 'a long password');
  await user.click(dialog.getByRole('button', { name: 'Create Account' }));
}

async function logOut(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Profile of Ada Byron' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
}

async function subscribe(user: User) {
  const box = within(screen.getByRole('region', { name: 'Never miss a deal' }));
  await user.type(box.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await user.click(box.getByRole('button', { name: 'Subscribe' }));
}

const kindOf = async (text: string) => (await findToast(text)).dataset['type'];

test('a refused sign-up shows the store’s message', async () => {
  answer(RegisterDocument, {
    register: { __typename: 'RegisterPayload', errors: [], success: false, message: 'User already exists', user: null },
  });
  const { user } = renderApp('/');

  await signUp(user);

  expect(await kindOf('User already exists')).toBe('error');
});

test('a sign-up that cannot be sent shows the error’s message', async () => {
  answerWithError(RegisterDocument, unreachable);
  const { user } = renderApp('/');

  await signUp(user);

  expect(await kindOf(unreachable)).toBe('error');
});

test('the toast of a fault of the servers ends with the beginning of the request’s id', async () => {
  answerWithError(RegisterDocument, unreachable, 'UPSTREAM_UNREACHABLE', 'f00dcafe-1234-5678');
  const { user } = renderApp('/');

  await signUp(user);

  expect(await kindOf(`${unreachable} (code f00dcafe)`)).toBe('error');
});

test('a logout that cannot be sent shows the error’s message, and the shopper is still logged in', async () => {
  answer(MeDocument, { me: aShopper() });
  answerWithError(LogoutDocument, unreachable);
  const { user } = renderApp('/');

  await logOut(user);

  expect(await kindOf(unreachable)).toBe('error');
  expect(await screen.findByRole('button', { name: 'Profile of Ada Byron' })).toBeTruthy();
});

test('a refused seller logout shows the store’s message', async () => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerLogoutDocument, {
    sellerLogout: { __typename: 'SellerLogoutPayload', success: false, message: 'Not Authorized' },
  });
  const { user } = renderApp('/seller');

  await user.click(await screen.findByRole('button', { name: 'Logout' }));

  expect(await kindOf('Not Authorized')).toBe('error');
});

test('a refused subscription shows the store’s message', async () => {
  answer(SubscribeDocument, {
    subscribe: { __typename: 'SubscribePayload', success: false, message: 'This store has no newsletter.' },
  });
  const { user } = renderApp('/');

  await subscribe(user);

  expect(await kindOf('This store has no newsletter.')).toBe('error');
});

test('a subscription that cannot be sent shows the error’s message', async () => {
  answerWithError(SubscribeDocument, unreachable);
  const { user } = renderApp('/');

  await subscribe(user);

  expect(await kindOf(unreachable)).toBe('error');
});
