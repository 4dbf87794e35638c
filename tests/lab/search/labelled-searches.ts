import type { Grocery } from './grocery-names.ts';

/** A search as people type it, and which products are right for it. */
interface LabelledSearch {
  text: string;
  isRight: (grocery: Grocery) => boolean;
}

const plain = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').replace('ø', 'o').toLowerCase();

const named = (expected: RegExp, texts: string): LabelledSearch[] =>
  texts.split(', ').map((text) => ({ text, isRight: ({ name }) => expected.test(plain(name)) }));

const inCategory = (expected: string, texts: string): LabelledSearch[] =>
  texts.split(', ').map((text) => ({ text, isRight: ({ category }) => category === expected }));

/** The searches by kind. They were written before the search was, and are not adapted to it. */
export const labelledSearches: Readonly<Record<string, readonly LabelledSearch[]>> = {
  accents: [
    ...named(/creme brulee/, 'creme brulee'),
    ...named(/cafe au lait/, 'cafe au lait'),
    ...named(/gruyere/, 'gruyere'),
    ...named(/jalapeno/, 'jalapeno'),
    ...named(/acai/, 'acai'),
    ...named(/nordso.*butter/, 'nordso butter'),
  ],
  'singular and plural': [
    ...named(/tomato/, 'tomato'),
    ...named(/carrot/, 'carrot'),
    ...named(/berr/, 'berry, strawberry'),
    ...named(/mango/, 'mango'),
    ...named(/peach/, 'peaches'),
    ...named(/loaf/, 'loaves'),
    ...named(/cheese/, 'cheeses'),
    ...named(/milk/, 'milks'),
    ...named(/bread/, 'breads'),
    ...named(/onion/, 'onion'),
    ...named(/cherr/, 'cherry'),
    ...named(/radish/, 'radish'),
    ...named(/fish fingers/, 'fish finger'),
  ],
  'beginnings of words': [
    ...named(/banana/, 'banan'),
    ...named(/choc/, 'choc'),
    ...named(/spaghetti/, 'spag'),
    ...named(/yogurt/, 'yog'),
    ...named(/broccoli/, 'brocc'),
  ],
  'typing errors': [
    ...named(/banana/, 'bannana'),
    ...named(/broccoli/, 'brocoli, brocolli'),
    ...named(/tomato/, 'tomatoe'),
    ...named(/yogurt/, 'yoghurt'),
    ...named(/cheddar/, 'cheddr'),
    ...named(/spaghetti/, 'spagetti'),
    ...named(/mozzarella/, 'mozarella'),
    ...named(/avocado/, 'avacado'),
    ...named(/lettuce/, 'letuce'),
    ...named(/milk/, 'mlik'),
    ...named(/bread/, 'brede'),
    ...named(/cheese/, 'chese'),
    ...named(/blueberr/, 'bluberries'),
    ...named(/raspberr/, 'rasberry'),
    ...named(/couscous/, 'cuscus'),
    ...named(/quinoa/, 'quinao'),
    ...named(/parmesan/, 'parmesean'),
    ...named(/mushroom/, 'musroom'),
    ...named(/lasagne/, 'lasagna'),
    ...named(/potato/, 'potatos'),
    ...named(/apple/, 'aples'),
    ...named(/orange juice/, 'oragne juice, orange jucie'),
    ...named(/whole milk/, 'hole milk'),
    ...named(/chocolate ice cream/, 'choclate ice crem'),
    ...named(/peanut butter/, 'penut butter'),
  ],
  'words written together': [
    ...named(/peanut butter/, 'peanutbutter'),
    ...named(/ice cream/, 'icecream'),
    ...named(/corn flakes/, 'cornflakes'),
  ],
  'several words': [
    ...named(/organic.*milk/, 'organic milk'),
    ...named(/frozen.*peas/, 'frozen peas'),
    ...named(/greek yogurt/, 'greek yoghurts'),
    ...named(/basmati rice/, 'rice basmatti'),
    ...named(/mashed potato/, 'potatoes mashed'),
    ...named(/bread/, 'bread'),
  ],
  categories: [
    ...inCategory('Bakery', 'bakery'),
    ...inCategory('Dairy', 'dairy'),
    ...inCategory('Vegetables', 'veggies'),
    ...inCategory('Drinks', 'drinks'),
    ...inCategory('Grains', 'cereal'),
    ...inCategory('Fruits', 'fresh fruit'),
  ],
};
