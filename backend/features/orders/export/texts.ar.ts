// Not reviewed by a native reader.
export default {
  paymentNames: { COD: 'الدفع نقدًا عند التوصيل', Online: 'الدفع عبر الإنترنت' },
  notFound: 'لم يُعثر عليه ولم يُحتسب',
  replacedBy: (count: number, product: string) => `استُبدل به ${count} × ${product}`,
  found: (count: number, ordered: number) => `عُثر على ${count} من ${ordered}`,
  grams: (count: number) => `${count} جم`,
  test: 'تجريبي',
  exportRuns: 'ما زال ملف الطلبات الأخير قيد الكتابة. يُرجى انتظاره ثم المحاولة مرة أخرى.',
} satisfies Translation<typeof import('./texts.ts')>;
