// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',

  isMissing: (label: string) => `الحقل «${label}» مطلوب.`,
  isNoText: (label: string) => `يجب أن يكون الحقل «${label}» نصًا.`,
  isTooLong: (label: string, max: number) => `الحد الأقصى لعدد أحرف الحقل «${label}»: ${max}.`,
  isTooShort: (label: string, min: number) => `الحد الأدنى لعدد أحرف الحقل «${label}»: ${min}.`,
  hasTooManyAccents: (label: string) => `في الحقل «${label}» أكثر من 30 علامة تشكيل على حرف واحد. يُرجى إزالة بعضها.`,
  cannotBeStored: (label: string) => `في الحقل «${label}» رمز لا يمكن حفظه. يُرجى كتابته من جديد.`,
  cannotBePassword: (label: string) => `في الحقل «${label}» رمز لا يمكن حفظه. يُرجى اختيار كلمة أخرى.`,
  kindsOfValues: {
    text: 'نصًّا',
    number: 'رقمًا',
    wholeNumber: 'عددًا صحيحًا',
    choice: 'true أو false',
    list: 'قائمة',
    fields: 'كائنًا بحقول',
  },
  mustBe: (name: string, kind: string) => `يجب أن يكون «${name}» ${kind}.`,
  mustBeOneOf: (name: string, values: string) => `يجب أن يكون «${name}» واحدًا من: ${values}.`,
  isTooLarge: (name: string, max: number) => `يمكن أن يكون «${name}» ${max} على الأكثر.`,
  isTooSmall: (name: string, min: number) => `يجب أن يكون «${name}» ${min} على الأقل.`,
  isNotValid: (name: string) => `«${name}» غير صالح. يرجى التحقق والمحاولة مرة أخرى.`,
  isNoEmail: (label: string) => `يجب أن يكون الحقل «${label}» عنوان بريد إلكتروني مثل ⁨name@example.com⁩.`,

  protocolFaults: {
    400: 'تعذرت قراءة ما أُرسل. يُرجى مراجعته والمحاولة مرة أخرى.',
    403: 'جاء هذا الطلب من موقع آخر ولم يُنفّذ.',
    404: 'لا يوجد شيء في هذا العنوان.',
    408: 'استغرق وصول ما أُرسل وقتًا طويلًا.',
    413: 'حجم ما أُرسل كبير جدًا.',
    414: 'عنوان الصفحة طويل جدًا.',
    415: 'يجب أن يكون ما يُرسل من نوع application/json.',
    429: 'طلبات كثيرة جدًا. يُرجى الانتظار لحظة ثم المحاولة مرة أخرى.',
    431: 'ترويسات الطلب كبيرة جدًا.',
  },
  notUnderstood: 'لم يُفهم ما أُرسل.',
  cannotAnswer: 'لا يستطيع المتجر الرد حاليًا. يُرجى المحاولة بعد لحظات.',
  isBusy: 'المتجر مشغول جدًا. يُرجى المحاولة بعد لحظات.',
  failedOnOurSide: (requestId: string) => `حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى. (${requestId})`,

  tooManyTriesSeconds: (seconds: number) =>
    `محاولات كثيرة جدًا. يُرجى الانتظار ${arabicCount(seconds, {
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      few: 'ثوانٍ',
      many: 'ثانية',
      other: 'ثانية',
    })} ثم المحاولة مرة أخرى.`,
  tooManyTriesMinutes: (minutes: number) =>
    `محاولات كثيرة جدًا. يُرجى الانتظار ${arabicCount(minutes, {
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: 'دقائق',
      many: 'دقيقة',
      other: 'دقيقة',
    })} ثم المحاولة مرة أخرى.`,
} satisfies Translation<typeof import('#backend/http/texts.ts')>;
