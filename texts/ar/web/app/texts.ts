// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  skipToContent: 'الانتقال إلى المحتوى',
  mainNavigation: 'القائمة الرئيسية',
  home: 'الرئيسية',
  products: 'المنتجات',
  contact: 'التواصل معنا',
  logoLabel: (shopName: string) => `${shopName}، الصفحة الرئيسية`,

  login: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',
  myOrders: 'طلباتي',
  myAccount: 'حسابي',
  profileOf: (name: string) => `الملف الشخصي: ${name}`,
  loggedInAs: (name: string) => `تم تسجيل الدخول باسم ${name}`,
  menu: 'القائمة',
  openMenu: 'فتح القائمة',

  cart: 'السلة',
  cartWithItems: (count: number) =>
    `السلة، ${arabicCount(count, {
      one: 'منتج واحد',
      two: 'منتجان',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    })}`,

  searchProducts: 'البحث عن منتجات',
  searchOrPaste: 'بحث أو لصق قائمة',
  notFoundHint: 'يمكنك البحث عن منتج أو اختيار قسم.',

  errorTitle: (shopName: string) => `حدث خطأ ما · ${shopName}`,
  somethingWentWrong: 'حدث خطأ ما',
  pageNotShown: 'تعذر عرض هذه الصفحة. سلتك محفوظة.',
  tryAgain: 'المحاولة مرة أخرى',
  goHome: 'الانتقال إلى الصفحة الرئيسية',

  installApp: 'تثبيت التطبيق',

  anyQuestion: 'هل لديك سؤال؟ هل ينقصك منتج؟',
  allCategories: 'كل الأقسام',
  needHelp: 'المساعدة',
  deliveryInformation: 'معلومات التوصيل',
  returnsAndRefunds: 'الإرجاع والاسترداد',
  paymentMethods: 'طرق الدفع',
  trackOrder: 'تتبع الطلب',
  stayInTouch: 'لنبقَ على تواصل',
  newsletter: 'النشرة البريدية',
  todaysDeals: 'عروض اليوم',
  writeOrCall: 'بالبريد أو الهاتف',
  aboutShop: (shopName: string) => `${shopName}، متجر بقالة عبر الإنترنت.`,
  withdraw: 'العدول عن العقد',
  sellerArea: 'إدارة المتجر',
} satisfies Translation<typeof import('#web/app/texts.ts')>;
