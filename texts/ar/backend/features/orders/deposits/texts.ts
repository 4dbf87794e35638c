// Not reviewed by a native reader.
export default {
  unknownType: 'نوع التأمين هذا غير موجود. يُرجى إعادة تحميل الصفحة.',
  noSuchOrder: 'هذا الطلب غير موجود. يُرجى إعادة تحميل الصفحة.',
  noContainers: 'أدخل عدد العبوات التي أُعيدت.',
  payoutFault: 'اختر كيف أُعيد المال.',
  countFault: (most: number) =>
    `يجب أن يكون عدد العبوات عددًا صحيحًا حتى ${most} وليس 0. العدد السالب يلغي إدخالًا خاطئًا.`,
  entered: 'سُجّلت العبوات.',
} satisfies Translation<typeof import('#backend/features/orders/deposits/texts.ts')>;
