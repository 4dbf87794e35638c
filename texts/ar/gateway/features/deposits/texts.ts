// Not reviewed by a native reader.
export default {
  notSupported: 'لا توجد تأمينات في هذا المتجر.',
} satisfies Translation<typeof import('#gateway/features/deposits/texts.ts')>;
