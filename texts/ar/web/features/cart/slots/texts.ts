// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  time: 'الموعد',
  day: 'اليوم',
  noFreeTime: 'لا توجد مواعيد متاحة حاليًا. يُرجى المحاولة لاحقًا.',
  closedBecause: {
    CLOSED_DAY: 'المتجر مغلق في هذا اليوم',
    FULL: 'مكتمل',
    NO_DELIVERY: 'لا نوصّل إلى هذا العنوان',
    PAST_CUT_OFF: 'فات وقت الطلب لهذا الموعد',
  },
  collect: 'الاستلام من المتجر',
  delivery: 'التوصيل',
  placesLeft: (count: number) =>
    `المتبقي: ${arabicCount(count, {
      one: 'مكان واحد',
      two: 'مكانان',
      few: 'أماكن',
      many: 'مكانًا',
      other: 'مكان',
    })}`,
} satisfies Translation<typeof import('#web/features/cart/slots/texts.ts')>;
