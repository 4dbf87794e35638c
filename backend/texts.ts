export const grams = (count: number) => `${count} g`;
/** The content of a pack. */
export const pieces = (count: number) => (count === 1 ? '1 pc' : `${count} pcs`);
