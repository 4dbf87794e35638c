export const categories = 'Categories';
export const loading = 'Loading the categories';
export const ownCount = (count: number) => `${count} of your own`;

export const yourCategories = 'Your categories';
export const yourCategoriesHint = 'They follow the standard categories. Shoppers see those that have products.';
export const productCount = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const edit = 'Edit';
export const editOne = (category: string) => `Edit ${category}`;
export const remove = 'Remove';
export const removeOne = (category: string) => `Remove ${category}`;
// The seven of the specification.
export const usualCategories = 'Standard categories';
export const usualCategoriesHint = 'Rename them as your shop calls them. Shoppers see those that have products.';
export const usualName = (label: string) => `Usual name: ${label}`;
export const rename = 'Rename';
export const renameOne = (category: string) => `Rename ${category}`;
export const newCategory = 'New category';

export const walkingOrder = 'Walking order';
export const walkingOrderHint = 'The order in which you walk past the shelves to pick an order. Put cold goods last.';
/** The entry that a button moves up or down: `moveUp` in the texts of the shell has it inside. */
export const inWalkingOrder = (category: string) => `${category} in the walking order`;

export const reallyRemove = (category: string) => `Remove ${category}?`;
export const removeHint = 'A category can be removed when no product has it. Orders keep its name.';
export const keepIt = 'Keep it';

export const name = 'Name';
export const nameMissing = 'Enter the name of the category.';
export const nameTooLong = (maxLength: number) => `Name can have at most ${maxLength} characters.`;
export const picture = 'Picture';
export const removePicture = 'Remove the picture';
export const saveCategory = 'Save category';
export const addCategory = 'Add category';
export const saved = 'Saved.';
export const notChanged = 'The store did not make the change.';
