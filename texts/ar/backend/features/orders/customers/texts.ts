// Not reviewed by a native reader.
export default {
  note: 'الملاحظة',
  reason: 'السبب',
  unknownCustomer: 'لم يعد هذا العميل معروفًا. ابحث مرة أخرى أو اكتب الاسم والعنوان.',
  tooManyOpen: (count: number) =>
    `لدى هذا العميل ${count} من الطلبات المفتوحة، ولا يقبل المتجر المزيد حاليًا. يُرجى إنهاء أحدها أو إلغاؤه.`,
  tooManyWaiting:
    'ما زال طلبان بهذا البريد الإلكتروني أو الهاتف ينتظران الدفع. يُرجى تحرير أحدهما أو اختيار الدفع عند التسليم.',
  noPayLink: 'لا يمكن إرسال رابط الدفع إلا إلى عميل له بريد إلكتروني. يُرجى كتابته أو اختيار الدفع عند التسليم.',
  placed: 'تم تسجيل الطلب.',
  payLinkMailed: (email: string) => `يُرسل رابط الدفع إلى ${email}. يُعدّ الطلب مسجّلًا بعد دفعه.`,
  wasCancelled: (number: number) => `كان هذا الإرسال هو الطلب رقم ${number}، وقد أُلغي. يُرجى تسجيل طلب جديد.`,
  hasEnded: (number: number) =>
    `كان هذا الإرسال هو الطلب رقم ${number}، وقد انتهى: لم يُدفع في الوقت المحدد أو حُرّر. يُرجى تسجيل طلب جديد.`,
  takenBefore: (number: number) =>
    `سُجّل الطلب رقم ${number} لهذه المكالمة من قبل بعنوان آخر. يُرجى الاطلاع عليه: يمكن إلغاؤه أو فك حجزه هناك ثم تسجيله مرة أخرى.`,
  noteSaved: 'حُفظت الملاحظة.',
} satisfies Translation<typeof import('#backend/features/orders/customers/texts.ts')>;
