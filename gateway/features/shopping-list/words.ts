/** The words of shopping lists and of names of groceries. Words that are alone in a text are separated by spaces. */

/** Words that say nothing about what is wanted. */
export const empty: string = 'a an and or of the my our some any please plus from to it that this your';

/** Words before something else than the thing itself: `pasta in sauce`, `potatoes for baking`. */
export const links: string = 'in for with without on at';

/** Words between two things in a name. */
export const and: string = 'and';

/** Words that describe: a product without them is still what is wanted. */
export const describing: string = `organic bio fresh ripe large big small medium little mini extra free range natural plain fine finest good
  best nice nicest local cheap cold hot warm whole full fat regular normal standard classic
  traditional homemade original premium pure real simple tasty sweet juicy crunchy crispy red green yellow white golden
  washed unwashed loose new young old mature mild strong aged unwaxed usual favourite favorite family`;

/** Words for processed forms. A product with such a word that is not on the list ranks after the plain product. */
export const processed: string = 'dried frozen tinned canned chopped sliced mashed minced microwave smoked pickled';

/** Words for the form or the container of goods: in `Broccoli Crowns` the thing itself is the word before. */
export const forms: string = `cup pot loaf crown cob head bunch floret fillet slice stick bar pack packet bag bottle can tin jar box carton
  tub mix punnet piece powder block wedge tray cube`;

/** Whether the first word of a name may be the thing itself too, with words that describe it after it. */
export const isThingFirst: boolean = false;

/** Two words that together name another thing than the last one: ice cream is no cream. */
export const pairs: string = [
  'ice cream, sour cream, clotted cream, shaving cream, hand cream, sun cream, cream cheese, cottage cheese',
  'macaroni cheese, peanut butter, almond butter, cocoa butter, body butter, soy milk, soya milk, oat milk, almond milk',
  'coconut milk, rice milk, coconut water, body oil, sweet potato, spring onion, baking soda, baking powder',
  'washing powder, corn flour, corn starch, rice cake, cat food, dog food, baby food, dish soap, apple sauce',
  'coffee bean, ginger beer, root beer, bath salt, chilli pepper, vanilla sugar',
].join(', ');

/** Other names of a thing, and things that are an instance of it. Left: what people write. Right: what products may be called. */
export const otherNames: Readonly<Record<string, string>> = {
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
};

/** Whether the name of a thing that is sold by weight stands for several pieces: `bananas` may be in one bag. */
export const isOfMany = (name: string) => /s$/i.test(name);

/** The likeness of a term to a word that begins or ends with it, or with which it begins; 0 of any other word. */
export const affixLikeness = (wanted: string, word: string): number => {
  if (wanted.length >= 4 && word.startsWith(wanted)) return 0.6;
  if (word.length >= 4 && wanted.startsWith(word)) return 0.5;
  return wanted.length >= 4 && word.endsWith(wanted) ? 0.6 : 0;
};
