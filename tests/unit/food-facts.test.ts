import { expect, test } from 'vitest';
import { isChecked, toAllergenBits } from '#backend/rules/allergens.ts';
import { allergens, type Allergen } from '#common/allergens.ts';
import { bitsOf, nextFood } from '#backend/features/catalogue/food/food-editing.ts';
import { noFacts, type Food } from '#backend/features/catalogue/food/food-facts.ts';
import { factInputs, type FactChanges } from '#backend/features/catalogue/food/food-input.ts';
import { nutritionFault } from '#backend/features/catalogue/food/nutrition-checks.ts';

/** Random numbers from 0 to 1 that are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('over random changes, no allergen reads as free unless a person checked the facts as they are', () => {
  const random = numbersFrom(30);
  const pick = (share: number): Allergen[] => allergens.filter(() => random() < share);
  const oneOf = <Value>(...values: Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  let freeCount = 0;
  const refusals: unknown[] = [];
  for (let product = 0; product < 300; product += 1) {
    let food: Food | null = null;
    for (let step = 1; step <= 12; step += 1) {
      const facts: FactChanges = {
        ...(random() < 0.4 && { allergens: oneOf(null, [], pick(0.2), pick(0.6)) }),
        ...(random() < 0.3 && { mayContain: oneOf(null, [], pick(0.3)) }),
        ...(random() < 0.3 && { ingredients: oneOf(null, 'Water', 'Water, _milk_') }),
        ...(random() < 0.2 && { legalName: oneOf(null, 'Drink', 'Juice') }),
      };
      const checked = oneOf(undefined, undefined, true, false);
      const before = food;
      const next = nextFood(before, { facts, checked }, step);
      if ('refusal' in next) {
        refusals.push(checked);
        continue;
      }
      food = next.food;
      if (food === null) continue;
      const bits = bitsOf(food);
      const isSame = JSON.stringify(food.facts) === JSON.stringify(before?.facts ?? noFacts);
      for (const [at, allergen] of allergens.entries()) {
        const isListed = bits !== null && ((bits >> (2 + at)) & 1 || (bits >> (16 + at)) & 1);
        const isFree = isChecked(bits) && !isListed;
        if (!isFree) continue;
        freeCount += 1;
        expect(food.checkedAt).not.toBeNull();
        expect(food.facts.allergens).not.toBeNull();
        expect(food.facts.allergens).not.toContain(allergen);
        expect(food.facts.mayContain).not.toContain(allergen);
        // Either this save confirmed the facts, or nothing changed since they were confirmed.
        expect(checked === true || (isSame && before?.checkedAt === food.checkedAt)).toBe(true);
      }
    }
  }
  expect(freeCount).toBeGreaterThan(1000);
  // Only a confirmation is refused.
  expect(new Set(refusals)).toEqual(new Set([true]));
});

test('the bits of a list have a place for each allergen and fit into 30 bits', () => {
  const all = toAllergenBits({ allergens, mayContain: allergens, checkedAt: 1 });
  expect(all).toBe(2 ** 30 - 1);
  expect(toAllergenBits({ allergens: null, mayContain: [], checkedAt: 1 })).toBe(0);
  expect(toAllergenBits({ allergens: [], mayContain: [], checkedAt: null })).toBe(1);
  expect(toAllergenBits({ allergens: ['GLUTEN'], mayContain: ['MOLLUSCS'], checkedAt: 1 })).toBe(3 + 4 + 2 ** 29);
  expect([null, 0, 1, 2, 3].map(isChecked)).toEqual([false, false, false, false, true]);
});

const muesli = {
  basis: 'G' as const,
  energyKj: 1560,
  energyKcal: 372,
  fat: 7,
  saturates: 1.2,
  carbohydrate: 62,
  sugars: 15,
  protein: 10,
  salt: 0.05,
  fibre: 9,
};

test.each([
  [{}, null],
  [{ fibre: null }, null],
  [{ saturates: 7.01 }, 'saturates'],
  [{ sugars: 62.5 }, 'sugars'],
  [{ carbohydrate: 80, fat: 20 }, 'carbohydrate'],
  [{ fibre: 21.4 }, null],
  [{ fibre: 21.5 }, 'carbohydrate'],
  [{ basis: 'ML' as const, carbohydrate: 80, fat: 20 }, null],
  [{ energyKj: 372, energyKcal: 1560 }, 'energyKj'],
  [{ energyKj: 1800 }, 'energyKj'],
  [{ energyKj: 1, energyKcal: 0 }, null],
])('nutrition with %j breaks a rule at %j', (change, field) => {
  expect(nutritionFault({ ...muesli, ...change })?.field ?? null).toBe(field);
});

test.each([
  ['DE-ÖKO-006', true],
  ['de-öko-006', true],
  ['GB-ORG-05', true],
  ['ES-ECO-020-CV', true],
  ['GR-BIO-01', true],
  ['EL-01-BIO', true],
  ['Bio', false],
  ['DE-ÖKO', false],
  ['DE ÖKO 006', false],
])('the organic control code %s is accepted: %s', (code, isAccepted) => {
  expect(factInputs.organicCode.safeParse(code).success).toBe(isAccepted);
});
