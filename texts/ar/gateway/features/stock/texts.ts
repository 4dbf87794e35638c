// Not reviewed by a native reader.
export default {
  notSupported: 'لا يعدّ هذا المتجر قطع منتجاته.',
} satisfies Translation<typeof import('#gateway/features/stock/texts.ts')>;
