import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoginDocument, RegisterDocument } from '#web/__generated__/account.ts';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { LogoutDocument, MeDocument } from '#web/__generated__/session.ts';
import { answer, answerWithError, neverAnswer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { logLines } from '#tests/support/web/log-lines.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aPageOfOrders, aShopper } from '#tests/support/web/shop-factories.ts';

const loggedOut = { logout: { __typename: 'LogoutPayload', success: true, message: 'Logged Out' } } as const;

type User = ReturnType<typeof renderApp>['user'];

const accepted = { success: true, message: null, user: aShopper() } as const;
const refused = { success: false, message: 'Invalid email or password', user: null } as const;

const profile = () => screen.findByRole('button', { name: 'Profile of Ada Byron' });

async function openLogin(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  return screen.findByRole('dialog', { name: 'Login' });
}

async function fillAndSend(user: User, submit: string) {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getAllByRole('button', { name: submit }).at(-1)!);
}

test('the session is checked at startup: a shopper with one sees the profile menu', async () => {
  answer(MeDocument, { me: aShopper() });
  const { user } = renderApp('/');
  const button = await profile();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(screen.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/my-orders');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

test('Escape closes the profile menu and returns the focus to its button', async () => {
  answer(MeDocument, { me: aShopper() });
  const { user } = renderApp('/');
  await user.click(await profile());
  screen.getByRole('link', { name: 'My Orders' }).focus();
  await user.keyboard('{Escape}');
  expect((await profile()).getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(await profile());
});

test('a session check that fails is only logged: no toast, and the shopper is a visitor', async () => {
  answerWithError(MeDocument, 'The store is not reachable.');
  renderApp('/');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  await waitFor(() => expect(logLines()).toContain('The session could not be checked: The store is not reachable.'));
  expect(queryToast('The store is not reachable.')).toBeNull();
});

test('while the session is unknown, neither the login button nor the profile menu shows', async () => {
  neverAnswer(MeDocument);
  renderApp('/my-orders');
  expect(await screen.findByRole('heading', { level: 1, name: 'My orders' })).toBeTruthy();
  expect(screen.queryByText('Log in to see your orders')).toBeNull();
  expect(screen.queryByRole('button', { name: /Profile of/ })).toBeNull();
});

test('logging in sends email and password, shows the profile and closes the dialog', async () => {
  const sent = answer(LoginDocument, { login: { __typename: 'LoginPayload', errors: [], ...accepted } });
  const { user } = renderApp('/');
  await openLogin(user);
  await fillAndSend(user, 'Login');
  expect(await profile()).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([{ input: { email: 'ada@example.com', password: 'a long password' } }]);
});

test('signing up asks for the name too, and logs in', async () => {
  const sent = answer(RegisterDocument, { register: { __typename: 'RegisterPayload', errors: [], ...accepted } });
  const { user } = renderApp('/');
  await openLogin(user);
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(await screen.findByRole('dialog', { name: 'Sign Up' })).toBeTruthy();
  await user.type(screen.getByLabelText('Name'), 'Ada Byron');
  await fillAndSend(user, 'Create Account');
  expect(await profile()).toBeTruthy();
  const typed = { name: 'Ada Byron', email: 'ada@example.com', password: 'a long password' };
  expect(sent).toEqual([{ input: { ...typed, idempotencyKey: expect.any(String) } }]);
});

test('the fields are required and carry the tokens that password managers look for', async () => {
  const { user } = renderApp('/');
  await openLogin(user);
  const tokens = (label: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    return [field.type, field.required, field.autocomplete];
  };
  expect(tokens('Email')).toEqual(['email', true, 'username']);
  expect(tokens('Password')).toEqual(['password', true, 'current-password']);
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(tokens('Name')).toEqual(['text', true, 'name']);
  expect(tokens('Email')).toEqual(['email', true, 'email']);
  expect(tokens('Password')).toEqual(['password', true, 'new-password']);
});

test('nothing is sent while a required field is empty', async () => {
  const sent = answer(LoginDocument, { login: { __typename: 'LoginPayload', errors: [], ...accepted } });
  const { user } = renderApp('/');
  await openLogin(user);
  await user.click(screen.getAllByRole('button', { name: 'Login' }).at(-1)!);
  expect(screen.getByLabelText<HTMLInputElement>('Email').validity.valueMissing).toBe(true);
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('a refused login shows the store’s message as an error toast and in the dialog, and keeps the typed text', async () => {
  answer(LoginDocument, { login: { __typename: 'LoginPayload', errors: [], ...refused } });
  const { user } = renderApp('/');
  const dialog = await openLogin(user);
  await fillAndSend(user, 'Login');
  expect((await findToast('Invalid email or password')).dataset['type']).toBe('error');
  expect(dialog.querySelector('[role="alert"]')?.textContent).toBe('Invalid email or password');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
});

test('a login that the store accepts without a session leaves the dialog open and asks to log in again', async () => {
  const checks = answer(MeDocument, { me: null });
  answer(LoginDocument, { login: { __typename: 'LoginPayload', errors: [], ...accepted, user: null } });
  const { user } = renderApp('/');
  const dialog = await openLogin(user);
  // The check of the visit's start.
  await waitFor(() => expect(checks).toHaveLength(1));
  await fillAndSend(user, 'Login');
  await waitFor(() =>
    expect(dialog.querySelector('[role="alert"]')?.textContent).toBe(
      'The shop did not log you in. Please try to log in again.',
    ),
  );
  expect(checks).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
});

test('a login that the store accepts without the shopper’s data loads the session, and closes the dialog', async () => {
  answer(LoginDocument, () => {
    answer(MeDocument, { me: aShopper() });
    return { login: { __typename: 'LoginPayload' as const, errors: [], ...accepted, user: null } };
  });
  const { user } = renderApp('/');
  await openLogin(user);
  await fillAndSend(user, 'Login');
  expect(await profile()).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a login that fails shows the error’s message as a toast', async () => {
  answerWithError(LoginDocument, 'The store is not reachable.');
  const { user } = renderApp('/');
  await openLogin(user);
  await fillAndSend(user, 'Login');
  expect((await findToast('The store is not reachable.')).dataset['type']).toBe('error');
});

test('a click outside closes the dialog, and the typed text is there when it opens again', async () => {
  const { user } = renderApp('/');
  const dialog = await openLogin(user);
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  fireEvent.mouseDown(screen.getByLabelText('Email'));
  expect(screen.getByRole('dialog')).toBe(dialog);
  fireEvent.mouseDown(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openLogin(user);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
});

test('the password can be shown', async () => {
  const { user } = renderApp('/');
  await openLogin(user);
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
});

test('switching modes keeps the typed email and empties the password, which may be a refused one', async () => {
  const { user } = renderApp('/');
  await openLogin(user);
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'a wrong password');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Login here' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
});

test('logout removes the shopper’s data, opens the home page and shows the store’s message', async () => {
  answer(MeDocument, { me: aShopper() });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders() } });
  answer(LogoutDocument, () => {
    answer(MeDocument, { me: null });
    answer(MyOrdersDocument, { me: null });
    return loggedOut;
  });
  const { user, address, client } = renderApp('/my-orders');
  await screen.findByText('No orders yet');
  sessionStorage.setItem('greengate.address', '{"of":"u1","typed":{"street":"12 Garden Lane"}}');
  await user.click(await profile());
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(JSON.stringify(sessionStorage)).not.toContain('Garden Lane');
  expect((await findToast('Logged Out')).dataset['type']).toBe('success');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  expect(JSON.stringify(client.cache.extract())).not.toContain('ada@example.com');
});

test('after a refused logout the shopper is logged out and sees the store’s message as an error', async () => {
  answer(MeDocument, { me: aShopper() });
  answer(LogoutDocument, () => {
    answer(MeDocument, { me: null });
    return { logout: { __typename: 'LogoutPayload', success: false, message: 'Try later' } } as const;
  });
  const { user } = renderApp('/');
  await user.click(await profile());
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect((await findToast('Try later')).dataset['type']).toBe('error');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
});
