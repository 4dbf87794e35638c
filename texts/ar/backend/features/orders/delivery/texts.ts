// Not reviewed by a native reader.
import type { ClosedReason } from '#backend/rules/slots.ts';

const closedTexts: Record<ClosedReason, string> = {
  FULL: 'مكتمل',
  PAST_CUT_OFF: 'لم يعد طلبه ممكنًا',
  CLOSED_DAY: 'يقع في يوم إغلاق المتجر',
  NO_DELIVERY: 'مخصص للتوصيل، ولا نوصّل إلى هذا الرمز البريدي',
};

export default {
  delivery: 'التوصيل',
  from: 'من',
  to: 'إلى',
  places: 'الأماكن',
  lastTime: 'آخر وقت للطلب',
  daysBefore: 'عدد الأيام السابقة',
  daysAhead: 'عدد الأيام المتاحة مسبقًا',
  postalCode: 'الرمز البريدي',
  name: 'الاسم',
  fee: 'الرسوم',
  freeFrom: 'مجاني ابتداءً من',
  minimum: 'الحد الأدنى',
  isNoWhole: (label: string, min: number, max: number) =>
    `يجب أن يكون الحقل «${label}» عددًا صحيحًا من ${min} إلى ${max}.`,
  removeInstead: 'يُرجى إزالة الموعد الذي لا يقبل طلبات.',
  isNoTime: (label: string) => `يجب أن يكون الحقل «${label}» وقتًا مثل 09:30.`,
  isNoAmount: (label: string) => `يجب أن يكون الحقل «${label}» مبلغًا بمنزلتين عشريتين على الأكثر.`,
  isNoDate: 'يجب أن يكون كل يوم إغلاق تاريخًا مثل 2026-12-25.',
  toBeforeFrom: 'يجب أن يكون الحقل «إلى» بعد «من».',
  lastTimeAfterFrom: 'في اليوم نفسه، لا يمكن أن يكون آخر وقت للطلب بعد «من».',
  closedDayIsOver: (date: string) => `انتهى يوم الإغلاق ${date}. يُرجى إزالته.`,
  more: (count: number) => `${count} غيرها`,
  closedDaysAreOver: (dates: string) => `انتهت أيام الإغلاق ${dates}. يُرجى إزالتها.`,
  postalCodeFault: 'تتكوّن الرموز البريدية من حروف وأرقام وشرطات؛ تُكتب * بعد بداية عدة رموز، مثل ⁨101*⁩.',
  noPostalCode: 'تحتاج المنطقة إلى رمز بريدي واحد على الأقل.',
  tooManyPostalCodes: (max: number) => `الحد الأقصى لعدد الرموز البريدية في المنطقة: ${max}.`,
  freeFromBelowMinimum: 'لا يمكن أن يكون حد التوصيل المجاني أقل من الحد الأدنى للطلب. يُرجى رفعه، أو خفض الحد الأدنى.',
  tooManyWindows: (max: number) => `الحد الأقصى لعدد المواعيد: ${max}.`,
  tooManyClosedDays: (max: number) => `الحد الأقصى لعدد أيام الإغلاق: ${max}.`,
  tooManyAreas: (max: number) => `الحد الأقصى لعدد المناطق: ${max}.`,
  keepTimes: (orders: number) => `عدد الطلبات التي تحتفظ بموعد أُزيل: ${orders}.`,
  saved: 'تم حفظ خطة التوصيل.',
  changedSince: 'عُدّلت خطة التوصيل في مكان آخر بعد أن فتحتها. يُرجى المقارنة بين النسختين ثم الحفظ مرة أخرى.',
  noDeliveryTo: (code: string) => `لا يوصّل المتجر إلى ${code}. يُرجى اختيار عنوان آخر.`,
  belowMinimum: (area: string, minimum: string, missing: string) =>
    `الحد الأدنى للتوصيل إلى ${area} هو ${minimum}. يُرجى إضافة منتجات بقيمة ${missing} أخرى.`,
  placesHeld: (time: string) =>
    `يدفع عملاء آخرون الآن عبر الإنترنت لأماكن في الموعد ${time}، والباقي محجوز للطلبات التي تُدفع نقدًا. يُرجى اختيار الدفع نقدًا، أو موعد آخر.`,
  placesHeldForGuest: (time: string) =>
    `الأماكن المتبقية في الموعد ${time} محجوزة لعملاء آخرين. يُرجى تسجيل الدخول، أو اختيار موعد آخر.`,
  timeIsClosed: (time: string, reason: ClosedReason) => `الموعد ${time} ${closedTexts[reason]}.`,
  chooseTime: 'يُرجى اختيار موعد لهذا الطلب.',
  timeNotOffered: 'الموعد الذي اخترته لم يعد متاحًا.',
  nextFree: (time: string) => `أقرب موعد متاح: ${time}.`,
  nextFreeToCollect: (time: string) => `أقرب موعد متاح: ${time}، للاستلام من المتجر.`,
  noFreeTime: 'لا توجد مواعيد متاحة حاليًا. يُرجى المحاولة لاحقًا.',
} satisfies Translation<typeof import('#backend/features/orders/delivery/texts.ts')>;
