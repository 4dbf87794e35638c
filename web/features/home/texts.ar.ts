// Not reviewed by a native reader.
export default {
  freshGroceries: (time: string) => `بقالة طازجة${time}`,

  delivered: (time: string) => `نوصّل إليك${time}`,
  wholeMarket: 'السوق كله عند بابك',
  chooseNow: 'فواكه ناضجة وخضروات طازجة وخبز ساخن وكل ما بينها. اختر الآن واطبخ الليلة.',
  shopNow: 'تسوّق الآن',
  exploreDeals: 'اكتشف العروض',

  shopByCategory: 'تسوّق حسب القسم',
  bestSellers: 'الأكثر مبيعًا',
  seeAll: 'عرض كل المنتجات',
  loadingBestSellers: 'جارٍ تحميل المنتجات الأكثر مبيعًا',
  noneInStock: 'لا توجد منتجات متوفرة حاليًا',
  restocking: 'نعمل على توفير المنتجات من جديد. نرجو زيارتنا قريبًا.',

  whyWeAreBest: 'لماذا نحن الأفضل؟',
  fastest: 'أسرع توصيل',
  fresh: 'طزاجة مضمونة',
  freshClaim: 'تُقطف ناضجة وتُعبأ في يوم وصولها إليك.',
  affordable: 'أسعار مناسبة',
  affordableClaim: 'أسعار عادلة كل يوم، وعروض في كل الأقسام.',
  trusted: 'ثقة أكثر من 10,000 عميل',
  trustedClaim: 'جيران يتسوّقون معنا أسبوعًا بعد أسبوع.',

  neverMiss: 'لا تفوّت أي عرض',
  onceAWeek: 'عروض هذا الأسبوع وفواكه الموسم وخضرواته، مرة كل أسبوع عبر البريد الإلكتروني.',
  emailAddress: 'البريد الإلكتروني',
  exampleEmail: 'you@example.com',
  subscribe: 'اشتراك',
  notAccepted: 'لم يُقبل الاشتراك.',
  subscribed: 'تم اشتراكك. أهلًا بك!',
} satisfies Translation<typeof import('./texts.ts')>;
