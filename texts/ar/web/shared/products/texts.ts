// Not reviewed by a native reader.
export default {
  categories: 'الأقسام',
  pasteList: 'لصق قائمة',
  bestSellers: 'الأكثر مبيعًا',
  ourPicks: 'مختاراتنا',

  soldOut: 'نفدت الكمية',
  outOfStock: 'غير متوفر',
  percentOff: (percent: number) => `خصم ${percent}%`,
  inCart: (count: number) => `في السلة: ${count}`,
  onlyLeft: (count: number) => `بقي ${count} فقط`,
  add: 'إضافة',
  addToCart: (count: number, product: string) => `إضافة ${count > 1 ? `${count} × ` : ''}${product} إلى السلة`,
  plusDeposit: (amount: string) => `يُضاف تأمين ${amount}`,

  noSize: 'غير محدد',
  units: { KILOGRAM: 'كجم', LITRE: 'لتر', PIECE: 'قطعة' },
  weight: 'الوزن',
  size: 'الحجم',
} satisfies Translation<typeof import('#web/shared/products/texts.ts')>;
