// Not reviewed by a native reader.
export default {
  nothingRefundable: 'لا يمكن رد أي مبلغ من هذا الطلب.',
  noSuchProduct: 'هذا المنتج غير موجود في الطلب. يُرجى إعادة تحميل الطلب.',
  nothingRefundableForProducts:
    'لا يمكن رد أي مبلغ مقابل هذه المنتجات. يُرجى اختيار غيرها، أو عدم اختيار أي منتج لرد جزء من مبلغ الطلب كله.',
  mostOfOrder: (amount: string) => `يمكن رد ${amount} من هذا الطلب على الأكثر. يُرجى إدخال مبلغ أقل.`,
  mostForProducts: (amount: string) => `يمكن رد ${amount} مقابل هذه المنتجات على الأكثر. يُرجى إدخال مبلغ أقل.`,
  missingOfOrder: 'رد مبلغ الطلب كله وحده يمكن احتسابه مقابل ما سينقص. يُرجى عدم اختيار أي منتج أو إلغاء هذا الخيار.',
  missingIsPaidBack: 'جُهِّز هذا الطلب ورُدّ مبلغ ما نقص منه. يُرجى إعادة تحميل الطلب ورد ما تبقى.',
  refundedAtStripe: 'تم الرد عبر Stripe',
} satisfies Translation<typeof import('#backend/features/orders/refunds/texts.ts')>;
