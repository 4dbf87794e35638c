// Not reviewed by a native reader.
export default {
  notSupported: 'لا يحفظ هذا المتجر بيانات غذائية لمنتجاته.',
} satisfies Translation<typeof import('#gateway/features/food/texts.ts')>;
