/**
 * What people need things for, with goods that suit it, the likeliest first. Such goods are found and never sure: who writes
 * `breakfast` on a list chooses. A group ends with a line. Days are for nothing, `-`: they only stand above
 * other lines of a list.
 */
export const needs: string = `
  toddler snack, toddler snacks, snacks for toddlers, toddler lunch > banana, grape, cheese string, yogurt, rice cake, breadstick, strawberry, blueberry, raisin, apple, carrot, cheese, fruit
  full english, english breakfast, full english breakfast, fry up, cooked breakfast, full breakfast, irish breakfast, full irish, full scottish > egg, bacon, sausage, baked bean, mushroom, hash brown, tomato, black pudding, bread
  breakfast, brekkie, brekky, brekkies, brunch, morning, breakfast in bed, continental breakfast, sunday breakfast, early start > porridge, oat, granola, muesli, cereal, cornflake, weetabix, egg, yogurt, croissant, bagel, pancake, bread, loaf, bacon, sausage, orange juice, coffee, tea, jam, milk, banana, toast, butter, cereal bar, bakery, fruit, dairy
  snack, nibble, treat, something to nibble, tv snack, kids snack, after school, kid, child, children, little one, for the kids, munchies, peckish, elevenses snack, mid morning, afternoon, break time, playtime, study snack, desk snack, office snack, car snack, travel snack, between meals > crisp, popcorn, popping corn, pretzel, nut, cookie, biscuit, cracker, cereal bar, chocolate bar, apple, banana, grape, rice cake, yogurt, carrot, peanut, fruit, snack
  healthy, healthy snack, healthy snacks, healthy treat, fruit snack, something healthy, diet food, light meal, detox, five a day, 5 a day, clean eating, low calorie, light lunch, healthy eating, wellness > apple, broccoli, carrot, yogurt, banana, oat, salad, blueberry, spinach, grape, orange, fruit, vegetable
  dinner, supper, meal, tonight, midweek meal, weeknight, main course, family meal, meal for two, dinner for two, romantic dinner, weeknight dinner, quick meal, easy meal, easy dinner, quick dinner, evening meal, dinner party, date night, comfort food, rainy day, cosy night, cozy night, winter warmer, cold day, winter evening, student food, student meal, student dinner, bachelor food, ready in minutes, no cook, lazy dinner, lazy sunday > curry, spaghetti, pizza, noodle, lasagne, soup, ravioli, gnocchi, cottage pie, chicken kiev, fish pie, pasta sauce, rice, chicken breast, sausage, salmon, potato, ready meal, pasta, instant, vegetable, cheese, egg, bread
  lunchbox, lunch box, packed lunch, school lunch, packed lunches, sandwich lunch > bread, loaf, cheese, ham, apple, banana, yogurt, grape, bagel, roll, wrap, cereal bar, cookie, carrot, fruit, bakery
  spread, to spread, put on toast, on toast, sandwich filling, sandwich filler, bread topping > butter, jam, honey, peanut butter, soft cheese, chocolate spread, marmalade, cheese, houmous, marmite
  to dip, dip, dipping, dipper, crudites > houmous, guacamole, salsa, tzatziki, breadstick, tortilla chip, carrot, pepper, pretzel, baguette, bread
  to cook, no cooking, no time, quick tea, easy tea, kids tea, children’s tea, midweek tea, tea for the kids, tea for the family, tea tonight, lazy meal, lazy tea, heat and eat, ready to eat > curry, soup, noodle, pizza, spaghetti, fish finger, ready meal, chicken nugget, lasagne, pasta sauce, baked bean, porridge, instant
  lunch, work lunch, lunchtime, midday, noon, office, office lunch, school, desk lunch, quick lunch > sandwich, soup, bread, loaf, baguette, bagel, cheese, ham, noodle, wrap, roll, salad, houmous, tuna, cheddar, yogurt, apple, banana, curry, instant, bakery, fruit
  party, birthday, celebration, birthday party, kids party, get together, christmas, new year, buffet, finger food, kids birthday, birthday treat, children’s party, halloween, office party, housewarming, anniversary, baby shower, bridal shower, hen party, stag party, christening, wedding, farewell, retirement, guest, visitor, reception, gathering, nibbles for guests, canape, graduation, new year’s eve, football party, disco, celebrate > crisp, birthday cake, cake, popcorn, popping corn, cola, lemonade, soda, ice cream, pizza, sausage roll, tortilla chip, nut, cookie, prosecco, grape, pretzel, dip, salsa, cheese, drink, snack, bakery
  movie night, film night, movie, cinema, film, match day, game night, games night, football night, netflix, sleepover, slumber party, pyjama party, pajama party, girls night, ladies night, boys night, lads night, family night, quiz night, poker night, board game night, board game, night, evening, binge watching, tv night, tv, telly, cosy evening, couch, sofa, superbowl, world cup > popcorn, popping corn, crisp, cola, pizza, ice cream, soda, lemonade, tortilla chip, nut, pretzel, chocolate, cookie, wine gum, beer, drink, snack
  camping food, festival food, hiking food, for camping, backpacking > noodle cup, pot noodle, noodle, soup, baked bean, porridge pot, porridge, kidney bean, cereal bar, instant, hot dog, bread, rice
  picnic, outing, trip, hike, camping, road trip, beach, beach day, seaside, day out, excursion, hiking, hiker, walk, journey, train ride, car journey, festival, park, garden party, on the go, travel, camping trip, day trip, school trip, fishing trip, boat trip > baguette, sandwich, roll, cheese, grape, lemonade, strawberry, apple, crisp, sausage roll, scone, houmous, ham, juice, bread, loaf, cookie, egg, banana, pretzel, bakery, fruit, drink
  bbq, barbecue, barbeque, barbie, grill, grilling, cookout, cook out, grill party, bbq party, garden grill > burger, sausage, burger bun, charcoal, sweetcorn cob, sweetcorn, chicken drumstick, bbq sauce, pepper, chicken wing, steak, aubergine, coleslaw, hot dog, ketchup, potato, firelighter, bread, baguette, meat, vegetable
  baking, bake, cake ingredient, home baking, baking ingredient, bread making, make a cake, bake a cake, cake baking, cupcake, bake sale, baking a cake, baking day, homemade cake, cake making, baking with kids, christmas baking, cookie baking, biscuit baking, pie making > flour, sugar, butter, egg, baking powder, yeast, caster sugar, icing sugar, cocoa, chocolate chip, vanilla extract, milk, grain, baking
  hot drink, something hot, warm drink, something warm, coffee break, tea break, afternoon tea, elevenses, tea time, teatime, coffee morning, cream tea, coffee and cake, high tea, cuppa, warm up, winter drink, cosy drink > tea bag, coffee, tea, hot chocolate, cocoa, ground coffee, instant coffee, scone, shortbread, cookie, soup, porridge, cake, biscuit, bakery
  cold drink, drink, thirst, thirsty, refreshment, something to drink, beverage, soft drink, refreshing, hot day, hot weather, heatwave, heat wave, summer, summer day, summer drink, cool down, cooling, hydration, hydrate, sunny day, cold beverage, thirst quencher, thirst quenching > lemonade, cola, orange juice, apple juice, iced tea, soda, water, coconut water, still water, sparkling water, squash, ice cream, ice lolly, watermelon, drink, juice
  alcohol, drinks party, cocktail, cocktails, night in, aperitif > wine, prosecco, beer, lager, gin, vodka, rum, tonic water, cider, whisky
  baby, infant, newborn, toddler, baby stuff, weaning, baby led weaning, first food, solids > baby food, nappy, baby wipe, baby milk, infant milk, baby porridge, cotton wool, banana, yogurt, porridge, carrot, apple, milk
  dessert, afters, something sweet, sweet treat, sweet tooth, pud, treat for later, sweet snack, something chocolatey, sugar craving, sweet craving, chocolate craving > ice cream, cheesecake, mousse, apple crumble, trifle, custard, cake, apple pie, sorbet, cookie, yogurt, strawberry, chocolate, pancake, fruit, bakery
  something salty, salty snack, savoury snack > crisp, pretzel, popcorn, nut, popping corn, peanut
  smoothie ingredient, smoothies > banana, strawberry, blueberry, yogurt, orange juice, frozen berry, coconut water, milk
  cleaning the bathroom, clean the bathroom, bathroom cleaning, cleaning the toilet, clean the toilet > bathroom spray, toilet cleaner, limescale remover, bleach, surface cleaner, rubber glove
  cleaning, cleaning the kitchen, clean the kitchen, kitchen cleaning, cleaning the house, spring cleaning, spring clean, clean, housework, cleaner stuff > surface cleaner, bathroom spray, bleach, toilet cleaner, cleaning cloth, washing up liquid, sponge, window cleaner
  laundry, washing, clothes washing > washing powder, laundry liquid, laundry capsule, fabric softener, stain remover
  washing up, dishes, doing the dishes > washing up liquid, dishwasher tablet, sponge scourer, kitchen towel
  headache, toothache, earache, backache, back pain, period pain, migraine, stomach ache, hay fever, hangover cure, cold, flu, fever, sick, hangover, sore throat, first aid, pain, ill, unwell, poorly, sick day, sick bed, under the weather, feeling ill, feeling sick, feeling poorly, cold and flu, cough, flu season, runny nose, stomach bug, upset stomach, upset tummy, bad tummy, sore tummy, get well, get well soon, tummy ache, immune > paracetamol, ibuprofen, cough syrup, facial tissue, lemon, honey, soup, plaster, vitamin, tea, honey porridge, orange, orange juice, peppermint tea, camomile tea, porridge, fruit, instant
  pet, cat, kitten > cat food, cat litter, dry cat food
  dog, puppy > dog food, dog treat, dog biscuit
  period, time of the month > sanitary towel, tampon, panty liner
  spa, spa night, pamper, pamper night, self care > bubble bath, shower gel, body lotion, hand cream, tealight, soap, conditioner
  shower, bath, bathroom, wash myself > shower gel, shampoo, soap, hand soap, conditioner, bubble bath, toilet tissue
  shave, shaving > shaving foam, razor; teeth, dental > toothpaste, toothbrush, mouthwash, dental floss
  italian night, pasta night, italian, italian dinner, pasta dinner, spaghetti night, italian meal, italian evening > spaghetti, penne, pasta sauce, tomato sauce, pizza, parmesan, mozzarella, pesto, passata, tomato, pasta, cheese
  curry night, indian night, indian, takeaway, takeaway night > curry, curry sauce, tikka masala, naan, rice, basmati rice, mango chutney, korma
  taco, taco night, mexican night, mexican, tacos, fajita, fajitas, burrito, nachos night, enchilada > taco shell, tortilla wrap, salsa, guacamole, tortilla chip, kidney bean, pepper, avocado
  asian night, chinese, stir fry > noodle, egg noodle, soy sauce, bean sprout, pak choi, rice, pepper, prawn cracker
  pancake day, pancakes for breakfast > pancake, pancake mix, flour, egg, milk, lemon, maple syrup
  pizza night > pizza, margherita pizza, pepperoni pizza, mozzarella, passata
  christmas dinner, christmas lunch, xmas dinner, xmas lunch, thanksgiving, thanksgiving dinner, easter lunch, easter dinner > turkey, whole chicken, roasting joint, roast potato, sprout, stuffing, cranberry sauce, gravy, parsnip, gammon joint, potato, carrot, mince pie
  sunday roast, roast, roast dinner, sunday lunch, sunday dinner > roasting joint, whole chicken, roast potato, potato, carrot, gravy, yorkshire pudding, broccoli, stuffing, gammon joint, lamb leg
  energy, gym, workout, protein, sports, fitness, post workout, pre workout, before the gym, after the gym, after training, training, protein snack, high protein, marathon, runner, athlete, exercise, recovery, sport, football practice, bike ride, cycling > banana, energy drink, egg, oat, nut, yogurt, cereal bar, chicken breast, peanut butter, milk, coconut water, cheese, tuna, fruit, dairy
  cheese board, cheeseboard, cheese platter, cheese and wine, cheese plate, wine and cheese, grazing board > brie, cheese, cheddar, stilton, cracker, grape, camembert, oatcake, bread, baguette
  fruit salad, fruit platter, fruit bowl, fruit plate, fruit basket > strawberry, grape, apple, banana, orange, blueberry, fruit
  salad ingredient, side dish, side, sides > lettuce, tomato, cucumber, pepper, carrot, potato, coleslaw, rocket, olive oil, salad
  tapas, tapas night, mezze, antipasti, charcuterie, appetizer, appetiser, starter > olive, cheese, chorizo, ham, salami, bread, baguette, houmous, pepper, tomato, breadstick, grape, pretzel, crisp, bakery
  ramadan, suhoor, iftar, eid, diwali > date, yogurt, egg, bread, milk, oat, banana, soup, juice, rice, lemonade, water, fruit, dairy
  easter, mothers day, fathers day, valentines, valentines day > chocolate, egg, croissant, strawberry, cake, prosecco, cookie, bakery
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, weekday, weekly shop > -
`;

/** Kinds of a thing, with the thing: where the kind is not sold, the thing is asked about. */
export const standIns: string = `
  cheddar, gouda, edam, emmental, brie, camembert, gruyere, red leicester, manchego, swiss cheese > farmhouse cheese, cheese
  ramen, pot noodle, udon, cup noodle > noodle cup, noodle; katsu, korma, tikka masala, curry sauce > curry
  bread flour, plain flour, cake flour, self raising flour, wholemeal flour, strong flour, all purpose flour > wheat flour, flour
  bread roll, roll, bun, ciabatta, toast, white bread, brown bread, wholemeal bread > bread, loaf, baguette, bagel
  semi skimmed, semi skimmed milk, skimmed milk, full fat milk > milk; jasmine rice, long grain rice, brown rice, white rice > rice
  penne, fusilli, macaroni, linguine, tagliatelle > spaghetti; granny smith, gala apple, braeburn > apple; maris piper > potato
  granary loaf, granary bread, granary, bloomer, cob loaf, tin loaf, batch loaf, farmhouse loaf, seeded loaf, rye loaf > loaf, bread, baguette
  salad, mixed salad, green salad, summer salad, greek salad > lettuce, tomato, cucumber, pepper, carrot, avocado, rocket, spinach, feta, sweetcorn
  sandwich, sandwiches, toastie, sarnie > bread, loaf, baguette, bagel, cheese, ham, tuna, tomato, butter
  dough, pizza dough, bread dough > flour, yeast; fries, chips > potato; batter > flour, egg, milk
  stew, casserole, homemade soup, vegetable soup, broth > soup, carrot, potato, onion, leek, stock cube, kidney bean; pasta > spaghetti; smoothie > banana, strawberry, blueberry, yogurt
`;

/** Words behind a need that only say that goods are for it, where they are written together with it. */
export const behindNeeds: string = 'stuff thing food item';
