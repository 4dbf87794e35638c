import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { BestSellersDocument } from '#web/__generated__/products.ts';
import { PickLineDocument, type PickLineMutationVariables } from '#web/__generated__/seller-picking.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { acceptSteps, followSteps, itemsIn, seenSteps } from '#web/shared/cart/sold-in-steps.ts';
import { fieldInputs } from '#backend/features/catalogue/products/product-fields.ts';
import { pickList } from '#web/features/seller/picking/pick-list.ts';
import { pickQueue } from '#web/features/seller/picking/pick-queue.ts';
import { draftErrors, emptyDraft } from '#web/features/seller/products/product-draft.ts';
import { formFields } from '#web/features/seller/products/product-form.ts';
import '#web/features/seller/SellerArea.tsx';
import { anItem, anOrder, answerOrders } from '#tests/support/web/chosen-orders.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { findToast, renderApp } from '#tests/support/web/render-app.tsx';
import { aProduct } from '#tests/support/web/shop-factories.ts';

const ham = aProduct({
  id: 'ham',
  name: 'Ham',
  price: 1.49,
  offerPrice: 1.49,
  expectedGrams: 50,
  portion: { __typename: 'Portion', grams: 50, from: 100, to: 300 },
  unitPrice: { __typename: 'UnitPrice', amount: 29.8, per: 'KILOGRAM' },
  weight: '50 g',
});

const leaveCart = (cart: Record<string, number>) =>
  localStorage.setItem('greengate.cart', JSON.stringify({ owner: null, cart, pending: false }));
const storedCart = () => JSON.parse(localStorage.getItem('greengate.cart') ?? '{}').cart;

beforeEach(() => {
  pickQueue.forget();
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [ham] } });
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [ham] } });
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['ORDERS_SEARCH'], timeZone: null } });
});

test('a card adds the least amount, steps by one, and removes it below the least amount', async () => {
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Add 100 g Ham to cart' }));
  expect((await findToast('Added to cart')).textContent).toContain('100 g Ham');
  const stepper = await screen.findByRole('group', { name: 'Quantity of Ham' });
  await user.click(within(stepper).getByRole('button', { name: 'Increase quantity of Ham' }));
  await waitFor(() => expect(stepper.textContent).toBe('150 g'));
  expect(storedCart()).toEqual({ ham: 3 });
  await waitFor(() => expect(screen.getByRole('link', { name: /^Cart, 1 item\b/ })).toBeTruthy());
  await user.click(within(stepper).getByRole('button', { name: 'Decrease quantity of Ham' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Ham' }));
  await findToast('Ham removed');
  expect(storedCart()).toEqual({});
});

test('the cart offers all amounts of goods in steps, and names another amount', async () => {
  leaveCart({ ham: 1 });
  const { user } = renderApp('/cart');
  const row = await screen.findByRole('article', { name: 'Ham' });
  expect(within(row).getByText('Sold from 100 g to 300 g. Please choose another amount.')).toBeTruthy();
  const amounts = within(row).getByRole('combobox', { name: 'Quantity of Ham' });
  const offered = within(amounts)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered).toEqual(['50 g', '100 g', '150 g', '200 g', '250 g', '300 g']);
  await user.selectOptions(amounts, '300 g');
  expect(within(row).queryByText(/Please choose another amount/)).toBeNull();
  expect(row.textContent).toContain('$8.94');
  expect(within(row).getByRole('button', { name: 'Increase quantity of Ham' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(screen.getByRole('link', { name: /^Cart, 1 item\b/ })).toBeTruthy();
});

test('the steps of the cart are kept as they were seen, new ones are added, and those of other goods are forgotten', () => {
  const cheese = { id: 'cheese', portion: { grams: 100 } };
  const piece = { id: 'piece', portion: null };
  seenSteps({ ham: 25, gone: 75, piece: 10 });
  followSteps([ham, cheese, piece]);
  const stored = () => JSON.parse(localStorage.getItem('greengate.steps') ?? 'null');
  expect([seenSteps(), stored()]).toEqual([
    { ham: 25, cheese: 100 },
    { ham: 25, cheese: 100 },
  ]);
  // Three steps of ham are one thing, three pieces are three.
  expect(itemsIn({ ham: 3, piece: 3 }, seenSteps())).toBe(4);
  acceptSteps([ham]);
  expect(stored()).toEqual({ ham: 50, cheese: 100 });
  followSteps([piece]);
  expect([seenSteps(), stored()]).toEqual([{}, null]);
});

test('a cart whose steps have changed says so until the shopper changes the amount', async () => {
  leaveCart({ ham: 6 });
  localStorage.setItem('greengate.steps', JSON.stringify({ ham: 25 }));
  seenSteps({ ham: 25 });
  const { user } = renderApp('/cart');
  const row = await screen.findByRole('article', { name: 'Ham' });
  expect(within(row).getByText('Now in steps of 50 g: 300 g. Please check the amount.')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'Decrease quantity of Ham' }));
  await waitFor(() => expect(within(row).queryByText(/Now in steps/)).toBeNull());
  expect(JSON.parse(localStorage.getItem('greengate.steps') ?? '{}')).toEqual({ ham: 50 });
});

const likelyGrams = { __typename: 'LikelyGrams' as const, from: 25, to: 75 };
const hamLine = (quantity: number) => ({
  ...anItem('Ham', quantity, 'dairy'),
  portionGrams: 50,
  expectedGrams: 50,
  leastGrams: 50,
  likelyGrams,
  weight: '50 g',
});

test('the pick list shows weights, and the sheet asks for the weight alone', async () => {
  const order = anOrder('1001', [hamLine(6)], { actions: ['PICK', 'FINISH_PICKING'] });
  answerOrders([order]);
  const picks: PickLineMutationVariables['input'][] = [];
  answer(PickLineDocument, ({ input }) => {
    picks.push(input);
    return { pickLine: { __typename: 'PickLinePayload' as const, success: true, message: '', errors: [], order } };
  });
  const { user } = renderApp('/seller/orders/pick?ids=o1001');
  await user.click(await screen.findByRole('checkbox', { name: /^300 g Ham/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Ham' });
  expect(within(sheet).queryByLabelText(/Pieces/)).toBeNull();
  const weight = within(sheet).getByLabelText('Weight in grams');
  expect(within(sheet).getByText(/^300 g ordered for No. 1001/)).toBeTruthy();
  await user.type(weight, '240');
  await user.selectOptions(within(sheet).getByLabelText('Reason'), 'DAMAGED');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(picks).toHaveLength(1));
  expect(picks[0]).toMatchObject({ line: 0, quantity: 5, grams: 240, reason: 'DAMAGED' });
});

test('steps of different weights are lines of their own on the pick list', () => {
  const other = { ...hamLine(3), portionGrams: 100 };
  const orders = [anOrder('1', [hamLine(6)]), anOrder('2', [hamLine(2)]), anOrder('3', [other])];
  const lines = pickList(orders, []).flatMap((group) => group.lines);
  expect(lines.map(({ quantity, portionGrams }) => [quantity, portionGrams])).toEqual([
    [8, 50],
    [3, 100],
  ]);
});

test.each([
  ['50', '100', '1000', undefined],
  ['10', '10', '990', undefined],
  ['1000000', '1000000', '1000000', undefined],
  ['50', '50', '50', undefined],
  ['0', '100', '1000', 'Enter the step as a whole number of grams.'],
  ['1000001', '1000001', '1000001', 'Enter the step as a whole number of grams.'],
  ['100', '50', '1000', 'The least amount must be whole steps of 100 g.'],
  ['50', '100', '120', 'The largest amount must be whole steps of 50 g, and at least 100 g.'],
  ['', '100', '1000', 'Enter the step as a whole number of grams.'],
  ['50', '120', '1000', 'The least amount must be whole steps of 50 g.'],
  ['50', '100', '90', 'The largest amount must be whole steps of 50 g, and at least 100 g.'],
  ['10', '10', '1000', 'The largest amount can be at most 990 g, or choose larger steps.'],
  ['50000', '50000', '2000000', 'The largest amount can be at most 1000000 g, or choose larger steps.'],
])('a portion of %s g from %s g to %s g is taken by form and store alike, or neither', (grams, from, to, fault) => {
  const portion = { isInSteps: true, grams, from, to };
  expect(draftErrors({ ...emptyDraft, portion }, { isNew: true }).portion).toBe(fault);
  const sent = formFields.portion.to(portion, { ...emptyDraft, portion });
  expect(fieldInputs.portion.safeParse(sent).success).toBe(fault === undefined);
});

test('a portion is kept, compared and sent by its grams, and without steps there is none', () => {
  const { empty, parse, isSame, to, isTyped } = formFields.portion;
  const typed = { isInSteps: true, grams: '50', from: '100', to: '300' };
  expect(parse(typed)).toEqual(typed);
  for (const kept of [null, 'x', { ...typed, grams: 50 }, { ...typed, isInSteps: 'yes' }, {}])
    expect(parse(kept)).toEqual(empty);
  expect([isSame(typed, { ...typed, to: '350' }), isSame(typed, empty), isSame(typed, { ...typed })]).toEqual([
    false,
    false,
    true,
  ]);
  expect(isSame({ ...typed, isInSteps: false }, empty)).toBe(true);
  expect([isTyped(typed), isTyped(empty)]).toEqual([true, false]);
  const draft = { ...emptyDraft, portion: typed };
  expect(to(typed, draft)).toEqual({ grams: 50, from: 100, to: 300 });
  expect(to({ ...typed, isInSteps: false }, draft)).toBeNull();
});
