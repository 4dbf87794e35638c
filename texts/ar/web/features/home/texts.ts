// Not reviewed by a native reader.
export default {
  freshGroceries: (time: string) => `بقالة طازجة${time}`,

  delivered: (time: string) => `نوصّل إليك${time}`,
  wholeMarket: 'السوق كله عند بابك',
  wholeMarketToCollect: 'السوق كله، جاهز للاستلام',
  everything: 'فواكه ناضجة وخضراوات طازجة وخبز ساخن وكل ما بينها.',
  cookTonight: 'الطلب الآن، والطبخ الليلة.',
  untilDay: (day: string) => `حتى ${day}`,
  shopNow: 'التسوق الآن',
  exploreDeals: 'استكشاف العروض',

  todaysDeals: 'عروض اليوم',
  seeDeals: 'عرض كل العروض',

  shopByCategory: 'التسوق حسب القسم',
  allCategories: 'كل الأقسام',
  seeAll: 'عرض كل المنتجات',
  loadingBestSellers: 'جارٍ تحميل المنتجات الأكثر مبيعًا',
  loadingPicks: 'جارٍ تحميل مختاراتنا',
  noneInStock: 'لا توجد منتجات متوفرة حاليًا',
  restocking: 'نعمل على توفير المنتجات من جديد. نرجو زيارتنا قريبًا.',

  neverMiss: 'كل العروض تصلك',
  onceAWeek: 'عروض هذا الأسبوع وفواكه الموسم وخضراواته، مرة كل أسبوع عبر البريد الإلكتروني.',
  emailAddress: 'البريد الإلكتروني',
  exampleEmail: 'you@example.com',
  subscribe: 'اشتراك',
  notAccepted: 'لم يُقبل الاشتراك.',
  subscribed: 'تم اشتراكك. أهلًا بك!',
} satisfies Translation<typeof import('#web/features/home/texts.ts')>;
