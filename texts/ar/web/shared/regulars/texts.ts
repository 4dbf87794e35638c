// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  buyAgain: 'الشراء مرة أخرى',
  forgotten: 'هل نسيت شيئًا؟',
  addAll: 'إضافة الكل',
  addAllUsual: 'إضافة كل مشترياتك المعتادة',
  allInCart: 'كل هذه المنتجات في سلتك',
  products: (count: number) =>
    arabicCount(count, {
      one: 'منتج واحد',
      two: 'منتجان',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    }),
} satisfies Translation<typeof import('#web/shared/regulars/texts.ts')>;
