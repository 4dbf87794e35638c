// Not reviewed by a native reader.
export default {
  didYouMean: 'Quizás quiso decir…',
  allOf: (category: string) => `Todo en ${category}`,
  whatOthersBuy: 'Lo que compran otros clientes',
  ourPicks: 'Nuestra selección',
} satisfies Translation<typeof import('./texts.ts')>;
