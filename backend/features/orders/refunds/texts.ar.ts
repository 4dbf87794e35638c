// Not reviewed by a native reader.
export default {
  nothingRefundable: 'لا يمكن رد أي مبلغ من هذا الطلب.',
  noSuchProduct: 'هذا المنتج غير موجود في الطلب. يُرجى إعادة تحميل الطلب.',
  nothingRefundableForProducts:
    'لا يمكن رد أي مبلغ مقابل هذه المنتجات. يُرجى اختيار غيرها، أو عدم اختيار أي منتج لرد جزء من مبلغ الطلب كله.',
  mostOfOrder: (amount: string) => `يمكن رد ${amount} من هذا الطلب على الأكثر. يُرجى إدخال مبلغ أقل.`,
  mostForProducts: (amount: string) => `يمكن رد ${amount} مقابل هذه المنتجات على الأكثر. يُرجى إدخال مبلغ أقل.`,
  refundedAtStripe: 'تم الرد عبر Stripe',
} satisfies Translation<typeof import('./texts.ts')>;
