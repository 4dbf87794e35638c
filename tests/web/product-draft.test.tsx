import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddProductDocument, WeightReadingDocument } from '#web/__generated__/seller-products.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { answer, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';

type User = ReturnType<typeof renderApp>['user'];

const added = (success: boolean, message: string) => ({
  addProduct: {
    __typename: 'AddProductPayload' as const,
    errors: [],
    success,
    message,
    product: success ? { __typename: 'Product' as const, id: 'new' } : null,
  },
});

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Product name' });
const descriptionField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Product description/ });
const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price ($)' });
const offerPrice = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Offer price ($)' });
const notice = () => within(screen.getByRole('region', { name: 'Draft' }));

async function fill(user: User) {
  await user.type(await nameField(), 'Radish');
  await user.type(price(), '4.50');
  await user.type(offerPrice(), '3.99');
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Add product' }));

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
});

test('a draft is restored when the page is opened again, and a notice says so', async () => {
  const first = renderApp('/seller');
  await fill(first.user);
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'bakery');
  expect(notice().queryByText(/was restored/)).toBeNull();
  first.close();

  renderApp('/seller');

  expect((await nameField()).value).toBe('Radish');
  expect(offerPrice().value).toBe('3.99');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveProperty('value', 'bakery');
  expect(notice().getByText(/^Your draft was restored/)).toBeTruthy();
});

test('a browser that does not store the draft is not said to have saved it', async () => {
  const { user } = renderApp('/seller');
  await user.type(await nameField(), 'Rad');
  expect(screen.getByText('Saved as a draft in this browser.')).toBeTruthy();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.type(await nameField(), 'ish');
  expect(screen.getByText('This browser does not store your draft. After a reload it is gone.')).toBeTruthy();
  expect(screen.queryByText('Saved as a draft in this browser.')).toBeNull();
  vi.restoreAllMocks();
  await user.type(await nameField(), 'es');
  expect(screen.getByText('Saved as a draft in this browser.')).toBeTruthy();
});

test('a picture that the browser does not store is said to be gone after a reload, until it is removed', async () => {
  // jsdom has no IndexedDB, and no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:radish', revokeObjectURL: () => undefined });
  const { user } = renderApp('/seller');
  await user.type(await nameField(), 'Radish');
  await user.upload(screen.getByLabelText('Main picture'), new File(['x'], 'radish.png', { type: 'image/png' }));
  expect(await screen.findByText('This browser does not store your draft. After a reload it is gone.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(await screen.findByText('Saved as a draft in this browser.')).toBeTruthy();
});

test('the weight is in the draft and is sent, over a store that takes it, and its refusal shows at the field', async () => {
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['PRODUCTS_EDIT'], timeZone: null } });
  answer(WeightReadingDocument, {
    seller: {
      __typename: 'Seller',
      weightReading: { __typename: 'WeightReading', weight: null, size: null, expectedGrams: null },
    },
  });
  const message = 'Write an amount with its unit.';
  answer(AddProductDocument, {
    addProduct: {
      __typename: 'AddProductPayload',
      success: false,
      message,
      errors: [{ __typename: 'UserError', code: 'INVALID', field: ['weight'], message }],
      product: null,
    },
  });
  const weight = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Weight or size/ });
  const first = renderApp('/seller');
  await fill(first.user);
  await first.user.type(await weight(), '1.5');
  await send(first.user);
  await waitFor(async () => expect((await weight()).getAttribute('aria-invalid')).toBe('true'));
  first.close();

  const seen = answer(AddProductDocument, added(true, 'Product Added'));
  const { user } = renderApp('/seller');
  expect((await weight()).value).toBe('1.5');
  await user.type(await weight(), ' l');
  await send(user);

  expect(await findToast('Product Added')).toBeTruthy();
  expect(seen).toMatchObject([{ input: { name: 'Radish', weight: '1.5 l' } }]);
});

test('over a store that takes no weight there is no field for it, and none is sent', async () => {
  localStorage.setItem('greengate.product-draft', JSON.stringify({ name: 'Radish', weight: '1 l' }));
  const seen = answer(AddProductDocument, added(true, 'Product Added'));
  const { user } = renderApp('/seller');
  await nameField();
  expect(screen.queryByRole('textbox', { name: /Weight/ })).toBeNull();
  await user.type(price(), '4');
  await user.type(offerPrice(), '3');
  await send(user);
  expect(await findToast('Product Added')).toBeTruthy();
  expect(seen[0]?.input).not.toHaveProperty('weight');
});

test('a draft can be discarded and restored', async () => {
  const first = renderApp('/seller');
  await fill(first.user);
  first.close();
  const { user } = renderApp('/seller');
  await nameField();

  await user.click(notice().getByRole('button', { name: 'Discard draft' }));
  expect((await nameField()).value).toBe('');
  expect(document.activeElement).toBe(await nameField());
  expect(await findToast('Draft discarded')).toBeTruthy();

  await user.click(notice().getByRole('button', { name: 'Restore draft' }));
  expect((await nameField()).value).toBe('Radish');
  expect(price().value).toBe('4.50');
  expect(notice().queryByRole('button', { name: 'Restore draft' })).toBeNull();
});

test('a discarded draft is not restored when the page is opened again', async () => {
  const first = renderApp('/seller');
  await fill(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Reset' }));
  first.close();

  renderApp('/seller');

  expect((await nameField()).value).toBe('');
  expect(notice().queryByText(/was restored/)).toBeNull();
});

test('when the store has accepted the product, its draft is deleted', async () => {
  answer(AddProductDocument, added(true, 'Product Added'));
  const { user, close } = renderApp('/seller');
  await fill(user);
  await send(user);
  await findToast('Product Added');
  close();

  renderApp('/seller');

  expect((await nameField()).value).toBe('');
  expect(Object.keys(localStorage).filter((key) => key !== 'greengate.first-steps')).toEqual([]);
});

test('an unreadable draft is ignored', async () => {
  localStorage.setItem('greengate.product-draft', '{"name":');
  renderApp('/seller');

  expect((await nameField()).value).toBe('');
});

test('a failed attempt shows its reason, and a retry sends the same product', async () => {
  answerWithError(AddProductDocument, 'The store cannot be reached.');
  const { user } = renderApp('/seller');
  await fill(user);
  await send(user);
  const failure = await screen.findByText(/^The product was not added/);
  expect(failure.closest('[role="alert"]')?.textContent).toContain('The store cannot be reached.');

  const seen = answer(AddProductDocument, added(true, 'Product Added'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await findToast('Product Added')).toBeTruthy();
  expect(seen.map(({ input }) => input.name)).toEqual(['Radish']);
  expect(screen.queryByText(/^The product was not added/)).toBeNull();
});

test('a name that is too long for the store shows an error, and before that the number of characters left', async () => {
  const seen = answer(AddProductDocument, added(true, 'Product Added'));
  const { user } = renderApp('/seller');
  await fill(user);
  const name = await nameField();
  await user.clear(name);
  await user.click(name);
  await user.paste('a'.repeat(118));
  expect(screen.getByText('2 characters left.')).toBeTruthy();

  await user.type(name, 'aaa');
  expect(screen.getByText('A name has at most 120 characters; this one has 121.')).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await send(user);

  await waitFor(() => expect(document.activeElement).toBe(name));
  await everythingSentHasArrived();
  expect(seen).toEqual([]);
});

test('characters are counted as people count them', async () => {
  const { user } = renderApp('/seller');
  await user.click(await nameField());
  await user.paste('🥕'.repeat(120));

  expect(screen.getByText('0 characters left.')).toBeTruthy();
});

test('a description with too many or too long points shows an error', async () => {
  const { user } = renderApp('/seller');
  await nameField();
  await user.click(descriptionField());
  await user.paste(Array.from({ length: 51 }, (_, at) => `Point ${at}`).join('\n'));
  expect(screen.getByText('A description has at most 50 points; this has 51.')).toBeTruthy();

  await user.clear(descriptionField());
  await user.click(descriptionField());
  await user.paste(`Short\n${'a'.repeat(301)}`);
  expect(screen.getByText('Point 2 is too long: it has 301 characters, at most 300 are allowed.')).toBeTruthy();
});

test('a price above the store’s limit shows an error', async () => {
  const { user } = renderApp('/seller');
  await nameField();
  await user.type(price(), '100000.01');
  await user.tab();

  expect(screen.getByText('The price can be at most 100,000.')).toBeTruthy();
});

test('the description is previewed as bullet points', async () => {
  const { user } = renderApp('/seller');
  await nameField();
  await user.type(descriptionField(), 'Crisp{Enter}{Enter}  Peppery ');

  const bullets = within(screen.getByRole('region', { name: 'The description as shoppers see it' }));
  expect(bullets.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Crisp', 'Peppery']);
});

test('the product card is previewed with the draft, and nothing in it can be pressed', async () => {
  const { user } = renderApp('/seller');
  await fill(user);

  const preview = within(screen.getByRole('region', { name: 'Shop preview' }));
  const card = preview.getByRole('article');
  expect(card.textContent).toMatch(/11% off.*Radish.*\$3\.99.*\$4\.50/);
  expect(card.closest('[inert]')).not.toBeNull();
});
