// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  quantityIsNoWhole: 'يجب أن تكون كل كمية في السلة عددًا صحيحًا.',
  tooManyPieces: (max: number) => `الحد الأقصى للمنتج الواحد في السلة: ${max}.`,
  tooManyProducts: (max: number) => `الحد الأقصى لعدد المنتجات المختلفة في السلة: ${max}.`,
  cartIsMissing: 'السلة مطلوبة.',

  notSaved: {
    'older-than-order': 'هذه السلة أقدم من آخر طلب لك، لذا لم تُحفظ.',
    'changed-elsewhere': 'تغيّرت السلة في مكان آخر، لذا لم تُحفظ هذه.',
  },
  updated: 'تم تحديث السلة.',
  updatedWithout: (count: number) =>
    `تم تحديث السلة. لم يُضف ما لم يعد يُباع: ${arabicCount(count, {
      one: 'منتج واحد',
      two: 'منتجان',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    })}.`,
} satisfies Translation<typeof import('#backend/features/people/cart/texts.ts')>;
