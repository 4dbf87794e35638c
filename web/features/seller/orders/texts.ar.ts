// Not reviewed by a native reader.
import { arabicCount } from '#web/shared/lib/arabic-count.ts';
import { formatNumber } from '#web/shared/lib/numbers.ts';

const orderForms = { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' };

const orderCount = (count: number) => arabicCount(count, orderForms, formatNumber(count));

const newOrders = (count: number, hasMore: boolean) =>
  `${arabicCount(count, {
    one: 'طلب جديد واحد',
    two: 'طلبان جديدان',
    few: 'طلبات جديدة',
    many: 'طلبًا جديدًا',
    other: 'طلب جديد',
  })}${hasMore ? ' أو أكثر' : ''}`;

export default {
  orders: 'الطلبات',
  loadingOrders: 'جارٍ تحميل الطلبات',
  orderList: 'الطلبات، الأحدث أولًا',
  orderCount,
  ordersAndPending: (count: number, pending: number) => `${orderCount(count)}، غير المدفوع: ${formatNumber(pending)}`,
  newOrders,
  showNewOrders: (count: number, hasMore: boolean) => `عرض الطلبات الجديدة (${newOrders(count, hasMore)})`,
  outdated: 'تعذر الوصول إلى المتجر، لذا قد لا تكون هذه القائمة محدّثة. ستُحدَّث تلقائيًا.',
  noOrdersYet: 'لا توجد طلبات بعد',
  whenOrdersAppear: 'تظهر الطلبات هنا فور أن يرسلها العملاء.',
  checkProductList: 'مراجعة قائمة المنتجات',
  noOrdersMatch: 'لا توجد طلبات مطابقة. غيّر عوامل التصفية.',
  soundForNewOrders: 'تنبيه صوتي للطلبات الجديدة',
  chooseAll: (count: number) => `تحديد كل الطلبات المعروضة (${formatNumber(count)})`,
  shownOrders: (count: number, total: number | undefined) =>
    `الطلبات المعروضة: ${formatNumber(count)}${total === undefined ? '' : ` من ${formatNumber(total)}`}.`,
  loadOlder: 'تحميل طلبات أقدم',
  olderAdded: (count: number) =>
    `أضيف أدناه ${arabicCount(count, {
      one: 'طلب أقدم واحد',
      two: 'طلبان أقدمان',
      few: 'طلبات أقدم',
      many: 'طلبًا أقدم',
      other: 'طلب أقدم',
    })}.`,
  olderNotLoaded: 'تعذر تحميل الطلبات الأقدم.',

  search: 'بحث',
  searchPlaceholder: 'رقم أو اسم أو هاتف أو بريد أو مدينة',
  packerSearchPlaceholder: 'رقم أو اسم أو هاتف',

  stages: 'المراحل',
  all: 'الكل',

  sumsAndFilters: 'المبالغ والرسم البياني والتصفية',
  totalAmount: 'إجمالي المبالغ',
  pendingPayment: 'مدفوعات معلّقة',
  averageOrder: 'متوسط قيمة الطلب',
  testOrders: (count: number, amount: string) =>
    `غير محسوب: ${orderCount(count)} بدفع تجريبي، بقيمة ${amount}. المدفوعات التجريبية لا تنقل أي أموال.`,
  paymentStatus: 'حالة الدفع',
  paid: 'مدفوع',
  pending: 'معلّق',
  paymentMethod: 'طريقة الدفع',
  methodNames: { COD: 'الدفع نقدًا عند التوصيل', ONLINE: 'الدفع عبر الإنترنت' },
  period: 'الفترة',
  allTime: 'الكل',
  today: 'اليوم',
  lastDays: (count: number) =>
    arabicCount(count, { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' }),
  exportCsv: 'تصدير CSV',
  loadingForFile: (count: number, total: number) => `جارٍ تحميل ${count} من ${total}…`,
  lastTwoWeeks: 'آخر أسبوعين',
  chartLabel: (count: number, amount: string) => `${arabicCount(count, orderForms)} بقيمة ${amount} في آخر أسبوعين.`,
  showTable: 'عرض الجدول',
  day: 'اليوم',

  numbered: (number: string) => `رقم ${number}`,
  nameless: 'طلب',
  chooseOrder: (number: string) => `تحديد الطلب ${number}`,
  goneProduct: 'منتج لم يعد يُباع',
  noteToShop: 'ملاحظة للمتجر',
  noteToCourier: 'ملاحظة لمندوب التوصيل',
  amount: 'المبلغ',
  orderedAmount: 'المطلوب',
  payment: 'الدفع',
  balance: 'حالة السداد',
  promised: 'الموعد المتفق عليه',
  date: 'التاريخ',
  noDate: 'غير محدد',
  history: 'السجل',
  noAddress: 'لم يعد العنوان محفوظًا في المتجر.',
  addressDeleted: 'حُذف العنوان مع الحساب.',

  startPacking: 'بدء التجهيز',
  backInShop: 'عاد إلى المتجر',
  markReady: 'تعليم كجاهز',
  sendOut: 'إرسال للتوصيل',
  markDone: (isCollected: boolean, isPaid: boolean) =>
    `تعليم كطلب ${isCollected ? 'تم استلامه' : 'تم توصيله'}${isPaid ? '' : ' ودفعه'}`,
  openRefund: 'استرداد…',
  openCancel: 'إلغاء الطلب…',
  changeUnknown: 'لم يخبرنا المتجر إن كان الطلب قد تغيّر. يُرجى مراجعته مرة أخرى.',
  changed: 'تم.',
  notChanged: 'لم يتم تعديل الطلب.',
  changedSince: (said: string, stage: string) => `${said} حالته الآن «${stage}». يُرجى مراجعته مرة أخرى.`,

  chosenOrders: 'الطلبات المحددة',
  chosenCount: (count: number) => `المحدد: ${orderCount(count)}`,
  moving: (at: number, total: number) => `جارٍ نقل ${at} من ${total}…`,
  moveOn: 'نقل إلى الخطوة التالية',
  movedOn: (count: number) => `انتقل إلى الخطوة التالية: ${orderCount(count)}.`,
  stays: (number: string, why: string) => `الطلب رقم ${number} يبقى كما هو: ${why}.`,
  isCollectedAtShop: 'يُستلم من المتجر',
  isNotPicked: 'لم تُجهَّز كل المنتجات بعد',
  hasNoNextStep: 'لا توجد له خطوة تالية',
  isInStage: (stage: string) => `حالته «${stage}»`,
  refusedFor: (number: string, message: string) => `الطلب رقم ${number}: ${message}`,
  hide: 'إخفاء',
  pickList: 'قائمة التجهيز',
  packingSlips: 'قسائم التعبئة',
  clear: 'إلغاء التحديد',

  cancelTitle: (number: string) => `هل تريد إلغاء الطلب ${number}؟`,
  cancelConsequences: (refund: string | undefined) =>
    `سيرى العميل ذلك ضمن طلباته.${refund === undefined ? '' : ` سيُرد مبلغ ${refund}.`} لا يمكن التراجع عن هذا الإجراء.`,
  reason: 'السبب',
  customerReadsReason: 'يمكن للعميل قراءته.',
  cancelOrder: 'إلغاء الطلب',
  keepOrder: 'الاحتفاظ بالطلب',
  backToOrders: 'العودة إلى الطلبات',

  refundTitle: (number: string) => `استرداد مبلغ الطلب ${number}`,
  products: 'المنتجات',
  productsHint: 'تُصحَّح ضرائبها. لا تحدد أي منتج لرد جزء من مبلغ الطلب كله.',
  refundableLine: (quantity: number, name: string, most: string) => `${quantity} × ${name}، حتى ${most}`,
  mostRefund: (most: string) => `يمكن رد مبلغ حتى ${most}.`,
  amountFault: (least: string, most: string) => `أدخل مبلغًا من ${least} إلى ${most}.`,
  reasonFault: 'اذكر السبب. يمكن للعميل قراءته.',
  payBack: 'رد المبلغ',
  notNow: 'ليس الآن',

  waitingForPayment: (count: number, hasMore: boolean) => `في انتظار الدفع (${hasMore ? `أكثر من ${count}` : count})`,
  unpaidHint:
    'تحجز هذه الطلبات منتجاتها ومواعيدها حتى يتم دفعها. فك حجز الطلب ينهيه: يمكن عندئذٍ طلب منتجاته وموعده من جديد.',
  unpaidList: 'الطلبات التي تنتظر الدفع، الأحدث أولًا',
  heldUntil: (moment: string) => `محجوز حتى ${moment}`,
  release: 'فك الحجز',
  releaseOrder: (number: string) => `فك حجز الطلب ${number}`,
  releaseUnknown: 'لم يخبرنا المتجر إن كان حجز الطلب قد فُك. يُرجى مراجعة القائمة مرة أخرى.',
  released: 'تم فك حجز الطلب.',
  notReleased: 'لم يتم فك حجز الطلب.',

  goneProductInLine: 'منتج لم يعد يُباع',
  test: 'تجريبي',
} satisfies Translation<typeof import('./texts.ts')>;
