// Not reviewed by a native reader.
export default {
  noSuchOrder: 'لا يوجد طلب كهذا. يُرجى تحميل طلباتك من جديد.',
  isClosed: (number: number) => `لم يعد ممكنًا إضافة شيء إلى الطلب ${number}. يُرجى تقديم طلب جديد.`,
  isFull: (number: number, max: number) =>
    `يمكن إضافة ${max} طلبات على الأكثر إلى الطلب ${number}. يُرجى تقديم طلب جديد.`,
  cancelAddedFirst: (added: string) =>
    `يُرجى أولًا إلغاء ما أضفته إلى هذا الطلب: الطلب ${added}. فهو يصل بلا رسوم بفضل هذا الطلب.`,
} satisfies Translation<typeof import('#backend/features/orders/joining/texts.ts')>;
