import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import {
  ProductCountDocument,
  ProductDetailDocument,
  ProductListDocument,
  SuitableProductsDocument,
} from '#web/__generated__/catalog.ts';
import { SearchSuggestionsDocument } from '#web/__generated__/search.ts';
import { ProductAllergensDocument, type ProductAllergensQuery } from '#web/__generated__/suits.ts';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';
import { forgetChoice } from '#web/shared/suits/choice.ts';
import { answer, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { pasteInto, renderApp } from '#tests/support/web/render-app.tsx';
import { aDetail, aPicture, aProduct } from '#tests/support/web/shop-factories.ts';

type Allergens = ProductAllergensQuery['products']['nodes'][number]['allergens'];

const stated = (over: Partial<NonNullable<Allergens>>): Allergens => ({
  __typename: 'AllergenSummary',
  contains: [],
  isChecked: true,
  mayContain: [],
  ...over,
});

const facts: Record<string, [allergens: Allergens, sentence: string]> = {
  Butter: [stated({ contains: ['MILK'] }), 'Contains milk'],
  Muesli: [stated({ contains: ['GLUTEN'], mayContain: ['MILK', 'NUTS'] }), 'May contain milk, nuts'],
  Rice: [stated({}), 'Checked: without milk, nuts'],
  Soup: [stated({ isChecked: false }), 'Not checked by the shop'],
  Tea: [null, 'Allergens not stated'],
};
const products = Object.keys(facts).map((name) => aProduct({ id: name, name }));
const connection = (nodes = products) => ({
  __typename: 'ProductConnection' as const,
  totalCount: nodes.length,
  hasAllWords: true,
  nodes,
});

const avoid = (isFilter = false) =>
  localStorage.setItem('greengate.suits', JSON.stringify({ allergens: ['MILK', 'NUTS'], isFilter }));

const answerAllergens = () =>
  answer(ProductAllergensDocument, ({ ids }) => ({
    products: {
      __typename: 'ProductConnection',
      nodes: [ids].flat().map((id) => ({ __typename: 'Product' as const, id, allergens: facts[id]?.[0] ?? null })),
    },
  }));

beforeEach(() => {
  setShop(JSON.stringify({ ...shop(), hasAllergens: true }));
  answer(ProductListDocument, { products: connection() });
});
afterEach(() => {
  act(forgetChoice);
  setShop(undefined);
});

test('the cards of a list say whether products suit a shopper, by one request', async () => {
  avoid();
  const asked = answerAllergens();
  renderApp('/products');
  for (const [name, [, sentence]] of Object.entries(facts)) {
    const card = (await screen.findByRole('heading', { name })).closest('article')!;
    expect(await within(card).findByText(sentence)).toBeTruthy();
  }
  expect(asked).toEqual([{ ids: Object.keys(facts) }]);
});

test('without a choice, and in a shop where no product states allergens, nothing shows and nothing is asked', async () => {
  const asked = answerAllergens();
  const { close } = renderApp('/products');
  expect(await screen.findByRole('button', { name: 'Suits me' })).toBeTruthy();
  await everythingSentHasArrived();
  expect(screen.queryByText(/not stated/)).toBeNull();
  close();
  avoid(true);
  setShop(undefined);
  renderApp('/products');
  expect(await screen.findByRole('heading', { name: 'Butter' })).toBeTruthy();
  await everythingSentHasArrived();
  expect(screen.queryByRole('button', { name: /Suits me|Only what suits me/ })).toBeNull();
  expect(screen.queryByText('Contains milk')).toBeNull();
  expect(asked).toEqual([]);
});

test('a shopper chooses allergens, which stay on the device, and clears them', async () => {
  answerAllergens();
  const { user, address } = renderApp('/products');
  await user.click(await screen.findByRole('button', { name: 'Suits me' }));
  const choices = await screen.findByRole('group', { name: 'Allergens that you avoid', hidden: true });
  expect(within(choices).getAllByRole('checkbox', { hidden: true })).toHaveLength(14);
  expect(screen.getByText('Stays on this device.')).toBeTruthy();
  await user.click(within(choices).getByLabelText('Milk'));
  expect(await screen.findByText('Contains milk')).toBeTruthy();
  expect(screen.getByText('Checked: without milk')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('greengate.suits')!)).toEqual({ allergens: ['MILK'], isFilter: false });
  expect(address()).toBe('/products');
  expect(document.cookie).not.toMatch(/milk|suits/i);
  await user.click(screen.getByRole('button', { name: 'Clear all', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Contains milk')).toBeNull());
  expect(localStorage.getItem('greengate.suits')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Only what suits me' })).toBeNull();
});

test('the filter shows what suits and says what it hides, starts with the first page, and can be turned off', async () => {
  avoid();
  answerAllergens();
  answer(ProductListDocument, { products: { ...connection(), totalCount: 40 } });
  const asked = answer(SuitableProductsDocument, {
    products: connection(products.slice(2, 3)),
    all: { __typename: 'ProductConnection', totalCount: 40 },
    naming: { __typename: 'ProductConnection', totalCount: 3 },
  });
  const { user, address } = renderApp('/products?sort=name&page=2');
  const filter = await screen.findByRole('button', { name: 'Only what suits me' });
  expect(filter.getAttribute('aria-pressed')).toBe('false');
  await user.click(filter);
  expect(
    await screen.findByText(
      '39 products are hidden: 3 contain or may contain your allergens, 36 have allergens that are not stated or not checked.',
    ),
  ).toBeTruthy();
  expect(address()).toBe('/products?sort=name');
  expect(asked.at(-1)).toEqual({
    filter: { inStock: true, freeFrom: ['MILK', 'NUTS'] },
    all: { inStock: true },
    naming: { inStock: true, containsAny: ['MILK', 'NUTS'] },
    sort: 'NAME',
    inStockFirst: false,
    isSearch: false,
    first: 24,
    offset: 0,
  });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Butter' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Rice' })).toBeTruthy();
  expect(screen.getByText('1 product')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Only what suits me' }));
  expect(await screen.findByRole('heading', { name: 'Butter' })).toBeTruthy();
  expect(screen.queryByText(/are hidden/)).toBeNull();
});

test.each([
  ['some name an allergen', 4, 4],
  ['of none the allergens are known', 4, 0],
])('a list of which nothing suits says why: %s', async (_why, all, naming) => {
  avoid(true);
  answerAllergens();
  answer(SuitableProductsDocument, {
    products: connection([]),
    all: { __typename: 'ProductConnection', totalCount: all },
    naming: { __typename: 'ProductConnection', totalCount: naming },
  });
  renderApp('/products');
  expect(await screen.findByText(/^All products contain your allergens/)).toBeTruthy();
});

test('the filters of a phone count only what suits the shopper', async () => {
  avoid(true);
  answerAllergens();
  answer(SuitableProductsDocument, {
    products: connection(products.slice(2, 3)),
    all: { __typename: 'ProductConnection', totalCount: 40 },
    naming: { __typename: 'ProductConnection', totalCount: 3 },
  });
  const asked = answer(ProductCountDocument, { products: { __typename: 'ProductConnection', totalCount: 1 } });
  const { user } = renderApp('/products');
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  expect(await screen.findByRole('button', { name: 'Show 1 product', hidden: true })).toBeTruthy();
  expect(asked).toEqual([{ filter: { inStock: true, freeFrom: ['MILK', 'NUTS'] } }]);
});

test('a search whose every product is hidden says so, and shows all on request', async () => {
  avoid(true);
  answerAllergens();
  answer(SuitableProductsDocument, {
    products: connection([]),
    all: { __typename: 'ProductConnection', totalCount: 1 },
    naming: { __typename: 'ProductConnection', totalCount: 1 },
  });
  const { user } = renderApp('/products?q=butter');
  expect(
    await screen.findByRole('heading', { name: 'No product here is checked and free of your allergens' }),
  ).toBeTruthy();
  expect(screen.getByText('1 product is hidden: 1 contains or may contain your allergens.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all products' }));
  expect(await screen.findByRole('heading', { name: 'Butter' })).toBeTruthy();
});

test('the product page and the cart show the verdict', async () => {
  avoid();
  answerAllergens();
  const [butter, muesli] = products;
  const detail = aDetail({ ...butter!, images: [aPicture('a')], related: [muesli!] });
  answer(ProductDetailDocument, { product: detail });
  const first = renderApp('/products/vegetables/Butter');
  expect(await screen.findByText('Contains milk')).toBeTruthy();
  expect(screen.getByText('May contain milk, nuts')).toBeTruthy();
  first.close();

  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart: { Tea: 1 }, pending: false }));
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: products.slice(4) } });
  renderApp('/cart');
  const row = await screen.findByRole('article', { name: 'Tea' });
  expect(await within(row).findByText('Allergens not stated')).toBeTruthy();
});

test('search suggestions show the verdict', async () => {
  avoid();
  answerAllergens();
  answer(SearchSuggestionsDocument, { products: { __typename: 'ProductConnection', nodes: products.slice(2, 3) } });
  const { user } = renderApp('/');
  await pasteInto(user, screen.getByRole('combobox', { name: 'Search products' }), 'rice');
  const sentence = await screen.findByText('Checked: without milk, nuts');
  expect(sentence.closest('[role=option]')?.textContent).toBe('Rice Checked: without milk, nuts$2.99');
});

test('while the gateway cannot tell, no product reads as free', async () => {
  avoid();
  answerWithError(ProductAllergensDocument, 'The shop cannot be reached.');
  renderApp('/products');
  expect(await screen.findAllByText('Allergens not loaded')).toHaveLength(products.length);
  expect(screen.queryByText(/without/)).toBeNull();
});

test.each([['{'], ['[]'], ['{"allergens":["WHEAT"],"isFilter":true}'], ['{"allergens":"MILK"}']])(
  'a stored choice that cannot be read counts as no choice: %s',
  async (text) => {
    localStorage.setItem('greengate.suits', text);
    renderApp('/products');
    expect(await screen.findByRole('button', { name: 'Suits me' })).toBeTruthy();
    await everythingSentHasArrived();
    expect(screen.queryByRole('button', { name: 'Only what suits me' })).toBeNull();
  },
);
