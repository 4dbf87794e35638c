// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
/**
 * Other names of groceries, British and American. Groups end with a line or a semicolon. In `sameThings` each name
 * of a group stands for all others of it. In `kindsOf` the name on the left finds those on the right, but not the
 * other way round; the likeliest stand first.
 */

const groupsOf = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((group) => group.trim())
    .filter(Boolean);

export const sameThings: readonly string[] = groupsOf(`
  aubergine, eggplant, brinjal; courgette, zucchini; coriander, cilantro, dhania; rocket, arugula, rucola
  spring onion, scallion, green onion, salad onion; swede, rutabaga, neep; beetroot, beet; potato, spud, tater, tattie
  pepper, capsicum, bell pepper, sweet pepper; chilli, chili, chile, chilli pepper, hot pepper; mangetout, snow pea
  sweetcorn, corn, maize, corn on the cob; broad bean, fava bean; green bean, french bean, string bean, haricot vert; butter bean, lima bean
  cannellini bean, white bean; kidney bean, rajma; chickpea, garbanzo, garbanzo bean, chick pea; romaine lettuce, cos lettuce, romaine
  pak choi, bok choy; chicory, endive; celeriac, celery root; spring green, collard green; okra, ladies finger; kale, borecole
  tenderstem, broccolini; chestnut mushroom, cremini, baby bella; salad leaf, mixed leaf, mesclun, leaf salad, baby leaf
  sprout, brussels sprout; ginger, root ginger, ginger root; clementine, mandarin, satsuma, tangerine, easy peeler; kiwi, kiwi fruit
  sultana, golden raisin; blackcurrant, cassis; cantaloupe, rockmelon; papaya, pawpaw; avocado, avo, avocado pear; banana, nana
  blueberry, bilberry; prawn, shrimp; squid, calamari; cod, codfish; tuna, tunny; crab stick, seafood stick, surimi; fish finger, fish stick
  scampi, langoustine; beef mince, minced beef, ground beef, hamburger meat, mince beef; pork mince, minced pork, ground pork
  lamb mince, minced lamb, ground lamb; turkey mince, minced turkey, ground turkey
  plant based mince, vegan mince, meat free mince, veggie mince; gammon, gammon joint; bacon, rasher; streaky bacon, streaky rasher, streaky; sausage, banger, snag
  hot dog, frankfurter, frank, wiener, hotdog; chicken nugget, nugget; deli meat, cold cut, lunch meat, sandwich meat; steak, beefsteak
  rump, sirloin tip; prosciutto, parma ham; aubergine dip, baba ganoush; houmous, hummus, humus
  veggie burger, vegetarian burger, plant based burger, meat free burger, vegan burger; tofu, bean curd; yoghurt, yogurt, yog, yoghourt
  sour cream, soured cream; double cream, heavy cream, whipping cream, thick cream; single cream, light cream, pouring cream, half and half
  whole milk, full fat milk, full cream milk, blue milk; semi skimmed milk, reduced fat milk, green milk, half fat milk
  skimmed milk, skim milk, fat free milk, non fat milk, red milk; uht milk, long life milk; oat milk, oat drink; almond milk, almond drink
  soya milk, soy milk, soya drink, soy drink; rice milk, rice drink; coconut drink, coconut milk drink
  soft cheese, cream cheese; parmesan, parmigiano, parmigiano reggiano, parmesan cheese, grana padano; mozzarella, pizza cheese, mozz
  cheddar, cheddar cheese; blue cheese, stilton, gorgonzola, roquefort; cheese string, string cheese; spread, margarine, marge, marg
  cottage cheese, quark; bread roll, roll, bap, bun, cob roll, barm, bread bun; burger bun, hamburger bun, burger roll, burger bread; hot dog roll, hot dog bun
  loaf, loaf of bread; baguette, french stick, french loaf, french bread; pitta, pita, pitta bread, pita bread; naan, nan, naan bread
  wrap, tortilla wrap, flour tortilla, tortilla; scone, biscuit scone; doughnut, donut; crumpet, pikelet
  pain au chocolat, chocolate croissant; cake, gateau, sponge cake, sponge; pancake, flapjack pancake, hotcake; bagel, beigel
  breadcrumb, bread crumb, panko; cinnamon swirl, cinnamon roll, cinnamon bun; muffin, cupcake; pretzel, brezel
  cookie, biscuit, biccy, bikkie; digestive, graham cracker, digestive biscuit; cracker, cream cracker, saltine
  crisp, potato chip, potato crisp, chip packet; tortilla chip, nacho, corn chip
  fries, chip, french fries, french fry, oven chip, frozen chip, fry; hash brown, potato cake; pot, cup; chicken, chook; chard, swiss chard, silverbeet; sweet, candy, lolly sweet, confectionery
  ice lolly, popsicle, ice pop, freeze pop; ice cream, icecream, gelato; jelly, jello, gelatin dessert; jam, preserve, fruit spread, conserve
  marmalade, orange preserve; chocolate spread, hazelnut spread, chocolate hazelnut spread; peanut butter, pb, peanut paste
  yeast extract, yeast spread; golden syrup, light treacle; treacle, molasses; honey, runny honey; marshmallow, mallow
  chewing gum, bubble gum, gum; candy floss, cotton candy; liquorice, licorice; toffee, caramel sweet
  gummy, gummy bear, jelly sweet, jelly baby, wine gum; mint sweet, mint; popcorn, pop corn
  popping corn, popcorn kernel, popcorn maize, corn kernel; peanut, groundnut, monkey nut; cashew, cashew nut; walnut, walnut half
  porridge, oatmeal, porridge oat, rolled oat, oat, quick oat, oat flake; cornflake, corn flake; weetabix, wheat biscuit
  rice krispie, rice crispie, puffed rice; cereal, breakfast cereal; granola, oat cluster; muesli, swiss muesli
  cereal bar, granola bar, muesli bar; pasta, maccheroni; noodle, ramen, pot noodle, instant noodle; egg noodle, chow mein noodle
  macaroni cheese, mac and cheese, macaroni and cheese, mac n cheese; lasagne, lasagna; cauliflower, cauli; cucumber, cuke; strawberry, strawb; raspberry, rasp; vegetable, veg; lasagne sheet, lasagna sheet, lasagne pasta; spaghetti, spag
  bolognese, spag bol sauce, ragu, bolognaise; basmati, basmati rice; arborio rice, risotto rice, risotto; rice cake, puffed rice cake
  couscous, cous cous; bulgur, bulgar, bulghur wheat, cracked wheat; lentil, dal, dhal, daal; plain flour, all purpose flour, ap flour
  self raising flour, self rising flour; bread flour, strong flour, strong white flour; wholemeal flour, whole wheat flour; wholemeal bread, brown bread, wholewheat bread, whole wheat bread
  cornflour, corn starch, cornstarch, corn flour; caster sugar, superfine sugar, castor sugar
  icing sugar, powdered sugar, confectioners sugar; brown sugar, demerara sugar, muscovado; granulated sugar, white sugar, table sugar
  bicarbonate of soda, baking soda, bicarb; baking powder, raising agent; vanilla extract, vanilla essence, vanilla flavouring
  desiccated coconut, shredded coconut, coconut flake; chocolate chip, chocolate drop, choc chip; cocoa, cocoa powder
  mixed spice, pumpkin spice, allspice; yeast, dried yeast; gelatine, gelatin; icing, frosting; pastry, pie crust, pie dough
  sweetener, stevia, artificial sugar; baking parchment, greaseproof paper, parchment paper, baking paper, wax paper
  cling film, plastic wrap, saran wrap, clingfilm; foil, tin foil, aluminium foil, aluminum foil, kitchen foil
  ketchup, tomato sauce, catsup, tomato ketchup, red sauce, ketchup sauce; brown sauce, hp sauce, hp; mayonnaise, mayo
  bbq sauce, barbecue sauce; soy sauce, soya sauce; worcester sauce, worcestershire sauce, lea and perrins
  hot sauce, tabasco, pepper sauce, chilli sauce, sriracha; gherkin, pickle, dill pickle, cornichon; tomato puree, tomato paste
  passata, sieved tomato, strained tomato, tomato passata; chopped tomato, diced tomato, tinned tomato, canned tomato, tin tomato
  plum tomato, peeled tomato; baked bean, beanz, beans on toast; pasta sauce, marinara, spaghetti sauce, tomato pasta sauce
  stock cube, bouillon, bouillon cube, stock, broth; gravy, gravy granule; rapeseed oil, canola oil, canola
  sunflower oil, frying oil; vegetable oil, cooking oil; extra virgin olive oil, evoo, virgin olive oil; cider vinegar, apple cider vinegar, acv
  peppercorn, whole pepper; black pepper, ground pepper; salt, table salt, cooking salt; mixed herb, italian seasoning; paprika, sweet paprika
  curry powder, curry spice; tahini, sesame paste; salad dressing, vinaigrette, dressing; cola, cola drink
  diet coke, diet cola, coke zero, cola zero, pepsi max; lemonade, lemon soda; fizzy drink, fizzy juice, soft drink, soda, pop, carbonated drink
  sparkling water, fizzy water, seltzer, carbonated water, soda water, club soda; still water, bottled water, mineral water, spring water
  squash, cordial, dilute juice, diluting juice; orange juice, oj; iced tea, ice tea; energy drink, power drink
  smoothie, fruit smoothie; teabag, tea bag, black tea, english breakfast tea, builders tea, cuppa; camomile, chamomile
  herbal tea, fruit tea, peppermint tea; instant coffee, coffee granule, coffee powder; ground coffee, filter coffee
  coffee bean, whole bean coffee; coffee pod, coffee capsule, espresso pod; decaf, decaffeinated
  hot chocolate, drinking chocolate, hot cocoa; beer, lager, ale, pilsner, ipa; stout, porter; cider, hard cider
  sparkling wine, prosecco, cava, bubbly, fizz; champagne, champers; whisky, whiskey, scotch, bourbon
  red wine, merlot, malbec, rioja, cabernet; white wine, chardonnay, sauvignon, sauvignon blanc; rose wine, rose, blush wine
  toilet roll, toilet paper, loo roll, toilet tissue, bog roll, bathroom tissue, tp, loo paper
  kitchen roll, paper towel, kitchen towel, kitchen paper; tissue, facial tissue, hanky; napkin, serviette, paper napkin
  washing up liquid, dish soap, dishwashing liquid, dish liquid, dish detergent, washing up soap
  dishwasher tablet, dishwasher pod, dishwasher detergent, dishwasher tab
  washing powder, laundry detergent, laundry liquid, laundry powder, detergent, laundry capsule, laundry pod, washing capsule
  fabric softener, fabric conditioner, softener; bleach, household bleach
  surface cleaner, multi surface cleaner, all purpose cleaner, kitchen cleaner, surface spray; window cleaner, glass cleaner
  toilet cleaner, toilet bowl cleaner, toilet duck; limescale remover, descaler; scourer, scouring pad, dish sponge, sponge scourer, scrubber, pan scrubber, pan scourer
  cleaning cloth, dishcloth, dish cloth, dishrag, j cloth; rubber glove, washing up glove, marigold
  bin bag, bin liner, rubbish bag, trash bag, garbage bag, refuse sack, trash liner, black bag; food bag, sandwich bag, zip bag
  freezer bag, ziplock bag; battery, aa battery; light bulb, bulb, lightbulb; tealight, tea light, candle; charcoal, bbq coal, briquette
  firelighter, fire starter; air freshener, room spray; antibacterial wipe, disinfectant wipe, cleaning wipe, surface wipe; nappy, diaper
  baby wipe, wet wipe; baby milk, infant milk, formula, baby formula; dummy, pacifier; toothpaste, tooth paste
  toothbrush, tooth brush; mouthwash, mouth rinse; floss, dental floss; shower gel, body wash, bodywash
  hand soap, hand wash, handwash, liquid soap; soap bar, bar of soap, bar soap; deodorant, antiperspirant, deo; razor, razor blade, shaver
  shaving foam, shaving cream, shaving gel; moisturiser, moisturizer, hand cream, hand lotion; body lotion, body cream
  sun cream, sunscreen, suncream, sunblock, sun lotion; cotton wool, cotton ball, cotton pad; cotton bud, q tip, cotton swab, ear bud
  sanitary towel, sanitary pad, period pad, maxi pad, feminine pad; panty liner, pantyliner; plaster, band aid, bandaid, sticking plaster
  paracetamol, acetaminophen; ibuprofen, ibuprofen tablet; cough syrup, cough medicine; vitamin, multivitamin, supplement
  conditioner, hair conditioner; bubble bath, bath foam; cat food, kitty food, catfood; dog food, puppy food, dogfood
  cat litter, kitty litter; bird seed, bird food; dog biscuit, dog treat; yorkshire pudding, popover; cottage pie, shepherds pie
  spring roll, egg roll; salsa, tomato dip; guacamole, avocado dip, guac; coleslaw, slaw; falafel, felafel; pesto, basil sauce, green pesto
  mashed potato, mash, instant mash; gnocchi, potato dumpling; mince pie, fruit mince pie; ready meal, tv dinner, microwave meal
  pick and mix, mixed sweet; milk, milch, leche, lait; cheese, kase, queso, fromage; egg, eier, huevo; bread, brot, brod; apple, apfel
  tomato, tomaten, tomate; potato, kartoffel, kartoffeln; onion, zwiebel, zwiebeln; butter, beurre; water, wasser; rice, reis, arroz
  flour, mehl; sugar, zucker; cream, sahne; sausage, wurst; ham, schinken; chicken, hahnchen, huhn, pollo; fish, fisch
  carrot, karotten, mohren; cucumber, gurke; strawberry, erdbeeren, erdbeere; honey, honig; beer, bier; wine, wein; salt, salz; coffee, kaffee
  juice, saft; noodle, nudeln
`);

export const kindsOf: readonly string[] = groupsOf(`
  bit > crunchy, chunky, pulp, with bit; g t > gin, tonic water; gin and tonic > gin, tonic water; bread > loaf, baguette, sourdough, ciabatta, toast, roll, pitta, naan; sandwich bread > loaf, bread; toast > loaf, bread
  sliced bread > loaf, bread; sourdough > sourdough loaf, loaf
  cheese > cheddar, farmhouse cheese, gouda, mozzarella, brie, feta, red leicester, emmental, camembert, parmesan, halloumi
  grated cheese > grated mozzarella, cheddar; sliced cheese > cheddar slice, gouda slice
  pasta > spaghetti, penne, fusilli, macaroni, tagliatelle, farfalle, rigatoni, conchiglie, linguine; macaroni > penne
  noodle > egg noodle, rice noodle, spaghetti; ramen > noodle
  cereal > cornflake, muesli, granola, weetabix, bran flake, rice krispie, fruit & fibre, oat; muesli > granola; granola > muesli
  soda > cola, lemonade, fanta, coke, ginger beer; fizzy drink > cola, lemonade, fanta, ginger beer, tonic water, soda
  cola > coca cola, coke, pepsi, diet coke; tonic > tonic water; sparkling drink > cola, lemonade; lemonade > diet lemonade
  oil > olive oil, sunflower oil, vegetable oil, rapeseed oil; cooking oil > sunflower oil, olive oil
  mince > beef mince, minced beef, ground beef, pork mince, turkey mince, lamb mince; minced meat > beef mince, pork mince
  ground meat > beef mince, pork mince; burger > beef burger, veggie burger; hamburger > beef burger; steak > sirloin steak, rump steak
  beef > beef mince, diced beef, sirloin steak, rump steak; pork > pork chop, pork loin; poultry > chicken breast, turkey; meat > beef, chicken, pork, lamb
  fish > salmon, cod, haddock, tuna, mackerel, sea bass; white fish > cod, haddock; seafood > prawn, mussel, scallop, squid
  shellfish > prawn, mussel, scallop, crab; seaweed > nori; painkiller > paracetamol, ibuprofen, aspirin
  headache tablet > paracetamol, ibuprofen; pain relief > paracetamol, ibuprofen; medicine > paracetamol, ibuprofen, cough syrup
  fruit > apple, banana, orange, grape, strawberry, pear; veg > carrot, potato, broccoli, tomato, vegetable
  veggie > carrot, potato, broccoli, vegetable; vegetable > carrot, potato, broccoli, tomato, pepper; green > spinach, kale, cabbage
  salad > lettuce, cucumber, tomato, leaf, rocket; salad leaf > baby leaf, rocket, lettuce, watercress; lettuce > iceberg, romaine, little gem
  berry > strawberry, raspberry, blueberry, blackberry; citrus > lemon, orange, lime, grapefruit; melon > watermelon, galia melon
  stone fruit > peach, plum, nectarine; herb > basil, coriander, parsley, mint, chive
  bean > kidney bean, baked bean, black bean, butter bean, cannellini bean; pulse > lentil, chickpea, kidney bean
  nut > cashew nut, walnut, almond, peanut, pistachio; seed > pumpkin seed; chocolate > chocolate bar, dairy milk, maltesers
  chip > crisp, tortilla chip; sweet > wine gum, jelly baby, mint, toffee, haribo, chocolate
  candy > wine gum, jelly baby, haribo, chocolate, mars bar; cookie > chocolate chip cookie, digestive, shortbread
  biscuit > digestive, rich tea, custard cream, shortbread, cookie, bourbon cream
  pudding > rice pudding, ice cream, mousse, crumble; popcorn > popping corn; yogurt > yoghurt, skyr
  cream > double cream, single cream, whipping cream; butter > spreadable butter; fat > butter, lard; margarine > olive spread, spread
  egg > free range egg; milk > whole milk, semi skimmed milk, skimmed milk; dairy > milk, butter, cheese, yogurt
  plant milk > oat drink, almond drink, soya drink; milk alternative > oat drink, almond drink, soya drink
  plant based milk > oat drink, almond drink, soya drink; wine > red wine, white wine, rose wine, prosecco
  booze > wine, beer, lager, vodka, gin; spirit > gin, vodka, rum, whisky; tea > tea bag; coffee > ground coffee, instant coffee, coffee bean
  espresso > coffee bean, espresso pod; juice > orange juice, apple juice; water > still water, sparkling water
  sauce > pasta sauce, curry sauce, soy sauce; curry > curry sauce, tikka masala, korma; curry sauce > tikka masala sauce, korma
  soup > tomato soup, chicken soup; tinned soup > soup; tinned fruit > peach slice, fruit cocktail; spice > cumin, paprika, turmeric, cinnamon
  pepper > black pepper; chilli > chilli powder; stock > stock cube, stock pot
  flour > plain flour, self raising flour, wheat flour, bread flour; plain flour > wheat flour; wholemeal flour > wheat flour
  sugar > granulated sugar, caster sugar; rice > basmati rice, long grain rice, brown rice; white rice > long grain rice, basmati rice
  oat > rolled oat; porridge > porridge pot; pizza > margherita pizza, pepperoni pizza; ice > ice cube; ice cream > magnum, sorbet
  frozen veg > frozen pea, mixed vegetable; frozen vegetable > frozen pea, mixed vegetable; potato > baking potato
  jacket potato > baking potato; jacket > baking potato; tinned bean, tin of bean > baked bean; baked potato > baking potato; new potato > baby potato; onion > brown onion, red onion
  white onion > brown onion; yellow onion > brown onion; tomato > vine tomato, cherry tomato; salad tomato > vine tomato
  apple > gala apple, braeburn apple; ham > wafer thin ham, honey roast ham; salami > pepperoni; charcuterie > salami, chorizo, prosciutto
  deli meat > ham, salami, chicken slice; breadstick > grissini; cake > sponge cake, carrot cake, brownie
  wash > washing powder, laundry liquid; cleaner > surface cleaner, bathroom spray, toilet cleaner
  cleaning spray > bathroom spray, multi surface cleaner; disinfectant > antibacterial wipe, bleach, surface cleaner
  wipe > antibacterial wipe, baby wipe; soap > hand soap, soap bar; bathroom cleaner > bathroom spray; kitchen spray > multi surface cleaner
  pet food > cat food, dog food; tampon > sanitary towel; hygiene product > sanitary towel, tampon; pad > sanitary towel
  lotion > body lotion, hand cream; vitamin > vitamin c tablet; pickle > gherkin, pickled onion; hot chocolate > cocoa
  mixer > tonic water, ginger beer; jam > strawberry jam, raspberry jam, marmalade; spread > peanut butter, jam, marmite
  topping > golden syrup, maple syrup; syrup > golden syrup, maple syrup; croissant > pain au chocolat; pastry > croissant, puff pastry
`);
