// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  cart: 'السلة',
  viewCart: 'عرض السلة',
  plusDelivery: 'تضاف رسوم التوصيل',
  inclDelivery: 'شامل التوصيل',
  inclTax: 'شامل الضريبة',
  itemsOf: (count: number) =>
    arabicCount(count, {
      one: 'منتج واحد',
      two: 'منتجان',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    }),
  cartWith: (items: string, total: string | undefined) => (total ? `السلة، ${items}، ${total}` : `السلة، ${items}`),
} satisfies Translation<typeof import('#web/features/cart/total/texts.ts')>;
