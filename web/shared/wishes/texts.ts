// The wish for missing products
export const ifMissing = 'If a product is missing';
export const replace = 'Replace it by a similar one';
export const replaceDetail = 'Never by a dearer one. You pay nothing for what is missing.';
/** For a shopper who has chosen allergens in 'Suits me'. */
export const replacementMayContain =
  'The shop does not know which allergens you avoid. A replacement may contain them.';
/** The products follow in a list. */
export const doNotReplace = 'Do not replace …';

// The wish of an order
export const similarInstead = 'A similar one, never a dearer one';
export const leftOut = 'It is left out and not charged';
/** On a receipt. */
export const wishLine = (wish: string) => `If a product is missing: ${wish}`;
