// Not reviewed by a native reader.
export default {
  noChanging: 'لا يتيح هذا المتجر تعديل المنتجات. لم يتغير شيء.',
  noDemoProducts: 'ليس في هذا المتجر منتجات تجريبية يمكن إزالتها.',
  noLookUp: 'لا يسأل هذا المتجر أحدًا عن الباركود. يُرجى كتابة البيانات من العبوة.',
  unknownCategory: 'لا يوجد هذا القسم في المتجر. يُرجى اختيار أحد أقسامه.',
  unknownProduct: 'لم يعد هذا المنتج في المتجر. يُرجى إعادة تحميل قائمة المنتجات.',
  nameRequired: 'الاسم مطلوب.',
  priceTooLow: 'يجب أن يكون السعر 0 أو أكثر.',
  offerPriceTooLow: 'يجب أن يكون سعر العرض 0 أو أكثر.',
  offerPriceTooHigh: 'لا يمكن أن يكون سعر العرض أعلى من السعر.',
  weightUnreadable: 'يُرجى كتابة كمية مع وحدتها، مثل 500 جم أو 1.5 كجم أو 6 قطع أو حوالي 1 كجم أو 400–600 جم.',
  tooManyPictures: (max: number) => `الحد الأقصى لعدد الصور التي يمكن إضافتها: ${max}.`,
  fileOrAddress: 'الصورة إما ملف، وإما رابط صورة موجودة في المتجر.',
} satisfies Translation<typeof import('#gateway/features/products/texts.ts')>;
