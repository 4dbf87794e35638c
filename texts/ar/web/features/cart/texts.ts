// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { arabicCount } from '#common/arabic-count.ts';
import { sentence } from '#web/shared/lib/format/sentence.ts';

/** The end of the names of buttons. */
const withoutThem = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? ' بدونه' : count === 2 ? ' بدونهما' : ' بدونها';
};

export default {
  cartLoads: 'جارٍ تحميل سلتك…',
  needsScripts: 'تحتاج سلتك إلى JavaScript. يُرجى تفعيله ثم إعادة تحميل الصفحة.',
  yourCart: 'سلتك',
  cartIsEmpty: 'سلتك فارغة',
  addSomething: 'ما رأيك في شيء طازج؟ تبقى سلتك محفوظة أثناء التصفح.',
  startShopping: 'بدء التسوق',
  continueShopping: 'متابعة التسوق',
  productsInCart: 'المنتجات في سلتك',
  removedFromCart: 'أُزيل من سلتك',
  notLoaded: 'سلتك محفوظة، لكن تعذر تحميل منتجاتها.',
  itemsOf: (count: number) =>
    arabicCount(count, {
      one: 'منتج واحد',
      two: 'منتجان',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    }),
  noLongerSold: (count: number) =>
    count === 1
      ? 'أُزيل منتج من سلتك لأنه لم يعد يُباع.'
      : `أُزيل من سلتك ما لم يعد يُباع: ${arabicCount(count, {
          one: 'منتج واحد',
          two: 'منتجان',
          few: 'منتجات',
          many: 'منتجًا',
          other: 'منتج',
        })}.`,
  notStored: 'لا يسمح متصفحك لهذا المتجر بحفظ سلتك. إذا أعدت تحميل الصفحة فستكون فارغة.',

  mostYouPay: 'يباع بالوزن: السعر هو أعلى ما يُدفع.',
  each: (price: string) => `${price} للقطعة`,
  priceChanged: (now: string, before: string) => `تغيّر السعر: الآن ${now}، وكان ${before}`,
  outOfStock: 'غير متوفر',
  stepsChanged: (step: string, amount: string) => `الآن بخطوات من ${step}: ${amount}. يُرجى التحقق من الكمية.`,
  otherAmounts: (from: string, to: string) => `يُباع من ${from} إلى ${to}. يُرجى اختيار كمية أخرى.`,
  onlyLeft: (left: number | string) => `بقي ${left} فقط. يُرجى اختيار كمية أقل.`,
  removeOne: (name: string) => `تقليل الكمية بمقدار واحد: ${name}`,
  remove: (name: string) => `إزالة ${name}`,
  quantityOf: (name: string) => `كمية ${name}`,
  addOne: (name: string) => `زيادة الكمية بمقدار واحد: ${name}`,
  atMost: (max: number, name: string) => `الحد الأقصى من ${name}: ${max}`,
  isOutOfStock: (name: string) => `غير متوفر: ${name}`,
  notInTotal: 'غير محسوب في الإجمالي:',
  removedName: (name: ReactNode) => sentence`أُزيل ${name} ·`,
  undo: 'تراجع',
  putBack: (name: string) => `تراجع: إعادة ${name} إلى السلة`,
  hideMessage: (name: string) => `إخفاء الرسالة عن ${name}`,
  cartUpdated: 'تم تحديث السلة',
  nowInCart: (quantity: number | string, name: string) =>
    `في السلة الآن ${typeof quantity === 'number' ? `${quantity} ×` : quantity} ${name}`,
  leftInCart: (quantity: number | string, name: string) =>
    `بقي في السلة ${typeof quantity === 'number' ? `${quantity} ×` : quantity} ${name}`,
  nameRemoved: (name: string) => `أُزيل من السلة: ${name}`,

  orderSummary: 'ملخص الطلب',
  loadingSummary: 'جارٍ تحميل ملخص الطلب',
  logInToChoose: 'يُرجى تسجيل الدخول لاختيار عنوان التوصيل.',
  logInToCollect: 'يُرجى تسجيل الدخول لإتمام الطلب.',
  loadingTimes: 'جارٍ تحميل المواعيد…',
  timesNotLoaded: 'تعذر تحميل مواعيد التوصيل.',
  youSave: (amount: string) => `التوفير مع عروض اليوم: ${amount}`,
  paymentLeft: 'غادرت صفحة الدفع قبل دفع الطلب. للمحاولة من جديد، يُرجى إرسال الطلب.',
  otherShopper: (name: string) => `تم تسجيل الدخول الآن باسم ${name}. يُرجى اختيار عنوان التوصيل، ثم إرسال الطلب.`,
  totalChanged: (now: string, before: string) =>
    `الإجمالي الآن ${now}، وكان ${before}. يُرجى مراجعة سلتك، ثم إرسال الطلب مرة أخرى.`,
  offline: 'لا يوجد اتصال بالإنترنت. سلتك محفوظة، ويمكنك إرسال الطلب عند عودة الاتصال.',
  placeOrder: (soldOut: number) => `إرسال الطلب${withoutThem(soldOut)}`,
  proceedToCheckout: (soldOut: number) => `المتابعة إلى الدفع${withoutThem(soldOut)}`,
  logInToOrder: 'تسجيل الدخول لإرسال الطلب',
  orderAsGuest: 'الطلب بلا حساب',
  checkout: 'إتمام الطلب',
  soldOut: (names: string, count: number) => {
    if (count === 1) return `غير متوفر: ${names}. لا يُحتسب في الإجمالي ولن يُطلب.`;
    return count === 2
      ? `غير متوفرَين: ${names}. لا يُحتسبان في الإجمالي ولن يُطلبا.`
      : `غير متوفرة: ${names}. لا تُحتسب في الإجمالي ولن تُطلب.`;
  },
  removeSoldOut: (count: number) =>
    count === 1 ? 'إزالته من السلة' : count === 2 ? 'إزالتهما من السلة' : 'إزالتها من السلة',

  price: 'السعر',
  deposits: 'تأمين العبوات',
  shippingFee: 'رسوم التوصيل',
  free: 'مجاني',
  tax: (percent: number) => `الضريبة (${percent}%)`,
  totalAmount: (isTaxIncluded: boolean, isFeeOpen: boolean) =>
    `الإجمالي${isTaxIncluded ? '، شامل الضريبة' : ''}${isFeeOpen ? '، وتضاف رسوم التوصيل' : ''}`,

  deliveryAddress: 'عنوان التوصيل',
  loadingAddresses: 'جارٍ تحميل عناوينك',
  addressesNotLoaded: 'تعذر تحميل عناوينك.',
  noAddressYet: 'ليس لديك عنوان محفوظ بعد',
  change: 'تغيير',
  addAddress: 'إضافة عنوان',
  selectAddress: 'يُرجى اختيار عنوان',

  addNote: 'إضافة ملاحظة',
  notes: 'الملاحظات',
  noteToShop: 'ملاحظة للمتجر',
  noteToShopExample: 'مثلًا: أريد الموز ناضجًا من فضلكم',
  noteToCourier: 'ملاحظة لمندوب التوصيل',
  noteToCourierExample: 'مثلًا: الجرس معطل، يُرجى الاتصال',

  paymentMethod: 'طريقة الدفع',
  cash: 'الدفع نقدًا عند التوصيل',
  cashDetail: 'الدفع عند بابك',
  cashAtShop: 'الدفع نقدًا في المتجر',
  cashAtShopDetail: 'الدفع عند استلام طلبك من المتجر',
  online: 'الدفع عبر الإنترنت',
  onlineDetail: 'الدفع الآن على الصفحة الآمنة لمزود خدمة الدفع',

  chooseTime: 'يُرجى اختيار موعد',
  loginExpired: 'انتهت صلاحية تسجيل الدخول. يُرجى تسجيل الدخول مرة أخرى لإرسال طلبك.',
  notConfirmed: 'لم يؤكد المتجر الطلب.',
  notPlaced: 'تعذر إرسال الطلب.',
  noPaymentPage: 'تعذر فتح صفحة الدفع. يُرجى المحاولة مرة أخرى.',
  myOrders: 'طلباتي',
  maybePlaced: (isOnce: boolean) =>
    `لم يستجب المتجر، لذا ربما يكون طلبك قد سُجّل. ${isOnce ? 'يُرجى إرسال الطلب مرة أخرى دون تغيير: لا يُسجَّل الطلب نفسه مرتين أبدًا.' : 'يُرجى مراجعة طلباتك قبل الطلب مرة أخرى.'}`,
  tryAgain: 'المحاولة مرة أخرى',
  orderWithDuty: 'طلب مع التزام بالدفع',
  orderAndPay: 'الطلب والدفع',
  beforeOrdering: 'يُرجى القراءة قبل الطلب:',
  withdrawal: 'العدول عن العقد',
  onlyFromAge: (count: number, age: number, isCollected: boolean) =>
    `منتجات لمن عمره ${age} فأكثر فقط: ${count}. ${isCollected ? 'يتحقق المتجر من عمرك عند الاستلام.' : 'يتحقق المندوب من عمرك.'}`,
} satisfies Translation<typeof import('#web/features/cart/texts.ts')>;
