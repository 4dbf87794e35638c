export default {
  addedToCart: 'In den Warenkorb gelegt',
  atMost: (count: number) => `Von einem Produkt können höchstens ${count} im Warenkorb sein`,
  atMostOf: (amount: string, product: string) => `Von ${product} können höchstens ${amount} im Warenkorb sein`,
  leftInCart: (count: number | string, product: string) =>
    `Noch ${typeof count === 'number' ? `${count} ×` : count} ${product} im Warenkorb`,
  removed: (product: string) => `${product} entfernt`,
  undo: 'Rückgängig',
} satisfies Translation<typeof import('#web/shared/cart/texts.ts')>;
