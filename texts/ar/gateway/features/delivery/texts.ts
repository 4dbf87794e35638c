// Not reviewed by a native reader.
export default {
  notSupported: 'ليس لهذا المتجر مواعيد ومناطق توصيل.',
} satisfies Translation<typeof import('#gateway/features/delivery/texts.ts')>;
