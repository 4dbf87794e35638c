import { expect, test } from 'vitest';
import { createProductReader } from '#gateway/catalogue/product-reader.ts';
import { createSnapshot } from '#gateway/catalogue/snapshot.ts';
import { fold } from '#gateway/search/text-fold.ts';
import { packSizeIn } from '#gateway/catalogue/weight-text.ts';
import { stemOf } from '#gateway/search/word-forms.ts';
import { spanishGoods } from '#tests/support/spanish/goods.ts';

const { products } = await createProductReader((url) => url).read(spanishGoods);
const snapshot = await createSnapshot(products, 1);
const found = (text: string) => (snapshot.found(text)?.products ?? []).map(({ _id }) => _id);

test.each([
  ['leche', 'whole-milk'],
  ['LECHE FRESCA barata', 'whole-milk'],
  ['plátano', 'bananas'],
  ['platanos', 'bananas'],
  ['bananas', 'bananas'],
  ['limón', 'lemons'],
  ['limones', 'lemons'],
  ['nuez', 'nueces'],
  ['té verde', 'te'],
  ['zumos de naranja', 'orange-juice'],
  ['jugo de manzana', 'apple-juice'],
  ['croissant', 'butter-croissants'],
  ['papas', 'potatoes'],
  ['frijoles', 'red-kidney-beans'],
  ['popcorn', 'popping-corn'],
  ['yogures', 'natural-yogurt'],
  ['espagueti', 'durum-spaghetti'],
  ['galetas', 'chocolate-cookies'],
  ['pochoclo', 'popping-corn'],
  ['manteca', 'salted-butter'],
  ['zumo de naranja sin pulpa', 'orange-juice'],
  ['noche de cine', 'popping-corn'],
])('the Spanish search for “%s” finds %s first', (text, id) => {
  expect(found(text)[0]).toBe(id);
});

test('milk is no lettuce, though the words begin alike', () => {
  expect(found('leche')).toEqual(['whole-milk']);
  expect(found('leches')[0]).toBe('whole-milk');
});

test('the thing itself comes before what is made of it', () => {
  expect(found('tomates').slice(0, 2)).toEqual(['vine-tomatoes', 'tomato-soup']);
});

test.each([
  ['tomates', 'tomate'],
  ['limones', 'limón'],
  ['panes', 'pan'],
  ['nueces', 'nuez'],
  ['peces', 'pez'],
  ['dulces', 'dulce'],
  ['yogures', 'yogur'],
  ['aves', 'ave'],
  ['ajos', 'ajo'],
  ['piñas', 'piña'],
  ['cafés', 'café'],
  ['baguettes', 'baguette'],
  ['kiwis', 'kiwi'],
])('“%s” and “%s” have the same stem', (plural, singular) => {
  expect(stemOf(fold(plural))).toBe(stemOf(fold(singular)));
});

test('the spice and the vegetable have two stems', () => {
  expect(stemOf('pimienta')).not.toBe(stemOf('pimiento'));
});

test('names are sorted by Spanish rules', () => {
  const names = snapshot.sorted('NAME').map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
});

test.each([
  ['500 gramos', { amount: 500, unit: 'G' }],
  ['1,5 L', { amount: 1500, unit: 'ML' }],
  ['6 unidades', { amount: 6, unit: 'PIECE' }],
  ['4 uds.', { amount: 4, unit: 'PIECE' }],
  ['1 docena', { amount: 12, unit: 'PIECE' }],
  ['aprox. 800 g', { amount: 800, unit: 'G' }],
  ['6 x 33 cl', { amount: 1980, unit: 'ML' }],
  ['por kilo', { amount: 1000, unit: 'G' }],
])('the size “%s” is read in Spanish', (text, size) => {
  expect(packSizeIn(text)).toEqual(size);
});

test('every demonstration product has a size', () => {
  expect(products.filter(({ size }) => !size)).toEqual([]);
});
