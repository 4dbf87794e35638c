export const checkSpelling = 'Check the spelling, or try a shorter or more general word.';
/** When every product that has the words is sold out. */
export const soldOut = (search: string) => `Sold out: “${search}”`;
export const soldOutNow = 'We sell this, but have none left right now.';
/** The products that are like the searched one follow. */
export const closest = 'These come closest';
/** Other products of the category follow. */
export const moreFrom = (category: string) => `More from ${category}`;
/** Leads to the products of a category. */
export const allOf = (category: string) => `All of ${category}`;
