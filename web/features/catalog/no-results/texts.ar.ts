// Not reviewed by a native reader.
export default {
  didYouMean: 'هل تقصد…',
  allOf: (category: string) => `كل منتجات قسم ${category}`,
  whatOthersBuy: 'ما يشتريه الآخرون',
  ourPicks: 'مختاراتنا',
} satisfies Translation<typeof import('./texts.ts')>;
