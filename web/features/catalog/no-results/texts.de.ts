export default {
  didYouMean: 'Meinten Sie …',
  allOf: (category: string) => `Alles aus ${category}`,
  whatOthersBuy: 'Was andere kaufen',
} satisfies Translation<typeof import('./texts.ts')>;
