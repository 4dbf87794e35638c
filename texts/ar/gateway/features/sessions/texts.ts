// Not reviewed by a native reader.
export default {
  loggedOut: 'تم تسجيل خروجك.',
  noPasswordReset: 'لا يرسل هذا المتجر روابط لتعيين كلمات مرور جديدة. يُرجى مراسلة المتجر.',
} satisfies Translation<typeof import('#gateway/features/sessions/texts.ts')>;
