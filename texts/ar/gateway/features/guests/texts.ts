// Not reviewed by a native reader.
export default {
  notSupported: 'لا يستقبل هذا المتجر إلا طلبات العملاء الذين لديهم حساب. يُرجى تسجيل الدخول أو إنشاء حساب.',
  wishesNotSupported: 'لا يمكن في هذا المتجر تغيير الرغبة الخاصة بالمنتجات الناقصة لاحقًا. لم يتغير شيء.',
} satisfies Translation<typeof import('#gateway/features/guests/texts.ts')>;
