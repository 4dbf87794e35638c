export const suggestions = 'Suggestions';
export const suggestionCount = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
export const searchFor = (search: string) => `Search for “${search}”`;
export const inCategory = (search: string, category: string) => `“${search}” in ${category}`;
export const categories = 'Categories';
/** Marks a suggestion as a category. */
export const category = 'Category';
export const products = 'Products';
export const recentSearches = 'Recent searches';
/** Marks a suggestion as a recent search. */
export const recent = 'Recent';
export const clearRecent = 'Clear recent searches';
export const recentCleared = 'Recent searches cleared';
export const pasteList = 'Paste a shopping list';
/** @param count two or more */
export const reviewList = (count: number) => `Review a list of ${count} items`;
