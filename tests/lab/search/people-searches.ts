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
