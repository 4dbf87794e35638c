// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { arabicCount } from '#common/arabic-count.ts';
import { sentence } from '#web/shared/lib/format/sentence.ts';

const characters = (count: number) =>
  arabicCount(count, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' });

export default {
  addProduct: 'إضافة منتج',
  copiedFrom: (name: string) => `نسخة من ${name}. يمكن تعديلها ثم إضافتها.`,
  copyGone: 'المنتج المراد نسخه لم يعد موجودًا.',
  copyWouldReplace: (name: string) => `توجد مسودة غير محفوظة. ستحل نسخة من «${name}» محلها.`,
  replaceDraft: 'استبدال المسودة',
  keepDraft: 'الاحتفاظ بالمسودة',
  close: 'إغلاق',

  draft: 'مسودة',
  newDraftRestored: 'تمت استعادة مسودتك. تبقى في هذا المتصفح حتى إضافة المنتج أو تجاهل المسودة.',
  editedDraftRestored: 'تمت استعادة مسودتك. تبقى في هذا المتصفح حتى حفظ المنتج أو تجاهل المسودة.',
  discardDraft: 'تجاهل المسودة',
  draftWasDiscarded: 'تم تجاهل المسودة.',
  restoreDraft: 'استعادة المسودة',
  draftDiscarded: 'تم تجاهل المسودة',
  undo: 'تراجع',

  addTheProduct: 'إضافة المنتج',
  reset: 'إعادة تعيين',
  stop: 'إيقاف',
  savedAsDraft: 'تم الحفظ مسودةً في هذا المتصفح.',
  notStoredAsDraft: 'لا يحفظ هذا المتصفح مسودتك. إعادة تحميل الصفحة تفقدها.',
  sendingProduct: 'إرسال المنتج',
  sendingStarts: 'جارٍ إرسال المنتج…',
  allSent: 'تم إرسال كل شيء. يضيف المتجر المنتج الآن…',
  sending: (percent: number) => `جارٍ الإرسال: ${percent}%`,
  sendingPicture: (picture: number, count: number, percent: number) =>
    `جارٍ إرسال الصورة ${picture} من ${count}: ${percent}%`,
  sendingStopped: 'تم إيقاف الإرسال. كل ما أدخلته لا يزال هنا.',
  productAdded: 'تمت إضافة المنتج',
  notAdded: 'لم تتم إضافة المنتج.',
  stillHere: 'كل ما أدخلته لا يزال هنا.',
  mayHaveArrived: 'ربما أضافه المتجر على أي حال: يُرجى مراجعة قائمة المنتجات قبل المحاولة مرة أخرى.',

  backToList: 'العودة إلى قائمة المنتجات',
  editProduct: 'تعديل المنتج',
  loadingProduct: 'جارٍ تحميل المنتج',
  noSuchProduct: (listLink: ReactNode) => sentence`لا يوجد هذا المنتج في المتجر. يُرجى اختيار منتج من ${listLink}.`,
  productListLink: 'قائمة المنتجات',
  noLongerSold: 'لم يعد يُباع',
  changedElsewhere: 'عدّل شخص آخر هذا المنتج.',
  takeNewer: 'استخدام المنتج الأحدث',
  listOfPictures: 'قائمة الصور',
  anotherList: 'قائمة أخرى',
  isArchived: 'هذا المنتج مؤرشف: لا يراه العملاء، ولا تزال الطلبات القديمة تعرضه.',
  addCopy: 'إضافة نسخة',
  archive: 'أرشفة',
  bringBack: 'إعادة من الأرشيف',
  save: 'حفظ',
  saved: 'تم الحفظ',
  productSaved: 'تم حفظ المنتج',
  notSaved: 'لم يتم حفظ المنتج.',
  notChanged: 'لم يتم تعديل المنتج.',

  bestSeller: 'من المختارات',
  isBestSeller: (name: string) => `${name} ضمن المختارات`,
  bestSellerOfHome: 'ضمن مختارات الصفحة الرئيسية',
  notBestSeller: 'ليس ضمن المختارات',
  nowBestSeller: 'أصبح ضمن المختارات',
  noLongerBestSeller: 'لم يعد ضمن المختارات',
  bestSellersNotChanged: 'لم تتغير المختارات.',

  arrangeProducts: 'ترتيب المنتجات',
  loadingProducts: 'جارٍ تحميل المنتجات',
  noProducts: 'لا توجد منتجات بعد',
  noProductsHint: 'يمكن هنا ترتيب المنتجات التي تضيفها.',
  addFirstProduct: 'إضافة أول منتج لك',
  saving: 'جارٍ الحفظ…',
  done: 'تم',
  orderOfProducts: 'ترتيب المنتجات',
  arrangeHint:
    'يرى العملاء المنتجات بهذا الترتيب ما لم يرتبوا القائمة بأنفسهم. لنقل منتج مسافة بعيدة يُكتب رقم آخر. تعرض الصفحة الرئيسية المختارات أولًا.',
  cannotArrange: 'لا يتيح هذا المتجر تغيير ترتيب منتجاته.',
  productsInOrder: 'المنتجات بترتيبها',
  pagesOfProducts: 'صفحات المنتجات',
  numberOf: (name: string) => `رقم ${name}`,
  isNowNumber: (name: string, place: number) => `${name} الآن في الموضع ${place}`,
  orderNotChanged: 'لم يتغير الترتيب.',

  productPictures: 'صور المنتج',
  pictures: 'الصور',
  picturesHint:
    'بالنقر على مربع، أو بإفلات الصور أو لصقها: JPEG أو PNG أو WebP أو GIF (الإطار الأول فقط). تُصغَّر الصور الكبيرة قبل إرسالها.',
  mainPicture: 'الصورة الرئيسية',
  main: 'الرئيسية',
  pictureNumber: (picture: number) => `الصورة ${picture}`,
  picturesAdded: (count: number) =>
    `تمت إضافة ${arabicCount(count, {
      one: 'صورة واحدة',
      two: 'صورتين',
      few: 'صور',
      many: 'صورة',
      other: 'صورة',
    })}`,
  pictureMoved: (from: number, to: number) => `الصورة ${from} أصبحت الصورة ${to}`,
  movePicture: (picture: number, direction: 'left' | 'right') =>
    `${direction === 'left' ? 'تقديم' : 'تأخير'} الصورة ${picture}`,
  removePicture: (picture: number) => `إزالة الصورة ${picture}`,
  pictureSent: (picture: number) => `إرسال الصورة ${picture}`,
  previewOf: (picture: string) => `معاينة: ${picture}`,
  storePicture: 'صورة من المتجر',
  tooManyPictures: (maxCount: number) => `الحد الأقصى لعدد صور المنتج: ${maxCount}.`,
  notAPicture: (file: string) => `«${file}» ليس صورة يقبلها المتجر. يُرجى اختيار ملف JPEG أو PNG أو WebP أو GIF.`,
  pictureTooLarge: (file: string, maxMegabytes: number) =>
    `حجم «${file}» أكبر من ${maxMegabytes} ميجابايت، ولا يمكن تصغيره هنا.`,
  pictureUnreadable: (picture = 'هذا الملف') => `لا توجد صورة يمكن قراءتها في ${picture}. يُرجى اختيار ملف آخر.`,

  shopPreview: 'معاينة المتجر',
  yourProduct: 'منتجك',

  details: 'التفاصيل',
  charactersLeft: (count: number) => `المتبقي: ${characters(count)}.`,
  tooLong: (maxLength: number, length: number) =>
    `الحد الأقصى لعدد أحرف هذا النص ${maxLength}، وعدد أحرفه الآن ${length}.`,
  none: 'بلا',

  productName: 'اسم المنتج',
  nameMissing: 'يُرجى إدخال اسم المنتج.',
  nameTooLong: (maxLength: number, length: number) =>
    `الحد الأقصى لعدد أحرف الاسم ${maxLength}، وعدد أحرفه الآن ${length}.`,

  productDescription: 'وصف المنتج',
  descriptionHint: 'نقطة واحدة في كل سطر. يظهر كل سطر نقطةً في صفحة المنتج.',
  pointsLeft: (count: number) =>
    `المتبقي: ${arabicCount(count, {
      one: 'نقطة واحدة',
      two: 'نقطتان',
      few: 'نقاط',
      many: 'نقطة',
      other: 'نقطة',
    })}.`,
  tooManyPoints: (maxCount: number, count: number) => `الحد الأقصى لعدد نقاط الوصف ${maxCount}، وعددها الآن ${count}.`,
  pointTooLong: (point: number, length: number, maxLength: number) =>
    `النقطة ${point} طويلة جدًا: عدد أحرفها ${length}، والحد الأقصى ${maxLength}.`,
  shownDescription: 'الوصف كما يراه العملاء',
  aboutThisProduct: 'عن هذا المنتج',

  searchWordsHint: 'أسماء أخرى يجده بها العملاء، مثل: صودا، مشروب غازي. لا يراها العملاء.',

  priceIn: (currency: string) => `السعر (${currency})`,
  offerPriceIn: (currency: string) => `سعر العرض (${currency})`,
  enterAmount: (field: 'price' | 'offerPrice', example: string) =>
    `يُرجى إدخال ${field === 'price' ? 'السعر' : 'سعر العرض'} بالأرقام، مثل ${example}.`,
  amountTooHigh: (field: 'price' | 'offerPrice', max: string) =>
    `لا يمكن أن يزيد ${field === 'price' ? 'السعر' : 'سعر العرض'} على ${max}.`,
  offerAbovePrice: 'لا يمكن أن يكون سعر العرض أعلى من السعر.',
  shownAsOff: (percent: number) => `يظهر خصمًا بنسبة ${percent}%.`,
  noReduction: (amount: string | null) =>
    amount === null
      ? 'لا يرى العملاء أي تخفيض: لم يكن المنتج معروضًا للبيع في الأيام الثلاثين السابقة للعرض.'
      : `لا يرى العملاء أي تخفيض: كان أدنى سعر في الأيام الثلاثين السابقة للعرض ${amount}.`,
  comparedWith: (amount: string) => `مقارنةً بـ ${amount}، أدنى سعر في الأيام الثلاثين السابقة للعرض.`,
  priceHistory: 'سجل الأسعار',
  since: 'منذ',
  onSale: 'معروض للبيع',
  yes: 'نعم',
  no: 'لا',
  offerHint: 'ما يدفعه العملاء أثناء العرض. يبقى فارغًا إذا لم يكن هناك عرض.',

  skuHint: 'رقمك أو رقم المورّد. تعثر قوائم الأسعار على المنتج بهذا الرقم.',
  noDeposit: 'بلا تأمين',
  depositChoice: (type: string, amount: string) => `${type}، ${amount}`,
  depositHint: 'يُحصَّل إلى جانب السعر ولا يدخل فيه أبدًا.',
  containers: 'عدد العبوات في القطعة',
  containersFault: (max: number) => `أدخل عددًا صحيحًا من 1 إلى ${max}، مثل 6 لعبوة من ست قطع.`,
  minimumAgeHint: 'للمنتجات التي ليست للجميع، مثل النبيذ. يتحقق المندوب من العمر',
  forEverybody: 'للجميع',
  fromAge: (age: number) => `${age} فأكثر`,

  weight: 'الوزن أو الحجم',
  shownAsSize: (shown: string) => `يظهر بالشكل: ${shown}.`,
  soldByWeight: (grams: string) => `يباع بالوزن: السعر هو سعر ${grams} جم، ولا يدفع العملاء أكثر منه.`,
  weightHint: 'مثل 500 جم أو 6 قطع أو حوالي 1 كجم؛ و400–600 جم لما يُباع بالوزن.',
  weightUnreadable: 'يُرجى كتابة كمية مع وحدتها، مثل 500 جم أو 1.5 كجم أو 6 قطع أو حوالي 1 كجم أو 400–600 جم.',

  gtinHint: 'الرقم المكتوب تحت الباركود. يملؤه الماسح.',
  gtinLength: 'يتكوّن الباركود من 8 أو 12 أو 13 أو 14 رقمًا.',
  gtinCheck: 'الرقم الأخير لا يناسب بقية الأرقام. يُرجى مقارنة الرقم بما على العبوة.',
  gtinFilledIn: (code: string) => `أُدخل الباركود ⁨${code}⁩، ولم يُحفظ بعد.`,
  itemFilledIn: (code: string) => `هذا باركود كرتونة. أُدخل باركود القطعة منها ⁨${code}⁩، ولم يُحفظ بعد.`,
  gtinReadAs: (code: string) => `يُحفظ على أنه ⁨${code}⁩.`,
  gtinOfItem: (code: string) => `هذا باركود كرتونة. يُحفظ باركود القطعة منها: ⁨${code}⁩.`,

  lookUp: 'البحث عن الباركود',
  foundFacts: 'ما وُجد لهذا الباركود',
  foundName: 'الاسم',
  foundSize: 'الحجم',
  foundBrand: 'العلامة التجارية',
  foundLegalName: 'الاسم القانوني',
  foundIngredients: 'المكونات',
  takeFacts: 'استخدام الاسم والحجم',
  foundNothing: 'لا توجد بيانات لهذا المنتج بعد.',

  lookUpFailed: 'لم ينجح البحث. يُرجى المحاولة مرة أخرى.',
  soldAs: 'طريقة البيع',
  soldAsHint: 'المنتجات التي تقطعها أو تعبئها بالوزن، مثل اللحم المقدد أو المكسرات، تُباع بخطوات.',
  byThePiece: 'بالقطعة أو العبوة',
  inSteps: 'بخطوات من الوزن',
  portionParts: { grams: 'الخطوة بالجرام', from: 'أصغر كمية بالجرام', to: 'أكبر كمية بالجرام' },
  stepFault: 'أدخل الخطوة بعدد صحيح من الجرامات.',
  leastFault: (step: string) => `يجب أن تكون أصغر كمية من خطوات كاملة من ${step}.`,
  mostFault: (step: string, least: string) => `يجب أن تكون أكبر كمية من خطوات كاملة من ${step}، وألا تقل عن ${least}.`,
  tooManySteps: (most: string) => `أكبر كمية لا تزيد على ${most}، أو اختر خطوات أكبر.`,
  priceOfStep: (step: string, price: string, perKilogram: string) =>
    `السعر هو سعر ${step}: ${price}، أي ${perKilogram} للكيلوجرام الواحد. من يجهز الطلب يُدخل الوزن، ولا يدفع العملاء أبدًا أكثر من ثمن الكمية المطلوبة.`,
  portionWords: (step: string, from: string, to: string) => `${step}، من ${from} إلى ${to}`,
} satisfies Translation<typeof import('#web/features/seller/products/texts.ts')>;
