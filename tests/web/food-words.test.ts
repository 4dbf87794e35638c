import { expect, test } from 'vitest';
import { draftOf, parseFoodDraft, toFacts, withChange } from '#web/features/seller/food/food-draft.ts';
import { allergensIn, undeclaredMarks } from '#web/features/seller/food/found-allergens.ts';
import { allergenText } from '#web/shared/food/allergen-text.ts';

test.each([
  ['Wheat flour, whole milk powder, sugar', ['GLUTEN', 'MILK']],
  ['_WEIZENMEHL_, Vollmilchpulver, Haselnüsse, Ei', ['GLUTEN', 'EGGS', 'MILK', 'NUTS']],
  ['Farine de blé, œufs, lait, céleri, moutarde', ['GLUTEN', 'EGGS', 'MILK', 'CELERY', 'MUSTARD']],
  ['Harina de trigo, leche, cacahuetes, sésamo', ['GLUTEN', 'PEANUTS', 'MILK', 'SESAME']],
  ['دقيق القمح، حليب، سمسم', ['GLUTEN', 'MILK', 'SESAME']],
  ['Water, sugar, salt, eggplant, reis, nutmeg', []],
])('the ingredients %j name %j', (ingredients, found) => {
  expect(allergensIn(ingredients)).toEqual(found);
});

test('marked words that no ticked allergen stands for are named', () => {
  expect(undeclaredMarks('_Milk_, _hazelnuts_, _xyz_', ['MILK'])).toEqual(['hazelnuts', 'xyz']);
  expect(undeclaredMarks('Milk', [])).toEqual([]);
});

test('sentences say that there are no allergens only for checked facts', () => {
  const none = 'Contains none of the 14 allergens that must be named.';
  for (const contains of [null, [], ['MILK']] as const) {
    for (const isChecked of [true, false]) {
      const sentences = allergenText({ contains, mayContain: [], isChecked });
      expect(sentences.includes(none)).toBe(contains?.length === 0 && isChecked);
    }
  }
  expect(allergenText({ contains: [], mayContain: ['NUTS'], isChecked: false })).toEqual([
    'Allergens: not stated. Please ask us before you buy.',
    'May contain traces of: Nuts.',
  ]);
});

test('a draft states no allergens until the seller does, and any change makes it unchecked', () => {
  const empty = draftOf({ version: 0 });
  expect(toFacts(empty)).toMatchObject({ allergens: null, mayContain: [], nutrition: null, maker: null, origins: [] });
  expect(toFacts(withChange(empty, { containsNone: true })).allergens).toEqual([]);
  const checked = withChange(empty, { isChecked: true });
  expect(checked.isChecked).toBe(true);
  expect(withChange(checked, { variety: 'Elstar' }).isChecked).toBe(false);
  expect(parseFoodDraft(JSON.parse(JSON.stringify(checked)))).toEqual(checked);
  expect(parseFoodDraft({ allergens: ['WHEAT'], mayContain: [] })).toBeUndefined();
});
