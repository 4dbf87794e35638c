// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

const mailCount = (count: number) =>
  arabicCount(count, { one: 'رسالة واحدة', two: 'رسالتان', few: 'رسائل', many: 'رسالة', other: 'رسالة' });

export default {
  withColon: (label: string) => `${label}:`,

  paidOnline: 'تم الدفع عبر الإنترنت',
  paidInTest: 'تم الدفع عبر الإنترنت (دفع تجريبي: لم تُنقل أي أموال حقيقية)',
  cashWhenCollected: 'نقدًا عند الاستلام',
  cashOnDelivery: 'نقدًا عند التوصيل',
  haveCashReady: (amount: string) => `يُرجى تجهيز ${amount}: الدفع نقدًا.`,
  nothingToDo: 'تم الدفع، ولا يلزم شيء آخر.',

  line: (amount: string, name: string, size: string | null) => `${amount} ${name}${size === null ? '' : `، ${size}`}`,
  total: 'الإجمالي',

  timeOfDelivery: 'موعد التوصيل',
  timeToCollect: 'موعد الاستلام من المتجر',
  collectAt: 'مكان الاستلام',
  collectedFor: 'باسم',
  deliverTo: 'التوصيل إلى',
  addedTo: 'أُضيف إلى',
  orderNumbered: (number: number) => `الطلب رقم ${number}`,
  payment: 'الدفع',
  noteToShop: 'ملاحظة للمتجر',
  noteToCourier: 'ملاحظة لمندوب التوصيل',
  contact: 'التواصل',
  ifMissing: 'إذا لم يتوفر منتج',
  wishes: {
    SIMILAR_NOT_DEARER: 'استبداله بمنتج مشابه، وليس بمنتج أغلى أبدًا',
    NONE: 'عدم استبداله',
  },
  wishExcept: (names: string) => `ما عدا: ${names}`,
  taxesInTotal: 'الضرائب ضمن الإجمالي',
  taxLine: (name: string, percent: string, tax: string, net: string) => `${name} ${percent}%: ${tax}، الصافي ${net}`,

  backInCash: 'نرده إليك نقدًا.',
  backNowhere: 'كان الدفع تجريبيًا، لذا لا تُنقل أي أموال حقيقية.',
  backOnline: 'يعود بالطريقة التي دفعت بها، وقد يستغرق ذلك بضعة أيام.',
  weRefund: (amount: string) => `نرد إليك ${amount}.`,
  shopWrites: (reason: string) => `كتب المتجر: ${reason}`,

  placedSubject: (number: number) => `الطلب رقم ${number}: وصلنا طلبك`,
  placedHeading: 'شكرًا لطلبك',
  placedCollected: (number: number, time: string) =>
    `وصلنا الطلب رقم ${number} بتاريخ ${time}، وسنخبرك عندما يكون جاهزًا للاستلام.`,
  placedDelivered: (number: number, time: string) =>
    `وصلنا الطلب رقم ${number} بتاريخ ${time}، وسنخبرك عندما يكون في الطريق إليك.`,

  toConfirmSubject: (number: number) => `الطلب رقم ${number}: يُرجى تأكيده`,
  toConfirmHeading: 'يُرجى تأكيد طلبك',
  toConfirm: (number: number, time: string, until: string) =>
    `أُرسل الطلب رقم ${number} بتاريخ ${time} بعنوان البريد هذا. يُرجى تأكيده قبل ${until}، وعندئذ يبدأ المتجر في تجهيزه.`,
  wasNotYourOrder: 'إن لم تطلب شيئًا فلا يلزمك فعل شيء: ينتهي الطلب من دون تأكيدك.',
  confirmOrder: 'تأكيد الطلب',
  toPaySubject: (number: number) => `الطلب رقم ${number}: يُرجى دفع ثمنه`,
  toPayHeading: 'يُرجى دفع ثمن طلبك',
  toPay: (number: number, time: string, until: string) =>
    `سجّل المتجر الطلب رقم ${number} لك في ${time}. يُرجى دفع ثمنه قبل ${until}: بعدها يبدأ المتجر بتجهيزه.`,
  wasNotYourCall: 'إن لم تطلب شيئًا فلا يلزمك فعل شيء: ينتهي الطلب من دون الدفع.',
  payOrder: 'دفع ثمن الطلب',
  toBePaidOnline: 'يُدفع عبر الإنترنت بالرابط في هذه الرسالة',
  seeOrder: 'عرض طلبك',
  newOrderSubject: (number: number, amount: string) => `طلب جديد رقم ${number}: ${amount}`,
  newOrderHeading: (number: number) => `طلب جديد رقم ${number}`,
  orderedAt: (time: string) => `وقت الطلب: ${time}.`,

  cancelledForShopSubject: (number: number, amount: string) => `ألغى العميل الطلب رقم ${number}: ${amount}`,
  cancelledForShopHeading: (number: number) => `أُلغي الطلب رقم ${number}`,
  cancelledForShop: (time: string) => `ألغاه العميل. وقت الطلب: ${time}. يُرجى عدم تجهيزه.`,
  customerWrites: (reason: string) => `كتب العميل: ${reason}`,
  shopRefunds: (amount: string) => `يُرد إلى العميل ${amount}.`,

  packedSubject: (number: number, amount: string) => `تم تجهيز الطلب رقم ${number}: ${amount}`,
  packedForLessSubject: (number: number, amount: string, before: string) =>
    `تم تجهيز الطلب رقم ${number}: ${amount} بدلًا من ${before}`,
  packedHeading: 'تم تجهيز طلبك',
  notAsOrdered: 'ليس كل شيء كما طلبته:',
  asOrdered: 'كل شيء كما طلبته.',
  weighedGoods: (goods: string) => `المنتجات الموزونة: ${goods}.`,
  weighedLine: (name: string, grams: number, amount: string) => `${name} ${grams} جم ← ${amount}`,
  totalIs: (amount: string) => `الإجمالي ${amount}.`,
  totalIsNow: (amount: string, before: string) => `الإجمالي الآن ${amount} بدلًا من ${before}.`,

  readySubject: (number: number) => `الطلب رقم ${number} جاهز للاستلام`,
  readyHeading: 'طلبك جاهز للاستلام',

  outSubject: (number: number) => `الطلب رقم ${number} في الطريق إليك`,
  outHeading: 'طلبك في الطريق إليك',

  cancelledSubject: (number: number) => `أُلغي الطلب رقم ${number}`,
  cancelledHeading: 'أُلغي طلبك',
  cancelledByShop: (number: number) => `نعتذر: ألغينا الطلب رقم ${number}.`,
  cancelledByShopper: (number: number) => `ألغيت الطلب رقم ${number}.`,
  nothingToPay: 'لا يلزم دفع أي مبلغ.',

  refundedSubject: (number: number, amount: string) => `الطلب رقم ${number}: نرد إليك ${amount}`,
  refundedHeading: (amount: string) => `نرد إليك ${amount}`,
  refundFor: (number: number) => `هذا المبلغ عن الطلب رقم ${number}.`,

  emailChangedSubject: (shop: string) => `تم تغيير البريد الإلكتروني لحسابك في ${shop}`,
  emailChangedHeading: 'تم تغيير بريدك الإلكتروني',
  emailChangedTo: (shop: string, email: string) =>
    `حسابك في ${shop} له الآن البريد الإلكتروني ${email}. به يكون تسجيل دخولك، وإليه تصل رسائل طلباتك. إذا كان فيه خطأ في الكتابة، فيُرجى تسجيل الدخول به كما هو وتصحيحه في حسابك.`,
  emailChangedAway: (shop: string) =>
    `حسابك في ${shop} له الآن بريد إلكتروني آخر. به يكون تسجيل دخولك، وإليه تصل رسائل طلباتك.`,
  emailIsNowThis: (shop: string) =>
    `حساب في ${shop} له الآن هذا البريد الإلكتروني. به يكون تسجيل دخولك، وإلى هنا تصل رسائل طلباتك.`,
  emailNotChangedByYou: (contact: string) =>
    `إذا لم يكن هذا التغيير منك، فهناك من يعرف كلمة مرورك: يُرجى مراسلتنا فورًا، ${contact}.`,
  notYourAccount: (contact: string) =>
    `إذا لم يكن هذا حسابك، فقد كتب شخص آخر بريدك الإلكتروني: لا يلزم فعل شيء، ويمكن مراسلتنا، ${contact}.`,
  confirmOrNotYours: (contact: string) =>
    `إذا كان هذا التغيير منك، فيُرجى تأكيد هذا البريد الإلكتروني بالرابط. وإذا لم يكن هذا حسابك، فقد كتب شخص آخر بريدك الإلكتروني: لا يلزم فعل شيء، ويمكن مراسلتنا، ${contact}.`,
  seeAccount: 'فتح حسابك',

  openOrders: 'فتح الطلبات',
  seeOrders: 'عرض طلباتك',

  confirmByPassword: (url: string) =>
    `لا تتضمن هذه الرسالة الاسم والعنوان، لأن هذا البريد الإلكتروني لم يتأكد بعد. لتأكيده، يُرجى طلب كلمة مرور جديدة من ⁨${url}⁩ واختيارها عبر الرابط. إذا لم يكن الطلب منك، فلا يلزم فعل شيء.`,
  confirmByLink:
    'لا تتضمن هذه الرسالة الاسم والعنوان، لأن هذا البريد الإلكتروني لم يتأكد بعد. إذا كان الطلب منك، فيُرجى تأكيد البريد عبر هذا الرابط. وإلا فلا يلزم فعل شيء.',
  confirmEmail: 'تأكيد البريد الإلكتروني',

  invitationSubject: (shop: string) => `دخولك إلى ${shop}`,
  invitationHeading: 'أهلًا بك في فريق العمل',
  invitation: (shop: string, email: string) =>
    `يمكنك الآن الدخول إلى صفحات إدارة ${shop} بالبريد ⁨${email}⁩ وكلمة مرور خاصة بك. يعمل الرابط مرة واحدة خلال 3 أيام.`,
  choosePassword: 'اختيار كلمة مرور',
  invitationTooOld: (url: string) =>
    `إذا انتهت صلاحية الرابط، فيُرجى طلب رابط جديد من ⁨${url}⁩: «هل نسيت كلمة المرور؟».`,

  resetSubject: (shop: string) => `كلمة مرور جديدة لـ ${shop}`,
  resetHeading: 'اختيار كلمة مرور جديدة',
  resetOfSeller: (shop: string) =>
    `طلب شخص ما، على الأرجح أنت، كلمة مرور جديدة لدخولك إلى صفحات إدارة ${shop}. يعمل الرابط مرة واحدة خلال 30 دقيقة.`,
  resetOfShopper: (shop: string) =>
    `طلب شخص ما، على الأرجح أنت، كلمة مرور جديدة لحسابك في ${shop}. يعمل الرابط مرة واحدة خلال 30 دقيقة.`,
  chooseNewPassword: 'اختيار كلمة مرور جديدة',
  wasNotYou: 'إذا لم يكن الطلب منك، فلا يلزم فعل شيء: تبقى كلمة مرورك كما هي.',

  withdrawalPage: 'العدول عن العقد',
  withdrawalReceiptSubject: (shop: string) => `${shop}: استلمنا إشعار عدولك عن العقد`,
  withdrawalReceiptHeading: 'استلمنا إشعار عدولك عن العقد',
  withdrawalReceipt: (time: string) => `وصلنا في ${time}. هذه الرسالة إيصال الاستلام.`,
  withdrawalOnlyReceived: 'يؤكد الإيصال فقط أن إشعارك وصل إلينا. سنراجعه ونكتب إليك.',
  withdrawalNotYours: (contact: string) =>
    `إن لم يكن الإرسال منك، فقد كتب شخص ما بريدك الإلكتروني: يُرجى مراسلتنا، ${contact}.`,
  withdrawalForShopSubject: (number: string) => `عدول عن الطلب رقم ${number}`,
  withdrawalForShopHeading: 'إشعار عدول عن طلب',
  withdrawalForShop: (time: string) => `أُرسل إشعار العدول في ${time}.`,
  withdrawalOfOrder: 'يوجد طلب بهذا الرقم وهذا البريد الإلكتروني.',
  withdrawalOfNoOrder: 'لا يوجد طلب بهذا الرقم وهذا البريد الإلكتروني. يُرجى البحث عنه.',
  withdrawalNothingDone: 'لم يُلغَ شيء ولم يُسترد أي مبلغ. لدى المرسل إيصال، وهو ينتظر ردك.',
  openWithdrawals: 'فتح إشعارات العدول',
  withdrawalDeclaration: 'إشعار العدول',
  withdrawalSentence: 'أعدل عن العقد الخاص بهذه المنتجات.',
  withdrawalOrder: (number: string) => `رقم الطلب: ${number}`,
  withdrawalWholeOrder: 'المنتجات: الطلب كله',
  withdrawalGoods: 'المنتجات:',
  withdrawalName: (name: string) => `الاسم: ${name}`,
  withdrawalEmail: (email: string) => `البريد الإلكتروني: ${email}`,
  serverFaults: {
    EAUTH: 'رفض خادم البريد بيانات الدخول في SMTP_URL.',
    EABORT: 'لم يرد خادم البريد في الوقت المحدد.',
    ECONNECTION: 'تعذر الوصول إلى خادم البريد.',
    EDNS: 'لم يُعثر على اسم خادم البريد.',
    ESOCKET: 'تعذر الوصول إلى خادم البريد.',
    ETIMEDOUT: 'لم يرد خادم البريد في الوقت المحدد.',
    ETLS: 'تعذر تشفير الاتصال بخادم البريد.',
  },
  serverRefused: (response: string) => `رفض خادم البريد الرسالة: ${response}`,
  notSent: (fault: string) => `تعذر إرسال الرسالة: ${fault}`,
  unknownFault: 'خطأ غير معروف',
  notSentInTime: 'تعذر إرسالها في الوقت المحدد.',
  wouldGoElsewhere: 'ستصل الرسائل إلى هذا البريد الإلكتروني إلى مكان آخر. على العميل تغييره.',

  hours: (count: number) =>
    arabicCount(count, { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' }),
  minutes: (count: number) =>
    arabicCount(count, { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' }),
  limitReached: (count: number, span: string) =>
    `وصلت إلى هذا البريد الإلكتروني ${mailCount(count)} عن الطلبات خلال ${span}، وهو الحد الأقصى.`,
  unconfirmedLimitReached: (count: number, span: string) =>
    `وصلت إلى هذا البريد الإلكتروني ${mailCount(count)} عن الطلبات خلال ${span}، وهو الحد الأقصى لبريد غير مؤكد. تُرسل الرسالة إذا أكّد العميل بريده خلال يوم.`,

  sentAgain: 'تُرسل الرسالة مرة أخرى.',
  cannotBeSentAgain: 'لا يمكن إرسال هذه الرسالة مرة أخرى. للحصول على كلمة مرور جديدة، يطلب صاحبها رابطًا جديدًا.',
  newsletterSubject: (shop: string) => `يُرجى تأكيد النشرة البريدية من ${shop}`,
  newsletterHeading: 'يُرجى تأكيد النشرة البريدية',
  newsletterAsked: (shop: string) =>
    `ترك شخص ما هذا البريد الإلكتروني للاشتراك في النشرة البريدية من ${shop}. إن كان الطلب منك، فيُرجى فتح الصفحة عبر الزر والتأكيد هناك.`,
  confirmNewsletter: 'تأكيد النشرة البريدية',
  newsletterNotYou: 'إن لم يكن الطلب منك، فلا يلزم فعل شيء: لن تصلك أي نشرة.',
} satisfies Translation<typeof import('#backend/features/shop/mail/texts.ts')>;
