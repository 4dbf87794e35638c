// Not reviewed by a native reader.
export default {
  orderStatuses: {
    placed: 'تم تسجيل الطلب',
    testPlaced: 'تم تسجيل الطلب (دفع تجريبي)',
    picking: 'قيد التجهيز',
    ready: 'جاهز',
    readyToCollect: 'جاهز للاستلام',
    out: 'في الطريق',
    delivered: 'تم التوصيل',
    collected: 'تم الاستلام',
    cancelled: 'ملغى',
    unpaid: 'في انتظار الدفع',
    unconfirmed: 'بانتظار التأكيد',
    expired: 'انتهت مهلة الدفع',
    replaced: 'حل محله طلب أحدث',
    released: 'فك المتجر حجزه',
  },
} satisfies Translation<typeof import('#gateway/documents/texts.ts')>;
