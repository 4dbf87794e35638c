import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import {
  AccountAddressesDocument,
  AccountExportDocument,
  ChangeEmailDocument,
  ChangePasswordDocument,
  DeleteAccountDocument,
  RemoveAddressDocument,
  SetDefaultAddressDocument,
  UpdateProfileDocument,
} from '#web/__generated__/profile.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aShopper, anAddress } from '#tests/support/web/shop-factories.ts';

const home = anAddress({ id: 'a1', isDefault: false });
const work = anAddress({ id: 'a2', street: '3 Mill Lane', postalCode: 'SW1A 1AA', isDefault: true });
const accepted = { success: true, errors: [] };

beforeEach(() => {
  answer(MeDocument, { me: aShopper() });
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ACCOUNTS_PROFILE', 'ADDRESSES_EDIT'] } });
  answer(AccountAddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [home, work] } });
});

const section = (name: string) => screen.findByRole('region', { name });

test('the profile menu leads to the account, where the name changes at once', async () => {
  const sent = answer(UpdateProfileDocument, {
    updateProfile: {
      __typename: 'UpdateProfilePayload',
      ...accepted,
      message: 'Your name was changed.',
      user: { __typename: 'User', id: 'u1', name: 'Ada King' },
    },
  });
  const { user } = renderApp('/my-orders');
  await user.click(await screen.findByRole('button', { name: /^Profile of/ }));
  await user.click(await screen.findByRole('link', { name: 'My Account' }));
  const form = within(await section('Name'));
  const name = form.getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Ada Byron');
  await user.clear(name);
  await user.type(name, 'Ada King');
  await user.click(form.getByRole('button', { name: 'Save name' }));
  expect((await findToast('Your name was changed.')).dataset['type']).toBe('success');
  expect(sent).toEqual([{ input: { name: 'Ada King' } }]);
  expect(await screen.findByRole('button', { name: 'Profile of Ada King' })).toBeTruthy();
});

test('a wrong current password shows beside its field, and the typed email stays', async () => {
  const message = 'The current password is wrong. Please type it again.';
  const wrong = { __typename: 'UserError' as const, code: 'WRONG_LOGIN' as const, field: ['password'], message };
  answer(ChangeEmailDocument, {
    changeEmail: { __typename: 'ChangeEmailPayload', success: false, message, errors: [wrong], user: null },
  });
  const { user } = renderApp('/account');
  const form = within(await section('Email'));
  const email = form.getByLabelText<HTMLInputElement>('Email');
  await user.clear(email);
  await user.type(email, 'new@example.com');
  await user.type(form.getByLabelText('Current password'), 'wrong');
  await user.click(form.getByRole('button', { name: 'Save email' }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(email.value).toBe('new@example.com');
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Current password')));
});

test('a short new password is not sent; a changed one empties the form', async () => {
  const sent = answer(ChangePasswordDocument, {
    changePassword: { __typename: 'ChangePasswordPayload', ...accepted, message: 'Your password was changed.' },
  });
  const { user } = renderApp('/account');
  const form = within(await section('Password'));
  await user.type(form.getByLabelText('Current password'), 'old password');
  const next = form.getByLabelText<HTMLInputElement>('New password');
  await user.type(next, 'short');
  await user.click(form.getByRole('button', { name: 'Save password' }));
  expect(await form.findByText('Choose a password of 8 characters or more')).toBeTruthy();
  await user.type(next, ' but longer');
  await user.click(form.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(next.value).toBe(''));
  expect(sent).toEqual([{ input: { password: 'old password', newPassword: 'short but longer' } }]);
});

test('addresses show their postal codes; another becomes the default, and one is deleted after a question', async () => {
  const shopperWith = (addresses: (typeof home)[]) => ({ __typename: 'User' as const, id: 'u1', addresses });
  const chosen = answer(SetDefaultAddressDocument, {
    setDefaultAddress: {
      __typename: 'SetDefaultAddressPayload',
      ...accepted,
      message: 'This address is now your default.',
      user: shopperWith([
        { ...home, isDefault: true },
        { ...work, isDefault: false },
      ]),
    },
  });
  const removed = answer(RemoveAddressDocument, {
    removeAddress: {
      __typename: 'RemoveAddressPayload',
      ...accepted,
      message: 'Address deleted.',
      user: shopperWith([{ ...home, isDefault: true }]),
    },
  });
  const { user } = renderApp('/account');
  const list = within(await section('Addresses'));
  expect(await list.findByText(/3 Mill Lane, .*SW1A 1AA/)).toBeTruthy();
  expect(list.getAllByRole('button', { name: /^Make default: / })).toHaveLength(1);
  await user.click(list.getByRole('button', { name: /^Make default: .*12 Garden Lane$/ }));
  expect(await list.findByRole('button', { name: /^Make default: .*3 Mill Lane$/ })).toBeTruthy();
  await user.click(list.getByRole('button', { name: /^Delete .*3 Mill Lane$/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete address' }));
  await waitFor(() => expect(list.queryByText(/3 Mill Lane/)).toBeNull());
  expect([chosen, removed]).toEqual([[{ input: { id: 'a1' } }], [{ input: { id: 'a2' } }]]);
});

test('after a refused change of an address, the addresses are read again: another window may have deleted it', async () => {
  const message = 'There is no such address.';
  const errors = [{ __typename: 'UserError' as const, code: 'REFUSED' as const, field: null, message }];
  answer(SetDefaultAddressDocument, () => {
    answer(AccountAddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [work] } });
    return {
      setDefaultAddress: {
        __typename: 'SetDefaultAddressPayload' as const,
        success: false,
        message,
        errors,
        user: null,
      },
    };
  });
  const { user } = renderApp('/account');
  const list = within(await section('Addresses'));
  await user.click(await list.findByRole('button', { name: /^Make default: .*12 Garden Lane$/ }));
  await findToast(message);
  await waitFor(() => expect(list.queryByText(/12 Garden Lane/)).toBeNull());
});

test('the export is saved as a file', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => undefined });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answer(AccountExportDocument, { me: { __typename: 'User', id: 'u1', accountExport: '{ "account": {} }\n' } });
  const { user } = renderApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Export my data' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(await saved[0]?.text()).toBe('{ "account": {} }\n');
});

test('deleting asks for the password, shows what blocks it, and then forgets the shopper', async () => {
  const message = 'Order 1001 is still open. Cancel it in My Orders or wait for the delivery, then delete the account.';
  const open = { __typename: 'UserError', code: 'REFUSED', field: null, message } as const;
  answer(DeleteAccountDocument, {
    deleteAccount: { __typename: 'DeleteAccountPayload', success: false, message, errors: [open] },
  });
  const { user, address } = renderApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText('Current password'), 'my password');
  await user.click(dialog.getByRole('button', { name: 'Delete my account for ever' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(message);

  const sent = answer(DeleteAccountDocument, {
    deleteAccount: { __typename: 'DeleteAccountPayload', ...accepted, message: 'Your account was deleted.' },
  });
  answer(MeDocument, { me: null });
  await user.click(dialog.getByRole('button', { name: 'Delete my account for ever' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  expect(sent).toEqual([{ input: { password: 'my password' } }]);
});

test('over a classic store there is no link to the account, and the page says that nothing can be changed', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_ONLINE'] } });
  const { user } = renderApp('/account');
  expect(await screen.findByText('This shop cannot change accounts.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Profile of/ }));
  expect(screen.queryByRole('link', { name: 'My Account' })).toBeNull();
});
