/**
 * Fifty shopping lists as people write them, over the demonstration products. They were written before the matching was, and
 * are not adapted to it.
 *
 * Each list has its text, and for each of its lines the slug of the product that the writer means. `a/b`: either is right.
 * `-`: the shop does not sell it. `*2`: as many packs are right. Headings (`Breakfast:`) are no lines.
 */
export const shoppingLists: readonly (readonly [text: string, expected: string])[] = [
  // Plain lists, one thing a line
  [
    'milk\neggs\nbread\nbutter\ncheese\nbananas',
    'whole-milk free-range-eggs country-loaf/baguettes salted-butter farmhouse-cheese bananas',
  ],
  ['apples\noranges\nlemons\ngrapes\nstrawberries', 'red-apples oranges lemons grapes strawberries'],
  ['potatoes\ncarrots\nbroccoli\ntomatoes\nonions\ngarlic', 'potatoes carrots broccoli vine-tomatoes - -'],
  ['rice\nspaghetti\nflour\noats\nbeans', 'basmati-rice durum-spaghetti wheat-flour rolled-oats red-kidney-beans'],
  ['orange juice\nlemonade\niced tea\nsoda\ncoffee', 'orange-juice cloudy-lemonade peach-iced-tea cherry-soda -'],
  [
    'croissants\nbagels\nbaguette\ncookies\npretzels',
    'butter-croissants bagels baguettes chocolate-cookies soft-pretzels',
  ],
  ['yogurt\nice cream\nmilk\ncream\nbutter', 'natural-yogurt vanilla-ice-cream whole-milk - salted-butter'],
  ['Milk\nToilet paper\nDish soap\nEggs\nBin bags', 'whole-milk - - free-range-eggs -'],

  // On one line
  ['3 bananas, milk, 500 g flour', 'bananas whole-milk*1 wheat-flour*1'],
  ['eggs, butter, flour, sugar, vanilla ice cream', 'free-range-eggs salted-butter wheat-flour - vanilla-ice-cream'],
  ['tomatoes, spaghetti, cheese, red wine', 'vine-tomatoes durum-spaghetti farmhouse-cheese -'],
  ['bread; butter; orange juice; yoghurt', 'country-loaf/baguettes salted-butter orange-juice natural-yogurt'],
  ['lemons, popcorn, cherry soda, cookies', 'lemons popping-corn cherry-soda chocolate-cookies'],
  ['aubergines, peppers, tomatoes, rice', 'aubergines bell-peppers vine-tomatoes basmati-rice'],

  // Quantities
  [
    '2 milk\n12 eggs\n2 loaves of bread\n1 butter',
    'whole-milk*2 free-range-eggs*2 country-loaf/baguettes*2 salted-butter*1',
  ],
  ['2x milk\n3x yogurt\n4x noodle cup\n2x tomato soup', 'whole-milk*2 natural-yogurt*3 noodle-cup*4 tomato-soup*2'],
  ['milk x2\napple juice x 3\nlemonade x2', 'whole-milk*2 apple-juice*3 cloudy-lemonade*2'],
  ['a dozen eggs\nhalf a dozen lemons\ntwo baguettes\nfive bagels', 'free-range-eggs*2 lemons*2 baguettes*1 bagels*1'],
  ['1kg carrots\n2kg potatoes\n500g broccoli\n1.5 kg oranges', 'carrots*1 potatoes*1 broccoli*1 oranges*1'],
  [
    '1,5 l milk\n2 l orange juice\n0,75 l lemonade\n500 ml iced tea',
    'whole-milk*2 orange-juice*2 cloudy-lemonade*1 peach-iced-tea*1',
  ],
  [
    '4 kg potatoes, 2 kg rice, 1 kg spaghetti, 250 g butter',
    'potatoes*2 basmati-rice*2 durum-spaghetti*2 salted-butter*1',
  ],
  [
    '3 cans of tomato soup\n2 packs of spaghetti\n1 bag of oats\n6 cobs of corn',
    'tomato-soup*3 durum-spaghetti*2 rolled-oats*1 sweetcorn*2',
  ],
  [
    '1 bunch of bananas\n2 punnets strawberries\n3 aubergines\n1 head of broccoli',
    'bananas*1 strawberries*2 aubergines*2 broccoli*1',
  ],
  ['1/2 kg grapes\n½ l yogurt\n1 lb apples', 'grapes*1 natural-yogurt red-apples*1'],

  // Bullets, numbers, check boxes, headings of habit
  ['- milk\n- eggs\n- oats\n- honey', 'whole-milk free-range-eggs rolled-oats -'],
  ['* bananas\n* blueberries\n* natural yogurt\n* granola', 'bananas blueberries natural-yogurt -'],
  ['1. potatoes\n2. carrots\n3. peppers\n4. chicken breast', 'potatoes carrots bell-peppers -'],
  ['1) bread\n2) 2 butter\n3) farmhouse cheese\n4) ham', 'country-loaf/baguettes salted-butter*2 farmhouse-cheese -'],
  ['[ ] basmati rice\n[x] kidney beans\n[ ] sweetcorn\n[ ] salsa', 'basmati-rice red-kidney-beans sweetcorn -'],
  ['• 2 x orange juice\n• pancake mix\n• maple syrup\n• strawberries', 'orange-juice*2 pancake-mix - strawberries'],
  ['☐ lemons\n☐ sparkling water\n☐ peach iced tea', 'lemons - peach-iced-tea'],

  // Typing errors
  ['banannas\nmlik\nbuter\nchese', 'bananas whole-milk salted-butter farmhouse-cheese'],
  ['tomatos\npotatos\nbrocoli\ncarots', 'vine-tomatoes potatoes broccoli carrots'],
  ['spagetti\nyoghourt\nstrawberrys\nlemonaid', 'durum-spaghetti natural-yogurt strawberries cloudy-lemonade'],
  ['orang juice, crossants, oatz, bluberries', 'orange-juice butter-croissants rolled-oats blueberries'],
  ['2 kg potatose\n6 egs\nbasmatti rice\npanckake mix', 'potatoes*1 free-range-eggs*1 basmati-rice pancake-mix'],

  // Singular and plural, brands, words that describe
  ['1 banana\n1 lemon\n1 carrot\n1 potato\n1 tomato', 'bananas lemons carrots potatoes vine-tomatoes'],
  [
    'organic milk\nfree range eggs\nwholemeal flour\nfresh strawberries',
    'whole-milk free-range-eggs wheat-flour strawberries',
  ],
  ['large eggs\nripe bananas\nred seedless grapes\nbig potatoes for baking', 'free-range-eggs bananas grapes potatoes'],
  [
    'Barilla spaghetti\nHeinz tomato soup\nQuaker oats\nTropicana orange juice',
    'durum-spaghetti tomato-soup rolled-oats orange-juice',
  ],
  [
    'full fat milk\nunsalted butter\nGreek yogurt\nmature cheddar cheese',
    'whole-milk salted-butter natural-yogurt farmhouse-cheese',
  ],
  ['sourdough\ncheddar\nchoc chip cookies\nvanilla icecream', 'country-loaf - chocolate-cookies vanilla-ice-cream'],
  [
    'some nice apples for the kids\nthe good bread\na bit of cheese\nmilk (2 bottles)',
    'red-apples country-loaf farmhouse-cheese whole-milk*2',
  ],

  // Other words for the same
  ['eggplant\ncorn on the cob\nplain flour\nporridge oats', 'aubergines sweetcorn wheat-flour rolled-oats'],
  ['pasta\ninstant noodles\nfizzy drink\nspuds', 'durum-spaghetti noodle-cup cherry-soda potatoes'],
  ['OJ, capsicum, porridge, dried kidney beans', 'orange-juice bell-peppers rolled-oats/porridge-pot red-kidney-beans'],

  // What a week needs, with much that is not sold
  [
    'chicken thighs\n1 kg basmati rice\nvegetable curry\nnaan\nmango chutney\n500 g natural yogurt',
    '- basmati-rice*1 vegetable-curry - - natural-yogurt*1',
  ],
  ['shampoo, toothpaste, apples, salmon, lemons, olive oil', '- - red-apples - lemons -'],
  [
    'Breakfast:\n8 croissants\n1 l apple juice\njam\nBBQ:\nsausages\n8 corn cobs\nbaguettes x2\nbeer',
    'butter-croissants*2 apple-juice*1 - - sweetcorn*2 baguettes*2 -',
  ],
  [
    '2 litres of milk\n10 eggs\n1 packet of butter\n3 tins of tuna\ncat food\n1 tub of vanilla ice cream\n2 kilos of flour',
    'whole-milk*2 free-range-eggs*2 salted-butter*1 - - vanilla-ice-cream*1 wheat-flour*2',
  ],
];
