// Not reviewed by a native reader.
export default {
  isOpen: (number: string, until: string) => `الطلب ${number} مفتوح حتى ${until}`,
  addToIt: 'أضف إليه',
  comesWith: (number: string, until: string) => `ما تطلبه حتى ${until} يصل مع الطلب ${number}`,
  toCart: 'إلى السلة',
  openOrder: 'طلب مفتوح',
} satisfies Translation<typeof import('#web/shared/open-orders/texts.ts')>;
