import { expect, test } from 'vitest';
import { soundOf, stemOf } from '#gateway/search/word-forms.ts';

test.each([
  ['half', 'halves'],
  ['knife', 'knives'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['berry', 'berries'],
  ['cookie', 'cookies'],
  ['peach', 'peaches'],
  ['radish', 'radishes'],
  ['box', 'boxes'],
  ['glass', 'glasses'],
  ['tomato', 'tomatoes'],
  ['egg', 'eggs'],
  ['orange', 'oranges'],
])('%s and %s are one word', (one, many) => {
  expect(stemOf(many)).toBe(stemOf(one));
});

test.each(['gas', 'hummus', 'couscous', 'glass', 'pea'])('%s keeps its end', (word) => {
  expect(stemOf(word)).toBe(word);
});

test.each([
  ['elephant', 'elefant'],
  ['scissors', 'sissors'],
  ['cereal', 'sereal'],
  ['chicken', 'chiken'],
  ['quiche', 'kiche'],
  ['fudge', 'fuje'],
  ['ginger', 'jinjer'],
  ['coffee', 'cofee'],
  ['lemonade', 'lemonaid'],
  ['sausage', 'sossage'],
])('%s and %s sound the same', (written, heard) => {
  expect(soundOf(heard)).toBe(soundOf(written));
});
