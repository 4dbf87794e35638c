import { expect, test } from 'vitest';
import { draftOf, parseFoodDraft } from '#web/features/seller/food/food-draft.ts';
import { emptyFieldsFrom } from '#web/features/seller/food/found-food.ts';

const found: Parameters<typeof emptyFieldsFrom>[0] = {
  __typename: 'FoundFacts',
  legalName: 'Hazelnut spread',
  ingredients: 'Sugar, _hazelnuts_',
  allergens: ['NUTS'],
  mayContain: ['MILK'],
  brand: 'Mill',
  origins: ['Italy', 'Turkey'],
  organicCode: null,
  alcohol: null,
  nutrition: {
    __typename: 'FoundNutrition',
    basis: 'G',
    energyKj: 2200,
    energyKcal: 526,
    fat: 30.5,
    saturates: 10,
    carbohydrate: 57,
    sugars: 56,
    fibre: null,
    protein: 6,
    salt: 0.1,
  },
};
const empty = draftOf({ version: 0 });

test('what others have entered fills the empty fields, and confirms nothing', () => {
  const change = emptyFieldsFrom(found, empty);
  expect(change).toMatchObject({
    legalName: 'Hazelnut spread',
    origins: 'Italy\nTurkey',
    brand: 'Mill',
    allergens: ['NUTS'],
    mayContain: ['MILK'],
    basis: 'G',
    fat: '30.5',
    fibre: '',
  });
  expect(Object.keys(change)).not.toContain('isChecked');
  expect(Object.keys(change)).not.toContain('organicCode');
});

test('nothing that the seller has typed is replaced, and allergens that nobody stated stay unstated', () => {
  const typed = { ...empty, legalName: 'Spread', containsNone: true, fat: '30' };
  expect(emptyFieldsFrom(found, typed)).toEqual({
    ingredients: 'Sugar, _hazelnuts_',
    origins: 'Italy\nTurkey',
    brand: 'Mill',
  });
  const unstated = { ...found, allergens: null, nutrition: null };
  expect(Object.keys(emptyFieldsFrom(unstated, empty))).toEqual(['legalName', 'brand', 'ingredients', 'origins']);
});

test('a kept draft is read as it was typed, and another text is none', () => {
  const typed = {
    ...empty,
    basis: 'ML' as const,
    fat: '3,5',
    containsNone: true,
    mayContain: ['MILK' as const],
    isChecked: true,
  };
  expect(parseFoodDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  expect(parseFoodDraft({ ...typed, allergens: ['WHEAT'] })).toBeUndefined();
  expect(parseFoodDraft(null)).toBeUndefined();
});
