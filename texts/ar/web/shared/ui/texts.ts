// Not reviewed by a native reader.
export default {
  isRightToLeft: true,

  close: 'إغلاق',
  dismiss: 'إخفاء',
  tryAgain: 'المحاولة مرة أخرى',
  loading: 'جارٍ التحميل…',
  optional: '(اختياري)',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',

  currentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  saved: 'تم الحفظ.',
  noResponse: 'لم يستجب المتجر. يُرجى المحاولة مرة أخرى.',

  breadcrumb: 'مسار الصفحة',
  announcements: 'إعلانات',
  alerts: 'تنبيهات',
  notifications: 'إشعارات',

  pageNotFound: 'الصفحة غير موجودة',
  noSuchPage: 'لا توجد هذه الصفحة في المتجر.',
  goHome: 'الانتقال إلى الصفحة الرئيسية',

  offline: 'لا يوجد اتصال بالإنترنت. ربما لا تكون الأسعار محدّثة. سلتك محفوظة، وستُرسَل التغييرات عند عودة الاتصال.',

  insteadOf: 'بدلًا من',
  lowestOf30Days: 'أدنى سعر خلال آخر 30 يومًا قبل التخفيض:',
  stars: '4 من 5 نجوم',

  quantityOf: (product: string) => `كمية ${product}`,
  removeProduct: (product: string) => `إزالة ${product}`,
  decrease: (product: string) => `تقليل كمية ${product}`,
  increase: (product: string) => `زيادة كمية ${product}`,

  colours: 'الألوان',
  systemTheme: 'حسب الجهاز',
  lightTheme: 'فاتح',
  darkTheme: 'داكن',
} satisfies Translation<typeof import('#web/shared/ui/texts.ts')>;
