// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

const days = { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' };

export default {
  today: 'اليوم',
  loadingToday: 'جارٍ تحميل أرقام اليوم',
  ordersToday: 'طلبات اليوم',
  orderedToday: 'قيمة طلبات اليوم',
  takenToday: 'إيرادات اليوم',
  cashToday: 'النقد اليوم',
  refundedToday: 'المسترد اليوم',
  takenThisWeek: 'إيرادات هذا الأسبوع',
  testOrders: (count: number, amount: string) =>
    `غير محسوب: ${arabicCount(count, {
      one: 'طلب تجريبي واحد',
      two: 'طلبان تجريبيان',
      few: 'طلبات تجريبية',
      many: 'طلبًا تجريبيًا',
      other: 'طلب تجريبي',
    })} بقيمة ${amount} اليوم. المدفوعات التجريبية لا تنقل أي أموال.`,

  toPickNext: 'التالي للتجهيز',
  nothingToPick: 'لا توجد طلبات تنتظر التجهيز.',
  pickThese: (count: number) =>
    count === 1
      ? 'تجهيز هذا الطلب'
      : `تجهيز ${arabicCount(count, {
          one: 'طلب واحد',
          two: 'طلبين',
          few: 'طلبات',
          many: 'طلبًا',
          other: 'طلب',
        })}`,
  numbered: (number: string) => `رقم ${number}`,
  pieces: (count: number) =>
    arabicCount(count, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' }),
  begun: 'بدأ تجهيزه',
  openOrders: 'الطلبات المفتوحة',
  mostOrdered: (count: number) => `الأكثر طلبًا في آخر ${arabicCount(count, { ...days, one: 'يوم' })}`,
  nothingOrdered: 'لم يُطلب شيء بعد.',
  orderedFor: (quantity: string, amount: string) => `${quantity} بقيمة ${amount}`,
  lowStock: 'مخزون منخفض',
  nothingLow: 'لا يوجد منتج أوشك مخزونه على النفاد.',
  soldOut: 'نفدت الكمية',
  left: (count: number | string) => `المتبقي: ${count}`,

  takingsByDay: 'الإيرادات حسب اليوم',
  day: 'اليوم',
  orders: 'الطلبات',
  moneyNames: {
    placed: 'المطلوب',
    card: 'عبر الإنترنت',
    cash: 'النقد',
    refunded: 'المسترد',
    net: 'الإيرادات بعد خصم المسترد',
    tax: 'منه ضريبة',
  },
  nothing: 'لا شيء',
  daySpan: (first: string, last: string) => `${first} – ${last}`,
  allDays: 'كل الأيام',
  taxesByRate: 'الضرائب حسب النسبة',
  netAt: (tax: string) => `الصافي (دون ضريبة) عند ${tax}`,
  taxOf: (tax: string) => `ضريبة ${tax}`,
  depositsByDay: 'التأمين حسب اليوم',
  charged: (type: string) => `${type}، محصّل`,
  givenBack: (type: string) => `${type}، مُعاد`,
  withdrawals: (count: number) =>
    arabicCount(count, {
      one: 'إشعار عدول واحد',
      two: 'إشعارا عدول',
      few: 'إشعارات عدول',
      many: 'إشعار عدول',
      other: 'إشعار عدول',
    }),
  openWithdrawals: (count: number) => `إشعارات عدول بانتظار الرد: ${count}`,
  newestWithdrawal: (time: string) => `أُرسل أحدثها في ${time}.`,
  oldOrigins: (count: number, daysAgo: number) =>
    `منتجات ذُكر منشؤها قبل أكثر من ${arabicCount(daysAgo, days)}: ${count}.`,
  missingOrigins: (count: number) => `فواكه وخضراوات بلا منشأ: ${count}.`,
} satisfies Translation<typeof import('#web/features/seller/today/texts.ts')>;
