import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ProductListDocument } from '#web/__generated__/catalog.ts';
import { OwnCategoriesDocument } from '#web/__generated__/products.ts';
import {
  ArrangeCategoriesDocument,
  RemoveCategoryDocument,
  SaveCategoryDocument,
} from '#web/__generated__/seller-categories.ts';
import {
  SellerCategoriesDocument,
  SellerSessionDocument,
  SellerShopFactsDocument,
} from '#web/__generated__/seller-shell.ts';
import { SellerProductsDocument } from '#web/__generated__/seller-stock.ts';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, pasteInto, renderApp } from '#tests/support/web/render-app.tsx';

const category = (slug: string, label: string, walk: number, over: object = {}) => ({
  __typename: 'SellerCategory' as const,
  slug,
  label,
  isOwn: true,
  productCount: 0,
  walk,
  picture: null as { __typename: 'Image'; url: string } | null,
  usualLabel: null as string | null,
  ...over,
});
const fruits = category('fruits', 'Fresh Fruits', 0, { isOwn: false, productCount: 3 });
const pets = category('pet-food', 'Pet Food', 1, { productCount: 1 });
const paper = category('paper', 'Paper', 2);

const answerCategories = (...allCategories: ReturnType<typeof category>[]) =>
  answer(SellerCategoriesDocument, { seller: { __typename: 'Seller', allCategories } });

const accepted = { success: true, message: 'Saved.', errors: [] };

beforeEach(() => {
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['CATEGORIES_OWN'], timeZone: null } });
  answerCategories(fruits, pets, paper);
  answer(SellerProductsDocument, {
    products: {
      __typename: 'ProductConnection',
      totalCount: 0,
      nodes: [],
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  });
});

test('the page lists the own categories and the walk through all, and the product list leads to it', async () => {
  answerCategories({ ...fruits, walk: 1 }, { ...pets, walk: 2 }, { ...paper, walk: 0 });
  const { user } = renderApp('/seller/product-list');
  await user.click(await screen.findByRole('link', { name: 'Categories' }));

  const own = within(await screen.findByRole('region', { name: 'Your categories' }));
  expect(own.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Pet Food1 product'),
    expect.stringContaining('Paper0 products'),
  ]);
  const walk = within(screen.getByRole('region', { name: 'Walking order' }));
  expect(walk.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('1. Paper'),
    expect.stringContaining('2. Fresh Fruits'),
    expect.stringContaining('3. Pet Food'),
  ]);
});

test('a category is added; after a refusal the name stays and the error is beside it', async () => {
  const message = 'There is already a category with this name. Please choose another name.';
  const seen = answer(SaveCategoryDocument, {
    saveCategory: {
      __typename: 'SaveCategoryPayload',
      success: false,
      message,
      errors: [{ __typename: 'UserError', code: 'TAKEN', field: ['label'], message }],
    },
  });
  const { user, client } = renderApp('/seller/categories');
  const left = readLists(client);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await pasteInto(user, name, 'Paper');
  await user.click(screen.getByRole('button', { name: 'Add category' }));

  await screen.findByRole('textbox', { name: 'Name', description: message });
  expect(name).toHaveProperty('value', 'Paper');
  expect(seen).toEqual([{ input: { label: 'Paper', removePicture: false, idempotencyKey: expect.any(String) } }]);

  answer(SaveCategoryDocument, { saveCategory: { __typename: 'SaveCategoryPayload', ...accepted } });
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  await findToast('Saved.');
  expect(left()).toEqual(kept.afterProducts);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', ''));
});

test.each([
  ['is removed', false, true],
  ['is replaced, and not removed', true, false],
])('the picture of a category %s', async (_how, isReplaced, removePicture) => {
  const picture = { __typename: 'Image' as const, url: '/images/paper-960.webp' };
  answerCategories(fruits, { ...paper, picture });
  const seen = answer(SaveCategoryDocument, { saveCategory: { __typename: 'SaveCategoryPayload', ...accepted } });
  const { user } = renderApp('/seller/categories');
  await user.click(await screen.findByRole('button', { name: 'Edit Paper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Paper' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Remove the picture' }));
  if (isReplaced)
    await user.upload(dialog.getByLabelText(/^Picture/), new File(['x'], 'new.png', { type: 'image/png' }));
  await user.click(dialog.getByRole('button', { name: 'Save category' }));
  await waitFor(() => expect(seen).toMatchObject([{ input: { slug: 'paper', label: 'Paper', removePicture } }]));
});

test('without a name nothing is sent', async () => {
  const seen = answer(SaveCategoryDocument, { saveCategory: { __typename: 'SaveCategoryPayload', ...accepted } });
  const { user } = renderApp('/seller/categories');
  await user.click(await screen.findByRole('button', { name: 'Add category' }));
  screen.getByRole('textbox', { name: 'Name', description: 'Enter the name of the category.' });
  expect(seen).toEqual([]);
});

test('a name over 40 characters is refused in words, and nothing of it is cut off', async () => {
  const seen = answer(SaveCategoryDocument, { saveCategory: { __typename: 'SaveCategoryPayload', ...accepted } });
  const { user } = renderApp('/seller/categories');
  const long = 'Home-made jams, jellies and marmalades of ours';
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Name' }), long);
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  const name = screen.getByRole('textbox', { name: 'Name', description: 'Name can have at most 40 characters.' });
  expect(name).toHaveProperty('value', long);
  expect(seen).toEqual([]);
  await user.clear(name);
  await pasteInto(user, name, 'ü'.repeat(40));
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  await waitFor(() =>
    expect(seen).toEqual([
      { input: { label: 'ü'.repeat(40), removePicture: false, idempotencyKey: expect.any(String) } },
    ]),
  );
});

test('a category is moved with the keyboard, and the button keeps the focus', async () => {
  const seen = answer(ArrangeCategoriesDocument, () => {
    answerCategories(fruits, paper, pets);
    return { arrangeCategories: { __typename: 'ArrangeCategoriesPayload' as const, ...accepted } };
  });
  const { user } = renderApp('/seller/categories');
  (await screen.findByRole('button', { name: 'Move Paper up' })).focus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(seen).toEqual([{ input: { own: ['paper', 'pet-food'] } }]));
  // At the first place it cannot go up any more.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Paper down' })));
});

test('while one order of categories is being saved, no other one is sent', async () => {
  const seen = answer(ArrangeCategoriesDocument, () => new Promise<never>(() => undefined));
  const { user } = renderApp('/seller/categories');
  await user.click(await screen.findByRole('button', { name: 'Move Paper up' }));
  await user.click(screen.getByRole('button', { name: 'Move Paper up' }));
  await user.click(screen.getByRole('button', { name: 'Move Pet Food down' }));
  await user.click(screen.getByRole('button', { name: 'Move Fresh Fruits in the walking order down' }));
  await waitFor(() => expect(seen).toEqual([{ input: { own: ['paper', 'pet-food'] } }]));
  await everythingSentHasArrived();
  expect(seen).toHaveLength(1);
});

test('the walk is changed as a whole', async () => {
  const seen = answer(ArrangeCategoriesDocument, {
    arrangeCategories: { __typename: 'ArrangeCategoriesPayload', ...accepted },
  });
  const { user } = renderApp('/seller/categories');
  await user.click(await screen.findByRole('button', { name: 'Move Fresh Fruits in the walking order down' }));
  await waitFor(() => expect(seen).toEqual([{ input: { walk: ['pet-food', 'fruits', 'paper'] } }]));
});

test('a category with products stays, and the store’s sentence says why', async () => {
  const message = '1 product has this category. Please give them another category first.';
  const seen = answer(RemoveCategoryDocument, {
    removeCategory: {
      __typename: 'RemoveCategoryPayload',
      success: false,
      message,
      errors: [{ __typename: 'UserError', code: 'REFUSED', field: ['slug'], message }],
    },
  });
  const { user } = renderApp('/seller/categories');
  await user.click(await screen.findByRole('button', { name: 'Remove Pet Food' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await findToast(message);
  expect(seen).toEqual([{ slug: 'pet-food' }]);
});

test('the form of a product offers own categories', async () => {
  renderApp('/seller');
  const select = await screen.findByRole('combobox', { name: 'Category' });
  expect(await within(select).findByRole('option', { name: 'Pet Food' })).toHaveProperty('value', 'pet-food');
});

const petImage = { __typename: 'Image' as const, url: 'https://shop.test/images/pet-food-960.webp' };

test('shoppers see own categories on the home page, beside the product list, in the footer and in suggestions', async () => {
  answer(OwnCategoriesDocument, {
    categories: [
      { __typename: 'Category', slug: 'fruits', label: 'Fresh Fruits', isOwn: false, image: null },
      { __typename: 'Category', slug: 'pet-food', label: 'Pet Food', isOwn: true, image: petImage },
    ],
  });
  answer(ProductListDocument, { products: { __typename: 'ProductConnection', totalCount: 0, nodes: [] } });
  const { user, address } = renderApp('/');
  const footer = within(await screen.findByRole('contentinfo'));
  expect((await footer.findByRole('link', { name: 'Pet Food' })).getAttribute('href')).toBe('/products/pet-food');
  await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Pet Food' }));
  expect(address()).toBe('/products/pet-food');
  const chips = within(await screen.findByRole('navigation', { name: 'Categories' }));
  expect(chips.getByRole('link', { name: 'Pet Food' }).getAttribute('aria-current')).toBe('page');
  // The name and the picture of the category, also while it has no products.
  expect(await screen.findByRole('heading', { level: 1, name: 'Pet Food' })).toBeTruthy();
  await waitFor(() => expect(document.querySelector('main img')?.getAttribute('src')).toContain('pet-food'));
  await user.type(screen.getByRole('combobox', { name: 'Search products' }), 'pet');
  expect(await screen.findByRole('option', { name: /^Pet Food/ })).toBeTruthy();
});

test('one of the seven is renamed where the store can do it, without a picture', async () => {
  const seen = answer(SaveCategoryDocument, { saveCategory: { __typename: 'SaveCategoryPayload', ...accepted } });
  answerCategories({ ...fruits, label: 'Fruit', usualLabel: 'Fresh Fruits' }, pets);
  const { user } = renderApp('/seller/categories');
  await user.click(await screen.findByRole('button', { name: 'Rename Fruit' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Usual name: Fresh Fruits')).toBeTruthy();
  expect(dialog.queryByLabelText(/Picture/)).toBeNull();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await pasteInto(user, name, 'Apples & co');
  await user.click(dialog.getByRole('button', { name: 'Save category' }));
  await waitFor(() => expect(seen[0]?.input).toMatchObject({ slug: 'fruits', label: 'Apples & co' }));
});
