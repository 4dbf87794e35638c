// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
/**
 * Things with others that come near to them, the nearest first, by their English names in `names-in-languages.ts`: kinds of fruit for
 * `citrus fruit`, oranges for `satsumas`. Where the thing is not sold, these are offered and never sure.
 */
export const nearThings: string = `
citrus fruit > orange, lemon, mandarin, grapefruit, lime; berry > strawberry, blueberry, raspberry, blackberry; fruit > apple, banana, orange, strawberry, grape
vegetable > carrot, tomato, potato, broccoli, pepper, aubergine; leafy greens > spinach, lettuce; root vegetable > carrot, potato
mandarin > orange; grapefruit > orange; lime > lemon; nectarine > peach; raspberry > strawberry, blueberry; blackberry > blueberry, strawberry
cranberry > blueberry; sweet potato > potato; chilli > pepper; celery > carrot; fries > potato; mashed potato > potato; plum > peach; lentil > bean, chickpea; chickpea > bean; bean > kidney bean
bread roll > bread, baguette, bagel; toast > bread, bagel; loaf > bread; bread > baguette, bagel; pain au chocolat > croissant; doughnut > cookie, croissant
muffin > cookie, croissant; waffle > pancake; cereal > oat, porridge; muesli > oat, porridge; margarine > butter; quark > yogurt, cheese
cream cheese > cheese; parmesan > cheese; ricotta > cheese; cottage cheese > cheese; kefir > yogurt; oat drink > milk; goat cheese > cheese
noodle > spaghetti; pasta > spaghetti; stock > soup; juice > orange juice, apple juice; drink > juice, lemonade, soda, iced tea, water, coconut water
soda > lemonade, cola; lemonade > soda, cola; cola > soda, lemonade; sparkling water > water; sorbet > ice cream; ice lolly > ice cream; milkshake > milk, ice cream
sweet > chocolate, cookie; tea > iced tea; sauce > tomato sauce; ready meal > curry, soup, noodle, pizza; semolina > flour; spelt flour > flour; tortilla > bread
`;
