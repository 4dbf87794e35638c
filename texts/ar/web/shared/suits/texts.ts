// Not reviewed by a native reader.
export default {
  suitsMe: 'يناسبني',
  whatYouAvoid: 'مسببات الحساسية المراد تجنبها',
  staysHere: 'يبقى على هذا الجهاز.',
  whenSent: 'مرشّح «ما يناسبني فقط» وحده يرسل هذا الاختيار إلى المتجر، والمتجر لا يحفظه مع حسابك.',
  onlyChecked:
    'لا يُعد المنتج خاليًا من مسبب الحساسية إلا إذا تحقق المتجر من بياناته الغذائية. يُرجى قراءة الملصق قبل الأكل.',
  clearAll: 'مسح الكل',
  done: 'تم',
  contains: (list: string) => `يحتوي على: ${list}`,
  mayContain: (list: string) => `قد يحتوي على: ${list}`,
  free: (list: string) => `تم التحقق: بدون ${list}`,
  notStated: 'مسببات الحساسية غير مذكورة',
  notChecked: 'لم يتحقق منه المتجر',
  notLoaded: 'لم تُحمَّل مسببات الحساسية',
} satisfies Translation<typeof import('#web/shared/suits/texts.ts')>;
