import { searchTermsOf } from '#gateway/catalogue/search-terms.ts';

/** The words of shopping lists and names of groceries, in the form of `searchTermsOf`. */

const wordsIn = (text: string): ReadonlySet<string> => new Set(searchTermsOf(text));

/** Words that say nothing about what is wanted. */
const emptyWords = wordsIn('a an and or of the my our some any please plus from to it that this your');

/** Words before something else than the thing itself: `pasta in sauce`, `potatoes for baking`. */
export const linkWords = wordsIn('in for with without on at');

/** Words that describe: a product without them is still what is wanted. */
export const describingWords = wordsIn(
  `organic bio fresh ripe large big small medium little mini extra free range natural plain fine finest good best nice nicest
  local cheap cold hot warm whole full fat regular normal standard classic
  traditional homemade original premium pure real simple tasty sweet juicy crunchy crispy red green yellow white golden
  washed unwashed loose new young old mature mild strong aged unwaxed usual favourite favorite family`,
);

/** Words for processed forms. A product with such a word that is not on the list ranks after the plain product. */
export const processedWords = wordsIn(
  'dried frozen tinned canned chopped sliced mashed minced microwave smoked pickled',
);

/** Words for the form or the container of goods: in `Broccoli Crowns` the thing itself is the word before. */
export const formWords = wordsIn(
  `cup pot loaf crown cob head bunch floret fillet slice stick bar pack packet bag bottle can tin jar box carton tub mix punnet
  piece powder block wedge tray cube`,
);

/** Two words that together name another thing than the last one: ice cream is no cream. */
const compounds = new Set(
  [
    'ice cream, sour cream, clotted cream, shaving cream, hand cream, sun cream, cream cheese, cottage cheese',
    'macaroni cheese, peanut butter, almond butter, cocoa butter, body butter, soy milk, soya milk, oat milk, almond milk',
    'coconut milk, rice milk, coconut water, body oil, sweet potato, spring onion, baking soda, baking powder',
    'washing powder, corn flour, corn starch, rice cake, cat food, dog food, baby food, dish soap, apple sauce',
    'coffee bean, ginger beer, root beer, bath salt, chilli pepper, vanilla sugar',
  ]
    .join(', ')
    .split(', ')
    .map((pair) => searchTermsOf(pair).join(' ')),
);

/** Other names of a thing, and things that are an instance of it. Left: what people write. Right: what products may be called. */
const otherNames = new Map(
  Object.entries({
    eggplant: 'aubergine',
    aubergine: 'eggplant',
    courgette: 'zucchini',
    zucchini: 'courgette',
    capsicum: 'pepper',
    rocket: 'arugula',
    arugula: 'rocket',
    coriander: 'cilantro',
    cilantro: 'coriander',
    scallion: 'spring onion',
    'spring onion': 'scallion',
    corn: 'sweetcorn, maize',
    maize: 'sweetcorn, corn',
    beet: 'beetroot',
    beetroot: 'beet',
    swede: 'rutabaga',
    spud: 'potato',
    garbanzo: 'chickpea',
    chickpea: 'garbanzo',
    prawn: 'shrimp',
    shrimp: 'prawn',
    mince: 'minced beef, ground beef',
    cheese: 'cheddar, gouda, mozzarella, brie, feta, parmesan, emmental, camembert',
    bread: 'loaf, baguette, toast, roll',
    roll: 'bun',
    bun: 'roll',
    pasta: 'spaghetti, penne, fusilli, macaroni, tagliatelle, farfalle, noodle',
    cookie: 'biscuit',
    biscuit: 'cookie',
    cereal: 'muesli, granola, corn flake, oat',
    porridge: 'oat',
    oatmeal: 'oat, porridge',
    oj: 'orange juice',
    soda: 'cola, lemonade, soft drink, pop',
    'fizzy drink': 'soda, cola, lemonade',
    'soft drink': 'soda, cola, lemonade',
    pop: 'soda, cola, lemonade',
    coke: 'cola',
    'ice tea': 'iced tea',
    popcorn: 'popping corn',
    yoghurt: 'yogurt',
    yogurt: 'yoghurt',
    crisp: 'chip',
    chip: 'crisp, fry',
    candy: 'sweet, chocolate',
    detergent: 'washing powder',
    veg: 'vegetable',
    veggie: 'vegetable',
  }).map(([name, others]) => [searchTermsOf(name).join(' '), others.split(', ').map(searchTermsOf)] as const),
);

/** Compounds written as one word: `icecream` is `ice cream`. */
const joined = new Map([...compounds].map((pair) => [pair.replace(' ', ''), pair]));

function goodsTermsOf(text: string, isPair: (pair: string) => boolean): string[] {
  const terms: string[] = [];
  for (const term of searchTermsOf(text).flatMap((each) => joined.get(each)?.split(' ') ?? each)) {
    const pair = `${terms.at(-1) ?? ''} ${term}`;
    if (isPair(pair)) terms[terms.length - 1] = pair;
    else terms.push(term);
  }
  return terms;
}

/** The terms of a product's name, with each compound as one term: `vanilla` and `ice cream`. */
export const nameTermsOf = (name: string) => goodsTermsOf(name, (pair) => compounds.has(pair));

/** The terms of what is wanted, with each compound and each name of two words as one term. */
export const wantedTermsOf = (text: string) =>
  goodsTermsOf(text, (pair) => compounds.has(pair) || otherNames.has(pair)).filter((term) => !emptyWords.has(term));

/** Other names of a term, each as a list of terms. */
export const otherNamesOf = (term: string): readonly (readonly string[])[] => otherNames.get(term) ?? [];
