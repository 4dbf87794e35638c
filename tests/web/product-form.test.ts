import { expect, test } from 'vitest';
import { fieldInputs } from '#backend/features/catalogue/products/product-fields.ts';
import { draftErrors, emptyDraft } from '#web/features/seller/products/product-draft.ts';

const good = { ...emptyDraft, name: 'Figs', price: '8', offerPrice: '8' };

/** The most characters that `takes` takes, of at most 300. */
const longest = (takes: (text: string) => boolean) =>
  Array.from({ length: 300 }, (_none, at) => at + 1).findLast((length) => takes('1'.repeat(length)));

test.each(['name', 'searchWords', 'sku', 'weight'] as const)(
  'the form takes as many characters for the field %s as the store',
  (field) => {
    expect(draftErrors(good, { isNew: true })).toEqual({});
    const inStore = longest((text) => fieldInputs[field].safeParse(text).success);
    expect(inStore).toBeGreaterThan(39);
    expect(inStore).toBeLessThan(300);
    expect(longest((text) => draftErrors({ ...good, [field]: text }, { isNew: true })[field] === undefined)).toBe(
      inStore,
    );
  },
);
