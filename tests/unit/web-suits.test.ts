import { expect, test } from 'vitest';
import { allergens } from '#common/allergens.ts';
import { suits } from '#web/shared/suits/verdict.ts';

const of = (contains: (typeof allergens)[number][] | null, isChecked = true, mayContain: typeof contains = []) => ({
  contains,
  mayContain: mayContain ?? [],
  isChecked,
});

test.each([
  [of(['MILK', 'GLUTEN'], true, ['NUTS']), { kind: 'contains', allergens: ['MILK'] }],
  [of(['MILK'], false), { kind: 'contains', allergens: ['MILK'] }],
  [of(['EGGS'], true, ['NUTS']), { kind: 'mayContain', allergens: ['NUTS'] }],
  [of(null, false, ['MILK']), { kind: 'mayContain', allergens: ['MILK'] }],
  [of([]), { kind: 'free', allergens: ['MILK', 'NUTS'] }],
  [of(['EGGS'], true, ['FISH']), { kind: 'free', allergens: ['MILK', 'NUTS'] }],
  [of(['EGGS'], false), { kind: 'notChecked' }],
  [of([], false), { kind: 'notChecked' }],
  [of(null, false), { kind: 'notStated' }],
  [of(null, true), { kind: 'notStated' }],
  [null, { kind: 'notStated' }],
])('for a shopper who avoids milk and nuts, %j is %j', (summary, verdict) => {
  expect(suits(summary, ['MILK', 'NUTS'])).toEqual(verdict);
});

test('unknown and unchecked facts never read as free, and no chosen allergen that a product names is left out', () => {
  let state = 11;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const some = (share: number) => allergens.filter(() => random() < share);
  const kinds = new Set<string>();
  for (let round = 0; round < 5000; round += 1) {
    // Also sets that no store should send: both lists, and checked facts without stated allergens.
    const summary =
      random() < 0.1
        ? null
        : { contains: random() < 0.2 ? null : some(0.15), mayContain: some(0.15), isChecked: random() < 0.6 };
    const chosen = some(0.2);
    const verdict = suits(summary, chosen);
    kinds.add(verdict.kind);
    const contained = chosen.filter((each) => summary?.contains?.includes(each));
    const named = chosen.filter((each) => contained.includes(each) || summary?.mayContain.includes(each));
    const isKnown = summary !== null && summary.contains !== null && summary.isChecked;
    expect(verdict.kind === 'free').toBe(isKnown && chosen.length > 0 && named.length === 0);
    expect(verdict.kind === 'contains').toBe(contained.length > 0);
    expect(verdict.kind === 'mayContain').toBe(contained.length === 0 && named.length > 0);
    const said = { contains: contained, mayContain: named, free: chosen, notStated: undefined, notChecked: undefined };
    expect('allergens' in verdict ? verdict.allergens : undefined).toEqual(said[verdict.kind]);
  }
  expect(kinds).toEqual(new Set(['contains', 'mayContain', 'free', 'notStated', 'notChecked']));
});
