// Not reviewed by a native reader.
export default {
  addedToCart: 'تمت الإضافة إلى السلة',
  atMost: (count: number) => `الحد الأقصى للمنتج الواحد في السلة: ${count}`,
  atMostOf: (amount: string, product: string) => `الحد الأقصى من ${product} في السلة: ${amount}`,
  leftInCart: (count: number | string, product: string) =>
    `بقي في السلة ${typeof count === 'number' ? `${count} ×` : count} ${product}`,
  removed: (product: string) => `أُزيل من السلة: ${product}`,
  undo: 'تراجع',
} satisfies Translation<typeof import('#web/shared/cart/texts.ts')>;
