import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LoginDocument } from '#web/__generated__/account.ts';
import {
  AddAddressDocument,
  type AddAddressMutation,
  LastAddressDocument,
  UpdateAddressDocument,
} from '#web/__generated__/addresses.ts';
import { AddressesDocument, CartProductsDocument } from '#web/__generated__/cart.ts';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { AccountAddressesDocument } from '#web/__generated__/profile.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { answer, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, pasteInto, renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, aProduct, aShopper, anAddress } from '#tests/support/web/shop-factories.ts';

type User = ReturnType<typeof renderApp>['user'];

const old = anAddress({ id: 'a0', street: '1 Old Road' });
const added = anAddress({ id: 'a1' });
const newest = anAddress({ id: 'a2', street: '3 Newest Street' });

const typed = {
  Phone: '+1 555 010 0123',
  Street: '12 Garden Lane',
  City: 'Springfield',
  State: 'Oregon',
  'Zip code': '97477',
  Country: 'USA',
};

async function fill(user: User, values: Partial<typeof typed> = typed) {
  await screen.findByLabelText('Street');
  for (const [label, value] of Object.entries(values)) await pasteInto(user, screen.getByLabelText(label), value);
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save address' }));

beforeEach(() => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 1 }) }) });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  answerLast([]);
});

function answerLast(addresses: (typeof old)[]) {
  answer(LastAddressDocument, { me: { __typename: 'User', id: 'u1', addresses } });
}

type AddAddressReply = NonNullable<AddAddressMutation['addAddress']>;

function answerAdd(over: Partial<Pick<AddAddressReply, 'success' | 'message' | 'errors'>> = {}) {
  return answer(AddAddressDocument, {
    addAddress: {
      __typename: 'AddAddressPayload',
      errors: [],
      success: true,
      message: 'Address added successfully',
      address: { __typename: 'Address', id: 'a1' },
      user: { __typename: 'User', id: 'u1', addresses: [old, added, newest] },
      ...over,
    },
  });
}

test('a visitor is sent to the cart', async () => {
  answer(MeDocument, { me: null });
  const { address } = renderApp('/add-address');
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(await findToast('Please log in to add an address')).toBeTruthy();
});

test('the form saves all nine fields, the zip code as a number, and opens the cart with the address selected', async () => {
  const sent = answerAdd();
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [old, added, newest] } });
  const { user, address } = renderApp('/add-address');
  await fill(user);
  await save(user);
  // The toast first, because it closes after two seconds.
  expect((await findToast('Address added successfully')).dataset['type']).toBe('success');
  await waitFor(() => expect(address()).toBe('/cart'));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /12 Garden Lane/ })).checked).toBe(true);
  expect(sent).toEqual([
    {
      input: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        phone: '+1 555 010 0123',
        street: '12 Garden Lane',
        city: 'Springfield',
        state: 'Oregon',
        zipcode: 97477,
        country: 'USA',
        idempotencyKey: expect.any(String),
      },
    },
  ]);
});

test('name and email are filled in from the account', async () => {
  renderApp('/add-address');
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await screen.findByLabelText('Street');
  expect([value('First name'), value('Last name'), value('Email')]).toEqual(['Ada', 'Byron', 'ada@example.com']);
});

test('the country is filled in from the last saved address, unless the shopper typed another one', async () => {
  answerLast([anAddress({ id: 'a0', country: 'Chile' }), anAddress({ id: 'a1', country: 'Norway' })]);
  const { user } = renderApp('/add-address');
  const country = await screen.findByLabelText<HTMLInputElement>('Country');
  await waitFor(() => expect(country.value).toBe('Norway'));
  await user.clear(country);
  await user.type(country, 'Iceland');
  expect(country.value).toBe('Iceland');
});

test('the typed text stays after going back and forward and after a reload, until the address is saved', async () => {
  answerAdd();
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [added] } });
  const first = renderApp('/add-address');
  await fill(first.user, { Street: '12 Garden Lane', 'Zip code': '97477' });
  await first.user.click(screen.getByRole('link', { name: 'Back to cart' }));
  await first.user.click(await screen.findByRole('link', { name: 'Add address' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Street')).value).toBe('12 Garden Lane');
  first.close();

  const second = renderApp('/add-address');
  expect((await screen.findByLabelText<HTMLInputElement>('Zip code')).value).toBe('97477');
  await fill(second.user, { Phone: '+1 555', City: 'Springfield', State: 'Oregon', Country: 'USA' });
  await save(second.user);
  await waitFor(() => expect(second.address()).toBe('/cart'));
  second.close();

  renderApp('/add-address');
  expect((await screen.findByLabelText<HTMLInputElement>('Street')).value).toBe('');
});

test('another shopper does not see the typed text', async () => {
  const first = renderApp('/add-address');
  await fill(first.user, { Street: '12 Garden Lane' });
  first.close();
  answer(MeDocument, { me: aShopper({ id: 'u2', name: 'Grace Hopper' }) });
  answer(LastAddressDocument, { me: { __typename: 'User', id: 'u2', addresses: [] } });
  renderApp('/add-address');
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Grace');
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('');
});

test('when the login expires while an address is typed, the page keeps the text, offers a login, and then saves', async () => {
  const message = 'Not authorized. Please log in.';
  answerAdd({
    success: false,
    message,
    errors: [{ __typename: 'UserError', code: 'NOT_LOGGED_IN', field: null, message }],
  });
  const { user, address } = renderApp('/add-address');
  await fill(user);
  answer(MeDocument, { me: null });
  await save(user);
  expect(await screen.findByText(/^Your login has expired/)).toBeTruthy();
  expect(address()).toBe('/add-address');

  const sent = answerAdd();
  answer(LoginDocument, {
    login: {
      __typename: 'LoginPayload',
      errors: [],
      success: true,
      message: null,
      user: aShopper({ cart: aCart({ tomatoes: 1 }) }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
  await user.type(dialog.getByLabelText('Password'), 'a long password');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByText(/^Your login has expired/)).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('12 Garden Lane');
  await save(user);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('every field is required: saving names the missing fields and focuses the first one', async () => {
  const sent = answerAdd();
  const { user } = renderApp('/add-address');
  await screen.findByLabelText('Street');
  await save(user);
  for (const text of [
    'Enter a phone number',
    'Enter street and house number',
    'Enter the city',
    'Enter the state',
    'Enter the zip code',
    'Enter the country',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a phone number',
  );
  expect(phone.required).toBe(true);
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('an error shows when its field loses the focus, and disappears when the field is corrected', async () => {
  const { user } = renderApp('/add-address');
  const zip = await screen.findByLabelText<HTMLInputElement>('Zip code');
  expect(zip.inputMode).toBe('numeric');
  await user.type(zip, '97a');
  expect(screen.queryByText('The zip code can only contain digits')).toBeNull();
  await user.tab();
  expect(screen.getByText('The zip code can only contain digits')).toBeTruthy();
  await user.type(zip, '{Backspace}');
  expect(screen.queryByText('The zip code can only contain digits')).toBeNull();
});

test('a field shows how many characters are left before its limit, which is the store’s', async () => {
  const { user } = renderApp('/add-address');
  const city = await screen.findByLabelText<HTMLInputElement>('City');
  await user.click(city);
  await user.paste('x'.repeat(72));
  expect(screen.getByText('8 characters left')).toBeTruthy();
  await user.paste('y'.repeat(20));
  expect(city.value).toHaveLength(80);
  expect(document.getElementById(city.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The limit of 80 characters is reached',
  );
});

test('a zip code with leading zeros shows the number that is saved', async () => {
  const { user } = renderApp('/add-address');
  await user.type(await screen.findByLabelText('Zip code'), '02134');
  expect(screen.getByText(/^Saved as 2134/)).toBeTruthy();
});

test('saving shows the number of invalid fields, which decreases as they are corrected', async () => {
  const { user } = renderApp('/add-address');
  await screen.findByLabelText('Street');
  await save(user);
  expect(screen.getByText('6 fields need your attention.')).toBeTruthy();
  await user.type(screen.getByLabelText('City'), 'Springfield');
  expect(screen.getByText('5 fields need your attention.')).toBeTruthy();
});

test('an invalid email is not sent', async () => {
  const sent = answerAdd();
  const { user } = renderApp('/add-address');
  await fill(user);
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ada');
  await save(user);
  expect(screen.getByText('Enter an email address like name@example.com')).toBeTruthy();
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
});

test('the fields have the autocomplete tokens for addresses', async () => {
  renderApp('/add-address');
  await screen.findByLabelText('Street');
  const token = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
  expect(
    ['First name', 'Last name', 'Email', 'Phone', 'Street', 'City', 'State', 'Zip code', 'Country'].map(token),
  ).toEqual(
    [
      'given-name',
      'family-name',
      'email',
      'tel',
      'address-line1',
      'address-level2',
      'address-level1',
      'postal-code',
      'country-name',
    ].map((name) => `shipping ${name}`),
  );
});

test('a refused address shows the store’s message as a toast and in the page, and keeps the typed text', async () => {
  answerAdd({ success: false, message: 'Too many addresses' });
  const { user, address } = renderApp('/add-address');
  await fill(user);
  await save(user);
  expect((await findToast('Too many addresses')).dataset['type']).toBe('error');
  expect(address()).toBe('/add-address');
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('12 Garden Lane');
});

test('an address that cannot be sent shows the error’s message', async () => {
  answerWithError(AddAddressDocument, 'The store is not reachable.');
  const { user } = renderApp('/add-address');
  await fill(user);
  await save(user);
  expect((await findToast('The store is not reachable.')).dataset['type']).toBe('error');
});

test('over a store that keeps postal codes as text, the form takes letters and sends the text', async () => {
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ADDRESSES_EDIT'] } });
  const sent = answerAdd();
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [added] } });
  const { user, address } = renderApp('/add-address');
  await fill(user, { ...typed, 'Zip code': 'SW1A/1AA' });
  await save(user);
  expect(await screen.findByText('The zip code can only contain letters, digits, spaces and hyphens')).toBeTruthy();
  await user.clear(screen.getByLabelText('Zip code'));
  await user.type(screen.getByLabelText('Zip code'), 'SW1A 1AA');
  await save(user);
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(sent).toMatchObject([{ input: { postalCode: 'SW1A 1AA' } }]);
  expect(sent[0]?.input).not.toHaveProperty('zipcode');
});

test('the state is optional where the store takes none and the typed country needs none', async () => {
  answer(StoreFeaturesDocument, {
    store: { __typename: 'Store', features: ['ADDRESSES_EDIT', 'ADDRESSES_STATE'] },
  });
  const sent = answerAdd();
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [added] } });
  const { user, address } = renderApp('/add-address');
  const { State: _state, ...others } = typed;
  await fill(user, { ...others, Country: 'Vereinigte Staaten' });
  await save(user);
  expect(await screen.findByText('Enter the state')).toBeTruthy();
  await user.clear(screen.getByLabelText('Country'));
  await user.type(screen.getByLabelText('Country'), 'Deutschland');
  expect(screen.getByLabelText<HTMLInputElement>('State').required).toBe(false);
  expect(screen.queryByText('Enter the state')).toBeNull();
  await save(user);
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(sent).toMatchObject([{ input: { country: 'Deutschland', state: '' } }]);
});

test('a saved address is changed in the same form, which keeps what was typed when the store refuses', async () => {
  const features = ['ACCOUNTS_PROFILE', 'ADDRESSES_EDIT'] as const;
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: [...features] } });
  answerLast([old, added]);
  const payload = { __typename: 'UpdateAddressPayload' as const, errors: [], message: 'Address saved.' };
  const message = 'Street can have at most 200 characters.';
  const refusedReply = { code: 'INVALID' as const, field: ['street'], message, __typename: 'UserError' as const };
  answer(UpdateAddressDocument, {
    updateAddress: { ...payload, success: false, message, errors: [refusedReply], address: null },
  });
  const { user, address } = renderApp('/add-address?id=a0');
  const street = await screen.findByLabelText<HTMLInputElement>('Street');
  expect([street.value, screen.getByLabelText<HTMLInputElement>('Zip code').value]).toEqual(['1 Old Road', '97477']);
  await user.clear(street);
  await user.type(street, '5 New Street');
  await save(user);
  expect(await screen.findByText(message, { selector: 'p span' })).toBeTruthy();
  expect(street.value).toBe('5 New Street');

  const changed = { ...old, street: '5 New Street' };
  const sent = answer(UpdateAddressDocument, { updateAddress: { ...payload, success: true, address: changed } });
  answer(AccountAddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [changed, added] } });
  await user.type(street, ' ');
  await save(user);
  await waitFor(() => expect(address()).toBe('/account'));
  expect(sent).toMatchObject([{ input: { id: 'a0', street: '5 New Street', postalCode: '97477' } }]);
});
