/**
 * Shopping lists as people paste them. They were written before the matching was changed.
 *
 * Behind each list stand the names of the right products for its lines, as expressions separated by `;`. `-`: nothing is meant
 * that the shop can sell. `=2`: two packs are right. `~1500`: as many packs as contain 1500 grams, millilitres or pieces.
 */
export type PeopleLists = readonly (readonly [text: string, expected: string])[];

const milk = '.*(whole|skimmed) milk';
const eggs = '.*eggs';
const bread = '.*(bread|loaf|baguettes?|rolls)';
const potatoes = '.*(?<!roast )potatoes';
const butter = '(salted|unsalted|spreadable) butter';
const cheese = '.*(cheese|cheddar|gouda|brie|feta).*';
const coriander = '.*coriander';
const garlic = 'garlic';

export const firstLists: PeopleLists = [
  ['milk (the blue one)\neggs (free range pls)\nbread (not sliced)', `${milk}; ${eggs}; ${bread}`],
  ['1 lemon (zest and juice)\n½ cup flour\n1½ kg potatoes', `.*lemons; .*flour; ${potatoes} ~1500`],
  [
    '12 fl oz orange juice\n8 oz cheddar\n1 gallon milk',
    `.*orange juice.* ~355; .*cheddar.*|farmhouse cheese ~227; ${milk} ~3785`,
  ],
  ['milk eggs bread butter cheese', `${milk}; ${eggs}; ${bread}; ${butter}; ${cheese}`],
  ['apples / oranges / grapes', '.*apples; .*oranges; .*grapes'],
  ['some bananas and a dozen eggs', `.*bananas; ${eggs} ~12`],
  ['DAIRY\nmilk\nbutter\nFRUIT\nbananas', `${milk}; ${butter}; .*bananas`],
  ['## Fruit & veg\n- carrots\n- broccoli\n*Drinks*\n- lemonade', '.*carrots; .*broccoli.*; .*lemonade'],
  ['2 x Aged Basmati Rice 1 kg - $3.99\n1 x Bananas 1 kg - $1.20', '.*basmati rice =2; .*bananas =1'],
  [
    '3 garlic cloves, minced\n1 large onion, finely chopped\n2 carrots, peeled and diced',
    `${garlic}; .*onions; .*carrots`,
  ],
  [
    '2 x 400g tins chopped tomatoes\n1 tin kidney beans, drained\n1 tsp ground cumin',
    '.*chopped tomatoes =2; .*kidney beans.* =1; ground cumin',
  ],
  [
    'a handful of fresh coriander\nbasmati rice to serve\nsalt and pepper to taste',
    `${coriander}; .*basmati rice; .*salt.*; .*pepper`,
  ],
  ['scallions\neggplant\ndish soap\npaper towels', '.*spring onions; aubergines?; .*washing up liquid; kitchen towel'],
  ['500g spaghetti or penne\n1 jar passata\n2 onions', '.*(spaghetti|penne) ~500; passata =1; .*onions'],
  ['Anna: apples, bananas\nTom: cola', '.*apples; .*bananas; (coca-cola|diet coke|pepsi).*'],
  ['☐ nappies size 4\n☐ loo roll\n☐ washing up liquid', '.*nappies.*; toilet tissue; .*washing up liquid'],
  ['🥛 milk\n🍞 bread\n🥚 eggs x2', `${milk}; ${bread}; ${eggs} =2`],
  [
    '200ml double cream\n100g caster sugar\n4 eggs\n1 vanilla extract',
    `double cream ~200; caster sugar ~100; ${eggs} ~4; vanilla extract`,
  ],
  ['vegan sausages\ngluten free bread\noat milk', 'vegan sausages; gluten free.*bread; .*oat drink'],
  [
    'For the sauce:\n2 tbsp olive oil\n400g can chopped tomatoes\n1 tbsp tomato puree',
    '.*olive oil; chopped tomatoes ~400; tomato puree',
  ],
  [
    'pancakes + fruit + yoghurt',
    '.*pancake.*; .*(apples|bananas|salad|strawberries|grapes|oranges|lemons|blueberries).*; .*yogurt',
  ],
  ['1 lb ground beef\n1 stick butter\n2 cups rice', `beef mince.* ~454; ${butter}; .*rice`],
  [
    'kitchen roll x2\nbleach\nbin bags\ncat food',
    'kitchen towel =2; thick bleach; .*bin (bags|liners).*; .*cat food.*',
  ],
  [
    'Bananas £1.10\nSemi skimmed milk 2l £1.45\nCheddar 2 for £5',
    '.*bananas; semi skimmed milk|fresh whole milk ~2000; .*cheddar.*|farmhouse cheese',
  ],
  ['Milch\n6 Eier\nKäse\nBrot', `${milk}; ${eggs}; ${cheese}; ${bread}`],
  ['Einkauf:\n2 Milch\nButter\nTomaten', `${milk}; ${butter}; .*tomatoes`],
  [
    'tomatoes, carrots, 2 lemons, 1kg potatoes',
    `.*(vine|cherry|loose) tomatoes; .*carrots; .*lemons ~2; ${potatoes} ~1000`,
  ],
  ['motor oil\nlawn mower\nred apples', '-; -; .*apples'],
  ['1. 2 pints milk\n2. 6 bread rolls\n3. ham', `${milk} ~946; .*(rolls|buns) ~6; .*ham`],
  [
    'need more coffee pls\nthe usual cereal\nand some nice cheese',
    `.*coffee.*; (cornflakes|weetabix|.*muesli|.*granola.*|bran flakes|rice krispies|fruit & fibre|rolled oats); ${cheese}`,
  ],
];

/** These were written after the matching was changed, and it is not adapted to them. */
export const secondLists: PeopleLists = [
  [
    '2 large carrots, grated\n1 tbsp sunflower oil\n250g mushrooms, sliced',
    '.*carrots; sunflower oil; .*mushrooms ~250',
  ],
  ['Shopping list\n- milk x 2\n- 1 dozen eggs\n- loaf of bread', `${milk} =2; ${eggs} ~12; ${bread}`],
  ['bananas, apples & oranges', '.*bananas; .*apples; .*oranges'],
  ['FRUIT\napples\npears\n\nVEG\npotatoes\ncarrots', `.*apples; .*pears; ${potatoes}; .*carrots`],
  ['1 x Salted Butter 250 g  £1.99\n2 x Juicy Oranges 1.5 kg £5.00', '.*(?<!un)salted butter =1; .*oranges ~3000'],
  ['¾ cup rolled oats\n⅓ cup honey\n1 pinch salt', '.*oats; .*honey; .*salt.*(?<!butter)'],
  ['tea bags\ncoffee (decaf if they have it)\nsugar', '.*tea bags; .*coffee.*; .*sugar'],
  ['cola or lemonade\ncrisps\nice', '.*(cola|coke|lemonade|pepsi).*; .*crisps; ice cubes'],
  ['rice pasta flour sugar', '.*rice; .*(spaghetti|penne|fusilli|macaroni|tagliatelle); .*flour; .*sugar'],
  [
    '2 cans chickpeas, drained and rinsed\n1 red onion, thinly sliced\njuice of 1 lemon',
    '.*chickpeas.* =2; .*onions; .*lemons',
  ],
  ['1lb shrimp\n1 bunch cilantro\n2 limes', `.*prawns; ${coriander}; limes ~2`],
  ['diapers size 4\nbaby wipes\nformula', '.*nappies.*; baby wipes; .*infant milk.*'],
  ['milk (2 bottles)\nyoghurt (plain, not vanilla)\ncheese (any)', `${milk} =2; .*yogurt; ${cheese}`],
  ['1.5kg potatoes\n500 ml cream\n200 g cheddar', `${potatoes} ~1500; .*(?<!ice )cream; .*cheddar.*|farmhouse cheese`],
  ['**Bakery**\n* croissants\n* bagels\n**Dairy**\n* butter', `.*croissants; .*bagels; ${butter}`],
  ['Please get some strawberries and a bag of carrots', '.*strawberries; .*carrots'],
  [
    'chicken breasts x 4\nbroccoli\nsweet potatoes',
    'chicken breast fillets|.*chicken breast; .*broccoli.*; sweet potatoes',
  ],
  ['bin liners\ndishwasher tabs\nkitchen roll', '.*bin (bags|liners).*; dishwasher tablets; kitchen towel'],
  ['3 tomatoes\n1 cucumber\n1 iceberg lettuce', '.*tomatoes; cucumber; iceberg lettuce'],
  ['frozen peas\nfish fingers\nice cream - vanilla', 'frozen garden peas; fish fingers; .*vanilla ice cream'],
  ['400ml coconut milk\n1 tbsp curry powder\n2 chicken thighs', 'coconut milk ~400; curry powder; chicken thighs'],
  ['gluten free pasta\nlactose free milk', 'gluten free fusilli; lactose free.*milk'],
  ['spark plugs\nwindscreen washer\nbananas', '-; -; .*bananas'],
  ['toilet paper\nsoap\nshampoo\ntooth paste', 'toilet tissue; .*soap.*; .*shampoo.*; toothpaste'],
  ['2 pt milk\n1 pint double cream\n1/2 lb butter', `${milk} ~946; double cream ~473; ${butter} ~227`],
  ['Mum: bread, jam\nDad - beer', `${bread}; .*(jam|marmalade); .*(lager|ale|stout)`],
  ['Butter\nZwiebeln\n1 kg Kartoffeln', `${butter}; .*onions; ${potatoes} ~1000`],
  ['flour 1kg\neggs 6\nmilk 1l', `.*flour ~1000; ${eggs} ~6; ${milk} ~1000`],
  ['4 bagels\nsmoked salmon\ncream cheese', '.*bagels ~4; smoked salmon; .*soft cheese'],
  ['paracetamol\ncat litter\nred wine\nwhite wine', 'paracetamol.*; cat litter; .*red wine; .*white wine'],
];
