// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

const items = { one: 'منتج واحد', two: 'منتجين', few: 'منتجات', many: 'منتجًا', other: 'منتج' };

export default {
  shoppingList: 'قائمة المشتريات',
  whatDoYouNeed: 'ما الذي ينقصك؟',
  oneThingALine: 'عنصر في كل سطر أو بينها فواصل: 3 موز، حليب، 500 جم دقيق',
  pleaseWrite: 'يُرجى كتابة ما ينقصك، مثل «3 موز، حليب».',
  findProducts: 'البحث عن المنتجات',

  productsForList: 'منتجات قائمتك',
  offline: 'لا يوجد اتصال بالإنترنت. قائمتك محفوظة هنا: يُرجى المحاولة لاحقًا.',
  foundOf: (found: number, count: number, unsure: number) =>
    `عُثر على ${found} من ${count}.${unsure > 0 ? ` يُرجى الاختيار لعدد: ${unsure}.` : ''} لا يُضاف شيء إلى سلتك من تلقاء نفسه.`,
  addToCart: (count: number, sum: string) => `إضافة ${arabicCount(count, items)} إلى السلة · ${sum}`,
  addedToCart: (count: number) => `تمت إضافة ${arabicCount(count, items)} إلى السلة`,
  notFound: 'لم يُعثر عليه',
  searchFor: (name: string) => `البحث عن «${name}»`,
  chooseProduct: 'يُرجى اختيار منتج، أو الاستغناء عنه',
  leaveOut: 'الاستغناء عنه',
  outOfStock: 'غير متوفر',
  soldOut: 'غير متوفر',
  each: (price: string) => `${price} للقطعة`,
} satisfies Translation<typeof import('#web/features/shopping-list/texts.ts')>;
