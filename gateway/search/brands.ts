// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
/**
 * Brands whose names people use for the thing, with the thing: where the brand is sold, it is meant. Without it the thing is found,
 * and never sure. ` = ` stands between the names of one brand.
 */
export const brands: string = `
  philadelphia > soft cheese, cream cheese, cheese; nutella > chocolate spread, hazelnut spread; coca cola = coke = cocacola = coca > cola, soda, lemonade
  pepsi, dr pepper > cola, soda; sprite, 7up, schweppes > lemonade, soda, tonic water; fanta, orangina > orange soda, soda, lemonade
  tropicana, innocent, granini, del monte > orange juice, juice; lurpak, kerrygold, anchor, president > butter
  marmite, vegemite > yeast extract; oxo, knorr, maggi > stock cube, soup; bisto > gravy; fairy, dawn > washing up liquid
  comfort, lenor, downy > fabric softener; domestos, clorox > bleach; windex > window cleaner; brillo > scourer; ziploc > food bag
  colgate, sensodyne, oral b, aquafresh > toothpaste; listerine > mouthwash; kleenex > tissue; andrex, charmin, cushelle > toilet tissue
  nescafe, kenco, douwe egberts > instant coffee, coffee; nespresso, tassimo > coffee pod, coffee; lavazza, illy > ground coffee, coffee
  red bull, monster, lucozade > energy drink; guinness > stout; heineken, stella, carlsberg, corona, budweiser > lager, beer
  tylenol, panadol > paracetamol; advil, nurofen > ibuprofen; pampers, huggies > nappy; dorito > tortilla chip
  pringles, walkers, lays > crisp; haribo, maynards > gummy, wine gum; polo > mint; oreo, maryland, chips ahoy > cookie, biscuit
  mcvities > digestive, biscuit, cookie; weetabix, cheerios, kellogg = kelloggs, nestle cereal > cereal, cornflake, oat, porridge
  quaker, jordans, mornflake > oat, porridge, granola; heinz > ketchup, baked bean, tomato soup; hellmann = hellmanns > mayonnaise
  campbell = campbells, baxters > soup; barilla, de cecco, napolina, buitoni > pasta, spaghetti; uncle bens = bens original, tilda > rice, basmati rice
  nissin, pot noodle, maruchan > noodle cup, noodle, ramen; hovis, warburtons, kingsmill > bread, loaf; evian, volvic, buxton > still water, water
  perrier, san pellegrino > sparkling water, water; lipton > iced tea, tea; pg tips, yorkshire tea, twinings, tetley > tea bag, tea
  ben and jerrys, haagen dazs, magnum, cornetto, walls > ice cream; cadbury, milka, lindt, hershey = hersheys, galaxy, toblerone > chocolate
  quorn > vegetarian mince; alpro, oatly > oat drink, soya drink, almond drink, coconut drink, milk; danone, activia, fage, chobani, yeo valley, muller > yogurt
  flash, cif, mr muscle, method, zoflora, astonish > surface cleaner, bathroom spray, cleaner; dettol > antibacterial wipe, surface cleaner, hand soap; harpic, toilet duck > toilet cleaner; viakal > limescale remover
  finish, calgonit > dishwasher tablet, rinse aid, dishwasher salt; vanish > stain remover; bold, surf, daz, ecover > washing powder, laundry liquid, laundry capsule; febreze, glade, ambi pur > air freshener; plenty, regina > kitchen towel
  calpol > paracetamol; lemsip, strepsils, beechams > cough syrup, paracetamol; elastoplast, savlon, hansaplast > plaster; tampax > tampon; always, bodyform, kotex > sanitary towel, panty liner; dove, radox, palmolive > shower gel, hand soap, soap
  lynx, right guard, rexona, axe > deodorant; head and shoulders, pantene, herbal essences, loreal, garnier > shampoo, conditioner; wilkinson, bic > razor; ambre solaire > sun cream; duracell, energizer > battery
  dreamies, iams, purina one, royal canin > cat food, dog food; winalot, cesar, butchers > dog food; twix, bounty, aero, galaxy, wispa > chocolate bar, mars bar, snickers, chocolate; skittles, starburst, fruitella > wine gum, sweet
  mccoys, quavers, hula hoops, wotsits, tyrrells, popchips, ruffles > crisp; aunt bessies > yorkshire pudding, roast potato; chicago town, goodfellas, digiorno > pizza; richmond > sausage; linda mccartney, beyond meat > vegan sausage, veggie burger
  youngs, captain birdseye > fish finger, breaded cod; john west, starkist > tuna; princes > tuna, corned beef; green giant > sweetcorn, tinned sweetcorn; cirio, mutti > chopped tomato, passata; batchelors > mushy pea, noodle
  smirnoff, absolut > vodka; gordons, bombay sapphire, tanqueray, hendricks > gin; bacardi, captain morgan > rum; jack daniels, famous grouse, jameson, johnnie walker > whisky; strongbow, magners, bulmers > cider; fosters, carling, peroni, san miguel > lager
  blossom hill, hardys, casillero, barefoot, echo falls > red wine, white wine, rose wine; nandos, franks > hot sauce, tabasco; branston > pickle, chutney, baked bean; sarsons > malt vinegar; sun pat, skippy, whole earth > peanut butter
  hartleys, tiptree, smuckers > jam, marmalade; flora, clover, stork, bertolli, country crock > spread, spreadable butter; dairylea, laughing cow > soft cheese, cheese string; mr kipling > cake, pie; silver spoon, tate and lyle > sugar, golden syrup
  clipper > tea bag; special k, crunchy nut, coco pops, frosties, shreddies, shredded wheat > cornflake, rice krispie, bran flake, cereal; alpen, dorset > muesli; j2o, oasis, rubicon > juice, squash; ryvita > cracker, oatcake
  birds eye, findus, iglo > frozen, fish finger, frozen pea; mccain > oven chip, fries, potato; tabasco > hot sauce; persil, ariel, tide > washing powder, laundry liquid; gillette > razor; nivea > hand cream, body lotion; bonne maman > jam
  cathedral city, babybel, president cheese, boursin > cheddar, cheese; robinsons, ribena > squash, juice; capri sun > juice; vita coco > coconut water
  aunt jemima, bisquick > pancake mix; homepride, mcdougalls, king arthur > flour; orville redenbacher, butterkist > popcorn, popping corn
  dolmio, ragu > pasta sauce, tomato sauce; thomas bagel, new york bakery > bagel; whiskas, felix, sheba > cat food; pedigree, bakers > dog food
`;
