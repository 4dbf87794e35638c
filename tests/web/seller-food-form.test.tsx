import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  FoodToEditDocument,
  UpdateProductFoodDocument,
  type FoodFacts_foodFragment,
  type UpdateProductFoodInput,
} from '#web/__generated__/seller-food.ts';
import { ProductToEditDocument } from '#web/__generated__/seller-products.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { kept, readLists } from '#tests/support/web/read-lists.ts';
import { findToast, pasteInto, renderApp } from '#tests/support/web/render-app.tsx';
import { anEditedProduct } from '#tests/support/web/shop-factories.ts';

const checkedAt = '2026-03-01T12:00:00.000Z';

const someFood = (over: Partial<FoodFacts_foodFragment> = {}): FoodFacts_foodFragment => ({
  __typename: 'FoodFacts',
  alcohol: null,
  allergens: ['MILK'],
  brand: null,
  checkedAt,
  ingredients: null,
  legalName: 'Yoghurt',
  maker: null,
  mayContain: ['SOYBEANS'],
  nutrition: null,
  organicCode: null,
  origins: [],
  qualityClass: null,
  storage: null,
  use: null,
  variety: null,
  version: 3,
  ...over,
});

/** What was sent, oldest first. */
let sent: UpdateProductFoodInput[] = [];

function answerSave(food: FoodFacts_foodFragment | null, errors: { field: string[]; message: string }[] = []) {
  const [first] = errors;
  answer(UpdateProductFoodDocument, ({ input }) => {
    sent.push(input);
    return {
      updateProductFood: {
        __typename: 'UpdateProductFoodPayload' as const,
        success: first === undefined,
        message: first?.message ?? 'Food facts saved.',
        errors: errors.map((each) => ({ __typename: 'UserError' as const, code: 'INVALID' as const, ...each })),
        food,
      },
    };
  });
}

async function openForm(foodFacts: FoodFacts_foodFragment | null) {
  const product = { __typename: 'Product' as const, id: 'p1', gtin: null };
  answer(FoodToEditDocument, { product, foodFacts });
  const { user, client } = renderApp('/seller/products/p1');
  const form = within(await screen.findByRole('region', { name: 'Food facts' }));
  return { user, client, form };
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['PRODUCTS_EDIT', 'PRODUCTS_FOOD'], timeZone: null },
  });
  answer(ProductToEditDocument, { seller: { __typename: 'Seller', oneProduct: anEditedProduct() } });
});

type Form = Awaited<ReturnType<typeof openForm>>['form'];
const tick = (form: Form, group: string, name: string) =>
  within(form.getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', { name });
const contained = (form: Form, name: string) => tick(form, 'Contains', name);
const trace = (form: Form, name: string) => tick(form, 'May contain traces of', name);
const hasChecked = (form: Form) =>
  form.getByRole<HTMLInputElement>('checkbox', { name: /^I have checked these facts/ });
const save = (form: Form) => form.getByRole('button', { name: 'Save food facts' });

test('a product contains an allergen, or traces of it, or none; each change must be confirmed again', async () => {
  answerSave(someFood({ version: 4, allergens: ['MILK', 'SOYBEANS'], mayContain: [] }));
  const { user, client, form } = await openForm(someFood());
  const left = readLists(client);
  expect([hasChecked(form).checked, save(form).hasAttribute('disabled')]).toEqual([true, true]);
  expect([contained(form, 'Milk').checked, contained(form, 'None of the 14').disabled]).toEqual([true, true]);
  expect([trace(form, 'Milk').disabled, trace(form, 'Soya').checked]).toEqual([true, true]);

  await user.click(contained(form, 'Soya'));
  expect([trace(form, 'Soya').disabled, trace(form, 'Soya').checked]).toEqual([true, false]);
  expect(hasChecked(form).checked).toBe(false);

  for (const name of ['Soya', 'Milk', 'None of the 14']) await user.click(contained(form, name));
  expect(contained(form, 'None of the 14').checked).toBe(true);
  // A tick takes the statement back.
  for (const _twice of [1, 2]) await user.click(contained(form, 'Milk'));
  expect(contained(form, 'None of the 14').checked).toBe(false);
  for (const name of ['Milk', 'Soya']) await user.click(contained(form, name));
  await user.click(hasChecked(form));
  await user.click(save(form));
  await findToast('Food facts saved.');
  expect(sent).toMatchObject([
    { productId: 'p1', ifVersion: 3, isChecked: true, facts: { allergens: ['SOYBEANS', 'MILK'], mayContain: [] } },
  ]);
  expect(left()).toEqual(kept.afterLists);
});

test('facts without a statement on allergens are saved, and not as checked', async () => {
  answerSave(someFood({ version: 1, allergens: null, checkedAt: null }));
  const { user, form } = await openForm(null);
  form.getByText(/^Nothing is stated yet/);
  await pasteInto(user, form.getByRole('textbox', { name: 'Legal name' }), 'Yoghurt');
  await user.click(hasChecked(form));
  await user.click(save(form));
  await form.findByText('Tick the allergens that it contains, or None of the 14.');
  await everythingSentHasArrived();
  expect(sent).toEqual([]);
  await user.click(hasChecked(form));
  await user.click(save(form));
  await form.findByText(/^Nobody has confirmed these facts/);
  expect(sent).toMatchObject([{ ifVersion: 0, isChecked: false, facts: { allergens: null, legalName: 'Yoghurt' } }]);
});

test('a table of nutrients is whole or empty, but for the fibre', async () => {
  answerSave(someFood());
  const { user, form } = await openForm(someFood({ checkedAt: null }));
  const faulty = () =>
    form
      .getAllByRole('textbox')
      .filter((each) => each.getAttribute('aria-invalid') === 'true')
      .map((each) => each.getAttribute('name'));
  await user.type(form.getByRole('textbox', { name: 'Salt in g' }), 'much');
  await user.click(save(form));
  const others = ['energyKj', 'energyKcal', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein'];
  await waitFor(() => expect(faulty()).toEqual([...others, 'salt']));
  for (const name of [...others, 'salt']) {
    const box = form.getAllByRole('textbox').find((each) => each.getAttribute('name') === name)!;
    await user.clear(box);
    await pasteInto(user, box, '1,5');
  }
  expect(faulty()).toEqual([]);
  await user.click(save(form));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.facts?.nutrition).toEqual({
    basis: 'G',
    energyKj: 2,
    energyKcal: 2,
    fat: 1.5,
    saturates: 1.5,
    carbohydrate: 1.5,
    sugars: 1.5,
    protein: 1.5,
    salt: 1.5,
    fibre: null,
  });
});

test('each refusal of the store is beside its field until the field is changed', async () => {
  const refusals: [field: string[], label: string][] = [
    [['facts', 'maker', 'name'], 'Maker'],
    [['facts', 'maker', 'address'], 'Address of the maker'],
    [['facts', 'nutrition'], 'Energy in kJ'],
    [['facts', 'nutrition', 'salt'], 'Salt in g'],
    [['facts', 'variety'], 'Variety'],
  ];
  answerSave(
    someFood(),
    refusals.map(([field, label]) => ({ field, message: `Not this: ${label}.` })),
  );
  const { user, form } = await openForm(someFood({ checkedAt: null }));
  await pasteInto(user, form.getByRole('textbox', { name: 'Brand' }), 'Fern');
  await user.click(save(form));
  for (const [, label] of refusals) {
    const box = await form.findByRole('textbox', { name: label, description: new RegExp(`Not this: ${label}.`) });
    await pasteInto(user, box, '1');
    expect(box.getAttribute('aria-invalid')).toBeNull();
  }
});
