// Not reviewed by a native reader.
export default {
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
  paymentNames: { COD: 'الدفع نقدًا عند التوصيل', Online: 'الدفع عبر الإنترنت' },
  notFound: 'لم يُعثر عليه ولم يُحتسب',
  replacedBy: (count: number, product: string) => `استُبدل به ${count} × ${product}`,
  found: (count: number, ordered: number) => `عُثر على ${count} من ${ordered}`,
  grams: (count: number) => `${count} جم`,
  test: 'تجريبي',
  exportRuns: 'ما زال ملف الطلبات الأخير قيد الكتابة. يُرجى انتظاره ثم المحاولة مرة أخرى.',
} satisfies Translation<typeof import('./texts.ts')>;
