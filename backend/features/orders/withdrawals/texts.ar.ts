// Not reviewed by a native reader.
export default {
  name: 'الاسم',
  orderNumber: 'رقم الطلب',
  goods: 'المنتجات',
  hasLink: 'يُرجى عدم كتابة روابط.',
  noForm: 'لا يستقبل هذا المتجر طلبات العدول عن العقد عبر هذا النموذج. يُرجى مراسلة المتجر.',
  received: 'استلمنا إشعار عدولك عن العقد.',
} satisfies Translation<typeof import('./texts.ts')>;
