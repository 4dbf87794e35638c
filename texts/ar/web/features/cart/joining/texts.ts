// Not reviewed by a native reader.
export default {
  together: 'الإضافة إلى طلب',
  withOrder: (number: string) => `الإضافة إلى الطلب ${number}`,
  terms: (until: string) => `بلا رسوم توصيل ولا حد أدنى. مفتوح حتى ${until}.`,
  ofItsOwn: 'طلب جديد',
  byItself: 'يصل منفصلًا.',
} satisfies Translation<typeof import('#web/features/cart/joining/texts.ts')>;
