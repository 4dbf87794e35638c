// Not reviewed by a native reader.
export default {
  notSupported: 'لهذا المتجر حساب دخول واحد لكل من يعملون فيه.',
} satisfies Translation<typeof import('#gateway/features/staff/texts.ts')>;
