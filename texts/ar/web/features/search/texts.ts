// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  suggestions: 'اقتراحات',
  suggestionCount: (count: number) =>
    arabicCount(count, {
      zero: 'لا توجد اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: 'اقتراحات',
      many: 'اقتراحًا',
      other: 'اقتراح',
    }),
  searchFor: (search: string) => `البحث عن «${search}»`,
  inCategory: (search: string, category: string) => `«${search}» في قسم ${category}`,
  categories: 'الأقسام',
  category: 'قسم',
  products: 'المنتجات',
  recentSearches: 'عمليات البحث الأخيرة',
  recent: 'بحث سابق',
  clearRecent: 'مسح عمليات البحث الأخيرة',
  recentCleared: 'تم مسح عمليات البحث الأخيرة',
  pasteList: 'لصق قائمة مشتريات',
  reviewList: (count: number) =>
    `مراجعة قائمة من ${arabicCount(count, {
      one: 'عنصر واحد',
      two: 'عنصرين',
      few: 'عناصر',
      many: 'عنصرًا',
      other: 'عنصر',
    })}`,
} satisfies Translation<typeof import('#web/features/search/texts.ts')>;
