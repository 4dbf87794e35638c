/** Searches as people type them, by class: `text = expression`, where the expression fits the whole names of right products. */
type Searches = Readonly<Record<string, string>>;

/** These were written before the search was changed. A search counts in a shop that sells a right product. */
export const firstSearches: Searches = {
  plain: `milk = .*(whole|skimmed) milk; bread = (white|seeded|country|sourdough|wholemeal|rye|crusty).*(bread|loaf|baguettes); lemon = (unwaxed )?lemons; potatoes = .*(?<!mashed |roast )potatoes;
    rice = .*rice; butter = (salted|unsalted|spreadable) butter; cheese = .*(cheddar|cheese|gouda|brie).*; chicken = .*chicken (breast|thighs|drumsticks|wings).*|whole chicken; orange juice = .*orange juice.*; sugar = .*sugar;
    eggs = .*eggs; apple = .*apples; tomato = .*tomatoes; flour = .*(plain|raising|wheat) flour; water = (still|sparkling|coconut) water; onion = .*onions; salt = .*salt.*(?<!butter); tea = .*tea( bags)?;
    coffee = .*coffee.*; honey = clear honey`,
  plural: `bananas = .*bananas; banana = .*bananas; aubergine = aubergines?; carrot = .*carrots; strawberry = .*strawberries; croissant = .*croissants; bagel = .*bagels; lemonades = .*lemonade; grape = .*grapes; pretzel = .*pretzels;
    cherry = cherries; yogurts = .*yogurt; loaves = .*loaf; mangoes = mango; sausage = .*sausages; mushroom = .*mushrooms; cucumbers = cucumber; biscuit = .*biscuits; avocado = .*avocados; radish = radishes`,
  typo: `mik = .*milk; egs = .*eggs; bred = .*(bread|loaf).*; bananna = .*bananas; tomatos = .*tomatoes.*; potatos = .*potatoes; brocolli = .*broccoli.*; buttr = .*butter; chese = .*(cheese|cheddar).*; carrrots = .*carrots;
    yoghrt = .*yogurt; spagetti = .*spaghetti.*; strawberrys = .*strawberries; orenge juice = .*orange juice.*; vinager = .*vinegar; cucmber = cucumber; mayonaise = .*mayonnaise; chiken = .*chicken.*; lettice = .*lettuce; avacado = .*avocados`,
  synonym: `eggplant = aubergines?; zucchini = courgettes; capsicum = .*peppers?; spuds = .*potatoes; cilantro = .*coriander.*; arugula = wild rocket; shrimp = .*prawns; diapers = .*nappies.*; toilet paper = toilet tissue; loo roll = toilet tissue;
    dish soap = .*washing up liquid; laundry detergent = .*(washing powder|laundry liquid|laundry capsules); ground beef = beef mince.*; potato chips = .*crisps; pasta = .*(spaghetti|penne|fusilli|macaroni|tagliatelle).*; coke = (coca-cola|diet coke).*; painkillers = (paracetamol|ibuprofen).*; fries = (french fries|oven chips);
    garbanzo beans = .*chickpeas.*; oatmeal = .*(oats|porridge).*`,
  'several words': `organic bananas = .*bananas; milk 1l = .*milk; rice 1kg = .*(basmati|long grain) rice; fresh bread = .*(bread|loaf|baguettes?|rolls); lactose free milk = lactose free.*milk; semi-skimmed milk = semi skimmed milk|fresh whole milk; half dozen eggs = .*eggs;
    bread and butter = .*(bread|loaf|butter); dark chocolate = dark chocolate.*; greek yoghurt = greek.*yogurt|natural yogurt; red seedless grapes = (red )?seedless grapes; chopped tomatoes tin = chopped tomatoes; oat milk = .*oat drink; heinz beans = heinz baked beans.*; minced beef 500g = beef mince.*;
    extra virgin olive oil = .*olive oil; unsalted butter = unsalted butter; vanilla ice cream tub = .*vanilla ice cream; cheap dry spaghetti = .*spaghetti; smoked bacon rashers = .*smoked.*bacon`,
  diet: `vegan sausages = vegan sausages; gluten free bread = gluten free.*bread; sugar free cola = .*(zero sugar|diet coke).*; dairy free ice cream = dairy free.*ice cream; halal chicken = halal chicken.*; gluten free pasta = gluten free fusilli; plant based mince = plant based mince;
    decaf coffee = decaf instant coffee; alcohol free beer = alcohol free lager; vegan cheese = vegan cheddar.*`,
};

/** The class, the text and the right names of each search. */
export const searchesOf = (searches: Searches): { kind: string; text: string; right: RegExp }[] =>
  Object.entries(searches).flatMap(([kind, all]) =>
    all.split(';').map((entry) => {
      const [text = '', right = ''] = entry.split(' = ').map((part) => part.trim());
      return { kind, text, right: new RegExp(`^(?:${right})$`, 'i') };
    }),
  );

/** These were written after the search was changed, and the search is not adapted to them. */
export const secondSearches: Searches = {
  plain: `carrots = .*carrots; garlic = garlic; yogurt = .*yogurt; grapes = .*grapes; peas = .*peas.*; orange = .*oranges; spaghetti = .*spaghetti; chocolate = .*chocolate.*; bacon = .*bacon; salmon = .*salmon.*; ham = .*ham;
    cucumber = cucumber; toothpaste = toothpaste; shampoo = .*shampoo.*; mustard = .*mustard; soup = .*soup; oats = .*oats; broccoli = .*broccoli.*; lettuce = .*lettuce; ginger = root ginger|ground ginger; mushrooms = .*mushrooms; strawberries = .*strawberries; crisps = .*crisps; lager = .*lager`,
  plural: `pear = .*pears; lime = limes; peach = peaches; egg = .*eggs; lemon = .*lemons; potato = .*(?<!roast )potatoes; tomatoes = .*tomatoes; oranges = .*oranges; olive = .*olives.*; muffin = .*muffins; scone = scones; blueberry = blueberries; cheeses = .*(cheese|cheddar|brie|gouda).*;
    baguettes = .*baguettes?; pizzas = .*pizza; soups = .*soup; cookie = .*cookies; leek = leeks; chop = .*chops; teabag = .*tea bags; onion = .*onions; nappies = .*nappies.*; battery = .*batteries; walnuts = walnut.*`,
  typo: `brocoli = .*broccoli.*; carots = .*carrots; mlk = .*milk; panckes = .*pancake.*; choclate = .*chocolate.*; aubegine = aubergines?; lemonaid = .*lemonade; bagles = .*bagels; cofee = .*coffee.*; suger = .*sugar; parmasan = parmigiano.*; toothpast = toothpaste;
    shampo = .*shampoo.*; buiscuits = .*(biscuits|digestives|cookies|creams); zuchini = courgettes; rasberries = raspberries; potatoe = .*potatoes; oinions = .*onions; croisants = .*croissants; yogart = .*yogurt; appels = .*apples; bannas = .*bananas; flower tortilas = .*tortilla.*; kechup = .*ketchup`,
  synonym: `paper towels = kitchen towel; trash bags = .*bin (bags|liners).*; chips = .*(chips|fries|crisps); candy = .*(gums|haribo|toffees|mints|babies|allsorts|chocolate).*; scallions = spring onions; beet = .*beetroot; heavy cream = double cream|whipping cream; powdered sugar = icing sugar; baking soda = bicarbonate of soda;
    cornstarch = cornflour; popsicles = .*ice lollies; plastic wrap = cling film; aluminum foil = aluminium foil; band aid = plasters; sunscreen = sun cream.*; body wash = shower gel; soda = (coca-cola|lemonade|fanta|diet|ginger|pepsi|sparkling cherry|cloudy|soda).*; garbage bags = .*bin (bags|liners).*; oj = .*orange juice.*; porridge = .*(porridge|oats).*;
    jello = .*jelly.*; kleenex = facial tissues; tylenol = paracetamol.*; hamburger meat = beef mince.*; mac and cheese = macaroni cheese`,
  'several words': `ripe bananas = .*bananas; 2 litres of whole milk = .*whole milk; 500g pasta = .*(spaghetti|penne|fusilli|macaroni|tagliatelle); 6 eggs = .*eggs; large white loaf = .*(loaf|bread); fat free greek yoghurt = .*(yogurt).*; baked beans heinz = heinz baked beans.*; chicken breast fillets 600g = chicken breast fillets; red onions = red onions|brown onions; orange juice with bits = .*orange juice.*;
    green pepper = .*peppers?; cherry tomatoes on the vine = (cherry|vine) tomatoes; basmati rice 1kg bag = .*basmati rice; salted butter 250g = .*salted butter; mature cheddar block = .*cheddar.*|farmhouse cheese; tinned tuna in brine = tuna chunks.*; fresh basil leaves = fresh basil; frozen peas = frozen garden peas; fish and chips = .*(fish|chips|cod).*; strong white bread flour = strong white bread flour; still water 1.5l = still water; vanilla ice cream 500ml = .*vanilla ice cream; toilet roll 9 pack = toilet tissue; sparkling cherry soda cans = sparkling cherry soda`,
  diet: `gluten free flour = gluten free plain flour; lactose free milk = lactose free.*; vegan ice cream = dairy free.*ice cream; dairy free yogurt = dairy free.*yogurt; sugar free squash = orange squash no added sugar; decaf tea = decaf tea bags; gluten free biscuits = gluten free oat cookies; vegan mince = plant based mince; diet coke = diet coke|coca-cola zero.*; halal meat = halal.*`,
};
