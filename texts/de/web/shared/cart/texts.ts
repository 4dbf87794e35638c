export default {
  addedToCart: 'In den Warenkorb gelegt',
  atMost: (count: number | string) => `Von einem Produkt können höchstens ${count} im Warenkorb sein`,
  leftInCart: (count: number | string, product: string) =>
    `Noch ${typeof count === 'number' ? `${count} ×` : count} ${product} im Warenkorb`,
  removed: (product: string) => `${product} entfernt`,
  undo: 'Rückgängig',
} satisfies Translation<typeof import('#web/shared/cart/texts.ts')>;
