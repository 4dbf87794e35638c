/**
 * The groceries of an ordinary British and American supermarket, by category: the name, and after `|` the content of a pack.
 * They were written before the search was measured with them.
 */
const goods: Readonly<Record<string, string>> = {
  'Milk, Butter & Eggs': `Whole Milk|2 l; Semi Skimmed Milk|2 l; Semi Skimmed Milk|1 l; Skimmed Milk|1 l; Lactose Free Semi Skimmed Milk|1 l;
    Organic Whole Milk|1 l; Goats Milk|1 l; UHT Whole Milk|1 l; Chocolate Milkshake|330 ml; Buttermilk|300 ml; Evaporated Milk|410 g;
    Condensed Milk|397 g; Double Cream|300 ml; Single Cream|300 ml; Whipping Cream|300 ml; Soured Cream|300 ml; Clotted Cream|227 g;
    Creme Fraiche|300 ml; Salted Butter|250 g; Unsalted Butter|250 g; Spreadable Butter|500 g; Olive Spread|500 g; Vegan Block|250 g;
    Large Free Range Eggs|12 pcs; Medium Free Range Eggs|6 pcs; Organic Eggs|6 pcs; Barista Oat Drink|1 l; Unsweetened Almond Drink|1 l;
    Soya Drink|1 l; Coconut Drink|1 l; Rice Drink|1 l`,
  'Cheese & Yogurt': `Mature Cheddar|400 g; Mild Cheddar|400 g; Extra Mature Cheddar Slices|250 g; Grated Mozzarella|250 g; Mozzarella Ball|125 g;
    Red Leicester|350 g; Double Gloucester|350 g; Wensleydale with Cranberries|200 g; Stilton|220 g; French Brie|200 g; Camembert|250 g;
    Feta|200 g; Halloumi|225 g; Parmigiano Reggiano|200 g; Gouda Slices|200 g; Emmental Slices|150 g; Soft Cheese|200 g; Garlic & Herb Soft Cheese|150 g;
    Cottage Cheese|300 g; Ricotta|250 g; Mascarpone|250 g; Cheese Strings|8 pcs; Vegan Cheddar Alternative|200 g; Natural Yogurt|500 g;
    Greek Style Yogurt|500 g; Strawberry Yogurt|4 pcs; Raspberry Yogurt|125 g; Fat Free Vanilla Yogurt|450 g; Dairy Free Coconut Yogurt|400 g;
    Kefir Drink|500 ml; Rice Pudding|400 g; Custard|500 g; Chocolate Mousse|4 pcs; Creme Caramel|2 pcs`,
  Fruit: `Bananas|5 pcs; Organic Bananas|5 pcs; Gala Apples|6 pcs; Granny Smith Apples|6 pcs; Braeburn Apples|6 pcs; Conference Pears|4 pcs;
    Large Oranges|5 pcs; Easy Peelers|600 g; Clementines|600 g; Lemons|4 pcs; Unwaxed Lemons|4 pcs; Limes|4 pcs; Pink Grapefruit|1 pcs;
    Red Seedless Grapes|500 g; Green Seedless Grapes|500 g; Strawberries|400 g; Raspberries|150 g; Blueberries|200 g; Blackberries|150 g;
    Cherries|250 g; Peaches|4 pcs; Nectarines|4 pcs; Plums|400 g; Apricots|320 g; Mango|1 pcs; Pineapple|1 pcs; Galia Melon|1 pcs; Watermelon|1 pcs;
    Kiwi Fruit|6 pcs; Pomegranate|1 pcs; Ripe Avocados|2 pcs; Medjool Dates|200 g; Figs|4 pcs; Passion Fruit|3 pcs; Rhubarb|400 g; Fruit Salad|300 g`,
  'Vegetables & Salad': `Carrots|1 kg; Baby Carrots|250 g; Maris Piper Potatoes|2.5 kg; Baby Potatoes|1 kg; Baking Potatoes|4 pcs; Sweet Potatoes|1 kg;
    Brown Onions|1 kg; Red Onions|3 pcs; Spring Onions|100 g; Shallots|400 g; Garlic|4 pcs; Root Ginger|150 g; Leeks|500 g; Celery|1 pcs;
    Broccoli|350 g; Tenderstem Broccoli|200 g; Cauliflower|1 pcs; White Cabbage|1 pcs; Savoy Cabbage|1 pcs; Red Cabbage|1 pcs; Brussels Sprouts|500 g;
    Curly Kale|200 g; Spinach|200 g; Baby Leaf Salad|120 g; Wild Rocket|70 g; Iceberg Lettuce|1 pcs; Romaine Lettuce|2 pcs; Watercress|85 g; Cucumber|1 pcs;
    Vine Tomatoes|500 g; Cherry Tomatoes|330 g; Organic Loose Tomatoes|400 g; Mixed Peppers|3 pcs; Red Pepper|1 pcs; Chillies|50 g; Courgettes|500 g;
    Aubergine|1 pcs; Butternut Squash|1 pcs; Parsnips|500 g; Swede|1 pcs; Turnips|500 g; Beetroot|250 g; Radishes|240 g; Closed Cup Mushrooms|300 g;
    Chestnut Mushrooms|250 g; Green Beans|200 g; Mangetout|150 g; Sugar Snap Peas|160 g; Sweetcorn Cobs|2 pcs; Baby Corn|150 g; Asparagus|230 g;
    Fennel|1 pcs; Pak Choi|250 g; Bean Sprouts|300 g; Fresh Basil|30 g; Fresh Coriander|30 g; Flat Leaf Parsley|30 g; Fresh Mint|30 g; Chives|20 g;
    Coleslaw|300 g; Potato Salad|300 g`,
  'Meat & Poultry': `Chicken Breast Fillets|600 g; Chicken Thighs|1 kg; Chicken Drumsticks|1 kg; Chicken Wings|1 kg; Whole Chicken|1.5 kg; Diced Chicken Breast|400 g;
    Turkey Mince|500 g; Turkey Breast Steaks|400 g; Duck Breast|350 g; Beef Mince 5% Fat|500 g; Beef Mince 12% Fat|500 g; Diced Beef|400 g; Sirloin Steak|227 g;
    Rump Steak|225 g; Beef Roasting Joint|1 kg; Beef Burgers|4 pcs; Pork Mince|500 g; Pork Chops|500 g; Pork Loin Steaks|450 g; Pork Belly Slices|500 g;
    Pork Sausages|8 pcs; Chipolatas|375 g; Cumberland Sausages|8 pcs; Smoked Back Bacon|300 g; Unsmoked Back Bacon|300 g; Streaky Bacon|250 g; Pancetta Cubes|160 g;
    Gammon Joint|1 kg; Lamb Leg|1.5 kg; Lamb Chops|350 g; Lamb Mince|500 g; Halal Chicken Breast|500 g; Black Pudding|230 g; Wafer Thin Ham|125 g;
    Honey Roast Ham|150 g; Salami Milano|80 g; Chorizo Ring|225 g; Prosciutto|80 g; Cooked Chicken Slices|150 g; Corned Beef|340 g; Hot Dogs|8 pcs;
    Vegan Sausages|6 pcs; Plant Based Mince|300 g; Firm Tofu|280 g; Veggie Burgers|4 pcs; Quorn Pieces|300 g; Falafel|200 g`,
  'Fish & Seafood': `Salmon Fillets|240 g; Smoked Salmon|100 g; Cod Fillets|280 g; Haddock Fillets|280 g; Smoked Haddock|260 g; Sea Bass Fillets|180 g; Mackerel Fillets|200 g;
    Tuna Steaks|220 g; Cooked King Prawns|150 g; Raw King Prawns|165 g; Scallops|200 g; Mussels|500 g; Crab Sticks|200 g; Squid Rings|300 g; Fish Pie Mix|320 g; Kipper Fillets|200 g`,
  'Bread & Bakery': `White Sliced Bread|800 g; Wholemeal Bread|800 g; Seeded Batch Loaf|800 g; Sourdough Loaf|400 g; Gluten Free White Bread|500 g; Garlic Bread|200 g;
    Rye Bread|500 g; French Baguette|2 pcs; Ciabatta Rolls|4 pcs; White Rolls|6 pcs; Burger Buns|6 pcs; Hot Dog Rolls|6 pcs; Brioche Buns|4 pcs; Bagels|5 pcs; Pitta Bread|6 pcs;
    Garlic & Coriander Naan|2 pcs; Plain Tortilla Wraps|8 pcs; Crumpets|6 pcs; English Muffins|4 pcs; Teacakes|4 pcs; Scones|4 pcs; Croissants|4 pcs; Pain au Chocolat|4 pcs;
    Blueberry Muffins|4 pcs; Ring Doughnuts|5 pcs; Chocolate Brownies|6 pcs; Victoria Sponge Cake|1 pcs; Carrot Cake|1 pcs; Chocolate Birthday Cake|1 pcs; Lemon Drizzle Cake|1 pcs;
    Apple Pie|1 pcs; Mince Pies|6 pcs; Hot Cross Buns|4 pcs; Cinnamon Swirls|2 pcs; Breadsticks|125 g; Croutons|100 g; Breadcrumbs|200 g; Pancakes|6 pcs; Soft Pretzels|4 pcs`,
  'Pasta, Rice & Grains': `Spaghetti|500 g; Penne|500 g; Fusilli|500 g; Macaroni|500 g; Lasagne Sheets|375 g; Tagliatelle|500 g; Wholewheat Penne|500 g; Gluten Free Fusilli|500 g;
    Fresh Spinach & Ricotta Ravioli|300 g; Gnocchi|500 g; Egg Noodles|250 g; Rice Noodles|300 g; Basmati Rice|1 kg; Long Grain Rice|1 kg; Brown Rice|1 kg; Arborio Rice|500 g; Pudding Rice|500 g;
    Microwave Pilau Rice|250 g; Couscous|500 g; Bulgur Wheat|500 g; Quinoa|300 g; Pearl Barley|500 g; Red Lentils|500 g; Green Lentils|500 g; Dried Chickpeas|500 g; Polenta|500 g`,
  'Tins, Jars & Packets': `Chopped Tomatoes|400 g; Plum Tomatoes|400 g; Tomato Puree|200 g; Passata|500 g; Heinz Baked Beans|415 g; Heinz Baked Beans Reduced Sugar|415 g; Own Label Baked Beans|400 g;
    Kidney Beans in Water|400 g; Chickpeas in Water|400 g; Butter Beans|400 g; Black Beans|400 g; Cannellini Beans|400 g; Lentils in Water|400 g; Tinned Sweetcorn|198 g; Garden Peas in Water|300 g;
    Mushy Peas|300 g; Tuna Chunks in Brine|145 g; Tuna Chunks in Sunflower Oil|145 g; Sardines in Tomato Sauce|120 g; Pink Salmon Tin|213 g; Anchovies|50 g; Coconut Milk|400 ml;
    Peach Slices in Juice|410 g; Pineapple Chunks in Juice|432 g; Fruit Cocktail|410 g; Heinz Cream of Tomato Soup|400 g; Chicken Soup|400 g; Lentil Soup|600 g; Minestrone Soup|400 g;
    Tomato & Basil Pasta Sauce|500 g; Bolognese Sauce|500 g; Carbonara Sauce|350 g; Green Pesto|190 g; Korma Curry Sauce|500 g; Tikka Masala Sauce|500 g; Sweet & Sour Sauce|500 g; Taco Shells|12 pcs;
    Instant Chicken Noodles|85 g; Pot Noodle Beef & Tomato|90 g; Stuffing Mix|170 g; Instant Mashed Potato|176 g; Gravy Granules|200 g; Chicken Stock Cubes|12 pcs; Vegetable Stock Pots|4 pcs;
    Pickled Onions|440 g; Gherkins|530 g; Pickled Beetroot|340 g; Black Olives|200 g; Green Olives Stuffed with Garlic|200 g; Sun Dried Tomatoes|280 g; Capers|100 g; Sauerkraut|680 g`,
  'Sauces, Oils & Spices': `Heinz Tomato Ketchup|460 g; Brown Sauce|425 g; Mayonnaise|400 g; Light Mayonnaise|400 g; Salad Cream|425 g; English Mustard|100 g; Dijon Mustard|185 g; Wholegrain Mustard|185 g;
    BBQ Sauce|480 g; Sweet Chilli Sauce|300 ml; Dark Soy Sauce|150 ml; Worcester Sauce|150 ml; Tabasco Pepper Sauce|60 ml; Mint Sauce|185 g; Cranberry Sauce|200 g; Horseradish Sauce|185 g; Tartare Sauce|175 g;
    Mango Chutney|360 g; Houmous|200 g; Tzatziki|200 g; Guacamole|150 g; Tomato Salsa|300 g; Tahini|300 g; Extra Virgin Olive Oil|500 ml; Olive Oil|1 l; Sunflower Oil|1 l; Vegetable Oil|2 l; Rapeseed Oil|1 l;
    Coconut Oil|300 ml; Sesame Oil|150 ml; Malt Vinegar|568 ml; White Wine Vinegar|350 ml; Balsamic Vinegar|250 ml; Cider Vinegar|500 ml; Caesar Dressing|250 ml; Table Salt|750 g; Sea Salt Flakes|250 g;
    Ground Black Pepper|25 g; Black Peppercorns|100 g; Ground Cinnamon|38 g; Ground Cumin|40 g; Ground Turmeric|40 g; Paprika|40 g; Smoked Paprika|40 g; Chilli Powder|40 g; Curry Powder|80 g; Garam Masala|40 g;
    Ground Ginger|40 g; Garlic Granules|50 g; Dried Oregano|12 g; Dried Basil|12 g; Dried Mixed Herbs|14 g; Bay Leaves|3 g; Nutmeg|30 g; Vanilla Extract|38 ml`,
  Baking: `Plain Flour|1.5 kg; Self Raising Flour|1.5 kg; Strong White Bread Flour|1.5 kg; Wholemeal Bread Flour|1.5 kg; Gluten Free Plain Flour|1 kg; Cornflour|500 g; Granulated Sugar|1 kg; Caster Sugar|1 kg; Icing Sugar|500 g;
    Soft Light Brown Sugar|500 g; Demerara Sugar|500 g; Golden Syrup|454 g; Black Treacle|454 g; Maple Syrup|250 ml; Baking Powder|170 g; Bicarbonate of Soda|200 g; Easy Bake Yeast|56 g; Cocoa Powder|250 g; Dark Chocolate Chips|100 g;
    Ground Almonds|200 g; Flaked Almonds|200 g; Desiccated Coconut|200 g; Sultanas|500 g; Raisins|500 g; Dried Apricots|250 g; Glace Cherries|200 g; Mixed Peel|100 g; Marzipan|454 g; Ready to Roll Icing|1 kg; Gelatine Leaves|4 pcs;
    Chocolate Cake Mix|400 g; Pancake Mix|300 g; Strawberry Jelly Cubes|135 g; Custard Powder|300 g; Shortcrust Pastry|500 g; Puff Pastry Sheet|320 g; Sweetener Tablets|300 pcs; Food Colouring|38 ml; Baking Parchment|1 pcs`,
  'Breakfast & Spreads': `Cornflakes|500 g; Weetabix|24 pcs; Porridge Oats|1 kg; Rolled Oats|500 g; Golden Syrup Instant Porridge|10 pcs; Rice Krispies|450 g; Bran Flakes|750 g; Fruit & Fibre|500 g; Granola with Raisins|500 g; Swiss Style Muesli|1 kg;
    Chocolate Hazelnut Spread|400 g; Nutella|350 g; Crunchy Peanut Butter|340 g; Smooth Peanut Butter|340 g; Almond Butter|170 g; Strawberry Jam|340 g; Raspberry Jam|340 g; Orange Marmalade|454 g; Lemon Curd|411 g; Clear Honey|340 g;
    Marmite|250 g; Breakfast Biscuits|250 g; Cereal Bars|6 pcs`,
  'Biscuits, Sweets & Crisps': `Milk Chocolate Digestives|266 g; Plain Digestives|400 g; Rich Tea Biscuits|300 g; Custard Creams|150 g; Bourbon Creams|150 g; Shortbread Fingers|160 g; Chocolate Chip Cookies|200 g; Ginger Nuts|250 g; Jaffa Cakes|10 pcs;
    Oreo Cookies|154 g; Gluten Free Oat Cookies|150 g; Oatcakes|250 g; Cream Crackers|300 g; Rice Cakes|130 g; Cadbury Dairy Milk Chocolate Bar|180 g; Milk Chocolate Bar|100 g; Dark Chocolate 70% Cocoa|100 g; White Chocolate Bar|100 g;
    KitKat|4 pcs; Mars Bars|4 pcs; Snickers|4 pcs; Maltesers|93 g; After Eight Mints|300 g; Extra Strong Mints|4 pcs; Wine Gums|165 g; Haribo Starmix|160 g; Jelly Babies|165 g; Chewing Gum|10 pcs; Marshmallows|150 g; Toffees|150 g; Liquorice Allsorts|165 g;
    Ready Salted Crisps|6 pcs; Cheese & Onion Crisps|6 pcs; Salt & Vinegar Crisps|6 pcs; Pringles Original|200 g; Tortilla Chips|200 g; Salted Popcorn|90 g; Popping Corn|500 g; Salted Pretzels|175 g; Prawn Crackers|60 g; Salted Peanuts|200 g;
    Cashew Nuts|150 g; Walnut Halves|200 g; Mixed Nuts|200 g; Pistachios|150 g; Whole Almonds|200 g; Pumpkin Seeds|150 g; Bombay Mix|300 g`,
  'Frozen Food': `Frozen Garden Peas|1 kg; Frozen Sweetcorn|1 kg; Frozen Chopped Spinach|900 g; Frozen Mixed Vegetables|1 kg; Frozen Berries|500 g; Oven Chips|1.5 kg; French Fries|900 g; Hash Browns|700 g; Potato Waffles|10 pcs; Roast Potatoes|1 kg; Onion Rings|750 g;
    Yorkshire Puddings|12 pcs; Fish Fingers|10 pcs; Breaded Cod Fillets|4 pcs; Breaded Scampi|230 g; Chicken Nuggets|450 g; Chicken Kievs|2 pcs; Southern Fried Chicken|500 g; Margherita Pizza|300 g; Pepperoni Pizza|350 g; Beef Lasagne|400 g; Cottage Pie|400 g;
    Chicken Tikka Masala with Rice|400 g; Macaroni Cheese|400 g; Vegetable Spring Rolls|10 pcs; Sausage Rolls|12 pcs; Vanilla Ice Cream|1 l; Chocolate Ice Cream|500 ml; Dairy Free Vanilla Ice Cream|500 ml; Magnum Classic|4 pcs; Fruit Ice Lollies|8 pcs;
    Lemon Sorbet|500 ml; Apple Crumble|500 g; Ice Cubes|2 kg`,
  'Soft Drinks & Juice': `Coca-Cola Original Taste|1.75 l; Coca-Cola Zero Sugar|1.75 l; Diet Coke|8 pcs; Pepsi Max|2 l; Lemonade|2 l; Diet Lemonade|2 l; Fanta Orange|2 l; Bitter Lemon|1 l; Ginger Beer|1 l; Indian Tonic Water|1 l; Slimline Tonic Water|1 l; Soda Water|1 l;
    Still Water|1.5 l; Sparkling Water|1.5 l; Orange Juice Smooth|1 l; Orange Juice with Bits|1 l; Apple Juice|1 l; Cranberry Juice Drink|1 l; Pineapple Juice|1 l; Tomato Juice|1 l; Orange Squash No Added Sugar|1 l; Blackcurrant Squash|1 l; Elderflower Cordial|500 ml;
    Peach Iced Tea|1.5 l; Red Bull Energy Drink|250 ml; Lucozade Orange|900 ml; Coconut Water|1 l; Strawberry & Banana Smoothie|750 ml; Kombucha|330 ml`,
  'Tea, Coffee & Alcohol': `Yorkshire Tea Bags|160 pcs; Decaf Tea Bags|80 pcs; Earl Grey Tea Bags|50 pcs; Green Tea Bags|20 pcs; Peppermint Tea Bags|20 pcs; Camomile Tea Bags|20 pcs; Instant Coffee|200 g; Decaf Instant Coffee|100 g; Ground Coffee|227 g; Coffee Beans|1 kg;
    Espresso Pods|10 pcs; Hot Chocolate Powder|300 g; Lager|4 pcs; Pale Ale|500 ml; Stout|4 pcs; Alcohol Free Lager|4 pcs; Dry Cider|4 pcs; Sauvignon Blanc White Wine|750 ml; Chardonnay White Wine|750 ml; Merlot Red Wine|750 ml; Malbec Red Wine|750 ml; Pinot Grigio Rose Wine|750 ml;
    Prosecco|750 ml; Champagne Brut|750 ml; London Dry Gin|700 ml; Vodka|700 ml; Spiced Rum|700 ml; Scotch Whisky|700 ml; Brandy|700 ml`,
  'Household & Cleaning': `Toilet Tissue|9 pcs; Kitchen Towel|2 pcs; Facial Tissues|80 pcs; Paper Napkins|50 pcs; Lemon Washing Up Liquid|450 ml; Original Washing Up Liquid|900 ml; Dishwasher Tablets|40 pcs; Dishwasher Salt|2 kg; Rinse Aid|400 ml; Bio Washing Powder|2.6 kg; Non Bio Laundry Liquid|1.4 l;
    Laundry Capsules|30 pcs; Fabric Softener|1.26 l; Stain Remover|500 g; Thick Bleach|750 ml; Toilet Cleaner|750 ml; Bathroom Spray|750 ml; Multi Surface Cleaner|750 ml; Antibacterial Wipes|40 pcs; Window Cleaner|500 ml; Oven Cleaner|300 ml; Limescale Remover|500 ml; Sponge Scourers|6 pcs; Cleaning Cloths|10 pcs;
    Rubber Gloves|1 pcs; Bin Bags 30 Litre|20 pcs; Swing Bin Liners|30 pcs; Food Bags|50 pcs; Cling Film|1 pcs; Aluminium Foil|1 pcs; Freezer Bags|40 pcs; Tealights|50 pcs; AA Batteries|8 pcs; Light Bulb|1 pcs; Matches|3 pcs; Air Freshener|300 ml; Firelighters|24 pcs; Barbecue Charcoal|5 kg`,
  'Health, Beauty & Pets': `Toothpaste|75 ml; Toothbrush|2 pcs; Mouthwash|500 ml; Dental Floss|1 pcs; Shampoo for Dry Hair|400 ml; Coconut Shampoo|400 ml; Conditioner|400 ml; Shower Gel|250 ml; Bubble Bath|1 l; Hand Soap|250 ml; Soap Bars|4 pcs; Antiperspirant Deodorant|150 ml; Shaving Foam|200 ml; Disposable Razors|5 pcs;
    Moisturising Hand Cream|75 ml; Body Lotion|400 ml; Sun Cream SPF 30|200 ml; Cotton Wool Pads|100 pcs; Cotton Buds|200 pcs; Panty Liners|30 pcs; Sanitary Towels|14 pcs; Tampons|20 pcs; Plasters|20 pcs; Paracetamol Tablets|16 pcs; Ibuprofen Tablets|16 pcs; Cough Syrup|200 ml; Vitamin C Tablets|30 pcs;
    Baby Nappies Size 4|44 pcs; Baby Wipes|64 pcs; First Infant Milk Powder|800 g; Carrot & Potato Baby Food|120 g; Baby Porridge|125 g; Chicken Cat Food Pouches|12 pcs; Dry Cat Food|2 kg; Cat Litter|10 l; Beef Dog Food|400 g; Dog Biscuits|1 kg; Dog Treats|200 g; Bird Seed|1 kg`,
};

/** A product of the assortment, as a store sends it. */
export interface AssortmentProduct {
  _id: string;
  name: string;
  category: string;
  weight: string;
  price: number;
  offerPrice: number;
  image: string[];
  inStock: boolean;
}

export const assortment: readonly AssortmentProduct[] = Object.entries(goods).flatMap(([category, text]) =>
  text.split(';').map((entry) => {
    const [name = '', weight = ''] = entry.trim().split('|');
    return {
      _id: `${name} ${weight}`,
      name,
      category,
      weight,
      price: 2,
      offerPrice: 2,
      image: [],
      inStock: true,
    };
  }),
);
