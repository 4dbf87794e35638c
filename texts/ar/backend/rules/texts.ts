// Not reviewed by a native reader.
import type { SlotWindow } from '#backend/features/orders/delivery/delivery-plan.ts';

const kindNames: Record<SlotWindow['kind'], string> = { DELIVERY: 'التوصيل', PICKUP: 'الاستلام' };

export default {
  days: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
  timeIsTwice: (kind: SlotWindow['kind'], time: string, on: string) =>
    `موعد ${kindNames[kind]} ${time} مكرر في أيام: ${on}. يُرجى إزالة أحد الموعدين وإضافة أماكنه إلى الآخر.`,
  timesOverlap: (kind: SlotWindow['kind'], first: string, second: string, on: string) =>
    `يتداخل موعدا ${kindNames[kind]} ${first} و${second} في أيام: ${on}. يُرجى تعديل أحد الموعدين أو إزالته.`,
  stageNames: {
    PLACED: 'تم تسجيل الطلب',
    PICKING: 'قيد التجهيز',
    READY: 'جاهز',
    OUT: 'في الطريق',
    DONE: 'تم التوصيل',
    CANCELLED: 'ملغى',
  },
  readyToCollect: 'جاهز للاستلام',
  collected: 'تم الاستلام',
} satisfies Translation<typeof import('#backend/rules/texts.ts')>;
