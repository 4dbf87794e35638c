import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '#web/__generated__/password-reset.ts';
import { StoreAnswerDocument } from '#web/__generated__/store-pages.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

const token = 'a'.repeat(43);

beforeEach(() => {
  answer(StoreAnswerDocument, { store: { __typename: 'Store', features: ['ACCOUNTS_RESET'], hasAnswered: true } });
});

const answerReset = (success: boolean, message: string, errors: { field: string[]; message: string }[] = []) =>
  answer(ResetPasswordDocument, {
    resetPassword: {
      __typename: 'ResetPasswordPayload',
      success,
      message,
      errors: errors.map((error) => ({ __typename: 'UserError' as const, ...error })),
    },
  });

test('the login leads to the page that sends a link, and back to the login', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ACCOUNTS_RESET'] } });
  const words = 'If there is an account with this email, a link for a new password is on its way to it.';
  const sent = answer(RequestPasswordResetDocument, {
    requestPasswordReset: {
      __typename: 'RequestPasswordResetPayload',
      success: true,
      message: words,
      errors: [],
    },
  });
  const { user, address } = renderApp('/cart');
  await user.click((await screen.findAllByRole('button', { name: 'Login' }))[0]!);
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeTruthy();
  expect(address()).toBe('/reset-password');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent).toEqual([{ input: { email: 'ada@example.com', account: 'SHOPPER' } }]);
});

test('over a store that sends no links the login offers none', async () => {
  const seen = answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: [] } });
  const { user } = renderApp('/cart');
  await user.click((await screen.findAllByRole('button', { name: 'Login' }))[0]!);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
});

test('a link sets a new password, and its token leaves the address', async () => {
  const sent = answerReset(true, 'Your new password is set. Please log in with it.');
  const { user, address } = renderApp(`/reset-password#shopper.${token}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/reset-password'));
  const field = screen.getByLabelText('New password');
  await user.type(field, 'short');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByText('Choose a password of 8 characters or more')).toBeTruthy();
  await user.type(field, ' and good');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByText('Your new password is set. Please log in with it.')).toBeTruthy();
  expect(sent).toEqual([{ input: { token, password: 'short and good' } }]);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
});

test('a link that works no more leads to a new one, for the seller too', async () => {
  answerReset(false, 'This link was used already.', [{ field: ['token'], message: 'This link was used already.' }]);
  const { user } = renderApp(`/reset-password#seller.${token}`);
  await user.type(await screen.findByLabelText('New password'), 'good password');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByText('This link was used already.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('good password');
  await user.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeTruthy();
});
