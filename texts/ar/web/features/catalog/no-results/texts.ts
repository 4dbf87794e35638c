// Not reviewed by a native reader.
export default {
  checkSpelling: 'يُرجى التحقق من الإملاء، أو تجربة كلمة أقصر أو أعم.',
  soldOut: (search: string) => `نفد من المخزون: «${search}»`,
  soldOutNow: 'نبيع هذا المنتج، لكنه نفد حاليًا.',
  closest: 'الأقرب إلى بحثك',
  moreFrom: (category: string) => `المزيد من ${category}`,
  allOf: (category: string) => `كل منتجات قسم ${category}`,
} satisfies Translation<typeof import('#web/features/catalog/no-results/texts.ts')>;
