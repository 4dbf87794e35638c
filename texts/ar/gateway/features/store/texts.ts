// Not reviewed by a native reader.
export default {
  notSupported: 'لا يمكن تعديل بيانات هذا المتجر هنا.',
  noTaxes: 'لا يمكن تعديل ضرائب هذا المتجر هنا.',
  noCountry: 'لا يمكن اختيار قانون هذا المتجر هنا.',
  noReasons: 'لا يمكن تعديل أسباب الشراء من هذا المتجر هنا.',
  noBanner: 'لا يمكن تعديل لافتة هذا المتجر هنا.',
  onePicture: 'يُرجى إرسال صورة واحدة في كل مرة.',
} satisfies Translation<typeof import('#gateway/features/store/texts.ts')>;
