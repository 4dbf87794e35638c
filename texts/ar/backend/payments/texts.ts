// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  label: 'دفع تجريبي — لا تُنقل أي أموال حقيقية',
  title: 'دفع تجريبي',
  payHeading: 'دفع ثمن طلبك',
  orderNumber: (number: number) => `الطلب رقم ${number}`,
  pay: (amount: string) => `دفع ${amount}`,
  cancel: 'إلغاء',

  delivery: 'التوصيل',
  deposits: 'تأمين العبوات',
  tax: 'الضريبة (2%)',
  moreProducts: (count: number) =>
    arabicCount(count, {
      one: 'منتج واحد آخر',
      two: 'منتجان آخران',
      few: 'منتجات أخرى',
      many: 'منتجًا آخر',
      other: 'منتج آخر',
    }),

  seeOrders: 'عرض طلباتي',
  backToCart: 'العودة إلى السلة',
  goToStore: 'الانتقال إلى المتجر',

  notices: {
    unknown: {
      title: 'لا يوجد ما يُدفع هنا',
      text: 'عنوان الدفع هذا غير معروف. يُرجى البدء من جديد من سلتك.',
    },
    otherShopper: {
      title: 'يُرجى تسجيل الدخول',
      text: 'لا يمكن أن يدفع هذا الطلب إلا من أرسله. يُرجى تسجيل الدخول إلى المتجر وفتح هذا العنوان مرة أخرى.',
    },
    otherPage: {
      title: 'يُرجى الدفع في هذه الصفحة',
      text: 'لم يأتِ ما أُرسل من صفحة الدفع، لذا لم يُنفَّذ شيء.',
    },
    paid: { title: 'تم الدفع بالفعل', text: 'هذا الطلب مدفوع. لا يلزم شيء آخر.' },
    cancelled: {
      title: 'أُلغي الدفع',
      text: 'أُلغي هذا الدفع ولم يُخصم أي مبلغ. لا تزال سلتك كما هي.',
    },
    expired: {
      title: 'انتهت مهلة الدفع',
      text: 'طال انتظار هذا الدفع ولم يُخصم أي مبلغ. لا تزال سلتك كما هي.',
    },
    replaced: {
      title: 'حل محله طلب أحدث',
      text: 'أرسلت طلبًا أحدث، فانتهى هذا الطلب ولم يُخصم أي مبلغ. للدفع عبر الإنترنت، يُرجى البدء من جديد من سلتك.',
    },
    released: {
      title: 'أنهى المتجر هذا الدفع',
      text: 'أنهى المتجر هذا الدفع ولم يُخصم أي مبلغ. لا تزال سلتك كما هي: يُرجى الطلب مرة أخرى، أو التواصل مع المتجر.',
    },
  },
  notRecorded: 'تعذر تسجيل الدفع. يُرجى المحاولة مرة أخرى.',

  paidAfterNewerOrder: 'دُفع بعد أن أرسل العميل طلبًا أحدث.',
  paidAfterCancelling: 'دُفع بعد إلغائه.',
  paidAfterRelease: 'دُفع بعد أن فك المتجر حجز منتجاته.',
  paidTooLate: 'دُفع بعد انتهاء مهلة الدفع.',
  noLongerInStock: (goods: string) => `لم يعد متوفرًا: ${goods}.`,
  placeWasFree: 'كان مكانه متاحًا لغيره في هذه الأثناء: يُرجى التحقق من إمكان الالتزام بموعده.',
  firstIsCancelled: (number: number) =>
    `أُضيف إلى الطلب ${number} الذي أُلغي، فلا رسوم له ولا حد أدنى: يُرجى التحقق منه، أو إلغاؤه فيُردّ مبلغه.`,
} satisfies Translation<typeof import('#backend/payments/texts.ts')>;
