// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  isFinished: 'انتهى تجهيز هذا الطلب. يُرجى إعادة تحميل الطلب.',
  noSubstituteWanted: (name: string) => `لا يريد العميل بديلًا عن «${name}». يُرجى تسجيل أنه غير موجود.`,
  cannotBeGiven: 'لا يمكن تقديم هذا المنتج بديلًا. يُرجى اختيار منتج آخر.',
  isDearer: (name: string, ordered: string) => `المنتج «${name}» أغلى من «${ordered}». يُرجى اختيار منتج آخر.`,
  isDearerWithDeposit: (substitute: string, ordered: string) =>
    `${substitute} أغلى من ${ordered} مع تأمين العبوة. يُرجى اختيار منتج آخر.`,
  otherSteps: (name: string, ordered: string) =>
    `لا يُباع «${name}» بالخطوات نفسها التي يُباع بها «${ordered}». يُرجى اختيار منتج آخر.`,
  isNotForEverybody: (name: string, age: number) => `${name} لمن عمره ${age} فأكثر فقط. يُرجى اختيار منتج آخر.`,
  tooFewInStock: (name: string) => `مخزون «${name}» لا يكفي. يُرجى اختيار منتج آخر.`,
  isNotWeighed: (name: string) => `لا يُباع «${name}» بالوزن. يُرجى عدم إرسال جرامات.`,
  isWeighed: (name: string) => `يُباع «${name}» بالوزن. يُرجى وزنه.`,
  isUnlikelyWeight: (grams: number, from: number, to: number) =>
    `${grams} جم وزن غير متوقع: المتوقع من ${from} إلى ${to} جم. يُرجى التحقق من الوزن، وتأكيده إذا كان صحيحًا.`,
  isUnlikelyForOrder: (grams: string, ordered: string) =>
    `${grams} وزن غير متوقع: المطلوب ${ordered}. يُرجى التحقق من الوزن، وتأكيده إذا كان صحيحًا.`,
  noSuchLine: 'لا يوجد هذا السطر في الطلب.',
  fewerOrdered: (quantity: number, name: string) => `الكمية المطلوبة من «${name}» هي ${quantity} فقط.`,
  sayWhyShort: (name: string) => `يُرجى ذكر سبب نقص «${name}».`,
  nothingPicked: 'لم يُجهَّز شيء من هذا الطلب بعد.',
  notAllPicked: (missing: number) =>
    `لم يُجهَّز بعد من هذا الطلب: ${arabicCount(missing, {
      one: 'منتج واحد',
      two: 'منتجان',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    })}. يُرجى تجهيز كل المنتجات أولًا.`,
  nothingFound: 'لم يُعثر على شيء من هذا الطلب. يُرجى إلغاؤه بدلًا من ذلك.',
  quantityFault: (max: number) => `يجب أن تكون الكمية عددًا صحيحًا من 0 إلى ${max}، أو null للتراجع عن التجهيز.`,
  gramsFault: 'يجب أن تكون الجرامات عددًا صحيحًا من 1 إلى 10000000.',

  notAllFound: 'لم يُعثر على كل شيء',

  notFound: (name: string) => `${name}: لم يُعثر عليه ولم يُحتسب.`,
  replaced: (name: string, amount: string, substitute: string, grams: number | null) =>
    `${name}: استُبدل به ${amount} ${substitute}${grams === null ? '' : `، ${grams} جم`}.`,
  found: (name: string, quantity: number | string, ordered: number | string, grams: number | null) =>
    `${name}: ${quantity} من ${ordered}${grams === null ? '' : `، ${grams} جم`}.`,

  comma: '، ',
  foundOf: (name: string, quantity: number | string, ordered: number | string) => `${name}: ${quantity} من ${ordered}`,
  instead: (name: string) => `البديل: ${name}`,
  shortReasons: { MISSING: 'غير موجود على الرف', DAMAGED: 'جودته غير كافية', OTHER: 'لسبب آخر' },

  picked: 'تم تجهيز السطر.',
  soldMeanwhile: (goods: string) =>
    `لا يكفي المخزون من بديل سلّمته: ${goods}. أخذه طلب آخر في هذه الأثناء وسينقصه. يُرجى عدّه وإبلاغ عميل ذلك الطلب.`,
  pieces: (amount: string, name: string) => `${amount} ${name}`,
  finished: 'انتهى التجهيز.',
} satisfies Translation<typeof import('#backend/features/orders/picking/texts.ts')>;
