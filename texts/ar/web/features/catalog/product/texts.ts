// Not reviewed by a native reader.
export default {
  product: 'المنتج',
  loadingProduct: 'جارٍ تحميل المنتج',
  notFound: 'المنتج غير موجود',
  maybeGone: 'ربما لم نعد نبيع هذا المنتج، أو أن في عنوان الصفحة خطأ إملائيًا.',
  browseCategory: 'تصفح القسم',
  home: 'الرئيسية',
  products: 'المنتجات',

  picturesOf: (name: string) => `صور ${name}`,
  namedPicture: (name: string, at: number) => `${name}، صورة ${at}`,
  pictures: 'الصور',
  pictureOf: (at: number, count: number) => `صورة ${at} من ${count}`,
  percentOff: (percent: number) => `خصم ${percent}%`,

  youSave: (amount: string) => `التوفير: ${amount}`,
  lowestOf30Days: (amount: string) => `أدنى سعر خلال آخر 30 يومًا قبل التخفيض: ${amount}`,
  onlyLeft: (left: number | string) => `بقي ${left} فقط`,
  inSteps: (step: string, from: string, to: string) => `بخطوات من ${step}، من ${from} إلى ${to}.`,
  mostYouPay: 'يباع بالوزن: السعر هو أعلى ما يُدفع.',
  onlyFromAge: (age: number) => `لمن عمره ${age} فأكثر فقط. يُتحقق من العمر.`,
  inclTax: 'السعر شامل الضريبة',
  plusTax: (percent: number) => `تضاف ضريبة ${percent}% عند إتمام الطلب`,
  loadingDescription: 'جارٍ تحميل الوصف',
  aboutProduct: 'عن هذا المنتج',
  outOfStock: 'غير متوفر. لا يمكن طلبه حاليًا.',
  addToCart: 'إضافة إلى السلة',
  buyNow: 'الشراء الآن',
  inYourCart: (quantity: number | string, isAllTaken: boolean) =>
    `في سلتك: ${quantity}${isAllTaken ? '. لم يبقَ المزيد.' : ''}`,

  relatedProducts: 'منتجات مشابهة',
  seeMore: 'عرض المزيد',
  ofCategory: (category: string) => `من قسم ${category}`,
  ofAllProducts: 'من كل المنتجات',
} satisfies Translation<typeof import('#web/features/catalog/product/texts.ts')>;
