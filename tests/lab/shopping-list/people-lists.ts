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
  ['1. 2 pints milk\n2. 6 bread rolls\n3. ham', `${milk} ~1136; .*(rolls|buns) ~6; .*ham`],
  [
    'need more coffee pls\nthe usual cereal\nand some nice cheese',
    `.*coffee.*; (cornflakes|weetabix|.*muesli|.*granola.*|bran flakes|rice krispies|fruit & fibre|rolled oats); ${cheese}`,
  ],
];
