/** The names that shoppers see instead of those of the REST contract's seven categories. */
export const shownNames: Readonly<Record<string, string>> = {
  Vegetables: 'Organic veggies',
  Fruits: 'Fresh Fruits',
  Drinks: 'Cold Drinks',
  Instant: 'Instant Food',
  Dairy: 'Dairy Products',
  Bakery: 'Bakery & Breads',
  Grains: 'Grains & Cereals',
};

/** Other names that a price list may have for these categories, besides the shown ones. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  Vegetables: ['Veggies', 'Vegetable'],
  Fruits: ['Fruit'],
  Drinks: ['Drink', 'Beverages'],
  Instant: ['Ready meals'],
  Dairy: ['Dairy & eggs'],
  Bakery: ['Bread', 'Breads'],
  Grains: ['Cereals'],
};

/** Label of a field. It stands at the beginning of a sentence, such as "… is required.". */
export const name = 'Name';
export const nameHasNoLetter = 'Name must have a letter or a digit.';

export const gone =
  'This category is no longer in the store, or it is not one of your own. Please reload the categories.';
export const taken = 'There is already a category with this name. Please choose another name.';
export const tooMany = (max: number) => `A store can have at most ${max} own categories. Please remove one first.`;
export const changedSince =
  'The categories have changed since you opened them. Please reload them and arrange them again.';
export const hasProducts = (count: number) =>
  `${count === 1 ? '1 product has' : `${count} products have`} this category. Please give them another category first.`;
export const removed = 'Category removed.';
export const arranged = 'Order saved.';
export const added = 'Category added.';
export const hasDrawing = 'This category has a drawing of the shop and cannot have another picture.';
export const saved = 'Category saved.';
/** The name of an arrangement in the list of changes. */
export const allCategories = 'All categories';
