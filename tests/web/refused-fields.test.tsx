import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoginDocument, RegisterDocument } from '#web/__generated__/account.ts';
import { AddAddressDocument, LastAddressDocument } from '#web/__generated__/addresses.ts';
import { AddProductDocument } from '#web/__generated__/seller-products.ts';
import { SellerLoginDocument, SellerSessionDocument } from '#web/__generated__/seller-shell.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aShopper } from '#tests/support/web/shop-factories.ts';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';

type User = ReturnType<typeof renderApp>['user'];

const at = (field: string, message: string) => ({
  __typename: 'UserError' as const,
  code: 'INVALID' as const,
  field: [field],
  message,
});

/** The error text of a field that is marked as invalid. */
function faultOf(control: HTMLElement): string | null {
  if (control.getAttribute('aria-invalid') !== 'true') return null;
  const [fault = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(fault)?.textContent ?? null;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function openSignUp(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.click(dialog.getByRole('button', { name: 'Create an account' }));
  await user.type(dialog.getByLabelText('Name'), 'Ada Byron');
  await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
  return dialog;
}

function answerRegister(message: string, ...errors: ReturnType<typeof at>[]) {
  return answer(RegisterDocument, {
    register: { __typename: 'RegisterPayload', success: false, message, errors, user: null },
  });
}

test('a password that is too short shows an error before anything is sent, until it is changed', async () => {
  const sent = answerRegister('Not sent');
  const { user } = renderApp('/');
  const dialog = await openSignUp(user);
  await user.type(field('Password'), '1234567');
  await user.click(dialog.getByRole('button', { name: 'Create Account' }));
  expect(faultOf(field('Password'))).toBe('Choose a password of 8 characters or more');
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(sent).toEqual([]);
  await user.type(field('Password'), '8');
  expect(faultOf(field('Password'))).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a refused sign-up shows the store’s errors at their fields, focuses the first one and keeps the typed text', async () => {
  answerRegister('Email is taken.', at('password', 'Password is too common.'), at('email', 'Email is taken.'));
  const { user } = renderApp('/');
  const dialog = await openSignUp(user);
  await user.type(field('Password'), 'password1');
  await user.click(dialog.getByRole('button', { name: 'Create Account' }));
  expect(await findToast('Email is taken.')).toBeTruthy();
  expect(faultOf(field('Email'))).toBe('Email is taken.');
  expect(faultOf(field('Password'))).toBe('Password is too common.');
  expect(faultOf(field('Name'))).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect([field('Name').value, field('Email').value, field('Password').value]).toEqual([
    'Ada Byron',
    'ada@example.com',
    'password1',
  ]);
  // The errors show beside the fields and in the toast, not above the form.
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a refusal’s toast and a field’s error disappear when the field is changed; other errors stay', async () => {
  answerRegister('Email is taken.', at('email', 'Email is taken.'), at('password', 'Password is too common.'));
  const { user } = renderApp('/');
  const dialog = await openSignUp(user);
  await user.type(field('Password'), 'password1');
  await user.click(dialog.getByRole('button', { name: 'Create Account' }));
  await findToast('Email is taken.');
  await user.type(field('Email'), 'x');
  expect(faultOf(field('Email'))).toBeNull();
  expect(faultOf(field('Password'))).toBe('Password is too common.');
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  await waitFor(() => expect(queryToast('Email is taken.')).toBeNull());
});

test('a refusal that names no field of the form shows above the fields', async () => {
  answerRegister('No new accounts today.', at('coupon', 'Unknown.'));
  const { user } = renderApp('/');
  const dialog = await openSignUp(user);
  await user.type(field('Password'), 'a long password');
  await user.click(dialog.getByRole('button', { name: 'Create Account' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('No new accounts today.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(queryToast('No new accounts today.')).toBeNull());
});

test('a login refused because of a field of the sign-up shows above the fields', async () => {
  answer(LoginDocument, {
    login: {
      __typename: 'LoginPayload',
      success: false,
      message: 'Name is missing.',
      errors: [at('name', 'Name is missing.')],
      user: null,
    },
  });
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
  await user.type(dialog.getByLabelText('Password'), 'a long password');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Name is missing.');
});

test('fields that are changed in one step all lose their errors', () => {
  const { result } = renderHook(() => useFieldErrors(['price', 'offerPrice', 'name']));
  act(() => result.current.show({ price: 'Too high.', offerPrice: 'Too high.', name: 'Too long.' }));
  act(() => {
    result.current.clear('price');
    result.current.clear('offerPrice');
  });
  expect(result.current.errors).toEqual({ name: 'Too long.' });
});

const place = {
  Phone: '+1 555 010 0123',
  Street: '12 Garden Lane',
  City: 'Springfield',
  State: 'Oregon',
  'Zip code': '97477',
  Country: 'U',
};

async function fillAddress(over: Partial<typeof place> = {}) {
  answer(MeDocument, { me: aShopper() });
  answer(LastAddressDocument, { me: { __typename: 'User', id: 'u1', addresses: [] } });
  const { user } = renderApp('/add-address');
  await screen.findByLabelText('Street');
  for (const [label, value] of Object.entries({ ...place, ...over })) await user.type(field(label), value);
  return { user, save: () => user.click(screen.getByRole('button', { name: 'Save address' })) };
}

function answerAdd(message: string, ...errors: ReturnType<typeof at>[]) {
  return answer(AddAddressDocument, {
    addAddress: { __typename: 'AddAddressPayload', success: false, message, errors, address: null, user: null },
  });
}

test.each([
  ['555*0123', 'A phone number can only contain digits, spaces, brackets, + and -'],
  ['1234', 'A phone number has at least 5 characters'],
])('the phone number %s is marked before anything is sent', async (phone, fault) => {
  const sent = answerAdd('Not sent');
  const { save } = await fillAddress({ Phone: phone });
  await save();
  expect(faultOf(field('Phone'))).toBe(fault);
  await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
  expect(sent).toEqual([]);
});

test('a refused address shows the store’s errors at their fields until they are changed, and keeps the typed text', async () => {
  const words = 'Country must have at least 2 characters.';
  answerAdd(words, at('country', words));
  const { user, save } = await fillAddress();
  await save();
  expect((await findToast(words)).dataset['type']).toBe('error');
  expect(faultOf(field('Country'))).toBe(words);
  await waitFor(() => expect(document.activeElement).toBe(field('Country')));
  expect(screen.getByText('One field needs your attention.')).toBeTruthy();
  expect(field('Street').value).toBe('12 Garden Lane');
  await user.type(field('Country'), 'SA');
  expect(faultOf(field('Country'))).toBeNull();
  await waitFor(() => expect(queryToast(words)).toBeNull());
});

test('a refusal above the address form disappears when a field is changed', async () => {
  answerAdd('Too many addresses.');
  const { user, save } = await fillAddress({ Country: 'USA' });
  await save();
  const page = within(screen.getByRole('main'));
  expect((await page.findByRole('alert')).textContent).toBe('Too many addresses.');
  await user.type(field('Street'), '3');
  expect(page.queryByRole('alert')).toBeNull();
});

test('no number of characters left shows for a half-typed phone number', async () => {
  const { user } = await fillAddress({ Phone: '+1 555 010 0123' });
  expect(screen.queryByText(/characters? left/)).toBeNull();
  await user.type(field('Phone'), '4'.repeat(43));
  expect(screen.getByText('2 characters left')).toBeTruthy();
});

test('a refused seller login shows the store’s error at its field', async () => {
  answer(SellerLoginDocument, {
    sellerLogin: {
      __typename: 'SellerLoginPayload',
      success: false,
      message: 'Email must be whole.',
      errors: [at('email', 'Email must be whole.')],
    },
  });
  const { user } = renderApp('/seller');
  await user.type(await screen.findByLabelText('Email'), 'a@b');
  await user.type(field('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await findToast('Email must be whole.')).toBeTruthy();
  expect(faultOf(field('Email'))).toBe('Email must be whole.');
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  await user.type(field('Email'), '.com');
  expect(faultOf(field('Email'))).toBeNull();
  await waitFor(() => expect(queryToast('Email must be whole.')).toBeNull());
});

async function sendProduct(...errors: ReturnType<typeof at>[]) {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  const message = errors[0]?.message ?? '';
  answer(AddProductDocument, {
    addProduct: { __typename: 'AddProductPayload', success: false, message, errors, product: null },
  });
  const { user } = renderApp('/seller');
  await user.type(await screen.findByLabelText('Product name'), 'Radish');
  await user.type(field('Price ($)'), '4.50');
  await user.type(field('Offer price ($)'), '3.99');
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await findToast(message);
  return user;
}

test('a refused product shows the store’s errors at their fields, focuses the first one and keeps the draft', async () => {
  const user = await sendProduct(at('category', 'Category is closed.'), at('name', 'Name is taken.'));
  expect(faultOf(field('Product name'))).toBe('Name is taken.');
  expect(faultOf(screen.getByLabelText('Category'))).toBe('Category is closed.');
  await waitFor(() => expect(document.activeElement).toBe(field('Product name')));
  expect(field('Product name').value).toBe('Radish');
  await user.type(field('Product name'), 's');
  expect(faultOf(field('Product name'))).toBeNull();
  expect(faultOf(screen.getByLabelText('Category'))).toBe('Category is closed.');
});

test('a refused picture shows its error above the buttons', async () => {
  await sendProduct(at('images', 'Each picture can be at most 5 MB.'));
  expect((await screen.findByText(/^Each picture can be at most 5 MB\.$/)).closest('[role="alert"]')).toBeTruthy();
});
