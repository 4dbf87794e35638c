// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';

const results = { one: 'نتيجة واحدة', two: 'نتيجتان', few: 'نتائج', many: 'نتيجة', other: 'نتيجة' };
const offers = { one: 'عرض واحد', two: 'عرضان', few: 'عروض', many: 'عرضًا', other: 'عرض' };
const productsWords = { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' };
const pagesInAll = { one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة', other: 'صفحة' };

export default {
  categories: 'الأقسام',
  allProducts: 'كل المنتجات',
  todaysDeals: 'عروض اليوم',
  searchResults: 'نتائج البحث',
  resultsFor: (search: string, category: string) => `نتائج البحث عن «${search}»${category && ` في قسم ${category}`}`,
  laterPage: (title: string, page: number) => `${title} – صفحة ${page}`,
  productCount: (count: number) => arabicCount(count, productsWords, formatNumber(count)),
  resultCount: (count: number) => arabicCount(count, results, formatNumber(count)),
  offerCount: (count: number) => arabicCount(count, offers, formatNumber(count)),
  countOnPage: (count: string, page: number, pages: number) => `${count}، صفحة ${page} من ${pages}`,
  needsScripts: 'يحتاج البحث إلى JavaScript. يُرجى تفعيله وإعادة تحميل الصفحة، أو اختيار قسم من الأقسام أدناه.',
  noneHasAllWords: 'لا يوجد منتج يحتوي على كل هذه الكلمات. هذه هي الأقرب',
  searchAll: 'البحث في كل المنتجات',
  allOf: (category: string) => `كل منتجات قسم ${category}`,
  loadingProducts: 'جارٍ تحميل المنتجات',
  products: 'المنتجات',
  plainNames: {},
  plainVegetables: 'خضراوات',

  pagesOfList: 'صفحات هذه القائمة',
  previousPage: 'الصفحة السابقة',
  previous: 'السابق',
  nextPage: 'الصفحة التالية',
  next: 'التالي',
  pageOf: (page: number, pages: number) => `صفحة ${page} من ${pages}`,
  noSuchPage: (page: number) => `لا توجد صفحة رقم ${page}`,
  listHasPages: (pages: number) => `عدد صفحات هذه القائمة: ${arabicCount(pages, pagesInAll)}.`,
  showLastPage: (pages: number) => (pages === 1 ? 'عرض القائمة' : 'عرض الصفحة الأخيرة'),

  noneInCategory: 'لا توجد منتجات في هذا القسم.',
  browseAll: 'تصفح كل المنتجات',
  nothingFound: (search: string, category: string) =>
    `لا توجد نتائج للبحث عن «${search}»${category && ` في قسم ${category}`}`,
  clearSearch: 'مسح البحث',
  noOffers: 'لا توجد عروض اليوم',
  noReducedPrice: 'لا توجد منتجات مخفضة السعر حاليًا.',
  seeAll: 'عرض كل المنتجات',
  noneInStock: 'لا توجد منتجات متوفرة حاليًا',
  restocking: 'نعمل على توفير المنتجات من جديد. نرجو زيارتنا قريبًا.',
  backHome: 'العودة إلى الصفحة الرئيسية',
  nothingFits: 'لا توجد منتجات تطابق عوامل التصفية',
  widenFilters: 'يُرجى تجربة نطاق أسعار أوسع، أو مسح عوامل التصفية.',

  filters: 'تصفية',
  onOffer: 'عليه عرض',
  onlyOffers: 'المنتجات التي عليها عروض فقط',
  clearFilters: 'مسح عوامل التصفية',
  quoted: (search: string) => `«${search}»`,
  clearSearchFor: (search: string) => `مسح البحث عن ${search}`,
  price: 'السعر',
  lowestPrice: 'أدنى سعر',
  highestPrice: 'أعلى سعر',
  from: 'من',
  to: 'إلى',
  showProducts: 'عرض المنتجات',
  showCount: (count: number) => `عرض ${arabicCount(count, { ...productsWords, two: 'منتجين' }, formatNumber(count))}`,
  sortBy: 'الترتيب حسب',
  bestMatch: 'الأكثر صلة',
  sortNames: {
    FEATURED: 'المقترح',
    PRICE_ASC: 'السعر: من الأقل إلى الأعلى',
    PRICE_DESC: 'السعر: من الأعلى إلى الأقل',
    UNIT_PRICE_ASC: 'سعر الوحدة: من الأقل إلى الأعلى',
    NAME: 'الاسم: من أ إلى ي',
    NEWEST: 'الأحدث أولًا',
  },
} satisfies Translation<typeof import('#web/features/catalog/texts.ts')>;
