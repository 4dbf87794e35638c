// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  isNoLongerSold: (name: string) => `المنتج «${name}» لم يعد يُباع.`,
  unknownIsNoLongerSold: (id: string) => `المنتج ${id} لم يعد يُباع.`,
  someIsNoLongerSold: 'أحد المنتجات لم يعد يُباع.',
  isSoldOut: (name: string) => `المنتج «${name}» غير متوفر.`,
  removeFromCart: 'يُرجى إزالته من السلة.',
  takeOffList: 'يُرجى إزالته من القائمة.',
  mostPieces: (max: number, name: string) => `الحد الأقصى لما يمكن طلبه من «${name}»: ${max}.`,
  otherStepsNow: (name: string) => `يُباع «${name}» الآن بخطوات أخرى. يُرجى التحقق من الكمية والسعر ثم الطلب من جديد.`,
  otherAmounts: (name: string, from: string, to: string) =>
    `يُباع «${name}» بكميات من ${from} إلى ${to}. يُرجى اختيار كمية أخرى.`,
  gramsLeft: (left: string, name: string) => `بقي من «${name}» ${left} فقط. يُرجى طلب كمية أقل.`,
  fewLeft: (left: number, name: string) => `بقي من «${name}» ${left} فقط. يُرجى طلب كمية أقل.`,
  mostProducts: (max: number) => `الحد الأقصى لعدد المنتجات المختلفة في الطلب: ${max}.`,
  unknownAddress: 'هذا العنوان ليس من عناوينك المحفوظة. يُرجى اختيار عنوان آخر.',
  tooManyOpen: (count: number) =>
    `لديك ${arabicCount(count, {
      one: 'طلب واحد مفتوح',
      two: 'طلبان مفتوحان',
      few: 'طلبات مفتوحة',
      many: 'طلبًا مفتوحًا',
      other: 'طلب مفتوح',
    })}، ولا يقبل المتجر المزيد حاليًا. يُرجى الطلب مجددًا بعد اكتمال أحدها أو إلغائه.`,
  mostAmount: (amount: string) => `لا يمكن أن تزيد قيمة الطلب على ${amount}. يُرجى تقسيمه.`,
  pricesChanged: (total: string, seen: string) => `تغيّرت الأسعار: الإجمالي الآن ${total} بدلًا من ${seen}.`,
  pricesOrFeeChanged: (total: string, seen: string) =>
    `تغيّرت الأسعار أو رسوم التوصيل: الإجمالي الآن ${total} بدلًا من ${seen}.`,
  lookAtCart: 'يُرجى مراجعة سلتك مرة أخرى.',
  sayNewTotal: 'يُرجى إبلاغ العميل بالإجمالي الجديد.',
  placed: 'تم تسجيل الطلب.',

  noOnlinePayment: 'الدفع عبر الإنترنت غير متاح. يُرجى اختيار الدفع نقدًا.',
  endedUnpaid: 'انتهى هذا الطلب قبل دفعه ولم يُخصم أي مبلغ. يُرجى إرساله مرة أخرى.',
  noPaymentPage: 'تعذر فتح صفحة الدفع حاليًا ولم يُخصم أي مبلغ. يُرجى المحاولة مرة أخرى.',
  allHeld: (name: string) =>
    `يدفع عملاء آخرون الآن ثمن «${name}» عبر الإنترنت، والباقي محجوز للطلبات التي تُدفع نقدًا. يُرجى اختيار الدفع نقدًا، أو المحاولة لاحقًا.`,
  someHeld: (free: number | string, name: string) =>
    `الحد الأقصى لما يمكن دفعه حاليًا عبر الإنترنت من «${name}»: ${free}. يُرجى طلب كمية أقل، أو اختيار الدفع نقدًا.`,

  allHeldForGuest: (name: string) =>
    `ما تبقى من «${name}» محجوز لعملاء آخرين. يُرجى تسجيل الدخول لطلبه، أو المحاولة لاحقًا.`,
  someHeldForGuest: (free: number | string, name: string) =>
    `الحد الأقصى لما يمكن طلبه حاليًا بلا حساب من «${name}»: ${free}. يُرجى طلب كمية أقل، أو تسجيل الدخول.`,
  notUnpaid: 'لم يعد هذا الطلب ينتظر الدفع. يُرجى إعادة تحميل الطلبات.',
  released: 'أصبحت منتجات هذا الطلب متاحة من جديد.',
  takenTooLate: (reason: string) => `سُجّل بعد آخر موعد للطلب. السبب: ${reason}`,
  takenBeyondPlaces: (reason: string) => `سُجّل زيادةً على أماكن موعده. السبب: ${reason}`,
  takenTooLateBeyondPlaces: (reason: string) => `سُجّل بعد آخر موعد للطلب وزيادةً على أماكن موعده. السبب: ${reason}`,
} satisfies Translation<typeof import('#backend/features/orders/placing/texts.ts')>;
