// Not reviewed by a native reader.
export default {
  notSupported: 'لا يمكن تعديل بيانات هذا المتجر هنا.',
  noTaxes: 'لا يمكن تعديل ضرائب هذا المتجر هنا.',
} satisfies Translation<typeof import('./texts.ts')>;
