import { expect, test } from 'vitest';
import { readShoppingList } from '#gateway/features/shopping-list/list-lines.ts';

const linesIn = (text: string) => readShoppingList(text, 'US');
const namesIn = (text: string) =>
  linesIn(text)
    .filter(({ doubt }) => doubt === null)
    .map(({ name }) => name);

test.each([
  ['milk\neggs\r\nbread', ['milk', 'eggs', 'bread']],
  ['3 bananas, milk, 500 g flour', ['bananas', 'milk', 'flour']],
  ['milk; eggs;bread', ['milk', 'eggs', 'bread']],
  ['- milk\n* eggs\n• bread • butter\n– rice', ['milk', 'eggs', 'bread', 'butter', 'rice']],
  ['1. milk\n2) 2 eggs\n10. bread', ['milk', 'eggs', 'bread']],
  ['[ ] milk\n[x] eggs\n☐ bread', ['milk', 'eggs', 'bread']],
  ['Breakfast:\nmilk\nDairy: butter, cheese', ['milk', 'butter', 'cheese']],
  ['1,5 l milk,2 eggs', ['milk', 'eggs']],
  ['\n , ;\n--\n', []],
  ['milk (the blue one, not the green)\neggs (free range pls)', ['milk', 'eggs']],
  ['2 onions, finely chopped\n2 carrots, peeled and diced, 1 leek', ['onions', 'carrots', 'leek']],
  ['basmati rice to serve\nsalt to taste', ['basmati rice', 'salt']],
  ['2 x Basmati Rice 1 kg - $3.99\nBananas £1.10\nCheddar 2 for £5', ['Basmati Rice', 'Bananas', 'Cheddar']],
  ['## Fruit & veg\n- carrots\n*Drinks*\n- cola', ['carrots', 'cola']],
  ['DAIRY\nmilk\nPARTY 🎉\ncola', ['milk', 'cola']],
])('the things on the list %j are %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  ['bread\n- oranges', 'bread'],
  ['MILK\neggs', 'MILK'],
  ['eggs\n\nbread\n[ ] oranges', 'bread'],
  ['Bread:\nbaguette', 'Bread'],
  ['Bread: a baguette', 'Bread'],
  ['**bread**\nmilk', 'bread'],
  ['## Bread\n- milk', 'Bread'],
])('the list %j keeps %j, and marks that it may be a heading', (text, name) => {
  expect(linesIn(text)).toContainEqual(expect.objectContaining({ name, doubt: 'heading' }));
});

test.each(['2 breads:\nbaguette', `${'bread '.repeat(7)}:\nbaguette`, 'bread\noranges'])(
  'the list %j has no line that may be a heading',
  (text) => {
    expect(linesIn(text).filter(({ doubt }) => doubt === 'heading')).toEqual([]);
  },
);

test.each(['~~bread~~', '- ~~bread~~', '~~milk, bread~~', '❌ bread'])('the line %j is crossed out', (text) => {
  expect(linesIn(text)).toContainEqual(expect.objectContaining({ name: 'bread', doubt: 'crossed out' }));
});

test.each([
  ['milk', { name: 'milk', count: null }],
  ['3 bananas', { name: 'bananas', count: 3, isPacks: false }],
  ['bananas 3', { name: 'bananas', count: 3, isPacks: false }],
  ['bananas: 3', { name: 'bananas', count: 3, isPacks: false }],
  ['two onions', { name: 'onions', count: 2, isPacks: false }],
  ['an apple', { name: 'apple', count: 1, isPacks: false }],
  ['a dozen eggs', { name: 'eggs', count: 12, isPacks: false }],
  ['half a dozen lemons', { name: 'lemons', count: 6, isPacks: false }],
  ['2 dozen eggs', { name: 'eggs', count: 24, isPacks: false }],
  ['6 cobs of corn', { name: 'corn', count: 6, isPacks: false }],
  ['2x milk', { name: 'milk', count: 2, isPacks: true }],
  ['2 x milk', { name: 'milk', count: 2, isPacks: true }],
  ['bananas x3', { name: 'bananas', count: 3, isPacks: true }],
  ['bananas × 3', { name: 'bananas', count: 3, isPacks: true }],
  ['milk 2x', { name: 'milk', count: 2, isPacks: true }],
  ['bananas x3 packs', { name: 'bananas', count: 3, isPacks: true, isTimes: false }],
  ['Bananas,3', { text: 'Bananas, 3', name: 'Bananas', count: 3, isPacks: false }],
  ['2 sticks butter', { name: 'butter', amount: { amount: 226, unit: 'G' } }],
  ['milk: 2 bottles', { name: 'milk', count: 2, isPacks: true }],
  ['can u get bananas', { name: 'bananas', count: null }],
  ['some bananas if they look good', { name: 'bananas', count: null }],
  ['2 onions finely chopped', { name: 'onions', count: 2 }],
  ['orange juice litre', { name: 'orange juice', amount: { amount: 1000, unit: 'ML' } }],
  ['2 bottles of milk', { name: 'milk', count: 2, isPacks: true }],
  ['milk (2 bottles)', { name: 'milk', count: 2, isPacks: true }],
  ['a bag of oats', { name: 'oats', count: 1, isPacks: true }],
  ['2 loaves of bread', { name: 'bread', count: 2, isPacks: true }],
  ['500 g flour', { name: 'flour', count: null, amount: { amount: 500, unit: 'G' } }],
  ['1,5 l milk', { name: 'milk', count: null, amount: { amount: 1500, unit: 'ML' } }],
  ['flour 1.5kg', { name: 'flour', count: null, amount: { amount: 1500, unit: 'G' } }],
  ['1/2 kg grapes', { name: 'grapes', count: null, amount: { amount: 500, unit: 'G' } }],
  ['1 1/2 kg grapes', { name: 'grapes', count: null, amount: { amount: 1500, unit: 'G' } }],
  ['half a kilo of grapes', { name: 'grapes', count: null, amount: { amount: 500, unit: 'G' } }],
  ['6 x 330 ml cola', { name: 'cola', count: null, amount: { amount: 1980, unit: 'ML' } }],
  ['2 bags of 500 g flour', { name: 'flour', count: 2, isPacks: true, amount: { amount: 500, unit: 'G' } }],
  ['½ cup flour', { name: 'flour', amount: { amount: 120, unit: 'ML' } }],
  ['1½ kg potatoes', { name: 'potatoes', amount: { amount: 1500, unit: 'G' } }],
  ['3½ tsp salt', { name: 'salt', amount: { amount: 18, unit: 'ML' } }],
  ['12 fl oz orange juice', { name: 'orange juice', amount: { amount: 355, unit: 'ML' } }],
  ['1 gallon milk', { name: 'milk', amount: { amount: 3785, unit: 'ML' } }],
  ['2 x 400g tins chopped tomatoes', { name: 'chopped tomatoes', amount: { amount: 800, unit: 'G' } }],
  ['a handful of fresh coriander', { name: 'fresh coriander', count: 1 }],
  ['some nice apples', { name: 'nice apples', count: null }],
  ['carrots x', { name: 'carrots', count: null }],
  ['0 carrots', { name: 'carrots', count: null }],
  ['7up', { name: '7up', count: null }],
])('the gateway reads the list line “%s”', (text, expected) => {
  expect(readShoppingList(text, 'US')).toEqual([expect.objectContaining({ text, ...expected })]);
});

test.each([
  ['½', 500],
  ['⅓', 333],
  ['⅔', 667],
  ['¼', 250],
  ['¾', 750],
  ['⅕', 200],
  ['⅛', 125],
  ['2⅓', 2333],
  ['1/3', 333],
  ['1 ⁄ 9', 111],
  ['3 2/3', 3667],
])('“%s l” is %i ml', (written, ml) => {
  expect(readShoppingList(`${written} l milk`, 'US')).toMatchObject([
    { name: 'milk', amount: { amount: ml, unit: 'ML' } },
  ]);
});

test.each([
  ['2 pints milk', 946, 1137],
  ['1 quart milk', 946, 1137],
  ['1 gal milk', 3785, 4546],
  ['10 fl oz cream', 296, 284],
  ['1 l milk', 1000, 1000],
])('the line “%s” means %i ml in the United States and %i ml in Britain', (text, american, british) => {
  const amounts = (['US', 'BRITISH'] as const).map((measures) => readShoppingList(text, measures)[0]?.amount?.amount);
  expect(amounts).toEqual([american, british]);
});
