// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  descriptionLine: 'كل سطر من الوصف',

  isMissing: (label: string) => `الحقل «${label}» مطلوب.`,
  isNoPrice: (label: string) => `يجب أن يكون الحقل «${label}» مبلغًا من 0.01 إلى 100000 بمنزلتين عشريتين على الأكثر.`,
  hiddenInSku: 'لا يقبل رقم الصنف سوى الأحرف الظاهرة.',
  skuIsTaken: (sku: string, product: string) => `رقم الصنف ${sku} يخص ${product}. لكل منتج رقم خاص به.`,
  isNoGtin: 'يجب أن يتكوّن الباركود من 8 أو 12 أو 13 أو 14 رقمًا.',
  wrongCheckDigit: 'الرقم الأخير من الباركود لا يناسب بقية الأرقام. يُرجى مقارنته بما على العبوة.',
  shortenedGtin: 'اختصر برنامج الجداول الباركود. يُرجى جعل تنسيق العمود نصًا وكتابة كل الأرقام.',
  lostZeros:
    'تنقص الباركود أرقام. إذا حذف برنامج الجداول أصفارًا من بدايته، فيُرجى جعل تنسيق العمود نصًا وكتابة كل الأرقام.',
  zerosAdded: (cell: string, number: string) => `تُقرأ ${cell} على أنها ${number}: كانت أصفار البداية ناقصة.`,
  itemOfCase: (cell: string, number: string) =>
    `${cell} هو باركود كرتونة. يأخذ المنتج باركود القطعة الواحدة منها، ${number}.`,
  readAsBefore: (cell: string, sku: string) =>
    `تُقرأ ${cell} على أنها ${sku}، وهو رقم صنف المنتج: ربما غيّره برنامج جداول.`,
  gtinIsTaken: (gtin: string, product: string) => `الباركود ${gtin} يخص ${product}. لكل منتج باركود خاص به.`,
  tooManySearchWords: (max: number) => `الحد الأقصى لعدد كلمات البحث: ${max}.`,
  tooManyLines: (max: number) => `الحد الأقصى لعدد أسطر الوصف: ${max}.`,
  amountFault: (max: number) => `يجب أن يكون مقدار الحجم عددًا صحيحًا من 1 إلى ${max}.`,
  isNoSize: 'يجب أن يكون الحجم مقدارًا مع وحدة.',
  isNoSizeText: 'يجب أن يكون الحجم مقدارًا مع وحدة، مثل ⁨500 g⁩ أو ⁨1.5 kg⁩ أو ⁨250 ml⁩ أو ⁨1 l⁩ أو ⁨6 pcs⁩.',
  isNoWeightText: 'يجب أن يكون الوزن مقدارًا مع وحدة، مثل ⁨500 g⁩ أو ⁨6 x 330 ml⁩ أو ⁨400–600 g⁩، أو كلمات بلا رقم.',
  pieceUnit: 'قطعة',
  readAsThousands: (cell: string, number: string) => `تُقرأ القيمة ${cell} على أنها ${number}.`,
  otherCurrency: (cell: string, amount: string) => `تُقرأ القيمة ${cell} على أنها ${amount} من دون تحويل.`,
  threeDecimals: (cell: string) =>
    `في القيمة ${cell} ثلاثة أرقام عشرية. يُرجى كتابة رقمين عشريين على الأكثر، أو كتابة الآلاف بدون فاصل.`,
  noDepositInSteps: 'المنتجات التي تُباع بخطوات من الوزن ليس لها عربون، لأنه يُحسب لكل قطعة. أزل أحدهما.',
  stopCountingFirst: (product: string) =>
    `مخزون «${product}» يعدّ خطواته. أوقف العدّ أولًا، ثم عُدّ من جديد بالخطوات الجديدة.`,
  isNoPortion: 'تحتاج الحصة إلى خطوة بالجرامات، وإلى أصغر كمية وأكبر كمية بخطوات كاملة، من 1 جم إلى 1000000 جم.',
  tooManySteps: (max: number) => `أكبر كمية لا تزيد على ${max} خطوة.`,
  isNoPortionText: 'يجب أن تكون الحصة خطوة مع الكميات التي يمكن طلبها، مثل 50 g: 100 g - 2 kg.',
  minimumAgeFault: 'يجب أن يكون الحد الأدنى للعمر 16 أو 18، أو فارغًا.',
  taxClassFault: (codes: string) => `يجب أن تكون فئة الضريبة واحدة من: ${codes}.`,
  unknownCategory: (names: string) => `يجب أن يكون القسم واحدًا من: ${names}.`,
  dearOffer: 'لا يمكن أن يكون سعر العرض أعلى من السعر.',

  tooManyPictures: (max: number) => `الحد الأقصى لعدد صور المنتج: ${max}.`,
  pictureTooLarge: (megabytes: number) =>
    `الحد الأقصى لحجم الصورة ${megabytes} ميجابايت. يُرجى تصغيرها والمحاولة مرة أخرى.`,
  pictureGone: 'لم تعد هذه الصورة في المتجر. يُرجى إضافتها مرة أخرى.',
  pictureNotSent: 'لم تُرسل هذه الصورة. يُرجى إضافتها مرة أخرى.',
  pictureNotPlaced: 'تحتاج كل صورة مرسلة إلى مكان بين الصور.',
  noSuchPicture: 'هذه الصورة غير موجودة.',
  unreadableForm: 'تعذرت قراءة النموذج. يُرجى إرساله مرة أخرى.',
  formTooLarge: 'النموذج كبير جدًا. يُرجى إرسال صور أقل أو أصغر.',

  unknownProduct: 'هذا المنتج غير موجود.',
  unknownProductBefore: 'المنتج الذي يأتي هذا بعده غير موجود.',
  changedSince: 'تغيّر المنتج بعد أن فتحته. يُرجى مراجعة القيم الأحدث والحفظ مرة أخرى.',
  lessOnHand: (product: string) =>
    `مخزون «${product}» معدود، وما تبقى منه أقل من أصغر كمية يمكن طلبها. يُرجى تسجيل وارد أو عدّ أولًا.`,
  noneOnHand: (product: string) => `مخزون «${product}» معدود، ولا يوجد منه شيء. يُرجى تسجيل وارد أو عدّ أولًا.`,

  oneChangedSince: (product: string) =>
    `تغيّر المنتج «${product}» في هذه الأثناء، لذلك لم يتغير شيء. يُرجى مراجعة القيم الجديدة والمحاولة مرة أخرى.`,
  priceOutOfRange: (product: string) => `لن يكون السعر الجديد للمنتج «${product}» بين 0.01 و100000.`,
  nothingToChange: 'يُرجى تحديد ما يجب تغييره.',
  noProduct: 'يُرجى اختيار منتج واحد على الأقل.',
  tooManyProducts: (max: number) => `الحد الأقصى للمنتجات التي يمكن تغييرها معًا: ${max}.`,
  percentFault: 'يجب أن تكون النسبة بين -90 و1000 بمنزلتين عشريتين على الأكثر، وألا تكون 0.',
  changedMany: (count: number) => `عدد المنتجات التي تغيّرت: ${count}.`,
  added: 'تمت إضافة المنتج.',
  addedUnchecked: 'تمت إضافة المنتج، وهو غير متوفر. يُرجى إكمال بياناته الغذائية ومراجعتها، ثم جعله متوفرًا.',
  saved: 'تم حفظ المنتج.',
  archived: 'لم يعد المنتج يُباع.',
  unarchived: 'عاد المنتج إلى البيع.',
  arranged: 'تم حفظ ترتيب المنتجات.',
  inStock: 'المنتج متوفر.',
  outOfStock: 'المنتج غير متوفر.',

  demoProducts: 'المنتجات التجريبية',
  noDemoProduct: 'لا يوجد منتج تجريبي يمكن إزالته.',
  demoProductsRemoved: (count: number) =>
    `تمت إزالة ${arabicCount(count, {
      one: 'منتج تجريبي واحد',
      two: 'منتجين تجريبيين',
      few: 'منتجات تجريبية',
      many: 'منتجًا تجريبيًا',
      other: 'منتج تجريبي',
    })}.`,
} satisfies Translation<typeof import('#backend/features/catalogue/products/texts.ts')>;
