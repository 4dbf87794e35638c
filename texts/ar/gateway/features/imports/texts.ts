// Not reviewed by a native reader.
export default {
  notSupported: 'لا يتيح هذا المتجر استيراد المنتجات.',
  noFile: 'يُرجى اختيار ملف CSV.',
} satisfies Translation<typeof import('#gateway/features/imports/texts.ts')>;
