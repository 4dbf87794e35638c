/** Products and a category follow in a list. */
export const didYouMean = 'Did you mean …';
/** Leads to the products of a category. */
export const allOf = (category: string) => `All of ${category}`;
export const whatOthersBuy = 'What others buy';
