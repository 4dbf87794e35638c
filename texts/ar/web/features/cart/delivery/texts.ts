// Not reviewed by a native reader.
export default {
  byAddress: 'حسب عنوانك',
  notDelivered: 'لا يشمله التوصيل',
  feeFrom: (fee: string, isFreeInSomeAreas: boolean) =>
    isFreeInSomeAreas ? `مجاني أو ابتداءً من ${fee}` : `ابتداءً من ${fee}`,

  noDelivery: (offersPickup: boolean) =>
    `لا نوصّل إلى هذا العنوان. يُرجى اختيار عنوان آخر${offersPickup ? ' أو موعد لاستلام طلبك من المتجر' : ''}.`,
  belowMinimum: (minimum: string, missing: string) =>
    `الحد الأدنى للتوصيل إلى عنوانك هو ${minimum}. يُرجى إضافة منتجات بقيمة ${missing} أخرى.`,
  freeWith: (missing: string) => `يصبح التوصيل مجانيًا إذا أضفت منتجات بقيمة ${missing} أخرى.`,
} satisfies Translation<typeof import('#web/features/cart/delivery/texts.ts')>;
