/**
 * What people need things for, with goods that suit it, the likeliest first. Such goods are found and never sure: who writes
 * `breakfast` on a list chooses. A group ends with a line.
 */
export const needs: string = `
  breakfast, brekkie, brekky, brekkies, brunch > porridge, oat, granola, muesli, cereal, cornflake, weetabix, egg, yogurt, croissant, bagel, pancake, bread, loaf, bacon, sausage, orange juice, coffee, tea, jam, milk, banana, toast, butter
  snack, nibble, treat, something to nibble, tv snack, healthy snack, kids snack, after school > crisp, popcorn, popping corn, pretzel, nut, cookie, biscuit, cracker, cereal bar, chocolate bar, apple, banana, grape, rice cake, yogurt, carrot, peanut
  healthy, something healthy, diet food, light meal > apple, broccoli, carrot, yogurt, banana, oat, salad, blueberry, spinach, grape, orange
  dinner, supper, meal, tonight, midweek meal, weeknight, main course, family meal, meal for two, dinner for two, romantic dinner > curry, spaghetti, pizza, noodle, lasagne, soup, ravioli, gnocchi, cottage pie, chicken kiev, fish pie, pasta sauce, rice, chicken breast, sausage, salmon, potato, ready meal
  lunch, lunchbox, lunch box, packed lunch, school lunch, work lunch, sandwich, sandwiches > sandwich, soup, bread, loaf, baguette, bagel, cheese, ham, noodle, wrap, roll, salad, houmous, tuna, cheddar, yogurt, apple, banana, curry
  party, birthday, celebration, birthday party, kids party, get together, christmas, new year, buffet, finger food > crisp, birthday cake, cake, popcorn, popping corn, cola, lemonade, soda, ice cream, pizza, sausage roll, tortilla chip, nut, cookie, prosecco, grape, pretzel, dip, salsa
  movie night, film night, movie, cinema, film, match day, game night, games night, football night, netflix > popcorn, popping corn, crisp, cola, pizza, ice cream, soda, lemonade, tortilla chip, nut, pretzel, chocolate, cookie, wine gum, beer
  picnic, outing, trip, hike, camping, road trip > baguette, sandwich, roll, cheese, grape, lemonade, strawberry, apple, crisp, sausage roll, scone, houmous, ham, juice, bread, loaf, cookie, egg, banana
  bbq, barbecue, barbeque, barbie, grill, grilling, cookout > burger, sausage, burger bun, charcoal, sweetcorn cob, sweetcorn, chicken drumstick, bbq sauce, pepper, chicken wing, steak, aubergine, coleslaw, hot dog, ketchup, potato, firelighter
  baking, bake, cake ingredient, home baking, baking ingredient, bread making, make a cake, bake a cake > flour, sugar, butter, egg, baking powder, yeast, caster sugar, icing sugar, cocoa, chocolate chip, vanilla extract, milk
  hot drink, something hot, warm drink, something warm, coffee break, tea break, afternoon tea, elevenses > tea bag, coffee, tea, hot chocolate, cocoa, ground coffee, instant coffee, scone, shortbread, cookie, soup, porridge
  cold drink, drink, thirst, thirsty, refreshment, something to drink, beverage, soft drink, refreshing > lemonade, cola, orange juice, apple juice, iced tea, soda, water, coconut water, still water, sparkling water, squash
  alcohol, drinks party, cocktail, cocktails, night in, aperitif > wine, prosecco, beer, lager, gin, vodka, rum, tonic water, cider, whisky
  baby, infant, newborn, toddler, baby stuff > baby food, nappy, baby wipe, baby milk, infant milk, baby porridge, cotton wool
  dessert, afters, something sweet, sweet treat, sweet tooth, pud > ice cream, cheesecake, mousse, apple crumble, trifle, custard, cake, apple pie, sorbet, cookie, yogurt, strawberry, chocolate, pancake
  something salty, salty snack, savoury snack > crisp, pretzel, popcorn, nut, popping corn, peanut
  smoothie ingredient, smoothies > banana, strawberry, blueberry, yogurt, orange juice, frozen berry, coconut water, milk
  cleaning, spring cleaning, clean, housework, cleaner stuff > surface cleaner, bathroom spray, bleach, toilet cleaner, cleaning cloth, washing up liquid, sponge, window cleaner
  laundry, washing, clothes washing > washing powder, laundry liquid, laundry capsule, fabric softener, stain remover
  washing up, dishes, doing the dishes > washing up liquid, dishwasher tablet, sponge scourer, kitchen towel
  headache, cold, flu, fever, sick, hangover, sore throat, first aid, pain > paracetamol, ibuprofen, cough syrup, facial tissue, lemon, honey, soup, plaster, vitamin, tea
  pet, cat, kitten > cat food, cat litter, dry cat food
  dog, puppy > dog food, dog treat, dog biscuit
  period, time of the month > sanitary towel, tampon, panty liner
  shower, bath, bathroom, wash myself > shower gel, shampoo, soap, hand soap, conditioner, bubble bath, toilet tissue
  shave, shaving > shaving foam, razor; teeth, dental > toothpaste, toothbrush, mouthwash, dental floss
  italian night, pasta night, italian, italian dinner > spaghetti, penne, pasta sauce, tomato sauce, pizza, parmesan, mozzarella, pesto, passata, tomato
  curry night, indian night, indian, takeaway, takeaway night > curry, curry sauce, tikka masala, naan, rice, basmati rice, mango chutney, korma
  taco night, mexican night, mexican, tacos, fajitas > taco shell, tortilla wrap, salsa, guacamole, tortilla chip, kidney bean, pepper, avocado
  asian night, chinese, stir fry > noodle, egg noodle, soy sauce, bean sprout, pak choi, rice, pepper, prawn cracker
  pancake day, pancakes for breakfast > pancake, pancake mix, flour, egg, milk, lemon, maple syrup
  pizza night > pizza, margherita pizza, pepperoni pizza, mozzarella, passata
  sunday roast, roast, roast dinner, sunday lunch, sunday dinner > roasting joint, whole chicken, roast potato, potato, carrot, gravy, yorkshire pudding, broccoli, stuffing, gammon joint, lamb leg
  energy, gym, workout, protein, sports > banana, energy drink, egg, oat, nut, yogurt, cereal bar, chicken breast, peanut butter
  cheese board, cheeseboard > brie, cheese, cheddar, stilton, cracker, grape, camembert, oatcake
  fruit salad > strawberry, grape, apple, banana, orange, blueberry
  salad ingredient, side dish, side, sides > lettuce, tomato, cucumber, pepper, carrot, potato, coleslaw, rocket, olive oil, salad
`;

/** Kinds of a thing, with the thing: where the kind is not sold, the thing is asked about. */
export const standIns: string = `
  cheddar, gouda, edam, emmental, brie, camembert, gruyere, red leicester, manchego, swiss cheese > farmhouse cheese, cheese
  ramen, pot noodle, udon, cup noodle > noodle cup, noodle; katsu, korma, tikka masala, curry sauce > curry
  bread flour, plain flour, cake flour, self raising flour, wholemeal flour, strong flour, all purpose flour > wheat flour, flour
  bread roll, roll, bun, ciabatta, toast, white bread, brown bread, wholemeal bread > loaf, baguette, bagel, bread
  semi skimmed, semi skimmed milk, skimmed milk, full fat milk > milk; jasmine rice, long grain rice, brown rice, white rice > rice
  penne, fusilli, macaroni, linguine, tagliatelle > spaghetti; granny smith, gala apple, braeburn > apple; maris piper > potato
`;
