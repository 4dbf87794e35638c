import { expect, test } from 'vitest';
import { createSnapshot } from '#gateway/catalogue/snapshot.ts';
import { joinedWordsOf } from '#readers/joined-words.ts';
import { joinedNames, productNamed, searches } from '#tests/support/joined-names.ts';

test.each([
  ['7-up lemon', ['7up']],
  ["l'oreal", ['loreal']],
  ['a.1. sauce', ['a1']],
  ["m&m's", ['mms']],
  ["m & m's", ['mms']],
  ['dr. oetker', ['droetker']],
  ['jean-luc van der berg', ['jeanluc']],
  ['salt & vinegar', ['saltvinegar']],
  ['plain milk', []],
])('the signs of “%s” join %j', (text, joined) => {
  expect(joinedWordsOf(text)).toEqual(joined);
});

test.each(searches)('“%s” finds %s', async (text, name) => {
  const snapshot = await createSnapshot(joinedNames.map(productNamed), 1);
  expect(snapshot.found(text)).toMatchObject({ haveAllWords: true });
  expect(snapshot.found(text)?.products[0]?.name).toBe(name);
});
