// Not reviewed by a native reader.
export default {
  didYouMean: 'Vouliez-vous dire…',
  allOf: (category: string) => `Tout le rayon ${category}`,
  whatOthersBuy: 'Les autres clients achètent',
  ourPicks: 'Notre sélection',
} satisfies Translation<typeof import('./texts.ts')>;
