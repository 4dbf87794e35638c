// Not reviewed by a native reader.
export default {
  didYouMean: 'Vouliez-vous dire…',
  allOf: (category: string) => `Tout le rayon ${category}`,
  whatOthersBuy: 'Les autres clients achètent',
} satisfies Translation<typeof import('./texts.ts')>;
