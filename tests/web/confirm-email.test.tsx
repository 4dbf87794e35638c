import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ConfirmEmailDocument } from '#web/__generated__/shop-pages.ts';
import { StoreAnswerDocument } from '#web/__generated__/store-pages.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

const reply = (success: boolean, message: string) => ({
  confirmEmail: {
    __typename: 'ConfirmEmailPayload' as const,
    success,
    message,
    errors: success ? [] : [{ __typename: 'UserError' as const, field: ['token'], message }],
  },
});
const button = () => screen.findByRole('button', { name: 'Confirm your email' });

beforeEach(() => {
  answer(StoreAnswerDocument, { store: { __typename: 'Store', features: ['ACCOUNTS_CONFIRM'], hasAnswered: true } });
});

test('the link of a mail confirms the email after a press, and a failure can be tried again', async () => {
  answerWithError(ConfirmEmailDocument, 'The store cannot be reached.');
  const { user } = renderApp('/confirm-email#abc.d-_f');
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your email' })).toBeTruthy();
  await user.click(await button());
  expect(await screen.findByText('The store cannot be reached.')).toBeTruthy();
  const sent = answer(ConfirmEmailDocument, reply(true, 'Your email is confirmed.'));
  expect(sent).toEqual([]);
  await user.click(await button());
  expect(await screen.findByText('Your email is confirmed.')).toBeTruthy();
  expect(sent).toEqual([{ input: { token: 'abc.d-_f' } }]);
  expect(screen.queryByRole('button', { name: 'Confirm your email' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/');
});

test('a link that the store refuses says why, and leads to the shop', async () => {
  const words = 'This is not a link of this shop, or a part of it is missing.';
  answer(ConfirmEmailDocument, reply(false, words));
  const { user } = renderApp('/confirm-email');
  await user.click(await button());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm your email' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeTruthy();
});
