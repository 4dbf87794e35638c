// Not reviewed by a native reader.
export default {
  notSupported: 'لا يعيد هذا المتجر إرسال الرسائل.',
} satisfies Translation<typeof import('#gateway/features/mail/texts.ts')>;
