export default {
  didYouMean: 'Meinten Sie …',
  allOf: (category: string) => `Alles aus ${category}`,
  whatOthersBuy: 'Was andere kaufen',
  ourPicks: 'Unsere Empfehlungen',
} satisfies Translation<typeof import('./texts.ts')>;
