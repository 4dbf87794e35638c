// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import type { Unwanted } from './diet-facts.ts';
import { kindsOf, sameThings } from './everyday-names.ts';

/** The words of searches, shopping lists and names of groceries. Words that are alone in a text are separated by spaces. */

/** The language of these words. */
export const language: string = 'en';

/** Words that say nothing about what is wanted. */
export const empty: string = `a an and or of the my our some any please pls plz plus from to it that this your few bit more need get buy want thanks thank cheers ta
  something anything thing stuff food foods idea ideas ingredient ingredients essentials products also bring grab pick up`;

/** Words before something else than the thing itself: `pasta in sauce`, `potatoes for baking`. */
export const links: string = 'in for with without on at';

/** Words before what is not wanted, as an expression over a folded text. */
export const negation: string = 'without|(?:with )?no|not|minus|free of|free from';

/** Fruit and vegetables: a plain name of one means the fresh thing, and not what has its taste. */
export const produce: string = `apple banana orange lemon lime pear grape strawberry raspberry blueberry blackberry cherry peach nectarine plum apricot
  mango pineapple melon watermelon kiwi pomegranate avocado fig rhubarb grapefruit clementine carrot potato onion shallot garlic ginger
  leek celery broccoli cauliflower cabbage kale spinach lettuce cucumber tomato pepper chilli courgette aubergine squash parsnip swede
  turnip beetroot radish mushroom sweetcorn asparagus fennel`;

/** Words in the names of the categories where they are sold. */
export const produceSections: string = 'fruit vegetable veg greengrocery produce';

/** Words that name a part of a shop, as headings on lists do. */
export const sections: string = `fruit veg vegetable veggie dairy bakery drink beverage snack frozen freezer tin cupboard pantry fridge chilled household
  home cleaning toiletries bathroom kitchen meat deli grocery pet misc other essentials`;

/** Needs that say only when something is wanted, where another need says for what. */
export const generalNeeds: string = 'night evening snack treat';

/** Words between two things in a name. */
export const and: string = 'and';

/** Words that describe: a product without them is still what is wanted. */
export const describing: string = `organic bio fresh ripe large big small medium little mini baby extra free range natural plain fine finest good
  best nice nicest quick quickest easy fast speedy lazy proper yummy delicious local cheap cheapest cold hot warm whole full fat regular normal standard classic original taste style value basic own label
  traditional homemade premium pure real simple tasty sweet juicy crunchy crispy smooth red green yellow white golden brown black dark light
  washed unwashed loose new young old mature mild strong aged unwaxed usual favourite favorite family thick thin soft hard raw
  seedless boneless skinless lean wafer quality everyday luxury british english american italian french spanish greek swiss irish
  sz lrg lge med sml sm org frsh reg approx making
  multipack mixed assorted single double ready instant`;

/** Words that describe, of which the lack makes another kind of the thing: who wants black beans is not sure to want white ones. */
export const distinguishing: string = 'red green yellow white brown black dark light baby double single instant greek';

/** Words for processed forms and special diets. A product with such a word that is not wanted ranks after the plain product. */
export const processed: string = `dried frozen tinned canned chopped sliced diced grated mashed minced ground crushed peeled microwave smoked unsmoked
  pickled roast roasted cooked breaded battered stuffed salted unsalted sweetened unsweetened low reduced skimmed sun candied glace
  vegan vegetarian gluten lactose halal kosher decaf`;

/** Words for the form or the container of goods: in `Broccoli Crowns` the thing itself is the word before. */
export const forms: string = `cup pot loaf crown cob head bunch floret fillet slice stick bar pack packet bag bottle can tin jar box carton
  tub mix punnet piece powder block wedge tray cube breast thigh drumstick wing leg joint chop loin steak rasher chunk half ball sheet ring
  string strip bite tablet capsule pod sachet pouch tube roll clove stalk bulb leaf root handful knob pinch sprig selection variety
  multipack size case crate sack bucket spread drink tip cut`;

/** Two words that together name another thing than the last one: ice cream is no cream. */
export const pairs: string = [
  'ice cream, sour cream, soured cream, clotted cream, shaving cream, hand cream, face cream, body cream, sun cream, cream cheese, soft cheese',
  'cottage cheese, jelly baby, cheese string, string cheese, macaroni cheese, cream cracker, custard cream, salad cream, peanut butter, almond butter, cashew butter, cocoa butter',
  'body butter, butter bean, apple butter, soy milk, soya milk, oat milk, almond milk, hemp milk, cashew milk, oat drink, soya drink, almond drink',
  'rice drink, coconut drink, coconut milk, rice milk, baby milk, infant milk, body milk, condensed milk, evaporated milk, coconut water',
  'rose water, tonic water, soda water, micellar water, body oil, baby oil, sweet potato, spring onion, onion ring, baking soda',
  'baking powder, washing powder, custard powder, curry powder, chilli powder, cocoa powder, milk powder, corn flour, corn starch, rice cake',
  'jaffa cake, fish cake, fish finger, fish stick, fish sauce, ladies finger, cat food, dog food, pet food, baby food, fast food, dish soap',
  'hand soap, apple sauce, apple pie, coffee bean, cocoa bean, baked bean, jelly bean, green bean, broad bean, bean sprout, ginger beer',
  'root beer, ginger nut, ginger ale, bath salt, dishwasher salt, chilli pepper, bell pepper, black pepper, white pepper, cayenne pepper',
  'vanilla sugar, bread flour, bread crumb, garlic bread, tea light, tea cake, tea towel, kitchen towel, kitchen roll, toilet roll, loo roll',
  'sausage roll, spring roll, egg roll, swiss roll, cinnamon roll, hot dog, hot chocolate, chocolate spread, chocolate milk, egg noodle',
  'rice noodle, rice pudding, rice paper, rice vinegar, wine vinegar, cider vinegar, wine gum, olive oil, fruit salad, potato salad',
  'potato waffle, pasta sauce, tomato sauce, soy sauce, mint sauce, pie mix, cake mix, baby wipe, light bulb',
  'baking paper, cotton wool, bird seed, popping corn, baby corn, corn flake, corn chip, tortilla chip, chocolate chip, cream of, bicarbonate of',
  'washing up, juice drink, orange squash, butternut squash, bitter lemon, lemon curd, water chestnut, grape seed, sugar snap',
].join(', ');

/** Words that are no typing errors of others, though no product may have them. */
export const rightWords: string = `wine vine beer bear pear pea bean beef beet leek week kale cake bake lake rice ice dice spice slice price mint mince
  chive chip ship shop chop soap soup sour date dates lime line thyme time fig fish dish dill pill basil sage rosemary tarragon caper paper
  pepper piper plum plump prune pecan hazelnut macadamia coconut cocoa cola coal goat oat boat coat oil foil soil egg leg lamb jam ham yam
  clam crab crisp scallop mussel oyster lobster salmon trout carp eel veal venison goose duck quail rabbit turkey tea pea sea salsa salad
  malt salt sauce cheese cherry sherry berry curry candle cable table batter better bitter butter litter letter glitter toaster roaster
  shampoo perfume lipstick mascara book pen pencil phone charger lead toy flower flowers rose lamp oil motor lawn mower screw hammer nail
  party birthday present gift card picnic sushi kimchi miso tempeh quinoa lentil noodle pretzel`;

/**
 * Conditions of people: a product is not offered when neither its words nor its food facts say that it fits. One of `terms` is in
 * every text that `fits`.
 */
export const diets: readonly { wanted: RegExp; fits: RegExp; terms: readonly string[]; unwanted?: Unwanted }[] = [
  { wanted: /\bvegan\b|\bplant[ -]based\b/, fits: /\bvegan|\bplant[ -]based/, terms: ['vegan', 'plant'] },
  {
    wanted: /\bvegetarian\b|\bmeat[ -]free\b|\bmeatless\b|\b(?:no|without) meat\b/,
    fits: /\bvegetarian|\bveggie|\bmeat[ -]free|\bvegan|\bplant[ -]based/,
    terms: ['vegetarian', 'veggi', 'meat', 'vegan', 'plant'],
  },
  {
    wanted: /\bgluten[ -]?free\b|\bgf\b|\bcoeliac\b|\bceliac\b|\b(?:with )?no gluten\b|\bwithout gluten\b/,
    fits: /\bgluten[ -]?free|\bfree from gluten|\bno gluten|\bwithout gluten/,
    terms: ['gluten', 'glutenfre'],
    unwanted: 'gluten',
  },
  {
    wanted: /\blactose[ -]?free\b|\bno lactose\b|\bwithout lactose\b/,
    fits: /\blacto(?:se)?[ -]?free|\bno lactose|\bwithout lactose/,
    terms: ['lactose', 'lactofre'],
    unwanted: 'lactose',
  },
  {
    wanted: /\b(?:dairy|milk)[ -]?free\b|\b(?:no|without) dairy\b|\bnon[ -]dairy\b/,
    fits: /\b(?:dairy|milk)[ -]?free|\bnon[ -]dairy|\bvegan/,
    terms: ['dairi', 'milk', 'vegan'],
    unwanted: 'milk',
  },
  {
    wanted:
      /\bsugar[ -]?free\b|\b(?:with )?no(?: added)? sugar(?: added)?\b|\bzero sugar\b|\bwithout(?: added)? sugar\b/,
    fits: /\bsugar[ -]?free|\b(?:no|without) added sugar|\bzero\b|\bdiet\b|\bno sugar|\bunsweetened|\bslimline/,
    terms: ['sugar', 'zero', 'diet', 'unsweetened', 'slimline'],
  },
  {
    wanted: /\balcohol[ -]?free\b|\bnon[ -]?alcoholic\b|\bno alcohol\b|\bzero alcohol\b/,
    fits: /\balcohol[ -]?free|\bnon[ -]?alcoholic|\bno alcohol|\b0(?:[.,]0)? ?%/,
    terms: ['alcohol', 'alcoholic', '0'],
  },
  {
    wanted: /\bdecaf\b|\bdecaffeinated\b|\bcaffeine[ -]?free\b|\b(?:no|without) caffeine\b/,
    fits: /\bdecaf|\bcaffeine[ -]?free/,
    terms: ['decaf', 'decaffeinated', 'caffeine'],
  },
  { wanted: /\bnut[ -]?free\b/, fits: /\bnut[ -]?free/, terms: ['nut'], unwanted: 'nuts' },
  { wanted: /\begg[ -]?free\b/, fits: /\begg[ -]?free|\bvegan/, terms: ['egg', 'vegan'], unwanted: 'eggs' },
  {
    wanted: /\bwheat[ -]?free\b/,
    fits: /\bwheat[ -]?free|\bgluten[ -]?free/,
    terms: ['wheat', 'gluten'],
    unwanted: 'wheat',
  },
  { wanted: /\bhalal\b/, fits: /\bhalal/, terms: ['halal'] },
  { wanted: /\bkosher\b/, fits: /\bkosher/, terms: ['kosher'] },
];

/** What stands before a condition in a text that says the opposite: `not suitable for vegans`. */
export const denies: RegExp = /\bnon[ -]$|\b(?:not|never|isn[’']?t)\b[^.,;]*$/;

/** Whether the first word of a name may be the thing itself too, with words that describe it after it. */
export const isThingFirst: boolean = false;

/** Whether the first word of a search is the thing: `jus de pomme`, but `apple juice`. */
export const isHeadFirst: boolean = false;

/** Other names of a thing, and things that are an instance of it. Left: what people write. Right: what products may be called. */
export const otherNames: Readonly<Record<string, string>> = namesByThing();

function namesByThing(): Record<string, string> {
  const found: Record<string, string[]> = {};
  const add = (name: string, others: readonly string[]) => (found[name] = [...(found[name] ?? []), ...others]);
  for (const names of sameThings) {
    const group = names.split(', ');
    for (const name of group)
      add(
        name,
        group.filter((other) => other !== name),
      );
  }
  for (const names of kindsOf) {
    const [thing = '', kinds = ''] = names.split(' > ');
    add(thing, kinds.split(', '));
  }
  return Object.fromEntries(Object.entries(found).map(([name, others]) => [name, others.join(', ')]));
}

/** Whether the name of a thing that is sold by weight stands for several pieces: `bananas` may be in one bag. */
export const isOfMany = (name: string) => /s$/i.test(name);

/** The likeness of a term to a word that begins or ends with it; 0 of any other word. */
export const affixLikeness = (wanted: string, word: string): number => {
  if (wanted.length >= 4 && word.startsWith(wanted)) return 0.5;
  return wanted.length >= 4 && word.endsWith(wanted) ? 0.5 : 0;
};
