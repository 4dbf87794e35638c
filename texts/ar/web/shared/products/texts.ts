// Not reviewed by a native reader.
export default {
  categories: 'الأقسام',
  pasteList: 'لصق قائمة',
  bestSellers: 'الأكثر مبيعًا',
  ourPicks: 'مختاراتنا',

  soldOut: 'نفدت الكمية',
  outOfStock: 'غير متوفر',
  percentOff: (percent: number) => `خصم ${percent}%`,
  inCart: (count: number | string) => `في السلة: ${count}`,
  onlyLeft: (count: number | string) => `بقي ${count} فقط`,
  add: 'إضافة',
  addToCart: (amount: number | string | null, product: string) =>
    `إضافة ${amount === null ? '' : typeof amount === 'number' ? `${amount} × ` : `${amount} `}${product} إلى السلة`,
  plusDeposit: (amount: string) => `يُضاف تأمين ${amount}`,

  noSize: 'غير محدد',
  units: { KILOGRAM: 'كجم', LITRE: 'لتر', PIECE: 'قطعة' },
  weight: 'الوزن',
  size: 'الحجم',
} satisfies Translation<typeof import('#web/shared/products/texts.ts')>;
