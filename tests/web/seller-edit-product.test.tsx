import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  AddProductDocument,
  ArchiveProductDocument,
  ArrangeProductDocument,
  DepositChoicesDocument,
  ProductToEditDocument,
  UpdateProductDocument,
  WeightReadingDocument,
  type EditedProductFragment,
  type UserErrorCode,
} from '#web/__generated__/seller-products.ts';
import {
  SellerCategoriesDocument,
  SellerSessionDocument,
  SellerShopFactsDocument,
  type StoreFeature,
} from '#web/__generated__/seller-shell.ts';
import type { WeightReading } from '#web/features/seller/products/use-weight-reading.ts';
import { answer, answerWithError } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, queryToast, renderApp } from '#tests/support/web/render-app.tsx';
import { anEditedProduct } from '#tests/support/web/shop-factories.ts';

const picture = (name: string) => ({ __typename: 'Image' as const, url: `https://shop.test/images/${name}-960.webp` });

const aProduct = (version: number, over: Partial<EditedProductFragment['product']> = {}) =>
  anEditedProduct(
    {
      description: ['Crisp'],
      offerPrice: 4.5,
      images: [picture('one'), picture('two')],
      weight: '500 g',
      ...over,
    },
    { version },
  );

const reply = (success: boolean, message: string, product: EditedProductFragment | null, code?: UserErrorCode) => ({
  __typename: 'UpdateProductPayload' as const,
  success,
  message,
  errors: code ? [{ __typename: 'UserError' as const, code, field: null, message }] : [],
  product,
});

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['PRODUCTS_EDIT'], timeZone: null } });
  answer(ProductToEditDocument, { seller: { __typename: 'Seller', oneProduct: aProduct(3) } });
  answer(WeightReadingDocument, ({ text }) => ({
    seller: { __typename: 'Seller' as const, weightReading: readings[text] ?? reading(null) },
  }));
});

const reading = (weight: string | null, over: Partial<WeightReading> = {}): WeightReading => ({
  __typename: 'WeightReading',
  weight,
  size: null,
  expectedGrams: null,
  ...over,
});
const readings: Record<string, WeightReading> = {
  '500 g': reading('500 g', { size: { __typename: 'PackSize', amount: 500, unit: 'G' } }),
  '400-600 g': reading('400–600 g', { expectedGrams: 600 }),
};

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('the seller corrects a name, moves a picture and removes the weight', async () => {
  const saved = aProduct(4, { name: 'Red radish', weight: null, images: [picture('two'), picture('one')] });
  const seen = answer(UpdateProductDocument, { updateProduct: reply(true, 'Product saved.', saved) });
  const { user, client } = renderApp('/seller/products/p1');
  const left = readLists(client);
  const name = await field('Product name');
  expect(name.value).toBe('Radish');
  await user.clear(name);
  await user.type(name, 'Red radish');
  await user.clear(screen.getByRole('textbox', { name: /Weight or size/ }));
  await user.click(screen.getByRole('button', { name: 'Move picture 1 right' }));

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await findToast('Product saved.')).toBeTruthy();
  expect(left()).toEqual(kept.afterLists);
  expect(seen).toEqual([
    {
      input: {
        id: 'p1',
        ifVersion: 3,
        name: 'Red radish',
        description: ['Crisp'],
        category: 'vegetables',
        price: 5,
        offerPrice: 4.5,
        weight: null,
        pictures: [{ url: picture('two').url }, { url: picture('one').url }],
      },
    },
  ]);
});

test('the seller gives a product its article number, and the store’s refusal is beside the field', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['PRODUCTS_EDIT', 'PRODUCTS_SKU'], timeZone: null },
  });
  const message = 'The article number 4711 belongs to Milk.';
  const seen = answer(UpdateProductDocument, {
    updateProduct: {
      ...reply(false, message, null),
      errors: [{ __typename: 'UserError', code: 'INVALID', field: ['sku'], message }],
    },
  });
  const { user } = renderApp('/seller/products/p1');
  await user.type(await screen.findByRole('textbox', { name: /^Article number/ }), ' 4711 ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('textbox', { name: /^Article number/, description: new RegExp(message) }),
  ).toBeTruthy();
  expect(seen).toMatchObject([{ input: { sku: '4711' } }]);
});

test('a product keeps the archived type of its deposit, another one does not get it, and a changed number is sent', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['PRODUCTS_EDIT', 'DEPOSITS'], timeZone: null },
  });
  const depositTypes = ['Bottle', 'Old crate'].map((name, at) => ({
    __typename: 'DepositType' as const,
    id: `t${at}`,
    amount: 1,
    isArchived: at === 1,
    name,
  }));
  answer(DepositChoicesDocument, { seller: { __typename: 'Seller', depositTypes } });
  const deposit = { __typename: 'Deposit' as const, amount: 1, count: 1, name: 'Old crate', typeId: 't1' };
  const choices = async () =>
    (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Deposit' })).textContent.match(
      /Bottle|Old crate/g,
    );
  const without = renderApp('/seller/products/p1');
  expect(await choices()).toEqual(['Bottle']);
  without.close();
  answer(ProductToEditDocument, { seller: { __typename: 'Seller', oneProduct: aProduct(3, { deposit }) } });
  const sent = answer(UpdateProductDocument, { updateProduct: reply(true, 'Saved', aProduct(4)) });
  const { user } = renderApp('/seller/products/p1');
  expect(await choices()).toEqual(['Bottle', 'Old crate']);
  const count = screen.getByRole('textbox', { name: 'Containers of one piece' });
  await user.clear(count);
  await user.type(count, '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ input: { deposit: { typeId: 't1', count: 2 } } }]));
});

test('a weight that the seller leaves as it is is not sent', async () => {
  const seen = answer(UpdateProductDocument, { updateProduct: reply(true, 'Product saved.', aProduct(4)) });
  const { user } = renderApp('/seller/products/p1');
  await user.type(await field('Product name'), ' mix');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findToast('Product saved.')).toBeTruthy();
  expect(seen).toHaveLength(1);
  expect(seen[0]?.input).toMatchObject({ name: 'Radish mix', price: 5 });
  expect(seen[0]?.input).not.toHaveProperty('weight');
});

test('the categories have the names that the owner gave them, and the preview is in the chosen one, also in one of the owner’s', async () => {
  const category = { __typename: 'SellerCategory' as const, productCount: 1, walk: 1, picture: null };
  const allCategories = [
    { ...category, slug: 'vegetables', label: 'Roots', isOwn: false, usualLabel: 'Organic veggies' },
    { ...category, slug: 'pet-food', label: 'Pet food', isOwn: true, usualLabel: null },
  ];
  answer(SellerCategoriesDocument, { seller: { __typename: 'Seller', allCategories } });
  const { user } = renderApp('/seller/products/p1');
  await field('Product name');
  await screen.findByRole('option', { name: 'Roots', selected: true });
  const preview = within(screen.getByRole('region', { name: 'Shop preview' }));
  const addressOf = () => preview.getByText<HTMLAnchorElement>('Radish').pathname;
  expect(addressOf()).toBe('/products/vegetables/preview');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Pet food');
  expect(addressOf()).toBe('/products/pet-food/preview');
});

test('the shop preview shows the typed weight with its unit price, and a wrong one has a sentence at its field', async () => {
  const seen = answer(UpdateProductDocument, { updateProduct: reply(true, 'Product saved.', aProduct(4)) });
  const { user } = renderApp('/seller/products/p1');
  const weight = await screen.findByRole('textbox', { name: /Weight or size/ });
  const preview = within(screen.getByRole('region', { name: 'Shop preview' }));
  expect(await preview.findByText('500 g · $9.00 / kg')).toBeTruthy();
  expect(await screen.findByText('Shown as 500 g · $9.00 / kg.')).toBeTruthy();
  await user.clear(weight);
  expect(preview.getByText('N/A')).toBeTruthy();

  await user.type(weight, '600 to 400');
  await user.tab();
  expect(await screen.findByText(/^Write an amount with its unit, such as 500 g/)).toBeTruthy();
  expect(weight.getAttribute('aria-invalid')).toBe('true');

  await user.clear(weight);
  await user.type(weight, '400-600 g');
  expect(await preview.findByText('400–600 g · $7.50 / kg')).toBeTruthy();
  expect(screen.getByText(/^Sold by weight: the price is the price of 600 g/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findToast('Product saved.')).toBeTruthy();
  expect(seen).toMatchObject([{ input: { weight: '400-600 g' } }]);
});

test('after a change elsewhere the newer values are beside the typed ones, and saving again sends the newer version', async () => {
  const newer = aProduct(9, { name: 'Long radish', offerPrice: 3 });
  const seen = answer(UpdateProductDocument, {
    updateProduct: reply(false, 'The product has changed since you opened it.', newer, 'CHANGED_SINCE'),
  });
  const { user } = renderApp('/seller/products/p1');
  const name = await field('Product name');
  await user.clear(name);
  await user.type(name, 'My radish');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const notice = await screen.findByRole('region', { name: 'Newer values' });
  expect(await within(notice).findByText(/Name is now Long radish/)).toBeTruthy();
  expect(name.value).toBe('My radish');
  // The offer price, which was not touched here, has the newer value.
  expect(within(notice).queryByText(/Offer price is now/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Offer price ($)' })).toHaveProperty('value', '3');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.click(within(notice).getByRole('button', { name: 'Keep what I typed: Name' }));
  expect(within(notice).queryByText(/Name is now/)).toBeNull();

  const again = answer(UpdateProductDocument, { updateProduct: reply(true, 'Product saved.', aProduct(10)) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findToast('Product saved.')).toBeTruthy();
  expect(seen).toHaveLength(1);
  expect(again).toMatchObject([{ input: { ifVersion: 9, name: 'My radish', offerPrice: 3 } }]);
});

test('pictures follow a newer product, and those that both sides have moved wait for a choice', async () => {
  const withPictures = (version: number, ...names: string[]) => aProduct(version, { images: names.map(picture) });
  const late = (product: EditedProductFragment) =>
    answer(UpdateProductDocument, { updateProduct: reply(false, 'Changed.', product, 'CHANGED_SINCE') });
  const shown = () => screen.getAllByRole('img', { name: /^Preview of/ }).map((image) => image.getAttribute('src'));
  const { user } = renderApp('/seller/products/p1');
  await user.type(await field('Product name'), 'es');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  late(withPictures(4, 'three', 'one'));
  await save();
  await waitFor(() => expect(shown()).toEqual([picture('three').url, picture('one').url]));

  await user.click(screen.getByRole('button', { name: 'Move picture 1 right' }));
  late(withPictures(5, 'two', 'three'));
  await save();
  await user.click(await screen.findByRole('button', { name: 'Keep what I typed: List of pictures' }));
  expect(shown()).toEqual([picture('one').url, picture('three').url]);
  const sent = answer(UpdateProductDocument, {
    updateProduct: reply(true, 'Product saved.', withPictures(6, 'one', 'three')),
  });
  await save();
  expect(await findToast('Product saved.')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      input: { ifVersion: 5, name: 'Radishes', pictures: [{ url: picture('one').url }, { url: picture('three').url }] },
    },
  ]);
});

test('a product is archived and brought back', async () => {
  const archived = { ...aProduct(4), isArchived: true };
  const answered = (message: string, product: EditedProductFragment) => ({
    archiveProduct: { __typename: 'ArchiveProductPayload' as const, success: true, message, errors: [], product },
  });
  answerWithError(ArchiveProductDocument, 'The shop could not be reached.', 'STORE_UNREACHABLE');
  const { user } = renderApp('/seller/products/p1');
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await findToast(/could not be reached/)).toBeTruthy();
  const seen = answer(ArchiveProductDocument, answered('Product is no longer sold.', archived));
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await findToast('Product is no longer sold.')).toBeTruthy();
  expect(queryToast(/could not be reached/)).toBeNull();
  expect(seen).toEqual([{ input: { id: 'p1', isArchived: true } }]);
  expect(await screen.findByRole('button', { name: 'Bring back' })).toBeTruthy();
});

test('what was typed survives a reload, and can be discarded', async () => {
  const first = renderApp('/seller/products/p1');
  await first.user.type(await field('Product name'), ' bunch');
  first.close();

  const { user } = renderApp('/seller/products/p1');
  expect((await field('Product name')).value).toBe('Radish bunch');
  const notice = within(screen.getByRole('region', { name: 'Draft' }));
  expect(notice.getByText(/^Your draft was restored/).textContent).toContain('until you save the product');
  await user.click(notice.getByRole('button', { name: 'Discard draft' }));
  expect((await field('Product name')).value).toBe('Radish');
  expect(document.activeElement).toBe(await field('Product name'));
  expect(localStorage.getItem('greengate.product-edit.p1')).toBeNull();
});

test('a product refused because the login has expired brings the login form', async () => {
  answer(UpdateProductDocument, { updateProduct: reply(false, 'Please log in.', null, 'NOT_LOGGED_IN') });
  const { user } = renderApp('/seller/products/p1');
  await user.type(await field('Product name'), 'es');
  answer(SellerSessionDocument, { seller: null });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Seller Login' })).toBeTruthy();
});

test('what was typed over an older version is restored beside the newer values', async () => {
  const first = renderApp('/seller/products/p1');
  await first.user.type(await field('Product name'), ' bunch');
  first.close();
  const newer = aProduct(9, { name: 'Long radish' });
  answer(ProductToEditDocument, { seller: { __typename: 'Seller', oneProduct: newer } });

  renderApp('/seller/products/p1');
  expect((await field('Product name')).value).toBe('Radish bunch');
  const notice = screen.getByRole('region', { name: 'Newer values' });
  expect(within(notice).getByText(/Name is now Long radish/)).toBeTruthy();
});

test('a copy is added as a new product without the numbers of the other one, with the pictures that the store has', async () => {
  const features: StoreFeature[] = ['PRODUCTS_EDIT', 'PRODUCTS_SKU', 'PRODUCTS_GTIN'];
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features, timeZone: null } });
  const oneProduct = { ...aProduct(3, { gtin: '4006381333931' }), sku: 'R-1' };
  answer(ProductToEditDocument, { seller: { __typename: 'Seller', oneProduct } });
  const seen = answer(AddProductDocument, {
    addProduct: {
      __typename: 'AddProductPayload',
      success: true,
      message: 'Product Added',
      errors: [],
      product: { __typename: 'Product', id: 'p2' },
    },
  });
  const { user, address } = renderApp('/seller/products/p1');
  await user.click(await screen.findByRole('link', { name: 'Add a copy' }));
  await waitFor(() => expect(address()).toBe('/seller'));
  const name = await field('Product name');
  expect(name.value).toBe('Radish');
  expect(screen.getAllByRole('img', { name: 'Preview of a picture of the store' })).toHaveLength(2);
  await user.clear(name);
  await user.type(name, 'White radish');
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await findToast('Product Added')).toBeTruthy();
  expect(seen).toEqual([
    {
      input: {
        name: 'White radish',
        description: ['Crisp'],
        category: 'vegetables',
        price: 5,
        offerPrice: 4.5,
        weight: '500 g',
        pictures: [{ url: picture('one').url }, { url: picture('two').url }],
        idempotencyKey: expect.any(String),
      },
    },
  ]);
});

test('a copy that was opened and left is no draft; a changed one is', async () => {
  const open = async () => {
    const page = renderApp('/seller?copy=p1');
    await waitFor(async () => expect((await field('Product name')).value).toBe('Radish'));
    return page;
  };
  (await open()).close();
  const next = renderApp('/seller');
  expect((await field('Product name')).value).toBe('');
  next.close();
  const changed = await open();
  await changed.user.type(await field('Product name'), ' 2');
  changed.close();
  renderApp('/seller');
  expect((await field('Product name')).value).toBe('Radish 2');
});

test.each([
  ['Keep the draft', 'Leek'],
  ['Replace the draft', 'Radish'],
])('a copy does not replace an unsaved draft without asking: %s', async (choice, expected) => {
  localStorage.setItem('greengate.product-draft', JSON.stringify({ name: 'Leek' }));
  const { user, address } = renderApp('/seller?copy=p1');
  await screen.findByText(/A copy of “Radish” would replace it/);
  expect((await field('Product name')).value).toBe('Leek');
  await user.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(address()).toBe('/seller'));
  expect((await field('Product name')).value).toBe(expected);
  expect(screen.queryByText(/would replace it/)).toBeNull();
});

test('the seller chooses a best seller, and what was typed stays', async () => {
  const product = { __typename: 'SellerProduct' as const, id: 'p1', isBestSeller: true };
  const seen = answer(ArrangeProductDocument, {
    arrangeProduct: {
      __typename: 'ArrangeProductPayload' as const,
      success: true,
      message: 'Saved.',
      errors: [],
      product,
    },
  });
  const { user, client } = renderApp('/seller/products/p1');
  const left = readLists(client);
  const name = await field('Product name');
  await user.type(name, 'es');
  await user.click(screen.getByRole('switch', { name: 'Shop’s pick' }));
  expect(await findToast('Among the shop’s picks')).toBeTruthy();
  expect(left()).toEqual(kept.afterLists);
  expect(seen).toEqual([{ input: { id: 'p1', isBestSeller: true } }]);
  expect(screen.getByRole('switch', { name: 'Shop’s pick' }).getAttribute('aria-checked')).toBe('true');
  expect(name.value).toBe('Radishes');
});
