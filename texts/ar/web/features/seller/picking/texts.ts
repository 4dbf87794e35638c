// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { arabicCount } from '#common/arabic-count.ts';
import { sentence } from '#web/shared/lib/format/sentence.ts';

const orderCount = (count: number) =>
  arabicCount(count, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' });

export default {
  pickList: 'قائمة التجهيز',
  packingSlips: 'قسائم التعبئة',
  loadingOrders: 'جارٍ تحميل الطلبات',
  notLoaded: 'تعذر تحميل الطلبات. يُرجى المحاولة مرة أخرى.',
  listNote: (orders: number, done: number, products: number) =>
    `${orderCount(orders)}، المنتجات المجهّزة: ${done} من ${products}`,
  allPicked: (orders: number) => `${orderCount(orders)}، تم تجهيز كل شيء`,
  slipCount: (count: number) =>
    arabicCount(count, { one: 'قسيمة واحدة', two: 'قسيمتان', few: 'قسائم', many: 'قسيمة', other: 'قسيمة' }),
  leftOut: (count: number) => `غير مدرج هنا: ${orderCount(count)}. أُلغي أو لم يعد موجودًا.`,
  print: 'طباعة',
  backToOrders: 'العودة إلى الطلبات',
  nothingToPack: 'لا توجد طلبات للتجهيز',
  chooseFirst: (button: string) => `يُرجى تحديد طلبات من القائمة، ثم الضغط على «${button}».`,
  chooseOrders: 'تحديد الطلبات',

  promisedTime: 'الموعد',
  allTimes: 'كل المواعيد',
  noteOf: (number: string) => `ملاحظة الطلب رقم ${number}`,
  noteToShop: 'ملاحظة للمتجر',
  noteToCourier: 'ملاحظة لمندوب التوصيل',
  otherProducts: 'منتجات أخرى',
  goneProduct: 'منتج لم يعد يُباع',
  quantityFor: (quantity: number | string, number: string) => `${quantity} للطلب رقم ${number}`,
  notSent: (count: number, isOnline: boolean) =>
    `لم يُرسل بعد: ${count}${isOnline ? '.' : '. لا يوجد اتصال بالإنترنت.'}`,
  notConfirmed: 'لم يؤكد المتجر ذلك. يُرجى المحاولة مرة أخرى.',
  together: (from: number, to: number) => `من ${from} إلى ${to} جم معًا`,
  wishes: {
    SIMILAR_NOT_DEARER: 'يُستبدل إذا لم يتوفر',
    NONE: 'بلا بديل',
  },
  wishOf: (wish: string, numbers: string) => `${wish}: ${numbers}`,
  missingOrReplace: 'ناقص أو استبدال…',
  weighOrReplace: 'وزن أو استبدال…',
  otherFor: (button: string, name: string) => `${button} ${name}`,

  orders: 'الطلبات',
  numbered: (number: string) => `رقم ${number}`,
  progress: (order: ReactNode, done: number, total: number) => sentence`${order}: جُهّز ${done} من ${total}`,
  finish: 'إنهاء',
  finishOrder: (number: string) => `إنهاء تجهيز الطلب ${number}`,
  finishHint: 'زر «إنهاء» يحدد تكلفة الطلب، ويعرف العميل ما ليس كما طلبه. لا يمكن التراجع عن ذلك.',
  finishTitle: (number: string) => `إنهاء تجهيز الطلب ${number}؟`,
  notTicked: 'منتجات غير محددة. تُعد غير موجودة، ولا يدفع العميل مقابلها:',
  paysBack: (amount: string) =>
    `المنتجات أقل من الطلب بمقدار ${amount}. الطلب مدفوع: يُرد إلى العميل الآن ما لم يُرد منه من قبل.`,
  finishNow: 'إنهاء تجهيز الطلب',
  keepPicking: 'متابعة التجهيز',
  isReady: (number: string) => `الطلب ${number} جاهز`,
  amountInstead: (amount: string, ordered: string) => `${amount} بدلًا من ${ordered}`,

  order: 'الطلب',
  piecesFound: 'القطع الموجودة',
  piecesOf: (name: string) => `عدد قطع ${name}`,
  piecesHint: (quantity: number, number: string, hasSubstitute: boolean) =>
    `الكمية المطلوبة في الطلب رقم ${number}: ${quantity}.${hasSubstitute ? ' يحل البديل محلها كلها.' : ''}`,
  piecesFault: (least: number, most: number, hasSubstitute: boolean) =>
    `يُرجى إدخال عدد من ${least} إلى ${most}${hasSubstitute ? '، أو اختيار «بلا بديل»' : ''}.`,
  weight: 'الوزن بالجرام',
  weightHint: 'كل القطع معًا.',
  stepsHint: (amount: string, number: string) =>
    `الكمية المطلوبة في الطلب رقم ${number}: ${amount}. أدخل ما يظهر على الميزان، أو 0 إن لم يوجد شيء.`,
  weightFault: 'يُرجى إدخال وزن كل القطع معًا بالجرام.',
  unlikelyWeight: (grams: number, expected: string) =>
    `${grams} جم وزن غير متوقع: المتوقع ${expected}. إذا كان صحيحًا، فيُرجى الحفظ مرة أخرى.`,
  gramRange: (from: number, to: number) => `من ${from} إلى ${to} جم`,
  aboutGrams: (grams: number) => `نحو ${grams} جم`,
  reason: 'السبب',
  reasons: {
    MISSING: 'غير موجود على الرف',
    DAMAGED: 'جودته غير كافية',
    OTHER: 'سبب آخر: يعود الباقي إلى المخزون',
  },
  noSubstitute: 'لا يريد العميل بديلًا.',
  replaceBy: 'استبداله بـ',
  nothing: 'بلا بديل',
  findSubstitute: 'البحث عن بديل آخر',
  save: 'حفظ',

  noAddress: 'لم يعد العنوان محفوظًا في المتجر.',
  isPaid: 'مدفوع: لا يوجد ما يُحصَّل',
  isPaidByTest: 'مدفوع (دفع تجريبي)',
  cashToCollect: (amount: string) => `المبلغ النقدي المطلوب تحصيله: ${amount}`,
  tour: 'الجولة والمبالغ النقدية',
  stopNumbered: (stop: number, number: string) => `المحطة ${stop}: رقم ${number}`,
  arrangeStops: 'يُرجى ترتيب المحطات حسب مسار القيادة.',
  notReady: (numbers: string[]) => `غير جاهز بعد: ${numbers.join('، ')}`,
  startTour: 'بدء الجولة',
  startedAt: (time: string) => `بدأت الجولة الساعة ${time}.`,
  saveOrder: 'حفظ الترتيب',
  orderSaved: 'تم حفظ ترتيب المحطات.',
  call: (phone: string) => `اتصال بالرقم \u2066${phone}\u2069`,
  map: 'الخريطة',
  mapFor: (number: string) => `الخريطة للطلب رقم ${number}`,
  noCash: 'بلا نقد',
  cashToBringBack: 'النقد الذي يعود إلى المتجر',
  cashAtShop: 'منه عند الاستلام من المتجر',
  toPay: (amount: string) => `المطلوب دفعه: ${amount}`,

  scanned: (name: string, found: number, ordered: number, number: string) =>
    `${name}: وُجد ${found} من ${ordered} للطلب رقم ${number}`,
  allFound: (name: string) => `${name}: وُجدت كل القطع من قبل`,
  codeInNoLine: (code: string) => `لا يوجد في هذه القائمة منتج بالباركود ⁨${code}⁩. لم يُحدَّد شيء.`,
  scannedCase: (scanned: string) => `${scanned}. الرمز لكرتونة: حُسبت قطعة واحدة.`,
  withDeposit: (count: number, type: string) => `تأمين: ${count} × ${type}`,
  fromAge: (age: number) => `من ${age} فأكثر فقط`,
  checkAge: (age: number) => `يجب التحقق من العمر: ${age} فأكثر.`,
} satisfies Translation<typeof import('#web/features/seller/picking/texts.ts')>;
