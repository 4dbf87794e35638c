// Not reviewed by a native reader.
export default {
  noLongerCounted: (name: string) => `لم يعد «${name}» معدودًا. يُرجى مراجعته مرة أخرى.`,
  countFirst: (name: string) => `لم يُعدّ «${name}» بعد. يُرجى عدّه أولًا.`,
  countedAlready: (name: string, onHand: number) => `سبق عدّ «${name}»: المخزون ${onHand}. يُرجى مراجعته مرة أخرى.`,
  otherOnHand: (name: string, onHand: number, expected: number) =>
    `مخزون «${name}» الآن ${onHand} وليس ${expected}. يُرجى مراجعته مرة أخرى.`,
  fewerOnHand: (onHand: number, name: string) => `مخزون «${name}» هو ${onHand} فقط.`,
  tooManyOnHand: (max: number, name: string) => `الحد الأقصى لمخزون «${name}»: ${max}.`,
  unknownProduct: 'هذا المنتج غير موجود.',

  note: 'الملاحظة',
  isNoWhole: 'يجب أن يكون التغيير عددًا صحيحًا.',
  isTooLarge: 'التغيير كبير جدًا.',
  onHandIsNoWhole: 'يجب أن يكون المخزون عددًا صحيحًا.',
  onHandIsNegative: 'لا يمكن أن يكون المخزون أقل من 0.',
  sayReceived: 'يُرجى ذكر عدد ما وصل.',
  sayWasted: 'يُرجى ذكر عدد ما تلف، بعدد سالب.',
  correctionIsZero: 'لا يمكن أن يكون التصحيح 0.',
  noChange: 'يُرجى إرسال تغيير واحد على الأقل.',
  tooManyChanges: (max: number) => `الحد الأقصى لعدد التغييرات دفعة واحدة: ${max}.`,

  saved: 'تم حفظ المخزون.',
  countingStopped: 'لم يعد المنتج معدودًا.',
} satisfies Translation<typeof import('#backend/features/catalogue/stock/texts.ts')>;
