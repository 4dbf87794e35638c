// Not reviewed by a native reader.
export default {
  notSupported: 'لا يتيح هذا المتجر تعديل الحسابات. لم يتغير شيء.',
  noConfirming: 'لا يؤكد هذا المتجر عناوين البريد الإلكتروني عبر رابط.',
} satisfies Translation<typeof import('#gateway/features/accounts/texts.ts')>;
