/** Products and a category follow in a list. */
export const didYouMean = 'Did you mean …';
/** Leads to the products of a category. */
export const allOf = (category: string) => `All of ${category}`;
export const whatOthersBuy = 'What others buy';
/** In place of the words above where nobody has counted what others buy. */
export const ourPicks = 'Our picks';
