// Not reviewed by a native reader.
export default {
  notSupported: 'لا يستقبل هذا المتجر إلا طلبات العملاء الذين لديهم حساب. يُرجى تسجيل الدخول أو إنشاء حساب.',
} satisfies Translation<typeof import('#gateway/features/guests/texts.ts')>;
