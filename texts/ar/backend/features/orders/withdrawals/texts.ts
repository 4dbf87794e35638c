// Not reviewed by a native reader.
export default {
  name: 'الاسم',
  orderNumber: 'رقم الطلب',
  goods: 'المنتجات',
  hasLink: 'يُرجى عدم كتابة روابط.',
  noForm: 'لا يستقبل هذا المتجر إشعارات العدول عبر هذا النموذج. يُرجى مراسلة المتجر.',
  received: 'استلمنا إشعار عدولك عن العقد.',
  gone: 'إشعار العدول هذا غير موجود.',
  answered: 'سُجّل: تم الرد على إشعار العدول.',
  reopened: 'سُجّل: لم يُرد على إشعار العدول بعد.',
  withdrawal: 'إشعار عدول',
} satisfies Translation<typeof import('#backend/features/orders/withdrawals/texts.ts')>;
