import { seededRandom } from '#tests/support/drill.ts';

/** Goods by the specification's category, as labels of packs write them. */
const goods: Record<string, string> = {
  Vegetables:
    'Vine Tomatoes, Cherry Tomatoes, Carrots, Red Onions, Spring Onions, Broccoli, Cauliflower, Spinach, Iceberg Lettuce, Cucumber, Courgette, Aubergine, Red Peppers, Jalapeño Chillies, Mushrooms, New Potatoes, Sweet Potatoes, Garlic, Ginger, Leeks, Celery, Beetroot, Asparagus, Green Beans, Garden Peas, Sweetcorn, Butternut Squash, Radishes, Kale, Brussels Sprouts, Rocket, Pak Choi, Parsnips',
  Fruits:
    'Bananas, Gala Apples, Granny Smith Apples, Conference Pears, Navel Oranges, Clementines, Lemons, Limes, Strawberries, Raspberries, Blueberries, Blackberries, Red Grapes, Mangoes, Pineapple, Kiwis, Watermelon, Galia Melon, Peaches, Nectarines, Plums, Apricots, Cherries, Avocados, Pomegranate, Figs, Açaí Purée, Dates',
  Drinks:
    'Orange Juice, Apple Juice, Cranberry Juice, Cola, Diet Cola, Lemonade, Sparkling Water, Still Water, Ginger Beer, Tonic Water, Iced Tea, Green Tea, Earl Grey Tea, Ground Coffee, Coffee Beans, Café au Lait, Oat Drink, Almond Drink, Coconut Water, Energy Drink, Elderflower Cordial, Hot Chocolate',
  Instant:
    'Instant Noodles, Cup Soup, Tomato Soup, Mashed Potato, Microwave Rice, Macaroni Cheese, Chicken Curry, Vegetable Lasagne, Margherita Pizza, Fish Fingers, Falafel, Hummus, Baked Beans, Chickpeas, Kidney Beans, Chopped Tomatoes, Peanut Butter, Strawberry Jam, Honey, Mayonnaise, Tomato Ketchup, Dijon Mustard, Olive Oil, Sunflower Oil, Soy Sauce, Sea Salt, Black Pepper, Vegetable Stock Cubes, Dark Chocolate, Potato Crisps, Digestive Biscuits',
  Dairy:
    'Whole Milk, Semi Skimmed Milk, Mature Cheddar, Mozzarella, Feta, Brie, Parmesan, Gruyère, Cream Cheese, Cottage Cheese, Salted Butter, Unsalted Butter, Greek Yogurt, Strawberry Yogurt, Double Cream, Crème Fraîche, Sour Cream, Free Range Eggs, Vanilla Ice Cream, Chocolate Ice Cream, Custard, Rice Pudding, Crème Brûlée',
  Bakery:
    'White Sliced Loaf, Wholemeal Loaf, Sourdough Bread, Rye Bread, Baguette, Ciabatta, Pitta Breads, Naan, Flour Tortillas, Plain Bagels, Burger Buns, Croissants, Pains au Chocolat, Cinnamon Rolls, Blueberry Muffins, Carrot Cake, Crumpets, English Muffins, Scones, Fruit Teacakes',
  Grains:
    'Basmati Rice, Brown Rice, Arborio Rice, Spaghetti, Penne, Fusilli, Couscous, Quinoa, Bulgur Wheat, Rolled Oats, Porridge Oats, Corn Flakes, Muesli, Granola, Plain Flour, Self Raising Flour, Bread Flour, Red Lentils, Green Lentils, Pearl Barley, Polenta, Wheat Biscuits',
};

const brands =
  'Greengate, Alder Farm, Bell & Rowe, Nordsø, Casa Verde, Millstone, Green Valley, Hof Sonnental, La Ferme, Harvest Lane, Old Orchard, Kitchen Garden, Oakfield, Pure & Simple, Brightside, Ty Mawr, Fjällgård, Señor Campo, Marlow, Birchwood';
const kinds =
  'Organic, Finest, Everyday, Fairtrade, Local, Family Pack, Snack Pack, Large, Small, Twin Pack, Frozen, Fresh';
const sizes = '250 g, 500 g, 1 kg, 330 ml, 1 l, 6 pack';

const listOf = (text: string): string[] => text.split(', ');

export interface Grocery {
  name: string;
  category: string;
}

/** Different products with names as groceries have them: brand, kind, goods and size. The same for the same `count`. */
export function groceryNames(count: number): Grocery[] {
  const random = seededRandom(14);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const plain = Object.entries(goods).flatMap(([category, text]) => listOf(text).map((name) => ({ name, category })));
  const [brandList, kindList, sizeList] = [brands, kinds, sizes].map(listOf) as [string[], string[], string[]];
  const groceries = new Map(plain.map((each) => [each.name, each]));
  while (groceries.size < count) {
    const { name: good, category } = plain[Math.floor(random() * plain.length)]!;
    const name = `${pick(brandList)} ${random() < 0.6 ? `${pick(kindList)} ` : ''}${good} ${pick(sizeList)}`;
    groceries.set(name, { name, category });
  }
  return [...groceries.values()].slice(0, count);
}
