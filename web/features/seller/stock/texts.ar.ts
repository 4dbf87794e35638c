// Not reviewed by a native reader.
import { arabicCount } from '#web/shared/lib/arabic-count.ts';

const productsWords = { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' };

const demoProductsWords = {
  one: 'منتج تجريبي واحد',
  two: 'منتجين تجريبيين',
  few: 'منتجات تجريبية',
  many: 'منتجًا تجريبيًا',
  other: 'منتج تجريبي',
};

export default {
  productList: 'قائمة المنتجات',
  loadingProducts: 'جارٍ تحميل المنتجات',
  noProductsYet: 'لا توجد منتجات بعد',
  whenProductsAppear: 'تظهر المنتجات التي تضيفها هنا، وفي المتجر ما دامت متوفرة.',
  addFirst: 'أضف أول منتج لك',
  productCount: (count: number, outOfStock: number | undefined) =>
    `${arabicCount(count, productsWords)}${outOfStock === undefined ? '' : `، غير المتوفر: ${outOfStock}`}`,
  onlyLoaded: (count: number, total: number) => `لم يُحمَّل سوى ${count} من ${total} من المنتجات.`,
  loadingAll: (count: number, total: number) => `جارٍ تحميل كل المنتجات: ${count} من ${total}…`,
  tryAgain: 'المحاولة مرة أخرى',
  noProductsMatch: 'لا توجد منتجات مطابقة. غيّر البحث أو عوامل التصفية.',
  archivedProducts: (count: number) => `المنتجات المؤرشفة: ${count}`,
  pagesOfList: 'صفحات قائمة المنتجات',

  products: 'المنتجات',
  arrange: 'الترتيب',
  categories: 'الأقسام',
  categoryName: (_value: string, label: string) => label,
  importProducts: 'الاستيراد',

  listTools: 'قائمة المنتجات',
  search: 'بحث',
  searchPlaceholder: 'اسم المنتج',
  category: 'القسم',
  stock: 'المخزون',
  all: 'الكل',
  inStock: 'متوفر',
  fewLeft: 'كمية قليلة',
  outOfStock: 'غير متوفر',
  sortBy: 'الترتيب حسب',
  sortNames: { newest: 'الأحدث أولًا', name: 'الاسم: من أ إلى ي', price: 'سعر العرض: من الأقل إلى الأعلى' },

  tableCaption: (page: number, pageCount: number) =>
    `كل المنتجات ومخزونها${pageCount > 1 ? `، صفحة ${page} من ${pageCount}` : ''}`,
  selectAll: 'تحديد كل المنتجات المعروضة',
  product: 'المنتج',
  offerPrice: 'سعر العرض',
  select: (name: string) => `تحديد ${name}`,
  isInStock: (name: string) => `${name} متوفر`,
  count: 'عدّ',
  countProduct: (name: string) => `عدّ ${name}`,
  onHand: (pieces: number) => `المخزون: ${pieces}`,
  stockOf: (name: string, pieces: number) => `مخزون ${name}: ${pieces}`,
  copy: 'نسخ',
  addCopy: (name: string) => `إضافة نسخة من ${name}`,

  selectedProducts: 'المنتجات المحددة',
  selectedCount: (number: number) => `المحدد: ${number}`,
  changing: (at: number, total: number) => `جارٍ تعديل ${at} من ${total}…`,
  markInStock: 'تعليم كمتوفر',
  markOutOfStock: 'تعليم كغير متوفر',
  clear: 'إلغاء التحديد',
  undo: 'تراجع',
  marked: (number: number, isIn: boolean) =>
    `عُلّم ${isIn ? 'كمتوفر' : 'كغير متوفر'}: ${arabicCount(number, productsWords)}`,
  changedBack: (number: number) => `أُعيد إلى حاله السابق: ${arabicCount(number, productsWords)}`,
  alreadySo: (isIn: boolean) => `كل المنتجات المحددة ${isIn ? 'متوفرة' : 'غير متوفرة'} بالفعل`,
  notChanged: 'لم يتم تعديل المخزون.',
  updated: 'تم تحديث المخزون',

  notCounted: 'بلا عدّ: مفتاح التوفر وحده يحدد إمكان شرائه.',
  counted: (pieces: number, held: number) =>
    `المخزون: ${pieces}.${held > 0 ? ` وتحجز طلبات لم تُدفع بعد كمية أخرى: ${held}.` : ''}`,
  whatHappened: 'ماذا حدث؟',
  reasons: {
    COUNTED: { option: 'عدّ', label: 'كم عدد الموجود؟', hint: 'كل القطع الصالحة للبيع.' },
    RECEIVED: { option: 'وارد', label: 'كم عدد ما وصل؟', hint: undefined },
    WASTED: { option: 'تالف', label: 'كم عدد ما تلف أو فُقد؟', hint: undefined },
    CORRECTED: { option: 'تصحيح', label: 'كم الزيادة أو النقص؟', hint: 'مثلًا ⁨2⁩ أو ⁨-2⁩.' },
  },
  needsWholeNumber: 'يُرجى كتابة رقم صحيح.',
  needsSmallerNumber: (most: number) => `يُرجى كتابة رقم لا يزيد على ${most}.`,
  needsOtherThanZero: 'يُرجى كتابة رقم غير 0.',
  save: 'حفظ',
  startCounting: 'بدء العدّ',
  stopCounting: 'إيقاف العدّ',
  stockNotSaved: 'لم يتم تعديل المخزون. يُرجى المحاولة مرة أخرى.',
  stockSaved: 'تم حفظ المخزون.',
  history: 'السجل',
  moveNames: {
    CORRECTED: 'تصحيح',
    COUNTED: 'عدّ',
    RECEIVED: 'وارد',
    RETURNED: 'عودة من طلب',
    SHORTED: 'نقص في طلب',
    SOLD: 'بيع',
    STOPPED: 'إيقاف العدّ',
    WASTED: 'تالف',
  },
  moveOfOrder: (move: string, number: string) => `${move}، الطلب ${number}`,
  showOlder: 'عرض تغييرات أقدم',

  demoProducts: 'المنتجات التجريبية',
  demoNotice: (number: number) => `منتجات تجريبية جاءت مع المتجر ولم تُطلب قط: ${number}.`,
  removeThem: 'إزالتها',
  removeTitle: (number: number) => `هل تريد إزالة ${arabicCount(number, demoProductsWords)}؟`,
  removeConsequences:
    'تختفي من المتجر ومن كل السلال فورًا، ولا يمكن استعادتها. تبقى منتجاتك الخاصة وكل المنتجات المطلوبة.',
  remove: 'إزالة',
  keepThem: 'الاحتفاظ بها',
  demoRemoved: 'تمت إزالة المنتجات التجريبية.',
  demoNotRemoved: 'لم تتم إزالة المنتجات التجريبية.',
} satisfies Translation<typeof import('./texts.ts')>;
