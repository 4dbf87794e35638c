import { expect, test } from 'vitest';
import { germanSound, mendedGermanParts } from '#gateway/search/german-compounds.ts';
import { germanParts } from '#gateway/search/german-words.ts';
import { createProductReader } from '#gateway/catalogue/product-reader.ts';
import { stemOf } from '#gateway/search/word-forms.ts';
import { createSnapshot } from '#gateway/catalogue/snapshot.ts';
import { fold } from '#gateway/search/text-fold.ts';
import { joinedNames, productNamed, searches } from '#tests/support/joined-names.ts';
import { packSizeIn } from '#gateway/catalogue/weight-text.ts';
import { germanGoods } from '#tests/support/german/goods.ts';

const { products } = await createProductReader((url) => url).read(germanGoods);
const snapshot = await createSnapshot(products, 1);
const found = (text: string) => (snapshot.found(text)?.products ?? []).map(({ _id }) => _id);

test.each([
  ['Brot', 'vollkornbrot'],
  ['Saft', 'orangensaft'],
  ['Bio Apfel Saft', 'apfelsaft'],
  ['Weizenmehl', 'mehl'],
  ['Müsli', 'muesli'],
  ['Muesli', 'muesli'],
  ['Musli', 'muesli'],
  ['Käse', 'bergkaese'],
  ['kaese', 'bergkaese'],
  ['kase', 'bergkaese'],
  ['Apfel', 'aepfel'],
  ['Aepfel', 'aepfel'],
  ['Ei', 'eier'],
  ['Öl', 'olivenoel'],
  ['Brötchen', 'broetchen'],
  ['Semmel', 'broetchen'],
  ['Karotte', 'moehren'],
  ['Apfelsinen', 'orangen'],
  ['Butter', 'butter'],
  ['Kräuter', 'kraeutertee'],
  ['zwiebel', 'zwiebeln'],
  ['Saft von Äpfeln', 'apfelsaft'],
  ['Schokolde', 'schokolade'],
  ['Apfelsaft ohne Zusätze', 'apfelsaft'],
  ['Orangensaft mit Fruchtfleisch', 'orangensaft'],
])('the German search for “%s” finds %s first', (text, id) => {
  expect(found(text)[0]).toBe(id);
});

test('the thing itself comes before its kinds, and these before what begins with it', () => {
  expect(found('Tomaten').slice(0, 4)).toEqual(['tomaten', 'cherrytomaten', 'passierte', 'tomatensuppe']);
});

test.each([
  ['Äpfel', 'Apfel'],
  ['Eier', 'Ei'],
  ['Tomaten', 'Tomate'],
  ['Bananen', 'Banane'],
  ['Säfte', 'Saft'],
  ['Brote', 'Brot'],
  ['Zwiebeln', 'Zwiebel'],
  ['Nüsse', 'Nuss'],
  ['Kekse', 'Keks'],
  ['Joghurts', 'Joghurt'],
  ['Kiwis', 'Kiwi'],
  ['Freilandeier', 'Freilandei'],
  ['Kürbisse', 'Kürbis'],
  ['Flaschen', 'Flasche'],
])('“%s” and “%s” have the same stem', (plural, singular) => {
  expect(stemOf(fold(plural))).toBe(stemOf(fold(singular)));
});

test.each([
  ['Vollkornbrot', 'vollkorn+brot'],
  ['Sonnenblumenöl', 'sonnenblum+ol'],
  ['Hähnchenbrustfilet', 'hahnchen+brust+filet'],
  ['Käsekuchen', 'kas+kuchen'],
  ['Kohl', ''],
  ['Reis', ''],
  ['Buttermilch', ''],
  ['Erdbeere', ''],
  ['Schokolade', ''],
])('the parts of “%s” are %j', (word, parts) => {
  expect(germanParts(fold(word)).join('+')).toBe(parts);
});

test.each([
  ['Schokocokies', 'schoko+cooki'],
  ['Apfelsinensafft', 'apfelsin+saft'],
  ['Vollkornbroot', 'vollkorn+brot'],
  ['Kürbisskernoel', 'kurbisker+ol'],
  ['Vanileeis', 'vanill+eis'],
  ['Butermilch', ''],
  ['Kokosmilch', ''],
  ['Taschenlampe', ''],
  ['Bücherregal', ''],
])('the parts of “%s”, one of them with a typing error, are %j', (word, parts) => {
  expect(mendedGermanParts(fold(word)).join('+')).toBe(parts);
});

test.each([
  ['Auberschine', 'Aubergine'],
  ['Schampinion', 'Champinion'],
  ['Zuckini', 'Zukkini'],
  ['Pfanille', 'Pvanile'],
  ['Pitsa', 'Pizza'],
  ['Katsenfutter', 'Katzenfutter'],
])('“%s” sounds like “%s”', (written, meant) => {
  expect(germanSound(fold(written))).toBe(germanSound(fold(meant)));
});

test.each([
  ['Vollkornbroot', 'vollkornbrot'],
  ['Schampinjons', 'champignons'],
  ['Geburtstagsfrühstück', 'muesli'],
  ['Nachbarschaftsbrunch', 'muesli'],
  ['für heiße Tage', 'limonade'],
  ['Barilla', 'spaghetti'],
])('the German search for “%s” finds %s first, also by parts, sound and need', (text, id) => {
  expect(found(text)[0]).toBe(id);
});

test('a search of signs alone ends', () => {
  for (const text of ['%', '3,5 %', '-', '& -', 'ä', '.']) expect(found(text)).toBeInstanceOf(Array);
});

test('names are sorted by German rules', () => {
  const names = snapshot.sorted('NAME').map(({ name }) => name);
  expect(names.indexOf('Äpfel Elstar')).toBeLessThan(names.indexOf('Bananen'));
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
});

test.each([
  ['500 Gramm', { amount: 500, unit: 'G' }],
  ['1,5 l', { amount: 1500, unit: 'ML' }],
  ['1 Pfund', { amount: 500, unit: 'G' }],
  ['6 Stück', { amount: 6, unit: 'PIECE' }],
  ['1 Dutzend', { amount: 12, unit: 'PIECE' }],
  ['20 dag', { amount: 200, unit: 'G' }],
])('the size “%s” is read in German', (text, size) => {
  expect(packSizeIn(text)).toEqual(size);
});

test.each(searches)('in German, “%s” finds %s', async (text, name) => {
  const joined = await createSnapshot(joinedNames.map(productNamed), 1);
  expect(joined.found(text)).toMatchObject({ haveAllWords: true });
  expect(joined.found(text)?.products[0]?.name).toBe(name);
});
